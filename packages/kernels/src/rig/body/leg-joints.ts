import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, mix } from './course.ts';
import type { GroundLeg } from './legs.ts';
import { ridgeCell } from './mirror-ridge.ts';

/** Where the joints of an upright leg of a body on four legs are, cells, from the trunk to the tip of the foot. */
export interface LegJoints {
  /** Hip, or the shoulder joint. */
  root: Vec3;
  /** Knee, or the elbow. */
  middle: Vec3;
  /** Hock, or the wrist, which of hoofed animals is called a knee. */
  low: Vec3;
  /** Where toes or the hoof begin. */
  ball: Vec3;
  tip: Vec3;
}

/** Roots of legs by the trunk's thickness above its underside. */
const HIP_UP = 0.52;
const SHOULDER_UP = 0.28;
/** Of the height of its hip: how far a leg goes back to its hock at least, and how high hocks are: usual, lowest and highest. */
const BENT = 0.03;
const HOCK = 0.36;
const HEEL = 0.2;
const SOLE = 0.12;
/** Below this a foot is on the ground. */
const FOOT = 0.12;
const HOCK_LOW = 0.14;
const HOCK_HIGH = 0.5;
/** The ball of a foot above the ground, and its tip. */
const BALL = 0.09;
const TIP = 0.05;

/** A hind leg: the hock is where it goes farthest back, the knee the higher the higher the hock is, before the line between hip and hock. */
export function hindJoints(body: Body, leg: GroundLeg): LegJoints {
  const top = leg.course.points[0];
  const y = rootHeight(body, leg, HIP_UP);
  const rise = y - body.floor;
  const hock = hockShare(body, leg, rise);
  const [x, lowY, back] = atHeight(leg.course, body.floor + hock * rise);
  const z = 0.5 * top[2] + 0.5 * (back + 0.2 * rise);
  const root: Vec3 = [0.8 * top[0], y, z];
  const knee = 0.48 + 0.5 * hock;
  const beside = atHeight(leg.course, body.floor + knee * rise);
  return {
    root,
    middle: [mix(root, beside, 0.8)[0], body.floor + knee * rise, z + 0.12 * rise],
    low: [x, lowY, back - 0.03 * rise],
    ...footOf(body, leg, rise),
  };
}

/** A fore leg: the elbow lies behind the shoulder, about where the leg leaves the trunk; `like` is a hind leg of the body, whose hock is as high as a wrist. */
export function foreJoints(body: Body, leg: GroundLeg, like: GroundLeg): LegJoints {
  const top = leg.course.points[0];
  const y = rootHeight(body, leg, SHOULDER_UP);
  const rise = y - body.floor;
  const wrist = hockShare(body, like, rootHeight(body, like, HIP_UP) - body.floor) - 0.02;
  const elbow = body.floor + (0.62 + 0.3 * wrist) * rise;
  const beside = atHeight(leg.course, elbow);
  return {
    root: [0.85 * top[0], y, top[2] + 0.06 * rise],
    middle: [beside[0], elbow, beside[2] - 0.02 * rise],
    low: atHeight(leg.course, body.floor + wrist * rise),
    ...footOf(body, leg, rise),
  };
}

function footOf(body: Body, leg: GroundLeg, rise: number): Pick<LegJoints, 'ball' | 'tip'> {
  const z = leg.back + 0.5 * (leg.front - leg.back);
  const low = atHeight(leg.course, body.floor + BALL * rise);
  return {
    ball: [low[0], body.floor + BALL * rise, 0.5 * z + 0.5 * low[2]],
    tip: [leg.foot[0], body.floor + TIP * rise, leg.front],
  };
}

/** Height of a leg's root: in the trunk above where the leg leaves it. */
function rootHeight(body: Body, { course }: GroundLeg, share: number): number {
  const [, legTop, z] = course.points[0];
  const [nx, ny] = body.size;
  const ridge = ridgeCell(body, z, body.floor + 0.15 * body.height);
  if (ridge < 0) return legTop;
  const column = Math.round(z) * ny * nx + nx / 2;
  let low = Math.floor(ridge / nx) % ny;
  let high = low;
  while (body.solid[column + (low - 1) * nx]) low--;
  while (body.solid[column + (high + 1) * nx]) high++;
  return Math.max(low + share * (high - low + 1), legTop);
}

/** Height of the hock by that of the hip: where the leg below the trunk is farthest behind the line between its ends. */
function hockShare(body: Body, { course: { points }, back }: GroundLeg, rise: number): number {
  const top = points[0];
  const foot = points.find((p) => p[1] - body.floor < FOOT * rise) ?? points[points.length - 1];
  let [share, most] = [0, BENT * rise];
  for (const [, y, z] of points) {
    const up = (y - body.floor) / rise;
    if (up < HOCK_LOW || up > HOCK_HIGH) continue;
    const line = foot[2] + ((top[2] - foot[2]) * (y - foot[1])) / Math.max(1, top[1] - foot[1]);
    if (line - z > most) [most, share] = [line - z, up];
  }
  if (share) return share;
  // Who goes on soles has heels far behind the shins.
  return foot[2] - back > SOLE * rise ? HEEL : HOCK;
}

/** The place on a leg at a height; above its top, the top. */
function atHeight({ points }: Course, y: number): Vec3 {
  const k = points.findIndex((p) => p[1] <= y);
  if (k < 0) return points[points.length - 1];
  const at = points[k];
  return [at[0], Math.min(y, points[0][1]), at[2]];
}
