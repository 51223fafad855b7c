import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { type Course, courseAt, courseOf, placeOf } from './course.ts';
import { lengthOf, tipOf } from './course-end.ts';
import { asCourse } from './legs.ts';
import { mirrorCourse, planeSpan, radiusAt } from './mirror-ridge.ts';

/** How much ways that end high above the ground count: feelers and wings of insects, arms of what floats. */
const FEELER = 0.12;
const ARM = 0.3;
/** Ways that end on the ground, so near to it by the longest side, count more: claws are held before legs, over it. */
const STANDING = 2;
const GROUND = 0.06;
/** Ways that are so near to the mirror plane, by the longest side, on the whole and at their tips, count less: head and tail are there, and seldom a leg in stride. */
const MIDDLE = 0.03;
const ALONG = 0.4;
/** Which side a way belongs to is not clear so near to the plane, by the longest side: it goes where one is missing. */
const UNCLEAR = 0.1;
/** Ways whose tips and middles are nearer to each other, by the longest side, are one leg. */
const TWIN = 0.07;
/** What ends so near to the tip of a claw, by the longest side, is of it. */
const CLAW = 0.14;
/** What is shorter than this share of the middle one of as many as there should be is no leg. */
const SHORT = 0.35;
/** A leg without a twin costs so much, by the longest side, when legs of both sides are matched in their order. */
const ALONE = 0.12;
/** Where on their ways legs are compared, and how much that counts: roots stay where they are in any stride. */
const MATCHED = [
  [0, 4 / 7],
  [0.5, 2 / 7],
  [1, 1 / 7],
] as const;
/** The inner share of a leg by which it comes before or behind another. */
const INNER = 0.6;
/** By half the width of the trunk: what is thinner where a way crosses the mirror plane is that way itself; it does so no farther from the plane than this, beyond its thickness, cells. */
const THIN = 0.4;
const BESIDE = 1;
/** A way that may be a leg, from the trunk to its tip, and how much it looks like one. */
interface Candidate {
  course: Course;
  value: number;
  /** How far it is from the mirror plane on the whole, cells: left is positive. */
  aside: number;
}

/**
 * The ways of the legs, left and right, so many on either side, from the trunk to their tips, the front-most first. Sides are told by whole ways, since legs in stride
 * may cross the mirror plane; a leg that is not found is the image of its twin on the other side.
 */
export function chooseLegs(body: Body, perSide: number, claws: readonly Course[] = []): [Course[], Course[]] {
  const [left, right] = choose(body, perSide, claws).map((list) => list.sort((a, b) => alongZ(b) - alongZ(a)));
  const pairs = matchSides(left, right, Math.max(...body.size));
  // What cannot be told apart goes where a pair is missing.
  while (pairs.length > perSide) pairs.splice(weakest(pairs), 1);
  const legs: [Course[], Course[]] = [[], []];
  for (const [a, b] of pairs) {
    legs[0].push(a?.course ?? mirrorCourse((b as Candidate).course));
    legs[1].push(b?.course ?? mirrorCourse((a as Candidate).course));
  }
  while (legs[0].length < perSide) addUsual(body, legs);
  return legs;
}

type Pair = readonly [left: Candidate | undefined, right: Candidate | undefined];

/** Up to so many legs on either side, those first that look most like legs. */
function choose(body: Body, count: number, claws: readonly Course[]): [Candidate[], Candidate[]] {
  const most = Math.max(...body.size);
  const kept: [Candidate[], Candidate[]] = [[], []];
  const middles: Vec3[] = [];
  const tips: Vec3[] = [];
  const found = listCandidates(body, count === 3 ? FEELER : ARM);
  const least = found.length > count ? SHORT * lengthOf(found[count].course) : 0;
  for (const leg of found) {
    if (lengthOf(leg.course) < least) continue;
    const [tip, middle] = [tipOf(leg.course), middleOf(leg.course)];
    const isTwin = tips.some(
      (p, k) => V3.distance(p, tip) < TWIN * most && V3.distance(middles[k], middle) < TWIN * most,
    );
    const isClaw = claws.some((claw) => V3.distance(tipOf(claw), tip) < CLAW * most);
    if (isTwin || isClaw || !place(kept, leg, count, UNCLEAR * most)) continue;
    tips.push(tip);
    middles.push(middle);
  }
  return kept;
}

/** Puts a leg on its side; where that is full, the one of them that is nearest to the plane goes to the other. Whether there was room. */
function place(kept: readonly [Candidate[], Candidate[]], leg: Candidate, count: number, unclear: number): boolean {
  const side = leg.aside > 0 ? 0 : 1;
  const [own, other] = [kept[side], kept[1 - side]];
  if (own.length < count) own.push(leg);
  else {
    let nearest = leg;
    for (const one of own) if (Math.abs(one.aside) < Math.abs(nearest.aside)) nearest = one;
    if (other.length >= count || Math.abs(nearest.aside) > unclear) return false;
    if (nearest !== leg) own[own.indexOf(nearest)] = leg;
    other.push(nearest);
  }
  return true;
}

/** Branches from where they leave the trunk to their tips, those first that look most like legs. */
function listCandidates(body: Body, high: number): Candidate[] {
  const most = Math.max(...body.size);
  const edge = trunkEdge(body);
  const found: Candidate[] = [];
  for (const { path, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    if (reach < 0.06 * most) continue;
    const course = courseOf(body, path);
    let end = course.points.findIndex(
      (p, k) =>
        k > 2 &&
        ((Math.abs(p[0]) <= edge && isBesideTrunk(body, p, THIN * edge)) || body.radius[path[k]] > 0.75 * edge),
    );
    if (end < 2) end = Math.min(course.points.length - 1, path.length - 1);
    const points = course.points.slice(0, end + 1).reverse();
    const aside = points.reduce((sum, p) => sum + p[0], 0) / points.length;
    const isMiddle = Math.max(Math.abs(aside), Math.abs(tip[0])) < MIDDLE * most;
    const up = (tip[1] - body.floor) / body.height;
    const isOnGround = tip[1] - body.floor < GROUND * most;
    const leg = asCourse(points);
    const weight = (up < 0.3 ? 1.6 : up < 0.6 ? 0.8 : high) * (isOnGround ? STANDING : 1) * (isMiddle ? ALONG : 1);
    // As long as it is outside of the trunk, though it may run along another.
    found.push({ course: leg, value: (weight * lengthOf(leg)) / most, aside });
  }
  return found.sort((a, b) => b.value - a.value);
}

/** Legs of both sides in their order, those together that are images of each other. Source: Needleman & Wunsch, 1970. */
function matchSides(left: readonly Candidate[], right: readonly Candidate[], most: number): Pair[] {
  const cost = left.map((a) => right.map((b) => apart(a, b) / most));
  const best: number[][] = [];
  for (let i = left.length; i >= 0; i--) {
    best[i] = [];
    for (let j = right.length; j >= 0; j--) {
      if (i === left.length || j === right.length) best[i][j] = ALONE * (left.length - i + right.length - j);
      else best[i][j] = Math.min(cost[i][j] + best[i + 1][j + 1], ALONE + Math.min(best[i + 1][j], best[i][j + 1]));
    }
  }
  const pairs: Pair[] = [];
  for (let [i, j] = [0, 0]; i < left.length || j < right.length; ) {
    if (i < left.length && j < right.length && best[i][j] === cost[i][j] + best[i + 1][j + 1])
      pairs.push([left[i++], right[j++]]);
    else if (j === right.length || (i < left.length && best[i][j] === ALONE + best[i + 1][j]))
      pairs.push([left[i++], undefined]);
    else pairs.push([undefined, right[j++]]);
  }
  return pairs;
}

/** How far a leg is from the image of another, cells. */
function apart(a: Candidate, b: Candidate): number {
  const image = mirrorCourse(b.course);
  let sum = 0;
  for (const [t, weight] of MATCHED)
    sum += weight * V3.distance(courseAt(a.course, t * lengthOf(a.course)), courseAt(image, t * lengthOf(image)));
  return sum;
}

/** The pair that looks least like legs. */
function weakest(pairs: readonly Pair[]): number {
  const values = pairs.map(([a, b]) => (a?.value ?? 0) + (b?.value ?? 0));
  return values.indexOf(Math.min(...values));
}

function alongZ({ course: { points } }: Candidate): number {
  const n = Math.ceil(INNER * points.length);
  return points.slice(0, n).reduce((sum, p) => sum + p[2], 0) / n;
}

function middleOf(course: Course): Vec3 {
  return courseAt(course, lengthOf(course) / 2);
}

/** Adds a pair where legs leave the widest gap around their roots. */
function addUsual(body: Body, legs: readonly [Course[], Course[]]): void {
  const all = legs.flat();
  const [first, last] = planeSpan(body);
  const roots = all.map(({ points }) => points[0][2]);
  const middle = roots.length ? roots.reduce((sum, z) => sum + z, 0) / roots.length : (first + last) / 2;
  const angles = legs[0].map((own, k) => {
    const tips = [tipOf(own), tipOf(legs[1][k])];
    return Math.atan2(Math.abs(tips[0][0] - tips[1][0]), tips[0][2] + tips[1][2] - 2 * middle);
  });
  // Before the first and behind the last is half a gap.
  const edges = [-(angles[0] ?? 0), ...angles, 2 * Math.PI - (angles.at(-1) ?? 0)];
  let at = 0;
  for (let k = 1; k + 1 < edges.length; k++) if (edges[k + 1] - edges[k] > edges[at + 1] - edges[at]) at = k;
  const angle = Math.max(0.1 * Math.PI, Math.min(0.9 * Math.PI, (edges[at] + edges[at + 1]) / 2));
  const edge = trunkEdge(body);
  const far = Math.max(edge + 2, 0.42 * body.size[0]);
  const y = body.floor + 0.35 * body.height;
  legs.forEach((list, k) => {
    const way = (out: number, up: number): Vec3 => [
      (1 - 2 * k) * out * Math.sin(angle),
      up,
      middle + out * Math.cos(angle),
    ];
    const points = [way(edge, y), way(edge + 0.6 * (far - edge), y + 0.1 * body.height), way(far, body.floor)];
    list.splice(at, 0, asCourse(points));
  });
}

/** Whether the trunk is between a place and its image: legs that hang below it are beside nothing, and those that cross the plane are thin. */
function isBesideTrunk(body: Body, [x, y, z]: Vec3, thin: number): boolean {
  const between = radiusAt(body, [0.5, y, z]);
  return between > 0 && (between > thin || Math.abs(x) > radiusAt(body, [x, y, z]) + BESIDE);
}

/** Half the width of the trunk: its thickness in the mirror plane. */
function trunkEdge({ radius, size: [nx, ny, nz] }: Body): number {
  let most = 1;
  for (let z = 0; z < nz; z++) for (let y = 0; y < ny; y++) most = Math.max(most, radius[(z * ny + y) * nx + nx / 2]);
  return 0.8 * most;
}
