import { V3, type Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { mix } from './course.ts';
import { findLegsLine } from './legs-line.ts';
import type { Piece } from './slices.ts';
import type { TrunkProfile } from './trunk-profile.ts';

/** Where a leg's joints are, cells. */
export interface Leg {
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  ball: Vec3;
  tip: Vec3;
}

/** How high hips are: what the crotch that is seen, where it usually is, the neck and the length of the arms count for that, which reach to below them. */
const HIP = { crotch: 0.34, usual: 0.35, neck: 0.27, arms: -0.13 };
const HIP_LEAST = 0.75;
/** How much the middle of the trunk counts for where hips are along z beside that of the thighs: capes hang behind it. */
const BY_TRUNK = 0.25;
/** Ankles are behind the middle of the leg above them, by their height, but no farther than half-way to the heel. */
const BACK = 0.3;
/** Of a leg: Drillis & Contini, "Body segment parameters", 1966. */
const ANKLE = 0.11;
/** Usual, where nothing of a leg is seen: a hip beside the middle by the trunk from crotch to neck, a foot before its ankle by the hip's height, usual and at most. */
const HIP_ASIDE = 0.14;
const FOOT = 0.24;
const FOOT_MOST = 0.36;
/** What is wider than a leg so far is more than the leg. */
const WIDER = 1.5;
/** Below the knees, by the crotch, nothing but legs stands beside the plane, as a rule: hands hang beside the hips. */
const SHINS = [0.15, 0.4] as const;
/** Cells from the farthest place of a foot that are its tip. */
const TOES = 1.5;
/** From this share of the thigh's layers on a leg is taken from what is seen of it. */
const SEEN = 0.25;
/** Feet are known where both are seen up to this share of the height; a leg so far from above its foot, by the same, is half as likely one. */
const SEEN_FEET = 0.06;
const ABOVE_FOOT = 0.06;
/** A leg that touches the mirror plane goes no more cells over to the other side. */
const TOUCHES = 1.5;

/** The legs of an upright body, from the pieces that its lower layers fall into; without a gap (skirts) by the usual measures. `arms` is how long an arm is, cells. */
export function findLegs(
  body: Body,
  trunk: TrunkProfile,
  layers: readonly Piece[][],
  arms: number,
): { left: Leg; right: Leg } {
  const { crotch, usual, neck } = trunk;
  const hipY = HIP.crotch * crotch + HIP.usual * usual + HIP.neck * neck + HIP.arms * arms;
  const feet = seenFeet(body);
  const find = (side: number): Leg => findLeg(body, trunk, layers, side, Math.max(HIP_LEAST * crotch, hipY), feet);
  return { left: find(1), right: find(-1) };
}

/** Where two legs are that all stands on, x and z in cells; nothing where that is not seen or they are on one side. */
function seenFeet(body: Body): [number, number][] | undefined {
  const line = findLegsLine(body);
  if (!line || line.long < SEEN_FEET) return undefined;
  const { origin, cell, size } = body;
  const feet = line.legs.map(([x, z]): [number, number] => [
    (x - origin[0]) / cell - (size[0] - 1) / 2,
    (z - origin[2]) / cell,
  ]);
  return feet[0][0] * feet[1][0] < 0 ? feet : undefined;
}

function findLeg(
  body: Body,
  trunk: TrunkProfile,
  layers: readonly Piece[][],
  side: number,
  hipY: number,
  feet?: readonly [number, number][],
): Leg {
  const { crotch } = trunk;
  const ankleY = ANKLE * hipY + 0.5;
  // Between legs that part above the hips there is no trunk: it begins higher up.
  let lowest = Math.round(hipY);
  while (lowest < trunk.neck && trunk.thick[lowest] === 0) lowest++;
  const middle = trunk.z[lowest];
  const { column, seen } = traceColumn(layers, crotch, side, middle, feet);
  if (seen < SEEN && middle) return hiddenLeg(body, trunk, side, [hipY, middle], ankleY, column);
  const at = (y: number): Vec3 => {
    const layer = Math.max(0, Math.min(column.length - 1, Math.round(y)));
    return [column[layer][0], y + body.floor, column[layer][1]];
  };
  // Where two legs part, each is wider inside than it is further down.
  const upper = at(0.82 * crotch);
  const hip: Vec3 = [
    upper[0],
    hipY + body.floor,
    (1 - BY_TRUNK) * upper[2] + BY_TRUNK * (trunk.z[Math.round(hipY)] || upper[2]),
  ];
  const ankle = at(Math.max(ankleY, 1.5));
  const kneeY = (hipY + ankleY) / 2;
  const foot = footBox(layers, ankle, side, ankleY);
  const shin = Math.max(foot.back, Math.min(foot.front, ankle[2]));
  const ankleZ = shin - Math.min(BACK * ankleY, (shin - foot.back) / 2);
  const low = body.floor + 0.25 * ankleY;
  const tip = toeTip(body, foot, ankle, side, ankleY) ?? [foot.x, low, foot.front];
  const ball: Vec3 = [(foot.x + tip[0]) / 2, low, ankleZ + 0.62 * (tip[2] - ankleZ)];
  return { hip, knee: at(kneeY), ankle: [ankle[0], ankle[1], ankleZ], ball, tip };
}

/** A leg below a robe: under the hip, as far from the other one as people's are, except for a foot that can be seen. */
function hiddenLeg(
  body: Body,
  trunk: TrunkProfile,
  side: number,
  [hipY, z]: readonly [y: number, z: number],
  ankleY: number,
  column: readonly [number, number][],
): Leg {
  const { floor } = body;
  const span = trunk.neck - trunk.crotch;
  const hip: Vec3 = [side * HIP_ASIDE * span, hipY + floor, z];
  const seen = Math.abs(column[1]?.[0] ?? Infinity) < 2.5 * HIP_ASIDE * span;
  const ankle: Vec3 = [seen ? column[1][0] : hip[0], ankleY + floor, z];
  const low = floor + 0.25 * ankleY;
  // No foot looks out farther than there is something.
  const around = { left: ankle[0] - 0.6 * Math.abs(hip[0]), right: ankle[0] + 0.6 * Math.abs(hip[0]), back: z };
  const foot = { ...around, front: z + FOOT_MOST * hipY, x: ankle[0] };
  const tip = toeTip(body, foot, ankle, side, ankleY);
  if (!tip)
    return {
      hip,
      knee: mix(hip, ankle, 0.5),
      ankle,
      ball: [ankle[0], low, z + 0.62 * FOOT * hipY],
      tip: [ankle[0], low, z + FOOT * hipY],
    };
  return { hip, knee: mix(hip, ankle, 0.5), ankle, ball: mix([ankle[0], low, z], [tip[0], low, tip[2]], 0.62), tip };
}

/**
 * Middle of a leg in every layer up to the crotch, x and z, and in what share of the layers of the thigh it is seen. Layers in which it is one with
 * the other leg take theirs from those that tell. `middle` is the trunk's z.
 */
function traceColumn(
  layers: readonly Piece[][],
  crotch: number,
  side: number,
  middle: number,
  feet?: readonly [number, number][],
): { column: [number, number][]; seen: number } {
  const column: ([number, number] | undefined)[] = [];
  const far = 0.09 * layers.length;
  const [from, to] = SHINS.map((share) => Math.round(share * crotch));
  // Below a robe there may be feet.
  const foot = feet?.find(([x]) => x * side > 0);
  const first = bestPiece(layers, from, to, side, middle, foot) ?? bestPiece(layers, 0, from - 1, side, middle, foot);
  const trace = (end: number, step: number): void => {
    if (!first) return;
    let last = first.piece;
    for (let y = first.y; step > 0 ? y <= end : y >= end; y += step) {
      let best: Piece | undefined;
      let most = 0;
      for (const piece of layers[y] ?? []) {
        if (!isBeside(piece, side) || !goesOn(piece, last)) continue;
        const near = Math.hypot(piece.x - last.x, piece.z - last.z);
        const value = piece.area / (4 + near * near);
        if (value > most && near <= far) [most, best] = [value, piece];
      }
      if (best) last = best;
      column[y] = best ? [best.x, best.z] : undefined;
    }
  };
  trace(crotch, 1);
  trace(0, -1);
  const known = column.find((c) => c !== undefined);
  const whole = layers[Math.round(crotch / 2)]?.reduce<Piece | undefined>(
    (a, p) => (!a || p.area > a.area ? p : a),
    undefined,
  );
  const fallback: [number, number] = known ?? [side * Math.max(1, 0.4 * (whole?.right ?? 2)), whole?.z ?? 0];
  const out: [number, number][] = [];
  for (let y = 0; y <= crotch; y++) out.push(column[y] ?? nearest(column, y) ?? fallback);
  const [low, high] = [Math.round(0.3 * crotch), Math.round(0.7 * crotch)];
  const seen = column.slice(low, high + 1).filter(Boolean).length / (high + 1 - low);
  return { column: out, seen };
}

/** The piece of some layers beside the plane that is most like a leg, and its layer; where a foot is seen, rather above that: cloaks hang beside legs. */
function bestPiece(
  layers: readonly Piece[][],
  from: number,
  to: number,
  side: number,
  middle: number,
  foot?: readonly [number, number],
): { piece: Piece; y: number } | undefined {
  let best: { piece: Piece; y: number } | undefined;
  let most = 0;
  for (let y = from; y <= to; y++) {
    const pieces = layers[y] ?? [];
    // Staffs and hems stand on the ground too.
    const astray = Math.max(0.24 * layers.length, 1.1 * standsApart(pieces));
    for (const piece of pieces) {
      if (!isBeside(piece, side)) continue;
      const near = Math.hypot(piece.x, 0.5 * (piece.z - middle));
      const away = foot ? Math.hypot(piece.x - foot[0], piece.z - foot[1]) / (ABOVE_FOOT * layers.length) : 0;
      const value = piece.area / (4 + near * near) / (1 + away * away);
      if (near <= astray && value > most) [most, best] = [value, { piece, y }];
    }
  }
  return best;
}

/** Whether a piece is on one side of the plane, which it may touch. */
function isBeside({ middle, x, left, right }: Piece, side: number): boolean {
  return x * side > 0 && (!middle || Math.min(Math.abs(left), Math.abs(right)) <= TOUCHES);
}

/** Whether a leg goes on in a piece of another layer: one is over the other, and it is not much wider. Where legs meet the trunk, hands hang beside them. */
function goesOn(next: Piece, last: Piece): boolean {
  const isOver = (a: Piece, b: Piece): boolean =>
    a.x > b.left - 1 && a.x < b.right + 1 && a.z > b.back - 1 && a.z < b.front + 1;
  return next.right - next.left < WIDER * (last.right - last.left + 1) && (isOver(next, last) || isOver(last, next));
}

/** How far from the middle two legs stand that are all there is of a layer; 0 for any other layer. */
function standsApart(pieces: readonly Piece[]): number {
  if (pieces.length !== 2) return 0;
  const [a, b] = pieces.map(({ x }) => x);
  return a * b < 0 && Math.abs(a + b) < 0.15 * Math.abs(a - b) ? Math.max(Math.abs(a), Math.abs(b)) : 0;
}

function nearest(column: readonly ([number, number] | undefined)[], y: number): [number, number] | undefined {
  for (let d = 1; d < column.length; d++) {
    const found = column[y + d] ?? column[y - d];
    if (found) return found;
  }
  return undefined;
}

/** What there is of a foot: how far it goes, and where it is thickest. */
interface FootBox {
  left: number;
  right: number;
  back: number;
  front: number;
  x: number;
}

/** The foot below an ankle: how far it goes to the back, the front and the sides. */
function footBox(layers: readonly Piece[][], ankle: Vec3, side: number, ankleY: number): FootBox {
  let [back, front, x, area, left, right] = [ankle[2], ankle[2], ankle[0], 0, ankle[0], ankle[0]];
  for (let y = 0; y <= Math.max(1, 0.7 * ankleY); y++)
    for (const piece of layers[y] ?? []) {
      if (piece.back > ankle[2] + 2 || piece.front < ankle[2] - 2) continue;
      if (!piece.middle && (piece.x * side <= 0 || ankle[0] < piece.left - 2 || ankle[0] > piece.right + 2)) continue;
      back = Math.min(back, piece.back);
      front = Math.max(front, piece.front);
      [left, right] = [Math.min(left, piece.left), Math.max(right, piece.right)];
      if (!piece.middle && piece.area > area) [area, x] = [piece.area, piece.x];
    }
  return { left, right, back, front, x };
}

/** In the middle of those cells of a foot that are farthest from its ankle to the front: feet turn out, and toes of shoes curl up. */
function toeTip(
  { solid, size: [nx, ny, nz], floor }: Body,
  foot: FootBox,
  ankle: Vec3,
  side: number,
  ankleY: number,
): Vec3 | undefined {
  const half = (nx - 1) / 2;
  const cells: [away: number, at: Vec3][] = [];
  for (let y = floor; y <= floor + Math.max(1, 0.7 * ankleY); y++)
    for (let z = Math.ceil(ankle[2] + ankleY); z <= Math.min(nz - 1, foot.front); z++)
      for (let cx = Math.max(0, Math.ceil(foot.left + half)); cx <= Math.min(nx - 1, foot.right + half); cx++) {
        const x = cx - half;
        if (x * side > 0 && solid[(z * ny + y) * nx + cx])
          cells.push([Math.hypot(x - ankle[0], z - ankle[2]), [x, y, z]]);
      }
  const farthest = cells.reduce((most, [away]) => Math.max(most, away), 0);
  const tip = cells.filter(([away]) => away > farthest - TOES).map(([, at]) => at);
  if (!tip.length) return undefined;
  const [x, y, z] = tip.reduce((a, b) => V3.add(a, b), [0, 0, 0]).map((v) => v / tip.length);
  return [x, Math.max(floor + 0.25 * ankleY, y), z];
}
