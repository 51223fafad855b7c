import type { Vec3 } from '../../math/index.ts';
import type { ChainKind, JointChain, RigJoint, RigSkeleton, RigType } from '../skeleton.ts';
import type { Body } from './body.ts';

/** A skeleton being put together, in the cells of a body (x from the mirror plane). */
export class SkeletonDraft {
  readonly #body: Body;
  readonly #joints: RigJoint[] = [];
  readonly #chains: JointChain[] = [];
  readonly #index = new Map<string, number>();

  constructor(body: Body) {
    this.#body = body;
  }

  joint(name: string, parent: string, cell: Vec3): void {
    const { origin, cell: unit, size } = this.#body;
    const middle = origin[0] + ((size[0] - 1) / 2) * unit;
    const at: Vec3 = [middle + cell[0] * unit, origin[1] + cell[1] * unit, origin[2] + cell[2] * unit];
    const up = parent === '' ? -1 : this.#indexOf(parent);
    if (this.#index.has(name)) throw new Error(`rig: two joints "${name}"`);
    this.#index.set(name, this.#joints.length);
    this.#joints.push({ name, parent: up, at });
  }

  /** A run of joints below `parent`: adds those that are given, and the chain of all of them. */
  run(
    kind: ChainKind,
    side: JointChain['side'],
    order: number,
    parent: string,
    joints: readonly (readonly [string, Vec3])[],
  ): void {
    let up = parent;
    for (const [name, at] of joints) {
      this.joint(name, up, at);
      up = name;
    }
    this.#chains.push({ kind, side, order, joints: joints.map(([name]) => this.#indexOf(name)) });
  }

  has(name: string): boolean {
    return this.#index.has(name);
  }

  finish(type: RigType): RigSkeleton {
    const { origin, cell, floor, height } = this.#body;
    const ground = origin[1] + (floor - 0.5) * cell;
    return { type, joints: this.#joints, chains: this.#chains, ground, height: height * cell };
  }

  #indexOf(name: string): number {
    const index = this.#index.get(name);
    if (index === undefined) throw new Error(`rig: no joint "${name}"`);
    return index;
  }
}
