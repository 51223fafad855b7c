import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { proportioned } from '../../kits/fittings/index.ts';
import { type Bench, createBench, outline, pairs, read, solid } from '../../kits/joinery/index.ts';
import { hourglassPalettes } from './palettes.ts';

/** An hourglass: two blown bulbs between turned plates and posts, sand above, a thread of it falling on a heap. */
export const hourglass: Archetype = {
  name: 'hourglass',
  kind: 'thing',
  size: { height: 0.24 },
  params: {
    left: { type: 'number', min: 0, max: 1, default: 0.55, about: 'How much sand is still above.' },
    posts: { type: 'number', min: 3, max: 6, default: 4, about: 'Posts of the frame.' },
  },
  slots: {
    frame: {
      material: { base: 'wood', color: '#6e3c1c', color2: '#4a260f', rough: 0.28, clearcoat: 0.6 },
      words: ['frame', 'post', 'wood', 'top', 'base', 'hourglass'],
      main: true,
    },
    glass: { material: { base: 'glass', color: '#eef4f2', transmission: 0.94 }, words: ['glass', 'bulb'] },
    sand: { material: { base: 'sand', color: '#e0b978', scale: 0.4 }, words: ['sand'] },
    metal: { material: { base: 'brass', color: '#c9a04a' }, words: ['metal', 'ring', 'band'] },
  },
  palettes: hourglassPalettes,
  presets: { hourglass: { size: { height: 0.24 } } },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const h = 0.24;
    addFrame(b, h, Math.round(read.num(params, 'posts')), rng);
    addBulbs(b, h, read.num(params, 'left'));
    return { parts: proportioned(b.parts, rng), sockets: { top: { at: [0, h, 0], dir: [0, 1, 0], size: 0.08 } } };
  },
};

function addFrame(b: Bench, h: number, n: number, rng: Rng): void {
  const taste = rng.fork('frame');
  const r = 0.064;
  const plate = pairs([0, 0, r, 0, r, 0.005, r * 0.95, 0.009, r * 0.98, 0.013, r * 0.84, 0.018, 0, 0.018]);
  b.add('base', 'frame', solid.turned(plate, [0, 0, 0], { bevel: 0.0015, segments: 56 }), { detail: 1.4 });
  b.add(
    'top',
    'frame',
    solid.put(solid.turned(plate, [0, 0, 0], { bevel: 0.0015, segments: 56 }), [0, h, 0], [180, 0, 0]),
    { detail: 1.4 },
  );
  b.add(
    'plate bands',
    'metal',
    solid.many(
      [0.0025, h - 0.0025].map((y) =>
        solid.hoop(r * 1.0, { kind: 'rect', w: 0.003, h: 0.0016, r: 0.0005 }, [0, y, 0], 'y', 56),
      ),
    ),
  );
  const l = h - 0.034;
  const designs: Vec2[][] = [
    pairs([
      0,
      0,
      0.007,
      0,
      0.007,
      0.012,
      0.0045,
      0.018,
      0.0065,
      0.03,
      0.0045,
      0.05,
      0.0035,
      0.07,
      0.006,
      0.092,
      0.007,
      l / 2,
      0.006,
      l - 0.092,
      0.0035,
      l - 0.07,
      0.0045,
      l - 0.05,
      0.0065,
      l - 0.03,
      0.0045,
      l - 0.018,
      0.007,
      l - 0.012,
      0.007,
      l,
      0,
      l,
    ]),
    pairs([
      0,
      0,
      0.0075,
      0,
      0.0075,
      0.008,
      0.005,
      0.014,
      0.005,
      l / 2 - 0.012,
      0.0085,
      l / 2,
      0.005,
      l / 2 + 0.012,
      0.005,
      l - 0.014,
      0.0075,
      l - 0.008,
      0.0075,
      l,
      0,
      l,
    ]),
  ];
  const post = taste.pick(designs);
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + Math.PI / 4;
    const at: Vec3 = [0.0535 * Math.cos(a), 0.017, 0.0535 * Math.sin(a)];
    b.add(`post ${i + 1}`, 'frame', solid.turned(post, at, { bevel: 0.0006 }), { grain: [0, 1, 0] });
    b.add(
      `post rings ${i + 1}`,
      'metal',
      solid.many(
        [0.0105, l - 0.0105].map((y) =>
          solid.hoop(0.0072, { kind: 'rect', w: 0.002, h: 0.0014, r: 0.0004 }, [at[0], at[1] + y, at[2]], 'y', 24),
        ),
      ),
      { detail: 0.5 },
    );
    b.add(`pegs ${i + 1}`, 'metal', solid.many([{ op: 'ball', r: [0.0045, 0.0025, 0.0045], at: [at[0], h, at[2]] }]), {
      detail: 0.5,
    });
  }
}

function addBulbs(b: Bench, h: number, left: number): void {
  const c = h / 2;
  const outer = pairs([0.0052, 0, 0.009, 0.008, 0.021, 0.022, 0.034, 0.042, 0.038, 0.062, 0.034, 0.084, 0.022, 0.1]);
  const wall = 0.0014;
  const profile: Vec2[] = [
    ...[...outer].reverse().map(([r, y]): Vec2 => [r, c - y]),
    ...outer.slice(1).map(([r, y]): Vec2 => [r, c + y]),
  ];
  const inner = profile.map(([r, y]): Vec2 => [Math.max(0.0028, r - wall), y]).reverse();
  b.add(
    'glass',
    'glass',
    solid.turned([...profile, ...inner, profile[0]], [0, 0, 0], { smooth: false, bevel: 0.0002, segments: 56 }),
    { detail: 1.5 },
  );
  b.add(
    'waist collar',
    'metal',
    solid.turned(
      pairs([0.0045, -0.006, 0.0078, -0.006, 0.0092, 0, 0.0078, 0.006, 0.0045, 0.006, 0.0045, -0.006]),
      [0, c, 0],
      { bevel: 0.0006 },
    ),
  );
  b.add(
    'glass seats',
    'metal',
    solid.many(
      [c - 0.1, c + 0.1].map((y) =>
        solid.hoop(0.0225, { kind: 'rect', w: 0.006, h: 0.005, r: 0.0016 }, [0, y, 0], 'y', 40),
      ),
    ),
  );
  const at = (y: number): number => {
    for (let i = 0; i + 1 < outer.length; i++)
      if (y <= outer[i + 1][1]) {
        const t = (y - outer[i][1]) / (outer[i + 1][1] - outer[i][1]);
        return outer[i][0] + (outer[i + 1][0] - outer[i][0]) * t - wall - 0.0006;
      }
    return 0.02;
  };
  const top = 0.018 + 0.056 * left;
  if (left > 0.03)
    b.add(
      'upper sand',
      'sand',
      solid.turned(
        [
          [0, 0.006],
          [at(0.006), 0.006],
          ...[0.012, 0.022, 0.034, 0.046, 0.058].filter((y) => y < top - 0.003).map((y): Vec2 => [at(y), y]),
          [at(top), top],
          [at(top) * 0.4, top - 0.006 * (0.3 + left)],
          [0, top - 0.013 * (0.3 + left)],
        ],
        [0, c, 0],
        { bevel: 0.0006 },
      ),
      { hidden: true },
    );
  const heap = 0.02 + 0.05 * (1 - left);
  const low = 0.0975;
  const level = Math.max(0.03, low - heap * 0.55);
  b.add(
    'lower sand',
    'sand',
    solid.turned(
      [
        [0, -low],
        [at(low), -low],
        ...[0.09, 0.08, 0.07].filter((y) => y > level + 0.003).map((y): Vec2 => [at(y), -y]),
        [at(level), -level],
        [at(level) * 0.55, -level + heap * 0.16],
        [0, -level + heap * 0.42],
      ],
      [0, c, 0],
      { bevel: 0.0006 },
    ),
    { hidden: true },
  );
  if (left > 0.03)
    b.add('falling sand', 'sand', solid.rod([0, c - level + heap * 0.4, 0], [0, c + 0.008, 0], 0.001, 0.0016), {
      hidden: true,
    });
  b.add(
    'base inlay',
    'metal',
    solid.slab(outline.ngon(0.05, 48), 0.001, [0, h - 0.0004, 0], 'y', {
      holes: [outline.ngon(0.046, 48)],
      bevel: 0.0002,
    }),
  );
}
