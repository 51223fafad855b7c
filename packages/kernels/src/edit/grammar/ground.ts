import { ARCHETYPES, readColor, type Token } from '../../sculpt/index.ts';
import type { Ground, Instruction, PatternName } from '../types.ts';
import { type Clause, type Rule, textOf } from './clause.ts';
import { readLook } from './look.ts';

const PATTERNS: readonly (readonly [RegExp, PatternName])[] = [
  [/^(?:stripes?|striped|stripe|lines|pinstripes?)$/, 'stripes'],
  [/^(?:dots?|dotted|polka dots?|polka dotted|spots|polka)$/, 'dots'],
  [/^(?:checks?|checkered|chequered|checkerboard|checker board|checked|chess ?board)$/, 'checks'],
  [/^(?:grid|graph paper|squared|grid lines|graph)$/, 'grid'],
  [/^(?:zig ?zags?|chevrons?|zig zag|zig zags|waves)$/, 'zigzag'],
  [/^(?:stars?|starry)$/, 'stars'],
  [/^(?:hearts?)$/, 'hearts'],
  [/^(?:sun ?burst|rays|sun rays|starburst|light rays|radial stripes)$/, 'rays'],
  [/^(?:bricks?|brick wall|brickwork)$/, 'bricks'],
];
const GROUND = '(?:background|backdrop|bg|back ground|backround)';
const NONE =
  /^(?:transparent|see through|none|nothing|clear|alpha|empty|removed|gone|transparency|invisible|deleted|disappear|transparent one|cut out)$/;
const BLURRED = /^(?:(?:more |very )?(?:blurred|blurry|blur|out of focus|soft|bokeh|defocused|unsharp)(?: out)?)$/;
const DROPS =
  /^(?:remove|delete|erase|drop|clear|cut out|cut|get rid of|take out|take away|eliminate|strip|no|without|lose|isolate from|knock out)$/;

/** What a background is said to become: a colour, a gradient, a pattern, nothing, blur, a place. */
export function readGround(given: readonly Token[], words: string): Instruction[] | undefined {
  let tokens = given;
  // "A different one: a beach scene".
  while (
    /^(?:in|on|with|to|into|of|as|like|be|is|plain|solid|simple|flat|seamless|pure|smooth|pattern|scene)$/.test(
      tokens[0]?.text ?? '',
    ) &&
    tokens.length > 1
  )
    tokens = tokens.slice(1);
  while (
    tokens.length > 1 &&
    /^(?:background|backdrop|bg|one|pattern|wall ?paper|scene|scenery|instead|patterned|setting|color|colour|colored|coloured)$/.test(
      tokens[tokens.length - 1].text,
    )
  )
    tokens = tokens.slice(0, -1);
  const text = textOf(tokens);
  if (NONE.test(text)) return [{ kind: 'ground', words, ground: { to: 'clear' } }];
  if (BLURRED.test(text)) return [{ kind: 'adjust', words, quality: 'blur', amount: 1, target: { of: 'background' } }];
  if (/^(?:green ?screen|green screen green|chroma(?: key)?(?: green)?)$/.test(text))
    return [{ kind: 'ground', words, ground: { to: 'color', color: '#00b140' } }];
  const toned = readLook(tokens, { of: 'background' }, words, false);
  if (toned?.every(({ kind }) => kind === 'style' || kind === 'tone')) return toned;
  const ground = readColored(tokens);
  if (ground) return [{ kind: 'ground', words, ground }];
  if (/^(?:photo )?studio(?: grey| gray)?$/.test(text))
    return [{ kind: 'ground', words, ground: { to: 'gradient', color: '#eef0f2', color2: '#c3c7cc' } }];
  // Places are known by what stands before or after them.
  for (const led of [given, lead('in', tokens), lead('on', tokens), [...tokens, word('background')]]) {
    const found = readLook(led, { of: 'all' }, words, true);
    if (found?.some(({ kind }) => kind === 'ground')) return found;
  }
  return outdoors(tokens, words);
}

/** "A sunset", "a starry night": an hour of the day as a background is the open country at that hour. */
function outdoors(tokens: readonly Token[], words: string): Instruction[] | undefined {
  const hour = readLook(tokens, { of: 'all' }, words, false);
  const light = hour?.find((i) => i.kind === 'light');
  if (!light) return undefined;
  return readLook(
    [word('in'), word('hills'), word('at'), ...tokens.filter((t) => t.text !== 'at')],
    { of: 'all' },
    words,
    true,
  );
}

function word(text: string): Token {
  return { kind: 'word', text, raw: text };
}

function lead(text: string, tokens: readonly Token[]): Token[] {
  return [word(text), ...tokens];
}

/** Paper is whiter, and blackness blacker, than things of that colour. */
function paper({ name, hex }: { name: string; hex: string }): string {
  return name === 'white' ? '#ffffff' : name === 'black' ? '#000000' : hex;
}

/** "Pale blue", "gradient from pink to blue", "red and white stripes", "#ffcc00". */
function readColored(tokens: readonly Token[]): Ground | undefined {
  const colors: string[] = [];
  const rest: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const color = readColor(tokens, i, ARCHETYPES);
    if (color) {
      colors.push(paper(color));
      i += color.length;
    } else rest.push(tokens[i++]);
  }
  const text = textOf(
    rest.filter(
      (t) =>
        !/^(?:from|to|and|on|with|of|into|in|pattern|patterned|background|color|colour|colors|colours|wall|solid|plain|small|big|large|over)$/.test(
          t.text,
        ),
    ),
  );
  const [color, color2] = colors;
  if (colors.length > 2) return undefined;
  const gradient = /^(?:(?:soft |smooth |linear |vertical )?(?:gradient|ombre|fade|fading|blend))$/.test(text);
  if (gradient || /^(?:radial gradient|vignette gradient|radial)$/.test(text))
    return {
      to: 'gradient',
      color: color ?? '#dfe8f2',
      color2: color2 ?? (color ? '#ffffff' : '#8fa8c4'),
      ...(gradient ? {} : { radial: true }),
    };
  if (!text && color)
    return color2
      ? / to /.test(` ${textOf(tokens)} `)
        ? { to: 'gradient', color, color2 }
        : undefined
      : { to: 'color', color };
  const pattern = PATTERNS.find(([words]) => words.test(text));
  // A starry sky is a place; stars with a colour are a pattern.
  if (
    !pattern ||
    ((pattern[1] === 'stars' || /^(?:waves|rays)$/.test(text)) && !colors.length && !/pattern/.test(textOf(tokens)))
  )
    return undefined;
  return { to: 'pattern', pattern: pattern[1], color, color2 };
}

/**
 * What is asked of the background by its name: "remove the background", "blur the background", "change the background to a beach", "white background", "cut it out", "a forest
 * behind it".
 */
export const readBackground: Rule = ({ tokens, text, raw }) => {
  if (
    /^(?:cut out(?: it| subject| object| him| her)?|cut (?:it|subject|object|him|her|this) out|isolate(?: it| subject| object| him| her| this)?|(?:make|turn|get) (?:it|picture|image)(?: into)?(?: have)?(?: on)? (?:transparent|see through|transparent png|png)|(?:it|subject) (?:on|with) transparent|transparent(?: png)?|(?:background|bg) (?:removal|remove|removed|remover|eraser)|knock ?out background|subject only|keep subject)$/.test(
      text,
    )
  )
    return [{ kind: 'ground', words: raw, ground: { to: 'clear' } }];
  const at = tokens.findIndex((t) => new RegExp(`^${GROUND}$`).test(t.text));
  if (at < 0) return readBehind(tokens, raw);
  const before = tokens.slice(0, at);
  const after = tokens.slice(at + 1);
  if (
    DROPS.test(textOf(before)) &&
    (!after.length || /^(?:from (?:it|picture|image|photo)|behind (?:it|him|her)|please|out)$/.test(textOf(after)))
  )
    return [{ kind: 'ground', words: raw, ground: { to: 'clear' } }];
  if (/^(?:blur|blur out|defocus|soften)$/.test(textOf(before)) && !after.length)
    return [{ kind: 'adjust', words: raw, quality: 'blur', amount: 1, target: { of: 'background' } }];
  const looks =
    before.length && /^(?:from|of|in|with) /.test(`${textOf(after)} `)
      ? readBefore([...before, ...after], [], raw)
      : undefined;
  return readBefore(before, after, raw) ?? readAfter(before, after, raw) ?? looks;
};

/** "[put it on a] white background", "use a beach as the background". */
function readBefore(before: readonly Token[], after: readonly Token[], raw: string): Instruction[] | undefined {
  if (after.length && !/^(?:behind (?:it|him|her|them|subject)|please|instead)$/.test(textOf(after))) return undefined;
  const lead =
    /^(?:(?:use|make|set|choose|pick|put|give|place|show|want|have|add|change|turn|switch|with|on|in|against|it|him|her|this|picture|image|photo|photograph|them|to|into|new|different|subject|background|object|over|as|having|has|have|draw|paint|render|at) )*/.exec(
      textOf(before) + ' ',
    );
  const rest = before
    .slice(lead?.[0].trim() ? lead[0].trim().split(' ').length : 0)
    .filter((t, i, list) => !(i === list.length - 1 && t.text === 'as'));
  return rest.length ? readGround(rest, raw) : undefined;
}

/** "change the background to X", "background: X", "make the background X". */
function readAfter(before: readonly Token[], after: readonly Token[], raw: string): Instruction[] | undefined {
  if (
    !/^(?:|make|turn|change|set|replace|swap|switch|paint|colou?r|recolou?r|put|fill|have|give|with|let|transform|convert|render|in)$/.test(
      textOf(before),
    )
  )
    return undefined;
  const link =
    /^(?:(?:colou?r|to|into|with|for|by|be|is|should|as|look|like|in|of|,|at|:|has|have|behind|it|a|show|become|white out|being) )*/.exec(
      textOf(after) + ' ',
    );
  const used = link?.[0].trim() ? link[0].trim().split(' ').length : 0;
  const value = after.slice(used);
  if (!value.length) return undefined;
  return readGround(value, raw) ?? (used > 0 ? readGround(after.slice(used - 1), raw) : undefined);
}

/** "With a forest behind it". */
function readBehind(tokens: readonly Token[], raw: string): Instruction[] | undefined {
  const text = textOf(tokens);
  const tail = / (?:behind|around|in back of)(?: it| him| her| them| subject)?$/.exec(text)?.[0];
  if (!tail) return undefined;
  const lead = /^(?:(?:put|add|place|with|show|have|there|is|paint|draw) )*/.exec(text)?.[0].trim() ?? '';
  const body = tokens.slice(lead ? lead.split(' ').length : 0, tokens.length - tail.trim().split(' ').length);
  return body.length ? readGround(body, raw) : undefined;
}

/** "Put it on a beach", "place the car in space", "on a white background": the subject somewhere else. */
export function readPlaced(clause: Clause, subject: (tokens: readonly Token[]) => boolean): Instruction[] | undefined {
  const { tokens, raw } = clause;
  const verb =
    /^(?:put|place|set|move|stand|show|have|bring|take|teleport|transport|imagine|drop|send|relocate|make|give)$/.test(
      tokens[0]?.text ?? '',
    );
  const from = verb ? 1 : 0;
  for (let at = from; at < Math.min(tokens.length, from + 5); at++) {
    if (
      !/^(?:in|on|at|inside|into|onto|to|under|over|against|near|by|underwater|outside|outdoors|amid|among|through|across|above|standing|sitting|swimming|flying|driving|walking|floating)$/.test(
        tokens[at].text,
      )
    )
      continue;
    const named = tokens.slice(from, at);
    if (named.length ? !subject(named) : verb) continue;
    let rest = tokens.slice(at);
    while (
      /^(?:standing|sitting|swimming|flying|driving|walking|floating)$/.test(rest[0]?.text ?? '') &&
      rest.length > 1
    )
      rest = rest.slice(1);
    if (/^(?:onto|into|to)$/.test(rest[0].text))
      rest = [
        { ...rest[0], text: rest[0].text === 'onto' ? 'on' : 'in', raw: rest[0].text === 'onto' ? 'on' : 'in' },
        ...rest.slice(1),
      ];
    // A table top is a floor to what stands on it.
    rest = rest.map((t) =>
      /^(?:table|desk|counter|tabletop|countertop|shelf|bench)$/.test(t.text) ? word('floor') : t,
    );
    const found = readLook(rest, { of: 'all' }, raw, true);
    if (found?.some(({ kind }) => kind === 'ground')) return found;
    const colored = /^(?:on|against|over|in)$/.test(rest[0].text) ? readGroundColor(rest.slice(1), raw) : undefined;
    if (colored) return colored;
  }
  return undefined;
}

/** "On white", "against a red wall". */
function readGroundColor(tokens: readonly Token[], words: string): Instruction[] | undefined {
  const color = readColor(tokens, 0, ARCHETYPES);
  const tail = color && textOf(tokens.slice(color.length));
  if (color && /^(?:|background|backdrop|wall|paper|ground|studio background)$/.test(tail ?? '-'))
    return [{ kind: 'ground', words, ground: { to: 'color', color: paper(color) } }];
  return undefined;
}
