import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';

export interface ButtonLook {
  /** primary: the one thing to do on a page. secondary: what else can be done. quiet: in rows and bars. danger: cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as what it stands in. */
  wide?: boolean;
}

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: LucideIcon;
  /** Under way: shows a turning wheel, and cannot be pressed again. */
  busy?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** The class of a button, for links that look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({ variant = 'secondary', size = 'md', wide }: ButtonLook = {}): string {
  return classes(styles.button, styles[variant], styles[size], wide && styles.wide);
}

/** A button with words. */
export function Button({ variant, size, wide, icon: Icon, busy, children, className, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(buttonClass({ variant, size, wide }), className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? (
        <LoaderCircle aria-hidden className={styles.turning} />
      ) : Icon ? (
        <Icon aria-hidden className={styles.icon} />
      ) : null}
      {children}
    </button>
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  /** What it does, for those who do not see the icon. */
  label: string;
  size?: 'sm' | 'md';
  ref?: Ref<HTMLButtonElement>;
}

/** A button with an icon alone; put a Tooltip around it where the icon does not say it all. */
export function IconButton({ icon: Icon, label, size = 'md', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classes(styles.iconButton, size === 'sm' && styles.iconSmall, className)}
    >
      <Icon aria-hidden />
    </button>
  );
}
