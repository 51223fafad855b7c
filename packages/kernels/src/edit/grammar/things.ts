import { GeometryError } from '../../math/index.ts';
import { ARCHETYPES, nounEntries, readColor, type Token } from '../../sculpt/index.ts';
import type { Place, Spot } from '../types.ts';
import { type Rule, rawOf, textOf } from './clause.ts';
import { readGround } from './ground.ts';
import { readSpot } from './spot.ts';
import { readTarget } from './target.ts';
import { VERBS } from './words.ts';

const REFERENCE =
  '(?:(?:reference|ref|second|other|attached|uploaded|provided|first|third|given)(?: (?:image|picture|photo|ref|reference|pic|one))?(?: (\\d))?|(?:image|picture|photo) (\\d)|references)';
const COUNTS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  several: 3,
  couple: 2,
  few: 3,
  many: 6,
  'a pair': 2,
  pair: 2,
};

/** "Use the colours of the reference", "match the palette of image 2", "put the logo from the reference in the corner". */
export const readReference: Rule = ({ text, raw }, { refs }) => {
  const palette = new RegExp(
    `^(?:use|match|apply|take|copy|transfer|borrow|give|adopt|with|in|make|set|grade|colou?r grade|recolou?r|colou?r)(?: it| picture| image)?(?: with| to| like| in| match| have)?(?: same| all)?(?: (?:colou?rs?|palette|colou?r palette|tones?|colou?r scheme|colou?rs? and tones?|look|mood|colou?r grading|grading|hues))?(?: (?:of|from|in|to|like|as|with))?(?: (?:colou?rs?|palette) of)? ${REFERENCE}(?: to it| on it| for it)?$`,
  ).exec(text);
  if (palette && /colou?r|palette|tone|look|mood|grad|match|hues/.test(text))
    return [{ kind: 'palette', words: raw, ref: refOf(palette, text, refs, raw) }];
  const placed = new RegExp(
    `^(?:add|put|place|insert|include|paste|overlay|combine|with|bring|use)(?: in)?(?: (?:logo|object|thing|person|subject|character|item|animal|figure|it|what is|.{1,20}))??(?: (?:of|from|in|shown in|with))? ?${REFERENCE}(?: (.+))?$`,
  ).exec(text);
  if (!placed) return undefined;
  const where = readWhere((placed[3] ?? '').replace(/^(?:in|into) (?:it|picture|image|scene|here)$/, ''));
  return where && [{ kind: 'place', words: raw, ref: refOf(placed, text, refs, raw), ...where }];
};

function refOf(found: RegExpExecArray, text: string, refs: number, words: string): number {
  const said = found[1] ?? found[2];
  const index = said ? Number(said) - 1 : /third/.test(text) ? 2 : /second/.test(text) && refs > 1 ? 1 : 0;
  if (index >= refs || index < 0)
    throw new GeometryError(
      'not-possible',
      `refs: "${words}" speaks of a reference picture that is not among the refs (${refs} given).`,
    );
  return index;
}

/** Words between what goes and what it is on: "the logo on the shirt". */
const LINKING = new Set(['on', 'in', 'at', 'of', 'behind', 'next', 'to', 'with', 'under', 'above', 'background', 'it']);

/** "Remove the hat", "get rid of the people in the background". */
export const readRemove: Rule = ({ tokens, text }) => {
  const verb =
    /^(?:remove|delete|erase|take out|take away|take off|get rid of|clear away|eliminate|drop|lose|hide|no|clean up|wipe out|wipe|edit out|without|cut out) /
      .exec(text)?.[0]
      .trim();
  if (!verb) return undefined;
  let named = tokens.slice(verb.split(' ').length);
  if (/^(?:all|any|every|these|those|this|that)$/.test(named[0]?.text ?? '') && named.length > 1)
    named = named.slice(1);
  const tail = / (?:from|in|on|of|at|behind|around) (?:it|picture|image|photo|scene|background|him|her|subject)$/.exec(
    textOf(named),
  )?.[0];
  if (tail && !/background/.test(tail)) named = named.slice(0, -2);
  // "The person and the dog" are two.
  const names: Token[][] = [[]];
  for (const token of named)
    if (token.text === 'and' || token.kind === 'comma') names.push([]);
    else names[names.length - 1].push(token);
  const fit = names.every(
    (name) =>
      name.length > 0 &&
      name.length <= 7 &&
      !name.some((t) => t.kind === 'stop' || (VERBS.has(t.text) && !LINKING.has(t.text))),
  );
  return fit ? names.map((name) => ({ kind: 'remove' as const, words: textOf(name) })) : undefined;
};

/** "Add a red hat", "put two trees behind it", "give him sunglasses", "place a crown on the head". */
export const readAdd: Rule = ({ tokens, text }) => {
  const lead =
    /^(?:(?:add|insert|include|put|place|draw|paint|create|generate|with|have|there is) (?:in )?(?:another |extra )?|(?:give|let) (?:it|him|her|them|subject|.{1,20}?) (?:have |wear |hold )?|make (?:it|him|her|them|subject|.{1,20}?) (wear|hold|carry)(?:ing)? |(?:it|him|her|he|she) (?:wearing|holding|carrying|wears|holds) |wearing |holding )/.exec(
      text,
    );
  if (!lead) return undefined;
  const wears = /wear/.test(lead[0]) ? 'wearing' : /hold|carry/.test(lead[0]) ? 'holding' : undefined;
  const body = tokens.slice(lead[0].trim().split(' ').length);
  const gives = /^(?:give|let)/.test(lead[0]);
  for (let k = body.length; k >= 1; k--) {
    const named = body.slice(0, k);
    const count = COUNTS[named[0].text] ?? (named[0].kind === 'number' ? Math.min(12, Number(named[0].text)) : 1);
    const counted = COUNTS[named[0].text] !== undefined || named[0].kind === 'number';
    const thing = counted ? named.slice(1).filter((t, i) => !(i === 0 && t.text === 'of')) : named;
    if (!isThing(thing)) continue;
    const where = readWhere(textOf(body.slice(k)));
    if (!where) continue;
    const place = where.place ?? (wears ? { how: wears } : gives ? { how: 'wearing' as const } : undefined);
    return [{ kind: 'add', words: rawOf(thing), count: Math.max(1, count), ...where, ...(place ? { place } : {}) }];
  }
  return undefined;
};

/** "Replace the cat with a dog", "turn the cat into a dog", "swap the ball for a cube". */
export const readReplace: Rule = ({ tokens }, { it }) => {
  const verb = /^(?:replace|swap|exchange|substitute|turn|change|transform|make|switch)$/.exec(
    tokens[0]?.text ?? '',
  )?.[0];
  if (!verb) return undefined;
  const link = /^(?:replace|swap|exchange|substitute)$/.test(verb) ? /^(?:with|for|by)$/ : /^(?:into|to)$/;
  const at = tokens.findIndex((t, i) => i > 1 && link.test(t.text));
  if (at < 0) return undefined;
  const by = tokens.slice(at + 1);
  const target = readTarget(tokens.slice(1, at), it ?? { of: 'subject' });
  // "Remove the background and replace it with a beach".
  const pronoun = textOf(tokens.slice(1, at)) === 'it';
  const place = pronoun && verb === 'replace' ? readGround(by, rawOf(tokens)) : undefined;
  if (place?.some(({ kind }) => kind === 'ground')) return place;
  const color = readColor(by, 0, ARCHETYPES);
  // "Turn the red car into a blue car".
  if (target && color && by.length > color.length && textOf(by.slice(color.length)) === tokens[at - 1].text)
    return [{ kind: 'recolor', words: rawOf(tokens), target, color: color.hex }];
  if (!target || target.of === 'background' || target.of === 'all' || !isThing(by)) return undefined;
  return [{ kind: 'replace', words: target.of === 'region' ? target.words : 'subject', by: rawOf(by) }];
};

let nouns: Set<string> | undefined;

/** Whether words name a thing that can be sculpted: no verbs among them, a noun of the lexicon at the end. */
function isThing(tokens: readonly Token[]): boolean {
  if (
    !tokens.length ||
    tokens.length > 6 ||
    tokens.some(
      (t) =>
        t.kind !== 'word' ||
        VERBS.has(t.text) ||
        /^(?:on|in|at|with|behind|and|or|of|next|beside|above|below|under|it)$/.test(t.text),
    )
  )
    return false;
  nouns ??= new Set(nounEntries(ARCHETYPES).map(({ word }) => word));
  for (let n = Math.min(3, tokens.length); n >= 1; n--) {
    const name = textOf(tokens.slice(-n));
    for (const form of [name, name.replace(/s$/, ''), name.replace(/es$/, ''), name.replace(/ies$/, 'y')])
      if (nouns.has(form)) return true;
  }
  return false;
}

const HOWS: readonly (readonly [RegExp, Place['how']])[] = [
  [/^(?:on top of|on|onto|upon|over)$/, 'on'],
  [/^(?:next to|beside|near|by|with|close to|alongside)$/, 'beside'],
  [/^(?:to left of|left of|on left of|on left side of|at left of)$/, 'left'],
  [/^(?:to right of|right of|on right of|on right side of|at right of)$/, 'right'],
  [/^(?:above|over)$/, 'above'],
  [/^(?:below|under|underneath|beneath)$/, 'below'],
  [/^(?:behind|in back of)$/, 'behind'],
  [/^(?:in front of|before)$/, 'before'],
  [/^(?:in|into|inside|to)$/, 'in'],
];

/** "On the table", "next to it", "in the top left corner": undefined where the words say nothing of where. */
function readWhere(text: string): { place?: Place; spot?: Spot } | undefined {
  if (!text) return {};
  const led = text.replace(/^(?:at|in|on|to|into|near) /, '');
  const spot = readSpot(led) ?? (/^(?:in |at )?(?:background|distance)$/.test(text) ? undefined : undefined);
  if (spot && !/ of (?:it|him|her|subject)$/.test(text)) return { spot };
  if (/^(?:in|at|into) (?:background|distance|back)$/.test(text)) return { place: { how: 'behind' } };
  if (/^(?:in|to|into) (?:it|picture|image|photo|scene|foreground)$/.test(text))
    return /foreground/.test(text) ? { place: { how: 'before' } } : {};
  const words = text.split(' ');
  for (let k = Math.min(5, words.length); k >= 1; k--) {
    const how = HOWS.find(([pattern]) => pattern.test(words.slice(0, k).join(' ')))?.[1];
    if (!how) continue;
    const rest = words.slice(k).join(' ');
    if (words.length - k > 5 || (rest !== 'it' && words.slice(k).some((w) => VERBS.has(w)))) return undefined;
    if (!rest && !/^(?:behind|above|below|before|beside|in)$/.test(how)) return undefined;
    return { place: rest && !/^(?:it|him|her|them|subject|this)$/.test(rest) ? { how, words: rest } : { how } };
  }
  return undefined;
}
