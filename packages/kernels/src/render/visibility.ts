import type { Vec3 } from '../math/index.ts';
import { type Bounds, createProjection, type Projection } from './camera.ts';
import { addRadiance } from './environment.ts';
import { createDepthBuffer, projectVertices, rasterize } from './rasterize.ts';

/** Light of the studio as equally strong directions, each with a depth map of what stands in its way. */
export interface LightMaps {
  /** Unit vectors towards the light, world space, 3L. */
  directions: Float32Array;
  /** Distance from the light's plane to the first surface, per map one after the other. */
  depth: Float32Array;
  size: number;
  projections: readonly Projection[];
  /** World length of one texel. */
  texel: number;
  bounds: Bounds;
}

/** Occluder geometry: world-space positions and triangles. */
export interface Occluder {
  positions: Float32Array;
  indices: Uint32Array;
  /** Faces that a light sees from behind let it pass, as they let the eye: a room whose walls cannot be seen from outside is not dark. */
  front: boolean;
}

/**
 * Samples the studio by its brightness (Hammersley points through the two-dimensional distribution, so that soft boxes get
 * most of the directions) and draws a depth map for each. One lookup per direction then answers what ray tracing would
 * need hundreds of rays for: soft shadows and ambient occlusion at once, without grain. Cost: one depth pass per direction.
 * Source: Annen et al., "Real-time, all-frequency shadows in dynamic scenes", 2008 (many shadow maps as one soft light).
 */
export function createLightMaps(
  occluders: readonly Occluder[],
  bounds: Bounds,
  options: { count: number; size: number; yaw: number },
): LightMaps {
  const { count, size } = options;
  const directions = sampleStudio(count, options.yaw);
  const centre: Vec3 = [0, 1, 2].map((k) => (bounds.min[k] + bounds.max[k]) / 2) as unknown as Vec3;
  const radius = Math.max(1e-6, Math.hypot(...[0, 1, 2].map((k) => bounds.max[k] - bounds.min[k])) / 2);
  const depth = new Float32Array(count * size * size);
  const projections: Projection[] = [];
  for (let l = 0; l < count; l++) {
    const d = directions.subarray(3 * l, 3 * l + 3);
    const eye: Vec3 = [0, 1, 2].map((k) => centre[k] + d[k] * radius * 2) as unknown as Vec3;
    const projection = createProjection({ eye, target: centre, height: radius * 2.04 }, size, size);
    projections.push(projection);
    const buffer = createDepthBuffer(size, size, false);
    for (const o of occluders) {
      const screen = projectVertices(projection, o.positions);
      rasterize(buffer, screen, o.indices, 0, o.front ? 'front' : 'both');
    }
    const map = depth.subarray(l * size * size, (l + 1) * size * size);
    for (let i = 0; i < map.length; i++) map[i] = -buffer.nearness[i];
  }
  return { directions, depth, size, projections, texel: (radius * 2.04) / size, bounds };
}

function sampleStudio(count: number, yaw: number): Float32Array {
  const rows = 48;
  const columns = 96;
  const weights = new Float64Array(rows * columns);
  const rowSum = new Float64Array(rows);
  const light = new Float64Array(3);
  let total = 0;
  for (let i = 0; i < rows; i++) {
    const y = 1 - (2 * (i + 0.5)) / rows;
    const s = Math.sqrt(1 - y * y);
    for (let j = 0; j < columns; j++) {
      const p = (2 * Math.PI * (j + 0.5)) / columns;
      light.fill(0);
      addRadiance(light, s * Math.sin(p), y, s * Math.cos(p), 0.35, 1);
      const w = light[0] + light[1] + light[2];
      weights[i * columns + j] = w;
      rowSum[i] += w;
      total += w;
    }
  }
  const directions = new Float32Array(count * 3);
  for (let n = 0; n < count; n++) {
    let u = ((n + 0.5) / count) * total;
    let i = 0;
    while (i < rows - 1 && u > rowSum[i]) u -= rowSum[i++];
    const fi = Math.min(1, u / rowSum[i]);
    let v = radicalInverse(n) * rowSum[i];
    let j = 0;
    while (j < columns - 1 && v > weights[i * columns + j]) v -= weights[i * columns + j++];
    const fj = Math.min(1, v / weights[i * columns + j]);
    const y = 1 - (2 * (i + fi)) / rows;
    const s = Math.sqrt(Math.max(0, 1 - y * y));
    const p = (2 * Math.PI * (j + fj)) / columns + yaw;
    directions[3 * n] = s * Math.sin(p);
    directions[3 * n + 1] = y;
    directions[3 * n + 2] = s * Math.cos(p);
  }
  return directions;
}

/** Van der Corput sequence in base 2. */
function radicalInverse(n: number): number {
  let bits = n >>> 0;
  let result = 0;
  for (let f = 0.5; bits; f /= 2, bits >>>= 1) if (bits & 1) result += f;
  return result;
}

/** What `measureVisibility` found: shares of the light, 0..1. */
export interface Visibility {
  /** Share of the cosine-weighted light that arrives: multiplies the irradiance. */
  diffuse: number;
  /** Share of the directions in front of the surface that are open: for reflections. */
  open: number;
}

/**
 * How much of the studio's light reaches a point with this unit normal (both world space). Looks up every map with a bilinear
 * 2x2 comparison; the point is moved off its surface by 1.5 texels, which removes self-shadowing. Light from below the
 * horizon is dimmed near the ground, where the object stands in its own light. `bent` is the normal after normal mapping.
 */
export function measureVisibility(
  maps: LightMaps,
  px: number,
  py: number,
  pz: number,
  nx: number,
  ny: number,
  nz: number,
  out: Visibility,
  bentX = nx,
  bentY = ny,
  bentZ = nz,
): void {
  const { directions, projections, depth, size, texel, bounds } = maps;
  const height = Math.max(1e-6, bounds.max[1] - bounds.min[1]);
  const lift = 1.5 * texel;
  const x = px + nx * lift;
  const y = py + ny * lift;
  const z = pz + nz * lift;
  const floorLight = 0.25 + 0.75 * Math.min(1, Math.max(0, (py - bounds.min[1]) / (0.5 * height)));
  let sum = 0;
  let all = 0;
  let open = 0;
  let facing = 0;
  for (let l = 0; l < projections.length; l++) {
    const dx = directions[3 * l];
    const dy = directions[3 * l + 1];
    const dz = directions[3 * l + 2];
    const cos = bentX * dx + bentY * dy + bentZ * dz;
    if (cos <= 0) continue;
    const p = projections[l];
    const rx = x - p.eye[0];
    const ry = y - p.eye[1];
    const rz = z - p.eye[2];
    const u = size / 2 + (rx * p.right[0] + ry * p.right[1] + rz * p.right[2]) * p.focal - 0.5;
    const v = size / 2 - (rx * p.up[0] + ry * p.up[1] + rz * p.up[2]) * p.focal - 0.5;
    const own = rx * p.forward[0] + ry * p.forward[1] + rz * p.forward[2] - texel;
    const lit = compareDepth(depth, l * size * size, size, u, v, own) * (dy < 0 ? floorLight : 1);
    sum += cos * lit;
    all += cos;
    open += lit;
    facing++;
  }
  out.diffuse = all > 0 ? sum / all : 1;
  out.open = facing > 0 ? open / facing : 1;
}

/**
 * How dark a floor point is: as `measureVisibility` with the normal straight up, but a blocker counts less the farther it is, with
 * `reach` metres as the scale. A floor without walls would otherwise show every light direction as a faint shadow of its own.
 */
export function measureFloorShadow(maps: LightMaps, x: number, y: number, z: number, reach: number): number {
  const { directions, projections, depth, size, texel } = maps;
  let dark = 0;
  let all = 0;
  for (let l = 0; l < projections.length; l++) {
    const cos = directions[3 * l + 1];
    if (cos <= 0.05) continue;
    all += cos;
    const p = projections[l];
    const rx = x - p.eye[0];
    const ry = y - p.eye[1];
    const rz = z - p.eye[2];
    const u = Math.floor(size / 2 + (rx * p.right[0] + ry * p.right[1] + rz * p.right[2]) * p.focal);
    const v = Math.floor(size / 2 - (rx * p.up[0] + ry * p.up[1] + rz * p.up[2]) * p.focal);
    if (u < 0 || v < 0 || u >= size || v >= size) continue;
    const own = rx * p.forward[0] + ry * p.forward[1] + rz * p.forward[2];
    const gap = own - depth[l * size * size + v * size + u];
    if (gap > texel) dark += cos * Math.exp(-gap / reach);
  }
  return all > 0 ? dark / all : 0;
}

/** Share of the four texels around (u, v) whose surface is not in front of `own`, bilinear. Outside the map: lit. */
function compareDepth(depth: Float32Array, base: number, size: number, u: number, v: number, own: number): number {
  const iu = Math.floor(u);
  const iv = Math.floor(v);
  if (iu < 0 || iv < 0 || iu >= size - 1 || iv >= size - 1) return 1;
  const fu = u - iu;
  const fv = v - iv;
  const o = base + iv * size + iu;
  const a = depth[o] >= own ? 1 - fu : 0;
  const b = depth[o + 1] >= own ? fu : 0;
  const c = depth[o + size] >= own ? 1 - fu : 0;
  const d = depth[o + size + 1] >= own ? fu : 0;
  return (a + b) * (1 - fv) + (c + d) * fv;
}
