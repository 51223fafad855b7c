import { readColourWord } from './colour-word.ts';

/** A thing that the hint asks for. */
export interface WantedPart {
  /** What it is called, with its colour where one is given. */
  name: string;
  noun: string;
  color?: string;
  /** All that fit, or one. */
  many: boolean;
}

/** What a hint says. */
export interface Hint {
  count?: number;
  wanted: WantedPart[];
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const EMPTY = new Set(
  'a an the its it his her their this that please split cut separate segment into in to of off out from each every all as own make keep give me only just with'.split(
    ' ',
  ),
);
const PARTS = new Set(['part', 'parts', 'piece', 'pieces', 'segment', 'segments', 'region', 'regions']);
const WANTED_MOST = 12;

/** Reads a hint such as "the red hat and the sword" or "5 parts, wheels": how many parts, and which things by colour and name. */
export function readHint(text: string): Hint {
  const out: Hint = { wanted: [] };
  for (const phrase of text.toLowerCase().split(/[,;.+&/\n]|\band\b|\bfrom the\b|\bplus\b/)) {
    const words = phrase.match(/[\p{L}\p{N}-]+/gu) ?? [];
    if (words.some((w) => PARTS.has(w))) {
      const number = words.map((w) => (/^\d+$/.test(w) ? Number(w) : NUMBERS.indexOf(w))).find((v) => v > 0);
      if (number !== undefined) {
        out.count = Math.min(24, number);
        continue;
      }
    }
    const said = words.filter((w) => !EMPTY.has(w) && !PARTS.has(w) && !/^\d+$/.test(w) && !NUMBERS.includes(w));
    if (said.length === 0 || out.wanted.length === WANTED_MOST) continue;
    const color = said.map(readColourWord).find((c) => c !== undefined);
    const noun = said[said.length - 1];
    const isColour = readColourWord(noun) !== undefined;
    const many = /[^su]s$/.test(noun) || noun === 'feet' || noun === 'teeth';
    out.wanted.push({ name: said.slice(-3).join(' '), noun: isColour ? '' : singular(noun, many), color, many });
  }
  return out;
}

function singular(noun: string, many: boolean): string {
  if (noun === 'feet') return 'foot';
  if (noun === 'teeth') return 'tooth';
  if (!many) return noun;
  return noun.endsWith('ves') ? `${noun.slice(0, -3)}f` : noun.endsWith('oes') ? noun.slice(0, -2) : noun.slice(0, -1);
}
