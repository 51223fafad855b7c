import type { Shape } from '../../curves/index.ts';
import type { Vec2, Vec3 } from '../../math/index.ts';

/** The family of what no family makes: a thing put together from simple solids. */
export const PARTS_FAMILY = 'parts';

/**
 * Simple solids that fill a box of `size` (metres) around the origin. Round ones stand upright; a capsule lies along the longest side, as
 * thick as the shortest.
 */
const SHAPES: Readonly<Record<string, (size: Vec3) => Shape>> = {
  block: (size) => ({ op: 'block', size, bevel: 0.06 * Math.min(...size) }),
  ball: ([w, h, d]) => ({ op: 'ball', r: [w / 2, h / 2, d / 2] }),
  dome: ([w, h, d]) => ({ op: 'ball', r: [w / 2, h, d / 2], from: 0, to: 90, at: [0, -h / 2, 0] }),
  cylinder: ([w, h, d]) =>
    turned(w, d, h, [
      [w / 2, -h / 2],
      [w / 2, h / 2],
    ]),
  cone: ([w, h, d]) =>
    turned(w, d, h, [
      [w / 2, -h / 2],
      [0, h / 2],
    ]),
  frustum: ([w, h, d]) =>
    turned(w, d, h, [
      [w / 2, -h / 2],
      [w / 4, h / 2],
    ]),
  cup: ([w, h, d]) => {
    const wall = Math.min(0.07 * w, 0.3 * h);
    return turned(w, d, wall, [
      [0, -h / 2],
      [w / 2, -h / 2],
      [w / 2, h / 2],
      [w / 2 - wall, h / 2],
      [w / 2 - wall, wall - h / 2],
      [0, wall - h / 2],
    ]);
  },
  ring: ([w, h, d]) => {
    const r = Math.min(h / 2, 0.24 * Math.min(w, d));
    const path = Array.from({ length: 32 }, (_, i): Vec3 => {
      const angle = (i / 16) * Math.PI;
      return [(w / 2 - r) * Math.cos(angle), 0, (d / 2 - r) * Math.sin(angle)];
    });
    return { op: 'sweep', path, closed: true, spline: 'catmull', section: { kind: 'circle', r } };
  },
  capsule: (size) => {
    const axis = size.indexOf(Math.max(...size));
    const r = Math.min(...size) / 2;
    const half = Math.max(size[axis] / 2 - r, 0.01 * r);
    const end = (sign: number): Vec3 => [0, 1, 2].map((i) => (i === axis ? sign * half : 0)) as unknown as Vec3;
    return { op: 'sweep', path: [end(-1), end(1)], section: { kind: 'circle', r }, cap: 'round' };
  },
  pyramid: ([w, h, d]) =>
    hull([
      [-w / 2, -h / 2, -d / 2],
      [w / 2, -h / 2, -d / 2],
      [w / 2, -h / 2, d / 2],
      [-w / 2, -h / 2, d / 2],
      [0, h / 2, 0],
    ]),
  wedge: ([w, h, d]) =>
    hull(
      [-1, 1].flatMap((side): Vec3[] => {
        const x = (side * w) / 2;
        return [
          [x, -h / 2, -d / 2],
          [x, -h / 2, d / 2],
          [x, h / 2, -d / 2],
        ];
      }),
    ),
};

/** Names of the solids that a plan can put together. */
export const PART_SHAPES: readonly string[] = Object.keys(SHAPES);

/** A solid of this name in a box of this size. Throws on a name that is not in {@link PART_SHAPES}. */
export function partShape(name: string, size: Vec3): Shape {
  return SHAPES[name](size);
}

/** A profile turned about the upright axis, squeezed where the box is not square. */
function turned(width: number, depth: number, thickness: number, profile: readonly Vec2[]): Shape {
  return { op: 'lathe', profile, bevel: 0.04 * Math.min(width, thickness), scale: [1, 1, depth / width] };
}

function hull(points: readonly Vec3[]): Shape {
  return { op: 'hull', points };
}
