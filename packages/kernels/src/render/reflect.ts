import { buildBvh, createRayHit, intersectRay } from '../spatial/index.ts';
import { isSeeThrough } from './draw.ts';
import { addRadiance, readIrradiance } from './environment.ts';
import type { PlacedPart } from './geometry.ts';
import { type GroundShadow, readGroundShadow } from './ground.ts';
import type { Lighting } from './light.ts';
import type { MipTexture } from './sampling.ts';
import type { ReflectRay } from './shade.ts';
import { createSurfaceSample, fillSurface, type SurfacePoint } from './surface.ts';

/** Rougher than this, a reflection is too blurred for one ray to say anything. */
const ROUGH = 0.45;

/**
 * Mirror reflections by one ray through a BVH of everything: polished parts then show each other and the floor's shadow, which is
 * what tells metal from grey paint. What the ray meets is lit without shadows of its own; rough reflections fade to the studio.
 */
export function createReflect(
  all: readonly PlacedPart[],
  mips: readonly (MipTexture | undefined)[],
  lighting: Lighting,
  ground: GroundShadow | undefined,
): ReflectRay {
  // Glass is left out: it would be mirrored as a solid ball.
  const solid = all.filter((p) => !isSeeThrough(p.part));
  const placed = solid.length ? solid : all;
  const bvh = buildBvh(joinParts(placed));
  const hit = createRayHit();
  const sample = createSurfaceSample();
  const matte = new Float64Array(3);
  const studio = new Float64Array(3);
  const point: SurfacePoint = { placed: placed[0], face: 0, u: 0, v: 0, pixel: 0 };
  const { min, max } = boundsOf(bvh.bounds);
  const far = 4 * Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const lift = far * 1e-4;
  let total = 0;
  const starts = placed.map((p) => {
    total += Math.floor(p.mesh.indices.length / 3);
    return total - Math.floor(p.mesh.indices.length / 3);
  });
  const { sin, cos } = lighting;
  return (x, y, z, nx, ny, nz, rx, ry, rz, roughness, out) => {
    if (roughness > ROUGH) return false;
    // A bent normal may send the ray into the surface: it then grazes along it.
    const into = rx * nx + ry * ny + rz * nz;
    const push = into < 0.02 ? 0.02 - into : 0;
    const dx = rx + nx * push;
    const dy = ry + ny * push;
    const dz = rz + nz * push;
    const ox = x + nx * lift;
    const oy = y + ny * lift;
    const oz = z + nz * lift;
    studio.fill(0);
    addRadiance(studio, rx * cos - rz * sin, ry, rx * sin + rz * cos, roughness, 1);
    if (!intersectRay(bvh, ox, oy, oz, dx, dy, dz, far, hit)) {
      let light = 1;
      if (ground && dy < -1e-3) {
        const t = (ground.y - oy) / dy;
        if (t > 0) light = 1 - readGroundShadow(ground, ox + dx * t, oz + dz * t);
      }
      for (let k = 0; k < 3; k++) out[k] = studio[k] * light;
      return true;
    }
    let part = starts.length - 1;
    while (starts[part] > hit.triangle) part--;
    const p = placed[part];
    point.placed = p;
    point.face = hit.triangle - starts[part];
    point.u = hit.u;
    point.v = hit.v;
    point.pixel = hit.t * 0.01;
    fillSurface(point, mips, sample);
    const m = p.normalMatrix;
    let hx = m[0] * sample.nx + m[1] * sample.ny + m[2] * sample.nz;
    let hy = m[3] * sample.nx + m[4] * sample.ny + m[5] * sample.nz;
    let hz = m[6] * sample.nx + m[7] * sample.ny + m[8] * sample.nz;
    const l = (hx * dx + hy * dy + hz * dz > 0 ? -1 : 1) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1);
    hx *= l;
    hy *= l;
    hz *= l;
    readIrradiance(lighting.irradiance, hx * cos - hz * sin, hy, hx * sin + hz * cos, matte);
    // Half of the light is taken to be blocked: what stands close enough to be mirrored also stands in the way.
    const blend = roughness / ROUGH;
    out[0] = matte[0] * sample.r * 0.55 + sample.er;
    out[1] = matte[1] * sample.g * 0.55 + sample.eg;
    out[2] = matte[2] * sample.b * 0.55 + sample.eb;
    const dim = 0.35;
    for (let k = 0; k < 3; k++) out[k] += (studio[k] * dim - out[k]) * blend * blend;
    return true;
  };
}

function boundsOf(b: Float32Array): { min: Float32Array; max: Float32Array } {
  return { min: b.subarray(0, 3), max: b.subarray(3, 6) };
}

function joinParts(placed: readonly PlacedPart[]): { positions: Float32Array; indices: Uint32Array } {
  let vertices = 0;
  let corners = 0;
  for (const p of placed) {
    vertices += p.positions.length;
    corners += 3 * Math.floor(p.mesh.indices.length / 3);
  }
  const positions = new Float32Array(vertices);
  const indices = new Uint32Array(corners);
  let v = 0;
  let c = 0;
  for (const p of placed) {
    positions.set(p.positions, v);
    const count = 3 * Math.floor(p.mesh.indices.length / 3);
    for (let i = 0; i < count; i++) indices[c + i] = p.mesh.indices[i] + v / 3;
    v += p.positions.length;
    c += count;
  }
  return { positions, indices };
}
