import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { roundRailing } from '../../kits/building/details.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { addDoor, addWindows, onRound } from '../../kits/building/openings.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { landform, lumpyBall } from '../../kits/landform.ts';
import { lighthousePalettes } from './palettes.ts';

/** Lighthouses: a striped tapering tower with gallery, lantern and dome, on a rock, with a keeper's house. */
export const lighthouse: Archetype = {
  name: 'lighthouse',
  kind: 'building',
  size: { height: 25 },
  params: {
    stripes: { type: 'number', min: 0, max: 9, default: 5, about: 'Bands of the second colour.' },
    house: { type: 'flag', default: true, about: "Whether a keeper's house leans on it." },
    rock: { type: 'flag', default: true, about: 'Whether it stands on a rock.' },
    lit: { type: 'flag', default: true, about: 'Whether its lamp burns.' },
  },
  slots: {
    tower: { material: { base: 'plaster', color: '#f2f0ea' }, words: ['tower', 'wall', 'body'], main: true },
    stripe: { material: { base: 'plaster', color: '#b8281e' }, words: ['stripe', 'band'] },
    roof: { material: { base: 'paint', color: '#a8241c' }, words: ['roof', 'dome', 'cap'] },
    metal: { material: { base: 'iron', color: '#26282c' }, words: ['gallery', 'railing', 'metal'] },
    windows: { material: { base: 'tinted-glass', color: '#26323c', transmission: 0 }, words: ['window', 'glass'] },
    glass: { material: { base: 'glass', color: '#dcebea', transmission: 0.8 }, words: ['lantern', 'pane'] },
    lamp: { material: { base: 'lamp', color: '#fff0b8', color2: '#ffd86a' }, words: ['lamp', 'light', 'beacon'] },
    trim: { material: { base: 'paint', color: '#f6f4ee' }, words: ['trim', 'frame'] },
    door: { material: { base: 'planks', color: '#5a3a24' }, words: ['door'] },
    stone: { material: { base: 'stone', color: '#7f7a72', scale: 6 }, words: ['rock', 'stone', 'base'] },
    grass: { material: { base: 'moss', color: '#5f7a38', scale: 6 }, words: ['grass'] },
  },
  palettes: lighthousePalettes,
  presets: {
    lighthouse: {},
    beacon: { params: { house: false } },
    'light tower': { params: { house: false, rock: false } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('lighthouse');
    const y0 = read.flag(params, 'rock') ? 2.6 : 0;
    const h = taste.range(17.5, 19.5);
    const [r0, r1] = [taste.range(2.9, 3.2), taste.range(1.75, 1.95)];
    if (y0) addRock(b, y0, taste);
    addShaft(b, y0, h, r0, r1, Math.round(read.num(params, 'stripes')));
    addLantern(b, y0 + h, r1, read.flag(params, 'lit'));
    if (read.flag(params, 'house')) addHouse(b, y0, r0);
    return { parts: b.parts, sockets: { top: { at: [0, y0 + h + 6, 0], dir: [0, 1, 0], size: 2 } } };
  },
};

function addRock(b: Bench, y0: number, taste: Rng): void {
  const seed = taste.int(99);
  const edge = (a: number): number => 8.2 + 1.4 * Math.sin(2 * a + seed) + 0.9 * Math.sin(5 * a + 2 * seed);
  const layers = [
    {
      mask: {
        kind: 'all' as const,
        of: [
          { kind: 'slope' as const, dir: [0, 1, 0] as [number, number, number], from: 0.75, to: 0.92 },
          { kind: 'span' as const, dir: [0, 1, 0] as [number, number, number], from: y0 * 0.8, to: y0 * 0.95 },
        ],
      },
      material: b.tint('grass', {}),
    },
  ];
  b.add(
    'rock',
    b.tint('stone', { layers }),
    landform({
      edge,
      rings: 16,
      around: 56,
      height: (x, z) => {
        const k = Math.hypot(x, z) / edge(Math.atan2(z, x));
        return (
          0.06 +
          (y0 + 0.02) * Math.min(1, Math.max(0, 1 - k) * 3.1) ** 0.6 +
          0.35 * Math.max(0, k - 0.55) * Math.sin(x * 2.1) * Math.sin(z * 1.7) * (1 - k) * 4
        );
      },
    }),
    { detail: 1.4 },
  );
  for (let i = 0; i < 7; i++) {
    const a = i * 0.9 + seed;
    const d = edge(a) * taste.range(0.92, 1.08);
    const r = taste.range(0.5, 1.1);
    b.add(
      `boulder ${i + 1}`,
      'stone',
      lumpyBall([r, r * 0.7, r * 0.9], [d * Math.cos(a), r * 0.78, d * Math.sin(a)], 0.35, i, 8, 10),
      { detail: 0.5 },
    );
  }
}

function addShaft(b: Bench, y0: number, h: number, r0: number, r1: number, stripes: number): void {
  const at = (t: number): number => r0 + (r1 - r0) * t ** 0.8;
  const n = stripes ? stripes * 2 + 1 : 3;
  b.add(
    'plinth',
    'stone',
    solid.turned(
      [
        [0, Math.max(0, y0 - 0.4)],
        [r0 * 1.2, Math.max(0, y0 - 0.4)],
        [r0 * 1.2, y0 + 0.5],
        [r0 * 1.05, y0 + 0.72],
        [0, y0 + 0.72],
      ],
      [0, 0, 0],
      { bevel: 0.06 },
    ),
  );
  const about = { x: 0, z: 0, r: r0 };
  for (let i = 0; i < n; i++) {
    const [t0, t1] = [i / n, (i + 1) / n];
    const profile: Vec2[] = [
      [0, y0 + h * t0 + (i ? 0.01 : 0.4)],
      ...[0, 0.25, 0.5, 0.75, 1].map((k): Vec2 => [at(t0 + (t1 - t0) * k), y0 + h * (t0 + (t1 - t0) * k)]),
      [0, y0 + h * t1],
    ];
    b.add(
      stripes && i % 2 ? `stripe ${(i + 1) / 2}` : `tower ${Math.floor(i / 2) + 1}`,
      b.tint(stripes && i % 2 ? 'stripe' : 'tower', { about }),
      solid.turned(profile, [0, 0, 0], { bevel: 0 }),
    );
  }
  const spots = [
    [0, 0.3],
    [0.9, 0.45],
    [-0.9, 0.58],
    [0.1, 0.72],
    [2.2, 0.38],
    [-2.2, 0.66],
    [3.1, 0.5],
    [1.5, 0.82],
  ].map(([a, t]) => onRound(a, at(t) - 0.05, y0 + h * t));
  addWindows(b, 'tower window', { w: 0.7, h: 1.25, head: 'round', cols: 2, rows: 3, frame: 0.1 }, spots);
  addDoor(b, 'door', { w: 1.3, h: 2.4, head: 'round', frame: 0.2, slots: { frame: 'stone' } }, (of) =>
    solid.put(of, [0, y0 + 0.5, at(0.06) + 0.02]),
  );
}

function addLantern(b: Bench, y: number, r1: number, lit: boolean): void {
  const rg = r1 * 1.52;
  b.add(
    'corbel',
    'tower',
    solid.turned(
      [
        [0, y - 0.9],
        [r1 * 0.98, y - 0.9],
        [r1 * 1.06, y - 0.5],
        [rg * 0.92, y - 0.08],
        [rg * 0.92, y],
        [0, y],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  b.add(
    'gallery',
    'metal',
    solid.turned(
      [
        [0, y],
        [rg, y],
        [rg, y + 0.16],
        [0, y + 0.16],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  b.add(
    'brackets',
    'metal',
    {
      op: 'arrayed',
      n: 14,
      around: 'y',
      of: solid.bar(
        [
          [r1 * 1.0, y - 0.85, 0],
          [rg * 0.95, y - 0.02, 0],
        ],
        { kind: 'rect', w: 0.1, h: 0.12 },
        { up: [0, 1, 0] },
      ),
    },
    { detail: 0.5 },
  );
  const rail = roundRailing(rg * 0.95, y + 0.16, 1.05, 26, 0.032);
  b.add('railing posts', 'metal', rail.posts, { detail: 0.5 });
  b.add('railing', 'metal', rail.rails, { detail: 0.6 });
  addLamp(b, y, r1, lit);
}

function addLamp(b: Bench, y: number, r1: number, lit: boolean): void {
  const rl = r1 * 0.86;
  b.add(
    'lantern base',
    'tower',
    solid.turned(
      [
        [0, y + 0.1],
        [rl * 1.08, y + 0.1],
        [rl * 1.08, y + 0.85],
        [rl, y + 0.95],
        [0, y + 0.95],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  b.add(
    'lantern glass',
    'glass',
    solid.turned(
      [
        [0, y + 0.95],
        [rl * 0.94, y + 0.95],
        [rl * 0.94, y + 3.05],
        [0, y + 3.05],
      ],
      [0, 0, 0],
      { bevel: 0, segments: 24 },
    ),
  );
  b.add(
    'lantern mullions',
    'metal',
    { op: 'arrayed', n: 12, around: 'y', of: solid.box([0.07, 2.15, 0.09], [0, y + 2, rl * 0.96], 0) },
    { detail: 0.5 },
  );
  b.add(
    'lantern rings',
    'metal',
    solid.many(
      [0.98, 1.7, 2.4, 3.02].map((k) => solid.hoop(rl * 0.975, { kind: 'circle', r: 0.045 }, [0, y + k, 0], 'y', 40)),
    ),
    { detail: 0.6 },
  );
  b.add(
    'lamp',
    lit ? 'lamp' : b.tint('lamp', { base: 'glass', color: '#e8ece6' }),
    solid.turned(
      outline
        .pairs([0, 1.15, 0.3, 1.15, 0.55, 1.5, 0.62, 1.95, 0.55, 2.4, 0.3, 2.75, 0, 2.75])
        .map(([r, v]): Vec2 => [r * rl * 0.85, y + v]),
      [0, 0, 0],
      { smooth: true },
    ),
    { hidden: true },
  );
  b.add(
    'lens rings',
    'metal',
    solid.many(
      [1.45, 1.75, 2.05, 2.35].map((k) => solid.hoop(rl * 0.55, { kind: 'circle', r: 0.03 }, [0, y + k, 0], 'y', 28)),
    ),
    { hidden: true, detail: 0.4 },
  );
  addDome(b, y, rl);
}

function addDome(b: Bench, y: number, rl: number): void {
  b.add(
    'dome',
    'roof',
    solid.turned(
      [
        [0, y + 3.02],
        [rl * 1.22, y + 3.02],
        [rl * 1.2, y + 3.18],
        [rl * 1.0, y + 3.5],
        [rl * 0.68, y + 4.05],
        [rl * 0.3, y + 4.4],
        [rl * 0.12, y + 4.5],
        [0, y + 4.5],
      ],
      [0, 0, 0],
      { bevel: 0.03 },
    ),
  );
  b.add(
    'dome ribs',
    'metal',
    {
      op: 'arrayed',
      n: 8,
      around: 'y',
      of: solid.tube(
        [
          [rl * 1.18, y + 3.2, 0],
          [rl * 1.0, y + 3.52, 0],
          [rl * 0.68, y + 4.07, 0],
          [rl * 0.3, y + 4.42, 0],
        ],
        0.04,
      ),
    },
    { detail: 0.5 },
  );
  b.add(
    'vent ball',
    'metal',
    solid.turned(
      [
        [0, y + 4.45],
        [0.2, y + 4.45],
        [0.14, y + 4.6],
        [0.3, y + 4.8],
        [0.32, y + 4.95],
        [0.2, y + 5.15],
        [0.05, y + 5.25],
        [0.035, y + 6.1],
        [0, y + 6.1],
      ],
      [0, 0, 0],
      { bevel: 0.01 },
    ),
  );
  b.add(
    'weather vane',
    'metal',
    solid.many([
      solid.rod([-0.4, y + 5.6, 0], [0.4, y + 5.6, 0], 0.025),
      solid.slab(outline.pairs([0.3, -0.12, 0.55, 0, 0.3, 0.12]), 0.04, [0, y + 5.6, 0]),
    ]),
  );
}

/** A low house with a tiled roof beside the tower. */
function addHouse(b: Bench, y0: number, r0: number): void {
  const put = (of: Shape): Shape => solid.put(of, [r0 + 1.4, y0, 0.3], [0, 0, 0]);
  const [a, c, h] = [1.9, 1.5, 2.1];
  b.add('house walls', 'tower', put(solid.box([2 * a, h + 0.3, 2 * c], [0, h / 2 - 0.15, 0], 0.02)));
  b.add(
    'house gables',
    'tower',
    put(
      solid.slab(
        outline.pairs([-c + 0.01, h - 0.05, c - 0.01, h - 0.05, 0, h + c * 0.82]),
        2 * a - 0.01,
        [0, 0, 0],
        'x',
        { bevel: 0 },
      ),
    ),
  );
  b.add('house roof', 'roof', put(gableTiles({ a, c, y: h, pitch: 40, eaves: 0.25, verge: 0.2 })));
  b.add('chimney', 'stone', put(solid.box([0.5, 1.5, 0.5], [a * 0.5, h + 1.2, -0.3], 0.03)));
  b.add('chimney pot', 'stripe', put(solid.cyl(0.14, 0.35, [a * 0.5, h + 2.1, -0.3])));
  addWindows(b, 'house window', { w: 0.7, h: 0.95, head: 'flat', cols: 2, rows: 2, frame: 0.08 }, [
    { at: [r0 + 0.7, y0 + 0.8, 0.3 + c] },
    { at: [r0 + 2.4, y0 + 0.8, 0.3 + c] },
    { at: [r0 + 1.4 + a, y0 + 0.8, 0.3], rot: [0, 90, 0] },
  ]);
}
