import type { Body } from './body.ts';

/** Why a model is taken for no body: a sentence for people. */
export function explainRefusal(body: Body): string {
  const long = body.branches.filter(({ reach }) => reach > 0.12 * Math.max(...body.size)).length;
  if (long < 2) return 'The model has no limbs, no head and no tail that could move: it looks like a solid thing.';
  if (body.mirrored > 0.9 && body.square > 0.9)
    return 'The model is the same from all sides, as furniture, vessels and tools are: it looks like a thing rather than a body.';
  if (body.mirrored < 0.6) return 'The model has no left and right side that match, as the bodies of creatures have.';
  return 'The model looks like a thing rather than like the body of a creature: its limbs are not those of one.';
}
