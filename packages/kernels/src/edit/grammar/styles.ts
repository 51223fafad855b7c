import type { StyleName } from '../types.ts';
import type { Rule } from './clause.ts';

/** Words for what a picture is made with. */
const STYLES: readonly (readonly [RegExp, StyleName])[] = [
  [/\bwater ?colou?rs?\b/, 'watercolor'],
  [/\boil (painting|paints?|on canvas)\b/, 'oil'],
  [/\b(cartoon|toon|comic|anime)\b/, 'toon'],
  [/\bpixel ?art\b/, 'pixel'],
  [/\b(pen and )?ink( drawing)?\b/, 'ink'],
  [/\b(pencil|sketch)\b/, 'pencil'],
  [/\bblue ?print\b/, 'blueprint'],
  [/\bcyber ?punk\b/, 'cyberpunk'],
];

/** "Make it a watercolour", "in the style of an oil painting". */
export const readStyle: Rule = ({ text, raw }) => {
  const found = STYLES.find(([words]) => words.test(text));
  return found && [{ kind: 'style', words: raw, style: found[1], target: { of: 'all' } }];
};
