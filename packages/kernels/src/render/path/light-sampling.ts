import { drawEnvironment, type PackedEnvironment, readLatLong } from './environment.ts';
import type { PathGeometry } from './geometry.ts';
import type { PackedLight, PackedLights } from './lights.ts';

/** Everything that shines, and the chances of each seen from the last place asked. */
export interface LightPicker {
  packed: PackedLights;
  environment: PackedEnvironment | undefined;
  geometry: PathGeometry;
  /** Lights, then glows, then the environment: chance of each, summing to 1 (or all 0). */
  chances: Float64Array;
  /** Of the light last drawn: direction, distance, radiance, density per steradian with the chance of picking it; 0 = none. */
  x: number;
  y: number;
  z: number;
  distance: number;
  r: number;
  g: number;
  b: number;
  pdf: number;
  /** Whether it was a sun. */
  sun: boolean;
  /** Slot of the glowing triangle drawn; its radiance is the caller's to look up, at u and v. -1 = another light. */
  slot: number;
  u: number;
  v: number;
}

/** Makes the lights ready for one thread. */
export function createLightPicker(
  packed: PackedLights,
  environment: PackedEnvironment | undefined,
  geometry: PathGeometry,
): LightPicker {
  const count = packed.lights.length + packed.glows.length + (environment ? 1 : 0);
  const h = 0.5;
  return {
    packed,
    environment,
    geometry,
    chances: new Float64Array(count),
    ...{ x: h, y: h, z: h, distance: h, r: h, g: h, b: h, pdf: h, sun: false, slot: -1, u: h, v: h },
  };
}

/** Cosines are taken to be at least this: a guess of how much light arrives may be wrong, but not by everything. */
const LEAST = 0.08;

/**
 * Estimates how much each light gives to a place with this normal if nothing stands between, as chances of picking it: one shadow ray
 * goes to where it matters. `suns`: whether they count.
 */
export function weighLights(
  p: LightPicker,
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz: number,
  suns = true,
): void {
  const { lights, glows } = p.packed;
  const { chances } = p;
  let total = 0;
  let k = 0;
  for (let i = 0; i < lights.length; i++)
    total += chances[k++] = suns || lights[i].kind !== 'sun' ? weighLight(lights[i], x, y, z, nx, ny, nz) : 0;
  for (let i = 0; i < glows.length; i++) {
    const g = glows[i];
    const dx = g.x - x;
    const dy = g.y - y;
    const dz = g.z - z;
    const d2 = dx * dx + dy * dy + dz * dz;
    const d = Math.sqrt(d2) + 1e-9;
    const cos = Math.max(LEAST, (dx * nx + dy * ny + dz * nz + g.radius) / (d + g.radius));
    total += chances[k++] = (0.3 * g.power * cos) / (d2 + 0.25 * g.radius * g.radius + 1e-12);
  }
  if (p.environment) total += chances[k++] = p.environment.mean * 2;
  if (total <= 0) return;
  const scale = 1 / total;
  for (let i = 0; i < k; i++) chances[i] *= scale;
}

function weighLight(l: PackedLight, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  const light = 0.2126 * l.r + 0.7152 * l.g + 0.0722 * l.b;
  if (l.kind === 'sun') return light * l.area * Math.max(LEAST, l.x * nx + l.y * ny + l.z * nz);
  const dx = l.x - x;
  const dy = l.y - y;
  const dz = l.z - z;
  const d2 = dx * dx + dy * dy + dz * dz;
  const d = Math.sqrt(d2) + 1e-9;
  const spread = Math.sqrt(l.area / Math.PI);
  const cos = Math.max(LEAST, (dx * nx + dy * ny + dz * nz + spread) / (d + spread));
  let facing = 1;
  if (l.kind !== 'sphere') {
    const behind = -(dx * l.nx + dy * l.ny + dz * l.nz);
    if (behind <= 0) return 0;
    facing = Math.max(LEAST, behind / d);
  }
  return (light * l.area * cos * facing) / (d2 + 0.4 * l.area);
}

/** Draws a light by the chances and a point of it, seen from (x, y, z). `pick`, `u`, `v`: random, 0..1. */
export function drawLight(p: LightPicker, x: number, y: number, z: number, pick: number, u: number, v: number): void {
  const { chances, packed } = p;
  p.pdf = 0;
  p.sun = false;
  p.slot = -1;
  let index = 0;
  while (index < chances.length && pick >= chances[index]) pick -= chances[index++];
  if (index >= chances.length) return;
  const chance = chances[index];
  if (!(chance > 0)) return;
  const { lights, glows } = packed;
  if (index < lights.length) drawPlain(p, lights[index], x, y, z, u, v);
  else if (index < lights.length + glows.length)
    drawGlow(p, index - lights.length, x, y, z, Math.min(0.9999999, pick / chance), u, v);
  else if (p.environment) {
    drawEnvironment(p.environment, u, v, sky);
    p.x = sky[0];
    p.y = sky[1];
    p.z = sky[2];
    p.pdf = sky[3];
    p.distance = Number.POSITIVE_INFINITY;
    readLatLong(p.environment.map, p.environment.yaw, p.x, p.y, p.z, sky);
    p.r = sky[0] * p.environment.strength;
    p.g = sky[1] * p.environment.strength;
    p.b = sky[2] * p.environment.strength;
  }
  p.pdf *= chance;
}

const sky = new Float64Array(4);

/** Draws a point of a sun. `u`, `v`: random, 0..1. */
export function drawSun(p: LightPicker, l: PackedLight, u: number, v: number): void {
  p.r = l.r;
  p.g = l.g;
  p.b = l.b;
  p.sun = true;
  drawCone(p, l.x, l.y, l.z, l.cos, u, v);
  p.distance = Number.POSITIVE_INFINITY;
}

function drawPlain(p: LightPicker, l: PackedLight, x: number, y: number, z: number, u: number, v: number): void {
  p.r = l.r;
  p.g = l.g;
  p.b = l.b;
  if (l.kind === 'sun') {
    drawSun(p, l, u, v);
    return;
  }
  if (l.kind === 'sphere') {
    const dx = l.x - x;
    const dy = l.y - y;
    const dz = l.z - z;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (d <= l.radius) return;
    drawCone(p, dx / d, dy / d, dz / d, Math.sqrt(1 - (l.radius / d) ** 2), u, v);
    const along = p.x * dx + p.y * dy + p.z * dz;
    p.distance = along - Math.sqrt(Math.max(0, l.radius ** 2 - (d * d - along * along)));
    return;
  }
  let s = 2 * u - 1;
  let t = 2 * v - 1;
  if (l.kind === 'disk') {
    const r = l.radius * Math.sqrt(u);
    s = r * Math.cos(2 * Math.PI * v);
    t = r * Math.sin(2 * Math.PI * v);
  }
  const dx = l.x + l.ux * s + l.vx * t - x;
  const dy = l.y + l.uy * s + l.vy * t - y;
  const dz = l.z + l.uz * s + l.vz * t - z;
  aim(p, dx, dy, dz, -(dx * l.nx + dy * l.ny + dz * l.nz), 1 / l.area);
}

/** Sets direction and density for a point of a surface; `facing`: minus the offset along the light's normal. */
function aim(p: LightPicker, dx: number, dy: number, dz: number, facing: number, perArea: number): void {
  const d2 = dx * dx + dy * dy + dz * dz;
  const d = Math.sqrt(d2);
  if (!(facing > 1e-6 * d) || d2 < 1e-14) return;
  p.x = dx / d;
  p.y = dy / d;
  p.z = dz / d;
  p.distance = d;
  p.pdf = (perArea * d2 * d) / facing;
}

function drawCone(p: LightPicker, ax: number, ay: number, az: number, cos: number, u: number, v: number): void {
  const z = 1 - u * (1 - cos);
  const r = Math.sqrt(Math.max(0, 1 - z * z));
  const phi = 2 * Math.PI * v;
  const sign = az < 0 ? -1 : 1;
  const a = -1 / (sign + az);
  const b = ax * ay * a;
  const c = r * Math.cos(phi);
  const s = r * Math.sin(phi);
  p.x = (1 + sign * ax * ax * a) * c + b * s + ax * z;
  p.y = sign * b * c + (sign + ay * ay * a) * s + ay * z;
  p.z = -sign * ax * c - ay * s + az * z;
  p.pdf = 1 / (2 * Math.PI * (1 - cos));
}

function drawGlow(
  p: LightPicker,
  index: number,
  x: number,
  y: number,
  z: number,
  pick: number,
  u: number,
  v: number,
): void {
  const { slots, sums, glows, density } = p.packed;
  const glow = glows[index];
  let low = glow.first;
  let high = glow.first + glow.count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > pick) high = middle;
    else low = middle + 1;
  }
  const slot = slots[low];
  const q = p.geometry.corners;
  const o = 9 * slot;
  const root = Math.sqrt(u);
  const s = root * (1 - v);
  const t = root * v;
  const e1x = q[o + 3] - q[o];
  const e1y = q[o + 4] - q[o + 1];
  const e1z = q[o + 5] - q[o + 2];
  const e2x = q[o + 6] - q[o];
  const e2y = q[o + 7] - q[o + 1];
  const e2z = q[o + 8] - q[o + 2];
  const nx = e1y * e2z - e1z * e2y;
  const ny = e1z * e2x - e1x * e2z;
  const nz = e1x * e2y - e1y * e2x;
  const l = Math.sqrt(nx * nx + ny * ny + nz * nz);
  const dx = q[o] + e1x * s + e2x * t - x;
  const dy = q[o + 1] + e1y * s + e2y * t - y;
  const dz = q[o + 2] + e1z * s + e2z * t - z;
  // Both sides shine: a sheet of light has no back.
  aim(p, dx, dy, dz, Math.abs(dx * nx + dy * ny + dz * nz) / l, density[slot]);
  p.slot = slot;
  p.u = s;
  p.v = t;
}
