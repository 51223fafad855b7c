import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addHive, addInsects } from './bee-houses.ts';
import { addDog, siding } from './dog-house.ts';

/** Small houses for animals: bird house, bird feeder, dog house, insect hotel, beehive. */
export const birdhouse: Archetype = {
  name: 'birdhouse',
  kind: 'building',
  size: { height: 0.3 },
  params: {
    kind: {
      type: 'choice',
      of: ['bird', 'feeder', 'dog', 'bees', 'insects'],
      default: 'bird',
      about: 'Whose house it is.',
    },
    post: { type: 'flag', default: false, about: 'A bird house on a post.', vary: 0.4 },
    name: { type: 'text', default: '', max: 10, about: 'Name over the door.' },
  },
  slots: {
    walls: {
      material: { base: 'planks', color: '#b58a58', scale: 0.5 },
      words: ['wall', 'house', 'board'],
      main: true,
    },
    roof: { material: { base: 'wood', color: '#7c4a30' }, words: ['roof', 'shingle'] },
    trim: { material: { base: 'wood', color: '#8a6440' }, words: ['trim', 'perch', 'post', 'frame'] },
    dark: { material: { base: 'plain', color: '#17120e' }, words: ['hole', 'entrance', 'door'] },
    metal: { material: { base: 'steel', color: '#8a8e92' }, words: ['screw', 'hook', 'chain', 'ring'] },
    plants: { material: { base: 'thatch', color: '#c9a95c', scale: 0.3 }, words: ['straw', 'seed', 'moss'] },
  },
  palettes: [
    {
      lead: 'walls',
      when: { kind: ['bird', 'feeder', 'dog'] },
      of: colorways({
        cedar: { weight: 2 },
        'red and white': {
          walls: { base: 'paint', color: '#b02a22' },
          trim: { base: 'paint', color: '#f2eee4' },
          roof: '#5a4c42',
        },
        'duck egg': {
          walls: { base: 'paint', color: '#9cc0bc' },
          trim: { base: 'paint', color: '#f4f0e6' },
          roof: '#8a6448',
        },
        'sunny yellow': {
          walls: { base: 'paint', color: '#e6b83c' },
          trim: { base: 'paint', color: '#f6f2e8' },
          roof: { base: 'paint', color: '#3f6f8a' },
        },
        'white and blue': {
          walls: { base: 'paint', color: '#efece2' },
          trim: { base: 'paint', color: '#34567a' },
          roof: { base: 'paint', color: '#34567a' },
        },
        'silver wood': { walls: '#9d968a', roof: '#6a635a', trim: '#857e74' },
      }),
    },
  ],
  presets: {
    birdhouse: { size: { height: 0.36 } },
    'bird feeder': { params: { kind: 'feeder' }, size: { height: 0.42 } },
    doghouse: { params: { kind: 'dog' }, size: { height: 1.05 } },
    beehive: {
      params: { kind: 'bees' },
      materials: { walls: { base: 'paint', color: '#efe6cf' }, roof: { base: 'steel', color: '#a8adb0' } },
      size: { height: 0.95 },
    },
    'bee hotel': { params: { kind: 'insects' }, size: { height: 0.6 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('birdhouse');
    const kind = read.word(params, 'kind');
    if (kind === 'dog') addDog(b, read.word(params, 'name').toUpperCase(), taste);
    else if (kind === 'feeder') addFeeder(b, taste);
    else if (kind === 'bees') addHive(b);
    else if (kind === 'insects') addInsects(b, taste);
    else addBird(b, read.flag(params, 'post'), taste);
    return { parts: b.parts };
  },
};

function addBird(b: Bench, post: boolean, taste: Rng): void {
  const y = post ? 1.2 : 0.05;
  const [a, c, wall] = [0.085, 0.085, 0.16];
  const rise = 0.085 * taste.range(0.9, 1.25);
  const half: Vec2[] = [
    [a, y],
    [a, y + wall],
    [0, y + wall + rise],
  ];
  const hole = outline.ngon(0.023, 24, 0, 0, y + wall * 0.82);
  b.add('front', 'walls', solid.slab(gableEnd(half), 0.012, [0, 0, c], 'z', { holes: [hole], bevel: 0.002 }), {
    grain: [0, 1, 0],
    detail: 1.3,
  });
  siding(b, 'back', half, 0.012, -c);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} side`,
      'walls',
      solid.box([0.012, wall - 0.006, 2 * c - 0.012], [s * (a - 0.006), y + wall / 2 - 0.003, 0], 0.0015),
      { grain: [0, 0, 1] },
    );
  b.add('inside', 'dark', solid.box([2 * a - 0.026, wall - 0.02, 2 * c - 0.03], [0, y + wall / 2, 0], 0));
  b.add('floor', 'trim', solid.box([2 * a + 0.05, 0.014, 2 * c + 0.06], [0, y - 0.005, 0.005], 0.003), {
    grain: [1, 0, 0],
  });
  const pitch = Math.atan2(rise, a);
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const n = 5;
    const l = (a + 0.04) / Math.cos(pitch);
    for (let i = 0; i < n; i++) {
      const d = (l * (i + 0.55)) / n;
      b.add(
        `${side} shingles ${i + 1}`,
        'roof',
        solid.box(
          [(l / n) * 1.28, 0.008, 2 * c + 0.075],
          [s * ((a + 0.04) * (1 - (i + 0.5) / n)), y + wall + rise + 0.012 - (l - d) * Math.sin(pitch) + 0.002, 0.006],
          0.0015,
          [0, 0, s * ((-pitch * 180) / Math.PI + 4)],
        ),
        { grain: [0, 0, 1] },
      );
    }
  }
  b.add(
    'ridge',
    'trim',
    solid.slab(
      outline.pairs([-0.02, -0.012, 0, 0.004, 0.02, -0.012, 0.02, -0.004, 0, 0.014, -0.02, -0.004]),
      2 * c + 0.08,
      [0, y + wall + rise + 0.018, 0.006],
      'z',
      { bevel: 0.001 },
    ),
  );
  addBirdTrim(b, post, { y, a, c, wall, rise });
}

/** Ring, perch, heart, and what it hangs or stands on. */
function addBirdTrim(
  b: Bench,
  post: boolean,
  { y, a, c, wall, rise }: Readonly<Record<'y' | 'a' | 'c' | 'wall' | 'rise', number>>,
): void {
  b.add(
    'entrance ring',
    'trim',
    solid.hoop(0.027, { kind: 'rect', w: 0.008, h: 0.009, r: 0.002 }, [0, y + wall * 0.82, c + 0.007], 'z', 28),
  );
  b.add(
    'perch',
    'trim',
    solid.rod([0, y + wall * 0.52, c - 0.01], [0, y + wall * 0.52, c + 0.06], 0.005, 0.005, 'round'),
  );
  b.add(
    'screws',
    'metal',
    solid.many(
      [
        [a - 0.012, y + 0.015],
        [-a + 0.012, y + 0.015],
        [a - 0.012, y + wall - 0.012],
        [-a + 0.012, y + wall - 0.012],
      ].map(([x, v]): Shape => ({ op: 'ball', r: [0.004, 0.004, 0.002], at: [x, v, c + 0.007] })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'heart',
    'trim',
    solid.slab(
      outline.pairs([
        0, -0.016, 0.017, 0.003, 0.012, 0.014, 0.004, 0.013, 0, 0.007, -0.004, 0.013, -0.012, 0.014, -0.017, 0.003,
      ]),
      0.006,
      [0, y + wall + rise * 0.32, c + 0.008],
      'z',
      { bevel: 0.001 },
    ),
  );
  if (post) {
    b.add('post', 'trim', solid.box([0.07, y - 0.012, 0.07], [0, (y - 0.012) / 2, 0], 0.006), { grain: [0, 1, 0] });
    b.add(
      'post braces',
      'trim',
      solid.both(
        solid.bar(
          [
            [0.03, y - 0.16, 0],
            [0.1, y - 0.016, 0],
          ],
          { kind: 'rect', w: 0.03, h: 0.03 },
          { up: [0, 0, 1] },
        ),
      ),
    );
    b.add(
      'post foot',
      'trim',
      solid.many([
        solid.box([0.34, 0.05, 0.08], [0, 0.025, 0], 0.006),
        solid.box([0.08, 0.048, 0.34], [0, 0.024, 0], 0.006),
      ]),
    );
  } else {
    b.add('back board', 'trim', solid.box([0.06, 0.36, 0.014], [0, 0.18, -c - 0.012], 0.003), { grain: [0, 1, 0] });
    b.add('hanging eye', 'metal', solid.hoop(0.012, { kind: 'circle', r: 0.0025 }, [0, 0.35, -c - 0.012], 'z', 18));
  }
}

function addFeeder(b: Bench, taste: Rng): void {
  const [a, c] = [0.15, 0.12];
  b.add('tray', 'walls', solid.box([2 * a, 0.012, 2 * c], [0, 0.01, 0], 0.002), { grain: [1, 0, 0] });
  b.add(
    'tray rims',
    'trim',
    solid.many([
      ...[1, -1].map((s) => solid.box([2 * a + 0.02, 0.035, 0.012], [0, 0.018, s * c], 0.002)),
      ...[1, -1].map((s) => solid.box([0.012, 0.034, 2 * c - 0.013], [s * a, 0.018, 0], 0.002)),
    ]),
  );
  b.add(
    'seed',
    'plants',
    solid.many(
      Array.from(
        { length: 60 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.009, 0.005, 0.006],
          at: [taste.range(-a + 0.02, a - 0.02), 0.02 + (i % 3) * 0.003, taste.range(-c + 0.02, c - 0.02)],
        }),
      ),
    ),
    { detail: 0.2 },
  );
  b.add(
    'posts',
    'trim',
    solid.both(solid.both(solid.box([0.014, 0.22, 0.014], [a - 0.02, 0.12, c - 0.02], 0.002), 'z')),
    { grain: [0, 1, 0] },
  );
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.06, 0.2],
        [0, 0.32],
      ],
      2 * c + 0.1,
      0.05,
      0.012,
    ),
    { detail: 1.2 },
  );
  b.add(
    'gables',
    'walls',
    solid.both(
      solid.slab(outline.pairs([-a + 0.01, 0.225, a - 0.01, 0.225, 0, 0.31]), 0.01, [0, 0, c - 0.02], 'z', {
        bevel: 0.001,
      }),
      'z',
    ),
  );
  b.add('ridge', 'trim', solid.box([0.03, 0.012, 2 * c + 0.11], [0, 0.335, 0], 0.003));
  b.add(
    'hanging ring',
    'metal',
    solid.many([
      solid.hoop(0.03, { kind: 'circle', r: 0.004 }, [0, 0.375, 0], 'z', 24),
      solid.cyl(0.006, 0.03, [0, 0.345, 0]),
    ]),
  );
  b.add('fat balls', { base: 'cookie', color: '#b8955c' }, solid.both({ op: 'ball', r: 0.033, at: [0.07, 0.15, 0] }));
  b.add('fat ball cords', 'metal', solid.both(solid.rod([0.07, 0.17, 0], [0.07, 0.27, 0], 0.002)));
}
