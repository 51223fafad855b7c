import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { stitches } from '../../kits/leatherwork/index.ts';
import { cuff, wrist } from './cuff.ts';
import { FINGERS, fingerLine, palm } from './hands.ts';

/** How a glove of five fingers is cut. */
export interface GloveCut {
  /** Household rubber. */
  rubber: boolean;
  /** Fingers end at their middle joint. */
  fingerless: boolean;
  /** What the cuff ends in: `snap` a short cuff with a strap, `long` one that reaches up the arm, `fur` a fur rim. */
  cuff: string;
}

/** Cuff below the wrist of a long glove, metres. */
const LONG = 0.085;

/** Five fingers: dress leather with three seams on its back, its cuff; or rubber with a rolled rim. */
export function buildLeather(b: Bench, { rubber, fingerless, cuff: style }: GloveCut, taste: Rng): void {
  const k = taste.range(0.97, 1.04);
  const open = taste.range(0.4, 1.5);
  const fingers: FieldShape[] = FINGERS.map(([, x, y, l, r, spread]) => ({
    op: 'chain',
    points: fingerLine(x, y - 0.02, (l + 0.02) * k * (fingerless ? 0.56 : 1), spread * open),
    radii: [r * 1.06, r * 1.04, r, r * (fingerless ? 1 : 0.82)],
    spline: 'catmull',
  }));
  const wrinkles = rubber ? 0 : 0.0006;
  const whole: FieldShape = { op: 'union', k: 0.008, of: [...palm(), ...fingers] };
  const ends = FINGERS.map(([name, x, y, l, r, spread]) => {
    const [, , before, end] = fingerLine(x, y - 0.02, (l + 0.02) * k * 0.56, spread * open);
    return { name, before, end, r };
  });
  ends.push({ name: 'thumb', before: [-0.0555, 0.134, -0.009], end: [-0.066, 0.15, -0.012], r: 0.0122 });
  // a bore that widens past the end takes the round end off with it
  const bores = ends.map(({ before, end, r }): FieldShape => {
    const on = V3.normalize(V3.sub(end, before));
    return {
      op: 'chain',
      points: [before, end, V3.add(end, V3.scale(on, r * 1.5))],
      radii: [r * 0.76, r * 0.82, r * 1.9],
    };
  });
  b.add(
    'hand',
    'body',
    {
      op: 'displace',
      amp: wrinkles,
      freq: 60,
      of: fingerless ? { op: 'subtract', from: whole, cut: bores } : whole,
    },
    { detail: 2 },
  );
  if (rubber) {
    b.add(
      'cuff',
      'cuff',
      cuff(
        [
          [0.004, 0.014],
          [0.03, 0.008],
          [0.062, 0.002],
          [0.084, 0.0035],
        ],
        0.0018,
      ),
      { detail: 1.2 },
    );
    b.add('rolled rim', 'cuff', solid.tube(wrist(0.0042, 0.0135), 0.0038, { closed: true }), { detail: 0.8 });
    for (let i = 0; i < 3; i++)
      b.add(
        `rib ${i + 1}`,
        'cuff',
        solid.tube(wrist(0.016 + 0.008 * i, 0.0115 - 0.0015 * i), 0.0013, { closed: true }),
        { detail: 0.5 },
      );
    return;
  }
  const low = style === 'long' ? -LONG : 0;
  b.add(
    'cuff',
    'cuff',
    cuff(
      [
        ...(style === 'long'
          ? ([
              [low, 0.015],
              [low * 0.5, 0.009],
            ] as const)
          : []),
        [0, 0.006],
        [0.02, 0.003],
        [0.05, 0.001],
        [0.082, 0.003],
      ],
      0.0024,
    ),
    { detail: 1.2 },
  );
  const wide = style === 'long' ? 0.0146 : 0.0056;
  b.add('cuff binding', 'cuff', solid.tube(wrist(low + 0.0024, wide), 0.0024, { closed: true }), { detail: 0.6 });
  const seam = wrist(low + 0.0115, wide - 0.0004);
  b.add('cuff stitching', 'thread', stitches([...seam, seam[0]], 0.0006, 0.005), { detail: 0.3 });
  if (style === 'fur') addFur(b, taste);
  b.add('wrist band', 'body', solid.tube(wrist(0.0735, 0.0028), 0.0026, { closed: true }), { detail: 0.6 });
  for (const [i, x] of [-0.019, 0.001, 0.021].entries())
    b.add(
      `back seam ${i + 1}`,
      'thread',
      stitches(
        [
          [x * 0.7, 0.1, 0.0168],
          [x, 0.12, 0.0176],
          [x * 1.06, 0.144, 0.0152],
        ].map(([u, v, w]): Vec3 => [u, v, w + 0.0028 - Math.abs(u) * 0.11]),
        0.0008,
        0.0052,
      ),
      { detail: 0.3 },
    );
  if (!fingerless) addCreases(b, open);
  else for (const { name, before, end, r } of ends) addBinding(b, name, { before, end, r });
  if (style === 'snap') addStrap(b);
  if (style === 'long')
    b.parts.splice(
      0,
      b.parts.length,
      ...b.parts.map((part) => ({ ...part, shape: solid.put(part.shape, [0, LONG, 0]) })),
    );
}

function addCreases(b: Bench, open: number): void {
  for (const [name, x, y, l, r, spread] of FINGERS) {
    const [root, , knuckle] = fingerLine(x, y, l, spread * open);
    b.add(
      `${name} crease`,
      'thread',
      solid.tube(
        [-1, 0, 1].map(
          (s): Vec3 => [
            (root[0] + knuckle[0]) / 2 + s * r * 0.55,
            (root[1] + knuckle[1]) / 2 - 0.001 * s * s,
            knuckle[2] + r * (1 - 0.14 * s * s) * 0.99 + 0.0048,
          ],
        ),
        0.0006,
      ),
      { detail: 0.3 },
    );
  }
}

/** A rolled edge where a finger ends. */
function addBinding(b: Bench, name: string, { before, end, r }: { before: Vec3; end: Vec3; r: number }): void {
  const on = V3.normalize(V3.sub(end, before));
  const u = V3.normalize(V3.cross(on, [0, 0, 1]));
  const v = V3.cross(u, on);
  const rim = Array.from({ length: 24 }, (_, i): Vec3 => {
    const a = (2 * Math.PI * i) / 24;
    return V3.add(end, V3.add(V3.scale(u, r * 0.93 * Math.cos(a)), V3.scale(v, r * 0.93 * Math.sin(a))));
  });
  b.add(`${name} binding`, 'cuff', solid.tube(rim, 0.0016, { closed: true }), { detail: 0.4 });
}

/** Tufts round the rim of the cuff. */
function addFur(b: Bench, taste: Rng): void {
  const tufts = [0.002, 0.011, 0.02].flatMap((y, row) =>
    wrist(y, 0.006, 26).map((p, i): Shape => {
      const a = Math.atan2(p[2], p[0]) + (row % 2 ? 0.12 : 0) + taste.range(-0.06, 0.06);
      const r = Math.hypot(p[0], p[2]) - 0.002;
      return {
        op: 'ball',
        r: [0.0072, 0.0068 + (i % 3) * 0.0008, 0.0072],
        at: [r * Math.cos(a), y + 0.004 + taste.range(-0.0015, 0.0015), r * Math.sin(a)],
      };
    }),
  );
  b.add('fur trim', { base: 'wool', color: '#f0e8da' }, solid.many(tufts), { detail: 1.2 });
}

/** The strap over the wrist with its snap. */
function addStrap(b: Bench): void {
  b.add(
    'strap',
    'cuff',
    solid.tube(
      [
        [-0.03, 0.058, 0.0175],
        [-0.01, 0.06, 0.0285],
        [0.018, 0.06, 0.026],
      ],
      0.0042,
      { cap: 'round' },
    ),
    { detail: 0.6 },
  );
  b.add(
    'snap',
    'metal',
    solid.put(solid.cyl(0.0042, 0.0026, [0, 0, 0], 'z', { bevel: 0.0008 }), [0.014, 0.06, 0.031]),
    { detail: 0.5 },
  );
}
