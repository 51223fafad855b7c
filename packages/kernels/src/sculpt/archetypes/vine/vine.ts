import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { blossomShape } from '../../kits/blossom.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { leafShape, vineLeaf } from '../../kits/organic/index.ts';
import { twisted } from '../../kits/plait.ts';

const KINDS: Readonly<Record<string, (b: Bench, rng: Rng, what: string) => void>> = {
  ivy: addIvy,
  beanstalk: addBeanstalk,
  seaweed: addSeaweed,
  wreath: addWreath,
  laurel: addWreath,
};

/** What climbs, winds and trails: ivy on a trellis, beanstalks, seaweed, wreaths. */
export const vine: Archetype = {
  name: 'vine',
  kind: 'plant',
  size: { height: 1.5 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'ivy', about: 'what sort' },
    bears: {
      type: 'choice',
      of: ['none', 'grapes', 'flowers', 'thorns'],
      default: 'none',
      about: 'what hangs on the climbing one',
    },
    bow: { type: 'flag', default: true, about: 'a bow on the wreath', vary: 0.8 },
  },
  slots: {
    leaves: {
      material: { base: 'leaf', color: '#3f7a34', color2: '#6ba04a' },
      words: ['leaf', 'blade', 'needle'],
      main: true,
    },
    stem: { material: { base: 'bark', color: '#6a4a30' }, words: ['stem', 'stalk', 'tendril', 'thorn'] },
    berries: {
      material: { base: 'fruit-skin', color: '#c0202c', rough: 0.2 },
      words: ['berry', 'grape', 'flower', 'candle'],
    },
    ribbon: { material: { base: 'silk', color: '#c2202a' }, words: ['ribbon', 'bow'] },
    wood: { material: { base: 'wood', color: '#b08452' }, words: ['trellis', 'lattice', 'wood'] },
  },
  presets: {
    vine: { size: { height: 1.5 } },
    grapevine: { params: { bears: 'grapes' }, materials: { berries: { color: '#5a2a6a' } }, size: { height: 1.5 } },
    'climbing rose': { params: { bears: 'flowers' }, size: { height: 1.5 } },
    'thorn vine': { params: { bears: 'thorns' }, size: { height: 1.5 } },
    beanstalk: {
      params: { kind: 'beanstalk' },
      materials: { stem: { base: 'leaf', color: '#5a8a34' } },
      size: { height: 5 },
    },
    seaweed: {
      params: { kind: 'seaweed' },
      materials: { leaves: { color: '#4a7a3c', color2: '#7a9a3a' } },
      size: { height: 1 },
    },
    wreath: {
      params: { kind: 'wreath' },
      materials: { leaves: { color: '#2f6038', color2: '#4c8450' } },
      size: { height: 0.5 },
    },
    'laurel wreath': { params: { kind: 'laurel', bow: false }, size: { height: 0.3 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const more =
    kind === 'wreath' || kind === 'laurel'
      ? `${kind}${read.flag(params, 'bow') ? ' bow' : ''}`
      : read.word(params, 'bears');
  KINDS[kind](b, rng.fork('vine'), more);
  return {
    parts: b.parts,
    ...(kind === 'wreath'
      ? { sockets: { hook: { at: [0, 0.5, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.01 } } }
      : {}),
  };
}

/** Stems that wind up a wooden trellis, leaves along them. */
function addIvy(b: Bench, rng: Rng, bears: string): void {
  const [w, h] = [0.62, 1.5];
  for (let i = 0; i < 4; i++)
    b.add(`upright ${i + 1}`, 'wood', solid.box([0.028, h, 0.018], [(i - 1.5) * (w / 3.2), h / 2, 0], 0.003), {
      grain: [0, 1, 0],
    });
  for (let i = 0; i < 6; i++)
    b.add(`rail ${i + 1}`, 'wood', solid.box([w * 1.05, 0.026, 0.014], [0, 0.16 + i * 0.245, 0.0165], 0.003), {
      grain: [1, 0, 0],
    });
  for (let s = 0; s < 4; s++) {
    const x0 = (s - 1.5) * 0.14;
    const path = Array.from({ length: 13 }, (_, i): Vec3 => {
      const t = i / 12;
      return [
        x0 + 0.13 * Math.sin(t * 6.2 + s * 1.7) * (0.3 + t),
        h * (0.9 + 0.05 * (s % 2)) * t + 0.001,
        0.036 + 0.014 * Math.sin(t * 17 + s),
      ];
    });
    b.add(
      `stem ${s + 1}`,
      'stem',
      solid.tube(path, 0.0115, { taper: path.map((_, i) => 1.25 - 0.075 * i), cap: 'flat' }),
      { grain: [0, 1, 0] },
    );
    for (let i = 2; i < 13; i++) {
      for (const side of [-1, 1]) {
        const p = path[i];
        const l = rng.range(0.085, 0.13) * (1 - 0.02 * i);
        const leaf =
          bears === 'none' || bears === 'grapes'
            ? vineLeaf(l, 1.5)
            : leafShape({ length: l * 1.2, width: l * 0.7, rise: 0.2, droop: 0.4, fold: 0.2, thick: 0.001 });
        b.add(
          `leaf ${s * 24 + i * 2 + (side > 0 ? 1 : 0) - 1}`,
          'leaves',
          solid.put(
            leaf,
            [p[0] + side * 0.015, p[1] + rng.range(-0.02, 0.02), p[2] + 0.012],
            [rng.range(38, 68), side * rng.range(30, 75), side * -20],
          ),
          { grain: [0, 0, 1], detail: 0.6 },
        );
      }
      if (bears === 'flowers' && i % 3 === 1)
        b.add(
          'blossom',
          b.tint('berries', { base: 'petal', color: '#e0507a', color2: '#f6b0c4' }),
          solid.put(
            blossomShape({ size: 0.055, petals: 6, rise: 30 }),
            [path[i][0], path[i][1], path[i][2] + 0.05],
            [80, 0, 0],
          ),
          { twoSided: true, detail: 1.2 },
        );
      if (bears === 'thorns')
        b.add(
          'thorn',
          'stem',
          solid.rod(
            path[i],
            [path[i][0] + 0.03 * (i % 2 ? 1 : -1), path[i][1] + 0.015, path[i][2] + 0.03],
            0.007,
            0.0008,
          ),
          { detail: 0.3 },
        );
    }
    if (bears === 'grapes')
      for (const i of [4 + (s % 3), 9]) addBunch(b, [path[i][0], path[i][1] - 0.02, path[i][2] + 0.06]);
  }
}

function addBunch(b: Bench, at: Vec3): void {
  const places: { at: Vec3 }[] = [];
  for (let k = 0; k < 6; k++) {
    const n = [4, 6, 5, 4, 3, 1][k];
    const q = [0.024, 0.034, 0.029, 0.022, 0.014, 0][k];
    for (let i = 0; i < n; i++)
      places.push({
        at: [at[0] + q * Math.cos((i * 6.283) / n + k), at[1] - k * 0.024, at[2] + q * Math.sin((i * 6.283) / n + k)],
      });
  }
  b.add('grapes', 'berries', solid.at({ op: 'ball', r: 0.016 }, places.slice(0, 16)), { detail: 0.5 });
}

/** Two stems wound round each other into the sky, great leaves on them. */
function addBeanstalk(b: Bench, rng: Rng): void {
  const h = 5;
  const axis = Array.from(
    { length: 26 },
    (_, i): Vec3 => [0.28 * Math.sin(i * 0.5), 0.1 + ((h - 0.1) * i) / 25, 0.28 * Math.cos(i * 0.5) - 0.28],
  );
  b.add('stalks', 'stem', twisted({ path: axis, across: [0, 0, 1], r: 0.2, strands: 3, turns: 5 }), { detail: 1.3 });
  for (let i = 0; i < 20; i++) {
    const p = axis[3 + i];
    const a = i * 2.39996;
    const yaw = (a * 180) / Math.PI;
    const l = rng.range(0.6, 0.85) * (1 - 0.02 * i);
    b.add(
      `leaf stalk ${i + 1}`,
      'stem',
      solid.tube(
        [
          [p[0], p[1], p[2]],
          [p[0] + 0.3 * Math.sin(a), p[1] + 0.14, p[2] + 0.3 * Math.cos(a)],
          [p[0] + 0.42 * Math.sin(a), p[1] + 0.15, p[2] + 0.42 * Math.cos(a)],
        ],
        0.03,
        { taper: [1.3, 0.9, 0.7] },
      ),
      { detail: 0.5 },
    );
    b.add(
      `leaf ${i + 1}`,
      'leaves',
      solid.put(
        leafShape({
          length: l,
          width: l * 0.72,
          rise: 0.25,
          droop: 0.55,
          fold: 0.18,
          belly: 0.4,
          waves: 5,
          ruffle: 0.06,
          thick: 0.008,
          foot: 0.3,
        }),
        [p[0] + 0.38 * Math.sin(a), p[1] + 0.15, p[2] + 0.38 * Math.cos(a)],
        [-8, yaw, 0],
      ),
      { grain: [0, 0, 1] },
    );
    if (i % 3 === 1)
      b.add(
        `tendril ${i + 1}`,
        'stem',
        solid.tube(
          Array.from(
            { length: 16 },
            (_, k): Vec3 => [
              p[0] - (0.16 + 0.02 * k) * Math.sin(a) + 0.06 * Math.cos(k * 0.8),
              p[1] + 0.1 + 0.06 * Math.sin(k * 0.8),
              p[2] - (0.16 + 0.02 * k) * Math.cos(a),
            ],
          ),
          0.013,
          { taper: Array.from({ length: 16 }, (_, k) => 1 - 0.05 * k) },
        ),
        { detail: 0.5 },
      );
  }
}

/** Ribbons of kelp with wavy margins and floats, held to a stone. */
function addSeaweed(b: Bench, rng: Rng): void {
  const h = 1;
  b.add(
    'stone',
    { base: 'stone', color: '#7a7a74' },
    {
      op: 'displace',
      amp: 0.02,
      freq: 9,
      seed: rng.int(99),
      of: { op: 'ellipsoid', r: [0.16, 0.075, 0.13], at: [0, 0.082, 0] },
    },
  );
  for (let s = 0; s < 9; s++) {
    const a = s * 2.39996;
    const t0 = Math.sqrt(s / 9);
    const l = h * rng.range(0.62, 1);
    const rows = 31;
    const grid = Array.from({ length: rows }, (_, i) => {
      const t = i / (rows - 1);
      const w = 0.038 * Math.sin(Math.PI * Math.min(0.97, 0.1 + 0.88 * t)) ** 0.6;
      const sway = 0.11 * Math.sin(t * 5 + s * 1.3) * t;
      const [cx, cz] = [
        0.06 * t0 * Math.cos(a) + (0.2 * t0 * t + sway) * Math.cos(a),
        0.06 * t0 * Math.sin(a) + 0.2 * t0 * t * Math.sin(a) + sway * 0.6,
      ];
      return [-1, -0.5, 0, 0.5, 1].map(
        (u): Vec3 => [
          cx - u * w * Math.sin(a + t * 2) + (Math.abs(u) === 1 ? 0.014 * Math.sin(t * 38 + u) * Math.cos(a) : 0),
          0.1 + l * 0.9 * t,
          cz + u * w * Math.cos(a + t * 2) + (Math.abs(u) === 1 ? 0.014 * Math.sin(t * 38 + u) * Math.sin(a) : 0),
        ],
      );
    });
    b.add(
      `blade ${s + 1}`,
      s % 3 === 2 ? b.tint('leaves', { color: '#7a8a34', color2: '#a8b050' }) : 'leaves',
      { op: 'sheet', grid, thickness: 0.0035, spline: 'linear' },
      { grain: [0, 1, 0] },
    );
    const mid = grid[Math.floor(rows * 0.3)][2];
    b.add(
      `float ${s + 1}`,
      b.tint('leaves', { color: '#a8a84a', color2: '#c8c46a' }),
      { op: 'ball', r: [0.014, 0.02, 0.014], at: [mid[0], mid[1], mid[2] + 0.012] },
      { detail: 0.4 },
    );
  }
}

/** Sprigs laid round a ring of twigs, berries, cones' place taken by gilt balls, a bow below; laurel: leaves in two sprays. */
function addWreath(b: Bench, rng: Rng, what: string): void {
  const laurel = what.startsWith('laurel');
  const R = laurel ? 0.13 : 0.19;
  const y = R + (laurel ? 0.05 : 0.075);
  const span = laurel ? 5.5 : 2 * Math.PI;
  const from = laurel ? Math.PI / 2 + 0.39 : 0;
  const ring = Array.from(
    { length: 48 },
    (_, i): Vec3 => [R * Math.cos(from + (span * i) / 48), y + R * Math.sin(from + (span * i) / 48), 0],
  );
  b.add(
    'ring of twigs',
    'stem',
    twisted({ path: ring, closed: !laurel, across: [0, 0, 1], r: laurel ? 0.004 : 0.016, strands: 3, turns: 12 }),
    { detail: 0.6 },
  );
  const n = laurel ? 62 : 170;
  const groups: Shape[][] = [[], [], []];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const half = laurel && t > 0.5;
    const a = from + span * t;
    const dir = laurel ? (half ? -1 : 1) : 1;
    const turn = a + (dir > 0 ? Math.PI / 2 : -Math.PI / 2) + rng.range(-0.5, 0.5) * (laurel ? 0.9 : 1.5);
    const k = R + rng.range(-0.022, 0.022) * (laurel ? 0.2 : 1);
    const l = laurel ? rng.range(0.05, 0.064) : rng.range(0.085, 0.125);
    const leaf = leafShape({
      length: l,
      width: l * (laurel ? 0.42 : 0.3),
      rise: 0.25,
      droop: 0.2,
      fold: 0.25,
      plain: true,
      thick: 0,
      belly: 0.45,
    });
    const out = laurel ? (i % 2 ? 0.45 : -0.45) : 0;
    const dirA = turn + out;
    groups[i % 3].push(
      solid.put(
        solid.put(leaf, [0, 0, 0], [0, 0, 0]),
        [k * Math.cos(a), y + k * Math.sin(a), rng.range(0, laurel ? 0.004 : 0.02)],
        frameRot(dirA, laurel ? rng.range(-12, 12) : rng.range(-10, 38)),
      ),
    );
  }
  groups.forEach((of, i) => {
    b.add(
      `sprigs ${i + 1}`,
      i === 1 ? b.tint('leaves', { color: b.tint('leaves', {}).color2 }) : 'leaves',
      solid.many(of),
      { twoSided: true, detail: 1.5 },
    );
  });
  if (laurel) return;
  const balls = Array.from({ length: 21 }, (_, i) => {
    const a = (Math.floor(i / 3) * 2 * Math.PI) / 7 + 0.3 + (i % 3) * 0.09;
    const k = R + (i % 3 === 1 ? 0.018 : -0.008);
    return { at: [k * Math.cos(a), y + k * Math.sin(a), 0.042] as Vec3 };
  });
  b.add('berries', 'berries', solid.at({ op: 'ball', r: 0.0125 }, balls), { detail: 0.6 });
  if (what.endsWith('bow')) addBow(b, y - R);
}

/** Rotation that lays +Z along the angle in the xy plane and tips it forwards. */
function frameRot(a: number, lift: number): Vec3 {
  return [-lift, 90, (a * 180) / Math.PI];
}

function addBow(b: Bench, y: number): void {
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const loop: Vec3[] = [
      [0, y, 0.05],
      [s * 0.05, y + 0.036, 0.064],
      [s * 0.088, y + 0.026, 0.06],
      [s * 0.086, y - 0.01, 0.058],
      [s * 0.046, y - 0.008, 0.062],
      [0, y, 0.054],
    ];
    b.add(
      `${name} loop`,
      'ribbon',
      solid.bar(loop, { kind: 'rect', w: 0.034, h: 0.0022, r: 0.0006 }, { spline: 'catmull', up: [0, 1, 0] }),
    );
    const tail = [0, 0.35, 0.7, 1].map((t): Vec3[] =>
      [-1, 0, 1].map(
        (u): Vec3 => [
          s * (0.012 + 0.045 * t) + u * 0.016,
          y - 0.07 * t + (t === 1 && u === 0 ? 0.012 : 0),
          0.055 + 0.008 * Math.sin(t * 5),
        ],
      ),
    );
    b.add(`${name} tail`, 'ribbon', { op: 'sheet', grid: tail, thickness: 0.002, spline: 'linear' });
  }
  b.add('knot', 'ribbon', { op: 'ball', r: [0.015, 0.018, 0.012], at: [0, y, 0.06] });
}
