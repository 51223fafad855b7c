import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A state in a word. The word says it; the colour only helps. */
export function Badge({ tone = 'plain', children }: { tone?: 'plain' | 'good' | 'warn' | 'bad'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
