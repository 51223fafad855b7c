import { Maximize, Minimize } from 'lucide-react';
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react';
import type { ViewerFile } from '../types.ts';
import { IconButton } from '../ui/controls.tsx';
import { Failure, Frame, Loading } from '../ui/Frame.tsx';
import { useFullscreen } from '../ui/use-fullscreen.ts';
import { useText } from '../use-text.ts';
import styles from './image.module.css';

/** Two pictures of one thing over each other, with a divider that is dragged or moved by arrow keys. */
export function CompareView(props: {
  before: string;
  after: ViewerFile;
  title: string;
  caption?: string;
  className?: string;
}) {
  const text = useText();
  const frame = useRef<HTMLElement>(null);
  const full = useFullscreen(frame);
  const [share, setShare] = useState(50);
  const [loaded, setLoaded] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointermove' && event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    setShare(Math.round(Math.min(100, Math.max(0, (100 * (event.clientX - box.left)) / box.width))));
  };
  const done = () => setLoaded((count) => count + 1);
  return (
    <Frame
      frame={frame}
      full={full.on}
      title={props.title}
      caption={props.caption}
      className={props.className}
      top={
        <>
          <span className={styles.badge}>{text('before')}</span>
          <span className={styles.push} />
          <span className={styles.badge}>{text('after')}</span>
          <span className={styles.corner}>
            <IconButton
              label={full.on ? text('leaveFullscreen') : text('fullscreen')}
              pressed={full.on}
              quiet
              onClick={full.toggle}
            >
              {full.on ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
            </IconButton>
          </span>
        </>
      }
    >
      <Loading text={text('loadingUnknown')} done={loaded >= 2 || failed} />
      <div
        key={attempt}
        className={styles.compare}
        data-ready={loaded >= 2 || undefined}
        style={{ '--share': `${share}%` } as CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={follow}
      >
        <img
          className={styles.image}
          src={props.after.url}
          alt={`${props.title}: ${text('after')}`}
          draggable={false}
          onLoad={done}
          onError={() => setFailed(true)}
        />
        <div className={styles.over}>
          <img
            className={styles.image}
            src={props.before}
            alt={`${props.title}: ${text('before')}`}
            draggable={false}
            onLoad={done}
            onError={() => setFailed(true)}
          />
        </div>
        <span className={styles.divider} aria-hidden />
        <input
          className={styles.handle}
          type="range"
          min={0}
          max={100}
          step={1}
          value={share}
          aria-label={text('compare')}
          aria-valuetext={text('compareValue', { percent: 100 - share })}
          onChange={(event) => setShare(Number(event.target.value))}
        />
      </div>
      {failed && (
        <Failure
          text={text('failureImage')}
          onRetry={() => {
            setFailed(false);
            setLoaded(0);
            setAttempt(attempt + 1);
          }}
        />
      )}
    </Frame>
  );
}
