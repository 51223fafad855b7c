import { eigenSymmetric3, GeometryError, V3, type Vec3 } from '../math/index.ts';
import { faceArea, type Mesh, sampleSurface } from '../mesh/index.ts';
import { type Bvh, buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import { triangleNormal } from './vector.ts';

/** The points x with normal . x = offset. */
export interface MirrorPlane {
  /** Unit length. */
  normal: Vec3;
  /** Metres along the normal. */
  offset: number;
}

/** A plane and how well the mesh mirrors in it. */
export interface MeasuredPlane extends MirrorPlane {
  /** Root mean square distance from mirrored points of the surface to the surface, as a share of the diagonal. */
  residual: number;
}

type Model = Pick<Mesh, 'positions' | 'indices'>;

/** Above this the two halves differ visibly, and a mirrored half would be another model. */
const RESIDUAL_MAX = 0.012;
/** Below this a mesh that mirrors across X needs no search: no other plane would be preferred to that. */
const PLAIN = 1e-4;
/** What refining a plane gains at most where there is one already, beyond halving its residual: candidates stand close. */
const FINER = 0.01;
/** Points of the surface that are mirrored: few to pick among candidates, many to judge and refine. */
const FEW = 150;
const MANY = 1200;

/**
 * Finds the plane that the mesh mirrors in best. Candidates stand through the middle of the surface: its principal axes, the axes of space
 * and directions all around, upright ones in finer steps, because models stand on the ground. The best few are refined by pairing mirrored
 * points with the nearest of the surface and solving for the plane of all pairs. Of planes that do as well the upright one wins, then
 * the one across X. Throws GeometryError `no-symmetry` where no plane mirrors the mesh, `empty-mesh` where it has no surface. Cost: about
 * 30,000 closest-point queries, half a second.
 * Source of the refinement: Podolak et al., "A planar-reflective symmetry transform for 3D shapes", 2006, section 5.
 */
export function findSymmetry(mesh: Model, bvh = buildBvh(mesh)): MeasuredPlane {
  const model = prepare(mesh, bvh);
  const across = rate(model, model.many, through(model, [1, 0, 0]), PLAIN);
  if (across.residual < PLAIN) return straighten(model, across);
  const rough: MeasuredPlane[] = [];
  let enough = Infinity;
  for (const normal of candidates(model.few, model.middle)) {
    const rated = rate(model, model.few, through(model, normal), enough);
    rough.push(rated);
    enough = Math.min(enough, roughMax(penalized(rated)));
  }
  rough.sort((a, b) => penalized(a) - penalized(b));
  let best: MeasuredPlane | undefined;
  const tried: Vec3[] = [];
  for (const start of rough) {
    if (tried.length >= 6 || start.residual > roughMax(rough[0].residual)) break;
    if (best && best.residual <= RESIDUAL_MAX && start.residual > 2 * best.residual + FINER) break;
    if (tried.some((n) => Math.abs(V3.dot(n, start.normal)) > 0.94)) continue;
    tried.push(start.normal);
    const found = straighten(model, refine(model, start));
    if (!best || penalized(found) < penalized(best)) best = found;
  }
  if (!best || best.residual > RESIDUAL_MAX) {
    const share = best ? ` (the best plane misses by ${(best.residual * 100).toFixed(1)} % of the diagonal)` : '';
    throw new GeometryError('no-symmetry', `The model has no plane of symmetry${share}.`);
  }
  return best;
}

/** Residual up to which planes are refined, by that of the best one. */
function roughMax(residual: number): number {
  return residual * 4 + 0.02;
}

/** How well the mesh mirrors in a given plane; its normal may have any length. Throws GeometryError `no-symmetry` for a normal of none. */
export function measureSymmetry(mesh: Model, plane: MirrorPlane): MeasuredPlane {
  const length = V3.length(plane.normal);
  if (!(length > 1e-12) || !Number.isFinite(length + plane.offset))
    throw new GeometryError(
      'no-symmetry',
      'The plane of symmetry needs a normal and an offset that are finite numbers.',
    );
  const model = prepare(mesh, buildBvh(mesh));
  return rate(model, model.many, { normal: V3.scale(plane.normal, 1 / length), offset: plane.offset / length });
}

interface Sampled extends Model {
  bvh: Bvh;
  diagonal: number;
  few: Float64Array;
  many: Float64Array;
  middle: Vec3;
}

function prepare(mesh: Model, bvh: Bvh): Sampled {
  const many = sampleSurface(mesh, MANY).places;
  if (!many.length) throw new GeometryError('empty-mesh', 'The mesh has no surface to mirror.');
  const b = bvh.bounds;
  return {
    positions: mesh.positions,
    indices: mesh.indices,
    bvh,
    diagonal: Math.hypot(b[3] - b[0], b[4] - b[1], b[5] - b[2]),
    few: sampleSurface(mesh, FEW).places,
    many,
    middle: middleOfSurface(mesh),
  };
}

/** The mean of a surface's places by area: on every plane of symmetry, exactly. */
function middleOfSurface({ positions: p, indices }: Model): Vec3 {
  const sum: [number, number, number] = [0, 0, 0];
  let whole = 0;
  for (let f = 0; f * 3 < indices.length; f++) {
    const area = faceArea(p, indices, f);
    if (!Number.isFinite(area)) continue;
    whole += area;
    for (let c = f * 3; c < f * 3 + 3; c++) for (let k = 0; k < 3; k++) sum[k] += (p[indices[c] * 3 + k] * area) / 3;
  }
  return whole > 0 ? [sum[0] / whole, sum[1] / whole, sum[2] / whole] : [0, 0, 0];
}

function through(model: Sampled, normal: Vec3): MirrorPlane {
  return { normal, offset: V3.dot(normal, model.middle) };
}

/** Directions to try: principal axes, axes of space, a half sphere, and a half circle of upright planes. */
function candidates(points: Float64Array, middle: Vec3): Vec3[] {
  const m: Row = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i += 3) {
    const [x, y, z] = [points[i] - middle[0], points[i + 1] - middle[1], points[i + 2] - middle[2]];
    m[0] += x * x;
    m[1] += x * y;
    m[2] += x * z;
    m[3] += y * y;
    m[4] += y * z;
    m[5] += z * z;
  }
  const out: Vec3[] = [[1, 0, 0], [0, 0, 1], [0, 1, 0], ...eigenSymmetric3(m).vectors];
  for (let i = 1; i < 36; i++) out.push([Math.cos((i * Math.PI) / 36), 0, Math.sin((i * Math.PI) / 36)]);
  for (let i = 0; i < 60; i++) {
    // a golden spiral over the upper half sphere
    const y = (i + 0.5) / 60;
    const r = Math.sqrt(1 - y * y);
    out.push([r * Math.cos(i * 2.399963), y, r * Math.sin(i * 2.399963)]);
  }
  return out;
}

const near = createClosestPoint();

/** Measures a plane by points of the surface; Infinity as soon as the residual is sure to be above `enough`. */
function rate(model: Sampled, points: Float64Array, plane: MirrorPlane, enough = Infinity): MeasuredPlane {
  const { normal: n, offset } = plane;
  const sumMax = ((enough * model.diagonal) ** 2 * points.length) / 3;
  // one point far off must not outweigh all others
  const most = model.diagonal * 0.15;
  let sum = 0;
  for (let i = 0; i < points.length; i += 3) {
    const d = 2 * (points[i] * n[0] + points[i + 1] * n[1] + points[i + 2] * n[2] - offset);
    const hit = closestPoint(
      model.bvh,
      points[i] - d * n[0],
      points[i + 1] - d * n[1],
      points[i + 2] - d * n[2],
      near,
      most,
    );
    sum += (hit ? near.distance : most) ** 2;
    if (sum > sumMax) return { ...plane, residual: Infinity };
  }
  return { ...plane, residual: Math.sqrt((sum * 3) / points.length) / model.diagonal };
}

/** Pairs mirrored points with the surface and moves the plane so that they come to lie in the surface there, until it stands. */
function refine(model: Sampled, start: MirrorPlane): MeasuredPlane {
  let best = rate(model, model.many, start);
  let plane = start;
  for (let round = 0; round < 12; round++) {
    plane = step(model, round < 6 ? model.few : model.many, plane);
    if (round < 5) continue;
    const rated = rate(model, model.many, plane);
    if (rated.residual > best.residual * 0.999) break;
    best = rated;
  }
  return best;
}

/**
 * One Gauss-Newton step over the plane's two angles and offset: mirrored points may slide along the surface (distances are taken along
 * its normals), which settles in a few steps where pairing point with point creeps.
 */
function step(model: Sampled, points: Float64Array, plane: MirrorPlane): MirrorPlane {
  const { normal: n, offset } = plane;
  const u = V3.perpendicular(n);
  const v = V3.cross(n, u);
  const most = model.diagonal * 0.08;
  const a: Row = [0, 0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  const m = new Float64Array(3);
  for (let i = 0; i < points.length; i += 3) {
    const p: Vec3 = [points[i], points[i + 1], points[i + 2]];
    const d = V3.dot(p, n) - offset;
    const q = V3.addScaled(p, n, -2 * d);
    if (!closestPoint(model.bvh, q[0], q[1], q[2], near, most)) continue;
    triangleNormal(model.positions, model.indices, near.triangle, m, 0);
    const nm = n[0] * m[0] + n[1] * m[1] + n[2] * m[2];
    const off = (q[0] - near.x) * m[0] + (q[1] - near.y) * m[1] + (q[2] - near.z) * m[2];
    const from = V3.sub(p, model.middle);
    const row = [
      -2 * (V3.dot(u, from) * nm + d * (u[0] * m[0] + u[1] * m[1] + u[2] * m[2])),
      -2 * (V3.dot(v, from) * nm + d * (v[0] * m[0] + v[1] * m[1] + v[2] * m[2])),
      2 * nm,
    ];
    let slot = 0;
    for (let r = 0; r < 3; r++) {
      right[r] -= row[r] * off;
      for (let c = r; c < 3; c++) a[slot++] += row[r] * row[c];
    }
  }
  const x = solve(a, right);
  const normal = V3.normalize(V3.addScaled(V3.addScaled(n, u, x[0]), v, x[1]));
  // the offset was that of a turn about the middle
  return { normal, offset: V3.dot(normal, model.middle) + offset - V3.dot(n, model.middle) + x[2] };
}

type Row = [number, number, number, number, number, number];

/** Least squares; directions that nothing holds (a sphere's all, a cylinder's one) are left alone. */
function solve(a: Row, right: readonly number[]): number[] {
  const { values, vectors } = eigenSymmetric3(a);
  const out = [0, 0, 0];
  for (let k = 0; k < 3; k++) {
    if (!(values[k] > 1e-6 * values[2])) continue;
    const along = V3.dot(vectors[k], [right[0], right[1], right[2]]) / values[k];
    for (let r = 0; r < 3; r++) out[r] += along * vectors[k][r];
  }
  return out;
}

/** Takes the axis of space, or the plane through the origin, when that does as well: what was modelled straight stays straight. */
function straighten(model: Sampled, plane: MeasuredPlane): MeasuredPlane {
  let best = plane;
  const axis = [0, 1, 2].find((k) => Math.abs(plane.normal[k]) > 0.9995);
  const tries: MirrorPlane[] = [];
  if (axis !== undefined) {
    const normal: Vec3 = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0];
    const offset = plane.offset * Math.sign(plane.normal[axis]);
    tries.push({ normal, offset });
    if (Math.abs(offset) < 0.004 * model.diagonal) tries.push({ normal, offset: 0 });
  } else if (Math.abs(plane.offset) < 0.004 * model.diagonal) tries.push({ normal: plane.normal, offset: 0 });
  for (const t of tries) {
    const rated = rate(model, model.many, t);
    if (rated.residual <= plane.residual * 1.1 + 3e-4) best = rated;
  }
  return best;
}

function penalized(plane: MeasuredPlane): number {
  return plane.residual + 4e-4 * Math.abs(plane.normal[1]) + 2e-4 * (1 - Math.abs(plane.normal[0]));
}
