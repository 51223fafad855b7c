import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { buildCatapult } from './catapult.ts';

/** Guns of old wars, muzzle to +Z: field cannon on spoked wheels, ship's gun on its truck, mortar, catapult. */
export const cannon: Archetype = {
  name: 'cannon',
  kind: 'weapon',
  size: { length: 2.4 },
  params: {
    kind: { type: 'choice', of: ['field', 'ship', 'mortar', 'catapult'], default: 'field', about: 'Kind.' },
    balls: { type: 'flag', default: true, about: 'A heap of balls beside it.' },
  },
  slots: {
    barrel: {
      material: { base: 'cast-iron', color: '#34363a', rough: 0.5 },
      words: ['barrel', 'cannon', 'gun', 'ball'],
      main: true,
    },
    wood: {
      material: { base: 'oak', color: '#7c5230', wear: 0.4 },
      words: ['carriage', 'wood', 'wheel', 'arm', 'frame'],
    },
    metal: { material: { base: 'iron', color: '#4a4c50', wear: 0.4 }, words: ['metal', 'tyre', 'rim', 'band', 'bolt'] },
    rope: { material: { base: 'rope', color: '#b89a66' }, words: ['rope', 'fuse', 'sling'] },
  },
  presets: {
    cannon: { size: { depth: 2.5 } },
    'ship cannon': {
      params: { kind: 'ship' },
      materials: { barrel: { color: '#2a2c30' }, wood: { color: '#8a2f22' } },
      size: { depth: 2 },
    },
    mortar: { params: { kind: 'mortar' }, size: { height: 0.95 } },
    catapult: { params: { kind: 'catapult' }, size: { depth: 3.4 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    if (kind === 'catapult') buildCatapult(b);
    else if (kind === 'mortar') buildMortar(b);
    else buildGun(b, kind === 'ship', rng);
    if (kind !== 'catapult' && read.flag(params, 'balls'))
      addBalls(b, kind === 'mortar' ? [0.75, 0, 0.1] : [1.0, 0, 0.35], kind === 'mortar' ? 0.11 : 0.085);
    return { parts: b.parts };
  },
};

function addBalls(b: Bench, at: Vec3, r: number): void {
  const spots: Vec3[] = [];
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) spots.push([(i - 1) * 2 * r, r, (j - 1) * 2 * r]);
  for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) spots.push([(i - 0.5) * 2 * r, r * 2.41, (j - 0.5) * 2 * r]);
  spots.push([0, r * 3.82, 0]);
  b.add(
    'cannonballs',
    'barrel',
    solid.many(spots.map(([x, y, z]): Shape => ({ op: 'ball', r, at: [at[0] + x, y, at[2] + z] }))),
    { detail: 0.6 },
  );
}

/** The tube: breech rings, trunnions, dolphins, swelling muzzle with its bore. About the trunnions, along +Z. */
function addTube(b: Bench, at: Vec3, l: number, r: number, up: number): void {
  const put = (of: Shape): Shape => solid.put(of, at, [-up, 0, 0]);
  const profile = pairs([
    0, -0.44, 0.05, -0.43, 0.07, -0.4, 0.05, -0.37, 0.5, -0.365, 0.9, -0.36, 1, -0.35, 1, -0.33, 0.94, -0.32, 0.94,
    -0.26, 0.99, -0.255, 0.99, -0.235, 0.9, -0.225, 0.84, 0.0, 0.88, 0.005, 0.88, 0.025, 0.8, 0.03, 0.66, 0.42, 0.7,
    0.43, 0.7, 0.445, 0.64, 0.45, 0.66, 0.5, 0.8, 0.545, 0.8, 0.565, 0.7, 0.575, 0.42, 0.575, 0.42, 0.4, 0, 0.4,
  ]);
  b.add(
    'barrel',
    'barrel',
    put(
      solid.turned(
        profile.map(([x, y]) => [x * r, y * l]),
        [0, 0, 0],
        { axis: 'z', bevel: r * 0.03, segments: 52 },
      ),
    ),
    { detail: 1.6 },
  );
  b.add('cascabel', 'barrel', put({ op: 'ball', r: r * 0.3, at: [0, 0, -l * 0.45] }));
  b.add('trunnions', 'barrel', put(solid.cyl(r * 0.34, r * 3.1, [0, 0, 0], 'x', { bevel: r * 0.05 })));
  b.add(
    'reinforce bands',
    'metal',
    put(
      solid.many(
        [
          [-0.12, 0.89],
          [0.2, 0.745],
        ].map(([z, k]) =>
          solid.hoop(r * k, { kind: 'rect', w: l * 0.018, h: r * 0.06, r: r * 0.015 }, [0, 0, z * l], 'z', 48),
        ),
      ),
    ),
  );
  const handle = solid.tube(
    [
      [0, 0.82 * r, -0.08 * l],
      [0, 1.12 * r, -0.05 * l],
      [0, 1.14 * r, 0.01 * l],
      [0, 0.82 * r, 0.05 * l],
    ],
    r * 0.09,
  );
  b.add('dolphins', 'barrel', put(solid.both(solid.put(handle, [r * 0.28, 0, 0]))));
  b.add('vent', 'metal', put(solid.cyl(r * 0.1, r * 0.1, [0, r * 0.97, -l * 0.29])));
  b.add(
    'fuse',
    'rope',
    put(
      solid.tube(
        [
          [0, r * 0.95, -l * 0.29],
          [0.004, r * 1.25, -l * 0.3],
          [0.02, r * 1.4, -l * 0.33],
          [0.03, r * 1.36, -l * 0.37],
        ],
        r * 0.05,
      ),
    ),
  );
}

/** A wheel with spokes, felloes, iron tyre and hub, its axle along x. */
function addWheel(b: Bench, name: string, at: Vec3, r: number, spokes: number): void {
  const s = Math.sign(at[0]);
  b.add(
    `${name} felloes`,
    'wood',
    solid.hoop(r * 0.9, { kind: 'rect', w: r * 0.13, h: r * 0.13, r: r * 0.015 }, at, 'x', 56),
  );
  b.add(
    `${name} tyre`,
    'metal',
    solid.hoop(r * 0.983, { kind: 'rect', w: r * 0.14, h: r * 0.035, r: r * 0.008 }, at, 'x', 60),
  );
  const spoke = solid.rod([0, r * 0.12, 0], [0, r * 0.86, 0], r * 0.042, r * 0.034);
  for (let i = 0; i < spokes; i++)
    b.add(`${name} spoke ${i + 1}`, 'wood', solid.put(solid.put(spoke, [0, 0, 0]), at, [(360 * i) / spokes, 0, 0]), {
      detail: 0.6,
    });
  b.add(
    `${name} hub`,
    'wood',
    solid.turned(
      pairs([0, -0.16, 0.1, -0.16, 0.15, -0.06, 0.15, 0.06, 0.1, 0.18, 0, 0.18]).map(([x, y]) => [x * r, y * r * s]),
      at,
      { axis: 'x', bevel: r * 0.01 },
    ),
  );
  b.add(
    `${name} hub rings`,
    'metal',
    solid.many(
      [-0.09, 0.09].map((x) =>
        solid.hoop(
          r * 0.14,
          { kind: 'rect', w: r * 0.035, h: r * 0.025, r: r * 0.006 },
          [at[0] + x * r, at[1], at[2]],
          'x',
          36,
        ),
      ),
    ),
  );
  b.add(
    `${name} axle nut`,
    'metal',
    solid.cyl(r * 0.06, r * 0.08, [at[0] + s * r * 0.2, at[1], at[2]], 'x', { segments: 6 }),
  );
}

function buildGun(b: Bench, ship: boolean, rng: Rng): void {
  const taste = rng.fork('cannon');
  if (ship) {
    const y = 0.62;
    addTube(b, [0, y, 0.12], 1.9, 0.2, 3);
    const cheek = outline.rounded(
      pairs([
        -0.72, 0.14, 0.5, 0.14, 0.52, 0.56, 0.3, 0.62, 0.0, 0.62, -0.16, 0.52, -0.18, 0.44, -0.4, 0.4, -0.42, 0.32,
        -0.72, 0.28,
      ]),
      0.02,
    );
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      b.add(`${side} cheek`, 'wood', solid.slab(cheek, 0.09, [s * 0.245, 0, 0], 'x', { bevel: 0.008 }), {
        grain: [0, 0, 1],
      });
      b.add(
        `${side} trunnion cap`,
        'metal',
        solid.bar(
          [
            [s * 0.245, 0.615, -0.02],
            [s * 0.245, 0.66, 0.03],
            [s * 0.245, 0.7, 0.12],
            [s * 0.245, 0.66, 0.21],
            [s * 0.245, 0.615, 0.26],
          ],
          { kind: 'rect', w: 0.095, h: 0.016, r: 0.004 },
          { spline: 'catmull', up: [0, 1, 0] },
        ),
      );
      b.add(`${side} ring`, 'metal', solid.hoop(0.045, { kind: 'circle', r: 0.01 }, [s * 0.3, 0.36, -0.2], 'x', 28));
      b.add(
        `${side} bolts`,
        'metal',
        solid.many(
          [
            [0.4, 0.2],
            [0.3, 0.42],
            [-0.3, 0.22],
            [-0.6, 0.22],
          ].map(([z, v]) => solid.cyl(0.022, 0.02, [s * 0.295, v, z], 'x')),
        ),
        { detail: 0.5 },
      );
      for (const [end, z] of [
        ['front', 0.34],
        ['rear', -0.52],
      ] as const) {
        b.add(`${end} ${side} wheel`, 'wood', solid.cyl(0.15, 0.09, [s * 0.37, 0.15, z], 'x', { bevel: 0.01 }));
        b.add(
          `${end} ${side} wheel rim`,
          'metal',
          solid.hoop(0.147, { kind: 'rect', w: 0.06, h: 0.012, r: 0.003 }, [s * 0.37, 0.15, z], 'x', 44),
        );
        b.add(`${end} ${side} linchpin`, 'metal', solid.cyl(0.03, 0.03, [s * 0.43, 0.15, z], 'x'));
      }
    }
    b.add('bed', 'wood', solid.box([0.42, 0.07, 0.9], [0, 0.24, -0.1], 0.01), { grain: [0, 0, 1] });
    b.add('axles', 'wood', solid.many([0.34, -0.52].map((z) => solid.box([0.72, 0.1, 0.1], [0, 0.15, z], 0.01))), {
      grain: [1, 0, 0],
    });
    b.add(
      'quoin',
      'wood',
      solid.slab(pairs([-0.72, 0.27, -0.3, 0.27, -0.3, 0.33, -0.72, 0.42]), 0.16, [0, 0, 0], 'x', { bevel: 0.006 }),
    );
    return;
  }
  addField(b, taste);
}

/** Two tall wheels, a trail, elevating screw. */
function addField(b: Bench, taste: Rng): void {
  const r = 0.62;
  addTube(b, [0, 0.86, 0.05], 1.75, 0.16, taste.range(4, 12));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const cheek = outline.rounded(
      pairs([
        -1.6, 0.06, -1.52, 0.02, -0.5, 0.44, 0.3, 0.62, 0.34, 0.8, 0.2, 0.88, -0.12, 0.86, -0.3, 0.76, -0.62, 0.6,
        -1.55, 0.18,
      ]),
      0.03,
    );
    b.add(`${side} cheek`, 'wood', solid.slab(cheek, 0.075, [s * 0.215, 0, 0], 'x', { bevel: 0.008 }), {
      grain: [0, 0.3, 1],
    });
    b.add(
      `${side} trunnion cap`,
      'metal',
      solid.bar(
        [
          [s * 0.215, 0.86, -0.06],
          [s * 0.215, 0.9, -0.02],
          [s * 0.215, 0.935, 0.05],
          [s * 0.215, 0.9, 0.12],
          [s * 0.215, 0.86, 0.16],
        ],
        { kind: 'rect', w: 0.08, h: 0.014, r: 0.004 },
        { spline: 'catmull', up: [0, 1, 0] },
      ),
    );
    b.add(
      `${side} cheek bolts`,
      'metal',
      solid.many(
        [
          [-0.1, 0.72],
          [-0.55, 0.52],
          [-1.1, 0.28],
          [0.22, 0.7],
        ].map(([z, v]) => solid.cyl(0.024, 0.018, [s * 0.256, v, z], 'x')),
      ),
      { detail: 0.5 },
    );
    addWheel(b, `${side} wheel`, [s * 0.46, r, 0.05], r, 12);
  }
  b.add('axle', 'wood', solid.box([0.82, 0.12, 0.13], [0, r, 0.05], 0.012), { grain: [1, 0, 0] });
  b.add(
    'transoms',
    'wood',
    solid.many(
      [
        [-0.35, 0.56],
        [-1.1, 0.22],
      ].map(([z, v]) => solid.box([0.38, 0.1, 0.12], [0, v, z], 0.01)),
    ),
  );
  b.add('trail ring', 'metal', solid.hoop(0.07, { kind: 'circle', r: 0.016 }, [0, 0.09, -1.62], 'y', 32));
  b.add('trail plate', 'metal', solid.box([0.5, 0.05, 0.08], [0, 0.085, -1.55], 0.008));
  b.add('elevating screw', 'metal', solid.rod([0, 0.55, -0.5], [0, 0.76, -0.52], 0.026));
  b.add('elevating wheel', 'metal', solid.hoop(0.07, { kind: 'circle', r: 0.01 }, [0, 0.64, -0.51], 'y', 28));
}

/** A squat mortar at 50 degrees on a plank bed. */
function buildMortar(b: Bench): void {
  const at: Vec3 = [0, 0.42, 0];
  const put = (of: Shape): Shape => solid.put(of, at, [-50, 0, 0]);
  b.add(
    'barrel',
    'barrel',
    put(
      solid.turned(
        pairs([
          0, -0.34, 0.14, -0.33, 0.21, -0.27, 0.23, -0.18, 0.2, -0.12, 0.23, -0.1, 0.3, 0.02, 0.32, 0.04, 0.32, 0.1,
          0.3, 0.12, 0.3, 0.4, 0.335, 0.42, 0.335, 0.5, 0.31, 0.52, 0.22, 0.52, 0.22, 0.1, 0, 0.1,
        ]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.012, segments: 52 },
      ),
    ),
    { detail: 1.5 },
  );
  b.add('trunnions', 'barrel', put(solid.cyl(0.09, 0.78, [0, 0, -0.2], 'x')));
  b.add(
    'handle',
    'metal',
    put(
      solid.tube(
        [
          [0.09, 0.29, 0.2],
          [0.07, 0.36, 0.24],
          [-0.07, 0.36, 0.24],
          [-0.09, 0.29, 0.2],
        ],
        0.022,
      ),
    ),
  );
  b.add(
    'bands',
    'metal',
    put(
      solid.many(
        [0.2, 0.32].map((z) => solid.hoop(0.302, { kind: 'rect', w: 0.03, h: 0.016, r: 0.004 }, [0, 0, z], 'z', 48)),
      ),
    ),
  );
  b.add('bed', 'wood', solid.box([0.86, 0.16, 1.1], [0, 0.08, 0.02], 0.014), { grain: [0, 0, 1] });
  const cheek = outline.rounded(
    pairs([-0.5, 0.15, 0.5, 0.15, 0.42, 0.36, 0.12, 0.4, 0.0, 0.36, -0.2, 0.46, -0.46, 0.36]),
    0.03,
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} cheek`, 'wood', solid.slab(cheek, 0.1, [s * 0.33, 0, 0], 'x', { bevel: 0.01 }), {
      grain: [0, 0, 1],
    });
    b.add(`${side} strap`, 'metal', solid.box([0.012, 0.34, 0.06], [s * 0.386, 0.24, -0.14], 0.004));
    b.add(
      `${side} bolts`,
      'metal',
      solid.many([-0.4, 0.05, 0.4].map((z) => solid.cyl(0.026, 0.02, [s * 0.386, 0.22, z], 'x'))),
      { detail: 0.5 },
    );
    b.add(
      `${side} rings`,
      'metal',
      solid.many([-0.4, 0.42].map((z) => solid.hoop(0.05, { kind: 'circle', r: 0.012 }, [s * 0.44, 0.08, z], 'x', 24))),
    );
  }
}
