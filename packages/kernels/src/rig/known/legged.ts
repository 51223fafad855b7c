import { V3, type Vec3 } from '../../math/index.ts';
import type { ChainKind } from '../skeleton.ts';
import type { SkeletonDraft } from './draft.ts';
import type { BodyPlaces } from './sculpted-body.ts';
import { addHead, addTail, SIDES } from './trunk.ts';

/** By how far the head is before the legs: what is so near to the middle of a head is no eye. */
const MIDDLE = 0.12;

/** Insects, spiders, crabs and what has arms all around: legs in pairs about a body. */
export function addLegged(draft: SkeletonDraft, places: BodyPlaces): void {
  const arms = places.names(/^arm \d+ root$/);
  const roots = [...arms, ...places.names(/ leg \d+ hip$/)].map((name) => places.at(name));
  const middle = V3.scale(
    roots.reduce<Vec3>((sum, at) => V3.add(sum, at), [0, 0, 0]),
    1 / Math.max(1, roots.length),
  );
  const body = places.find('thorax') ?? places.at('body');
  const hips: Vec3 = roots.length ? [middle[0], Math.min(body[1], middle[1]), middle[2]] : body;
  draft.add('Hips', '', hips);
  addFront(draft, places, hips);
  if (arms.length) addArms(draft, places, arms, hips);
  for (const [side, cap, sign] of SIDES) {
    places.names(new RegExp(`^${side} leg \\d+ hip$`)).forEach((name, order) => {
      const [hip, knee, foot] = ['hip', 'knee', 'foot'].map((end) => places.at(name.replace('hip', end)));
      addLeg(draft, `${cap}Leg${order + 1}`, sign, order, [
        hip,
        V3.lerp(hip, knee, 0.25),
        knee,
        V3.lerp(knee, foot, 0.62),
        foot,
      ]);
    });
    const claw = places.names(new RegExp(`^${side} claw( arm| elbow| tip)?$`)).map((name) => places.at(name));
    if (claw.length === 2) {
      const step = V3.sub(claw[1], claw[0]);
      const length = V3.length(step);
      claw.push(places.tip(claw[1], step, { radius: 0.7 * length, least: 0.4 * length, most: 2 * length }));
    }
    if (claw.length) addRun(draft, 'claw', `${cap}Claw`, sign, 0, 'Spine', claw);
    ['fore', 'hind'].forEach((pair, order) => {
      const name = `${side} ${pair} wing`;
      if (places.has(name))
        addRun(draft, 'wing', `${cap}Wing${order + 1}`, sign, order, 'Hips', [places.at(name), places.farEnd(name)]);
    });
    const antenna = places.body.parts.find((part) => part.name === `${side} antenna`);
    if (antenna && draft.has('Head'))
      addRun(draft, 'antenna', `${cap}Antenna`, sign, 0, 'Head', places.rootAndTip(antenna, places.at('head')));
  }
  const tail = places.names(/^tail (\d+|end|fan)$/);
  addTail(draft, places, 'Hips', tail.length ? tail : places.names(/^abdomen$/));
}

/** From the hips forward to the head, or to the end of the mantle. */
function addFront(draft: SkeletonDraft, places: BodyPlaces, hips: Vec3): void {
  const head = places.find('head') ?? places.find('mantle');
  const far = V3.sub(head ?? hips, hips);
  const length = V3.length(far);
  const to: Vec3 = head && length > 0 ? head : V3.addScaled(hips, [0, 0, 1], Math.abs(hips[1]) || 1);
  draft.addChain({ kind: 'spine', side: 0 }, 'Hips', [['Spine', V3.lerp(hips, to, 0.4)]]);
  if (!head) return;
  // what is farthest may be an eye, but a head ends in the middle
  const on = places.find('head') ? places.farEnd('head', { before: hips, aside: MIDDLE * length }) : head;
  const step = V3.sub(head, hips);
  const end =
    V3.distance(on, head) > (places.has('head') ? 0.05 : 0.2) * length
      ? on
      : places.tip(head, step, { radius: 0.6 * length, least: 0.4 * length, most: 3 * length });
  const neck = V3.lerp(hips, head, 0.75);
  if (places.has('head')) addHead(draft, places, 'Spine', [neck], end);
  else
    draft.addChain({ kind: 'neck', side: 0 }, 'Spine', [
      ['Neck', neck],
      ['Head', head],
      ['HeadTop_End', end],
    ]);
}

/** Arms all around, as legs from the front to the back on either side, from the top down where that is one. */
function addArms(draft: SkeletonDraft, places: BodyPlaces, roots: readonly string[], hips: Vec3): void {
  const arms = roots.map((root) => {
    const number = root.split(' ')[1];
    const line = places.names(new RegExp(`^arm ${number} (root|joint \\d+|end)$`)).map((name) => places.at(name));
    return line.length > 2 ? line : resample(line, 5);
  });
  for (const [, cap, sign] of SIDES) {
    arms
      .filter(([root]) => root[0] - hips[0] >= 0 === sign > 0)
      .sort(([a], [b]) => (Math.abs(b[2] - a[2]) > 1e-6 ? b[2] - a[2] : b[1] - a[1]))
      .forEach((line, order) => {
        addLeg(draft, `${cap}Leg${order + 1}`, sign, order, line);
      });
  }
}

function addLeg(draft: SkeletonDraft, name: string, side: 1 | -1, order: number, line: readonly Vec3[]): void {
  const last = line.length - 1;
  draft.addChain(
    { kind: 'leg', side, order },
    'Hips',
    line.map((at, i) => [i === last ? `${name}_End` : `${name}_${i + 1}`, at] as const),
  );
}

function addRun(
  draft: SkeletonDraft,
  kind: ChainKind,
  name: string,
  side: 1 | -1,
  order: number,
  parent: string,
  line: readonly Vec3[],
): void {
  if (V3.distance(line[0], line[line.length - 1]) === 0) return;
  draft.addChain(
    { kind, side, order },
    parent,
    line.map((at, i) => [`${name}_${i + 1}`, at] as const),
  );
}

/** So many places evenly from the first of a line to its last. */
function resample(line: readonly Vec3[], count: number): Vec3[] {
  return Array.from({ length: count }, (_, i) => V3.lerp(line[0], line[line.length - 1], i / (count - 1)));
}
