import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { buckle, stitches, strap } from '../../kits/leatherwork/index.ts';
import type { Face } from './face.ts';

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** A round window with its screwed rim, looking out at (x, y), turned outwards. */
function addWindow(b: Bench, face: Face, name: string, s: number, x: number, y: number, r: number): void {
  const [px, py, pz] = face.at(s * x, y);
  const put = (of: Shape): Shape => solid.put(of, [px, py, pz - 0.002], [90, 0, s * -20]);
  b.add(
    `${name} lens rim`,
    'metal',
    put(
      solid.turned(
        pairs([
          r * 0.86,
          -0.008,
          r * 1.12,
          -0.008,
          r * 1.16,
          -0.002,
          r * 1.12,
          0.008,
          r * 0.98,
          0.0105,
          r * 0.86,
          0.009,
          r * 0.86,
          -0.008,
        ]),
        [0, 0, 0],
        { bevel: 0.0006, segments: 44 },
      ),
    ),
    { detail: 1.2 },
  );
  b.add(
    `${name} lens`,
    'lens',
    put(
      solid.turned(pairs([0, 0.002, r * 0.9, 0.002, r * 0.9, 0.0058, r * 0.5, 0.0082, 0, 0.009]), [0, 0, 0], {
        bevel: 0,
        segments: 40,
      }),
    ),
    { detail: 1.1 },
  );
  b.add(
    `${name} rim screws`,
    'metal',
    put({ op: 'arrayed', n: 6, around: 'y', of: solid.put(fitting.screw(0.0018, 'slot'), [r * 1.03, 0.0092, 0]) }),
    { detail: 0.4 },
  );
}

/** Straps from the temples and the crown to a pad at the back of the head. */
function addHarness(b: Bench, face: Face, heights: readonly number[]): void {
  const pad: Vec3 = [0, face.eyes + 0.03, -0.112];
  b.add(
    'head pad',
    'strap',
    solid.put(
      solid.slab(outline.roundRect(0.05, 0.05, 0.014), 0.004, [0, 0, 0], 'z', { bevel: 0.001 }),
      pad,
      [8, 0, 0],
    ),
  );
  for (const y of heights)
    for (const [name, s] of SIDES) {
      const from = face.at(s * face.plan.half(y) * 0.95, y);
      const path: Vec3[] = [
        from,
        [from[0] + s * 0.004, from[1] + 0.002, from[2] - 0.034],
        [s * 0.07, (from[1] + pad[1]) / 2, -0.062],
        [s * 0.022, pad[1] + (y > 0.02 ? 0.014 : y < -0.02 ? -0.014 : 0), -0.113],
      ];
      const at = y > 0.02 ? 'upper' : y < -0.02 ? 'lower' : 'middle';
      b.add(`${name} ${at} strap`, 'strap', strap(path, 0.014, 0.0024, [s, 0, 0.2]));
      const { frame, prong } = buckle(0.02, 0.017, 0.0024);
      b.add(
        `${name} ${at} buckle`,
        'metal',
        solid.put(
          solid.many([frame, prong]),
          [from[0] + s * 0.0065, from[1] + 0.001, from[2] - 0.024],
          [0, s * 10, -90 * s],
        ),
      );
    }
}

/** A gas mask: windows, filter canister in front, side valves, harness. */
export function addGas(b: Bench, face: Face): void {
  b.add('sealing edge', 'trim', solid.tube(face.edge(), 0.005, { closed: true }));
  for (const [name, s] of SIDES) {
    addWindow(b, face, name, s, 0.035, 0, 0.0245);
    const [x, y, z] = face.at(s * 0.052, -0.056);
    const valve = (of: Shape): Shape => solid.put(of, [x, y, z - 0.002], [78, 0, s * -52]);
    b.add(
      `${name} valve`,
      'metal',
      valve(
        solid.turned(pairs([0, -0.004, 0.017, -0.004, 0.018, 0, 0.018, 0.007, 0.015, 0.01, 0, 0.01]), [0, 0, 0], {
          bevel: 0.0008,
        }),
      ),
    );
    b.add(
      `${name} valve slots`,
      'trim',
      valve({ op: 'arrayed', n: 8, around: 'y', of: solid.box([0.008, 0.0012, 0.0018], [0.0082, 0.0104, 0], 0.0003) }),
      { detail: 0.4 },
    );
    b.add(
      `${name} cheek rib`,
      'trim',
      solid.tube(
        [face.at(s * 0.018, -0.03, 0.003), face.at(s * 0.04, -0.034, 0.003), face.at(s * 0.062, -0.024, 0.003)],
        0.0026,
      ),
    );
  }
  const [, y, z] = face.at(0, -0.056);
  const can = (of: Shape): Shape => solid.put(of, [0, y, z - 0.008], [104, 0, 0]);
  b.add(
    'filter collar',
    'trim',
    can(
      solid.turned(pairs([0, 0, 0.027, 0, 0.03, 0.006, 0.03, 0.014, 0.025, 0.018, 0, 0.018]), [0, 0, 0], {
        bevel: 0.001,
      }),
    ),
    { detail: 1.1 },
  );
  b.add(
    'filter',
    'metal',
    can(
      solid.turned(pairs([0, 0.014, 0.028, 0.014, 0.036, 0.02, 0.036, 0.05, 0.034, 0.054, 0, 0.054]), [0, 0, 0], {
        bevel: 0.001,
        segments: 48,
      }),
    ),
    { detail: 1.2 },
  );
  for (const [i, h] of [0.028, 0.036, 0.044].entries())
    b.add(`filter ring ${i + 1}`, 'metal', can(solid.hoop(0.0362, { kind: 'circle', r: 0.0011 }, [0, h, 0], 'y', 44)), {
      detail: 0.6,
    });
  b.add(
    'filter inlet',
    'trim',
    can(solid.turned(pairs([0, 0.0535, 0.013, 0.0535, 0.0135, 0.056, 0, 0.056]), [0, 0, 0], { bevel: 0.0004 })),
  );
  b.add(
    'filter holes',
    'lens',
    can(
      solid.many(
        [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
          solid.cyl(
            0.0028,
            0.001,
            [0.024 * Math.cos((i * Math.PI) / 4), 0.0543, 0.024 * Math.sin((i * Math.PI) / 4)],
            'y',
            { bevel: 0.0001 },
          ),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  addHarness(b, face, [0.05, 0.004, -0.05]);
}

/** A plague doctor's mask: round windows, the long curved beak with seams, breathing holes and rivets, leather straps. */
export function addPlague(b: Bench, face: Face): void {
  for (const [name, s] of SIDES) addWindow(b, face, name, s, 0.036, 0.008, 0.0205);
  const [, y0, z0] = face.at(0, -0.03);
  const at = (t: number, a: number, lift: number): Vec3 => {
    const k = (1 - t) ** 0.85;
    const w = 0.034 * k + 0.0022 + lift;
    const h = 0.04 * k + 0.0028 + lift;
    const z = z0 - 0.022 + 0.205 * t;
    const y = y0 - 0.004 - 0.006 * t - 0.044 * t * t;
    const keel = Math.cos(a) > 0 ? 1 + 0.12 * Math.cos(a) ** 4 : 1;
    return [w * Math.sin(a), y + h * Math.cos(a) * keel, z];
  };
  const ring = (t: number): { points: Vec3[] } => ({
    points: Array.from({ length: 32 }, (_, i) => at(t, (2 * Math.PI * i) / 32, 0)),
  });
  b.add(
    'beak',
    'face',
    {
      op: 'loft',
      sections: [0, 0.08, 0.18, 0.3, 0.42, 0.55, 0.68, 0.8, 0.9, 0.97, 1].map(ring),
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.5 },
  );
  const run = (a: number, from: number, to: number, lift: number): Vec3[] =>
    Array.from({ length: 16 }, (_, i) => at(from + ((to - from) * i) / 15, a, lift));
  b.add(
    'beak ridge',
    'trim',
    solid.tube(run(0, 0.1, 0.99, 0), 0.0024, { taper: Array.from({ length: 16 }, (_, i) => 1 - 0.5 * (i / 15)) }),
  );
  for (const [name, s] of SIDES) {
    b.add(`${name} beak seam`, 'thread', stitches(run(s * 1.75, 0.14, 0.97, 0.0006), 0.0009, 0.007), { detail: 0.5 });
    b.add(
      `${name} beak edge`,
      'trim',
      solid.tube(run(s * 1.95, 0.12, 0.98, 0), 0.0017, {
        taper: Array.from({ length: 16 }, (_, i) => 1 - 0.4 * (i / 15)),
      }),
    );
    b.add(
      `${name} breathing holes`,
      'lens',
      solid.many(
        [0.5, 0.56, 0.62, 0.68].map(
          (t): Shape => ({ op: 'ball', r: [0.0012, 0.0022, 0.0026], at: at(t, s * 1.2, -0.0003) }),
        ),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${name} rivets`,
      'metal',
      solid.many([0.2, 0.3, 0.4].map((t): Shape => ({ op: 'ball', r: 0.0026, at: at(t, s * 2.5, 0.0004) }))),
      { detail: 0.4 },
    );
  }
  for (const [i, t] of [0.24, 0.46].entries())
    b.add(
      `beak band ${i + 1}`,
      'trim',
      solid.bar(
        Array.from({ length: 32 }, (_, k) => at(t, (2 * Math.PI * k) / 32, 0.001)),
        { kind: 'rect', w: 0.008, h: 0.0024, r: 0.0008 },
        { closed: true, up: [0, 1, 0] },
      ),
    );
  b.add('beak tip', 'metal', {
    op: 'loft',
    sections: [
      [0.88, 0.0012],
      [0.95, 0.0014],
      [0.995, 0.0008],
      [1.02, -0.001],
    ].map(([t, lift]) => ({
      points: Array.from(
        { length: 24 },
        (_, i) =>
          at(Math.min(0.999, t), (2 * Math.PI * i) / 24, lift).map((v, c) =>
            c === 2 ? v + Math.max(0, t - 0.999) * 0.2 : v,
          ) as unknown as Vec3,
      ),
    })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add(
    'face seam',
    'thread',
    stitches(
      Array.from({ length: 12 }, (_, i) => face.at(0, 0.025 + 0.0055 * i, 0.0026)),
      0.0009,
      0.007,
    ),
    { detail: 0.4 },
  );
  addHarness(b, face, [0.04, -0.03]);
}
