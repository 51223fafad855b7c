import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { asCourse, type GroundLeg } from './legs.ts';
import { planeSpan } from './mirror-ridge.ts';
import { type Piece, sliceBody } from './slices.ts';

/** Where the limbs of a body that squats are, by the span of its trunk, from its rump on, and by its height. */
const HIP = { along: 0.21, up: 0.35 };
const SHOULDER = { along: 0.64, up: 0.62 };
/** From the heel to the knee by the span, and where to look for the thick of it, by the height. */
const SHANK = 0.38;
const KNEE_LOW = 0.18;
const KNEE_HIGH = 0.45;
/** Feet that lie along so much of the body belong to folded legs, not to ones that stand. */
const LYING = 0.3;

/** The legs of a body that squats as frogs do: hind legs folded beside it, knees before the hips and heels behind them. */
export interface FoldedLegs {
  fore: [GroundLeg, GroundLeg];
  hind: { side: 1 | -1; hip: Vec3; knee: Vec3; heel: Vec3; ball: Vec3; tip: Vec3 }[];
  hipZ: number;
  chestZ: number;
}

/** Undefined for bodies whose feet stand below them. */
export function findFoldedLegs(body: Body): FoldedLegs | undefined {
  const [first, last] = planeSpan(body);
  const span = last - first;
  if (span < 4 || body.height < 0.35 * span) return undefined;
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
    const heelZ = foot.back + 0.12 * Math.min(foot.length, SHANK * span);
    const heel: Vec3 = [foot.x, body.floor + 0.09 * body.height, heelZ];
    const toeZ = foot.back + Math.min(foot.length, 0.45 * span);
    const knee = thickOf(body, side, heelZ + SHANK * span, 0.5 * Math.abs(foot.x));
    const edge = edgeAt(body, hipY, place(HIP.along), Math.abs(foot.x));
    return {
      side,
      hip: [0.5 * side * edge, hipY, place(HIP.along)] as Vec3,
      knee: knee ?? ([foot.x, body.floor + 0.3 * body.height, heelZ + SHANK * span] as Vec3),
      heel,
      ball: [foot.x, body.floor + 0.03 * body.height, heelZ + 0.6 * (toeZ - heelZ)] as Vec3,
      tip: [foot.x, body.floor, toeZ] as Vec3,
    };
  });
  const fore = sides.map(([side, { fore: at }]): GroundLeg => {
    const hand: Vec3 = [at[0], body.floor, at[2]];
    const y = body.floor + SHOULDER.up * body.height;
    const z = place(SHOULDER.along);
    const x = side * 0.8 * edgeAt(body, y, z, Math.abs(hand[0]));
    const elbow: Vec3 = [0.3 * x + 0.7 * hand[0], body.floor + 0.36 * body.height, z - 0.1 * span];
    return {
      side,
      course: asCourse([[x, y, z], elbow, hand]),
      foot: hand,
      back: hand[2] - 1,
      front: hand[2] + 0.08 * span,
    };
  });
  return { fore: fore as [GroundLeg, GroundLeg], hind, hipZ: place(HIP.along), chestZ: place(SHOULDER.along) };
}

/** What of one side lies on the ground: the foot from the rump on, and the hand, which may be one piece with it. */
function contact(floor: readonly Piece[], side: number, first: number, last: number) {
  const mine = floor.filter((p) => p.x * side > 0 && p.area > 5).sort((a, b) => a.back - b.back);
  const [hind, fore] = [mine[0], mine.reduce<Piece | undefined>((a, p) => (a && a.front > p.front ? a : p), undefined)];
  if (!hind || !fore || hind.back > first + 0.3 * (last - first)) return undefined;
  const hand: Vec3 = [fore.x, 0, fore === hind ? fore.front - 0.1 * (last - first) : fore.z];
  return { hind: { x: hind.x, back: hind.back, length: hind.front - hind.back }, fore: hand };
}

/** The thickest place of a folded leg across the body at a z: its knee. */
function thickOf(
  { radius, size: [nx, ny], floor, height }: Body,
  side: number,
  z: number,
  from: number,
): Vec3 | undefined {
  let most = 0;
  let best: Vec3 | undefined;
  for (let y = Math.round(floor + KNEE_LOW * height); y <= floor + KNEE_HIGH * height; y++)
    for (let x = Math.round(from); x < nx / 2 - 1; x++) {
      const r = radius[(Math.round(z) * ny + y) * nx + nx / 2 + (side > 0 ? x : -1 - x)];
      if (r > most) [most, best] = [r, [side * (x + 0.5), y, z]];
    }
  return best;
}

/** Half the width of the trunk at a height and a z, at most `most`. */
function edgeAt({ solid, size: [nx, ny] }: Body, y: number, z: number, most: number): number {
  let x = 0;
  while (x < most && solid[(Math.round(z) * ny + Math.round(y)) * nx + nx / 2 + x]) x++;
  return Math.max(1, x);
}
