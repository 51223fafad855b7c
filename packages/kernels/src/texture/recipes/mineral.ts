import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Weathered rock: beds, cracks, pitting, moss or dust of the third colour lying on upward faces. */
function buildStone(c: RecipeInput, crackDepth: number): SampleFn {
  const s = 1 / c.scale;
  const bigNoise = c.broad(4, c.seed, Math.max(2.2 * s, 4 * s, 2.2 * s));
  const midNoise = c.fbm(3, c.seed + 1, 17 * s);
  const lineNoise = c.fbm(3, c.seed + 2, 4.5 * s);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 2.2 * s, y * 4 * s, z * 2.2 * s);
    const mid = midNoise(x * 17 * s, y * 17 * s, z * 17 * s);
    const line = lineNoise(x * 4.5 * s, y * 4.5 * s, z * 4.5 * s);
    const crack = smooth(0.016, 0, Math.abs(line + 0.06 * mid)) * smooth(0, 0.35, big + 0.1);
    setColor(out, c.color, 1 + 0.25 * mid + 0.12 * big);
    mixColor(out, c.color2, 1 + 0.2 * mid, smooth(-0.2, 0.5, big) * 0.7 + 0.3 * smooth(0.15, 0.8, cv));
    mixColor(out, c.color3, 1, 0.45 * smooth(0.3, 0.85, ny + 0.8 * big + 0.5 * mid - 0.25) * (0.4 + 0.6 * c.wear));
    const dark = 1 - 0.42 * crack - 0.3 * smooth(0.3, 0.95, 1 - ao);
    for (let i = 0; i < 3; i++) out[i] *= dark;
    out[3] = c.rough + 0.08 * mid;
    out[4] = 0;
    out[5] = c.scale * (0.006 * big + 0.0035 * mid - crackDepth * crack);
  };
}

/** Granite: interlocked crystals of three colours, polished unless worn. */
function buildGranite(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.009 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 3);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    cellNoise(x * s, y * s, z * s, 1, c.seed, cell);
    const id = cell[2] / 255;
    const big = bigNoise(x * 3, y * 3, z * 3);
    setColor(out, c.color, 0.85 + 0.35 * id);
    if (id > 0.62) mixColor(out, c.color2, 0.85 + 0.5 * (id - 0.62), 0.9);
    if (id < 0.2 + 0.1 * big) mixColor(out, c.color3, 0.6 + 2 * id, 0.95);
    const dark = 1 - 0.3 * smooth(0.3, 0.95, 1 - ao);
    for (let i = 0; i < 3; i++) out[i] *= dark;
    out[3] = c.rough + 0.35 * c.wear + 0.08 * (id - 0.5);
    out[4] = 0;
    out[5] = 0.0003 * c.scale * id * (0.3 + c.wear);
  };
}

/** Marble: veins where a turbulent field crosses zero, at two sizes, over clouded ground. */
function buildMarble(c: RecipeInput): SampleFn {
  const s = 1 / c.scale;
  const wNoise = c.fbm(3, c.seed, 3 * s);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const w = wNoise(x * 3 * s, y * 3 * s, z * 3 * s);
    const v1 = fbm(x * 3.2 * s + w, y * 5.2 * s + 1.2 * w, z * 3.2 * s - w, 3, c.seed + 1);
    const v2 = fbm(x * 9 * s + 2 * w, y * 7 * s, z * 9 * s, 3, c.seed + 2);
    const vein = smooth(0.1, 0, Math.abs(v1)) * smooth(-0.4, 0.3, w);
    const thin = smooth(0.035, 0, Math.abs(v2));
    setColor(out, c.color, 1 + 0.06 * w);
    mixColor(out, c.color2, 1, 0.4 * smooth(-0.1, 0.6, w + 0.4 * v2));
    mixColor(out, c.color3, 1, Math.min(0.85, 0.6 * vein + 0.4 * thin) + 0.12 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.06 * v2 + 0.05 * vein;
    out[4] = 0;
    out[5] = -0.0001 * vein;
  };
}

/** Loose ground: grains and lumps. `lump` metres is the size of clods, `height` their height. */
function buildGround(c: RecipeInput, lump: number, height: number, sparkle: number): SampleFn {
  const s = 1 / (lump * c.scale);
  const seen = c.visible(0.004 * c.scale);
  const bigNoise = c.broad(3, c.seed, s * 0.2);
  const midNoise = c.fbm(4, c.seed + 1, s);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * s * 0.2, y * s * 0.2, z * s * 0.2);
    const mid = midNoise(x * s, y * s, z * s);
    const grit = seen > 0 ? seen * gradientNoise(x * 420, y * 420, z * 420, c.seed + 2) : 0;
    setColor(out, c.color, 1 + 0.16 * mid + 0.12 * grit);
    mixColor(out, c.color2, 1 + 0.1 * grit, 0.6 * smooth(-0.1, 0.6, big + 0.5 * mid) + 0.2 * smooth(0.1, 0.8, cv));
    mixColor(
      out,
      c.color3,
      1,
      0.5 * smooth(0.15, -0.6, mid + 0.4 * big - 0.1) + 0.4 * smooth(0.3, 0.95, 1 - ao) * (1 - 0.3 * ny),
    );
    out[3] = c.rough + 0.06 * mid - sparkle * 0.3 * smooth(0.35, 0.7, grit);
    out[4] = 0;
    out[5] = c.scale * (height * mid + 0.0004 * grit);
  };
}

/** Ice: clear blue depth, white fracture planes and trapped air. */
function buildIce(c: RecipeInput): SampleFn {
  const s = 1 / c.scale;
  const bigNoise = c.broad(3, c.seed, 5 * s);
  const planeNoise = c.fbm(2, c.seed + 1, Math.max(9 * s, 4 * s, 9 * s));
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 5 * s, y * 5 * s, z * 5 * s);
    const plane = planeNoise(x * 9 * s, y * 4 * s, z * 9 * s);
    const crack = smooth(0.035, 0, Math.abs(plane)) * smooth(-0.3, 0.2, big);
    const air = smooth(0.3, 0.65, gradientNoise(x * 55 * s, y * 55 * s, z * 55 * s, c.seed + 2));
    setColor(out, c.color, 1 + 0.12 * big);
    mixColor(out, c.color3, 1, 0.45 * smooth(0.2, 0.9, 1 - ao) + 0.35 * smooth(0, 0.6, -big));
    mixColor(out, c.color2, 1, 0.6 * crack + 0.25 * air + 0.45 * smooth(0.1, 0.8, cv) + 0.3 * smooth(0.5, 1, ny));
    out[3] = c.rough + 0.3 * crack + 0.12 * smooth(0.4, 1, ny);
    out[4] = 0;
    out[5] = c.scale * (0.002 * big - 0.0006 * crack);
  };
}

/** Lava: black crust in plates, glowing in the cracks. */
function buildLava(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.16 * c.scale);
  const roughNoise = c.fbm(3, c.seed + 2, s * 6);
  return (x, y, z, _nx, _ny, _nz, _ao, _cv, out) => {
    const w = 0.5 * fbm(x * s * 1.5, y * s * 1.5, z * s * 1.5, 3, c.seed + 1);
    cellNoise(x * s + w, y * s - w, z * s + w, 1, c.seed, cell);
    const e = cell[1] - cell[0] + 0.12 * w;
    const hot = smooth(0.2, 0.01, e);
    const rough = roughNoise(x * s * 6, y * s * 6, z * s * 6);
    setColor(out, c.color, 1 + 0.6 * rough);
    mixColor(out, c.color2, 1, hot);
    out[3] = c.rough - 0.2 * hot;
    out[4] = 0;
    out[5] = c.scale * (0.014 * smooth(0, 0.35, e) + 0.006 * rough * (1 - hot));
    const core = hot * hot;
    for (let i = 0; i < 3; i++) out[6 + i] = core * (c.color2[i] + (c.color3[i] - c.color2[i]) * core);
  };
}

const ROCK = { metal: 0, mottle: 0.06, grit: 0.06, roughVary: 0.05, edge: 'none' as const };

/** Rocks and ground. */
export const MINERAL_RECIPES: Readonly<Record<string, Recipe>> = {
  stone: {
    ...ROCK,
    color: '#7d7a73',
    color2: '#a19a8c',
    color3: '#5f6b40',
    rough: 0.88,
    build: (c) => buildStone(c, 0.006),
  },
  sandstone: {
    ...ROCK,
    color: '#c29a66',
    color2: '#dcbc8c',
    color3: '#8f6a44',
    rough: 0.9,
    build: (c) => buildStone(c, 0.002),
  },
  obsidian: {
    ...ROCK,
    color: '#121216',
    color2: '#2c2a33',
    color3: '#4b4757',
    rough: 0.12,
    build: (c) => buildStone(c, 0.001),
  },
  granite: { ...ROCK, color: '#a49a94', color2: '#d6cdc6', color3: '#2b2929', rough: 0.3, build: buildGranite },
  marble: {
    ...ROCK,
    color: '#ece9e3',
    color2: '#d5d2cd',
    color3: '#6f7178',
    rough: 0.16,
    grit: 0.01,
    clearcoat: 0.3,
    build: buildMarble,
  },
  sand: {
    ...ROCK,
    color: '#d8bd8a',
    color2: '#ead5a8',
    color3: '#a88555',
    rough: 0.95,
    build: (c) => buildGround(c, 0.06, 0.004, 0.3),
  },
  dirt: {
    ...ROCK,
    color: '#6b4c32',
    color2: '#8f6d4a',
    color3: '#38261a',
    rough: 0.95,
    build: (c) => buildGround(c, 0.04, 0.008, 0),
  },
  moss: {
    ...ROCK,
    color: '#4c6a26',
    color2: '#86a040',
    color3: '#26361a',
    rough: 0.95,
    sheen: 0.3,
    build: (c) => buildGround(c, 0.02, 0.006, 0),
  },
  snow: {
    ...ROCK,
    color: '#eef2f6',
    color2: '#ffffff',
    color3: '#b9cbe0',
    rough: 0.72,
    grit: 0.02,
    build: (c) => buildGround(c, 0.12, 0.008, 1),
  },
  ice: {
    ...ROCK,
    color: '#a8d4e6',
    color2: '#f0fafd',
    color3: '#3c88ac',
    rough: 0.1,
    grit: 0.01,
    transmission: 0.4,
    ior: 1.31,
    build: buildIce,
  },
  lava: { ...ROCK, color: '#1f1816', color2: '#ff4a0a', color3: '#ffd24a', rough: 0.85, glow: 4, build: buildLava },
};
