import type { Shape } from '../../curves/index.ts';
import { V3, type Vec3 } from '../../math/index.ts';
import { featherShape } from './feather.ts';

export interface FeatherWingOptions {
  at: Vec3;
  /** 1 = left (+x), -1 = right. */
  side: number;
  /** Shoulder to the farthest tip, metres. */
  span: number;
  /** Rise above the horizontal, degrees. Default 35. */
  lift?: number;
  /** Lean of the wing plane, 0 flat .. 90 upright. Default 35. */
  hang?: number;
  /** Backward sweep, degrees. Default 12. */
  sweep?: number;
}

export interface FeatherWing {
  /** Shoulder, elbow, wrist, hand end with radii, for the host's field. */
  arm: { points: Vec3[]; radii: number[] };
  /** Flight feathers: primaries and secondaries. */
  flight: Shape;
  /** The coverts over their quills and round the arm. */
  coverts: Shape;
  tip: Vec3;
  /** Along the flight feathers. */
  grain: Vec3;
  /** The rows of the coverts, as a material's flow. */
  flow: [number, number, number, number][];
}

/** A spread bird's wing: a skin of coverts round a short arm, and flight feathers, the outer primaries fanned and fingered. */
export function featherWing(options: FeatherWingOptions): FeatherWing {
  const { at, side, span, lift = 35, hang = 35, sweep = 12 } = options;
  const rad = Math.PI / 180;
  const out: Vec3 = V3.normalize([
    side * Math.cos(lift * rad) * Math.cos(sweep * rad),
    Math.sin(lift * rad),
    -Math.cos(lift * rad) * Math.sin(sweep * rad),
  ]);
  const hung: Vec3 = [0, -Math.sin(hang * rad), -Math.cos(hang * rad)];
  const back = V3.normalize(V3.sub(hung, V3.scale(out, V3.dot(hung, out))));
  const n = V3.normalize(V3.cross(back, out));
  const normal = n[1] < 0 ? V3.scale(n, -1) : n;
  const plane = (u: number, v: number, w = 0): Vec3 =>
    V3.addScaled(V3.addScaled(V3.addScaled(at, out, u * span), back, v * span), normal, w * span);
  const bones: Vec3[] = [at, plane(0.2, 0.05, 0.03), plane(0.44, -0.07, 0.05), plane(0.58, -0.03, 0.04)];
  const along = (t: number): Vec3 => {
    const x = Math.min(2.999, t * 3);
    const i = Math.floor(x);
    return V3.lerp(bones[i], bones[i + 1], x - i);
  };
  /** Direction of a feather rooted at t: straight back near the body, fanning outwards along the hand. */
  const fan = (t: number): Vec3 => {
    const a = t < 0.62 ? 0.12 + t * 0.5 : 0.43 + ((t - 0.62) / 0.38) * 1.02;
    return V3.normalize(V3.add(V3.scale(back, Math.cos(a)), V3.scale(out, Math.sin(a))));
  };
  const flight: Shape[] = [];
  const n1 = 17;
  for (let i = 0; i < n1; i++) {
    const t = 0.03 + (0.97 * i) / (n1 - 1);
    const length = span * (t < 0.6 ? 0.34 + 0.08 * t : 0.38 + 0.14 * Math.sin(((t - 0.6) / 0.4) * 2.2));
    flight.push(
      featherShape({
        at: V3.addScaled(along(t), normal, -span * (0.012 + 0.0015 * (i % 2))),
        dir: fan(t),
        up: normal,
        length,
        width: span * 0.082,
        droop: 0.1,
        point: t > 0.7 ? 0.5 : 0.2,
      }),
    );
  }
  return {
    arm: { points: bones, radii: [span * 0.04, span * 0.03, span * 0.022, span * 0.012] },
    flight: { op: 'assembly', of: flight },
    coverts: covertSkin(along, fan, back, normal, span),
    tip: V3.addScaled(bones[3], fan(1), span * 0.45),
    grain: back,
    flow: [along(0.4), V3.addScaled(along(0.4), back, span * 0.3)].map((p) => {
      const far = V3.addScaled(p, normal, -span * 4);
      return [far[0], far[1], far[2], span * 4];
    }),
  };
}

/** The coverts as one feathered skin round the arm: an aerofoil from the lower over the leading to the upper edge. */
function covertSkin(
  along: (t: number) => Vec3,
  fan: (t: number) => Vec3,
  back: Vec3,
  normal: Vec3,
  span: number,
): Shape {
  const grid: Vec3[][] = [];
  for (let i = 0; i <= 10; i++) {
    const t = -0.02 + 1.04 * (i / 10);
    const end = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.75) / 0.29) ** 2));
    const chord = span * (0.2 - 0.05 * Math.abs(t - 0.5)) * (0.35 + 0.65 * end);
    const thick = span * (0.062 - 0.04 * t) * (0.3 + 0.7 * end);
    const lead = V3.addScaled(along(Math.max(0, Math.min(1, t))), back, -span * 0.03);
    const dir = fan(Math.max(0, Math.min(1, t)));
    const row: Vec3[] = [];
    for (let j = -5; j <= 5; j++) {
      const q = Math.abs(j / 5) ** 1.4;
      const high = Math.sign(j) * thick * (1.5 * Math.sqrt(q) * (1 - q) + 0.16 * q);
      row.push(V3.addScaled(V3.addScaled(lead, dir, q * chord * (j < 0 ? 0.8 : 1)), normal, high));
    }
    grid.push(row);
  }
  return { op: 'sheet', grid, thickness: span * 0.006, spline: 'catmull' };
}

export interface FoldedWingOptions {
  /** Shoulder on the body's side and the point on the flank where the fold ends. */
  from: Vec3;
  to: Vec3;
  side: number;
  /** Outward direction of the flank. */
  out: Vec3;
  /** Height of the folded wing. */
  height: number;
  /** How far the flank lies outside (+) or inside (-) a point of the wing's plane, along `out`. */
  flank(p: Vec3): number;
}

/** A folded wing lying on the flank: a smooth shield in front, long primaries stacked behind and crossing the rump. */
export function foldedWing(options: FoldedWingOptions): { shield: Shape; primaries: Shape } {
  const { from, to, out, height } = options;
  const length = V3.distance(from, to);
  const along = V3.normalize(V3.sub(to, from));
  const o = V3.normalize(V3.sub(out, V3.scale(along, V3.dot(out, along))));
  const up = V3.normalize(V3.cross(o, along));
  const down = up[1] > 0 ? V3.scale(up, -1) : up;
  const p = (s: number, t: number, lift: number): Vec3 => {
    const flat = V3.addScaled(V3.addScaled(from, along, s * length), down, t * height);
    return V3.addScaled(flat, o, lift * height + options.flank(flat));
  };
  const shield: Vec3[][] = [];
  for (let i = 0; i <= 8; i++) {
    const s = i / 8;
    const half = 0.5 * Math.max(0.09, Math.sin((0.14 + s * 0.82) * Math.PI)) ** 0.55 * (1 - 0.3 * s);
    const row: Vec3[] = [];
    for (let j = 0; j <= 6; j++) {
      const t = (j / 6) * 2 - 1;
      const swell = 0.16 * Math.min(1, s * 3.5) * (1 - t * t) * (1 - 0.5 * s) - 0.08 * (1 - Math.min(1, s * 3)) + 0.035;
      row.push(p(s * 0.58 - 0.06, t * half * 1.1 + 0.06 * s, swell));
    }
    shield.push(row);
  }
  const feathers: Shape[] = [];
  const n = 9;
  for (let i = 0; i < n; i++) {
    // From the lowest and longest primary up to the innermost secondary, each lying over the one below it.
    const f = i / (n - 1);
    const root = p(0.3 - 0.12 * f, 0.4 - 0.66 * f, 0.07 + 0.05 * f);
    const tip = p(1.12 - 0.36 * f, 0.3 - 0.5 * f, 0.12 + 0.08 * f);
    feathers.push(
      featherShape({
        at: root,
        dir: V3.sub(tip, root),
        up: o,
        length: V3.distance(root, tip),
        width: height * (0.24 + 0.06 * f),
        droop: 0.02,
        point: 0.3,
      }),
    );
  }
  return {
    shield: { op: 'sheet', grid: shield, thickness: height * 0.1, spline: 'catmull' },
    primaries: { op: 'assembly', of: feathers },
  };
}
