import type { Token } from '../../sculpt/index.ts';

const DEGREES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:slightly|bit|little|touch|tad|somewhat|subtly|gently|faint|subtle|hint of)\b/, 0.5],
  [
    /\b(?:much|lots?|way|far|very|extremely|super|significantly|strongly|heavily|dramatically|really|ultra|loads)\b/,
    1.8,
  ],
];
const DEGREE_WORDS =
  /^(?:slightly|bit|little|touch|tad|somewhat|subtly|gently|faint|subtle|hint|much|lots?|way|far|very|extremely|super|significantly|strongly|heavily|dramatically|really|ultra|loads|of)$/;

/** How strongly something is asked for, 1 = plainly, and the words without those that say so. "By 40 %" is 1.6. */
export function readDegree(tokens: readonly Token[]): { amount: number; tokens: Token[] } {
  const rest: Token[] = [];
  let amount = 1;
  for (let i = 0; i < tokens.length; i++) {
    const { kind, text } = tokens[i];
    const by = text === 'by' && tokens[i + 1]?.kind === 'number';
    if (by || (kind === 'number' && i === tokens.length - 1 && rest.length > 0)) {
      amount = Math.min(4, Number(tokens[by ? i + 1 : i].text) / 25);
      if (by) i++;
      continue;
    }
    if (kind === 'word' && DEGREE_WORDS.test(text) && !(text === 'of' && !DEGREE_WORDS.test(tokens[i - 1]?.text ?? '')))
      amount = DEGREES.find(([words]) => words.test(text))?.[1] ?? amount;
    else rest.push(tokens[i]);
  }
  return { amount, tokens: rest };
}
