import { V3, type Vec3 } from '../math/index.ts';

/** A frame along a path: unit tangent, and the section's side (x) and up (y) directions; side x up = tangent. */
export interface PathFrame {
  at: Vec3;
  tangent: Vec3;
  side: Vec3;
  up: Vec3;
  /** Half the turn at this point, for mitres: direction of the bend in the section's plane, and 1 / cos(half turn). */
  bend: Vec3;
  stretch: number;
}

/**
 * Rotation-minimising frames along a polyline, by double reflection. A closed path's remaining twist is spread evenly.
 * Source: Wang, Jüttler, Zheng & Liu, "Computation of rotation minimizing frames", 2008.
 */
export function pathFrames(points: readonly Vec3[], closed: boolean, up: Vec3 | undefined): PathFrame[] {
  const n = points.length;
  const step = (i: number): Vec3 => V3.normalize(V3.sub(points[(i + 1) % n], points[i % n]), [0, 0, 1]);
  const frames: PathFrame[] = [];
  for (let i = 0; i < n; i++) {
    const before = i > 0 ? step(i - 1) : closed ? step(n - 1) : step(0);
    const after = i < n - 1 || closed ? step(i) : step(n - 2);
    const tangent = V3.normalize(V3.add(before, after), after);
    const cos = Math.max(0.4, V3.dot(tangent, after));
    const bend = V3.normalize(V3.sub(after, before), [0, 0, 0]);
    frames.push({ at: points[i], tangent, side: [1, 0, 0], up: [0, 1, 0], bend, stretch: 1 / cos });
  }
  const wanted = up ?? (Math.abs(frames[0].tangent[1]) < 0.9 ? ([0, 1, 0] as const) : ([0, 0, -1] as const));
  let normal = squared(wanted, frames[0].tangent);
  for (let i = 0; i < n; i++) {
    if (i > 0) normal = squared(reflectTwice(frames[i - 1], frames[i], normal), frames[i].tangent);
    frames[i].up = normal;
    frames[i].side = V3.cross(normal, frames[i].tangent);
  }
  if (closed) untwist(frames);
  return frames;
}

/** `v` made perpendicular to the unit vector t. */
function squared(v: Vec3, t: Vec3): Vec3 {
  return V3.normalize(V3.addScaled(v, t, -V3.dot(v, t)), V3.perpendicular(t));
}

function reflectTwice(a: PathFrame, b: PathFrame, normal: Vec3): Vec3 {
  const v1 = V3.sub(b.at, a.at);
  const c1 = V3.dot(v1, v1);
  if (c1 === 0) return normal;
  const rl = V3.addScaled(normal, v1, (-2 / c1) * V3.dot(v1, normal));
  const tl = V3.addScaled(a.tangent, v1, (-2 / c1) * V3.dot(v1, a.tangent));
  const v2 = V3.sub(b.tangent, tl);
  const c2 = V3.dot(v2, v2);
  return c2 < 1e-20 ? rl : V3.addScaled(rl, v2, (-2 / c2) * V3.dot(v2, rl));
}

function untwist(frames: PathFrame[]): void {
  const last = frames[frames.length - 1];
  const back = squared(reflectTwice(last, frames[0], last.up), frames[0].tangent);
  const angle = Math.atan2(V3.dot(back, frames[0].side), V3.dot(back, frames[0].up));
  frames.forEach((f, i) => {
    const a = (angle * i) / frames.length;
    const up = V3.add(V3.scale(f.up, Math.cos(a)), V3.scale(f.side, -Math.sin(a)));
    f.up = up;
    f.side = V3.cross(up, f.tangent);
  });
}
