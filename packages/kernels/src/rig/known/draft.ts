import { V3, type Vec3 } from '../../math/index.ts';
import type { ChainKind, JointChain, RigJoint, RigSkeleton, RigType } from '../skeleton.ts';

/** A skeleton being put together, joint by joint from the root outwards. */
export class SkeletonDraft {
  private readonly joints: RigJoint[] = [];
  private readonly chains: JointChain[] = [];
  private readonly indices = new Map<string, number>();

  /** Adds a joint below one that stands already; `''` for the root. Gives its name back. */
  add(name: string, parent: string, at: Vec3): string {
    if (this.indices.has(name)) throw new RangeError(`two joints are called ${name}`);
    this.indices.set(name, this.joints.length);
    this.joints.push({ name, parent: parent === '' ? -1 : this.index(parent), at });
    return name;
  }

  /** Adds joints one below the other and makes a chain of them. */
  addChain(
    { kind, side, order = 0 }: { kind: ChainKind; side: -1 | 0 | 1; order?: number },
    parent: string,
    steps: readonly (readonly [name: string, at: Vec3])[],
  ): void {
    let up = parent;
    for (const [name, at] of steps) up = this.add(name, up, at);
    if (steps.length) this.chains.push({ kind, side, order, joints: steps.map(([name]) => this.index(name)) });
  }

  /** The joint nearest to a place, of those whose names match and that others hang on. */
  nearest(to: Vec3, names: RegExp): string {
    let best = this.joints[0];
    for (const [i, joint] of this.joints.entries()) {
      if (!names.test(joint.name) || !this.joints.some(({ parent }) => parent === i)) continue;
      if (V3.distance(joint.at, to) < V3.distance(best.at, to)) best = joint;
    }
    return best.name;
  }

  has(name: string): boolean {
    return this.indices.has(name);
  }

  index(name: string): number {
    const index = this.indices.get(name);
    if (index === undefined) throw new RangeError(`there is no joint ${name}`);
    return index;
  }

  at(name: string): Vec3 {
    return this.joints[this.index(name)].at;
  }

  finish(type: RigType, ground: number, height: number): RigSkeleton {
    return { type, joints: this.joints, chains: this.chains, ground, height };
  }
}
