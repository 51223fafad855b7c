import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What a control needs to hang onto its label, its help and its error. */
export interface ControlIds {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** A sentence; shown instead of nothing, announced when it appears. */
  error?: string;
  required?: boolean;
  optional?: string;
  /** Beside the label, at the far end: a counter, a link. */
  aside?: ReactNode;
  children: (ids: ControlIds) => ReactNode;
}

/** A label, its control, help below, an error below that. */
export function Field({ label, help, error, required, optional, aside, children }: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
          {optional && <span className={styles.optional}> {optional}</span>}
        </label>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** Several controls that answer one question: a fieldset that looks like a Field. */
export function FieldGroup({ legend, help, error, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={styles.group} aria-describedby={describedBy || undefined}>
      <legend className={styles.label}>{legend}</legend>
      {children}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
