import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { winding } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { staffPalettes } from './palettes.ts';

/** Staffs and sticks: a wizard's gnarled staff holding a crystal, crook, walking cane, fighting staff, sceptre, crutch. */
export const staff: Archetype = {
  name: 'staff',
  kind: 'weapon',
  size: { length: 1.6 },
  params: {
    kind: {
      type: 'choice',
      of: ['wizard', 'crook', 'cane', 'plain', 'royal', 'caduceus'],
      default: 'wizard',
      about: 'Kind of staff.',
    },
  },
  slots: {
    shaft: {
      material: { base: 'bark', color: '#6b4528', color2: '#452a16', scale: 0.25 },
      words: ['shaft', 'staff', 'stick', 'wood'],
      main: true,
    },
    crystal: {
      material: { base: 'crystal', color: '#3fa8e8', emissive: '#2a7ac8', emissiveStrength: 0.9, transmission: 0.2 },
      words: ['crystal', 'orb', 'gem', 'stone'],
    },
    metal: { material: { base: 'brass', color: '#c79a42', wear: 0.3 }, words: ['metal', 'band', 'head', 'tip'] },
    grip: { material: { base: 'leather', color: '#4a2c18' }, words: ['grip', 'wrap', 'handle'] },
  },
  palettes: staffPalettes,
  presets: {
    staff: { size: { height: 1.65 } },
    'shepherds crook': {
      params: { kind: 'crook' },
      materials: { shaft: { base: 'wood', color: '#8a5a30' } },
      size: { height: 1.6 },
    },
    cane: {
      params: { kind: 'cane' },
      materials: {
        shaft: { base: 'wood', color: '#3a2014', rough: 0.25, clearcoat: 0.8 },
        metal: { base: 'silver', color: '#e0ddd6' },
      },
      size: { height: 0.92 },
    },
    'bo staff': {
      params: { kind: 'plain' },
      materials: { shaft: { base: 'wood', color: '#a8713c' } },
      size: { height: 1.8 },
    },
    'royal staff': {
      params: { kind: 'royal' },
      materials: {
        shaft: { base: 'gold', color: '#e2b54e' },
        metal: { base: 'gold', color: '#e2b54e' },
        crystal: { color: '#c8203a', emissive: '#5a0814' },
      },
      size: { height: 1.5 },
    },
    caduceus: {
      params: { kind: 'caduceus' },
      materials: {
        shaft: { base: 'gold', color: '#e2b54e' },
        metal: { base: 'gold', color: '#e2b54e' },
        crystal: { base: 'gold', color: '#e8c060', emissiveStrength: 0, emissive: '#000000' },
      },
      size: { height: 1.4 },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const taste = rng.fork('staff');
    if (kind === 'wizard') buildWizard(b, taste);
    else if (kind === 'crook') buildCrook(b);
    else if (kind === 'cane') buildCane(b, taste);
    else buildStraight(b, kind, taste);
    return {
      parts: b.parts,
      sockets: { handle: { at: [0, kind === 'cane' ? 0.88 : 0.95, 0], dir: [0, 1, 0], size: 0.04 } },
    };
  },
};

const section = { kind: 'polygon', points: outline.superellipse(1, 0.92, 2.3, 14), smooth: true } as const;
const limb = (path: readonly Vec3[], r: number, taper: readonly number[], cap: 'flat' | 'round' = 'round'): Shape =>
  solid.bar(
    path,
    { ...section, points: section.points.map(([x, y]): [number, number] => [x * r, y * r]) },
    { spline: 'catmull', taper, cap },
  );

/** Gnarled wood that splits into roots about a crystal; charms on cords. */
function buildWizard(b: Bench, taste: Rng): void {
  const wob = (k: number): number => taste.range(-k, k);
  const path: Vec3[] = [
    [0, 0, 0],
    [wob(0.01), 0.3, wob(0.01)],
    [wob(0.016), 0.62, wob(0.014)],
    [wob(0.01), 0.92, wob(0.01)],
    [wob(0.012), 1.18, wob(0.01)],
    [0, 1.34, 0],
  ];
  b.add('shaft', 'shaft', limb(path, 0.022, [0.72, 0.86, 1, 0.94, 1.12, 1.35]), { grain: [0, 1, 0], detail: 1.4 });
  b.add(
    'foot ferrule',
    'metal',
    solid.turned(pairs([0, 0, 0.013, 0, 0.0175, 0.02, 0.0185, 0.06, 0.016, 0.066, 0, 0.066]), [0, 0, 0]),
  );
  const n = taste.pick([3, 4, 5]);
  const y = 1.5;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + 0.4;
    const at = (r: number, v: number, turn: number): Vec3 => [r * Math.cos(a + turn), v, r * Math.sin(a + turn)];
    b.add(
      `root ${i + 1}`,
      'shaft',
      limb(
        [
          at(0.006, 1.29, 0),
          at(0.03, 1.37, 0.1),
          at(0.074, 1.45, 0.3),
          at(0.082, 1.53, 0.55),
          at(0.05, 1.61, 0.8),
          at(0.022 + wob(0.01), 1.66 + wob(0.02), 1.1),
        ],
        0.014,
        [1.25, 1.1, 0.9, 0.75, 0.5, 0.2],
      ),
      { grain: [0, 1, 0] },
    );
  }
  const facets = taste.pick([5, 6, 7]);
  b.add(
    'crystal',
    'crystal',
    {
      op: 'lathe',
      profile: pairs([0, -0.1, 0.032, -0.055, 0.05, 0.01, 0.034, 0.06, 0, 0.105]),
      sides: facets,
      at: [0, y, 0],
      bevel: 0.001,
    },
    { detail: 1.2 },
  );
  for (let i = 0; i < 3; i++) {
    const a = 2.1 * i + 0.9;
    b.add(
      `shard ${i + 1}`,
      'crystal',
      solid.put(
        { op: 'lathe', profile: pairs([0, -0.01, 0.011, 0, 0.013, 0.02, 0, 0.056]), sides: 5 },
        [0.026 * Math.cos(a), 1.385, 0.026 * Math.sin(a)],
        [18 * Math.sin(a), 0, -18 * Math.cos(a)],
      ),
    );
  }
  b.add(
    'bands',
    'metal',
    solid.many(
      [1.2, 1.235].map((v) => solid.hoop(0.0275, { kind: 'rect', w: 0.012, h: 0.006, r: 0.002 }, [0, v, 0], 'y', 36)),
    ),
  );
  b.add('grip', 'grip', winding(0.0235, 0.84, 1.02, 11));
  b.add(
    'knots',
    'shaft',
    solid.many(
      [
        [0.24, 0.4],
        [0.5, 2.2],
        [0.72, 4.1],
      ].map(
        ([v, a]): Shape => ({
          op: 'ball',
          r: [0.013, 0.017, 0.013],
          at: [0.014 * Math.cos(a), v, 0.014 * Math.sin(a)],
        }),
      ),
    ),
  );
  for (const [i, s] of [1, -1].entries()) {
    const x = s * 0.031;
    b.add(`charm cord ${i + 1}`, 'grip', solid.rod([x, 1.2, 0.004], [x * 1.25, 1.09 - i * 0.03, 0.008], 0.0018));
    b.add(`charm bead ${i + 1}`, 'metal', { op: 'ball', r: 0.008, at: [x * 1.25, 1.087 - i * 0.03, 0.008] });
    b.add(`charm ${i + 1}`, 'crystal', {
      op: 'lathe',
      profile: pairs([0, -0.045, 0.009, -0.024, 0.006, -0.006, 0, -0.004]),
      sides: 4,
      at: [x * 1.25, 1.087 - i * 0.03, 0.008],
    });
  }
}

function buildCrook(b: Bench): void {
  const hook: Vec3[] = [
    [0, 0, 0],
    [0.004, 0.5, 0.003],
    [-0.004, 1.0, -0.002],
    [0, 1.32, 0],
    [0.02, 1.45, 0],
    [0.09, 1.54, 0],
    [0.18, 1.53, 0],
    [0.23, 1.45, 0],
    [0.21, 1.36, 0],
    [0.15, 1.335, 0],
    [0.125, 1.375, 0],
    [0.145, 1.41, 0],
  ];
  b.add('shaft', 'shaft', limb(hook, 0.018, [0.8, 0.95, 1, 1.05, 1.1, 1.05, 0.95, 0.85, 0.75, 0.62, 0.5, 0.4]), {
    grain: [0, 1, 0],
    detail: 1.4,
  });
  b.add(
    'foot ferrule',
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0, 0.0165, 0.015, 0.0175, 0.05, 0, 0.05]), [0, 0, 0]),
  );
  b.add(
    'bands',
    'metal',
    solid.many(
      [1.24, 1.3].map((v) => solid.hoop(0.0195, { kind: 'rect', w: 0.01, h: 0.004, r: 0.001 }, [0, v, 0], 'y', 32)),
    ),
  );
  b.add('grip', 'grip', winding(0.0195, 0.9, 1.08, 10));
}

/** A walking cane with a curved, knobbed or crutch handle. */
function buildCane(b: Bench, taste: Rng): void {
  const top = 0.84;
  b.add('shaft', 'shaft', solid.rod([0, 0.02, 0], [0, top, 0], 0.0085, 0.011), { grain: [0, 1, 0], detail: 1.2 });
  b.add(
    'rubber foot',
    'grip',
    solid.turned(pairs([0, 0, 0.014, 0, 0.0145, 0.008, 0.011, 0.014, 0.0105, 0.04, 0, 0.04]), [0, 0, 0]),
  );
  b.add(
    'collar',
    'metal',
    solid.turned(pairs([0, 0, 0.012, 0, 0.0135, 0.006, 0.0125, 0.012, 0.0135, 0.03, 0.015, 0.036, 0, 0.036]), [
      0,
      top - 0.03,
      0,
    ]),
  );
  const style = taste.int(3);
  if (style === 0)
    b.add(
      'crook',
      'shaft',
      solid.tube(
        [
          [0, top, 0],
          [0, top + 0.03, 0],
          [0.016, top + 0.068, 0],
          [0.056, top + 0.084, 0],
          [0.096, top + 0.066, 0],
          [0.108, top + 0.022, 0],
          [0.107, top - 0.02, 0],
        ],
        0.0115,
      ),
      { detail: 1.3 },
    );
  else if (style === 1) {
    b.add('knob', 'metal', { op: 'ball', r: 0.026, at: [0, top + 0.026, 0] }, { detail: 1.3 });
    b.add('knob facets', 'crystal', {
      op: 'lathe',
      profile: pairs([0, 0, 0.012, 0, 0.012, 0.004, 0, 0.01]),
      sides: 8,
      at: [0, top + 0.048, 0],
    });
  } else
    b.add(
      'handle',
      'metal',
      solid.bar(
        [
          [-0.04, top + 0.022, 0],
          [-0.015, top + 0.02, 0],
          [0.02, top + 0.022, 0],
          [0.06, top + 0.014, 0],
          [0.082, top + 0.004, 0],
        ],
        { kind: 'rect', w: 0.026, h: 0.024, r: 0.011 },
        { spline: 'catmull', up: [0, 1, 0], taper: [0.7, 1, 1.05, 0.8, 0.45], cap: 'round' },
      ),
      { detail: 1.3 },
    );
}

/** Straight ones: fighting staff with wound grips, sceptre with an orb and cross, winged staff with two snakes. */
function buildStraight(b: Bench, kind: string, taste: Rng): void {
  const h = kind === 'plain' ? 1.8 : 1.15;
  b.add('shaft', 'shaft', solid.rod([0, 0.012, 0], [0, h - 0.012, 0], 0.0145, kind === 'plain' ? 0.0145 : 0.0125), {
    grain: [0, 1, 0],
    detail: 1.2,
  });
  for (const [name, v] of [
    ['lower', 0.001],
    ['upper', h - 0.061],
  ] as const)
    b.add(
      `${name} cap`,
      'metal',
      solid.turned(pairs([0, 0, 0.014, 0, 0.0175, 0.006, 0.0175, 0.054, 0.016, 0.06, 0, 0.06]), [0, v, 0]),
    );
  if (kind === 'plain') {
    b.add('middle grip', 'grip', winding(0.0155, h / 2 - 0.16, h / 2 + 0.16, 18));
    b.add(
      'rings',
      'metal',
      solid.many(
        [-0.17, 0.17, -0.6, 0.6].map((v) =>
          solid.hoop(0.0155, { kind: 'rect', w: 0.008, h: 0.003, r: 0.001 }, [0, h / 2 + v, 0], 'y', 30),
        ),
      ),
    );
    return;
  }
  b.add(
    'rings',
    'metal',
    solid.many(
      [0.3, 0.5, 0.8].map((k) =>
        solid.turned(pairs([0, -0.012, 0.016, -0.012, 0.021, 0, 0.016, 0.012, 0, 0.012]), [0, h * k, 0]),
      ),
    ),
  );
  b.add('orb', 'crystal', { op: 'ball', r: 0.048, at: [0, h + 0.05, 0] }, { detail: 1.3 });
  b.add(
    'orb cup',
    'metal',
    solid.turned(
      pairs([0, -0.01, 0.016, -0.01, 0.022, 0.004, 0.04, 0.014, 0.046, 0.026, 0.043, 0.028, 0.034, 0.02, 0, 0.012]),
      [0, h, 0],
    ),
  );
  b.add(
    'orb girdle',
    'metal',
    solid.hoop(0.049, { kind: 'rect', w: 0.006, h: 0.004, r: 0.001 }, [0, h + 0.05, 0], 'y', 44),
  );
  if (kind === 'caduceus') {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const snake: Vec3[] = Array.from({ length: 33 }, (_, i) => {
        const t = i / 32;
        const a = t * Math.PI * 5 + (s > 0 ? 0 : Math.PI);
        const r = 0.026 + 0.05 * t;
        return [r * Math.cos(a), 0.25 + t * 0.76, 0.022 * Math.sin(a)];
      });
      b.add(
        `${side} snake`,
        'metal',
        solid.tube(snake, 0.0085, { taper: snake.map((_, i) => 0.3 + 0.7 * Math.min(1, i / 12)) }),
      );
      const feather = (i: number): Shape =>
        solid.bar(
          [
            [s * 0.02, h - 0.02 - i * 0.012, 0],
            [s * (0.12 - i * 0.012), h + 0.045 - i * 0.022, 0],
            [s * (0.24 - i * 0.035), h + 0.05 - i * 0.035, 0],
          ],
          { kind: 'rect', w: 0.02, h: 0.006, r: 0.0025 },
          { spline: 'catmull', up: [0, 0, 1], taper: [0.8, 1.1, 0.35] },
        );
      b.add(`${side} wing`, 'metal', solid.many([0, 1, 2, 3].map(feather)));
    }
    return;
  }
  const arch = solid.tube(
    [
      [0, h + 0.098, 0],
      [0.034, h + 0.085, 0],
      [0.05, h + 0.05, 0],
    ],
    0.0035,
  );
  b.add('orb arches', 'metal', { op: 'arrayed', n: 4, around: 'y', of: arch });
  const cross = outline.rounded(
    pairs([
      -0.007, 0, 0.007, 0, 0.006, 0.022, 0.026, 0.018, 0.026, 0.036, 0.006, 0.032, 0.008, 0.06, -0.008, 0.06, -0.006,
      0.032, -0.026, 0.036, -0.026, 0.018, -0.006, 0.022,
    ]),
    0.002,
  );
  b.add('cross', 'metal', solid.slab(cross, 0.009, [0, h + 0.096, 0], 'z', { bevel: 0.002 }));
  b.add(
    'jewels',
    'crystal',
    { op: 'arrayed', n: taste.pick([6, 8]), around: 'y', of: { op: 'ball', r: 0.0055, at: [0.0515, h + 0.05, 0] } },
    { detail: 0.5 },
  );
}
