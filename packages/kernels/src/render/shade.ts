import type { Projection } from './camera.ts';
import type { PlacedPart } from './geometry.ts';
import { type Lighting, lightSurface, type Shaded } from './light.ts';
import type { MipTexture } from './sampling.ts';
import type { SurfaceSample } from './scene-input.ts';
import { createSurfaceSample, fillSurface, type SurfacePoint } from './surface.ts';
import { type LightMaps, measureVisibility, type Visibility } from './visibility.ts';

/** Turns "this triangle at this place of the picture" into light. */
export interface Shader {
  /**
   * Shades the triangle with this number at (x, y) pixels of the projection, for an area of `size` pixels across: gloss is widened
   * by how far the normal turns within it, so that fine curved metal does not sparkle.
   */
  shade(triangle: number, x: number, y: number, size: number, out: Shaded & { alpha: number }): void;
  /** Unit geometric normal of a triangle, world space, into `out`. */
  normal(triangle: number, out: Float64Array): void;
  /** Index of the part that a triangle belongs to. */
  partOf(triangle: number): number;
}

/** What a reflection ray finds: writes radiance into `out` and returns true, or returns false for the studio. */
export type ReflectRay = (
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  rx: number,
  ry: number,
  rz: number,
  roughness: number,
  out: Float64Array,
) => boolean;

/** Makes the shader of one picture. `lighting` left out: surfaces show their base colour and glow. `maps` left out: no shadows. */
export function createShader(
  placed: readonly PlacedPart[],
  projection: Projection,
  mips: readonly (MipTexture | undefined)[],
  lighting: Lighting | undefined,
  maps?: LightMaps,
  reflect?: ReflectRay,
): Shader {
  const sample = createSurfaceSample();
  const visible: Visibility = { diffuse: 1, open: 1 };
  const point: SurfacePoint = { placed: placed[0], face: 0, u: 0, v: 0, pixel: 0 };
  const plane = createPlane(projection);
  const mirror = new Float64Array(3);
  const geometric = new Float64Array(3);
  const partOf = (triangle: number): number => {
    let low = 0;
    let high = placed.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (placed[middle].firstTriangle <= triangle) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  const normal = (triangle: number, out: Float64Array): void => {
    const p = placed[partOf(triangle)];
    faceNormal(p, triangle - p.firstTriangle, out);
  };
  const shade: Shader['shade'] = (triangle, x, y, size, out) => {
    const p = placed[partOf(triangle)];
    const face = triangle - p.firstTriangle;
    plane.meet(p, face, x, y);
    point.placed = p;
    point.face = face;
    point.u = plane.u;
    point.v = plane.v;
    point.pixel = plane.pixel;
    fillSurface(point, mips, sample);
    out.alpha = p.part.material.alphaMode === 'BLEND' ? Math.min(1, Math.max(0, sample.alpha)) : 1;
    if (!lighting) {
      showUnlit(sample, out);
      return;
    }
    widenGloss(sample, turning(p, face) * (plane.pixel * size) ** 2);
    // Local normal to world, turned to the side that is seen.
    const m = p.normalMatrix;
    let nx = m[0] * sample.nx + m[1] * sample.ny + m[2] * sample.nz;
    let ny = m[3] * sample.nx + m[4] * sample.ny + m[5] * sample.nz;
    let nz = m[6] * sample.nx + m[7] * sample.ny + m[8] * sample.nz;
    const l = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1);
    faceNormal(p, face, geometric);
    const facing = geometric[0] * plane.vx + geometric[1] * plane.vy + geometric[2] * plane.vz;
    const side = facing < 0 ? -l : l;
    nx *= side;
    ny *= side;
    nz *= side;
    const gx = facing < 0 ? -geometric[0] : geometric[0];
    const gy = facing < 0 ? -geometric[1] : geometric[1];
    const gz = facing < 0 ? -geometric[2] : geometric[2];
    visible.diffuse = 1;
    visible.open = 1;
    if (maps) measureVisibility(maps, plane.x, plane.y, plane.z, gx, gy, gz, visible, nx, ny, nz);
    let hasMirror = false;
    if (reflect && (sample.roughness < 0.45 || sample.clearcoat > 0)) {
      const d = 2 * (nx * plane.vx + ny * plane.vy + nz * plane.vz);
      const rough = sample.clearcoat > 0 && sample.metallic < 0.5 ? sample.clearcoatRoughness : sample.roughness;
      hasMirror = reflect(
        plane.x,
        plane.y,
        plane.z,
        gx,
        gy,
        gz,
        d * nx - plane.vx,
        d * ny - plane.vy,
        d * nz - plane.vz,
        rough,
        mirror,
      );
    }
    const reflected = hasMirror ? mirror : undefined;
    lightSurface(lighting, sample, nx, ny, nz, plane.vx, plane.vy, plane.vz, visible, out, reflected);
  };
  return { shade, normal, partOf };
}

function showUnlit(sample: SurfaceSample, out: Shaded): void {
  out.rgb[0] = sample.r + sample.er;
  out.rgb[1] = sample.g + sample.eg;
  out.rgb[2] = sample.b + sample.eb;
  for (let k = 0; k < 3; k++) out.through[k] = sample.transmission;
}

/** Squared curvature of a triangle by its vertex normals (the most of its edges), per square metre; 0 for flat shading. */
function turning(p: PlacedPart, face: number): number {
  const n = p.mesh.normals;
  if (!n) return 0;
  let most = 0;
  for (let e = 0; e < 3; e++) {
    const a = 3 * p.mesh.indices[3 * face + e];
    const b = 3 * p.mesh.indices[3 * face + ((e + 1) % 3)];
    const turn = (n[a] - n[b]) ** 2 + (n[a + 1] - n[b + 1]) ** 2 + (n[a + 2] - n[b + 2]) ** 2;
    const q = p.positions;
    const length = (q[a] - q[b]) ** 2 + (q[a + 1] - q[b + 1]) ** 2 + (q[a + 2] - q[b + 2]) ** 2;
    if (length > 0 && turn / length > most) most = turn / length;
  }
  return most;
}

function widenGloss(sample: { roughness: number; clearcoatRoughness: number }, spread: number): void {
  spread = Math.min(0.06, 0.5 * spread);
  const alpha = sample.roughness * sample.roughness;
  sample.roughness = Math.min(1, Math.sqrt(Math.sqrt(alpha * alpha + spread)));
  const coat = sample.clearcoatRoughness * sample.clearcoatRoughness;
  sample.clearcoatRoughness = Math.min(1, Math.sqrt(Math.sqrt(coat * coat + spread)));
}

function faceNormal(p: PlacedPart, face: number, out: Float64Array): void {
  const q = p.positions;
  const a = 3 * p.mesh.indices[3 * face];
  const b = 3 * p.mesh.indices[3 * face + 1];
  const c = 3 * p.mesh.indices[3 * face + 2];
  const ux = q[b] - q[a];
  const uy = q[b + 1] - q[a + 1];
  const uz = q[b + 2] - q[a + 2];
  const vx = q[c] - q[a];
  const vy = q[c + 1] - q[a + 1];
  const vz = q[c + 2] - q[a + 2];
  const x = uy * vz - uz * vy;
  const y = uz * vx - ux * vz;
  const z = ux * vy - uy * vx;
  const l = (p.mirrored ? -1 : 1) / (Math.sqrt(x * x + y * y + z * z) || 1);
  out[0] = x * l;
  out[1] = y * l;
  out[2] = z * l;
}

/** Meets the view ray of a pixel with the plane of a triangle: exact perspective-correct weights, also just outside of it. */
function createPlane(projection: Projection) {
  const { eye, right, up, forward, focal, parallel, width, height } = projection;
  const plane = {
    u: 0,
    v: 0,
    x: 0,
    y: 0,
    z: 0,
    vx: 0,
    vy: 0,
    vz: 0,
    pixel: 0,
    meet(p: PlacedPart, face: number, px: number, py: number): void {
      const q = p.positions;
      const a = 3 * p.mesh.indices[3 * face];
      const b = 3 * p.mesh.indices[3 * face + 1];
      const c = 3 * p.mesh.indices[3 * face + 2];
      const sx = (px - width / 2) / focal;
      const sy = (height / 2 - py) / focal;
      const ox = right[0] * sx + up[0] * sy;
      const oy = right[1] * sx + up[1] * sy;
      const oz = right[2] * sx + up[2] * sy;
      const dx = parallel ? forward[0] : forward[0] + ox;
      const dy = parallel ? forward[1] : forward[1] + oy;
      const dz = parallel ? forward[2] : forward[2] + oz;
      const e1x = q[b] - q[a];
      const e1y = q[b + 1] - q[a + 1];
      const e1z = q[b + 2] - q[a + 2];
      const e2x = q[c] - q[a];
      const e2y = q[c + 1] - q[a + 1];
      const e2z = q[c + 2] - q[a + 2];
      const hx = dy * e2z - dz * e2y;
      const hy = dz * e2x - dx * e2z;
      const hz = dx * e2y - dy * e2x;
      const inv = 1 / (e1x * hx + e1y * hy + e1z * hz || 1e-30);
      const tx = eye[0] + (parallel ? ox : 0) - q[a];
      const ty = eye[1] + (parallel ? oy : 0) - q[a + 1];
      const tz = eye[2] + (parallel ? oz : 0) - q[a + 2];
      const kx = ty * e1z - tz * e1y;
      const ky = tz * e1x - tx * e1z;
      const kz = tx * e1y - ty * e1x;
      // Edge-on triangles meet far outside: hold the weights near the triangle.
      const u = Math.min(1.2, Math.max(-0.2, (tx * hx + ty * hy + tz * hz) * inv));
      const v = Math.min(1.2, Math.max(-0.2, (dx * kx + dy * ky + dz * kz) * inv));
      plane.u = u;
      plane.v = v;
      plane.x = q[a] + e1x * u + e2x * v;
      plane.y = q[a + 1] + e1y * u + e2y * v;
      plane.z = q[a + 2] + e1z * u + e2z * v;
      const l = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      plane.vx = -dx * l;
      plane.vy = -dy * l;
      plane.vz = -dz * l;
      const depth = (plane.x - eye[0]) * forward[0] + (plane.y - eye[1]) * forward[1] + (plane.z - eye[2]) * forward[2];
      plane.pixel = parallel ? 1 / focal : Math.abs(depth) / focal;
    },
  };
  return plane;
}
