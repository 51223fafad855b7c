/** A piece of a prompt. `text` is what the lexicon is asked for, `raw` what the person typed. */
export interface Token {
  kind: 'word' | 'number' | 'quote' | 'comma' | 'stop';
  text: string;
  raw: string;
  /** "women's": whose it is. */
  possessive?: boolean;
}

const PATTERN =
  /(#[0-9a-fA-F]{6})(?![\p{L}\p{N}])|"([^"]*)"|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])|(\d+(?:[.,]\d+)?)(?=[^\d]|$)|([\p{L}\p{M}]+(?:'[\p{L}]+)*)|([,;:()[\]/|\n]|\s[-–—]+\s)|([.!?])|(&|\+)|(\p{Extended_Pictographic})/gu;

/**
 * Splits a prompt into words, numbers, quoted texts and punctuation: Unicode-normalised, lower case, accents removed,
 * hyphens as spaces, `'s` dropped. Never fails; what is neither is skipped. Cost: linear.
 */
export function tokenize(prompt: string): Token[] {
  const text = prompt
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’`´]/g, "'")
    .replace(/\bw\//gi, 'with ');
  const tokens: Token[] = [];
  for (const m of text.matchAll(PATTERN)) {
    const quoted = m[2] ?? m[3];
    if (m[1] !== undefined) tokens.push({ kind: 'word', text: m[1].toLowerCase(), raw: m[1] });
    else if (quoted !== undefined) tokens.push({ kind: 'quote', text: quoted.trim(), raw: quoted.trim() });
    else if (m[4] !== undefined) tokens.push({ kind: 'number', text: m[4].replace(',', '.'), raw: m[4] });
    else if (m[5] !== undefined) pushWord(tokens, m[5]);
    else if (m[6] !== undefined) tokens.push({ kind: 'comma', text: ',', raw: m[6] });
    else if (m[7] !== undefined) tokens.push({ kind: 'stop', text: '.', raw: m[7] });
    else if (m[8] !== undefined) tokens.push({ kind: 'word', text: 'and', raw: m[8] });
    else if (m[9] !== undefined) pushWord(tokens, EMOJI[m[9]] ?? m[9]);
  }
  return tokens;
}

function pushWord(tokens: Token[], raw: string): void {
  const plain = raw
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/'s$|s'$/, (end) => (end === "s'" ? 's' : ''));
  const possessive = /'s$/i.test(raw) || undefined;
  for (const part of plain.split("'")) if (part) tokens.push({ kind: 'word', text: part, raw, possessive });
}

const EMOJI: Readonly<Record<string, string>> = {
  '🐉': 'dragon',
  '🐲': 'dragon',
  '🐱': 'cat',
  '🐈': 'cat',
  '🐶': 'dog',
  '🐕': 'dog',
  '🐴': 'horse',
  '🦊': 'fox',
  '🐻': 'bear',
  '🦁': 'lion',
  '🐯': 'tiger',
  '🐘': 'elephant',
  '🦄': 'unicorn',
  '🐟': 'fish',
  '🦈': 'shark',
  '🐙': 'octopus',
  '🦉': 'owl',
  '🐧': 'penguin',
  '🐍': 'snake',
  '🐝': 'bee',
  '🦋': 'butterfly',
  '🌲': 'tree',
  '🌳': 'tree',
  '🌵': 'cactus',
  '🍎': 'apple',
  '🧁': 'cupcake',
  '🏠': 'house',
  '🏰': 'castle',
  '🚗': 'car',
  '🤖': 'robot',
  '💎': 'gemstone',
};
