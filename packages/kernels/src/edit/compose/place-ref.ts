import { GeometryError } from '../../math/index.ts';
import { subjectColors, withSubject } from '../layers/index.ts';
import type { Apply } from '../types.ts';
import { withSubjectOrNone } from './add.ts';
import { putThing, trimmed } from './put-thing.ts';
import { readLight } from './scene-light.ts';
import { findStand } from './where.ts';

/** Puts the subject of a reference picture into a picture. */
export const placeRef: Apply<'place'> = (from, instruction, run) => {
  const ref = run.refs[instruction.ref];
  if (!ref)
    throw new GeometryError(
      'not-possible',
      `refs: "${instruction.words}" speaks of a reference picture that is not there.`,
    );
  const cut = withSubject(ref);
  const thing = trimmed({ image: subjectColors(cut), opacity: cut.subject });
  const layers = withSubjectOrNone(from);
  run.check();
  const stand = findStand(layers, instruction, thing.image.width / thing.image.height, 0, 1);
  return putThing(layers, thing, stand, readLight(layers).across, run);
};
