import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import type { Face } from './face.ts';

/** An elastic or leather band from one temple round to the other at height y. */
export function addBand(b: Bench, face: Face, y: number, name = 'headband', w = 0.018): void {
  const [x, h, z] = face.at(face.plan.half(y) * 0.97, y);
  const path = Array.from({ length: 21 }, (_, i): Vec3 => {
    const a = Math.PI * (i / 20);
    return [x * 1.01 * Math.cos(a), h, z - 0.13 * Math.sin(a) ** 0.9];
  });
  b.add(
    name,
    'strap',
    solid.bar(path, { kind: 'rect', w: 0.0024, h: w, r: 0.0008 }, { spline: 'catmull', up: [0, 1, 0] }),
  );
}
