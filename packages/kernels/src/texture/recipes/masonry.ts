import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import { blockPattern, surfaceUv } from '../mapping.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Bricks or blocks in courses, with a recessed joint of the third colour. Sizes in metres. */
function buildBlocks(c: RecipeInput, w: number, h: number, joint: number, uneven: number, depth: number): SampleFn {
  const uv = new Float64Array(2);
  const b = new Float64Array(5);
  const bw = w * c.scale;
  const bh = h * c.scale;
  const j = joint * c.scale;
  const gritNoise = c.fbm(3, c.seed + 2, 60);
  const bigNoise = c.broad(3, c.seed + 3, 2);
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    surfaceUv(x, y, z, nx, ny, nz, c.round, bw, uv);
    const wob = fbm(x * 6, y * 6, z * 6, 2, c.seed + 1) * j * 0.8;
    blockPattern(uv[0] + wob, uv[1] + wob, bw, bh, uneven, c.seed, b);
    const face = smooth(j * 0.42, j * 0.95, b[0]);
    const grit = gritNoise(x * 60, y * 60, z * 60);
    const big = bigNoise(x * 2, y * 2, z * 2);
    setColor(out, c.color3, 1 + 0.2 * grit);
    mixColor(out, c.color, (0.72 + 0.5 * b[1]) * (1 + 0.22 * grit + 0.12 * big), face);
    mixColor(out, c.color2, 1 + 0.2 * grit, face * (b[4] > 0.68 ? 0.75 : 0.15 * b[4] + 0.3 * smooth(0.1, 0.6, big)));
    const dark = 1 - 0.3 * smooth(0.3, 0.95, 1 - ao) - 0.18 * smooth(1, 0.4, b[0] / j) * (1 - c.wear);
    for (let i = 0; i < 3; i++) out[i] *= dark;
    out[3] = c.rough + 0.06 * grit;
    out[4] = 0;
    out[5] = c.scale * depth * (face + 0.16 * grit + 0.25 * (b[1] - 0.5) * face);
  };
}

/** Roof tiles or slates: rows that overlap downwards, each tile a shallow curve when `curl` > 0. */
function buildTiles(c: RecipeInput, w: number, h: number, curl: number): SampleFn {
  const uv = new Float64Array(2);
  const b = new Float64Array(5);
  const tw = w * c.scale;
  const th = h * c.scale;
  const gritNoise = c.fbm(3, c.seed + 1, 45);
  const bigNoise = c.broad(3, c.seed + 2, 1.7);
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    surfaceUv(x, y, z, nx, ny, nz, c.round, tw, uv);
    blockPattern(uv[0], uv[1], tw, th, curl > 0 ? 0 : 0.25, c.seed, b);
    const grit = gritNoise(x * 45, y * 45, z * 45);
    const big = bigNoise(x * 1.7, y * 1.7, z * 1.7);
    // b[3] runs up the slope: -1 is the free lower edge, which stands highest and throws a line of shade on the row below.
    const rise = (0.5 - 0.5 * b[3]) ** 1;
    const under = smooth(0.6, 0.98, b[3]);
    const side = smooth(0.06, 0.0, 1 - Math.abs(b[2]));
    setColor(out, c.color, (0.74 + 0.46 * b[1]) * (1 + 0.2 * grit));
    mixColor(out, c.color2, 1, (b[4] > 0.6 ? 0.55 : 0.1) + 0.3 * smooth(0.1, 0.6, big));
    mixColor(out, c.color3, 1, 0.7 * under + 0.6 * side + 0.35 * smooth(0.35, 0.95, 1 - ao));
    out[3] = c.rough + 0.08 * grit;
    out[4] = 0;
    out[5] = c.scale * (0.024 * rise + curl * (1 - b[2] * b[2]) + 0.0012 * grit - 0.008 * side);
  };
}

/** Rounded stones set in ground: cells pushed up into domes. */
function buildCobble(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.13 * c.scale);
  const gritNoise = c.fbm(3, c.seed + 1, 50);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    cellNoise(x * s, y * s, z * s, 0.8, c.seed, cell);
    const e = cell[1] - cell[0];
    const dome = smooth(0.03, 0.5, e);
    const tint = cell[2] / 255;
    const grit = gritNoise(x * 50, y * 50, z * 50);
    setColor(out, c.color, (0.7 + 0.55 * tint) * (1 + 0.22 * grit));
    mixColor(out, c.color2, 1 + 0.2 * grit, tint > 0.6 ? 0.6 : 0.1);
    mixColor(out, c.color3, 1 + 0.3 * grit, smooth(0.16, 0.05, e) + 0.3 * smooth(0.3, 0.95, 1 - ao) * (1 - dome));
    out[3] = c.rough + 0.15 * smooth(0.15, 0.05, e) + 0.05 * grit;
    out[4] = 0;
    out[5] = c.scale * (0.03 * dome + 0.002 * grit);
  };
}

/** Plaster and concrete: clouds, trowel marks, hairlines, stains running down; `holes` are the air bubbles of a cast. */
function buildRender(c: RecipeInput, holes: number): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.03 * c.scale);
  const bigNoise = c.broad(4, c.seed, 1.8);
  const gritNoise = c.fbm(3, c.seed + 1, Math.max(55, 40, 55));
  const runNoise = c.fbm(2, c.seed + 2, Math.max(14, 1.2, 14));
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 1.8, y * 1.8, z * 1.8);
    const grit = gritNoise(x * 55, y * 40, z * 55);
    const run = runNoise(x * 14, y * 1.2, z * 14);
    let hole = 0;
    if (holes > 0) {
      cellNoise(x * s, y * s, z * s, 1, c.seed + 3, cell);
      hole = cell[2] < 70 ? holes * smooth(0.2, 0.1, cell[0]) : 0;
    }
    const hair = smooth(0.012, 0, Math.abs(fbm(x * 2.6, y * 2.6, z * 2.6, 3, c.seed + 4))) * (0.25 + 0.75 * c.wear);
    setColor(out, c.color, 1 + 0.1 * big + 0.07 * grit);
    mixColor(out, c.color2, 1, 0.5 * smooth(-0.1, 0.6, big) + 0.15 * smooth(0.1, 0.7, cv));
    mixColor(
      out,
      c.color3,
      1,
      0.3 * smooth(0.1, 0.7, run) * (0.4 + c.wear) + 0.35 * smooth(0.3, 0.95, 1 - ao) + 0.55 * hole + 0.5 * hair,
    );
    out[3] = c.rough + 0.05 * grit;
    out[4] = 0;
    out[5] = c.scale * (0.0016 * big + 0.0009 * grit - 0.003 * hole) - 0.0012 * hair;
  };
}

/** Thatch: straws laid down the slope in courses, ends ragged and dark under each course. */
function buildThatch(c: RecipeInput): SampleFn {
  const uv = new Float64Array(2);
  const course = 0.34 * c.scale;
  const s = 1 / (0.011 * c.scale);
  const bigNoise = c.broad(2, c.seed + 3, 2);
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    surfaceUv(x, y, z, nx, ny, nz, c.round, 0.05, uv);
    const rag = 0.3 * gradientNoise(x * s * 0.25, y * s * 0.06, z * s * 0.25, c.seed + 1);
    const t = uv[1] / course + rag;
    const p = t - Math.floor(t);
    const straw = gradientNoise(uv[0] * s, uv[1] * s * 0.07, uv[0] * 0.3, c.seed);
    const straw2 = gradientNoise(x * s * 0.5, y * s * 0.05, z * s * 0.5, c.seed + 2);
    const big = bigNoise(x * 2, y * 2, z * 2);
    const v = 0.6 * straw + 0.5 * straw2;
    setColor(out, c.color, 1 + 0.38 * v + 0.15 * big);
    mixColor(out, c.color2, 1, 0.5 * smooth(0, 0.7, v + 0.4 * big));
    mixColor(
      out,
      c.color3,
      1,
      0.75 * smooth(0.72, 0.98, p) + 0.35 * smooth(0.1, -0.7, v) + 0.3 * smooth(0.3, 0.9, 1 - ao),
    );
    out[3] = c.rough;
    out[4] = 0;
    out[5] = c.scale * (0.03 * (1 - p) + 0.005 * v);
  };
}

const WALL = { metal: 0, mottle: 0.06, grit: 0.05, roughVary: 0.04, edge: 'pale' as const };

/** What is built of courses, tiles and renders. */
export const MASONRY_RECIPES: Readonly<Record<string, Recipe>> = {
  brick: {
    ...WALL,
    color: '#9a4a34',
    color2: '#6f3428',
    color3: '#bdb3a3',
    rough: 0.88,
    build: (c) => buildBlocks(c, 0.24, 0.078, 0.013, 0, 0.006),
  },
  'cut-stone': {
    ...WALL,
    color: '#9c9486',
    color2: '#b5a98f',
    color3: '#5f584c',
    rough: 0.86,
    build: (c) => buildBlocks(c, 0.62, 0.3, 0.022, 0.38, 0.016),
  },
  tiles: {
    ...WALL,
    color: '#e4e0d6',
    color2: '#cfd8d8',
    color3: '#8c8880',
    rough: 0.2,
    build: (c) => buildBlocks(c, 0.15, 0.15, 0.007, 0, 0.002),
  },
  cobble: { ...WALL, color: '#77746e', color2: '#948a7a', color3: '#3d362d', rough: 0.8, build: buildCobble },
  'roof-tile': {
    ...WALL,
    color: '#a34c2e',
    color2: '#c47048',
    color3: '#3f1e14',
    rough: 0.82,
    build: (c) => buildTiles(c, 0.22, 0.26, 0.02),
  },
  slate: {
    ...WALL,
    color: '#4c535c',
    color2: '#6b7078',
    color3: '#1e2226',
    rough: 0.62,
    build: (c) => buildTiles(c, 0.26, 0.24, 0),
  },
  shingles: {
    ...WALL,
    color: '#7a5a3c',
    color2: '#94775a',
    color3: '#2c1f14',
    rough: 0.86,
    build: (c) => buildTiles(c, 0.16, 0.3, 0),
  },
  thatch: {
    ...WALL,
    color: '#b08d4e',
    color2: '#d6ba7c',
    color3: '#4f3a1c',
    rough: 0.95,
    edge: 'none',
    build: buildThatch,
  },
  plaster: {
    ...WALL,
    color: '#e2d8c3',
    color2: '#efe8d8',
    color3: '#9a8a70',
    rough: 0.9,
    build: (c) => buildRender(c, 0),
  },
  concrete: {
    ...WALL,
    color: '#9a9893',
    color2: '#b4b1aa',
    color3: '#5c5850',
    rough: 0.86,
    build: (c) => buildRender(c, 1),
  },
};
