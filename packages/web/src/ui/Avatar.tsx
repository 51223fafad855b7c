import styles from './Avatar.module.css';

/** A member as a letter; `name` is an address or a handle. */
export function Avatar({ name, size = 34 }: { name: string; size?: number }) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: size * 0.42 }} aria-hidden="true">
      {(name.trim()[0] ?? '?').toUpperCase()}
    </span>
  );
}
