import {
  CLASS_GENERIC,
  COMMON_WORDS,
  ENDINGS,
  HYPERNYMS,
  type NounEntry,
  ROLE_HINTS,
  SUFFIX_HINTS,
} from '../lexicon/index.ts';
import type { Item } from './items.ts';
import { singular } from './lemma.ts';
import { nearestKind } from './thesaurus.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/**
 * Reads a misspelt word as the nearest known one: a letter left out of four, one edit from five letters on, two from seven when the
 * consonants sound alike or from nine. Swapped letters and vowels are the likeliest slips. Words of everyday speech stay as they are.
 */
export function respell(word: string, vocabulary: Vocabulary): string | undefined {
  const budget = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (
    !budget ||
    !/^[a-z]+$/.test(word) ||
    COMMON_WORDS.has(word) ||
    HYPERNYMS.has(singular(word).lemma) ||
    vocabulary.words.has(word) ||
    vocabulary.thesaurus?.has(singular(word).lemma)
  )
    return undefined;
  const one = singular(word);
  let best: { words: string; distance: number; weight: number } | undefined;
  for (const target of one.plural ? [word, one.lemma] : [word])
    for (const phrase of vocabulary.words) {
      if (
        phrase[0] !== target[0] ||
        phrase.length < 4 ||
        (target.length < 5 && phrase.length <= target.length && !isSwap(target, phrase))
      )
        continue;
      if (Math.abs(phrase.length - target.length) > budget) continue;
      // "Salty", "crowded": made from the word, not misspelt.
      const made = [`${phrase}y`, `${phrase}ed`, `${phrase.replace(/e$/, '')}y`].includes(target);
      if (made && phrase.length <= 6) continue;
      const edits = editDistance(target, phrase, budget);
      if (edits > budget) continue;
      const alike = soundOf(target) === soundOf(phrase);
      if (edits > 1 && !alike && target.length < 9) continue;
      // A letter left out or two swapped is a slip; another consonant is mostly another word.
      const slip = alike || isSwap(target, phrase) || phrase.length > target.length;
      if (!slip && target.length < 8) continue;
      const senses = vocabulary.phrases.get(phrase) ?? [];
      if (senses.length && !senses.some((s) => s.kind !== 'role' && s.kind !== 'count')) continue;
      const distance = edits - (alike ? 1.1 : 0) - (isSwap(target, phrase) ? 0.2 : 0);
      const found = { words: target === word ? phrase : `${phrase}s`, distance, weight: weight(senses) };
      if (!best || distance < best.distance || (distance === best.distance && found.weight > best.weight)) best = found;
    }
  return best?.words;
}

/** The consonants as they sound: "elefant" and "elephant" are alike. */
function soundOf(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replaceAll('ck', 'k')
    .replace(/[aeiouyw]/g, '')
    .replace(/(.)\1+/g, '$1');
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('');
}

/** A misspelling is likelier of a common thing than of a stand-in. */
function weight(senses: readonly Sense[]): number {
  if (senses.some((s) => s.kind === 'noun' && s.confidence === 'exact')) return 3;
  if (senses.some((s) => s.kind === 'noun' && s.confidence === 'synonym')) return 2;
  return senses.some((s) => s.kind === 'color' || s.kind === 'material') ? 1 : 0;
}

/** Optimal string alignment distance (edits and swaps of neighbours), given up above `limit`. */
function editDistance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let d = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) d = Math.min(d, before[j - 2] + 1);
      row.push(d);
      least = Math.min(least, d);
    }
    if (least > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length];
}

/**
 * What an unknown noun may be: what a thesaurus calls it a kind of, its ending ("-saurus", "-fish"), a known word at its end ("firedragon"), what the words
 * around it say (it has legs; it has wheels), and with `always` the generic of its class. Never silently: `because` says why.
 */
export function guessNoun(
  item: Item | undefined,
  items: readonly Item[],
  vocabulary: Vocabulary,
  always = false,
): { entry: NounEntry; because: string } | undefined {
  const find = (word: string): NounEntry | undefined => {
    const sense = vocabulary.phrases.get(word)?.find((s) => s.kind === 'noun');
    return sense?.kind === 'noun' ? sense.entry : undefined;
  };
  const word = item ? singular(item.words).lemma : '';
  const kind = HYPERNYMS.get(word);
  const known = kind === undefined ? undefined : find(kind);
  if (known) return { entry: known, because: `a kind of ${kind}` };
  const { thesaurus } = vocabulary;
  const looked =
    word.length > 2 && thesaurus && nearestKind(word, thesaurus, (kind) => find(HYPERNYMS.get(kind) ?? kind));
  if (looked) return { entry: looked.entry, because: `a kind of ${looked.kind}` };
  for (const [ending, known] of SUFFIX_HINTS) {
    const entry = word.length > ending.length + 1 && word.endsWith(ending) ? find(known) : undefined;
    if (entry) return { entry, because: `ends in -${ending}` };
  }
  for (let cut = 2; cut <= word.length - 4; cut++) {
    const end = word.slice(cut);
    const entry = find(end);
    // Short words stand at the end of many that have nothing to do with them: misanth-rope.
    const rest = word.slice(0, cut);
    const compound = end.length > 5 || vocabulary.phrases.has(rest) || thesaurus?.has(rest);
    if (entry && compound) return { entry, because: `ends in "${end}"` };
  }
  const sounded = always
    ? ENDINGS.find(([ending]) => word.length > ending.length + 2 && word.endsWith(ending))
    : undefined;
  const around = new Set(items.flatMap((i) => [i.words, i.raw.toLowerCase(), i.part ?? '']));
  let best: { entry: NounEntry; because: string; votes: number } | undefined;
  for (const [kind, hints] of ROLE_HINTS) {
    const seen = hints.filter((hint) => around.has(hint));
    const entry = seen.length > (best?.votes ?? 0) ? find(CLASS_GENERIC[kind]) : undefined;
    if (entry) best = { entry, because: `"${seen[0]}" suggests ${kind}`, votes: seen.length };
  }
  if (best) return best;
  const likely = sounded && find(sounded[1]);
  if (likely) return { entry: likely, because: `ends in -${sounded[0]}` };
  const letters = always ? find(CLASS_GENERIC.thing) : undefined;
  const any = letters ?? (always ? [...vocabulary.phrases.values()].flat().find((s) => s.kind === 'noun') : undefined);
  if (letters) return { entry: letters, because: 'not known: its name in letters' };
  return any && 'entry' in any && any.kind === 'noun' ? { entry: any.entry, because: 'not known' } : undefined;
}
