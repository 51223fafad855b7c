import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from './BackLink.tsx';
import styles from './DetailPage.module.css';

interface DetailPageProps {
  /** The list that it stands in. */
  back: ComponentProps<typeof BackLink>;
  title: string;
  /** Below the title: whose it is, of which kind. */
  by?: ReactNode;
  /** At the right of the title. */
  menu?: ReactNode;
  /** The thing itself: a `DetailStage`, or what is as wide. */
  children: ReactNode;
  /** What is known of it and can be done with it: at the right, below on a phone. */
  side: ReactNode;
  /** What `side` is called. */
  about: string;
}

/** The page of one thing: its name, itself, and what can be done with it. */
export function DetailPage({ back, title, by, menu, children, side, about }: DetailPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <BackLink {...back} />
        <div className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          {by && <p className={styles.by}>{by}</p>}
        </div>
        {menu}
      </header>
      <div className={styles.place}>{children}</div>
      <aside className={styles.side} aria-label={about}>
        {side}
      </aside>
    </div>
  );
}

/** A box as high as the viewer is on such a page. */
export function DetailStage({ children }: { children: ReactNode }) {
  return <div className={styles.stage}>{children}</div>;
}
