import { isOccluded } from '../../spatial/index.ts';
import type { BakeInput } from './input.ts';

/**
 * Ambient occlusion of some vertices of a surface by cosine-weighted rays (golden-ratio spiral, turned by a hash of the position, so
 * that copies of a vertex at a seam agree). Rays have different reaches, which makes near things count more than far ones;
 * those that go down hit the floor. Cost: about 1 us a ray.
 */
export function runOcclusion(input: BakeInput, surface: number, from: number, to: number): void {
  const { positions: p, normals: n, occlusion } = input.surfaces[surface];
  const bvh = input.occluders;
  if (!bvh) return;
  const lift = input.reach * 0.012;
  for (let v = from; v < to; v++) {
    const [nx, ny, nz] = [n[3 * v], n[3 * v + 1], n[3 * v + 2]];
    const sign = nz >= 0 ? 1 : -1;
    const a = -1 / (sign + nz);
    const b = nx * ny * a;
    const ox = p[3 * v] + nx * lift;
    const oy = p[3 * v + 1] + ny * lift;
    const oz = p[3 * v + 2] + nz * lift;
    const turn = hashPosition(p[3 * v], p[3 * v + 1], p[3 * v + 2]);
    let open = 0;
    for (let i = 0; i < input.rays; i++) {
      const u = (i + 0.5) / input.rays;
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
    occlusion[v] = open / input.rays;
  }
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
