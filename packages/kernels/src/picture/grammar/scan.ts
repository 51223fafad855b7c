import { type Archetypes, type Token, tokenize } from '../../sculpt/index.ts';
import { SHY } from '../lexicon/moods.ts';
import type { Settings } from '../lexicon/places.ts';
import { ARTICLES, MOOD_PREPOSITIONS, MOOD_TAILS, PLACE_PREPOSITIONS } from '../lexicon/words.ts';
import { findBackground } from './backgrounds.ts';
import { findPhrase, isWord, MOOD_TABLE, PLACE_TABLE } from './phrases.ts';
import { findPlace, readPlace } from './place.ts';

/** A prompt taken apart: what it says of the picture, and what is left that names things. */
export interface Scan {
  settings: Settings;
  /** The words that were taken, in order. */
  taken: string[];
  /** The rest of the prompt. */
  rest: string;
  /** Whether the rest names anything. */
  hasSubject: boolean;
}

/** Words that name nothing by themselves. */
const EMPTY = new Set([
  ...[
    'a',
    'an',
    'the',
    'of',
    'with',
    'and',
    'in',
    'on',
    'at',
    'some',
    'scene',
    'picture',
    'image',
    'photo',
    'view',
    'beautiful',
    'nice',
    'landscape',
    'scenery',
    'please',
    'make',
    'create',
    'generate',
    'draw',
    'me',
    'very',
    'high',
    'quality',
    'detailed',
    'background',
    'empty',
    'wallpaper',
    'stunning',
    'epic',
    'it',
    'is',
    'that',
    'there',
  ],
]);

/**
 * Takes the words of the picture (place, light, camera, weather, finish) out of a prompt, so that they are not read as things. Quoted text and
 * what a sign says is left alone. What is said first wins over what is said later; a word of the place wins over both.
 */
export function scanPrompt(prompt: string, archetypes: Archetypes): Scan {
  const tokens = tokenize(prompt);
  const gone = new Uint8Array(tokens.length);
  const taken: string[] = [];
  let settings: Settings = {};
  const take = (from: number, length: number, sets: Settings): void => {
    taken.push(wordsOf(tokens, from, length));
    settings = { ...sets, ...settings };
    gone.fill(1, from, from + length);
  };
  for (let i = 0; i < tokens.length; ) {
    if (!isWord(tokens[i]) || isLettering(tokens, i)) {
      i++;
      continue;
    }
    const background = findBackground(tokens, i, archetypes);
    const place = findPlace(tokens, i, archetypes);
    const mood = findMood(tokens, i, gone);
    const best = [background, mood, place].reduce((a, b) => ((b?.length ?? 0) > (a?.length ?? 0) ? b : a));
    if (!best) {
      i++;
      continue;
    }
    take(i, best.length, best.sets);
    i += best.length;
  }
  takeAlone(tokens, gone, take);
  if (!settings.backdrop) takeSubjectPlace(tokens, gone, archetypes, take);
  return { settings, taken, rest: restOf(tokens, gone), hasSubject: namesSomething(tokens, gone) };
}

/** What is written on something: "a sign that says sunset". */
function isLettering(tokens: readonly Token[], at: number): boolean {
  for (let k = at - 1; k >= 0 && k >= at - 4 && tokens[k].kind === 'word'; k--)
    if (
      [
        'says',
        'saying',
        'reads',
        'reading',
        'spells',
        'word',
        'words',
        'text',
        'letters',
        'labeled',
        'titled',
      ].includes(tokens[k].text)
    )
      return true;
  return false;
}

/** A mood with the words that lead to it and follow it. */
function findMood(
  tokens: readonly Token[],
  at: number,
  gone: Uint8Array,
): { sets: Settings; length: number } | undefined {
  const plain = findPhrase(MOOD_TABLE, tokens, at);
  let from = at;
  if (MOOD_PREPOSITIONS.has(tokens[at].text)) {
    from++;
    if (tokens[from]?.text === 'the' && tokens[from + 1]?.text === 'style' && tokens[from + 2]?.text === 'of')
      from += 3;
    while (ARTICLES.has(tokens[from]?.text) || ['style', 'very', 'beautiful', 'soft'].includes(tokens[from]?.text))
      from++;
  }
  const led = from > at ? findPhrase(MOOD_TABLE, tokens, from) : undefined;
  for (const [phrase, start] of [
    [led, from],
    [plain, at],
  ] as const) {
    if (!phrase) continue;
    let end = start + phrase.length;
    const bare = end;
    while (MOOD_TAILS.has(tokens[end]?.text)) end++;
    const tailed = end > bare;
    if (tokens[end]?.text === 'of') end++;
    const closed = isClosed(tokens, end, gone);
    // "in a cartoon castle": what leads to the next noun stays.
    if (start > at && !closed) continue;
    if (SHY.has(phrase.words) && !tailed && !(closed && isOpen(tokens, at, gone)) && start === at) continue;
    return { sets: phrase.sets, length: end - at };
  }
  return undefined;
}

/** Whether a phrase ends where it stands: nothing follows that it could describe. */
function isClosed(tokens: readonly Token[], end: number, gone: Uint8Array): boolean {
  const next = tokens[end];
  if (!next || !isWord(next) || gone[end]) return true;
  return ['and', 'with', 'in', 'on', 'at', 'of', 'by', 'from', 'under', 'during', 'against'].includes(next.text);
}

function isOpen(tokens: readonly Token[], at: number, gone: Uint8Array): boolean {
  let k = at - 1;
  while (k >= 0 && ARTICLES.has(tokens[k].text)) k--;
  return k < 0 || !isWord(tokens[k]) || gone[k] === 1 || tokens[k].text === 'and';
}

type Take = (from: number, length: number, sets: Settings) => void;

/** A place alone between commas: "a fox, forest, fog". */
function takeAlone(tokens: readonly Token[], gone: Uint8Array, take: Take): void {
  for (let i = 1; i < tokens.length; i++) {
    if (gone[i] || isWord(tokens[i - 1])) continue;
    const place = findPhrase(PLACE_TABLE, tokens, i);
    const end = i + (place?.length ?? 0);
    if (place && (end >= tokens.length || !isWord(tokens[end]) || gone[end])) take(i, place.length, place.sets);
  }
}

/** A place as what the picture shows: "a misty forest at dawn", "mountain landscape". Only where nothing else is named. */
function takeSubjectPlace(tokens: readonly Token[], gone: Uint8Array, archetypes: Archetypes, take: Take): void {
  for (let i = 0; i < tokens.length; i++) {
    if (gone[i] || !isWord(tokens[i]) || EMPTY.has(tokens[i].text)) continue;
    const place = readPlace(tokens, i, archetypes);
    if (!place) return;
    const others = Uint8Array.from(gone);
    others.fill(1, i, place.end);
    if (namesSomething(tokens, others)) return;
    take(i, place.end - i, place.sets);
    return;
  }
}

function namesSomething(tokens: readonly Token[], gone: Uint8Array): boolean {
  return tokens.some((t, i) => !gone[i] && (t.kind === 'quote' || (isWord(t) && !EMPTY.has(t.text))));
}

function restOf(tokens: readonly Token[], gone: Uint8Array): string {
  const out: string[] = [];
  let said = '';
  tokens.forEach((token, i) => {
    if (gone[i]) {
      // Where a phrase of its own was, what stood around it stays apart; where an adjective was, it does not.
      const ends = MOOD_PREPOSITIONS.has(token.text) || PLACE_PREPOSITIONS.has(token.text);
      if (ends && out.length && out.at(-1) !== ',') out.push(',');
      return;
    }
    if (ARTICLES.has(token.text) && gone[i + 1]) return;
    // A word with an apostrophe is several tokens of one raw text.
    if (token.kind === 'word' && token.raw.includes("'") && token.raw === said) return;
    said = token.raw;
    out.push(token.kind === 'quote' ? `"${token.raw}"` : token.raw);
  });
  while (out.at(-1) === ',') out.pop();
  return out.join(' ').replace(/ ([,.])/g, '$1');
}

function wordsOf(tokens: readonly Token[], from: number, length: number): string {
  return tokens
    .slice(from, from + length)
    .map((t) => t.raw)
    .join(' ');
}
