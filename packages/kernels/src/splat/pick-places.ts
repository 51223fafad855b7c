import type { Rng } from '../math/index.ts';
import { faceArea } from '../mesh/index.ts';
import { createSurfaceSample, fillSurface, placeParts, type RenderPart, type SurfacePoint } from '../render/index.ts';

/** Places on a surface, in random order. */
export interface Places {
  count: number;
  /** World space, metres. */
  points: Float32Array;
  /** Unit. */
  normals: Float32Array;
  /** Linear base colours. */
  colors: Float32Array;
  /** Surface that all of them stand for, square metres. */
  area: number;
}

/** Says whether a place, with its unit normal, is wanted. */
export type PlaceFilter = (x: number, y: number, z: number, nx: number, ny: number, nz: number) => boolean;

/** Places at random on those parts of a surface that are wanted: of `tries` places, evenly over all of it. About 1 us each. */
export function pickPlaces(parts: readonly RenderPart[], tries: number, wanted: PlaceFilter, rng: Rng): Places {
  const placed = placeParts(parts);
  const sizes = placed.map((p) => measureFaces(p.positions, p.mesh.indices));
  const total = sizes.reduce((sum, s) => sum + s.reduce((a, b) => a + b, 0), 0);
  const out = {
    points: new Float32Array(3 * tries),
    normals: new Float32Array(3 * tries),
    colors: new Float32Array(3 * tries),
  };
  const sample = createSurfaceSample();
  const point: SurfacePoint = { placed: placed[0], face: 0, u: 0, v: 0, pixel: 0 };
  let n = 0;
  // One place in each of as many equal shares of the surface is more even than anywhere.
  let t = 0;
  let next = (rng.next() / tries) * total;
  let behind = 0;
  placed.forEach((p, index) => {
    const { positions, mesh, normalMatrix: m } = p;
    const areas = sizes[index];
    point.placed = p;
    for (let face = 0; face < areas.length; face++) {
      behind += areas[face];
      for (; t < tries && next < behind; next = ((++t + rng.next()) / tries) * total) {
        const r = Math.sqrt(rng.next());
        const v = r * rng.next();
        const u = r - v;
        const a = 3 * mesh.indices[3 * face];
        const b = 3 * mesh.indices[3 * face + 1];
        const c = 3 * mesh.indices[3 * face + 2];
        for (let k = 0; k < 3; k++)
          out.points[3 * n + k] = (1 - u - v) * positions[a + k] + u * positions[b + k] + v * positions[c + k];
        point.face = face;
        point.u = u;
        point.v = v;
        fillSurface(point, [], sample);
        const x = m[0] * sample.nx + m[1] * sample.ny + m[2] * sample.nz;
        const y = m[3] * sample.nx + m[4] * sample.ny + m[5] * sample.nz;
        const z = m[6] * sample.nx + m[7] * sample.ny + m[8] * sample.nz;
        const l = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
        const o = 3 * n;
        if (!wanted(out.points[o], out.points[o + 1], out.points[o + 2], x * l, y * l, z * l)) continue;
        out.normals[o] = x * l;
        out.normals[o + 1] = y * l;
        out.normals[o + 2] = z * l;
        out.colors[o] = sample.r;
        out.colors[o + 1] = sample.g;
        out.colors[o + 2] = sample.b;
        n++;
      }
    }
  });
  shuffle(out, n, rng);
  return { ...out, count: n, area: (total * n) / Math.max(1, tries) };
}

function measureFaces(p: Float32Array, indices: Uint32Array): Float64Array {
  return Float64Array.from({ length: Math.floor(indices.length / 3) }, (_, face) => faceArea(p, indices, face));
}

/** Fisher-Yates over rows of three. */
function shuffle(rows: Readonly<Record<string, Float32Array>>, count: number, rng: Rng): void {
  const all = Object.values(rows);
  for (let i = count - 1; i > 0; i--) {
    const j = rng.int(i + 1);
    for (const data of all)
      for (let k = 0; k < 3; k++) {
        const kept = data[3 * i + k];
        data[3 * i + k] = data[3 * j + k];
        data[3 * j + k] = kept;
      }
  }
}
