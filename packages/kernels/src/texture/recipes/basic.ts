import { fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Flat colour; the library's common variation does the rest. */
function buildPlain(c: RecipeInput): SampleFn {
  const bump = 0.00006 * c.visible(0.004) * c.scale;
  const f = 250 / c.scale;
  return (x, y, z, _nx, _ny, _nz, _ao, _cv, out) => {
    setColor(out, c.color, 1);
    out[3] = c.rough;
    out[4] = c.metal;
    out[5] = bump === 0 ? 0 : bump * gradientNoise(x * f, y * f, z * f, c.seed);
  };
}

/** Paint over a body: orange peel in the coat, flakes when metal > 0, chips at worn edges handled by the common wear. */
function buildPaint(c: RecipeInput): SampleFn {
  const peel = 0.00002 * c.visible(0.006);
  const flake = c.metal > 0.05 ? 0.35 * c.visible(0.0012) + 0.06 : 0;
  return (x, y, z, nx, ny, nz, ao, _cv, out) => {
    // A slight lift of the tone on upward faces stands in for dust and sky, as it does on real cars in pictures.
    setColor(out, c.color, 0.97 + 0.05 * ny);
    if (flake > 0)
      mixColor(out, c.color2, 1, flake * Math.max(0, gradientNoise(x * 900, y * 900, z * 900, c.seed + 3)));
    out[3] = c.rough + 0.05 * (1 - ao);
    out[4] = c.metal;
    out[5] = peel === 0 ? 0 : peel * gradientNoise(x * 170, y * 170, z * 170, c.seed + (nx > 2 ? nz : 0));
  };
}

/** Modelling clay as fingers leave it: dents, and here and there the whorls of a thumb. Sizes are those of a hand-sized figure. */
function buildModellingClay(c: RecipeInput): SampleFn {
  const period = 0.0011 * c.scale;
  const whorl = 0.00016 * c.scale * c.visible(period);
  const f = 1 / (0.011 * c.scale);
  const dents = c.broad(2, c.seed, 0.55 * f);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const dent = dents(0.55 * x * f, 0.55 * y * f, 0.55 * z * f);
    const thumb = smooth(0.12, 0.4, gradientNoise(x * f, y * f, z * f, c.seed + 7));
    const bend = 2.2 * gradientNoise(0.8 * x * f, 0.8 * y * f, 0.8 * z * f, c.seed + 9);
    const ridge = Math.sin(((0.35 * x + 0.85 * y + 0.4 * z) / period + bend) * 2 * Math.PI);
    setColor(out, c.color, 0.94 + 0.06 * ao + 0.05 * dent);
    out[3] = c.rough + 0.06 * dent;
    out[4] = 0;
    out[5] = 0.00055 * c.scale * dent + (whorl === 0 ? 0 : whorl * thumb * ridge);
  };
}

/** Moulded plastic: fine spark-eroded grain. */
function buildPlastic(c: RecipeInput): SampleFn {
  const period = 0.0012 * c.scale;
  const bump = 0.00003 * c.scale * c.visible(period);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    setColor(out, c.color, 0.96 + 0.04 * ao);
    out[3] = c.rough;
    out[4] = 0;
    out[5] = bump === 0 ? 0 : bump * gradientNoise(x / period, y / period, z / period, c.seed);
  };
}

/** Tyre and grip rubber: dull, dusty in the hollows, faint scuffs. */
function buildRubber(c: RecipeInput): SampleFn {
  const scuffNoise = c.fbm(3, c.seed, 30);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const scuff = scuffNoise(x * 30, y * 30, z * 30);
    setColor(out, c.color, 1 + 0.25 * scuff);
    mixColor(out, c.color3, 1, 0.25 * smooth(0.05, 0.5, scuff) + 0.3 * c.wear * smooth(0.2, 0.8, 1 - ao));
    out[3] = c.rough + 0.08 * scuff - 0.1 * smooth(0.2, 0.8, cv);
    out[4] = 0;
    out[5] = 0.0001 * scuff;
  };
}

/** Clear glass: what little is seen of it is its tint and a trace of dust. */
function buildGlass(c: RecipeInput): SampleFn {
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const dust = smooth(0.1, 0.7, fbm(x * 6, y * 6, z * 6, 3, c.seed) + 0.5 * (1 - ao) - 0.2);
    setColor(out, c.color, 1);
    mixColor(out, c.color2, 1, 0.12 * dust);
    out[3] = c.rough + 0.12 * dust;
    out[4] = 0;
    out[5] = 0;
  };
}

/** Gem or ice-like crystal: inner planes seen as soft brighter bands and cracks. */
function buildCrystal(c: RecipeInput): SampleFn {
  const f = 14 / c.scale;
  const nNoise = c.fbm(3, c.seed, Math.max(f, f * 0.5, f));
  return (x, y, z, _nx, ny, _nz, _ao, cv, out) => {
    const n = nNoise(x * f, y * f * 0.5, z * f);
    const crack = smooth(0.06, 0, Math.abs(n));
    setColor(out, c.color, 0.75 + 0.35 * ny * ny);
    mixColor(out, c.color2, 1, 0.35 * smooth(-0.1, 0.5, n) + 0.4 * smooth(0.1, 0.8, cv));
    mixColor(out, c.color3, 1, 0.35 * crack);
    out[3] = c.rough + 0.15 * crack;
    out[4] = 0;
    out[5] = -0.0002 * crack * c.scale;
  };
}

/** Glazed pottery: glaze pools darker in hollows and breaks paler on edges; faint crazing. */
function buildCeramic(c: RecipeInput): SampleFn {
  const f = 9 / c.scale;
  const poolNoise = c.fbm(3, c.seed, Math.max(f, f * 0.6, f));
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const pool = poolNoise(x * f, y * f * 0.6, z * f);
    setColor(out, c.color, 1 + 0.1 * pool);
    mixColor(out, c.color2, 1, 0.55 * smooth(0.25, 0.9, cv + 0.25 * pool) + 0.15 * smooth(0.1, 0.5, pool));
    mixColor(out, c.color3, 1, 0.35 * smooth(0.35, 0.9, 1 - ao));
    out[3] = c.rough + 0.06 * pool;
    out[4] = 0;
    out[5] = 0.0002 * pool;
  };
}

/** Wax and soap: soft mottling, drips along the grain. */
function buildWax(c: RecipeInput): SampleFn {
  const nNoise = c.fbm(3, c.seed, Math.max(40, 9, 40));
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const n = nNoise(x * 40, y * 9, z * 40);
    setColor(out, c.color, 0.96 + 0.1 * n);
    mixColor(out, c.color2, 1, 0.5 * smooth(0.2, 0.8, 1 - ao));
    out[3] = c.rough + 0.1 * n;
    out[4] = 0;
    out[5] = 0.0006 * n * c.scale;
  };
}

/** A lit surface: lamp glass, screens, neon. Full colour in the emissive channel, paler towards the middle. */
function buildLamp(c: RecipeInput): SampleFn {
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const n = 0.92 + 0.08 * fbm(x * 10, y * 10, z * 10, 2, c.seed);
    setColor(out, c.color, 1);
    out[3] = c.rough;
    out[4] = 0;
    out[5] = 0;
    for (let i = 0; i < 3; i++) out[6 + i] = c.color2[i] * n * (0.7 + 0.3 * ao);
  };
}

const SMOOTH = { mottle: 0.02, grit: 0.01, roughVary: 0.04, metal: 0, color3: '#8a8078' };

/** Plain colour, paints, plastics, glass, glazes and lights. */
export const BASIC_RECIPES: Readonly<Record<string, Recipe>> = {
  plain: { ...SMOOTH, color: '#b8b2a8', color2: '#d8d2c8', rough: 0.6, mottle: 0.06, grit: 0.03, build: buildPlain },
  paint: {
    ...SMOOTH,
    color: '#a3181c',
    color2: '#ffd9c8',
    color3: '#7d7a76',
    rough: 0.3,
    edge: 'metal',
    clearcoat: 1,
    build: buildPaint,
  },
  enamel: { ...SMOOTH, color: '#e8e4da', color2: '#ffffff', rough: 0.25, edge: 'metal', build: buildPaint },
  'modelling-clay': {
    ...SMOOTH,
    color: '#c8823c',
    color2: '#e0a868',
    rough: 0.7,
    mottle: 0.09,
    grit: 0.02,
    build: buildModellingClay,
  },
  plastic: { ...SMOOTH, color: '#d8b400', color2: '#f5e6a0', rough: 0.38, edge: 'pale', build: buildPlastic },
  rubber: {
    ...SMOOTH,
    color: '#252528',
    color2: '#3a3a3d',
    color3: '#57524a',
    rough: 0.82,
    mottle: 0.08,
    build: buildRubber,
  },
  glass: {
    ...SMOOTH,
    color: '#dff0f2',
    color2: '#c8c4ba',
    rough: 0.05,
    transmission: 0.95,
    ior: 1.5,
    build: buildGlass,
  },
  'tinted-glass': {
    ...SMOOTH,
    color: '#2a3a40',
    color2: '#8a8880',
    rough: 0.06,
    transmission: 0.6,
    ior: 1.5,
    build: buildGlass,
  },
  crystal: {
    ...SMOOTH,
    color: '#6a3fc0',
    color2: '#c9a8ff',
    color3: '#ffffff',
    rough: 0.08,
    transmission: 0.45,
    ior: 1.7,
    build: buildCrystal,
  },
  ceramic: {
    ...SMOOTH,
    color: '#2f6f8f',
    color2: '#e3d3b2',
    color3: '#123040',
    rough: 0.16,
    mottle: 0.05,
    roughVary: 0.06,
    clearcoat: 0.6,
    build: buildCeramic,
  },
  porcelain: {
    ...SMOOTH,
    color: '#f1eee6',
    color2: '#ffffff',
    color3: '#d2cabc',
    rough: 0.14,
    clearcoat: 0.5,
    build: buildCeramic,
  },
  wax: { ...SMOOTH, color: '#efe2bf', color2: '#d9b877', rough: 0.42, mottle: 0.04, build: buildWax },
  lamp: { ...SMOOTH, color: '#fff3d6', color2: '#ffe2a0', rough: 0.3, glow: 2.5, build: buildLamp },
};
