import { createFloatImage, type FloatImage, opaqueBox, resize, signedDistance } from '../image/index.ts';
import { areaOf } from './area-of.ts';
import type { Body } from './body.ts';
import { INFLATE_DEFAULTS, squaredHeight } from './inflate.ts';
import type { Outline, Shape } from './shape.ts';
import { type OutlinePieces, piecesOf, splitOutline } from './split-outline.ts';

/** Legs stand so far from the middle, as a share of the body's half depth. */
const ASIDE = 0.58;
/**
 * Where that is so small a share of how far the first leg is from the last, from all to nothing, the trunk is a seat or a board, and they stand so far from the middle instead: a
 * chair would fall over. So much broader its trunk is at most.
 */
const THIN = [0.13, 0.17] as const;
const STANCE = 0.28;
const BROADEST = 4.5;
/** Balls of this share of the largest one's radius make up the trunk. */
const TRUNK = 0.5;
/** A foot reaches so near to the ground, and is no wider than this: shares of the outline's height and width. */
const GROUND = 0.14;
const FOOT = 0.24;

/** What is left of a leg's rim within so many pixels of it goes with it. */
const SLIVER = 2.5;
/** Over so many pixels from there on a broad trunk gets its breadth. */
const BESIDE = 6;
/** Share of the outline that the trunk has at least. */
const HEAVY = 0.25;
/** A leg ends where its limb, over so many rows (a share of the outline's height), gets wider by this share of the leg's usual width: heads can hang on to it. */
const WIDENS = 0.45;
const ROWS = 0.05;

/** An animal from the side: its trunk, and which limbs are legs, from the left. */
export interface SideView {
  pieces: OutlinePieces;
  /** Where legs may hang on to: all but heads that hang on to them. */
  hold: FloatImage;
  legs: readonly number[];
}

/** Whether an outline is that of an animal from the side: a lying trunk on legs far apart. */
export function findSideView(alpha: FloatImage, distance: FloatImage): SideView | undefined {
  const split = splitOutline(alpha, distance, TRUNK);
  // The lowest of what is thick: heads can be larger.
  const heavy = piecesOf(split.thick, HEAVY * areaOf(alpha)).map(boxOf);
  if (heavy.length === 0) return undefined;
  const trunk = heavy.reduce((a, b) => (b.bottom > a.bottom ? b : a));
  const whole = boxOf(alpha);
  const [width, height] = [whole.right - whole.left, whole.bottom - whole.top];
  if (!(trunk.right - trunk.left > 1.15 * (trunk.bottom - trunk.top))) return undefined;
  if (trunk.bottom > whole.bottom - 0.11 * height) return undefined;
  const parted = split.limbs.flatMap((limb) => partFeet(limb, whole));
  const pieces = { ...split, limbs: parted.map((limb) => legOf(limb, trunk, whole)) };
  const legs = Array.from(pieces.limbs.keys())
    .map((k) => ({ k, box: boxOf(pieces.limbs[k]) }))
    .filter(
      ({ k, box }) =>
        box.bottom > whole.bottom - GROUND * height - 1 &&
        footWidth(pieces.limbs[k], box) < FOOT * width &&
        box.bottom - box.top > 0.12 * height,
    )
    .sort((a, b) => a.box.left + a.box.right - b.box.left - b.box.right);
  if (legs.length < 2 || legs.length > 4) return undefined;
  const middle = ({ box }: (typeof legs)[number]): number => (box.left + box.right) / 2;
  if (middle(legs[legs.length - 1]) - middle(legs[0]) < 0.34 * (trunk.right - trunk.left)) return undefined;
  const hold = createFloatImage(alpha.width, alpha.height, 1);
  for (let i = 0; i < hold.data.length; i++) {
    const off = parted.reduce((most, limb, k) => Math.max(most, limb.data[i] - pieces.limbs[k].data[i]), 0);
    hold.data[i] = Math.max(split.thick.data[i], alpha.data[i] - off);
  }
  return { pieces, hold, legs: legs.map(({ k }) => k) };
}

/** A limb on several feet, such as the legs of a chair with a bar between them, as one for each foot. */
function partFeet(limb: FloatImage, whole: Box): FloatImage[] {
  const { width, height, data } = limb;
  const tall = whole.bottom - whole.top;
  const row = Math.min(height - 1, Math.round(whole.bottom - GROUND * tall)) * width;
  const feet: [number, number][] = [];
  for (let x = 0; x < width; x++) {
    if (data[row + x] < 0.5) continue;
    const from = x;
    while (x < width && data[row + x] >= 0.5) x++;
    feet.push([from, x]);
  }
  return feet.length < 2
    ? [limb]
    : feet.map(([from, to], k) => {
        const left = k > 0 ? (feet[k - 1][1] + from) / 2 : 0;
        const right = k < feet.length - 1 ? (to + feet[k + 1][0]) / 2 : width;
        const out = createFloatImage(width, height, 1);
        for (let i = 0; i < data.length; i++) if (i % width >= left && i % width < right) out.data[i] = data[i];
        return out;
      });
}

/** Of a limb that reaches from the ground to above the middle of the trunk what is its leg: there a head hangs on to it. Other limbs are left as they are. */
function legOf(limb: FloatImage, trunk: Box, whole: Box): FloatImage {
  const { top, bottom } = boxOf(limb);
  const tall = whole.bottom - whole.top;
  if (bottom <= whole.bottom - GROUND * tall - 1 || top >= (trunk.top + trunk.bottom) / 2) return limb;
  const { width, height, data } = limb;
  const reach = Math.round(ROWS * tall);
  const rows: Stretch[] = [];
  for (let y = bottom - 1, row: Stretch | undefined = { left: 0, right: width, wide: width }; y >= top; y--) {
    row = widestOver(limb, y, row);
    if (!row) break;
    rows.push(row);
  }
  // Toes do not count, nor do bars and knees.
  const usual = rows.map(({ wide }) => wide).sort((a, b) => a - b)[rows.length >> 2];
  const end = rows.findIndex(
    ({ wide }, k) =>
      k > 2 * reach &&
      wide > rows[k - reach].wide + WIDENS * usual &&
      rows.slice(k, k + 2 * reach).every((row) => row.wide > (1 + WIDENS / 2) * rows[k - reach].wide),
  );
  if (end < 0) return limb;
  const { wide } = rows[end - reach];
  const kept = rows.slice(0, end).findLastIndex((row) => row.wide <= (1 + WIDENS / 2) * wide) + 1;
  const out = createFloatImage(width, height, 1);
  rows.slice(0, kept).forEach(({ left, right }, k) => {
    const row = (bottom - 1 - k) * width;
    for (let i = row + left; i < row + right; i++) out.data[i] = data[i];
  });
  return out;
}

interface Stretch {
  left: number;
  right: number;
  wide: number;
}

/** The widest stretch of a row that touches the one below. */
function widestOver({ width, data }: FloatImage, y: number, below: Stretch): Stretch | undefined {
  let best: Stretch | undefined;
  for (let x = below.left; x < below.right; x++) {
    if (data[y * width + x] < 0.5) continue;
    let [left, right] = [x, x];
    while (left > 0 && data[y * width + left - 1] >= 0.5) left--;
    while (right < width && data[y * width + right] >= 0.5) right++;
    if (!best || right - left > best.wide) best = { left, right, wide: right - left };
    x = right;
  }
  return best;
}

/** The same pieces of that outline drawn larger or smaller. */
export function resizeSideView({ pieces, hold, legs }: SideView, { width, height, data }: FloatImage): SideView {
  const drawn = (piece: FloatImage): FloatImage => {
    const out = resize(piece, width, height);
    for (let i = 0; i < data.length; i++) out.data[i] = Math.min(data[i], out.data[i]);
    return out;
  };
  const { core, thick, limbs } = pieces;
  return { pieces: { core: drawn(core), thick: drawn(thick), limbs: limbs.map(drawn) }, hold: drawn(hold), legs };
}

/**
 * An animal from the side: legs stand at the sides of the trunk. Where the picture shows two, each hides another; of four, those of a pair whose foot is
 * higher in the picture stand on the far side. Head and tail stay in the middle.
 */
export function makeSideView({ alpha, distance }: Outline, { pieces, hold, legs }: SideView): Shape {
  const { width, height } = alpha;
  const own = ASIDE * INFLATE_DEFAULTS.depth * distance.data.reduce((most, d) => Math.max(most, d), 0);
  const middles = legs.map((k) => boxOf(pieces.limbs[k])).map(({ left, right }) => (left + right) / 2);
  const span = Math.max(...middles) - Math.min(...middles);
  const thin = Math.min(1, Math.max(0, (THIN[1] - own / span) / (THIN[1] - THIN[0])));
  const broad = 1 + thin * (Math.min(BROADEST, Math.max(1, (STANCE * span) / own)) - 1);
  const aside = broad * own;
  const rest = createFloatImage(width, height, 1);
  rest.data.set(alpha.data);
  const broadened = createFloatImage(width, height, 1);
  broadened.data.fill(broad);
  for (const k of legs) {
    const { data } = signedDistance(pieces.limbs[k]);
    for (let i = 0; i < data.length; i++) {
      if (data[i] > -SLIVER) rest.data[i] = Math.min(rest.data[i], pieces.thick.data[i]);
      // What little else is left of a leg's rim must not come out beside it.
      const off = Math.min(1, Math.max(0, (-data[i] - SLIVER) / BESIDE));
      if (pieces.thick.data[i] < 0.5) broadened.data[i] = Math.min(broadened.data[i], 1 + off * (broad - 1));
    }
  }
  const bodies: Body[] = [blownUp(rest, 0, 'trunk', broadened)];
  const doubled = legs.length < 4;
  legs.forEach((k, n) => {
    const limb = thighOf(pieces.limbs[k], hold, aside);
    const sides = doubled ? [1, -1] : [isLower(pieces.limbs, legs, n) ? 1 : -1];
    for (const side of sides)
      bodies.push(blownUp(limb, side * aside, `${side > 0 ? 'near' : 'far'} leg ${1 + (doubled ? n : n >> 1)}`));
  });
  return { route: 'limbs', bodies, elevation: 0, twins: [] };
}

/** Whether a leg's foot is lower in the picture than that of the other one of its pair. */
function isLower(limbs: readonly FloatImage[], legs: readonly number[], n: number): boolean {
  const own = boxOf(limbs[legs[n]]).bottom;
  const other = boxOf(limbs[legs[n % 2 === 0 ? n + 1 : n - 1]]).bottom;
  return own > other || (own === other && n % 2 === 0);
}

/** A leg with as much of the trunk as it takes to hang on to its side. */
function thighOf(limb: FloatImage, hold: FloatImage, aside: number): FloatImage {
  const reach = signedDistance(limb);
  const out = createFloatImage(limb.width, limb.height, 1);
  for (let i = 0; i < out.data.length; i++)
    out.data[i] = Math.min(hold.data[i], Math.min(1, Math.max(0, reach.data[i] + 0.5 * aside)));
  return out;
}

function blownUp(mask: FloatImage, z: number, part: string, broad?: FloatImage): Body {
  const { depth, smooth } = INFLATE_DEFAULTS;
  const square = squaredHeight(mask, smooth);
  const mid = createFloatImage(mask.width, mask.height, 1);
  mid.data.fill(z);
  for (let i = 0; i < square.data.length; i++) {
    if (square.data[i] > 0) square.data[i] *= depth * depth;
    // Past the outline as within, or it would move outwards.
    square.data[i] *= (broad?.data[i] ?? 1) ** 2;
  }
  return { kind: 'relief', part, square, mid };
}

type Box = ReturnType<typeof opaqueBox>;

function boxOf({ width, height, data }: FloatImage): Box {
  return opaqueBox({ width, height, alpha: data });
}

/** Pixels across the lowest rows of a limb. */
function footWidth({ width, data }: FloatImage, { left, right, top, bottom }: Box): number {
  let most = 0;
  for (let y = Math.max(top, bottom - 3); y < bottom; y++) {
    let n = 0;
    for (let x = left; x < right; x++) n += data[y * width + x] >= 0.5 ? 1 : 0;
    most = Math.max(most, n);
  }
  return most;
}
