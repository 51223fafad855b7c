import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';
import { hornShape } from './horns.ts';

export interface BatWingOptions {
  /** Shoulder of the wing on the body's surface. */
  at: Vec3;
  /** Where the trailing membrane joins the flank. */
  flank: Vec3;
  /** 1 = left (+x), -1 = right. */
  side: number;
  /** Length of one wing from shoulder to the farthest tip, metres. */
  span: number;
  /** Rise of the spread wing above the horizontal, degrees. Default 38. */
  lift?: number;
  /** Lean of the wing plane: 0 lies flat, 90 stands with the trailing edge straight down. Default 40. */
  hang?: number;
  /** Backward sweep, degrees. Default 18. */
  sweep?: number;
  /** Number of fingers that carry the membrane. Default 4. */
  fingers?: number;
  /** Depth of the scallops of the trailing edge, 0..0.5. Default 0.22. */
  scallop?: number;
}

export interface BatWing {
  /** Upper arm, forearm: points root, elbow, wrist with radii, for the host's field. */
  arm: { points: Vec3[]; radii: number[] };
  /** First finger (leading edge) to last. */
  fingers: Shape[];
  membrane: Shape;
  claw: Shape;
  /** Farthest tip. */
  tip: Vec3;
}

/** Tips in the wing plane: [outwards, backwards] as fractions of the span, first finger to last. */
const TIPS: readonly (readonly [number, number])[] = [
  [1.0, 0.1],
  [0.98, 0.44],
  [0.78, 0.68],
  [0.52, 0.76],
  [0.34, 0.74],
];

/**
 * A bat or dragon wing, spread: an arm, curved fingers and one continuous scalloped, billowing membrane.
 * Designed in a plane (outwards, backwards) and then hung in space, so that a pose is three angles.
 */
export function batWing(options: BatWingOptions): BatWing {
  const { at, side, span, lift = 38, hang = 40, sweep = 18, fingers = 4, scallop = 0.22 } = options;
  const rad = Math.PI / 180;
  const sweepR = sweep * rad;
  const out: Vec3 = V3.normalize([
    side * Math.cos(lift * rad) * Math.cos(sweepR),
    Math.sin(lift * rad),
    -Math.cos(lift * rad) * Math.sin(sweepR),
  ]);
  const flat: Vec3 = [-side * Math.sin(lift * rad) * 0.25, 0, -1];
  const hung = V3.normalize([flat[0] * Math.cos(hang * rad), -Math.sin(hang * rad), flat[2] * Math.cos(hang * rad)]);
  const back = V3.normalize(V3.sub(hung, V3.scale(out, V3.dot(hung, out))));
  const n = V3.scale(V3.normalize(V3.cross(back, out)), side);
  const normal = n[1] < 0 ? V3.scale(n, -1) : n;
  const plane = (u: number, v: number, w = 0): Vec3 =>
    V3.addScaled(V3.addScaled(V3.addScaled(at, out, u * span), back, v * span), normal, w * span);

  const elbow = plane(0.2, 0.14, 0.02);
  const wrist = plane(0.43, -0.13, 0.05);
  const bones = TIPS.slice(0, 5)
    .filter((_, i) => i < fingers || fingers > 4)
    .map(([u, v], i, all) => {
      const tip = plane(u, v, -0.05 - 0.02 * i);
      const bow = 0.07 - (0.05 * i) / all.length;
      const mid = V3.lerp(wrist, tip, 0.5);
      const outward = V3.normalize(V3.sub(mid, plane(0.3, 0.35)));
      const control = V3.addScaled(V3.addScaled(mid, outward, span * bow * 1.6), normal, span * 0.055);
      return (t: number): Vec3 => {
        const a = V3.lerp(wrist, control, t);
        return V3.lerp(a, V3.lerp(control, tip, t), t);
      };
    });
  return {
    arm: { points: [at, elbow, wrist], radii: [span * 0.034, span * 0.022, span * 0.02] },
    fingers: bones.map((bone, i) => fingerShape(bone, normal, span * (0.0145 - i * 0.001))),
    membrane: {
      op: 'assembly',
      of: [
        handMembrane(bones, normal, span, scallop),
        armMembrane(bones[bones.length - 1], [at, elbow, wrist], options, normal, scallop),
      ],
    },
    claw: hornShape({
      at: wrist,
      dir: V3.normalize(V3.add(out, V3.scale(back, -1.1))),
      length: span * 0.085,
      r: span * 0.014,
      curl: 70,
      axis: V3.scale(normal, -side),
    }),
    tip: bones[0](1),
  };
}

function fingerShape(bone: (t: number) => Vec3, normal: Vec3, r: number): Shape {
  const path: Vec3[] = [];
  for (let i = 0; i <= 8; i++) path.push(V3.addScaled(bone(i / 8), normal, r * 0.25));
  const taper = path.map((_, i) => (1.25 - 0.85 * (i / 8)) * (i === 3 ? 1.15 : 1));
  return { op: 'sweep', path, section: { kind: 'circle', r }, spline: 'catmull', taper, cap: 'round' };
}

/** The membrane between the fingers: columns run across the fingers, rows from the wrist to the scalloped edge. */
function handMembrane(bones: readonly ((t: number) => Vec3)[], normal: Vec3, span: number, scallop: number): Shape {
  const rows = 13;
  const per = 6;
  const grid: Vec3[][] = [];
  for (let i = 0; i < rows; i++) {
    const t = 0.035 + (0.962 * i) / (rows - 1);
    const row: Vec3[] = [];
    for (let f = 0; f + 1 < bones.length; f++) {
      for (let j = f === 0 ? 0 : 1; j <= per; j++) {
        const s = j / per;
        const arch = 4 * s * (1 - s);
        const tt = t * (1 - scallop * arch * t);
        const p = V3.lerp(bones[f](tt), bones[f + 1](tt), s);
        row.push(V3.addScaled(p, normal, -span * 0.05 * arch * tt));
      }
    }
    grid.push(row);
  }
  return { op: 'sheet', grid, thickness: span * 0.0045, spline: 'catmull' };
}

/** The membrane between the last finger, the arm and the flank. */
function armMembrane(
  bone: (t: number) => Vec3,
  arm: readonly Vec3[],
  options: BatWingOptions,
  normal: Vec3,
  scallop: number,
): Shape {
  const { span, flank } = options;
  const rows = 12;
  const cols = 10;
  const grid: Vec3[][] = [];
  for (let i = 0; i < rows; i++) {
    const t = 0.004 + (0.993 * i) / (rows - 1);
    const row: Vec3[] = [];
    for (let j = 0; j < cols; j++) {
      const s = j / (cols - 1);
      const onArm = s < 0.5 ? V3.lerp(arm[0], arm[1], s * 2) : V3.lerp(arm[1], arm[2], s * 2 - 1);
      const edge = V3.lerp(flank, bone(1), s);
      const arch = 4 * s * (1 - s);
      const from = s === 1 ? bone(t) : V3.lerp(onArm, edge, t * (1 - scallop * 0.85 * arch * t));
      // Towards the finger the straight row is bent into the finger's own curve, so that the panels share an edge.
      const p = s === 1 ? from : V3.add(from, V3.scale(V3.sub(bone(t), V3.lerp(arm[2], bone(1), t)), s ** 3));
      row.push(V3.addScaled(p, normal, -span * 0.06 * arch * t));
    }
    grid.push(row);
  }
  return { op: 'sheet', grid, thickness: span * 0.0045, spline: 'catmull' };
}
