import type { Shape } from '../../../curves/index.ts';
import { fbm, type Rng, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, ringBody, roundBody } from '../../kits/organic/index.ts';

/** How one pizza is laid out. The drawn slice, or the only one, is centred on +Z turned by `DRAWN`. */
export interface Plan {
  R: number;
  /** Height of what it lies on. */
  y: number;
  /** Thickness of the dough under the cheese. */
  h: number;
  kind: string;
  seed: number;
  rng: Rng;
}

export const SLICES = 8;
export const STEP = (2 * Math.PI) / SLICES;

/** Where a slice goes that has been drawn out, or that is alone. */
export function slicePlace(p: Plan, i: number): { at: Vec3; rot: Vec3 } {
  if (p.kind === 'drawn' && i === 0) return { at: [0, p.R * 0.05, p.R * 0.3], rot: [-5, 0, 0] };
  if (p.kind === 'slice') return { at: [0, 0, p.R * 0.6], rot: [0, 180, 0] };
  return { at: [0, 0, 0], rot: [0, 0, 0] };
}

/** The wedge of slice 0, about +Z, a little smaller than its share. */
function wedge(R: number, gap: number): Shape {
  const a = STEP / 2;
  const far = R * 1.3;
  const outline: Vec2[] = [
    [0, -gap],
    [far * Math.sin(a) - gap, -far * Math.cos(a)],
    [0, -far * 1.1],
    [-far * Math.sin(a) + gap, -far * Math.cos(a)],
  ];
  return solid.slab(outline.reverse(), R * 2, [0, 0, 0], 'y', { bevel: 0 });
}

/** Dough, rim, sauce and cheese, cut where a slice was drawn out. */
export function addDough(b: Bench, p: Plan): void {
  const { R, h } = p;
  const rim = R * 0.075;
  const lump = (a: number): number => 1 + 0.02 * around(a, 7, p.seed);
  const edge = ringBody(
    R - rim * 1.05,
    (a) =>
      Array.from({ length: 18 }, (_, i): Vec2 => {
        const f = (2 * Math.PI * i) / 18;
        const k = rim * (1.15 + 0.32 * around(a, 11, p.seed + 2) + 0.14 * around(a, 30, p.seed + 3, f));
        const y = h * 0.55 + k * 0.75 * Math.sin(f);
        return [
          k * 1.25 * Math.cos(f) + (lump(a) - 1) * R,
          p.y + Math.max(0.0004, y + (Math.sin(f) > 0 ? h * 0.6 * Math.sin(f) : 0)),
        ];
      }),
    110,
  );
  const base = roundBody({
    profile: [
      [0.01, 0],
      [0.86, 0],
      [0.91, 0.2],
      [0.91, 0.7],
      [0.88, 0.85],
      [0.01, 0.85],
    ].map(([r, t]): Vec2 => [r * R, p.y + R * 0.004 + t * h]),
    sides: 64,
    steps: 2,
    swell: (a) => lump(a),
  });
  const sauce = roundBody({
    profile: [
      [0.01, 0.7],
      [0.85, 0.7],
      [0.875, 0.9],
      [0.865, 1.12],
      [0.6, 1.05],
      [0.01, 1.05],
    ].map(([r, t]): Vec2 => [r * R, p.y + t * h]),
    sides: 90,
    steps: 2,
    swell: (a, _t, r) => lump(a) + (r > R * 0.7 ? 0.018 * around(a, 26, p.seed + 4) : 0),
  });
  const cheese = roundBody({
    profile: [
      [0.005, 0.6],
      [0.79, 0.6],
      [0.815, 1.0],
      [0.8, 1.3],
      ...[0.76, 0.7, 0.62, 0.54, 0.46, 0.38, 0.3, 0.22, 0.14, 0.07, 0.004].map((r) => [r, 1.36]),
    ].map(([r, t]): Vec2 => [r * R, p.y + t * h]),
    sides: 90,
    steps: 2,
    swell: (a, _t, r) => lump(a) + (r > R * 0.6 ? 0.045 * around(a, 30, p.seed + 5) : 0),
    lift: (a, t, r) =>
      t > 0.25 ? R * 0.022 * fbm((r / R) * 7 * Math.cos(a), (r / R) * 7 * Math.sin(a), 3, 3, p.seed + 6) : 0,
  });
  const layers: [string, MaterialSpec, Shape, number][] = [
    ['crust base', b.tint('crust', {}), base, 0.6],
    ['crust', blistered(b.tint('crust', {}), R), edge, 1.3],
    ['sauce', b.tint('sauce', {}), sauce, 0.8],
    ['cheese', molten(b, p), cheese, 1.4],
  ];
  for (const [name, material, shape, detail] of layers) {
    if (p.kind !== 'slice') {
      const rest = p.kind === 'drawn' ? solid.cut(shape, wedge(R, -R * 0.006)) : shape;
      b.add(name, material, rest, { detail, ...(name === 'crust base' && p.y > 0 ? { hidden: true } : {}) });
      if (p.kind !== 'drawn') continue;
    }
    const { at, rot } = slicePlace(p, 0);
    b.add(
      p.kind === 'slice' ? name : `${name} slice`,
      material,
      solid.put({ op: 'clip', of: shape, within: wedge(R, R * 0.006) }, at, rot),
      { detail },
    );
  }
  if (p.kind === 'drawn') addStrings(b, p);
}

/** Cheese that has not let go: strands from the gap's flanks to the slice, thin in the middle. */
function addStrings(b: Bench, p: Plan): void {
  const y = p.y + p.h * 1.2;
  const { at } = slicePlace(p, 0);
  const strands: Shape[] = [];
  for (const side of [1, -1])
    for (let i = 0; i < 3; i++) {
      const r = p.R * (0.34 + 0.19 * i);
      const a = (STEP / 2) * side;
      const from: Vec3 = [r * Math.sin(a * 1.03), y - p.h * 0.1, r * Math.cos(a * 1.03)];
      const q = r * 0.97;
      const to: Vec3 = [q * Math.sin(a * 0.9), y + at[1] - p.h * 0.05, q * Math.cos(a * 0.9) + at[2] * 0.96];
      const mid: Vec3 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - p.h * (0.5 + 0.2 * i), (from[2] + to[2]) / 2];
      strands.push(solid.tube([from, mid, to], p.R * 0.016, { taper: [1.6, 0.4, 1.5], cap: 'round' }));
    }
  b.add('cheese strings', 'cheese', solid.many(strands));
}

function blistered(crust: MaterialSpec, R: number): MaterialSpec {
  return {
    ...crust,
    layers: [
      ...(crust.layers ?? []),
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'noise', scale: R * 0.16, threshold: 0.6, soft: 0.1 },
            { kind: 'slope', dir: [0, 1, 0], from: -0.1, to: 0.5 },
          ],
        },
        material: { color: '#5a2f14', color2: '#3a1d0c' },
        strength: 0.75,
      },
    ],
  };
}

/** Browned in patches, red where it is thin, scored where the cutter ran. */
function molten(b: Bench, p: Plan): MaterialSpec {
  const cheese = b.tint('cheese', {});
  const { R } = p;
  return {
    ...cheese,
    layers: [
      {
        mask: { kind: 'noise', scale: R * 0.3, threshold: 0.62, soft: 0.1 },
        material: { color: b.tint('sauce', {}).color ?? '#b8301a', rough: 0.2 },
        strength: 0.7,
      },
      {
        mask: { kind: 'noise', scale: R * 0.15, threshold: 0.66, soft: 0.08, seed: 5 },
        material: { color: '#b9702a', color2: '#8a4a1a' },
        strength: 0.75,
      },
      ...(p.kind === 'slice'
        ? []
        : [
            {
              mask: {
                kind: 'around' as const,
                n: SLICES,
                of: {
                  kind: 'near' as const,
                  soft: R * 0.006,
                  shape: {
                    op: 'union' as const,
                    of: [1, -1].map((s) => ({
                      op: 'box' as const,
                      size: [R * 0.011, R, R * 0.9] as Vec3,
                      at: [0.45 * R * Math.sin((s * STEP) / 2), 0, 0.45 * R * Math.cos((s * STEP) / 2)] as Vec3,
                      rot: [0, (s * 180) / SLICES, 0] as Vec3,
                    })),
                  },
                },
              },
              material: { color: '#a8641e', color2: '#8a4214' },
              strength: 0.85,
            },
          ]),
    ],
  };
}
