import { V3, type Vec3 } from '../../math/index.ts';
import type { SkeletonDraft } from './draft.ts';

const FINGERS = ['Thumb', 'Index', 'Middle', 'Ring', 'Pinky'] as const;
/** How a sculpture calls its fingers. */
export const SCULPTED_FINGERS = ['thumb', 'index', 'middle', 'ring', 'little'] as const;

/** Shares of a hand's length: how far along a finger begins and ends, and how far towards the thumb. */
const PLAN: readonly (readonly [from: number, to: number, beside: number])[] = [
  [0.2, 0.58, 0.3],
  [0.5, 0.95, 0.16],
  [0.52, 1, 0.055],
  [0.5, 0.95, -0.055],
  [0.46, 0.85, -0.16],
];

/** Five fingers of four joints each, the last one the tip; three places a finger are known, or none. */
export function addFingers(
  draft: SkeletonDraft,
  side: -1 | 1,
  end: Vec3,
  known: readonly (readonly Vec3[] | undefined)[] = [],
): void {
  const cap = side > 0 ? 'Left' : 'Right';
  const hand = draft.at(`${cap}Hand`);
  const along = V3.normalize(V3.sub(end, hand), [side, 0, 0]);
  const length = Math.max(1e-6, V3.distance(end, hand));
  // thumbs point to the front of arms that hang or are held out, and to the middle of those that point to the front
  const towards: Vec3 = Math.abs(along[2]) < 0.8 ? [0, 0, 1] : [-side, 0, 0];
  const beside = V3.normalize(V3.addScaled(towards, along, -V3.dot(towards, along)));
  FINGERS.forEach((finger, order) => {
    const places = known[order] ?? planned(hand, along, beside, length, order);
    const [, b, c] = places;
    draft.addChain(
      { kind: 'finger', side, order },
      `${cap}Hand`,
      [...places, V3.addScaled(c, V3.sub(c, b), 0.9)].map((at, i) => [`${cap}Hand${finger}${i + 1}`, at] as const),
    );
  });
}

function planned(hand: Vec3, along: Vec3, beside: Vec3, length: number, order: number): Vec3[] {
  const [from, to, sideways] = PLAN[order];
  const start = V3.addScaled(V3.addScaled(hand, along, from * length), beside, (order ? 1 : 0.5) * sideways * length);
  const tip = V3.addScaled(V3.addScaled(hand, along, to * length), beside, sideways * length);
  return [0, 0.4, 0.72].map((t) => V3.lerp(start, tip, t));
}
