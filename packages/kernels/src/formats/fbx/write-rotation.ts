import type { Quat } from '../../math/index.ts';

type Triple = [number, number, number];

const DEGREES = 180 / Math.PI;

/**
 * A rotation as angles about X, then Y, then Z, degrees: of all that mean the same the ones nearest to `near`, so that curves through them neither
 * flip nor wind. Where Y is at a right angle X is taken from `near`.
 */
export function quatToEuler(rotation: Quat, near: Triple = [0, 0, 0]): Triple {
  const l = Math.hypot(...rotation);
  const [x, y, z, w] = l > 0 ? rotation.map((q) => q / l) : [0, 0, 0, 1];
  const m00 = 1 - 2 * (y * y + z * z);
  const m10 = 2 * (x * y + w * z);
  const m20 = 2 * (x * z - w * y);
  const m21 = 2 * (y * z + w * x);
  const m22 = 1 - 2 * (x * x + y * y);
  const level = Math.hypot(m00, m10);
  const b = Math.atan2(-m20, level) * DEGREES;
  if (level < 1e-6) {
    const m01 = 2 * (x * y - w * z);
    const m11 = 1 - 2 * (x * x + z * z);
    const m02 = 2 * (x * z + w * y);
    const m12 = 2 * (y * z - w * x);
    const [c, s] = [Math.cos(near[0] / DEGREES), Math.sin(near[0] / DEGREES)];
    // The rotation without its turn about X leaves (-sin z, cos z) in the second column.
    const turn = Math.atan2(-(m01 * c - m02 * s), m11 * c - m12 * s) * DEGREES;
    return [near[0], wind(b, near[1]), wind(turn, near[2])];
  }
  const a = Math.atan2(m21, m22) * DEGREES;
  const c = Math.atan2(m10, m00) * DEGREES;
  const first: Triple = [wind(a, near[0]), wind(b, near[1]), wind(c, near[2])];
  const second: Triple = [wind(a + 180, near[0]), wind(180 - b, near[1]), wind(c + 180, near[2])];
  return distance(first, near) <= distance(second, near) ? first : second;
}

/** The angle plus as many full turns as bring it nearest to another. */
function wind(angle: number, near: number): number {
  return angle + 360 * Math.round((near - angle) / 360);
}

function distance(a: Triple, b: Triple): number {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) + Math.abs(a[2] - b[2]);
}
