import type { MipTexture } from '../sampling.ts';
import type { PathGeometry } from './geometry.ts';
import type { PathMaterial } from './materials.ts';
import { createTexel, readTexture } from './texture.ts';

/** What hits are looked up in. */
export interface SurfaceSource {
  geometry: PathGeometry;
  materials: readonly PathMaterial[];
  textures: readonly (MipTexture | undefined)[];
}

const texel = createTexel();
const uv = new Float64Array(2);

/** Texture coordinates of a hit into `uv`, two numbers. */
export function findUv(geometry: PathGeometry, slot: number, u: number, v: number, uv: Float64Array): void {
  const { uvs, vertices } = geometry;
  const a = 2 * vertices[3 * slot];
  const b = 2 * vertices[3 * slot + 1];
  const c = 2 * vertices[3 * slot + 2];
  const w = 1 - u - v;
  uv[0] = uvs[a] * w + uvs[b] * u + uvs[c] * v;
  uv[1] = uvs[a + 1] * w + uvs[b + 1] * u + uvs[c + 1] * v;
}

/** Opacity of a hit by alpha alone, 0..1. */
export function readAlpha(source: SurfaceSource, slot: number, u: number, v: number): number {
  const m = source.materials[source.geometry.parts[slot]];
  let alpha = m.alpha;
  if (m.hasColors) {
    const { colors, vertices } = source.geometry;
    const o = 3 * slot;
    alpha *=
      colors[4 * vertices[o] + 3] * (1 - u - v) +
      colors[4 * vertices[o + 1] + 3] * u +
      colors[4 * vertices[o + 2] + 3] * v;
  }
  if (m.base.texture >= 0) {
    findUv(source.geometry, slot, u, v, uv);
    if (readTexture(source.textures, m.base, uv[0], uv[1], 0, true, texel)) alpha *= texel.a;
  }
  if (m.alphaMode === 2) return alpha >= m.alphaCutoff ? 1 : 0;
  return alpha;
}

/** Colour and roughness of glass at a hit. */
export interface ThroughSample {
  r: number;
  g: number;
  b: number;
  roughness: number;
}

/** Reads only what light that passes straight through needs. */
export function readThrough(source: SurfaceSource, slot: number, u: number, v: number, out: ThroughSample): void {
  const m = source.materials[source.geometry.parts[slot]];
  out.r = m.r;
  out.g = m.g;
  out.b = m.b;
  out.roughness = m.roughness;
  if (m.base.texture < 0 && m.orm.texture < 0) return;
  findUv(source.geometry, slot, u, v, uv);
  if (readTexture(source.textures, m.base, uv[0], uv[1], 0, true, texel)) {
    out.r *= texel.r;
    out.g *= texel.g;
    out.b *= texel.b;
  }
  if (readTexture(source.textures, m.orm, uv[0], uv[1], 0, false, texel)) out.roughness *= texel.g;
}

/** Radiance of a glowing slot at a place of it. */
export function readGlow(
  source: SurfaceSource,
  slot: number,
  u: number,
  v: number,
  out: { r: number; g: number; b: number },
): void {
  const m = source.materials[source.geometry.parts[slot]];
  out.r = m.er;
  out.g = m.eg;
  out.b = m.eb;
  if (m.emissive.texture < 0) return;
  findUv(source.geometry, slot, u, v, uv);
  if (!readTexture(source.textures, m.emissive, uv[0], uv[1], 0, true, texel)) return;
  out.r *= texel.r;
  out.g *= texel.g;
  out.b *= texel.b;
}
