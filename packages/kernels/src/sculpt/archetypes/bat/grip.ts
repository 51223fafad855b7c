import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** A taped grip about the Y axis from y0 to y1: the sleeve and the edge of the tape that winds up it. */
export function addGrip(b: Bench, r: number, y0: number, y1: number, turns: number, slot = 'grip'): void {
  b.add('grip', slot, solid.cyl(r, y1 - y0, [0, (y0 + y1) / 2, 0], 'y', { segments: 32, bevel: r * 0.12 }), {
    detail: 1.2,
  });
  const per = 14;
  const path = Array.from({ length: turns * per + 1 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / per;
    return [r * Math.cos(a), y0 + r * 0.3 + ((y1 - y0 - r * 0.6) * i) / (turns * per), r * Math.sin(a)];
  });
  b.add('tape edge', slot, solid.tube(path, r * 0.075, { spline: 'linear', cap: 'flat' }), { detail: 0.6 });
}
