import type { Shape } from '../../../curves/index.ts';
import { V3, type Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { frames } from '../../kits/frame.ts';
import { outline, solid } from '../../kits/joinery/index.ts';

/** A stuffed ball: its middle and half axes, metres. */
export interface Ball {
  at: Vec3;
  r: Vec3;
}

/** A place on a ball: `out` metres over its skin at a direction by yaw (to its left) and pitch (up), degrees. */
function onBall(ball: Ball, yaw: number, pitch: number, out = 0): { at: Vec3; rot: Vec3; normal: Vec3 } {
  const a = (yaw * Math.PI) / 180;
  const e = (pitch * Math.PI) / 180;
  const d: Vec3 = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const normal = V3.normalize([d[0] / ball.r[0], d[1] / ball.r[1], d[2] / ball.r[2]]);
  const skin: Vec3 = [ball.at[0] + d[0] * ball.r[0], ball.at[1] + d[1] * ball.r[1], ball.at[2] + d[2] * ball.r[2]];
  return { at: V3.addScaled(skin, normal, out), rot: frames.aim(normal), normal };
}

/** A shape that looks to +Z, laid on a ball. */
function laid(ball: Ball, yaw: number, pitch: number, shape: Shape, out = 0, roll = 0): Shape {
  const { at, rot } = onBall(ball, yaw, pitch, out);
  return solid.put(roll ? solid.put(shape, [0, 0, 0], [0, 0, roll]) : shape, at, rot);
}

/** A row of places on a ball from one direction to another. */
function lineOn(
  ball: Ball,
  from: readonly [number, number],
  to: readonly [number, number],
  n: number,
  out: number,
): Vec3[] {
  return Array.from({ length: n }, (_, i) => {
    const k = i / (n - 1);
    return onBall(ball, from[0] + (to[0] - from[0]) * k, from[1] + (to[1] - from[1]) * k, out).at;
  });
}

/** A seam along points and the stitches across it. */
function seam(points: readonly Vec3[], r: number): Shape {
  return solid.tube(points, r, { cap: 'round' });
}

/** Short threads across a line: `n` of them, `l` long. */
function stitches(points: readonly Vec3[], n: number, l: number, r: number, side: Vec3): Shape {
  const at = (k: number): Vec3 => {
    const x = k * (points.length - 1);
    const i = Math.min(points.length - 2, Math.floor(x));
    return V3.lerp(points[i], points[i + 1], x - i);
  };
  return solid.many(
    Array.from({ length: n }, (_, i) => {
      const p = at((i + 0.5) / n);
      return solid.rod(V3.addScaled(p, side, -l / 2), V3.addScaled(p, side, l / 2), r, r, 'round');
    }),
  );
}

/** A sewn-on button of radius r that looks to +Z: rim, dished face, four holes and the thread. */
export function button(r: number): { disc: Shape; thread: Shape } {
  const disc = solid.turned(
    outline
      .pairs([0, 0, 0.94, 0, 1, 0.12, 0.98, 0.36, 0.86, 0.46, 0.72, 0.4, 0.62, 0.28, 0, 0.26])
      .map(([x, y]): [number, number] => [x * r, y * r]),
    [0, 0, 0],
    { axis: 'z', bevel: 0.03 * r, segments: 28 },
  );
  const q = 0.26 * r;
  const thread = solid.many([
    solid.tube(
      [
        [-q, -q, 0.25 * r],
        [0, 0, 0.36 * r],
        [q, q, 0.25 * r],
      ],
      0.09 * r,
    ),
    solid.tube(
      [
        [-q, q, 0.25 * r],
        [0, 0, 0.42 * r],
        [q, -q, 0.25 * r],
      ],
      0.09 * r,
    ),
  ]);
  return { disc, thread };
}

/** A ribbon bow w wide that looks to +Z: loops, knot, tails; separate shapes. */
export function bow(w: number): { loops: Shape; knot: Shape; tails: Shape } {
  const loop = (s: number): Shape => {
    const path = Array.from({ length: 28 }, (_, i): Vec3 => {
      const a = (i / 28) * 2 * Math.PI;
      const k = (1 - Math.cos(a)) / 2;
      return [s * w * (0.03 + 0.47 * k), w * 0.045 * Math.sin(2 * a) * 0.3, w * 0.13 * Math.sin(a) * (0.35 + 0.65 * k)];
    });
    const wide = path.map((_, i) => 0.62 + 0.38 * (1 - Math.cos((i / 28) * 2 * Math.PI)));
    return solid.bar(
      s > 0 ? path : [...path].reverse(),
      { kind: 'rect', w: w * 0.28, h: w * 0.022, r: w * 0.008 },
      { closed: true, up: [0, 0, 1], taper: wide, spline: 'linear' },
    );
  };
  const tail = (s: number): Shape =>
    drapery.cloth(8, 4, w * 0.02, (u, v) => [
      s * w * (0.04 + 0.24 * v) + (u - 0.5) * w * 0.2 * (0.6 + 0.5 * v),
      -w * 0.48 * v + (u - 0.5) * w * 0.05 * s + (v > 0.99 ? w * 0.06 * Math.abs(u - 0.5) : 0),
      w * (0.02 + 0.05 * Math.sin(v * 2.6) + 0.012 * Math.sin(u * 6)),
    ]);
  return {
    loops: solid.many([loop(1), loop(-1)]),
    knot: { op: 'ball', r: [w * 0.1, w * 0.115, w * 0.085], at: [0, 0, w * 0.02] },
    tails: solid.many([tail(1), tail(-1)]),
  };
}

/** Places on stuffed balls, and what is sewn on them. */
export const sewn = { onBall, laid, lineOn, seam, stitches };
