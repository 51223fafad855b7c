import type { MaterialSpec } from '../../../texture/index.ts';
import type { Archetype, ArchetypeInput, Sculpture } from '../../dsl/archetype.ts';
import { buildOther } from './build-other.ts';
import { Draft } from './draft.ts';
import { finishBody, headRegion, type Region, tailRegion } from './finish.ts';
import { CREATURE_PALETTES } from './palettes/index.ts';
import { CREATURE_PARAMS } from './params.ts';
import { buildTetrapod } from './plan/tetrapod.ts';
import { CREATURE_PRESETS, SPECIES } from './presets/index.ts';
import { resolveMaterials } from './resolve.ts';
import { shaped, shapedOther } from './shaped.ts';
import { coat } from './skin.ts';
import { CREATURE_SLOTS } from './slots.ts';
import type { TetrapodSpecies } from './spec.ts';

/** What wings are made of on a creature that has none of its own. */
const ADDED_WINGS: Readonly<Record<string, MaterialSpec | undefined>> = {
  feather: { base: 'feathers', color: '#f4f1ea', color2: '#ddd8cd', color3: '#b9b3a7' },
  insect: { base: 'membrane', color: '#dfe8ee', color2: '#f5f9fb', color3: '#8fa5b0', transmission: 0.5, rough: 0.12 },
};

/**
 * Every animal and beast: one grammar of spine, limbs, head kit and skin, driven by a species table and a few modifiers (size of
 * head, legs, neck; wings, horns, heads; age; pose).
 */
export const creature: Archetype = {
  name: 'creature',
  kind: 'animal',
  size: { length: 1 },
  params: CREATURE_PARAMS,
  slots: CREATURE_SLOTS,
  palettes: CREATURE_PALETTES,
  presets: CREATURE_PRESETS,
  feet({ species }) {
    const { body } = SPECIES[String(species)] ?? SPECIES.dog;
    if (body.plan !== 'tetrapod') return 0;
    const upright = body.rigType === 'avian' || body.rigType === 'biped';
    const limbs = upright ? [body.hind] : [body.hind, body.fore];
    return limbs.reduce((sum, limb) => sum + (limb && limb.foot !== 'none' ? 2 : 0), 0);
  },
  build(input: ArchetypeInput): Sculpture {
    const species = SPECIES[String(input.params.species)] ?? SPECIES.dog;
    const materials = resolveMaterials(
      { wings: ADDED_WINGS[String(input.params.wings)], ...species.materials },
      input.materials,
    );
    const { body } = species;
    if (body.plan !== 'tetrapod') {
      const other = shapedOther(body, input.params);
      return buildOther(new Draft(materials, input.rng, other.unit), other);
    }
    const shapedBody = shaped(body, input.params);
    return buildFourLimbed(new Draft(materials, input.rng, shapedBody.unit), shapedBody, input);
  },
};

function buildFourLimbed(draft: Draft, body: TetrapodSpecies, input: ArchetypeInput): Sculpture {
  const heads = Math.max(1, Math.round(Number(input.params.headCount ?? 1)));
  const anatomy = buildTetrapod(draft, body, String(input.params.pose), heads);
  const regions: Region[] = anatomy.heads.map(headRegion);
  if (anatomy.tail && body.tail.length > 0.9) regions.push(tailRegion(anatomy.tail, body.unit));
  finishBody(draft, coat(draft, anatomy), regions);
  return {
    parts: draft.parts,
    sockets: draft.sockets,
    skeleton: { rigType: body.rigType ?? 'quadruped', joints: draft.joints },
  };
}
