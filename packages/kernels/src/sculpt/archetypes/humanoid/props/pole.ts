import type { Shape } from '../../../../curves/index.ts';
import type { Vec3 } from '../../../../math/index.ts';
import { solid } from '../../../kits/joinery/index.ts';
import type { Side } from '../body/bones.ts';
import type { Dress, Material } from '../wardrobe/dress.ts';
import { gripOf, inHand } from './grip.ts';

/** What a pole bears. */
export type PoleHead = 'crystal' | 'trident' | 'pitchfork' | 'scythe' | 'hook' | 'broom' | 'spear' | 'mop';

const STEEL: Material = { base: 'steel', color: '#c9ccd0', rough: 0.25 };

/** A pole held upright whose foot stands on the ground, with a head. `over`: metres above the hand. */
export function pole(
  d: Dress,
  side: Side,
  o: { head: PoleHead; over?: number; glow?: string; shaft?: Material },
): void {
  const k = d.body.figure.u / 1.75;
  const grip = gripOf(d.body, side);
  const down = Math.min(1.3 * k, grip.at[1] / Math.max(0.5, grip.dir[1]));
  const up = (o.over ?? 0.75) * k;
  const gnarled = o.head === 'crystal' || o.head === 'hook';
  const path = [-down, -down * 0.5, 0, up * 0.5, up].map(
    (y): Vec3 => (gnarled ? [0.006 * k * Math.sin(y * 9), y, 0.006 * k * Math.cos(y * 7)] : [0, y, 0]),
  );
  const shaft = o.shaft ?? 'prop';
  inHand(d, side, 'staff', shaft, solid.tube(path, 0.0155 * k, { cap: 'flat', taper: [0.85, 0.95, 1, 1, 1.05] }));
  const at = (x: number, y: number, z = 0): Vec3 => [x * k, up + y * k, z * k];
  for (const [name, material, shape] of HEADS[o.head]({ k, at, shaft, glow: o.glow }))
    inHand(d, side, name, material, shape);
}

interface HeadInput {
  k: number;
  at(x: number, y: number, z?: number): Vec3;
  shaft: Material;
  glow?: string;
}

const tines = ({ k, at }: HeadInput, xs: readonly number[]): Shape =>
  solid.many(
    xs.map((x) =>
      solid.tube([at(0, 0), at(x, 0.05), at(x, 0.28)], 0.011 * k, { spline: 'linear', taper: [1, 1, 0.2] }),
    ),
  );

const HEADS: Readonly<Record<PoleHead, (h: HeadInput) => [string, Material, Shape][]>> = {
  crystal({ k, at, shaft, glow = '#5ac8ff' }) {
    const claw = (a: number): Shape => {
      const [x, z] = [Math.cos(a), Math.sin(a)];
      return solid.tube(
        [at(0, -0.06), at(x * 0.06, -0.01, z * 0.06), at(x * 0.075, 0.09, z * 0.075), at(x * 0.03, 0.16, z * 0.03)],
        0.012 * k,
        { taper: [1.2, 1, 0.8, 0.3] },
      );
    };
    const points = [
      at(0, 0.2),
      at(0, -0.02),
      at(0.045, 0.1),
      at(-0.045, 0.1),
      at(0, 0.1, 0.045),
      at(0, 0.1, -0.045),
      at(0.03, 0.14, 0.03),
      at(-0.03, 0.05, -0.03),
    ];
    return [
      [
        'staff crystal',
        { base: 'crystal', color: glow, emissive: glow, emissiveStrength: 0.8, rough: 0.1 },
        { op: 'hull', points, bevel: 0.003 * k },
      ],
      ['staff claws', shaft, solid.many([0.4, 1.97, 3.54, 5.11].map(claw))],
    ];
  },
  trident: (h) => [['trident', 'metal', tines(h, [-0.085, 0.0001, 0.085])]],
  pitchfork: (h) => [['pitchfork', STEEL, tines(h, [-0.085, -0.03, 0.03, 0.085])]],
  scythe: ({ k, at }) => [
    [
      'scythe blade',
      STEEL,
      {
        op: 'sweep',
        path: [at(0, 0), at(0, 0.06, 0.2), at(0, 0.0, 0.45), at(0, -0.16, 0.62)],
        section: { kind: 'ellipse', rx: 0.05 * k, ry: 0.006 * k },
        taper: [1, 1, 0.8, 0.05],
        spline: 'catmull',
        cap: 'point',
        up: [1, 0, 0],
      },
    ],
  ],
  hook: ({ k, at, shaft }) => [
    [
      'staff hook',
      shaft,
      solid.tube(
        [at(0, -0.02), at(0, 0.12), at(0, 0.24, 0.06), at(0, 0.25, 0.17), at(0, 0.14, 0.2), at(0, 0.1, 0.13)],
        0.0165 * k,
        { taper: [1, 1, 1, 1, 0.95, 0.8] },
      ),
    ],
  ],
  broom: ({ k, at }) => [
    [
      'broom',
      { base: 'thatch', color: '#b08a48' },
      solid.many(
        Array.from({ length: 22 }, (_, i): Shape => {
          const a = i * 2.4;
          const r = Math.sqrt((i + 0.5) / 22);
          return solid.tube(
            [
              at(0.012 * Math.cos(a), -0.06, 0.012 * Math.sin(a)),
              at(0.05 * r * Math.cos(a), 0.1, 0.05 * r * Math.sin(a)),
              at(0.085 * r * Math.cos(a), 0.3 + 0.03 * Math.sin(i), 0.085 * r * Math.sin(a)),
            ],
            0.016 * k,
            { taper: [0.7, 1, 0.5] },
          );
        }),
      ),
    ],
    [
      'broom binding',
      { base: 'rope', color: '#6a4a2a' },
      solid.hoop(0.026 * k, { kind: 'circle', r: 0.01 * k }, at(0, -0.02), 'y', 24),
    ],
  ],
  mop: ({ k, at }) => [
    [
      'mop',
      { base: 'wool', color: '#e6e2d6' },
      solid.many(
        Array.from({ length: 16 }, (_, i): Shape => {
          const a = i * 0.393;
          return solid.tube(
            [
              at(0, 0),
              at(0.06 * Math.cos(a), 0.03, 0.06 * Math.sin(a)),
              at(0.1 * Math.cos(a), -0.14, 0.1 * Math.sin(a)),
            ],
            0.014 * k,
          );
        }),
      ),
    ],
  ],
  spear: ({ at }) => [
    [
      'spear head',
      STEEL,
      {
        op: 'loft',
        spline: 'linear',
        sections: [0, 0.25, 0.95, 1].map((f, i) => ({
          points: (
            [
              [0, 1],
              [0.15, 0],
              [0, -1],
              [-0.15, 0],
            ] as const
          ).map(([x, z]): Vec3 => at(x * [0.02, 0.045, 0.006, 0.002][i], 0.26 * f, z * [0.02, 0.045, 0.006, 0.002][i])),
        })),
      },
    ],
  ],
};
