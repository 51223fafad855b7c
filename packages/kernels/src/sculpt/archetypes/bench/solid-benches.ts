import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A slab of stone on two carved brackets. */
export function buildStone(b: Bench, l: number, taste: Rng): void {
  const scroll = outline.rounded(
    outline.pairs([
      0.2, 0, 0.2, 0.07, 0.13, 0.12, 0.1, 0.22, 0.16, 0.32, 0.2, 0.37, -0.2, 0.37, -0.16, 0.32, -0.1, 0.22, -0.13, 0.12,
      -0.2, 0.07, -0.2, 0,
    ]),
    0.03,
    4,
  );
  for (const [side, s] of SIDES) {
    const x = s * (l / 2 - 0.26);
    b.add(`${side} support`, 'frame', solid.slab([...scroll], 0.15, [x, 0, 0], 'x', { bevel: 0.014 }));
    b.add(`${side} footing`, 'frame', solid.box([0.22, 0.05, 0.46], [x, 0.02, 0], 0.012));
    b.add(
      `${side} boss`,
      'frame',
      solid.put(
        solid.turned(
          outline.pairs([0, 0, 0.06, 0, 0.06, 0.012, 0.044, 0.022, 0.03, 0.014, 0.014, 0.026, 0, 0.03]),
          [0, 0, 0],
          { axis: 'x', segments: 20 },
        ),
        [x + s * 0.074, 0.21, 0],
        s < 0 ? [0, 180, 0] : [0, 0, 0],
      ),
    );
  }
  b.add('seat', 'wood', solid.box([l, 0.085, 0.48], [0, 0.41, 0], 0.016, [0, 0, taste.range(-0.3, 0.3)]));
  b.add('seat moulding', 'wood', solid.box([l - 0.06, 0.03, 0.43], [0, 0.362, 0], 0.012));
}

/** A split log on two stumps. */
export function buildLog(b: Bench, l: number, taste: Rng): void {
  const half = Array.from(
    { length: 15 },
    (_, i): Vec2 => [0.21 * Math.cos(Math.PI + (Math.PI * i) / 14), 0.19 * Math.sin(Math.PI + (Math.PI * i) / 14)],
  );
  const rough = half.map(([x, y], i): Vec2 => [x * (1 + 0.04 * Math.sin(i * 2.1)), y * (1 + 0.05 * Math.cos(i * 1.7))]);
  const bark = { base: 'bark', color: '#5f4630' };
  b.add('bark', bark, solid.slab(rough, l, [0, 0.44, 0], 'x', { bevel: 0.012 }), { grain: [1, 0, 0], detail: 1.3 });
  b.add('seat', 'wood', solid.box([l + 0.012, 0.05, 0.4], [0, 0.425, 0], 0.014), { grain: [1, 0, 0] });
  for (const [side, s] of SIDES) {
    const stump = outline.pairs([0, 0, 0.21, 0, 0.175, 0.05, 0.155, 0.13, 0.16, 0.29, 0, 0.29]);
    const at: Vec3 = [s * (l / 2 - 0.3), 0, taste.range(-0.01, 0.01)];
    b.add(`${side} stump`, bark, solid.turned(stump, at, { bevel: 0.008, segments: 20 }), { grain: [0, 1, 0] });
    b.add(
      `${side} branch stub`,
      bark,
      solid.rod([at[0], 0.16, 0.12], [at[0] + 0.03, 0.22, 0.24], 0.045, 0.036, 'round'),
    );
    b.add(
      `${side} branch cut`,
      'wood',
      solid.put(solid.cyl(0.031, 0.008, [0, 0, 0], 'z', { bevel: 0.002 }), [at[0] + 0.037, 0.235, 0.268], [-26, 12, 0]),
    );
    b.add(
      `${side} end grain`,
      'wood',
      solid.put(
        solid.slab(
          rough.map(([z, y]): Vec2 => [z * 0.88, y * 0.88 - 0.004]),
          0.01,
          [0, 0, 0],
          'x',
          { bevel: 0.003 },
        ),
        [s * (l / 2 + 0.001), 0.43, 0],
      ),
    );
    b.add(`${side} moss`, { base: 'moss' }, { op: 'ball', r: [0.09, 0.03, 0.07], at: [at[0] + 0.02, 0.034, 0.19] });
  }
}

/** A padded bench with buttoned top, turned or tapered legs, and nails along its edge. */
export function buildUpholstered(b: Bench, l: number, taste: Rng): void {
  const d = l < 0.7 ? 0.5 : 0.44;
  const rim = outline.roundRect(l, d, 0.05, 0, 0, 5);
  b.add('cushion', 'cushion', solid.put(formed.pad(rim, 0.13, { crown: 0.03, edge: 0.04 }), [0, 0.31, 0]), {
    detail: 1.3,
  });
  for (const [edge, y] of [
    ['lower', 0.322],
    ['upper', 0.428],
  ] as const)
    b.add(
      `${edge} piping`,
      'cushion',
      formed.piping(
        rim.map(([x, z]): Vec2 => [x - Math.sign(x) * 0.013, z - Math.sign(z) * 0.013]),
        y,
        0.0055,
      ),
      { detail: 0.5 },
    );
  b.add(
    'seat frame',
    'wood',
    solid.put(
      solid.slab(outline.roundRect(l - 0.02, d - 0.02, 0.05, 0, 0, 4), 0.06, [0, 0, 0], 'y', { bevel: 0.006 }),
      [0, 0.285, 0],
    ),
  );
  const nx = Math.max(2, Math.round(l / 0.2));
  const places = Array.from({ length: nx * 2 }, (_, i) => ({
    at: [((i % nx) + 0.5 - nx / 2) * ((l - 0.14) / nx), 0.462, i < nx ? 0.09 : -0.09] as Vec3,
  }));
  b.add('buttons', 'cushion', solid.at({ op: 'ball', r: [0.014, 0.008, 0.014] }, places), { detail: 0.4 });
  const nails = Math.round(l / 0.045);
  const row = Array.from({ length: nails }, (_, i) => ((i + 0.5) / nails - 0.5) * (l - 0.1));
  b.add(
    'nails',
    'metal',
    solid.both(
      solid.many(row.map((x) => ({ op: 'ball' as const, r: 0.007, at: [x, 0.296, d / 2 - 0.01] as Vec3 }))),
      'z',
    ),
    { detail: 0.3 },
  );
  const turned = taste.next() < 0.5;
  const leg = turned
    ? outline.pairs([
        0, 0, 0.014, 0, 0.02, 0.03, 0.015, 0.05, 0.028, 0.14, 0.032, 0.2, 0.018, 0.215, 0.032, 0.235, 0.032, 0.27, 0,
        0.27,
      ])
    : outline.pairs([0, 0, 0.014, 0, 0.03, 0.27, 0, 0.27]);
  for (const [side, s] of SIDES)
    for (const [end, k] of [
      ['front', 1],
      ['back', -1],
    ] as const) {
      b.add(`${side} ${end} leg`, 'wood', solid.turned(leg, [s * (l / 2 - 0.07), 0, k * (d / 2 - 0.07)]), {
        grain: [0, 1, 0],
      });
      b.add(
        `${side} ${end} ferrule`,
        'metal',
        solid.cyl(turned ? 0.02 : 0.0165, 0.024, [s * (l / 2 - 0.07), 0.013, k * (d / 2 - 0.07)]),
      );
    }
}
