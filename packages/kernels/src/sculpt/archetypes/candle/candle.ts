import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype, Sculpture } from '../../dsl/archetype.ts';
import { addFlame } from '../../kits/fittings/index.ts';
import { type Bench, createBench, pairs, read, solid } from '../../kits/joinery/index.ts';
import { candlePalettes } from './palettes.ts';

/** Candles with dripping wax, wick and flame: alone, in a chamberstick, on a candlestick, on a candelabrum, in a jar, a tea light, a birthday candle. */
export const candle: Archetype = {
  name: 'candle',
  kind: 'furniture',
  size: { height: 0.2 },
  params: {
    kind: {
      type: 'choice',
      of: ['plain', 'chamberstick', 'stick', 'candelabra', 'jar', 'tealight', 'birthday', 'group'],
      default: 'plain',
      about: 'What holds it.',
    },
    lit: { type: 'flag', default: true, about: 'Whether it burns.' },
    arms: { type: 'number', min: 2, max: 8, default: 4, about: 'Arms of a candelabrum.' },
  },
  slots: {
    wax: { material: { base: 'wax', color: '#f0e6cc' }, words: ['wax', 'candle', 'drip'], main: true },
    holder: {
      material: { base: 'brass', color: '#c9a04a', wear: 0.2 },
      words: ['holder', 'stick', 'base', 'arm', 'candlestick'],
    },
    wick: { material: { base: 'fabric', color: '#2a2420' }, words: ['wick'] },
    glass: { material: { base: 'glass', color: '#eef2f0', transmission: 0.9 }, words: ['glass', 'jar'] },
    label: { material: { base: 'paper', color: '#e8ddc4' }, words: ['label', 'stripe'] },
  },
  palettes: candlePalettes,
  presets: {
    candle: { size: { height: 0.2 } },
    chamberstick: { params: { kind: 'chamberstick' }, size: { height: 0.2 } },
    candlestick: { params: { kind: 'stick' }, size: { height: 0.42 } },
    candelabra: {
      params: { kind: 'candelabra' },
      materials: { holder: { base: 'silver', color: '#dedad2' } },
      size: { height: 0.55 },
    },
    'jar candle': { params: { kind: 'jar' }, size: { height: 0.13 } },
    'tea light': {
      params: { kind: 'tealight' },
      materials: { holder: { base: 'aluminium', color: '#d2d4d6' } },
      size: { height: 0.04 },
    },
    'birthday candle': {
      params: { kind: 'birthday' },
      materials: { wax: { color: '#f2f0ec' }, label: { base: 'wax', color: '#3f8fe0' } },
      size: { height: 0.1 },
    },
    candles: { params: { kind: 'group' }, size: { height: 0.24 } },
  },
  build({ params, materials, rng }): Sculpture {
    const b = createBench(materials);
    const kind = read.word(params, 'kind');
    const lit = read.flag(params, 'lit');
    const taste = rng.fork('candle');
    if (kind === 'candelabra') buildCandelabra(b, lit, Math.round(read.num(params, 'arms')), taste);
    else if (kind === 'jar' || kind === 'tealight') buildContained(b, kind === 'jar', lit);
    else if (kind === 'birthday') buildBirthday(b, lit);
    else if (kind === 'group') {
      addCandle(b, 'tall ', [0, 0, -0.035], 0.034, 0.2, lit, taste);
      addCandle(b, 'middle ', [-0.062, 0, 0.028], 0.036, 0.125, lit, taste);
      addCandle(b, 'small ', [0.058, 0, 0.032], 0.038, 0.07, lit, taste);
    } else if (kind === 'stick') {
      addStick(b, taste);
      addCandle(b, '', [0, 0.2, 0], 0.011, 0.17, lit, taste);
    } else if (kind === 'chamberstick') {
      addChamber(b);
      addCandle(b, '', [0, 0.036, 0], 0.0125, 0.12, lit, taste);
    } else addCandle(b, '', [0, 0, 0], taste.range(0.03, 0.038), taste.range(0.14, 0.17), lit, taste);
    return { parts: b.parts };
  },
};

/** A candle of radius r and height h on `at`: body with a melted bowl, drips, wick, flame. */
function addCandle(b: Bench, prefix: string, at: Vec3, r: number, h: number, lit: boolean, taste: Rng): void {
  const [x, y, z] = at;
  const bowl = Math.min(r * 0.5, h * 0.2);
  b.add(
    `${prefix}wax`,
    'wax',
    solid.turned(
      pairs([
        0,
        0,
        r * 0.98,
        0,
        r,
        r * 0.1,
        r * 0.985,
        h * 0.6,
        r * 0.97,
        h - r * 0.1,
        r * 0.86,
        h,
        r * 0.7,
        h - bowl * 0.4,
        r * 0.3,
        h - bowl,
        0,
        h - bowl,
      ]),
      at,
      { bevel: r * 0.06, segments: 40 },
    ),
    { detail: 1.3 },
  );
  const n = 5 + taste.int(3);
  const drips: Shape[] = [];
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n + taste.range(-0.35, 0.35);
    const l = Math.min(h * 0.85, r * taste.range(0.8, 3.4));
    const k = r * taste.range(0.1, 0.17);
    const p = (rr: number, v: number): Vec3 => [x + rr * Math.cos(a), y + v, z + rr * Math.sin(a)];
    drips.push(
      solid.tube(
        [p(r * 0.86, h - r * 0.04), p(r * 0.99, h - r * 0.1), p(r * 1.0, h - l * 0.5), p(r * 1.01, h - l)],
        k,
        { taper: [0.7, 0.9, 0.85, 1.35] },
      ),
    );
  }
  b.add(`${prefix}drips`, 'wax', solid.many(drips), { detail: 0.7 });
  b.add(
    `${prefix}rim`,
    'wax',
    solid.hoop(r * 0.87, { kind: 'ellipse', rx: r * 0.1, ry: r * 0.1 }, [x, y + h - r * 0.04, z], 'y', 36),
    { detail: 0.7 },
  );
  const top = y + h - bowl;
  const wick = Math.max(0.012, r * 0.55) + bowl;
  b.add(
    `${prefix}wick`,
    'wick',
    solid.tube(
      [
        [x, top - 0.002, z],
        [x, top + wick * 0.6, z],
        [x + r * 0.08, top + wick, z],
      ],
      Math.max(0.0009, r * 0.045),
      { cap: 'flat' },
    ),
  );
  if (lit) addFlame(b, [x, top + wick * 0.62, z], Math.max(0.032, Math.min(0.05, r * 1.3)), `${prefix}flame`);
}

function addStick(b: Bench, taste: Rng): void {
  const designs = [
    [
      0, 0, 0.06, 0, 0.062, 0.006, 0.05, 0.014, 0.04, 0.02, 0.018, 0.03, 0.012, 0.045, 0.02, 0.06, 0.012, 0.072, 0.0095,
      0.1, 0.014, 0.14, 0.01, 0.15, 0.022, 0.165, 0.012, 0.174, 0.018, 0.182, 0.019, 0.21, 0.013, 0.21, 0.0125, 0.196,
      0, 0.196,
    ],
    [
      0, 0, 0.056, 0, 0.056, 0.01, 0.03, 0.02, 0.012, 0.034, 0.011, 0.16, 0.017, 0.172, 0.011, 0.18, 0.02, 0.19, 0.02,
      0.212, 0.0135, 0.212, 0.0125, 0.196, 0, 0.196,
    ],
  ];
  b.add('candlestick', 'holder', solid.turned(pairs(taste.pick(designs)), [0, 0, 0], { bevel: 0.0015, segments: 48 }), {
    detail: 1.5,
  });
  b.add(
    'drip pan',
    'holder',
    solid.turned(
      pairs([0.012, 0.176, 0.034, 0.18, 0.039, 0.188, 0.037, 0.189, 0.033, 0.184, 0.012, 0.181, 0.012, 0.176]),
      [0, 0, 0],
      { bevel: 0.0006, segments: 44 },
    ),
  );
  b.add(
    'foot beads',
    'holder',
    { op: 'arrayed', n: 28, around: 'y', of: { op: 'ball', r: 0.0034, at: [0.0585, 0.0075, 0] } },
    { detail: 0.3 },
  );
}

/** A saucer with a ring to hold it by. */
function addChamber(b: Bench): void {
  b.add(
    'saucer',
    'holder',
    solid.turned(
      pairs([0, 0, 0.045, 0, 0.062, 0.012, 0.068, 0.02, 0.066, 0.022, 0.058, 0.014, 0.043, 0.005, 0, 0.005]),
      [0, 0, 0],
      { bevel: 0.001, segments: 48 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'socket',
    'holder',
    solid.turned(
      pairs([0, 0.004, 0.02, 0.004, 0.016, 0.014, 0.0145, 0.05, 0.018, 0.056, 0.0125, 0.056, 0.0125, 0.037, 0, 0.037]),
      [0, 0, 0],
      { bevel: 0.0008 },
    ),
  );
  b.add(
    'finger ring',
    'holder',
    solid.hoop(0.015, { kind: 'rect', w: 0.008, h: 0.004, r: 0.0015 }, [0.083, 0.022, 0], 'z', 36),
  );
  b.add('thumb rest', 'holder', solid.box([0.02, 0.0035, 0.014], [0.082, 0.0385, 0], 0.0015));
}

function buildCandelabra(b: Bench, lit: boolean, arms: number, taste: Rng): void {
  b.add(
    'foot',
    'holder',
    solid.turned(
      pairs([
        0, 0, 0.085, 0, 0.088, 0.008, 0.07, 0.018, 0.04, 0.028, 0.018, 0.045, 0.013, 0.06, 0.024, 0.08, 0.014, 0.096,
        0.01, 0.15, 0.018, 0.2, 0.028, 0.22, 0.016, 0.24, 0.01, 0.26, 0.012, 0.31, 0, 0.31,
      ]),
      [0, 0, 0],
      { bevel: 0.002, segments: 52 },
    ),
    { detail: 1.5 },
  );
  const cup = (at: Vec3): Shape =>
    solid.turned(
      pairs([
        0, -0.012, 0.008, -0.012, 0.012, -0.002, 0.03, 0.003, 0.034, 0.01, 0.032, 0.011, 0.016, 0.006, 0.016, 0.022,
        0.018, 0.026, 0.0115, 0.026, 0.0115, 0.01, 0, 0.01,
      ]),
      at,
      { bevel: 0.0006 },
    );
  b.add('middle cup', 'holder', cup([0, 0.315, 0]));
  addCandle(b, 'middle ', [0, 0.325, 0], 0.011, 0.15, lit, taste);
  for (let i = 0; i < arms; i++) {
    const a = (2 * Math.PI * i) / arms + (arms % 2 ? Math.PI / 2 : 0);
    const at = (r: number, y: number): Vec3 => [r * Math.cos(a), y, r * Math.sin(a)];
    b.add(
      `arm ${i + 1}`,
      'holder',
      solid.tube([at(0.012, 0.225), at(0.06, 0.19), at(0.12, 0.2), at(0.145, 0.235), at(0.145, 0.265)], 0.0062),
      { detail: 0.8 },
    );
    b.add(
      `scroll ${i + 1}`,
      'holder',
      solid.tube([at(0.03, 0.21), at(0.06, 0.235), at(0.085, 0.228), at(0.082, 0.208), at(0.07, 0.212)], 0.004, {
        taper: [1, 1, 0.9, 0.8, 0.6],
      }),
      { detail: 0.6 },
    );
    b.add(`cup ${i + 1}`, 'holder', cup(at(0.145, 0.272)));
    addCandle(b, `arm ${i + 1} `, at(0.145, 0.282), 0.011, 0.13, lit, taste);
  }
}

/** A scented candle in a labelled jar, or a tea light in its tin cup. */
function buildContained(b: Bench, jar: boolean, lit: boolean): void {
  const r = jar ? 0.042 : 0.019;
  const h = jar ? 0.1 : 0.0165;
  const fill = jar ? 0.066 : 0.0135;
  const wall = jar ? 0.0035 : 0.0004;
  b.add(
    'cup',
    jar ? 'glass' : 'holder',
    solid.turned(
      pairs([0, 0, r * 0.96, 0, r, r * 0.06, r, h, r - wall, h, r - wall, wall * 2, 0, wall * 2]),
      [0, 0, 0],
      { bevel: wall * 0.3, segments: 52 },
    ),
    { detail: 1.3 },
  );
  b.add(
    'wax',
    'wax',
    solid.turned(
      pairs([
        0,
        wall * 2.2,
        r - wall * 1.15,
        wall * 2.2,
        r - wall * 1.15,
        fill,
        r * 0.84,
        fill - r * 0.03,
        0,
        fill - r * 0.04,
      ]),
      [0, 0, 0],
      { bevel: r * 0.01 },
    ),
    { hidden: jar },
  );
  b.add(
    'wick',
    'wick',
    solid.tube(
      [
        [0, fill - 0.004, 0],
        [0, fill + 0.006, 0],
        [0.0006, fill + 0.009, 0],
      ],
      0.0009,
      { cap: 'flat' },
    ),
  );
  if (lit) addFlame(b, [0, fill + 0.0055, 0], jar ? 0.036 : 0.026);
  if (jar) {
    const label = Array.from({ length: 13 }, (_, i): Vec3[] => {
      const a = Math.PI * (0.22 + (0.56 * i) / 12);
      return [0.024, 0.074].map((y): Vec3 => [(r + 0.0006) * Math.cos(a), y, (r + 0.0006) * Math.sin(a)]);
    });
    b.add('label', 'label', { op: 'sheet', grid: label, thickness: 0.0008 });
    b.add(
      'label text',
      'wick',
      solid.put({ op: 'text', value: 'VANILLA', height: 0.0052, depth: 0.006, bevel: 0 }, [0, 0.05, r + 0.0003]),
      { detail: 0.4 },
    );
    b.add(
      'rim band',
      'holder',
      solid.hoop(r + 0.0005, { kind: 'rect', w: 0.003, h: 0.0016, r: 0.0005 }, [0, h - 0.006, 0], 'y', 48),
    );
    return;
  }
  const crimp = solid.box([0.0006, h * 0.86, 0.001], [r + 0.0001, h * 0.5, 0], 0.0002);
  b.add('crimps', 'holder', { op: 'arrayed', n: 36, around: 'y', of: crimp }, { detail: 0.3 });
  b.add('rim', 'holder', solid.hoop(r + 0.0003, { kind: 'circle', r: 0.0007 }, [0, h, 0], 'y', 40));
  b.add('wick plate', 'holder', solid.cyl(0.004, 0.0006, [0, fill - 0.0005, 0]), { hidden: true });
}

function buildBirthday(b: Bench, lit: boolean): void {
  const h = 0.07;
  b.add(
    'wax',
    'wax',
    solid.turned(pairs([0, 0, 0.0028, 0, 0.0032, 0.002, 0.003, h - 0.001, 0.0022, h, 0, h]), [0, 0.004, 0], {
      bevel: 0.0003,
    }),
    { detail: 1.2 },
  );
  const spiral: Vec3[] = Array.from({ length: 61 }, (_, i) => {
    const a = (i / 10) * 2 * Math.PI;
    return [0.0031 * Math.cos(a), 0.008 + i * 0.001, 0.0031 * Math.sin(a)];
  });
  b.add('spiral', 'label', solid.tube(spiral, 0.0009, { spline: 'linear' }), { detail: 0.6 });
  b.add(
    'holder',
    'label',
    solid.turned(pairs([0, 0, 0.0048, 0, 0.005, 0.002, 0.0042, 0.008, 0.0034, 0.009, 0, 0.009]), [0, 0, 0], {
      bevel: 0.0004,
    }),
  );
  b.add('wick', 'wick', solid.rod([0, h + 0.002, 0], [0.0003, h + 0.011, 0], 0.0005));
  if (lit) addFlame(b, [0, h + 0.0075, 0], 0.02);
}
