import { GeometryError } from '../../math/index.ts';
import { readSettings, type Settings, settlePicture } from '../../picture/index.ts';
import { ARCHETYPES, type Token } from '../../sculpt/index.ts';
import type { Instruction, StyleName, Target } from '../types.ts';
import { rawOf, textOf } from './clause.ts';

const TAIL =
  '(?: (?:style|styled|look|effect|filter|version|picture|image|photo|photograph|art|artwork|drawing|painting|illustration|aesthetic|feel|film|poster|print|tones?|theme|vibe|render|rendering|sketch))*';

/** Looks that pictures made from nothing do not have. */
const STYLES: readonly (readonly [RegExp, StyleName])[] = [
  [/^(?:pixelate|pixelated|pixel style)$/, 'pixel'],
  [/^(?:cartooni[sz]e|cartoonify)$/, 'toon'],
  [/^(?:sketchify)$/, 'pencil'],
  [
    of(
      'vintage|retro|old fashioned|polaroid|analog|analogue|film|old (?:film|movie|style|school|photo|photograph|picture)|aged|nostalgic|faded film|70s|1970s|80s|90s|instagram',
    ),
    'vintage',
  ],
  [of('pop ?art|warhol|andy warhol|comic pop art'), 'popart'],
  [of('low ?poly|low polygon|polygonal|triangulated|triangles|faceted'), 'lowpoly'],
  [of('mosaic|stained ?glass|tiles|tiled'), 'mosaic'],
  [of('(?:black )?silhouette|shadow figure|cut ?out silhouette'), 'silhouette'],
  [of('half ?tone|newspaper|news print|newsprint|printed dots|risograph'), 'halftone'],
];
const FINISHES: Readonly<Record<string, StyleName>> = {
  watercolor: 'watercolor',
  oil: 'oil',
  pixel: 'pixel',
  ink: 'ink',
  toon: 'toon',
  blueprint: 'blueprint',
  cyberpunk: 'cyberpunk',
  pencil: 'pencil',
  lowpoly: 'lowpoly',
};

/** Short ways of saying what the lexicon of pictures has in longer words. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^(?:night|nighttime|lights? (?:off|out)|at night time|night light|night mode)$/, 'at night'],
  [/^(?:day|day time|daylight|day light|bright day|summer|summery|summer light|sunny)$/, 'daytime'],
  [/^(?:evening)$/, 'in the evening'],
  [/^(?:morning)$/, 'in the morning'],
  [/^(?:autumn|fall|autumnal|golden)$/, 'golden hour'],
  [/^(?:winter|wintry|snow|snowy|christmas)$/, 'snowing'],
  [/^(?:raining|rain|rain drops|rainfall)$/, 'rain'],
  [/^(?:soft|softer light|gentle light)$/, 'soft light'],
  [/^(?:neon|in neon|neon colou?rs)$/, 'neon lights'],
  [
    /^(?:gothic|moodier|moody|more (?:moody|dramatic|cinematic)|scary|spooky|creepy|ominous|gritty)$/,
    'dramatic lighting',
  ],
];

function of(words: string): RegExp {
  return new RegExp(`^(?:(?:style|look|effect|feel) of )?(?:${words})${TAIL}$`);
}

/** Words for a look that is a thing or a material by its name: "stained glass". */
export function readStyle(tokens: readonly Token[], target: Target, words: string): Instruction[] | undefined {
  const text = textOf(tokens);
  const style = STYLES.find(([pattern]) => pattern.test(text));
  if (/^sepia(?: tones?| toned| effect| look| filter| style)?$/.test(text))
    return [{ kind: 'tone', words, tone: 'sepia', target }];
  return style && [{ kind: 'style', words, style: style[1], target }];
}

/**
 * Words for a style, a light, a weather, a tone: "watercolour", "dramatic lighting", "black and white". With `places`, also where it is taken: that becomes the background.
 * Undefined where any word is about something else.
 */
export function readLook(
  tokens: readonly Token[],
  target: Target,
  words: string,
  places: boolean,
): Instruction[] | undefined {
  const text = textOf(tokens);
  const style = readStyle(tokens, target, words);
  if (style) return style;
  const said = SAID.find(([pattern]) => pattern.test(text))?.[1] ?? rawOf(tokens);
  const { settings, rest } = readSettings(said, ARCHETYPES);
  if (rest || !Object.keys(settings).length) return undefined;
  if (settings.angle)
    throw new GeometryError(
      'not-possible',
      `prompt: "${words}" asks for another view, which an edit cannot make. Use multiview for the other sides.`,
    );
  if (settings.backdrop || settings.surface) return places ? atPlace(settings, target, words) : undefined;
  if (settings.color) return undefined;
  return settled(settings, target, words);
}

/** What settings without a place come to. */
function settled(settings: Settings, target: Target, words: string): Instruction[] | undefined {
  const out: Instruction[] = [];
  const { light, weather, finish, tone, shot, bokeh } = settings;
  if (finish === 'clay' || finish === 'photo') return undefined;
  if (light && !(weather === 'rain' && light === 'overcast') && finish !== 'cyberpunk')
    out.push({ kind: 'light', words, light });
  if (weather && weather !== 'clear') out.push({ kind: 'weather', words, weather });
  if (finish) out.push({ kind: 'style', words, style: FINISHES[finish], target });
  if (tone && tone !== 'color') out.push({ kind: 'tone', words, tone, target });
  if (bokeh) out.push({ kind: 'adjust', words, quality: 'blur', amount: 1, target: { of: 'background' } });
  if (shot === 'close-up' || shot === 'portrait' || shot === 'macro' || shot === 'full')
    out.push({ kind: 'crop', words, to: { of: 'subject' } });
  if (shot === 'wide') out.push({ kind: 'zoom', words, factor: 0.7 });
  return out.length ? out : undefined;
}

/** A place with its light and weather; what it is painted with is done afterwards. */
function atPlace({ finish, tone, ...place }: Settings, target: Target, words: string): Instruction[] {
  const { backdrop, color, color2 } = place;
  if (backdrop === 'plain') return [{ kind: 'ground', words, ground: { to: 'color', color: color ?? '#ffffff' } }];
  if (backdrop === 'studio' || backdrop === 'gradient')
    return [
      {
        kind: 'ground',
        words,
        ground: { to: 'gradient', color: color ?? '#eef0f2', color2: color2 ?? (color ? '#ffffff' : '#c3c7cc') },
      },
    ];
  const out: Instruction[] = [{ kind: 'ground', words, ground: { to: 'place', picture: settlePicture(place, []) } }];
  return [...out, ...(finish || tone ? (settled({ finish, tone }, target, words) ?? []) : [])];
}
