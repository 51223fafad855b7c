import type { Vec2, Vec3 } from '../../../math/index.ts';
import { createSkin, type Skin } from '../../kits/joinery/index.ts';
import { type CarPlan, lineAt } from './plan.ts';

/** Half cross-section from the middle of the floor to the middle of the top: [share of the half width, share of the height, metres up]. */
const PROFILE: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [0.45, 0, 0],
  [0.82, 0, 0],
  [0.9, 0, 0.004],
  [0.945, 0, 0.022],
  [0.962, 0, 0.055],
  [0.964, 0.12, 0.05],
  [0.957, 0.28, 0.04],
  [0.96, 0.42, 0.03],
  [0.976, 0.56, 0.015],
  [0.998, 0.66, 0],
  [1, 0.7, 0],
  [0.994, 0.73, 0],
  [0.984, 0.8, 0],
  [0.974, 0.87, 0],
  [0.958, 0.925, 0],
  [0.93, 0.965, 0],
  [0.885, 0.988, 0],
  [0.82, 0.997, 0.003],
  [0.68, 1, 0.007],
  [0.5, 1, 0.012],
  [0.25, 1, 0.016],
  [0, 1, 0.017],
];

/** Rings that round off nose and tail: [scale of the last section, metres beyond it]. */
const CAP: readonly Vec2[] = [
  [0.992, 0.014],
  [0.975, 0.027],
  [0.945, 0.038],
  [0.88, 0.049],
  [0.7, 0.06],
  [0.45, 0.067],
  [0.2, 0.071],
  [0, 0.072],
];

const ease = (a: number, b: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** One ring of the body at t (-1 tail .. 1 nose), counter-clockwise seen from the nose, `inset` metres inside the surface. */
function bodyRing(p: CarPlan, t: number, inset: number): Vec3[] {
  const end = t > 0 ? ease(0.5, 1, t) : ease(0.5, 1, -t);
  const half = (p.W / 2) * (1 - end * (t > 0 ? 0.075 : 0.06)) - inset;
  const z = (p.L / 2 - 0.072 - inset * 0.7) * t;
  const T = lineAt(p.top, t) - inset;
  const B = lineAt(p.bottom, t) + inset;
  const bow = p.bow * end * (t > 0 ? -1 : 0.75);
  const side: Vec3[] = PROFILE.map(([kx, ky, up]) => {
    const x = kx * half;
    const y = B + ky * (T - B) + up * (ky < 0.6 ? 1 : ease(0.3, 0.6, t) + 0.4);
    const raised = y + hump(p, z) * ease(0.55, 0.9, kx) * ease(0.6, 0.95, ky);
    return [x + (kx > 0.8 ? flare(p, y, z, T) : 0), raised, z + bow * (x / half) ** 2];
  });
  const left = side.slice(1, -1).map(([x, y, zz]): Vec3 => [-x, y, zz]);
  return [...side, ...left.reverse()];
}

/** How much the fenders stand over the line of the hood and deck. */
function hump(p: CarPlan, z: number): number {
  const over = (axle: number, k: number): number => k * Math.exp(-(((z - axle) / (p.wheelR * 1.25)) ** 2));
  return Math.max(over(p.frontAxle, p.hump[0]), over(p.rearAxle, p.hump[1]));
}

/** Swelling of the sides around the wheels. */
function flare(p: CarPlan, y: number, z: number, top: number): number {
  let out = 0;
  for (const axle of [p.frontAxle, p.rearAxle]) {
    const d = Math.hypot(z - axle, y - p.wheelR) - p.wheelR - 0.06;
    out = Math.max(out, p.flare * Math.exp(-((d / 0.13) ** 2)));
  }
  return out * (1 - ease(top - 0.16, top - 0.01, y));
}

/** The body below the glass, from tail to nose. */
export function bodySkin(p: CarPlan, inset = 0): Skin {
  const stations: number[] = [];
  for (let i = 0; i <= 72; i++) {
    const u = -1 + i / 36;
    stations.push(0.8 * u + 0.2 * Math.sin((u * Math.PI) / 2));
  }
  const rings = stations.map((t) => bodyRing(p, t, inset));
  const shrink = (ring: readonly Vec3[], sign: number): Vec3[][] => {
    const middle = ring.reduce((sum, v) => sum + v[1], 0) / ring.length;
    const z0 = ring[0][2];
    return CAP.map(([k, dz]) =>
      ring.map(([x, y, z]): Vec3 => [x * k, middle + (y - middle) * k, z0 + (z - z0) * k * k + sign * dz]),
    );
  };
  return createSkin([...shrink(rings[0], -1).reverse(), ...rings, ...shrink(rings[rings.length - 1], 1)]);
}

/** The lines of the cabin at level k (0 belt .. 1 roof edge): half width, front and rear z. */
export function cabinAt(p: CarPlan, k: number): { half: number; front: number; rear: number } {
  const swell = 0.03 * Math.sin(Math.PI * Math.min(1, Math.max(0, k)));
  return {
    half: (p.cabinW + (p.roofW - p.cabinW) * k) / 2 + swell,
    front: p.screen[0] + (p.screen[1] - p.screen[0]) * k + 0.03 * Math.sin(Math.PI * k),
    rear: p.rear[0] + (p.rear[1] - p.rear[0]) * Math.max(k, 0.3 * k) - 0.04 * Math.sin(Math.PI * k),
  };
}

/** How far the roof sinks at z. */
function fall(p: CarPlan, z: number): number {
  const peak = p.screen[1] - 0.35;
  const back = Math.max(0, (peak - z) / Math.max(0.4, peak - p.rear[1]));
  const front = Math.max(0, (z - peak) / 0.5);
  return p.roofFall * Math.min(1.6, back * back) + 0.02 * front * front;
}

/** Rings over the edge of the roof: [metres inwards, metres up]. */
const EAVES: readonly Vec2[] = [
  [0.006, 0.014],
  [0.018, 0.027],
  [0.04, 0.038],
  [0.075, 0.046],
];

/** The cabin: glass and roof as one closed body standing in the lower body. */
export function cabinSkin(p: CarPlan, inset = 0): Skin {
  const rings: Vec3[][] = [];
  const ring = (k: number, inwards: number, y: number, scale: number): Vec3[] => {
    const { half, front, rear } = cabinAt(p, k);
    const a = (half - inwards) * scale;
    const c = ((front - rear) / 2 - inwards) * scale;
    const mid = (front + rear) / 2;
    const out: Vec3[] = [];
    const n = 64;
    for (let i = 0; i < n; i++) {
      const w = (2 * Math.PI * i) / n;
      const s = Math.sin(w);
      const co = Math.cos(w);
      const x = a * Math.sign(co) * Math.abs(co) ** (2 / 4.6);
      const z = mid - c * Math.sign(s) * Math.abs(s) ** (2 / 4.6);
      out.push([x, y - fall(p, z) * Math.max(0, Math.min(1, k)), z]);
    }
    return out;
  };
  const levels = 9;
  const y0 = Math.min(p.belt - 0.1, lineAt(p.top, (2 * p.rear[0]) / p.L) - 0.1);
  for (let i = 0; i <= levels; i++) {
    const y = y0 + ((p.roof - y0) * i) / levels;
    rings.push(ring((y - p.belt) / (p.roof - p.belt), inset, y, 1));
  }
  for (const [inwards, up] of EAVES) rings.push(ring(1, inwards + inset, p.roof + up - inset, 1));
  const top = EAVES[EAVES.length - 1];
  for (const k of [0.85, 0.65, 0.4, 0.18, 0])
    rings.push(ring(1, top[0] + inset, p.roof + top[1] - inset + p.crown * (1 - k * k), k));
  return createSkin(rings);
}
