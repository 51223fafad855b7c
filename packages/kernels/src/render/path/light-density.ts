import type { WideRay } from '../../spatial/index.ts';
import { environmentDensity } from './environment.ts';
import type { LightPicker } from './light-sampling.ts';
import type { PackedLight } from './lights.ts';

/** Density with which `drawLight` would have drawn the glowing triangle that `ray` met, from where the chances were last weighed. */
export function glowDensity(p: LightPicker, ray: WideRay): number {
  const { glowOf, density, lights } = p.packed;
  if (glowOf.length === 0 || glowOf[ray.slot] === 0) return 0;
  const q = p.geometry.corners;
  const o = 9 * ray.slot;
  const e1x = q[o + 3] - q[o];
  const e1y = q[o + 4] - q[o + 1];
  const e1z = q[o + 5] - q[o + 2];
  const e2x = q[o + 6] - q[o];
  const e2y = q[o + 7] - q[o + 1];
  const e2z = q[o + 8] - q[o + 2];
  const nx = e1y * e2z - e1z * e2y;
  const ny = e1z * e2x - e1x * e2z;
  const nz = e1x * e2y - e1y * e2x;
  const cos = Math.abs(nx * ray.dx + ny * ray.dy + nz * ray.dz) / Math.sqrt(nx * nx + ny * ny + nz * nz);
  const chance = p.chances[lights.length + glowOf[ray.slot] - 1];
  return (chance * density[ray.slot] * ray.t * ray.t) / Math.max(1e-9, cos);
}

/** Density of the environment along a direction with the chance of picking it. */
export function skyDensity(p: LightPicker, x: number, y: number, z: number): number {
  if (!p.environment) return 0;
  return p.chances[p.chances.length - 1] * environmentDensity(p.environment, x, y, z);
}

/** Index of the nearest light that the ray meets before `ray.t`, -1 = none; `ray.t` becomes its distance. Suns count where nothing was met. */
export function meetLight(p: LightPicker, ray: WideRay, byCamera: boolean): number {
  const { lights } = p.packed;
  let found = -1;
  for (let i = 0; i < lights.length; i++) {
    const l = lights[i];
    if (byCamera && !l.seenByCamera) continue;
    const t = distanceTo(l, ray);
    if (t < ray.t || (l.kind === 'sun' && t === ray.t)) {
      ray.t = t;
      found = i;
    }
  }
  return found;
}

function distanceTo(l: PackedLight, ray: WideRay): number {
  const { dx, dy, dz } = ray;
  const far = Number.POSITIVE_INFINITY;
  if (l.kind === 'sun') return dx * l.x + dy * l.y + dz * l.z >= l.cos && ray.slot < 0 ? far : Number.NaN;
  const x = l.x - ray.ox;
  const y = l.y - ray.oy;
  const z = l.z - ray.oz;
  if (l.kind === 'sphere') {
    const along = x * dx + y * dy + z * dz;
    const under = l.radius * l.radius - (x * x + y * y + z * z - along * along);
    const t = along - Math.sqrt(under);
    return under > 0 && t > 0 ? t : far;
  }
  const facing = dx * l.nx + dy * l.ny + dz * l.nz;
  if (facing >= 0) return far;
  const t = (x * l.nx + y * l.ny + z * l.nz) / facing;
  if (!(t > 0)) return far;
  const px = dx * t - x;
  const py = dy * t - y;
  const pz = dz * t - z;
  if (l.kind === 'disk') return px * px + py * py + pz * pz <= l.radius * l.radius ? t : far;
  const u = px * l.ux + py * l.uy + pz * l.uz;
  const v = px * l.vx + py * l.vy + pz * l.vz;
  const uu = l.ux * l.ux + l.uy * l.uy + l.uz * l.uz;
  const vv = l.vx * l.vx + l.vy * l.vy + l.vz * l.vz;
  return Math.abs(u) <= uu && Math.abs(v) <= vv ? t : far;
}

/** Density with which `drawLight` would have drawn light `index` along the ray that met it at `ray.t`. */
export function lightDensity(p: LightPicker, index: number, ray: WideRay): number {
  const l = p.packed.lights[index];
  const chance = p.chances[index];
  if (l.kind === 'sun') return chance / (2 * Math.PI * (1 - l.cos));
  if (l.kind === 'rect' || l.kind === 'disk') {
    const cos = -(ray.dx * l.nx + ray.dy * l.ny + ray.dz * l.nz);
    return (chance * ray.t * ray.t) / (l.area * Math.max(1e-9, cos));
  }
  const d2 = (l.x - ray.ox) ** 2 + (l.y - ray.oy) ** 2 + (l.z - ray.oz) ** 2;
  const cos = Math.sqrt(Math.max(0, 1 - (l.radius * l.radius) / d2));
  return chance / (2 * Math.PI * Math.max(1e-12, 1 - cos));
}
