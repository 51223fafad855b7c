import { evaluateBsdf } from './bsdf-draw.ts';
import { drawSun } from './light-sampling.ts';
import type { PathMaterial } from './materials.ts';
import { startRay } from './start-ray.ts';
import type { Tracer } from './tracer.ts';

/** Surfaces rougher than this show no image of the sun: its light on them is as simple as that on a matte one. */
const ROUGH = 0.2;

/** What a path leaves out of the sun's light on the first surface, where that is looked up for every pixel of the full picture. */
export const SUN_IN = 0;
const SUN_ON_MATTE = 1;
export const SUN_ON_ALL = 2;

/** Which of the sun's light on the surface at hand is looked up apart: that on the matte lobe, and on the others where they are broad. */
export function sunApart(m: PathMaterial, roughness: number): number {
  return roughness > ROUGH && (m.clearcoat < 0.02 || m.clearcoatRoughness > ROUGH) ? SUN_ON_ALL : SUN_ON_MATTE;
}

/**
 * Books what suns give to the surface where a survey ended, one shadow ray each, as light that needs no filter: edges of shadows come out as
 * sharp as those of things. Leaves out what `apart` says that the traced light has. Moves the tracer's ray but for its direction.
 */
export function bookSuns(t: Tracer, apart: number): void {
  const { scene, picker: p, bsdf, surface: s, sampler, shadow, ray, walk, sample } = t;
  const { dx, dy, dz } = ray;
  for (const light of scene.lights.lights) {
    if (light.kind !== 'sun') continue;
    sampler.next();
    drawSun(p, light, sampler.x, sampler.y);
    bsdf.lx = p.x;
    bsdf.ly = p.y;
    bsdf.lz = p.z;
    evaluateBsdf(bsdf);
    const gloss = apart === SUN_ON_ALL ? 1 : 0;
    const r = bsdf.matteR + gloss * bsdf.glossR;
    const g = bsdf.matteG + gloss * bsdf.glossG;
    const b = bsdf.matteB + gloss * bsdf.glossB;
    if (!(r + g + b > 0)) continue;
    const behind = s.gx * p.x + s.gy * p.y + s.gz * p.z < 0 && s.nx * p.x + s.ny * p.y + s.nz * p.z < 0;
    startRay(t, p.x, p.y, p.z, behind ? -1 : 1);
    ray.t = Number.POSITIVE_INFINITY;
    shadow.r = shadow.g = shadow.b = 1;
    if (t.rays.isBlocked(ray)) continue;
    sample.directR += (r * p.r * shadow.r * walk.r) / p.pdf;
    sample.directG += (g * p.g * shadow.g * walk.g) / p.pdf;
    sample.directB += (b * p.b * shadow.b * walk.b) / p.pdf;
  }
  ray.dx = dx;
  ray.dy = dy;
  ray.dz = dz;
}
