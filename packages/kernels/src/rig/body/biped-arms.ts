import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, mix } from './course.ts';
import type { TrunkProfile } from './trunk-profile.ts';

/** Where an arm's joints are, cells. */
export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  tip: Vec3;
}

/** How much of an arm is above the elbow and above the wrist, with the hand: Drillis & Contini, "Body segment parameters", 1966. */
const ELBOW = 0.42;
const WRIST = 0.76;
/** Longest arm by the trunk between crotch and neck; what goes further is held. */
const REACH_MAX = 1.9;

/** The arms of an upright body: branches that leave the trunk beside the chest; without one, an arm that hangs along the outline. */
export function findArms(body: Body, trunk: TrunkProfile): { left: Arm; right: Arm; found: number } {
  const sides = [1, -1].map((side) => findCourse(body, trunk, side));
  const [left, right] = sides;
  // Who holds something on one side only has an arm as long as the other.
  const lengths = sides.map((course) => (course ? course.along[course.along.length - 1] : 0));
  const span = trunk.neck - trunk.crotch;
  const most = Math.max(4, Math.min(REACH_MAX * span, left && right ? 1.2 * Math.min(...lengths) : Infinity));
  const arms = sides.map((course, k) => (course ? bend(course, most) : hang(body, trunk, k === 0 ? 1 : -1)));
  const mirrored = (arm: Arm): Arm => {
    const flip = (p: Vec3): Vec3 => [-p[0], p[1], p[2]];
    return { shoulder: flip(arm.shoulder), elbow: flip(arm.elbow), wrist: flip(arm.wrist), tip: flip(arm.tip) };
  };
  if (left && !right && body.mirrored > 0.85) arms[1] = mirrored(arms[0]);
  if (right && !left && body.mirrored > 0.85) arms[0] = mirrored(arms[1]);
  return { left: arms[0], right: arms[1], found: (left ? 1 : 0) + (right ? 1 : 0) };
}

/** Half the width of the trunk without arms, cells: its narrowest layer between belly and shoulders. */
export function chestWidth({ wide, thick, crotch, neck }: TrunkProfile): number {
  const span = neck - crotch;
  let least = Infinity;
  for (let y = Math.round(crotch + 0.4 * span); y <= crotch + 0.85 * span; y++)
    if (wide[y] > 0) least = Math.min(least, wide[y]);
  const deep = Math.max(...thick.slice(crotch, Math.max(crotch + 1, neck)));
  // Arms that touch the trunk make it wide.
  return Math.max(1.5, Math.min(Number.isFinite(least) ? least : deep, 2.2 * deep));
}

/** From the shoulder to the tip of the arm of one side. */
function findCourse(body: Body, trunk: TrunkProfile, side: number): Course | undefined {
  const { floor, height } = body;
  const wide = chestWidth(trunk);
  const { crotch, neck } = trunk;
  const span = neck - crotch;
  let best: Course | undefined;
  let most = 0;
  for (const branch of body.branches) {
    const course = courseOf(body, branch.path);
    const tip = course.points[0];
    if (tip[0] * side < 1.15 * wide || tip[1] - floor < 0.07 * height) continue;
    const enter = course.points.findIndex((p, k) => p[0] * side <= wide && course.along[k] > 0.3 * span);
    if (enter < 2) continue;
    const y = course.points[enter][1] - floor;
    if (y < crotch + 0.42 * span || y > neck + 0.25 * span) continue;
    const length = course.along[enter];
    const value = length * (1 - 0.5 * Math.abs((y - (neck - 0.15 * span)) / span));
    if (value <= most || length < 0.35 * span) continue;
    most = value;
    const points = course.points.slice(0, enter + 1).reverse();
    const along = course.along
      .slice(0, enter + 1)
      .reverse()
      .map((a) => length - a);
    best = { points, along, radius: course.radius.slice(0, enter + 1).reverse() };
  }
  return best;
}

function bend(course: Course, most: number): Arm {
  const length = Math.min(most, course.along[course.along.length - 1]);
  return {
    shoulder: course.points[0],
    elbow: courseAt(course, ELBOW * length),
    wrist: courseAt(course, WRIST * length),
    tip: courseAt(course, length),
  };
}

/** An arm that cannot be told from the trunk: down along the outline. */
function hang(body: Body, trunk: TrunkProfile, side: number): Arm {
  const { crotch, neck, wide, z } = trunk;
  const span = neck - crotch;
  const at = (y: number, inwards: number): Vec3 => {
    const layer = Math.max(0, Math.min(wide.length - 1, Math.round(y)));
    return [
      side * Math.max(1, (wide[layer] || chestWidth(trunk)) - inwards),
      layer + body.floor,
      z[layer] || z[Math.round(neck)],
    ];
  };
  const in2 = Math.max(1, 0.07 * span);
  const shoulder = at(neck - 0.15 * span, in2 * 1.4);
  const tip = at(crotch - 0.08 * span, in2);
  const elbow = at(neck - 0.6 * span, in2);
  return { shoulder, elbow, wrist: mix(elbow, tip, 0.6), tip };
}
