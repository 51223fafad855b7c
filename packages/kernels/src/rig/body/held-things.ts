import { V3, type Vec3 } from '../../math/index.ts';
import { labelComponents, type Mesh } from '../../mesh/index.ts';
import { uniqueVertices } from '../weights/unique-vertices.ts';
import { type Body, regrow } from './body.ts';
import { settleVoxels } from './settle-voxels.ts';
import type { TrunkProfile } from './trunk-profile.ts';
import { voxelize } from './voxels.ts';

/** By the trunk from crotch to neck: where shoulders are, how long things are at least, and from where on an arm holds them. */
const SHOULDER = { aside: 0.3, down: 0.13 };
const LONG = 0.5;
const GRIP = 0.5;
/** Plates (shields, books, blades of axes) are so wide; they may lie along the forearm. */
const WIDE = 0.42;
const ALONG = 0.2;
/** They are flat: so much thinner than wide. */
const FLAT = 0.55;
/** Both faces of a plate together by its box; a limb that goes aslant through its box has less. */
const FULL = 1.2;
/** What goes straight away from the shoulder for this share of its length is an arm's own, from the elbow on at the latest, as far as arms reach. */
const RADIAL = 0.7;
const ELBOW = 0.85;
const REACH_MAX = 1.8;
/** What is so thick and reaches from below the knee, by the crotch, to no higher than this is a leg. */
const KNEE = 0.5;
const HIP = 0.4;
const THICK = 0.16;
/** Blades and rods that lie across an arm, so long at least and so much thinner, are held nearer to the shoulder, too: arms of tall trunks are short. */
const ROD = { long: 0.8, thin: 0.25, grip: 0.3 };
/** As near as this it is at a hand. */
const IN_HAND = 0.15;
/** What touches the body nearer to its middle hangs on the trunk, by the same. */
const BESIDE = 0.27;
/** What is so thin by its length and reaches from below the knee to above the neck is no limb, wherever arms seem to end: a staff. */
const THIN = 0.2;
/** Lower than this share of the crotch it is a shoe. */
const FEET = 0.45;

/** Gauntlets and forearms of machines: so thick by their length, so much of their box's surface, and each other's image but for so much of their length. */
const BULKY = { thick: 0.5, full: 0.33 };
const TWIN = 0.3;

/** A piece of a mesh in the cells of a body: its box, and where it touches other pieces. */
interface Piece {
  low: [number, number, number];
  high: [number, number, number];
  touches: number;
  /** Of the places where it touches: to the nearer shoulder at least, from the mirror plane at least, and height at most. */
  reach: number;
  aside: number;
  up: number;
  /** All of it: to the shoulder at least and at most. */
  nearest: number;
  farthest: number;
  volume: number;
  /** Cells that its surface passes through. */
  cells: number;
}

/**
 * A body without what its hands hold: swords, staffs, shields and books that are pieces of their own, lie beside the trunk and touch the body only where hands
 * and forearms are. `hands` are where arms seem to end; staffs tell by themselves. Undefined if it holds nothing. `mesh` stands as the body does.
 */
export function withoutHeldThings(
  body: Body,
  trunk: TrunkProfile,
  hands: readonly Vec3[],
  { positions, indices }: Pick<Mesh, 'positions' | 'indices'>,
): Body | undefined {
  const longest = longestSide(positions);
  const { of } = uniqueVertices(positions, 2e-6 * longest);
  const welded = { positions, indices: indices.map((v) => of[v]) };
  const { count, ofFace } = labelComponents(welded);
  if (count < 2) return undefined;
  const pieces = measurePieces(body, trunk, { positions, indices }, { count, ofFace });
  const span = trunk.neck - trunk.crotch;
  const largest = pieces.reduce((a, b) => (b.volume > a.volume ? b : a));
  const held = pieces.map(
    (piece) =>
      piece !== largest &&
      !(isStout(piece) && pieces.some((other) => areTwins(piece, other))) &&
      isHeld(piece, span, body.floor, trunk.crotch) &&
      (isStaff(piece, body.floor, trunk) || hands.some((at) => isIn(piece, at, IN_HAND * span))),
  );
  if (!held.includes(true)) return undefined;
  const kept = indices.filter((_, k) => !held[ofFace[Math.floor(k / 3)]]);
  const { cell, origin, size } = body;
  const cells = Math.round(longest / cell);
  const rest = voxelize({ positions, indices: kept }, cells, origin[0] + ((size[0] - 1) / 2) * cell);
  if (rest.size.some((n, a) => n !== size[a])) return undefined;
  settleVoxels(rest, body.mirrored, cells);
  return regrow(body, rest.solid, true);
}

function isIn({ low, high }: Piece, at: Vec3, slack: number): boolean {
  return at.every((v, a) => v > low[a] - slack && v < high[a] + slack);
}

function isHeld(piece: Piece, span: number, floor: number, crotch: number): boolean {
  const { low, high, touches, reach, aside, up } = piece;
  if (touches === 0 || low[0] * high[0] < 0 || aside < BESIDE * span || up < floor + FEET * crotch) return false;
  const sides = sidesOf(piece);
  const isLeg = low[1] < floor + KNEE * crotch && high[1] < floor + crotch + HIP * span && sides[1] > THICK * span;
  const isRadial = piece.farthest - piece.nearest > RADIAL * sides[0];
  const isArm = isRadial && piece.nearest < ELBOW * span && piece.farthest < REACH_MAX * span;
  const isFull = piece.cells > FULL * sides[0] * sides[1];
  const isPlate = isFull && sides[1] > WIDE * span && sides[2] < FLAT * sides[1];
  if (isLeg || (isArm && !isPlate) || sides[0] < LONG * span) return false;
  const isRod = !isRadial && sides[0] > ROD.long * span && sides[1] < ROD.thin * sides[0];
  return reach > (isPlate ? ALONG : isRod ? ROD.grip : GRIP) * span;
}

/** Whether a piece is thick from every side, and not just aslant in its box. */
function isStout(piece: Piece): boolean {
  const [a, b, c] = sidesOf(piece).map((side) => side + 1);
  return c > BULKY.thick * a && piece.cells > BULKY.full * 2 * (a * b + b * c + a * c);
}

/** Whether pieces on both sides of the mirror plane are about each other's image. */
function areTwins(a: Piece, b: Piece): boolean {
  const most = TWIN * sidesOf(a)[0];
  return (
    a !== b &&
    [
      a.low[0] + b.high[0],
      a.high[0] + b.low[0],
      ...[1, 2].flatMap((k) => [a.low[k] - b.low[k], a.high[k] - b.high[k]]),
    ].every((away) => Math.abs(away) < most)
  );
}

/** Sides of a piece's box, the longest first. */
function sidesOf({ low, high }: Piece): number[] {
  return [0, 1, 2].map((a) => high[a] - low[a]).sort((a, b) => b - a);
}

function isStaff({ low, high }: Piece, floor: number, { crotch, neck }: TrunkProfile): boolean {
  const length = high[1] - low[1];
  const isThin = Math.max(high[0] - low[0], high[2] - low[2]) < THIN * length;
  return isThin && low[1] < floor + KNEE * crotch && high[1] > floor + neck;
}

/** Every piece of a mesh, and where it touches others: in cells that both of them pass through, or that are beside each other. */
function measurePieces(
  { origin, cell, size, floor }: Body,
  trunk: TrunkProfile,
  { positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>,
  { count, ofFace }: { count: number; ofFace: Uint32Array },
): Piece[] {
  const [nx, ny] = size;
  const span = trunk.neck - trunk.crotch;
  const y = floor + trunk.neck - SHOULDER.down * span;
  const shoulder: Vec3 = [SHOULDER.aside * span, y, trunk.z[Math.round(y - floor)] ?? 0];
  const pieces = Array.from(
    { length: count },
    (): Piece => ({
      low: [Infinity, Infinity, Infinity],
      high: [-Infinity, -Infinity, -Infinity],
      touches: 0,
      reach: Infinity,
      aside: Infinity,
      up: -Infinity,
      nearest: Infinity,
      farthest: 0,
      volume: 0,
      cells: 0,
    }),
  );
  const label = new Int32Array(nx * ny * size[2]).fill(-1);
  const away = (x: number, y: number, z: number): number =>
    Math.hypot(Math.abs(x - (nx - 1) / 2) - shoulder[0], y - shoulder[1], z - shoulder[2]);
  const touch = (k: number, x: number, y: number, z: number): void => {
    const piece = pieces[k];
    const out = Math.abs(x - (nx - 1) / 2);
    piece.touches++;
    piece.reach = Math.min(piece.reach, away(x, y, z));
    piece.aside = Math.min(piece.aside, out);
    piece.up = Math.max(piece.up, y);
  };
  const visit = (k: number, at: Vec3): void => {
    const [x, y, z] = at.map((v, a) => Math.max(1, Math.min(size[a] - 2, Math.round((v - origin[a]) / cell))));
    const i = (z * ny + y) * nx + x;
    if (label[i] === k) return;
    for (const j of [i, i + 1, i - 1, i + nx, i - nx, i + nx * ny, i - nx * ny]) {
      if (label[j] < 0 || label[j] === k) continue;
      touch(k, x, y, z);
      touch(label[j], x, y, z);
    }
    label[i] = k;
    pieces[k].cells++;
    const { low, high } = pieces[k];
    pieces[k].nearest = Math.min(pieces[k].nearest, away(x, y, z));
    pieces[k].farthest = Math.max(pieces[k].farthest, away(x, y, z));
    [x - (nx - 1) / 2, y, z].forEach((v, a) => {
      low[a] = Math.min(low[a], v);
      high[a] = Math.max(high[a], v);
    });
  };
  const corner = (v: number): Vec3 => [p[3 * v], p[3 * v + 1], p[3 * v + 2]];
  for (let f = 0; f < ofFace.length; f++) {
    const [a, b, c] = [0, 1, 2].map((k) => corner(indices[3 * f + k]));
    const n = Math.max(1, Math.ceil((1.2 * Math.max(V3.distance(a, b), V3.distance(a, c), V3.distance(b, c))) / cell));
    for (let s = 0; s <= n; s++)
      for (let t = 0; t <= n - s; t++)
        visit(ofFace[f], V3.add(V3.scale(a, 1 - (s + t) / n), V3.add(V3.scale(b, s / n), V3.scale(c, t / n))));
  }
  for (const piece of pieces) piece.volume = piece.high.reduce((v, h, a) => v * (h - piece.low[a] + 1), 1);
  return pieces;
}

function longestSide(p: Float32Array): number {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < p.length; i++) {
    min[i % 3] = Math.min(min[i % 3], p[i]);
    max[i % 3] = Math.max(max[i % 3], p[i]);
  }
  return Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2], 1e-9);
}
