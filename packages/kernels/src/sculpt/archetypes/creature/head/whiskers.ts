import type { Shape } from '../../../../curves/index.ts';
import { V3, type Vec3 } from '../../../../math/index.ts';
import { frames } from '../../../kits/frame.ts';
import type { HeadDraft } from './head.ts';

/** Hairs on each side of the muzzle. */
const HAIRS = 4;

/** Whiskers: tapering, drooping hairs fanned from the sides of the muzzle, one part. Thicker than life, or no renderer would show them. */
export function buildWhiskers(head: HeadDraft): void {
  const { spec, L, draft, frame, prefix } = head;
  const { muzzleW, muzzleH, muzzleY } = spec;
  const of: Shape[] = [];
  for (const side of [1, -1]) {
    for (let i = 0; i < HAIRS; i++) {
      const f = i / (HAIRS - 1);
      const y = (muzzleY[1] - muzzleH[1] * (0.1 + 0.45 * f)) * L;
      const z = (1 - muzzleH[1] * (0.9 + 0.7 * (i % 2))) * L;
      const root = head.host.hit([side * muzzleW[1] * 3 * L, y, z], [-side, 0, 0], -0.02 * L);
      const dir: Vec3 = V3.normalize([side, 0.28 - 0.46 * f, 0.02 - 0.26 * f]);
      const length = (0.5 - 0.1 * Math.abs(f - 0.4)) * L;
      const droop: Vec3 = [0, -0.13 * length, -0.1 * length];
      of.push({
        op: 'sweep',
        path: [root, V3.addScaled(root, dir, length * 0.5), V3.add(V3.addScaled(root, dir, length), droop)],
        section: { kind: 'circle', r: 0.0068 * L },
        spline: 'catmull',
        taper: [1, 0.75, 0.2],
        cap: 'point',
      });
    }
  }
  draft.part(`${prefix}whiskers`, 'whiskers', frames.shape(frame, of), { joint: 'head', detail: 0.5 });
}
