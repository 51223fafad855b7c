import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, V3, type Vec3 } from '../../../math/index.ts';
import { solid } from '../joinery/index.ts';

/** How thick a thread is along one stitch, which dips under between two. */
const STITCH = [0.3, 1, 1, 0.3];

/** A row of stitches along a line in space: one thread that is thin where it dips under. `pitch` is the length of a stitch. */
export function stitches(line: readonly Vec3[], r: number, pitch: number, closed = false): Shape {
  const path = evenly(line, pitch, closed);
  const points: Vec3[] = [];
  const taper: number[] = [];
  for (let i = 0; i + 1 < path.length; i++)
    for (const [k, t] of [0.08, 0.25, 0.75, 0.92].entries()) {
      points.push(V3.lerp(path[i], path[i + 1], t));
      taper.push(STITCH[k]);
    }
  return { op: 'sweep', path: points, taper, section: { kind: 'circle', r }, spline: 'linear', cap: 'flat' };
}

/** Points of the line's spline as far apart as `pitch`, both ends among them. */
export function evenly(line: readonly Vec3[], pitch: number, closed = false): Vec3[] {
  const fine = sampleSpline(line, 12, closed).map((p): Vec3 => [p[0], p[1], p[2]]);
  if (closed) fine.push(fine[0]);
  let length = 0;
  for (let i = 1; i < fine.length; i++) length += V3.distance(fine[i - 1], fine[i]);
  const n = Math.max(1, Math.round(length / pitch));
  const out: Vec3[] = [fine[0]];
  let done = 0;
  for (let i = 1; i < fine.length; i++) {
    const d = V3.distance(fine[i - 1], fine[i]);
    while (out.length <= n && (out.length * length) / n <= done + d + 1e-12)
      out.push(V3.lerp(fine[i - 1], fine[i], d ? ((out.length * length) / n - done) / d : 0));
    done += d;
  }
  return out;
}

/** A flat strap through the points; `w` wide across `up`, `t` thick along it. */
export function strap(path: readonly Vec3[], w: number, t: number, up: Vec3, closed = false): Shape {
  return solid.bar(path, { kind: 'rect', w, h: t, r: t * 0.35 }, { spline: 'catmull', up, closed });
}

/** A frame buckle in the xz plane on y = 0: bar across z, prong towards -Z; `w` along x, `d` along z. */
export function buckle(w: number, d: number, wire: number): { frame: Shape; prong: Shape } {
  const loop: Vec3[] = [
    [-w / 2, 0, -d / 2],
    [w / 2, 0, -d / 2],
    [w / 2, 0, d / 2],
    [-w / 2, 0, d / 2],
  ];
  return {
    frame: solid.many([
      solid.bar(loop, { kind: 'rect', w: wire, h: wire * 0.8, r: wire * 0.3 }, { closed: true, up: [0, 1, 0] }),
      solid.rod([-w / 2, 0, 0.1 * d], [w / 2, 0, 0.1 * d], wire * 0.4),
    ]),
    prong: solid.tube(
      [
        [0, 0, 0.1 * d],
        [0, wire * 0.75, -0.1 * d],
        [0, wire * 0.5, -d / 2 - wire * 0.6],
      ],
      wire * 0.32,
    ),
  };
}
