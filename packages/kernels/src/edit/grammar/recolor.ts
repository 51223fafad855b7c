import { ARCHETYPES, MATERIALS, readColor, type Token } from '../../sculpt/index.ts';
import type { Instruction, Target } from '../types.ts';
import { readQuality } from './adjust.ts';
import { type Clause, type Rule, textOf } from './clause.ts';
import { readGround, readPlaced } from './ground.ts';
import { readLook, readStyle } from './look.ts';
import { readTarget } from './target.ts';
import { LINKS, SETTERS } from './words.ts';

const MADE_OF = new Map(
  MATERIALS.flatMap(({ words, material }) => words.map((word) => [word.replace(/-/g, ' '), material.base] as const)),
);

/** A colour, or what something is made of, that fills the words. */
function readPaint(given: readonly Token[]): { color?: string; material?: string } | undefined {
  const plain = /^(?:matte?|glossy|satin|plain|flat|nice|beautiful)$/.test(given[0]?.text ?? '') && given.length > 1;
  const tokens = plain ? given.slice(1) : given;
  const text = textOf(tokens)
    .replace(/^(?:made (?:out )?(?:of|from)|solid|pure|shiny|polished) /, '')
    .replace(/ (?:colou?r(?:ed)?|paint|tone|coloring|one|version|instead|hue|shade|material|plated|finish)$/, '');
  const count = text.split(' ').length;
  const skip = tokens.length - count;
  if (/^(?:rainbow|multicolou?red|rainbow colou?red|rainbow colou?rs)$/.test(text)) return { color: 'rainbow' };
  if (MADE_OF.has(text)) {
    const tinted = readColor(tokens, 0, ARCHETYPES);
    return {
      material: MADE_OF.get(text),
      color: tinted && !METALS.test(MADE_OF.get(text) ?? '') ? tinted.hex : undefined,
    };
  }
  for (let at = 0; at <= Math.min(skip, 1); at++) {
    const color = readColor(tokens, at, ARCHETYPES);
    if (!color) continue;
    const tail = textOf(tokens.slice(at + color.length)).replace(
      /^(?:colou?r(?:ed)?|paint|tone|coloring|one|version|instead|hue|shade) ?/,
      '',
    );
    if (!tail) return { color: color.hex };
    // "Red plastic", "blue velvet".
    if (MADE_OF.has(tail)) return { color: color.hex, material: MADE_OF.get(tail) };
  }
  return undefined;
}
const METALS = /^(?:gold|silver|copper|bronze|brass|steel|chrome|iron)$/;

/**
 * "[Make] [the car] [to, look like, …] [bright red]": a verb, what is changed, what it becomes: a colour, a material, a quality, a style, light. The heart of the grammar:
 * the first way of dividing the words in which both halves are understood.
 */
export const readChange: Rule = ({ tokens, raw, text }, setting) => {
  const swapped = readSwap(tokens, raw, text);
  if (swapped) return swapped;
  const falling = /^(?:make|let) it (snow|rain)(?:ing)?$/.exec(text)?.[1];
  if (falling) return [{ kind: 'weather', words: raw, weather: falling === 'snow' ? 'snowfall' : 'rain' }];
  if (
    /^(?:make |turn )?(?:everything|all|rest|everything else|all else) (?:except|but|besides)?(?: for)? ?(?:it|subject|.{0,20}?) ?(?:in |into )?(?:gr[ae]y|black and white|gr[ae]yscale|colou?rless|monochrome)$/.test(
      text,
    )
  )
    return [{ kind: 'tone', words: raw, tone: 'mono', target: { of: 'background' } }];
  let from = 0;
  while (from < 2 && SETTERS.test(tokens[from]?.text ?? '')) from++;
  for (let start = from; start >= 0; start--) {
    const found = divide(tokens, start, raw, setting.it);
    if (found) return found;
  }
  return undefined;
};

function divide(
  tokens: readonly Token[],
  start: number,
  raw: string,
  it: Target | undefined,
): Instruction[] | undefined {
  for (let k = start; k < Math.min(tokens.length, start + 8); k++) {
    const named = tokens.slice(start, k);
    const target = named.length ? readTarget(named, it ?? { of: 'all' }) : undefined;
    // An "old film with grain" is two wishes: a look is no part of a picture.
    if (named.length && (!target || readStyle(named, target, raw))) continue;
    const pronoun = /^(?:it|this|that|its)$/.test(textOf(named));
    for (let v = k; v < tokens.length; v++) {
      const found = readValue(tokens.slice(v), pronoun ? undefined : target, it, raw);
      if (found) return found;
      if (!LINKS.has(tokens[v].text)) break;
    }
  }
  return undefined;
}

/** What something becomes. Colours are the subject's where nothing is named, everything else is the picture's. */
function readValue(
  value: readonly Token[],
  target: Target | undefined,
  it: Target | undefined,
  raw: string,
): Instruction[] | undefined {
  if (!value.length) return undefined;
  if (target?.of === 'background') {
    const toned = readLook(value, target, raw, false);
    if (toned?.every(({ kind }) => kind === 'style' || kind === 'tone')) return toned;
    const ground = readGround(value, raw);
    if (ground) return ground;
  }
  const all: Target = target?.of === 'subject' || !target ? { of: 'all' } : target;
  const style = readStyle(value, all, raw);
  if (style) return style;
  const paint = readPaint(value);
  if (paint) {
    const whole = target ?? it ?? { of: 'subject' };
    if (whole.of === 'background' && paint.color)
      return [{ kind: 'ground', words: raw, ground: { to: 'color', color: paint.color } }];
    return [{ kind: 'recolor', words: raw, target: whole.of === 'all' ? { of: 'subject' } : whole, ...paint }];
  }
  const single = readQuality(value, target ?? { of: 'all' }, raw) ?? readLook(value, all, raw, false);
  if (single) return single;
  // "High contrast black and white".
  for (let k = 1; k < value.length; k++) {
    const first = readQuality(value.slice(0, k), target ?? { of: 'all' }, raw);
    const second = first && readLook(value.slice(k), all, raw, false);
    if (second) return [...second, ...first];
  }
  return undefined;
}

/** "Replace red with blue", "change the red parts to green", "swap the red for blue". */
function readSwap(tokens: readonly Token[], raw: string, text: string): Instruction[] | undefined {
  if (!/^(?:replace|swap|exchange|change|turn|switch) /.test(text)) return undefined;
  const from = /^\w+ (?:(?:all|every|everything|everything that is|anything) |(?:colou?r )?from )/.exec(text)?.[0];
  if (from)
    return readSwap(
      [tokens[0], ...tokens.slice(from.trim().split(' ').length)],
      raw,
      text.replace(from, `${tokens[0].text} `),
    );
  const first = readColor(tokens, tokens[1]?.text === 'color' || tokens[1]?.text === 'colour' ? 2 : 1, ARCHETYPES);
  const at = tokens.findIndex((t, i) => i > 1 && /^(?:with|for|by|to|into)$/.test(t.text));
  if (!first || at < 0) return undefined;
  const between = textOf(
    tokens.slice(tokens[1].text === 'color' || tokens[1].text === 'colour' ? 2 + first.length : 1 + first.length, at),
  );
  if (!/^(?:|parts?|areas?|colou?r|bits|pixels|regions?|ones?|things|everything|tones)$/.test(between))
    return undefined;
  const paint = readPaint(tokens.slice(at + 1));
  return paint && [{ kind: 'recolor', words: raw, target: { of: 'region', words: first.name }, ...paint }];
}

/** "Red eyes", "give it blue hair", "with golden horns": a colour and the part that has it. */
export const readColoredPart: Rule = ({ tokens, raw }, { it }) => {
  const lead =
    /^(?:(?:give|with|make|paint|colou?r|have|has|it|him|her|them|subject|should) )*/
      .exec(textOf(tokens) + ' ')?.[0]
      .trim() ?? '';
  let from = lead ? lead.split(' ').length : 0;
  const named = /^give$/.test(tokens[0]?.text ?? '') && from === 1;
  const many = /^(?:rainbow|multicolou?red)(?: colou?r(?:ed|s)?)?$/;
  for (let n = Math.min(3, tokens.length - 1 - from); n > 0; n--) {
    if (!many.test(textOf(tokens.slice(from, from + n)))) continue;
    const target = readTarget(tokens.slice(from + n), it ?? { of: 'subject' });
    if (target?.of === 'subject' || target?.of === 'region')
      return [{ kind: 'recolor', words: raw, target, color: 'rainbow' }];
  }
  for (let n = 0; n <= (named ? 3 : 0); n++, from++) {
    const color = readColor(tokens, from, ARCHETYPES);
    if (!color) continue;
    const part = tokens.slice(from + color.length);
    const target = part.length ? readTarget(part, it ?? { of: 'subject' }) : undefined;
    if (target?.of === 'region' && !target.orSubject)
      return [{ kind: 'recolor', words: raw, target, color: color.hex }];
    if (target?.of === 'subject' && !lead) return [{ kind: 'recolor', words: raw, target, color: color.hex }];
    if (target?.of === 'background') return [{ kind: 'ground', words: raw, ground: { to: 'color', color: color.hex } }];
  }
  return undefined;
};

/** "Put it on a beach", "at sunset in the forest". */
export const readSomewhere: Rule = (clause: Clause, { it }) =>
  readPlaced(clause, (named) => {
    const target = readTarget(named, it ?? { of: 'subject' });
    return target?.of === 'subject' || target?.of === 'all' || (target?.of === 'region' && target.orSubject === true);
  });
