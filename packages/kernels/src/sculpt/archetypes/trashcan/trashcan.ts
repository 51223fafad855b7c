import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { tones } from '../../dsl/colorways.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addBags } from './bags.ts';
import { addDumpster, addOffice, addStreet } from './public.ts';

const KINDS: Readonly<Record<string, (b: Bench, open: boolean) => void>> = {
  can: addCan,
  wheelie: addWheelie,
  dumpster: addDumpster,
  pedal: addPedal,
  street: addStreet,
  office: addOffice,
};

/** Bins: ribbed cans with a lid, wheelie bins, skips, pedal bins, slatted street bins, wire baskets of offices. */
export const trashcan: Archetype = {
  name: 'trashcan',
  kind: 'container',
  size: { height: 0.7 },
  params: {
    kind: { type: 'choice', of: Object.keys(KINDS), default: 'can', about: 'what sort' },
    open: { type: 'flag', default: false, about: 'lid off or up, rubbish showing', vary: 0.2 },
    recycling: { type: 'flag', default: false, about: 'the three arrows on it' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#2f6a3c', wear: 0.2 },
      words: ['body', 'bin', 'side', 'can'],
      main: true,
    },
    lid: { material: { base: 'plastic', color: '#24282c' }, words: ['lid', 'cover', 'flap'] },
    metal: {
      material: { base: 'steel', color: '#9aa0a6', wear: 0.25 },
      words: ['metal', 'handle', 'axle', 'rim', 'pedal'],
    },
    wheels: { material: { base: 'rubber', color: '#1a1b1d' }, words: ['wheel', 'tyre', 'castor'] },
    bag: { material: { base: 'plastic', color: '#17181a', rough: 0.25 }, words: ['bag', 'rubbish', 'trash'] },
  },
  palettes: [
    {
      lead: 'body',
      when: { kind: ['wheelie', 'dumpster', 'pedal', 'street', 'office'] },
      of: tones('body', { green: '#2f6a3c', blue: '#2a5a94', grey: '#565c62', black: '#26292c', brown: '#6a4a30' }),
    },
    {
      lead: 'body',
      of: [
        { name: 'steel', weight: 2, slots: {} },
        ...tones(
          'body',
          { black: '#26282b', white: '#e8e8e4', red: '#b3241f', green: '#2f6a48', cream: '#eae0c8' },
          { base: 'paint' },
        ),
      ],
    },
  ],
  presets: {
    'trash can': {
      open: ['body'],
      materials: { body: { base: 'brushed-steel', color: '#a4aaae' } },
      size: { height: 0.75 },
    },
    'wheelie bin': {
      params: { kind: 'wheelie' },
      materials: { body: { base: 'plastic', color: '#2f6a3c' } },
      open: ['body'],
      size: { height: 1.08 },
    },
    'recycling bin': {
      params: { kind: 'wheelie', recycling: true },
      materials: { body: { base: 'plastic', color: '#2a62a8' } },
      open: ['body'],
      size: { height: 1.08 },
    },
    dumpster: { params: { kind: 'dumpster' }, size: { width: 2 } },
    'pedal bin': {
      params: { kind: 'pedal' },
      materials: { body: { base: 'brushed-steel', color: '#b4b8bc' } },
      size: { height: 0.6 },
    },
    'street bin': { params: { kind: 'street' }, size: { height: 0.9 } },
    'office bin': {
      params: { kind: 'office' },
      materials: { body: { base: 'steel', color: '#3a3e44' } },
      size: { height: 0.34 },
    },
  },
  build,
};

function build({ params, materials, rng }: ArchetypeInput): Sculpture {
  const b = createBench(materials);
  const k = rng.fork('bin').range(0.97, 1.04);
  KINDS[read.word(params, 'kind')](b, read.flag(params, 'open'));
  if (read.flag(params, 'recycling')) addArrows(b, [0, 0.52, 0.3], 0.13);
  return {
    parts: b.parts.map((p) => ({ ...p, shape: { op: 'placed', of: p.shape, places: [{ scale: [1, k, 1] }] } })),
  };
}

/** The three bent arrows that chase each other. */
function addArrows(b: Bench, at: Vec3, r: number): void {
  const arrow = outline
    .pairs([-0.62, -0.5, 0.1, -0.5, 0.1, -0.72, 0.52, -0.36, 0.1, 0, 0.1, -0.22, -0.46, -0.22])
    .map(([x, y]): Vec2 => [x * r, y * r]);
  for (let i = 0; i < 3; i++)
    b.add(
      `arrow ${i + 1}`,
      { base: 'paint', color: '#f4f4f0' },
      solid.put(solid.put(solid.slab(arrow, 0.004, [0, 0, 0]), [0, 0, 0], [0, 0, 120 * i]), at, [-5, 0, 0]),
      { detail: 0.5 },
    );
}

function addCan(b: Bench, open: boolean): void {
  const [R, h] = [0.225, 0.62];
  const n = 120;
  const ring = (k: number, y: number, rib: number): { points: Vec3[] } => ({
    points: Array.from({ length: n }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / n;
      const q = R * k + rib * Math.max(0, Math.cos(20 * a)) ** 0.7;
      return [q * Math.cos(a), y, -q * Math.sin(a)];
    }),
  });
  b.add(
    'body',
    'body',
    {
      op: 'loft',
      sections: [
        ring(0.86, 0, 0),
        ring(0.88, 0.06, 0),
        ring(0.89, 0.09, 0.011),
        ring(0.98, h - 0.1, 0.011),
        ring(0.99, h - 0.07, 0),
        ring(1, h, 0),
        ring(0.975, h, 0),
        ring(0.85, 0.02, 0),
        ring(0.02, 0.02, 0),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 1.2 },
  );
  for (const [i, [y, k]] of (
    [
      [0.02, 0.875],
      [0.075, 0.885],
      [h - 0.085, 0.99],
      [h, 1],
    ] as const
  ).entries())
    b.add(`hoop ${i + 1}`, 'metal', solid.hoop(R * k, { kind: 'circle', r: 0.009 }, [0, y, 0], 'y', 64));
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} handle`,
      'metal',
      solid.tube(
        [
          [s * R * 0.97, h * 0.78, 0.07],
          [s * (R + 0.04), h * 0.72, 0.062],
          [s * (R + 0.04), h * 0.72, -0.062],
          [s * R * 0.97, h * 0.78, -0.07],
        ],
        0.008,
        { spline: 'linear' },
      ),
    );
  const lid: Vec2[] = [
    [0, 0.085],
    [0.1, 0.082],
    [0.17, 0.06],
    [0.225, 0.03],
    [0.242, 0.02],
    [0.243, -0.018],
    [0.238, -0.018],
    [0.236, 0.012],
    [0.2, 0.026],
    [0, 0.06],
  ];
  const place = (s: ReturnType<typeof solid.box>): ReturnType<typeof solid.box> =>
    open ? solid.put(s, [R * 1.32, 0.235, 0.12], [0, 20, -76]) : solid.put(s, [0, h + 0.012, 0]);
  b.add('lid', b.tint('body', {}), place({ op: 'lathe', profile: lid, spline: 'linear', bevel: 0.003, segments: 64 }));
  b.add('lid ring', b.tint('body', {}), place(solid.hoop(0.12, { kind: 'circle', r: 0.006 }, [0, 0.078, 0], 'y', 48)), {
    detail: 0.5,
  });
  b.add(
    'lid handle',
    'metal',
    place(
      solid.tube(
        [
          [-0.05, 0.08, 0],
          [-0.045, 0.112, 0],
          [0.045, 0.112, 0],
          [0.05, 0.08, 0],
        ],
        0.007,
        { spline: 'linear' },
      ),
    ),
  );
  if (open) addBags(b, R * 0.8, h);
}

function addWheelie(b: Bench, open: boolean): void {
  const h = 0.95;
  const at = (w: number, d: number, y: number, z: number): { points: Vec3[] } => ({
    points: outline.roundRect(w, d, 0.05, 0, 0, 4).map(([x, u]): Vec3 => [x, y, z - u]),
  });
  b.add('body', 'body', {
    op: 'loft',
    sections: [
      at(0.42, 0.44, 0.02, 0.0),
      at(0.43, 0.46, 0.06, 0.0),
      at(0.54, 0.58, h - 0.09, 0.02),
      at(0.55, 0.6, h - 0.085, 0.02),
      at(0.56, 0.61, h, 0.02),
      at(0.51, 0.56, h, 0.02),
      at(0.4, 0.42, 0.1, 0),
      at(0.1, 0.1, 0.1, 0),
    ],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add(
    'rim',
    'body',
    solid.slab(outline.roundRect(0.59, 0.64, 0.05, 0, -0.02, 4), 0.035, [0, h - 0.012, 0], 'y', {
      bevel: 0.008,
      holes: [outline.roundRect(0.5, 0.55, 0.04, 0, -0.02, 4)],
    }),
  );
  const lid = (s: ReturnType<typeof solid.box>): ReturnType<typeof solid.box> =>
    solid.put(s, [0, h + 0.012, -0.3], [open ? -105 : -2, 0, 0]);
  b.add(
    'lid',
    'lid',
    lid({
      op: 'loft',
      sections: [
        at(0.61, 0.68, 0, 0.34),
        at(0.615, 0.685, 0.012, 0.34),
        at(0.57, 0.62, 0.045, 0.33),
        at(0.4, 0.45, 0.065, 0.32),
        at(0.1, 0.1, 0.068, 0.32),
      ],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    }),
  );
  b.add(
    'lid ribs',
    'lid',
    lid(solid.many([-0.14, 0, 0.14].map((x) => solid.box([0.03, 0.016, 0.42], [x, 0.064, 0.33], 0.006)))),
    { detail: 0.6 },
  );
  b.add('hinge rod', 'metal', solid.rod([-0.24, h + 0.02, -0.325], [0.24, h + 0.02, -0.325], 0.012));
  b.add(
    'handle',
    'body',
    solid.many([
      solid.rod([-0.2, h - 0.04, -0.37], [0.2, h - 0.04, -0.37], 0.017, undefined, 'round'),
      ...[-0.19, 0.19].map((x) => solid.box([0.03, 0.07, 0.1], [x, h - 0.05, -0.325], 0.008)),
    ]),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} tyre`,
      'wheels',
      solid.hoop(0.082, { kind: 'rect', w: 0.045, h: 0.036, r: 0.012 }, [s * 0.255, 0.1, -0.2], 'x', 40),
    );
    b.add(`${name} hub`, 'lid', solid.cyl(0.07, 0.03, [s * 0.255, 0.1, -0.2], 'x'));
    b.add(`${name} hub cap`, 'metal', solid.cyl(0.018, 0.042, [s * 0.258, 0.1, -0.2], 'x'), { detail: 0.5 });
  }
  b.add('axle', 'metal', solid.rod([-0.25, 0.1, -0.2], [0.25, 0.1, -0.2], 0.012));
  b.add('foot', 'body', solid.box([0.34, 0.03, 0.1], [0, 0.015, 0.13], 0.008));
  b.add('front grip', 'body', solid.box([0.3, 0.035, 0.03], [0, h - 0.06, 0.325], 0.01));
  if (open) addBags(b, 0.27, h - 0.05);
}

function addPedal(b: Bench, open: boolean): void {
  const [R, h] = [0.15, 0.52];
  b.add(
    'body',
    'body',
    solid.turned(
      [
        [0, 0.03],
        [R, 0.03],
        [R, h],
        [R - 0.006, h],
        [R - 0.006, 0.05],
        [0, 0.05],
      ],
      [0, 0, 0],
      { bevel: 0.002, segments: 64 },
    ),
  );
  b.add(
    'foot ring',
    'lid',
    solid.turned(
      [
        [0, 0],
        [R * 1.03, 0],
        [R * 1.03, 0.03],
        [R, 0.036],
        [0, 0.036],
      ],
      [0, 0, 0],
      { bevel: 0.003, segments: 64 },
    ),
  );
  b.add('rim', 'lid', solid.hoop(R * 0.995, { kind: 'rect', w: 0.02, h: 0.01, r: 0.003 }, [0, h, 0], 'y', 64));
  const place = (s: ReturnType<typeof solid.box>): ReturnType<typeof solid.box> =>
    solid.put(solid.put(s, [0, 0, R]), [0, h + 0.014, -R], [open ? -72 : 0, 0, 0]);
  b.add(
    'lid',
    'body',
    place(
      solid.turned(
        [
          [0, 0.055],
          [R * 0.6, 0.045],
          [R * 0.94, 0.02],
          [R, 0],
          [0, -0.002],
        ],
        [0, 0, 0],
        { bevel: 0.003, segments: 64 },
      ),
    ),
  );
  b.add('hinge', 'lid', solid.box([0.09, 0.05, 0.025], [0, h, -R - 0.008], 0.006));
  b.add('pedal arm', 'metal', solid.box([0.03, 0.012, 0.06], [0, 0.02, R + 0.026], 0.003));
  b.add('pedal', 'lid', solid.box([0.085, 0.014, 0.034], [0, 0.022, R + 0.062], 0.005));
  if (open) addBags(b, R * 0.8, h - 0.06);
}
