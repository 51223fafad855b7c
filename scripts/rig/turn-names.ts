import type { Vec3 } from '../../packages/kernels/src/math/index.ts';
import { alongLine, V3 } from '../../packages/kernels/src/math/index.ts';
import type { KnownBody, Limb } from './known-body.ts';

/** So many limbs all around, none of whose gaps differs from an even one by more than this share, have no first one. */
const LEAST = 4;
const UNEVEN = 0.5;

/** Whether a body has no front: no head, and limbs evenly all around, as starfish have. Which of them is called the first, and on which side it is, nobody can say. */
export function isRound({ joints, limbs }: KnownBody): boolean {
  if (joints.has('Head') || limbs.length < LEAST) return false;
  const angles = around(limbs).map(({ angle }) => angle);
  const even = (2 * Math.PI) / limbs.length;
  return angles.every((a, k) => {
    const gap = (angles[(k + 1) % angles.length] - a + 2 * Math.PI) % (2 * Math.PI);
    return Math.abs(gap - even) <= UNEVEN * even;
  });
}

/** The limbs of a round body by the names of the known ones that they are, as they come one after the other around it: of all such namings the one that fits best. */
export function nameAround(known: KnownBody, ours: KnownBody): KnownBody {
  if (!isRound(known) || ours.limbs.length !== known.limbs.length) return ours;
  const [theirs, own] = [around(known.limbs), around(ours.limbs)];
  let [best, least] = [ours.limbs, Infinity];
  for (let shift = 0; shift < own.length; shift++) {
    const named = theirs.map(({ limb }, k): Limb => ({ ...own[(k + shift) % own.length].limb, name: limb.name }));
    const off = theirs.reduce(
      (sum, { limb }, k) => sum + V3.distance(alongLine(limb.joints, 1), alongLine(named[k].joints, 1)),
      0,
    );
    if (off < least) [least, best] = [off, named];
  }
  return { ...ours, limbs: best };
}

function around(limbs: readonly Limb[]): { limb: Limb; angle: number }[] {
  const ends = limbs.map(({ joints }) => joints[joints.length - 1]);
  const middle = V3.scale(
    ends.reduce<Vec3>((sum, p) => V3.add(sum, p), [0, 0, 0]),
    1 / ends.length,
  );
  return limbs
    .map((limb, k) => ({ limb, angle: Math.atan2(ends[k][0] - middle[0], ends[k][2] - middle[2]) }))
    .sort((a, b) => a.angle - b.angle);
}
