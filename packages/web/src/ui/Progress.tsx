import { Progress as Primitive } from 'radix-ui';
import styles from './Progress.module.css';

/** How far something is: 0 to 100, or undefined while nobody knows. */
export function Progress({ value, label }: { value: number | undefined; label: string }) {
  return (
    <Primitive.Root className={styles.track} value={value ?? null} aria-label={label}>
      <Primitive.Indicator
        className={value === undefined ? styles.unknown : styles.bar}
        style={value === undefined ? undefined : { width: value > 0 ? `${Math.max(3, value)}%` : 0 }}
      />
    </Primitive.Root>
  );
}
