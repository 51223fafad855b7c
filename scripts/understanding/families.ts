import { srgbToLinear } from '../../packages/kernels/src/index.ts';

/** Which colours may be called by a plain name, as a range in OKLCH: lightness, chroma, hue in degrees. Written apart from the lexicon. */
type Range = readonly [l: readonly [number, number], c: readonly [number, number], h: readonly [number, number]];

const ANY: readonly [number, number] = [0, 360];
const RANGES: Readonly<Record<string, Range>> = {
  red: [
    [0.15, 0.7],
    [0.08, 0.4],
    [5, 42],
  ],
  orange: [
    [0.5, 0.85],
    [0.09, 0.4],
    [38, 80],
  ],
  yellow: [
    [0.65, 0.98],
    [0.08, 0.4],
    [72, 115],
  ],
  green: [
    [0.2, 0.93],
    [0.035, 0.4],
    [105, 178],
  ],
  turquoise: [
    [0.45, 0.95],
    [0.05, 0.4],
    [165, 225],
  ],
  teal: [
    [0.2, 0.7],
    [0.03, 0.3],
    [170, 225],
  ],
  blue: [
    [0.15, 0.93],
    [0.035, 0.4],
    [205, 290],
  ],
  purple: [
    [0.15, 0.93],
    [0.03, 0.4],
    [282, 338],
  ],
  pink: [
    [0.55, 0.96],
    [0.03, 0.4],
    [-30, 45],
  ],
  brown: [
    [0.2, 0.62],
    [0.025, 0.15],
    [25, 95],
  ],
  gold: [
    [0.55, 0.92],
    [0.06, 0.25],
    [65, 105],
  ],
  copper: [
    [0.4, 0.78],
    [0.06, 0.2],
    [30, 70],
  ],
  bronze: [
    [0.35, 0.75],
    [0.04, 0.2],
    [40, 90],
  ],
  beige: [
    [0.7, 0.97],
    [0.015, 0.1],
    [55, 110],
  ],
  cream: [
    [0.82, 0.99],
    [0.008, 0.12],
    [60, 115],
  ],
  black: [[0, 0.36], [0, 0.06], ANY],
  white: [[0.84, 1], [0, 0.05], ANY],
  grey: [[0.25, 0.86], [0, 0.045], ANY],
  silver: [[0.6, 0.95], [0, 0.04], ANY],
};

/** Recipes that have a colour of their own. */
const RECIPE_COLOR: Readonly<Record<string, readonly string[]>> = {
  gold: ['gold'],
  brass: ['gold'],
  copper: ['copper', 'orange'],
  bronze: ['bronze', 'brown'],
  silver: ['silver', 'grey'],
  steel: ['silver', 'grey'],
  'brushed-steel': ['silver', 'grey'],
  chrome: ['silver', 'grey'],
  chocolate: ['brown'],
  obsidian: ['black'],
  denim: ['blue'],
  leather: ['brown'],
};

const RECIPES: Readonly<Record<string, readonly string[]>> = {
  wood: ['wood', 'oak', 'dark-wood', 'planks', 'bark'],
  metal: 'steel brushed-steel aluminium chrome silver gold brass bronze copper iron cast-iron rust mail'.split(' '),
  stone: 'stone sandstone obsidian granite marble cut-stone cobble concrete tiles slate crystal'.split(' '),
  glass: ['glass', 'tinted-glass', 'crystal'],
  leather: ['leather'],
  fabric: 'fabric canvas denim velvet knit silk wool felt'.split(' '),
  ceramic: ['ceramic', 'porcelain', 'enamel'],
  plastic: ['plastic'],
  wicker: ['wicker'],
  ice: ['ice'],
  brick: ['brick'],
  paper: ['paper', 'cardboard'],
  chocolate: ['chocolate'],
  thatch: ['thatch'],
  carbon: ['fabric', 'carbon'],
};

/** Whether a hex colour may be called by this plain name. */
export function isColor(hex: string, name: string): boolean {
  const range = RANGES[name];
  if (!range) throw new Error(`no such colour in the scorer: ${name}`);
  const [l, c, h] = oklch(hex);
  const within = (v: number, [from, to]: readonly [number, number]): boolean => v >= from && v <= to;
  return within(l, range[0]) && within(c, range[1]) && (within(h, range[2]) || within(h - 360, range[2]));
}

/** Whether a recipe has this colour by nature. */
export function recipeIsColor(recipe: string, name: string): boolean {
  return RECIPE_COLOR[recipe]?.includes(name) ?? false;
}

/** Whether a recipe of the library is of this group of materials. */
export function isMaterial(recipe: string, group: string): boolean {
  const recipes = RECIPES[group];
  if (!recipes) throw new Error(`no such material in the scorer: ${group}`);
  return recipes.includes(recipe);
}

/** OKLCH of an sRGB hex colour (Björn Ottosson, "A perceptual color space for image processing", 2020). */
function oklch(hex: string): [l: number, c: number, h: number] {
  const n = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [16, 8, 0].map((shift) => {
    return srgbToLinear(((n >> shift) & 255) / 255);
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(bb, a) * 180) / Math.PI;
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, bb), (hue + 360) % 360];
}
