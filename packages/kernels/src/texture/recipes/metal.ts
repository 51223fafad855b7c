import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/** Worked metal: smudges in the roughness, fine scratches, tarnish in hollows. `brush` > 0 stretches the finish along the grain. */
function buildMetal(c: RecipeInput, brush: number, tarnish: number): SampleFn {
  const f = c.frame;
  const s = 1 / c.scale;
  const seen = c.visible(0.0025 * c.scale);
  const far = 0.45 + 0.55 * seen;
  const bigNoise = c.broad(3, c.seed, 5 * s);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 5 * s, y * 5 * s, z * 5 * s);
    let line = 0;
    if (brush > 0) {
      const a = (x * f[0] + y * f[1] + z * f[2]) * 9 * s;
      const b = (x * f[3] + y * f[4] + z * f[5]) * 420 * s;
      const d = (x * f[6] + y * f[7] + z * f[8]) * 420 * s;
      line = 0.6 * gradientNoise(a, b, d, c.seed + 1) + 0.4 * gradientNoise(a * 0.5, b * 0.23, d * 0.23, c.seed + 2);
    }
    const dark =
      tarnish * (0.7 * smooth(0.2, 0.85, 1 - ao) + 0.5 * smooth(0.1, 0.7, -cv) + 0.35 * smooth(0.15, 0.6, big));
    setColor(out, c.color, 1 + 0.05 * big + 0.14 * brush * line * far);
    mixColor(out, c.color2, 1, 0.35 * smooth(0.2, 0.8, cv));
    mixColor(out, c.color3, 1, Math.min(0.85, dark));
    out[3] = Math.max(0.04, c.rough + 0.1 * big * (0.3 + c.rough) + 0.12 * brush * line + 0.3 * dark);
    out[4] = c.metal * (1 - 0.35 * dark);
    out[5] = c.scale * (0.00004 * brush * line * seen);
  };
}

/** Hammered or cast iron: pitted, dark, rough. `dent` metres deep. */
function buildIron(c: RecipeInput, dent: number, rust: number): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.03 * c.scale);
  const pitNoise = c.fbm(3, c.seed + 1, s * 4);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    cellNoise(x * s, y * s, z * s, 1, c.seed, cell);
    const bowl = cell[0] * cell[0];
    const pit = pitNoise(x * s * 4, y * s * 4, z * s * 4);
    const r =
      rust * smooth(0.05, 0.5, fbm(x * 6, y * 6, z * 6, 4, c.seed + 2) + 0.5 * (1 - ao) - 0.1) * (0.6 + 0.4 * c.wear);
    setColor(out, c.color, 0.95 + 0.2 * pit);
    mixColor(out, c.color2, 1, 0.45 * smooth(0.2, 0.8, cv));
    mixColor(out, c.color3, 0.9 + 0.3 * pit, Math.min(0.9, r));
    out[3] = c.rough + 0.1 * pit + 0.25 * r;
    out[4] = c.metal * (1 - 0.8 * r);
    out[5] = c.scale * (dent * bowl + 0.0004 * pit) + 0.0004 * r * pit;
  };
}

/** Rust through and through: three generations of it, crusts and streaks downwards. */
function buildRust(c: RecipeInput): SampleFn {
  const s = 1 / c.scale;
  const bigNoise = c.broad(4, c.seed, 5 * s);
  const runNoise = c.fbm(2, c.seed + 1, Math.max(28 * s, 3 * s, 28 * s));
  const crustNoise = c.fbm(3, c.seed + 2, 60 * s);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const big = bigNoise(x * 5 * s, y * 5 * s, z * 5 * s);
    const run = runNoise(x * 28 * s, y * 3 * s, z * 28 * s);
    const crust = crustNoise(x * 60 * s, y * 60 * s, z * 60 * s);
    const bare = smooth(0.2, 0.42, big + 0.3 * cv - 0.1) * (1 - 0.5 * c.wear);
    setColor(out, c.color, 0.9 + 0.5 * crust);
    mixColor(out, c.color2, 1 + 0.3 * crust, smooth(-0.1, 0.5, run + 0.7 * crust));
    mixColor(out, c.color3, 1, 0.75 * bare + 0.4 * smooth(0.4, 0.9, 1 - ao));
    out[3] = c.rough + 0.1 * crust - 0.35 * bare;
    out[4] = 0.75 * bare;
    out[5] = c.scale * 0.0014 * crust * (1 - bare);
  };
}

/** Armour: a mail of rings in staggered rows, seen as small tori. */
function buildMail(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.011 * c.scale);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    cellNoise(x * s, y * s * 1.15, z * s, 0.22, c.seed, cell);
    const ring = smooth(0.2, 0.06, Math.abs(cell[0] - 0.42));
    setColor(out, c.color, 0.35 + 0.75 * ring);
    mixColor(out, c.color3, 1, 0.7 * (1 - ring) + 0.3 * smooth(0.3, 0.9, 1 - ao));
    out[3] = c.rough + 0.25 * (1 - ring);
    out[4] = 0.4 + 0.6 * ring;
    out[5] = 0.0022 * c.scale * ring;
  };
}

const METAL = { metal: 1, mottle: 0.02, grit: 0.015, roughVary: 0.1, edge: 'pale' as const };

/** Metals. Base colours are measured reflectances of clean metal, a little worn down. */
export const METAL_RECIPES: Readonly<Record<string, Recipe>> = {
  steel: {
    ...METAL,
    color: '#b4b6b8',
    color2: '#dcdde0',
    color3: '#4c4740',
    rough: 0.32,
    build: (c) => buildMetal(c, 0.15, 0.35),
  },
  'brushed-steel': {
    ...METAL,
    color: '#b2b4b7',
    color2: '#d8dadd',
    color3: '#55524c',
    rough: 0.38,
    grain: [1, 0, 0],
    build: (c) => buildMetal(c, 1, 0.25),
  },
  aluminium: {
    ...METAL,
    color: '#d6d8da',
    color2: '#eceded',
    color3: '#6a6966',
    rough: 0.34,
    grain: [1, 0, 0],
    build: (c) => buildMetal(c, 0.4, 0.2),
  },
  chrome: {
    ...METAL,
    color: '#d4d7da',
    color2: '#eef0f2',
    color3: '#3c3a38',
    rough: 0.06,
    roughVary: 0.03,
    build: (c) => buildMetal(c, 0, 0.08),
  },
  silver: {
    ...METAL,
    color: '#e6e2da',
    color2: '#f7f4ee',
    color3: '#3d3833',
    rough: 0.2,
    build: (c) => buildMetal(c, 0.1, 0.75),
  },
  gold: {
    ...METAL,
    color: '#f2c14e',
    color2: '#ffe08a',
    color3: '#6b4412',
    rough: 0.24,
    build: (c) => buildMetal(c, 0.1, 0.6),
  },
  brass: {
    ...METAL,
    color: '#d1a850',
    color2: '#f0d48a',
    color3: '#4d3a18',
    rough: 0.3,
    build: (c) => buildMetal(c, 0.2, 0.8),
  },
  bronze: {
    ...METAL,
    color: '#8c6239',
    color2: '#c6965c',
    color3: '#2f4a40',
    rough: 0.4,
    build: (c) => buildMetal(c, 0.1, 1),
  },
  copper: {
    ...METAL,
    color: '#d98560',
    color2: '#f5b596',
    color3: '#3f8a78',
    rough: 0.32,
    build: (c) => buildMetal(c, 0.15, 0.85),
  },
  iron: {
    ...METAL,
    color: '#55524e',
    color2: '#8d8a86',
    color3: '#6b3a1c',
    rough: 0.56,
    build: (c) => buildIron(c, 0.0025, 0.25),
  },
  'cast-iron': {
    ...METAL,
    color: '#4a4a4e',
    color2: '#66656a',
    color3: '#5a3420',
    rough: 0.68,
    metal: 0.6,
    build: (c) => buildIron(c, 0.0003, 0.15),
  },
  rust: {
    ...METAL,
    color: '#7a3b1a',
    color2: '#b8642a',
    color3: '#57524e',
    rough: 0.86,
    metal: 0,
    mottle: 0.1,
    edge: 'none',
    build: buildRust,
  },
  mail: { ...METAL, color: '#a4a6a8', color2: '#d0d2d4', color3: '#26231f', rough: 0.36, build: buildMail },
};
