import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { classes } from './classes.ts';

/** A piece of a page with a title of its own. */
export function Card({ title, aside, children, className, flush }: CardProps) {
  return (
    <section className={classes(styles.card, className)}>
      {title && (
        <header className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {aside}
        </header>
      )}
      <div className={flush ? undefined : styles.body}>{children}</div>
    </section>
  );
}

interface CardProps {
  title?: ReactNode;
  /** At the far end of the title. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
  /** What is inside reaches the edges: tables, pictures. */
  flush?: boolean;
}
