import { ARCHETYPES, readColor, type Token } from '../../sculpt/index.ts';
import type { Instruction } from '../types.ts';
import { type Rule, textOf } from './clause.ts';

const LEAD =
  '(?:(?:add|put|give|apply|draw|make|turn|with|use|create|do|get|have|place|surround|convert|into|to|as|in|it|him|her|picture|image|photo|subject|this|like|look|be|cut out|around|thin|thick|wide|narrow|simple|soft|subtle|nice|strong|small|big|large|light|drop|crop|cut|realistic|natural|glowing|contact|fake) )*';
const AROUND =
  '(?: (?:around|to|on|under|underneath|below|beneath|behind|of|for|at|over|with|in|inside|the|it|him|her|them|subject|picture|image|photo|object|edges?|sides?|corners|effect|style|whole|all|look|frame|figure|character|out|from|background|completely|everything))*(?: (?:under|beneath|below|behind|around|to|on) \\w+)?';

/** Patterns over the words of a clause, colours taken out of them, and what they ask for. */
const EFFECTS: readonly (readonly [string, (color: string | undefined, words: string) => Instruction])[] = [
  [
    '(?:polaroid)(?: frame| photo| picture| border)?',
    (color, words) => ({ kind: 'frame', words, frame: 'polaroid', color }),
  ],
  [
    '(?:vignette|vignetting|darken(?:ed)? (?:edges|corners)|dark (?:edges|corners)|darker (?:edges|corners))',
    (color, words) => ({ kind: 'frame', words, frame: 'vignette', color }),
  ],
  [
    '(?:rounded corners|round corners|rounded|rounded edges|round (?:off )?corners)',
    (color, words) => ({ kind: 'frame', words, frame: 'rounded', color }),
  ],
  [
    '(?:circle|circular|round|in circle|circle crop|circular crop|round crop|profile picture|crop circle|crop to circle|crop into circle|crop in circle|circle frame|round frame|circular frame|avatar|crop round)',
    (color, words) => ({ kind: 'frame', words, frame: 'circle', color }),
  ],
  [
    '(?:(?:sticker|die cut sticker|die cut|decal|emoji sticker)(?: with border| with outline| border| outline)?)',
    (color, words) => ({ kind: 'sticker', words, color }),
  ],
  [
    '(?:border|frame|picture frame|margin|matte frame|photo frame|edge|passe ?partout)',
    (color, words) => ({ kind: 'frame', words, frame: 'border', color }),
  ],
  [
    '(?:outline|outlines|contour|stroke|outline|outlined|out line)',
    (color, words) => ({ kind: 'outline', words, color }),
  ],
  ['(?:shadow|shadows|cast shadow|ground shadow)', (_, words) => ({ kind: 'shadow', words, add: true })],
  [
    '(?:glow|glowing|halo|aura|outer glow|glow effect|glowing outline|light up)',
    (color, words) => ({ kind: 'glow', words, color }),
  ],
  [
    '(?:invert(?:ed)?(?: colou?rs)?|inverse(?: colou?rs)?|negative|photo negative|colou?r negative|x ray|inverted colou?rs)',
    (_, words) => ({ kind: 'invert', words, target: { of: 'all' } }),
  ],
  [
    '(?:posteri[sz]ed?|posteri[sz]ation|fewer colou?rs|less colou?rs|flat colou?rs|reduce(?: number of)? colou?rs|limited palette)',
    (_, words) => ({ kind: 'posterize', words, levels: 5 }),
  ],
  [
    '(?:denois(?:e|ed)|noise (?:reduction|removal)|remove (?:noise|grain))',
    (_, words) => ({ kind: 'adjust', words, quality: 'noise', amount: -1, target: { of: 'all' } }),
  ],
];

const COMPILED = EFFECTS.map(([pattern, make]) => [new RegExp(`^${LEAD}${pattern}${AROUND}$`), make] as const);

/** Frames, vignettes, stickers, outlines, shadows, glow, negatives, few colours: "add a thin white border around it". */
export const readEffect: Rule = ({ tokens, raw }) => {
  const { text, color } = withoutColor(tokens);
  if (
    /^(?:remove|delete|erase|get rid of|no|without|take away|drop|eliminate|lose|hide) (?:drop |cast |ground |all |any )?shadows?(?: (?:under|below|behind|from|of|around)(?: (?:it|subject|picture|image|him|her|.{1,20}))?)?$/.test(
      text,
    )
  )
    return [{ kind: 'shadow', words: raw, add: false }];
  const levels =
    /^(?:reduce|limit|posteri[sz]e|use only|use|cut)(?: (?:it|picture|image))?(?: with| to| down to| number of colou?rs to| colou?rs to)? (\d+)(?: colou?rs| levels)?$/.exec(
      text,
    );
  if (levels) return [{ kind: 'posterize', words: raw, levels: Math.min(32, Math.max(2, Number(levels[1]))) }];
  const found = COMPILED.find(([pattern]) => pattern.test(text));
  return found && [found[1](color, raw)];
};

const METALS: Readonly<Record<string, string | undefined>> = {
  gold: '#cfa032',
  golden: '#cfa032',
  silver: '#bfc3c8',
  bronze: '#94632e',
  wooden: '#7a5230',
  wood: '#7a5230',
};

function withoutColor(tokens: readonly Token[]): { text: string; color?: string } {
  const rest: Token[] = [];
  let color: string | undefined;
  for (let i = 0; i < tokens.length; ) {
    const found = readColor(tokens, i, ARCHETYPES);
    const metal = METALS[tokens[i].text];
    if (metal) color = metal;
    else if (found) color = found.hex;
    else rest.push(tokens[i]);
    i += found?.length ?? 1;
  }
  return { text: textOf(rest), color };
}
