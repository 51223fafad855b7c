import { mirrorBias, mirrorScale, sheenAlbedo } from './albedo-tables.ts';
import type { PathMaterial } from './materials.ts';
import { type Frame, fillFrame } from './microfacet.ts';
import type { PathSurface } from './surface.ts';

/**
 * How a surface scatters light: a coat over fibres over a rough mirror over matte and (frosted) see-through. Set up at a hit, then asked for
 * directions. What comes out includes the cosine.
 */
export interface Bsdf extends Frame {
  /** Bent normal, curved normal, direction to the viewer. */
  nx: number;
  ny: number;
  nz: number;
  mx: number;
  my: number;
  mz: number;
  vx: number;
  vy: number;
  vz: number;
  nv: number;
  /** Albedo of the matte lobe. */
  dr: number;
  dg: number;
  db: number;
  /** Reflection at normal incidence times what coat and fibres leave, energy compensation included. */
  fr: number;
  fg: number;
  fb: number;
  /** Reflection at grazing incidence, likewise. */
  grazing: number;
  alpha: number;
  /** Albedo of all mirror-like lobes together. */
  ar: number;
  ag: number;
  ab: number;
  coat: number;
  coatAlpha: number;
  sheenR: number;
  sheenG: number;
  sheenB: number;
  sheenRoughness: number;
  /** Albedo of the frosted see-through lobe. */
  tr: number;
  tg: number;
  tb: number;
  /** Chances of the lobes: coat, mirror, see-through; the rest is matte. */
  pCoat: number;
  pMirror: number;
  pThrough: number;
  /** Direction drawn or asked for, and what comes of it: matte and mirror-like light, density per steradian. */
  lx: number;
  ly: number;
  lz: number;
  matteR: number;
  matteG: number;
  matteB: number;
  glossR: number;
  glossG: number;
  glossB: number;
  pdf: number;
}

/** An empty record. The numbers are no integers, so that the fields are doubles from the start. */
export function createBsdf(): Bsdf {
  const h = 0.5;
  return {
    ...{ tx: h, ty: h, tz: h, bx: h, by: h, bz: h, nx: h, ny: h, nz: h, mx: h, my: h, mz: h, vx: h, vy: h, vz: h },
    ...{ nv: h, dr: h, dg: h, db: h, fr: h, fg: h, fb: h, grazing: h, alpha: h, ar: h, ag: h, ab: h },
    ...{ coat: h, coatAlpha: h, sheenR: h, sheenG: h, sheenB: h, sheenRoughness: h, tr: h, tg: h, tb: h },
    ...{ pCoat: h, pMirror: h, pThrough: h, lx: h, ly: h, lz: h },
    ...{ matteR: h, matteG: h, matteB: h, glossR: h, glossG: h, glossB: h, pdf: h },
  };
}

/** Sets the normals and the view direction alone: all that glass needs. */
export function fillBsdfFrame(b: Bsdf, s: PathSurface, dx: number, dy: number, dz: number): void {
  b.nx = s.nx;
  b.ny = s.ny;
  b.nz = s.nz;
  b.mx = s.mx;
  b.my = s.my;
  b.mz = s.mz;
  b.vx = -dx;
  b.vy = -dy;
  b.vz = -dz;
  b.nv = Math.max(1e-3, -(s.nx * dx + s.ny * dy + s.nz * dz));
  fillFrame(s.nx, s.ny, s.nz, b);
}

/** Below this a mirror is as sharp as floats allow. */
const ALPHA_MIN = 0.001;

/**
 * Sets up the lobes for a surface seen along (dx, dy, dz). `through`: share of the dielectric that frosted glass scatters through; `opaque`: share that is
 * neither that nor clear.
 * The reflectance of each layer is known from tables, and what lies below gets the rest: never more light than came. Source for the
 * lost light of rough metal: Turquin, "Practical multiple scattering compensation for microfacet models", 2019.
 */
export function setUpBsdf(
  b: Bsdf,
  s: PathSurface,
  m: PathMaterial,
  dx: number,
  dy: number,
  dz: number,
  through: number,
  opaque: number,
): void {
  fillBsdfFrame(b, s, dx, dy, dz);
  const { nv } = b;
  const roughness = Math.max(0, Math.min(1, s.roughness));
  b.alpha = Math.max(ALPHA_MIN, roughness * roughness);
  // Layers from the top: coat, fibres, then the base.
  let left = 1;
  b.coat = m.clearcoat;
  b.coatAlpha = Math.max(ALPHA_MIN, m.clearcoatRoughness * m.clearcoatRoughness);
  let coat = 0;
  if (b.coat > 0) {
    coat = b.coat * (0.04 * mirrorScale(nv, m.clearcoatRoughness) + mirrorBias(nv, m.clearcoatRoughness));
    left -= coat;
  }
  b.sheenR = m.sheenR * left;
  b.sheenG = m.sheenG * left;
  b.sheenB = m.sheenB * left;
  b.sheenRoughness = m.sheenRoughness;
  const fibres = Math.max(b.sheenR, b.sheenG, b.sheenB);
  let sheen = 0;
  if (fibres > 0) {
    sheen = sheenAlbedo(nv, m.sheenRoughness);
    left *= 1 - Math.max(m.sheenR, m.sheenG, m.sheenB) * sheen;
  }
  setUpBase(b, s, m, left, through, opaque);
  const mirror = sharpness(roughness) * (0.2126 * b.ar + 0.7152 * b.ag + 0.0722 * b.ab);
  const coated = sharpness(m.clearcoatRoughness) * coat;
  const matte = 0.2126 * b.dr + 0.7152 * b.dg + 0.0722 * b.db + fibres * sheen;
  const seen = 0.2126 * b.tr + 0.7152 * b.tg + 0.0722 * b.tb;
  const total = coated + mirror + matte + seen;
  const scale = total > 0 ? 1 / total : 0;
  b.pCoat = coated * scale;
  b.pMirror = total > 0 ? mirror * scale : 1;
  b.pThrough = seen * scale;
  b.ar += coat + b.sheenR * sheen;
  b.ag += coat + b.sheenG * sheen;
  b.ab += coat + b.sheenB * sheen;
}

/**
 * How much oftener than its albedo says a mirror-like lobe is followed: what a sharp one shows, lamps above all, cannot be found by asking lights,
 * while the matte lobe mostly has its light from there.
 */
function sharpness(roughness: number): number {
  return 1 + 6 * Math.max(0, 1 - 2.5 * roughness);
}

function setUpBase(b: Bsdf, s: PathSurface, m: PathMaterial, left: number, through: number, opaque: number): void {
  const { metallic } = s;
  const roughness = Math.sqrt(b.alpha);
  const scale = mirrorScale(b.nv, roughness);
  const bias = mirrorBias(b.nv, roughness);
  const lost = 1 / Math.max(0.1, scale + bias) - 1;
  const ior = (m.ior - 1) / (m.ior + 1);
  const face = ior * ior;
  // Both faces of a sheet mirror, back and forth between them.
  const dielectric = face * (1 + (1 - opaque) * (2 / (1 + face) - 1));
  const shell = (1 - dielectric * scale - bias) * (1 - metallic) * left;
  const matte = shell * opaque;
  b.dr = s.r * matte;
  b.dg = s.g * matte;
  b.db = s.b * matte;
  b.tr = s.r * shell * through;
  b.tg = s.g * shell * through;
  b.tb = s.b * shell * through;
  // Light between facets comes out after more bounces: only coloured metal has enough of it to matter.
  const f0r = dielectric * (1 - metallic) + s.r * metallic;
  const f0g = dielectric * (1 - metallic) + s.g * metallic;
  const f0b = dielectric * (1 - metallic) + s.b * metallic;
  const mean = (f0r + f0g + f0b) / 3;
  b.fr = f0r * (1 + f0r * lost * metallic) * left;
  b.fg = f0g * (1 + f0g * lost * metallic) * left;
  b.fb = f0b * (1 + f0b * lost * metallic) * left;
  b.grazing = (1 + mean * lost * metallic) * left;
  b.ar = b.fr * scale + b.grazing * bias;
  b.ag = b.fg * scale + b.grazing * bias;
  b.ab = b.fb * scale + b.grazing * bias;
}
