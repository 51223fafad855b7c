import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../joinery/index.ts';
import { felt } from './felt.ts';
import type { HatPart } from './hat-part.ts';
import { plates } from './plate.ts';

const { head, plate, rivets, comb, brush, bowl } = plates;
const { bandShell } = felt;
const BOWL: readonly Vec2[] = outline.pairs([
  0.0006, 0.13, 0.03, 0.127, 0.06, 0.114, 0.084, 0.09, 0.099, 0.05, 0.104, 0.01,
]);
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
    ...romanTrims(),
  ];
}

/** Brows in relief and the strap under the chin. */
function romanTrims(): HatPart[] {
  return [
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
  const side = outline.pairs([0.012, -0.004, 0.03, -0.024, 0.058, -0.016, 0.074, 0.006, 0.054, 0.022, 0.026, 0.02]);
  const slot = outline.pairs([-0.014, -0.156, 0.014, -0.156, 0.022, -0.03, 0.011, -0.06, -0.011, -0.06, -0.022, -0.03]);
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
          [0, -0.04, -0.19],
          [0, -0.115, -0.18],
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
