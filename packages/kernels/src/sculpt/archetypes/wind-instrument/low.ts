import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { bore, flare } from './bore.ts';
import { valve } from './brass.ts';

/** A French horn: two coils, wide bell, rotary valves with levers. */
export function buildHorn(b: Bench): void {
  const c: Vec3 = [0, 0.2005, 0];
  const ring = (r: number, from: number, to: number, z: number, n = 26): Vec3[] =>
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const a = ((from + ((to - from) * i) / n) * Math.PI) / 180;
      return [c[0] + r * Math.cos(a), c[1] + r * 0.94 * Math.sin(a), z];
    });
  const main = ring(0.15, 190, 560, 0);
  b.add(
    'main coil',
    'body',
    bore(
      main,
      main.map((_, i) => 0.0075 + 0.017 * (i / (main.length - 1)) ** 1.6),
    ),
    { detail: 1.2 },
  );
  const end = main[main.length - 1];
  b.add(
    'bell throat',
    'body',
    bore([end, [end[0] + 0.006, end[1] - 0.05, 0.012], [end[0] + 0.03, end[1] - 0.09, 0.04]], [0.0246, 0.03, 0.038]),
  );
  b.add(
    'bell',
    'body',
    solid.put(
      solid.put(flare(0.037, 0.152, 0.15, 0.0016), [0, 0, 0], [62, 0, 0]),
      [end[0] + 0.026, end[1] - 0.084, 0.034],
      [0, 32, 0],
    ),
    { detail: 1.5 },
  );
  const inner = ring(0.118, 150, 505, -0.02);
  b.add(
    'inner coil',
    'body',
    bore(
      inner,
      inner.map(() => 0.0068),
    ),
  );
  const third = ring(0.088, 20, 330, -0.006);
  b.add(
    'third coil',
    'silver',
    bore(
      third,
      third.map(() => 0.0062),
    ),
  );
  for (let i = 0; i < 3; i++) {
    const at: Vec3 = [-0.035 + i * 0.04, c[1] - 0.02, 0.006];
    b.add(`rotor ${i + 1}`, 'body', solid.cyl(0.016, 0.036, at, 'z', { bevel: 0.003 }));
    b.add(
      `rotor cap ${i + 1}`,
      'silver',
      solid.turned(pairs([0, 0, 0.0165, 0, 0.0165, 0.003, 0.011, 0.006, 0, 0.006]), [at[0], at[1], 0.024], {
        axis: 'z',
      }),
    );
    b.add(
      `valve loop ${i + 1}`,
      'body',
      bore(
        [
          [at[0] - 0.009, at[1] - 0.012, 0],
          [at[0] - 0.009, at[1] - 0.055 - i * 0.012, 0],
          [at[0], at[1] - 0.066 - i * 0.012, 0],
          [at[0] + 0.009, at[1] - 0.055 - i * 0.012, 0],
          [at[0] + 0.009, at[1] - 0.012, 0],
        ],
        [0.0055, 0.0055, 0.0057, 0.0055, 0.0055],
      ),
    );
    b.add(
      `lever ${i + 1}`,
      'silver',
      solid.bar(
        [
          [at[0], at[1] + 0.01, 0.032],
          [at[0] - 0.02, at[1] + 0.05, 0.034],
          [at[0] - 0.05, at[1] + 0.085, 0.03],
        ],
        { kind: 'rect', w: 0.009, h: 0.003, r: 0.001 },
        { spline: 'catmull', up: [0, 0, 1] },
      ),
    );
  }
  b.add(
    'lead pipe',
    'body',
    bore(
      [
        [main[0][0], main[0][1], 0],
        [main[0][0] + 0.005, main[0][1] + 0.06, 0.02],
        [-0.12, c[1] + 0.1, 0.03],
        [-0.17, c[1] + 0.17, 0.03],
      ],
      [0.0075, 0.0066, 0.0055, 0.0048],
    ),
  );
  b.add(
    'mouthpiece',
    'silver',
    solid.put(
      solid.turned(pairs([0, 0, 0.005, 0, 0.006, 0.03, 0.0095, 0.045, 0.0105, 0.05, 0, 0.05]), [0, 0, 0], {
        bevel: 0.0006,
      }),
      [-0.167, c[1] + 0.166, 0.03],
      [0, 0, 36],
    ),
  );
}

/** A tuba standing on its bottom bow, bell up. */
export function buildTuba(b: Bench): void {
  const bow: Vec3[] = [
    [0.1, 0.62, 0],
    [0.1, 0.2, 0],
    [0.085, 0.1, 0],
    [0.03, 0.06, 0],
    [-0.03, 0.06, 0],
    [-0.085, 0.1, 0],
    [-0.1, 0.2, 0],
    [-0.1, 0.5, 0],
  ];
  b.add('main bow', 'body', bore(bow, [0.028, 0.042, 0.048, 0.052, 0.056, 0.06, 0.066, 0.085]), { detail: 1.3 });
  b.add('bell', 'body', solid.put(flare(0.0845, 0.21, 0.42, 0.002), [-0.1, 0.495, 0]), { detail: 1.5 });
  b.add('bell rim', 'silver', solid.hoop(0.2105, { kind: 'circle', r: 0.004 }, [-0.1, 0.89, 0], 'y', 64));
  b.add(
    'bow guard',
    'silver',
    bore(
      [
        [0.055, 0.072, 0],
        [0.03, 0.058, 0],
        [-0.03, 0.058, 0],
        [-0.055, 0.074, 0],
      ],
      [0.0555, 0.0575, 0.0605, 0.0625],
    ),
  );
  b.add(
    'top bow',
    'body',
    bore(
      [
        [0.1, 0.6, 0],
        [0.1, 0.68, 0],
        [0.115, 0.72, 0.012],
        [0.15, 0.74, 0.03],
        [0.18, 0.7, 0.04],
        [0.18, 0.4, 0.045],
        [0.17, 0.33, 0.05],
        [0.13, 0.3, 0.07],
        [0.09, 0.33, 0.085],
      ],
      [0.0275, 0.024, 0.022, 0.02, 0.018, 0.015, 0.0145, 0.014, 0.0135],
    ),
  );
  for (let i = 0; i < 4; i++) {
    valve(b, `valve ${i + 1}`, [0.075 - i * 0.042, 0.32, 0.088], 0.13, 0.0175);
    b.add(
      `valve loop ${i + 1}`,
      'body',
      bore(
        [
          [0.075 - i * 0.042, 0.35, 0.104],
          [0.075 - i * 0.042, 0.34, 0.125],
          [0.075 - i * 0.042, 0.24 - i * 0.02, 0.128],
          [0.075 - i * 0.042, 0.22 - i * 0.02, 0.112],
          [0.075 - i * 0.042, 0.24 - i * 0.02, 0.096],
          [0.075 - i * 0.042, 0.32, 0.09],
        ],
        [0.01, 0.01, 0.0104, 0.0104, 0.0104, 0.01],
      ),
    );
  }
  b.add(
    'lead pipe',
    'body',
    bore(
      [
        [-0.06, 0.4, 0.09],
        [-0.09, 0.46, 0.11],
        [-0.02, 0.56, 0.15],
        [0.06, 0.62, 0.16],
        [0.12, 0.63, 0.15],
      ],
      [0.011, 0.0105, 0.0095, 0.0085, 0.008],
    ),
  );
  b.add(
    'mouthpiece',
    'silver',
    solid.put(
      solid.turned(pairs([0, 0, 0.007, 0, 0.008, 0.04, 0.016, 0.06, 0.018, 0.068, 0.014, 0.068, 0, 0.05]), [0, 0, 0], {
        bevel: 0.001,
      }),
      [0.116, 0.63, 0.151],
      [0, 0, -82],
    ),
  );
  b.add(
    'hand guard',
    'silver',
    solid.tube(
      [
        [-0.06, 0.2, 0.06],
        [-0.08, 0.2, 0.1],
        [-0.04, 0.2, 0.125],
      ],
      0.005,
    ),
  );
  for (const [i, y] of [0.3, 0.5].entries())
    b.add(`brace ${i + 1}`, 'silver', solid.rod([-0.05, y, 0.02], [0.08, y, 0.02], 0.007));
}
