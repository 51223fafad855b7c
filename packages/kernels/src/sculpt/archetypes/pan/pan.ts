import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, read, solid } from '../../kits/joinery/index.ts';
import { type Vessel, vessel } from '../../kits/vessel.ts';

interface Form {
  outer: readonly Vec2[];
  handle: 'long' | 'ears' | 'loops' | 'bail';
  lid?: boolean;
  legs?: boolean;
  /** Level of what is in it where it is full, over the height. */
  level: number;
}

const FORMS: Readonly<Record<string, Form>> = {
  frying: {
    outer: [
      [0, 0],
      [0.1, 0],
      [0.108, 0.004],
      [0.132, 0.044],
      [0.134, 0.046],
    ],
    handle: 'long',
    level: 0.3,
  },
  saucepan: {
    outer: [
      [0, 0],
      [0.084, 0],
      [0.09, 0.006],
      [0.09, 0.105],
      [0.093, 0.11],
    ],
    handle: 'long',
    level: 0.75,
  },
  wok: {
    outer: [
      [0, 0],
      [0.04, 0],
      [0.09, 0.022],
      [0.13, 0.056],
      [0.158, 0.098],
      [0.161, 0.1],
    ],
    handle: 'long',
    level: 0.4,
  },
  pot: {
    outer: [
      [0, 0],
      [0.11, 0],
      [0.116, 0.006],
      [0.116, 0.155],
      [0.12, 0.16],
    ],
    handle: 'loops',
    lid: true,
    level: 0.75,
  },
  casserole: {
    outer: [
      [0, 0],
      [0.12, 0],
      [0.132, 0.012],
      [0.136, 0.1],
      [0.139, 0.106],
    ],
    handle: 'loops',
    lid: true,
    level: 0.7,
  },
  cauldron: {
    outer: [
      [0, 0.06],
      [0.1, 0.066],
      [0.19, 0.11],
      [0.235, 0.2],
      [0.225, 0.3],
      [0.18, 0.36],
      [0.168, 0.375],
      [0.2, 0.392],
      [0.206, 0.405],
    ],
    handle: 'bail',
    legs: true,
    level: 0.86,
  },
};

/** Pans and pots: frying pans, saucepans, woks, stock pots, casseroles, witches' cauldrons. */
export const pan: Archetype = {
  name: 'pan',
  kind: 'container',
  size: { length: 0.35 },
  params: {
    kind: { type: 'choice', of: Object.keys(FORMS), default: 'frying', about: 'what sort' },
    lid: { type: 'flag', default: true, about: 'lid on pots that have one', vary: 0.7 },
    fill: { type: 'choice', of: ['none', 'brew', 'soup', 'egg'], default: 'none', about: 'what is in it' },
    size: { type: 'number', min: 0.6, max: 1.6, default: 1, about: 'over the usual', vary: [0.92, 1.1] },
  },
  slots: {
    body: { material: { base: 'cast-iron', color: '#3e4044' }, words: ['pan', 'pot', 'body', 'cauldron'], main: true },
    handle: { material: { base: 'cast-iron', color: '#3e4044' }, words: ['handle', 'grip', 'bail'] },
    knob: { material: { base: 'steel', color: '#b8bcc0' }, words: ['knob', 'rivet', 'ring'] },
    fill: {
      material: { base: 'lamp', color: '#2a6a1c', emissive: '#58d83a', emissiveStrength: 0.8 },
      words: ['brew', 'potion', 'soup', 'liquid', 'bubble'],
    },
  },
  presets: {
    pan: { size: { width: 0.45 } },
    saucepan: {
      params: { kind: 'saucepan' },
      materials: { body: { base: 'brushed-steel', color: '#b8bcc0' }, handle: { base: 'plastic', color: '#1d1e20' } },
      size: { width: 0.35 },
    },
    wok: { params: { kind: 'wok' }, materials: { handle: { base: 'wood', color: '#8a5a34' } }, size: { width: 0.5 } },
    'cooking pot': {
      params: { kind: 'pot' },
      materials: {
        body: { base: 'brushed-steel', color: '#b8bcc0' },
        handle: { base: 'brushed-steel', color: '#a8acb0' },
      },
      size: { height: 0.2 },
    },
    casserole: {
      params: { kind: 'casserole' },
      materials: { body: { base: 'enamel', color: '#c2401c' }, handle: { base: 'enamel', color: '#c2401c' } },
      size: { width: 0.34 },
    },
    cauldron: { params: { kind: 'cauldron', fill: 'brew' }, size: { height: 0.45 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const kind = read.word(params, 'kind');
  const f = FORMS[kind];
  const k = read.num(params, 'size') * rng.fork('pan').range(0.98, 1.02);
  const outer = f.outer.slice(1);
  const v: Vessel = {
    outer,
    wall: kind === 'cauldron' ? 0.012 : 0.0036,
    floor: kind === 'frying' ? 0.006 : undefined,
    straight: kind !== 'cauldron',
  };
  const [rim, h] = outer[outer.length - 1];
  b.add('body', 'body', vessel.shape(v, 72), { detail: 1.2 });
  b.add('rim', 'body', solid.hoop(rim - v.wall * 0.4, { kind: 'circle', r: v.wall * 0.75 }, [0, h, 0], 'y', 72));
  if (f.handle === 'long') addLong(b, kind, rim, h);
  else if (f.handle === 'loops') addLoops(b, outer, h);
  else addBail(b, outer, h);
  const fill = read.word(params, 'fill');
  const lid = f.lid && read.flag(params, 'lid') && fill === 'none';
  if (lid) addLid(b, rim, h, kind === 'casserole');
  if (f.legs) addLegs(b);
  if (fill !== 'none') addFill(b, v, h * f.level, fill, f.legs === true);
  const parts = b.parts.map((p) => ({ ...p, shape: { op: 'placed' as const, of: p.shape, places: [{ scale: k }] } }));
  return {
    parts,
    sockets: {
      inside: { at: [0, h * k * 0.9, 0], dir: [0, 1, 0], size: rim * 1.7 * k },
      ...(f.handle === 'long'
        ? { handle: { at: [(rim + 0.13) * k, h * k, 0] as Vec3, dir: [-1, 0, 0] as Vec3, size: 0.022 * k } }
        : {}),
    },
  };
}

/** A stick handle with its bracket, rivets and the eye it hangs by. */
function addLong(b: Bench, kind: string, r: number, h: number): void {
  const l = kind === 'wok' ? 0.2 : 0.18;
  const y = kind === 'frying' ? h * 0.72 : h * 0.86;
  b.add(
    'handle bracket',
    'knob',
    solid.bar(
      [
        [r - 0.016, y, 0],
        [r + 0.012, y + 0.004, 0],
        [r + 0.05, y + 0.016, 0],
      ],
      { kind: 'ellipse', rx: 0.013, ry: 0.006 },
      { spline: 'catmull', up: [0, 1, 0] },
    ),
  );
  const line: Vec3[] = [
    [r + 0.036, y + 0.011, 0],
    [r + 0.07, y + 0.021, 0],
    [r + l * 0.7, y + 0.034, 0],
    [r + l, y + 0.04, 0],
  ];
  b.add(
    'handle',
    'handle',
    solid.bar(
      line,
      { kind: 'ellipse', rx: 0.0135, ry: 0.0085 },
      { spline: 'catmull', up: [0, 1, 0], cap: 'round', taper: [0.85, 1, 1.1, 0.95] },
    ),
    { grain: [1, 0, 0] },
  );
  b.add(
    'hanging ring',
    'knob',
    solid.hoop(0.011, { kind: 'circle', r: 0.0022 }, [r + l + 0.014, y + 0.0405, 0], 'y', 24),
  );
  if (kind === 'wok')
    b.add(
      'helper handle',
      'handle',
      solid.tube(
        [
          [-r * 0.97, h * 0.9, 0.045],
          [-r - 0.035, h * 1.02, 0.04],
          [-r - 0.035, h * 1.02, -0.04],
          [-r * 0.97, h * 0.9, -0.045],
        ],
        0.007,
      ),
    );
  if (kind === 'frying')
    b.add('pouring lip', 'body', solid.put({ op: 'ball', r: [0.016, 0.006, 0.012] }, [0, h - 0.003, r * 0.985]), {
      detail: 0.6,
    });
}

function addLoops(b: Bench, outer: readonly Vec2[], h: number): void {
  const y = h * 0.8;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * vessel.radius(outer, y);
    b.add(
      `${name} handle`,
      'handle',
      solid.tube(
        [
          [x * 0.98, y, 0.045],
          [x + s * 0.03, y + 0.012, 0.04],
          [x + s * 0.036, y + 0.013, 0],
          [x + s * 0.03, y + 0.012, -0.04],
          [x * 0.98, y, -0.045],
        ],
        0.0075,
      ),
    );
    b.add(
      `${name} handle rivets`,
      'knob',
      solid.many(
        [0.046, -0.046].map((z) => ({ op: 'ball' as const, r: 0.0055, at: [x * 0.985, y + 0.014, z] as Vec3 })),
      ),
      { detail: 0.4 },
    );
  }
}

function addLid(b: Bench, r: number, h: number, domed: boolean): void {
  const up = domed ? 0.03 : 0.022;
  b.add(
    'lid',
    'body',
    solid.turned(
      [
        [0, h + up + 0.004],
        [r * 0.4, h + up * 0.92 + 0.004],
        [r * 0.8, h + up * 0.5 + 0.004],
        [r * 0.985, h + 0.009],
        [r * 1.01, h + 0.008],
        [r * 1.01, h + 0.002],
        [r * 0.95, h + 0.001],
        [0, h + up - 0.002],
      ],
      [0, 0, 0],
      { bevel: 0.001, segments: 72 },
    ),
  );
  b.add('lid rim', 'knob', solid.hoop(r * 1.008, { kind: 'circle', r: 0.0025 }, [0, h + 0.0055, 0], 'y', 72), {
    detail: 0.6,
  });
  b.add('knob stem', 'knob', solid.cyl(0.006, 0.014, [0, h + up + 0.009, 0]));
  b.add(
    'knob',
    'knob',
    solid.turned(
      [
        [0, 0],
        [0.012, 0],
        [0.02, 0.008],
        [0.018, 0.015],
        [0, 0.018],
      ],
      [0, h + up + 0.014, 0],
      { bevel: 0.003 },
    ),
  );
}

/** Lugs, a wrought bail that lies to one side of the rim. */
function addBail(b: Bench, outer: readonly Vec2[], h: number): void {
  const y = h - 0.035;
  const r = vessel.radius(outer, y) + 0.012;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} lug`,
      'body',
      solid.hoop(0.02, { kind: 'circle', r: 0.007 }, [s * (r + 0.016), y + 0.005, 0], 'z', 24),
    );
  const arch = Array.from({ length: 17 }, (_, i): Vec3 => {
    const a = (Math.PI * i) / 16;
    return [(r + 0.024) * Math.cos(a), y + 0.012 + r * 0.72 * Math.sin(a), -r * 0.6 * Math.sin(a)];
  });
  b.add('bail', 'handle', solid.tube(arch, 0.008));
}

function addLegs(b: Bench): void {
  for (let i = 0; i < 3; i++) {
    const a = (i * 2 * Math.PI) / 3 + Math.PI / 2;
    const at = (q: number, y: number): Vec3 => [q * Math.cos(a), y, q * Math.sin(a)];
    b.add(
      `leg ${i + 1}`,
      'body',
      solid.tube([at(0.13, 0.11), at(0.165, 0.06), at(0.17, 0.012)], 0.024, { taper: [1.1, 0.75, 0.6], cap: 'flat' }),
    );
    b.add(`paw ${i + 1}`, 'body', { op: 'ball', r: [0.024, 0.016, 0.024], at: at(0.172, 0.0155) });
  }
}

function addFill(b: Bench, v: Vessel, level: number, what: string, brew: boolean): void {
  if (what === 'egg') {
    b.add(
      'egg white',
      { base: 'porcelain', color: '#fbf8f0', rough: 0.3 },
      {
        op: 'loft',
        sections: [
          [0.2, 0.0062],
          [0.9, 0.0062],
          [1, 0.0075],
          [0.85, 0.0092],
          [0.4, 0.0115],
          [0.02, 0.012],
        ].map(([k, y]) => ({
          points: Array.from({ length: 48 }, (_, i): Vec3 => {
            const a = (2 * Math.PI * i) / 48;
            const q = 0.05 * k * (1 + 0.12 * Math.cos(3 * a + 1) + 0.06 * Math.cos(5 * a));
            return [q * Math.cos(a), y, -q * Math.sin(a)];
          }),
        })),
        spline: 'linear',
        cap: 'flat',
      },
    );
    b.add(
      'yolk',
      { base: 'cream', color: '#f7a51c', color2: '#fbc04a', rough: 0.1 },
      { op: 'ball', r: [0.018, 0.013, 0.018], from: 0, to: 100, at: [0.004, 0.0115, -0.003] },
    );
    return;
  }
  const own = what === 'soup' ? { base: 'cream', color: '#c8641c', color2: '#e08a44', rough: 0.15 } : 'fill';
  b.add(brew ? 'brew' : 'soup', own, vessel.fill(v, level));
  const r = vessel.bore(v, level) * 0.85;
  for (let i = 0; i < 9; i++) {
    const q = r * Math.sqrt((i + 0.4) / 9);
    const a = i * 2.39996;
    const s = r * (0.07 + 0.07 * ((i * 7) % 5) * 0.25);
    b.add(
      `bubble ${i + 1}`,
      own,
      { op: 'ball', r: s, from: 0, to: 110, at: [q * Math.cos(a), level - s * 0.15, q * Math.sin(a)] },
      { detail: 0.6 },
    );
  }
}
