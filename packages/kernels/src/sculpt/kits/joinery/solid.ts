import type { Section, Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';

type Axis = 'x' | 'y' | 'z';

/** Rotation that turns +Y to the axis. */
const TURN: Record<Axis, Vec3> = { x: [0, 0, -90], y: [0, 0, 0], z: [90, 0, 0] };

/** A bevelled box by its centre. Without `bevel` the edges get 8 % of the thinnest side, at most 6 mm. */
function box(size: Vec3, at: Vec3 = [0, 0, 0], bevel?: number, rot?: Vec3): Shape {
  const thin = Math.min(size[0], size[1], size[2]);
  const edge = bevel ?? Math.min(0.006, thin * 0.12);
  // a chamfer with smooth normals looks round unless it is large for the box
  const bevelSegments = edge < 0.03 * Math.max(size[0], size[1], size[2]) ? 1 : 2;
  return { op: 'block', size, bevel: edge, bevelSegments, at, ...(rot ? { rot } : {}) };
}

/** A bevelled box by two opposite corners. */
function span(a: Vec3, b: Vec3, bevel?: number): Shape {
  const size: Vec3 = [Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), Math.abs(b[2] - a[2])];
  return box(size, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2], bevel);
}

/** A bevelled cylinder or frustum by its centre; `top` is the radius at the +axis end. */
function cyl(
  r: number,
  h: number,
  at: Vec3 = [0, 0, 0],
  axis: Axis = 'y',
  o: { top?: number; bevel?: number; segments?: number } = {},
): Shape {
  const top = o.top ?? r;
  const profile: Vec2[] = [
    [0, -h / 2],
    [r, -h / 2],
    [top, h / 2],
    [0, h / 2],
  ];
  const bevel = o.bevel ?? Math.min(0.005, Math.min(r, top, h) * 0.2);
  return { op: 'lathe', profile, bevel, at, rot: TURN[axis], ...(o.segments ? { segments: o.segments } : {}) };
}

/** A turned profile standing on `at`, its axis turned to `axis`. */
function turned(
  profile: readonly Vec2[],
  at: Vec3 = [0, 0, 0],
  o: { axis?: Axis; bevel?: number; smooth?: boolean; segments?: number } = {},
): Shape {
  return {
    op: 'lathe',
    profile,
    spline: o.smooth ? 'catmull' : 'linear',
    bevel: o.bevel ?? 0.002,
    at,
    rot: TURN[o.axis ?? 'y'],
    ...(o.segments ? { segments: o.segments } : {}),
  };
}

/** A straight round bar from a to b, `r2` at b. */
function rod(a: Vec3, b: Vec3, r: number, r2 = r, cap: 'flat' | 'round' = 'flat'): Shape {
  return { op: 'sweep', path: [a, b], section: { kind: 'circle', r }, taper: [1, r2 / r], cap };
}

/** A bent round bar through the points. */
function tube(
  path: readonly Vec3[],
  r: number,
  o: {
    spline?: 'linear' | 'catmull';
    cap?: 'flat' | 'round' | 'point';
    taper?: readonly number[];
    closed?: boolean;
  } = {},
): Shape {
  return {
    op: 'sweep',
    path,
    section: { kind: 'circle', r },
    spline: o.spline ?? 'catmull',
    cap: o.cap ?? 'round',
    ...(o.taper ? { taper: o.taper } : {}),
    ...(o.closed ? { closed: true } : {}),
  };
}

/** A bar of any section through the points; `up` is the section's y direction at the start. */
function bar(
  path: readonly Vec3[],
  section: Section,
  o: {
    spline?: 'linear' | 'catmull';
    up?: Vec3;
    taper?: readonly number[];
    closed?: boolean;
    cap?: 'flat' | 'round';
  } = {},
): Shape {
  return {
    op: 'sweep',
    path,
    section,
    spline: o.spline ?? 'linear',
    cap: o.cap ?? 'flat',
    ...(o.up ? { up: o.up } : {}),
    ...(o.taper ? { taper: o.taper } : {}),
    ...(o.closed ? { closed: true } : {}),
  };
}

/** A hoop of the section around `axis` at radius `r`; the section's y points outwards, its x along the axis. */
function hoop(r: number, section: Section, at: Vec3 = [0, 0, 0], axis: Axis = 'y', n = 48): Shape {
  const path: Vec3[] = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const c = r * Math.cos(a);
    const s = r * Math.sin(a);
    path.push(axis === 'y' ? [c, 0, -s] : axis === 'x' ? [0, c, s] : [c, s, 0]);
  }
  const up: Vec3 = axis === 'x' ? [0, 1, 0] : [1, 0, 0];
  return { op: 'sweep', path, section, closed: true, spline: 'linear', up, at };
}

/** An outline in the plane across `axis`, extruded along it. For x the outline is (z, y), for y it is (x, -z), for z (x, y). */
function slab(
  points: readonly Vec2[],
  depth: number,
  at: Vec3 = [0, 0, 0],
  axis: Axis = 'z',
  o: { bevel?: number; holes?: readonly (readonly Vec2[])[]; smooth?: boolean } = {},
): Shape {
  const flip = axis === 'x';
  const put = (p: readonly Vec2[]): Vec2[] =>
    flip ? p.map(([u, v]): Vec2 => [-u, v]).reverse() : p.map(([u, v]): Vec2 => [u, v]);
  const rot: Vec3 = axis === 'x' ? [0, 90, 0] : axis === 'y' ? [-90, 0, 0] : [0, 0, 0];
  const bevel = o.bevel ?? Math.min(0.004, depth * 0.2);
  const us = points.map((p) => p[0]);
  const vs = points.map((p) => p[1]);
  const reach = Math.max(Math.max(...us) - Math.min(...us), Math.max(...vs) - Math.min(...vs));
  return {
    op: 'extrude',
    outline: put(points),
    ...(o.holes ? { holes: o.holes.map(put) } : {}),
    depth,
    bevel,
    bevelSegments: bevel < 0.03 * reach ? 1 : 2,
    ...(o.smooth ? { smooth: true } : {}),
    at,
    rot,
  };
}

/** Shape and mirror image in x (left and right). */
function both(of: Shape, axis: Axis = 'x'): Shape {
  return { op: 'mirrored', axis, of };
}

/** Several shells in one part. */
function many(of: readonly Shape[]): Shape {
  return of.length === 1 ? of[0] : { op: 'assembly', of };
}

/** The shape at every placement. */
function at(of: Shape, places: readonly Placement[]): Shape {
  return { op: 'placed', of, places };
}

/** Exact difference. */
function cut(from: Shape, ...tools: readonly Shape[]): Shape {
  return tools.length ? { op: 'carve', from, cut: tools } : from;
}

/** Moved, and turned if `rot` is given, as a whole. */
function put(of: Shape, to: Vec3, rot?: Vec3): Shape {
  return { op: 'placed', of, places: [{ at: to, ...(rot ? { rot } : {}) }] };
}

/** Short constructors of direct meshes with sane bevels: what a joiner's or a metal shop's catalogue would list. Metres, degrees. */
export const solid = { box, span, cyl, turned, rod, tube, bar, hoop, slab, both, many, at, cut, put };
