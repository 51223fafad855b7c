import { Download, RotateCw } from 'lucide-react';
import { Tooltip } from 'radix-ui';
import { type ReactNode, type RefObject, useId } from 'react';
import { useText } from '../use-text.ts';
import styles from './frame.module.css';

/** What every kind of view stands in: the picture, what is beside and below it, and the caption. */
export function Frame(props: {
  frame: RefObject<HTMLElement | null>;
  full: boolean;
  title: string;
  caption?: string;
  className?: string;
  /** Over the picture, at its top. */
  top?: ReactNode;
  /** Beside the picture; below it on a phone. */
  panel?: ReactNode;
  /** Below the picture. */
  bars?: ReactNode;
  /** Said to those who do not see it. */
  news?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Tooltip.Provider delayDuration={400}>
      <figure
        ref={props.frame}
        className={[styles.frame, props.className].filter(Boolean).join(' ')}
        data-full={props.full || undefined}
        aria-labelledby={id}
      >
        <span id={id} className={styles.hidden}>
          {props.title}
        </span>
        <div className={styles.middle} data-panel={props.panel ? true : undefined}>
          <div className={styles.picture}>
            {props.children}
            {props.top && <div className={styles.top}>{props.top}</div>}
          </div>
          {props.panel}
        </div>
        {props.bars}
        {props.caption && <figcaption className={styles.caption}>{props.caption}</figcaption>}
        <span className={styles.hidden} aria-live="polite">
          {props.news}
        </span>
      </figure>
    </Tooltip.Provider>
  );
}

/** Until there is something to see: the poster, and how far it is (no `text`: it will come no further). */
export function Loading(props: { poster?: string; share?: number; text?: string; done: boolean }) {
  return (
    <div className={styles.loading} data-done={props.done || undefined} aria-hidden={props.done}>
      {props.poster && <img className={styles.poster} src={props.poster} alt="" />}
      {!props.done && props.text && (
        <div className={styles.progress}>
          <span>{props.text}</span>
          <progress aria-label={props.text} {...(props.share === undefined ? {} : { value: props.share })} max={1} />
        </div>
      )}
    </div>
  );
}

/** What went wrong, and what can be done. */
export function Failure(props: {
  text: string;
  /** Nothing went wrong. */
  calm?: boolean;
  onRetry?: () => void;
  file?: { url: string; name: string };
}) {
  const text = useText();
  return (
    <div className={styles.failure} role={props.calm ? undefined : 'alert'}>
      <p>{props.text}</p>
      <div className={styles.actions}>
        {props.onRetry && (
          <button type="button" className={styles.button} onClick={props.onRetry}>
            <RotateCw aria-hidden /> {text('retry')}
          </button>
        )}
        {props.file && (
          <a className={styles.button} href={props.file.url} download={props.file.name}>
            <Download aria-hidden /> {text('downloadFile', { name: props.file.name })}
          </a>
        )}
      </div>
    </div>
  );
}
