import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { PartSpec } from '../../dsl/archetype.ts';

/** Where an archetype puts its parts together. */
export interface Bench {
  readonly parts: PartSpec[];
  /** Adds a part of a slot's material; a name used before gets a number. */
  add(name: string, slot: string | MaterialSpec, shape: Shape, more?: Partial<PartSpec> & { grain?: Vec3 }): void;
  /** The material of a slot, recoloured or tuned. */
  tint(slot: string, change: Partial<MaterialSpec>): MaterialSpec;
}

/** Creates an empty bench over the slots' materials. Throws on a slot that does not exist. */
export function createBench(materials: Readonly<Record<string, MaterialSpec>>): Bench {
  const parts: PartSpec[] = [];
  const used = new Map<string, number>();
  const slotOf = (slot: string): MaterialSpec => {
    const found = materials[slot];
    if (!found) throw new Error(`no slot ${slot}`);
    return found;
  };
  return {
    parts,
    add(name, slot, shape, more = {}) {
      const { grain, ...rest } = more;
      const base = typeof slot === 'string' ? slotOf(slot) : slot;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      const material = grain && !base.grain ? { ...base, grain } : base;
      parts.push({ name: count > 1 ? `${name} ${count}` : name, shape, material, ...rest });
    },
    tint: (slot, change) => ({ ...slotOf(slot), ...change }),
  };
}

/** A parameter read as a number, a word or a flag: the values were clamped to their declared type before `build`. */
export const read = {
  num: (params: Readonly<Record<string, unknown>>, key: string): number => Number(params[key]),
  word: (params: Readonly<Record<string, unknown>>, key: string): string => String(params[key]),
  flag: (params: Readonly<Record<string, unknown>>, key: string): boolean => params[key] === true,
};
