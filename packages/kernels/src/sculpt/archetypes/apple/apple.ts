import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, type Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read } from '../../kits/joinery/index.ts';
import { applePalettes } from './palettes.ts';

interface FruitKind {
  /** Radius over height of the body, [radius, y] from pole to pole in units of the height. */
  profile: readonly (readonly [number, number])[];
  /** Lobes around the axis and their depth. */
  lobes: number;
  depth: number;
}

const KINDS: Record<string, FruitKind> = {
  apple: {
    profile: [
      [0.02, 0.1],
      [0.1, 0.05],
      [0.22, 0.02],
      [0.36, 0.12],
      [0.48, 0.34],
      [0.54, 0.58],
      [0.5, 0.8],
      [0.36, 0.94],
      [0.2, 0.955],
      [0.1, 0.9],
      [0.02, 0.8],
    ],
    lobes: 5,
    depth: 0.03,
  },
  pear: {
    profile: [
      [0.02, 0.06],
      [0.1, 0.02],
      [0.2, 0.03],
      [0.31, 0.14],
      [0.35, 0.3],
      [0.31, 0.48],
      [0.21, 0.66],
      [0.16, 0.82],
      [0.13, 0.94],
      [0.07, 0.985],
      [0.01, 0.97],
    ],
    lobes: 4,
    depth: 0.012,
  },
};

/** A fruit with a lobed body hollowed at its poles, a stem, leaves and a calyx; apples may carry a bite. */
export const apple: Archetype = {
  name: 'apple',
  kind: 'food',
  size: { height: 0.08 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'apple', about: 'which fruit' },
    height: { type: 'number', min: 0.02, max: 1, default: 0.08, unit: 'm', about: 'height of the body' },
    leaves: { type: 'number', min: 0, max: 3, default: 1, about: 'leaves on the stem', vary: [0, 2] },
    bitten: { type: 'flag', default: false, about: 'a bite taken out' },
  },
  slots: {
    skin: {
      material: { base: 'fruit-skin', color: '#c0202a', color2: '#d9663a', scale: 0.45 },
      words: ['apple', 'fruit', 'skin', 'peel'],
      main: true,
    },
    stem: { material: { base: 'bark', color: '#5a3d22' }, words: ['stem', 'stalk'] },
    leaves: { material: { base: 'leaf', color: '#4f8a2c' }, words: ['leaf', 'leave'] },
    flesh: { material: { base: 'plain', color: '#f3e6bf', rough: 0.6 }, words: ['flesh', 'bite', 'inside'] },
  },
  palettes: applePalettes,
  presets: {
    apple: { size: { height: 0.095 } },
    'green apple': { materials: { skin: { color: '#7fb62e', color2: '#b6cf52' } }, size: { height: 0.095 } },
    pear: {
      open: ['skin'],
      params: { kind: 'pear', height: 0.1 },
      materials: { skin: { color: '#b9b53c', color2: '#d3a03c' } },
      size: { height: 0.12 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const kind = KINDS[read.word(params, 'kind')];
  const h = read.num(params, 'height');
  const b = createBench(materials);
  const bitten = read.flag(params, 'bitten');
  const body = fruitBody(kind, h, rng.range(0, 6), rng.range(-0.02, 0.02));
  const rMax = Math.max(...kind.profile.map(([r]) => r)) * h;
  if (bitten) addBitten(b, body, h, rMax, materials);
  else b.add('body', blushed(materials.skin, h, rMax), body, { detail: 1.5 });
  addStem(b, kind, h, rng);
  const n = Math.round(read.num(params, 'leaves'));
  const neck = kind.profile[kind.profile.length - 1][1] * h;
  for (let i = 0; i < n; i++) addLeaf(b, h, neck, i, rng);
  addCalyx(b, kind.profile[0][1] * h, h);
  return { parts: b.parts, sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: rMax } } };
}

function fruitBody(kind: FruitKind, h: number, turn: number, lean: number): Shape {
  const sides = kind.lobes * 6;
  const sections = sampleSpline(kind.profile, 4).map(([x, y]) => ({
    points: Array.from({ length: sides }, (_, i): Vec3 => {
      const a = (-2 * Math.PI * i) / sides;
      const r = Math.max(0.005, x);
      const poles = Math.min(1, r / 0.16);
      const groove = 1 + kind.depth * Math.cos(kind.lobes * (a + turn)) * (0.45 + Math.abs(y - 0.5));
      const k = r * h * (1 + (groove - 1) * poles);
      return [k * Math.cos(a) + lean * y * y * h, y * h, k * Math.sin(a)];
    }),
  }));
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** A sun-side blush, a paler pole, freckles. */
function blushed(skin: MaterialSpec, h: number, r: number): MaterialSpec {
  const second = skin.color2 ?? skin.color ?? '#d9a13a';
  return {
    ...skin,
    layers: [
      ...(skin.layers ?? []),
      {
        mask: {
          kind: 'all',
          of: [
            { kind: 'span', dir: [0, 1, 0], from: h * 0.72, to: h * 0.98 },
            { kind: 'noise', scale: h * 0.25, threshold: 0.4, soft: 0.3 },
          ],
        },
        material: { color: second, color2: second },
        strength: 0.8,
      },
      {
        mask: { kind: 'span', dir: [-0.5, -0.6, 0.2], from: r * 0.1, to: r * 1.1 },
        material: { color: second },
        strength: 0.28,
      },
      {
        mask: { kind: 'spots', scale: h * 0.045, size: 0.045, soft: 0.04 },
        material: { color: second },
        strength: 0.4,
      },
    ],
  };
}

/** The bite: three overlapping scoops. The cut surface is flesh by a mask that follows the scoops. */
function addBitten(
  b: Bench,
  body: Shape,
  h: number,
  r: number,
  materials: Readonly<Record<string, MaterialSpec>>,
): void {
  const bites = (
    [
      [0.95, 0.62, 0.3, 0.36],
      [0.95, 0.42, 0.05, 0.34],
      [0.98, 0.6, -0.16, 0.33],
    ] as const
  ).map(([x, y, z, k]) => ({ op: 'sphere' as const, r: k * h, at: [x * r * 1.15, y * h, z * r] as Vec3 }));
  const skin = blushed(materials.skin, h, r);
  const flesh = {
    mask: {
      kind: 'near' as const,
      shape: { op: 'union' as const, of: bites.map((s) => ({ ...s, r: s.r + h * 0.004 })) },
      soft: h * 0.004,
    },
    material: materials.flesh,
  };
  b.add(
    'body',
    { ...skin, layers: [...(skin.layers ?? []), flesh] },
    { op: 'carve', from: body, cut: bites },
    { detail: 1.5 },
  );
}

function addStem(b: Bench, kind: FruitKind, h: number, rng: ArchetypeInput['rng']): void {
  const top = kind.profile[kind.profile.length - 1][1] * h;
  const a = rng.range(0, 6.28);
  const out = h * 0.1;
  const path: Vec3[] = [
    [0, top - h * 0.04, 0],
    [0.15 * out * Math.cos(a), top + h * 0.09, 0.15 * out * Math.sin(a)],
    [out * Math.cos(a), top + h * 0.24, out * Math.sin(a)],
  ];
  b.add(
    'stem',
    'stem',
    {
      op: 'sweep',
      path,
      section: { kind: 'circle', r: 0.022 * h },
      spline: 'catmull',
      taper: [0.9, 0.8, 1.35],
      cap: 'flat',
    },
    { grain: [0, 1, 0] },
  );
}

/** A leaf with a folded midrib, pointed tip and a droop. */
function addLeaf(b: Bench, h: number, neck: number, i: number, rng: ArchetypeInput['rng']): void {
  const len = h * rng.range(0.5, 0.62);
  const grid = Array.from({ length: 7 }, (_, row) => {
    const t = row / 6;
    const w = len * 0.24 * Math.sin(Math.PI * Math.min(1, 0.04 + 0.96 * t) ** 0.8) + len * 0.004;
    const y = len * (0.28 * t - 0.34 * t * t);
    return [-1, -0.5, 0, 0.5, 1].map((k): Vec3 => [k * w, y + Math.abs(k) * w * 0.35, t * len]);
  });
  const leaf: Shape = { op: 'sheet', grid, thickness: h * 0.008, spline: 'catmull' };
  b.add(
    `leaf ${i + 1}`,
    'leaves',
    {
      op: 'placed',
      of: leaf,
      places: [{ at: [0, neck + h * 0.08, 0], rot: [-14, 55 + 140 * i + rng.range(-20, 20), 0] }],
    },
    { grain: [0, 0, 1] },
  );
}

/** The dried remains of the blossom underneath. */
function addCalyx(b: Bench, y: number, h: number): void {
  const tip: Shape = {
    op: 'sweep',
    path: [
      [0, y + h * 0.01, 0],
      [h * 0.03, y - h * 0.03, 0],
      [h * 0.075, y - h * 0.045, 0],
    ],
    section: { kind: 'ellipse', rx: h * 0.014, ry: h * 0.006 },
    spline: 'catmull',
    taper: [1, 0.9, 0.3],
    cap: 'point',
    up: [0, 1, 0],
  };
  b.add('calyx', 'stem', { op: 'arrayed', n: 5, around: 'y', of: tip });
}
