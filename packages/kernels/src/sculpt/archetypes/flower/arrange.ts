import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import { frames } from '../../kits/frame.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, leafShape, roundBody } from '../../kits/organic/index.ts';
import { BLOOMS } from './blooms.ts';

/** What was ordered. */
export interface Order {
  kind: string;
  count: number;
  leaves: boolean;
  rng: Rng;
}

/** Radius of the bloom and length of the stem in metres, and what grows on the stem. */
const STEMS: Readonly<
  Record<string, { r: number; h: number; thick: number; foliage: 'leaflets' | 'blades' | 'hearts' | 'low' }>
> = {
  rose: { r: 0.045, h: 0.23, thick: 0.0042, foliage: 'leaflets' },
  peony: { r: 0.06, h: 0.23, thick: 0.0048, foliage: 'leaflets' },
  tulip: { r: 0.036, h: 0.21, thick: 0.0048, foliage: 'blades' },
  daisy: { r: 0.035, h: 0.15, thick: 0.0026, foliage: 'low' },
  gerbera: { r: 0.05, h: 0.23, thick: 0.0042, foliage: 'low' },
  sunflower: { r: 0.15, h: 0.8, thick: 0.016, foliage: 'hearts' },
  chrysanthemum: { r: 0.055, h: 0.22, thick: 0.004, foliage: 'leaflets' },
  lily: { r: 0.075, h: 0.26, thick: 0.0046, foliage: 'leaflets' },
  hibiscus: { r: 0.07, h: 0.2, thick: 0.0045, foliage: 'hearts' },
  poppy: { r: 0.05, h: 0.22, thick: 0.0028, foliage: 'low' },
  daffodil: { r: 0.045, h: 0.21, thick: 0.004, foliage: 'blades' },
  orchid: { r: 0.042, h: 0.36, thick: 0.004, foliage: 'low' },
  lotus: { r: 0.09, h: 0.3, thick: 0.006, foliage: 'low' },
};

/** Flowers that look at the viewer rather than at the sky. */
const FACING: readonly string[] = ['sunflower', 'gerbera', 'daffodil', 'lily', 'hibiscus', 'daisy', 'poppy'];

/** A bloom at `at`, opening towards `dir`; `color` instead of the slot's. Blooms of a bunch are spared their small florets. */
export function addBloom(
  b: Bench,
  kind: string,
  name: string,
  at: Vec3,
  dir: Vec3,
  size: number,
  rng: Rng,
  color?: string,
  bunch = false,
): void {
  const rot = frames.aim(dir, 'y');
  const yaw = rng.range(0, 360);
  for (const piece of BLOOMS[kind](rng)) {
    if (bunch && piece.name === 'florets') continue;
    const own: Partial<MaterialSpec> | undefined =
      color && piece.slot !== 'center' && piece.slot !== 'leaves' ? { color, color2: color } : undefined;
    const scaled = solid.at(piece.shape, [{ scale: size, rot: [0, kind === 'orchid' ? 0 : yaw, 0] }]);
    b.add(`${name}${piece.name}`, own ? b.tint(piece.slot, own) : piece.slot, solid.put(scaled, at, rot), {
      detail: 1.3,
    });
  }
}

/** Up from the ground with a lean and a slight curve; returns where the bloom sits and where it looks. */
function stemOf(h: number, lean: number, yaw: number, foot: Vec3): { path: Vec3[]; at: Vec3; dir: Vec3 } {
  const p = (t: number): Vec3 => {
    const out = h * lean * t * t;
    return [foot[0] + out * Math.cos(yaw), foot[1] + h * t * (1 - 0.12 * lean * t), foot[2] + out * Math.sin(yaw)];
  };
  const at = p(1);
  const before = p(0.92);
  return { path: [p(0), p(0.35), p(0.7), at], at, dir: [at[0] - before[0], at[1] - before[1], at[2] - before[2]] };
}

/** One to a few flowers growing side by side. */
export function addSingle(b: Bench, o: Order, bloomOnly: boolean): void {
  const s = STEMS[o.kind];
  if (bloomOnly) {
    addBloom(b, o.kind, '', [0, s.r * 0.25, 0], [0, 1, 0.001], s.r, o.rng);
    return;
  }
  if (o.kind === 'orchid') {
    addOrchid(b, o);
    return;
  }
  for (let i = 0; i < o.count; i++) {
    const name = o.count > 1 ? ` ${i + 1}` : '';
    const a = i * 2.4 + 0.6;
    const k = o.count > 1 ? s.r * 0.5 * Math.sqrt(i) : 0;
    // looks a little towards the viewer
    const yaw = o.count > 1 ? a : Math.PI / 2 - 0.5 + o.rng.range(-0.3, 0.3);
    const { path, at, dir } = stemOf(s.h * o.rng.range(0.92, 1.04), o.rng.range(0.1, 0.2), yaw, [
      k * Math.cos(a),
      0,
      k * Math.sin(a),
    ]);
    b.add(`stem${name}`, 'stem', solid.tube(path, s.thick, { taper: [1.2, 1, 0.95, 1.1], cap: 'flat' }), {
      grain: [0, 1, 0],
    });
    const tilt: Vec3 = FACING.includes(o.kind)
      ? [dir[0] + Math.cos(yaw) * s.h * 0.14, dir[1], dir[2] + Math.sin(yaw) * s.h * 0.14]
      : dir;
    addBloom(b, o.kind, o.count > 1 ? `${i + 1} ` : '', at, tilt, s.r, o.rng);
    if (o.kind === 'rose' && i === 0) addThorns(b, path, s.thick);
    if (o.leaves) addFoliage(b, s, path, name, o.rng);
  }
}

function addThorns(b: Bench, path: Vec3[], thick: number): void {
  const thorn = solid.turned(
    [
      [0, -thick * 0.4],
      [thick * 0.55, -thick * 0.2],
      [thick * 0.12, thick * 1.5],
      [0, thick * 1.8],
    ],
    [0, 0, 0],
    { bevel: 0, segments: 8 },
  );
  const places = [0.18, 0.32, 0.45, 0.58].map((t, i) => {
    const at: Vec3 = [
      path[0][0] + (path[2][0] - path[0][0]) * t * t * 1.4,
      path[3][1] * t,
      path[0][2] + (path[2][2] - path[0][2]) * t * t * 1.4,
    ];
    return solid.put(solid.put(thorn, [0, thick * 0.8, 0]), at, [70, i * 140, 0]);
  });
  b.add('thorns', b.tint('stem', { color: '#8a5a3a' }), solid.many(places), { detail: 0.4 });
}

function addFoliage(b: Bench, s: (typeof STEMS)[string], path: Vec3[], name: string, rng: Rng): void {
  const [foot, , , top] = path;
  const on = (t: number): Vec3 => [
    foot[0] + (top[0] - foot[0]) * t * t,
    foot[1] + (top[1] - foot[1]) * t,
    foot[2] + (top[2] - foot[2]) * t * t,
  ];
  if (s.foliage === 'blades' || s.foliage === 'low') {
    const blades = s.foliage === 'blades';
    const n = blades ? 3 : 5;
    for (let i = 0; i < n; i++) {
      const l = blades ? s.h * rng.range(0.42, 0.56) : s.h * rng.range(0.26, 0.36);
      const leaf = leafShape(
        blades
          ? {
              length: l * 0.62,
              width: s.r * 0.85,
              rise: 1.7,
              droop: 0.85,
              fold: 0.3,
              point: 1.3,
              belly: 0.42,
              foot: 0.6,
              waves: 3,
              ruffle: 0.1,
            }
          : {
              length: l,
              width: l * 0.34,
              rise: 0.5,
              droop: 0.5,
              fold: 0.2,
              belly: 0.62,
              point: 0.9,
              waves: 7,
              ruffle: 0.14,
            },
      );
      b.add(
        `leaf${name} ${i + 1}`,
        'leaves',
        solid.put(leaf, [foot[0], foot[1] + 0.002, foot[2]], [0, (360 * i) / n + rng.range(-15, 15), 0]),
        { grain: [0, 0, 1] },
      );
    }
    return;
  }
  const n = s.foliage === 'hearts' ? 5 : 4;
  for (let i = 0; i < n; i++) {
    const at = on(0.28 + (0.5 * i) / n);
    const yaw = 137 * i + rng.range(-20, 20);
    addLeafOn(b, s, { at, yaw, name: `${name} ${i + 1}` }, rng);
  }
}

/** One leaf of a stem at `at`: a heart, or three leaflets on their stalk. */
function addLeafOn(b: Bench, s: (typeof STEMS)[string], o: { at: Vec3; yaw: number; name: string }, rng: Rng): void {
  const { at, yaw, name } = o;
  const big = s.h * (s.foliage === 'hearts' ? 0.2 : 0.17) * rng.range(0.9, 1.1);
  if (s.foliage === 'hearts') {
    const leaf = leafShape({
      length: big,
      width: big * 0.78,
      rise: 0.32,
      droop: 0.55,
      fold: 0.16,
      belly: 0.32,
      point: 1.1,
      foot: 0.35,
      waves: 7,
      ruffle: 0.06,
    });
    b.add(`leaf${name}`, 'leaves', solid.put(solid.put(leaf, [0, big * 0.12, big * 0.24]), at, [0, yaw, 0]), {
      grain: [0, 0, 1],
    });
    b.add(
      `leaf stalk${name}`,
      'stem',
      solid.put(
        solid.tube(
          [
            [0, 0, 0],
            [0, big * 0.08, big * 0.12],
            [0, big * 0.12, big * 0.27],
          ],
          s.thick * 0.4,
        ),
        at,
        [0, yaw, 0],
      ),
      { detail: 0.6 },
    );
    return;
  }
  const leaf = leafShape({
    length: big * 0.5,
    width: big * 0.27,
    rise: 0.25,
    droop: 0.4,
    fold: 0.22,
    waves: 9,
    ruffle: 0.07,
  });
  const spray = solid.many([
    solid.put(leaf, [0, big * 0.17, big * 0.5]),
    solid.put(leaf, [0, big * 0.14, big * 0.36], [0, 70, 0]),
    solid.put(leaf, [0, big * 0.14, big * 0.36], [0, -70, 0]),
  ]);
  b.add(`leaves${name}`, 'leaves', solid.put(spray, at, [0, yaw, 0]), { grain: [0, 0, 1] });
  b.add(
    `leaf stalk${name}`,
    'stem',
    solid.put(
      solid.tube(
        [
          [0, 0, 0],
          [0, big * 0.1, big * 0.2],
          [0, big * 0.17, big * 0.52],
        ],
        s.thick * 0.32,
      ),
      at,
      [0, yaw, 0],
    ),
    { detail: 0.6 },
  );
}

/** An arching spray of blooms over strap leaves. */
function addOrchid(b: Bench, o: Order): void {
  const s = STEMS.orchid;
  const p = (t: number): Vec3 => [0.14 * t * t * 1.4, s.h * Math.sin(t * 1.75) * 0.98, 0.03 * t];
  const ts = [0, 0.2, 0.4, 0.6, 0.8, 1];
  b.add('stem', 'stem', solid.tube(ts.map(p), s.thick, { taper: [1.2, 1, 0.9, 0.8, 0.65, 0.4] }), { grain: [0, 1, 0] });
  for (let i = 0; i < 5; i++) {
    const t = 0.52 + 0.11 * i;
    const at = p(t);
    const side = i % 2 ? 1 : -1;
    const head: Vec3 = [at[0] + 0.01, at[1] - 0.012, at[2] + 0.03 + 0.006 * side];
    b.add(`pedicel ${i + 1}`, 'stem', solid.tube([at, [at[0], at[1] + 0.004, at[2] + 0.016], head], s.thick * 0.45), {
      detail: 0.5,
    });
    addBloom(b, 'orchid', `${i + 1} `, head, [0.22 * side + 0.1, -0.05, 1], s.r * (1.02 - 0.07 * i), o.rng);
  }
  b.add(
    'buds',
    'petals',
    solid.many(
      [0.97, 1.0].map(
        (t, i): Shape => ({
          op: 'ball',
          r: [0.008 - 0.002 * i, 0.011 - 0.002 * i, 0.008 - 0.002 * i],
          at: [p(t)[0] + 0.004, p(t)[1] - 0.006, p(t)[2]],
        }),
      ),
    ),
  );
  for (let i = 0; i < 5; i++) {
    const leaf = leafShape({
      length: 0.13,
      width: 0.045,
      rise: 0.5,
      droop: 0.45,
      fold: 0.22,
      belly: 0.5,
      point: 0.8,
      foot: 0.5,
      thick: 0.002,
    });
    b.add(`leaf ${i + 1}`, 'leaves', solid.put(leaf, [0, 0.002, 0], [0, 72 * i + 20, 0]), { grain: [0, 0, 1] });
  }
}

/** A lotus over its floating pads. */
export function addLotus(b: Bench, o: Order): void {
  const r = STEMS.lotus.r;
  addBloom(b, 'lotus', '', [0, r * 0.2, 0], [0, 1, 0.001], r, o.rng);
  const pad = (R: number): Shape =>
    roundBody({
      profile: [
        [0.02, 0],
        [0.5, 0.002],
        [0.95, 0.012],
        [1, 0.05],
        [0.985, 0.056],
        [0.93, 0.03],
        [0.5, 0.02],
        [0.02, 0.016],
      ].map(([x, y]): Vec2 => [x * R, y * R]),
      sides: 72,
      swell: (a) =>
        (1 + 0.012 * around(a, 9, 7)) *
        (Math.abs(a - Math.PI * 1.2) < 0.16 ? 0.25 + 0.75 * (Math.abs(a - Math.PI * 1.2) / 0.16) ** 0.5 : 1),
    });
  const veined = b.tint('leaves', {
    layers: [
      {
        mask: {
          kind: 'around',
          n: 18,
          of: { kind: 'near', soft: 0.001, shape: { op: 'box', size: [0.0014, 0.2, r * 2], at: [0, 0, r] } },
        },
        material: { color: '#8ab868' },
        strength: 0.6,
      },
    ],
  });
  b.add('pad', veined, pad(r * 1.45), { detail: 1.2 });
  b.add('second pad', 'leaves', solid.put(pad(r * 0.8), [r * 1.7, 0, -r * 0.8], [0, 120, 0]));
}
