import { Affine, GeometryError, sampleSpline, V3, type Vec2, type Vec3 } from '../math/index.ts';
import { buildChain } from './chain.ts';
import { Extent } from './extent.ts';
import { type FieldProgram, KIND, makeNode } from './node.ts';
import type { FieldNode, FieldShape, Placement } from './shape.ts';
import { buildWarp } from './warps.ts';

const NONE = new Float64Array(0);

/** A frame: the map from a shape's space to the field's, and the least factor by which it scales. */
export interface Frame {
  m: Affine;
  scale: number;
  /** Scales all directions alike. */
  even: boolean;
}

/** Compiles a shape into a tree whose primitives all stand in the frame's space: placements, mirrors and arrays vanish. */
export function buildProgram(shape: FieldShape, parent: Frame): FieldProgram {
  const frame = isPlaced(shape) ? step(parent, shape) : parent;
  switch (shape.op) {
    case 'union':
      return fold(KIND.union, shape.of, frame, shape.k ?? 0, shape.blend);
    case 'intersect':
      return fold(KIND.intersect, shape.of, frame, shape.k ?? 0);
    case 'subtract': {
      const from = buildProgram(shape.from, frame);
      const cuts = shape.cut.map((c) => wrap(KIND.negate, [], buildProgram(c, frame), Extent.everything()));
      return combine(KIND.intersect, [from, ...cuts], blendsOf(cuts.length + 1, shape.k ?? 0, frame.scale));
    }
    case 'mirror': {
      const s: Vec3 = [shape.axis === 'x' ? -1 : 1, shape.axis === 'y' ? -1 : 1, shape.axis === 'z' ? -1 : 1];
      const kids = [buildProgram(shape.of, frame), buildProgram(shape.of, step(frame, { scale: s }))];
      return combine(KIND.union, kids, blendsOf(2, shape.k ?? 0, frame.scale));
    }
    case 'array': {
      const kids = arrayPlacements(shape).map((p) => buildProgram(shape.of, step(frame, p)));
      return combine(KIND.union, kids, blendsOf(kids.length, shape.k ?? 0, frame.scale));
    }
    case 'shell': {
      const kid = buildProgram(shape.of, frame);
      return wrap(KIND.shell, [(shape.thickness * frame.scale) / 2], kid, kid.bounds);
    }
    case 'inflate': {
      const kid = buildProgram(shape.of, frame);
      const r = shape.r * frame.scale;
      return wrap(KIND.inflate, [r], kid, Extent.grow(kid.bounds, Math.max(0, r) * kid.lipschitz));
    }
    case 'displace': {
      const kid = buildProgram(shape.of, frame);
      const amp = shape.amp * frame.scale;
      const inverse = Affine.invert(frame.m);
      const node = wrap(
        KIND.displace,
        [...inverse, amp, shape.freq, shape.seed ?? 0],
        kid,
        Extent.grow(kid.bounds, 1.4 * Math.abs(amp)),
      );
      node.lipschitz = kid.lipschitz + Math.abs(shape.amp) * Math.abs(shape.freq) * 3.2;
      return node;
    }
    case 'twist':
    case 'bend':
    case 'taper':
      return buildWarp(shape, frame, buildProgram(shape.of, IDENTITY));
    case 'chain':
      if (frame.even) return buildChain(shape, frame.m, frame.scale);
      return affineNode(buildChain(shape, IDENTITY.m, 1), frame);
    default:
      return buildPrimitive(shape, frame);
  }
}

/** The frame of the field itself. */
export const IDENTITY: Frame = { m: Affine.identity(), scale: 1, even: true };

/** Placements of an array's copies: turned about an axis, or moved step by step. Shared with the mesh language. */
export function arrayPlacements(a: { n: number; around?: 'x' | 'y' | 'z'; arc?: number; step?: Vec3 }): Placement[] {
  const n = Math.max(1, Math.min(4096, Math.round(a.n)));
  const arc = a.arc ?? 360;
  // a full turn has no end copy on top of the first; an open arc has copies at both ends
  const gaps = Math.abs(arc) >= 360 ? n : Math.max(1, n - 1);
  return Array.from({ length: n }, (_, i): Placement => {
    const at: Vec3 | undefined = a.step && V3.scale(a.step, i);
    if (!a.around) return { at };
    const turn = (arc * i) / gaps;
    const rot: Vec3 = [a.around === 'x' ? turn : 0, a.around === 'y' ? turn : 0, a.around === 'z' ? turn : 0];
    return { at, rot };
  });
}

function isPlaced(p: Placement): boolean {
  return p.at !== undefined || p.rot !== undefined || p.scale !== undefined;
}

function step(parent: Frame, p: Placement): Frame {
  const s = p.scale === undefined ? [1] : typeof p.scale === 'number' ? [p.scale] : p.scale;
  const abs = s.map(Math.abs);
  const least = Math.min(...abs);
  if (!(least > 0)) throw new GeometryError('bad_shape', 'A scale of zero flattens the shape.');
  const even = parent.even && Math.max(...abs) - least <= 1e-12 * least;
  return { m: Affine.multiply(parent.m, Affine.fromPlacement(p)), scale: parent.scale * least, even };
}

function blendsOf(n: number, k: number, scale: number, own?: readonly number[]): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => {
    const v = own?.[i] ?? k;
    return v > 0 ? v * scale * 1.25 : 0;
  });
}

function fold(kind: number, of: readonly FieldShape[], frame: Frame, k: number, own?: readonly number[]): FieldProgram {
  if (of.length === 0) return makeNode(KIND.empty, NONE, [], NONE, 1, Extent.empty());
  const kids = of.map((s) => buildProgram(s, frame));
  return combine(kind, kids, blendsOf(kids.length, k, frame.scale, own));
}

function combine(kind: number, kids: FieldProgram[], blends: Float64Array): FieldProgram {
  if (kids.length === 1) return kids[0];
  const merge = kind === KIND.union ? Extent.union : Extent.intersect;
  let bounds = kids[0].bounds;
  let lipschitz = kids[0].lipschitz;
  for (let i = 1; i < kids.length; i++) {
    bounds = merge(bounds, kids[i].bounds);
    lipschitz = Math.max(lipschitz, kids[i].lipschitz);
  }
  const node = makeNode(kind, NONE, kids, blends, lipschitz, bounds);
  // a blend swells the joint outwards, by less than half its radius
  if (kind === KIND.union) node.bounds = Extent.grow(bounds, node.blendMax * 0.4);
  return node;
}

function wrap(kind: number, params: number[], kid: FieldProgram, bounds: Float64Array): FieldProgram {
  return makeNode(kind, Float64Array.from(params), [kid], NONE, kid.lipschitz, bounds);
}

function affineNode(kid: FieldProgram, frame: Frame): FieldProgram {
  const params = [...Affine.invert(frame.m), frame.scale];
  return wrap(KIND.affine, params, kid, Extent.transform(frame.m, kid.bounds));
}

function placed(kind: number, frame: Frame, own: readonly number[], half: Vec3, lipschitz = 1): FieldProgram {
  const bounds = Extent.transform(frame.m, Extent.of(V3.scale(half, -1), half));
  return makeNode(kind, Float64Array.of(...Affine.invert(frame.m), frame.scale, ...own), [], NONE, lipschitz, bounds);
}

type Primitive = Exclude<
  FieldNode,
  {
    op:
      | 'union'
      | 'intersect'
      | 'subtract'
      | 'mirror'
      | 'array'
      | 'shell'
      | 'inflate'
      | 'displace'
      | 'twist'
      | 'bend'
      | 'taper'
      | 'chain';
  }
>;

function buildPrimitive(shape: Primitive, frame: Frame): FieldProgram {
  switch (shape.op) {
    case 'sphere': {
      if (!frame.even) return placed(KIND.ellipsoid, frame, [shape.r, shape.r, shape.r], [shape.r, shape.r, shape.r]);
      const c = Affine.point(frame.m, [0, 0, 0]);
      const r = shape.r * frame.scale;
      return makeNode(KIND.sphere, Float64Array.of(...c, r), [], NONE, 1, Extent.grow(Extent.of(c, c), r));
    }
    case 'ellipsoid': {
      const ratio = Math.max(...shape.r) / Math.min(...shape.r);
      return placed(KIND.ellipsoid, frame, shape.r, shape.r, ratio > 1.001 ? 1.5 : 1);
    }
    case 'box': {
      const half = V3.scale(shape.size, 0.5);
      const round = Math.min(Math.max(0, shape.round ?? 0), Math.min(...half) * 0.999);
      return placed(KIND.box, frame, [...half, round], half);
    }
    case 'cylinder': {
      const r1 = shape.r1 ?? shape.r;
      const widest = Math.max(shape.r, r1);
      const round = Math.min(Math.max(0, shape.round ?? 0), widest * 0.999, shape.h * 0.4995);
      const inset = (v: number): number => Math.max(0, v - round);
      return placed(
        KIND.cone,
        frame,
        [shape.h / 2 - round, inset(shape.r), inset(r1), round],
        [widest, shape.h / 2, widest],
      );
    }
    case 'torus':
      return placed(KIND.torus, frame, [shape.r, shape.tube], [shape.r + shape.tube, shape.tube, shape.r + shape.tube]);
    case 'superellipsoid': {
      const e = shape.e.map((v) => Math.min(2, Math.max(0.1, v)));
      return placed(KIND.superellipsoid, frame, [...shape.r, ...e], shape.r, 2);
    }
    case 'prism':
      return buildPrism(shape, frame);
    case 'revolve': {
      const points = shape.spline === 'catmull' ? sampleSpline(shape.profile, 8) : shape.profile;
      return buildRevolve(points as readonly Vec2[], frame);
    }
    case 'halfspace': {
      const n = V3.normalize(shape.normal);
      // planes transform by the inverse transpose
      const inv = Affine.invert(frame.m);
      const w: Vec3 = [
        inv[0] * n[0] + inv[4] * n[1] + inv[8] * n[2],
        inv[1] * n[0] + inv[5] * n[1] + inv[9] * n[2],
        inv[2] * n[0] + inv[6] * n[1] + inv[10] * n[2],
      ];
      const unit = V3.normalize(w);
      const on = Affine.point(frame.m, V3.scale(n, shape.offset));
      return makeNode(KIND.halfspace, Float64Array.of(...unit, V3.dot(unit, on)), [], NONE, 1, Extent.everything());
    }
  }
}

function buildPrism(shape: Extract<FieldNode, { op: 'prism' }>, frame: Frame): FieldProgram {
  if (shape.outline.length < 3) throw new GeometryError('bad_shape', 'A prism needs at least three outline points.');
  let hx = 0;
  let hy = 0;
  for (const [x, y] of shape.outline) {
    hx = Math.max(hx, Math.abs(x));
    hy = Math.max(hy, Math.abs(y));
  }
  const round = Math.min(Math.max(0, shape.round ?? 0), shape.depth * 0.4999);
  const own = [shape.depth / 2, round, shape.outline.length, ...shape.outline.flat()];
  return placed(KIND.prism, frame, own, [hx, hy, shape.depth / 2]);
}

function buildRevolve(profile: readonly Vec2[], frame: Frame): FieldProgram {
  const points = profile.map(([r, y]): Vec2 => [Math.max(0, r), y]);
  if (points.length < 2) throw new GeometryError('bad_shape', 'A revolved profile needs at least two points.');
  const last = points[points.length - 1];
  if (last[0] > 0) points.push([0, last[1]]);
  if (points[0][0] > 0) points.unshift([0, points[0][1]]);
  const r = Math.max(...points.map((p) => p[0]));
  const lo = Math.min(...points.map((p) => p[1]));
  const hi = Math.max(...points.map((p) => p[1]));
  const node = placed(KIND.revolve, frame, [points.length, ...points.flat()], [r, 1, r]);
  node.bounds = Extent.transform(frame.m, Extent.of([-r, lo, -r], [r, hi, r]));
  return node;
}
