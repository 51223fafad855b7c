import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { hornShape } from '../horns.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';

const { head, plate, rivets, comb, brush, bowl } = plates;
const { hem, bandShell } = felt;
const BOWL: readonly Vec2[] = outline.pairs([
  0.0006, 0.13, 0.03, 0.127, 0.06, 0.114, 0.084, 0.09, 0.099, 0.05, 0.104, 0.01,
]);
const ring = (n: number, y: number, from = 0): Vec2[] =>
  Array.from({ length: n }, (_, i): Vec2 => [from + (i * 2 * Math.PI) / n, y]);

/** A knight's close helmet: keeled bowl, prow visor in two plates with a sight between, gorget, plume. */
export function knightHelmet(rng: Rng): HatPart[] {
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
  const dark = { name: 'sight', slot: 'dark' as const, shape: plate(line, [-1.15, 1.15], [0.03, -0.005], 0.002) };
  const plume = [0, 1, 2, 3].map((i) =>
    solid.bar(
      [
        [0, 0.15, -0.05],
        [0, 0.22 + i * 0.006, -0.07 - i * 0.012],
        [0.008 * (i - 1.5), 0.24 + i * 0.004, -0.13 - i * 0.01],
        [0.014 * (i - 1.5), 0.15, -0.21 - i * 0.008],
        [0.016 * (i - 1.5), 0.06, -0.22],
      ],
      { kind: 'ellipse', rx: 0.02 - 0.002 * i, ry: 0.011 },
      { spline: 'catmull', up: [1, 0, 0], taper: [0.35, 0.9, 1.1, 1, 0.15], cap: 'round' },
    ),
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
    { name: 'plume', slot: 'feather', shape: solid.many(plume), detail: 0.8 },
    { name: 'plume holder', slot: 'trim', shape: solid.rod([0, 0.125, -0.045], [0, 0.17, -0.055], 0.012, 0.014) },
    ...(rng.next() < 0.5
      ? [{ name: 'brow band', slot: 'trim' as const, shape: plate(line, [-1.6, 1.6], [0.082, 0.072], 0.004) }]
      : []),
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
  const horn = hornShape({
    at: [0.092, 0.045, 0],
    dir: [1, 0.25, 0],
    length: 0.2,
    radius: 0.032,
    curl: 80,
    curlAxis: [0, 0, 1],
  } as never);
  void horn;
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
      shape: solid.put(
        solid.slab(
          outline.rounded(
            outline.pairs(
              [-0.011, 0.03, 0.011, 0.03, 0.009, -0.02, 0.017, -0.062, -0.017, -0.062, -0.009, -0.02]
                .reverse()
                .reduce<number[]>((out, _v, i, all) => (i % 2 ? out : [...out, all[i + 1], all[i]]), []),
            ),
            0.006,
          ),
          0.006,
          [0, 0, 0],
          'z',
        ),
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

/** A legionary's galea (transverse crest for centurions) or, with `greek`, a Corinthian helmet with a long crest. */
export function romanHelmet(rng: Rng): HatPart[] {
  const line = BOWL;
  const across = rng.next() < 0.35;
  const angle = across ? Math.PI / 2 : 0;
  const cheek = outline.rounded(
    outline
      .pairs([-0.03, 0, 0.03, 0, 0.026, -0.045, 0.034, -0.075, 0.012, -0.115, -0.018, -0.1, -0.028, -0.05])
      .reverse(),
    0.012,
    4,
  );
  return [
    { name: 'bowl', slot: 'hat', shape: bowl(line, 0.004), detail: 1.3 },
    {
      name: 'brow band',
      slot: 'trim',
      shape: plate(line, [-1.7, 1.7], [0.04, 0.014], 0.005, (u) => [0, 0.012 * Math.exp(-(((u - 0.5) / 0.14) ** 2))]),
    },
    {
      name: 'brow peak',
      slot: 'trim',
      shape: plate(line, [-1.35, 1.35], [0.016, 0.006], 0.003, (u, v) => [0.028 * v * Math.cos((u - 0.5) * 2.6), 0]),
    },
    {
      name: 'neck guard',
      slot: 'hat',
      shape: plate([...line, [0.104, -0.06]], [1.75, 2 * Math.PI - 1.75], [0.02, -0.055], 0.001, (u, v) => [
        0.062 * v ** 2 * Math.sin(Math.PI * u) ** 0.5,
        -0.01 * v,
      ]),
    },
    {
      name: 'neck guard rim',
      slot: 'trim',
      shape: solid.tube(
        Array.from({ length: 21 }, (_, i) => {
          const u = i / 20;
          return head(1.75 + u * (2 * Math.PI - 3.5), 0.105 + 0.062 * Math.sin(Math.PI * u) ** 0.5, -0.065);
        }),
        0.003,
        { spline: 'linear' },
      ),
      detail: 0.6,
    },
    ...(['left', 'right'] as const).map(
      (side): HatPart => ({
        name: `${side} cheek plate`,
        slot: 'hat',
        shape: solid.put(
          solid.slab(cheek, 0.005, [0, 0, 0], 'z', { bevel: 0.0015 }),
          [side === 'left' ? 0.096 : -0.096, 0.006, 0.045],
          [0, side === 'left' ? 66 : -66, 0],
        ),
      }),
    ),
    {
      name: 'cheek bosses',
      slot: 'trim',
      shape: solid.both(
        solid.many(
          [-0.02, -0.055].map((y) => ({
            op: 'ball' as const,
            r: [0.004, 0.009, 0.009] as Vec3,
            at: [0.101, y, 0.046] as Vec3,
          })),
        ),
      ),
    },
    { name: 'crest holder', slot: 'trim', shape: comb(line, angle, 0.018, 0.014, head, 0.055) },
    {
      name: 'crest',
      slot: 'feather',
      shape: brush(
        line.map(([r, y]): Vec2 => [r * 1.04, y * 1.05]),
        angle,
        0.075,
        0.026,
        head,
        0.05,
      ),
      detail: 1.2,
    },
    {
      name: 'rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [-1.2, -0.7, 0.7, 1.2].map((a): Vec2 => [a, 0.028]),
        0.0085,
      ),
      detail: 0.4,
    },
    {
      name: 'eyebrows',
      slot: 'trim',
      shape: solid.both(
        solid.tube(
          [
            [0.012, 0.05, 0.117],
            [0.032, 0.064, 0.108],
            [0.056, 0.058, 0.096],
            [0.066, 0.05, 0.089],
          ],
          0.003,
        ),
      ),
    },
    {
      name: 'chin strap',
      slot: 'strap',
      shape: solid.tube(
        [
          [0.078, -0.1, 0.066],
          [0.045, -0.125, 0.085],
          [0, -0.132, 0.092],
          [-0.045, -0.125, 0.085],
          [-0.078, -0.1, 0.066],
        ],
        0.004,
      ),
    },
  ];
}

/** Corinthian: one shell with a T of eyes and mouth cut out of it, and a crest down to the neck. */
export function spartanHelmet(): HatPart[] {
  const line = [
    ...outline.pairs([0.0006, 0.138, 0.03, 0.135, 0.06, 0.122, 0.085, 0.095, 0.1, 0.05]),
    ...outline.pairs([0.103, 0, 0.1, -0.05, 0.1, -0.1, 0.108, -0.15]),
  ];
  const warp = (a: number, r: number, y: number): Vec3 => {
    const p = head(a, r, y);
    const c = Math.cos(a);
    return [
      p[0] * (1 - 0.12 * Math.max(0, c) ** 2),
      p[1],
      p[2] + (y < 0.05 ? 0.016 * Math.max(0, c) ** 3 * Math.min(1, (0.05 - y) / 0.1) : 0),
    ];
  };
  const eye = outline.pairs([
    0.008, -0.002, 0.02, 0.02, 0.05, 0.024, 0.072, 0.008, 0.05, -0.012, 0.024, -0.02, 0.0135, -0.04, 0.0135, -0.17, 0.0,
    -0.17, 0, -0.055, 0.004, -0.05,
  ]);
  void eye;
  const side = outline.pairs([0.012, -0.004, 0.03, -0.024, 0.058, -0.016, 0.074, 0.006, 0.054, 0.022, 0.026, 0.02]);
  const slot = outline.pairs([-0.014, -0.2, 0.014, -0.2, 0.022, -0.03, 0.011, -0.06, -0.011, -0.06, -0.022, -0.03]);
  const tool = solid.many([solid.both(solid.slab(side, 0.12, [0, 0, 0.12], 'z', { bevel: 0 }))]);
  const gap = solid.slab(slot, 0.12, [0, 0, 0.12], 'z', { bevel: 0 });
  return [
    { name: 'bowl', slot: 'hat', shape: solid.cut(bowl(line, 0.0045, warp, 56), tool, gap), detail: 1.5 },
    { name: 'face', slot: 'dark', shape: { op: 'ball', r: [0.088, 0.14, 0.102], at: [0, -0.02, 0] } },
    {
      name: 'eye rims',
      slot: 'trim',
      shape: solid.both(
        solid.tube(
          outline
            .rounded(side, 0.004, 2)
            .map(([x, y]): Vec3 => [x, y, warp(Math.asin(Math.min(0.95, x / 0.1)), 0.1035, y)[2] + 0.001]),
          0.0026,
          { closed: true, spline: 'linear' },
        ),
      ),
      detail: 0.7,
    },
    {
      name: 'brow ridge',
      slot: 'trim',
      shape: plate(
        line,
        [-1.2, 1.2],
        [0.05, 0.036],
        0.003,
        (u) => [0.004, -0.012 * Math.exp(-(((u - 0.5) / 0.1) ** 2))],
        warp,
      ),
    },
    {
      name: 'rim',
      slot: 'trim',
      shape: solid.tube(
        Array.from({ length: 45 }, (_, i) => warp(0.2 + (i * (2 * Math.PI - 0.4)) / 44, 0.1075, -0.1485)),
        0.003,
        { spline: 'linear' },
      ),
      detail: 0.6,
    },
    { name: 'crest holder', slot: 'trim', shape: comb(line, 0, 0.016, 0.02, warp, 0.06) },
    {
      name: 'crest',
      slot: 'feather',
      shape: brush(
        line.map(([r, y]): Vec2 => [r * 1.05, y * 1.06]),
        0,
        0.085,
        0.024,
        head,
        0.06,
      ),
      detail: 1.2,
    },
    {
      name: 'crest tail',
      slot: 'feather',
      shape: solid.bar(
        [
          [0, 0.11, -0.12],
          [0, 0.03, -0.175],
          [0, -0.08, -0.19],
          [0, -0.2, -0.17],
        ],
        { kind: 'ellipse', rx: 0.028, ry: 0.015 },
        { spline: 'catmull', up: [0, 0, 1], taper: [1, 1.1, 0.9, 0.3] },
      ),
    },
    {
      name: 'rivets',
      slot: 'metal',
      shape: rivets(
        line,
        [1.9, 2.4, -1.9, -2.4, 1.5, -1.5].map((a): Vec2 => [a, -0.13]),
        0.0005,
        0.0036,
        warp,
      ),
      detail: 0.4,
    },
  ];
}

/** Kabuto: ribbed bowl, peak, flared neck lames on cords, turned-back wings, gilt crescent. */
export function samuraiHelmet(): HatPart[] {
  const line = BOWL;
  const ribs = Array.from({ length: 10 }, (_, i) => comb(line, (i * Math.PI) / 10, 0.0032, 0.0036, head, 0.02));
  const lames = [0, 1, 2, 3].map(
    (i): HatPart => ({
      name: `neck lame ${i + 1}`,
      slot: 'band',
      shape: plate(
        [...line, [0.106, -0.16]],
        [0.95, 2 * Math.PI - 0.95],
        [0.012 - 0.03 * i, -0.024 - 0.03 * i],
        0.006 + 0.017 * i,
        (_u, v) => [0.016 * v, 0],
      ),
    }),
  );
  const cords = Array.from({ length: 15 }, (_, i) => {
    const a = 1.05 + (i * (2 * Math.PI - 2.1)) / 14;
    return solid.tube(
      [head(a, 0.118, -0.004), head(a, 0.138, -0.034), head(a, 0.156, -0.064), head(a, 0.174, -0.094)],
      0.0024,
    );
  });
  const crescent: Vec2[] = [];
  for (let i = 0; i <= 16; i++) {
    const a = Math.PI * (1.06 + (0.88 * i) / 16);
    crescent.push([0.115 * Math.cos(a), 0.115 * Math.sin(a) * 1.25]);
  }
  for (let i = 16; i >= 0; i--) {
    const a = Math.PI * (1.06 + (0.88 * i) / 16);
    crescent.push([0.105 * Math.cos(a) * 0.95, 0.082 * Math.sin(a) * 1.15 + 0.004]);
  }
  return [
    { name: 'bowl', slot: 'hat', shape: bowl(line, 0.004), detail: 1.3 },
    { name: 'ribs', slot: 'trim', shape: solid.many(ribs), detail: 0.5 },
    {
      name: 'crown fitting',
      slot: 'trim',
      shape: solid.turned(
        outline.pairs([0, 0, 0.03, 0, 0.027, 0.005, 0.02, 0.007, 0.016, 0.013, 0.011, 0.014, 0, 0.012]),
        [0, 0.128, 0],
      ),
    },
    {
      name: 'brow band',
      slot: 'trim',
      shape: bandShell(0.004, 0.018, (y) => plates.radiusAt(line, y), 0.004, head, 56),
    },
    {
      name: 'peak',
      slot: 'hat',
      shape: plate(line, [-1.1, 1.1], [0.012, 0.0], 0.003, (u, v) => [
        0.045 * v * Math.cos((u - 0.5) * 2.2),
        -0.008 * v,
      ]),
    },
    {
      name: 'peak edge',
      slot: 'trim',
      shape: solid.tube(
        Array.from({ length: 17 }, (_, i) => {
          const u = i / 16;
          return head(-1.1 + 2.2 * u, 0.107 + 0.045 * Math.cos((u - 0.5) * 2.2), -0.0085);
        }),
        0.0026,
        { spline: 'linear' },
      ),
      detail: 0.5,
    },
    ...lames,
    { name: 'lacing', slot: 'strap', shape: solid.many(cords), detail: 0.5 },
    ...(['left', 'right'] as const).map(
      (side): HatPart => ({
        name: `${side} wing`,
        slot: 'band',
        shape: solid.put(
          solid.slab(
            outline.rounded(outline.pairs([-0.022, -0.028, 0.024, -0.024, 0.03, 0.02, -0.02, 0.03]), 0.01),
            0.004,
            [0, 0, 0],
            'z',
          ),
          [side === 'left' ? 0.112 : -0.112, 0.0, 0.08],
          [0, side === 'left' ? 24 : -24, 0],
        ),
      }),
    ),
    {
      name: 'wing crests',
      slot: 'trim',
      shape: solid.both({ op: 'ball', r: [0.011, 0.011, 0.003], at: [0.113, 0.002, 0.083], rot: [0, 24, 0] }),
    },
    {
      name: 'crescent',
      slot: 'metal',
      shape: solid.put(solid.slab(crescent, 0.004, [0, 0, 0], 'z', { bevel: 0.0012 }), [0, 0.2, 0.118], [-14, 0, 0]),
      detail: 1.1,
    },
    {
      name: 'crescent disc',
      slot: 'metal',
      shape: solid.put(solid.cyl(0.02, 0.006, [0, 0, 0], 'z', { bevel: 0.002 }), [0, 0.066, 0.122], [-14, 0, 0]),
    },
    {
      name: 'chin cord',
      slot: 'strap',
      shape: solid.tube(
        [
          [0.098, 0, 0.03],
          [0.07, -0.09, 0.07],
          [0, -0.135, 0.09],
          [-0.07, -0.09, 0.07],
          [-0.098, 0, 0.03],
        ],
        0.005,
      ),
    },
  ];
}
