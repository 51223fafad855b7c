import { Check, ChevronDown } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactNode } from 'react';
import styles from './choice.module.css';
import controls from './controls.module.css';

export interface ChoiceOption {
  value: string;
  label: string;
  /** Why it cannot be chosen. */
  unavailable?: string;
  /** Starts a group with this heading. */
  heading?: string;
}

/** One of several: a button that shows the choice, and a menu of all. */
export function Choice(props: {
  label: string;
  value: string;
  options: readonly ChoiceOption[];
  icon?: ReactNode;
  /** Whether the icon alone will do where there is little room. */
  brief?: boolean;
  onChange: (value: string) => void;
}) {
  const chosen = props.options.find((option) => option.value === props.value);
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className={[controls.tool, props.brief && styles.brief].filter(Boolean).join(' ')}
        aria-label={`${props.label}: ${chosen?.label ?? ''}`}
      >
        {props.icon}
        <span className={styles.value}>{chosen?.label}</span>
        <ChevronDown aria-hidden className={styles.down} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className={styles.menu} sideOffset={6} collisionPadding={8} align="start">
        <DropdownMenu.RadioGroup value={props.value} onValueChange={props.onChange} aria-label={props.label}>
          {props.options.map((option) => (
            <Fragment key={option.value}>
              {option.heading && <DropdownMenu.Label className={styles.heading}>{option.heading}</DropdownMenu.Label>}
              <DropdownMenu.RadioItem
                className={styles.item}
                value={option.value}
                disabled={option.unavailable !== undefined}
              >
                <DropdownMenu.ItemIndicator className={styles.check}>
                  <Check aria-hidden />
                </DropdownMenu.ItemIndicator>
                {option.label}
                {option.unavailable && <span className={styles.why}>{option.unavailable}</span>}
              </DropdownMenu.RadioItem>
            </Fragment>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
