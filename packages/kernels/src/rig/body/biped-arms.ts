import type { Vec3 } from '../../math/index.ts';
import { armSpan, DROP, findArmCourses } from './arm-course.ts';
import type { Body } from './body.ts';
import { centralCost } from './branches.ts';
import { type Course, courseAt, mix } from './course.ts';
import type { Piece } from './slices.ts';
import type { TrunkProfile } from './trunk-profile.ts';
import { createWalker } from './walk.ts';

/** Where an arm's joints are, cells. */
export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  tip: Vec3;
}

/** Arms are no shorter than this by the trunk from crotch to neck, as a rule. */
const SHORTEST = 0.5;
/** How much of an arm is above the elbow and above the wrist, with the hand: Drillis & Contini, "Body segment parameters", 1966. */
const ELBOW = 0.42;
const WRIST = 0.76;
/** Figures whose head is from the former to the latter share of their height and more have large hands on short arms: so much less is above elbow and wrist. */
const LARGE_HEAD = [0.25, 0.42] as const;
const CHILDLIKE = { elbow: 0.07, wrist: 0.1 };
/** An arm by the trunk from crotch to neck: the most that is still an arm and not what a hand holds. */
const REACH_MAX = 1.85;
/** The same of both arms where the shorter one is at least this share of the other. */
const REACH_BOTH = 3;
const ALIKE = 0.93;
/** Shoulders are so thick at most, by the middle value of the arm between these shares of it, and no farther out on a course than that share. */
const STOUT = 1.8;
const OUTER = [0.3, 0.9] as const;
const INNER = 0.25;
/** How far from the trunk arms hang that are not raised, by the same as the shoulder. */
const BESIDE = 0.3;
/** From this much wider on than where it is narrowest a trunk is one with arms. */
const WITH_ARMS = 1.8;
/** What is this much farther to the front than a trunk is thick, and cells, is before it. */
const BEFORE = 1.15;
const BEFORE_CELLS = 1;
/** A shoulder beside the middle, by the same. */
const ASIDE = 0.3;

/** The arms of an upright body: what leaves the shoulders beside the trunk; without anything, arms that hang along the outline. */
export function findArms(
  body: Body,
  trunk: TrunkProfile,
  layers: readonly Piece[][],
  shortest = SHORTEST,
): { left: Arm; right: Arm; found: number } {
  const span = trunk.neck - trunk.crotch;
  const aside = shoulderWidth(trunk, layers);
  const free = besideTrunk(body, trunk, aside);
  const walk = createWalker(free, body.size);
  const cost = centralCost(free, body.radius);
  const from = [1, -1].map((side) => {
    const root = shoulderCell(body, free, [
      side * aside,
      trunk.neck - DROP * span + body.floor,
      trunk.z[Math.round(trunk.neck - DROP * span)],
    ]);
    return root < 0 ? undefined : walk([root], cost).from;
  });
  const sides = findArmCourses(body, trunk, aside, { from, shortest });
  const [left, right] = sides;
  // Who holds something on one side only has an arm as long as the other.
  const whole = sides.map((side) => (side ? side.course.along[side.course.along.length - 1] : 0));
  const seen = sides.map((side) => side?.end ?? 0);
  // A hand that looks like a thing on one side alone is one where both are as long.
  const areAlike = Math.min(...whole) > ALIKE * Math.max(...whole) && seen.some((length, k) => length === whole[k]);
  const lengths = areAlike ? whole : seen;
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
  // What is alike on both sides is no thing in a hand.
  const reach = left && right && short > ALIKE * long ? REACH_BOTH : REACH_MAX;
  const most = Math.max(4, Math.min(reach * armSpan(trunk, body), left && right ? 1.08 * short : Infinity));
  const head = (trunk.crown - trunk.neck) / Math.max(1, trunk.crown);
  const childlike = Math.max(0, Math.min(1, (head - LARGE_HEAD[0]) / (LARGE_HEAD[1] - LARGE_HEAD[0])));
  const arms = sides.map((side, k) =>
    side ? bend(side.course, Math.min(most, lengths[k]), aside, childlike) : hang(body, trunk, k === 0 ? 1 : -1, aside),
  );
  const mirrored = (arm: Arm): Arm => {
    const flip = (p: Vec3): Vec3 => [-p[0], p[1], p[2]];
    return { shoulder: flip(arm.shoulder), elbow: flip(arm.elbow), wrist: flip(arm.wrist), tip: flip(arm.tip) };
  };
  if (left && !right && body.mirrored > 0.85) arms[1] = mirrored(arms[0]);
  if (right && !left && body.mirrored > 0.85) arms[0] = mirrored(arms[1]);
  return { left: arms[0], right: arms[1], found: (left ? 1 : 0) + (right ? 1 : 0) };
}

/** How far shoulder joints are from the middle, cells: where arms hang free, by the trunk between them; else as people are made. */
function shoulderWidth({ wide, crotch, neck }: TrunkProfile, layers: readonly Piece[][]): number {
  const span = neck - crotch;
  let least = Infinity;
  for (let y = Math.round(crotch + 0.45 * span); y <= crotch + 0.85 * span; y++)
    if (wide[y] > 0) least = Math.min(least, wide[y]);
  let [between, n] = [0, 0];
  for (let y = Math.round(crotch + 0.5 * span); y <= crotch + 0.8 * span; y++) {
    // Arms that are stretched out begin here.
    if (wide[y] > WITH_ARMS * least) continue;
    // What a hand at the end of a raised arm holds is farther away than an arm that hangs.
    const near = wide[y] + BESIDE * span;
    const aside = (layers[y] ?? []).filter(
      (p) => !p.middle && p.left * p.right > 0 && Math.min(Math.abs(p.left), Math.abs(p.right)) < near,
    );
    if (!(aside.some((p) => p.x > 0) && aside.some((p) => p.x < 0)) || wide[y] < 1) continue;
    between += wide[y];
    n++;
  }
  const usual = ASIDE * span;
  // What arms that are stretched out leave from may be far wider than shoulders are apart: fat bodies, cloaks.
  const measured = n >= 2 ? between / n : Math.min(0.9 * least, 0.85 * usual);
  return Math.max(0.6 * usual, Math.min(2 * usual, 0.5 * measured + 0.5 * Math.min(usual, 1.3 * measured)));
}

/** The body without the core of its trunk below the shoulders, and without its legs: an arm that touches the hip still ends at the shoulder. */
function besideTrunk(body: Body, trunk: TrunkProfile, aside: number): Uint8Array {
  const { solid, size, floor } = body;
  const [nx, ny, nz] = size;
  const span = trunk.neck - trunk.crotch;
  const free = solid.slice();
  for (let y = 0; y < ny; y++) {
    const layer = y - floor;
    if (layer > trunk.neck - 0.32 * span && layer <= trunk.neck + 0.05 * span) continue;
    if (layer > trunk.neck) {
      // No arm leads through the head.
      const head = trunk.wide[Math.min(trunk.wide.length - 1, layer)] + 1;
      for (let z = 0; z < nz; z++)
        for (let x = 0, i = (z * ny + y) * nx; x < nx; x++, i++) if (Math.abs(x - (nx - 1) / 2) <= head) free[i] = 0;
      continue;
    }
    const core = layer < trunk.crotch * 0.9 ? 1.1 * aside : 0.85 * aside;
    // Arms that are held before the trunk are not of it.
    const front = trunk.z[layer] + BEFORE * trunk.thick[layer] + BEFORE_CELLS;
    for (let z = 0; z < nz; z++)
      for (let x = 0, i = (z * ny + y) * nx; x < nx; x++, i++)
        if ((Math.abs(x - (nx - 1) / 2) < core && z < front) || layer < 0.3 * trunk.crotch) free[i] = 0;
  }
  return free;
}

/** The thickest cell about where a shoulder should be; -1 if there is nothing. */
function shoulderCell(body: Body, free: Uint8Array, [x, y, z]: Vec3): number {
  const [nx, ny, nz] = body.size;
  let [best, value] = [-1, -Infinity];
  const reach = Math.max(3, Math.round(0.06 * body.height));
  for (let dz = -reach; dz <= reach; dz++)
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) {
        const [cx, cy, cz] = [Math.round(x + (nx - 1) / 2 + dx), Math.round(y + dy), Math.round(z + dz)];
        if (cx < 1 || cy < 1 || cz < 1 || cx >= nx - 1 || cy >= ny - 1 || cz >= nz - 1) continue;
        const i = (cz * ny + cy) * nx + cx;
        const v = body.radius[i] - 1.1 * Math.hypot(dx, dy, dz);
        if (free[i] && v > value) [best, value] = [i, v];
      }
  return best;
}

function bend(course: Course, most: number, aside: number, childlike: number): Arm {
  // Arms held out leave the shoulder on their own line.
  const [first, last] = [course.points[0], course.points[course.points.length - 1]];
  let start = 0;
  if (Math.abs(last[0]) > 2.2 * aside && last[1] > first[1] - 0.8 * Math.abs(last[0] - first[0]))
    start = Math.max(
      0,
      course.points.findIndex((p) => Math.abs(p[0]) >= 1.05 * aside),
    );
  start = Math.max(start, leavesShoulder(course, most));
  const from = course.along[start];
  const length = Math.min(most, course.along[course.along.length - 1]) - from;
  return {
    shoulder: course.points[start],
    elbow: courseAt(course, from + (ELBOW - CHILDLIKE.elbow * childlike) * length),
    wrist: courseAt(course, from + (WRIST - CHILDLIKE.wrist * childlike) * length),
    tip: courseAt(course, from + length),
  };
}

/** Where a course that begins in a trunk or under a shoulder plate is an arm: no longer much thicker than arms are farther out. */
function leavesShoulder({ along, radius }: Course, most: number): number {
  const length = Math.min(most, along[along.length - 1]);
  const arm = radius.filter((_, k) => along[k] > OUTER[0] * length && along[k] < OUTER[1] * length);
  const usual = arm.sort((a, b) => a - b)[arm.length >> 1] ?? Infinity;
  let first = radius.findIndex((_, k) => along[k] > INNER * length);
  while (first > 0 && radius[first - 1] < STOUT * usual) first--;
  return Math.max(0, first);
}

/** An arm that cannot be told from the trunk: down along the outline. */
function hang(body: Body, trunk: TrunkProfile, side: number, aside: number): Arm {
  const { crotch, neck, wide, z } = trunk;
  const span = neck - crotch;
  const at = (y: number, out: number): Vec3 => {
    const layer = Math.max(0, Math.min(wide.length - 1, Math.round(y)));
    const edge = Math.max(aside, Math.min(out * aside, (wide[layer] || aside) - 0.06 * span));
    return [side * edge, layer + body.floor, z[layer] || z[Math.round(neck)]];
  };
  const shoulder: Vec3 = [side * aside, neck - DROP * span + body.floor, z[Math.round(neck - DROP * span)]];
  const tip = at(crotch - 0.04 * span, 1.5);
  const elbow = at(neck - 0.62 * span, 1.4);
  return { shoulder, elbow, wrist: mix(elbow, tip, 0.6), tip };
}
