import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/** A strip wound about the Y axis at radius `r` from y0 to y1: grips of tools and weapons. One shell of few triangles. */
export function winding(r: number, y0: number, y1: number, turns: number, thick = 0.003): Shape {
  const path: Vec3[] = [];
  const per = 11;
  for (let i = 0; i <= turns * per; i++) {
    const a = (2 * Math.PI * i) / per;
    path.push([r * Math.cos(a), y0 + ((y1 - y0) * i) / (turns * per), r * Math.sin(a)]);
  }
  const section = { kind: 'ellipse', rx: ((y1 - y0) / turns) * 0.5, ry: thick * 0.6 } as const;
  return { op: 'sweep', path, section, spline: 'linear', up: [1, 0, 0], cap: 'flat' };
}
