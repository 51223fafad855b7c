import { arrayPlacements, compileField, Extent, type FieldShape } from '../field/index.ts';
import { Affine, type Vec3 } from '../math/index.ts';
import type { MeshShape, Section, Shape } from './shape.ts';

const FIELD_OPS: ReadonlySet<string> = new Set([
  'sphere',
  'ellipsoid',
  'box',
  'cylinder',
  'torus',
  'superellipsoid',
  'chain',
  'prism',
  'revolve',
  'halfspace',
  'union',
  'intersect',
  'subtract',
  'mirror',
  'array',
  'shell',
  'inflate',
  'twist',
  'bend',
  'taper',
  'displace',
]);

/** Whether a shape is of the implicit language. */
export function isFieldShape(shape: Shape): shape is FieldShape {
  return FIELD_OPS.has(shape.op);
}

/** Rough bounds of a shape without meshing it (min xyz, max xyz), the placement included: good to tell large from small. */
export function roughBounds(shape: Shape): Float64Array {
  if (isFieldShape(shape)) {
    const { min, max } = compileField(shape).bounds;
    return Extent.of(min, max);
  }
  return Extent.transform(Affine.fromPlacement(shape), ownBounds(shape));
}

function around(points: Iterable<Vec3>, r = 0): Float64Array {
  const out = Extent.empty();
  for (const p of points)
    for (let a = 0; a < 3; a++) {
      out[a] = Math.min(out[a], p[a]);
      out[a + 3] = Math.max(out[a + 3], p[a]);
    }
  return Extent.grow(out, r);
}

function aroundAll(positions: Float32Array): Float64Array {
  const out = Extent.empty();
  for (let i = 0; i < positions.length; i++) {
    const a = i % 3;
    out[a] = Math.min(out[a], positions[i]);
    out[a + 3] = Math.max(out[a + 3], positions[i]);
  }
  return out;
}

function cube(x: number, y: number, z: number): Float64Array {
  return Extent.of([-x, -y, -z], [x, y, z]);
}

function sectionReach(s: Section): number {
  if (s.kind === 'circle') return s.r;
  if (s.kind === 'ellipse') return Math.max(s.rx, s.ry);
  if (s.kind === 'rect') return Math.hypot(s.w, s.h) / 2;
  return Math.max(...s.points.map((p) => Math.hypot(p[0], p[1])));
}

function ownBounds(shape: MeshShape): Float64Array {
  switch (shape.op) {
    case 'block':
      return cube(shape.size[0] / 2, shape.size[1] / 2, shape.size[2] / 2);
    case 'ball':
      return typeof shape.r === 'number' ? cube(shape.r, shape.r, shape.r) : cube(...shape.r);
    case 'lathe': {
      const r = Math.max(...shape.profile.map((p) => p[0]));
      const y = shape.profile.map((p) => p[1]);
      return Extent.of([-r, Math.min(...y), -r], [r, Math.max(...y), r]);
    }
    case 'sweep':
      return around(shape.path, sectionReach(shape.section));
    case 'loft':
      return around(shape.sections.flatMap((s) => s.points));
    case 'extrude':
      return around(
        shape.outline.flatMap(([x, y]): Vec3[] => [
          [x, y, -shape.depth / 2],
          [x, y, shape.depth / 2],
        ]),
      );
    case 'sheet':
      return around(shape.grid.flat(), shape.thickness / 2);
    case 'text':
      return cube(shape.height * 0.4 * shape.value.length, shape.height, shape.depth / 2);
    case 'hull':
    case 'polyhedron':
      return around(shape.points);
    case 'mesh':
      return aroundAll(shape.positions);
    case 'carve':
      return roughBounds(shape.from);
    case 'clip':
      return roughBounds(shape.of);
    case 'fuse':
    case 'assembly':
      return shape.of.map(roughBounds).reduce(Extent.union, Extent.empty());
    case 'mirrored': {
      const b = roughBounds(shape.of);
      const s: Vec3 = [shape.axis === 'x' ? -1 : 1, shape.axis === 'y' ? -1 : 1, shape.axis === 'z' ? -1 : 1];
      return Extent.union(b, Extent.transform(Affine.fromPlacement({ scale: s }), b));
    }
    case 'arrayed':
    case 'placed':
      return copies(shape).reduce(
        (b, m) => Extent.union(b, Extent.transform(m, roughBounds(shape.of))),
        Extent.empty(),
      );
    case 'scatter':
      return roughBounds(shape.on);
  }
}

/** The placements of an arrayed or placed shape's copies. */
export function copies(shape: Extract<MeshShape, { op: 'arrayed' | 'placed' }>): Affine[] {
  const places = shape.op === 'placed' ? shape.places : arrayPlacements(shape);
  return places.map((p) => Affine.fromPlacement(p));
}
