import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A drum about `at`, its axis +Y before `rot`: shell, two skins, hoops, lugs with rods. */
export function addDrum(b: Bench, name: string, at: Vec3, r: number, h: number, rot: Vec3): void {
  const put = (of: Shape): Shape => solid.put(of, at, rot);
  b.add(`${name} shell`, 'shell', put(solid.cyl(r, h * 0.94, [0, 0, 0], 'y', { bevel: r * 0.01, segments: 52 })), {
    detail: 1.2,
  });
  b.add(
    `${name} skins`,
    'skin',
    put(
      solid.many(
        [1, -1].map((s) =>
          solid.cyl(r * 0.985, h * 0.02 + 0.004, [0, s * h * 0.475, 0], 'y', { bevel: 0.0015, segments: 52 }),
        ),
      ),
    ),
  );
  b.add(
    `${name} hoops`,
    'metal',
    put(
      solid.many(
        [1, -1].map((s) =>
          solid.hoop(
            r * 1.02,
            { kind: 'rect', w: Math.max(0.016, h * 0.07), h: r * 0.04, r: r * 0.01 },
            [0, s * h * 0.47, 0],
            'y',
            52,
          ),
        ),
      ),
    ),
  );
  const n = r > 0.2 ? 8 : r > 0.15 ? 8 : 6;
  const lug = solid.box([r * 0.09, h * 0.3, r * 0.1], [r * 1.03, 0, 0], r * 0.025);
  b.add(`${name} lugs`, 'metal', put({ op: 'arrayed', n, around: 'y', of: lug }), { detail: 0.5 });
  b.add(
    `${name} rods`,
    'metal',
    put({
      op: 'arrayed',
      n,
      around: 'y',
      of: solid.rod([r * 1.055, -h * 0.49, 0], [r * 1.055, h * 0.49, 0], r * 0.016),
    }),
    { detail: 0.4 },
  );
  b.add(`${name} badge`, 'cymbal', put(solid.cyl(r * 0.07, 0.004, [0, 0, r * 1.0], 'z')), { detail: 0.5 });
}

/** A cymbal on its stand, middle at `at`. */
export function addCymbal(b: Bench, name: string, at: Vec3, r: number, tilt: number): void {
  const plate = pairs([
    0,
    0,
    r * 0.1,
    0.001,
    r * 0.18,
    -0.01,
    r * 0.24,
    -0.02,
    r * 0.6,
    -0.03,
    r,
    -0.046,
    r,
    -0.0475,
    r * 0.6,
    -0.0318,
    r * 0.24,
    -0.0222,
    r * 0.16,
    -0.0125,
    0,
    -0.004,
  ]);
  const put = (of: Shape): Shape => solid.put(of, at, [tilt, 0, tilt * 0.4]);
  b.add(
    `${name} plate`,
    'cymbal',
    put(solid.turned([...plate].reverse(), [0, 0, 0], { bevel: 0.0006, segments: 60 })),
    { detail: 1.3 },
  );
  b.add(
    `${name} grooves`,
    'cymbal',
    put(
      solid.many(
        [0.4, 0.55, 0.7, 0.85].map((k) =>
          solid.hoop(r * k, { kind: 'circle', r: 0.0009 }, [0, -0.0225 - (k - 0.3) * 0.033, 0], 'y', 52),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(`${name} felt`, 'rubber', put(solid.cyl(0.016, 0.018, [0, 0.008, 0])));
  b.add(
    `${name} nut`,
    'metal',
    put(solid.many([solid.cyl(0.006, 0.03, [0, 0.022, 0]), solid.box([0.034, 0.01, 0.005], [0, 0.028, 0], 0.002)])),
  );
  const top: Vec3 = [at[0], at[1] - 0.03, at[2]];
  b.add(
    `${name} pole`,
    'metal',
    solid.many([
      solid.rod([at[0], 0.2, at[2]], [at[0], at[1] * 0.6, at[2]], 0.013),
      solid.rod([at[0], at[1] * 0.58, at[2]], top, 0.009),
    ]),
  );
  b.add(`${name} clamp`, 'metal', solid.cyl(0.02, 0.04, [at[0], at[1] * 0.6, at[2]]));
  for (let i = 0; i < 3; i++) {
    const a = ((90 + 120 * i) * Math.PI) / 180;
    const p = (d: number, y: number): Vec3 => [at[0] + d * Math.cos(a), y, at[2] + d * Math.sin(a)];
    b.add(`${name} leg ${i + 1}`, 'metal', solid.rod(p(0.012, 0.34), p(0.2, 0.016), 0.008));
    b.add(`${name} foot ${i + 1}`, 'rubber', { op: 'ball', r: [0.015, 0.013, 0.015], at: p(0.203, 0.0125) });
    b.add(`${name} brace ${i + 1}`, 'metal', solid.rod(p(0.01, 0.2), p(0.1, 0.19), 0.005));
  }
}

/** Bass drum with pedal, two toms on it, floor tom, snare on its stand, hi-hat, crash and ride, a stool behind. */
export function buildKit(b: Bench): void {
  addDrum(b, 'bass drum', [0, 0.3, 0], 0.28, 0.42, [90, 0, 0]);
  b.add('bass drum spurs', 'metal', solid.both(solid.rod([0.26, 0.22, 0.12], [0.36, 0.004, 0.24], 0.01)));
  b.add(
    'bass drum print',
    'shell',
    solid.hoop(0.2, { kind: 'rect', w: 0.003, h: 0.014, r: 0.001 }, [0, 0.3, 0.205], 'z', 52),
  );
  b.add(
    'tom holder',
    'metal',
    solid.many([solid.rod([0, 0.56, 0], [0, 0.68, 0], 0.016), solid.rod([-0.15, 0.66, 0], [0.15, 0.66, 0], 0.011)]),
  );
  addDrum(b, 'high tom', [-0.185, 0.73, 0.0], 0.135, 0.2, [-18, 0, 6]);
  addDrum(b, 'middle tom', [0.185, 0.73, 0.0], 0.15, 0.22, [-18, 0, -6]);
  addDrum(b, 'floor tom', [0.5, 0.36, -0.32], 0.19, 0.36, [0, 0, 0]);
  b.add(
    'floor tom legs',
    'metal',
    solid.many(
      [0, 120, 240].map((d) => {
        const a = (d * Math.PI) / 180;
        return solid.rod(
          [0.5 + 0.205 * Math.cos(a), 0.004, -0.32 + 0.205 * Math.sin(a)],
          [0.5 + 0.205 * Math.cos(a), 0.42, -0.32 + 0.205 * Math.sin(a)],
          0.007,
        );
      }),
    ),
  );
  addDrum(b, 'snare drum', [-0.38, 0.56, -0.36], 0.17, 0.13, [-4, 0, 0]);
  b.add(
    'snare stand',
    'metal',
    solid.many([
      solid.rod([-0.38, 0.16, -0.36], [-0.38, 0.49, -0.36], 0.012),
      ...[30, 150, 270].flatMap((d) => {
        const a = (d * Math.PI) / 180;
        const at = (r: number, y: number): Vec3 => [-0.38 + r * Math.cos(a), y, -0.36 + r * Math.sin(a)];
        return [solid.rod(at(0.01, 0.26), at(0.2, 0.008), 0.008), solid.rod(at(0.01, 0.46), at(0.165, 0.49), 0.008)];
      }),
    ]),
  );
  addCymbal(b, 'crash', [-0.5, 1.16, 0.06], 0.21, -10);
  addCymbal(b, 'ride', [0.56, 1.06, 0.04], 0.25, -12);
  addCymbal(b, 'hi-hat', [-0.72, 0.84, -0.3], 0.17, 0);
  b.add(
    'hi-hat lower plate',
    'cymbal',
    solid.turned(pairs([0, 0.772, 0.17, 0.785, 0.17, 0.7865, 0, 0.775]), [-0.72, 0, -0.3], { bevel: 0.0005 }),
  );
  b.add(
    'pedal',
    'metal',
    solid.many([
      solid.box([0.09, 0.008, 0.24], [0, 0.03, -0.34], 0.003, [-7, 0, 0]),
      solid.box([0.11, 0.012, 0.28], [0, 0.008, -0.34], 0.003),
      solid.both(solid.rod([0.055, 0.01, -0.23], [0.055, 0.22, -0.23], 0.009)),
      solid.rod([0, 0.2, -0.23], [0, 0.31, -0.21], 0.006),
    ]),
  );
  b.add('beater', 'rubber', { op: 'ball', r: [0.03, 0.03, 0.028], at: [0, 0.31, -0.232] });
  b.add('stool seat', 'rubber', solid.cyl(0.17, 0.07, [0, 0.5, -0.85], 'y', { bevel: 0.02 }));
  b.add(
    'stool legs',
    'metal',
    solid.many([
      solid.rod([0, 0.2, -0.85], [0, 0.48, -0.85], 0.016),
      ...[90, 210, 330].map((d) => {
        const a = (d * Math.PI) / 180;
        return solid.rod(
          [0.01 * Math.cos(a), 0.3, -0.85],
          [0.22 * Math.cos(a), 0.01, -0.85 + 0.22 * Math.sin(a)],
          0.01,
        );
      }),
    ]),
  );
}
