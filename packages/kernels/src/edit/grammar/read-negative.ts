import { tokenize } from '../../sculpt/index.ts';
import type { Instruction, Target } from '../types.ts';
import { clauseOf } from './clause.ts';
import { readTarget } from './target.ts';

/** What the negative field forbids: words that must not be added, and parts of the picture that must not be changed. */
export interface EditNegative {
  words: string[];
  keep: Target[];
}

/** Reads the negative field, phrase by phrase: "background, hat" leaves both alone, and adds no hat. */
export function readEditNegative(negative: string): EditNegative {
  const words = new Set<string>();
  const keep: Target[] = [];
  for (const phrase of negative.split(/[,;.\n]+/)) {
    const { tokens } = clauseOf(tokenize(phrase));
    for (const { text } of tokens) words.add(text);
    const target = tokens.length ? readTarget(tokens, { of: 'subject' }) : undefined;
    if (target?.of === 'background' || (target?.of === 'region' && isPart(target.words))) keep.push(target);
  }
  return { words: [...words], keep };
}

/** Words of quality and of what is drawn over a picture name no part of it. */
function isPart(words: string): boolean {
  return !/\b(?:blur|blurry|noise|grain|text|watermark|quality|ugly|bad|deformed|shadows?|frame|border|artifacts?|fog|rain|snow)\b/.test(
    words,
  );
}

const ADDS: ReadonlySet<Instruction['kind']> = new Set([
  'add',
  'place',
  'text',
  'frame',
  'glow',
  'outline',
  'shadow',
  'weather',
  'light',
  'sticker',
  'replace',
]);

/** Whether the negative field forbids an instruction: it would add what a word of it names. */
export function isForbidden(instruction: Instruction, words: readonly string[]): boolean {
  if (!ADDS.has(instruction.kind) || (instruction.kind === 'shadow' && !instruction.add)) return false;
  const said = instruction.kind === 'replace' ? instruction.by : instruction.words;
  const named = tokenize(`${said} ${instruction.kind}`).map(({ text }) => text.replace(/s$/, ''));
  return words.some((word) => named.includes(word.replace(/s$/, '')));
}
