import type { Token } from './tokens.ts';

const BACKDROPS = new Set(['background', 'backgrounds', 'backdrop', 'backdrops', 'bg']);
/** Grounds that are paper, not earth. */
const PAPER = new Set(['white', 'black', 'grey', 'gray', 'plain', 'seamless', 'neutral', 'blank', 'empty']);
const LEADS = new Set(['on', 'against', 'with', 'over', 'before', 'in', 'no', 'without']);
/** Words that a backdrop has before it at most: "on a very soft light grey studio background". */
const WORDS_MOST = 7;
/** Without a word that leads to it, as in "a fox, white background". */
const LOOSE_MOST = 2;

/** Leaves out what is said of the paper behind a thing, such as "against a plain black background": it is nothing to be made. All of it is left where nothing else is said. */
export function withoutBackdrop(tokens: readonly Token[]): Token[] {
  const kept = tokens.slice();
  for (let at = kept.length - 1; at >= 0; at--) {
    if (!isBackdrop(kept, at)) continue;
    const from = startOf(kept, at);
    kept.splice(from, at + 1 - from);
    at = from;
  }
  return kept.some(({ kind }) => kind === 'word' || kind === 'quote') ? kept : tokens.slice();
}

function isBackdrop(tokens: readonly Token[], at: number): boolean {
  const { kind, text } = tokens[at];
  if (kind !== 'word') return false;
  return BACKDROPS.has(text) || (text === 'ground' && PAPER.has(tokens[at - 1]?.text));
}

/** Where what is said of it begins. */
function startOf(tokens: readonly Token[], at: number): number {
  for (let i = at - 1; i >= Math.max(0, at - WORDS_MOST) && tokens[i].kind === 'word'; i--)
    if (LEADS.has(tokens[i].text)) return i;
  let from = at;
  while (from > 0 && at - from < LOOSE_MOST && tokens[from - 1].kind === 'word') from--;
  // words that may belong to the thing stay: "a red fox background" is a fox
  return from > 0 && tokens[from - 1].kind === 'word' ? at : from;
}
