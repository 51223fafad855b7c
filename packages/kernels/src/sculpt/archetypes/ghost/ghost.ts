import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { Archetype } from '../../dsl/archetype.ts';
import { type Bench, createBench, outline, read, solid } from '../../kits/joinery/index.ts';

/** Ghosts: a floating sheet with folds, arms, a face that is friendly or frightful, a chain or a lantern. */
export const ghost: Archetype = {
  name: 'ghost',
  kind: 'monster',
  size: { height: 1.6 },
  params: {
    face: {
      type: 'choice',
      of: ['any', 'friendly', 'scary', 'sad'],
      default: 'any',
      about: 'Its face; any lets the seed choose.',
    },
    arms: { type: 'flag', default: true, about: 'Whether it has arms.' },
    chain: { type: 'flag', default: false, about: 'Whether it drags a chain.' },
    tail: { type: 'flag', default: false, about: 'A wisp below instead of a hem.' },
  },
  slots: {
    sheet: {
      material: {
        base: 'plain',
        color: '#eef2f6',
        sheen: 0.4,

        rough: 0.85,
      },
      words: ['sheet', 'body', 'cloth', 'arm'],
      main: true,
    },
    eyes: { material: { base: 'plain', color: '#17171c', rough: 0.2 }, words: ['eye', 'mouth', 'face'] },
    glint: { material: { base: 'lamp', color: '#ffffff', color2: '#ffffff' }, words: ['glint'] },
    cheeks: { material: { base: 'plain', color: '#f2a8b8' }, words: ['cheek', 'blush', 'tongue'] },
    metal: { material: { base: 'iron', color: '#5a5855' }, words: ['chain', 'metal', 'ball'] },
  },
  presets: {
    ghost: {},
    'cute ghost': { params: { face: 'friendly' } },
    'little ghost': { params: { face: 'friendly', tail: true } },
    spirit: {
      params: { tail: true, face: 'sad' },
      materials: { sheet: { color: '#bfe4ea', emissive: '#2f7a8a', emissiveStrength: 0.8 } },
    },
    'will o wisp': {
      params: { tail: true, arms: false },
      materials: { sheet: { color: '#8fe0f0', emissive: '#3fc0e0', emissiveStrength: 1.4 } },
    },
    poltergeist: { params: { face: 'scary', chain: true } },
    spectre: { params: { face: 'scary', tail: true } },
    dementor: { params: { face: 'scary' } },
  },
  build({ params, materials, rng }) {
    const b = createBench(materials);
    const taste = rng.fork('ghost');
    const asked = read.word(params, 'face');
    const face = asked === 'any' ? taste.pick(['friendly', 'friendly', 'scary', 'sad']) : asked;
    const tail = read.flag(params, 'tail');
    const n = 72;
    const h = HEIGHT;
    const folds = taste.pick([5, 6, 7]);
    const phase = taste.range(0, 6);
    const at = (a: number, t: number): Vec3 => {
      // t: 0 at the hem, 1 at the crown
      const dome = t > 0.62 ? Math.sqrt(Math.max(0, 1 - ((t - 0.62) / 0.38) ** 2)) : 1;
      const flare = tail ? Math.min(1, (t / 0.5) ** 0.62) * 0.34 : 0.34 + 0.17 * (1 - Math.min(1, t / 0.62)) ** 1.4;
      const k = (1 - Math.min(1, t / 0.7)) ** 1.3;
      const wave = 1 + (tail ? 0.05 : 0.17) * k * Math.sin(folds * a + phase + 0.8 * t);
      const r = flare * dome * wave;
      const lift = tail ? 0 : (0.05 + 0.045 * Math.sin(folds * a + phase)) * (1 - t) ** 3 + 0.012;
      const bend = tail ? 0.26 * (1 - Math.min(1, t / 0.55)) ** 1.6 : 0;
      return [r * Math.sin(a) + bend * Math.sin(t * 5), t * h + lift, r * Math.cos(a) * 0.94 - bend * 0.7];
    };
    const ring = (t: number, k = 1, dy = 0) => ({
      points: Array.from({ length: n }, (_, i): Vec3 => {
        const p = at((2 * Math.PI * i) / n, t);
        return [p[0] * k, p[1] + dy, p[2] * k];
      }),
    });
    const steps = [
      0, 0.03, 0.08, 0.14, 0.2, 0.28, 0.36, 0.44, 0.52, 0.6, 0.66, 0.72, 0.78, 0.84, 0.89, 0.93, 0.96, 0.98, 0.993,
      0.9995,
    ];
    const inside = tail ? [] : [ring(0.5, 0.02, 0.1), ring(0.5, 0.7, 0.1), ring(0.2, 0.86), ring(0, 0.93, 0.004)];
    b.add(
      'sheet',
      'sheet',
      { op: 'loft', sections: [...inside, ...steps.map((t) => ring(t))], spline: 'linear', smooth: true, cap: 'flat' },
      { detail: 1.8 },
    );
    if (!tail) {
      const hem = Array.from({ length: n }, (_, i) => at((2 * Math.PI * i) / n, 0.004));
      b.add(
        'hem',
        'sheet',
        { op: 'sweep', path: hem, section: { kind: 'circle', r: 0.011 }, closed: true, spline: 'linear' },
        { detail: 0.6 },
      );
    }
    addFace(b, face);
    if (read.flag(params, 'arms')) addArms(b, face);
    if (read.flag(params, 'chain')) addChain(b);
    return { parts: b.parts };
  },
};

const HEIGHT = 1.6;

/** A point on the front of the sheet. */
const front = (x: number, y: number, out = 0): Vec3 => {
  const t = y / HEIGHT;
  const dome = t > 0.62 ? Math.sqrt(Math.max(0, 1 - ((t - 0.62) / 0.38) ** 2)) : 1;
  const r = 0.34 * dome + out;
  return [x, y, Math.sqrt(Math.max(0.0001, r * r - x * x)) * 0.94];
};

function addFace(b: Bench, face: string): void {
  const scary = face === 'scary';
  const eye = (s: number): Shape =>
    solid.put({ op: 'ball', r: scary ? [0.062, 0.085, 0.03] : [0.05, 0.072, 0.03] }, front(s * 0.125, 1.27, -0.004), [
      -14,
      s * 22,
      scary ? s * 24 : s * -6,
    ]);
  b.add('left eye', 'eyes', eye(1), { detail: 1.2 });
  b.add('right eye', 'eyes', eye(-1), { detail: 1.2 });
  if (!scary)
    b.add(
      'glints',
      'glint',
      solid.both(
        solid.many([
          { op: 'ball', r: 0.016, at: front(0.143, 1.305, 0.026) },
          { op: 'ball', r: 0.008, at: front(0.11, 1.245, 0.03) },
        ]),
      ),
      { detail: 0.5 },
    );
  else
    b.add(
      'pupils',
      { base: 'lamp', color: '#e02a1c', color2: '#e02a1c' },
      solid.both({ op: 'ball', r: 0.014, at: front(0.12, 1.26, 0.026) }),
    );
  const mouth: Shape = scary
    ? solid.put({ op: 'ball', r: [0.085, 0.12, 0.03] }, front(0, 1.06, -0.004))
    : face === 'sad'
      ? solid.put({ op: 'ball', r: [0.045, 0.055, 0.025] }, front(0, 1.09, -0.002))
      : solid.put(
          solid.slab(
            outline.rounded(
              outline.pairs([-0.085, 0.02, -0.05, -0.035, 0, -0.055, 0.05, -0.035, 0.085, 0.02, 0, 0.005]),
              0.012,
              3,
            ),
            0.05,
            [0, 0, 0],
            'z',
            { bevel: 0.006 },
          ),
          front(0, 1.1, -0.016),
        );
  b.add('mouth', 'eyes', mouth);
  if (face === 'friendly') {
    b.add('tongue', 'cheeks', solid.put({ op: 'ball', r: [0.036, 0.02, 0.012] }, front(0, 1.068, 0.01)));
    b.add(
      'cheeks',
      'cheeks',
      solid.both(solid.put({ op: 'ball', r: [0.045, 0.026, 0.012] }, front(0.21, 1.15, -0.004), [0, 38, 0])),
    );
  }
  if (scary)
    b.add(
      'brows',
      'sheet',
      solid.both(
        solid.tube([front(0.05, 1.35, 0.008), front(0.13, 1.4, 0.01), front(0.21, 1.4, 0.004)], 0.022, {
          taper: [0.7, 1, 0.4],
        }),
      ),
    );
}

function addArms(b: Bench, face: string): void {
  const scary = face === 'scary';
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const up = scary ? 0.22 : face === 'friendly' && s > 0 ? 0.3 : 0.02;
    b.add(
      `${side} arm`,
      'sheet',
      solid.tube(
        [
          [s * 0.24, 0.92, 0.06],
          [s * 0.42, 0.95 + up * 0.3, 0.14],
          [s * 0.56, 0.94 + up, 0.24],
          [s * 0.6, 0.92 + up, 0.3],
        ],
        scary ? 0.095 : 0.1,
        { taper: scary ? [1.1, 1, 0.8, 0.5] : [1.15, 1, 0.82, 0.6] },
      ),
      { detail: 1.1 },
    );
    // A child's sheet ends round; only what frightens has fingers.
    if (!scary) continue;
    b.add(
      `${side} hand`,
      'sheet',
      solid.many(
        [-1, 0, 1].map((k) =>
          solid.tube(
            [
              [s * (0.58 + 0.012 * k), 0.93 + up + 0.02 * k, 0.27],
              [s * (0.63 + 0.035 * k), 0.95 + up + 0.05 * k, 0.37],
              [s * (0.63 + 0.04 * k), 0.89 + up + 0.055 * k, 0.43],
            ],
            0.034,
            { taper: [1, 0.85, 0.3] },
          ),
        ),
      ),
    );
  }
}

function addChain(b: Bench): void {
  const link: Shape = {
    op: 'sweep',
    path: outline.superellipse(0.026, 0.045, 2.4, 12).map(([x, y]): Vec3 => [x, y, 0]),
    section: { kind: 'circle', r: 0.009 },
    closed: true,
    spline: 'linear',
  };
  const places = Array.from({ length: 14 }, (_, i) => ({
    at: [-0.6 - 0.015 * i, Math.max(0.05, 0.86 - 0.075 * i), 0.32 + (i > 10 ? 0.07 * (i - 10) : 0)] as Vec3,
    rot: [i > 10 ? 80 : 0, i % 2 ? 90 : 0, 0] as Vec3,
  }));
  b.add('chain', 'metal', solid.at(link, places), { detail: 0.5 });
  b.add('chain ball', 'metal', { op: 'ball', r: 0.1, at: [-0.84, 0.1, 0.68] });
}
