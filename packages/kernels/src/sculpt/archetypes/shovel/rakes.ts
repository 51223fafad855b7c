import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, oval } from '../../kits/mechanics/index.ts';
import { addDGrip, addShaft } from './shaft.ts';

const NAMES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
];

/** A bow rake: forged bar of fourteen teeth, two bows to the ferrule. */
export function buildRake(b: Bench): number {
  const y = 0.07;
  const w = 0.19;
  b.add('rake bar', 'head', solid.box([w * 2 + 0.02, 0.016, 0.009], [0, y, 0], 0.003), { detail: 0.9 });
  for (let i = 0; i < 14; i++) {
    const x = -w + (2 * w * i) / 13;
    const tooth = [0.0, 0.35, 0.7, 1].map((t) => ({
      at: [x, y + 0.004 - (y + 0.003) * t, 0.001 + 0.018 * t * t] as Vec3,
      w: 0.0088 * (1 - 0.6 * t),
      d: 0.0078 * (1 - 0.62 * t),
    }));
    b.add(`${NAMES[i]} tooth`, 'head', oval(tooth.reverse(), { e: 4, n: 12, cap: 'flat' }), { detail: 0.5 });
  }
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    b.add(
      `${side} bow`,
      'head',
      solid.tube(
        [
          [s * (w - 0.006), y + 0.002, 0],
          [s * (w + 0.004), y + 0.05, 0],
          [s * w * 0.82, y + 0.115, 0],
          [s * w * 0.35, y + 0.16, 0],
          [s * 0.02, y + 0.2, 0],
          [s * 0.007, y + 0.25, 0],
        ],
        0.0052,
      ),
      { detail: 0.8 },
    );
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 0.285, 0.0148, 0.285, 0.0174, 0.3, 0.0182, 0.39, 0, 0.39]), [0, 0, 0], { bevel: 0.001 }),
  );
  b.add(
    'ferrule ring',
    'metal',
    solid.hoop(0.0182, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, 0.38, 0], 'y', 32),
    { detail: 0.5 },
  );
  addShaft(b, 0.32, 1.28, 0.0165);
  return 0.85;
}

/** A leaf rake: fan of sprung tines from a tapered cap, a brace across. */
export function buildLeafRake(b: Bench): number {
  const y0 = 0.46;
  const n = 22;
  const at = (a: number, k: number, z: number): Vec3 => [Math.sin(a) * k, y0 - Math.cos(a) * k, z];
  const angle = (i: number): number => ((i / (n - 1) - 0.5) * 2 * 33 * Math.PI) / 180;
  for (let i = 0; i < n; i++) {
    const a = angle(i);
    const k = (y0 - 0.003) / Math.cos(a * 0.45);
    const tine = solid.bar(
      [
        at(a * 0.25, 0.005, 0),
        at(a * 0.8, k * 0.3, 0.002),
        at(a, k * 0.65, 0.004),
        at(a, k * 0.93, 0.004),
        at(a, k * 0.985, 0.012),
        at(a, k, 0.034),
      ],
      { kind: 'rect', w: 0.0024, h: 0.0072, r: 0.0008 },
      { spline: 'linear', up: [1, 0, 0], taper: [0.6, 1, 1, 0.9, 0.9, 0.7] },
    );
    b.add(`tine ${i + 1}`, 'head', tine, { detail: 0.5 });
  }
  const arc = (k: number, z: number): Vec3[] =>
    Array.from({ length: 15 }, (_, i) => at(((i / 14 - 0.5) * 2 * 32 * Math.PI) / 180, k, z));
  b.add(
    'brace',
    'metal',
    solid.bar(arc(0.25, 0.0065), { kind: 'rect', w: 0.0035, h: 0.016, r: 0.001 }, { up: [0, 0, 1] }),
    { detail: 0.6 },
  );
  b.add(
    'rear brace',
    'metal',
    solid.bar(arc(0.25, -0.0005), { kind: 'rect', w: 0.0035, h: 0.014, r: 0.001 }, { up: [0, 0, 1] }),
    { detail: 0.5 },
  );
  b.add(
    'tine cap',
    'metal',
    flatOval(
      [
        0,
        y0 - 0.08,
        0.066,
        0.014,
        0,
        y0 - 0.03,
        0.052,
        0.02,
        0,
        y0 + 0.02,
        0.036,
        0.032,
        0,
        y0 + 0.06,
        0.034,
        0.034,
        0,
        y0 + 0.14,
        0.033,
        0.033,
      ],
      { e: 2.6, cap: 'flat' },
    ),
    { detail: 1 },
  );
  b.add('cap screw', 'metal', solid.put({ op: 'ball', r: [0.005, 0.003, 0.005] }, [0, y0 + 0.1, 0.0168], [90, 0, 0]), {
    detail: 0.4,
  });
  b.add(
    'spring',
    'metal',
    solid.tube(
      Array.from({ length: 9 }, (_, i): Vec3 => [(i - 4) * 0.015, y0 - 0.135 + (i % 2) * 0.01, 0.0065]),
      0.0015,
    ),
    { detail: 0.4 },
  );
  addShaft(b, y0 + 0.08, 1.35, 0.0155);
  return 0.9;
}

/** A pitchfork, tines up; with `garden` a digging fork on its four flat tines. */
export function buildFork(b: Bench, garden: boolean): number {
  const n = 4;
  const flip = (of: Shape): Shape => (garden ? solid.put(of, [0, 0.43, 0], [0, 0, 180]) : solid.put(of, [0, 0.92, 0]));
  const tall = garden ? 0.3 : 0.36;
  const reach = garden ? 0.082 : 0.098;
  for (let i = 0; i < n; i++) {
    const u = (2 * i) / (n - 1) - 1;
    const x = reach * u;
    const k = garden ? 0.012 : 0.0098;
    const rows: readonly (readonly [number, number, number, number])[] = [
      [x * 0.08, 0.02, 0, 1.1],
      [x * 0.5, 0.055, -0.002, 1.05],
      [x * 0.9, 0.085, -0.006, 1],
      [x, 0.13, -0.01, 1],
      [x, 0.13 + tall * 0.36, -0.012, 0.92],
      [x * 0.99, 0.13 + tall * 0.72, -0.002, 0.72],
      [x * 0.97, 0.13 + tall, 0.014, 0.14],
    ];
    const flat = garden ? 1.25 : 1;
    const tine = oval(
      rows.map(([px, y, z, s]) => ({ at: [px, y, z * (garden ? 0.6 : 1.6)], w: k * s * flat, d: (k * s) / flat })),
      { e: garden ? 4 : 2.2, n: 14 },
    );
    b.add(`${NAMES[i]} tine`, 'head', flip(tine), { detail: 1.1, grain: [0, 1, 0] });
  }
  b.add(
    'fork root',
    'head',
    flip(
      flatOval([0, -0.02, 0.022, 0.02, 0, 0.012, 0.026, 0.018, 0, 0.04, 0.052, 0.0135, 0, 0.056, 0.074, 0.0095], {
        e: 2.6,
      }),
    ),
    { detail: 0.9 },
  );
  if (garden)
    b.add(
      'fork shoulder',
      'head',
      flip(
        solid.bar(
          [
            [-reach - 0.004, 0.1, -0.005],
            [-reach * 0.5, 0.066, -0.002],
            [0, 0.054, 0],
            [reach * 0.5, 0.066, -0.002],
            [reach + 0.004, 0.1, -0.005],
          ],
          { kind: 'rect', w: 0.012, h: 0.014, r: 0.003 },
          { spline: 'catmull', up: [0, 0, 1] },
        ),
      ),
      { detail: 0.8 },
    );
  b.add(
    'socket',
    'metal',
    flip(
      solid.turned(
        pairs([0, -0.15, 0.0182, -0.15, 0.0188, -0.144, 0.0176, -0.06, 0.012, -0.01, 0.01, 0.006, 0, 0.006]),
        [0, 0, 0],
        { bevel: 0.001 },
      ),
    ),
    { detail: 1 },
  );
  b.add(
    'socket ring',
    'metal',
    flip(solid.hoop(0.0184, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, -0.14, 0], 'y', 32)),
    { detail: 0.5 },
  );
  b.add(
    'socket rivet',
    'metal',
    flip(solid.both(solid.put({ op: 'ball', r: [0.0046, 0.003, 0.0046] }, [0, -0.1, 0.0182], [90, 0, 0]), 'z')),
    { detail: 0.4 },
  );
  if (garden) {
    addShaft(b, 0.47, 0.86, 0.0165);
    addDGrip(b, 0.85, 0.0165);
    return 0.64;
  }
  addShaft(b, 0, 0.84, 0.0172, true);
  b.add('shaft end', 'grip', solid.slab(outline.ngon(0.018, 20), 0.012, [0, 0.04, 0], 'y', { bevel: 0.002 }), {
    detail: 0.4,
  });
  return 0.76;
}
