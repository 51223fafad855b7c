import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ControlIds } from './Field.tsx';
import styles from './Select.module.css';

export interface Option {
  value: string;
  label: string;
  /** A few words below the label. */
  hint?: string;
  disabled?: boolean;
}

interface SelectProps extends Partial<ControlIds> {
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string;
  /** Where no Field gives a label. */
  label?: string;
  size?: 'sm' | 'md';
}

/** One of a list that is too long to show; up to five short ones: Segmented. */
export function Select({ value, onChange, options, placeholder, label, size = 'md', ...ids }: SelectProps) {
  return (
    <Primitive.Root value={value ?? ''} onValueChange={onChange}>
      <Primitive.Trigger {...ids} aria-label={label} className={styles.trigger} data-size={size}>
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon className={styles.chevron}>
          <ChevronDown aria-hidden />
        </Primitive.Icon>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content className={styles.content} position="popper" sideOffset={6} collisionPadding={12}>
          <Primitive.Viewport className={styles.viewport}>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={styles.item}
                textValue={option.label}
              >
                <span>
                  <Primitive.ItemText>{option.label}</Primitive.ItemText>
                  {option.hint && <small className={styles.hint}>{option.hint}</small>}
                </span>
                <Primitive.ItemIndicator>
                  <Check aria-hidden className={styles.check} />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
