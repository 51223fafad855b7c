import type { Bsdf } from './bsdf.ts';
import { readLatLong } from './environment.ts';
import { meetLight } from './light-density.ts';
import type { PathMaterial } from './materials.ts';
import { fillHit } from './surface.ts';
import type { Tracer } from './tracer.ts';

/** From this roughness on a surface shows no sharp image. */
const BLURRED = 0.14;

/** Share of the mirror-like light of a surface that is a sharp image, 0..1. */
export function shareOfShine(b: Bsdf, m: PathMaterial, roughness: number): number {
  const all = 0.2126 * b.ar + 0.7152 * b.ag + 0.0722 * b.ab;
  if (all < 1e-3) return 0;
  // What is left of the coat's share is the base's.
  const coat = m.clearcoat > 0 ? Math.min(1, (0.05 * m.clearcoat) / all) : 0;
  return Math.min(1, coat * sharp(m.clearcoatRoughness) + (1 - coat) * sharp(roughness));
}

function sharp(roughness: number): number {
  return Math.max(0, 1 - roughness / BLURRED);
}

const sky = new Float64Array(3);

/**
 * What a perfect mirror would show at the surface where a survey ended, noise-free and cheaply: lamps and sky as they are, things by their colour in mean
 * light. Lifting adds the difference between this at full and at coarse resolution to what was traced: images in mirrors come out sharp, and what the guess
 * gets wrong about their brightness cancels. Moves the tracer's ray. Fills `t.sample.shine*`.
 */
export function mirrorScene(t: Tracer, share: number): void {
  const { ray, surface: s, sample, scene } = t;
  const d = 2 * (ray.dx * s.nx + ray.dy * s.ny + ray.dz * s.nz);
  ray.dx -= d * s.nx;
  ray.dy -= d * s.ny;
  ray.dz -= d * s.nz;
  ray.ox = s.x + s.gx * t.lift;
  ray.oy = s.y + s.gy * t.lift;
  ray.oz = s.z + s.gz * t.lift;
  ray.from = 0;
  ray.t = Number.POSITIVE_INFINITY;
  t.rays.findNearest(ray);
  const light = meetLight(t.picker, ray, false);
  const e = scene.environment;
  sky.fill(0);
  if (light >= 0) {
    const l = scene.lights.lights[light];
    sky[0] = l.r;
    sky[1] = l.g;
    sky[2] = l.b;
  } else if (ray.slot >= 0) {
    fillHit(t, ray, 0.01 * ray.t, s);
    const mean = e ? 0.6 * e.mean : 0.2;
    sky[0] = s.er + s.r * mean;
    sky[1] = s.eg + s.g * mean;
    sky[2] = s.eb + s.b * mean;
  } else if (e) {
    readLatLong(e.map, e.yaw, ray.dx, ray.dy, ray.dz, sky);
    for (let k = 0; k < 3; k++) sky[k] *= e.strength;
  }
  sample.shineR = share * sky[0];
  sample.shineG = share * sky[1];
  sample.shineB = share * sky[2];
}
