import { V3, type Vec3 } from '../../math/index.ts';
import type { ChainKind, JointChain, RigJoint, RigSkeleton } from '../skeleton.ts';

/** What is taken from one skeleton as a whole, on both sides: what bends together, and what is alike on both sides. */
type Part = 'trunk' | 'arms' | 'legs';

const PART_OF: Partial<Record<ChainKind, Part>> = { arm: 'arms', finger: 'arms', leg: 'legs' };
const PARTS: readonly Part[] = ['trunk', 'arms', 'legs'];

/**
 * One skeleton out of several of the same body in one frame: trunk, arms and legs each from the one whose joints are least far from those of all others, the
 * earliest of equals. A fit that went astray is never taken where two others agree, and no limb is bent as none of them has it.
 */
export function joinMedoids(skeletons: readonly RigSkeleton[]): RigSkeleton {
  const [first] = skeletons;
  const chosen = new Map(PARTS.map((part) => [part, medoid(skeletons, part)] as const));
  const from = ({ kind }: JointChain): RigSkeleton => chosen.get(partOf(kind)) ?? first;
  const joints: RigJoint[] = [{ ...(chosen.get('trunk') ?? first).joints[0] }];
  const chains: JointChain[] = [];
  const index = new Map([[joints[0].name, 0]]);
  const done = new Set<string>();
  // In the order of the first: who reads files expects arms and legs of a side one after the other.
  for (const lead of first.chains) {
    const key = `${partOf(lead.kind)} ${lead.side}`;
    if (done.has(key)) continue;
    done.add(key);
    const source = from(lead);
    for (const chain of source.chains) {
      if (`${partOf(chain.kind)} ${chain.side}` !== key) continue;
      for (const j of chain.joints) {
        const joint = source.joints[j];
        if (index.has(joint.name)) continue;
        const parent = joint.parent < 0 ? 0 : index.get(source.joints[joint.parent].name);
        // Trunks of other kinds have other joints: then nothing can be joined.
        if (parent === undefined) return first;
        index.set(joint.name, joints.length);
        joints.push({ ...joint, parent });
      }
      chains.push({ ...chain, joints: chain.joints.map((j) => index.get(source.joints[j].name) as number) });
    }
  }
  return { ...first, joints, chains };
}

function partOf(kind: ChainKind): Part {
  return PART_OF[kind] ?? 'trunk';
}

function medoid(skeletons: readonly RigSkeleton[], part: Part): RigSkeleton {
  const places = skeletons.map((skeleton) => placesOf(skeleton, part));
  const away = places.map((own) => places.reduce((sum, other) => sum + apart(own, other), 0));
  return skeletons[away.indexOf(Math.min(...away))];
}

/** Places of a part's joints, without fingers: one fit may see them and another not. */
function placesOf({ joints, chains }: RigSkeleton, part: Part): Map<string, Vec3> {
  const own = chains.filter(({ kind }) => kind !== 'finger' && partOf(kind) === part);
  const all = own.flatMap((chain) => chain.joints);
  return new Map((part === 'trunk' ? [0, ...all] : all).map((j) => [joints[j].name, joints[j].at]));
}

function apart(a: ReadonlyMap<string, Vec3>, b: ReadonlyMap<string, Vec3>): number {
  let sum = 0;
  for (const [name, at] of a) {
    const other = b.get(name);
    if (other) sum += V3.distance(at, other);
  }
  return sum;
}
