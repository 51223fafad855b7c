import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import type { MaterialSpec } from '../../../texture/index.ts';
import type { PartSpec, SlotSpec } from '../../dsl/archetype.ts';

type Materials = Readonly<Record<string, MaterialSpec>>;

/** Where an archetype puts its parts together. */
export interface Bench {
  readonly parts: PartSpec[];
  /** Adds a part of a slot's material; a name used before gets a number. */
  add(name: string, slot: string | MaterialSpec, shape: Shape, more?: Partial<PartSpec> & { grain?: Vec3 }): void;
  /** The material of a slot, recoloured or tuned. */
  tint(slot: string, change: Partial<MaterialSpec>): MaterialSpec;
}

/** Creates an empty bench over the slots' materials. Throws on a slot that does not exist. */
export function createBench(materials: Materials): Bench {
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

/**
 * Slots that were left at their default take the main slot's material when that was changed: "a red chair" paints the back as well as
 * the legs, "a red chair with a black back" does not.
 */
export function follow(
  materials: Materials,
  slots: Readonly<Record<string, SlotSpec>>,
  names: readonly string[],
): Materials {
  const main = Object.keys(slots).find((name) => slots[name].main);
  if (!main || same(materials[main], slots[main].material)) return materials;
  const out: Record<string, MaterialSpec> = { ...materials };
  for (const name of names) if (same(out[name], slots[name].material)) out[name] = materials[main];
  return out;
}

const same = (a: MaterialSpec, b: MaterialSpec): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A parameter read as a number, a word or a flag: the values were clamped to their declared type before `build`. */
export const read = {
  num: (params: Readonly<Record<string, unknown>>, key: string): number => Number(params[key]),
  word: (params: Readonly<Record<string, unknown>>, key: string): string => String(params[key]),
  flag: (params: Readonly<Record<string, unknown>>, key: string): boolean => params[key] === true,
};
