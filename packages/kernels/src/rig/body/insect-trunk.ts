import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { lengthOf } from './course-end.ts';
import { asCourse } from './legs.ts';
import { ridgeCell } from './mirror-ridge.ts';
import { findSpine, type SpineLine } from './spine.ts';
import { createWays } from './ways.ts';

/** What is thinner than this share of the trunk's thickest place is a horn, a feeler or a jaw before the head. */
const HORN = 0.3;
/** A neck is so much thinner than the head before it. */
const PARTED = 0.9;
/** Where a head turns: so far up and back from the middle of that ball, by its radius. */
const UP = 0.3;
const BACK = 0.5;
/** A tail is kept that is so much longer than the way to the rearmost place: one that hangs or curls. */
const LONGER = 1.15;
/** A tail whose tip is so thin, by the trunk's thickness, is one; else it is the end of an abdomen, which is round. */
const THIN_TAIL = 0.5;
/** The spine's own height above the ground: what is lower in the mirror plane are legs. */
const LOW = 0.1;

/**
 * The line through the trunk of a body on many legs whose roots are given: hips between these, the head in its front end, the tail to the
 * very end of the abdomen.
 */
export function findInsectSpine(body: Body, roots: readonly Vec3[]): SpineLine {
  const zs = roots.map((p) => p[2]);
  const middle = zs.reduce((s, z) => s + z, 0) / zs.length;
  const reach = Math.max(2, (Math.max(...zs) - Math.min(...zs)) / 2);
  const found = findSpine(body, middle - 0.4 * reach, middle + 0.6 * reach, { feelers: true });
  const trunk = ridgeAt(body, middle);
  const low = roots.reduce((s, p) => s + p[1], 0) / roots.length;
  const hips: Vec3 = [0, Math.min(trunk[1], low), middle];
  return { ...found, hips, ...headOf(body, found), tail: tailOf(body, found) };
}

/** The head is the ball that fits into the front end of the trunk; nothing where there is no trunk. */
function headOf(body: Body, { chest }: SpineLine): Partial<Pick<SpineLine, 'neck' | 'face'>> {
  const cells: number[] = [];
  const thick: number[] = [];
  for (let z = Math.round(chest[2]); z < body.size[2]; z++) {
    const cell = ridgeCell(body, z, body.floor + LOW * body.height);
    cells.push(cell);
    thick.push(cell < 0 ? 0 : body.radius[cell]);
  }
  const most = Math.max(...thick);
  let front = thick.length - 1;
  while (front > 0 && thick[front] < HORN * most) front--;
  if (!(most > 0) || front < 1) return {};
  // No horn is thicker than where it grows, and no face longer than it is thick there.
  const root = thick[front];
  while (front + 1 < thick.length && thick[front + 1] > 0 && front + 1 - thick.lastIndexOf(root) <= root) front++;
  let ball = front;
  while (ball > 0 && front - ball < thick[ball]) ball--;
  // Behind a face that is long the skull is thicker, where a neck parts it from the trunk.
  let skull = ball;
  for (let k = ball; k >= 0; k--) {
    if (thick[k] > thick[skull]) skull = k;
    if (thick[k] >= PARTED * thick[skull]) continue;
    ball = skull;
    break;
  }
  const [, y, z] = placeOf(body, cells[ball]);
  const head: Vec3 = [0, y + UP * thick[ball], z - BACK * thick[ball]];
  const end: Vec3 = [0, placeOf(body, cells[front])[1], Math.round(chest[2]) + front];
  return { neck: asCourse([chest, head, end]), face: { head, end } };
}

/** The tail as it was found, if it is thin; else to the rearmost place of the abdomen. */
function tailOf(body: Body, { hips, tail, thick }: SpineLine): SpineLine['tail'] {
  const [nx, ny] = body.size;
  const last = tail && tail.radius.length - 1;
  if (tail && last && tail.radius[Math.floor(0.75 * last)] < THIN_TAIL * thick) return tail;
  let end = -1;
  for (let z = 0; z < hips[2] && end < 0; z++) end = ridgeCell(body, z, body.floor + LOW * body.height);
  if (end < 0) return tail;
  const from = ridgeCell(body, hips[2], body.floor + LOW * body.height);
  if (from < 0 || hips[2] - Math.floor(end / (nx * ny)) < thick) return tail;
  const way = createWays(body, from)(end);
  if (!way) return tail;
  if (tail && lengthOf(tail) > LONGER * lengthOf(way)) return tail;
  const points = way.points.map(([, y, z]): Vec3 => [0, y, z]).reverse();
  return { ...asCourse(points), radius: way.radius.slice().reverse() };
}

function ridgeAt(body: Body, z: number): Vec3 {
  const cell = ridgeCell(body, z, body.floor + LOW * body.height);
  return cell < 0 ? [0, body.floor, z] : placeOf(body, cell);
}
