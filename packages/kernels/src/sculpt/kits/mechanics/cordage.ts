import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import { V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import { frames } from '../frame.ts';
import { solid } from '../joinery/index.ts';

/** Section of a laid rope: `n` strands of three points each, rounded by the sweep. */
function strands(r: number, n = 3): Vec2[] {
  const m = n * 3;
  return Array.from({ length: m }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / m;
    const k = i % 3 ? r : r * 0.74;
    return [k * Math.cos(a), k * Math.sin(a)];
  });
}

/**
 * A rope laid of three strands along the points, which must stand close enough for the twist to be seen (about its diameter apart).
 * One shell. Metres.
 */
export function laidRope(
  path: readonly Vec3[],
  r: number,
  o: { closed?: boolean; lay?: number; n?: number } = {},
): Shape {
  let long = 0;
  for (let i = 1; i < path.length; i++) long += V3.length(V3.sub(path[i], path[i - 1]));
  const turns = long / (r * (o.lay ?? 7));
  return {
    op: 'sweep',
    path,
    section: { kind: 'polygon', points: strands(r, o.n) },
    spline: 'linear',
    // whole strands meet where a closed rope joins
    twist: 360 * (o.closed ? Math.round(turns * 3) / 3 : turns),
    cap: 'flat',
    ...(o.closed ? { closed: true } : {}),
  };
}

/** Points along a polyline every `step` metres (the last one always). */
export function evenly(path: readonly Vec3[], step: number): Vec3[] {
  const out: Vec3[] = [path[0]];
  let over = 0;
  for (let i = 1; i < path.length; i++) {
    const d = V3.sub(path[i], path[i - 1]);
    const l = V3.length(d);
    let at = step - over;
    for (; at <= l; at += step) out.push(V3.add(path[i - 1], V3.scale(d, at / l)));
    over = l - (at - step);
  }
  if (over > step * 0.4) out.push(path[path.length - 1]);
  return out;
}

/** A welded chain link in the xy plane, long along y: inner length `l`, inner width `w`, wire radius `r`. `stud` bars its middle. */
export function link(l: number, w: number, r: number, stud = false): Shape {
  const path: Vec3[] = [];
  const k = w / 2 + r;
  const straight = Math.max(0, l / 2 + r - k);
  for (let i = 0; i < 16; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / 16;
    path.push([k * Math.cos(a), k * Math.sin(a) + (Math.sin(a) > 0 ? straight : -straight), 0]);
  }
  const ring: Shape = {
    op: 'sweep',
    path,
    section: { kind: 'circle', r },
    closed: true,
    spline: 'linear',
    up: [0, 0, 1],
  };
  if (!stud) return ring;
  return solid.many([ring, solid.rod([-k, 0, 0], [k, 0, 0], r * 0.7)]);
}

/** Places of chain links along a path, alternately turned by a quarter about it: one every `step` (inner length of the link). */
export function linkPlaces(path: readonly Vec3[], step: number): [upright: Placement[], flat: Placement[]] {
  const points = evenly(path, step);
  const both: [Placement[], Placement[]] = [[], []];
  points.forEach((at, i) => {
    const dir = V3.sub(points[Math.min(points.length - 1, i + 1)], points[Math.max(0, i - 1)]);
    const rot = frames.aim(dir, 'y');
    both[i % 2].push({ at, rot });
  });
  return both;
}
