import { cellNoise, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Citrus peel: oil glands as fine dimples, colour that deepens in patches. */
function buildPeel(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.0016 * c.scale);
  const seen = c.visible(0.0016 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 30);
  return (x, y, z, nx, ny, _nz, ao, _cv, out) => {
    cellNoise(x * s, y * s, z * s, 0.9, c.seed, cell);
    const gland = seen * smooth(0.5, 0.12, cell[0]);
    const big = bigNoise(x * 30, y * 30, z * 30);
    setColor(out, c.color, 1 + 0.08 * big);
    mixColor(out, c.color2, 1, 0.6 * smooth(-0.1, 0.8, 0.4 * nx + 0.35 * ny + 0.8 * big));
    mixColor(out, c.color3, 1, 0.35 * gland + 0.3 * smooth(0.4, 0.95, 1 - ao) + 0.2 * smooth(0.2, 0.6, -big));
    out[3] = c.rough + 0.1 * gland;
    out[4] = 0;
    out[5] = -c.scale * 0.0004 * gland;
  };
}

/** Peach and kiwi: a soft down that pales at the rim of sight, blush in clouds. */
function buildFuzz(c: RecipeInput): SampleFn {
  const bigNoise = c.broad(3, c.seed + 1, 22);
  const hairNoise = c.fbm(3, c.seed + 2, 900);
  return (x, y, z, nx, ny, _nz, ao, _cv, out) => {
    const big = bigNoise(x * 22, y * 22, z * 22);
    const hair = hairNoise(x * 900, y * 500, z * 900);
    setColor(out, c.color, 1 + 0.14 * hair);
    mixColor(out, c.color2, 1, 0.75 * smooth(-0.15, 0.75, 0.55 * nx + 0.25 * ny + 0.8 * big));
    mixColor(out, c.color3, 1, 0.22 * smooth(0.1, 0.6, hair) + 0.25 * smooth(0.4, 0.95, 1 - ao));
    out[3] = c.rough;
    out[4] = 0;
    out[5] = c.scale * 0.00018 * hair;
  };
}

/** Rough shells and thick skins: bumps of several sizes, fibres along the grain. */
function buildHusk(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const f = c.frame;
  const s = 1 / (0.0042 * c.scale);
  const bigNoise = c.broad(3, c.seed + 3, 25);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const a = x * f[0] + y * f[1] + z * f[2];
    const b = x * f[3] + y * f[4] + z * f[5];
    const d = x * f[6] + y * f[7] + z * f[8];
    const fibre = gradientNoise(a * 60, b * 700, d * 700, c.seed);
    cellNoise(x * s, y * s, z * s, 1, c.seed + 1, cell);
    const bump = smooth(0.75, 0.1, cell[0]);
    const big = bigNoise(x * 25, y * 25, z * 25);
    setColor(out, c.color, 0.85 + 0.2 * bump + 0.2 * fibre + 0.12 * big);
    mixColor(out, c.color2, 1, 0.45 * smooth(0.3, 1, bump + 0.4 * fibre) + 0.2 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.5 * (1 - bump) * smooth(-0.4, 0.4, big) + 0.4 * smooth(0.35, 0.95, 1 - ao));
    out[3] = c.rough + 0.1 * (1 - bump);
    out[4] = 0;
    out[5] = c.scale * (0.0009 * bump + 0.0003 * fibre);
  };
}

/** Musk melon: a raised net of cork over a smooth rind. */
function buildNetted(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.011 * c.scale);
  const wNoise = c.fbm(2, c.seed + 1, 120);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const w = 0.35 * wNoise(x * 120, y * 120, z * 120);
    cellNoise(x * s + w, y * s * 0.8 - w, z * s + w, 1, c.seed, cell);
    const net = smooth(0.16, 0.03, cell[1] - cell[0]);
    setColor(out, c.color3, 1 + 0.2 * w);
    mixColor(out, c.color, 1, 0.45 + 0.2 * w);
    mixColor(out, c.color2, 1, 0.9 * net);
    mixColor(out, c.color3, 0.6, 0.3 * smooth(0.35, 0.95, 1 - ao));
    out[3] = c.rough + 0.2 * net;
    out[4] = 0;
    out[5] = c.scale * 0.0009 * net;
  };
}

/** Wet flesh: juice sacs and fibres that glow paler within, deeper where thick. */
function buildPulp(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.005 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 40);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    cellNoise(x * s, y * s * 0.7, z * s, 1, c.seed, cell);
    const sac = smooth(0.3, 0.02, cell[1] - cell[0]);
    const big = bigNoise(x * 40, y * 40, z * 40);
    setColor(out, c.color, 1 + 0.1 * big + 0.06 * (cell[2] / 255));
    mixColor(out, c.color2, 1, 0.28 * sac + 0.25 * smooth(0.1, 0.7, big) + 0.2 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.35 * smooth(0.3, 0.95, 1 - ao) + 0.2 * smooth(0.1, 0.6, -big));
    out[3] = c.rough + 0.1 * sac;
    out[4] = 0;
    out[5] = c.scale * (0.0003 * big - 0.00015 * sac);
  };
}

/** Onion and garlic: dry papery skin with veins from pole to pole, thin places that show the layer below. */
function buildOnionSkin(c: RecipeInput): SampleFn {
  const f = c.frame;
  const bigNoise = c.broad(3, c.seed + 1, 30);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const a = x * f[0] + y * f[1] + z * f[2];
    const lon = Math.atan2(x, z + 1e-9);
    const vein = gradientNoise(Math.cos(lon) * 16, a * 12, Math.sin(lon) * 16, c.seed);
    const line = smooth(0.1, 0.0, Math.abs(vein));
    const big = bigNoise(x * 30, y * 30, z * 30);
    setColor(out, c.color, 1 + 0.12 * vein + 0.1 * big);
    mixColor(out, c.color2, 1, 0.5 * smooth(-0.1, 0.6, big + 0.5 * vein) + 0.15 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.45 * line + 0.35 * smooth(0.35, 0.95, 1 - ao));
    out[3] = c.rough + 0.12 * vein;
    out[4] = 0;
    out[5] = c.scale * 0.0002 * (vein + line);
  };
}

/** Broccoli and cauliflower: buds packed on buds. */
function buildFloret(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.0026 * c.scale);
  const bigNoise = c.broad(2, c.seed + 1, 50);
  return (x, y, z, _nx, ny, _nz, ao, cv, out) => {
    cellNoise(x * s, y * s, z * s, 1, c.seed, cell);
    const bud = smooth(0.7, 0.1, cell[0]);
    const big = bigNoise(x * 50, y * 50, z * 50);
    setColor(out, c.color, 0.82 + 0.25 * bud + 0.1 * big + 0.06 * (cell[2] / 255));
    mixColor(out, c.color2, 1, 0.4 * smooth(0.5, 1, bud + 0.3 * ny) + 0.25 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.55 * (1 - bud) + 0.4 * smooth(0.3, 0.95, 1 - ao));
    out[3] = c.rough + 0.1 * (1 - bud);
    out[4] = 0;
    out[5] = c.scale * 0.0011 * bud;
  };
}

const PRODUCE = { metal: 0, mottle: 0.05, grit: 0.02, roughVary: 0.05, edge: 'none' as const };

/** Skins and flesh of fruit and vegetables. */
export const PRODUCE_RECIPES: Readonly<Record<string, Recipe>> = {
  peel: {
    ...PRODUCE,
    color: '#ee7d12',
    color2: '#f59a24',
    color3: '#d86206',
    rough: 0.36,
    clearcoat: 0.2,
    build: buildPeel,
  },
  fuzz: {
    ...PRODUCE,
    color: '#f2a24e',
    color2: '#e0503c',
    color3: '#f7d08a',
    rough: 0.82,
    sheen: 0.6,
    build: buildFuzz,
  },
  husk: {
    ...PRODUCE,
    color: '#6e4a2c',
    color2: '#a07a4c',
    color3: '#3a2412',
    rough: 0.85,
    grain: [0, 1, 0],
    build: buildHusk,
  },
  netted: { ...PRODUCE, color: '#c9b878', color2: '#e2d6a8', color3: '#8a9a58', rough: 0.6, build: buildNetted },
  'onion-skin': {
    ...PRODUCE,
    color: '#c07c34',
    color2: '#d89a4c',
    color3: '#8a4e18',
    rough: 0.42,
    grain: [0, 1, 0],
    build: buildOnionSkin,
  },
  floret: { ...PRODUCE, color: '#3a7a30', color2: '#5c9a48', color3: '#1e4a1c', rough: 0.8, build: buildFloret },
  pulp: {
    ...PRODUCE,
    color: '#f49a20',
    color2: '#fbc470',
    color3: '#c86a10',
    rough: 0.26,
    clearcoat: 0.5,
    build: buildPulp,
  },
};
