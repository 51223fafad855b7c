import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { centralCost } from './branches.ts';
import { type Course, courseAt, courseOf, mix, placeOf } from './course.ts';
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

/** How much of an arm is above the elbow and above the wrist, with the hand: Drillis & Contini, "Body segment parameters", 1966. */
const ELBOW = 0.42;
const WRIST = 0.76;
/** An arm by the trunk from crotch to neck: usual, and the most that is still an arm and not what a hand holds. */
const REACH = 1.2;
const REACH_MAX = 1.85;
/** The same of both arms where the shorter one is at least this share of the other. */
const REACH_BOTH = 2.2;
const ALIKE = 0.93;
/** How much it counts for an arm that its tip is near by the shortest way, and that it stretches out. */
const DIRECT = 1.5;
const OUT = 0.35;
/** From so far on, by the trunk from crotch to neck, a tip stands out as much as any. */
const STANDS_OUT = 0.3;
/** So far do arms that are free stand out; how much that counts. */
const WHOLE = 1;
const FREE = 0.22;
/** Thinner than this share of the arm is no arm; a hand by the arm down to it. */
const THIN = 0.6;
const HAND = 0.4;
/** From this much longer than usual on an arm may hold something. */
const LONG = 1.2;
/** How far from the trunk arms hang that are not raised, by the same as the shoulder. */
const BESIDE = 0.3;
/** From this much wider on than where it is narrowest a trunk is one with arms. */
const WITH_ARMS = 1.8;
/** The shoulder below the neck and beside the middle, by the same. */
const DROP = 0.13;
const ASIDE = 0.3;

/** The arms of an upright body: what leaves the shoulders beside the trunk; without anything, arms that hang along the outline. */
export function findArms(
  body: Body,
  trunk: TrunkProfile,
  layers: readonly Piece[][],
): { left: Arm; right: Arm; found: number } {
  const span = trunk.neck - trunk.crotch;
  const aside = shoulderWidth(trunk, layers);
  const free = besideTrunk(body, trunk, aside);
  const walk = createWalker(free, body.size);
  const cost = centralCost(free, body.radius);
  const sides = [1, -1].map((side) => {
    const root = shoulderCell(body, free, [
      side * aside,
      trunk.neck - DROP * span + body.floor,
      trunk.z[Math.round(trunk.neck - DROP * span)],
    ]);
    return root < 0 ? undefined : findCourse(body, trunk, side, aside, walk([root], cost).from);
  });
  const [left, right] = sides;
  // Who holds something on one side only has an arm as long as the other.
  const lengths = sides.map((course) => (course ? handEnd(course, REACH * span) : 0));
  const [short, long] = [Math.min(...lengths), Math.max(...lengths)];
  // What is alike on both sides is no thing in a hand.
  const reach = left && right && short > ALIKE * long ? REACH_BOTH : REACH_MAX;
  const most = Math.max(4, Math.min(reach * span, left && right ? 1.08 * short : Infinity));
  const arms = sides.map((course, k) =>
    course ? bend(course, Math.min(most, lengths[k]), aside) : hang(body, trunk, k === 0 ? 1 : -1, aside),
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
    for (let z = 0; z < nz; z++)
      for (let x = 0, i = (z * ny + y) * nx; x < nx; x++, i++)
        if (Math.abs(x - (nx - 1) / 2) < core || layer < 0.3 * trunk.crotch) free[i] = 0;
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

/** From the shoulder to the tip of the arm of one side: the branch that ends most like a hand. */
function findCourse(
  body: Body,
  trunk: TrunkProfile,
  side: number,
  aside: number,
  from: Int32Array,
): Course | undefined {
  const { floor } = body;
  const { crotch, neck } = trunk;
  const span = neck - crotch;
  let best: Course | undefined;
  let most = 0;
  for (const branch of body.branches) {
    const tip = placeOf(body, branch.path[0]);
    const up = tip[1] - floor;
    if (tip[0] * side < 0.8 * aside || up < 0.35 * crotch || from[branch.path[0]] < 0) continue;
    const path: number[] = [];
    for (let i = branch.path[0]; ; i = from[i]) {
      path.push(i);
      if (from[i] === i) break;
    }
    const course = courseOf(body, path.reverse());
    const length = course.along[course.along.length - 1];
    if (length < 0.5 * span) continue;
    const shape = rate(course, { length, tip, span, z: trunk.z[Math.round(neck - DROP * span)] }, neck + floor);
    // Corners of belts and skirts hardly stand out, and arms that do stand out far.
    const out = branch.reach / span;
    const value = shape * Math.sqrt(Math.min(1, out / STANDS_OUT)) * Math.min(1, out / WHOLE) ** FREE;
    if (value > most) [most, best] = [value, course];
  }
  return most > 0.12 ? best : undefined;
}

/** How much a course is like an arm: as long, as thin, beside or before the body rather than behind or above it. */
function rate(
  course: Course,
  { length, tip, span, z }: { length: number; tip: Vec3; span: number; z: number },
  neckY: number,
): number {
  const ratio = length / (REACH * span);
  const long = ratio < 1 ? ratio ** 1.5 : 1 / ratio ** 0.5;
  let thick = 0;
  for (let k = course.radius.length >> 2; k < course.radius.length; k++) thick += course.radius[k];
  thick /= course.radius.length - (course.radius.length >> 2);
  // Membranes are thin, trunks and skirts thick.
  const slim = Math.min(1, thick / (0.07 * span)) / (1 + Math.max(0, thick / (0.3 * span) - 1));
  const behind = Math.max(0, (z - tip[2]) / span - 0.45);
  const above = Math.max(0, (tip[1] - neckY) / span - 0.2);
  // Ways about a trunk's folds wind, arms hardly do.
  const direct = V3.distance(course.points[0], tip) / length;
  // What stretches out beside a coat is an arm rather than its hem.
  const out = OUT * Math.min(1, Math.abs(tip[0]) / (1.2 * span));
  return (long * slim * (1 - OUT + out) * direct ** DIRECT) / (1 + 2 * behind + 2 * above);
}

/** How far along a course an arm goes: what is much thinner than the arm and longer than a hand is held in the hand. */
function handEnd({ along, radius }: Course, reach: number): number {
  const length = along[along.length - 1];
  // Sleeves end before hands do.
  if (length < LONG * reach) return length;
  const part = Math.min(length, reach);
  const sample = radius.filter((_, k) => along[k] > 0.1 * part && along[k] < 0.65 * part).sort((a, b) => a - b);
  const usual = sample[sample.length >> 1] ?? 0;
  let last = radius.length - 1;
  while (last > 0 && radius[last] < THIN * usual) last--;
  const thick = along[last];
  return length - thick > HAND * thick ? (1 + HAND / 3) * thick : length;
}

function bend(course: Course, most: number, aside: number): Arm {
  // Arms held out leave the shoulder on their own line.
  const [first, last] = [course.points[0], course.points[course.points.length - 1]];
  let start = 0;
  if (Math.abs(last[0]) > 2.2 * aside && last[1] > first[1] - 0.8 * Math.abs(last[0] - first[0]))
    start = Math.max(
      0,
      course.points.findIndex((p) => Math.abs(p[0]) >= 1.05 * aside),
    );
  const from = course.along[start];
  const length = Math.min(most, course.along[course.along.length - 1] - from);
  return {
    shoulder: course.points[start],
    elbow: courseAt(course, from + ELBOW * length),
    wrist: courseAt(course, from + WRIST * length),
    tip: courseAt(course, from + length),
  };
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
