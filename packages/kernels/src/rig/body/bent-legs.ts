import { V3, type Vec3 } from '../../math/index.ts';
import type { Leg } from './biped-legs.ts';
import type { Body } from './body.ts';
import { mix } from './course.ts';
import { ridgeCell } from './mirror-ridge.ts';
import type { TrunkProfile } from './trunk-profile.ts';
import { createWays } from './ways.ts';

/** A leg is bent from this far on that its knee is beside the line from hip to ankle, by the length of that. */
const BENT = 0.16;
/** A leg ends in the trunk where it is so much nearer to the middle than its ankle is. */
const INNER = 0.88;

/**
 * Legs that are bent: machines and birds' legs, whose thighs lie along the ground so that no layer shows where they go. Their knees are where their
 * way through the body to the trunk is farthest from the line between its ends, and their hips where it turns to the middle. Others stay as they are.
 */
export function bendLegs(body: Body, trunk: TrunkProfile, legs: { left: Leg; right: Leg }): { left: Leg; right: Leg } {
  const middle = centreOf(body, trunk);
  if (middle < 0) return legs;
  const way = createWays(body, middle);
  const bend = (leg: Leg): Leg | undefined => {
    const from = cellAt(body, leg.ankle);
    const points = from < 0 ? undefined : way(from)?.points;
    if (!points) return undefined;
    const out = Math.abs(leg.ankle[0]);
    let end = points.findIndex((p) => Math.abs(p[0]) < INNER * out);
    if (end < 0) end = points.length - 1;
    const hip = points[end];
    const chord = V3.distance(hip, leg.ankle);
    if (hip[1] - leg.ankle[1] < 0.5 * chord) return undefined;
    let [knee, most] = [hip, 0];
    for (const p of points.slice(0, end)) {
      const t = V3.dot(V3.sub(p, leg.ankle), V3.sub(hip, leg.ankle)) / chord ** 2;
      const away = V3.distance(p, mix(leg.ankle, hip, Math.max(0, Math.min(1, t))));
      if (t > 0.15 && t < 0.95 && away > most) [most, knee] = [away, p];
    }
    return most > BENT * chord && isParted(body, (leg.ankle[1] + knee[1]) / 2)
      ? { ...leg, hip: [leg.hip[0], hip[1], hip[2]], knee }
      : undefined;
  };
  const [left, right] = [bend(legs.left), bend(legs.right)];
  // Ways that turn off into tails of a coat do so on one side.
  return left && right ? { left, right } : legs;
}

/** Whether nothing is between the legs at a height: below robes ways go anywhere. */
function isParted({ solid, size: [nx, ny, nz] }: Body, y: number): boolean {
  for (let z = 0; z < nz; z++) if (solid[(z * ny + Math.round(y)) * nx + nx / 2]) return false;
  return true;
}

/** The thickest cell of the trunk in the mirror plane above the legs. */
function centreOf(body: Body, { crotch, neck }: TrunkProfile): number {
  let best = -1;
  for (let z = 0; z < body.size[2]; z++) {
    const cell = ridgeCell(body, z, body.floor + crotch, Math.round(body.floor + neck));
    if (cell >= 0 && (best < 0 || body.radius[cell] > body.radius[best])) best = cell;
  }
  return best;
}

/** The solid cell at a place or right beside it; -1 without. */
function cellAt({ solid, size: [nx, ny] }: Body, [x, y, z]: Vec3): number {
  const [cx, cy, cz] = [Math.round(x + (nx - 1) / 2), Math.round(y), Math.round(z)];
  for (const [dx, dy, dz] of [
    [0, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, -1],
    [1, 0, 0],
    [-1, 0, 0],
    [0, 2, 0],
  ]) {
    const i = ((cz + dz) * ny + cy + dy) * nx + cx + dx;
    if (solid[i]) return i;
  }
  return -1;
}
