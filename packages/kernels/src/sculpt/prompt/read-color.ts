import { shadedColor } from './shaded-color.ts';
import type { Token } from './tokens.ts';
import { type Archetypes, vocabularyOf } from './vocabulary.ts';

/** A colour at a place of a prompt: "red", "pale sage green", "#ff8800". Undefined where none begins. */
export function readColor(
  tokens: readonly Token[],
  at: number,
  archetypes: Archetypes,
): { name: string; hex: string; length: number } | undefined {
  if (tokens[at]?.kind !== 'word') return undefined;
  if (/^#[0-9a-f]{6}$/.test(tokens[at].text)) return { name: tokens[at].text, hex: tokens[at].text, length: 1 };
  const vocabulary = vocabularyOf(archetypes);
  const shaded = shadedColor(tokens, at, vocabulary);
  const turned = shaded?.item.senses[0];
  if (shaded && turned?.kind === 'color') return { name: turned.name, hex: turned.hex, length: shaded.length };
  for (let n = 3; n >= 1; n--) {
    const words = tokens.slice(at, at + n);
    if (words.length < n || words.some((w) => w.kind !== 'word')) continue;
    const name = words.map((w) => w.text).join(' ');
    const color = vocabulary.phrases.get(name)?.find((s) => s.kind === 'color');
    if (color?.kind === 'color') return { name, hex: color.hex, length: n };
  }
  return undefined;
}
