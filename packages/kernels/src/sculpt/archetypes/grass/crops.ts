import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape, roundBody } from '../../kits/organic/index.ts';
import { strand } from '../../kits/plait.ts';

/** A stalk of maize: sheathed stem, arching leaves, two ripe cobs in their husks, tassel. */
export function addCorn(b: Bench, rng: Rng): void {
  const h = 1.9;
  b.add(
    'stalk',
    'stalk',
    solid.tube(
      [
        [0, 0, 0],
        [0.008, h * 0.4, 0],
        [0, h * 0.78, 0.008],
        [0, h * 0.9, 0],
      ],
      0.024,
      { taper: [1.2, 1, 0.6, 0.4], cap: 'flat' },
    ),
    { grain: [0, 1, 0] },
  );
  b.add(
    'joints',
    b.tint('stalk', { color: '#a8bc70' }),
    solid.many(
      [0.1, 0.24, 0.38, 0.52, 0.66].map((t) =>
        solid.hoop(0.0275 * (1 - 0.4 * t), { kind: 'circle', r: 0.0045 }, [0.008 * Math.sin(t * 3), h * t, 0], 'y', 20),
      ),
    ),
    { detail: 0.5 },
  );
  for (let i = 0; i < 9; i++) {
    const t = 0.19 + 0.067 * i;
    const l = rng.range(0.62, 0.8) * (1 - 0.3 * Math.abs(t - 0.4));
    b.add(
      `leaf ${i + 1}`,
      'leaves',
      solid.put(
        leafShape({
          length: l,
          width: 0.095,
          rise: 1.05,
          droop: 1.25,
          fold: 0.3,
          belly: 0.35,
          waves: 9,
          ruffle: 0.16,
          thick: 0.0022,
          foot: 0.5,
        }),
        [0, h * t, 0],
        [0, i * 180 + rng.range(-24, 24), 0],
      ),
      { grain: [0, 0, 1] },
    );
  }
  addCobs(b, h);
  b.add(
    'tassel',
    'ear',
    solid.many(
      Array.from({ length: 9 }, (_, i) => {
        const a = i * 0.7;
        const out = i ? 0.12 : 0;
        return solid.tube(
          [
            [0, h * 0.88, 0],
            [out * 0.5 * Math.cos(a), h * 0.95, out * 0.5 * Math.sin(a)],
            [out * Math.cos(a), h * (i ? 0.985 : 1.03), out * Math.sin(a)],
          ],
          0.005,
          { taper: [0.7, 1.2, 0.5] },
        );
      }),
    ),
    { detail: 0.7 },
  );
}

/** Ripe cobs in open husks. */
function addCobs(b: Bench, h: number): void {
  for (const [i, [yaw, y]] of (
    [
      [40, 0.44],
      [215, 0.55],
    ] as const
  ).entries()) {
    const place = (s: Shape): Shape =>
      solid.put(
        s,
        [0.02 * Math.sin((yaw * Math.PI) / 180), h * y, 0.02 * Math.cos((yaw * Math.PI) / 180)],
        [24, yaw, 0],
      );
    const cob = roundBody({
      profile: [
        [0.0005, 0],
        [0.036, 0.02],
        [0.044, 0.1],
        [0.037, 0.18],
        [0.014, 0.235],
        [0.0005, 0.245],
      ].map(([k, q]): Vec2 => [k, q]),
      sides: 56,
      steps: 10,
      swell: (a, t) => 1 + 0.05 * Math.cos(14 * a) + 0.045 * Math.cos(t * 110),
    });
    b.add(`cob ${i + 1}`, b.tint('ear', { base: 'fruit-skin', color: '#f2c22c', color2: '#f8da68' }), place(cob), {
      detail: 1.3,
    });
    b.add(
      `husk ${i + 1}`,
      b.tint('leaves', { color: '#9cbc58', color2: '#c0d484' }),
      place(
        solid.many(
          [0, 1, 2].map((k) =>
            solid.put(
              leafShape({
                length: 0.2,
                width: 0.1,
                rise: 2.0,
                droop: 1.1,
                fold: 0.5,
                belly: 0.4,
                thick: 0.002,
                foot: 0.5,
              }),
              [0, -0.005, 0.008],
              [-8, k * 120 + 60, 0],
            ),
          ),
        ),
      ),
    );
    b.add(
      `silk ${i + 1}`,
      { base: 'hair', color: '#a8683a' },
      place(
        solid.many(
          Array.from({ length: 9 }, (_, k) =>
            solid.tube(
              [
                [0, 0.235, 0],
                [0.01 * Math.cos(k), 0.275, 0.01 * Math.sin(k)],
                [0.035 * Math.cos(k), 0.28 - 0.004 * k, 0.035 * Math.sin(k)],
              ],
              0.0016,
            ),
          ),
        ),
      ),
      { detail: 0.4 },
    );
  }
}

/** A bale of straw bound with two cords, straws sticking out all over. */
export function addBale(b: Bench, rng: Rng): void {
  const [w, h, d] = [0.98, 0.44, 0.46];
  const straw = b.tint('ear', {
    base: 'husk',
    color: '#d8b85a',
    color2: '#ecd488',
    color3: '#a8822c',
    grain: [1, 0, 0],
    scale: 4,
  });
  b.add(
    'straw',
    straw,
    {
      op: 'displace',
      amp: 0.012,
      freq: 14,
      seed: rng.int(999),
      of: { op: 'box', size: [w, h, d], round: 0.045, at: [0, h / 2 + 0.004, 0] },
    },
    { detail: 1.2 },
  );
  const groups: Shape[][] = [[], []];
  for (let i = 0; i < 150; i++) {
    const face = i % 5;
    const [u, v] = [rng.range(-0.5, 0.5), rng.range(-0.46, 0.46)];
    const at: Vec3 =
      face === 0
        ? [u * w, h + 0.004, v * d]
        : face === 1
          ? [u * w, h * (0.5 + v), d / 2 + 0.002]
          : face === 2
            ? [u * w, h * (0.5 + v), -d / 2 - 0.002]
            : [(face === 3 ? 1 : -1) * (w / 2 + 0.002), h * (0.5 + v), u * d * 0.9];
    const l = rng.range(0.05, 0.16);
    const dir: Vec3 =
      face < 3
        ? [
            rng.range(0.7, 1) * (rng.int(2) ? 1 : -1),
            face === 0 ? rng.range(0, 0.25) : rng.range(-0.3, 0.3),
            face === 0 ? rng.range(-0.35, 0.35) : (face === 1 ? 1 : -1) * rng.range(0, 0.2),
          ]
        : [(face === 3 ? 1 : -1) * rng.range(0.3, 0.8), rng.range(-0.5, 0.5), rng.range(-0.5, 0.5)];
    groups[i % 2].push(
      strand(
        [at, [at[0] + dir[0] * l, Math.max(0.004, at[1] + dir[1] * l), at[2] + dir[2] * l]],
        [0.1, 1, 0.3],
        outline.ngon(0.0034, 4),
      ),
    );
  }
  for (const [i, of] of groups.entries())
    b.add(`loose straws ${i + 1}`, b.tint('ear', { base: 'leaf', color: i ? '#e8d080' : '#c8a44c' }), solid.many(of), {
      detail: 0.7,
    });
  for (const [i, x] of [-0.24, 0.24].entries()) {
    const loop = outline
      .roundRect(d + 0.014, h + 0.014, 0.05, 0, h / 2 + 0.004, 4)
      .map(([z, y]): Vec3 => [x, Math.max(0.005, y), z]);
    b.add(
      `cord ${i + 1}`,
      { base: 'rope', color: '#c8602c' },
      solid.tube(loop, 0.0055, { closed: true, spline: 'linear' }),
    );
  }
}
