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
  /** Two rows of coverts over their quills, both sides of the wing closed by the arm. */
  coverts: Shape;
  tip: Vec3;
}

/** A spread bird's wing: a short arm and three overlapping rows of feathers, the outer primaries fanned and fingered. */
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
  const n1 = 19;
  for (let i = 0; i < n1; i++) {
    const t = 0.03 + (0.97 * i) / (n1 - 1);
    const length = span * (t < 0.6 ? 0.34 + 0.08 * t : 0.38 + 0.14 * Math.sin(((t - 0.6) / 0.4) * 2.2));
    flight.push(
      featherShape({
        at: V3.addScaled(along(t), normal, -span * (0.012 + 0.0015 * (i % 2))),
        dir: fan(t),
        up: normal,
        length,
        width: span * 0.072,
        droop: 0.1,
        point: t > 0.7 ? 0.5 : 0.2,
      }),
    );
  }
  const coverts: Shape[] = [];
  for (const [row, n2, len, raise] of [
    [0, 17, 0.2, 0.004],
    [1, 14, 0.11, 0.016],
  ]) {
    for (let i = 0; i < n2; i++) {
      const t = 0.02 + (0.96 * i) / (n2 - 1);
      coverts.push(
        featherShape({
          at: V3.addScaled(V3.addScaled(along(t), back, -span * 0.012), normal, span * (raise + 0.001 * (i % 2))),
          dir: fan(t * 0.97),
          up: normal,
          length: span * len * (row === 0 && t > 0.6 ? 1.15 : 1),
          width: span * 0.066,
          droop: 0.12,
          point: 0.1,
        }),
      );
    }
  }
  return {
    arm: { points: bones, radii: [span * 0.04, span * 0.03, span * 0.022, span * 0.012] },
    flight: { op: 'assembly', of: flight },
    coverts: { op: 'assembly', of: coverts },
    tip: V3.addScaled(bones[3], fan(1), span * 0.45),
  };
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
}

/** A folded wing lying on the flank: a smooth shield in front, long primaries stacked behind and crossing the rump. */
export function foldedWing(options: FoldedWingOptions): { shield: Shape; primaries: Shape } {
  const { from, to, out, height } = options;
  const length = V3.distance(from, to);
  const along = V3.normalize(V3.sub(to, from));
  const o = V3.normalize(V3.sub(out, V3.scale(along, V3.dot(out, along))));
  const up = V3.normalize(V3.cross(o, along));
  const down = up[1] > 0 ? V3.scale(up, -1) : up;
  const p = (s: number, t: number, lift: number): Vec3 =>
    V3.addScaled(V3.addScaled(V3.addScaled(from, along, s * length), down, t * height), o, lift * height);
  const shield: Vec3[][] = [];
  for (let i = 0; i <= 8; i++) {
    const s = i / 8;
    const half = 0.5 * Math.max(0.09, Math.sin((0.12 + s * 0.86) * Math.PI)) ** 0.55 * (1 - 0.35 * s);
    const row: Vec3[] = [];
    for (let j = 0; j <= 6; j++) {
      const t = (j / 6) * 2 - 1;
      row.push(
        p(
          s * 0.72 - 0.06,
          t * half + 0.12 * s,
          0.26 * Math.min(1, s * 3.5) * (1 - t * t) * (1 - 0.5 * s) - 0.16 * (1 - Math.min(1, s * 3)) - 0.03,
        ),
      );
    }
    shield.push(row);
  }
  const feathers: Shape[] = [];
  for (let row = 0; row < 2; row++) {
    const n = row === 0 ? 8 : 7;
    for (let i = 0; i < n; i++) {
      const f = i / (n - 1);
      feathers.push(
        featherShape({
          at: p((row === 0 ? 0.3 : 0.12) + 0.1 * (1 - f), -0.24 + 0.56 * f, row === 0 ? 0.03 + 0.02 * (1 - f) : 0.09),
          dir: V3.add(along, V3.scale(down, row === 0 ? 0.1 - 0.12 * f : 0.06)),
          up: o,
          length: length * (row === 0 ? 0.82 - 0.3 * f : 0.5 - 0.1 * f),
          width: height * (row === 0 ? 0.2 : 0.22),
          droop: 0.05,
          point: 0.35,
        }),
      );
    }
  }
  return {
    shield: { op: 'sheet', grid: shield, thickness: height * 0.1, spline: 'catmull' },
    primaries: { op: 'assembly', of: feathers },
  };
}
