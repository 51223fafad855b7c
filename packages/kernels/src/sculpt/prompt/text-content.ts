import type { Item } from './items.ts';
import type { Mention } from './mention.ts';

const STOP_KINDS = new Set(['relation', 'depiction']);
const STOP_ROLES = new Set(['with', 'without', 'made-of', 'copula', 'but', 'filler']);

/**
 * Takes the lettering that follows a noun such as "word" or a verb such as "says": a quoted text, or the words up to the
 * next preposition or comma, as typed. Returns how many items it used.
 */
export function readText(items: readonly Item[], at: number, mention: Mention): number {
  let i = at + 1;
  const words: string[] = [];
  const introduced = items[at].senses.some((s) => s.kind === 'role' && s.role === 'says');
  while (i < items.length && words.length < 6) {
    const item = items[i];
    if (item.kind === 'quote') {
      mention.text = item.raw;
      return i - at;
    }
    if (item.kind === 'comma' || item.kind === 'stop') break;
    if (!words.length && introduces(item)) {
      i++;
      continue;
    }
    if (words.length || !introduced) {
      const shouted = /^[\p{Lu}\d][\p{Lu}\d ]*$/u.test(item.raw);
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
      (s.kind === 'noun' && s.entry.archetype === 'text') ||
      (s.kind === 'role' && s.role === 'filler' && /^(the )?(word|text|letter)/.test(item.words)),
  );
}

function isBoundary(item: Item): boolean {
  return item.senses.some((s) => STOP_KINDS.has(s.kind) || (s.kind === 'role' && STOP_ROLES.has(s.role)));
}
