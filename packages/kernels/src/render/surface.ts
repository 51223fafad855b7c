import type { Material } from '../scene/index.ts';
import type { PlacedPart } from './geometry.ts';
import { type MipTexture, sampleTexture } from './sampling.ts';
import type { SurfaceSample } from './scene-input.ts';

/** An empty record, reused from pixel to pixel. */
export function createSurfaceSample(): SurfaceSample {
  return {
    r: 1,
    g: 1,
    b: 1,
    alpha: 1,
    metallic: 0,
    roughness: 1,
    er: 0,
    eg: 0,
    eb: 0,
    nx: 0,
    ny: 1,
    nz: 0,
    occlusion: 1,
    clearcoat: 0,
    clearcoatRoughness: 0,
    sheenR: 0,
    sheenG: 0,
    sheenB: 0,
    transmission: 0,
  };
}

/** One point of one triangle. */
export interface SurfacePoint {
  placed: PlacedPart;
  /** Triangle of the part's own mesh. */
  face: number;
  /** Weights of the second and third corner; may lie a little outside 0..1 at silhouettes. */
  u: number;
  v: number;
  /** World width of a pixel at the point. */
  pixel: number;
}

const texel = new Float64Array(4);

/**
 * Evaluates material and local normal of a point: factors, then vertex colours and textures or the solid material.
 * Normals are interpolated where the mesh has them, flat otherwise; normal maps use the mesh's tangents or, without, the triangle's.
 */
export function fillSurface(point: SurfacePoint, mips: readonly (MipTexture | undefined)[], out: SurfaceSample): void {
  const { placed, face, u, v } = point;
  const { mesh, part } = placed;
  const a = mesh.indices[3 * face];
  const b = mesh.indices[3 * face + 1];
  const c = mesh.indices[3 * face + 2];
  const w = 1 - u - v;
  fillFactors(part.material, out);
  fillNormal(mesh.positions, mesh.normals, a, b, c, u, v, out);
  if (mesh.colors) {
    const k = mesh.colors;
    out.r *= k[4 * a] * w + k[4 * b] * u + k[4 * c] * v;
    out.g *= k[4 * a + 1] * w + k[4 * b + 1] * u + k[4 * c + 1] * v;
    out.b *= k[4 * a + 2] * w + k[4 * b + 2] * u + k[4 * c + 2] * v;
    out.alpha *= k[4 * a + 3] * w + k[4 * b + 3] * u + k[4 * c + 3] * v;
  }
  if (part.shade) {
    const p = mesh.positions;
    const x = p[3 * a] * w + p[3 * b] * u + p[3 * c] * v;
    const y = p[3 * a + 1] * w + p[3 * b + 1] * u + p[3 * c + 1] * v;
    const z = p[3 * a + 2] * w + p[3 * b + 2] * u + p[3 * c + 2] * v;
    part.shade(x, y, z, out.nx, out.ny, out.nz, out);
  } else if (mesh.uvs) fillTextures(point, mips, a, b, c, out);
}

function fillFactors(material: Material, out: SurfaceSample): void {
  const strength = material.emissiveStrength ?? 1;
  out.r = material.baseColorFactor[0];
  out.g = material.baseColorFactor[1];
  out.b = material.baseColorFactor[2];
  out.alpha = material.baseColorFactor[3];
  out.metallic = material.metallicFactor;
  out.roughness = material.roughnessFactor;
  out.er = material.emissiveFactor[0] * strength;
  out.eg = material.emissiveFactor[1] * strength;
  out.eb = material.emissiveFactor[2] * strength;
  out.occlusion = 1;
  out.clearcoat = material.clearcoat?.factor ?? 0;
  out.clearcoatRoughness = material.clearcoat?.roughness ?? 0;
  out.sheenR = material.sheen?.color[0] ?? 0;
  out.sheenG = material.sheen?.color[1] ?? 0;
  out.sheenB = material.sheen?.color[2] ?? 0;
  out.transmission = material.transmission?.factor ?? 0;
}

function fillNormal(
  p: Float32Array,
  n: Float32Array | undefined,
  a: number,
  b: number,
  c: number,
  u: number,
  v: number,
  out: SurfaceSample,
): void {
  let x = 0;
  let y = 0;
  let z = 0;
  if (n) {
    const w = 1 - u - v;
    x = n[3 * a] * w + n[3 * b] * u + n[3 * c] * v;
    y = n[3 * a + 1] * w + n[3 * b + 1] * u + n[3 * c + 1] * v;
    z = n[3 * a + 2] * w + n[3 * b + 2] * u + n[3 * c + 2] * v;
  }
  if (!(x * x + y * y + z * z > 1e-12)) {
    const e1x = p[3 * b] - p[3 * a];
    const e1y = p[3 * b + 1] - p[3 * a + 1];
    const e1z = p[3 * b + 2] - p[3 * a + 2];
    const e2x = p[3 * c] - p[3 * a];
    const e2y = p[3 * c + 1] - p[3 * a + 1];
    const e2z = p[3 * c + 2] - p[3 * a + 2];
    x = e1y * e2z - e1z * e2y;
    y = e1z * e2x - e1x * e2z;
    z = e1x * e2y - e1y * e2x;
  }
  const l = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  out.nx = x * l;
  out.ny = y * l;
  out.nz = z * l;
}

function fillTextures(
  point: SurfacePoint,
  mips: readonly (MipTexture | undefined)[],
  a: number,
  b: number,
  c: number,
  out: SurfaceSample,
): void {
  const { mesh, part } = point.placed;
  const m = part.material;
  const t = mesh.uvs as Float32Array;
  const w = 1 - point.u - point.v;
  const s = t[2 * a] * w + t[2 * b] * point.u + t[2 * c] * point.v;
  const r = t[2 * a + 1] * w + t[2 * b + 1] * point.u + t[2 * c + 1] * point.v;
  const footprint = point.pixel * uvPerMetre(point, a, b, c);
  if (read(mips, m.baseColorTexture, s, r, footprint, true)) {
    out.r *= texel[0];
    out.g *= texel[1];
    out.b *= texel[2];
    out.alpha *= texel[3];
  }
  if (read(mips, m.metallicRoughnessTexture, s, r, footprint, false)) {
    out.roughness *= texel[1];
    out.metallic *= texel[2];
  }
  // Packed with the two above in most models: then it has just been read.
  const packed = m.occlusionTexture && m.metallicRoughnessTexture?.texture === m.occlusionTexture.texture;
  const isRead = packed && !m.occlusionTexture?.transform && !m.metallicRoughnessTexture?.transform;
  if (isRead ? mips[m.occlusionTexture?.texture ?? 0] : read(mips, m.occlusionTexture, s, r, footprint, false))
    out.occlusion = 1 + (m.occlusionStrength ?? 1) * (texel[0] - 1);
  if (read(mips, m.emissiveTexture, s, r, footprint, true)) {
    out.er *= texel[0];
    out.eg *= texel[1];
    out.eb *= texel[2];
  }
  if (read(mips, m.normalTexture, s, r, footprint, false)) bendNormal(point, a, b, c, m.normalScale ?? 1, out);
}

/** Reads a texture into `texel`; says whether there is one. */
function read(
  mips: readonly (MipTexture | undefined)[],
  ref: Material['baseColorTexture'],
  s: number,
  t: number,
  footprint: number,
  srgb: boolean,
): boolean {
  const mip = ref && mips[ref.texture];
  if (mip) sampleTexture(mip, ref, s, t, footprint, srgb, texel);
  return mip !== undefined;
}

/** Texture coordinates per world metre: the square root of the ratio of the two areas of the triangle. */
function uvPerMetre(point: SurfacePoint, a: number, b: number, c: number): number {
  const p = point.placed.positions;
  const t = point.placed.mesh.uvs as Float32Array;
  const e1x = p[3 * b] - p[3 * a];
  const e1y = p[3 * b + 1] - p[3 * a + 1];
  const e1z = p[3 * b + 2] - p[3 * a + 2];
  const e2x = p[3 * c] - p[3 * a];
  const e2y = p[3 * c + 1] - p[3 * a + 1];
  const e2z = p[3 * c + 2] - p[3 * a + 2];
  const area = Math.hypot(e1y * e2z - e1z * e2y, e1z * e2x - e1x * e2z, e1x * e2y - e1y * e2x);
  const uv =
    (t[2 * b] - t[2 * a]) * (t[2 * c + 1] - t[2 * a + 1]) - (t[2 * c] - t[2 * a]) * (t[2 * b + 1] - t[2 * a + 1]);
  return area > 0 ? Math.sqrt(Math.abs(uv) / area) : 0;
}

/** Turns the normal by the texel just read: by the vertices' tangents, or the triangle's own where there are none. */
function bendNormal(point: SurfacePoint, a: number, b: number, c: number, scale: number, out: SurfaceSample): void {
  const { mesh } = point.placed;
  let tx: number;
  let ty: number;
  let tz: number;
  let hand = 1;
  if (mesh.tangents) {
    const g = mesh.tangents;
    const w = 1 - point.u - point.v;
    tx = g[4 * a] * w + g[4 * b] * point.u + g[4 * c] * point.v;
    ty = g[4 * a + 1] * w + g[4 * b + 1] * point.u + g[4 * c + 1] * point.v;
    tz = g[4 * a + 2] * w + g[4 * b + 2] * point.u + g[4 * c + 2] * point.v;
    hand = g[4 * a + 3] < 0 ? -1 : 1;
  } else {
    const p = mesh.positions;
    const t = mesh.uvs as Float32Array;
    const s1 = t[2 * b] - t[2 * a];
    const r1 = t[2 * b + 1] - t[2 * a + 1];
    const s2 = t[2 * c] - t[2 * a];
    const r2 = t[2 * c + 1] - t[2 * a + 1];
    const flip = s1 * r2 - s2 * r1 < 0 ? -1 : 1;
    tx = flip * ((p[3 * b] - p[3 * a]) * r2 - (p[3 * c] - p[3 * a]) * r1);
    ty = flip * ((p[3 * b + 1] - p[3 * a + 1]) * r2 - (p[3 * c + 1] - p[3 * a + 1]) * r1);
    tz = flip * ((p[3 * b + 2] - p[3 * a + 2]) * r2 - (p[3 * c + 2] - p[3 * a + 2]) * r1);
    // The texture's rows run downwards, so an unmirrored chart has its bitangent against n x t of a top-left origin.
    hand = -flip;
  }
  const { nx, ny, nz } = out;
  const along = tx * nx + ty * ny + tz * nz;
  tx -= nx * along;
  ty -= ny * along;
  tz -= nz * along;
  const l = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (!(l > 1e-12)) return;
  const mx = ((texel[0] * 2 - 1) * scale) / l;
  const my = (texel[1] * 2 - 1) * scale * hand;
  const mz = Math.max(0.05, texel[2] * 2 - 1);
  const bx = (ny * tz - nz * ty) / l;
  const by = (nz * tx - nx * tz) / l;
  const bz = (nx * ty - ny * tx) / l;
  const x = tx * mx + bx * my + nx * mz;
  const y = ty * mx + by * my + ny * mz;
  const z = tz * mx + bz * my + nz * mz;
  const n = 1 / Math.sqrt(x * x + y * y + z * z);
  out.nx = x * n;
  out.ny = y * n;
  out.nz = z * n;
}
