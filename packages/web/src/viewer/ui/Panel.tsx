import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useText } from '../use-text.ts';
import { IconButton } from './controls.tsx';
import styles from './panel.module.css';

/** What is beside the picture: a heading, what stays in place, and what scrolls. */
export function Panel(props: { title: string; fixed?: ReactNode; onClose: () => void; children: ReactNode }) {
  const text = useText();
  const id = useId();
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h3 id={id}>{props.title}</h3>
        <IconButton label={text('close')} onClick={props.onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      {props.fixed && <div className={styles.fixed}>{props.fixed}</div>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label={props.title}>
        {props.children}
      </section>
    </aside>
  );
}
