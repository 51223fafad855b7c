import { V3, type Vec3 } from '../../math/index.ts';
import type { SkeletonDraft } from './draft.ts';
import { meanPoint } from './reach.ts';
import type { BodyPlaces, SculptedPart } from './sculpted-body.ts';
import { addHead, addTail } from './trunk.ts';

/** Snakes and worms: the hips in the middle of the body, spine to the front, tail to the back. */
export function addSerpent(draft: SkeletonDraft, places: BodyPlaces): void {
  const names = places.names(/^body \d+$/);
  const middle = Math.floor(names.length / 2);
  draft.add('Hips', '', places.at(names[middle]));
  const front = names
    .slice(0, middle)
    .map((name) => places.at(name))
    .reverse();
  const neck = front.pop() ?? V3.lerp(places.at(names[middle]), places.at('head'), 0.5);
  const spine = front.length ? front : [V3.lerp(places.at(names[middle]), neck, 0.5)];
  draft.addChain(
    { kind: 'spine', side: 0 },
    'Hips',
    spine.map((at, i) => [`Spine${i + 1}`, at] as const),
  );
  const head = places.at('head');
  const step = V3.distance(neck, head);
  const along: Vec3 = [head[0] - neck[0], 0, head[2] - neck[2]];
  const end = places.tip(head, along, { radius: 0.6 * step, least: 0.3 * step, most: 2 * step });
  addHead(draft, places, `Spine${spine.length}`, [neck], end, backOfHead(places, neck));
  addTail(draft, places, 'Hips', names.slice(middle + 1));
}

/** Where the neck goes into the head: a skull turns as one, eyes and all, and bends behind itself. */
function backOfHead(places: BodyPlaces, neck: Vec3): Vec3 {
  const head = places.at('head');
  const part = places.body.parts.find(({ name }) => name === 'head');
  if (!part) return head;
  const way = V3.normalize(V3.sub(neck, head), [0, 0, -1]);
  let back = 0;
  for (let i = 0; i < part.points.length; i += 3)
    back = Math.max(back, V3.dot(V3.sub([part.points[i], part.points[i + 1], part.points[i + 2]], head), way));
  return V3.addScaled(head, way, Math.min(back, 0.6 * V3.distance(neck, head)));
}

/** Fish and whales: tail joints to the tip of the tail fin, and a joint for every other fin. */
export function addFish(draft: SkeletonDraft, places: BodyPlaces): Map<SculptedPart, string> {
  const hips = draft.add('Hips', '', places.at('body'));
  const [body, head] = [places.at('body'), places.at('head')];
  draft.addChain({ kind: 'spine', side: 0 }, hips, [['Spine1', V3.lerp(body, head, 0.35)]]);
  const length = V3.distance(body, head);
  const end = places.tip(head, V3.sub(head, body), { radius: length, least: 0.3 * length, most: 4 * length });
  addHead(draft, places, 'Spine1', [V3.lerp(body, head, 0.7)], end);
  addTail(draft, places, hips, places.names(/^tail/));
  const owners = new Map<SculptedPart, string>();
  const counts = new Map<string, number>();
  for (const part of places.body.parts) {
    const [, side, kind] = /^(left |right )?(\w+) fin\b/.exec(part.name) ?? [];
    if (kind === undefined || kind === 'tail' || part.joint !== 'body' || part.points.length < 9) continue;
    const sign = side ? (side === 'left ' ? 1 : -1) : 0;
    const label = `${sign ? (sign > 0 ? 'Left' : 'Right') : kind[0].toUpperCase() + kind.slice(1)}Fin`;
    const order = counts.get(label) ?? 0;
    counts.set(label, order + 1);
    const near: Vec3 = [0, body[1], meanPoint(part.points)[2]];
    const [root, tip] = places.rootAndTip(part, near);
    const names = sign
      ? [`${label}${order + 1}_1`, `${label}${order + 1}_2`]
      : [1, 2].map((i) => `${label}${2 * order + i}`);
    draft.addChain({ kind: 'fin', side: sign, order }, draft.nearest(root, /^(Hips|Spine\d|Tail\d)$/), [
      [names[0], root],
      [names[1], tip],
    ]);
    owners.set(part, names[0]);
  }
  return owners;
}
