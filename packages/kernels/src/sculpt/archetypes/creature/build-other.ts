import type { Sculpture, Skeleton } from '../../dsl/archetype.ts';
import type { Draft } from './draft.ts';
import { finishBody } from './finish.ts';
import { buildArthropod } from './plan/arthropod.ts';
import { buildFish } from './plan/fish.ts';
import { buildSerpent } from './plan/serpent.ts';
import { buildSoft } from './plan/soft.ts';
import { clownBands, simpleCoat } from './skin-simple.ts';
import type { AnySpecies, TetrapodSpecies } from './spec.ts';

/** Builds what has no four limbs: fish, serpents, insects and their kin, soft bodies. */
export function buildOther(draft: Draft, body: Exclude<AnySpecies, TetrapodSpecies>): Sculpture {
  const done = (rigType: Skeleton['rigType']): Sculpture => ({
    parts: draft.parts,
    sockets: draft.sockets,
    skeleton: { rigType, joints: draft.joints },
  });
  const { skin } = draft.materials;
  if (body.plan === 'fish') {
    const flow = buildFish(draft, body);
    const coat = simpleCoat(draft, skin, body.look, body.whiteBands ? clownBands(draft) : []);
    finishBody(draft, { ...coat, flow }, []);
    return done('aquatic');
  }
  if (body.plan === 'serpent') {
    const { head } = buildSerpent(draft, body);
    finishBody(draft, simpleCoat(draft, skin, body.look), head ? [head] : []);
    return done('serpentine');
  }
  if (body.plan === 'soft') {
    buildSoft(draft, body);
    finishBody(draft, simpleCoat(draft, skin, body.look), []);
    return done(body.kind === 'octopus' || body.kind === 'squid' ? 'octopod' : 'other');
  }
  buildArthropod(draft, body);
  return done(body.legs.length === 3 || body.legs.length === 2 ? 'hexapod' : 'octopod');
}
