import { isOccluded } from '../../spatial/index.ts';
import type { OcclusionInput } from './input.ts';

/** Where a coarse face is sampled on the way from a corner to its middle. */
const INSETS = [0.2, 0.55, 0.9] as const;

/**
 * Ambient occlusion of some samples of a surface by cosine-weighted rays (golden-ratio spiral, turned by a hash of the position, so
 * that neighbours look different ways and their average sees more). Rays have different reaches, which makes near things count more than
 * far ones; those that go down hit the floor. The corners of a coarse face often lie against a neighbour: they also look from points
 * inside the face, and the lighter view counts for more, or a wall between two corner posts would be dark all over. Cost: about 1 us a ray.
 */
export function runOcclusion(input: OcclusionInput, surface: number, from: number, to: number): void {
  const { positions: p, normals: n, vertexOf, rays, middles, raw } = input.surfaces[surface];
  if (!input.occluders) return;
  for (let s = from; s < to; s++) {
    const v = vertexOf[s];
    const [x, y, z] = [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
    const [nx, ny, nz] = [n[3 * v], n[3 * v + 1], n[3 * v + 2]];
    const own = openness(input, rays[s], x, y, z, nx, ny, nz);
    const weight = middles.length > 0 ? middles[4 * s + 3] : 0;
    if (weight === 0) {
      raw[s] = own;
      continue;
    }
    let best = own;
    const [mx, my, mz] = [0, 1, 2].map((k) => middles[4 * s + k] / weight);
    for (const t of INSETS)
      best = Math.max(best, openness(input, rays[s], x + (mx - x) * t, y + (my - y) * t, z + (mz - z) * t, nx, ny, nz));
    raw[s] = 0.2 * own + 0.8 * best;
  }
}

/** Share of the cosine-weighted rays from a point that meet nothing within their reach. */
function openness(
  input: OcclusionInput,
  rays: number,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
): number {
  const bvh = input.occluders;
  if (!bvh) return 1;
  const lift = input.reach * 0.012;
  const sign = nz >= 0 ? 1 : -1;
  const a = -1 / (sign + nz);
  const b = nx * ny * a;
  const ox = px + nx * lift;
  const oy = py + ny * lift;
  const oz = pz + nz * lift;
  const turn = hashPosition(px, py, pz);
  let open = 0;
  for (let i = 0; i < rays; i++) {
    const u = (i + 0.5) / rays;
    const r = Math.sqrt(u);
    const phi = (i * 0.6180339887498949 + turn) * 2 * Math.PI;
    const x = r * Math.cos(phi);
    const y = r * Math.sin(phi);
    const z = Math.sqrt(Math.max(0, 1 - u));
    const dx = x * (1 + sign * nx * nx * a) + y * b + z * nx;
    const dy = x * sign * b + y * (sign + ny * ny * a) + z * ny;
    const dz = -x * sign * nx - y * ny + z * nz;
    const reach = input.reach * (0.12 + 0.88 * ((i * 0.7548776662466927 + turn) % 1));
    if (input.floor !== undefined && dy < -1e-6 && (input.floor - oy) / dy < reach) continue;
    if (!isOccluded(bvh, ox, oy, oz, dx, dy, dz, reach)) open++;
  }
  return open / rays;
}

/** 0..1 from the place, to a tenth of a millimetre. */
function hashPosition(x: number, y: number, z: number): number {
  let h =
    Math.imul(Math.round(x * 1e4), 0x27d4eb2d) ^
    Math.imul(Math.round(y * 1e4), 0x165667b1) ^
    Math.imul(Math.round(z * 1e4), 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
}
