import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { wellPalettes } from './palettes.ts';

/** Wells: a ring of stones with a roof, windlass, rope and bucket. */
export const well: Archetype = {
  name: 'well',
  kind: 'building',
  size: { height: 2 },
  params: {
    roof: { type: 'flag', default: true, about: 'Whether a roof stands over it.' },
    bucket: { type: 'flag', default: true, about: 'Whether a bucket hangs in it.' },
  },
  slots: {
    stone: { material: { base: 'stone', color: '#8f897e' }, words: ['stone', 'wall', 'ring'], main: true },
    wood: { material: { base: 'oak', color: '#7a5230' }, words: ['wood', 'post', 'beam', 'bucket', 'frame'] },
    roof: { material: { base: 'shingles', color: '#7a4a34' }, words: ['roof', 'shingle'] },
    rope: { material: { base: 'rope', color: '#c8b080' }, words: ['rope'] },
    metal: { material: { base: 'iron', color: '#3a3836' }, words: ['metal', 'crank', 'hoop', 'handle'] },
    water: { material: { base: 'glass', color: '#2f6f86', rough: 0.06, transmission: 0.2 }, words: ['water'] },
    moss: { material: { base: 'moss', color: '#5a7434' }, words: ['moss', 'grass'] },
  },
  palettes: wellPalettes,
  presets: {
    well: {},
    'wishing well': {},
    'old well': { params: { roof: false } },
    cistern: { params: { roof: false, bucket: false } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('well');
    addRing(b, taste);
    if (read.flag(params, 'roof')) addRoof(b, taste);
    if (read.flag(params, 'roof') && read.flag(params, 'bucket')) addBucket(b);
    return { parts: b.parts, sockets: { inside: { at: [0, 0.6, 0], dir: [0, 1, 0], size: 0.9 } } };
  },
};

function addRing(b: Bench, taste: Rng): void {
  const [ri, ro] = [0.48, 0.72];
  for (let j = 0; j < 4; j++) {
    const n = 13;
    const shift = j % 2 ? 0.5 : 0;
    const blocks: Shape[] = [];
    for (let i = 0; i < n; i++) {
      const a0 = ((i + shift + taste.range(0, 0.05)) * 2 * Math.PI) / n;
      const a1 = ((i + shift + taste.range(0.93, 0.97)) * 2 * Math.PI) / n;
      const k = ro * taste.range(0.97, 1.03);
      const [y0, y1] = [j * 0.19 + 0.004, j * 0.19 + 0.184];
      const points: Vec3[] = [];
      for (const y of [y0, y1])
        for (const a of [a0, (a0 + a1) / 2, a1])
          points.push([ri * Math.cos(a), y, ri * Math.sin(a)], [k * Math.cos(a), y, k * Math.sin(a)]);
      blocks.push({ op: 'hull', points, bevel: 0.018 });
    }
    b.add(
      `course ${j + 1}`,
      b.tint('stone', { color: ['#8f897e', '#857f75', '#98917f', '#8a867c'][j] }),
      solid.many(blocks),
      { detail: 0.8 },
    );
  }
  b.add(
    'mortar',
    b.tint('stone', { color: '#6f6a60' }),
    solid.turned(
      [
        [ri + 0.02, 0],
        [ro - 0.05, 0],
        [ro - 0.05, 0.74],
        [ri + 0.02, 0.74],
        [ri + 0.02, 0],
      ],
      [0, 0, 0],
      { bevel: 0 },
    ),
    { hidden: true },
  );
  const caps = Array.from({ length: 11 }, (_, i): Shape => {
    const a0 = (i * 2 * Math.PI) / 11;
    const a1 = ((i + 0.965) * 2 * Math.PI) / 11;
    const points: Vec3[] = [];
    for (const y of [0.755, 0.84])
      for (const a of [a0, (a0 + a1) / 2, a1])
        points.push(
          [(ri - 0.04) * Math.cos(a), y, (ri - 0.04) * Math.sin(a)],
          [(ro + 0.06) * Math.cos(a), y, (ro + 0.06) * Math.sin(a)],
        );
    return { op: 'hull', points, bevel: 0.016 };
  });
  b.add('coping', b.tint('stone', { color: '#a29b8c' }), solid.many(caps));
  b.add('water', 'water', solid.cyl(ri - 0.01, 0.04, [0, 0.5, 0], 'y', { bevel: 0 }));
  b.add('shaft floor', b.tint('stone', { color: '#2c2a28' }), solid.cyl(ri, 0.02, [0, 0.47, 0], 'y', { bevel: 0 }), {
    hidden: true,
  });
  b.add(
    'moss',
    'moss',
    solid.at(
      { op: 'ball', r: [0.1, 0.035, 0.07] },
      Array.from({ length: 9 }, (_, i) => {
        const a = i * 2.4;
        return {
          at: [ro * 1.0 * Math.cos(a), i % 2 ? 0.036 : 0.19 * (1 + (i % 3)), ro * 1.0 * Math.sin(a)] as Vec3,
          rot: [0, (-a * 180) / Math.PI + 90, 0] as Vec3,
        };
      }),
    ),
    { detail: 0.4 },
  );
  b.add(
    'grass',
    'moss',
    {
      op: 'arrayed',
      n: 15,
      around: 'y',
      of: solid.many(
        [-0.03, 0, 0.03].map((d, i) =>
          solid.rod([ro + 0.05, 0, d], [ro + 0.1 + 0.02 * i, 0.13 - 0.02 * i, d * 2.2], 0.008, 0.002),
        ),
      ),
    },
    { detail: 0.3 },
  );
}

function addRoof(b: Bench, taste: Rng): void {
  const h = taste.range(1.72, 1.8);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${side} post`, 'wood', solid.box([0.1, h - 0.8, 0.1], [s * 0.62, (h + 0.8) / 2, 0], 0.01), {
      grain: [0, 1, 0],
    });
    b.add(
      `${side} braces`,
      'wood',
      solid.both(
        solid.bar(
          [
            [s * 0.62, h - 0.32, 0.03],
            [s * 0.62, h - 0.02, 0.34],
          ],
          { kind: 'rect', w: 0.055, h: 0.055 },
          { up: [1, 0, 0] },
        ),
        'z',
      ),
      { grain: [0, 1, 0] },
    );
    b.add(`${side} tie beam`, 'wood', solid.box([0.09, 0.09, 1.0], [s * 0.62, h, 0], 0.01), { grain: [0, 0, 1] });
    b.add(
      `${side} gable`,
      'wood',
      solid.slab(outline.pairs([-0.44, h + 0.03, 0.44, h + 0.03, 0, h + 0.4]), 0.04, [s * 0.6, 0, 0], 'x', {
        bevel: 0.004,
      }),
      { grain: [0, 1, 0] },
    );
    b.add(
      `${side} bolts`,
      'metal',
      solid.many([-0.3, -0.06].map((dy) => solid.cyl(0.016, 0.12, [s * 0.62, h + dy, 0], 'z', { segments: 6 }))),
      { detail: 0.4 },
    );
  }
  b.add(
    'roof',
    'roof',
    solid.put(
      {
        op: 'placed',
        of: gableTiles({ a: 1.5, c: 1.1, y: 0, pitch: 42, eaves: 0.25, verge: 0.3 }),
        places: [{ at: [0, h + 0.03, 0], scale: 0.46 }],
      },
      [0, 0, 0],
    ),
    { detail: 1.2 },
  );
  b.add('ridge', 'wood', solid.box([1.7, 0.05, 0.09], [0, h + 0.53, 0], 0.012), { grain: [1, 0, 0] });
  b.add('windlass', 'wood', solid.cyl(0.075, 1.08, [0, 1.3, 0], 'x', { bevel: 0.008 }), { grain: [1, 0, 0] });
  b.add('axle', 'metal', solid.cyl(0.022, 1.52, [0.05, 1.3, 0], 'x'));
  b.add(
    'crank',
    'metal',
    solid.tube(
      [
        [0.8, 1.3, 0],
        [0.82, 1.3, 0],
        [0.83, 1.14, 0.04],
        [0.85, 1.12, 0.045],
        [0.98, 1.12, 0.045],
      ],
      0.016,
      { spline: 'linear' },
    ),
  );
  b.add('crank grip', 'wood', solid.cyl(0.028, 0.14, [0.95, 1.12, 0.045], 'x'));
  b.add(
    'rope coil',
    'rope',
    solid.many(
      Array.from({ length: 9 }, (_, i) =>
        solid.hoop(0.084, { kind: 'circle', r: 0.014 }, [(i - 4) * 0.027, 1.3, 0], 'x', 24),
      ),
    ),
    { detail: 0.6 },
  );
}

function addBucket(b: Bench): void {
  b.add('rope', 'rope', solid.rod([0, 1.3, 0.085], [0, 1.06, 0.085], 0.013));
  b.add(
    'bucket',
    'wood',
    solid.turned(outline.pairs([0, 0, 0.1, 0, 0.13, 0.22, 0.115, 0.22, 0.09, 0.02, 0, 0.02]), [0, 0.74, 0.085], {
      bevel: 0.003,
      segments: 18,
    }),
    { grain: [0, 1, 0] },
  );
  b.add(
    'bucket hoops',
    'metal',
    solid.many(
      [0.045, 0.175].map((y) =>
        solid.hoop(0.1035 + y * 0.137, { kind: 'rect', w: 0.022, h: 0.006 }, [0, 0.74 + y, 0.085], 'y', 28),
      ),
    ),
  );
  b.add(
    'bucket handle',
    'metal',
    solid.tube(
      [
        [0.126, 0.95, 0.085],
        [0.09, 1.03, 0.085],
        [0, 1.065, 0.085],
        [-0.09, 1.03, 0.085],
        [-0.126, 0.95, 0.085],
      ],
      0.007,
    ),
  );
  b.add('bucket water', 'water', solid.cyl(0.112, 0.01, [0, 0.92, 0.085], 'y', { bevel: 0 }));
}
