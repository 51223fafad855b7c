import { fillBsdfFrame } from './bsdf.ts';
import { drawFacet } from './bsdf-draw.ts';
import type { PathMaterial } from './materials.ts';
import type { Tracer } from './tracer.ts';

/** Share of light that a boundary mirrors; `cos`: of the ray to the facet, `eta`: indices of the near side by the far side. Unpolarised Fresnel. */
export function fresnelOf(cos: number, eta: number): number {
  const sin2 = eta * eta * (1 - cos * cos);
  if (sin2 >= 1) return 1;
  const far = Math.sqrt(1 - sin2);
  const s = (eta * cos - far) / (eta * cos + far);
  const p = (cos - eta * far) / (cos + eta * far);
  return (s * s + p * p) / 2;
}

/**
 * Mirrors or refracts the ray at the surface of a solid body, by chance as Fresnel says, with the facets of its roughness. Colour is taken on the
 * way in.
 */
export function passGlass(t: Tracer, m: PathMaterial, chance: number, u: number, v: number): void {
  const { bsdf, surface, ray, walk } = t;
  fillBsdfFrame(bsdf, surface, ray.dx, ray.dy, ray.dz);
  const alpha = surface.roughness * surface.roughness;
  if (alpha > 0.002 && !t.settings.surveys) drawFacet(bsdf, alpha, u, v);
  else {
    bsdf.lx = bsdf.nx;
    bsdf.ly = bsdf.ny;
    bsdf.lz = bsdf.nz;
  }
  const { lx: hx, ly: hy, lz: hz } = bsdf;
  const eta = surface.outside ? 1 / m.ior : m.ior;
  const cos = Math.min(1, Math.max(1e-4, -(ray.dx * hx + ray.dy * hy + ray.dz * hz)));
  const mirrored = fresnelOf(cos, eta);
  let side = 1;
  // Surveys want to know what is behind, always in the same way: what is mirrored is not theirs to find.
  const surveys = t.settings.surveys && mirrored < 1;
  if (surveys) {
    walk.r *= 1 - mirrored;
    walk.g *= 1 - mirrored;
    walk.b *= 1 - mirrored;
  }
  if (chance < mirrored && !surveys) {
    ray.dx += 2 * cos * hx;
    ray.dy += 2 * cos * hy;
    ray.dz += 2 * cos * hz;
  } else {
    const far = Math.sqrt(Math.max(0, 1 - eta * eta * (1 - cos * cos)));
    const k = eta * cos - far;
    ray.dx = eta * ray.dx + k * hx;
    ray.dy = eta * ray.dy + k * hy;
    ray.dz = eta * ray.dz + k * hz;
    side = -1;
    if (surface.outside) {
      walk.r *= surface.r;
      walk.g *= surface.g;
      walk.b *= surface.b;
      walk.inside = surface.part;
    } else walk.inside = -1;
  }
  // A bent normal may send it to the wrong side of the facet: then it grazes.
  const onSide = side * (ray.dx * surface.gx + ray.dy * surface.gy + ray.dz * surface.gz);
  const push = onSide < 1e-3 ? side * (1e-3 - onSide) : 0;
  ray.dx += push * surface.gx;
  ray.dy += push * surface.gy;
  ray.dz += push * surface.gz;
  const l = 1 / Math.sqrt(ray.dx * ray.dx + ray.dy * ray.dy + ray.dz * ray.dz);
  ray.dx *= l;
  ray.dy *= l;
  ray.dz *= l;
  ray.ox = surface.x + side * t.lift * surface.gx;
  ray.oy = surface.y + side * t.lift * surface.gy;
  ray.oz = surface.z + side * t.lift * surface.gz;
  ray.from = 0;
}

/** Takes off what the body that the ray is in absorbs along the stretch just gone. */
export function absorb(t: Tracer, length: number): void {
  const { walk } = t;
  const m = t.materials[walk.inside];
  if (m.absorbR + m.absorbG + m.absorbB === 0) return;
  walk.r *= Math.exp(-m.absorbR * length);
  walk.g *= Math.exp(-m.absorbG * length);
  walk.b *= Math.exp(-m.absorbB * length);
}
