import type { Vec3 } from '../../../../math/index.ts';
import type { MaterialSpec } from '../../../../texture/index.ts';
import { frames } from '../../../kits/frame.ts';
import type { Anatomy } from './tetrapod.ts';

/** The axis that plumage follows: brow, crown, nape, back, tail. */
export function bodyFlow(body: Pick<Anatomy, 'heads' | 'neck' | 'trunk' | 'tail'>): NonNullable<MaterialSpec['flow']> {
  const rows: [number, number, number, number][] = [];
  const push = (p: Vec3, r: number): void => {
    rows.push([p[0], p[1], p[2], r]);
  };
  const { L, frame, spec } = body.heads[0];
  const wide = (spec.skull[0] + spec.skull[1]) * 0.5 * L;
  for (const z of [0.8, 0.35]) push(frames.point(frame, [0, (spec.skullY ?? 0.05) * L, z * L]), wide);
  const { points, radii } = body.neck;
  for (let i = points.length - 2; i >= 1; i--) push(points[i], radii[i]);
  for (const t of [0.85, 0.55, 0.25, 0]) {
    const s = body.trunk.section(t);
    push(s.at, s.r);
  }
  const tail = body.tail;
  if (tail) for (const i of [2, tail.points.length - 1]) push(tail.points[i], tail.radii[i]);
  return rows;
}
