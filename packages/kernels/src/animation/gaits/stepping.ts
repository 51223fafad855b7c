import { V3, type Vec3 } from '../../math/index.ts';
import type { Anatomy } from './anatomy.ts';
import type { Controls } from './controls.ts';
import { type Limb, reachOf } from './limb.ts';

/** How feet follow each other. Phases and shares are parts of a cycle. */
export interface Gait {
  /** When each leg touches down. */
  phases: readonly number[];
  /** Share of the cycle that a foot stands (duty factor). */
  duty: number;
  /** How far the trunk goes while a foot stands, units. */
  stride: number;
  /** How high feet are lifted, units. */
  lift: number;
  /** How far the heel is raised at push-off, degrees; paws only. */
  heel: number;
  /** How much lower the trunk goes, units: legs that stand straight need it to stride out. */
  drop: number;
  /** Whether it goes to its left and not forward. */
  sideways?: boolean;
}

/** Share of a stretched leg that is used: knees do not lock. */
const STRETCH = 0.975;

/**
 * Fits a gait to legs: lowers the trunk where straight legs could not stride out, by `dropMax` units at most, and takes shorter strides where that does
 * not do. `margin` is how far the trunk bobs, units.
 */
export function fitGait(body: Anatomy, wanted: Omit<Gait, 'drop'>, margin = 0.03, dropMax = 0.12): Gait {
  let drop = 0;
  let stride = wanted.stride;
  const half = (s: number) => s / 2;
  for (const leg of body.legs) drop = Math.max(drop, dropFor(body, leg, half(stride), margin, wanted.sideways));
  drop = Math.min(drop, dropMax);
  for (const leg of body.legs) {
    while (stride > 0.02 && dropFor(body, leg, half(stride), margin, wanted.sideways) > drop + 1e-6) stride *= 0.96;
  }
  return { ...wanted, stride, drop };
}

/** How much lower the trunk must go for a leg to reach so far to the front and to the back (or to either side), units. */
function dropFor({ unit }: Anatomy, { bones }: Limb, along: number, margin: number, sideways = false): number {
  const reach = reachOf(bones)[0] * STRETCH;
  const chord = V3.scale(bones.chord, bones.restLength);
  const [way, other] = sideways ? [0, 2] : [2, 0];
  const far = Math.max(Math.abs(chord[way] + along * unit), Math.abs(chord[way] - along * unit));
  const flat = Math.hypot(chord[other], far);
  const rise = reach > flat ? Math.sqrt(reach * reach - flat * flat) : 0;
  return Math.max(0, (-chord[1] - rise) / unit + margin);
}

/** Travel in a cycle, units. */
export function travelOf({ stride, duty }: Gait): number {
  return stride / duty;
}

/** How high the middle of a body must be on a wall for what hangs down from there to stay off the ground, units. */
export function heightOnWall({ reach, unit }: Anatomy, { stride }: Gait): number {
  return 0.2 + stride / 2 + reach / unit;
}

/** Sets the feet for a moment of a cycle: on the ground they stay where they are while the trunk moves on, then swing forward in an arc. */
export function stepFeet(controls: Controls, gait: Gait, t: number): void {
  const { stride, duty, lift, heel, sideways } = gait;
  const place = (up: number, along: number): Vec3 => (sideways ? [along, up, 0] : [0, up, along]);
  controls.feet.forEach((foot, i) => {
    const phase = wrap(t - gait.phases[i]);
    foot.planted = phase <= duty + 1e-9;
    if (foot.planted) {
      const u = phase / duty;
      foot.at = place(0, stride * (0.5 - u));
      // the heel comes up in the last part
      foot.roll = heel * smooth((u - 0.62) / 0.38);
      return;
    }
    const u = (phase - duty) / (1 - duty);
    foot.at = place(lift * arc(u), swing(u, stride, (stride * (1 - duty)) / duty));
    // trails, then reaches out with the toes up a little
    foot.roll =
      heel * (1 - smooth(u / 0.75)) +
      heel * 0.55 * Math.sin(Math.PI * Math.min(1, u / 0.7)) -
      8 * bump((u - 0.55) / 0.45);
  });
}

/** Fore and aft through a swing: leaves the ground with its speed, and is on its way back when it comes down again. */
function swing(u: number, stride: number, ground: number): number {
  const pace = Math.min(ground, 1.1 * stride);
  const [u2, u3] = [u * u, u * u * u];
  const place = -0.5 * (2 * u3 - 3 * u2 + 1) + 0.5 * (3 * u2 - 2 * u3);
  return stride * place - pace * (u3 - 2 * u2 + u + (u3 - u2));
}

/** Up early, down softly. */
function arc(u: number): number {
  const v = u ** 0.85;
  return Math.sin(Math.PI * v) ** 1.3;
}

/** Into [0, 1). */
function wrap(t: number): number {
  return t - Math.floor(t);
}

function smooth(t: number): number {
  const x = Math.min(1, Math.max(0, t));
  return x * x * (3 - 2 * x);
}

function bump(t: number): number {
  return t <= 0 || t >= 1 ? 0 : Math.sin(Math.PI * t) ** 2;
}
