import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classes } from './classes.ts';
import styles from './TextInput.module.css';

/** One line of text; stands in a Field. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={classes(styles.input, className)} />;
}

/** Several lines; grows with what is written. */
export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...rest} className={classes(styles.input, styles.area, className)} />;
}

/** A password, with a switch to see it. `showLabel`, `hideLabel`: what the switch says. */
export function PasswordInput({
  className,
  showLabel,
  hideLabel,
  ...rest
}: ComponentProps<'input'> & { showLabel: string; hideLabel: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={styles.wrap}>
      <input
        {...rest}
        type={shown ? 'text' : 'password'}
        className={classes(styles.input, styles.withButton, className)}
        spellCheck={false}
        autoCapitalize="off"
      />
      <button
        type="button"
        className={styles.inside}
        aria-label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden />
      </button>
    </span>
  );
}
