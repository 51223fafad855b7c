import type { PoseKey } from '../clip.ts';
import type { LegPose } from '../pose.ts';

/** Keys of one step: the foot stands as `from` until it leaves, is lifted, and stands as `to` from then on. Seconds. */
export function step(
  leg: 'legL' | 'legR',
  leaves: number,
  lands: number,
  from: LegPose,
  to: LegPose,
  lift = 0.08,
): readonly PoseKey[] {
  return [
    [leaves, { [leg]: { ...from, y: 0, pitch: 0 } }],
    [(leaves * 2 + lands) / 3, { [leg]: { pitch: 24 } }],
    [(leaves + lands) / 2, { [leg]: { y: lift } }],
    [lands, { [leg]: { ...to, y: 0, pitch: 0 } }],
  ];
}
