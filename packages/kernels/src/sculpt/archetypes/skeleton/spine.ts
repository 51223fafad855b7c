import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { outline, solid } from '../../kits/joinery/index.ts';
import { type Mat3, Turn } from '../humanoid/body/turn.ts';
import type { Yard } from './yard.ts';

/** The spine at rest in trunk units: share of the trunk, z of the middle of the vertebrae. */
const CURVE: readonly Vec2[] = [
  [0.1, -0.034],
  [0.2, -0.022],
  [0.32, -0.008],
  [0.44, -0.014],
  [0.6, -0.034],
  [0.76, -0.04],
  [0.9, -0.03],
  [0.99, -0.013],
  [1.1, -0.004],
  [1.24, -0.006],
];

const TENTHS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** Counting words, as anatomists count. */
export const ORDER = [...TENTHS, 'eleventh', 'twelfth'];

/** Depth of the middle of the spine at a share of the trunk, trunk units. */
export function spineDepth(t: number): number {
  let i = 0;
  while (i < CURVE.length - 2 && t > CURVE[i + 1][0]) i++;
  const [a, b] = [CURVE[i], CURVE[i + 1]];
  const k = (t - a[0]) / (b[0] - a[0]);
  const s = k * k * (3 - 2 * k);
  return a[1] + (b[1] - a[1]) * (0.5 * k + 0.5 * s);
}

const ramp = (a: number, b: number, v: number): number => Math.min(1, Math.max(0, (v - a) / (b - a)));

/** Where a place of the spine is in the pose: between the bones of the trunk. */
function spot({ rig }: Yard, t: number): { at: Vec3; turn: Mat3 } {
  const { body } = rig;
  const f = body.figure;
  const p: Vec3 = [0, f.crotchY + t * (f.pitY - f.crotchY), spineDepth(t) * rig.u];
  const steps: readonly [string, number][] = [
    ['hips', 1],
    ['spine', ramp(0.12, 0.26, t)],
    ['chest', ramp(0.3, 0.46, t)],
    ['neck', ramp(0.97, 1.06, t)],
    ['head', ramp(1.14, 1.3, t)],
  ];
  let at = body.follow('hips', p);
  let turn = body.placed[body.rest.index.hips].turn;
  for (const [bone, w] of steps) {
    if (w <= 0) continue;
    const q = body.follow(bone, p);
    at = [at[0] + (q[0] - at[0]) * w, at[1] + (q[1] - at[1]) * w, at[2] + (q[2] - at[2]) * w];
    turn = Turn.blend(turn, body.placed[body.rest.index[bone]].turn, w);
  }
  return { at, turn };
}

function onSpine(yard: Yard, t: number, shape: Shape): Shape {
  const { at, turn } = spot(yard, t);
  const slope = (Math.atan2((spineDepth(t + 0.02) - spineDepth(t - 0.02)) / 0.352, 0.04) * 180) / Math.PI;
  return solid.put(solid.put(shape, [0, 0, 0], [slope, 0, 0]), at, Turn.angles(turn));
}

/** A vertebra about its body: waisted drum, spine behind, wings aside. Metres. */
function vertebra(r: number, h: number, spine: number, wing: number, dip: number): Shape {
  const drum = solid.turned(
    outline
      .pairs([0, -0.5, 0.92, -0.5, 1, -0.38, 0.84, 0, 1, 0.38, 0.92, 0.5, 0, 0.5])
      .map(([x, y]): Vec2 => [x * r, y * h]),
    [0, 0, 0],
    { smooth: false, bevel: r * 0.08, segments: 20 },
  );
  const process = solid.bar(
    [
      [0, 0, -r * 0.7],
      [0, -dip * 0.3, -r - spine * 0.45],
      [0, -dip, -r - spine],
    ],
    { kind: 'ellipse', rx: h * 0.16, ry: h * 0.34 },
    { spline: 'catmull', up: [0, 1, 0], taper: [1.3, 0.9, 1], cap: 'round' },
  );
  const wings = solid.tube(
    [
      [-wing, h * 0.1, -r * 1.25],
      [-wing * 0.55, 0, -r * 0.95],
      [0, 0, -r * 0.72],
      [wing * 0.55, 0, -r * 0.95],
      [wing, h * 0.1, -r * 1.25],
    ],
    h * 0.26,
    { taper: [0.85, 0.8, 1.2, 0.8, 0.85] },
  );
  return solid.many(wing > 0 ? [drum, process, wings] : [drum, process]);
}

/** Vertebrae from the sacrum to the skull, each a part, and the discs between them as one cord; or those of the chest or neck alone. */
export function addSpine(yard: Yard, range: 'whole' | 'chest' | 'neck' = 'whole'): void {
  const { b, rig } = yard;
  const u = rig.u;
  const top = (rig.body.figure.chinY + 0.26 * rig.body.figure.headH - rig.body.figure.crotchY) / (0.352 * u);
  const row = (
    n: number,
    a: number,
    c: number,
    name: (i: number) => string,
    shape: (i: number, h: number) => Shape,
  ): void => {
    const step = (c - a) / n;
    for (let i = 0; i < n; i++) {
      const t = a + (i + 0.5) * step;
      const h = step * 0.352 * u;
      b.add(name(i), 'bone', onSpine(yard, t, shape(i, h * 0.86)), { detail: 0.8 });
    }
  };
  const k = yard.stout;
  const cord = Array.from({ length: 25 }, (_, i) => spot(yard, 0.2 + ((top - 0.2) * i) / 24).at);
  if (range === 'whole')
    b.add(
      'spinal discs',
      'cartilage',
      solid.tube(cord, 0.0105 * u * k, { taper: cord.map((_, i) => 1.1 - i * 0.018), cap: 'flat' }),
      { detail: 0.5 },
    );
  if (range === 'whole')
    row(
      5,
      0.2,
      0.465,
      (i) => `${ORDER[4 - i]} lumbar vertebra`,
      (i, h) => vertebra((0.0155 - 0.0006 * i) * u * k, h, 0.02 * u, 0.024 * u, 0.004 * u),
    );
  if (range !== 'neck')
    row(
      12,
      0.465,
      0.985,
      (i) => `${ORDER[11 - i]} thoracic vertebra`,
      (i, h) => vertebra((0.0128 - 0.0003 * i) * u * k, h, 0.019 * u, i < 6 ? 0.017 * u : 0, 0.011 * u),
    );
  if (range === 'chest') return;
  row(
    7,
    0.985,
    top,
    (i) => `${ORDER[6 - i]} cervical vertebra`,
    (i, h) => vertebra((0.0105 - 0.0003 * i) * u * k, h, (0.014 - 0.0008 * i) * u, 0, 0.004 * u),
  );
}
