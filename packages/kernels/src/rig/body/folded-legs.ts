import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { asCourse, type GroundLeg } from './legs.ts';
import { planeSpan } from './mirror-ridge.ts';
import { type Piece, sliceBody } from './slices.ts';
import { createWays } from './ways.ts';

/** Where the limbs of a body that squats are, by the span of its trunk, from its rump on, and by its height; hips by how far out the feet are. */
const HIP = { along: 0.105, up: 0.34, out: 0.47 };
const SHOULDER = { along: 0.59, up: 0.65 };
const ROOT = { along: 0.185, up: 0.42 };
/** Elbows: on the way from the shoulder out to the hand, so high, and so far behind the shoulder by the span. */
const ELBOW = { out: 0.75, up: 0.32, back: 0.11 };
/** Elbows that are seen: so far behind the line from the hand to the shoulder at least, and so far up on it at most. */
const BENT_ELBOW = 0.1;
const ELBOW_HIGH = 0.75;
/** Ways through the body cut corners: elbows are so much farther from that line. */
const CORNER = 1.22;
/** From the heel to the knee by the span, and where to look for the thick of it: by the height, and by how far out the heel is. */
const SHANK = { usual: 0.36, least: 0.28 };
const KNEE_LOW = 0.18;
const KNEE_HIGH = 0.45;
const OUTSIDE = 0.8;
const ROUND = 0.75;
/** Folded feet: heels are no higher than this share of the height, their joints so high, toes no farther from them than this share of the span, and balls so far on the way there. */
const HEEL_HIGH = 0.22;
const HEEL_UP = 0.08;
const FOOT_LONG = 0.5;
const SPREAD = 1.3;
const BALL = { out: 0.6, on: 0.8 };
const TOES_HIGH = 0.08;
/** Toes and balls are no higher than this share of the height, nor farther than so many cells from where they are looked for. */
const FOOT_HIGH = 0.15;
const BESIDE = 3;
/** What is lower than this share of its span creeps. */
const LOW = 0.28;
/** Feet that lie along so much of the body belong to folded legs, not to ones that stand. */
const LYING = 0.3;

/** The legs of a body that squats as frogs do: hind legs folded beside it, knees before the hips and heels behind them. */
export interface FoldedLegs {
  fore: [GroundLeg, GroundLeg];
  hind: { side: 1 | -1; hip: Vec3; knee: Vec3; heel: Vec3; ball: Vec3; tip: Vec3 }[];
  root: Vec3;
  chestZ: number;
}

/** Undefined for bodies whose feet stand below them. */
export function findFoldedLegs(body: Body): FoldedLegs | undefined {
  const [first, last] = planeSpan(body);
  const span = last - first;
  if (span < 4 || body.height < LOW * span) return undefined;
  const floor = (sliceBody(body)[Math.max(1, Math.round(0.04 * body.height))] ?? []).filter((p) => !p.middle);
  const [left, right] = [1, -1].map((side) => contact(floor, side, first, last));
  if (!left || !right || Math.min(left.hind.length, right.hind.length) < LYING * span) return undefined;
  const place = (along: number): number => first + along * span;
  const sides = [
    [1, left],
    [-1, right],
  ] as const;
  const hipY = body.floor + HIP.up * body.height;
  const hind = sides.map(([side, { hind: foot }]) => {
    const [heel, tip] = endsOfFoot(body, side, Math.abs(foot.x), foot.back, FOOT_LONG * span);
    const hipX = Math.min(HIP.out * Math.abs(heel[0]), edgeAt(body, hipY, place(HIP.along), Math.abs(foot.x)));
    return {
      side,
      hip: [side * hipX, hipY, place(HIP.along)] as Vec3,
      knee: kneeOf(body, side, heel, span),
      heel,
      ball: inFlesh(body, side, heel[0] + BALL.out * (tip[0] - heel[0]), heel[2] + BALL.on * (tip[2] - heel[2])),
      tip,
    };
  });
  const fore = sides.map(([side, { fore: at }]): GroundLeg => {
    const hand: Vec3 = [at[0], body.floor, at[2]];
    const y = body.floor + SHOULDER.up * body.height;
    const z = place(SHOULDER.along);
    const x = side * 0.8 * edgeAt(body, y, z, Math.abs(hand[0]));
    const usual: Vec3 = [x + ELBOW.out * (hand[0] - x), body.floor + ELBOW.up * body.height, z - ELBOW.back * span];
    const elbow = bentElbow(body, [x, y, z], hand) ?? usual;
    return {
      side,
      course: asCourse([[x, y, z], elbow, hand]),
      foot: hand,
      back: hand[2] - 1,
      front: hand[2] + 0.08 * span,
    };
  });
  return {
    fore: fore as [GroundLeg, GroundLeg],
    hind,
    root: [0, body.floor + ROOT.up * body.height, place(ROOT.along)],
    chestZ: place(SHOULDER.along),
  };
}

/** What of one side lies on the ground: the foot from the rump on, and the hand, which may be one piece with it. */
function contact(floor: readonly Piece[], side: number, first: number, last: number) {
  const mine = floor.filter((p) => p.x * side > 0 && p.area > 5).sort((a, b) => a.back - b.back);
  const [hind, fore] = [mine[0], mine.reduce<Piece | undefined>((a, p) => (a && a.front > p.front ? a : p), undefined)];
  if (!hind || !fore || hind.back > first + 0.3 * (last - first)) return undefined;
  const hand: Vec3 = [fore.x, 0, fore === hind ? fore.front - 0.1 * (last - first) : fore.z];
  return { hind: { x: hind.x, back: hind.back, length: hind.front - hind.back }, fore: hand };
}

/** Where the way from a hand through the body to the shoulder is farthest behind the line between them. */
function bentElbow(body: Body, shoulder: Vec3, hand: Vec3): Vec3 | undefined {
  const [top, low] = [nearestCell(body, shoulder), nearestCell(body, hand)];
  const points = top < 0 || low < 0 ? undefined : createWays(body, top)(low)?.points;
  if (!points) return undefined;
  const arm = V3.sub(shoulder, hand);
  const long = V3.length(arm);
  let [elbow, most]: [Vec3 | undefined, number] = [undefined, BENT_ELBOW * long];
  for (const p of points) {
    const t = V3.dot(V3.sub(p, hand), arm) / long ** 2;
    if (t < 0 || t > ELBOW_HIGH) continue;
    const away = hand[2] + t * arm[2] - p[2];
    if (away > most) [elbow, most] = [[p[0], p[1], p[2] - (CORNER - 1) * away], away];
  }
  return elbow;
}

/** The solid cell that is nearest to a place, no farther than so many cells; -1 without any. */
function nearestCell({ solid, size: [nx, ny, nz] }: Body, [x, y, z]: Vec3): number {
  let [best, least] = [-1, Infinity];
  const at = [Math.round(x + (nx - 1) / 2), Math.round(y), Math.round(z)];
  for (let dz = -BESIDE; dz <= BESIDE; dz++)
    for (let dy = -BESIDE; dy <= BESIDE; dy++)
      for (let dx = -BESIDE; dx <= BESIDE; dx++) {
        const [cx, cy, cz] = [at[0] + dx, at[1] + dy, at[2] + dz];
        if (cx < 0 || cy < 0 || cz < 0 || cx >= nx || cy >= ny || cz >= nz) continue;
        const [cell, away] = [(cz * ny + cy) * nx + cx, Math.hypot(dx, dy, dz)];
        if (solid[cell] && away < least) [best, least] = [cell, away];
      }
  return best;
}

/** The knee of a folded leg: its thickest place across the body, as far before the heel as shanks are long, or nearer where nothing is there. */
function kneeOf({ radius, size: [nx, ny], floor, height }: Body, side: number, heel: Vec3, span: number): Vec3 {
  const from = OUTSIDE * Math.abs(heel[0]);
  const found: { at: Vec3; thick: number }[] = [];
  for (let z = Math.round(heel[2] + SHANK.usual * span); z >= heel[2] + SHANK.least * span; z--) {
    let thick = 0;
    let at: Vec3 | undefined;
    for (let y = Math.round(floor + KNEE_LOW * height); y <= floor + KNEE_HIGH * height; y++)
      for (let x = Math.round(from); x < nx / 2 - 1; x++) {
        const r = radius[(z * ny + y) * nx + nx / 2 + (side > 0 ? x : -1 - x)];
        if (r > thick) [thick, at] = [r, [side * (x + 0.5), y, z]];
      }
    if (at) found.push({ at, thick });
  }
  // Knees are round: joints are no nearer to their edge than half their thickness.
  const whole = Math.max(...found.map(({ thick }) => thick));
  const knee = found.find(({ thick }) => thick >= ROUND * whole);
  if (knee) return knee.at;
  return [heel[0], floor + 0.3 * height, heel[2] + SHANK.usual * span];
}

/**
 * Heel and tip of the toes of a folded foot about `out` from the mirror plane: its rearmost place, and between the outermost one from there on to `long`
 * and the front of it, since toes spread.
 */
function endsOfFoot(
  { solid, size: [nx, ny, nz], floor, height }: Body,
  side: number,
  out: number,
  back: number,
  long: number,
): [Vec3, Vec3] {
  const column = (x: number): number => nx / 2 + (side > 0 ? x : -1 - x);
  const rowAt = (z: number, high: number): number[] => {
    const row: number[] = [];
    for (let x = Math.round(0.5 * out); x < nx / 2; x++)
      for (let y = floor; y <= floor + high * height; y++)
        if (solid[(z * ny + y) * nx + column(x)]) {
          row.push(x + 0.5);
          break;
        }
    return row;
  };
  let first = Math.round(back);
  while (first > 0 && rowAt(first - 1, HEEL_HIGH).length) first--;
  const heelZ = Math.round(first + 0.06 * long);
  const heelRow = rowAt(heelZ, HEEL_HIGH);
  const heelX = heelRow.length ? (heelRow[0] + heelRow[heelRow.length - 1]) / 2 : out;
  let [tipX, tipZ] = [heelX, heelZ + long];
  for (let z = Math.round(first); z <= first + long; z++) {
    const row = rowAt(z, TOES_HIGH);
    if (row.length && row[row.length - 1] > tipX) [tipX, tipZ] = [row[row.length - 1], z];
  }
  let front = tipZ;
  while (front < first + SPREAD * long && rowAt(front + 1, TOES_HIGH).some((x) => x > heelX)) front++;
  const inner = rowAt(front, TOES_HIGH).filter((x) => x > heelX);
  if (inner.length) [tipX, tipZ] = [(tipX + inner[0]) / 2, (tipZ + front) / 2];
  return [
    [side * heelX, floor + HEEL_UP * height, heelZ],
    inFlesh({ solid, size: [nx, ny, nz], floor, height }, side, side * tipX, tipZ),
  ];
}

/** The middle of what lies on the ground at a place, or right beside it, of one side: bones outside their flesh would not hold it. */
function inFlesh(
  { solid, size: [nx, ny, nz], floor, height }: Pick<Body, 'solid' | 'size' | 'floor' | 'height'>,
  side: number,
  x: number,
  z: number,
): Vec3 {
  const high = floor + FOOT_HIGH * height;
  let [best, least]: [Vec3, number] = [[x, floor + 0.05 * height, z], Infinity];
  for (let dz = -BESIDE; dz <= BESIDE; dz++)
    for (let dx = -BESIDE; dx <= BESIDE; dx++) {
      const away = Math.hypot(dx, dz);
      const [cx, cz] = [Math.round(Math.abs(x) + dx - 0.5), Math.round(z + dz)];
      if (away >= least || cx < 0 || cx >= nx / 2 || cz < 0 || cz >= nz) continue;
      const column = cz * ny * nx + nx / 2 + (side > 0 ? cx : -1 - cx);
      let from = floor;
      while (from <= high && !solid[column + from * nx]) from++;
      if (from > high) continue;
      let to = from;
      while (to < high && solid[column + (to + 1) * nx]) to++;
      [best, least] = [[side * (cx + 0.5), (from + to) / 2, cz], away];
    }
  return best;
}

/** Half the width of the trunk at a height and a z, at most `most`. */
function edgeAt({ solid, size: [nx, ny] }: Body, y: number, z: number, most: number): number {
  let x = 0;
  while (x < most && solid[(Math.round(z) * ny + Math.round(y)) * nx + nx / 2 + x]) x++;
  return Math.max(1, x);
}
