import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Failure, Loading } from '../ui/Frame.tsx';
import { useText } from '../use-text.ts';
import styles from './image.module.css';
import { fittedSize, keepInside, type Lie, WHOLE, zoomAt } from './pan-zoom.ts';

/** What the buttons of a picture's window do. */
export interface ZoomHandle {
  zoom: (factor: number) => void;
  whole: () => void;
}

/** A picture that is zoomed by wheel, pinch, double click and keys, and moved by dragging. */
export function ZoomImage(props: { url: string; title: string; poster?: string; handle?: { current?: ZoomHandle } }) {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const pointers = useRef(new Map<number, [number, number]>());
  const [lie, setLie] = useState<Lie>(WHOLE);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [ratio, setRatio] = useState(1);

  const change = (next: (lie: Lie) => Lie) => {
    const window = box.current?.getBoundingClientRect();
    const picture = image.current;
    if (!window || !picture?.naturalWidth) return;
    const fitted = fittedSize({ width: picture.naturalWidth, height: picture.naturalHeight }, window);
    setLie((before) => keepInside(next(before), fitted, window));
  };
  const latest = useRef(change);
  latest.current = change;
  if (props.handle)
    props.handle.current = {
      zoom: (factor) => change((before) => zoomAt(before, factor, 0, 0)),
      whole: () => setLie(WHOLE),
    };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // React's wheel listeners are passive: the page would scroll along.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const [x, y] = placeOf(event, element);
      latest.current((before) => zoomAt(before, Math.exp(-event.deltaY * 0.0016), x, y));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, []);

  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = placeOf(event, event.currentTarget);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (!other) change((l) => ({ ...l, x: l.x + now[0] - before[0], y: l.y + now[1] - before[1] }));
    else {
      const span = (p: readonly number[]) => Math.hypot(p[0] - other[0], p[1] - other[1]);
      const factor = span(now) / Math.max(1, span(before));
      change((l) => zoomAt(l, factor, (now[0] + other[0]) / 2, (now[1] + other[1]) / 2));
    }
  };
  const lift = (event: PointerEvent<HTMLDivElement>) => pointers.current.delete(event.pointerId);

  return (
    <>
      <Loading
        poster={phase === 'ready' ? undefined : props.poster}
        text={text('loadingUnknown')}
        done={phase !== 'loading'}
      />
      <div
        ref={box}
        className={styles.window}
        data-ready={phase === 'ready' || undefined}
        data-large={lie.zoom > 1 || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom it
        tabIndex={0}
        role="application"
        aria-label={props.title}
        aria-description={text('keysImage')}
        onKeyDown={(event) => handleKey(event, change)}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          pointers.current.set(event.pointerId, placeOf(event, event.currentTarget));
        }}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
        onDoubleClick={(event) => {
          const [x, y] = placeOf(event, event.currentTarget);
          change((before) => (before.zoom > 1 ? WHOLE : zoomAt(before, 3, x, y)));
        }}
      >
        <img
          key={attempt}
          ref={image}
          className={styles.image}
          src={props.url}
          alt={props.title}
          draggable={false}
          style={
            {
              '--ratio': ratio,
              transform: `translate(${lie.x}px, ${lie.y}px) scale(${lie.zoom})`,
              imageRendering: lie.zoom > 6 ? 'pixelated' : undefined,
            } as CSSProperties
          }
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // a drawing without a size of its own has none
            if (naturalWidth && naturalHeight) setRatio(naturalWidth / naturalHeight);
            setPhase('ready');
          }}
          onError={() => setPhase('failed')}
        />
      </div>
      {phase === 'failed' && (
        <Failure
          text={text('failureImage')}
          onRetry={() => {
            setPhase('loading');
            setAttempt(attempt + 1);
          }}
        />
      )}
    </>
  );
}

/** Pixels off the middle of an element. */
function placeOf(event: { clientX: number; clientY: number }, element: Element): [number, number] {
  const box = element.getBoundingClientRect();
  return [event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2];
}

function handleKey(event: KeyboardEvent, change: (next: (lie: Lie) => Lie) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pan = (x: number, y: number) => change((lie) => ({ ...lie, x: lie.x + x, y: lie.y + y }));
  if (event.key === '+' || event.key === '=') change((lie) => zoomAt(lie, 1.3, 0, 0));
  else if (event.key === '-' || event.key === '_') change((lie) => zoomAt(lie, 1 / 1.3, 0, 0));
  else if (event.key === '0' || event.key === 'f') change(() => WHOLE);
  else if (event.key === 'ArrowLeft') pan(60, 0);
  else if (event.key === 'ArrowRight') pan(-60, 0);
  else if (event.key === 'ArrowUp') pan(0, 60);
  else if (event.key === 'ArrowDown') pan(0, -60);
  else return;
  event.preventDefault();
}
