import { V3, type Vec3 } from '../../math/index.ts';
import type { RigType } from '../skeleton.ts';
import type { SkeletonDraft } from './draft.ts';
import { addFingers, SCULPTED_FINGERS } from './fingers.ts';
import type { BodyPlaces } from './sculpted-body.ts';
import { addHead, addTail, SIDES } from './trunk.ts';

/** Bipeds, quadrupeds and birds: a spine with limbs in pairs. */
export function addLimbed(draft: SkeletonDraft, places: BodyPlaces, type: RigType): void {
  draft.add('Hips', '', places.at('hips'));
  const [spine, chest] = [places.at('spine'), places.at('chest')];
  draft.addChain({ kind: 'spine', side: 0 }, 'Hips', [
    ['Spine', spine],
    ['Spine1', V3.lerp(spine, chest, 0.5)],
    ['Spine2', chest],
  ]);
  addHead(
    draft,
    places,
    'Spine2',
    places.names(/^neck/).map((name) => places.at(name)),
    places.find('head end') ?? V3.addScaled(places.at('head'), [0, 1, 0], V3.distance(places.at('head'), chest)),
  );
  addTail(draft, places, 'Hips', places.names(/^tail (\d+|end)$/));
  for (const [side, cap, sign] of SIDES) {
    addLeg(draft, places, side, cap, sign, type);
    addFore(draft, places, side, cap, sign, type);
    if (type !== 'avian') addWing(draft, places, side, cap, sign);
  }
}

function addLeg(
  draft: SkeletonDraft,
  places: BodyPlaces,
  side: string,
  cap: string,
  sign: 1 | -1,
  type: RigType,
): void {
  const own = [`hind ${side} hip`, `hind ${side} knee`, `hind ${side} hock`, `hind ${side} foot`];
  const [hip, knee, ankle, ball] = (
    places.has(own[0]) ? own : [`${side} thigh`, `${side} shin`, `${side} foot`, `${side} toe`]
  ).map((name) => places.at(name));
  draft.addChain({ kind: 'leg', side: sign, order: type === 'quadruped' ? 1 : 0 }, 'Hips', [
    [`${cap}UpLeg`, hip],
    [`${cap}Leg`, knee],
    [`${cap}Foot`, ankle],
    [`${cap}ToeBase`, ball],
    [`${cap}Toe_End`, places.find(`hind ${side} toe`) ?? toeOf(places, ankle, ball)],
  ]);
}

/** The tip of a foot: on from its ball, level. */
function toeOf(places: BodyPlaces, ankle: Vec3, ball: Vec3): Vec3 {
  const foot = V3.distance(ankle, ball);
  const flat: Vec3 = [ball[0] - ankle[0], 0, ball[2] - ankle[2]];
  const way: Vec3 = V3.length(flat) > 0.2 * foot ? flat : [0, 0, 1];
  return places.tip(ball, way, { radius: 0.5 * foot, least: 0.3 * foot, most: 1.2 * foot });
}

/** Arms, fore legs, or a bird's wings. */
function addFore(
  draft: SkeletonDraft,
  places: BodyPlaces,
  side: string,
  cap: string,
  sign: 1 | -1,
  type: RigType,
): void {
  const found = foreLimb(places, side);
  if (!found) return;
  const { shoulder, elbow, wrist, end } = found;
  const root = places.find(`${side} shoulder`) ?? V3.lerp(draft.at('Spine2'), shoulder, 0.45);
  const kind = type === 'avian' ? 'wing' : type === 'quadruped' ? 'leg' : 'arm';
  draft.addChain({ kind, side: sign }, 'Spine2', [
    [`${cap}Shoulder`, root],
    [`${cap}Arm`, shoulder],
    [`${cap}ForeArm`, elbow],
    [`${cap}Hand`, wrist],
    ...(type === 'biped' ? [] : [[`${cap}Hand_End`, end] as const]),
  ]);
  if (type !== 'biped') return;
  const fingers = SCULPTED_FINGERS.map((finger) => {
    const joints = [1, 2, 3].map((i) => places.find(`${side} ${finger} ${i}`));
    return joints.every((at) => at !== undefined) ? joints : undefined;
  });
  addFingers(draft, sign, end, fingers);
}

function foreLimb(places: BodyPlaces, side: string) {
  const upper = places.find(`${side} upper arm`);
  if (upper) {
    const [elbow, wrist] = [places.at(`${side} forearm`), places.at(`${side} hand`)];
    return { shoulder: upper, elbow, wrist, end: places.at(`${side} hand end`) };
  }
  const fore = places.find(`front ${side} shoulder`);
  if (fore) {
    const [elbow, wrist] = [places.at(`front ${side} elbow`), places.at(`front ${side} wrist`)];
    const paw = places.at(`front ${side} paw`);
    const toe = places.find(`front ${side} toe`) ?? toeOf(places, wrist, paw);
    // The bone ends in the paw, not at its tip: heel and toes are then nearer to it than to the forearm.
    return { shoulder: fore, elbow, wrist, end: V3.lerp(paw, toe, 0.3) };
  }
  const wing = places.find(`${side} wing shoulder`);
  const end = places.find(`${side} wing tip`) ?? (wing && places.farEnd(`${side} wing shoulder`));
  if (!wing || !end) return undefined;
  const elbow = places.find(`${side} wing elbow`) ?? V3.lerp(wing, end, 0.3);
  const wrist = places.find(`${side} wing wrist`) ?? V3.lerp(wing, end, 0.6);
  return { shoulder: wing, elbow, wrist, end };
}

/** Wings beside arms or fore legs. */
function addWing(draft: SkeletonDraft, places: BodyPlaces, side: string, cap: string, sign: 1 | -1): void {
  const names = places.names(new RegExp(`^${side} wing (shoulder|elbow|wrist|tip)$`));
  if (!names.length) return;
  const line = names.map((name) => places.at(name));
  if (line.length === 1) line.push(places.farEnd(names[0]));
  if (V3.distance(line[0], line[line.length - 1]) === 0) return;
  draft.addChain(
    { kind: 'wing', side: sign },
    'Spine2',
    line.map((at, i) => [`${cap}Wing${i + 1}`, at] as const),
  );
}
