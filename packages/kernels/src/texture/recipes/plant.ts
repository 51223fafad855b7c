import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { hash2, mixColor, setColor, smooth } from '../shade.ts';

/**
 * Sawn wood: yearly rings about the grain axis (wandering, so that boards show cathedrals and ends show rings), fibres and
 * pores along it. `planks` > 0 cuts it into boards of that width with dark joints.
 */
function buildWood(c: RecipeInput, contrast: number, pores: number, planks: number): SampleFn {
  const f = c.frame;
  const s = 1 / c.scale;
  const seen = c.visible(0.004 * c.scale);
  const board = planks * c.scale;
  return (x, y, z, nx, ny, nz, ao, cv, out) => {
    let a = x * f[0] + y * f[1] + z * f[2];
    let b = x * f[3] + y * f[4] + z * f[5];
    let d = x * f[6] + y * f[7] + z * f[8];
    let gap = 0;
    let tint = 0.5;
    if (board > 0) {
      const nb = Math.abs(nx * f[3] + ny * f[4] + nz * f[5]);
      const nd = Math.abs(nx * f[6] + ny * f[7] + nz * f[8]);
      const t = (nb > nd ? d : b) / board;
      const i = Math.floor(t);
      gap = smooth(0.035, 0.012, Math.min(t - i, i + 1 - t));
      tint = hash2(i, 3, c.seed);
      a += 7 * tint;
      b += (tint - 0.5) * 0.5;
      d += (hash2(i, 5, c.seed) - 0.5) * 0.5;
    }
    const wx = fbm(a * 1.6 * s, b * 7 * s, d * 7 * s, 2, c.seed);
    const bb = (b + 0.031) * s + 0.035 * wx;
    const dd = (d - 0.052) * s + 0.035 * fbm(a * 1.6 * s + 9, b * 7 * s, d * 7 * s, 2, c.seed + 1);
    const ring = Math.sqrt(bb * bb + dd * dd) * 95;
    const p = ring - Math.floor(ring);
    const late = smooth(0.25, 0.92, p) * smooth(1, 0.93, p);
    const fibre = gradientNoise(a * 13 * s, b * 300 * s, d * 300 * s, c.seed + 2);
    const streak = gradientNoise(a * 5 * s, b * 70 * s, d * 70 * s, c.seed + 3);
    const pore = pores * seen * smooth(0.35, 0.75, gradientNoise(a * 40 * s, b * 420 * s, d * 420 * s, c.seed + 4));
    setColor(out, c.color, (1 + 0.13 * streak + 0.09 * fibre * (0.4 + 0.6 * seen)) * (0.82 + 0.36 * tint));
    mixColor(out, c.color2, 1, contrast * late + 0.2 * smooth(0, 0.7, wx));
    mixColor(
      out,
      c.color3,
      1,
      0.5 * pore + 0.9 * gap + 0.35 * smooth(0.35, 0.9, 1 - ao) + 0.15 * c.wear * smooth(0, 0.6, -cv),
    );
    out[3] = c.rough + 0.1 * pore - 0.08 * late + 0.06 * fibre;
    out[4] = 0;
    out[5] = c.scale * (0.0004 * late + 0.00022 * fibre - 0.0007 * pore) - 0.004 * c.scale * gap;
  };
}

/** Bark: deep furrows along the grain between plates, flaking in layers, lichen in patches of the second colour. */
function buildBark(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const f = c.frame;
  const s = 1 / (0.055 * c.scale);
  const wNoise = c.fbm(3, c.seed + 1, s * 0.5);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const w = wNoise(x * s * 0.5, y * s * 0.5, z * s * 0.5);
    const a = (x * f[0] + y * f[1] + z * f[2]) * s * 0.28 + 0.35 * w;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s + 0.7 * w;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s - 0.7 * w;
    cellNoise(a, b, d, 1, c.seed, cell);
    const plate = smooth(0.02, 0.4, cell[1] - cell[0]);
    const tint = cell[2] / 255;
    const rough = fbm(a * 3, b * 3.5, d * 3.5, 3, c.seed + 2);
    const lichen = smooth(0.25, 0.55, fbm(x * 6, y * 6, z * 6, 3, c.seed + 5)) * plate;
    setColor(out, c.color, 0.8 + 0.25 * tint + 0.4 * rough);
    mixColor(out, c.color3, 1, 0.85 * (1 - plate) + 0.3 * smooth(0.4, 0.9, 1 - ao));
    mixColor(out, c.color2, 1 + 0.3 * rough, 0.6 * lichen);
    out[3] = c.rough + 0.05 * rough;
    out[4] = 0;
    out[5] = c.scale * (0.012 * plate + 0.006 * rough);
  };
}

/** Leaf: midrib along the grain through the origin, slanting side veins, a fine net, paler veins, spots of age. */
function buildLeaf(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const f = c.frame;
  const s = 1 / (0.1 * c.scale);
  return (x, y, z, _nx, ny, _nz, ao, _cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s;
    const mid = smooth(0.05, 0.015, Math.abs(b));
    const t = (a - 0.75 * Math.abs(b) + 0.06 * gradientNoise(a * 3, b * 3, 0, c.seed)) * 5.5;
    const side = smooth(0.13, 0.04, Math.abs(t - Math.round(t)));
    cellNoise(x * s * 14, y * s * 14, z * s * 14, 1, c.seed + 1, cell);
    const net = smooth(0.14, 0.02, cell[1] - cell[0]);
    const big = fbm(x * 9 * s * 0.1 + a, y + b, z, 3, c.seed + 2);
    setColor(out, c.color, 0.9 + 0.12 * ny + 0.2 * big);
    mixColor(out, c.color2, 1, 0.7 * mid + 0.42 * side + 0.1 * net + 0.22 * smooth(0, 0.6, big));
    mixColor(
      out,
      c.color3,
      1,
      0.45 * smooth(0.45, 0.75, fbm(x * s * 2, y * s * 2, z * s * 2, 2, c.seed + 3)) + 0.25 * smooth(0.4, 0.9, 1 - ao),
    );
    out[3] = c.rough + 0.1 * big;
    out[4] = 0;
    out[5] = c.scale * (0.0022 * mid + 0.0012 * side + 0.0002 * net);
  };
}

/** Blades and foliage masses: strands along the grain with blade-by-blade tints, dark at the root. */
function buildGrass(c: RecipeInput): SampleFn {
  const f = c.frame;
  const s = 1 / (0.012 * c.scale);
  const tuftNoise = c.fbm(3, c.seed + 1, 7);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s;
    const blade = gradientNoise(a * 0.16, b * 1.2, d * 1.2, c.seed);
    const tuft = tuftNoise(x * 7, y * 7, z * 7);
    setColor(out, c.color, 0.9 + 0.4 * blade + 0.12 * ny);
    mixColor(out, c.color2, 1, 0.55 * smooth(-0.25, 0.55, tuft + 0.4 * blade) + 0.25 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.5 * smooth(0.2, 0.8, 1 - ao) + 0.3 * smooth(0.1, 0.7, -blade));
    out[3] = c.rough + 0.06 * blade;
    out[4] = 0;
    out[5] = c.scale * 0.004 * (0.7 * blade + 0.5 * tuft);
  };
}

/** A mass of leaves seen from outside: blades in many tints, each dark at its foot and light at its tip, so that they seem to overlap. */
function buildFoliage(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.13 * c.scale);
  const bigNoise = c.broad(2, c.seed + 1, s * 0.13);
  return (x, y, z, _nx, ny, _nz, ao, _cv, out) => {
    const wx = 0.35 * gradientNoise(x * s * 1.7, y * s * 1.7, z * s * 1.7, c.seed + 2);
    cellNoise(x * s + wx, y * s * 0.8 - wx, z * s + wx, 1, c.seed, cell);
    const id = cell[2] / 255;
    const turn = id * 40;
    // leaves hang: their tips look down and to a side of their own
    const tip = 0.8 * (0.75 * Math.cos(turn) * cell[3] - 0.6 * cell[4] + 0.75 * Math.sin(turn) * cell[5]);
    const side = Math.abs(Math.sin(turn) * cell[3] - Math.cos(turn) * cell[5]);
    const rib = smooth(0.09, 0.02, side);
    const lit = smooth(-0.5, 0.45, tip);
    const big = bigNoise(x * s * 0.13, y * s * 0.13, z * s * 0.13);
    setColor(out, c.color, 0.62 + 0.3 * id + 0.42 * lit + 0.1 * ny + 0.15 * big);
    mixColor(out, c.color2, 1, 0.3 * smooth(0.5, 1, id) * lit + 0.14 * rib + 0.22 * smooth(0, 0.6, big));
    mixColor(out, c.color3, 1, 0.75 * (1 - lit) * (1 - lit) + 0.3 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.1 * big;
    out[4] = 0;
    out[5] = c.scale * (0.05 * lit + 0.02 * id - 0.004 * rib);
  };
}

/** Petals: silk gradient from heart to rim, fine rays along the grain. */
function buildPetal(c: RecipeInput): SampleFn {
  const f = c.frame;
  const s = 1 / (0.06 * c.scale);
  const bigNoise = c.broad(2, c.seed + 1, s);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s;
    const ray = gradientNoise(a * 0.7, b * 9, d * 9, c.seed);
    const big = bigNoise(x * s, y * s, z * s);
    const heart = smooth(0.75, 0.05, Math.sqrt(a * a + b * b + d * d)) + 0.35 * smooth(0.3, 0.9, 1 - ao);
    setColor(out, c.color, 1 + 0.1 * ray + 0.08 * big);
    mixColor(out, c.color2, 1, 0.3 * smooth(0, 0.7, big + 0.4 * ray));
    mixColor(out, c.color3, 1, Math.min(0.8, 0.65 * heart + 0.12 * smooth(0.2, 0.6, ray)));
    out[3] = c.rough + 0.05 * ray;
    out[4] = 0;
    out[5] = c.scale * 0.0009 * ray;
  };
}

/** Cactus skin: waxy, areoles with pale spines in a regular scatter. */
function buildCactus(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.045 * c.scale);
  const bigNoise = c.broad(3, c.seed + 2, 8);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    cellNoise(x * s, y * s, z * s, 0.5, c.seed, cell);
    const dot = smooth(0.22, 0.1, cell[0]);
    const spine =
      smooth(0.4, 0.15, cell[0]) * Math.max(0, gradientNoise(cell[3] * 22, cell[4] * 22, cell[5] * 22, c.seed + 1));
    const big = bigNoise(x * 8, y * 8, z * 8);
    setColor(out, c.color, 1 + 0.2 * big);
    mixColor(out, c.color2, 1, 0.35 * smooth(0.1, 0.8, cv) + 0.25 * smooth(0, 0.6, big));
    mixColor(out, c.color3, 1, 0.8 * dot + 0.5 * Math.min(1, 2 * spine));
    setShade(out, 1 - 0.35 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.25 * dot;
    out[4] = 0;
    out[5] = c.scale * (0.002 * dot + 0.001 * spine);
  };
}

function setShade(out: Float64Array, k: number): void {
  out[0] *= k;
  out[1] *= k;
  out[2] *= k;
}

/** Fruit: sun-side blush, lengthwise streaks, lenticels (small pale dots), waxy gloss. */
function buildFruit(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.007 * c.scale);
  const seen = c.visible(0.006 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 14);
  return (x, y, z, nx, ny, _nz, ao, _cv, out) => {
    const lon = Math.atan2(x, z + 1e-9);
    const streak = gradientNoise(Math.cos(lon) * 9, y * 12, Math.sin(lon) * 9, c.seed);
    const big = bigNoise(x * 14, y * 14, z * 14);
    cellNoise(x * s, y * s, z * s, 0.95, c.seed + 2, cell);
    const dot = seen * smooth(0.22, 0.1, cell[0]);
    setColor(out, c.color, 1 + 0.12 * streak);
    mixColor(out, c.color2, 1, smooth(0.15, 0.95, 0.45 * nx - 0.25 * ny + 0.75 * big + 0.35 * streak + 0.3));
    mixColor(out, c.color3, 1, 0.45 * dot + 0.35 * smooth(0.4, 0.95, 1 - ao));
    out[3] = c.rough + 0.06 * big + 0.12 * dot;
    out[4] = 0;
    out[5] = c.scale * (0.0002 * big - 0.0002 * dot);
  };
}

const PLANT = { metal: 0, mottle: 0.08, grit: 0.04, roughVary: 0.06, edge: 'none' as const };
const WOOD = { ...PLANT, mottle: 0.07, edge: 'pale' as const, grain: [0, 1, 0] as const };

/** Woods, bark, leaves and fruit. */
export const PLANT_RECIPES: Readonly<Record<string, Recipe>> = {
  wood: {
    ...WOOD,
    color: '#b98a56',
    color2: '#8b5a2e',
    color3: '#4a2d16',
    rough: 0.58,
    build: (c) => buildWood(c, 0.55, 0.3, 0),
  },
  oak: {
    ...WOOD,
    color: '#a57c4c',
    color2: '#7a5229',
    color3: '#3e2814',
    rough: 0.6,
    build: (c) => buildWood(c, 0.45, 1, 0),
  },
  'dark-wood': {
    ...WOOD,
    color: '#5a3822',
    color2: '#35200f',
    color3: '#180d06',
    rough: 0.48,
    build: (c) => buildWood(c, 0.5, 0.7, 0),
  },
  planks: {
    ...WOOD,
    color: '#94683d',
    color2: '#6b4623',
    color3: '#24160b',
    rough: 0.68,
    build: (c) => buildWood(c, 0.45, 0.6, 0.12),
  },
  bark: {
    ...PLANT,
    color: '#6b5540',
    color2: '#8a8f6a',
    color3: '#2a1e15',
    rough: 0.92,
    grain: [0, 1, 0],
    build: buildBark,
  },
  leaf: {
    ...PLANT,
    color: '#3f7a2c',
    color2: '#9bbf5a',
    color3: '#6b5a20',
    rough: 0.5,
    grain: [0, 1, 0],
    build: buildLeaf,
  },
  foliage: { ...PLANT, color: '#3f7a2c', color2: '#9bbf5a', color3: '#16300f', rough: 0.62, build: buildFoliage },
  grass: {
    ...PLANT,
    color: '#4f7f2a',
    color2: '#93b04a',
    color3: '#25401a',
    rough: 0.75,
    grain: [0, 1, 0],
    build: buildGrass,
  },
  petal: {
    ...PLANT,
    color: '#d8436a',
    color2: '#f59ab0',
    color3: '#f2d25a',
    rough: 0.55,
    sheen: 0.3,
    grain: [0, 1, 0],
    build: buildPetal,
  },
  cactus: { ...PLANT, color: '#3f7d4a', color2: '#82b274', color3: '#e9dfb8', rough: 0.5, build: buildCactus },
  'fruit-skin': {
    ...PLANT,
    color: '#b81f1f',
    color2: '#e0a93a',
    color3: '#f2dca0',
    rough: 0.28,
    clearcoat: 0.3,
    build: buildFruit,
  },
};
