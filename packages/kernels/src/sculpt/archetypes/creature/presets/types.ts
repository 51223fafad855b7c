import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Slot } from '../slots.ts';
import type { AnySpecies, TetrapodSpecies } from '../spec.ts';

export type Materials = Partial<Record<Slot, MaterialSpec>>;

/** A species: its body and what it is made of. Slots that it leaves out fall back to the skin or to common defaults. */
export interface Species {
  body: TetrapodSpecies;
  materials: Materials;
}

/** Any creature, four-limbed or not. */
export interface Creature {
  body: AnySpecies;
  materials: Materials;
}

type Deep<T> = T extends readonly unknown[] ? T : T extends object ? { [K in keyof T]?: Deep<T[K]> | undefined } : T;

/** A species like another, with the differences given. Arrays are replaced, objects merged. */
export function like<T extends object>(base: T, changes: Deep<NoInfer<T>>): T {
  const out: Record<string, unknown> = { ...(base as Record<string, unknown>) };
  for (const [key, value] of Object.entries(changes)) {
    const old = out[key];
    const both =
      value !== null &&
      typeof value === 'object' &&
      !Array.isArray(value) &&
      old !== null &&
      typeof old === 'object' &&
      !Array.isArray(old);
    // A material that goes back to following the skin keeps nothing of what it was.
    const inherits = both && 'base' in value && value.base === 'inherit';
    out[key] = both && !inherits ? like<object>(old as object, value as object) : value;
  }
  return out as T;
}
