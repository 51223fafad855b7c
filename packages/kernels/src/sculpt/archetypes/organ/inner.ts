import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, solid, triples } from '../../kits/joinery/index.ts';

const chain = (points: readonly Vec3[], radii: readonly number[]): FieldShape => ({
  op: 'chain',
  points,
  radii,
  spline: 'catmull',
});

/** What feeds the heart's wall. */
function addVessels(b: Bench): void {
  const line = (flat: readonly number[], r: number) =>
    solid.tube(triples(flat), r, { taper: [1, 0.95, 0.8, 0.6, 0.35] });
  b.add(
    'coronary arteries',
    'artery',
    solid.many([
      line(
        [0.004, 0.09, 0.041, 0.005, 0.074, 0.0435, 0.007, 0.055, 0.0415, 0.008, 0.036, 0.036, 0.011, 0.02, 0.0235],
        0.0024,
      ),
      line(
        [0.006, 0.074, 0.0432, 0.02, 0.066, 0.0375, 0.0285, 0.056, 0.0285, 0.031, 0.045, 0.0195, 0.0285, 0.034, 0.0155],
        0.0017,
      ),
      line(
        [
          -0.018, 0.086, 0.0375, -0.032, 0.074, 0.031, -0.0375, 0.06, 0.0225, -0.0335, 0.047, 0.0195, -0.025, 0.036,
          0.0215,
        ],
        0.0018,
      ),
    ]),
    { detail: 0.8 },
  );
  b.add(
    'coronary veins',
    'vein',
    solid.many([
      line(
        [0.0, 0.088, 0.0412, 0.0005, 0.072, 0.0432, 0.002, 0.054, 0.041, 0.004, 0.038, 0.0365, 0.008, 0.024, 0.0255],
        0.0016,
      ),
      line(
        [
          0.004, 0.056, 0.0412, -0.008, 0.048, 0.0385, -0.016, 0.04, 0.0345, -0.019, 0.033, 0.0295, -0.017, 0.028,
          0.0265,
        ],
        0.0014,
      ),
    ]),
    { detail: 0.8 },
  );
  b.add(
    'fat',
    { base: 'flesh', color: '#e8c888' },
    solid.many([solid.tube(triples([0.024, 0.083, 0.03, 0.004, 0.087, 0.0385, -0.018, 0.087, 0.0345]), 0.0052)]),
  );
}

/** An anatomical heart: chambers, aorta with its three branches, pulmonary trunk, veins, vessels on the wall. */
function buildHeart(b: Bench): void {
  b.add(
    'ventricles',
    'flesh',
    {
      op: 'union',
      k: 0.02,
      of: [
        chain(
          [
            [0.012, 0.012, 0.006],
            [0.004, 0.04, 0.006],
            [-0.006, 0.075, 0],
          ],
          [0.0125, 0.031, 0.038],
        ),
        chain(
          [
            [-0.008, 0.035, 0.012],
            [-0.022, 0.07, 0.008],
          ],
          [0.018, 0.027],
        ),
      ],
    },
    { detail: 1.6 },
  );
  b.add('right atrium', 'flesh', {
    op: 'union',
    k: 0.01,
    of: [
      { op: 'ellipsoid', r: [0.022, 0.025, 0.024], at: [-0.036, 0.095, 0.002] },
      { op: 'ellipsoid', r: [0.014, 0.01, 0.012], at: [-0.022, 0.1, 0.022] },
    ],
  });
  b.add('left atrium', 'flesh', { op: 'ellipsoid', r: [0.021, 0.018, 0.021], at: [0.024, 0.101, -0.01] });
  b.add(
    'aorta',
    'artery',
    solid.tube(
      triples([
        0, 0.085, 0.004, -0.004, 0.112, 0.004, 0.0, 0.136, 0, 0.02, 0.147, -0.006, 0.039, 0.135, -0.014, 0.043, 0.105,
        -0.022,
      ]),
      0.0135,
    ),
    { detail: 1.2 },
  );
  b.add(
    'aortic branches',
    'artery',
    solid.many(
      [
        [0.004, 0.14, 0],
        [0.018, 0.148, -0.006],
        [0.032, 0.143, -0.011],
      ].map(([x, y, z], i) =>
        solid.tube(
          [
            [x, y, z],
            [x + (i - 1) * 0.004, y + 0.02, z],
            [x + (i - 1) * 0.01, y + 0.034, z + 0.002],
          ],
          0.0052,
          { cap: 'flat' },
        ),
      ),
    ),
  );
  b.add(
    'pulmonary trunk',
    'vein',
    solid.tube(
      triples([0.008, 0.082, 0.02, 0.012, 0.105, 0.019, 0.018, 0.122, 0.008, 0.04, 0.124, -0.004, 0.056, 0.12, -0.008]),
      0.0122,
      { cap: 'flat' },
    ),
    { detail: 1.1 },
  );
  b.add(
    'upper vein',
    'vein',
    solid.tube(triples([-0.034, 0.1, -0.004, -0.033, 0.13, -0.006, -0.03, 0.16, -0.006]), 0.0098, { cap: 'flat' }),
  );
  b.add(
    'lower vein',
    'vein',
    solid.tube(triples([-0.04, 0.085, -0.012, -0.043, 0.06, -0.018, -0.043, 0.038, -0.02]), 0.0092, { cap: 'flat' }),
  );
  b.add(
    'lung veins',
    'artery',
    solid.many([0.108, 0.094].map((y) => solid.rod([0.03, y, -0.012], [0.057, y + 0.003, -0.02], 0.0055))),
  );
  addVessels(b);
}

/** A hemisphere's point: a ridged ball; `s` its side. */
function cortex(s: number, u: number, v: number): Vec3 {
  const th = Math.PI * v;
  const a = 2 * Math.PI * u;
  const d: Vec3 = [Math.sin(th) * Math.cos(a), Math.cos(th), Math.sin(th) * Math.sin(a)];
  // folds: lines where a warped wave passes zero
  const w =
    Math.sin(d[0] * 3.7 + 1.2 * Math.sin(d[1] * 4.4 + s) + 1.1 * Math.sin(d[2] * 4.1)) +
    0.8 * Math.sin(d[2] * 5.6 + 1.4 * Math.sin(d[0] * 4.3 + d[1] * 3.1) + s);
  const x = Math.sin(3.1 * w + 2.3 * d[1] + 3.9 * d[2]);
  const fold = 0.1 * (1 - Math.exp(-((x / 0.6) ** 2)));
  const r = 0.915 + fold;
  const inner = s * d[0] < 0 ? 0.3 : 1;
  return [
    s * 0.0015 + d[0] * 0.058 * r * inner,
    0.068 + d[1] * 0.05 * r * (d[1] < 0 ? 0.78 : 1),
    d[2] * 0.082 * r * (1 - 0.06 * d[2]),
  ];
}

/** A brain of two folded hemispheres, cerebellum and stem. */
function buildBrain(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const [n, m] = [216, 148];
    const positions = new Float32Array((n * (m - 1) + 2) * 3);
    const indices: number[] = [];
    positions.set(cortex(s, 0, 0.0001), 0);
    for (let j = 1; j < m; j++)
      for (let i = 0; i < n; i++) positions.set(cortex(s, i / n, j / m), (1 + (j - 1) * n + i) * 3);
    const last = 1 + n * (m - 1);
    positions.set(cortex(s, 0, 0.9999), last * 3);
    for (let i = 0; i < n; i++) {
      const k = (i + 1) % n;
      indices.push(0, 1 + k, 1 + i, last, last - n + i, last - n + k);
      for (let j = 1; j < m - 1; j++) {
        const [p, q, r, t] = [1 + (j - 1) * n + i, 1 + (j - 1) * n + k, 1 + j * n + k, 1 + j * n + i];
        indices.push(p, q, r, p, r, t);
      }
    }
    b.add(`${name} hemisphere`, 'flesh', { op: 'mesh', positions, indices: new Uint32Array(indices) }, { detail: 2.6 });
  }
  const leaves = Array.from({ length: 9 }, (_, i) => {
    const k = Math.sin(((i + 1.2) / 10.4) * Math.PI);
    const leaf = solid.hoop(0.02 + 0.015 * k, { kind: 'circle', r: 0.0024 }, [0, 0, 0], 'y', 40);
    return {
      op: 'placed' as const,
      of: leaf,
      places: [{ at: [0, 0.014 + i * 0.0034, -0.05] as Vec3, scale: [1.1, 1, 0.72] as Vec3 }],
    };
  });
  b.add('cerebellum', 'deep', { op: 'ellipsoid', r: [0.035, 0.019, 0.024], at: [0, 0.028, -0.05] });
  b.add('cerebellar leaves', 'deep', solid.many(leaves), { detail: 0.6 });
  b.add(
    'stem',
    'deep',
    solid.tube(triples([0, 0.045, -0.016, 0, 0.025, -0.022, 0, 0.001, -0.026]), 0.0115, {
      taper: [1.2, 1, 0.72],
      cap: 'flat',
    }),
  );
}

/** Two lungs of lobes on the windpipe. */
function addLungs(b: Bench): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const lobes: FieldShape[] = [
      chain(
        [
          [s * 0.055, 0.045, 0],
          [s * 0.062, 0.11, 0],
          [s * 0.05, 0.18, 0],
          [s * 0.042, 0.215, 0],
        ],
        [0.036, 0.046, 0.038, 0.02],
      ),
    ];
    b.add(
      `${name} lung`,
      'flesh',
      {
        op: 'subtract',
        k: 0.006,
        from: {
          op: 'intersect',
          of: [
            {
              op: 'union',
              k: 0.02,
              of: [...lobes, { op: 'ellipsoid', r: [0.05, 0.03, 0.045], at: [s * 0.066, 0.04, 0] }],
            },
            { op: 'halfspace', normal: [0, -1, 0], offset: 0 },
          ],
        },
        cut: [
          { op: 'box', size: [0.2, 0.004, 0.2], round: 0.0015, at: [s * 0.06, 0.11, 0], rot: [24, 0, s * 20] },
          ...(s < 0
            ? [
                {
                  op: 'box' as const,
                  size: [0.2, 0.0035, 0.2] as Vec3,
                  round: 0.0015,
                  at: [-0.06, 0.145, 0] as Vec3,
                  rot: [-8, 0, 4] as Vec3,
                },
              ]
            : []),
        ],
      },
      { detail: 1.5 },
    );
    b.add(
      `${name} bronchus`,
      'pale',
      solid.tube(
        [
          [0, 0.175, 0],
          [s * 0.012, 0.158, 0.002],
          [s * 0.036, 0.135, 0.004],
        ],
        0.0085,
      ),
    );
  }
  b.add('windpipe', 'pale', solid.cyl(0.0105, 0.1, [0, 0.222, 0]));
  b.add(
    'windpipe rings',
    'pale',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.hoop(0.0106, { kind: 'circle', r: 0.0026 }, [0, 0.18 + i * 0.0105, 0], 'y', 32),
      ),
    ),
  );
}

/** A kidney with its vessels. */
function addKidney(b: Bench): void {
  b.add(
    'kidney',
    'flesh',
    {
      op: 'union',
      k: 0.02,
      of: [
        chain(
          [
            [0.006, 0.022, 0],
            [-0.016, 0.055, 0],
            [0.006, 0.09, 0],
          ],
          [0.023, 0.022, 0.023],
        ),
      ],
    },
    { detail: 1.5 },
  );
  b.add(
    'renal artery',
    'artery',
    solid.tube(triples([0.002, 0.062, 0.003, 0.03, 0.064, 0.003, 0.055, 0.068, 0]), 0.005, { cap: 'flat' }),
  );
  b.add(
    'renal vein',
    'vein',
    solid.tube(triples([0.002, 0.053, 0.005, 0.03, 0.053, 0.006, 0.055, 0.055, 0.004]), 0.0056, { cap: 'flat' }),
  );
  b.add(
    'ureter',
    'pale',
    solid.tube(
      triples([0.002, 0.046, -0.002, 0.02, 0.042, -0.003, 0.028, 0.024, -0.003, 0.029, 0.001, -0.003]),
      0.0042,
      { cap: 'flat' },
    ),
  );
}

/** A liver of two lobes, the gallbladder under it. */
function addLiver(b: Bench): void {
  b.add(
    'right lobe',
    'flesh',
    {
      op: 'union',
      k: 0.03,
      of: [
        { op: 'ellipsoid', r: [0.062, 0.046, 0.045], at: [-0.035, 0.05, 0] },
        { op: 'ellipsoid', r: [0.04, 0.05, 0.038], at: [-0.06, 0.05, -0.004] },
      ],
    },
    { detail: 1.5 },
  );
  b.add(
    'left lobe',
    'flesh',
    chain(
      [
        [0.02, 0.058, 0.004],
        [0.07, 0.064, 0.004],
        [0.105, 0.062, 0.002],
      ],
      [0.036, 0.026, 0.01],
    ),
    { detail: 1.2 },
  );
  b.add(
    'ligament',
    'pale',
    solid.tube(triples([0.018, 0.096, 0.008, 0.02, 0.08, 0.036, 0.018, 0.055, 0.0435, 0.014, 0.032, 0.036]), 0.0034),
  );
  b.add(
    'gallbladder',
    { base: 'flesh', color: '#5a7a3a' },
    chain(
      [
        [-0.012, 0.006, 0.026],
        [-0.012, 0.02, 0.028],
        [-0.008, 0.032, 0.026],
      ],
      [0.0075, 0.011, 0.007],
    ),
  );
}

/** A stomach between gullet and gut. */
function addStomach(b: Bench): void {
  b.add(
    'stomach',
    'flesh',
    chain(
      [
        [0.022, 0.14, 0],
        [0.038, 0.112, 0],
        [0.03, 0.07, 0],
        [0.002, 0.042, 0],
        [-0.03, 0.042, 0],
        [-0.046, 0.058, 0],
      ],
      [0.028, 0.039, 0.038, 0.031, 0.021, 0.0125],
    ),
    { detail: 1.5 },
  );
  b.add(
    'gullet',
    'pale',
    solid.tube(triples([0.006, 0.13, 0, -0.006, 0.155, 0, -0.009, 0.195, 0]), 0.01, { cap: 'flat' }),
  );
  b.add(
    'duodenum',
    'pale',
    solid.tube(triples([-0.044, 0.056, 0, -0.06, 0.066, 0, -0.066, 0.048, 0, -0.062, 0.012, 0]), 0.0115, {
      cap: 'flat',
    }),
  );
}

/** Lungs with windpipe; a kidney; a liver; a stomach. */
function buildSoft(b: Bench, kind: string): void {
  if (kind === 'lungs') addLungs(b);
  else if (kind === 'kidney') addKidney(b);
  else if (kind === 'liver') addLiver(b);
  else addStomach(b);
}

/** A gut: large bowel as a beaded frame, small bowel coiled inside. */
function buildGut(b: Bench, rng: Rng): void {
  const frame: Vec3[] = [
    [0.02, 0.012, 0],
    [-0.07, 0.03, 0],
    [-0.085, 0.1, 0],
    [-0.082, 0.17, 0],
    [-0.04, 0.182, 0.01],
    [0, 0.172, 0.014],
    [0.045, 0.184, 0.01],
    [0.085, 0.172, 0],
    [0.088, 0.1, 0],
    [0.075, 0.04, 0],
    [0.04, 0.014, 0],
  ];
  b.add(
    'large intestine',
    'flesh',
    { op: 'sweep', path: frame, section: { kind: 'circle', r: 0.019 }, spline: 'catmull', cap: 'round' },
    { detail: 1.2 },
  );
  const taste = rng.fork('gut');
  const coil = Array.from({ length: 40 }, (_, i): Vec3 => {
    const row = Math.floor(i / 8);
    const t = (i % 8) / 7;
    const x = (row % 2 ? 1 - t : t) * 0.1 - 0.05;
    return [
      x + taste.range(-0.003, 0.003),
      0.145 - row * 0.025 + 0.008 * Math.sin(i * 2.1),
      0.012 * Math.cos(i * 1.7) + 0.01,
    ];
  });
  b.add('small intestine', 'deep', solid.tube(coil, 0.0125), { detail: 1.3 });
}

/** Organs of the trunk and the head, on y = 0: metres. */
export const inner = { buildHeart, buildBrain, buildSoft, buildGut };
