import { roughBounds, type Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { frames } from '../frame.ts';

/** The lowest point of placed lofts and sheets, exactly; of other shapes by their rough bounds. So that what lies, lies on the ground. */
export function lowest(of: Shape, under: readonly Placement[] = []): number {
  if (of.op === 'placed') return Math.min(...of.places.map((place) => lowest(of.of, [place, ...under])));
  if (of.op === 'assembly') return Math.min(...of.of.map((shape) => lowest(shape, under)));
  let points: readonly Vec3[];
  if (of.op === 'loft') points = of.sections.flatMap((s) => s.points);
  else if (of.op === 'sheet') points = of.grid.flat();
  else {
    const [x0, y0, z0, x1, y1, z1] = roughBounds(of);
    points = [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Vec3 => [x, y, z])));
  }
  return points.reduce((low, point) => Math.min(low, raised(point, under)), Number.POSITIVE_INFINITY);
}

const ZERO: Vec3 = [0, 0, 0];

/** Height of a point after the placements, the innermost first. */
function raised(point: Vec3, under: readonly Placement[]): number {
  let p: Vec3 = point;
  for (const { at = ZERO, rot = ZERO, scale = 1 } of under) {
    const k: Vec3 = typeof scale === 'number' ? [scale, scale, scale] : scale;
    p = frames.point({ at, rot }, [p[0] * k[0], p[1] * k[1], p[2] * k[2]]);
  }
  return p[1];
}
