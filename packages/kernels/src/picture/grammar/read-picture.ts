import { type Archetypes, parsePrompt, type Understood } from '../../sculpt/index.ts';
import type { PictureSpec } from '../spec.ts';
import { findHabitat } from './find-habitat.ts';
import { dropForbidden, readNegative } from './negative.ts';
import { scanPrompt } from './scan.ts';
import { settlePicture } from './settle.ts';

/** What a prompt says of the picture, and what is left of it that names things. */
export interface PictureReading {
  picture: PictureSpec;
  /** The words that were taken for the picture. */
  words: string[];
  /** The rest of the prompt, for the reader of things; empty where only a place is shown. */
  rest: string;
  /** The rest of the negative field. */
  negative: string;
}

/**
 * Reads the place, the light, the camera, the weather and the finish out of a prompt. Closed vocabulary, no guesses: a word that is not
 * known as one of these stays in `rest`. Never fails, deterministic, linear in the number of words. `things` reads what is named, where it tells
 * the place: whoever reads it anyway does it but once.
 */
export function readPicture(
  prompt: string,
  negative: string | undefined,
  archetypes: Archetypes,
  things = (rest: string, _negative: string): Understood => parsePrompt(rest, { archetypes }).understood,
): PictureReading {
  const scan = scanPrompt(prompt, archetypes);
  const refused = readNegative(negative ?? '', archetypes);
  const settings = dropForbidden(scan.settings, refused);
  const rest = scan.hasSubject ? scan.rest : '';
  const refusesWater = refused.without.includes('background') || /\b(sea|ocean|water|waves)\b/.test(negative ?? '');
  const habitat = refusesWater ? undefined : findHabitat(rest, settings, () => things(rest, refused.rest));
  return {
    picture: settlePicture(habitat ? { ...settings, backdrop: habitat } : settings, [...new Set(refused.without)]),
    words: scan.taken,
    rest,
    negative: refused.rest,
  };
}
