import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { lumpyBall } from '../../kits/landform.ts';

/** Clouds: fluffy, storm with rain and lightning, rainbow between two, snow cloud, tornado, a lone lightning bolt. */
export const cloud: Archetype = {
  name: 'cloud',
  kind: 'terrain',
  size: { length: 1.5 },
  params: {
    kind: {
      type: 'choice',
      of: ['fluffy', 'storm', 'rain', 'snow', 'rainbow', 'tornado', 'bolt'],
      default: 'fluffy',
      about: 'Kind of cloud.',
    },
    puffs: { type: 'number', min: 6, max: 16, default: 10, about: 'Billows.', vary: [8, 13] },
    face: { type: 'flag', default: false, about: 'A friendly face.' },
  },
  slots: {
    cloud: {
      material: { base: 'snow', color: '#f4f7fb', relief: 0.4 },
      words: ['cloud', 'puff', 'tornado', 'funnel'],
      main: true,
    },
    bolt: { material: { base: 'lamp', color: '#ffe46a', color2: '#ffc928' }, words: ['lightning', 'bolt', 'thunder'] },
    rain: { material: { base: 'glass', color: '#6fb4e8', transmission: 0 }, words: ['rain', 'drop', 'raindrop'] },
    face: { material: { base: 'plain', color: '#26282c' }, words: ['eye', 'face', 'mouth'] },
    cheeks: { material: { base: 'plastic', color: '#f2a8b4' }, words: ['cheek'] },
  },
  presets: {
    cloud: { size: { height: 0.8 } },
    'storm cloud': { params: { kind: 'storm' }, materials: { cloud: { color: '#5e6874' } }, size: { height: 1.5 } },
    'rain cloud': { params: { kind: 'rain' }, materials: { cloud: { color: '#b4c0cc' } }, size: { height: 1.4 } },
    'snow cloud': { params: { kind: 'snow' }, size: { height: 1.4 } },
    rainbow: { params: { kind: 'rainbow' }, size: { height: 1.5 } },
    tornado: { params: { kind: 'tornado' }, materials: { cloud: { color: '#8a9098' } }, size: { height: 2.4 } },
    'lightning bolt': { params: { kind: 'bolt' }, size: { height: 1 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('cloud');
    const kind = read.word(params, 'kind');
    const puffs = Math.round(read.num(params, 'puffs'));
    if (kind === 'rainbow') addRainbow(b, taste);
    else if (kind === 'tornado') addTornado(b, taste);
    else if (kind === 'bolt') b.add('lightning bolt', 'bolt', bolt(1, [0, 0.365, 0]), { detail: 1.4 });
    else {
      const falls = kind !== 'fluffy';
      const y = falls ? 0.72 : 0;
      addCloud(b, '', [0, y, 0], 1, puffs, taste);
      if (read.flag(params, 'face')) addFace(b, y);
      if (kind === 'storm')
        for (const [i, [x, s]] of [
          [-0.22, 0.72],
          [0.26, 0.56],
        ].entries())
          b.add(`lightning bolt ${i + 1}`, 'bolt', bolt(s, [x, y + 0.06 - s / 2, 0.05 - i * 0.1]));
      if (kind === 'storm' || kind === 'rain' || kind === 'snow') addFalling(b, kind === 'snow', y, taste);
    }
    return { parts: b.parts };
  },
};

/** A heap of billows over a flat foot, largest in the middle. */
function addCloud(b: Bench, prefix: string, [x, y, z]: Vec3, k: number, n: number, taste: Rng): void {
  const spots: (readonly [number, number, number, number])[] = [
    [0, 0.34, 0, 0.34],
    [-0.34, 0.26, 0.02, 0.26],
    [0.36, 0.28, -0.02, 0.28],
    [-0.6, 0.19, 0, 0.19],
    [0.62, 0.18, 0.02, 0.18],
    [0.12, 0.5, -0.04, 0.25],
    [-0.18, 0.46, 0.02, 0.22],
  ];
  while (spots.length < n) {
    const u = taste.range(-0.62, 0.62);
    const r = taste.range(0.13, 0.2);
    spots.push([
      u,
      r * 0.9 + taste.range(0, 0.2) * (1 - Math.abs(u)),
      taste.range(0.12, 0.24) * (spots.length % 2 ? 1 : -1),
      r,
    ]);
  }
  spots.forEach(([u, v, w, r], i) => {
    const size = r * k * taste.range(0.94, 1.06);
    b.add(
      `${prefix}puff ${i + 1}`,
      'cloud',
      {
        op: 'clip',
        of: lumpyBall([size * 1.06, size, size * 0.92], [x + u * k, y + v * k, z + w * k], 0.07, taste.int(99), 22, 34),
        within: solid.box([4, 3, 4], [x, y + 1.5, z], 0),
      },
      { detail: 1.1 },
    );
  });
}

function bolt(h: number, at: Vec3): Shape {
  return solid.slab(
    outline
      .pairs([0.06, 0.5, -0.2, -0.06, -0.03, -0.06, -0.12, -0.5, 0.2, 0.1, 0.03, 0.1, 0.2, 0.5])
      .map(([x, y]) => [x * h, y * h] as const),
    0.12 * h,
    at,
    'z',
    { bevel: 0.025 * h },
  );
}

function addFace(b: Bench, y: number): void {
  const z = 0.335;
  b.add('eyes', 'face', solid.both({ op: 'ball', r: [0.034, 0.05, 0.02], at: [0.12, y + 0.34, z - 0.03] }));
  b.add(
    'eye lights',
    { base: 'plain', color: '#ffffff' },
    solid.both({ op: 'ball', r: [0.011, 0.014, 0.008], at: [0.128, y + 0.362, z - 0.012] }),
  );
  b.add(
    'smile',
    'face',
    solid.tube(
      outline.arc(0, 0, 0.06, 205, 335, 8).map(([u, v]): Vec3 => [u, y + 0.3 + v, z - Math.abs(u) * 0.2]),
      0.011,
    ),
  );
  b.add(
    'cheeks',
    'cheeks',
    solid.both({ op: 'ball', r: [0.042, 0.028, 0.014], at: [0.2, y + 0.26, z - 0.065], rot: [0, 26, 0] }),
  );
}

/** Drops or flakes in staggered rows below. */
function addFalling(b: Bench, snow: boolean, y: number, taste: Rng): void {
  const drop: Shape = solid.turned(
    outline.pairs([0, 0, 0.018, 0.008, 0.027, 0.028, 0.023, 0.048, 0.01, 0.078, 0.002, 0.1, 0, 0.102]),
    [0, 0, 0],
    { smooth: true, bevel: 0, segments: 14 },
  );
  const flake: Shape = {
    op: 'fuse',
    of: [0, 60, 120].map((a) => solid.box([0.1, 0.016, 0.016], [0, 0, 0], 0.003, [0, 0, a])),
  };
  for (let r = 0; r < 4; r++)
    b.add(
      `row ${r + 1}`,
      snow ? 'cloud' : 'rain',
      solid.many(
        Array.from({ length: 6 }, (_, i) =>
          solid.put(
            snow ? flake : drop,
            [
              (i - 2.5) * 0.2 + (r % 2 ? 0.09 : -0.02) + taste.range(-0.02, 0.02),
              y - 0.16 - r * 0.16 + taste.range(-0.03, 0.03),
              taste.range(-0.16, 0.16),
            ],
            snow ? [0, taste.range(0, 90), taste.range(0, 60)] : [0, 0, 0],
          ),
        ),
      ),
      { detail: 0.6 },
    );
  b.add(
    'lowest',
    snow ? 'cloud' : 'rain',
    snow
      ? { op: 'ball', r: [0.05, 0.02, 0.05], at: [0, 0.02, 0] }
      : { op: 'ball', r: [0.06, 0.012, 0.05], at: [0, 0.012, 0] },
  );
}

/** Seven bands bowed from cloud to cloud. */
function addRainbow(b: Bench, taste: Rng): void {
  const hues: readonly (readonly [string, string])[] = [
    ['red', '#e0342c'],
    ['orange', '#f08a28'],
    ['yellow', '#f6d63c'],
    ['green', '#4fb04a'],
    ['blue', '#3f8ae0'],
    ['indigo', '#4a52b8'],
    ['violet', '#9a4fc0'],
  ];
  hues.forEach(([name, color], i) => {
    const r = 1.2 - i * 0.085;
    b.add(
      `${name} band`,
      { base: 'enamel', color, rough: 0.35 },
      solid.bar(
        outline.arc(0, 0.16, r, 0, 180, 40).map(([x, y]): Vec3 => [x, y, 0]),
        { kind: 'rect', w: 0.2, h: 0.084, r: 0.016 },
        { up: [1, 0, 0] },
      ),
      { detail: 1.1 },
    );
  });
  addCloud(b, 'left ', [0.95, 0, 0.03], 0.62, 9, taste);
  addCloud(b, 'right ', [-0.95, 0, 0.03], 0.62, 9, taste);
}

/** A leaning funnel of turning rings under a cloud, dust and torn things about its foot. */
function addTornado(b: Bench, taste: Rng): void {
  const n = 15;
  const at = (t: number): readonly [number, number, number, number] => [
    0.16 * Math.sin(t * 4.4) * (0.3 + t),
    0.06 + t * 1.9,
    0.07 + 0.75 * t ** 1.7,
    0.1 * Math.cos(t * 3.3),
  ];
  const rings = Array.from({ length: 30 }, (_, i) => {
    const t = i / 29;
    const [x, y, r, z] = at(t);
    return {
      points: Array.from({ length: 36 }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / 36;
        const q = r * 0.9 * (1 + 0.07 * Math.sin(3 * a + t * 26));
        return [x + q * Math.cos(a), y, z - q * Math.sin(a)];
      }),
    };
  });
  b.add(
    'funnel',
    'cloud',
    { op: 'loft', sections: rings, spline: 'linear', smooth: false, cap: 'flat' },
    { detail: 1.5 },
  );
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    const [x, y, r, z] = at(t);
    const path = Array.from({ length: 22 }, (_, k): Vec3 => {
      const a = i * 2.1 + (k / 21) * 4.6;
      return [x + r * 1.03 * Math.cos(a), y + (k / 21) * 0.1, z - r * 1.03 * Math.sin(a)];
    });
    b.add(
      `wisp ${i + 1}`,
      'cloud',
      solid.tube(path, 0.035 + 0.03 * t, { taper: path.map((_, k) => 0.15 + Math.sin((Math.PI * k) / 21)) }),
      { detail: 0.7 },
    );
  }
  for (let i = 0; i < 9; i++) {
    const a = (i * 2 * Math.PI) / 9;
    b.add(
      `top puff ${i + 1}`,
      'cloud',
      lumpyBall(
        [0.3, 0.18, 0.3],
        [0.72 * Math.cos(a) - 0.1, 2.06 + 0.05 * (i % 2), 0.7 * Math.sin(a)],
        0.1,
        taste.int(99),
        14,
        22,
      ),
    );
  }
  b.add('top', 'cloud', lumpyBall([0.8, 0.16, 0.8], [-0.1, 2.1, 0], 0.06, 5, 14, 30));
  b.add(
    'dust',
    { base: 'dirt', color: '#a08a6a' },
    solid.many(
      Array.from({ length: 12 }, (_, i) =>
        lumpyBall(
          [0.11, 0.075, 0.11],
          [0.25 * Math.cos(i * 0.55) * taste.range(0.7, 1.3), 0.075, 0.25 * Math.sin(i * 0.55) * taste.range(0.7, 1.3)],
          0.12,
          i,
          9,
          12,
        ),
      ),
    ),
  );
  b.add(
    'debris',
    { base: 'wood', color: '#7a5634' },
    solid.many(
      Array.from({ length: 9 }, (_, i) => {
        const [x, y, r, z] = at(0.12 + i * 0.07);
        const a = i * 2.4;
        return solid.box([0.12, 0.02, 0.04], [x + (r + 0.1) * Math.cos(a), y, z + (r + 0.1) * Math.sin(a)], 0.004, [
          i * 40,
          i * 65,
          i * 25,
        ]);
      }),
    ),
  );
}
