import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import type { Branch } from './branches.ts';
import { type Course, courseAt, placeOf } from './course.ts';
import type { SkeletonDraft } from './draft.ts';
import { placeHead } from './head-place.ts';
import { asCourse } from './legs.ts';
import { ridgeCell } from './mirror-ridge.ts';
import { markStout } from './stout-flesh.ts';
import { turnedEnd } from './turned-head.ts';
import { isUpright } from './upright.ts';
import { createWalker } from './walk.ts';
import { createWays, planeEnd, planeTip } from './ways.ts';

/** Heads are about the mirror plane, by the longest side, and above the legs, by the height. */
const ASIDE = 0.05;
const LOW = 0.3;
/** How much it counts for a head that it is before the body, rather than above it as ears and horns are. */
const AHEAD = 0.6;
/** Tails go farther behind the hips than feet do, by the height or the width. */
const TAIL = 0.45;
/** What a cell of the thickness of its end counts against a tail in cells behind the hips: haunches reach behind tails that hang. */
const STOUT = 3;
/**
 * Tails reach out so far at least, by the longest side. They are thinner than this share of the trunk, over so much of its thickness at least, or reach out so many of
 * it; what a cell of either counts for a tail.
 */
const REACH = 0.05;
const THIN = 0.45;
const STUB = 0.1;
const BRUSH = 2;
const SLENDER = 0.6;
const FAR_OUT = 0.2;
/** Length of such an end, by the longest side, and how high feet are, by the height. */
const STRAND = 0.1;
const SOLE = 0.05;
/** Feet are behind the hips by less than this share of how far they are below these. */
const STEEP = 0.7;
/** Tenths of a cell: layers across a tail are not quite level. */
const BACK = 10;
/** Where the head turns, from the middle of the way through it (0) to its top (1). */
const NAPE = 0.25;

/** The middle line of a body that goes along z: cells, places on the mirror plane. */
export interface SpineLine {
  hips: Vec3;
  chest: Vec3;
  /** From the chest to the tip of the head. */
  neck: Course;
  /** From the hips to the tip of the tail, where there is one. */
  tail?: Course;
  /** Where the head turns and ends, where that is seen. */
  face?: { head: Vec3; end: Vec3 };
  /** Thickness of the trunk between hips and chest, cells. */
  thick: number;
  /** Half the thickness of the thinnest snout, cells; what is thinner on a head is a horn, an ear or a whisker. Default: 0. */
  snout?: number;
}

export interface SpineOptions {
  /** Only what is before the body is its head, and only what is in the mirror plane its tail: legs reach as far back. */
  feelers?: boolean;
  /** How thin a snout may be, by the trunk. Default: as thin as it is, beaks are. */
  snout?: number;
}

/** The line through a trunk between two z, on to the head before and the tail behind. */
export function findSpine(
  body: Body,
  hipZ: number,
  chestZ: number,
  { feelers, snout = 0 }: SpineOptions = {},
): SpineLine {
  const low = body.floor + 0.15 * body.height;
  const at = (z: number): number => {
    for (let d = 0; d < body.size[2]; d++)
      for (const s of [z + d, z - d]) {
        const cell = s >= 0 && s < body.size[2] ? ridgeCell(body, s, low) : -1;
        if (cell >= 0) return cell;
      }
    return Math.max(0, body.solid.indexOf(1));
  };
  const [hipCell, chestCell] = [at(hipZ), at(chestZ)];
  const thick = Math.max(1, (body.radius[hipCell] + body.radius[chestCell]) / 2);
  const flat = ([, y, z]: Vec3): Vec3 => [0, y, z];
  const hips = flat(placeOf(body, hipCell));
  const chest = flat(placeOf(body, chestCell));
  let head = feelers
    ? planeTip(body, [0, 0.45, 1], (p) => p[2] > chest[2] && p[1] > body.floor + 0.2 * body.height)
    : farHead(body, hipCell, chest, snout * thick);
  if (head < 0) head = planeEnd(body, [0, 0.45, 1]);
  const toChest = createWays(body, chestCell);
  const neck = flatten(toChest(head)) ?? asCourse([chest, flat(placeOf(body, Math.max(0, head)))]);
  const tip = planeTip(
    body,
    [0, 0.1, -1],
    (p, reach, branch) =>
      p[2] < hips[2] - 0.5 * thick &&
      !isFoot(body, p, hips) &&
      reach > REACH * Math.max(...body.size) &&
      (reach > BRUSH * thick || thinLength(body, branch, thick) > STUB * thick),
    (branch) => STOUT * endThickness(body, branch) - SLENDER * thinLength(body, branch, thick) - FAR_OUT * branch.reach,
  );
  const aside = feelers ? -1 : rearEnd(body, hips, tip < 0 ? body.size[2] : placeOf(body, tip)[2]);
  const tail =
    aside < 0
      ? tip < 0
        ? undefined
        : flatten(createWays(body, hipCell)(tip))
      : bentTail(body, hipCell, farOn(body, hipCell, aside));
  return { hips, chest, neck, tail, thick, snout: snout * thick };
}

/**
 * So many cells of a branch are thinner than a share of the trunk, beyond what any end is that is round: of tails many, of haunches and rumps none.
 * Of what stands on the ground as well: legs are thin too.
 */
function thinLength(body: Body, { path, own }: Branch, thick: number): number {
  let n = 0;
  for (let k = 0; k < own; k++) if (body.radius[path[k]] < THIN * thick) n++;
  return Math.max(0, n - THIN * thick);
}

/** Whether a tip stands on the ground beside the mirror plane and below the hips rather than behind them: hind legs may stand close together. */
function isFoot({ floor, height }: Body, [x, y, z]: Vec3, hips: Vec3): boolean {
  return Math.abs(x) > 1 && y < floor + SOLE * height && hips[2] - z < STEEP * (hips[1] - y);
}

/** How thick the outer end of a branch is, half, cells. Of what stands on the ground nothing: feet are thin too. */
function endThickness(body: Body, { path, own }: Branch): number {
  if (placeOf(body, path[0])[1] < body.floor + SOLE * body.height) return body.radius[path[own - 1]];
  const end = path.subarray(0, Math.min(own, Math.ceil(STRAND * Math.max(...body.size))));
  return end.reduce((sum, i) => sum + body.radius[i], 0) / end.length;
}

/** The rear-most cell, if it is far behind the hips and behind what the mirror plane ends in: of a tail that is bent to a side; else -1. */
function rearEnd({ solid, size: [nx, ny, nz] }: Body, hips: Vec3, before: number): number {
  const cell = solid.indexOf(1);
  const z = Math.floor(cell / (nx * ny));
  const isAside = Math.abs((cell % nx) - (nx - 1) / 2) > ASIDE * Math.max(nx, ny, nz);
  return cell >= 0 && isAside && before - z > 0.06 * ny && hips[2] - z > TAIL * Math.max(nx, ny) ? cell : -1;
}

/** The end of what goes on from a cell away from the hips: tails that curl come forward again behind their rear-most cell. */
function farOn({ solid, size: [nx, ny, nz] }: Body, hipCell: number, from: number): number {
  const { far } = createWalker(solid, [nx, ny, nz])([hipCell]);
  const seen = new Set([from]);
  let best = from;
  for (const cell of seen) {
    if (far[cell] > far[best]) best = cell;
    for (let z = -1; z <= 1; z++)
      for (let y = -1; y <= 1; y++)
        for (let x = -1; x <= 1; x++) {
          const next = cell + (z * ny + y) * nx + x;
          if (solid[next] && far[next] >= far[from] - BACK) seen.add(next);
        }
  }
  return best;
}

/** The way of a tail that leaves the mirror plane. */
function bentTail(body: Body, hipCell: number, tip: number): Course | undefined {
  const course = createWays(body, hipCell)(tip);
  return course && { ...asCourse([...course.points].reverse()), radius: course.radius.slice().reverse() };
}

/** The cell before the chest and not below it that is farthest from the hips within the body: a snout, a beak; -1 without any. */
function farHead(body: Body, hipCell: number, chest: Vec3, snout: number): number {
  const { solid, size, floor, height } = body;
  const [nx, ny, nz] = size;
  const { far } = createWalker(solid, size)([hipCell]);
  const stout = markStout(body, snout, chest[2]);
  const aside = Math.max(2, ASIDE * Math.max(nx, ny, nz));
  let [best, most] = [-1, 0];
  for (let z = Math.ceil(chest[2] + 1); z < nz; z++)
    for (let y = Math.ceil(floor + LOW * height); y < ny; y++)
      for (let x = Math.ceil(nx / 2 - aside); x < nx / 2 + aside; x++) {
        const i = (z * ny + y) * nx + x;
        if (!stout[i] || far[i] < 0) continue;
        const value = far[i] / 10 + AHEAD * (z - chest[2]);
        if (value > most) [most, best] = [value, i];
      }
  return best;
}

/** The line through a trunk that stands, as penguins do: up from above the legs. */
export function findUprightSpine(body: Body, legTop: number): SpineLine {
  const layer = (y: number): number => {
    const [nx, ny, nz] = body.size;
    let [best, most] = [-1, 0];
    for (let z = 0; z < nz; z++) {
      const i = (z * ny + Math.round(y)) * nx + nx / 2;
      if (body.radius[i] > most) [most, best] = [body.radius[i], i];
    }
    return best;
  };
  const top = body.floor + body.height;
  const low = Math.max(legTop, body.floor + 0.15 * body.height);
  const hipCell = layer(low + 0.08 * (top - low));
  const chestCell = layer(low + 0.62 * (top - low));
  if (hipCell < 0 || chestCell < 0) return findSpine(body, body.size[2] * 0.4, body.size[2] * 0.6);
  const flat = ([, y, z]: Vec3): Vec3 => [0, y, z];
  const [hips, chest] = [flat(placeOf(body, hipCell)), flat(placeOf(body, chestCell))];
  let head = planeTip(body, [0, 1, 0.3], (p) => p[1] > chest[1]);
  if (head < 0) head = planeEnd(body, [0, 1, 0.3]);
  const neck = flatten(createWays(body, chestCell)(head)) ?? asCourse([chest, flat(placeOf(body, Math.max(0, head)))]);
  const tip = planeTip(
    body,
    [0, 0.1, -1],
    (p, reach) => p[2] < hips[2] && p[1] < chest[1] && reach > 0.07 * Math.max(...body.size),
  );
  const tail = tip < 0 ? undefined : flatten(createWays(body, hipCell)(tip));
  const thick = Math.max(1, (body.radius[hipCell] + body.radius[chestCell]) / 2);
  return { hips, chest, neck, tail, thick };
}

/** A course towards the trunk, turned round and laid onto the mirror plane. */
function flatten(course: Course | undefined): Course | undefined {
  if (!course || course.points.length < 2) return undefined;
  const flat = asCourse(course.points.map(([, y, z]): Vec3 => [0, y, z]).reverse());
  return { ...flat, radius: course.radius.slice().reverse() };
}

/** Hips, spine, neck and head; of a long neck with more joints. Joints of the spine are so far along from the hips to the chest; the head turns
 * where it is seen to, or at `headShare` of the neck. */
export function addSpine(
  draft: SkeletonDraft,
  body: Body,
  { hips, chest, neck, thick, snout = 0, face }: SpineLine,
  [first, second, third]: readonly [number, number, number] = [0.3, 0.62, 0.92],
  headShare?: number,
): void {
  const between = (t: number): Vec3 => [0, hips[1] + (chest[1] - hips[1]) * t, hips[2] + (chest[2] - hips[2]) * t];
  draft.joint('Hips', '', hips);
  draft.run('spine', 0, 0, 'Hips', [
    ['Spine', between(first)],
    ['Spine1', between(second)],
    ['Spine2', between(third)],
  ]);
  const stands = isUpright({ hips, chest });
  const placed = stands ? uprightHead(neck, thick) : placeHead(neck, thick);
  const { end } = placed;
  const headAt = face ? V3.distance(chest, face.head) : headShare === undefined ? placed.head : headShare * end;
  const base = Math.min(placed.neck, 0.5 * headAt);
  const joints: [string, Vec3][] = [['Neck', courseAt(neck, base)]];
  const more = Math.min(4, Math.floor((headAt - base) / Math.max(4, 1.6 * thick)));
  for (let k = 1; k <= more; k++) joints.push([`Neck${k}`, courseAt(neck, base + ((headAt - base) * k) / (more + 1))]);
  const head = courseAt(neck, headAt);
  if (face) joints.push(['Head', face.head], ['HeadTop_End', face.end]);
  else
    joints.push(
      ['Head', stands ? head : towardsTop(body, head)],
      [
        'HeadTop_End',
        stands ? courseAt(neck, end) : turnedEnd(body, head, courseAt(neck, end), markStout(body, snout, head[2])),
      ],
    );
  draft.run('neck', 0, 0, 'Spine2', joints);
}

/** Neck, head and its end along the neck of a trunk that stands. */
function uprightHead(neck: Course, thick: number): ReturnType<typeof placeHead> {
  const end = neck.along[neck.along.length - 1];
  const base = Math.min(0.45 * end, leavesTrunk(neck, thick));
  return { neck: base, head: base + 0.4 * (end - base), end };
}

/** Heads turn below the top of the skull, not in the middle between it and the throat. */
function towardsTop({ solid, size: [nx, ny] }: Body, [x, y, z]: Vec3): Vec3 {
  let top = Math.round(y);
  while (top + 1 < ny && solid[(Math.round(z) * ny + top + 1) * nx + nx / 2]) top++;
  return [x, y + NAPE * Math.max(0, top - y), z];
}

/** How far along a course from the middle of a trunk its edge is. */
function leavesTrunk({ along, radius }: Course, thick: number): number {
  for (let k = 0; k < along.length; k++)
    if (along[k] > 0.5 * thick && radius[k] < 0.72 * thick) return Math.min(along[k], 1.4 * thick);
  return 0.8 * thick;
}

/** The tail behind the hips: `Tail1`... to its tip. */
export function addTail(draft: SkeletonDraft, { tail, thick }: SpineLine, parent = 'Hips'): void {
  if (!tail) return;
  const length = tail.along[tail.along.length - 1];
  let base = Math.min(leavesTrunk(tail, thick), 0.5 * length);
  // Thick tails begin behind the hips all the same.
  if (base < 0.6 * thick) base = Math.min(0.6 * thick, 0.3 * length);
  const count = Math.max(2, Math.min(8, Math.round((length - base) / Math.max(3, 0.75 * thick)) + 1));
  const joints: [string, Vec3][] = [];
  for (let k = 0; k <= count; k++) joints.push([`Tail${k + 1}`, courseAt(tail, base + ((length - base) * k) / count)]);
  draft.run('tail', 0, 0, parent, joints);
}
