import type { Vec3 } from '../../math/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { asCourse } from './legs.ts';
import { createWalker } from './walk.ts';
import { createWays, planeEnd, planeTip } from './ways.ts';

/** How many joints a snake has each way; where hips and heads are, of fish too, by the length from the tail to the snout. */
const SNAKE_JOINTS = 7;
const SNAKE_HIPS = 0.4;
const SNAKE_HEAD = 0.87;
const HEAD_AT = 0.86;
const FISH_HIPS = 0.6;
/** Of the length from its end on: the tail fin. */
const TAIL_FIN = 0.16;
/** From the end of the tail to the snout: no fin at a fish's sides is behind this. */
const FLUKES = 0.22;
/** From this mirror score on fins of both sides are a pair, which are no farther apart along the fish than this. */
const EVEN = 0.8;
const PAIR = 0.12;
/** Thinner than this share of the thickest place is a tusk, if it is so much of the length. */
const TUSK = 0.2;
const TUSK_LEAST = 0.12;
/** Thinner than this share of the body is a tongue. */
const THIN = 0.5;

/** The skeleton of a snake or a worm: along its longest way. */
export function fitSerpentine(body: Body): RigSkeleton {
  const course = longestWay(body);
  const draft = new SkeletonDraft(body);
  addLine(draft, course, { hips: SNAKE_HIPS, head: SNAKE_HEAD, forward: SNAKE_JOINTS, backward: SNAKE_JOINTS });
  return draft.finish('serpentine');
}

/** The skeleton of a fish: along the mirror plane from the snout to the tail fin, with fins either side and on its back. */
export function fitAquatic(body: Body): RigSkeleton {
  const snout = planeEnd(body, [0, 0, 1]);
  // Tail fins are thin, and may be beside the plane.
  const tail = Math.max(0, body.solid.indexOf(1));
  const way = createWays(body, tail)(snout);
  const points = (way?.points ?? [placeOf(body, snout), placeOf(body, tail)]).map(([, y, z]): Vec3 => [0, y, z]);
  const course = asCourse(throughTailFin(body, points.reverse()));
  const draft = new SkeletonDraft(body);
  const face = way ? 1 - tuskShare(way) : 1;
  addLine(draft, course, { hips: face * FISH_HIPS, head: face * HEAD_AT, forward: 2, backward: 4 });
  addFins(draft, body, course);
  return draft.finish('aquatic');
}

/** How much of a way from the snout to the tail is a tusk or a sword, which is before the head: long and much thinner than what follows. */
function tuskShare({ along, radius }: Course): number {
  const least = TUSK * Math.max(...radius);
  const share =
    along[
      Math.max(
        0,
        radius.findIndex((r) => r >= least),
      )
    ] / along[along.length - 1];
  return share > TUSK_LEAST ? share : 0;
}

/** A way from the tail to the snout through the middle of the tail fin: by itself it would go through one of its lobes. */
function throughTailFin({ solid, size: [nx, ny] }: Body, points: Vec3[]): Vec3[] {
  const [rear, front] = [points[0][2], points[points.length - 1][2]];
  const from = rear + TAIL_FIN * (front - rear);
  let [sum, n] = [0, 0];
  for (let z = Math.round(rear); z <= from; z++)
    for (let i = z * ny * nx; i < (z + 1) * ny * nx; i++)
      if (solid[i]) {
        sum += Math.floor(i / nx) % ny;
        n++;
      }
  const rest = points.filter(([, , z]) => z > from);
  return n && rest.length ? [[0, sum / n, rear], ...rest] : points;
}

/** Joints along a course that goes from the tail to the head. */
function addLine(
  draft: SkeletonDraft,
  course: Course,
  { hips, head, forward, backward }: { hips: number; head: number; forward: number; backward: number },
): void {
  const length = course.along[course.along.length - 1];
  const at = (t: number): Vec3 => courseAt(course, t * length);
  draft.joint('Hips', '', at(hips));
  const ahead = head - hips;
  const spine: [string, Vec3][] = [];
  for (let k = 1; k <= forward; k++)
    spine.push([k === 1 ? 'Spine1' : `Spine${k}`, at(hips + (ahead * k) / (forward + 2))]);
  draft.run('spine', 0, 0, 'Hips', spine);
  draft.run('neck', 0, 0, `Spine${forward}`, [
    ['Neck', at(hips + (ahead * (forward + 1)) / (forward + 2))],
    ['Head', at(head)],
    ['HeadTop_End', at(1)],
  ]);
  const tail: [string, Vec3][] = [];
  for (let k = 1; k <= backward; k++) tail.push([`Tail${k}`, at(hips - (hips * k) / backward)]);
  draft.run('tail', 0, 0, 'Hips', tail);
}

function addFins(draft: SkeletonDraft, body: Body, spine: Course): void {
  const [rear, front] = [spine.points[0][2], spine.points[spine.points.length - 1][2]];
  const sides = [1, -1].map((side) => {
    let best: Course | undefined;
    let most = 0;
    for (const { path, reach } of body.branches) {
      const tip = placeOf(body, path[0]);
      if (tip[0] * side < 0.12 * body.size[0] || reach <= most) continue;
      // flukes belong to the tail
      if (tip[2] < rear + FLUKES * (front - rear)) continue;
      const course = courseOf(body, path);
      const end = course.radius.findIndex((r, k) => k > 2 && r > 0.5 * Math.max(...course.radius));
      best = asCourse(course.points.slice(0, Math.max(3, end)).reverse());
      most = reach;
    }
    return { best, most };
  });
  if (!sides[0].best && !sides[1].best) return;
  // what is a pair stands side by side: of two that do not, the larger is a fin
  const apart = Math.abs((sides[0].best?.points[0][2] ?? 0) - (sides[1].best?.points[0][2] ?? 0));
  const larger = sides[0].most >= sides[1].most ? 0 : 1;
  if (body.mirrored > EVEN && apart > PAIR * (front - rear)) sides[1 - larger].best = undefined;
  [1, -1].forEach((side, k) => {
    const own = sides[k].best;
    const course = own ?? asCourse((sides[1 - k].best as Course).points.map((p): Vec3 => [-p[0], p[1], p[2]]));
    const length = course.along[course.along.length - 1];
    const name = side > 0 ? 'LeftFin1' : 'RightFin1';
    draft.run(
      'fin',
      side as 1 | -1,
      0,
      'Spine1',
      [0, 0.5, 1].map((t, j) => [`${name}_${j + 1}`, courseAt(course, t * length)] as const),
    );
  });
  const top = planeTip(body, [0, 1, 0], (p) => p[1] > courseAt(spine, 0.5)[1] + 0.2 * body.height);
  if (top < 0) return;
  const tip = placeOf(body, top);
  const root = spine.points.reduce((a, p) => (Math.abs(p[2] - tip[2]) < Math.abs(a[2] - tip[2]) ? p : a));
  draft.run('fin', 0, 0, 'Hips', [
    ['DorsalFin1', [0, root[1] + 0.55 * (tip[1] - root[1]), tip[2]]],
    ['DorsalFin2', [0, tip[1], tip[2]]],
  ]);
}

/** The central way between the two places of a body that are farthest apart within it, from the tail to the head. */
function longestWay(body: Body): Course {
  const walk = createWalker(body.solid, body.size);
  const far = (from: number): number => {
    const { far: distance } = walk([from]);
    return distance.reduce((best, d, i) => (d > distance[best] ? i : best), from);
  };
  const a = far(Math.max(0, body.solid.indexOf(1)));
  const b = far(a);
  // The head is raised, before and thick.
  const weigh = (cell: number): number => {
    const [, y, z] = placeOf(body, cell);
    let thick = 0;
    const [nx, ny] = body.size;
    for (let i = 0; i < body.radius.length; i++) {
      if (body.radius[i] <= thick) continue;
      const [dx, dy, dz] = [(i % nx) - (cell % nx), (Math.floor(i / nx) % ny) - y, Math.floor(i / (nx * ny)) - z];
      if (dx * dx + dy * dy + dz * dz < 144) thick = body.radius[i];
    }
    return (y - body.floor) / body.height + (0.5 * z) / body.size[2] + thick / 8;
  };
  const [tail, head] = weigh(a) > weigh(b) ? [b, a] : [a, b];
  const way = createWays(body, head)(tail);
  return way ? withoutTongue(way) : asCourse([placeOf(body, tail), placeOf(body, head)]);
}

/** A way to a head, up to its snout: what is much thinner than the body before it and not long is a tongue. */
function withoutTongue({ points, along, radius }: Course): Course {
  const usual = [...radius].sort((a, b) => a - b)[radius.length >> 1];
  let end = radius.length - 1;
  while (end > 0 && radius[end] < THIN * usual) end--;
  const length = along[along.length - 1];
  const rest = length - along[end];
  if (rest < 3 * usual || rest > 0.25 * length) return { points, along, radius };
  // As far as the snout is round.
  const last = along.findIndex((at) => at > along[end] + radius[end]);
  const count = last < 0 ? radius.length : last + 1;
  return { points: points.slice(0, count), along: along.slice(0, count), radius: radius.slice(0, count) };
}
