import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addChurn, addJerry, addSardine } from './others.ts';

const KINDS: Readonly<Record<string, (b: Bench, label: string) => void>> = {
  soda: addSoda,
  tin: addTin,
  spray: addSpray,
  paint: addPaint,
  jerry: addJerry,
  sardine: addSardine,
  churn: addChurn,
};

/** Cans: drinks with a ring pull, tins of food, spray and paint cans, jerry cans, sardine tins, churns. */
export const can: Archetype = {
  name: 'can',
  kind: 'container',
  size: { height: 0.12 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'tin', about: 'what sort' },
    label: { type: 'text', default: '', max: 8, about: 'what is printed on it' },
    tall: { type: 'number', min: 0.5, max: 1.5, default: 1, about: 'height over the usual', vary: [0.92, 1.1] },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#c8242a', rough: 0.3 },
      words: ['label', 'body', 'can', 'print'],
      main: true,
    },
    metal: {
      material: { base: 'aluminium', color: '#c8ccd0', rough: 0.28 },
      words: ['metal', 'lid', 'tab', 'rim', 'ring', 'tin'],
    },
    print: { material: { base: 'paint', color: '#f6f2ea', rough: 0.35 }, words: ['stripe', 'text', 'letter', 'band'] },
  },
  palettes: [
    {
      lead: 'body',
      of: tones(
        'body',
        {
          red: '#c8242a',
          green: '#2f8a4a',
          blue: '#2457a8',
          orange: '#e8782c',
          violet: '#6a3a9a',
          yellow: '#e8b82c',
          black: '#26282c',
        },
        { base: 'paint', rough: 0.3 },
      ),
    },
  ],
  presets: {
    can: { size: { height: 0.11 } },
    'soda can': { params: { kind: 'soda' }, size: { height: 0.12 } },
    'spray can': { params: { kind: 'spray' }, size: { height: 0.19 } },
    'paint can': { params: { kind: 'paint' }, size: { height: 0.2 } },
    'jerry can': { params: { kind: 'jerry' }, size: { height: 0.46 } },
    'sardine can': { params: { kind: 'sardine' }, size: { width: 0.11 } },
    'milk can': { params: { kind: 'churn' }, size: { height: 0.7 } },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  KINDS[read.word(params, 'kind')](b, read.word(params, 'label').toUpperCase());
  const tall = read.num(params, 'tall') * rng.fork('can').range(0.98, 1.02);
  return {
    parts: b.parts.map((p) => ({
      ...p,
      shape: { op: 'placed', of: p.shape, places: [{ scale: [1, tall, 1] }] },
    })),
  };
}

const turned = (flat: readonly number[], k = 1): Vec2[] => outline.pairs(flat).map(([r, y]): Vec2 => [r * k, y * k]);

/** Letters wrapped round the front, one by one. */
function lettering(b: Bench, value: string, r: number, y: number, height: number): void {
  const step = (height * 0.86) / r;
  const of = [...value].flatMap((value1, i) =>
    value1 === ' '
      ? []
      : [
          solid.put(
            solid.put({ op: 'text', value: value1, height, depth: 0.0012, bevel: 0 }, [0, -height / 2, r + 0.0001]),
            [0, y, 0],
            [0, ((i - (value.length - 1) / 2) * step * 180) / Math.PI, 0],
          ),
        ],
  );
  if (of.length) b.add('lettering', 'print', solid.many(of), { detail: 0.7 });
}

/** A band round a drum that waves. */
function wave(b: Bench, name: string, r: number, lo: number, hi: number, amp: number): void {
  const n = 64;
  const ring = (y: number, q: number): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / n;
      return [q * Math.cos(a), y + amp * Math.sin(a + 0.6), q * Math.sin(a)];
    }),
  });
  b.add(
    name,
    'print',
    {
      op: 'loft',
      sections: [ring(lo, r), ring(hi, r), ring(hi, r - 0.0014), ring(lo, r - 0.0014)],
      spline: 'linear',
      closed: true,
    },
    { detail: 0.7 },
  );
}

function addSoda(b: Bench, label: string): void {
  const R = 0.033;
  b.add(
    'can',
    'body',
    solid.turned(
      turned([0, 0.006, 0.62, 0.006, 0.72, 0, 0.8, 0.004, 1, 0.17, 1, 3.08, 0.84, 3.42, 0.8, 3.44, 0, 3.4], R),
      [0, 0, 0],
      { bevel: 0.0012, segments: 64 },
    ),
  );
  b.add(
    'foot',
    'metal',
    solid.turned(turned([0.6, 0.02, 0.7, -0.004, 0.8, 0, 0.93, 0.1, 0.9, 0.12, 0.6, 0.05, 0.6, 0.02], R), [0, 0, 0], {
      bevel: 0.0006,
      segments: 64,
    }),
  );
  b.add(
    'lid',
    'metal',
    solid.turned(
      turned(
        [0, 3.4, 0.7, 3.4, 0.74, 3.36, 0.78, 3.4, 0.8, 3.5, 0.85, 3.5, 0.85, 3.41, 0.88, 3.34, 0.8, 3.36, 0, 3.36],
        R,
      ),
      [0, 0, 0],
      { bevel: 0.0005, segments: 64 },
    ),
  );
  const y = 3.405 * R;
  b.add(
    'mouth',
    b.tint('metal', { color: '#8f9498' }),
    solid.slab(outline.superellipse(R * 0.26, R * 0.33, 2.2, 28), 0.0007, [0, y, R * 0.36], 'y', { bevel: 0.0002 }),
    { detail: 0.5 },
  );
  const ring = outline.superellipse(R * 0.22, R * 0.4, 2.6, 32);
  b.add(
    'ring pull',
    'metal',
    solid.put(
      solid.slab(ring, 0.0012, [0, 0, 0], 'y', {
        bevel: 0.0004,
        holes: [outline.superellipse(R * 0.12, R * 0.14, 2.4, 24).map(([x, z]): Vec2 => [x, z - R * 0.17])],
      }),
      [0, y + 0.0014, -R * 0.06],
      [3, 0, 0],
    ),
  );
  b.add('rivet', 'metal', solid.cyl(R * 0.07, 0.002, [0, y + 0.0014, R * 0.06]), { detail: 0.5 });
  wave(b, 'wave', R * 1.003, R * 1.05, R * 1.34, R * 0.22);
  wave(b, 'thin wave', R * 1.003, R * 1.44, R * 1.5, R * 0.22);
  lettering(b, label || 'COLA', R * 1.002, R * 2.25, R * 0.55);
}

function addTin(b: Bench, label: string): void {
  const R = 0.0375;
  const rings: number[] = [0, 0, 0.98, 0, 1, 0.03, 1, 0.12];
  for (let i = 0; i < 12; i++) rings.push(i % 2 ? 0.965 : 0.985, 0.2 + i * 0.21);
  b.add(
    'tin',
    'metal',
    solid.turned(turned([...rings, 1, 2.76, 1, 2.85, 0.94, 2.85, 0.93, 2.8, 0, 2.8], R), [0, 0, 0], {
      bevel: 0.0006,
      segments: 64,
    }),
  );
  b.add(
    'label',
    'body',
    solid.turned(turned([0.97, 0.26, 0.992, 0.26, 0.992, 2.6, 0.97, 2.6, 0.97, 0.26], R), [0, 0, 0], {
      bevel: 0.0002,
      segments: 64,
    }),
  );
  b.add(
    'label lower half',
    'print',
    solid.turned(turned([0.97, 0.3, 0.996, 0.3, 0.996, 1.24, 0.97, 1.24, 0.97, 0.3], R), [0, 0, 0], {
      bevel: 0.0002,
      segments: 64,
    }),
    { detail: 0.7 },
  );
  for (const [name, y] of [
    ['top rim', 2.83],
    ['bottom rim', 0.03],
  ] as const)
    b.add(name, 'metal', solid.hoop(R * 0.985, { kind: 'circle', r: R * 0.035 }, [0, y * R, 0], 'y', 64));
  for (const [i, q] of [0.76, 0.48].entries())
    b.add(`lid ring ${i + 1}`, 'metal', solid.hoop(R * q, { kind: 'circle', r: R * 0.022 }, [0, 2.8 * R, 0], 'y', 48), {
      detail: 0.5,
    });
  b.add(
    'seal',
    { base: 'gold', color: '#d8b04a' },
    solid.slab(outline.superellipse(R * 0.3, R * 0.3, 2, 32), 0.0012, [0, R * 1.24, R * 0.9955], 'z', {
      bevel: 0.0003,
    }),
    { detail: 0.6 },
  );
  lettering(b, label || 'SOUP', R * 0.992, R * 1.95, R * 0.5);
}

function addSpray(b: Bench, label: string): void {
  const R = 0.0325;
  b.add(
    'can',
    'body',
    solid.turned(turned([0, 0, 0.94, 0, 0.97, 0.06, 0.97, 4.3, 0, 4.3], R), [0, 0, 0], { bevel: 0.001, segments: 64 }),
  );
  b.add('foot rim', 'metal', solid.hoop(R * 0.965, { kind: 'circle', r: R * 0.045 }, [0, R * 0.045, 0], 'y', 64));
  b.add(
    'shoulder',
    'metal',
    solid.turned(
      turned([0, 4.25, 1.0, 4.25, 1.01, 4.34, 0.94, 4.42, 0.72, 4.68, 0.5, 4.84, 0.46, 4.92, 0.34, 4.94, 0, 4.94], R),
      [0, 0, 0],
      { bevel: 0.001, segments: 64 },
    ),
  );
  b.add('valve cup', 'metal', solid.hoop(R * 0.44, { kind: 'circle', r: R * 0.06 }, [0, R * 4.92, 0], 'y', 40));
  b.add(
    'nozzle',
    'print',
    solid.turned(turned([0, 4.9, 0.19, 4.9, 0.19, 5.3, 0.26, 5.34, 0.26, 5.68, 0.2, 5.76, 0, 5.76], R), [0, 0, 0], {
      bevel: 0.0008,
    }),
  );
  b.add('spray hole', { base: 'plain', color: '#17181a' }, solid.cyl(R * 0.07, 0.0012, [0, R * 5.52, R * 0.262], 'z'), {
    detail: 0.4,
  });
  b.add(
    'mixing band',
    'print',
    solid.turned(turned([0.96, 0.7, 0.978, 0.7, 0.978, 1.2, 0.96, 1.2, 0.96, 0.7], R), [0, 0, 0], {
      bevel: 0.0001,
      segments: 64,
    }),
    { detail: 0.6 },
  );
  wave(b, 'splash', R * 0.977, R * 3.5, R * 3.9, R * 0.18);
  lettering(b, label || 'PAINT', R * 0.972, R * 2.4, R * 0.48);
}

function addPaint(b: Bench, label: string): void {
  const R = 0.082;
  b.add(
    'can',
    'metal',
    solid.turned(turned([0, 0, 1, 0, 1, 2.26, 0.9, 2.3, 0.86, 2.26, 0, 2.24], R), [0, 0, 0], {
      bevel: 0.0012,
      segments: 64,
    }),
  );
  b.add(
    'label',
    'body',
    solid.turned(turned([0.99, 0.3, 1.006, 0.3, 1.006, 2, 0.99, 2, 0.99, 0.3], R), [0, 0, 0], {
      bevel: 0.0002,
      segments: 64,
    }),
  );
  b.add(
    'label panel',
    'print',
    solid.turned(turned([0.99, 0.44, 1.01, 0.44, 1.01, 0.95, 0.99, 0.95, 0.99, 0.44], R), [0, 0, 0], {
      bevel: 0.0002,
      segments: 64,
    }),
    { detail: 0.7 },
  );
  for (const [name, y] of [
    ['top rim', 2.24],
    ['bottom rim', 0.03],
  ] as const)
    b.add(name, 'metal', solid.hoop(R * 0.99, { kind: 'circle', r: R * 0.03 }, [0, y * R, 0], 'y', 64));
  b.add(
    'lid',
    'metal',
    solid.turned(
      turned([0, 2.24, 0.84, 2.24, 0.86, 2.32, 0.8, 2.32, 0.78, 2.27, 0.62, 2.27, 0.6, 2.29, 0, 2.29], R),
      [0, 0, 0],
      { bevel: 0.0008, segments: 64 },
    ),
  );
  const arch = Array.from({ length: 17 }, (_, i): Vec3 => {
    const a = (Math.PI * i) / 16;
    return [R * 1.07 * Math.cos(a), R * 1.8 - R * 1.1 * Math.sin(a) * 0.62, R * 0.12 + R * 0.98 * Math.sin(a) * 0.98];
  });
  b.add('wire handle', 'metal', solid.tube(arch, R * 0.02));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} handle ear`, 'metal', solid.cyl(R * 0.1, R * 0.08, [s * R * 1.02, R * 1.8, R * 0.06], 'x'));
  const drip = Array.from({ length: 33 }, (_, i): Vec2 => {
    const t = i / 32;
    return [-0.9 + 1.8 * t, -(0.1 + 0.3 * Math.abs(Math.sin(t * 9.4)) ** 3 * (0.5 + 0.5 * Math.sin(t * 5)))];
  });
  const paint = drip.map(([a, y]): Vec3[] =>
    [0, 0.5, 1].map((k): Vec3 => [R * 1.016 * Math.sin(a), R * (2.25 + y * k), R * 1.016 * Math.cos(a)]),
  );
  b.add(
    'paint run',
    b.tint('body', { rough: 0.15, clearcoat: 0.6 }),
    { op: 'sheet', grid: paint, thickness: R * 0.025, spline: 'linear' },
    { detail: 0.9 },
  );
  lettering(b, label || 'PAINT', R * 1.005, R * 1.46, R * 0.34);
}
