import type { WideRay } from '../../spatial/index.ts';
import type { PathGeometry } from './geometry.ts';
import { findUv, type SurfaceSource } from './surface-read.ts';
import { createTexel, readTexture } from './texture.ts';

/** A point of a surface as light meets it. Made once, written again at every hit. */
export interface PathSurface {
  part: number;
  slot: number;
  /** World place. */
  x: number;
  y: number;
  z: number;
  /** Where shadow rays start: lifted to the curved surface that a facet stands for. */
  sx: number;
  sy: number;
  sz: number;
  /** Unit normal of the facet, towards the viewer. */
  gx: number;
  gy: number;
  gz: number;
  /** Unit normal of the curved surface, towards the viewer. */
  mx: number;
  my: number;
  mz: number;
  /** The same with the bumps of the normal map. */
  nx: number;
  ny: number;
  nz: number;
  /** Whether the ray came from outside the body. */
  outside: boolean;
  r: number;
  g: number;
  b: number;
  alpha: number;
  metallic: number;
  roughness: number;
  er: number;
  eg: number;
  eb: number;
}

/** An empty record. The numbers are no integers, so that the fields are doubles from the start. */
export function createSurface(): PathSurface {
  const h = 0.5;
  return {
    part: 0,
    slot: 0,
    ...{ x: h, y: h, z: h, sx: h, sy: h, sz: h, gx: h, gy: h, gz: h },
    ...{ mx: h, my: h, mz: h, nx: h, ny: h, nz: h, outside: true },
    ...{ r: h, g: h, b: h, alpha: h, metallic: h, roughness: h, er: h, eg: h, eb: h },
  };
}

const texel = createTexel();
const uv = new Float64Array(2);

/** Fills `out` for what `ray` met. `width`: how wide the ray is there, metres: picks the level of the textures. */
export function fillHit(source: SurfaceSource, ray: WideRay, width: number, out: PathSurface): void {
  const { geometry, materials, textures } = source;
  const { slot, u, v } = ray;
  const part = geometry.parts[slot];
  const m = materials[part];
  out.part = part;
  out.slot = slot;
  fillPlace(geometry, ray, out);
  out.r = m.r;
  out.g = m.g;
  out.b = m.b;
  out.alpha = m.alpha;
  out.metallic = m.metallic;
  out.roughness = m.roughness;
  out.er = m.er;
  out.eg = m.eg;
  out.eb = m.eb;
  if (m.hasColors) tintByVertices(geometry, slot, u, v, out);
  if (m.base.texture >= 0 || m.orm.texture >= 0 || m.normal.texture >= 0 || m.emissive.texture >= 0) {
    findUv(geometry, slot, u, v, uv);
    const s = uv[0];
    const t = uv[1];
    const footprint = width * geometry.density[slot];
    if (readTexture(textures, m.base, s, t, footprint, true, texel)) {
      out.r *= texel.r;
      out.g *= texel.g;
      out.b *= texel.b;
      out.alpha *= texel.a;
    }
    if (readTexture(textures, m.orm, s, t, footprint, false, texel)) {
      out.roughness *= texel.g;
      out.metallic *= texel.b;
    }
    if (m.er + m.eg + m.eb > 0 && readTexture(textures, m.emissive, s, t, footprint, true, texel)) {
      out.er *= texel.r;
      out.eg *= texel.g;
      out.eb *= texel.b;
    }
    if (readTexture(textures, m.normal, s, t, footprint, false, texel)) bend(geometry, slot, u, v, m.normalScale, out);
  }
  if (m.alphaMode === 0) out.alpha = 1;
  else if (m.alphaMode === 2) out.alpha = out.alpha >= m.alphaCutoff ? 1 : 0;
  faceViewer(ray, out);
}

function tintByVertices(geometry: PathGeometry, slot: number, u: number, v: number, out: PathSurface): void {
  const { colors, vertices } = geometry;
  const a = 4 * vertices[3 * slot];
  const b = 4 * vertices[3 * slot + 1];
  const c = 4 * vertices[3 * slot + 2];
  const w = 1 - u - v;
  out.r *= colors[a] * w + colors[b] * u + colors[c] * v;
  out.g *= colors[a + 1] * w + colors[b + 1] * u + colors[c + 1] * v;
  out.b *= colors[a + 2] * w + colors[b + 2] * u + colors[c + 2] * v;
  out.alpha *= colors[a + 3] * w + colors[b + 3] * u + colors[c + 3] * v;
}

/** Place, both normals (not yet turned to the viewer) and the lifted place of shadow rays. */
function fillPlace(geometry: PathGeometry, ray: WideRay, out: PathSurface): void {
  const { corners: q, normals: n, vertices } = geometry;
  const { slot, u, v } = ray;
  const o = 9 * slot;
  const w = 1 - u - v;
  const e1x = q[o + 3] - q[o];
  const e1y = q[o + 4] - q[o + 1];
  const e1z = q[o + 5] - q[o + 2];
  const e2x = q[o + 6] - q[o];
  const e2y = q[o + 7] - q[o + 1];
  const e2z = q[o + 8] - q[o + 2];
  const x = (out.x = q[o] + e1x * u + e2x * v);
  const y = (out.y = q[o + 1] + e1y * u + e2y * v);
  const z = (out.z = q[o + 2] + e1z * u + e2z * v);
  let gx = e1y * e2z - e1z * e2y;
  let gy = e1z * e2x - e1x * e2z;
  let gz = e1x * e2y - e1y * e2x;
  const gl = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1);
  gx *= gl;
  gy *= gl;
  gz *= gl;
  const a = 3 * vertices[3 * slot];
  const b = 3 * vertices[3 * slot + 1];
  const c = 3 * vertices[3 * slot + 2];
  let nx = n[a] * w + n[b] * u + n[c] * v;
  let ny = n[a + 1] * w + n[b + 1] * u + n[c + 1] * v;
  let nz = n[a + 2] * w + n[b + 2] * u + n[c + 2] * v;
  const nl = Math.sqrt(nx * nx + ny * ny + nz * nz);
  if (nl > 1e-6) {
    nx /= nl;
    ny /= nl;
    nz /= nl;
    // The outside is where the smooth normal points: mirrored parts wind the other way.
    if (gx * nx + gy * ny + gz * nz < 0) {
      gx = -gx;
      gy = -gy;
      gz = -gz;
    }
    // Hanika, "Hacking the shadow terminator", Ray Tracing Gems II, 2021: onto the tangent planes of the corners, where these stand above.
    const da = Math.min(0, (x - q[o]) * n[a] + (y - q[o + 1]) * n[a + 1] + (z - q[o + 2]) * n[a + 2]) * w;
    const db = Math.min(0, (x - q[o + 3]) * n[b] + (y - q[o + 4]) * n[b + 1] + (z - q[o + 5]) * n[b + 2]) * u;
    const dc = Math.min(0, (x - q[o + 6]) * n[c] + (y - q[o + 7]) * n[c + 1] + (z - q[o + 8]) * n[c + 2]) * v;
    out.sx = x - da * n[a] - db * n[b] - dc * n[c];
    out.sy = y - da * n[a + 1] - db * n[b + 1] - dc * n[c + 1];
    out.sz = z - da * n[a + 2] - db * n[b + 2] - dc * n[c + 2];
  } else {
    nx = gx;
    ny = gy;
    nz = gz;
    out.sx = x;
    out.sy = y;
    out.sz = z;
  }
  out.gx = gx;
  out.gy = gy;
  out.gz = gz;
  out.mx = out.nx = nx;
  out.my = out.ny = ny;
  out.mz = out.nz = nz;
}

/** Turns the normal by the texel just read. */
function bend(geometry: PathGeometry, slot: number, u: number, v: number, scale: number, out: PathSurface): void {
  const { tangents, vertices } = geometry;
  const a = 4 * vertices[3 * slot];
  const b = 4 * vertices[3 * slot + 1];
  const c = 4 * vertices[3 * slot + 2];
  const w = 1 - u - v;
  let tx = tangents[a] * w + tangents[b] * u + tangents[c] * v;
  let ty = tangents[a + 1] * w + tangents[b + 1] * u + tangents[c + 1] * v;
  let tz = tangents[a + 2] * w + tangents[b + 2] * u + tangents[c + 2] * v;
  const hand = tangents[a + 3] < 0 ? -1 : 1;
  const { nx, ny, nz } = out;
  const along = tx * nx + ty * ny + tz * nz;
  tx -= nx * along;
  ty -= ny * along;
  tz -= nz * along;
  const l = Math.sqrt(tx * tx + ty * ty + tz * tz);
  if (!(l > 1e-12)) return;
  const mx = ((texel.r * 2 - 1) * scale) / l;
  const my = (hand * (texel.g * 2 - 1) * scale) / l;
  const mz = Math.max(0.05, texel.b * 2 - 1);
  const x = tx * mx + (ny * tz - nz * ty) * my + nx * mz;
  const y = ty * mx + (nz * tx - nx * tz) * my + ny * mz;
  const z = tz * mx + (nx * ty - ny * tx) * my + nz * mz;
  const n = 1 / Math.sqrt(x * x + y * y + z * z);
  out.nx = x * n;
  out.ny = y * n;
  out.nz = z * n;
}

/** Least cosine between the facet and what a mirror in the bent normal would reflect. */
const GRAZING = 0.02;

/**
 * Turns both normals to the viewer, and the bent one back towards the facet until the viewer's mirror image stands above it: otherwise a
 * bump would send light through the surface, which shows as black specks.
 */
function faceViewer(ray: WideRay, out: PathSurface): void {
  const { dx, dy, dz } = ray;
  let side = out.gx * dx + out.gy * dy + out.gz * dz;
  out.outside = side < 0;
  if (side > 0) {
    out.gx = -out.gx;
    out.gy = -out.gy;
    out.gz = -out.gz;
    out.mx = -out.mx;
    out.my = -out.my;
    out.mz = -out.mz;
    out.nx = -out.nx;
    out.ny = -out.ny;
    out.nz = -out.nz;
    // The curved surface bends the other way here.
    out.sx = out.x;
    out.sy = out.y;
    out.sz = out.z;
    side = -side;
  }
  const { gx, gy, gz } = out;
  const floor = Math.min(GRAZING, -0.9 * side);
  for (let step = 0; step < 6; step++) {
    const d = out.nx * dx + out.ny * dy + out.nz * dz;
    const mirrored = side - 2 * d * (out.nx * gx + out.ny * gy + out.nz * gz);
    if (d < 0 && mirrored >= floor) return;
    const share = step === 5 ? 1 : 0.35;
    const x = out.nx + (gx - out.nx) * share;
    const y = out.ny + (gy - out.ny) * share;
    const z = out.nz + (gz - out.nz) * share;
    const l = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
    out.nx = x * l;
    out.ny = y * l;
    out.nz = z * l;
  }
}
