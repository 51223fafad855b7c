import type { MaterialSpec } from '../../../../texture/index.ts';
import type { Archetype, ParamValue, PartSpec } from '../../../dsl/archetype.ts';
import type { Dress } from '../wardrobe/dress.ts';

/** How another archetype is made for somebody: parameters and materials over its defaults. */
export interface ThingOptions {
  params?: Readonly<Record<string, ParamValue>>;
  materials?: Readonly<Record<string, Partial<MaterialSpec>>>;
}

/** Builds another archetype as its defaults have it but for the options. */
export function makeThing(
  d: Pick<Dress, 'rng'>,
  archetype: Archetype,
  { params, materials }: ThingOptions = {},
): ReturnType<Archetype['build']> {
  const all: Record<string, ParamValue> = {};
  for (const [name, spec] of Object.entries(archetype.params)) all[name] = params?.[name] ?? spec.default;
  const slots: Record<string, MaterialSpec> = {};
  for (const [name, slot] of Object.entries(archetype.slots)) slots[name] = { ...slot.material, ...materials?.[name] };
  return archetype.build({ params: all, materials: slots, rng: d.rng.fork(archetype.name) });
}

/** Adds a made thing's parts, placed. */
export function addThing(
  d: Dress,
  parts: readonly PartSpec[],
  place: { at: PartPlace['at']; rot: PartPlace['rot']; scale: number },
  joint: string,
): void {
  for (const part of parts)
    d.bench.add(
      part.name,
      part.material,
      { op: 'placed', of: part.shape, places: [place] },
      {
        joint,
        ...(part.detail ? { detail: part.detail * 0.8 } : {}),
        ...(part.twoSided ? { twoSided: true } : {}),
        ...(part.hidden ? { hidden: true } : {}),
      },
    );
}

interface PartPlace {
  at: readonly [number, number, number];
  rot: readonly [number, number, number];
}
