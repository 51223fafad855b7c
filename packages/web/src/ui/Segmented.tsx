import { RadioGroup } from 'radix-ui';
import type { ControlIds } from './Field.tsx';
import styles from './Segmented.module.css';
import type { Option } from './Select.tsx';

interface SegmentedProps extends Partial<ControlIds> {
  value: string | undefined;
  onChange: (value: string) => void;
  options: readonly Option[];
  /** Where no Field gives a label. */
  label?: string;
}

/** One of two to five short words, all of them seen. Arrow keys move. */
export function Segmented({ value, onChange, options, label, ...ids }: SegmentedProps) {
  return (
    <RadioGroup.Root {...ids} aria-label={label} className={styles.track} value={value ?? ''} onValueChange={onChange}>
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={styles.item}
          title={option.hint}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
