import type { Vec3 } from '../../math/index.ts';
import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { overlaps, type Piece } from './slices.ts';

/** What a standing body is like from the floor up, in cells. */
export interface TrunkProfile {
  /** Thickest place of the mirror plane per layer: half thickness and z. 0 where there is nothing. */
  thick: Float32Array;
  z: Float32Array;
  /** Half the width of the piece about the mirror plane. */
  wide: Float32Array;
  /** Layer (from the floor) below which the legs stand apart; 0 if they nowhere do. */
  crotch: number;
  /** Where it usually is, by how large the head is. */
  usual: number;
  /** The narrowest layer between head and trunk, and how sure: 0 = guessed. */
  neck: number;
  neckSure: number;
  /** Topmost layer of the mirror plane. */
  crown: number;
}

/** By the height: what is that far from the middle is no neck. */
const BESIDE = 0.06;

/** By the height: what reaches that far out, and by how far out it is rises or falls less than that, is an arm stretched out. */
const OUT = 0.24;
const LEVEL = 0.35;
/** Arms held to the front are so far from the middle, and so high at least, by the height. */
const AHEAD = [0.06, 0.2] as const;
const RAISED = 0.68;
/** Hands begin at this share of how far out they are. */
const HANDS = 0.85;
/** Cheeks of large heads are far out too, but do not stick out so far, by the height. */
const STICKS_OUT = 0.2;
/** By the crown: how far above arms that are stretched out the neck is, and at most. */
const ABOVE_ARMS = 0.07;
const NECK_ABOVE = 0.17;

/** Large heads are so much thicker than the trunk below them. With ears they are more than half of the body, and so sure is the neck below. */
const LARGE_HEAD = 1.3;
const HALF = 0.5;
const EARS = 0.2;
/** Nothing is farther out than arms that are stretched out: above what is, below a neck up to this share of the crown and so sure, there are cheeks. Such a head is about as thick as the trunk at least, and has no neck of its own. */
const CHEEKS = { high: 0.6, sure: 0.35, thick: 0.9, dip: 0.08 };

/** Legs that are so much of the trunk above them are legs to their top, and so short at least, by what is usual. */
const WHOLE = 0.62;
const SHORT_LEGS = 0.3;
/** Half the thickness of a trunk that may have such legs, by the crown. */
const STOUT = 0.125;

/** How much thinner the middle of a trunk may be for each cell that it is nearer to the line. */
const ASTRAY = 0.6;
/** Of the crown: heads are at least an eighth of a body. */
const HIGHEST_NECK = 0.89;
/** A neck is narrower than what is above and below it by this share at least, and by so much more for how far it is from where necks usually are, by the way from the legs to the crown. */
const LEAST_DIP = 0.12;
const UNUSUAL = 0.5;
/** What is narrow between arms that hang from farther up is a waist: they have not left the trunk above this share of the way from the legs to a neck. */
const ARMS_BY_NECK = 0.6;

/** Reads off where the legs end and the head begins, unless that is known. */
export function profileTrunk(
  body: Body,
  layers: readonly Piece[][],
  known?: Pick<TrunkProfile, 'neck' | 'neckSure'>,
): TrunkProfile {
  const n = layers.length;
  const { thick, z } = ridge(body, n);
  const wide = new Float32Array(n);
  layers.forEach((pieces, y) => {
    for (const piece of pieces)
      if (piece.middle) wide[y] = Math.max(wide[y], Math.min(piece.right, -piece.left, (piece.right - piece.left) / 2));
  });
  const crown = findCrown(thick);
  const parted = findCrotch(body, layers);
  const legs = Math.min(parted || 0.4 * crown, 0.6 * crown);
  const arms = armLayer(body);
  const first = findNeckBelowEars(layers, { thick, wide, legs, crown, arms });
  const isWaist =
    arms.y > 0 &&
    arms.y < legs + ARMS_BY_NECK * (first.neck - legs) &&
    isPassed(layers[first.neck], layers[first.neck + 2]);
  let chest = first.neck;
  for (let y = chest; y < HIGHEST_NECK * crown; y++) if (thick[y] > thick[chest]) chest = y;
  const { neck, neckSure } = known ?? (isWaist ? findNeck(thick, wide, legs, crown, { y: chest, out: false }) : first);
  // Large heads go with short legs. Skirts and coats hide where legs part; so do boots that touch.
  const usual = neck * Math.min(0.6, Math.max(0.18, 0.7 - 0.78 * (1 - neck / crown)));
  // Thighs of slender bodies touch.
  const isStout = Math.max(...thick.subarray(0, neck)) > STOUT * crown && areWhole(layers, parted);
  const unlikely = parted < (isStout ? SHORT_LEGS : 0.68) * usual || parted > 1.35 * usual;
  // Trousers and tunics only lower it.
  const lowered = isStout ? parted : 0.4 * parted + 0.6 * usual;
  const crotch = unlikely ? usual : parted < usual ? lowered : parted;
  const low = Math.max(2, Math.round(crotch));
  straighten(body, z, low, neck);
  return { thick, z, wide, crotch: low, usual, neck, neckSure, crown };
}

/** Between crotch and neck the middle of a trunk is near the line between these: what is thick far behind it is carried on the back. */
function straighten(
  { radius, size: [nx, ny, nz], floor }: Body,
  place: Float32Array,
  crotch: number,
  neck: number,
): void {
  const [from, to] = [place[crotch], place[neck]];
  if (!(neck > crotch && from && to)) return;
  for (let y = crotch + 1; y < neck; y++) {
    const line = from + ((to - from) * (y - crotch)) / (neck - crotch);
    let most = 0;
    let best = place[y];
    for (let z = 0; z < nz; z++) {
      const value = radius[(z * ny + y + floor) * nx + nx / 2] - ASTRAY * Math.abs(z - line);
      if (value > most) [most, best] = [value, z];
    }
    place[y] = best;
  }
}

/** Whether two legs are about as much as the trunk right above them: not feet that look out of a skirt. */
function areWhole(layers: readonly Piece[][], parted: number): boolean {
  const sum = (y: number, middle: boolean): number =>
    (layers[y] ?? []).reduce((s, piece) => s + (piece.middle === middle ? piece.area : 0), 0);
  return parted > 0 && sum(parted - 2, false) > WHOLE * sum(parted + 3, true);
}

/** Top of what the mirror plane passes through without a gap, from the thickest layer up: halos and plumes float above it. */
function findCrown(thick: Float32Array): number {
  let best = 0;
  for (let start = 0; start < thick.length; start++) {
    if (thick[start] === 0) continue;
    let end = start;
    while (end + 1 < thick.length && thick[end + 1] > 0) end++;
    if (end - start >= best) best = end;
    start = end;
  }
  return best || thick.length - 1;
}

function ridge({ radius, size: [nx, ny, nz], floor }: Body, n: number): Pick<TrunkProfile, 'thick' | 'z'> {
  const thick = new Float32Array(n);
  const place = new Float32Array(n);
  for (let y = 0; y < n; y++) {
    let best = 0;
    for (let z = 0; z < nz; z++)
      for (let x = nx / 2 - 1; x <= nx / 2; x++) {
        const r = radius[(z * ny + y + floor) * nx + x];
        if (r > best) [best, place[y]] = [r, z];
      }
    thick[y] = best;
  }
  return { thick: smooth(thick), z: smooth(place) };
}

function smooth(values: Float32Array): Float32Array {
  let out = values;
  for (let round = 0; round < 2; round++)
    out = out.map((v, i, all) => (v === 0 ? 0 : (v * 2 + (all[i - 1] || v) + (all[i + 1] || v)) / 4));
  return out;
}

/** How many layers high the legs are before they meet: two pieces followed up from the ground, until the mirror plane between them is filled. */
function findCrotch(body: Body, layers: readonly Piece[][]): number {
  let best = 0;
  for (let start = 1; start < 0.25 * layers.length; start++) {
    let pair = findPair(layers[start]);
    if (!pair) continue;
    let y = start;
    let missing = 0;
    for (; y < layers.length - 1 && missing < 3; y++) {
      const next = findPair(layers[y + 1], pair);
      if (next && !isFilled(body, y + 1, next)) [pair, missing] = [next, 0];
      else missing++;
    }
    best = Math.max(best, y - missing + 1);
    start = Math.max(start, y - missing);
  }
  return best > 0.05 * layers.length ? best : 0;
}

/** The pieces either side of the plane that are nearest to it, or that lie over a pair below. */
function findPair(pieces: readonly Piece[], below?: readonly [Piece, Piece]): [Piece, Piece] | undefined {
  const pick = (side: number, under: Piece | undefined): Piece | undefined => {
    let found: Piece | undefined;
    for (const piece of pieces) {
      if (piece.middle || piece.x * side <= 0 || piece.area < 4 || (under && !overlaps(piece, under))) continue;
      if (!found || (under ? piece.area > found.area : Math.abs(piece.x) < Math.abs(found.x))) found = piece;
    }
    return found;
  };
  const [left, right] = [pick(1, below?.[0]), pick(-1, below?.[1])];
  if (!left || !right || Math.min(left.area, right.area) < 0.25 * Math.max(left.area, right.area)) return undefined;
  return [left, right];
}

/** Whether the body closes over the mirror plane right between two legs. */
function isFilled({ solid, size: [nx, ny], floor }: Body, y: number, [left, right]: readonly [Piece, Piece]): boolean {
  const z = Math.round((left.z + right.z) / 2);
  return solid[(z * ny + y + floor) * nx + nx / 2] > 0 && solid[(z * ny + y + floor) * nx + nx / 2 - 1] > 0;
}

/** Where arms enter the trunk: the layer, and whether they are stretched out, so that the neck is right above. */
interface ArmLayer {
  y: number;
  out: boolean;
}

/** Layer that arms pass on their way into the trunk: of what stretches out to both sides, else the highest of what hangs; 0 without any. */
function armLayer(body: Body): ArmLayer {
  const [left, right] = [1, -1].map((side) => stretchedArm(body, side));
  if (left && right && Math.abs(left - right) < 0.08 * body.height) return { y: Math.min(left, right), out: true };
  const joins = [1, -1].map((side) => hangingArm(body, side));
  return { y: Math.abs(joins[0] - joins[1]) < 0.12 * body.height ? Math.min(...joins) : 0, out: false };
}

/** Layer of the farthest level branch of a side, or of one to the front of it, half-way to its tip; 0 without any. */
function stretchedArm(body: Body, side: number): number {
  let [join, most] = [0, OUT * body.height];
  for (const { path, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    const middle = placeOf(body, path[path.length - 1])[2];
    const isAhead = tip[0] * side > AHEAD[0] * body.height && tip[0] * side < AHEAD[1] * body.height;
    const out = (at: Vec3): number => (isAhead && tip[2] > middle ? at[2] - middle : at[0] * side);
    if (out(tip) <= most || tip[1] - body.floor < 0.2 * body.height || reach < STICKS_OUT * body.height) continue;
    let [inner, wrist] = [tip, tip];
    // Half-way: within fat bodies ways turn to the middle of these. Hands held to the front may hang.
    for (let k = 1; k < path.length && out(inner) > 0.5 * out(tip); k++) {
      inner = placeOf(body, path[k]);
      if (isAhead && out(inner) > HANDS * out(tip)) wrist = inner;
    }
    const apart = Math.hypot(wrist[0] - inner[0], wrist[2] - inner[2]);
    if (Math.abs(wrist[1] - inner[1]) > LEVEL * apart) continue;
    // Forearms alone are held to the front lower down.
    if (isAhead && inner[1] - body.floor < RAISED * body.height) continue;
    most = out(tip);
    join = inner[1] - body.floor;
  }
  return join;
}

function hangingArm(body: Body, side: number): number {
  let [join, most] = [0, 0.12 * body.height];
  for (const { path, own, reach } of body.branches) {
    const tip = placeOf(body, path[0]);
    const end = placeOf(body, path[Math.min(path.length - 1, own)]);
    const up = tip[1] - body.floor;
    if (tip[0] * side < 0.1 * body.height || up < 0.12 * body.height || tip[1] > end[1] + 0.03 * body.height) continue;
    if (reach <= most) continue;
    most = reach;
    join = end[1] - body.floor;
    for (let k = 0; k < own; k++) {
      const [x, y] = placeOf(body, path[k]);
      if (x * side > BESIDE * body.height) join = Math.max(join, y - body.floor);
    }
  }
  return join;
}

/** The neck above the arms; below them where they are the ears, horns or cheeks of a large head. */
function findNeckBelowEars(
  layers: readonly Piece[][],
  {
    thick,
    wide,
    legs,
    crown,
    arms,
  }: { thick: Float32Array; wide: Float32Array; legs: number; crown: number; arms: ArmLayer },
): Pick<TrunkProfile, 'neck' | 'neckSure'> {
  const below = findNeck(thick, wide, legs, crown, { y: 0, out: false });
  const { neck, neckSure } = below;
  const head = thick.subarray(neck, crown + 1);
  const larger = Math.max(...thick.subarray(neck)) / Math.max(...thick.subarray(0, neck));
  const hasEars = neck < HALF * crown && neckSure > EARS && larger > LARGE_HEAD;
  const hasCheeks =
    arms.out &&
    neck < CHEEKS.high * crown &&
    neckSure > CHEEKS.sure &&
    larger > CHEEKS.thick &&
    deepestDip(head) < CHEEKS.dip &&
    reachOut(layers.slice(0, neck)) > reachOut(layers.slice(neck));
  return arms.y > neck && (hasEars || hasCheeks) ? below : findNeck(thick, wide, legs, crown, arms);
}

/** How much thinner a run is somewhere than before and after, by the thinner of these. */
function deepestDip(values: Float32Array): number {
  const after = values.slice();
  for (let k = after.length - 2; k >= 0; k--) after[k] = Math.max(after[k], after[k + 1]);
  let [before, deepest] = [0, 0];
  values.forEach((v, k) => {
    before = Math.max(before, v);
    deepest = Math.max(deepest, 1 - v / Math.min(before, after[k]));
  });
  return deepest;
}

/** How far out layers reach on both sides, cells. */
function reachOut(layers: readonly Piece[][]): number {
  const pieces = layers.flat();
  return Math.min(Math.max(...pieces.map(({ right }) => right)), Math.max(...pieces.map(({ left }) => -left)));
}

/** Whether something on both sides of the middle comes into the trunk right above. */
function isPassed(layer: readonly Piece[] = [], above: readonly Piece[] = []): boolean {
  return [1, -1].every((side) =>
    layer.some(
      (piece) =>
        !piece.middle &&
        piece.x * side > 0 &&
        piece.area >= 4 &&
        above.some((next) => next.middle && overlaps(next, piece)),
    ),
  );
}

function findNeck(
  thick: Float32Array,
  wide: Float32Array,
  crotch: number,
  crown: number,
  { y: arms, out }: ArmLayer,
): Pick<TrunkProfile, 'neck' | 'neckSure'> {
  const span = Math.max(4, crown - crotch);
  const low = out ? arms + ABOVE_ARMS * crown : Math.max(crotch + 0.68 * span, arms + 0.04 * span);
  let neck = Math.round(Math.min(HIGHEST_NECK * crown, low));
  let best = LEAST_DIP;
  const dip = (values: Float32Array, y: number): number => {
    let [below, above] = [0, 0];
    for (let k = Math.round(crotch); k < y; k++) below = Math.max(below, values[k]);
    for (let k = y + 1; k <= crown; k++) above = Math.max(above, values[k]);
    const shoulder = Math.min(below, above);
    return shoulder > 0 ? Math.max(0, 1 - values[y] / shoulder) : 0;
  };
  const highest = Math.min(crotch + 0.93 * span, HIGHEST_NECK * crown, out ? arms + NECK_ABOVE * crown : Infinity);
  for (let y = out ? arms : Math.max(Math.round(crotch + 0.22 * span), arms); y <= highest; y++) {
    // Hats are narrow high up, waists low down.
    const t = (y - crotch) / span;
    const usual = out ? 1 : 1 - Math.max(0, 1.6 * (t - 0.78)) - Math.max(0, 1.2 * (0.5 - t));
    const d = (dip(thick, y) + 0.7 * dip(wide, y)) * usual;
    if (d > best && d > LEAST_DIP + (UNUSUAL * Math.abs(y - low)) / span) [best, neck] = [d, y];
  }
  const neckSure = best > LEAST_DIP ? Math.min(1, best) : 0;
  // Over a waist there are shoulders, and another narrow place over these.
  const waist = neck;
  // Large heads are thicker than the trunk below them, chests are not.
  if (Math.max(...thick.subarray(waist)) > LARGE_HEAD * Math.max(...thick.subarray(0, waist)))
    return { neck, neckSure };
  let [above, shoulders] = [0.08, 0];
  for (let y = waist + 1; y <= highest; y++) {
    shoulders = Math.max(shoulders, wide[y]);
    if (shoulders < 1.4 * wide[y] || wide[y] > 1.2 * wide[waist] || thick[y] > 1.2 * thick[waist]) continue;
    const d = dip(thick, y) + 0.7 * dip(wide, y);
    if (d > above) [above, neck] = [d, y];
  }
  return { neck, neckSure };
}
