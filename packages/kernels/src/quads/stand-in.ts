import { eigenSymmetric3, V3, type Vec3 } from '../math/index.ts';
import { buildSurface, type Mesh, sampleSurface } from '../mesh/index.ts';
import { type Bvh, buildBvh, closestPoint, createClosestPoint } from '../spatial/index.ts';
import type { QuadMesh } from './extract.ts';
import { MIRROR } from './isotropic.ts';
import { triangleNormal } from './vector.ts';

/**
 * A stand-in of about `target` quads for a part too small or thin for a field: a grid of cells on the part's box, along its main axes, drawn onto
 * the surface; for a sheet the box is a rectangle. Parts cut by the mirror plane x = 0 stay open there. Undefined for a part without
 * surface.
 */
export function standIn(mesh: Mesh, target: number, mirror: boolean): QuadMesh | undefined {
  const points = sampleSurface(mesh, 300).places;
  if (!points.length) return undefined;
  const cut = mirror && mesh.positions.some((x, i) => i % 3 === 0 && x === 0);
  const axes = cut
    ? ([
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ] as const)
    : mainAxes(points);
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  const p = mesh.positions;
  for (const v of mesh.indices) {
    for (let k = 0; k < 3; k++) {
      const at = axes[k][0] * p[v * 3] + axes[k][1] * p[v * 3 + 1] + axes[k][2] * p[v * 3 + 2];
      low[k] = Math.min(low[k], at);
      high[k] = Math.max(high[k], at);
    }
  }
  const size = high.map((h, k) => h - low[k]);
  if (cut) low[0] = 0;
  const isSheet = !cut && buildSurface(mesh.positions, mesh.indices).twin.includes(-1);
  const out = isSheet ? rectangle(size, target) : boxCells(size, target, cut);
  if (isSheet && facesAway(mesh, axes[size.indexOf(Math.min(...size))])) out.quads.reverse();
  const bvh = buildBvh(mesh);
  const positions = new Float64Array(out.places.length);
  for (let v = 0; v < positions.length; v += 3) {
    let at: Vec3 = [0, 0, 0];
    for (let k = 0; k < 3; k++) at = V3.addScaled(at, axes[k], low[k] + out.places[v + k] * size[k]);
    drawOnto(bvh, at, positions, v);
  }
  const border = Uint8Array.from({ length: positions.length / 3 }, (_, v) => (out.open[v] ? (cut ? MIRROR : 1) : 0));
  for (let v = 0; v < border.length; v++) if (border[v] === MIRROR) positions[v * 3] = 0;
  return { positions, quads: Int32Array.from(out.quads), rank: border.map((b) => Math.min(1, b)), border };
}

const near = createClosestPoint();

function drawOnto(bvh: Bvh, at: Vec3, out: Float64Array, o: number): void {
  const hit = closestPoint(bvh, at[0], at[1], at[2], near);
  out[o] = hit ? near.x : at[0];
  out[o + 1] = hit ? near.y : at[1];
  out[o + 2] = hit ? near.z : at[2];
}

/** Whether most of a mesh's area faces against a direction. */
function facesAway(mesh: Mesh, direction: Vec3): boolean {
  const n = new Float64Array(3);
  let sum = 0;
  for (let f = 0; f * 3 < mesh.indices.length; f++) {
    const area = triangleNormal(mesh.positions, mesh.indices, f, n, 0);
    sum += area * (n[0] * direction[0] + n[1] * direction[1] + n[2] * direction[2]);
  }
  return sum < 0;
}

/** Principal axes, or the axes of space where the box along them is smaller; right-handed. */
function mainAxes(points: Float64Array): readonly [Vec3, Vec3, Vec3] {
  const mean = [0, 0, 0];
  for (let i = 0; i < points.length; i++) mean[i % 3] += (3 * points[i]) / points.length;
  const m: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < points.length; i += 3) {
    let slot = 0;
    for (let r = 0; r < 3; r++)
      for (let c = r; c < 3; c++) m[slot++] += (points[i + r] - mean[r]) * (points[i + c] - mean[c]);
  }
  const [, v, w] = eigenSymmetric3(m).vectors;
  const own = [V3.cross(v, w), v, w] as const;
  const space = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ] as const;
  return extent(points, own) < 0.95 * extent(points, space) ? own : space;
}

/** Half the area of the box around points. */
function extent(points: Float64Array, axes: readonly Vec3[]): number {
  const s = axes.map((a) => {
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < points.length; i += 3) {
      const at = a[0] * points[i] + a[1] * points[i + 1] + a[2] * points[i + 2];
      low = Math.min(low, at);
      high = Math.max(high, at);
    }
    return high - low;
  });
  return s[0] * s[1] + s[1] * s[2] + s[2] * s[0];
}

/** Cells on the unit box: places 0 to 1, quads outward, and vertices on an open side. */
interface Cells {
  places: number[];
  quads: number[];
  open: boolean[];
}

function rectangle(size: readonly number[], target: number): Cells {
  // across the two longer axes
  const flat = size.indexOf(Math.min(...size));
  const [a, b] = flat === 0 ? [1, 2] : flat === 1 ? [2, 0] : [0, 1];
  const ratio = Math.sqrt(Math.max(1e-6, size[a] / Math.max(1e-300, size[b])));
  const n = Math.max(1, Math.round(Math.min(target, Math.sqrt(target) * ratio)));
  const m = Math.max(1, Math.round(target / n));
  const out: Cells = { places: [], quads: [], open: [] };
  for (let j = 0; j <= m; j++) {
    for (let i = 0; i <= n; i++) {
      const at = [0.5, 0.5, 0.5];
      at[a] = i / n;
      at[b] = j / m;
      out.places.push(...at);
      out.open.push(i === 0 || j === 0 || i === n || j === m);
      const o = j * (n + 1) + i;
      if (i < n && j < m) out.quads.push(o, o + 1, o + n + 2, o + n + 1);
    }
  }
  return out;
}

function boxCells(size: readonly number[], target: number, cut: boolean): Cells {
  const [x, y, z] = size.map((s) => Math.max(s, 1e-3 * Math.max(...size)));
  const whole = (cut ? 1 : 2) * y * z + 2 * x * (y + z);
  const cell = Math.sqrt(whole / target);
  const n = [x, y, z].map((s) => Math.max(1, Math.min(Math.floor(target / 4), Math.round(s / cell))));
  const out: Cells = { places: [], quads: [], open: [] };
  const ids = new Map<number, number>();
  const point = (at: readonly number[]): number => {
    const key = (at[0] * (n[1] + 1) + at[1]) * (n[2] + 1) + at[2];
    let id = ids.get(key);
    if (id === undefined) {
      ids.set(key, (id = out.open.length));
      out.places.push(at[0] / n[0], at[1] / n[1], at[2] / n[2]);
      out.open.push(cut && at[0] === 0);
    }
    return id;
  };
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    for (const end of [0, n[axis]]) {
      if (cut && axis === 0 && end === 0) continue;
      for (let i = 0; i < n[a]; i++) {
        for (let j = 0; j < n[b]; j++) {
          const at = (di: number, dj: number): number => {
            const place = [0, 0, 0];
            place[axis] = end;
            place[a] = i + di;
            place[b] = j + dj;
            return point(place);
          };
          if (end) out.quads.push(at(0, 0), at(1, 0), at(1, 1), at(0, 1));
          else out.quads.push(at(0, 0), at(0, 1), at(1, 1), at(1, 0));
        }
      }
    }
  }
  return out;
}
