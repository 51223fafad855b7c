import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Branch, centralCost } from './branches.ts';
import { type Course, courseOf, placeOf } from './course.ts';
import { createWalker } from './walk.ts';

/** Ways through the middle of a body to one cell. */
export function createWays(body: Body, to: number): (from: number) => Course | undefined {
  const { from } = createWalker(body.solid, body.size)([to], centralCost(body.solid, body.radius));
  return (start) => {
    if (from[start] < 0) return undefined;
    const path: number[] = [];
    for (let i = start; ; i = from[i]) {
      path.push(i);
      if (from[i] === i) break;
    }
    return courseOf(body, path);
  };
}

/** The tip of a branch at the mirror plane that is farthest in a direction, by cells less what `against` has against it; -1 without any. */
export function planeTip(
  body: Body,
  toward: Vec3,
  accept: (at: Vec3, reach: number, branch: Branch) => boolean,
  against: (branch: Branch) => number = () => 0,
): number {
  const near = Math.max(2, 0.06 * Math.max(...body.size));
  let [best, most] = [-1, -Infinity];
  for (const branch of body.branches) {
    const { path, reach } = branch;
    const at = placeOf(body, path[0]);
    const value = -against(branch) + at[0] * toward[0] + at[1] * toward[1] + at[2] * toward[2];
    if (Math.abs(at[0]) <= near && value > most && accept(at, reach, branch)) [most, best] = [value, path[0]];
  }
  return best;
}

/** The solid cell of the mirror plane that is farthest in a direction. */
export function planeEnd(body: Body, toward: Vec3): number {
  const [nx, ny, nz] = body.size;
  let [best, most] = [-1, -Infinity];
  for (let z = 0; z < nz; z++)
    for (let y = 0; y < ny; y++) {
      const i = (z * ny + y) * nx + nx / 2;
      const value = y * toward[1] + z * toward[2];
      if (body.solid[i] && value > most) [most, best] = [value, i];
    }
  return best;
}
