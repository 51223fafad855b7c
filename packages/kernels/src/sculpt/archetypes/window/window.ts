import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { colorways } from '../../dsl/colorways.ts';
import { masonry } from '../../kits/building/masonry.ts';
import { voussoirs } from '../../kits/building/structure.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { addBoard, addPicture } from './pictures.ts';
import { addRose, addStained } from './stained.ts';

type Head = 'flat' | 'round' | 'pointed';
type Paint = { base: string; color: string; rough: number };

const PAINT = (color: string): Paint => ({ base: 'paint', color, rough: 0.45 });

function shapeOf(w: number, h: number, head: Head): Vec2[] {
  return head === 'flat'
    ? outline.pairs([-w / 2, 0, w / 2, 0, w / 2, h, -w / 2, h])
    : masonry.archOutline(w, h, head === 'pointed');
}

/** Windows standing by themselves: sash, casement, arched, stained glass, rose, round, with shutters and flower boxes. */
export const window: Archetype = {
  name: 'window',
  kind: 'building',
  size: { height: 1.4 },
  params: {
    kind: {
      type: 'choice',
      of: [
        'sash',
        'casement',
        'stained',
        'rose',
        'round',
        'picture',
        'portrait',
        'whiteboard',
        'blackboard',
        'corkboard',
      ],
      default: 'sash',
      about: 'Kind of window.',
      vary: { sash: 3, casement: 2 },
    },
    head: { type: 'choice', of: ['flat', 'round', 'pointed'], default: 'flat', about: 'Shape of the head.' },
    columns: { type: 'number', min: 1, max: 4, default: 2, about: 'Panes across a sash.', vary: { 1: 1, 2: 3, 3: 2 } },
    rows: { type: 'number', min: 1, max: 4, default: 2, about: 'Panes up a sash.', vary: { 1: 1, 2: 3 } },
    shutters: { type: 'flag', default: false, about: 'Shutters at both sides.', vary: 0.4 },
    flowers: { type: 'flag', default: false, about: 'A flower box on the sill.', vary: 0.25 },
  },
  slots: {
    frame: { material: PAINT('#f0ece2'), words: ['frame', 'window', 'sash', 'bar'], main: true },
    glass: { material: { base: 'glass', color: '#b4d0d8', transmission: 0.72 }, words: ['glass', 'pane'] },
    shutters: { material: PAINT('#3f6f62'), words: ['shutter'] },
    stone: { material: { base: 'stone', color: '#b3aa98' }, words: ['sill', 'stone', 'surround', 'lintel'] },
    metal: { material: { base: 'iron', color: '#2f2d2b' }, words: ['latch', 'hinge', 'lead', 'metal'] },
    plants: { material: { base: 'leaf', color: '#4f8a38' }, words: ['plant', 'leaf'] },
    flowers: { material: { base: 'petal', color: '#d8405a' }, words: ['flower', 'geranium'] },
    accent: { material: { base: 'glass', color: '#b02a3a', transmission: 0.4 }, words: ['accent', 'colour'] },
  },
  palettes: [
    {
      lead: 'frame',
      of: colorways({
        'white and green': { weight: 2 },
        'white and blue': { shutters: PAINT('#34567a') },
        'oak and brown': { frame: { base: 'oak', color: '#94683c' }, shutters: { base: 'wood', color: '#6e4a2c' } },
        'black frame': { frame: PAINT('#26282a'), shutters: PAINT('#8a8f92') },
        'sage and cream': { frame: PAINT('#a3b093'), shutters: PAINT('#efe8d8') },
        'red shutters': { shutters: PAINT('#9c2c24') },
        'blue frame': { frame: PAINT('#3f6a94'), shutters: PAINT('#3f6a94') },
      }),
    },
  ],
  presets: {
    window: { size: { height: 1.8 } },
    'sash window': { params: { kind: 'sash' }, size: { height: 1.8 } },
    'casement window': { params: { kind: 'casement' }, size: { height: 1.6 } },
    'arched window': { params: { kind: 'sash', head: 'round' }, size: { height: 2.1 } },
    'gothic window': {
      params: { kind: 'stained', head: 'pointed' },
      materials: { frame: { base: 'stone', color: '#b0a794' } },
      size: { height: 2.8 },
    },
    'stained glass window': {
      params: { kind: 'stained', head: 'pointed' },
      materials: { frame: { base: 'stone', color: '#b0a794' } },
      size: { height: 2.8 },
    },
    'rose window': {
      params: { kind: 'rose' },
      materials: { frame: { base: 'stone', color: '#b0a794' } },
      size: { height: 2.4 },
    },
    'round window': { params: { kind: 'round' }, size: { height: 1.2 } },
    porthole: {
      params: { kind: 'round' },
      materials: { frame: { base: 'brass', color: '#c9a04a' }, metal: { base: 'brass', color: '#b8903c' } },
      size: { height: 1.2 },
    },
    painting: {
      params: { kind: 'picture' },
      materials: { frame: { base: 'gold', color: '#c9a04a' }, shutters: { base: 'cardboard', color: '#a08058' } },
      size: { height: 0.66 },
    },
    portrait: {
      params: { kind: 'portrait' },
      materials: { frame: { base: 'gold', color: '#c9a04a' }, shutters: { base: 'cardboard', color: '#a08058' } },
      size: { height: 0.76 },
    },
    whiteboard: {
      params: { kind: 'whiteboard' },
      materials: { frame: { base: 'aluminium', color: '#b4b8bc' }, metal: { base: 'plastic', color: '#5a5e62' } },
      size: { height: 0.96 },
    },
    blackboard: {
      params: { kind: 'blackboard' },
      materials: { frame: { base: 'oak', color: '#94683c' }, metal: { base: 'oak', color: '#7a5430' } },
      size: { height: 0.96 },
    },
    'notice board': {
      params: { kind: 'corkboard' },
      materials: { frame: { base: 'oak', color: '#94683c' }, metal: { base: 'oak', color: '#7a5430' } },
      size: { height: 0.96 },
    },
    'window shutters': { params: { kind: 'casement', shutters: true }, size: { height: 1.6 } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('window');
    const kind = read.word(params, 'kind');
    const head = read.word(params, 'head') as Head;
    if (kind === 'stained') addStained(b, head === 'flat' ? 'pointed' : head, taste);
    else if (kind === 'rose') addRose(b, taste);
    else if (kind === 'round') addRound(b);
    else if (kind === 'picture' || kind === 'portrait') addPicture(b, kind === 'portrait', taste);
    else if (kind.endsWith('board')) addBoard(b, kind === 'blackboard', kind === 'corkboard');
    else
      addOpening(
        b,
        {
          sash: kind === 'sash',
          head,
          cols: read.num(params, 'columns'),
          rows: read.num(params, 'rows'),
          shutters: read.flag(params, 'shutters'),
          flowers: read.flag(params, 'flowers'),
        },
        taste,
      );
    return { parts: b.parts };
  },
};

interface Plan {
  sash: boolean;
  head: Head;
  cols: number;
  rows: number;
  shutters: boolean;
  flowers: boolean;
}

/** Frame, two sashes or casements with their bars, sill, lintel, and what is asked for beside them. */
function addOpening(b: Bench, p: Plan, taste: Rng): void {
  const w = 0.98 * taste.range(0.95, 1.08);
  const h = (p.sash ? 1.5 : 1.25) + (p.head === 'flat' ? 0 : 0.3);
  const y = 0.25;
  const up = (of: Shape, z = 0): Shape => solid.put(of, [0, y, z]);
  const band = (out: number, inn: number, depth: number): Shape =>
    solid.slab(
      shapeOf(w + 2 * out, h + 2 * out, p.head).map(([u, v]): Vec2 => [u, v - out]),
      depth,
      [0, 0, 0],
      'z',
      { holes: [shapeOf(w + 2 * inn, h + 2 * inn, p.head).map(([u, v]): Vec2 => [u, v - inn])], bevel: 0.004 },
    );
  b.add('frame', 'frame', up(band(0.065, 0, 0.12)), { detail: 1.1 });
  b.add('frame bead', 'frame', up(band(0.012, -0.012, 0.14)));
  const clip = (of: Shape): Shape =>
    p.head === 'flat'
      ? of
      : { op: 'clip', of, within: solid.slab(shapeOf(w - 0.004, h - 0.002, p.head), 1, [0, 0, 0], 'z', { bevel: 0 }) };
  const parts: readonly (readonly [name: string, x0: number, x1: number, y0: number, y1: number, z: number])[] = p.sash
    ? [
        ['lower sash', -w / 2, w / 2, 0, h * 0.5, 0.022],
        ['upper sash', -w / 2, w / 2, h * 0.5 - 0.04, h, -0.018],
      ]
    : [
        ['left casement', 0.002, w / 2, 0, h, 0],
        ['right casement', -w / 2, -0.002, 0, h, 0],
      ];
  for (const [name, x0, x1, y0, y1, z] of parts) {
    const s = 0.05;
    const rect = (k: number): Vec2[] => outline.pairs([x0 + k, y0 + k, x1 - k, y0 + k, x1 - k, y1 - k, x0 + k, y1 - k]);
    const arched = p.head !== 'flat' && y1 > h - 0.01;
    const rim: Shape =
      arched && p.sash
        ? solid.cut(
            {
              op: 'clip',
              of: solid.slab(rect(0.002), 0.036, [0, 0, 0], 'z', { bevel: 0 }),
              within: solid.slab(shapeOf(w - 0.004, h - 0.002, p.head), 1, [0, 0, 0], 'z', { bevel: 0 }),
            },
            {
              op: 'clip',
              of: solid.slab(rect(s), 0.2, [0, 0, 0], 'z', { bevel: 0 }),
              within: solid.slab(shapeOf(w - 2 * s, h - s, p.head), 1, [0, 0, 0], 'z', { bevel: 0 }),
            },
          )
        : clip(solid.slab(rect(0.002), 0.036, [0, 0, 0], 'z', { holes: [rect(s)], bevel: 0.003 }));
    b.add(name, 'frame', up(rim, z), { detail: 1.1 });
    b.add(`${name} glass`, 'glass', up(clip(solid.slab(rect(s - 0.008), 0.006, [0, 0, 0], 'z', { bevel: 0 })), z));
    const cols = p.sash ? p.cols : Math.max(1, Math.round(p.cols / 2));
    const rows = p.sash ? p.rows : p.rows + 1;
    const bars = [
      ...Array.from({ length: cols - 1 }, (_, i) =>
        solid.box([0.022, y1 - y0 - s, 0.024], [x0 + ((x1 - x0) * (i + 1)) / cols, (y0 + y1) / 2, 0], 0),
      ),
      ...Array.from({ length: rows - 1 }, (_, i) =>
        solid.box([x1 - x0 - s, 0.022, 0.022], [(x0 + x1) / 2, y0 + ((y1 - y0) * (i + 1)) / rows, 0], 0),
      ),
    ];
    if (bars.length)
      b.add(`${name} bars`, 'frame', up(clip(bars.length > 1 ? { op: 'fuse', of: bars } : bars[0]), z), {
        detail: 0.6,
      });
  }
  if (p.sash)
    b.add(
      'sash lock',
      'metal',
      solid.many([
        solid.box([0.07, 0.012, 0.03], [0, y + h * 0.5 + 0.006, 0.03], 0.003),
        solid.cyl(0.012, 0.02, [0, y + h * 0.5 + 0.018, 0.03]),
      ]),
    );
  else
    b.add(
      'casement latch',
      'metal',
      solid.many([
        solid.box([0.02, 0.1, 0.012], [0.025, y + h * 0.5, 0.023], 0.003),
        solid.tube(
          [
            [0.025, y + h * 0.52, 0.026],
            [0.025, y + h * 0.52, 0.05],
            [0.03, y + h * 0.46, 0.052],
          ],
          0.006,
        ),
      ]),
    );
  addStones(b, w, h, y, p.head);
  if (p.shutters) addShutters(b, w, h, y, p.head);
  if (p.flowers) addFlowers(b, w, y, taste);
}

/** Sill on its apron, jambs and lintel or arch of stone. */
function addStones(b: Bench, w: number, h: number, y: number, head: Head): void {
  b.add(
    'sill',
    'stone',
    solid.slab(outline.pairs([-0.1, 0, 0.16, 0, 0.17, 0.05, -0.1, 0.09]), w + 0.36, [0, y - 0.155, 0], 'x', {
      bevel: 0.006,
    }),
  );
  b.add(
    'sill brackets',
    'stone',
    solid.both(
      solid.slab(outline.pairs([-0.08, 0, 0.04, 0, 0.12, 0.1, -0.08, 0.1]), 0.1, [w / 2 - 0.04, y - 0.25, 0], 'x', {
        bevel: 0.006,
      }),
    ),
  );
  if (head === 'flat') {
    b.add(
      'lintel',
      'stone',
      solid.slab(
        outline.pairs([-w / 2 - 0.1, 0, w / 2 + 0.1, 0, w / 2 + 0.18, 0.2, -w / 2 - 0.18, 0.2]),
        0.17,
        [0, y + h + 0.066, 0],
        'z',
        { bevel: 0.008 },
      ),
    );
    b.add(
      'keystone',
      'stone',
      solid.slab(outline.pairs([-0.07, -0.01, 0.07, -0.01, 0.1, 0.25, -0.1, 0.25]), 0.21, [0, y + h + 0.068, 0], 'z', {
        bevel: 0.008,
      }),
    );
  } else if (head === 'round')
    for (const [i, stone] of voussoirs({
      r: w / 2 + 0.066,
      wide: 0.17,
      depth: 0.17,
      n: 9,
      at: [0, y + h - w / 2, 0],
      key: 1.25,
    }).entries())
      b.add(i === 4 ? 'keystone' : `arch stone ${i + 1}`, 'stone', stone);
  else
    b.add('hood mould', 'stone', solid.put(masonry.archRing(w + 0.13, h + 0.07, 0.12, 0.17, true), [0, y - 0.064, 0]));
}

/** Louvred shutters opened flat at both sides, with hinges and holdbacks. */
function addShutters(b: Bench, w: number, h: number, y: number, head: Head): void {
  const tall = head === 'flat' ? h + 0.06 : h - w * 0.3;
  const sw = w * 0.52;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * (w / 2 + 0.1 + sw / 2);
    const [half, r] = [sw / 2, 0.055];
    const hole = (a: number, c: number): Vec2[] =>
      outline.pairs([-half + r, a, half - r, a, half - r, c, -half + r, c]);
    b.add(
      `${side} shutter`,
      'shutters',
      solid.slab(outline.pairs([-half, 0, half, 0, half, tall, -half, tall]), 0.035, [x, y - 0.03, 0.02], 'z', {
        holes: [hole(r, tall * 0.47), hole(tall * 0.47 + r, tall - r)],
        bevel: 0.004,
      }),
    );
    const n = Math.round(tall / 0.062);
    const slats = Array.from({ length: n }, (_, i) => r + ((tall - 2 * r) * (i + 0.5)) / n).filter(
      (v) => Math.abs(v - tall * 0.47 - r / 2) > r * 0.42,
    );
    b.add(
      `${side} shutter slats`,
      'shutters',
      solid.many(
        slats.map((v) => solid.box([sw - 2 * r + 0.01, 0.058, 0.008], [x, y - 0.03 + v, 0.02], 0, [-32, 0, 0])),
      ),
      { detail: 0.4 },
    );
    b.add(
      `${side} shutter hinges`,
      'metal',
      solid.many(
        [0.16, 0.84].map((k) =>
          solid.box([0.13, 0.03, 0.01], [x - s * (half - 0.03), y - 0.03 + tall * k, 0.042], 0.003),
        ),
      ),
    );
    b.add(
      `${side} shutter holdback`,
      'metal',
      solid.tube(
        [
          [x + s * 0.1, y - 0.06, 0.01],
          [x + s * 0.1, y - 0.07, 0.05],
          [x + s * 0.1, y - 0.02, 0.056],
        ],
        0.006,
      ),
    );
  }
}

/** A box of boards on brackets, leaves hanging over its front, and blossoms. */
function addFlowers(b: Bench, w: number, y: number, taste: Rng): void {
  const top = y - 0.06;
  b.add(
    'flower box',
    'shutters',
    solid.slab(outline.pairs([0, 0, 0.2, 0, 0.23, 0.18, 0, 0.18]), w + 0.12, [0, top - 0.02, 0.075], 'x', {
      bevel: 0.006,
    }),
  );
  b.add('flower box rim', 'frame', solid.box([w + 0.16, 0.025, 0.26], [0, top + 0.162, 0.19], 0.006));
  const spot = (i: number, n: number): Vec3 => [
    ((i + 0.5) / n - 0.5) * w,
    top + 0.21 + taste.range(-0.02, 0.04),
    0.19 + taste.range(-0.06, 0.08),
  ];
  b.add(
    'leaves',
    'plants',
    solid.many([
      ...Array.from({ length: 12 }, (_, i): Shape => ({ op: 'ball', r: [0.085, 0.07, 0.08], at: spot(i, 12) })),
      ...Array.from(
        { length: 7 },
        (_, i): Shape => ({
          op: 'ball',
          r: [0.06, 0.09, 0.045],
          at: [((i + 0.5) / 7 - 0.5) * w, top + 0.1 + taste.range(-0.04, 0.02), 0.31],
        }),
      ),
    ]),
  );
  b.add(
    'blossoms',
    'flowers',
    solid.many(
      Array.from({ length: 26 }, (_, i): Shape => {
        const [x, v, z] = spot(i, 26);
        return { op: 'ball', r: [0.032, 0.028, 0.032], at: i % 4 ? [x, v + 0.075, z] : [x, v - 0.1, 0.335] };
      }),
    ),
    { detail: 0.4 },
  );
}

/** A round light: deep rim with bolts, cross bars, glass. */
function addRound(b: Bench): void {
  const [r, y] = [0.5, 0.58];
  b.add(
    'frame',
    'frame',
    solid.put(
      solid.turned(
        outline.pairs([
          r - 0.09,
          -0.07,
          r + 0.08,
          -0.07,
          r + 0.08,
          0.02,
          r + 0.03,
          0.05,
          r - 0.02,
          0.05,
          r - 0.06,
          0.085,
          r - 0.09,
          0.085,
          r - 0.09,
          -0.07,
        ]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.006, segments: 56 },
      ),
      [0, y, 0],
    ),
    { detail: 1.2 },
  );
  b.add(
    'inner ring',
    'metal',
    solid.hoop(r - 0.105, { kind: 'rect', w: 0.05, h: 0.03, r: 0.006 }, [0, y, 0.01], 'z', 56),
  );
  b.add('glass', 'glass', solid.cyl(r - 0.1, 0.012, [0, y, 0], 'z', { bevel: 0, segments: 56 }));
  b.add('bars', 'frame', {
    op: 'fuse',
    of: [
      solid.box([0.035, 2 * r - 0.19, 0.034], [0, y, 0.004], 0),
      solid.box([2 * r - 0.19, 0.035, 0.032], [0, y, 0.004], 0),
    ],
  });
  b.add(
    'bolts',
    'metal',
    solid.put(
      { op: 'arrayed', n: 10, around: 'z', of: { op: 'ball', r: [0.018, 0.018, 0.014], at: [0, r + 0.052, 0.036] } },
      [0, y, 0],
    ),
    { detail: 0.4 },
  );
}
