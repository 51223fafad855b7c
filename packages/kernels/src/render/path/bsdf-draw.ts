import { sheenTerm } from './albedo-tables.ts';
import type { Bsdf } from './bsdf.ts';
import { facetDensity, shadowOne, visibility } from './microfacet.ts';

/** Evaluates the direction in lx, ly, lz: fills the colours (with cosine) and the density of `drawDirection`. */
export function evaluateBsdf(b: Bsdf): void {
  const { lx, ly, lz, nv } = b;
  const nl = b.nx * lx + b.ny * ly + b.nz * lz;
  b.matteR = b.matteG = b.matteB = b.glossR = b.glossG = b.glossB = b.pdf = 0;
  if (nl <= 0) {
    if (b.pThrough > 0 && nl < 0) evaluateThrough(b, -nl);
    return;
  }
  const pMatte = Math.max(0, 1 - b.pCoat - b.pMirror - b.pThrough);
  b.pdf = (pMatte * nl) / Math.PI;
  const soft = bumpShadow(b, nl);
  const flat = (nl / Math.PI) * soft;
  b.matteR = b.dr * flat;
  b.matteG = b.dg * flat;
  b.matteB = b.db * flat;
  const hx = b.vx + lx;
  const hy = b.vy + ly;
  const hz = b.vz + lz;
  const h = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  const nh = Math.min(1, (b.nx * hx + b.ny * hy + b.nz * hz) * h);
  const vh = Math.min(1, Math.max(0, (b.vx * hx + b.vy * hy + b.vz * hz) * h));
  const k = 1 - vh;
  const fresnel = k * k * k * k * k;
  const d = facetDensity(nh, b.alpha);
  b.pdf += (b.pMirror * shadowOne(nv, b.alpha) * d) / (4 * nv);
  // A sharp mirror's image may not be eaten by the shadow of its own bumps: only what is broad fades.
  const fade = b.alpha > 0.05 ? soft : 1;
  const base = d * visibility(nl, nv, b.alpha) * nl * fade;
  b.glossR = (b.fr + (b.grazing - b.fr) * fresnel) * base;
  b.glossG = (b.fg + (b.grazing - b.fg) * fresnel) * base;
  b.glossB = (b.fb + (b.grazing - b.fb) * fresnel) * base;
  if (b.coat > 0) {
    const dc = facetDensity(nh, b.coatAlpha);
    b.pdf += (b.pCoat * shadowOne(nv, b.coatAlpha) * dc) / (4 * nv);
    const coat = b.coat * (0.04 + 0.96 * fresnel) * dc * visibility(nl, nv, b.coatAlpha) * nl;
    b.glossR += coat;
    b.glossG += coat;
    b.glossB += coat;
  }
  if (b.sheenR + b.sheenG + b.sheenB > 0) {
    const sheen = sheenTerm(nh, nl, nv, b.sheenRoughness) * nl * soft;
    b.glossR += b.sheenR * sheen;
    b.glossG += b.sheenG * sheen;
    b.glossB += b.sheenB * sheen;
  }
}

/** Light that bumps turned from the light would get through the surface, faded out. Source: Chiang et al., "Taming the shadow terminator", 2019. */
function bumpShadow(b: Bsdf, nl: number): number {
  const ml = b.mx * b.lx + b.my * b.ly + b.mz * b.lz;
  if (ml <= 0) return 0;
  const x = ml / (nl * Math.max(0.05, b.mx * b.nx + b.my * b.ny + b.mz * b.nz));
  return x >= 1 ? 1 : x * (1 + x * (1 - x));
}

/** Frosted sheets scatter to the far side as they would mirror on the near one. */
function evaluateThrough(b: Bsdf, nl: number): void {
  const lx = b.lx + 2 * nl * b.nx;
  const ly = b.ly + 2 * nl * b.ny;
  const lz = b.lz + 2 * nl * b.nz;
  const hx = b.vx + lx;
  const hy = b.vy + ly;
  const hz = b.vz + lz;
  const h = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz);
  const nh = Math.min(1, (b.nx * hx + b.ny * hy + b.nz * hz) * h);
  const d = facetDensity(nh, b.alpha);
  const value = d * visibility(nl, b.nv, b.alpha) * nl;
  b.pdf = (b.pThrough * shadowOne(b.nv, b.alpha) * d) / (4 * b.nv);
  b.glossR = b.tr * value;
  b.glossG = b.tg * value;
  b.glossB = b.tb * value;
}

/** Draws a direction into lx, ly, lz by the lobes' shares and evaluates it. `lobe`, `u`, `v`: random, 0..1. `pdf` 0: the path ends. */
export function drawDirection(b: Bsdf, lobe: number, u: number, v: number): void {
  const mirrors = b.pCoat + b.pMirror;
  const goesThrough = lobe >= mirrors && lobe < mirrors + b.pThrough;
  if (lobe < mirrors || goesThrough) {
    drawMirror(b, lobe < b.pCoat ? b.coatAlpha : b.alpha, u, v, goesThrough);
    // Facets at the rim send light to the wrong side: that is the light which rough mirrors lose.
    if (b.nx * b.lx + b.ny * b.ly + b.nz * b.lz > 0 === goesThrough) {
      b.pdf = 0;
      return;
    }
  } else {
    const r = Math.sqrt(u);
    const phi = 2 * Math.PI * v;
    const x = r * Math.cos(phi);
    const y = r * Math.sin(phi);
    const z = Math.sqrt(Math.max(0, 1 - u));
    b.lx = b.tx * x + b.bx * y + b.nx * z;
    b.ly = b.ty * x + b.by * y + b.ny * z;
    b.lz = b.tz * x + b.bz * y + b.nz * z;
  }
  evaluateBsdf(b);
}

/** Draws a facet normal that the viewer sees into lx, ly, lz. Source: Dupuy & Benyoub, "Sampling visible GGX normals with spherical caps", 2023. */
export function drawFacet(b: Bsdf, alpha: number, u: number, v: number): void {
  const wx = alpha * (b.tx * b.vx + b.ty * b.vy + b.tz * b.vz);
  const wy = alpha * (b.bx * b.vx + b.by * b.vy + b.bz * b.vz);
  const stretch = 1 / Math.sqrt(wx * wx + wy * wy + b.nv * b.nv);
  const phi = 2 * Math.PI * u;
  const wz = b.nv * stretch;
  const z = (1 - v) * (1 + wz) - wz;
  const r = Math.sqrt(Math.max(0, 1 - z * z));
  const x = (r * Math.cos(phi) + wx * stretch) * alpha;
  const y = (r * Math.sin(phi) + wy * stretch) * alpha;
  const h = z + wz;
  const l = 1 / Math.sqrt(x * x + y * y + h * h);
  b.lx = (b.tx * x + b.bx * y + b.nx * h) * l;
  b.ly = (b.ty * x + b.by * y + b.ny * h) * l;
  b.lz = (b.tz * x + b.bz * y + b.nz * h) * l;
}

function drawMirror(b: Bsdf, alpha: number, u: number, v: number, through: boolean): void {
  drawFacet(b, alpha, u, v);
  const d = 2 * (b.lx * b.vx + b.ly * b.vy + b.lz * b.vz);
  b.lx = d * b.lx - b.vx;
  b.ly = d * b.ly - b.vy;
  b.lz = d * b.lz - b.vz;
  if (!through) return;
  const n = 2 * (b.lx * b.nx + b.ly * b.ny + b.lz * b.nz);
  b.lx -= n * b.nx;
  b.ly -= n * b.ny;
  b.lz -= n * b.nz;
}
