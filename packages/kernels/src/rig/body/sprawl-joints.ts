import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { atHeight, type LegJoints } from './leg-joints.ts';
import type { GroundLeg } from './legs.ts';
import { ridgeCell } from './mirror-ridge.ts';

/** Legs that go out so far, by the height of the middle of the trunk above the ground, lie beside it instead of standing below it. */
const SPRAWLED = 0.9;
/** Roots of such legs: on the way from the mirror plane to the trunk's side, and by the height of the trunk's middle. */
const INSIDE = 0.45;
const SHOULDER_UP = 0.82;
const HIP_UP = 0.97;
/** Elbows and knees: on the way out from the root to the foot, how far down, how far back or forward where nothing shows it. */
const MIDDLE = { out: 0.58, down: 0.07, elbow: -0.13, knee: 0.28 };
/** Wrists and hocks: on the way out, how high, how far before or behind the root, which counts half; the foot goes on from there, by the height of the root. */
const LOW = { out: 0.92, up: 0.47, wrist: 0.12, hock: -0.14 };
const BALL = { up: 0.18, on: 0.08 };
const TOES = { out: 0.24, on: 0.16 };

/** Whether legs go out to the side, as those of lizards and turtles do. */
export function areSprawled(body: Body, legs: readonly GroundLeg[]): boolean {
  return legs.every(({ foot, course }) => {
    const ridge = ridgeHeight(body, course.points[0][2]);
    return ridge > 0 && Math.abs(foot[0]) > SPRAWLED * ridge;
  });
}

/** Joints of a leg whose upper half goes out to the side: from within the trunk, whose half width is `wide`, level to the elbow or knee, then down. */
export function sprawlJoints(body: Body, leg: GroundLeg, wide: number, isFore: boolean): LegJoints {
  const { side, foot, course } = leg;
  const z = course.points[0][2];
  const rise = (isFore ? SHOULDER_UP : HIP_UP) * ridgeHeight(body, z);
  const up = (share: number): number => body.floor + share * rise;
  const root: Vec3 = [side * INSIDE * Math.min(wide, Math.abs(foot[0])), up(1), z];
  const out = (share: number): number => root[0] + share * (foot[0] - root[0]);
  const bend = z + (isFore ? MIDDLE.elbow : MIDDLE.knee) * rise;
  const middle: Vec3 = [out(MIDDLE.out), up(1 - MIDDLE.down), bend];
  const usual = z + (isFore ? LOW.wrist : LOW.hock) * rise;
  const low: Vec3 = [out(LOW.out), up(LOW.up), (atHeight(course, up(LOW.up))[2] + usual) / 2];
  const ball: Vec3 = [foot[0], up(BALL.up), low[2] + BALL.on * rise];
  return { root, middle, low, ball, tip: [foot[0] + side * TOES.out * rise, ball[1], ball[2] + TOES.on * rise] };
}

/** Half the width of the trunk at a z, where its middle is. */
export function halfWidth(body: Body, z: number): number {
  const [nx] = body.size;
  const cell = ridgeCell(body, z);
  let wide = 1;
  while (cell >= 0 && wide < nx / 2 - 1 && body.solid[cell - (cell % nx) + nx / 2 + wide]) wide++;
  return wide;
}

function ridgeHeight(body: Body, z: number): number {
  const cell = ridgeCell(body, z, body.floor + 0.15 * body.height);
  return cell < 0 ? 0 : (Math.floor(cell / body.size[0]) % body.size[1]) - body.floor;
}
