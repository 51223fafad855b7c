import type { Shape } from '../../../curves/index.ts';
import { createRng, V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';

const KINDS: Readonly<Record<string, (b: Bench, seed: number) => void>> = {
  log: addLog,
  stump: addStump,
  branch: addBranch,
  driftwood: addDriftwood,
  firewood: addFirewood,
  plank: addPlank,
  lumber: addLumber,
};

/** Wood as it is felled, found and stacked: logs, stumps, branches, driftwood, firewood, planks. */
export const log: Archetype = {
  name: 'log',
  kind: 'plant',
  size: { length: 1 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'log', about: 'what sort' },
    moss: { type: 'flag', default: false, about: 'moss on what looks up', vary: 0.25 },
  },
  slots: {
    bark: {
      material: { base: 'bark', color: '#6b4e36', color2: '#7c7a58', color3: '#33241a' },
      words: ['bark', 'log', 'trunk'],
      main: true,
    },
    wood: {
      material: { base: 'wood', color: '#d3a86c', color2: '#b0803f', color3: '#7a5228' },
      words: ['wood', 'ring', 'cut', 'plank'],
    },
    moss: { material: { base: 'moss', color: '#5f8a3a' }, words: ['moss', 'leaf'] },
  },
  palettes: [
    {
      lead: 'bark',
      of: colorways({
        oak: { weight: 2 },
        birch: { bark: { color: '#dcd6ca', color2: '#8a8478', color3: '#2c2824' } },
        pine: { bark: { color: '#8a5a3a', color2: '#a4714a', color3: '#4a2c1a' } },
        dark: { bark: { color: '#4a3626', color2: '#5c5a40', color3: '#241810' } },
      }),
    },
  ],
  presets: {
    log: { size: { width: 1 } },
    'tree stump': { params: { kind: 'stump' }, size: { height: 0.5 } },
    branch: { params: { kind: 'branch' }, size: { width: 0.9 } },
    driftwood: {
      params: { kind: 'driftwood' },
      materials: { bark: { base: 'wood', color: '#b3a794', color2: '#938772' } },
      size: { width: 1 },
    },
    firewood: { params: { kind: 'firewood' }, size: { width: 0.9 } },
    plank: { params: { kind: 'plank' }, size: { width: 1.5 } },
    'lumber stack': { params: { kind: 'lumber' }, size: { width: 2 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const moss = read.flag(params, 'moss');
  const m = materials.moss;
  const bark = moss
    ? {
        ...materials.bark,
        layers: [
          {
            mask: {
              kind: 'all' as const,
              of: [
                { kind: 'slope' as const, dir: [0, 1, 0] as Vec3, from: 0.2, to: 0.7 },
                { kind: 'noise' as const, scale: 0.16, threshold: 0.42, soft: 0.15 },
              ],
            },
            material: { base: m.base, color: m.color },
          },
        ],
      }
    : materials.bark;
  const b = createBench({ ...materials, bark });
  KINDS[read.word(params, 'kind')](b, rng.fork('log').int(9999));
  return { parts: b.parts };
}

/** A trunk piece along +Y from 0 to `h`, open to nothing: bark, and a cut end with rings that stand out a little at either end. */
function trunk(
  b: Bench,
  name: string,
  r: number,
  h: number,
  seed: number,
  place: (s: Shape) => Shape,
  o: { flare?: number; ends?: readonly number[] } = {},
): void {
  const swell = (a: number, y: number): number =>
    1 +
    0.05 * around(a, 4, seed, y / (r * 5)) +
    0.036 * around(a, 22, seed + 1, y / (r * 3)) +
    (o.flare ?? 0) * Math.exp(-y / (r * 0.5)) * (0.75 + 0.5 * Math.max(0, Math.cos(5 * a + seed)) ** 2);
  const profile: Vec2[] = [
    [0.93, 0],
    [1, r * 0.05],
  ];
  for (let i = 1; i < 8; i++) profile.push([1 - 0.05 * (i / 8), (h * i) / 8]);
  profile.push([0.95, h - r * 0.05], [0.88, h]);
  b.add(
    name,
    'bark',
    place(
      roundBody({
        profile: [[0.0005, 0], ...profile.map(([k, y]): Vec2 => [k * r, y]), [0.0005, h]],
        sides: 96,
        steps: 1,
        swell: (a, _t, _r, y) => swell(a, y),
      }),
    ),
    { detail: 1.7, grain: [0, 1, 0] },
  );
  for (const end of o.ends ?? [0, 1]) {
    const y = end ? h : 0;
    const s = end ? 1 : -1;
    const disc = (k: number, lift: number): Shape =>
      roundBody({
        profile: [
          [0.0005, y - s * r * 0.02],
          [r * k, y - s * r * 0.02],
          [r * k, y + s * lift],
          [0.0005, y + s * lift],
        ],
        sides: 56,
        steps: 0,
        swell: (a) => swell(a, y),
      });
    b.add(`${name} ${end ? 'upper' : 'lower'} cut`, 'wood', place(disc(0.86, r * 0.012)), { grain: [0, 1, 0] });
    b.add(
      `${name} ${end ? 'upper' : 'lower'} heart`,
      b.tint('wood', { color: '#a8763c', color2: '#8a5a28' }),
      place(disc(0.34, r * 0.018)),
      { detail: 0.5, grain: [0, 1, 0] },
    );
  }
}

function addLog(b: Bench, seed: number): void {
  const r = 0.14;
  const lie = (s: Shape): Shape => solid.put(solid.put(s, [0, -0.5, 0]), [0, r * 0.98, 0], [0, 0, 90]);
  trunk(b, 'log', r, 1, seed, lie);
  for (const [i, [x, a]] of (
    [
      [0.18, 0.7],
      [-0.24, 2.3],
    ] as const
  ).entries()) {
    const at: Vec3 = [x, r + r * 0.8 * Math.sin(a), r * 0.8 * Math.cos(a)];
    const out: Vec3 = [x + 0.03, r + r * 1.5 * Math.sin(a), r * 1.5 * Math.cos(a)];
    b.add(`stub ${i + 1}`, 'bark', solid.rod(at, out, 0.042, 0.034), { grain: [0, 1, 0] });
    b.add(`stub cut ${i + 1}`, 'wood', solid.rod(V3.lerp(at, out, 0.96), V3.lerp(at, out, 1.03), 0.029, 0.028), {
      detail: 0.5,
    });
  }
}

function addStump(b: Bench, seed: number): void {
  const [r, h] = [0.22, 0.4];
  trunk(b, 'stump', r, h, seed, (s) => s, { flare: 0.28, ends: [1] });
  const rng = createRng(seed);
  for (let i = 0; i < 6; i++) {
    const a = (i * 2 * Math.PI) / 6 + rng.range(-0.25, 0.25);
    const l = r * rng.range(1.75, 2.3);
    const at = (q: number, y: number, da = 0): Vec3 => [q * Math.cos(a + da), y, q * Math.sin(a + da)];
    const bend = rng.range(-0.22, 0.22);
    b.add(
      `root ${i + 1}`,
      'bark',
      solid.tube([at(r * 0.7, 0.13), at(r * 1.15, 0.062), at(r * 1.5, 0.041, bend * 0.5), at(l, 0.0135, bend)], 0.062, {
        taper: [1.1, 0.9, 0.62, 0.2],
      }),
      { grain: [Math.cos(a), 0, Math.sin(a)] },
    );
  }
}

function addBranch(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const main: Vec3[] = [
    [-0.45, 0.033, 0],
    [-0.2, 0.043, 0.03],
    [0.08, 0.038, -0.01],
    [0.32, 0.06, 0.05],
    [0.48, 0.05, 0.09],
  ];
  b.add('branch', 'bark', solid.tube(main, 0.03, { taper: [1.1, 1, 0.8, 0.55, 0.25], cap: 'flat' }), {
    grain: [1, 0, 0],
    detail: 1.3,
  });
  b.add('cut', 'wood', solid.rod([-0.452, 0.033, -0.0004], [-0.446, 0.033, 0.0004], 0.026), { grain: [1, 0, 0] });
  for (let i = 0; i < 6; i++) {
    const t = 0.9 + i * 0.52;
    const from = V3.lerp(main[Math.floor(t)], main[Math.floor(t) + 1], t % 1);
    const s = i % 2 ? 1 : -1;
    const l = rng.range(0.18, 0.3) * (1 - 0.08 * i);
    const end: Vec3 = [from[0] + l * 0.75, Math.max(0.02, from[1] + rng.range(0, 0.08)), from[2] + s * l * 0.72];
    b.add(
      `twig ${i + 1}`,
      'bark',
      solid.tube([from, [from[0] + l * 0.3, from[1] + 0.015, from[2] + s * l * 0.36], end], 0.013 * (1 - 0.07 * i), {
        taper: [1.2, 0.85, 0.3],
      }),
      { grain: [1, 0, 0] },
    );
    for (let k = 0; k < 3; k++) {
      const at = V3.lerp(from, end, 0.55 + 0.22 * k);
      b.add(
        `leaf ${i * 3 + k + 1}`,
        { base: 'leaf', color: '#5c8a38', color2: '#84ae58' },
        solid.put(
          leafShape({ length: 0.075, width: 0.042, rise: 0.3, droop: 0.35, fold: 0.2, thick: 0.0008 }),
          [at[0], at[1] + 0.006, at[2]],
          [rng.range(-25, 5), 90 - s * (k % 2 ? 40 : 85), 0],
        ),
        { grain: [0, 0, 1] },
      );
    }
  }
}

function addDriftwood(b: Bench, seed: number): void {
  const body = roundBody({
    profile: [
      [0.002, -0.5],
      [0.03, -0.47],
      [0.055, -0.36],
      [0.075, -0.12],
      [0.088, 0.1],
      [0.07, 0.28],
      [0.09, 0.4],
      [0.05, 0.48],
      [0.002, 0.5],
    ],
    sides: 44,
    steps: 6,
    swell: (a, t) => 1 + 0.14 * Math.cos(3 * a + 5 * t) + 0.09 * around(a, 12, seed, t * 2.4),
    axis: (t) => [0.09 * Math.sin(t * 4.4), 0.07 * Math.cos(t * 3.6)],
  });
  b.add('driftwood', 'bark', solid.put(body, [0, 0.122, 0], [0, 0, 90]), { detail: 1.4, grain: [0, 1, 0] });
  for (const [i, [x, up, z]] of (
    [
      [0.26, 0.3, 0.1],
      [-0.05, 0.2, -0.2],
      [-0.3, 0.22, 0.12],
    ] as const
  ).entries())
    b.add(
      `limb ${i + 1}`,
      'bark',
      solid.tube(
        [
          [x, 0.125, z * 0.2],
          [x + 0.05, 0.12 + up * 0.55, z * 0.7],
          [x + 0.14, 0.12 + up, z],
        ],
        0.034,
        { taper: [1.3, 0.8, 0.22] },
      ),
      { grain: [0, 1, 0] },
    );
}

/** Quarters of split logs, bark outside, in a pile. */
function addFirewood(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [l, r] = [0.36, 0.088];
  const rows: readonly number[] = [7, 6, 5, 4];
  let n = 0;
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      n++;
      const x = (i - (count - 1) / 2) * r * 1.5;
      const y = r * 0.73 + row * r * 1.12;
      const turn = rng.range(-25, 25) + (i % 2 ? 180 : 0);
      const whole = rng.int(4) === 0;
      const wedge: Vec2[] = whole
        ? outline.ngon(r * 0.66, 18)
        : outline.rounded(
            [
              [-r * 0.72, -r * 0.5],
              [r * 0.72, -r * 0.5],
              [0, r * 0.72],
            ],
            0.006,
          );
      const place = (s: Shape): Shape => solid.put(s, [x, y, rng.range(-0.001, 0.001)], [0, 0, turn]);
      const z = rng.range(-0.025, 0.025);
      b.add(
        `${whole ? 'round' : 'split'} ${n}`,
        whole ? 'bark' : 'wood',
        place(solid.slab(wedge, l, [0, 0, z], 'z', { bevel: 0.003 })),
        { grain: [0, 0, 1], detail: 0.8 },
      );
      if (whole)
        b.add(
          `round cut ${n}`,
          'wood',
          place(
            solid.slab(
              wedge.map(([u, v]): Vec2 => [u * 0.84, v * 0.84]),
              l + 0.004,
              [0, 0, z],
              'z',
              { bevel: 0.001 },
            ),
          ),
          { grain: [0, 0, 1], detail: 0.6 },
        );
      else {
        const arc = [-0.6, -0.3, 0, 0.3, 0.6].map((u): Vec2 => [u * r * 1.12, -r * 0.5 - r * 0.13 * (1 - u * u * 2.4)]);
        b.add(
          `bark ${n}`,
          'bark',
          place(
            solid.slab([...arc, [r * 0.64, -r * 0.48], [-r * 0.64, -r * 0.48]], l * 0.99, [0, 0, z], 'z', {
              bevel: 0.002,
            }),
          ),
          { grain: [0, 0, 1], detail: 0.5 },
        );
      }
    }
  });
}

function addPlank(b: Bench, seed: number): void {
  b.add('plank', 'wood', solid.box([1.5, 0.032, 0.2], [0, 0.016, 0], 0.003), { grain: [1, 0, 0] });
  b.add(
    'knots',
    b.tint('wood', { color: '#6a4420', color2: '#4e3014' }),
    solid.many(
      [
        [-0.42, 0.03, 0.013],
        [0.18, -0.05, 0.017],
        [0.52, 0.04, 0.01],
      ].map(([x, z, q]) =>
        solid.slab(outline.superellipse(q * 1.5, q, 2, 20), 0.001, [x + 0.001 * (seed % 40), 0.0322, z], 'y', {
          bevel: 0.0002,
        }),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'nails',
    { base: 'iron', color: '#4a4a4d' },
    solid.at(
      { op: 'ball', r: [0.006, 0.0024, 0.006], from: 0, to: 90 },
      [-0.69, 0.69].flatMap((x) => [-0.06, 0.06].map((z) => ({ at: [x, 0.0318, z] as Vec3 }))),
    ),
    { detail: 0.4 },
  );
}

function addLumber(b: Bench, seed: number): void {
  const rng = createRng(seed);
  for (const [i, x] of [-0.65, 0.65].entries())
    b.add(`bearer ${i + 1}`, 'wood', solid.box([0.09, 0.07, 0.86], [x, 0.035, 0], 0.004), { grain: [0, 0, 1] });
  let n = 0;
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 5 - (row === 3 ? 2 : 0); i++) {
      n++;
      b.add(
        `board ${n}`,
        b.tint('wood', { color: ['#d3a86c', '#c89a5c', '#dcb47c'][rng.int(3)] }),
        solid.box(
          [1.9 + rng.range(-0.06, 0.06), 0.045, 0.145],
          [rng.range(-0.03, 0.03), 0.07 + 0.024 + row * 0.048, (i - 2) * 0.156 + (row === 3 ? 0.08 : 0)],
          0.003,
          [0, rng.range(-0.6, 0.6), 0],
        ),
        { grain: [1, 0, 0] },
      );
    }
}
