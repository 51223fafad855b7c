import type { MaterialSpec } from '../../../texture/index.ts';
import type { SlotSpec } from '../../dsl/archetype.ts';

/** Whether the prompt, or the noun, says anything of a slot: its material is not the slot's own. */
export function isSaid(
  materials: Readonly<Record<string, MaterialSpec>>,
  slots: Readonly<Record<string, SlotSpec>>,
  slot: string,
): boolean {
  return JSON.stringify(materials[slot]) !== JSON.stringify(slots[slot].material);
}

/**
 * Slot materials with a kind's own usual ones in place of the slots': a racket's head is lacquer where a bat's is ash. What was asked for
 * (whatever differs from the slot's default) is laid over them, so that "a red racket" stays lacquered.
 */
export function suited(
  materials: Readonly<Record<string, MaterialSpec>>,
  slots: Readonly<Record<string, SlotSpec>>,
  own: Readonly<Record<string, MaterialSpec>> = {},
): Record<string, MaterialSpec> {
  const out: Record<string, MaterialSpec> = { ...materials };
  for (const [slot, usual] of Object.entries(own)) {
    const plain = slots[slot].material;
    const asked = materials[slot];
    if (asked.base !== plain.base) continue;
    const changed = Object.entries(asked).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(plain[key as keyof MaterialSpec]),
    );
    out[slot] = { ...usual, ...Object.fromEntries(changed) };
  }
  return out;
}
