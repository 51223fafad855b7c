import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';
import { starOutline } from '../../kits/star-outline.ts';
import { addHead, KINDS, type Kind } from './heads.ts';
import { plushPalettes } from './palettes.ts';
import { PLUSH_PRESETS } from './presets.ts';
import { type Ball, bow, sewn } from './sewing.ts';

const { laid, lineOn, onBall, seam, stitches } = sewn;

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Plush animals: sewn and stuffed, sitting, with button eyes, a ribbon, a patch. */
export const plush: Archetype = {
  name: 'plush',
  kind: 'thing',
  size: { height: 0.3 },
  params: {
    animal: { type: 'choice', of: Object.keys(KINDS), default: 'bear', about: 'The animal.' },
    bow: { type: 'flag', default: true, about: 'A ribbon round its neck.', vary: 0.7 },
    patch: { type: 'flag', default: false, about: 'A patch on its belly.', vary: 0.35 },
    emblem: { type: 'choice', of: ['none', 'heart', 'star'], default: 'none', about: 'A sign sewn on its belly.' },
    fat: { type: 'number', min: 0.8, max: 1.4, default: 1, about: 'How well it is stuffed.', vary: [0.94, 1.12] },
  },
  slots: {
    body: {
      material: { base: 'fur', color: '#a8743c', color2: '#c08a4c', scale: 0.35 },
      words: ['body', 'fur', 'head', 'arm', 'leg', 'ear', 'plush'],
      main: true,
    },
    accent: {
      material: { base: 'short-fur', color: '#e0c08c', scale: 0.4 },
      words: ['muzzle', 'paw', 'belly', 'cheek', 'pad'],
    },
    eyes: { material: { base: 'plastic', color: '#17120e', rough: 0.12, clearcoat: 1 }, words: ['eye', 'button'] },
    nose: { material: { base: 'fabric', color: '#2a1c16' }, words: ['nose', 'mouth', 'beak'] },
    bow: { material: { base: 'silk', color: '#b8202c' }, words: ['bow', 'ribbon', 'scarf'] },
    thread: { material: { base: 'rope', color: '#6a4a2c', scale: 0.2 }, words: ['thread', 'seam', 'stitch'] },
    mane: { material: { base: 'fur', color: '#8a4a1c', scale: 0.4 }, words: ['mane', 'spike', 'wool', 'tuft'] },
    horn: { material: { base: 'fabric', color: '#f0d48a' }, words: ['horn', 'patch', 'emblem', 'heart', 'star'] },
  },
  palettes: plushPalettes,
  presets: PLUSH_PRESETS,
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('plush');
    const kind = KINDS[read.word(params, 'animal')] ?? KINDS.bear;
    const fat = read.num(params, 'fat');
    const lean = taste.range(-0.004, 0.004);
    const body: Ball = { at: [0, 0.083, 0], r: [0.072 * fat, 0.088, 0.066 * fat] };
    const hr = kind.head ?? [0.078, 0.07, 0.069];
    const head: Ball = { at: [lean, 0.15 + hr[1], 0.006], r: hr };
    addHead(b, kind, head);
    addBody(b, kind, body);
    addLimbs(b, kind, fat);
    if (kind.tail) addTail(b, kind.tail, body);
    if (read.flag(params, 'bow')) addBow(b, head);
    const emblem = read.word(params, 'emblem');
    if (emblem !== 'none') addEmblem(b, body, emblem);
    else if (read.flag(params, 'patch')) addPatch(b, body);
    return {
      parts: b.parts,
      sockets: {
        head: { at: [lean, head.at[1] + hr[1], 0], dir: [0, 1, 0], size: hr[0] * 1.7 },
        eyes: { at: onBall(head, 0, 14, 0.004).at, dir: [0, 0, 1], size: hr[0] * 1.5 },
        neck: { at: [0, 0.152, 0.03], dir: [0, 0, 1], size: 0.08 },
        'left hand': { at: [0.098, 0.086, 0.058], dir: [0, 1, 0], size: 0.02 },
        'right hand': { at: [-0.098, 0.086, 0.058], dir: [0, 1, 0], size: 0.02 },
        sit: { at: [0, 0.004, 0], dir: [0, 1, 0], size: 0.14 },
      },
    };
  },
};

function addBody(b: Bench, kind: Kind, body: Ball): void {
  b.add('body', 'body', { op: 'ball', r: body.r, at: body.at }, { detail: 1.4 });
  if (kind.belly)
    b.add(
      'belly',
      'accent',
      laid(body, 0, -4, { op: 'ball', r: [body.r[0] * 0.66, body.r[1] * 0.74, 0.036] }, -0.0325),
      { detail: 0.9 },
    );
  const line = lineOn(body, [0, 62], [0, kind.belly ? 48 : -36], 16, 0.0002);
  b.add('belly seam', 'thread', seam(line, 0.0011), { detail: 0.4 });
  if (!kind.belly) b.add('belly stitches', 'thread', stitches(line, 7, 0.008, 0.0009, [1, 0, 0]), { detail: 0.4 });
  b.add('back seam', 'thread', seam(lineOn(body, [180, 60], [180, -40], 14, 0.0002), 0.0011), { detail: 0.3 });
  if (kind.extra === 'wool')
    b.add(
      'body wool',
      'mane',
      solid.many(
        Array.from({ length: 34 }, (_, i) =>
          laid(
            body,
            (i * 137.5) % 360,
            (Math.asin(0.78 - (1.3 * i) / 34) * 180) / Math.PI,
            { op: 'ball', r: [0.021, 0.021, 0.016] },
            0.001,
          ),
        ),
      ),
      { detail: 1 },
    );
}

/** A stuffed limb through points. */
function sausage(points: readonly Vec3[], r: number, taper: readonly number[]): Shape {
  return solid.tube(points, r, { taper, cap: 'round' });
}

function addLimbs(b: Bench, kind: Kind, fat: number): void {
  const flipper = kind.muzzle === 'beak';
  for (const [side, s] of SIDES) {
    const x = 0.058 * fat;
    const coat = kind.masked ? 'accent' : 'body';
    if (flipper) {
      b.add(
        `${side} wing`,
        'body',
        { op: 'ball', r: [0.014, 0.056, 0.028], at: [s * (x + 0.021), 0.1, 0.004], rot: [0, 0, s * 24] },
        { detail: 0.9 },
      );
      b.add(
        `${side} foot`,
        'nose',
        { op: 'ball', r: [0.03, 0.0135, 0.038], at: [s * 0.036, 0.0135, 0.05] },
        { detail: 0.8 },
      );
      continue;
    }
    b.add(
      `${side} arm`,
      coat,
      sausage(
        [
          [s * x * 0.86, 0.138, 0.008],
          [s * (x + 0.018), 0.126, 0.02],
          [s * (x + 0.034), 0.104, 0.038],
          [s * (x + 0.042), 0.084, 0.052],
        ],
        0.0225,
        [0.95, 0.95, 1, 1.08],
      ),
      { detail: 1 },
    );
    b.add(
      `${side} paw pad`,
      'accent',
      { op: 'ball', r: [0.013, 0.0135, 0.0055], at: [s * (x + 0.038), 0.072, 0.069], rot: [38, s * 22, 0] },
      { detail: 0.5 },
    );
    b.add(
      `${side} arm seam`,
      'thread',
      solid.put(
        solid.hoop(0.0215, { kind: 'circle', r: 0.001 }, [0, 0, 0], 'y', 24),
        [s * (x + 0.006), 0.1325, 0.0135],
        [28, 0, s * 58],
      ),
      { detail: 0.3 },
    );
    const knee: Vec3 = [s * 0.066, 0.031, 0.062];
    b.add(
      `${side} leg`,
      coat,
      sausage(
        [[s * 0.04, 0.034, 0.012], [s * 0.056, 0.032, 0.04], knee, [s * 0.078, 0.034, 0.1]],
        0.0305,
        [0.95, 1, 1, 1.08],
      ),
      { detail: 1.1 },
    );
    b.add(
      `${side} sole`,
      'accent',
      { op: 'ball', r: [0.0265, 0.0285, 0.007], at: [s * 0.0885, 0.0345, 0.1315], rot: [-2, s * 17, 0] },
      { detail: 0.7 },
    );
    if (kind.tail === 'puff' || kind.tail === 'long' || kind.tail === 'brush')
      b.add(
        `${side} toe pads`,
        'nose',
        solid.many(
          [-1, 0, 1].map(
            (i): Shape => ({
              op: 'ball',
              r: [0.0052, 0.0056, 0.003],
              at: [s * 0.0905 + i * 0.0115, 0.0505 - Math.abs(i) * 0.0038, 0.137 - i * s * 0.0036],
            }),
          ),
        ),
        { detail: 0.4 },
      );
    b.add(
      `${side} sole stitches`,
      'thread',
      solid.put(
        {
          op: 'arrayed',
          n: 12,
          around: 'z',
          // embroidered on the sole, inside of its edge
          of: solid.rod([0, 0.0185, 0.0053], [0, 0.0242, 0.0036], 0.0009, 0.0009, 'round'),
        },
        [s * 0.0885, 0.0345, 0.1315],
        [-2, s * 17, 0],
      ),
      { detail: 0.3 },
    );
  }
}

function addTail(b: Bench, tail: NonNullable<Kind['tail']>, body: Ball): void {
  const z = -body.r[2];
  if (tail === 'puff') b.add('tail', 'accent', { op: 'ball', r: 0.022, at: [0, 0.044, z - 0.004] }, { detail: 0.7 });
  else if (tail === 'curl')
    b.add(
      'tail',
      'body',
      sausage(
        [
          [0, 0.05, z + 0.01],
          [0.004, 0.064, z - 0.024],
          [0.012, 0.09, z - 0.03],
          [0.02, 0.1, z - 0.014],
        ],
        0.0105,
        [1, 1, 0.9, 0.7],
      ),
      { detail: 0.6 },
    );
  else if (tail === 'dino')
    b.add(
      'tail',
      'body',
      sausage(
        [
          [0, 0.06, z + 0.03],
          [0, 0.04, z - 0.02],
          [0.012, 0.024, z - 0.07],
          [0.036, 0.02, z - 0.112],
        ],
        0.046,
        [1, 0.82, 0.5, 0.2],
      ),
      { detail: 1 },
    );
  else if (tail === 'brush') {
    b.add(
      'tail',
      'body',
      sausage(
        [
          [0, 0.04, z + 0.015],
          [0.03, 0.034, z - 0.03],
          [0.07, 0.05, z - 0.046],
          [0.096, 0.082, z - 0.036],
        ],
        0.024,
        [0.5, 1, 1.15, 0.8],
      ),
      { detail: 0.8 },
    );
    b.add(
      'tail tip',
      'accent',
      sausage(
        [
          [0.09, 0.074, z - 0.039],
          [0.1, 0.09, z - 0.033],
          [0.104, 0.106, z - 0.028],
        ],
        0.0235,
        [0.97, 0.85, 0.25],
      ),
      { detail: 0.6 },
    );
  } else {
    b.add(
      'tail',
      'body',
      sausage(
        [
          [0, 0.036, z + 0.015],
          [0.02, 0.02, z - 0.03],
          [0.062, 0.016, z - 0.04],
          [0.1, 0.024, z - 0.012],
          [0.112, 0.044, z + 0.014],
        ],
        0.0105,
        [1.1, 1, 1, 1, 1],
      ),
      { detail: 0.7 },
    );
    if (tail === 'tuft')
      b.add(
        'tail tuft',
        'mane',
        { op: 'ball', r: [0.017, 0.021, 0.017], at: [0.113, 0.054, z + 0.018] },
        { detail: 0.5 },
      );
  }
  if (tail === 'dino')
    b.add(
      'back spikes',
      'mane',
      solid.many(
        [0, 1, 2, 3, 4].map((i) => {
          const k = i / 4;
          const y = 0.125 - 0.09 * k;
          const back = i < 3 ? onBall(body, 180, 34 - 30 * i, -0.004).at[2] : z - 0.03 - 0.034 * (i - 3);
          return solid.rod(
            [i > 3 ? 0.012 : 0, i < 3 ? y : 0.07 - 0.018 * (i - 3), back],
            [i > 3 ? 0.014 : 0, (i < 3 ? y : 0.07 - 0.018 * (i - 3)) + 0.018, back - 0.03 + 0.004 * i],
            0.013 - 0.0012 * i,
            0.003,
            'round',
          );
        }),
      ),
      { detail: 0.7 },
    );
}

function addBow(b: Bench, head: Ball): void {
  const y = 0.153;
  const ring = Array.from({ length: 40 }, (_, i): Vec3 => {
    const a = (i / 40) * 2 * Math.PI;
    return [head.at[0] * 0.5 + 0.05 * Math.sin(a), y - 0.004 * Math.cos(a), 0.004 + 0.047 * Math.cos(a)];
  });
  b.add(
    'ribbon',
    'bow',
    solid.bar(ring, { kind: 'rect', w: 0.004, h: 0.0135, r: 0.0018 }, { closed: true, up: [0, 1, 0] }),
    { detail: 0.6 },
  );
  const { loops, knot, tails } = bow(0.085);
  const put = (of: Shape): Shape => solid.put(of, [head.at[0] * 0.5, y - 0.004, 0.0605], [10, 0, 0]);
  b.add('bow loops', 'bow', put(loops), { detail: 0.8 });
  b.add('bow knot', 'bow', put(knot), { detail: 0.4 });
  b.add('bow tails', 'bow', put(tails), { detail: 0.5 });
}

function addEmblem(b: Bench, body: Ball, emblem: string): void {
  const w = 0.026;
  const heart = Array.from({ length: 40 }, (_, i): [number, number] => {
    const t = (i / 40) * 2 * Math.PI;
    return [
      w * Math.sin(t) ** 3,
      (w / 16) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
    ];
  }).reverse();
  const shape =
    emblem === 'heart'
      ? solid.slab(heart, 0.009, [0, 0, 0], 'z', { bevel: 0.003, smooth: true })
      : solid.slab(starOutline(5, w * 1.1, w * 0.5), 0.009, [0, 0, 0], 'z', { bevel: 0.002 });
  b.add('belly disc', 'accent', laid(body, 0, 0, { op: 'ball', r: [0.045, 0.05, 0.028] }, -0.0255), { detail: 0.7 });
  b.add(emblem, 'horn', laid(body, 0, 4, shape, 0.0045), { detail: 0.7 });
}

function addPatch(b: Bench, body: Ball): void {
  const w = 0.034;
  b.add(
    'patch',
    'horn',
    laid(body, -34, 8, solid.slab(outline.roundRect(w, w, 0.004), 0.006, [0, 0, 0], 'z', { bevel: 0.0012 }), 0.0006, 8),
    { detail: 0.5 },
  );
  const marks: Shape[] = [];
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])
    for (const k of [-0.3, 0, 0.3]) {
      const p: Vec3 = [dx ? dx * w * 0.5 : k * w, dy ? dy * w * 0.5 : k * w, 0.0034];
      marks.push(
        solid.rod(
          [p[0] - dx * 0.004, p[1] - dy * 0.004, p[2]],
          [p[0] + dx * 0.003, p[1] + dy * 0.003, p[2] - 0.0012],
          0.0009,
          0.0009,
          'round',
        ),
      );
    }
  b.add('patch stitches', 'thread', laid(body, -34, 8, solid.many(marks), 0.0006, 8), { detail: 0.3 });
}
