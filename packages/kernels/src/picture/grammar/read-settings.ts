import type { Archetypes } from '../../sculpt/index.ts';
import type { Settings } from '../lexicon/places.ts';
import { scanPrompt } from './scan.ts';

export type { Settings } from '../lexicon/places.ts';
export { settlePicture } from './settle.ts';

/** What a phrase settles about a picture, and the words in it that are about something else. */
export function readSettings(phrase: string, archetypes: Archetypes): { settings: Settings; rest: string } {
  const { settings, rest, hasSubject } = scanPrompt(phrase, archetypes);
  return { settings, rest: hasSubject ? rest : '' };
}
