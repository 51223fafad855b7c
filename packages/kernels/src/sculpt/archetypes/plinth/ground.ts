import type { Shape } from '../../../curves/index.ts';
import { gradientNoise, type Rng, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** What a base can carry. */
export const GROUNDS = ['grass', 'snow', 'sand', 'earth', 'cobble', 'stone', 'water', 'lava'] as const;
export type Ground = (typeof GROUNDS)[number];

const MATERIAL: Readonly<Record<Ground, MaterialSpec>> = {
  grass: { base: 'grass' },
  snow: { base: 'snow' },
  sand: { base: 'sand' },
  earth: { base: 'dirt' },
  cobble: { base: 'cobble' },
  stone: { base: 'stone' },
  water: { base: 'glass', color: '#3a86a8', rough: 0.06, transmission: 0.35, clearcoat: 1 },
  lava: { base: 'lava' },
};

/** Where the ground lies: width, height of what it lies on, and whether it is round. */
export interface GroundPlace {
  w: number;
  y: number;
  round: boolean;
}

/** Points along the rim, corners of a square included. */
const RIM = 48;

/**
 * A layer of ground on a base, or a slab of it with the layers of the earth showing at its sides, and what grows and lies there, clear of the
 * middle. Returns the height that things stand on.
 */
export function addGround(b: Bench, ground: Ground, { w, y, round }: GroundPlace, rng: Rng): number {
  const thick = round ? 0.045 * w : 0.05 * w;
  let low = y;
  if (!round && y === 0) {
    const layers: readonly [number, MaterialSpec, string][] = [
      [0.075 * w, { base: 'stone', color: '#7a7268' }, 'bedrock'],
      [0.06 * w, { base: 'dirt' }, 'earth'],
    ];
    for (const [h, material, name] of layers) {
      b.add(name, material, slabShape(rng, w, h, low, name === 'bedrock' ? 0.02 : 0.012));
      low += h * 0.97;
    }
  }
  const material = ground === 'grass' ? 'ground' : MATERIAL[ground];
  b.add(ground, material, round ? roundShape(rng, w, thick, low) : slabShape(rng, w, thick, low, 0.008), {
    detail: 1.3,
  });
  const top = low + thick;
  addThings(b, ground, { w, y: top, round }, rng);
  return top - 0.004 * w;
}

/** A square slab, its sides a little broken. */
function slabShape(rng: Rng, w: number, h: number, y: number, rough: number): Shape {
  const seed = rng.int(9999);
  const ring = (k: number, at: number): { points: Vec3[] } => ({
    points: Array.from({ length: RIM }, (_, i): Vec3 => {
      const [x, z] = square(i / RIM);
      const out = 0.5 * w * k * (1 + rough * 2 * gradientNoise(x * 4, (at / w) * 9, z * 4, seed));
      return [x * out, at, -z * out];
    }),
  });
  return {
    op: 'loft',
    sections: [ring(0.985, y), ring(1, y + 0.25 * h), ring(1, y + 0.75 * h), ring(0.985, y + h)],
    spline: 'linear',
    cap: 'flat',
  };
}

/** A point on a square of half side 1 with rounded corners, going round. */
function square(t: number): Vec2 {
  const a = t * 2 * Math.PI;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const k = (Math.abs(c) ** 9 + Math.abs(s) ** 9) ** (-1 / 9);
  return [c * k, s * k];
}

/** A mound, flat in the middle, falling to its rim. */
function roundShape(rng: Rng, w: number, h: number, y: number): Shape {
  const seed = rng.int(9999);
  const ring = (k: number, at: number): { points: Vec3[] } => ({
    points: Array.from({ length: RIM }, (_, i): Vec3 => {
      const a = (i / RIM) * 2 * Math.PI;
      const out = 0.5 * w * k * (1 + 0.02 * gradientNoise(2 * Math.cos(a), 2 * Math.sin(a), at * 7, seed));
      return [out * Math.cos(a), at, -out * Math.sin(a)];
    }),
  });
  return {
    op: 'loft',
    sections: [ring(0.97, y - 0.004 * w), ring(1, y + 0.35 * h), ring(0.95, y + 0.8 * h), ring(0.88, y + h)],
    spline: 'linear',
    cap: 'flat',
  };
}

/** Tufts, flowers and stones near the rim. */
function addThings(b: Bench, ground: Ground, place: GroundPlace, rng: Rng): void {
  const { w, y } = place;
  if (ground === 'water' || ground === 'lava' || ground === 'cobble') return;
  if (ground === 'grass') {
    for (let i = 0; i < 14; i++) b.add('tuft', 'ground', tuft(spot(place, rng), (0.03 + rng.range(0, 0.02)) * w, rng));
    const petals = ['#f4f0e6', '#f2c53a', '#d9688a'];
    for (let i = 0; i < 5; i++) {
      const [x, z] = spot(place, rng);
      const h = (0.03 + rng.range(0, 0.02)) * w;
      b.add('stalk', { base: 'leaf', color: '#3f7a34' }, solid.rod([x, y - 0.004 * w, z], [x, y + h, z], 0.0028 * w));
      b.add(
        'flower',
        { base: 'petal', color: petals[i % 3] },
        {
          op: 'ball',
          r: [0.011 * w, 0.007 * w, 0.011 * w],
          at: [x, y + h, z],
        },
      );
    }
  }
  const stone: MaterialSpec = { base: ground === 'snow' ? 'granite' : 'stone' };
  for (let i = 0; i < 5; i++) {
    const [x, z] = spot(place, rng);
    const r = (0.016 + rng.range(0, 0.02)) * w;
    const points = Array.from({ length: 14 }, (): Vec3 => {
      const [a, u] = [rng.range(0, 6.283), rng.range(-1, 1)];
      const k = Math.sqrt(1 - u * u) * rng.range(0.8, 1.1);
      return [x + r * k * Math.cos(a), y + 0.62 * r * u, z + r * k * Math.sin(a)];
    });
    b.add('stone', stone, { op: 'hull', points, bevel: 0.1 * r });
  }

  function tuft([x, z]: Vec2, h: number, r: Rng): Shape {
    const blades = Array.from({ length: 7 }, (): Shape => {
      const [a, lean] = [r.range(0, 6.283), r.range(0.15, 0.6)];
      const tip: Vec3 = [x + h * lean * Math.cos(a), y + h * r.range(0.7, 1.1), z + h * lean * Math.sin(a)];
      const foot: Vec3 = [x + 0.1 * h * Math.cos(a), y - 0.1 * h, z + 0.1 * h * Math.sin(a)];
      return { op: 'sweep', path: [foot, tip], section: { kind: 'rect', w: 0.09 * h, h: 0.04 * h }, taper: [1, 0.15] };
    });
    return { op: 'assembly', of: blades };
  }
}

/** Somewhere near the rim. */
function spot({ w, round }: GroundPlace, rng: Rng): Vec2 {
  const a = rng.range(0, 2 * Math.PI);
  const [x, z] = round ? [Math.cos(a), Math.sin(a)] : square(a / (2 * Math.PI));
  const out = 0.5 * w * (round ? rng.range(0.66, 0.82) : rng.range(0.72, 0.9));
  return [x * out, z * out];
}
