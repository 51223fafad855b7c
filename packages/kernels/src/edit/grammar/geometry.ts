import type { Rule } from './clause.ts';

/** "Mirror it", "flip the picture upside down". */
export const readFlip: Rule = ({ text, raw }) => {
  if (!/\b(flip|mirror|flop)\b/.test(text)) return undefined;
  return [{ kind: 'flip', words: raw, across: !/\b(vertical|vertically|upside|up)\b/.test(text) }];
};
