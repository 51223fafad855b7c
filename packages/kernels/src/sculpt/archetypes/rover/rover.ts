import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';

/** A planetary rover: six cleated wheels on rocker arms, instrument deck, camera mast, dish, panels, arm. */
export const rover: Archetype = {
  name: 'rover',
  kind: 'vehicle',
  size: { length: 2.6 },
  params: {
    panels: { type: 'flag', default: true, about: 'Solar panels on the deck. Without them a generator at the rear.' },
  },
  slots: {
    body: {
      material: { base: 'paint', color: '#e9e7e2', rough: 0.45 },
      words: ['body', 'deck', 'rover', 'chassis'],
      main: true,
    },
    wheels: { material: { base: 'aluminium', color: '#8c8f93', rough: 0.4 }, words: ['wheel'] },
    arms: { material: { base: 'steel', color: '#b5b8bb', rough: 0.35 }, words: ['arm', 'mast', 'leg', 'suspension'] },
    panels: {
      material: { base: 'glass', color: '#15244c', rough: 0.15, transmission: 0 },
      words: ['panel', 'solar panel'],
    },
    gold: { material: { base: 'gold', color: '#d9a441' }, words: ['foil', 'gold'] },
    lenses: {
      material: { base: 'glass', color: '#101a28', rough: 0.05, transmission: 0 },
      words: ['camera', 'lens', 'eye'],
    },
    trim: { material: { base: 'plastic', color: '#202326', rough: 0.5 }, words: ['trim', 'cable', 'antenna'] },
  },
  presets: { rover: {}, 'mars rover': { params: { panels: false }, size: { height: 2.2 } } },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('rover');
    const y = 0.78 + taste.range(-0.03, 0.04);
    addWheels(b);
    b.add('body', 'body', solid.box([1.0, 0.34, 1.3], [0, y, 0], 0.04), { detail: 1.2 });
    b.add('belly pan', 'gold', solid.box([0.94, 0.08, 1.2], [0, y - 0.2, 0], 0.03));
    b.add('deck', 'body', solid.slab(outline.roundRect(1.16, 1.5, 0.1), 0.04, [0, y + 0.19, 0], 'y', { bevel: 0.01 }));
    b.add(
      'deck boxes',
      'gold',
      solid.many([
        solid.box([0.3, 0.12, 0.26], [-0.34, y + 0.26, -0.12], 0.02),
        solid.box([0.2, 0.16, 0.2], [0.36, y + 0.28, -0.44], 0.02),
      ]),
    );
    b.add(
      'deck bolts',
      'arms',
      fitting.bolts(
        0.014,
        outline.roundRect(1.06, 1.4, 0.08, 0, 0, 2).map(([x, z]): Vec3 => [x, y + 0.213, z]),
        'y',
      ),
    );
    b.add(
      'side panels',
      'trim',
      solid.both(solid.many(steps(-0.4, 0.4, 3).map((z) => solid.box([0.02, 0.2, 0.3], [0.502, y, z], 0.006)))),
    );
    if (read.flag(params, 'panels')) addPanels(b, y);
    else addGenerator(b, y);
    addMast(b, y);
    addArm(b, y, taste.range(-0.1, 0.1));
    b.add(
      'dish',
      'body',
      solid.put(
        solid.turned(pairs([0, 0, 0.12, 0.02, 0.26, 0.09, 0.26, 0.11, 0.12, 0.045, 0, 0.025]), [0, 0, 0], {
          bevel: 0.003,
        }),
        [-0.38, y + 0.52, -0.46],
        [38, 20, 0],
      ),
    );
    b.add('dish stalk', 'arms', solid.rod([-0.38, y + 0.2, -0.46], [-0.38, y + 0.53, -0.46], 0.025));
    b.add('whip antenna', 'trim', solid.rod([0.44, y + 0.2, -0.66], [0.46, y + 1.05, -0.72], 0.01, 0.005));
    fitting.pair(b, 'hazard cameras', 'lenses', solid.cyl(0.035, 0.05, [0.2, y - 0.04, 0.66], 'z', { bevel: 0.006 }));
    return { parts: b.parts, sockets: { top: { at: [0, y + 0.22, 0], dir: [0, 1, 0], size: 0.5 } } };
  },
};

function addWheels(b: Bench): void {
  const r = 0.26;
  const edge = Array.from({ length: 24 }, (_, i) =>
    [0, 0.42, 0.5, 0.92].map((u, k): [number, number] => {
      const a = ((i + u) * Math.PI) / 12;
      const d = k > 1 ? r : r * 0.93;
      return [d * Math.cos(a), d * Math.sin(a)];
    }),
  ).flat();
  const rim = solid.slab(edge, 0.24, [0, 0, 0], 'x', { bevel: 0, holes: [outline.ngon(r * 0.84, 32).reverse()] });
  const spoke = solid.bar(
    [
      [0, 0.05, 0],
      [0.04, r * 0.5, 0.03],
      [0, r * 0.87, 0],
    ],
    { kind: 'rect', w: 0.05, h: 0.012, r: 0.004 },
    { up: [0, 0, 1], spline: 'catmull' },
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (const [name, z] of [
      ['front', 0.95],
      ['middle', 0.0],
      ['rear', -0.95],
    ] as const) {
      const at: Vec3 = [s * 0.86, r, z];
      b.add(`${name} ${side} wheel`, 'wheels', solid.put(rim, at));
      b.add(`${name} ${side} spokes`, 'wheels', solid.put({ op: 'arrayed', n: 6, around: 'x', of: spoke }, at));
      b.add(`${name} ${side} hub`, 'arms', solid.cyl(0.07, 0.2, at, 'x', { bevel: 0.012 }));
    }
    const x = s * 0.66;
    const bar = (path: readonly Vec3[]): Shape => solid.tube(path, 0.035, { spline: 'linear' });
    b.add(
      `${side} rocker`,
      'arms',
      solid.many([
        bar([
          [x, 0.62, 0.15],
          [x, 0.66, 0.8],
          [x, 0.36, 0.95],
        ]),
        bar([
          [x, 0.62, 0.15],
          [x, 0.46, -0.42],
        ]),
      ]),
    );
    b.add(
      `${side} bogie`,
      'arms',
      bar([
        [x, 0.32, 0.02],
        [x, 0.48, -0.3],
        [x, 0.48, -0.56],
        [x, 0.34, -0.95],
      ]),
    );
    b.add(
      `${side} pivots`,
      'gold',
      solid.many(
        [
          [0.62, 0.15],
          [0.46, -0.43],
        ].map(([y, z]) => solid.cyl(0.07, 0.12, [x, y, z], 'x', { bevel: 0.012 })),
      ),
    );
    b.add(
      `${side} steering posts`,
      'trim',
      solid.many(
        [0.95, 0, -0.95].map((z) =>
          solid.many([
            solid.box([0.26, 0.05, 0.08], [s * 0.74, 0.34, z], 0.012),
            solid.cyl(0.05, 0.12, [x, 0.36, z], 'y', { bevel: 0.01 }),
          ]),
        ),
      ),
    );
    b.add(`${side} axle mount`, 'arms', solid.rod([s * 0.48, 0.64, 0.15], [x, 0.62, 0.15], 0.05));
  }
}

function addPanels(b: Bench, y: number): void {
  const leaf = outline.rounded(pairs([0.5, -0.55, 1.15, -0.4, 1.15, 0.4, 0.5, 0.55]), 0.04);
  fitting.pair(b, 'solar panel', 'panels', solid.slab(leaf, 0.025, [0, y + 0.25, 0], 'y', { bevel: 0.006 }));
  fitting.pair(
    b,
    'solar grid',
    'arms',
    solid.many([
      ...steps(-0.36, 0.36, 4).map((z) => solid.box([0.62, 0.006, 0.008], [0.82, y + 0.264, z], 0.001)),
      ...[0.66, 0.82, 0.98].map((x) => solid.box([0.008, 0.006, 0.84], [x, y + 0.265, 0], 0.001)),
    ]),
  );
  fitting.pair(b, 'panel hinge', 'arms', solid.cyl(0.03, 0.8, [0.53, y + 0.235, 0], 'z'));
}

function addGenerator(b: Bench, y: number): void {
  b.add(
    'generator',
    'trim',
    solid.put(solid.cyl(0.2, 0.62, [0, 0, 0], 'z', { bevel: 0.03 }), [0, y + 0.12, -0.95], [-22, 0, 0]),
  );
  const fin = solid.box([0.02, 0.14, 0.5], [0, 0.25, 0], 0.005);
  b.add(
    'generator fins',
    'arms',
    solid.put({ op: 'arrayed', n: 8, around: 'z', of: fin }, [0, y + 0.12, -0.95], [-22, 0, 0]),
  );
  b.add(
    'heat shields',
    'body',
    solid.both(solid.put(solid.box([0.02, 0.5, 0.6], [0, 0, 0], 0.006), [0.4, y + 0.1, -0.92], [-22, 8, 0])),
  );
}

function addMast(b: Bench, y: number): void {
  b.add(
    'mast',
    'arms',
    solid.many([
      solid.rod([0.3, y + 0.2, 0.5], [0.3, y + 1.1, 0.5], 0.045),
      solid.cyl(0.08, 0.1, [0.3, y + 0.25, 0.5], 'y', { bevel: 0.015 }),
    ]),
  );
  b.add('mast head', 'body', solid.box([0.42, 0.2, 0.2], [0.3, y + 1.2, 0.52], 0.03));
  b.add(
    'mast cameras',
    'lenses',
    solid.many([
      solid.cyl(0.055, 0.05, [0.41, y + 1.2, 0.63], 'z', { bevel: 0.008 }),
      solid.cyl(0.055, 0.05, [0.19, y + 1.2, 0.63], 'z', { bevel: 0.008 }),
    ]),
  );
  b.add('mast laser', 'gold', solid.many([solid.cyl(0.08, 0.22, [0.3, y + 1.37, 0.52], 'z', { bevel: 0.012 })]));
  b.add('laser lens', 'lenses', solid.cyl(0.06, 0.03, [0.3, y + 1.37, 0.635], 'z', { bevel: 0.006 }));
  b.add(
    'mast cable',
    'trim',
    solid.tube(
      [
        [0.35, y + 0.2, 0.46],
        [0.36, y + 0.6, 0.46],
        [0.34, y + 1.08, 0.47],
      ],
      0.012,
    ),
  );
}

function addArm(b: Bench, y: number, lift: number): void {
  const path: Vec3[] = [
    [-0.3, y + 0.02, 0.66],
    [-0.34, y + 0.22 + lift, 1.1],
    [-0.1, y - 0.14 + lift, 1.42],
  ];
  b.add('robot arm', 'arms', solid.many([solid.rod(path[0], path[1], 0.042), solid.rod(path[1], path[2], 0.036)]));
  b.add('arm joints', 'gold', solid.many(path.map((at) => solid.cyl(0.062, 0.12, at, 'x', { bevel: 0.012 }))));
  b.add(
    'arm turret',
    'body',
    solid.cyl(0.11, 0.16, [path[2][0], path[2][1] - 0.08, path[2][2] + 0.02], 'y', { bevel: 0.02 }),
  );
  b.add('arm tools', 'trim', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.rod([0.1, -0.06, 0], [0.2, -0.12, 0], 0.028, 0.018),
    at: [path[2][0], path[2][1] - 0.04, path[2][2] + 0.02],
  });
  b.add(
    'drill',
    'arms',
    solid.turned(pairs([0, -0.2, 0.012, -0.16, 0.02, -0.06, 0.03, 0, 0, 0]), [
      path[2][0],
      path[2][1] - 0.15,
      path[2][2] + 0.02,
    ]),
  );
}
