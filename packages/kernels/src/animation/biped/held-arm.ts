import { invertQuat, multiplyQuats, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { TwoBone } from '../two-bone-ik.ts';
import { AT_EASE } from './pose.ts';
import type { ArmValues } from './solve-arms.ts';
import { turnAbout } from './turns.ts';

/** How an arm is held at rest, by the channels of its pose, degrees. */
export type HeldArm = Readonly<Pick<ArmValues, 'fwd' | 'out' | 'twist' | 'elbow'>>;

/** Bent more than this at rest, degrees, an arm carries something, or is always bent. */
const BENT = 50;
const DEGREES = 180 / Math.PI;
/** Degrees off standing at ease up to which a pose does not care how an arm is held, and from which it has its own will. */
const CARELESS = 18;
const WILFUL = 62;
/** Share that is left of swings. */
const SWING = 0.25;

/** The channels by which the solver brings an arm back to rest; undefined for one that simply hangs or stands out. The chest is upright at rest. */
export function measureHeld(
  { upperDirection: u, lowerDirection: l, hinge }: TwoBone,
  side: 1 | -1,
): HeldArm | undefined {
  const elbow = Math.acos(Math.max(-1, Math.min(1, V3.dot(u, l)))) * DEGREES;
  // one that is bent the wrong way was not understood
  if (elbow < BENT || V3.dot(V3.cross(u, l), hinge) <= 0) return undefined;
  const fwd = Math.atan2(u[2], -u[1]) * DEGREES;
  const out = Math.asin(Math.max(-1, Math.min(1, u[0] * side))) * DEGREES;
  const untwisted = multiplyQuats(turnAbout([1, 0, 0], -fwd), turnAbout([0, 0, 1], out * side));
  const [x, , z]: Vec3 = rotateVector(invertQuat(untwisted), hinge);
  return { fwd, out, elbow, twist: -Math.atan2(z, -x) * side * DEGREES };
}

/**
 * An arm that carries something keeps holding it as it does at rest while a clip asks no more of it than to hang and swing; the farther off that the
 * clip takes it, the less. `free` (0 to 1) is how much of it no target has. Fingers keep their grip.
 */
export function holdArm(v: ArmValues, held: HeldArm, free: number): ArmValues {
  const off = (channel: 'fwd' | 'out' | 'twist' | 'elbow') => v[channel] - AT_EASE[`armL.${channel}`];
  const far = Math.max(
    Math.abs(off('fwd')),
    Math.abs(off('out')),
    0.6 * Math.abs(off('elbow')),
    0.6 * Math.abs(off('twist')),
  );
  const t = Math.min(1, Math.max(0, (far - CARELESS) / (WILFUL - CARELESS)));
  const weight = free * (1 - t * t * (3 - 2 * t));
  const mix = (channel: 'fwd' | 'out' | 'twist' | 'elbow') =>
    v[channel] + weight * (held[channel] + SWING * off(channel) - v[channel]);
  const less = (x: number) => x * (1 - weight);
  return {
    ...v,
    ...{ fwd: mix('fwd'), out: mix('out'), twist: mix('twist'), elbow: mix('elbow') },
    ...{ palm: less(v.palm), wrist: less(v.wrist), side: less(v.side) },
    ...{ curl: 0, point: 0, spread: 0 },
  };
}
