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

/** Hips are as high as the core of the trunk between the legs, and its back, count for them; shoulders by the core of the chest there. */
const HIP_UP = { core: 0.66, back: 0.25 };
const SHOULDER_UP = 0.85;
/** The core of a trunk is so thick, by its thickest place. */
const CORE = 0.8;
/** Hips are behind where legs leave the trunk, by how far its rump is, and before that by how far apart fore and hind legs are. */
const RUMP = 0.63;
const BEFORE = 0.11;
/** A trunk ends where it is so much thinner than it is between the legs, or so far behind where these leave it, by the height of the hip: tails may be thick. */
const THIN = 0.6;
const FAR = 0.4;
/** Shoulders are above the wrists, as far as these are before or behind where legs leave the trunk. */
const ABOVE_WRIST = 0.45;
/** How far out hips and shoulders are, by where legs leave the trunk. */
const HIP_OUT = 0.9;
const SHOULDER_OUT = 0.87;
/** Knees: their height by those of the belly, the hip and the hock; where they are along the body, by the hip and by how high that is. */
const KNEE = { belly: 0.34, hip: 0.19, hock: 0.72, below: 0.75, before: 0.14 };
/** Elbows: their height by those of the brisket, the shoulder and the wrist. */
const ELBOW = { brisket: 0.26, shoulder: 0.35, wrist: 0.46 };
/** Hocks are at the back of the leg: on the way from there to its front. */
const HOCK_INSIDE = 0.33;
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
/** Where balls of feet are along the body: between the heel, the toes and where the leg leaves the trunk. */
const BALL_ALONG = [0.57, 0.32, 0.11] as const;

/** Where the pairs of legs leave the trunk, z: the middle between them, and how far apart they are. */
export interface LegStand {
  middle: number;
  apart: number;
}

/** A hind leg: the hock is where it goes farthest back, the knee the higher the higher the hock is, before the hip. */
export function hindJoints(body: Body, leg: GroundLeg, stand: LegStand): LegJoints {
  const { floor } = body;
  const top = leg.course.points[0];
  const y = hipHeight(body, leg, stand);
  const rise = y - floor;
  const low = floor + hockShare(body, leg, rise) * rise;
  const hock = atHeight(leg.course, low);
  const z = top[2] - RUMP * (top[2] - rumpOf(body, top[2], stand.middle, FAR * rise)) + BEFORE * stand.apart;
  const root: Vec3 = [HIP_OUT * top[0], y, z];
  const belly = columnAt(body, stand.middle).low - floor;
  const knee = floor + KNEE.belly * belly + KNEE.hip * rise + KNEE.hock * (low - floor);
  const beside = atHeight(leg.course, knee);
  const [back, front] = spanAt(body, hock);
  return {
    root,
    middle: [mix(root, beside, 0.8)[0], knee, top[2] + KNEE.below * (z - top[2]) + KNEE.before * rise],
    low: [hock[0], low, back + HOCK_INSIDE * (front - back)],
    ...footOf(body, leg, rise),
  };
}

/** A fore leg: the elbow lies behind the shoulder, about where the leg leaves the trunk; `like` is a hind leg of the body, whose hock is as high as a wrist. */
export function foreJoints(body: Body, leg: GroundLeg, like: GroundLeg, stand: LegStand): LegJoints {
  const { floor } = body;
  const top = leg.course.points[0];
  const chest = columnAt(body, top[2]);
  const y = Math.max(top[1], floor + SHOULDER_UP * (chest.core - floor));
  const rise = y - floor;
  const wrist = hockShare(body, like, hipHeight(body, like, stand) - floor) + 0.01;
  const low = atHeight(leg.course, floor + wrist * rise);
  const elbow = floor + ELBOW.brisket * (chest.low - floor) + (ELBOW.shoulder + ELBOW.wrist * wrist) * rise;
  const beside = atHeight(leg.course, elbow);
  return {
    root: [SHOULDER_OUT * top[0], y, top[2] + ABOVE_WRIST * (low[2] - top[2])],
    middle: [beside[0], elbow, beside[2] - 0.02 * rise],
    low,
    ...footOf(body, leg, rise),
  };
}

function footOf(body: Body, leg: GroundLeg, rise: number): Pick<LegJoints, 'ball' | 'tip'> {
  const [x] = atHeight(leg.course, body.floor + BALL * rise);
  const [heel, toes, top] = BALL_ALONG;
  return {
    ball: [x, body.floor + BALL * rise, heel * leg.back + toes * leg.front + top * leg.course.points[0][2]],
    tip: [leg.foot[0], body.floor + TIP * rise, leg.front],
  };
}

/** Height of a hip, not below where the leg leaves the trunk. */
function hipHeight(body: Body, { course }: GroundLeg, { middle }: LegStand): number {
  const { core, high } = columnAt(body, middle);
  const { floor } = body;
  return Math.max(course.points[0][1], floor + HIP_UP.core * (core - floor) + HIP_UP.back * (high + 1 - floor));
}

/** The trunk's column in the mirror plane at a z: the middle of where it is about thickest, its underside, its top, and half its thickness. */
function columnAt(body: Body, z: number): { core: number; low: number; high: number; thick: number } {
  const [nx, ny] = body.size;
  const cell = ridgeCell(body, z, body.floor + 0.15 * body.height);
  if (cell < 0) return { core: body.floor, low: body.floor, high: body.floor, thick: 0 };
  const column = Math.round(z) * ny * nx + nx / 2;
  const thick = body.radius[cell];
  const ridge = Math.floor(cell / nx) % ny;
  let [low, high] = [ridge, ridge];
  while (body.solid[column + (low - 1) * nx]) low--;
  while (body.solid[column + (high + 1) * nx]) high++;
  let [sum, n] = [0, 0];
  for (let y = low; y <= high; y++)
    if (Math.max(body.radius[column + y * nx], body.radius[column - 1 + y * nx]) >= CORE * thick)
      [sum, n] = [sum + y, n + 1];
  return { core: n ? sum / n : ridge, low, high, thick };
}

/** Back and front of what a place is in, z; the place itself where nothing is. */
function spanAt({ solid, size: [nx, ny, nz] }: Body, [x, y, z]: Vec3): [number, number] {
  const row = Math.round(y) * nx + Math.round(x + (nx - 1) / 2);
  const isSolid = (at: number): boolean => at >= 0 && at < nz && solid[at * ny * nx + row] > 0;
  const from = [0, 1, -1, 2, -2, 3, -3].map((d) => Math.round(z) + d).find(isSolid);
  if (from === undefined) return [z, z];
  let [back, front] = [from, from];
  while (isSolid(back - 1)) back--;
  while (isSolid(front + 1)) front++;
  return [back, front];
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
