import type { Vec3 } from '../../math/index.ts';
import { createCurve } from '../curves.ts';
import type { Anatomy } from './anatomy.ts';
import type { Controls, FootControl } from './controls.ts';
import type { Limb } from './limb.ts';

/** A smooth curve through `[time, value]` keys that never overshoots them. */
export function keys(...list: readonly (readonly [time: number, value: number])[]): (t: number) => number {
  return createCurve(list.map(([time, value]) => ({ time, value })));
}

/** A cosine over a cycle whose crest is at `crest`; `times` of them in the cycle. */
export function wave(t: number, amplitude: number, crest = 0, times = 1): number {
  return amplitude * Math.cos(2 * Math.PI * times * (t - crest));
}

/** Changes the controls of feet. */
export function eachFoot(body: Anatomy, controls: Controls, change: (foot: FootControl, leg: Limb) => void): void {
  for (const [i, leg] of body.legs.entries()) change(controls.feet[i], leg);
}

/** Where a foot is that stays on the ground while the trunk has gone from `planted` to `now`, units. */
export function stay(planted: Vec3, now: Vec3): Vec3 {
  return [planted[0] - now[0], planted[1] - now[1], planted[2] - now[2]];
}
