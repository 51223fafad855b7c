import { V3, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { bendLegs } from './bent-legs.ts';
import { type Arm, findArms } from './biped-arms.ts';
import { findLegs, type Leg } from './biped-legs.ts';
import type { Body } from './body.ts';
import { courseAt, mix } from './course.ts';
import { SkeletonDraft } from './draft.ts';
import { fillLayers } from './fill-layers.ts';
import { addFingers } from './fingers.ts';
import { findFingers, type HandFingers } from './hand-fingers.ts';
import { findWrist } from './hand-root.ts';
import { withoutHeldThings } from './held-things.ts';
import { intoFlesh } from './into-flesh.ts';
import { asCourse } from './legs.ts';
import { partLegs } from './part-legs.ts';
import { type Piece, sliceBody } from './slices.ts';
import { standStraight } from './straight-legs.ts';
import { profileTrunk, type TrunkProfile } from './trunk-profile.ts';

/** From this mirror score on both sides get the same places. */
const EVEN = 0.9;
/** By the height: one foot is as far from the middle as the other but for so much, and what hangs below them reaches down so far. */
const EVENLY = 0.12;
const BELOW_FEET = 0.3;
/** An arm by the trunk from crotch to neck at least, straight from the shoulder to the tip. */
const WHOLE_ARM = 0.35;
/** What is left of an arm with a thing in its hand at least. */
const LEFT_OF_ARM = 0.45;
/** Both arms between these shares of what they were, where they were alike so much and what is missing went on along the arm, by the cosine, have lost their hands. */
const WITHOUT_HAND = [0.6, 0.85] as const;
const ONWARD = 0.4;
const ALIKE = 0.93;
/** So near to the end of an arm begins what its hand holds, by the same. */
const IN_HAND = 0.3;
/** Joints of arms that are each other's image are no farther from where the other one's are, by the same. */
const IMAGE = 0.15;
/** What is no shorter than it was but for so much is as long. */
const AS_LONG = 0.9;
/** What is left of an arm ends along what it was, not farther from it than this, by the same. */
const ASTRAY = 0.45;
/** Where neck and crotch are does not change by more than this. */
const MOVED = 0.15;
/** Arms whose elbows, wrists or tips are farther from where the other one's are, by the height, are in two poses. */
const UNLIKE = 0.12;
/** Joints of legs that are not evened out. */
const FEET: ReadonlySet<keyof Leg> = new Set(['ball', 'tip'] as const);
/** How much the middle of the trunk counts for where the root is along z, beside the hips: capes hang behind it. */
const ROOT_BY_TRUNK = 0.3;
/** The upper arm by the arm without its hand. */
const UPPER = 0.5;

/** The skeleton of an upright two-legged body in T-, A- or a resting pose. */
export function fitBiped(whole: Body, mesh: Pick<Mesh, 'positions' | 'indices'>): RigSkeleton {
  const made = withoutThings(whole, mesh);
  const straight = standStraight(whole, mesh);
  if (!straight) return fitLimbs(made, mesh);
  // What moves legs below the trunk tears at arms and neck: these are where they were found before.
  const { neck, neckSure } = made.trunk;
  const body = onFeet(straight.body);
  const below = profile(body, { neck: neck + made.body.floor - body.floor, neckSure });
  const arms = { ...made.arms };
  for (const side of ['left', 'right'] as const) {
    const [shoulder, elbow, wrist, tip] = (['shoulder', 'elbow', 'wrist', 'tip'] as const).map((joint) =>
      straight.move(arms[side][joint]),
    );
    arms[side] = { shoulder, elbow, wrist, tip };
  }
  return straight.takeBack(fitLimbs({ ...below, arms }, straight.mesh));
}

/** A body without what it holds, and what it is like. */
function withoutThings(whole: Body, mesh: Pick<Mesh, 'positions' | 'indices'>): MadeOut {
  const found = makeOut(onFeet(whole));
  const bare = withoutHeldThings(
    found.body,
    found.trunk,
    [found.arms.left, found.arms.right].flatMap(({ wrist, tip }) => [wrist, tip]),
    mesh,
  );
  return (bare && asWhole(makeOut(onFeet(bare), WHOLE_ARM), found)) ?? found;
}

function fitLimbs({ body, layers, trunk, arms }: MadeOut, mesh: Pick<Mesh, 'positions' | 'indices'>): RigSkeleton {
  const legs = bendLegs(
    body,
    trunk,
    findLegs(body, trunk, layers, Math.min(lengthOf(arms.left), lengthOf(arms.right))),
  );
  for (const side of ['left', 'right'] as const) arms[side] = withHand(mesh, body, arms[side]);
  if (body.mirrored >= EVEN) {
    // One foot may be turned out farther than the other.
    even(legs.left, legs.right, FEET);
    if (areAlike(arms.left, arms.right, UNLIKE * body.height)) even(arms.left, arms.right);
  }
  for (const side of ['left', 'right'] as const) {
    const [arm, leg] = [arms[side], legs[side]];
    arms[side] = { ...arm, elbow: intoFlesh(body, arm.elbow), wrist: intoFlesh(body, arm.wrist) };
    const [ankle, ball, tip] = [leg.ankle, leg.ball, leg.tip].map((at) => intoFlesh(body, at));
    legs[side] = { ...leg, ankle, ball, tip };
  }
  const draft = new SkeletonDraft(body);
  const fingers = { left: fingersOf(mesh, body, arms.left), right: fingersOf(mesh, body, arms.right) };
  // A fist, or what a hand holds, hides what the other one shows.
  if (body.mirrored >= EVEN) {
    fingers.left ??= flip(fingers.right);
    fingers.right ??= flip(fingers.left);
  }
  addTrunk(draft, body, trunk, { legs, arms, fingers });
  return draft.finish('biped');
}

interface MadeOut {
  body: Body;
  layers: readonly Piece[][];
  trunk: TrunkProfile;
  arms: ReturnType<typeof findArms>;
}

function makeOut(body: Body, shortest?: number): MadeOut {
  const { full, layers, ...made } = profile(body);
  return { ...made, layers, arms: findArms(full, made.trunk, sliceBody(body), shortest) };
}

/** What a body is like apart from its arms; its neck where that is known. */
function profile(body: Body, known?: Pick<TrunkProfile, 'neck' | 'neckSure'>): Omit<MadeOut, 'arms'> & { full: Body } {
  const layers = sliceBody(body);
  // Legs under skirts are only seen in what is hollow.
  const full = fillLayers(body);
  const trunk = profileTrunk(full, layers, known);
  return { body, full, layers: partLegs(body, full, layers, trunk.crotch), trunk };
}

/** A body without what it holds, if it has all of its arms, and its trunk is where it was: else what was taken for a thing was of the body. */
function asWhole(made: MadeOut, before: MadeOut): MadeOut | undefined {
  const span = Math.min(...[made, before].map(({ trunk }) => trunk.neck - trunk.crotch));
  const isMoved = (['neck', 'crotch'] as const).some(
    (at) => Math.abs(made.trunk[at] + made.body.floor - before.trunk[at] - before.body.floor) > MOVED * span,
  );
  const sides = (['left', 'right'] as const).map((side) => {
    const [now, then] = [made.arms[side], before.arms[side]];
    const [arm, whole] = [now, then].map(({ shoulder, tip }) => V3.sub(tip, shoulder));
    return {
      length: V3.length(arm),
      before: V3.length(whole),
      // What was taken for an arm may begin where that ends, as a thing in its hand.
      wasThing: V3.distance(now.tip, then.shoulder) < IN_HAND * span,
      onward: V3.dot(V3.normalize(V3.sub(whole, arm)), V3.normalize(arm)),
      astray: awayFromLine([now.shoulder, then.shoulder, then.elbow, then.wrist, then.tip], now.tip),
    };
  });
  // Arms that are each other's image now and were not before, and as long, are whole.
  const [isEven, wasEven] = [made, before].map(({ arms }) => areAlike(arms.left, arms.right, IMAGE * span));
  const areMended = isEven && !wasEven && sides.every(({ length, before }) => length > AS_LONG * before);
  const isCut =
    !areMended &&
    sides.some(
      ({ length, before, astray, wasThing }) =>
        length < Math.max(WHOLE_ARM * span, wasThing ? 0 : LEFT_OF_ARM * before) || astray > ASTRAY * span,
    );
  // What is alike on both sides, and goes on as the arm does, are hands.
  const [left, right] = sides.map((side) => side.before);
  const areHands =
    made.body.mirrored >= EVEN &&
    sides.every(
      ({ length, before, onward }) =>
        length > WITHOUT_HAND[0] * before && length < WITHOUT_HAND[1] * before && onward > ONWARD,
    ) &&
    Math.min(left, right) > ALIKE * Math.max(left, right);
  return isMoved || isCut || areHands || made.arms.found < before.arms.found ? undefined : made;
}

/** A body from its feet up: what a hand holds may hang below them, on one side alone. */
function onFeet(body: Body): Body {
  const layers = sliceBody(body);
  const reach = EVENLY * body.height;
  const most = Math.round(BELOW_FEET * layers.length);
  for (let y = 0; y <= most; y++) {
    const stands = layers[y].some(
      (a) => a.middle || layers[y].some((b) => a.x * b.x < 0 && Math.abs(a.x + b.x) < reach),
    );
    if (stands) return y ? { ...body, floor: body.floor + y, height: body.height - y } : body;
  }
  return body;
}

/** Moves what corresponds on both sides to the mean of both, except what is `apart`. */
function even<T extends Arm | Leg>(left: T, right: T, apart: ReadonlySet<keyof T> = new Set()): void {
  for (const key of Object.keys(left) as (keyof T)[]) {
    if (apart.has(key)) continue;
    const [a, b] = [left[key] as Vec3, right[key] as Vec3];
    const m: Vec3 = [(a[0] - b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
    left[key] = m as T[keyof T];
    right[key] = [-m[0], m[1], m[2]] as unknown as T[keyof T];
  }
}

function areAlike(left: Arm, right: Arm, most: number): boolean {
  return (['elbow', 'wrist', 'tip'] as const).every((key) => {
    const [x, y, z] = right[key];
    return V3.distance(left[key], [-x, y, z]) < most;
  });
}

interface Limbs {
  legs: Record<'left' | 'right', Leg>;
  arms: Record<'left' | 'right', Arm>;
  fingers: Record<'left' | 'right', HandFingers | undefined>;
}

function flip(hand: HandFingers | undefined): HandFingers | undefined {
  return hand?.map((joints) => joints.map(([x, y, z]): Vec3 => [-x, y, z])) as HandFingers | undefined;
}

/** How far a place is from a line. */
function awayFromLine(points: Vec3[], at: Vec3): number {
  const line = asCourse(points);
  const length = line.along[points.length - 1];
  let least = Infinity;
  for (let t = 0; t <= 1; t += 1 / 32) least = Math.min(least, V3.distance(courseAt(line, t * length), at));
  return least;
}

function lengthOf({ shoulder, elbow, wrist, tip }: Arm): number {
  return V3.distance(shoulder, elbow) + V3.distance(elbow, wrist) + V3.distance(wrist, tip);
}

/** An arm whose hand is seen: its wrist is there, and its elbow half-way to it, where it is bent least in the line of its course. */
function withHand(mesh: Pick<Mesh, 'positions' | 'indices'>, body: Body, arm: Arm): Arm {
  const { cell } = body;
  const zero = zeroOf(body);
  const line = [arm.shoulder, arm.elbow, arm.wrist, arm.tip].map((at) => V3.addScaled(zero, at, cell));
  const found = findWrist(mesh, line);
  if (!found) return arm;
  const wrist = V3.scale(V3.sub(found, zero), 1 / cell);
  return { ...arm, wrist, elbow: elbowOf(arm, wrist) };
}

/** Half-way from the shoulder to the wrist, on the way that the arm goes. */
function elbowOf({ shoulder, elbow, wrist: before, tip }: Arm, wrist: Vec3): Vec3 {
  const line = [shoulder, elbow, before, tip];
  const course = asCourse(line);
  const length = course.along[3];
  let end = 0;
  let least = Infinity;
  for (let t = 0; t <= 1; t += 1 / 64) {
    const away = V3.distance(courseAt(course, t * length), wrist);
    if (away < least) [least, end] = [away, t * length];
  }
  return courseAt(course, UPPER * end);
}

function zeroOf({ origin, cell, size }: Body): Vec3 {
  return [origin[0] + ((size[0] - 1) / 2) * cell, origin[1], origin[2]];
}

/** Fingers in cells, where the hand of an arm has some. */
function fingersOf(
  mesh: Pick<Mesh, 'positions' | 'indices'>,
  body: Body,
  { wrist, tip }: Arm,
): HandFingers | undefined {
  const { cell } = body;
  const zero = zeroOf(body);
  const found = findFingers(mesh, V3.addScaled(zero, wrist, cell), V3.addScaled(zero, tip, cell));
  return found?.map((joints) => joints.map((at) => V3.scale(V3.sub(at, zero), 1 / cell))) as HandFingers | undefined;
}

function addTrunk(draft: SkeletonDraft, body: Body, trunk: TrunkProfile, { legs, arms, fingers }: Limbs): void {
  const { floor } = body;
  const hipY = (legs.left.hip[1] + legs.right.hip[1]) / 2 - floor;
  const { neck, crown } = trunk;
  const span = Math.max(3, neck - hipY);
  const spine = (y: number): Vec3 => [0, y + floor, zAt(trunk, y)];
  const root = spine(hipY + 0.04 * span);
  draft.joint('Hips', '', [0, root[1], mix(mix(legs.left.hip, legs.right.hip, 0.5), root, ROOT_BY_TRUNK)[2]]);
  draft.run('spine', 0, 0, 'Hips', [
    ['Spine', spine(hipY + 0.24 * span)],
    ['Spine1', spine(hipY + 0.46 * span)],
    ['Spine2', spine(hipY + 0.7 * span)],
  ]);
  const headY = neck + 0.1 * (crown - neck);
  draft.run('neck', 0, 0, 'Spine2', [
    ['Neck', spine(neck - 0.03 * span)],
    ['Head', spine(headY)],
    ['HeadTop_End', [0, crown + floor, zAt(trunk, (neck + crown) / 2)]],
  ]);
  const inner = 0.28 * (arms.left.shoulder[0] - arms.right.shoulder[0]) * 0.5;
  for (const [side, sign] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const arm = sign > 0 ? arms.left : arms.right;
    const root = mix([sign * inner, arm.shoulder[1], arm.shoulder[2]], spine(neck - 0.1 * span), 0.5);
    draft.run('arm', sign, 0, 'Spine2', [
      [`${side}Shoulder`, [sign * inner, root[1], root[2]]],
      [`${side}Arm`, arm.shoulder],
      [`${side}ForeArm`, arm.elbow],
      [`${side}Hand`, arm.wrist],
    ]);
    addFingers(draft, side, sign, arm, sign > 0 ? fingers.left : fingers.right);
    const leg = sign > 0 ? legs.left : legs.right;
    draft.run('leg', sign, 0, 'Hips', [
      [`${side}UpLeg`, leg.hip],
      [`${side}Leg`, leg.knee],
      [`${side}Foot`, leg.ankle],
      [`${side}ToeBase`, leg.ball],
      [`${side}Toe_End`, leg.tip],
    ]);
  }
}

function zAt({ z, thick }: TrunkProfile, y: number): number {
  let layer = Math.max(0, Math.min(z.length - 1, Math.round(y)));
  while (layer < z.length - 1 && thick[layer] === 0) layer++;
  return z[layer];
}
