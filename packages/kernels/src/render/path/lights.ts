import { shareArray, type Vec3 } from '../../math/index.ts';
import type { MipTexture } from '../sampling.ts';
import type { PathGeometry } from './geometry.ts';
import type { PathMaterial } from './materials.ts';
import { createTexel, readTexture } from './texture.ts';
import type { PathLight, Rgb } from './types.ts';

/** A light in numbers; what a kind does not need is 0. */
export interface PackedLight {
  kind: PathLight['kind'];
  /** Centre, or the direction towards the sun. */
  x: number;
  y: number;
  z: number;
  /** Half axes of a rect, unit axes of the others. */
  ux: number;
  uy: number;
  uz: number;
  vx: number;
  vy: number;
  vz: number;
  /** Unit normal of rect and disk. */
  nx: number;
  ny: number;
  nz: number;
  radius: number;
  area: number;
  /** Cosine of the sun's half angle. */
  cos: number;
  /** Radiance. */
  r: number;
  g: number;
  b: number;
  seenByCamera: boolean;
}

/** A glowing part as a light: triangles are drawn by their power. */
export interface GlowLight {
  /** First of its triangles in the lists, and how many. */
  first: number;
  count: number;
  /** Middle, the radius around it, and luminance times area. */
  x: number;
  y: number;
  z: number;
  radius: number;
  power: number;
}

/** All that shines and is not the environment. */
export interface PackedLights {
  lights: PackedLight[];
  glows: GlowLight[];
  /** Slots of glowing triangles, and running sums of their shares within their light. */
  slots: Uint32Array;
  sums: Float32Array;
  /** Per slot: the glow it belongs to + 1 (0 = none), and the density of drawing a point of it, per square metre. Empty without glows. */
  glowOf: Uint16Array;
  density: Float32Array;
}

function cross(a: Vec3, b: Vec3): Vec3 {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vec3): Vec3 {
  const l = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}

function sideways(n: Vec3): Vec3 {
  return unit(cross(Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0], n));
}

/** Turns a light into numbers. */
function packLight(light: PathLight): PackedLight {
  const at = light.kind === 'sun' ? unit(light.direction) : light.centre;
  const seen = light.seenByCamera ?? false;
  if (light.kind === 'rect') {
    const n = cross(light.right, light.up);
    const area = 4 * Math.hypot(...n);
    return pack('rect', at, light.right, light.up, unit(n), 0, area, 0, light.radiance, seen);
  }
  if (light.kind === 'disk') {
    const n = unit(light.normal);
    const u = sideways(n);
    const area = Math.PI * light.radius ** 2;
    return pack('disk', at, u, cross(n, u), n, light.radius, area, 0, light.radiance, seen);
  }
  if (light.kind === 'sphere') {
    const zero: Vec3 = [0, 0, 0];
    return pack('sphere', at, zero, zero, zero, light.radius, Math.PI * light.radius ** 2, 0, light.radiance, seen);
  }
  const half = (Math.max(0.02, light.angleDeg ?? 0.53) * Math.PI) / 360;
  const u = sideways(at);
  const solid = Math.PI * Math.sin(half) ** 2;
  const radiance = light.irradiance.map((e) => e / solid) as unknown as Rgb;
  return pack('sun', at, u, cross(at, u), at, 0, solid, Math.cos(half), radiance, seen);
}

function pack(
  kind: PathLight['kind'],
  at: Vec3,
  u: Vec3,
  v: Vec3,
  n: Vec3,
  radius: number,
  area: number,
  cos: number,
  radiance: Rgb,
  seenByCamera: boolean,
): PackedLight {
  const [x, y, z] = at;
  const [ux, uy, uz] = u;
  const [vx, vy, vz] = v;
  const [nx, ny, nz] = n;
  const [r, g, b] = radiance;
  return { kind, x, y, z, ux, uy, uz, vx, vy, vz, nx, ny, nz, radius, area, cos, r, g, b, seenByCamera };
}

/** Glowing parts past this many share one light. */
const GLOWS_MAX = 16;

/** Finds the triangles that glow and how much each gives, by reading the glow at four places of it. */
export function packLights(
  lights: readonly PathLight[],
  geometry: PathGeometry,
  materials: readonly PathMaterial[],
  textures: readonly (MipTexture | undefined)[],
): PackedLights {
  const byGlow = new Map<number, { slot: number; power: number }[]>();
  const glowOfPart = new Map<number, number>();
  for (let slot = 0; slot < geometry.parts.length; slot++) {
    const part = geometry.parts[slot];
    const m = materials[part];
    if (m.er + m.eg + m.eb <= 0) continue;
    const power = triangleArea(geometry.corners, 9 * slot) * glowLuminance(geometry, m, textures, slot);
    if (!(power > 0)) continue;
    if (!glowOfPart.has(part)) glowOfPart.set(part, Math.min(GLOWS_MAX - 1, glowOfPart.size));
    const glow = glowOfPart.get(part) as number;
    const list = byGlow.get(glow) ?? [];
    if (list.length === 0) byGlow.set(glow, list);
    list.push({ slot, power });
  }
  const all = [...byGlow.values()];
  const count = all.reduce((n, list) => n + list.length, 0);
  const slots = new Uint32Array(count);
  const sums = new Float32Array(count);
  const glowOf = new Uint16Array(count ? geometry.parts.length : 0);
  const density = new Float32Array(count ? geometry.parts.length : 0);
  let first = 0;
  const glows = all.map((list, index) => {
    const power = list.reduce((sum, t) => sum + t.power, 0);
    let running = 0;
    list.forEach((t, i) => {
      running += t.power;
      slots[first + i] = t.slot;
      sums[first + i] = running / power;
      glowOf[t.slot] = index + 1;
      density[t.slot] = t.power / power / triangleArea(geometry.corners, 9 * t.slot);
    });
    sums[first + list.length - 1] = 1;
    const glow = { first, count: list.length, ...surround(geometry.corners, list), power };
    first += list.length;
    return glow;
  });
  return {
    lights: lights.map(packLight),
    glows,
    slots: shareArray(slots),
    sums: shareArray(sums),
    glowOf: shareArray(glowOf),
    density: shareArray(density),
  };
}

function triangleArea(q: Float32Array, o: number): number {
  const ux = q[o + 3] - q[o];
  const uy = q[o + 4] - q[o + 1];
  const uz = q[o + 5] - q[o + 2];
  const vx = q[o + 6] - q[o];
  const vy = q[o + 7] - q[o + 1];
  const vz = q[o + 8] - q[o + 2];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}

const PLACES = [1 / 3, 1 / 3, 0.6, 0.2, 0.2, 0.6, 0.2, 0.2];

function glowLuminance(
  geometry: PathGeometry,
  m: PathMaterial,
  textures: readonly (MipTexture | undefined)[],
  slot: number,
): number {
  const flat = 0.2126 * m.er + 0.7152 * m.eg + 0.0722 * m.eb;
  if (m.emissive.texture < 0) return flat;
  const { uvs, vertices } = geometry;
  const texel = createTexel();
  let sum = 0;
  for (let i = 0; i < PLACES.length; i += 2) {
    const [u, v] = [PLACES[i], PLACES[i + 1]];
    const [a, b, c] = [2 * vertices[3 * slot], 2 * vertices[3 * slot + 1], 2 * vertices[3 * slot + 2]];
    const s = uvs[a] * (1 - u - v) + uvs[b] * u + uvs[c] * v;
    const t = uvs[a + 1] * (1 - u - v) + uvs[b + 1] * u + uvs[c + 1] * v;
    if (!readTexture(textures, m.emissive, s, t, 0, true, texel)) return flat;
    sum += 0.2126 * m.er * texel.r + 0.7152 * m.eg * texel.g + 0.0722 * m.eb * texel.b;
  }
  // A trace of light from codec noise does not make a lamp.
  return sum / 4 > 0.004 ? sum / 4 : 0;
}

function surround(q: Float32Array, list: readonly { slot: number }[]) {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { slot } of list) {
    for (let i = 0; i < 9; i++) {
      const value = q[9 * slot + i];
      if (value < min[i % 3]) min[i % 3] = value;
      if (value > max[i % 3]) max[i % 3] = value;
    }
  }
  const [x, y, z] = min.map((low, k) => (low + max[k]) / 2);
  return { x, y, z, radius: Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2 };
}
