import { type Quat, rotateVector, turnPoints, V3, type Vec3 } from '../math/index.ts';
import { meshBounds } from '../mesh/index.ts';
import { SkeletonDraft } from './known/draft.ts';
import { addLegged } from './known/legged.ts';
import { addLimbed } from './known/limbed.ts';
import { addFish, addSerpent } from './known/limbless.ts';
import { BodyPlaces, type SculptedBody, type SculptedPart } from './known/sculpted-body.ts';
import { RIG_TYPES, type RigSkeleton, type RigType } from './skeleton.ts';

/** The exact skeleton of one of our own sculptures. */
export interface KnownRig {
  /** Turns the model so that it looks to +Z. */
  turn: Quat;
  skeleton: RigSkeleton;
  /** For every part the joint that it follows as a whole; -1 for soft ones. */
  rigid: number[];
  /** For every part which joints may move it (1 per joint), where its name tells: a left wing follows no right leg. */
  masks: (Uint8Array | undefined)[];
}

/** Sculptures whose sides lie this close to the axes stand as they should, radians. */
const STRAIGHT = 0.15;

/**
 * The skeleton that a sculpture was built on, under the names that every rig of its type has: what the sculpture leaves out (fingers, toes, ends of
 * chains, a shoulder blade) is measured on its vertices or put where it belongs. Undefined for a body that no rig type fits, such as a jellyfish.
 */
export function knownSkeleton(body: SculptedBody): KnownRig | undefined {
  const type = typeOf(body);
  if (!type) return undefined;
  const turn = turnOf(body);
  const places = new BodyPlaces(turnBody(body, turn));
  const draft = new SkeletonDraft();
  let owners = new Map<SculptedPart, string>();
  try {
    if (type === 'serpentine') addSerpent(draft, places);
    else if (type === 'aquatic') owners = addFish(draft, places);
    else if (type === 'hexapod' || type === 'octopod') addLegged(draft, places);
    else addLimbed(draft, places, type);
  } catch (error) {
    // a joint is missing that every body of this type has: somebody else's sculpture
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const { min, max } = meshBounds([{ positions: places.points }]);
  const skeleton = draft.finish(type, min[1], Math.max(1e-6, max[1] - min[1]));
  const joints = new Map(places.body.joints.map((joint) => [joint.name, joint.at]));
  const rigid = places.body.parts.map((part) => {
    const owner = owners.get(part) ?? antennaOf(part, draft);
    if (owner) return draft.index(owner);
    const at = part.joint === undefined ? undefined : joints.get(part.joint);
    return at && part.joint !== undefined ? jointOf(part.joint, at, skeleton) : -1;
  });
  const isWinged = places.body.parts.some(({ name }) => /^left wing\b/.test(name));
  return { turn, skeleton, rigid, masks: places.body.parts.map(({ name }) => maskOf(name, skeleton, isWinged)) };
}

function typeOf({ rigType, joints }: SculptedBody): RigType | undefined {
  if ((RIG_TYPES as readonly string[]).includes(rigType)) return rigType as RigType;
  // arms all around, such as a starfish has, walk as those of an octopus do
  return joints.filter(({ name }) => /^arm \d+ root$/.test(name)).length > 3 ? 'octopod' : undefined;
}

/** The turn about +Y that brings the left to +X, by the pairs nearest to the root; without pairs the head to +Z. */
function turnOf({ joints }: SculptedBody): Quat {
  const at = new Map(joints.map((joint) => [joint.name, joint.at]));
  const pair = joints.find(({ name }) => /(thigh|hip)$/.test(name) && /\bleft\b/.test(name));
  const other = pair && at.get(pair.name.replace('left', 'right'));
  const across: Vec3 | undefined = other && V3.sub(pair.at, other);
  const head = at.get('head');
  const ahead: Vec3 | undefined = across
    ? [-across[2], 0, across[0]]
    : head && joints[0].name !== 'body 1'
      ? V3.sub(head, joints[0].at)
      : undefined;
  const angle = ahead && Math.hypot(ahead[0], ahead[2]) > 0 ? -Math.atan2(ahead[0], ahead[2]) : 0;
  return Math.abs(angle) < STRAIGHT ? [0, 0, 0, 1] : [0, Math.sin(angle / 2), 0, Math.cos(angle / 2)];
}

function turnBody(body: SculptedBody, turn: Quat): SculptedBody {
  if (turn[3] === 1) return body;
  return {
    ...body,
    joints: body.joints.map((joint) => ({ ...joint, at: rotateVector(turn, joint.at) })),
    parts: body.parts.map((part) => ({ ...part, points: turnPoints(part.points, turn) })),
  };
}

function antennaOf({ name }: SculptedPart, draft: SkeletonDraft): string | undefined {
  const [, side] = /^(left|right) antenna$/.exec(name) ?? [];
  const joint = side && `${side === 'left' ? 'Left' : 'Right'}Antenna_1`;
  return joint && draft.has(joint) ? joint : undefined;
}

/** Names of sculptures whose place alone does not tell the joint that moves them. */
const BODY = /^(body|thorax|underside|waist|wing cases)$/;

/** The joint that stands where a sculpture's joint stands; the hips for the body as a whole, else the nearest that is no end. */
function jointOf(name: string, at: Vec3, { joints }: RigSkeleton): number {
  if (BODY.test(name)) return 0;
  // a jaw begins where heads are, as those of snakes turn further back
  const head = name === 'head' ? joints.findIndex((joint) => joint.name === 'Head') : -1;
  if (head >= 0) return head;
  const isEnd = joints.map(() => true);
  for (const { parent } of joints) if (parent >= 0) isEnd[parent] = false;
  let best = 0;
  let least = Infinity;
  joints.forEach((joint, i) => {
    const d = V3.distance(joint.at, at);
    if (d < least - 1e-9) {
      least = d;
      best = i;
    }
  });
  return isEnd[best] ? joints[best].parent : best;
}

/** Limbs of rigid pieces: no soft part follows them. */
const STIFF = new Set(['fin', 'antenna']);

/** Joints that a soft part may follow, by its name; where wings are parts of their own, no other part follows them. */
function maskOf(part: string, { joints, chains }: RigSkeleton, isWinged: boolean): Uint8Array | undefined {
  const [, side, rest] = /^(?:(left|right) )?(.*)$/.exec(part) ?? [];
  const sign = side ? (side === 'left' ? 1 : -1) : 0;
  const mask = new Uint8Array(joints.length);
  const kind = sign ? /^(wing|claw)\b/.exec(rest)?.[1] : undefined;
  for (const chain of chains)
    if (kind === chain.kind && chain.side === sign)
      // a shoulder blade lies in the trunk: feathers and membranes hang on what comes after it
      for (const joint of chain.joints) mask[joint] = joints[joint].name.endsWith('Shoulder') ? 0 : 1;
  if (mask.includes(1)) return mask;
  mask.fill(1);
  for (const chain of chains) if (STIFF.has(chain.kind)) for (const joint of chain.joints) mask[joint] = 0;
  for (const chain of chains)
    if (isWinged && chain.kind === 'wing')
      for (const joint of chain.joints) if (!joints[joint].name.endsWith('Shoulder')) mask[joint] = 0;
  const other = sign > 0 ? 'Right' : 'Left';
  joints.forEach(({ name }, i) => {
    if (sign && name.startsWith(other)) mask[i] = 0;
  });
  return mask.includes(0) ? mask : undefined;
}
