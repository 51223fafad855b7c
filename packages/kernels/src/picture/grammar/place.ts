import type { Archetypes, Token } from '../../sculpt/index.ts';
import { readColor } from '../../sculpt/index.ts';
import { type Settings, SURFACES } from '../lexicon/places.ts';
import {
  AFTER_PLACE,
  ARTICLES,
  BACKGROUND_WORDS,
  BESIDE,
  PLACE_ADJECTIVES,
  PLACE_MOODS,
  PLACE_PREPOSITIONS,
  POSTURES,
} from '../lexicon/words.ts';
import type { Found } from './backgrounds.ts';
import { findPhrase, isWord, MOOD_TABLE, PLACE_TABLE } from './phrases.ts';

const ADJECTIVES_MAX = 5;

/**
 * A place with the words that make it one: "in a dark misty forest", "on a wooden floor", "with snowy mountains in the background", "forest
 * background". Undefined where the noun only describes another ("a beach chair") or stands as a thing ("on a planet of apples" does not).
 */
export function findPlace(tokens: readonly Token[], at: number, archetypes: Archetypes): Found | undefined {
  let i = at;
  if (POSTURES.has(tokens[i]?.text) && PLACE_PREPOSITIONS.has(tokens[i + 1]?.text)) i++;
  const preposition = PLACE_PREPOSITIONS.has(tokens[i]?.text) ? tokens[i].text : undefined;
  if (preposition) i++;
  const withIt = !preposition && tokens[i]?.text === 'with';
  if (withIt) i++;
  if (['middle', 'front', 'edge', 'top', 'heart'].includes(tokens[i + 1]?.text) && tokens[i + 2]?.text === 'of') i += 3;
  while (ARTICLES.has(tokens[i]?.text)) i++;
  const described = readPlace(tokens, i, archetypes);
  if (!described) return undefined;
  let { sets } = described;
  const { end } = described;
  const tail = readTail(tokens, end);
  if (!preposition && !tail) return undefined;
  if (preposition === 'of' && !tail) return undefined;
  if (preposition && !tail && !isBoundary(tokens, end)) return undefined;
  if (sets.backdrop === 'sea' && preposition && BESIDE.has(preposition)) sets = { ...sets, backdrop: 'beach' };
  return { sets, length: end + (tail ?? 0) - at };
}

/** Adjectives and the noun of a place; where it ends. */
export function readPlace(
  tokens: readonly Token[],
  from: number,
  archetypes: Archetypes,
): { sets: Settings; end: number } | undefined {
  let i = from;
  let sets: Settings = {};
  for (let n = 0; n <= ADJECTIVES_MAX; n++) {
    const surface = Object.hasOwn(SURFACES, tokens[i]?.text) ? SURFACES[tokens[i].text] : undefined;
    const ground = tokens[i + 1]?.text;
    if (surface && (ground === 'floor' || ground === 'wall' || ground === 'tiles'))
      return { sets: { backdrop: 'room', surface, ...sets }, end: i + 2 };
    const place = findPhrase(PLACE_TABLE, tokens, i);
    if (place && isNounEnd(tokens, i + place.length)) {
      const later = { ...place.sets, ...sets };
      // "snowy mountains": a word said of the place is stronger than the place's own.
      return { sets: later, end: i + place.length };
    }
    const mood = findPhrase(MOOD_TABLE, tokens, i);
    const own = Object.hasOwn(PLACE_MOODS, tokens[i]?.text) ? PLACE_MOODS[tokens[i].text] : undefined;
    const color = readColor(tokens, i, archetypes);
    if (own || mood) {
      sets = { ...(own ?? mood?.sets), ...sets };
      i += own ? 1 : (mood?.length ?? 1);
    } else if (color) {
      sets = { color: color.hex, ...sets };
      i += color.length;
    } else if (PLACE_ADJECTIVES.has(tokens[i]?.text) || tokens[i]?.text === 'and') i++;
    else return undefined;
  }
  return undefined;
}

/** How many words after a place say that it is the background; undefined: none. */
function readTail(tokens: readonly Token[], at: number): number | undefined {
  const text = (k: number): string => tokens[at + k]?.text ?? '';
  if (BACKGROUND_WORDS.has(text(0))) {
    return 1;
  }
  if (['in', 'as'].includes(text(0))) {
    const article = ARTICLES.has(text(1)) ? 1 : 0;
    if (['background', 'backdrop', 'distance'].includes(text(1 + article))) return 2 + article;
  }
  if (text(0) === 'behind' && (['it', 'him', 'her', 'them'].includes(text(1)) || !isWord(tokens[at + 1])))
    return isWord(tokens[at + 1]) ? 2 : 1;
  return undefined;
}

/** Whether a noun phrase may end here. */
function isNounEnd(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  return isBoundary(tokens, at) || BACKGROUND_WORDS.has(next.text) || next.text === 'behind' || next.text === 'in';
}

function isBoundary(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (!next || !isWord(next) || AFTER_PLACE.has(next.text) || ARTICLES.has(next.text)) return true;
  return findPhrase(MOOD_TABLE, tokens, at) !== undefined;
}
