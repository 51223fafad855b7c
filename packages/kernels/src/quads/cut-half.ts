import { GeometryError, V3, type Vec3 } from '../math/index.ts';
import { diagonalOf, type Mesh } from '../mesh/index.ts';
import type { MirrorPlane } from './find-symmetry.ts';
import { totalArea } from './vector.ts';

/** Axes of a frame (rows, right-handed) whose x is the distance from a mirror plane. */
export interface HalfFrame {
  axes: readonly [Vec3, Vec3, Vec3];
  offset: number;
}

/**
 * The half of a mesh on one side of a plane, in a frame where the plane is x = 0 and the half lies at x > 0. Vertices on the cut have x
 * = 0 exactly: later stages know the cut by that. The half with more surface is taken, where both are alike the one the normal
 * points to. Faces within the plane (walls between two halves) are left out. Throws GeometryError `no-symmetry` when the plane misses
 * the mesh or leaves nothing on one side.
 */
export function cutHalf(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  plane: MirrorPlane,
): { half: Mesh; frame: HalfFrame } {
  const sides = [frameOf(plane.normal, plane.offset), frameOf(V3.scale(plane.normal, -1), -plane.offset)];
  const halves = sides.map((frame) => clip(mesh, frame));
  const areas = halves.map((half) => totalArea(Float64Array.from(half.positions), half.indices));
  if (!(Math.min(areas[0], areas[1]) > 0.05 * Math.max(areas[0], areas[1])))
    throw new GeometryError('no-symmetry', 'The plane of symmetry does not pass through the middle of the model.');
  const take = areas[1] > areas[0] * 1.02 ? 1 : 0;
  return { half: halves[take], frame: sides[take] };
}

/** A place in the frame, back in the mesh's own space. */
export function leaveFrame(frame: HalfFrame, x: number, y: number, z: number, out: Float32Array, o: number): void {
  const [n, u, v] = frame.axes;
  for (let k = 0; k < 3; k++) out[o + k] = (x + frame.offset) * n[k] + y * u[k] + z * v[k];
}

function frameOf(normal: Vec3, offset: number): HalfFrame {
  const n = V3.normalize(normal);
  const u = V3.perpendicular(n);
  return { axes: [n, u, V3.cross(n, u)], offset };
}

function clip(mesh: Pick<Mesh, 'positions' | 'indices'>, frame: HalfFrame): Mesh {
  const positions = enterFrame(mesh.positions, frame);
  const faces: number[] = [];
  const cuts = new Map<number, number>();
  const count = positions.length / 3;
  const cross = (a: number, b: number): number => {
    const low = Math.min(a, b) * 3;
    const high = Math.max(a, b) * 3;
    const key = (low / 3) * count + high / 3;
    let at = cuts.get(key);
    if (at !== undefined) return at;
    at = positions.length / 3;
    cuts.set(key, at);
    const t = positions[low] / (positions[low] - positions[high]);
    positions.push(0);
    for (let k = 1; k < 3; k++) positions.push(positions[low + k] + t * (positions[high + k] - positions[low + k]));
    return at;
  };
  const polygon: number[] = [];
  for (let f = 0; f < mesh.indices.length; f += 3) {
    polygon.length = 0;
    let inside = false;
    for (let k = 0; k < 3; k++) {
      const a = mesh.indices[f + k];
      const b = mesh.indices[f + ((k + 1) % 3)];
      const xa = positions[a * 3];
      const xb = positions[b * 3];
      if (xa >= 0) polygon.push(a);
      if (xa > 0) inside = true;
      if ((xa > 0 && xb < 0) || (xa < 0 && xb > 0)) polygon.push(cross(a, b));
    }
    if (!inside) continue;
    for (let k = 1; k + 1 < polygon.length; k++) faces.push(polygon[0], polygon[k], polygon[k + 1]);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(faces) };
}

/** Positions in the frame; those within a hair of the plane lie on it. */
function enterFrame(p: Float32Array, frame: HalfFrame): number[] {
  const [n, u, v] = frame.axes;
  const hair = 1e-4 * diagonalOf(p);
  const out: number[] = new Array(p.length);
  for (let i = 0; i < p.length; i += 3) {
    const x = p[i] * n[0] + p[i + 1] * n[1] + p[i + 2] * n[2] - frame.offset;
    out[i] = Math.abs(x) <= hair ? 0 : x;
    out[i + 1] = p[i] * u[0] + p[i + 1] * u[1] + p[i + 2] * u[2];
    out[i + 2] = p[i] * v[0] + p[i + 1] * v[1] + p[i + 2] * v[2];
  }
  return out;
}
