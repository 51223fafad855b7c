import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { type Ball, button, sewn } from './sewing.ts';

const { laid, lineOn, onBall, seam, stitches } = sewn;

/** What makes an animal of the plain toy. */
export interface Kind {
  head?: Vec3;
  ears?: 'round' | 'long' | 'flop' | 'prick' | 'fan' | 'side' | 'small';
  muzzle?: 'round' | 'long' | 'snout' | 'wide' | 'beak' | 'trunk' | 'flat';
  tail?: 'puff' | 'long' | 'brush' | 'dino' | 'tuft' | 'curl';
  extra?: 'unicorn' | 'dinosaur' | 'mane' | 'wool';
  belly?: true;
  /** Ears, limbs and rings round the eyes of the accent, the muzzle of the body's. */
  masked?: true;
}

export const KINDS: Readonly<Record<string, Kind>> = {
  bear: { ears: 'round', muzzle: 'round', tail: 'puff' },
  panda: { ears: 'round', muzzle: 'round', tail: 'puff', masked: true },
  bunny: { ears: 'long', muzzle: 'flat', tail: 'puff', head: [0.068, 0.066, 0.063] },
  dog: { ears: 'flop', muzzle: 'long', tail: 'curl' },
  cat: { ears: 'prick', muzzle: 'flat', tail: 'long', head: [0.08, 0.066, 0.066] },
  fox: { ears: 'prick', muzzle: 'long', tail: 'brush', head: [0.08, 0.064, 0.064] },
  elephant: { ears: 'fan', muzzle: 'trunk', tail: 'tuft' },
  unicorn: { ears: 'small', muzzle: 'snout', tail: 'brush', extra: 'unicorn', head: [0.064, 0.066, 0.066] },
  dinosaur: { muzzle: 'wide', tail: 'dino', extra: 'dinosaur', belly: true, head: [0.068, 0.064, 0.07] },
  monkey: { ears: 'side', muzzle: 'wide', tail: 'long' },
  lion: { ears: 'round', muzzle: 'round', tail: 'tuft', extra: 'mane', head: [0.066, 0.062, 0.062] },
  pig: { ears: 'small', muzzle: 'snout', tail: 'curl', head: [0.076, 0.07, 0.068] },
  penguin: { muzzle: 'beak', belly: true, head: [0.07, 0.064, 0.064] },
  sheep: { ears: 'side', muzzle: 'flat', tail: 'puff', extra: 'wool', head: [0.058, 0.06, 0.058] },
};

const SIDES = [
  ['left', 1],
  ['right', -1],
] as const;

/** Head of a toy: face, ears, seams. */
export function addHead(b: Bench, kind: Kind, head: Ball): void {
  b.add('head', 'body', { op: 'ball', r: head.r, at: head.at }, { detail: 1.6 });
  const top = lineOn(head, [0, 22], [0, 158], 20, -0.0002);
  b.add('head seam', 'thread', seam(top, 0.0011), { detail: 0.4 });
  addEyes(b, kind, head);
  addMuzzle(b, kind, head);
  if (kind.ears) addEars(b, kind.ears, head, kind.masked ? 'accent' : 'body');
  if (kind.extra) addExtra(b, kind.extra, head);
}

function addEyes(b: Bench, kind: Kind, head: Ball): void {
  const wide = kind.muzzle === 'snout' || kind.muzzle === 'wide' || kind.muzzle === 'trunk';
  const yaw = wide ? 33 : 27;
  const up = wide ? 22 : 14;
  const { disc, thread } = button(0.0105);
  const out = kind.muzzle === 'beak' ? 0.0032 : 0;
  for (const [side, s] of SIDES) {
    if (kind.masked)
      b.add(
        `${side} eye ring`,
        'accent',
        laid(head, s * (yaw + 1), up - 4, { op: 'ball', r: [0.0175, 0.021, 0.009] }, -0.0072, s * 24),
        { detail: 0.6 },
      );
    b.add(`${side} eye`, 'eyes', laid(head, s * yaw, up, disc, out - 0.001), { detail: 1 });
    b.add(`${side} eye thread`, 'thread', laid(head, s * yaw, up, thread, out - 0.0006), { detail: 0.3 });
    b.add(
      `${side} glint`,
      { base: 'plain', color: '#ffffff', rough: 0.1 },
      laid(head, s * yaw + 3, up + 4, { op: 'ball', r: 0.0021 }, out + 0.0042),
      { detail: 0.3 },
    );
  }
}

/** A nose and the mouth sewn under it on a muzzle. */
function addFace(b: Bench, ball: Ball, pitch: number, size: number, mouth = true): void {
  b.add('nose', 'nose', laid(ball, 0, pitch, { op: 'ball', r: [0.0125 * size, 0.0092 * size, 0.0068 * size] }, 0.001), {
    detail: 0.9,
  });
  if (!mouth) return;
  const drop = lineOn(ball, [0, pitch - 8], [0, pitch - 42], 6, 0.0004);
  const arc = (s: number): Vec3[] =>
    [0, 1, 2, 3, 4].map((i) => onBall(ball, s * i * 9, pitch - 42 - 7 * Math.sin((i / 4) * 2.6), 0.0004).at);
  b.add('mouth', 'nose', solid.many([seam(drop, 0.0015), seam(arc(1), 0.0015), seam(arc(-1), 0.0015)]), {
    detail: 0.5,
  });
}

function addMuzzle(b: Bench, kind: Kind, head: Ball): void {
  const at = (y: number, z: number): Vec3 => [head.at[0], head.at[1] + y, head.at[2] + head.r[2] + z];
  const slot = kind.masked ? 'body' : 'accent';
  const put = (ball: Ball): Ball => {
    b.add('muzzle', slot, { op: 'ball', r: ball.r, at: ball.at }, { detail: 1.1 });
    b.add('muzzle seam', 'thread', seam(lineOn(ball, [0, 84], [0, 40], 8, 0), 0.0009), { detail: 0.3 });
    return ball;
  };
  switch (kind.muzzle) {
    case 'long':
      addFace(b, put({ at: at(-0.02, 0.006), r: [0.029, 0.024, 0.034] }), 30, 1.15);
      return;
    case 'flat': {
      for (const [side, s] of SIDES)
        b.add(
          `${side} cheek`,
          'accent',
          {
            op: 'ball',
            r: [0.0175, 0.0145, 0.013],
            at: [s * 0.0125, head.at[1] - 0.021, head.at[2] + head.r[2] - 0.006],
          },
          { detail: 0.7 },
        );
      b.add('nose', 'nose', { op: 'ball', r: [0.0085, 0.0062, 0.006], at: at(-0.0105, 0.006) }, { detail: 0.8 });
      for (const [side, s] of SIDES)
        b.add(
          `${side} whiskers`,
          'thread',
          solid.many(
            [-1, 0, 1].map((i) =>
              solid.tube(
                [
                  [s * 0.02, head.at[1] - 0.021 + i * 0.003, head.at[2] + head.r[2] + 0.004],
                  [s * 0.04, head.at[1] - 0.02 + i * 0.006, head.at[2] + head.r[2] + 0.002],
                  [s * 0.056, head.at[1] - 0.023 + i * 0.01, head.at[2] + head.r[2] - 0.008],
                ],
                0.0006,
              ),
            ),
          ),
          { detail: 0.3 },
        );
      return;
    }
    case 'snout': {
      const ball = put({ at: at(-0.018, 0.004), r: [0.038, 0.029, 0.03] });
      b.add(
        'nostrils',
        'nose',
        solid.many([1, -1].map((s) => laid(ball, s * 16, 12, { op: 'ball', r: [0.0042, 0.0056, 0.0022] }, 0))),
        { detail: 0.5 },
      );
      b.add(
        'mouth',
        'nose',
        seam(
          [-3, -2, -1, 0, 1, 2, 3].map((i) => onBall(ball, i * 10, -26 - 6 * Math.cos(i * 0.5), 0.0004).at),
          0.0013,
        ),
        { detail: 0.4 },
      );
      return;
    }
    case 'wide': {
      const ball = put({ at: at(-0.02, -0.006), r: [0.05, 0.031, 0.032] });
      b.add(
        'nostrils',
        'nose',
        solid.many([1, -1].map((s) => laid(ball, s * 9, 34, { op: 'ball', r: [0.0028, 0.0034, 0.0018] }, 0))),
        { detail: 0.5 },
      );
      b.add(
        'mouth',
        'nose',
        seam(
          [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => onBall(ball, i * 11, -22 + 1.3 * i * i - 8, 0.0004).at),
          0.0014,
        ),
        { detail: 0.5 },
      );
      return;
    }
    case 'beak':
      b.add('beak', 'nose', solid.rod(at(-0.01, -0.01), at(-0.016, 0.032), 0.017, 0.004, 'round'), { detail: 0.8 });
      b.add('face patch', 'accent', laid(head, 0, -4, { op: 'ball', r: [0.05, 0.042, 0.034] }, -0.0312), {
        detail: 0.7,
      });
      return;
    case 'trunk':
      b.add(
        'trunk',
        'body',
        solid.tube(
          [
            at(-0.005, -0.03),
            at(-0.012, 0.004),
            at(-0.035, 0.026),
            at(-0.062, 0.034),
            at(-0.076, 0.052),
            at(-0.07, 0.066),
          ],
          0.024,
          { taper: [1.15, 1, 0.82, 0.66, 0.56, 0.52] },
        ),
        { detail: 1.2 },
      );
      return;
    default:
      addFace(b, put({ at: at(-0.02, -0.004), r: [0.035, 0.028, 0.027] }), 34, 1.2);
  }
}

function addEars(b: Bench, ears: NonNullable<Kind['ears']>, head: Ball, slot: string): void {
  for (const [side, s] of SIDES) {
    const pair = (yaw: number, pitch: number, outer: Shape, inner: Shape, roll: number, sink: number): void => {
      const { at } = onBall(head, s * yaw, pitch, sink);
      const turn: Vec3 = [0, 0, -s * roll];
      b.add(`${side} ear`, slot, solid.put(outer, at, turn), { detail: 1 });
      b.add(`${side} inner ear`, 'accent', solid.put(inner, at, turn), { detail: 0.6 });
    };
    const leaf = (w: number, h: number, d: number, fold = 0): Shape => ({
      op: 'loft',
      spline: 'catmull',
      sections: [
        [0, 0.5],
        [0.12, 0.75],
        [0.35, 1],
        [0.62, 0.95],
        [0.84, 0.66],
        [0.96, 0.34],
        [1, 0.1],
      ].map(([k, v]) => ({
        points: outline
          .superellipse(w * v, d * (0.5 + 0.5 * v), 2.2, 18)
          .map(([x, z]): Vec3 => [x, h * k, -z + fold * k * k]),
      })),
    });
    const tri = (w: number, h: number, d: number): Shape => ({
      op: 'loft',
      spline: 'catmull',
      sections: [
        [0, 1],
        [0.3, 0.86],
        [0.65, 0.5],
        [0.9, 0.17],
        [1, 0.06],
      ].map(([k, v]) => ({
        points: outline.superellipse(w * v, d * (0.45 + 0.55 * v), 2.2, 18).map(([x, z]): Vec3 => [x, h * k, -z]),
      })),
    });
    if (ears === 'round')
      pair(
        66,
        46,
        { op: 'ball', r: [0.0285, 0.028, 0.0125], at: [0, 0.012, 0] },
        { op: 'ball', r: [0.0185, 0.018, 0.0075], at: [0, 0.012, 0.0075] },
        38,
        -0.006,
      );
    else if (ears === 'long')
      pair(
        60,
        70,
        leaf(0.021, 0.125, 0.0105, 0.022),
        solid.put(leaf(0.0125, 0.1, 0.004, 0.019), [0, 0.012, 0.0088]),
        12,
        -0.01,
      );
    else if (ears === 'prick')
      pair(62, 50, tri(0.03, 0.062, 0.0115), solid.put(tri(0.0185, 0.043, 0.005), [0, 0.008, 0.0085]), 24, -0.014);
    else if (ears === 'small')
      pair(66, 56, tri(0.016, 0.038, 0.008), solid.put(tri(0.0095, 0.026, 0.0036), [0, 0.005, 0.0058]), 34, -0.008);
    else if (ears === 'fan')
      pair(
        78,
        14,
        { op: 'ball', r: [0.052, 0.055, 0.011], at: [s * 0.038, 0.006, -0.004] },
        { op: 'ball', r: [0.038, 0.041, 0.006], at: [s * 0.038, 0.006, 0.0035] },
        0,
        -0.006,
      );
    else if (ears === 'side')
      pair(
        84,
        8,
        { op: 'ball', r: [0.0235, 0.024, 0.01], at: [s * 0.012, 0, 0] },
        { op: 'ball', r: [0.0155, 0.016, 0.006], at: [s * 0.013, 0, 0.0062] },
        0,
        -0.004,
      );
    else {
      const { at } = onBall(head, s * 72, 52, -0.002);
      b.add(
        `${side} ear`,
        'accent',
        solid.put(leaf(0.027, 0.088, 0.0095, 0.012), [at[0] + s * 0.014, at[1], at[2]], [0, s * 20, s * -171]),
        {
          detail: 1,
        },
      );
      b.add(
        `${side} ear stitches`,
        'thread',
        stitches(
          [
            [at[0], at[1] + 0.002, at[2] - 0.014],
            [at[0] + s * 0.002, at[1] + 0.003, at[2] + 0.016],
          ],
          5,
          0.006,
          0.0008,
          [s * 0.6, 0.8, 0],
        ),
        { detail: 0.3 },
      );
    }
  }
}

/** Wool leaves the face bare. */
function woolPitch(i: number, yaw: number): number {
  const front = yaw < 70 || yaw > 290;
  return 88 - ((i * 4.2) % (front ? 40 : 100));
}

function addExtra(b: Bench, extra: NonNullable<Kind['extra']>, head: Ball): void {
  const tuft = (yaw: number, pitch: number, r: Vec3, out: number, roll = 0): Shape =>
    laid(head, yaw, pitch, { op: 'ball', r }, out, roll);
  if (extra === 'mane') {
    const ring = (n: number, k: number, z: number, r: number): Shape[] =>
      Array.from({ length: n }, (_, i): Shape => {
        const a = (2 * Math.PI * i) / n;
        return {
          op: 'ball',
          r: [r, r * 1.5, r * 0.8],
          at: [head.at[0] + head.r[0] * k * Math.sin(a), head.at[1] + head.r[1] * k * Math.cos(a), head.at[2] + z],
          rot: [0, 0, (-a * 180) / Math.PI],
        };
      });
    b.add('mane', 'mane', solid.many([...ring(16, 1.03, 0.012, 0.0175), ...ring(14, 1.06, -0.016, 0.02)]), {
      detail: 1,
    });
    return;
  }
  if (extra === 'wool') {
    const puffs = Array.from({ length: 22 }, (_, i) =>
      tuft((i * 137.5) % 360, woolPitch(i, (i * 137.5) % 360), [0.019, 0.019, 0.017], 0.003),
    );
    b.add('wool', 'mane', solid.many(puffs), { detail: 1 });
    return;
  }
  if (extra === 'unicorn') {
    const { at, normal } = onBall(head, 0, 58, -0.006);
    const tip: Vec3 = [at[0] + normal[0] * 0.075, at[1] + normal[1] * 0.075 + 0.008, at[2] + normal[2] * 0.075];
    b.add('horn', 'horn', solid.rod(at, tip, 0.0145, 0.0025, 'round'), { detail: 0.8 });
    b.add(
      'horn thread',
      'thread',
      solid.tube(
        Array.from({ length: 44 }, (_, i): Vec3 => {
          const k = i / 43;
          const a = k * 16;
          const r = 0.0148 * (1 - k) + 0.0028 * k;
          return [
            at[0] + (tip[0] - at[0]) * k + r * Math.cos(a),
            at[1] + (tip[1] - at[1]) * k + r * Math.sin(a) * 0.6,
            at[2] + (tip[2] - at[2]) * k - r * Math.sin(a) * 0.8,
          ];
        }),
        0.001,
      ),
      { detail: 0.4 },
    );
    const colors = ['#f08ab0', '#8ac0f0', '#b89af0', '#f0d07a', '#8ae0c0'];
    for (let i = 0; i < 7; i++) {
      const p = onBall(head, 180 * (i > 2 ? 1 : 0), i > 2 ? 96 - i * 14 : 76 - i * 8, 0).at;
      const s = i % 2 ? 1 : -1;
      b.add(
        `mane lock ${i + 1}`,
        b.tint('mane', { color: colors[i % 5] }),
        solid.tube(
          [
            [p[0], p[1] + 0.004, p[2]],
            [p[0] + s * 0.022, p[1] + 0.006, p[2] - 0.004],
            [p[0] + s * 0.036, p[1] - 0.02, p[2] - 0.008],
            [p[0] + s * 0.03, p[1] - 0.044, p[2] - 0.006],
          ],
          0.0125,
          { taper: [0.8, 1.1, 0.9, 0.3] },
        ),
        { detail: 0.7 },
      );
    }
    return;
  }
  const spike = (yaw: number, pitch: number, k: number): Shape => {
    const { at, normal } = onBall(head, yaw, pitch, -0.006);
    return solid.rod(
      at,
      [at[0] + normal[0] * 0.03 * k, at[1] + normal[1] * 0.03 * k, at[2] + normal[2] * 0.03 * k],
      0.0125 * k,
      0.003,
      'round',
    );
  };
  b.add(
    'head spikes',
    'mane',
    solid.many([spike(0, 58, 0.8), spike(0, 90, 1), spike(180, 58, 1.1), spike(180, 26, 1.1)]),
    { detail: 0.7 },
  );
}
