import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for those who hear the page. */
export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
