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

/** Hips are between the back above them and the belly before them; shoulders by the height of the middle of the trunk there. */
const HIP_UP = 0.52;
const SHOULDER_UP = 0.9;
/** Hips are behind where legs leave the trunk, by how far its rump is, and before that by the height of the hip. */
const RUMP = 0.66;
const BEFORE = 0.105;
/** A trunk ends where it is so much thinner than it is between the legs, or so far behind where these leave it, by the height of the hip: tails may be thick. */
const THIN = 0.6;
const FAR = 0.4;
/** Shoulders are above the wrists as much as above where legs leave the trunk, and so far out by half the thickness of the chest. */
const ABOVE_WRIST = 0.9;
const OUT = 0.5;
/** Knees: their height by that of the belly, of the hip, and of the hip for each share of it that the hock is high; and how far before the hip, by the height of the hock. */
const KNEE = { belly: 0.24, up: 0.24, hock: 0.76, before: 0.36 };
/** Hocks are about above the heel of the foot, as far as the leg goes back: what each of them counts for; where the leg leaves the trunk counts against them. */
const HEEL_SHOWS = 0.55;
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
/** Where balls of feet are along the body: between the middle of the foot, the leg just above it, its heel and where the leg leaves the trunk. */
const BALL_ALONG = [0.2, 0.2, 0.38, 0.22] as const;

/** A hind leg: the hock is where it goes farthest back, the knee the higher the higher the hock is, before the line between hip and hock. `middle`: z between the legs. */
export function hindJoints(body: Body, leg: GroundLeg, middle: number): LegJoints {
  const top = leg.course.points[0];
  const y = hipHeight(body, leg, middle);
  const rise = y - body.floor;
  const hock = hockShare(body, leg, rise);
  const [x, lowY, back] = atHeight(leg.course, body.floor + hock * rise);
  const z = top[2] - RUMP * (top[2] - rumpOf(body, top[2], middle, FAR * rise)) + BEFORE * rise;
  const root: Vec3 = [0.8 * top[0], y, z];
  const belly = columnAt(body, middle).low - body.floor;
  const knee = body.floor + KNEE.belly * belly + (KNEE.up + KNEE.hock * hock) * rise;
  const beside = atHeight(leg.course, knee);
  return {
    root,
    middle: [mix(root, beside, 0.8)[0], knee, z + KNEE.before * hock * rise],
    low: [x, lowY, HEEL_SHOWS * (leg.back + back) + (1 - 2 * HEEL_SHOWS) * top[2]],
    ...footOf(body, leg, rise),
  };
}

/** A fore leg: the elbow lies behind the shoulder, about where the leg leaves the trunk; `like` is a hind leg of the body, whose hock is as high as a wrist. */
export function foreJoints(body: Body, leg: GroundLeg, like: GroundLeg, middle: number): LegJoints {
  const top = leg.course.points[0];
  const chest = columnAt(body, top[2]);
  const y = Math.max(top[1], body.floor + SHOULDER_UP * (chest.ridge - body.floor));
  const rise = y - body.floor;
  const wrist = hockShare(body, like, hipHeight(body, like, middle) - body.floor) + 0.01;
  const low = atHeight(leg.course, body.floor + wrist * rise);
  const elbow = body.floor + (0.62 + 0.3 * wrist) * rise;
  const beside = atHeight(leg.course, elbow);
  return {
    root: [leg.side * OUT * chest.thick, y, top[2] + ABOVE_WRIST * (low[2] - top[2])],
    middle: [beside[0], elbow, beside[2] - 0.02 * rise],
    low,
    ...footOf(body, leg, rise),
  };
}

function footOf(body: Body, leg: GroundLeg, rise: number): Pick<LegJoints, 'ball' | 'tip'> {
  const low = atHeight(leg.course, body.floor + BALL * rise);
  const middle = (leg.back + leg.front) / 2;
  const [a, b, c, d] = BALL_ALONG;
  return {
    ball: [low[0], body.floor + BALL * rise, a * middle + b * low[2] + c * leg.back + d * leg.course.points[0][2]],
    tip: [leg.foot[0], body.floor + TIP * rise, leg.front],
  };
}

/** Height of a hip, not below where the leg leaves the trunk. */
function hipHeight(body: Body, { course }: GroundLeg, middle: number): number {
  const [, legTop, z] = course.points[0];
  const belly = columnAt(body, middle).low;
  return Math.max(legTop, belly + HIP_UP * (columnAt(body, z).high + 1 - belly));
}

/** The trunk's column in the mirror plane at a z: where it is thickest, its underside, its top, and half its thickness. */
function columnAt(body: Body, z: number): { ridge: number; low: number; high: number; thick: number } {
  const [nx, ny] = body.size;
  const cell = ridgeCell(body, z, body.floor + 0.15 * body.height);
  if (cell < 0) return { ridge: body.floor, low: body.floor, high: body.floor, thick: 0 };
  const column = Math.round(z) * ny * nx + nx / 2;
  const ridge = Math.floor(cell / nx) % ny;
  let [low, high] = [ridge, ridge];
  while (body.solid[column + (low - 1) * nx]) low--;
  while (body.solid[column + (high + 1) * nx]) high++;
  return { ridge, low, high, thick: body.radius[cell] };
}

/** Where a trunk ends behind a z, but no farther than `most`: tails are thinner. */
function rumpOf(body: Body, from: number, middle: number, most: number): number {
  const thick = (columnAt(body, from).thick + columnAt(body, middle).thick) / 2;
  let z = Math.round(from);
  while (z > 1 && columnAt(body, z - 1).thick > THIN * thick) z--;
  return Math.max(z, from - most);
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
  // Who goes on soles has heels far behind the shins, however these slope.
  const shin = points.find((p) => p[1] - body.floor < HOCK * rise) ?? top;
  const slope = Math.max(0, shin[2] - foot[2]) / Math.max(1, shin[1] - foot[1]);
  return foot[2] - slope * (foot[1] - body.floor) - back > SOLE * rise ? HEEL : HOCK;
}

/** The place on a leg at a height; above its top, the top. */
export function atHeight({ points }: Course, y: number): Vec3 {
  const k = points.findIndex((p) => p[1] <= y);
  if (k < 0) return points[points.length - 1];
  const at = points[k];
  return [at[0], Math.min(y, points[0][1]), at[2]];
}
