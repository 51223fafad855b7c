import { cellNoise, fbm, gradientNoise } from '../../math/index.ts';
import type { Recipe, RecipeInput, SampleFn } from '../recipe.ts';
import { mixColor, setColor, smooth } from '../shade.ts';

/**
 * An eye, painted by the direction of the normal from the grain (the way it looks): pupil, radial iris with limbal ring,
 * sclera that reddens and veins towards the back. `open` 1 = round pupil; small = slit (`turn` 0 upright, 1 lying).
 */
function buildEye(c: RecipeInput, pupil: number, open: number, turn: number): SampleFn {
  const f = c.frame;
  const iris = Math.min(1.25, 0.62 * c.scale);
  return (_x, _y, _z, nx, ny, nz, ao, _cv, out) => {
    const front = nx * f[0] + ny * f[1] + nz * f[2];
    const h = nx * f[3] + ny * f[4] + nz * f[5];
    const v = nx * f[6] + ny * f[7] + nz * f[8];
    const angle = Math.acos(Math.max(-1, Math.min(1, front)));
    const r = angle / iris;
    const len = Math.max(1e-6, Math.sqrt(h * h + v * v));
    const vein = gradientNoise(nx * 9, ny * 9, nz * 9, c.seed);
    setColor(out, c.color2, 0.97 + 0.03 * vein);
    mixColor(
      out,
      c.color3,
      1,
      0.35 * smooth(0.9, 2.4, angle) + 0.25 * smooth(0.1, 0.02, Math.abs(vein)) * smooth(0.9, 1.8, angle),
    );
    out[3] = c.rough;
    out[4] = 0;
    out[5] = 0;
    if (r < 1.1) {
      const fibre =
        gradientNoise((h / len) * 7, (v / len) * 7, r * 1.6, c.seed + 1) * 0.6 +
        gradientNoise((h / len) * 19, (v / len) * 19, r * 2, c.seed + 2) * 0.4;
      const inner = smooth(0.75, 0.3, r);
      const tone = (0.62 + 0.75 * smooth(0.95, 0.35, r)) * (1 + 0.5 * fibre);
      const t = smooth(1.06, 0.98, r);
      mixColor(out, c.color, tone, t);
      // A warm collar round the pupil: flat one-colour irises look painted on.
      out[0] += (out[0] * 1.25 + 0.05 - out[0]) * inner * 0.5 * t;
      out[1] += (out[1] * 1.1 + 0.025 - out[1]) * inner * 0.5 * t;
      const ring = smooth(0.78, 0.97, r) * t;
      for (let i = 0; i < 3; i++) out[i] *= 1 - 0.82 * ring;
      const u = turn > 0 ? v : h;
      const w = turn > 0 ? h : v;
      const pr = open >= 1 ? r / pupil : Math.max(Math.abs(u) / iris / (pupil * open), 0) + (w / iris / 0.86) ** 2;
      const dark = 1 - 0.985 * smooth(1.12, 0.94, pr);
      for (let i = 0; i < 3; i++) out[i] *= dark;
    }
    const shade = 1 - 0.45 * smooth(0.35, 1, v) - 0.15 * (1 - ao);
    for (let i = 0; i < 3; i++) out[i] *= shade;
  };
}

/** Horn, claw, tooth, bone: rings across the grain, lengthwise fibres, stain in the hollows, tip colour by curvature. */
function buildHorn(c: RecipeInput, ring: number, fibre: number, stain: number): SampleFn {
  const f = c.frame;
  const s = 1 / c.scale;
  const warpNoise = c.fbm(2, c.seed, 14 * s);
  return (x, y, z, _nx, _ny, _nz, ao, cv, out) => {
    const a = x * f[0] + y * f[1] + z * f[2];
    const b = x * f[3] + y * f[4] + z * f[5];
    const d = x * f[6] + y * f[7] + z * f[8];
    const warp = warpNoise(x * 14 * s, y * 14 * s, z * 14 * s);
    const rings =
      Math.sin((a * 260 * s + 3.2 * warp) * 1) * 0.6 + gradientNoise(a * 120 * s, warp, 0, c.seed + 1) * 0.8;
    const grain = gradientNoise(a * 22 * s, b * 240 * s, d * 240 * s, c.seed + 2);
    setColor(out, c.color, 1 + 0.1 * ring * rings + 0.1 * fibre * grain);
    mixColor(out, c.color2, 1, 0.45 * smooth(-0.2, 0.6, warp + 0.3 * rings * ring));
    mixColor(
      out,
      c.color3,
      1,
      stain * (0.75 * smooth(0.2, 0.85, 1 - ao) + 0.4 * smooth(0.3, 1, ring * rings) * 0.6) +
        0.3 * smooth(0.7, 1, cv) * ring,
    );
    out[3] = c.rough + 0.06 * rings * ring + 0.05 * grain;
    out[4] = 0;
    out[5] = c.scale * (0.0011 * ring * rings + 0.00022 * fibre * grain);
  };
}

/** Wing membrane: thin skin with a branching net of veins and a leathery wrinkle. */
function buildMembrane(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.16 * c.scale);
  const bigNoise = c.broad(3, c.seed + 3, s * 0.5);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    const w = 0.35 * fbm(x * s * 1.4, y * s * 1.4, z * s * 1.4, 2, c.seed + 1);
    cellNoise(x * s + w, y * s - w, z * s + w, 1, c.seed, cell);
    const vein = smooth(0.075, 0.005, cell[1] - cell[0]);
    cellNoise(x * s * 3.1 + w, y * s * 3.1 + w, z * s * 3.1, 1, c.seed + 2, cell);
    const twig = smooth(0.12, 0.01, cell[1] - cell[0]);
    const big = bigNoise(x * s * 0.5, y * s * 0.5, z * s * 0.5);
    const crinkle = gradientNoise(x * s * 12, y * s * 12, z * s * 12, c.seed + 4);
    setColor(out, c.color, 1 + 0.12 * crinkle);
    mixColor(out, c.color2, 1, 0.75 * smooth(-0.3, 0.5, big));
    mixColor(out, c.color3, 1, 0.55 * vein + 0.22 * twig + 0.25 * smooth(0.4, 0.95, 1 - ao));
    out[3] = c.rough + 0.08 * crinkle;
    out[4] = 0;
    out[5] = 0.006 * c.scale * (0.5 * vein + 0.22 * twig + 0.1 * crinkle);
  };
}

/** Lips, tongue, gums, nose leather: moist skin with small papillae. */
function buildFlesh(c: RecipeInput): SampleFn {
  const cell = new Float64Array(6);
  const s = 1 / (0.004 * c.scale);
  const seen = c.visible(0.004 * c.scale);
  const bigNoise = c.broad(3, c.seed + 1, 24);
  return (x, y, z, _nx, _ny, _nz, ao, _cv, out) => {
    cellNoise(x * s, y * s, z * s, 0.9, c.seed, cell);
    const bead = smooth(0.6, 0.15, cell[0]) * seen;
    const big = bigNoise(x * 24, y * 24, z * 24);
    setColor(out, c.color, 0.95 + 0.1 * bead);
    mixColor(out, c.color2, 1, 0.4 * smooth(-0.3, 0.5, big));
    mixColor(out, c.color3, 1, 0.55 * smooth(0.25, 0.9, 1 - ao));
    out[3] = c.rough + 0.1 * big;
    out[4] = 0;
    out[5] = c.scale * 0.0006 * bead;
  };
}

const BODY = { metal: 0, mottle: 0.04, grit: 0.02, roughVary: 0.04, edge: 'none' as const };
const EYE = {
  ...BODY,
  mottle: 0,
  grit: 0,
  roughVary: 0,
  rough: 0.06,
  grain: [0, 0, 1] as const,
  color2: '#efe9df',
  color3: '#b0624f',
  clearcoat: 1,
};
const UP = [0, 1, 0] as const;

/** Eyes, teeth, horns and other parts of a body. */
export const BODY_RECIPES: Readonly<Record<string, Recipe>> = {
  eye: { ...EYE, color: '#6b4423', build: (c) => buildEye(c, 0.42, 1, 0) },
  'eye-slit': {
    ...EYE,
    color: '#d8a514',
    color2: '#d8a514',
    color3: '#5c3208',
    build: (c) => buildEye({ ...c, scale: c.scale * 1.5 }, 0.4, 0.42, 0),
  },
  'eye-goat': { ...EYE, color: '#c08a2c', build: (c) => buildEye({ ...c, scale: c.scale * 1.3 }, 0.4, 0.55, 1) },
  'eye-black': {
    ...EYE,
    color: '#140d0a',
    color2: '#1d1410',
    color3: '#050404',
    build: (c) => buildEye({ ...c, scale: c.scale * 1.9 }, 0.5, 1, 0),
  },
  tooth: {
    ...BODY,
    color: '#efe6cf',
    color2: '#d9c79a',
    color3: '#7c5f35',
    rough: 0.28,
    grain: UP,
    build: (c) => buildHorn(c, 0.12, 0.6, 0.7),
  },
  bone: {
    ...BODY,
    color: '#e4d8bd',
    color2: '#cbb88f',
    color3: '#7a6341',
    rough: 0.62,
    grain: UP,
    build: (c) => buildHorn(c, 0.15, 1.3, 0.8),
  },
  horn: {
    ...BODY,
    color: '#8c7452',
    color2: '#c9b086',
    color3: '#2e2418',
    rough: 0.44,
    grain: UP,
    build: (c) => buildHorn(c, 1, 1, 0.8),
  },
  claw: {
    ...BODY,
    color: '#2f2823',
    color2: '#6d5b48',
    color3: '#120e0b',
    rough: 0.32,
    grain: UP,
    build: (c) => buildHorn(c, 0.35, 0.8, 0.6),
  },
  hoof: {
    ...BODY,
    color: '#3c332b',
    color2: '#6a5a48',
    color3: '#191410',
    rough: 0.5,
    grain: UP,
    build: (c) => buildHorn(c, 0.7, 1.2, 0.7),
  },
  beak: {
    ...BODY,
    color: '#e0982a',
    color2: '#f0bd5c',
    color3: '#6b3d10',
    rough: 0.34,
    grain: [0, 0, 1],
    build: (c) => buildHorn(c, 0.25, 0.7, 0.7),
  },
  membrane: { ...BODY, color: '#b5552f', color2: '#d98a52', color3: '#571f16', rough: 0.56, build: buildMembrane },
  flesh: { ...BODY, color: '#b8505a', color2: '#d98488', color3: '#5a1f27', rough: 0.3, build: buildFlesh },
};
