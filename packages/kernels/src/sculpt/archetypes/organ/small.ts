import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** An eyeball that looks at +Z: white with veins, iris, cornea, nerve. */
function buildEye(b: Bench): void {
  const r = 0.05;
  const c: Vec3 = [0, r, 0];
  b.add('eyeball', 'flesh', { op: 'ball', r, at: c }, { detail: 1.4 });
  const cap = (k: number, to: number) => solid.put({ op: 'ball' as const, r: r * k, from: 0, to }, c, [90, 0, 0]);
  b.add('iris rim', 'dark', cap(1.004, 30));
  b.add('iris', 'iris', cap(1.008, 28));
  b.add(
    'iris rays',
    'iris light',
    solid.put(
      {
        op: 'arrayed',
        n: 28,
        around: 'z',
        of: solid.bar(
          [
            [0, r * 0.21, r * 0.988],
            [0, r * 0.4, r * 0.925],
          ],
          { kind: 'rect', w: 0.0014, h: 0.0008 },
          { up: [0, 0.3, 1] },
        ),
      },
      c,
    ),
    { detail: 0.4 },
  );
  b.add('pupil', 'dark', cap(1.013, 12));
  b.add('glint', 'pale', { op: 'ball', r: [0.005, 0.0065, 0.002], at: [-0.011, r + 0.014, r * 0.965] });
  const vein = (a: number, bend: number) =>
    solid.tube(
      [0.62, 0.8, 1.0, 1.25, 1.5].map((t, i): Vec3 => {
        const q = a + bend * Math.sin(i * 1.4);
        return [
          r * 1.002 * Math.sin(t) * Math.cos(q),
          r + r * 1.002 * Math.sin(t) * Math.sin(q),
          r * 1.002 * Math.cos(t),
        ];
      }),
      0.0007,
      { taper: [0.3, 0.6, 0.9, 1.1, 1.3] },
    );
  b.add(
    'veins',
    'artery',
    solid.many(
      Array.from({ length: 14 }, (_, i) =>
        vein((i / 14) * 2 * Math.PI + 0.2 * Math.sin(i * 3), 0.12 * (i % 2 ? 1 : -1)),
      ),
    ),
    { detail: 0.5 },
  );
  b.add(
    'nerve',
    'artery',
    solid.tube(
      [
        [0, r, -r * 0.94],
        [0, r * 0.96, -r * 1.25],
        [0.004, r * 0.82, -r * 1.6],
      ],
      0.0095,
      { taper: [1.25, 1, 0.8], cap: 'flat' },
    ),
  );
}

/** A molar on its roots. */
function buildTooth(b: Bench): void {
  const roots: FieldShape[] = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([s, q]) => ({
    op: 'chain',
    points: [
      [s * 0.011, 0.04, q * 0.009],
      [s * 0.0145, 0.02, q * 0.011],
      [s * 0.012, 0.003, q * 0.009],
    ],
    radii: [0.0095, 0.0066, 0.0026],
    spline: 'catmull',
  }));
  const cusps: FieldShape[] = [
    [-1, 1],
    [1, 1],
    [-1, -1],
    [1, -1],
  ].map(([s, q]) => ({ op: 'sphere', r: 0.0098, at: [s * 0.0105, 0.0665, q * 0.0095] }));
  b.add(
    'crown',
    'flesh',
    {
      op: 'subtract',
      k: 0.004,
      from: {
        op: 'union',
        k: 0.007,
        of: [{ op: 'superellipsoid', r: [0.0225, 0.019, 0.0205], e: [0.7, 0.75], at: [0, 0.053, 0] }, ...cusps],
      },
      cut: [
        { op: 'ellipsoid', r: [0.0035, 0.007, 0.015], at: [0, 0.0745, 0] },
        { op: 'ellipsoid', r: [0.015, 0.007, 0.0035], at: [0, 0.0745, 0] },
      ],
    },
    { detail: 1.6 },
  );
  b.add(
    'roots',
    'deep',
    { op: 'union', k: 0.006, of: [...roots, { op: 'ellipsoid', r: [0.0195, 0.008, 0.0175], at: [0, 0.041, 0] }] },
    { detail: 1.3 },
  );
}

/** A double helix with its rungs in four colours. */
function buildDna(b: Bench): void {
  const [h, r, n] = [0.3, 0.05, 22];
  const at = (t: number, s: number): Vec3 => [
    s * r * Math.cos(t * 4 * Math.PI),
    0.012 + h * t,
    s * r * Math.sin(t * 4 * Math.PI),
  ];
  for (const [name, s, slot] of [
    ['first', 1, 'flesh'],
    ['second', -1, 'vein'],
  ] as const)
    b.add(
      `${name} strand`,
      slot,
      solid.tube(
        Array.from({ length: 61 }, (_, i) => at(i / 60, s)),
        0.0085,
        { spline: 'linear' },
      ),
      { detail: 1.2 },
    );
  const colors = ['#e8b02c', '#3aa05a', '#c83a3a', '#7a4ab0'];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const [p, q] = [at(t, 0.92), at(t, -0.92)];
    const m: Vec3 = [0, p[1], 0];
    b.add(`base ${i + 1} left`, { base: 'plastic', color: colors[i % 4] }, solid.rod(p, m, 0.0045));
    b.add(`base ${i + 1} right`, { base: 'plastic', color: colors[(i + 2) % 4] }, solid.rod(m, q, 0.0045));
  }
}

/** Directions spread evenly over a ball. */
const spread = (n: number): Vec3[] =>
  Array.from({ length: n }, (_, i): Vec3 => {
    const y = 1 - (2 * (i + 0.5)) / n;
    const a = i * 2.39996;
    const q = Math.sqrt(1 - y * y);
    return [q * Math.cos(a), y, q * Math.sin(a)];
  });

/** A virus with spikes, or a germ with hairs and tails. */
function buildVirus(b: Bench, germ: boolean): void {
  if (germ) {
    b.add(
      'body',
      'flesh',
      {
        op: 'chain',
        points: [
          [-0.045, 0.035, 0],
          [0.045, 0.035, 0],
        ],
        radii: [0.03, 0.03],
      },
      { detail: 1.4 },
    );
    b.add(
      'hairs',
      'vein',
      solid.many(
        spread(90)
          .filter((d) => d[1] > -0.75)
          .map((d) => {
            const x = d[0] * 0.075;
            const base: Vec3 = [x, 0.035 + d[1] * 0.029, d[2] * 0.029];
            return solid.tube([base, [base[0] + d[0] * 0.006, base[1] + d[1] * 0.012, base[2] + d[2] * 0.012]], 0.0012);
          }),
      ),
      { detail: 0.3 },
    );
    b.add(
      'tails',
      'vein',
      solid.many(
        [-0.012, 0, 0.012].map((z, i) =>
          solid.tube(
            Array.from(
              { length: 9 },
              (_, k): Vec3 => [
                -0.072 - k * 0.012,
                0.035 + 0.012 * Math.sin(k * 0.9 + i),
                z + 0.008 * Math.cos(k * 0.8 + i),
              ],
            ),
            0.0022,
          ),
        ),
      ),
    );
    b.add(
      'spots',
      'deep',
      solid.many(
        spread(16).map((d) => ({
          op: 'ball' as const,
          r: 0.0048,
          at: [d[0] * 0.05, 0.035 + d[1] * 0.0275, d[2] * 0.0275] as Vec3,
        })),
      ),
    );
    return;
  }
  const c: Vec3 = [0, 0.09, 0];
  b.add(
    'envelope',
    'flesh',
    { op: 'displace', amp: 0.003, freq: 70, of: { op: 'sphere', r: 0.058, at: c } },
    { detail: 1.4 },
  );
  const dirs = spread(44);
  b.add(
    'spike stems',
    'artery',
    solid.many(
      dirs.map((d) =>
        solid.rod(
          [c[0] + d[0] * 0.055, c[1] + d[1] * 0.055, c[2] + d[2] * 0.055],
          [c[0] + d[0] * 0.08, c[1] + d[1] * 0.08, c[2] + d[2] * 0.08],
          0.0026,
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'spike heads',
    'artery',
    solid.many(
      dirs.map((d) => ({
        op: 'ball' as const,
        r: 0.0078,
        at: [c[0] + d[0] * 0.083, c[1] + d[1] * 0.083, c[2] + d[2] * 0.083] as Vec3,
      })),
    ),
    { detail: 0.6 },
  );
  b.add(
    'proteins',
    'deep',
    solid.many(
      spread(26).map((d) => ({
        op: 'ball' as const,
        r: 0.0055,
        at: [c[0] - d[2] * 0.058, c[1] + d[0] * 0.058, c[2] + d[1] * 0.058] as Vec3,
      })),
    ),
    { detail: 0.5 },
  );
}

/** Balls and sticks; or a nucleus with electrons on their rings. */
function buildMolecule(b: Bench, atom: boolean): void {
  if (atom) {
    const c: Vec3 = [0, 0.13, 0];
    spread(14).forEach((d, i) => {
      b.add(`${i % 2 ? 'neutron' : 'proton'} ${i + 1}`, i % 2 ? 'vein' : 'artery', {
        op: 'ball',
        r: 0.0165,
        at: [c[0] + d[0] * 0.021, c[1] + d[1] * 0.021, c[2] + d[2] * 0.021],
      });
    });
    for (let i = 0; i < 3; i++) {
      const put = (of: Parameters<typeof solid.put>[0]) =>
        solid.put(solid.put(of, [0, 0, 0], [20, 0, 0]), c, [0, 0, i * 60]);
      b.add(
        `orbit ${i + 1}`,
        'pale',
        put(
          solid.bar(
            Array.from(
              { length: 72 },
              (_, k): Vec3 => [0.14 * Math.cos((k * Math.PI) / 36), 0, 0.14 * Math.sin((k * Math.PI) / 36)],
            ),
            { kind: 'circle', r: 0.0028 },
            { closed: true },
          ),
        ),
      );
      const a = 0.7 + i * 2.1;
      b.add(
        `electron ${i + 1}`,
        'iris',
        put({ op: 'ball', r: 0.0105, at: [0.14 * Math.cos(a), 0, 0.14 * Math.sin(a)] }),
      );
    }
    return;
  }
  const atoms: readonly (readonly [string, Vec3, number, string])[] = [
    ['first carbon', [-0.045, 0.075, 0], 0.026, 'dark'],
    ['second carbon', [0.035, 0.1, 0.012], 0.026, 'dark'],
    ['oxygen', [0.1, 0.055, 0.01], 0.024, 'artery'],
    ['hydrogen 1', [-0.06, 0.018, 0.02], 0.0165, 'pale'],
    ['hydrogen 2', [-0.1, 0.11, 0.01], 0.0165, 'pale'],
    ['hydrogen 3', [-0.04, 0.085, -0.062], 0.0165, 'pale'],
    ['hydrogen 4', [0.04, 0.155, 0.045], 0.0165, 'pale'],
    ['hydrogen 5', [0.042, 0.12, -0.052], 0.0165, 'pale'],
    ['hydrogen 6', [0.15, 0.07, 0.02], 0.0165, 'pale'],
  ];
  for (const [name, at, r, slot] of atoms) b.add(name, slot, { op: 'ball', r, at });
  const bonds: readonly (readonly [number, number])[] = [
    [0, 1],
    [1, 2],
    [0, 3],
    [0, 4],
    [0, 5],
    [1, 6],
    [1, 7],
    [2, 8],
  ];
  bonds.forEach(([p, q], i) => {
    b.add(`bond ${i + 1}`, 'deep', solid.rod(atoms[p][1], atoms[q][1], 0.0065));
  });
}

/** A cell cut open: membrane, nucleus, and what swims around it. */
function buildCell(b: Bench): void {
  b.add(
    'membrane',
    'flesh',
    solid.turned(
      pairs([0, 0, 0.05, 0.004, 0.082, 0.026, 0.093, 0.058, 0.088, 0.062, 0.078, 0.058, 0.066, 0.03, 0, 0.022]),
      [0, 0, 0],
      { bevel: 0.003, segments: 72 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'plasma',
    { base: 'plain', color: '#f2c8b0', rough: 0.3 },
    solid.cyl(0.079, 0.03, [0, 0.04, 0], 'y', { bevel: 0.003, segments: 64 }),
  );
  b.add('nucleus', 'deep', { op: 'ball', r: [0.03, 0.028, 0.03], at: [-0.012, 0.056, -0.006] });
  b.add('nucleolus', 'dark', { op: 'ball', r: 0.012, at: [-0.004, 0.078, 0.004] });
  for (const [i, [x, z, a]] of (
    [
      [0.045, 0.03, 30],
      [0.05, -0.028, -50],
      [-0.05, 0.042, 80],
      [0.01, 0.055, -10],
    ] as const
  ).entries())
    b.add(
      `mitochondrion ${i + 1}`,
      'artery',
      solid.put({ op: 'ball', r: [0.015, 0.008, 0.008] }, [x, 0.058, z], [0, a, 0]),
    );
  b.add(
    'reticulum',
    'vein',
    solid.many(
      [0.037, 0.045, 0.053].map((r) =>
        solid.tube(
          outline
            .arc(-0.012, 0.006, r, 60, 150, 14)
            .map(([x, z], i): Vec3 => [x + 0.003 * Math.sin(i * 1.7), 0.056, -z]),
          0.003,
        ),
      ),
    ),
  );
  b.add(
    'vesicles',
    'iris',
    solid.many(
      [
        [0.03, 0.056],
        [-0.03, 0.058],
        [0.062, 0.002],
        [-0.058, -0.03],
        [0.02, -0.058],
      ].map(([x, z]) => ({ op: 'ball' as const, r: 0.0065, at: [x, 0.057, z] as Vec3 })),
    ),
  );
}

/** Eyes, teeth, features and what a microscope shows, on y = 0: metres. */
export const small = { buildEye, buildTooth, buildDna, buildVirus, buildMolecule, buildCell };
