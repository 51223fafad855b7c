import { addRadiance, computeIrradiance, readIrradiance, type Studio } from './environment.ts';
import type { SurfaceSample } from './scene-input.ts';
import type { Visibility } from './visibility.ts';

/** The light of one picture: the studio turned to its camera, and the table for matte surfaces. */
export interface Lighting {
  studio: Studio;
  irradiance: Float32Array;
  sin: number;
  cos: number;
}

/** Prepares the studio for a camera azimuth in radians. */
export function createLighting(yaw: number, exposure = 1): Lighting {
  return { studio: { yaw, exposure }, irradiance: computeIrradiance(), sin: Math.sin(yaw), cos: Math.cos(yaw) };
}

/** Outgoing light of a point, linear. For see-through surfaces `rgb` is what the surface adds and `through` what passes from behind. */
export interface Shaded {
  rgb: Float64Array;
  through: Float64Array;
}

const matte = new Float64Array(3);
const gloss = new Float64Array(3);

/**
 * Lights a surface: image-based diffuse and specular (split sum), metallic-roughness workflow, clearcoat, sheen, emission, simple
 * transmission. N (unit, world) faces the viewer; V is the unit vector to the viewer. `visible` darkens both terms; a reflection
 * loses less than the diffuse. `gloss3`, when given, replaces the studio in the mirror direction (ray-traced reflections).
 * Sources: Karis, "Real shading in Unreal Engine 4", 2013 and "Physically based shading on mobile", 2014 (environment BRDF);
 * Jimenez et al., "Practical real-time strategies for accurate indirect occlusion", 2016 (coloured multi-bounce).
 */
export function lightSurface(
  lighting: Lighting,
  s: SurfaceSample,
  nx: number,
  ny: number,
  nz: number,
  vx: number,
  vy: number,
  vz: number,
  visible: Visibility,
  out: Shaded,
  reflected?: Float64Array,
): void {
  const { irradiance, sin, cos } = lighting;
  const exposure = lighting.studio.exposure;
  const nv = Math.min(1, Math.max(1e-3, nx * vx + ny * vy + nz * vz));
  const roughness = Math.min(1, Math.max(0.03, s.roughness));
  const metal = s.metallic;
  readIrradiance(irradiance, nx * cos - nz * sin, ny, nx * sin + nz * cos, matte);
  const rx = 2 * nv * nx - vx;
  const ry = 2 * nv * ny - vy;
  const rz = 2 * nv * nz - vz;
  gloss.fill(0);
  if (reflected) gloss.set(reflected);
  else addRadiance(gloss, rx * cos - rz * sin, ry, rx * sin + rz * cos, roughness, 1);
  const shade = visible.diffuse * s.occlusion;
  // Reflections: a mirror sees past what darkens the diffuse, a rough surface does not.
  const open = Math.min(visible.open, s.occlusion);
  const specular = reflected ? 1 : Math.min(1, Math.max(0, (nv + open) ** (2 ** (-16 * roughness - 1)) - 1 + open));
  const fa = environmentScale(roughness, nv);
  const fb = environmentBias(roughness, nv);
  const coatF = s.clearcoat > 0 ? s.clearcoat * (0.04 + 0.96 * (1 - nv) ** 5) : 0;
  const solid = (1 - metal) * (1 - s.transmission);
  for (let k = 0; k < 3; k++) {
    const base = k === 0 ? s.r : k === 1 ? s.g : s.b;
    const f0 = 0.04 * (1 - metal) + base * metal;
    const spec = f0 * fa + fb;
    const bounce = multiBounce(shade, base);
    const sheen = k === 0 ? s.sheenR : k === 1 ? s.sheenG : s.sheenB;
    const velvet = sheen * (0.12 + 0.88 * (1 - nv) ** 3) * shade;
    const body = base * solid * (1 - spec) * bounce + velvet;
    const emitted = k === 0 ? s.er : k === 1 ? s.eg : s.eb;
    // Each colour saturates by itself, as on film: strong orange goes to yellow and white, not to pink.
    const glow = emitted > 0 ? 1 - Math.exp(-1.6 * emitted) : 0;
    out.rgb[k] = (body * matte[k] + spec * specular * gloss[k]) * exposure * (1 - coatF) + glow;
    out.through[k] = s.transmission * (1 - metal) * (1 - spec) * (1 - coatF) * base;
  }
  if (coatF > 0) addCoat(lighting, s, coatF * Math.min(1, 0.3 + open), rx, ry, rz, reflected, out);
}

function addCoat(
  lighting: Lighting,
  s: SurfaceSample,
  weight: number,
  rx: number,
  ry: number,
  rz: number,
  reflected: Float64Array | undefined,
  out: Shaded,
): void {
  const { sin, cos } = lighting;
  gloss.fill(0);
  if (reflected) gloss.set(reflected);
  else addRadiance(gloss, rx * cos - rz * sin, ry, rx * sin + rz * cos, Math.max(0.03, s.clearcoatRoughness), 1);
  for (let k = 0; k < 3; k++) out.rgb[k] += gloss[k] * weight * lighting.studio.exposure;
}

/** Light that bounces in a hollow takes on its colour: a polynomial fit of the multiply scattered occlusion. */
function multiBounce(visibility: number, albedo: number): number {
  const a = 2.0404 * albedo - 0.3324;
  const b = -4.7951 * albedo + 0.6417;
  const c = 2.7552 * albedo + 0.6903;
  return Math.max(visibility, ((visibility * a + b) * visibility + c) * visibility);
}

function environmentTerm(roughness: number, nv: number): number {
  const r0 = 1 - roughness;
  const r1 = 0.0425 - 0.0275 * roughness;
  return Math.min(r0 * r0, 2 ** (-9.28 * nv)) * r0 + r1;
}

function environmentScale(roughness: number, nv: number): number {
  return -1.04 * environmentTerm(roughness, nv) + 1.04 - 0.572 * roughness;
}

function environmentBias(roughness: number, nv: number): number {
  return 1.04 * environmentTerm(roughness, nv) - 0.04 + 0.022 * roughness;
}
