import { winding } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, oval } from '../../kits/mechanics/index.ts';

/** An arm of a pick head about its eye: x, height, height of the section, thickness. `tip` begins the ground end. */
type Arm = readonly (readonly [x: number, y: number, w: number, d: number])[];

const BEAK: Arm = [
  [0.02, 0, 0.052, 0.04],
  [0.08, -0.002, 0.04, 0.034],
  [0.16, -0.016, 0.032, 0.028],
  [0.23, -0.042, 0.024, 0.022],
];
const BEAK_TIP: Arm = [
  [0.225, -0.0398, 0.0246, 0.0226],
  [0.265, -0.0605, 0.017, 0.016],
  [0.3, -0.084, 0.004, 0.004],
];
const CHISEL: Arm = [
  [-0.02, 0, 0.052, 0.04],
  [-0.08, -0.002, 0.038, 0.036],
  [-0.16, -0.015, 0.026, 0.034],
  [-0.23, -0.04, 0.017, 0.036],
];
const CHISEL_TIP: Arm = [
  [-0.225, -0.0378, 0.0178, 0.0366],
  [-0.262, -0.058, 0.0105, 0.04],
  [-0.285, -0.073, 0.002, 0.042],
];
const ADZE: Arm = [
  [-0.02, 0, 0.052, 0.042],
  [-0.07, -0.002, 0.03, 0.05],
  [-0.13, -0.012, 0.017, 0.076],
  [-0.19, -0.032, 0.012, 0.094],
];
const ADZE_TIP: Arm = [
  [-0.185, -0.03, 0.0126, 0.0946],
  [-0.215, -0.045, 0.0085, 0.1],
  [-0.238, -0.06, 0.0016, 0.104],
];
const POLL: Arm = [
  [-0.02, 0, 0.05, 0.042],
  [-0.05, 0, 0.04, 0.04],
  [-0.072, 0, 0.044, 0.044],
];
const POLL_FACE: Arm = [
  [-0.07, 0, 0.0465, 0.0465],
  [-0.088, 0, 0.0465, 0.0465],
  [-0.094, 0, 0.04, 0.04],
];

/** A pickaxe, a mattock or, short, a geologist's hammer. Returns the height where it is held. */
export function buildPick(b: Bench, kind: 'pick' | 'mattock' | 'hammer'): number {
  const k = kind === 'hammer' ? 0.5 : 1;
  const h = kind === 'hammer' ? 0.34 : 0.9;
  const y = h - 0.052 * k;
  const arm = (rows: Arm, e = 4): ReturnType<typeof oval> =>
    oval(
      rows.map(([x, v, w, d]) => ({ at: [x * k, y + v * k, 0], w: w * k * 1.22, d: d * k * 1.15 })),
      { e, n: 20, cap: 'flat' },
    );
  const r = kind === 'hammer' ? 0.0135 : 0.022;
  b.add(
    'haft',
    'handle',
    flatOval(
      [
        0,
        0,
        r * 1.7,
        r * 1.4,
        0,
        h * 0.02,
        r * 2.3,
        r * 1.8,
        0,
        h * 0.1,
        r * 1.95,
        r * 1.55,
        0,
        h * 0.5,
        r * 1.85,
        r * 1.55,
        0,
        h * 0.82,
        r * 2.1,
        r * 1.75,
        0,
        h * 0.98,
        r * 2.4,
        r * 1.85,
        0,
        h,
        r * 2.2,
        r * 1.65,
      ],
      { e: 2.3, cap: 'flat' },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  const eye: Arm = [
    [-0.052, 0, 0.05, 0.042],
    [-0.03, 0, 0.064, 0.056],
    [0.03, 0, 0.064, 0.056],
    [0.052, 0, 0.05, 0.042],
  ];
  b.add('eye', 'head', arm(eye, 5), { detail: 1.1 });
  b.add(
    'collar',
    'head',
    solid.turned(
      pairs([0, -0.05, 0.021, -0.05, 0.0285, -0.03, 0.029, 0.034, 0, 0.034]).map(([u, v]) => [u * k * 1.16, v * k]),
      [0, y, 0],
      { bevel: 0.002 },
    ),
    { detail: 0.9 },
  );
  b.add('beak', 'head', arm(BEAK, 3.4), { detail: 1.3 });
  b.add('beak tip', 'edge', arm(BEAK_TIP, 3.4), { detail: 0.9 });
  const rear = kind === 'pick' ? CHISEL : kind === 'mattock' ? ADZE : POLL;
  const rearTip = kind === 'pick' ? CHISEL_TIP : kind === 'mattock' ? ADZE_TIP : POLL_FACE;
  b.add(kind === 'mattock' ? 'adze' : kind === 'pick' ? 'chisel' : 'poll', 'head', arm(rear, 4), { detail: 1.3 });
  b.add(kind === 'hammer' ? 'hammer face' : `${kind === 'pick' ? 'chisel' : 'adze'} edge`, 'edge', arm(rearTip, 4), {
    detail: 0.9,
  });
  b.add(
    'wedge',
    b.tint('handle', { color: '#d0a874' }),
    solid.box([r * 1.5, 0.006 * k, r * 0.3], [0, h + 0.001, 0], 0.0008),
    { detail: 0.5 },
  );
  for (const s of [1, -1]) {
    b.add(
      `${s > 0 ? 'front' : 'rear'} eye rivet`,
      'metal',
      solid.put({ op: 'ball', r: [0.008 * k, 0.004 * k, 0.008 * k] }, [0, y, s * 0.032 * k], [s * 90, 0, 0]),
      { detail: 0.4 },
    );
    b.add(
      `${s > 0 ? 'front' : 'rear'} forge mark`,
      'metal',
      solid.put(
        { op: 'text', value: kind === 'hammer' ? '600' : '5 LB', height: 0.013 * k, depth: 0.0022, bevel: 0 },
        [0.075 * k, y - 0.009 * k, s * 0.0196 * k],
        [0, s > 0 ? 0 : 180, 0],
      ),
      { detail: 0.4 },
    );
  }
  b.add('grip binding', 'binding', winding(r * 1.04, h * 0.09, h * 0.3, kind === 'hammer' ? 9 : 17, 0.004), {
    detail: 0.8,
  });
  for (const [name, t] of [
    ['lower grip ring', 0.085],
    ['upper grip ring', 0.305],
  ] as const)
    b.add(
      name,
      'metal',
      solid.hoop(r * 1.06, { kind: 'rect', w: 0.008 * k, h: 0.006, r: 0.0016 }, [0, h * t, 0], 'y', 28),
      { detail: 0.5 },
    );
  return h * 0.2;
}

/** By how much the hoe's shaft is cut. */
const SHORTER = 0.26;

/** A garden hoe, its blade up and square to the shaft. */
export function buildHoe(b: Bench): number {
  b.add(
    'shaft',
    'handle',
    solid.turned(
      pairs([0, 0.26, 0.01, 0.26, 0.0165, 0.268, 0.0172, 0.5, 0.0165, 1, 0.0158, 1.18, 0, 1.18]),
      [0, 0, 0],
      {
        bevel: 0.002,
      },
    ),
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'ferrule',
    'metal',
    solid.turned(pairs([0, 1.1, 0.0182, 1.1, 0.0182, 1.19, 0.012, 1.215, 0, 1.215]), [0, 0, 0], { bevel: 0.001 }),
  );
  b.add(
    'swan neck',
    'head',
    flatOval(
      [
        0, 1.19, 0.02, 0.02, 0.002, 1.25, 0.0155, 0.015, 0.016, 1.305, 0.0145, 0.014, 0.05, 1.335, 0.0145, 0.014, 0.09,
        1.318, 0.017, 0.018, 0.104, 1.296, 0.017, 0.03,
      ],
      { e: 2.3 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'blade',
    'head',
    flatOval(
      [0.092, 1.316, 0.006, 0.056, 0.102, 1.3, 0.0056, 0.124, 0.113, 1.278, 0.005, 0.158, 0.127, 1.232, 0.0044, 0.164],
      { e: 7, n: 24, cap: 'flat' },
    ),
    { detail: 1.3 },
  );
  b.add(
    'cutting edge',
    'edge',
    flatOval([0.1262, 1.235, 0.0048, 0.1644, 0.131, 1.2165, 0.0034, 0.165, 0.1345, 1.2, 0.0012, 0.1652], {
      e: 7,
      n: 24,
      cap: 'flat',
    }),
    { detail: 0.8 },
  );
  for (const s of [1, -1])
    b.add(
      `${s > 0 ? 'front' : 'rear'} neck rivet`,
      'metal',
      solid.put({ op: 'ball', r: [0.005, 0.003, 0.005] }, [0, 1.14, s * 0.0182], [s * 90, 0, 0]),
      { detail: 0.4 },
    );
  b.add('neck weld', 'metal', { op: 'ball', r: [0.012, 0.014, 0.022], at: [0.1, 1.302, 0] }, { detail: 0.5 });
  // a shaft of a yard: all above it comes down
  b.parts.forEach((part, i) => {
    b.parts[i] = { ...part, shape: solid.put(part.shape, [0, -SHORTER, 0]) };
  });
  return 0.5;
}
