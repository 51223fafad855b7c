import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { Joint, PartSpec, Socket } from '../../dsl/archetype.ts';
import type { Slot } from './slots.ts';
import { thrifty } from './thrifty.ts';

/** What a body plan writes into: flesh that is blended into one field, carvings, loose parts, joints. */
export class Draft {
  readonly flesh: FieldShape[] = [];
  readonly blend: number[] = [];
  readonly cuts: FieldShape[] = [];
  readonly parts: PartSpec[] = [];
  readonly joints: Joint[] = [];
  readonly sockets: Record<string, Socket> = {};
  readonly materials: Readonly<Record<Slot, MaterialSpec>>;
  readonly rng: Rng;
  /** Withers height (or whatever one unit of the spec is), metres. */
  readonly unit: number;

  constructor(materials: Readonly<Record<Slot, MaterialSpec>>, rng: Rng, unit: number) {
    this.materials = materials;
    this.rng = rng;
    this.unit = unit;
  }

  /** Adds flesh with its blend radius. */
  add(shape: FieldShape, k: number): void {
    this.flesh.push(thrifty(shape));
    this.blend.push(k);
  }

  part(name: string, slot: Slot, shape: Shape, more: Partial<PartSpec> = {}): void {
    this.parts.push({ name, shape, material: this.materials[slot], ...more });
  }

  /** Adds a joint below the named parent ('' for the root). Returns its name. */
  joint(name: string, parent: string, at: Vec3): string {
    const index = parent === '' ? -1 : this.joints.findIndex((j) => j.name === parent);
    if (parent !== '' && index < 0) throw new Error(`creature: joint "${name}" has no parent "${parent}"`);
    this.joints.push({ name, parent: index, at });
    return name;
  }

  /** The blended body without its carvings. */
  body(): FieldShape {
    return { op: 'union', of: [...this.flesh], k: this.unit * 0.04, blend: [...this.blend] };
  }
}
