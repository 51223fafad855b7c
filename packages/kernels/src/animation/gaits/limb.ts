import { invertQuat, multiplyQuats, type Quat, rotateVector, turnBetween, V3, type Vec3 } from '../../math/index.ts';
import { type Puppet, placeOf, setOwn, turnOf } from './puppet.ts';
import { turnBy, turnVector } from './turns.ts';

/** A leg as its inverse kinematics sees it. */
export interface Limb {
  side: -1 | 0 | 1;
  /** Place in its row, from the front. */
  order: number;
  /** Index of its chain in the skeleton. */
  chain: number;
  /** Joints that bend, from the body to the ankle, the last being where `reachTo` brings it. */
  joints: readonly number[];
  /** What stands on the ground beyond the ankle, if anything does: its tip. */
  tip: number;
  /** Whether there is a paw between ankle and tip, which keeps its own turn. */
  paw: boolean;
  /** Ankle and tip at rest, metres; length of the stretched limb down to the ankle. */
  ankle: Vec3;
  foot: Vec3;
  reach: number;
  bones: Bones;
}

interface Bones {
  lengths: number[];
  /** From the hip to the ankle at rest: direction and length. */
  chord: Vec3;
  restLength: number;
  /** Rotation vectors from the chord to each bone: at rest, and what one unit of bending adds. */
  rest: Vec3[];
  bend: Vec3[];
  /** Lengths of the chord by amount of bending, from stretched to folded. */
  table: { k: number; length: number }[];
}

/** Bends below this, radians, say nothing about the way in which a knee goes. */
const BENT = 0.2;
const STEPS = 48;
/** The sharpest angles of a bone with the chord, and of two bones with each other, radians, and what is added where rest is near them or beyond. */
const ANGLE_MAX = 2;
const FOLD_MAX = 2.5;
const SPARE = 0.15;

/** Measures the bones between points of a limb at rest. `knee` is where its first joint goes when it folds, if rest does not tell. */
export function measureBones(points: readonly Vec3[], knee: Vec3): Bones {
  const steps = points.slice(1).map((p, i) => V3.sub(p, points[i]));
  const lengths = steps.map(V3.length);
  const chord = V3.normalize(V3.sub(points[points.length - 1], points[0]), [0, -1, 0]);
  const rest = steps.map((s) => turnVector(turnBetween(chord, V3.normalize(s, chord))));
  const most = Math.max(...rest.map(V3.length));
  const axis = V3.normalize(V3.cross(chord, knee), [1, 0, 0]);
  const missing = Math.max(0, BENT - most);
  const bend = rest.map((r, i) => V3.addScaled(r, axis, (i % 2 === 0 ? 1 : -1) * missing));
  const straight = most < BENT ? -most / BENT : -1;
  let folded = straight;
  const folds = (k: number) => rest.map((r, i) => V3.addScaled(r, bend[i], k));
  // rest is always in reach: frogs squat with their legs folded
  const isFree = (v: Vec3, i: number, all: readonly Vec3[]) =>
    V3.length(v) < Math.max(ANGLE_MAX, V3.length(rest[i]) + SPARE) &&
    (i === 0 || V3.distance(v, all[i - 1]) < Math.max(FOLD_MAX, V3.distance(rest[i], rest[i - 1]) + SPARE));
  while (folded < 30 && folds(folded).every(isFree)) folded += 0.05;
  const restLength = V3.distance(points[0], points[points.length - 1]);
  const bones: Bones = { lengths, chord, restLength, rest, bend, table: [] };
  for (let i = 0; i <= STEPS; i++) {
    const k = straight + ((folded - straight) * i) / STEPS;
    const length = V3.length(chordAt(bones, k));
    if (i > 0 && length >= bones.table[bones.table.length - 1].length) {
      if (bones.table.length > 4) break;
      bones.table.length = 0;
    }
    bones.table.push({ k, length });
  }
  return bones;
}

/**
 * Turns the joints of a limb so that its ankle stands at a place, however many joints there are: all bend in the proportions of rest, then the limb
 * swings as one. Smooth in the place, and at rest where that is at rest. It stays bent by `least` or more; `swivel` turns it about the line from hip to
 * ankle, degrees, which leaves both where they are. The puppet must be settled. Returns how far the ankle stays away, metres, and how much the limb is bent.
 */
export function reachTo(
  puppet: Puppet,
  limb: Limb,
  place: Vec3,
  pawTurn?: Quat,
  { least = -Infinity, swivel = 0 }: { least?: number; swivel?: number } = {},
): { away: number; bent: number } {
  const { bones, joints } = limb;
  const first = joints[0];
  const parent = puppet.skeleton.joints[first].parent;
  const base = turnOf(puppet, parent);
  const toTarget = rotateVector(invertQuat(base), V3.sub(place, placeOf(puppet, first)));
  const wanted = V3.length(toTarget);
  const k = Math.max(least, bendFor(bones, wanted));
  const reached = chordAt(bones, k);
  // what folding turned is taken back in its own plane first: from there no swing is near half a turn, whose axis could be any
  const way = V3.normalize(toTarget, bones.chord);
  const straight = multiplyQuats(
    turnBetween(bones.chord, way),
    turnBetween(V3.normalize(reached, bones.chord), bones.chord),
  );
  const swing = swivel === 0 ? straight : multiplyQuats(turnBy(V3.scale(way, (swivel * Math.PI) / 180)), straight);
  let before: Quat = [0, 0, 0, 1];
  for (let i = 0; i < bones.lengths.length; i++) {
    const bone = turnBy(V3.addScaled(bones.rest[i], bones.bend[i], k));
    const turned = multiplyQuats(swing, multiplyQuats(bone, invertQuat(turnBy(bones.rest[i]))));
    setOwn(puppet, joints[i], multiplyQuats(invertQuat(before), turned));
    before = turned;
  }
  if (limb.paw && pawTurn)
    setOwn(puppet, joints[joints.length - 1], multiplyQuats(invertQuat(multiplyQuats(base, before)), pawTurn));
  return { away: Math.abs(wanted - V3.length(reached)), bent: k };
}

/** Where a limb begins at rest, metres. */
export function hipOf({ ankle, bones }: Limb): Vec3 {
  return V3.addScaled(ankle, bones.chord, -bones.restLength);
}

/** The largest and the smallest distance from hip to ankle. */
export function reachOf(bones: Bones): [number, number] {
  return [bones.table[0].length, bones.table[bones.table.length - 1].length];
}

function chordAt({ lengths, chord, rest, bend }: Bones, k: number): Vec3 {
  let sum: Vec3 = [0, 0, 0];
  for (let i = 0; i < lengths.length; i++) {
    const bone = rotateVector(turnBy(V3.addScaled(rest[i], bend[i], k)), chord);
    sum = V3.addScaled(sum, bone, lengths[i]);
  }
  return sum;
}

function bendFor(bones: Bones, length: number): number {
  const { table } = bones;
  const last = table.length - 1;
  if (length >= table[0].length) return table[0].k;
  if (length <= table[last].length) return table[last].k;
  let i = 1;
  while (table[i].length > length) i++;
  let [low, high] = [table[i - 1].k, table[i].k];
  for (let n = 0; n < 24; n++) {
    const middle = (low + high) / 2;
    if (V3.length(chordAt(bones, middle)) > length) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
