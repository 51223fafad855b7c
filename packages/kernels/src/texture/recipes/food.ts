import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Bread and cake: crumb holes where cut (`crumb` 1), or a baked crust that browns on top and on edges (`crust` 1). */
function buildBaked(c: RecipeInput, crumb: number, crust: number): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.009 * c.scale);
  const bigNoise = c.broad(3, c.seed, 12);
  const midNoise = c.fbm(2, c.seed + 1, 90);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 12, y * 12, z * 12);
    const mid = midNoise(x * 90, y * 90, z * 90);
    cellNoise(x * s, y * s, z * s, 1, c.seed + 2, cell);
    const hole = crumb * smooth(0.34, 0.16, cell[0] + 0.1 * mid);
    const brown = crust * smooth(-0.25, 0.95, 0.7 * ny + 0.5 * big + 0.5 * smooth(0.1, 0.8, cv));
    setColor(out, c.color, 1 + 0.12 * mid + 0.1 * big);
    mixColor(out, c.color2, 1 + 0.15 * mid, 0.9 * brown);
    mixColor(
      out,
      c.color3,
      1,
      0.55 * hole + 0.35 * crust * smooth(0.5, 0.95, brown + 0.4 * big) + 0.3 * smooth(0.3, 0.95, 1 - ao),
    );
    out[3] = c.rough + 0.08 * mid - 0.18 * brown;
    out[4] = 0;
    out[5] = c.scale * (0.0012 * big + 0.0006 * mid - 0.0022 * hole);
  };
}

/** Icing, cream, chocolate, cheese: smooth and soft, spread marks, pooled gloss. */
function buildCream(c: RecipeInput, swirl: number): SampleFn {
  const s = 1 / c.scale;
  const wNoise = c.fbm(2, c.seed, 14 * s);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const w = wNoise(x * 14 * s, y * 14 * s, z * 14 * s);
    const spread = gradientNoise(x * 20 * s + 2 * w, y * 70 * s + 2 * w, z * 20 * s, c.seed + 1);
    setColor(out, c.color, 1 + 0.05 * w + 0.05 * swirl * spread);
    mixColor(out, c.color2, 1, 0.35 * smooth(0.1, 0.9, cv) + 0.25 * smooth(0.1, 0.9, ny) + 0.2 * smooth(0, 0.6, w));
    mixColor(out, c.color3, 1, 0.5 * smooth(0.2, 0.9, 1 - ao) + 0.2 * smooth(0.1, 0.7, -cv));
    out[3] = c.rough + 0.08 * w;
    out[4] = 0;
    out[5] = c.scale * swirl * (0.0014 * spread + 0.001 * w);
  };
}

/** Ice cream: torn by the scoop into fine ridges, ice crystals that glint, melting smooth in places. */
function buildScooped(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / c.scale;
  const bigNoise = c.fbm(2, c.seed, 30 * s);
  const tornNoise = c.fbm(4, c.seed + 1, 140 * s);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 30 * s, y * 30 * s, z * 30 * s);
    const torn = tornNoise(x * 90 * s, y * 210 * s, z * 90 * s) * smooth(-0.5, 0.3, big);
    cellNoise(x * 420 * s, y * 420 * s, z * 420 * s, 1, c.seed + 2, cell);
    const pit = smooth(0.3, 0.1, cell[0]) * smooth(0.55, 0.9, cell[2] / 255);
    setColor(out, c.color, 1 + 0.06 * torn);
    mixColor(out, c.color2, 1, 0.4 * smooth(0, 0.5, torn) + 0.25 * smooth(0.1, 0.8, cv) + 0.12 * ny);
    mixColor(out, c.color3, 1, 0.3 * smooth(0, 0.5, -torn) + 0.4 * pit + 0.45 * smooth(0.25, 0.95, 1 - ao));
    out[3] = c.rough + 0.15 * torn - 0.2 * smooth(0, 0.5, -big);
    out[4] = 0;
    out[5] = c.scale * (0.0009 * torn - 0.0006 * pit);
  };
}

/** Grilled or raw meat: fibres along the grain, fat marbling. */
function buildMeat(c: RecipeInput): SampleFn {
  const f = c.frame;
  const s = 1 / c.scale;
  const bigNoise = c.broad(2, c.seed + 2, 18 * s);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * 25 * s;
    const b = (x * f[3] + y * f[4] + z * f[5]) * 160 * s;
    const d = (x * f[6] + y * f[7] + z * f[8]) * 160 * s;
    const fibre = gradientNoise(a, b, d, c.seed);
    const fat = smooth(0.09, 0.01, Math.abs(fbm(x * 26 * s, y * 26 * s, z * 26 * s, 3, c.seed + 1)));
    const big = bigNoise(x * 18 * s, y * 18 * s, z * 18 * s);
    setColor(out, c.color, 1 + 0.16 * fibre + 0.2 * big);
    mixColor(out, c.color2, 1, 0.5 * fat + 0.2 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.5 * smooth(0.25, 0.9, 1 - ao) + 0.35 * smooth(0.1, 0.6, -big));
    out[3] = c.rough + 0.1 * fibre;
    out[4] = 0;
    out[5] = c.scale * 0.0008 * fibre;
  };
}

/** Minced and fried, or rolled in crumbs: grains of several sizes, browned where they stand out, fat that glistens between them. */
function buildGrains(c: RecipeInput, size: number, char: number): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (size * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 25);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    cellNoise(x * s, y * s, z * s, 1, c.seed, cell);
    const lump = smooth(0.75, 0.1, cell[0]);
    const id = cell[2] / 255;
    cellNoise(x * s * 2.7, y * s * 2.7, z * s * 2.7, 1, c.seed + 2, cell);
    const fine = smooth(0.7, 0.15, cell[0]);
    const big = bigNoise(x * 25, y * 25, z * 25);
    setColor(out, c.color, 0.78 + 0.3 * id + 0.22 * fine);
    mixColor(out, c.color2, 1, 0.5 * smooth(0.55, 1, id) * lump + 0.3 * smooth(0.1, 0.8, cv));
    const burnt = char * smooth(-0.1, 0.6, 0.35 * ny + big + 0.35 * lump - 0.1);
    mixColor(out, c.color3, 1, Math.min(0.9, 0.65 * burnt + 0.5 * smooth(0.3, 0.95, 1 - ao) + 0.3 * (1 - lump)));
    out[3] = c.rough + 0.16 * (1 - fine) - 0.22 * smooth(0.1, 0.5, -big);
    out[4] = 0;
    out[5] = c.scale * size * (0.16 * lump + 0.07 * fine);
  };
}

const FOOD = { metal: 0, mottle: 0.06, grit: 0.03, roughVary: 0.05, edge: 'none' as const };

/** What is eaten. */
export const FOOD_RECIPES: Readonly<Record<string, Recipe>> = {
  bread: {
    ...FOOD,
    color: '#e2b877',
    color2: '#a9642a',
    color3: '#6b3714',
    rough: 0.78,
    build: (c) => buildBaked(c, 0.25, 1),
  },
  bun: {
    ...FOOD,
    color: '#cf8c42',
    color2: '#9a4f1c',
    color3: '#f0d9a6',
    rough: 0.42,
    clearcoat: 0.25,
    build: (c) => buildBaked(c, 0, 0.85),
  },
  patty: {
    ...FOOD,
    color: '#6a3a22',
    color2: '#8f5a34',
    color3: '#24110a',
    rough: 0.5,
    build: (c) => buildGrains(c, 0.0055, 0.9),
  },
  rice: {
    ...FOOD,
    color: '#f7f4ea',
    color2: '#ffffff',
    color3: '#d8d2bc',
    rough: 0.42,
    build: (c) => buildGrains(c, 0.0026, 0),
  },
  crumbed: {
    ...FOOD,
    color: '#d1903a',
    color2: '#f0c878',
    color3: '#8a4a16',
    rough: 0.75,
    build: (c) => buildGrains(c, 0.0032, 0.35),
  },
  cake: {
    ...FOOD,
    color: '#e6bd78',
    color2: '#c68a48',
    color3: '#8f5a28',
    rough: 0.92,
    build: (c) => buildBaked(c, 1, 0.25),
  },
  cookie: {
    ...FOOD,
    color: '#c48a4e',
    color2: '#9a5c28',
    color3: '#5c3416',
    rough: 0.86,
    build: (c) => buildBaked(c, 0.7, 0.7),
  },
  icing: {
    ...FOOD,
    color: '#f2a8bd',
    color2: '#ffe6ec',
    color3: '#c26a86',
    rough: 0.32,
    clearcoat: 0.25,
    build: (c) => buildCream(c, 0.5),
  },
  cream: {
    ...FOOD,
    color: '#f7efdd',
    color2: '#fffdf6',
    color3: '#d9c49a',
    rough: 0.48,
    build: (c) => buildCream(c, 1),
  },
  icecream: {
    ...FOOD,
    color: '#f6e6c4',
    color2: '#fdf6e6',
    color3: '#d8b87e',
    rough: 0.55,
    build: (c) => buildScooped(c),
  },
  chocolate: {
    ...FOOD,
    color: '#45220f',
    color2: '#7a4a28',
    color3: '#1e0d05',
    rough: 0.3,
    clearcoat: 0.2,
    build: (c) => buildCream(c, 0.35),
  },
  cheese: {
    ...FOOD,
    color: '#eeb63c',
    color2: '#f7d478',
    color3: '#b5781c',
    rough: 0.44,
    build: (c) => buildCream(c, 0.3),
  },
  meat: {
    ...FOOD,
    color: '#8f3a26',
    color2: '#d99a78',
    color3: '#3c140c',
    rough: 0.46,
    grain: [0, 1, 0],
    build: buildMeat,
  },
};
