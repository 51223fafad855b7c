import { V3, type Vec3 } from '../../../../math/index.ts';
import { headRing, ringPoint } from '../head/form.ts';

/** The middle that hair is combed about, heads. */
export const MIDDLE: Vec3 = [0, 0.56, -0.035];

/** Distance of the plain skull from its middle in a direction, heads. */
export function skullRadius(dir: Vec3): number {
  let row = -0.6;
  let angle = Math.atan2(dir[0], dir[2]);
  const wanted = Math.asin(Math.max(-1, Math.min(1, dir[1])));
  let r = 0.4;
  for (let i = 0; i < 9; i++) {
    const p = V3.sub(ringPoint(headRing(row), angle), MIDDLE);
    r = V3.length(p);
    const turn = Math.atan2(dir[0], dir[2]) - Math.atan2(p[0], p[2]);
    if (Math.hypot(p[0], p[2]) > 1e-6) angle += Math.atan2(Math.sin(turn), Math.cos(turn));
    row -= (wanted - Math.asin(Math.max(-1, Math.min(1, p[1] / r)))) * r * 0.8;
    row = Math.max(-0.9999, Math.min(0.05, row));
  }
  return r;
}

/** Point on the skull in a direction, lifted. */
export function onSkull(dir: Vec3, lift: number): Vec3 {
  const d = V3.normalize(dir);
  return V3.addScaled(MIDDLE, d, skullRadius(d) + lift);
}
