import { type RefObject, useEffect, useRef } from 'react';
import styles from './joint-labels.module.css';
import type { ModelState } from './model-state.ts';
import { placeInPicture } from './pick.ts';
import type { ModelSession } from './session.ts';

/** Names beside the joints: of the one that is meant, or of all for which there is room. They follow the picture without React. */
export function JointLabels(props: {
  session: ModelSession;
  state: ModelState;
  /** Set to what places the names; called after every picture. */
  draw: RefObject<(() => void) | undefined>;
}) {
  const { session, state, draw } = props;
  const layer = useRef<HTMLDivElement>(null);
  const { joint, jointNames, joints } = state;
  useEffect(() => {
    const place = () => {
      const { model, stage } = session;
      const labels = layer.current?.children;
      if (!model || !labels) return;
      const taken: [number, number][] = [];
      const order = [...Array(labels.length).keys()].sort((a, b) => Number(b === joint) - Number(a === joint));
      for (const i of order) {
        const label = labels[i] as HTMLElement;
        const at = jointNames || i === joint ? placeInPicture(stage, model.skeleton.placeOf(i)) : undefined;
        // Names on top of each other say nothing: the first one stays.
        const free = at && !taken.some(([x, y]) => Math.abs(x - at[0]) < 92 && Math.abs(y - at[1]) < 15);
        label.hidden = !free;
        if (!at || !free) continue;
        taken.push(at);
        label.style.transform = `translate(${at[0] + 8}px, ${at[1] - 9}px)`;
      }
    };
    draw.current = place;
    place();
    return () => {
      draw.current = undefined;
    };
  }, [session, joint, jointNames, draw]);
  return (
    <div className={styles.layer} ref={layer} aria-hidden>
      {joints.map(({ name }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: joints are known by their place; names may come twice
        <span key={i} className={styles.label} data-chosen={i === joint || undefined} hidden>
          {shortName(name)}
        </span>
      ))}
    </div>
  );
}

/** Without the maker's prefix that every joint has: `mixamorig:LeftArm` is LeftArm. */
export function shortName(name: string): string {
  return name.split(':').at(-1) ?? name;
}
