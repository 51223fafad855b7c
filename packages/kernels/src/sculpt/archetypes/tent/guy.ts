import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Peg and guy line from a point to the ground. */
export function guy(b: Bench, name: string, from: Vec3, to: Vec3): void {
  b.add(`${name} line`, 'rope', solid.rod(from, [to[0], 0.06, to[2]], 0.008), { detail: 0.4 });
  b.add(
    `${name} peg`,
    'pole',
    solid.rod([to[0] * 1.01, 0.1, to[2] * 1.01], [to[0] * 0.985, 0, to[2] * 0.985], 0.014, 0.008),
    { detail: 0.4 },
  );
}
