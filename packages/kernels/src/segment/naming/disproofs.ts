import type { BodyPlan } from './body-plan.ts';
import { isFish } from './classify-beings.ts';
import { isAxle, type PartView, type WholeView } from './part-views.ts';

/** What a thing that only looks a little like others of a kind must have, or must not, to be of that kind. */
const PROOFS: Partial<Record<BodyPlan, (whole: WholeView) => boolean>> = {
  vehicle: (whole) => rolls(whole) && !isFish(whole),
  cycle: rolls,
  quadruped: ({ parts }) => !parts.some(isSlab),
  biped: ({ parts }) => !parts.some(isSlab),
  bug: ({ parts }) => !parts.some((p) => isSlab(p) || isWall(p)),
  vessel: (whole) => !hasFeet(whole) && !isCrawling(whole),
  plant: ({ parts }) => !parts.some(isWall),
  flower: ({ parts }) => !parts.some(isWall),
  chair: (whole) => !isCrawling(whole),
  table: (whole) => !isCrawling(whole),
};

/** Whether nothing speaks against its being of a kind that others are of which look alike. */
export function mayBe(plan: BodyPlan, whole: WholeView): boolean {
  return PROOFS[plan]?.(whole) ?? true;
}

/** Wheels are round, an axle has two, tracks are long. */
function rolls({ parts, size }: WholeView): boolean {
  const isTrack = (p: PartView): boolean =>
    p.onGround && p.off > 0.2 && p.size[2] > 0.5 * size[2] && p.slender > 1.8 && p.max[1] < 0.7;
  // A whole side of a car, with its wheels.
  const isSide = (p: PartView): boolean => p.onGround && p.off > 0.25 && p.size[2] > 0.5 * size[2];
  return parts.some((p) => p.isWheel) || parts.some(isAxle) || parts.filter((p) => isTrack(p) || isSide(p)).length > 1;
}

/** A pair of feet that stick out before what stands on them. */
function hasFeet({ parts, core }: WholeView): boolean {
  return parts.some(
    (p) => p.twin >= 0 && p.onGround && p.max[1] < 0.25 && p.off > 0.06 && p.z > core.z && p.share > 0.01,
  );
}

/** Many slender limbs that reach out to the ground on both sides. */
function isCrawling({ parts, core }: WholeView): boolean {
  const limbs = parts.filter(
    (p) => p !== core && p.twin >= 0 && p.off > 0.12 && p.slender > 1.6 && p.flat > 0.25 && p.min[1] < 0.12,
  );
  return limbs.length > 5 && core.min[1] > 0.05;
}

/** Upright, flat and large, and no sheet of its own: the other side of what it is on is far. */
function isWall(p: PartView): boolean {
  return p.flat < 0.05 && p.thickness > 0.1 && p.lying < 0.15 && p.share > 0.07 && p.slender < 3 && p.size[1] > 0.15;
}

/** Lies flat over most of the ground: a floor, not a foot. */
function isSlab(p: PartView): boolean {
  return (
    p.onGround &&
    p.lying > 0.95 &&
    p.flat < 0.25 &&
    p.max[1] < 0.15 &&
    p.max[0] - p.min[0] > 0.8 &&
    p.max[2] - p.min[2] > 0.8
  );
}
