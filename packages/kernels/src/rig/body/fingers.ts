import { V3, type Vec3 } from '../../math/index.ts';
import type { Arm } from './biped-arms.ts';
import type { SkeletonDraft } from './draft.ts';
import type { HandFingers } from './hand-fingers.ts';

/** Across the hand in shares of its length (thumb side positive), where the knuckle is along it, and how long the finger is. */
const FINGERS = [
  ['Thumb', 0.2, 0.16, 0.5],
  ['Index', 0.15, 0.5, 0.46],
  ['Middle', 0.03, 0.52, 0.48],
  ['Ring', -0.08, 0.51, 0.44],
  ['Pinky', -0.18, 0.48, 0.36],
] as const;

/** Five fingers of four joints: those that were found in the hand, else at rest inside it; skeletons for people have them all. */
export function addFingers(
  draft: SkeletonDraft,
  side: string,
  sign: 1 | -1,
  { wrist, tip }: Arm,
  found?: HandFingers,
): void {
  const along = V3.sub(tip, wrist);
  const length = Math.max(1e-6, V3.length(along));
  const d = V3.scale(along, 1 / length);
  // The thumb points forwards; of an arm that points forwards, upwards.
  let across: Vec3 = V3.sub([0, 0, 1], V3.scale(d, d[2]));
  if (V3.length(across) < 0.3) across = V3.sub([0, 1, 0], V3.scale(d, d[1]));
  across = V3.scale(across, 1 / V3.length(across));
  FINGERS.forEach(([finger, over, knuckle, reach], order) => {
    const own = found?.[order];
    const lean = finger === 'Thumb' ? 0.45 : over * 0.25;
    const at = (t: number): Vec3 =>
      V3.add(
        V3.add(wrist, V3.scale(d, length * (knuckle + reach * t * (finger === 'Thumb' ? 0.8 : 1)))),
        V3.scale(across, length * (over + lean * reach * t)),
      );
    draft.run(
      'finger',
      sign,
      order,
      `${side}Hand`,
      [0, 0.42, 0.72, 1].map((t, k) => [`${side}Hand${finger}${k + 1}`, own?.[k] ?? at(t)] as const),
    );
  });
}
