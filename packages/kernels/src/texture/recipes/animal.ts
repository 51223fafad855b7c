import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import { createRows } from '../flow.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Bare skin: blotches of blood colour, freckle-scale mottling, pores and fine creases. */
function buildSkin(c: RecipeInput): SampleFn {
  const s = 1 / c.scale;
  const pore = c.visible(0.004 * c.scale);
  const bigNoise = c.broad(3, c.seed, 9 * s);
  const midNoise = c.fbm(2, c.seed + 1, 60 * s);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 9 * s, y * 9 * s, z * 9 * s);
    const mid = midNoise(x * 60 * s, y * 60 * s, z * 60 * s);
    setColor(out, c.color, 1 + 0.1 * mid);
    mixColor(out, c.color2, 1, 0.3 * smooth(-0.1, 0.6, big) + 0.3 * smooth(0.15, 0.7, cv) + 0.1 * mid);
    mixColor(out, c.color3, 1, 0.4 * smooth(0.3, 0.9, 1 - ao) + 0.2 * smooth(0.1, 0.7, -cv));
    const p = pore > 0 ? pore * gradientNoise(x * 380 * s, y * 380 * s, z * 380 * s, c.seed + 2) : 0;
    out[3] = c.rough + 0.09 * mid;
    out[4] = 0;
    out[5] = c.scale * (0.0004 * mid + 0.00018 * p);
  };
}

/** Thick wrinkled hide (elephant, rhino, toad): a net of creases at two sizes. */
function buildHide(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.035 * c.scale);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const wx = 0.4 * gradientNoise(x * s * 0.6, y * s * 0.6, z * s * 0.6, c.seed + 5);
    cellNoise(x * s + wx, y * s * 1.5 - wx, z * s + wx, 1, c.seed, cell);
    const e1 = cell[1] - cell[0];
    const tint = cell[2] / 255;
    cellNoise(x * s * 2.6, y * s * 3.4 + wx, z * s * 2.6, 1, c.seed + 1, cell);
    const e2 = cell[1] - cell[0];
    const crease = 0.65 * smooth(0.16, 0, e1) + 0.35 * smooth(0.2, 0, e2);
    setColor(out, c.color, 0.93 + 0.14 * tint);
    mixColor(out, c.color2, 1, 0.35 * smooth(0.1, 0.6, fbm(x * 3, y * 3, z * 3, 2, c.seed + 2)));
    mixColor(out, c.color3, 1, 0.6 * crease + 0.3 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.1 * crease;
    out[4] = 0;
    out[5] = -0.004 * c.scale * crease;
  };
}

/**
 * Reptile scales: 3D cells, each tilted so that its tail end stands over the next one, dark between, paler in the middle.
 * Solid cells need no direction field and have no seams; the tilt along the grain is what makes them read as scales.
 */
function buildScales(c: RecipeInput, along: number, jitter: number, tilt: number): SampleFn {
  const cell = new Float64Array(6);
  const size = 0.026 * c.scale;
  const s = 1 / size;
  const f = c.frame;
  const bigNoise = c.broad(2, c.seed + 4, 2.4);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s * along;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s;
    const big = bigNoise(x * 2.4, y * 2.4, z * 2.4);
    cellNoise(a, b, d, jitter, c.seed, cell);
    const border = cell[1] - cell[0];
    const gap = smooth(0.2, 0.02, border);
    const lift = cell[3];
    const tint = cell[2] / 255;
    const fine = gradientNoise(a * 5, b * 2, d * 2, c.seed + 6);
    setColor(out, c.color, 0.84 + 0.3 * tint + 0.06 * fine);
    mixColor(
      out,
      c.color2,
      1,
      0.5 * smooth(-0.15, 0.7, big) * (0.5 + tint * 0.5) + 0.28 * smooth(0.0, 0.5, lift) * (1 - gap),
    );
    mixColor(out, c.color3, 0.9, 0.8 * gap + 0.3 * smooth(0.35, 0.9, 1 - ao));
    out[3] = c.rough + 0.22 * gap - 0.08 * tint + 0.05 * fine;
    out[4] = c.metal;
    out[5] = size * (0.22 * smooth(0, 0.5, border) + tilt * lift * (1 - gap) + 0.012 * fine);
  };
}

/** Fish scales in true rows along the flow: rounded, overlapping, bright in the middle, dark where the next one covers them. */
function buildScaleRows(c: RecipeInput, flow: NonNullable<RecipeInput['flow']>): SampleFn {
  const size = 0.02 * c.scale;
  const rows = createRows(flow, size, size * 1.15, c.seed);
  const at = { t: 0, u: 0, tint: 0, rim: 0 };
  const bigNoise = c.broad(2, c.seed + 4, 2.4);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    rows(x, y, z, at);
    const { t, u, tint, rim } = at;
    const side = u * u;
    const big = bigNoise(x * 2.4, y * 2.4, z * 2.4);
    const shade = rim > 0 ? 0 : smooth(-0.34, 0, rim);
    const edge = rim > 0 ? smooth(0.2, 0.03, rim) : 0;
    setColor(out, c.color, 0.9 + 0.2 * tint);
    mixColor(out, c.color2, 1, 0.45 * smooth(-0.2, 0.7, big) + 0.4 * smooth(0.4, 0.8, t) * (1 - side));
    mixColor(out, c.color3, 1, 0.5 * shade + 0.22 * edge + 0.3 * smooth(0.35, 0.9, 1 - ao));
    out[3] = c.rough + 0.2 * shade + 0.06 * tint;
    out[4] = c.metal;
    out[5] = size * (0.16 * t + 0.1 * (1 - side));
  };
}

/** Fur: strands stretched along the grain, gathered in clumps; tips paler, roots darker. */
function buildFur(c: RecipeInput, length: number): SampleFn {
  const f = c.frame;
  const s = 1 / (0.006 * c.scale);
  const k = 1 / length;
  // The hairs of a pale coat differ less: what is texture on brown would be dirt on white.
  const pale = 0.3 * c.color[0] + 0.59 * c.color[1] + 0.11 * c.color[2];
  const depth = 1 - 0.62 * smooth(0.3, 0.85, pale);
  const strandSeen = 0.35 + 0.65 * c.visible(0.006 * c.scale);
  const bigNoise = c.broad(2, c.seed + 2, 2);
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    const bend = gradientNoise(x * 7, y * 7, z * 7, c.seed + 3);
    const bend2 = gradientNoise(x * 9, y * 9, z * 9, c.seed + 8);
    const a = (x * f[0] + y * f[1] + z * f[2]) * s * k;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s + 2.2 * bend;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s + 2.2 * bend2;
    const clump = gradientNoise(a * 0.24, b * 0.18, d * 0.18, c.seed + 1);
    const lock = gradientNoise(a * 0.5, b * 0.45 + clump, d * 0.42, c.seed + 4);
    const strand = gradientNoise(a * 0.9, b * 1.3 + 1.5 * clump, d * 1.3, c.seed);
    const big = bigNoise(x * 2, y * 2, z * 2);
    const across = 1 - Math.abs(nx * f[0] + ny * f[1] + nz * f[2]);
    const v = 0.45 * clump + 0.4 * lock + 0.45 * strand * strandSeen;
    setColor(out, c.color, 1 + 0.55 * depth * v * (0.55 + 0.45 * across));
    mixColor(out, c.color2, 1, 0.42 * smooth(0.05, 0.75, v + 0.5 * big));
    mixColor(out, c.color3, 1, 0.45 * depth * smooth(-0.15, -0.75, v) + 0.3 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.08 * strand;
    out[4] = 0;
    out[5] = c.scale * 0.0032 * (1.1 * clump + 0.8 * lock + 0.35 * strand * strandSeen);
  };
}

/** Plumage: rows of overlapping feathers along the flow; without a flow, the vane of one long feather along the grain. */
function buildFeathers(c: RecipeInput): SampleFn {
  return c.flow ? buildPlumage(c, c.flow) : buildVane(c);
}

/** Contour feathers: rounded, overlapping, with a pale shaft, barbs slanting from it, and a shadow under each rim. */
function buildPlumage(c: RecipeInput, flow: NonNullable<RecipeInput['flow']>): SampleFn {
  const size = 0.03 * c.scale;
  const rows = createRows(flow, size, size * 0.95, c.seed);
  const at = { t: 0, u: 0, tint: 0, rim: 0 };
  const barbSeen = c.visible(size * 0.1);
  const shaftSeen = c.visible(size * 0.12);
  const bigNoise = c.broad(2, c.seed + 2, 3);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    rows(x, y, z, at);
    const { t, u, tint, rim } = at;
    const side = Math.abs(u);
    const big = bigNoise(x * 3, y * 3, z * 3);
    const barb = barbSeen > 0 ? barbSeen * Math.sin(46 * (t * 1.5 - side * 0.55)) : 0;
    const shaft = shaftSeen * smooth(0.16, 0.05, side) * smooth(0.15, 0.4, t);
    // The rim of the feather above throws its shadow on the root of this one.
    const shade = rim > 0 ? 0 : smooth(-0.3, 0, rim);
    const edge = rim > 0 ? smooth(0.16, 0.02, rim) : 0;
    setColor(out, c.color, 0.93 + 0.14 * tint + 0.05 * barb);
    mixColor(out, c.color2, 1, 0.5 * smooth(0.35, 0.95, t + 0.35 * big) + 0.25 * edge);
    mixColor(out, c.color3, 1, 0.42 * shade + 0.3 * smooth(0.3, 0.9, 1 - ao));
    mixColor(out, c.color, 1.25, 0.28 * shaft);
    out[3] = c.rough + 0.12 * shade + 0.04 * barb;
    out[4] = 0;
    out[5] = size * (0.2 * t * (1 - 0.3 * side * side) + 0.02 * shaft + 0.008 * barb);
  };
}

/** A flight feather's vane: fine barbs and a few long splits along the grain, darker bars across where the second colour says so. */
function buildVane(c: RecipeInput): SampleFn {
  const f = c.frame;
  const s = 1 / (0.01 * c.scale);
  const barbSeen = c.visible(0.02 * c.scale);
  const bigNoise = c.broad(2, c.seed + 2, 3);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const a = (x * f[0] + y * f[1] + z * f[2]) * s;
    const b = (x * f[3] + y * f[4] + z * f[5]) * s;
    const d = (x * f[6] + y * f[7] + z * f[8]) * s;
    const big = bigNoise(x * 3, y * 3, z * 3);
    const streak = gradientNoise(a * 0.07, b * 0.8, d * 0.8, c.seed);
    const barb = barbSeen > 0 ? barbSeen * gradientNoise(a * 1.6, b * 0.5, d * 0.5, c.seed + 1) : 0;
    const v = 0.7 * streak + 0.35 * barb;
    setColor(out, c.color, 1 + 0.22 * v);
    mixColor(out, c.color2, 1, 0.6 * smooth(-0.1, 0.6, big + 0.5 * streak));
    mixColor(out, c.color3, 1, 0.25 * smooth(-0.2, -0.7, v) + 0.3 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.05 * v;
    out[4] = 0;
    out[5] = c.scale * 0.0011 * v;
  };
}

/** Insect shell: deep gloss, pits in rows, a colour that turns with the facing, as a film on a dark ground does. */
function buildChitin(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.012 * c.scale);
  const bigNoise = c.broad(3, c.seed, 5);
  return (x, y, z, _nx, ny, nz, ao, cv, out) => {
    const big = bigNoise(x * 5, y * 5, z * 5);
    cellNoise(x * s, y * s, z * s, 0.7, c.seed + 1, cell);
    const pit = smooth(0.28, 0.12, cell[0]);
    setColor(out, c.color, 0.95 + 0.2 * big);
    mixColor(out, c.color2, 1, 0.65 * smooth(0.1, 0.95, 0.65 * ny + 0.35 * nz + 0.35 * big));
    mixColor(out, c.color3, 1, 0.55 * pit + 0.5 * smooth(0.25, 0.85, 1 - ao) + 0.3 * smooth(0.15, 0.7, -cv));
    out[3] = c.rough + 0.2 * pit + 0.08 * big;
    out[4] = c.metal;
    out[5] = -0.0006 * c.scale * pit + 0.0005 * c.scale * big;
  };
}

const ANIMAL = { metal: 0, mottle: 0.08, grit: 0.03, roughVary: 0.05, edge: 'none' as const };
const DOWN = [0, -0.88, -0.47] as const;

/** Skins and coverings of animals. */
export const ANIMAL_RECIPES: Readonly<Record<string, Recipe>> = {
  skin: {
    ...ANIMAL,
    color: '#d9a482',
    color2: '#d07f62',
    color3: '#8c4a38',
    rough: 0.52,
    mottle: 0.04,
    build: buildSkin,
  },
  hide: { ...ANIMAL, color: '#7d756d', color2: '#94877a', color3: '#453d38', rough: 0.8, build: buildHide },
  scales: {
    ...ANIMAL,
    color: '#3f7a46',
    color2: '#9db266',
    color3: '#16281c',
    rough: 0.42,
    grain: DOWN,
    build: (c) => buildScales(c, 0.85, 0.55, 0.16),
  },
  'fish-scales': {
    ...ANIMAL,
    color: '#8fa3ad',
    color2: '#e3ecef',
    color3: '#4c5d68',
    rough: 0.24,
    metal: 0.25,
    grain: [0, 0, -1],
    build: (c) => (c.flow ? buildScaleRows(c, c.flow) : buildScales(c, 1, 0.42, 0.34)),
  },
  fur: {
    ...ANIMAL,
    color: '#9a6a3c',
    color2: '#d3a970',
    color3: '#4a2e18',
    rough: 0.86,
    sheen: 0.35,
    grain: DOWN,
    build: (c) => buildFur(c, 6),
  },
  'short-fur': {
    ...ANIMAL,
    color: '#a8743f',
    color2: '#c9965e',
    color3: '#5b3a20',
    rough: 0.74,
    sheen: 0.2,
    grain: DOWN,
    build: (c) => buildFur({ ...c, scale: c.scale * 0.5 }, 4),
  },
  hair: {
    ...ANIMAL,
    color: '#4a2d1a',
    color2: '#8a5c35',
    color3: '#1d100a',
    rough: 0.5,
    sheen: 0.15,
    grain: [0, -1, 0],
    build: (c) => buildFur(c, 16),
  },
  wool: {
    ...ANIMAL,
    color: '#e9e2d2',
    color2: '#fffaf0',
    color3: '#a99c86',
    rough: 0.95,
    sheen: 0.4,
    grain: DOWN,
    build: (c) => buildFur(c, 1.1),
  },
  feathers: {
    ...ANIMAL,
    color: '#6d5a48',
    color2: '#b59b7c',
    color3: '#2c231c',
    rough: 0.66,
    sheen: 0.15,
    grain: DOWN,
    build: buildFeathers,
  },
  chitin: {
    ...ANIMAL,
    color: '#16301f',
    color2: '#3f8f4a',
    color3: '#080d0a',
    rough: 0.24,
    metal: 0.25,
    clearcoat: 0.7,
    build: buildChitin,
  },
};
