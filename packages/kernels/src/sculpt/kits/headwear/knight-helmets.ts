import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';
import { plumeShape } from './plume.ts';

const { head, plate, rivets, comb, bowl } = plates;
const { hem, bandShell } = felt;
const BOWL: readonly Vec2[] = outline.pairs([
  0.0006, 0.13, 0.03, 0.127, 0.06, 0.114, 0.084, 0.09, 0.099, 0.05, 0.104, 0.01,
]);
const ring = (n: number, y: number, from = 0): Vec2[] =>
  Array.from({ length: n }, (_, i): Vec2 => [from + (i * 2 * Math.PI) / n, y]);

/** A knight's close helmet: keeled bowl, prow visor in two plates with a sight between, gorget, plume. */
export function knightHelmet(rng: Rng): HatPart[] {
  const tall = rng.range(0.94, 1.08);
  const line = [
    ...BOWL,
    ...outline.pairs([0.105, -0.03, 0.1, -0.075, 0.09, -0.105, 0.096, -0.12, 0.118, -0.138, 0.13, -0.145]),
  ];
  const keel = (a: number, r: number, y: number): Vec3 => {
    const p = head(a, r, y);
    return [p[0], p[1] + 0.02 * Math.max(0, (y - 0.06) / 0.07) * Math.exp(-((p[0] / 0.022) ** 2)), p[2]];
  };
  const prow = (u: number, v: number): Vec2 => [
    0.05 * Math.exp(-(((u - 0.5) / 0.2) ** 2)) * Math.sin(Math.PI * (0.2 + 0.62 * v)),
    0,
  ];
  const holes: Vec3[] = [];
  for (const s of [-1, 1])
    for (let r = 0; r < 3; r++)
      for (let k = 0; k < 4 - (r % 2); k++)
        holes.push([s * (0.034 + 0.014 * k + (r % 2) * 0.007), -0.035 - r * 0.015, 0]);
  const dark: HatPart = { name: 'sight', slot: 'dark', shape: plate(line, [-1.15, 1.15], [0.03, -0.005], 0.002) };
  const plume = plumeShape(
    outline
      .triples([0, 0.155, -0.05, 0, 0.225, -0.06, 0, 0.262, -0.105, 0, 0.24, -0.17, 0, 0.165, -0.21, 0, 0.075, -0.215])
      .map(([x, y, z]): Vec3 => [x, 0.155 + (y - 0.155) * tall, z]),
    0.046,
  );
  return [
    { name: 'bowl', slot: 'hat', shape: bowl(line, 0.0035, keel), detail: 1.4 },
    dark,
    {
      name: 'upper visor',
      slot: 'visor',
      shape: plate(line, [-1.35, 1.35], [0.07, 0.022], 0.006, (u) => [0.018 * Math.exp(-(((u - 0.5) / 0.22) ** 2)), 0]),
      detail: 1.2,
    },
    {
      name: 'lower visor',
      slot: 'visor',
      shape: plate(line, [-1.35, 1.35], [0.006, -0.085], 0.007, prow),
      detail: 1.2,
    },
    {
      name: 'breaths',
      slot: 'dark',
      shape: solid.many(
        holes.map(([x, y]) =>
          solid.put(
            { op: 'ball', r: [0.0036, 0.0036, 0.006] },
            [x, y, 0.166 - Math.abs(x) * 0.62 + (y + 0.03) * 0.04],
            [0, Math.sign(x) * 34, 0],
          ),
        ),
      ),
      detail: 0.4,
    },
    {
      name: 'visor edges',
      slot: 'trim',
      shape: solid.many(
        [
          [0.022, 0.006],
          [0.006, 0.007],
        ].map(([y, lift], i) =>
          solid.tube(
            Array.from({ length: 19 }, (_, k) => {
              const u = k / 18;
              return head(
                -1.35 + 2.7 * u,
                plates.radiusAt(line, y) + lift + (i ? prow(u, 0)[0] : 0.018 * Math.exp(-(((u - 0.5) / 0.22) ** 2))),
                y,
              );
            }),
            0.0026,
            { spline: 'linear' },
          ),
        ),
      ),
      detail: 0.6,
    },
    {
      name: 'pivots',
      slot: 'trim',
      shape: solid.both(
        solid.put(
          solid.turned(outline.pairs([0, 0, 0.016, 0, 0.016, 0.004, 0.011, 0.007, 0.006, 0.005, 0, 0.008]), [0, 0, 0], {
            axis: 'x',
            segments: 20,
          }),
          [0.106, 0.022, 0.016],
        ),
      ),
    },
    { name: 'comb', slot: 'trim', shape: comb(line, 0, 0.008, 0.012, keel, 0.06), detail: 0.7 },
    { name: 'gorget rim', slot: 'trim', shape: hem(0.13, -0.1445, 0.0035, head, 56), detail: 0.6 },
    { name: 'gorget rivets', slot: 'trim', shape: rivets(line, ring(20, -0.128), 0.001), detail: 0.4 },
    {
      name: 'bowl rivets',
      slot: 'trim',
      shape: rivets(
        line,
        [1.7, 2.1, 2.5, -1.7, -2.1, -2.5, Math.PI].map((a): Vec2 => [a, 0.0]),
        0.0005,
      ),
      detail: 0.4,
    },
    { name: 'plume', slot: 'feather', shape: plume, detail: 1 },
    { name: 'plume holder', slot: 'trim', shape: solid.rod([0, 0.125, -0.045], [0, 0.17, -0.055], 0.012, 0.014) },
  ];
}

/** A crusader's great helm: flat top, cross of brass, sights and breaths. */
export function greatHelm(): HatPart[] {
  const line = outline.pairs([
    0.0006, 0.138, 0.05, 0.137, 0.088, 0.132, 0.096, 0.126, 0.104, 0.03, 0.106, -0.06, 0.11, -0.14, 0.114, -0.15,
  ]);
  const front = (y: number): number => plates.radiusAt(line, y) * 1.14;
  const crossY = 0.028;
  const holes: Vec3[] = [];
  for (const s of [-1, 1])
    for (let r = 0; r < 5; r++) for (let k = 0; k < 3; k++) holes.push([s * (0.026 + 0.018 * k), -0.03 - 0.02 * r, 0]);
  return [
    { name: 'bowl', slot: 'hat', shape: bowl(line, 0.004), detail: 1.2 },
    {
      name: 'sights',
      slot: 'dark',
      shape: solid.many([
        plate(line, [0.09, 0.85], [0.032, 0.02], 0.0008),
        plate(line, [-0.85, -0.09], [0.032, 0.02], 0.0008),
      ]),
    },
    {
      name: 'cross bar',
      slot: 'trim',
      shape: solid.many([
        plate(line, [-1.5, 1.5], [crossY + 0.022, crossY + 0.008], 0.003),
        plate(line, [-1.5, 1.5], [crossY - 0.012, crossY - 0.026], 0.003),
      ]),
    },
    { name: 'cross post', slot: 'trim', shape: plate(line, [-0.075, 0.075], [0.12, -0.143], 0.005), detail: 0.8 },
    {
      name: 'top band',
      slot: 'trim',
      shape: bandShell(0.108, 0.126, (y) => plates.radiusAt(line, y), 0.003, head, 56),
    },
    { name: 'rim', slot: 'trim', shape: hem(0.114, -0.149, 0.0035, head, 56), detail: 0.6 },
    {
      name: 'breaths',
      slot: 'dark',
      shape: solid.many(
        holes.map(([x, y]) => ({
          op: 'ball' as const,
          r: [0.004, 0.004, 0.004] as Vec3,
          at: [x, y, front(y) * Math.sqrt(1 - (x / 0.11) ** 2) - 0.001] as Vec3,
        })),
      ),
      detail: 0.4,
    },
    {
      name: 'post rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [0.1, 0.06, -0.02, -0.06, -0.1, -0.13].map((y): Vec2 => [0, y]),
        0.008,
      ),
      detail: 0.4,
    },
    { name: 'top rivets', slot: 'metal', shape: rivets(line, ring(18, 0.117, 0.17), 0.003), detail: 0.4 },
    {
      name: 'seam rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [1.57, -1.57].flatMap((a) => [-0.02, -0.06, -0.1].map((y): Vec2 => [a, y])),
        0.0006,
      ),
      detail: 0.4,
    },
  ];
}

/** A northman's helmet: bowl of four plates under bands, spectacle guard, horns. */
export function vikingHelmet(): HatPart[] {
  const line = BOWL;
  const curve = outline.triples([
    0.085, 0.05, 0, 0.13, 0.058, 0.004, 0.172, 0.085, 0.008, 0.192, 0.13, 0.012, 0.184, 0.185, 0.018,
  ]);
  const horns = solid.both(solid.tube(curve, 0.032, { taper: [1.05, 1, 0.78, 0.48, 0.06], cap: 'point' }));
  return [
    { name: 'bowl', slot: 'hat', shape: bowl(line, 0.004), detail: 1.3 },
    {
      name: 'brow band',
      slot: 'trim',
      shape: bandShell(0.006, 0.04, (y) => plates.radiusAt(line, y), 0.0045, head, 60),
    },
    { name: 'front band', slot: 'trim', shape: comb(line, 0, 0.026, 0.006, head, 0.03) },
    { name: 'side band', slot: 'trim', shape: comb(line, Math.PI / 2, 0.024, 0.005, head, 0.03) },
    {
      name: 'crown knob',
      slot: 'trim',
      shape: solid.turned(
        outline.pairs([0, 0, 0.02, 0, 0.016, 0.008, 0.006, 0.014, 0.004, 0.03, 0, 0.034]),
        [0, 0.13, 0],
      ),
    },
    { name: 'band rivets', slot: 'metal', shape: rivets(line, ring(18, 0.023, 0.17), 0.0045), detail: 0.4 },
    {
      name: 'bow rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [0, Math.PI / 2, Math.PI, -Math.PI / 2].flatMap((a) => [0.06, 0.085, 0.105].map((y): Vec2 => [a, y])),
        0.0035,
      ),
      detail: 0.4,
    },
    {
      name: 'nose guard',
      slot: 'trim',
      shape: solid.slab(
        outline.rounded(
          outline.pairs([-0.011, 0.03, -0.009, -0.02, -0.017, -0.062, 0.017, -0.062, 0.009, -0.02, 0.011, 0.03]),
          0.006,
        ),
        0.006,
        [0, 0, 0.121],
      ),
    },
    {
      name: 'eye guards',
      slot: 'trim',
      shape: solid.both(
        solid.tube(
          [
            [0.004, 0.006, 0.122],
            [0.012, -0.02, 0.12],
            [0.034, -0.032, 0.114],
            [0.058, -0.022, 0.103],
            [0.07, 0.006, 0.096],
          ],
          0.0052,
        ),
      ),
    },
    {
      name: 'horn sockets',
      slot: 'trim',
      shape: solid.both(
        solid.put(
          solid.turned(outline.pairs([0, 0, 0.04, 0, 0.041, 0.006, 0.036, 0.02, 0, 0.02]), [0, 0, 0], { axis: 'x' }),
          [0.088, 0.05, 0.0],
          [0, 0, 10],
        ),
      ),
    },
    { name: 'horns', slot: 'horn', shape: horns, detail: 1.2 },
    {
      name: 'horn rings',
      slot: 'metal',
      shape: solid.both(
        solid.many([
          solid.put(
            solid.hoop(0.0315, { kind: 'circle', r: 0.003 }, [0, 0, 0], 'x', 24),
            [0.13, 0.058, 0.004],
            [0, 0, 20],
          ),
          solid.put(
            solid.hoop(0.0262, { kind: 'circle', r: 0.0026 }, [0, 0, 0], 'x', 24),
            [0.168, 0.081, 0.007],
            [0, 0, 42],
          ),
        ]),
      ),
      detail: 0.6,
    },
    {
      name: 'mail',
      slot: 'mail',
      shape: plate([...line, [0.11, -0.12]], [1.15, 2 * Math.PI - 1.15], [0.008, -0.105], 0, (u, v) => [
        0.012 * v,
        -0.008 * Math.abs(Math.sin(u * 26)) * v,
      ]),
    },
  ];
}
