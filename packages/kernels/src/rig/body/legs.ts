import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseOf, mix, placeOf } from './course.ts';
import { overlaps, type Piece, sliceBody } from './slices.ts';

/** A leg from where it leaves the trunk to the ground. */
export interface GroundLeg {
  /** 1 left, -1 right. */
  side: 1 | -1;
  /** Cells, from the trunk down to the middle of the foot. */
  course: Course;
  /** Foot on the ground: middle, and how far it goes to the back and the front. */
  foot: Vec3;
  back: number;
  front: number;
}

/** By the height: legs whose tops are nearer to each other are one. */
const SAME = 0.04;

/** Up to this share of the height feet are looked for. */
const FEET = 0.14;
/** What is beside such a leg is no larger across than so many of it. */
const TRUNK = 3;

/** How legs are looked for. */
interface LegSearch {
  /** Up to this share of the height there may be feet: birds on their perches have long tails. Default 0.14. */
  high?: number;
  /** Whether legs are found above toes that touch each other. Default true; what kinds of bodies are told by was learned without. */
  touching?: boolean;
}

/** Legs that stand on the ground beside the mirror plane, the front-most first. */
export function findGroundLegs(body: Body, { high = FEET, touching = true }: LegSearch = {}): GroundLeg[] {
  const layers = sliceBody(body);
  const start = Math.max(1, Math.round(0.03 * layers.length));
  const legs: GroundLeg[] = [];
  const taken: Piece[] = [];
  for (let y = start; y <= Math.max(start, Math.round(high * layers.length)); y++)
    for (const piece of layers[y] ?? []) {
      if (piece.middle || taken.some((other) => overlaps(piece, other))) continue;
      // what is beside a trunk are wings
      if (y > FEET * layers.length && layers[y].some((other) => isTrunkBeside(other, piece))) continue;
      const leg = followUp(body, layers, y, piece);
      // toes that touch over the ground are none, but the legs above them are
      if (leg || !touching) taken.push(piece);
      if (!leg) continue;
      legs.push(y > FEET * layers.length ? onPerch(body, layers, y, leg) : leg);
    }
  // A foot and the shin over it may be found one by one.
  const isTwice = (leg: GroundLeg): boolean =>
    legs.some((other) => {
      const apart = V3.sub(other.course.points[0], leg.course.points[0]);
      const isLonger = other.course.points.length > leg.course.points.length;
      return other.side === leg.side && isLonger && Math.hypot(apart[0], apart[2]) < SAME * layers.length;
    });
  return legs.filter((leg) => !isTwice(leg)).sort((a, b) => b.foot[2] - a.foot[2]);
}

function isTrunkBeside(other: Piece, leg: Piece): boolean {
  return other.middle && other.area > TRUNK * leg.area && other.back <= leg.front && leg.back <= other.front;
}

/** A leg whose foot is above the floor: down to where nothing is below it any more. */
function onPerch(body: Body, layers: readonly Piece[][], start: number, leg: GroundLeg): GroundLeg {
  const { back, front, foot, course } = leg;
  const isOver = (piece: Piece): boolean =>
    piece.back <= front && back <= piece.front && piece.left <= foot[0] && foot[0] <= piece.right;
  let low = start;
  while (low > 0 && layers[low - 1].some(isOver)) low--;
  const placed: Vec3 = [foot[0], body.floor + low, foot[2]];
  return { ...leg, foot: placed, course: asCourse([...course.points.slice(0, -1), placed]) };
}

/** A piece followed upwards until it meets the mirror plane, grows into the trunk or ends. */
function followUp(body: Body, layers: readonly Piece[][], start: number, first: Piece): GroundLeg | undefined {
  let [back, front] = [first.back, first.front];
  for (let y = 0; y < start; y++)
    for (const piece of layers[y] ?? [])
      if (!piece.middle && overlaps(piece, first))
        [back, front] = [Math.min(back, piece.back), Math.max(front, piece.front)];
  const column: Vec3[] = [[first.x, body.floor, (back + front) / 2]];
  const areas: number[] = [];
  let last = first;
  for (let y = start; y < layers.length; y++) {
    let next: Piece | undefined;
    for (const piece of y === start ? [first] : layers[y])
      if (overlaps(piece, last) && (!next || piece.area > next.area)) next = piece;
    if (!next || next.middle) break;
    const usual = areas.length > 4 ? areas.slice().sort((a, b) => a - b)[areas.length >> 1] : Infinity;
    if (next.area > 3.2 * usual) break;
    areas.push(next.area);
    column.push([next.x, y + body.floor, next.z]);
    last = next;
  }
  if (column.length < Math.max(3, 0.05 * layers.length)) return undefined;
  const smooth = column.map((p, k) =>
    k && k < column.length - 1 ? mix(mix(column[k - 1], column[k + 1], 0.5), p, 0.5) : p,
  );
  const points = smooth.reverse();
  return { side: first.x > 0 ? 1 : -1, course: asCourse(points), foot: column[0], back, front };
}

/** Legs that splay: the ways from tips low on the ground to the trunk's edge. */
export function findSplayedLegs(body: Body, edge: number): GroundLeg[] {
  const legs: GroundLeg[] = [];
  for (const { path, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    if (Math.abs(tip[0]) < 2 || tip[1] - body.floor > 0.3 * body.height || reach < 0.05 * Math.max(...body.size))
      continue;
    const course = courseOf(body, path);
    let end = course.points.findIndex((p) => Math.abs(p[0]) <= edge);
    if (end < 0) end = course.points.length - 1;
    const points = course.points.slice(0, Math.max(2, end + 1)).reverse();
    legs.push({ side: tip[0] > 0 ? 1 : -1, course: asCourse(points), foot: tip, back: tip[2] - 1, front: tip[2] + 1 });
  }
  return legs.sort((a, b) => b.foot[2] - a.foot[2]);
}

/** A course of nothing but places. */
export function asCourse(points: Vec3[]): Course {
  const along = [0];
  for (let k = 1; k < points.length; k++) {
    const [a, b] = [points[k - 1], points[k]];
    along.push(along[k - 1] + Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
  }
  return { points, along, radius: points.map(() => 1) };
}
