import type { Item } from './items.ts';
import type { Mention } from './mention.ts';

const STOP_KINDS = new Set(['relation', 'depiction']);
const STOP_ROLES = new Set(['with', 'without', 'made-of', 'copula', 'but', 'filler']);

/** Nouns that what stands after them is the lettering of, whether in capitals or not. */
const NAMES_TEXT = /^(the )?(word|words|text|phrase|slogan)$/;

/** A word in capitals, which names in prompts are. */
const SHOUTED = /^[\p{Lu}\d][\p{Lu}\d ]*$/u;

/** "HELLO in gold letters": capitals that begin a prompt of lettering are the lettering, as if they were quoted. */
export function quoteOpening(items: readonly Item[]): Item[] {
  let n = 0;
  while (n < items.length && SHOUTED.test(items[n].raw) && /\p{Lu}{2}/u.test(items[n].raw)) n++;
  const rest = items.slice(n);
  const lettering = rest.some((item) => item.senses.some((s) => isLettering(s)));
  const spelled = rest.some((item) => item.kind === 'quote' || SHOUTED.test(item.raw));
  if (n === 0 || !lettering || spelled) return [...items];
  const raw = items
    .slice(0, n)
    .map((item) => item.raw)
    .join(' ');
  return [{ kind: 'quote', senses: [], words: raw.toLowerCase(), raw, plural: false }, ...rest];
}

/**
 * Takes the lettering that follows a noun such as "word" or a verb such as "says": a quoted text, or the words up to the
 * next preposition or comma, as typed. Returns how many items it used.
 */
export function readText(items: readonly Item[], at: number, mention: Mention): number {
  let i = at + 1;
  const words: string[] = [];
  const introduced =
    NAMES_TEXT.test(items[at].words) || items[at].senses.some((s) => s.kind === 'role' && s.role === 'says');
  while (i < items.length && words.length < 6) {
    const item = items[i];
    if (item.kind === 'quote') {
      mention.text = item.raw;
      return i - at;
    }
    // "The text: hello".
    if (item.kind === 'comma' && item.raw === ':' && !words.length) {
      i++;
      continue;
    }
    if (item.kind === 'comma' || item.kind === 'stop') break;
    if (!words.length && introduces(item)) {
      i++;
      continue;
    }
    if (words.length || !introduced) {
      const shouted = SHOUTED.test(item.raw);
      if (!shouted && (!introduced || isBoundary(item))) break;
    }
    words.push(item.raw);
    i++;
  }
  if (!words.length) return 0;
  mention.text = words.join(' ');
  mention.words.push(...words);
  return i - 1 - at;
}

/** "the word", "of", ":" before the lettering itself. */
function introduces(item: Item): boolean {
  if (item.raw === item.raw.toUpperCase() && /\p{Lu}/u.test(item.raw) && item.raw.length > 1) return false;
  return item.senses.some(
    (s) =>
      (s.kind === 'role' && ['of', 'determiner', 'says', 'possessive'].includes(s.role)) ||
      isLettering(s) ||
      (s.kind === 'role' && s.role === 'filler' && /^(the )?(word|text|letter)/.test(item.words)),
  );
}

/** Letters themselves, not a thing whose name in letters stands in for it. */
function isLettering(sense: Item['senses'][number]): boolean {
  return sense.kind === 'noun' && sense.entry.archetype === 'text' && !sense.entry.standIn;
}

function isBoundary(item: Item): boolean {
  return item.senses.some((s) => STOP_KINDS.has(s.kind) || (s.kind === 'role' && STOP_ROLES.has(s.role)));
}
