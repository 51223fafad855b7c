import type { Match } from './items.ts';
import { shade } from './shade.ts';
import type { Token } from './tokens.ts';
import type { Sense, Vocabulary } from './vocabulary.ts';

/** What a word before a colour does to it: factor of brightness, share of white, share of grey. */
const SHADES: Readonly<Record<string, readonly [bright: number, white: number, grey: number]>> = {
  dark: [0.55, 0, 0],
  darker: [0.55, 0, 0],
  deep: [0.65, 0, 0],
  rich: [0.8, 0, 0],
  light: [1, 0.42, 0],
  lighter: [1, 0.42, 0],
  pale: [1, 0.52, 0.1],
  soft: [1, 0.35, 0.1],
  pastel: [1, 0.5, 0],
  baby: [1, 0.5, 0],
  bright: [1.25, 0, 0],
  vivid: [1.2, 0, 0],
  vibrant: [1.2, 0, 0],
  hot: [1.15, 0, 0],
  neon: [1.4, 0, 0],
  electric: [1.3, 0, 0],
  fluorescent: [1.4, 0.05, 0],
  medium: [1, 0, 0],
  warm: [1.05, 0, 0],
  cool: [0.95, 0.05, 0],
  dusty: [0.95, 0.15, 0.35],
  muted: [0.9, 0.05, 0.4],
  dull: [0.85, 0, 0.4],
  faded: [1, 0.25, 0.35],
  washed: [1, 0.3, 0.4],
  smoky: [0.75, 0, 0.45],
  matte: [1, 0, 0.05],
  metallic: [1, 0, 0.05],
};

/** Finish words that stay words of their own when they also are one. */
const ALSO_FINISH = new Set(['matte', 'metallic', 'neon', 'baby', 'soft', 'rich', 'warm', 'hot', 'dusty', 'dull']);

/** "Dark teal", "pale sage green": a colour that the lexicon knows, turned. Undefined for anything else. */
export function shadedColor(tokens: readonly Token[], at: number, vocabulary: Vocabulary): Match | undefined {
  const word = tokens[at].text;
  const turn = Object.hasOwn(SHADES, word) ? SHADES[word] : undefined;
  if (!turn || ALSO_FINISH.has(word)) return undefined;
  for (let n = 3; n >= 1; n--) {
    const words = tokens.slice(at + 1, at + 1 + n);
    if (words.length < n) continue;
    const name = words.map((t) => t.text).join(' ');
    // "Dark green" is a colour of its own, "dark chocolate" a material.
    if (vocabulary.phrases.has(`${word} ${name}`)) return undefined;
    const color = vocabulary.phrases.get(name)?.find((s) => s.kind === 'color');
    if (color?.kind !== 'color') continue;
    const sense: Sense = { kind: 'color', name: `${word} ${name}`, hex: turned(color.hex, turn) };
    const raw = [tokens[at], ...words].map((t) => t.raw).join(' ');
    const item = { kind: 'phrase', senses: [sense], words: sense.name, raw, plural: false } as const;
    return { item, length: n + 1 };
  }
  return undefined;
}

function turned(hex: string, [bright, white, grey]: readonly [number, number, number]): string {
  const n = Number.parseInt(shade(hex, bright).slice(1), 16);
  const rgb = [16, 8, 0].map((shift) => (n >> shift) & 255);
  const mean = (rgb[0] + rgb[1] + rgb[2]) / 3;
  const mixed = rgb.map((c) => {
    const greyed = c + (mean - c) * grey;
    return Math.round(greyed + (244 - greyed) * white);
  });
  return '#' + mixed.map((c) => Math.min(255, c).toString(16).padStart(2, '0')).join('');
}
