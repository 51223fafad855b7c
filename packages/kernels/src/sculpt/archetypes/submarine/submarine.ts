import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { fitting, flap, pairs, ribs, steps, streamlined, wing } from '../../kits/vehicle/index.ts';
import { submarinePalettes } from './palettes.ts';

/** Submarines: a plump one with portholes as in picture books, or a long naval one. */
export const submarine: Archetype = {
  name: 'submarine',
  kind: 'vehicle',
  size: { length: 9 },
  params: {
    kind: {
      type: 'choice',
      of: ['explorer', 'navy'],
      default: 'explorer',
      about: 'Plump with portholes, or long and grey.',
    },
  },
  slots: {
    hull: {
      material: { base: 'paint', color: '#eab420', rough: 0.3, clearcoat: 0.8 },
      words: ['hull', 'body', 'submarine'],
      main: true,
    },
    trim: {
      material: { base: 'paint', color: '#c23a1e', rough: 0.35, clearcoat: 0.5 },
      words: ['trim', 'fin', 'stripe', 'rudder', 'tower'],
    },
    metal: {
      material: { base: 'brass', color: '#c59a4a', rough: 0.3 },
      words: ['metal', 'propeller', 'periscope', 'rivet', 'ring'],
    },
    windows: {
      material: { base: 'glass', color: '#6fb4cc', rough: 0.05, transmission: 0 },
      words: ['window', 'porthole', 'glass'],
    },
    dark: { material: { base: 'rubber', color: '#1c1d1f' }, words: ['keel', 'hatch'] },
    lights: {
      material: { base: 'lamp', color: '#fff2c8', emissive: '#ffe9a8', emissiveStrength: 0.9 },
      words: ['light', 'lamp', 'headlight'],
    },
  },
  palettes: submarinePalettes,
  presets: {
    submarine: {},
    'yellow submarine': { params: { kind: 'explorer' }, size: { height: 4.6 } },
    'nuclear submarine': {
      params: { kind: 'navy' },
      materials: {
        hull: { color: '#2b2f34', rough: 0.6, clearcoat: 0 },
        trim: { color: '#2b2f34', rough: 0.6, clearcoat: 0 },
        metal: { base: 'bronze', color: '#a8813e' },
      },
    },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const top =
      read.word(params, 'kind') === 'navy'
        ? buildNavy(b, rng.fork('submarine'))
        : buildExplorer(b, rng.fork('submarine'));
    return { parts: b.parts, sockets: { top: { at: [0, top, 0], dir: [0, 1, 0], size: 1 } } };
  },
};

function cross(b: Bench, y: number, z: number, k: number): void {
  const fin = ribs([0.2 * k, 0, z + 0.9 * k, 1.2 * k, 0.16 * k, 1.3 * k, 0, z + 0.45 * k, 0.8 * k, 0.1 * k]);
  for (const [i, deg] of [0, 90, 180, 270].entries()) {
    b.add(`stern fin ${i + 1}`, 'trim', solid.put(wing(fin), [0, y, 0], [0, 0, deg]));
    b.add(
      `stern rudder ${i + 1}`,
      b.tint('trim', { rough: 0.5 }),
      solid.put(flap(fin, 0.2, 0.95, 0.6), [0, y, 0], [0, 0, deg]),
    );
  }
}

function buildExplorer(b: Bench, rng: Rng): number {
  const fat = 1.3 + rng.range(-0.06, 0.1);
  const y = fat + 0.35;
  const rows = [
    [-3.6, 0.26],
    [-2.9, 0.62],
    [-1.6, 1.08],
    [0, 1.26],
    [1.6, 1.2],
    [2.7, 0.96],
    [3.3, 0.66],
  ].flatMap(([z, r]) => [z, y, (r * fat) / 1.3, (r * fat) / 1.3, (r * fat) / 1.3, 2]);
  const o = { nose: 0.36, tail: 0.1, around: 40 };
  const skin = streamlined(rows, o);
  b.add('hull', 'hull', skin.shape, { detail: 1.6 });
  const grown = streamlined(rows, { ...o, grow: 0.014 }).shape;
  b.add('hull bands', 'trim', {
    op: 'clip',
    of: grown,
    within: solid.many([-1.9, 2.35].map((z) => solid.box([6, 6, 0.2], [0, y, z], 0))),
  });
  b.add('hull seams', 'metal', {
    op: 'clip',
    of: streamlined(rows, { ...o, grow: 0.008 }).shape,
    within: solid.many([-0.9, 0.35, 1.5].map((z) => solid.box([6, 6, 0.05], [0, y, z], 0))),
  });
  const radius = (z: number): number => (skin.hit([0, 30, z], [0, -1, 0])?.at[1] ?? y) - y;
  const ring = (z: number): Vec3[] => outline.ngon(radius(z) + 0.004, 20, 9).map(([x, v]): Vec3 => [x, y + v, z]);
  b.add(
    'rivets',
    'metal',
    solid.many([-1.05, 0.5].flatMap((z) => ring(z).map((at) => ({ op: 'ball' as const, r: 0.035, at })))),
    { detail: 0.3 },
  );
  const port = solid.turned(
    pairs([0.25, -0.12, 0.38, -0.12, 0.38, 0.05, 0.34, 0.09, 0.27, 0.09, 0.25, 0.05, 0.25, -0.12]),
    [0, 0, 0],
    { axis: 'z', bevel: 0.012 },
  );
  const pane = solid.turned(pairs([0, -0.1, 0.265, -0.1, 0.265, 0.03, 0.14, 0.07, 0, 0.08]), [0, 0, 0], {
    axis: 'z',
    bevel: 0.005,
  });
  const spots = fitting.onSide(skin, 1, [
    [1.75, y + 0.25],
    [0.75, y + 0.25],
    [-0.28, y + 0.25],
    [-1.3, y + 0.25],
  ]);
  fitting.pair(b, 'porthole rings', 'metal', solid.at(port, spots));
  fitting.pair(b, 'porthole glass', 'windows', solid.at(pane, spots));
  b.add('nose window', 'windows', { op: 'ball', r: [0.56, 0.56, 0.36], at: [0, y + 0.12, 3.32] });
  b.add(
    'nose window ring',
    'metal',
    solid.hoop(0.6, { kind: 'ellipse', rx: 0.09, ry: 0.08 }, [0, y + 0.12, 3.3], 'z', 40),
  );
  const t = y + radius(0.2) - 0.12;
  addExplorerFittings(b, t);
  b.add(
    'rail',
    'metal',
    fitting.railing(
      [
        [0.3, y + radius(-0.9) - 0.04, -0.9],
        [0.26, y + radius(-1.6) - 0.03, -1.6],
        [-0.26, y + radius(-1.6) - 0.03, -1.6],
        [-0.3, y + radius(-0.9) - 0.04, -0.9],
      ],
      0.4,
      0.022,
      1,
    ),
  );
  cross(b, y, -3.7, 1);
  addScrew(b, y, -3.9, 0.62);
  fitting.pair(
    b,
    'bow plane',
    'trim',
    wing(ribs([radius(2.2) - 0.14, y - 0.25, 2.5, 0.7, 0.12, radius(2.2) + 0.75, y - 0.3, 2.35, 0.45, 0.08])),
  );
  fitting.pair(
    b,
    'skid',
    'dark',
    solid.many([
      solid.tube(
        [
          [0.7, 0.07, -1.7],
          [0.7, 0.07, 1.6],
          [0.7, 0.25, 2.0],
        ],
        0.07,
      ),
      ...[-1.1, 0.9].map((z) => solid.rod([0.7, 0.1, z], [0.55, y - radius(z) * 0.8, z], 0.06)),
    ]),
  );
  fitting.pair(b, 'head lamp', 'lights', solid.cyl(0.16, 0.08, [0.72, y - 0.55, 3.0], 'z', { bevel: 0.02 }));
  fitting.pair(
    b,
    'head lamp shell',
    'metal',
    solid.turned(pairs([0, -0.4, 0.1, -0.36, 0.19, -0.06, 0.19, 0.0, 0, 0]), [0.72, y - 0.55, 2.98], {
      axis: 'z',
      bevel: 0.015,
    }),
  );
  return t + 0.9;
}

/** What is fitted to it. */
function addExplorerFittings(b: Bench, t: number): void {
  const tower = outline.superellipse(0.5, 0.85, 2.4, 28);
  b.add('tower', 'trim', {
    op: 'loft',
    spline: 'linear',
    sections: [
      [1.12, 0],
      [1, 0.3],
      [0.92, 0.85],
    ].map(([k, h]) => ({ points: tower.map(([x, z]): Vec3 => [x * k, t + h, 0.2 + z * k]) })),
  });
  b.add(
    'tower rim',
    'metal',
    solid.tube(
      tower.map(([x, z]): Vec3 => [x * 0.92, t + 0.86, 0.2 + z * 0.92]),
      0.05,
      { closed: true, spline: 'linear' },
    ),
  );
  b.add(
    'tower hatch',
    'dark',
    solid.turned(pairs([0, 0, 0.3, 0, 0.3, 0.08, 0.2, 0.14, 0, 0.16]), [0, t + 0.85, 0.0], { bevel: 0.015 }),
  );
  b.add(
    'hatch wheel',
    'metal',
    solid.many([
      solid.hoop(0.16, { kind: 'circle', r: 0.022 }, [0, t + 1.06, 0], 'y', 22),
      solid.rod([-0.16, t + 1.06, 0], [0.16, t + 1.06, 0], 0.016),
      solid.rod([0, t + 0.98, 0], [0, t + 1.07, 0], 0.03),
    ]),
  );
  fitting.pair(b, 'tower porthole', 'windows', solid.cyl(0.13, 0.08, [0.47, t + 0.48, 0.25], 'x', { bevel: 0.02 }));
  fitting.pair(
    b,
    'tower porthole ring',
    'metal',
    solid.hoop(0.14, { kind: 'circle', r: 0.03 }, [0.49, t + 0.48, 0.25], 'x', 22),
  );
  b.add(
    'periscope',
    'metal',
    solid.tube(
      [
        [0, t + 0.8, 0.55],
        [0, t + 1.7, 0.55],
        [0, t + 1.85, 0.6],
        [0, t + 1.87, 0.82],
      ],
      0.07,
      { cap: 'flat' },
    ),
  );
  b.add('periscope eye', 'windows', solid.cyl(0.075, 0.05, [0, t + 1.87, 0.83], 'z', { bevel: 0.01 }));
  b.add(
    'antenna',
    'metal',
    solid.many([
      solid.rod([0.2, t + 0.8, -0.4], [0.2, t + 1.5, -0.45], 0.02),
      { op: 'ball', r: 0.05, at: [0.2, t + 1.52, -0.45] },
    ]),
  );
}

function addScrew(b: Bench, y: number, z: number, r: number): void {
  b.add(
    'propeller',
    'metal',
    {
      op: 'placed',
      of: fitting.propeller([0, 0, 0], r, r * 0.55, 5, r * 0.2),
      places: [{ at: [0, y, z - 0.16], rot: [0, 180, 0] }],
    },
    { detail: 1.2 },
  );
  b.add(
    'propeller hub',
    'metal',
    solid.put(
      solid.turned(
        [
          [0, -0.2],
          [r * 0.24, -0.2],
          [r * 0.22, r * 0.2],
          [0, r * 0.6],
        ],
        [0, 0, 0],
        { axis: 'z', bevel: 0.02 },
      ),
      [0, y, z - 0.1],
      [0, 180, 0],
    ),
  );
}

function buildNavy(b: Bench, rng: Rng): number {
  const y = 3.1;
  const l = 15 + rng.range(-1, 1);
  const rows = [
    [-l, 0.3],
    [-l * 0.78, 1.2],
    [-l * 0.5, 2.1],
    [-l * 0.1, 2.4],
    [l * 0.55, 2.4],
    [l * 0.8, 2.15],
    [l * 0.93, 1.5],
  ].flatMap(([z, r]) => [z, y, r, r, r, 2]);
  const o = { nose: l * 0.07, tail: 0.2, around: 40 };
  const red = {
    mask: { kind: 'span' as const, dir: [0, -1, 0] as Vec3, from: -2.12, to: -2.1 },
    material: { color: '#6e2420' },
  };
  const skin = streamlined(rows, o);
  b.add('hull', b.tint('hull', { layers: [red] }), skin.shape, { detail: 1.6 });
  const top = (z: number): number => skin.hit([0, 30, z], [0, -1, 0])?.at[1] ?? y;
  const z0 = l * 0.28;
  const sail = outline.superellipse(0.75, 2.2, 2.3, 32);
  b.add(
    'sail',
    'trim',
    {
      op: 'loft',
      spline: 'linear',
      sections: [
        [1.15, -0.3],
        [1, 0.5],
        [0.94, 2.6],
        [0.8, 2.85],
      ].map(([k, h]) => ({ points: sail.map(([x, z]): Vec3 => [x * k, top(z0) + h, z0 + z * (0.5 + k / 2)]) })),
    },
    { detail: 1.2 },
  );
  const t = top(z0);
  addNavyFittings(b, t, z0, l, top);
  b.add(
    'deck casing',
    'dark',
    solid.slab(outline.roundRect(1.0, l * 1.25, 0.4, 0, l * 0.08), 0.24, [0, y + 2.36, 0], 'y', { bevel: 0.05 }),
    { hidden: true },
  );
  fitting.pair(
    b,
    'torpedo doors',
    'dark',
    solid.many(
      [0.3, -0.4].map((d) =>
        solid.at(
          solid.slab(outline.roundRect(1.3, 0.4, 0.18), 0.08, [0, 0, 0], 'z', { bevel: 0.02 }),
          fitting.onSide(skin, 1, [[l * 0.82, y + d]]),
        ),
      ),
    ),
  );
  cross(b, y, -l * 0.92, 2.2);
  addScrew(b, y, -l - 0.2, 1.35);
  b.add('hull seams', 'dark', {
    op: 'clip',
    of: streamlined(rows, { ...o, grow: 0.008 }).shape,
    within: solid.many([-l * 0.4, l * 0.18, l * 0.5].map((z): Shape => solid.box([9, 9, 0.06], [0, y, z], 0))),
  });
  b.add('sonar dome line', 'dark', {
    op: 'clip',
    of: streamlined(rows, { ...o, grow: 0.01 }).shape,
    within: solid.box([9, 9, 0.08], [0, y, l * 0.86], 0),
  });
  fitting.pair(
    b,
    'draught marks',
    b.tint('lights', { base: 'paint', color: '#e8e6de', emissiveStrength: 0 }),
    solid.many(
      steps(1.6, 3.8, 6).map((h) =>
        solid.at(solid.box([0.26, 0.07, 0.03], [0, 0, 0], 0.005), fitting.onSide(skin, 1, [[l * 0.7, h]])),
      ),
    ),
    { detail: 0.3 },
  );
  b.add('lamps', 'lights', solid.both({ op: 'ball', r: 0.1, at: [0.5, t + 2.5, z0 - 1.4] }));
  b.add(
    'mooring bollards',
    'metal',
    solid.both(
      solid.many([l * 0.62, -l * 0.32].map((z) => solid.cyl(0.1, 0.4, [0.5, top(z) + 0.05, z], 'y', { bevel: 0.02 }))),
    ),
  );
  b.add(
    'cradle',
    'dark',
    solid.many(
      [-l * 0.35, l * 0.4].map((z) =>
        solid.cut(solid.box([4, 1.9, 1.2], [0, 0.95, z], 0.08), solid.cyl(2.38, 2, [0, y, z], 'z', { bevel: 0 })),
      ),
    ),
  );
  return t + 2.9;
}

/** What is fitted to it. */
function addNavyFittings(b: Bench, t: number, z0: number, l: number, top: (z: number) => number): void {
  fitting.pair(
    b,
    'sail plane',
    'trim',
    wing(ribs([0.6, t + 1.6, z0 + 1.0, 1.3, 0.18, 2.9, t + 1.6, z0 + 0.7, 0.9, 0.1])),
  );
  b.add(
    'periscopes',
    'metal',
    solid.many(
      [
        [0, 0.9, 2.0],
        [0.2, 0.3, 1.5],
        [-0.2, -0.4, 1.1],
      ].map(([x, d, h]) => solid.rod([x, t + 2.7, z0 + d], [x, t + 2.8 + h, z0 + d], 0.1, 0.07)),
    ),
  );
  b.add(
    'periscope heads',
    'dark',
    solid.many(
      [
        [0, 0.9, 2.0],
        [0.2, 0.3, 1.5],
      ].map(([x, d, h]) => solid.box([0.24, 0.3, 0.3], [x, t + 2.9 + h, z0 + d], 0.06)),
    ),
  );
  b.add(
    'bridge windows',
    'windows',
    solid.many(
      [-0.3, 0, 0.3].map((x) => solid.box([0.22, 0.2, 0.2], [x, t + 2.35, z0 + 2.0 - Math.abs(x) * 0.6], 0.03)),
    ),
  );
  const doors = steps(-l * 0.22, l * 0.1, 6);
  b.add(
    'missile hatches',
    'dark',
    solid.both(
      solid.many(
        doors.map((z) =>
          solid.put(
            solid.turned(
              [
                [0, -0.1],
                [0.62, -0.1],
                [0.62, 0.05],
                [0, 0.06],
              ],
              [0, 0, 0],
              { bevel: 0.02 },
            ),
            [0.85, top(z) - 0.13, z],
            [0, 0, -20],
          ),
        ),
      ),
    ),
  );
}
