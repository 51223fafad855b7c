import { V3, type Vec3 } from '../../math/index.ts';
import type { SkeletonDraft } from './draft.ts';
import type { BodyPlaces } from './sculpted-body.ts';

/** Left and right, as names begin and as sides count. */
export const SIDES = [
  ['left', 'Left', 1],
  ['right', 'Right', -1],
] as const;

/** Neck, head, jaw and trunk, of any body that has a `head`. `neck` holds the places of the neck's own joints. */
export function addHead(
  draft: SkeletonDraft,
  places: BodyPlaces,
  parent: string,
  neck: readonly Vec3[],
  end: Vec3,
  head = places.at('head'),
): void {
  draft.addChain({ kind: 'neck', side: 0 }, parent, [
    ...neck.map((at, i) => [i ? `Neck${i}` : 'Neck', at] as const),
    ['Head', head],
    ['HeadTop_End', end],
  ]);
  const jaw = places.find('jaw');
  if (jaw)
    draft.addChain({ kind: 'jaw', side: 0 }, 'Head', [
      ['Jaw', jaw],
      ['Jaw_End', V3.lerp(jaw, end, 0.8)],
    ]);
  const trunk = places.names(/^trunk/).map((name, i) => [`Trunk${i + 1}`, places.at(name)] as const);
  if (trunk.length > 1) draft.addChain({ kind: 'tentacle', side: 0 }, 'Head', trunk);
}

/** `Tail1`... of joints called `tail 1`... `tail end`, below `parent`, closed by an end. */
export function addTail(draft: SkeletonDraft, places: BodyPlaces, parent: string, names: readonly string[]): void {
  if (!names.length) return;
  const line = names.map((name) => places.at(name));
  const last = line[line.length - 1];
  const root = draft.at(parent);
  if (line.length === 1) {
    // an abdomen is one piece, which goes on along the ground however low the legs are
    const far = places.farEnd(names[0], { before: [root[0], last[1], root[2]] });
    const step = V3.distance(root, last);
    line.push(
      V3.distance(far, last) > 0.3 * step
        ? far
        : places.tip(last, V3.sub(last, root), { radius: step, least: 0.3 * step, most: 3 * step }),
    );
  } else {
    // a part that follows the last joint goes on from it: a fin, a fan, a sting; one that follows the joint before, a tuft, may end beyond it
    const before = line[line.length - 2];
    const step = V3.distance(before, last);
    const [tuft, far] = [-2, -1].map((k) => places.middleEnd(names.at(k) ?? names[0]));
    if (V3.distance(far, last) > 0.3 * step) line.push(far);
    else if (V3.distance(tuft, before) > step) line[line.length - 1] = tuft;
  }
  draft.addChain(
    { kind: 'tail', side: 0 },
    parent,
    line.map((at, i) => [`Tail${i + 1}`, at] as const),
  );
}
