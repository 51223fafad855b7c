import type { Instruction, QualityName, Target } from '../types.ts';
import { type Clause, type Rule, textOf } from './clause.ts';
import { readDegree } from './degree.ts';
import { readTarget } from './target.ts';

type Turn = readonly [QualityName, number];

/** What a picture can be made: "brighter", "more contrast". */
const VALUES: readonly (readonly [RegExp, Turn])[] = [
  [
    /^(?:brighter|lighter|bright|more (?:bright|light|brightness|exposed|exposure|luminous)|well lit|lit up)$/,
    ['brightness', 1],
  ],
  [
    /^(?:darker|dimmer|dark|dim|more (?:dark|darkness)|less (?:bright|light|brightness|exposure|exposed))$/,
    ['brightness', -1],
  ],
  [
    /^(?:(?:more|higher|stronger|high|strong|better) contrast|contrasty|punchier|more (?:contrasty|punch|punchy)|pop more|pop)$/,
    ['contrast', 1],
  ],
  [/^(?:(?:less|lower|softer|low|weaker) contrast|flatter|flat|less contrasty)$/, ['contrast', -1]],
  [
    /^(?:more (?:saturated colou?rs|colou?rful|saturated|vivid|vibrant|colou?r|colou?rs|saturation|intense|intense colou?rs|vibrance|vivid colou?rs|vibrant colou?rs)|colou?rful|richer|richer colou?rs|vivid|vibrant|saturated|higher saturation|stronger colou?rs|brighter colou?rs|intense|vivid colou?rs|vibrant colou?rs)$/,
    ['saturation', 1],
  ],
  [
    /^(?:less (?:colou?rful|saturated|vivid|vibrant|colou?r|saturation|intense)|duller|paler|faded|washed out|muted|desaturated|lower saturation|softer colou?rs|muted colou?rs|pale|pastel colou?rs)$/,
    ['saturation', -1],
  ],
  [
    /^(?:warmer|warm|more (?:warm|warmth|orange|golden|yellow)|warm(?:er)? (?:tones?|colou?rs?|look|feel|light)|less (?:cold|cool|blue))$/,
    ['warmth', 1],
  ],
  [
    /^(?:cooler|colder|cool|cold|bluer|more (?:cold|cool|blue)|(?:cool|cold)(?:er)? (?:tones?|colou?rs?|look|feel)|less (?:warm|warmth|yellow|orange))$/,
    ['warmth', -1],
  ],
  [
    /^(?:sharper|crisper|sharp|crisp|clearer|clear|more (?:sharp|crisp|clear|detailed|sharpness|detail|details|clarity|definition)|less (?:blurry|blurred|blur)|in focus|detailed|better quality|higher quality)$/,
    ['sharpness', 1],
  ],
  [
    /^(?:blurry|blurred|blurrier|blur|more (?:blurry|blurred|blur)|out of focus|less (?:sharp|sharpness|crisp)|softer|soft focus|unsharp)$/,
    ['blur', 1],
  ],
  [/^(?:less (?:noisy|grainy|noise|grain)|smoother|cleaner|denoised|noise free|smooth|clean)$/, ['noise', -1]],
  [/^(?:grainy|noisy|grainier|noisier|more (?:grainy|grain|noise|noisy)|film grain|grain|noise)$/, ['noise', 1]],
  [/^(?:(?:brighter|lighter|lifted) shadows|less (?:dark|gloomy) shadows)$/, ['shadows', 1]],
  [/^(?:darker|deeper) shadows$/, ['shadows', -1]],
  [/^(?:(?:softer|darker|lower|recovered) highlights|less (?:overexposed|blown out|harsh))$/, ['highlights', -1]],
  [
    /^(?:shiny|shinier|glossy|glossier|polished|more (?:shiny|glossy|shine|gloss|reflective)|reflective|wet)$/,
    ['gloss', 1],
  ],
  [/^(?:matte?|less (?:shiny|glossy|reflective)|duller surface|unpolished)$/, ['gloss', -1]],
];

/** Verbs that turn one quality by themselves. */
const VERBS: readonly (readonly [RegExp, Turn])[] = [
  [/^(?:brighten|lighten|illuminate)(?: up)?$/, ['brightness', 1]],
  [/^(?:darken|dim)(?: down)?$/, ['brightness', -1]],
  [/^saturate$/, ['saturation', 1]],
  [/^desaturate$/, ['saturation', -1]],
  [/^warm(?: up)?$/, ['warmth', 1]],
  [/^cool(?: down)?$/, ['warmth', -1]],
  [/^(?:sharpen|deblur|focus|unblur)(?: up)?$/, ['sharpness', 1]],
  [/^(?:blur|defocus|soften)(?: out)?$/, ['blur', 1]],
  [/^(?:denoise|de noise|smooth|smoothen|clean)(?: out| up)?$/, ['noise', -1]],
  [/^(?:lift|open up|brighten|lighten) shadows$/, ['shadows', 1]],
  [/^(?:deepen|darken|crush) shadows$/, ['shadows', -1]],
  [/^(?:recover|lower|reduce|darken|tame) highlights$/, ['highlights', -1]],
];

const NAMES: Readonly<Record<string, QualityName>> = {
  brightness: 'brightness',
  exposure: 'brightness',
  light: 'brightness',
  contrast: 'contrast',
  saturation: 'saturation',
  vibrance: 'saturation',
  colors: 'saturation',
  colours: 'saturation',
  color: 'saturation',
  colour: 'saturation',
  warmth: 'warmth',
  temperature: 'warmth',
  sharpness: 'sharpness',
  clarity: 'sharpness',
  detail: 'sharpness',
  details: 'sharpness',
  blur: 'blur',
  noise: 'noise',
  grain: 'noise',
};
const LEVELS =
  /^(?:(?:fix|correct|improve|balance|auto|repair|optimi[sz]e|enhance|even out|adjust) )+(?:it|picture|image|photo|(?:lighting|light|colou?rs?|exposure|white balance|levels|colou?r balance|tones?)(?: and (?:lighting|colou?rs?|exposure|contrast))?)(?: of (?:it|picture|image|photo))?$|^auto (?:levels|contrast|tone|enhance|colou?r|fix)$/;
const UP =
  /^(?:increase|raise|boost|enhance|turn up|add|strengthen|intensify|bump up|bump|up|crank up|improve|more|bring up) /;
const DOWN =
  /^(?:decrease|reduce|lower|turn down|weaken|remove|cut|less|tone down|bring down|drop|get rid of|without) /;

/** "Brighter", "a bit more contrast": what a value means for a quality. */
export function readQuality(clause: Clause['tokens'], target: Target, words: string): Instruction[] | undefined {
  const { amount, tokens } = readDegree(clause);
  const found = VALUES.find(([pattern]) => pattern.test(textOf(tokens)));
  if (!found) return undefined;
  const [quality, sign] = found[1];
  // "Make the shadows brighter" is about the tones, not about a thing.
  const tones = target.of === 'region' ? /^(?:dark )?(shadows|highlights)$/.exec(target.words)?.[1] : undefined;
  if (tones && quality === 'brightness')
    return [adjust([tones as 'shadows' | 'highlights', sign], amount, { of: 'all' }, words)];
  return [adjust([quality, sign], amount, target, words)];
}

/** "Sharpen it", "brighten the background a bit", "increase the contrast of the picture by 30 %", "remove the noise". */
export const readAdjust: Rule = ({ tokens: all, raw }, { it }) => {
  const { amount, tokens } = readDegree(all);
  const text = textOf(tokens);
  if (LEVELS.test(text)) return [adjust(['levels', 1], 1, { of: 'all' }, raw)];
  for (let n = Math.min(3, tokens.length); n >= 1; n--) {
    const verb = VERBS.find(([pattern]) => pattern.test(textOf(tokens.slice(0, n))));
    if (!verb) continue;
    const rest = tokens.slice(n).filter((t, i, list) => !(i === list.length - 1 && /^(?:up|down|out)$/.test(t.text)));
    const target = rest.length ? readTarget(rest, it ?? { of: 'all' }) : ({ of: 'all' } as const);
    if (target) return [adjust(verb[1], amount, target, raw)];
  }
  const up = UP.exec(text);
  const down = DOWN.exec(text);
  const lead = (up ?? down)?.[0].trim();
  if (!lead) return undefined;
  const rest = tokens.slice(lead.split(' ').length);
  const several = textOf(rest).split(' and ');
  if (several.length > 1 && several.every((name) => NAMES[name]))
    return several.map((name) => adjust([NAMES[name], up ? 1 : -1], amount, { of: 'all' }, raw));
  for (let k = 1; k <= 2; k++) {
    const quality = NAMES[textOf(rest.slice(k - 1, k))];
    const before = rest.slice(0, k - 1);
    const after = rest.slice(k);
    if (
      !quality ||
      (quality === 'saturation' && /^colou?rs?$/.test(rest[k - 1].text) && !up) ||
      (quality === 'brightness' && lead === 'add' && rest[k - 1].text === 'light' && after.length)
    )
      continue;
    const of = /^(?:of|in|to|from|on)$/.test(after[0]?.text ?? '') ? after.slice(1) : after;
    if (before.length && readTarget(before, { of: 'all' })?.of === 'region') continue;
    const named = [...before, ...of];
    const target = named.length ? readTarget(named, it ?? { of: 'all' }) : ({ of: 'all' } as const);
    if (target) return [adjust([quality, up ? 1 : -1], amount, target, raw)];
  }
  return undefined;
};

function adjust([quality, sign]: Turn, amount: number, target: Target, words: string): Instruction {
  return { kind: 'adjust', words, quality, amount: sign * amount, target };
}
