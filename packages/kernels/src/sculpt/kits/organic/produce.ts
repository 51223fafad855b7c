import type { Shape } from '../../../curves/index.ts';
import type { Vec2 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { solid } from '../joinery/index.ts';
import { around, roundBody } from './round.ts';

/** What lies in baskets, crates and bowls. */
export type Produce = 'apple' | 'orange' | 'pear' | 'peach' | 'plum' | 'tomato' | 'egg' | 'roll' | 'potato';

interface Sort {
  profile: readonly number[];
  skin: MaterialSpec;
  stem?: number;
  lobes?: number;
  depth?: number;
  lumps?: number;
}

const BALL = [0.01, 0.02, 0.3, 0.05, 0.47, 0.28, 0.5, 0.52, 0.44, 0.78, 0.26, 0.95, 0.08, 0.96, 0.01, 0.93];

/** Profiles are radius, y ... over the width. */
const SORTS: Readonly<Record<Produce, Sort>> = {
  apple: {
    profile: [
      0.02, 0.06, 0.13, 0.02, 0.26, 0.04, 0.43, 0.2, 0.5, 0.46, 0.46, 0.7, 0.32, 0.86, 0.14, 0.87, 0.05, 0.8, 0.01,
      0.76,
    ],
    skin: { base: 'fruit-skin', color: '#b81f24', color2: '#e0a83a', color3: '#7c1416', rough: 0.28 },
    stem: 0.78,
    lobes: 5,
    depth: 0.02,
  },
  orange: { profile: BALL, skin: { base: 'peel', color: '#ee7d12', color2: '#f59a24', color3: '#d86206' } },
  pear: {
    profile: [0.01, 0.02, 0.24, 0.03, 0.45, 0.22, 0.5, 0.45, 0.4, 0.74, 0.24, 1.02, 0.19, 1.2, 0.1, 1.31, 0.01, 1.32],
    skin: { base: 'fruit-skin', color: '#b7bd45', color2: '#d6b84e', color3: '#8a8a2c' },
    stem: 1.32,
    lumps: 0.03,
  },
  peach: {
    profile: BALL,
    skin: { base: 'fuzz', color: '#f6b45c', color2: '#e8684a', color3: '#f9dc9c' },
    lobes: 1,
    depth: 0.03,
  },
  plum: { profile: BALL, skin: { base: 'fruit-skin', color: '#4a1e4e', color2: '#7a3a6a', color3: '#b8a4c4' } },
  tomato: {
    profile: [0.01, 0.03, 0.3, 0.03, 0.48, 0.24, 0.5, 0.44, 0.42, 0.68, 0.22, 0.79, 0.01, 0.74],
    skin: { base: 'fruit-skin', color: '#c8281c', color2: '#e0562c', rough: 0.2 },
    lobes: 6,
    depth: 0.025,
  },
  egg: {
    profile: [
      0.01, 0.0, 0.2, 0.03, 0.38, 0.16, 0.48, 0.38, 0.5, 0.56, 0.44, 0.86, 0.3, 1.12, 0.15, 1.26, 0.05, 1.3, 0.01, 1.3,
    ],
    skin: { base: 'porcelain', color: '#e6c9a4', color2: '#f0dcc0', rough: 0.5 },
  },
  roll: {
    profile: [0.01, 0, 0.42, 0.02, 0.52, 0.16, 0.48, 0.36, 0.34, 0.52, 0.16, 0.59, 0.01, 0.6],
    skin: { base: 'bun', color: '#cf8c42', color2: '#9a4f1c', color3: '#f0d9a6' },
    lumps: 0.05,
  },
  potato: {
    profile: [0.01, 0, 0.28, 0.05, 0.44, 0.3, 0.5, 0.65, 0.43, 1.02, 0.25, 1.24, 0.01, 1.28],
    skin: { base: 'husk', color: '#b8925a', color2: '#cbaa72', color3: '#7a5a30', rough: 0.85 },
    lumps: 0.12,
  },
};

/** One piece `w` metres wide standing on the origin, its skin, its stalk where it has one, and its height. */
export function produce(
  kind: Produce,
  w: number,
  seed: number,
): { shape: Shape; skin: MaterialSpec; stem?: Shape; h: number } {
  const s = SORTS[kind];
  const profile: Vec2[] = [];
  for (let i = 0; i < s.profile.length; i += 2) profile.push([s.profile[i] * w, s.profile[i + 1] * w]);
  const shape = roundBody({
    profile,
    sides: 28,
    steps: 3,
    swell: (a, t) =>
      1 + (s.depth ?? 0) * Math.cos((s.lobes ?? 0) * a) + (s.lumps ?? 0.015) * around(a, 4, seed, t * 1.7),
  });
  const h = profile[profile.length - 1][1];
  if (!s.stem) return { shape, skin: s.skin, h };
  const y = s.stem * w;
  const stem = solid.tube(
    [
      [0, y - w * 0.03, 0],
      [0, y + w * 0.1, 0],
      [w * 0.05, y + w * 0.2, w * 0.01],
    ],
    w * 0.022,
    { taper: [1, 0.8, 1.3] },
  );
  return { shape, skin: s.skin, stem, h };
}
