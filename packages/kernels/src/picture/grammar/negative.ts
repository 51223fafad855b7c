import { type Archetypes, readColor, tokenize } from '../../sculpt/index.ts';
import type { Settings } from '../lexicon/places.ts';
import type { PictureSpec } from '../spec.ts';
import { findPhrase, isWord, MOOD_TABLE, PLACE_TABLE } from './phrases.ts';

/** Things of a backdrop that the negative field can take away, by the words for them. */
const REMOVABLE: Readonly<Record<string, string>> = {
  grass: 'grass',
  flowers: 'flowers',
  trees: 'trees',
  tree: 'trees',
  forest: 'trees',
  clouds: 'clouds',
  cloud: 'clouds',
  hills: 'hills',
  mountains: 'hills',
  sun: 'sun',
  moon: 'sun',
  stars: 'stars',
  nebula: 'nebula',
  buildings: 'buildings',
  houses: 'buildings',
  shadow: 'shadow',
  shadows: 'shadow',
  snow: 'snow',
  fog: 'fog',
  mist: 'fog',
  rain: 'rain',
  blur: 'blur',
  blurry: 'blur',
  bokeh: 'blur',
  background: 'background',
  backdrop: 'background',
  grain: 'grain',
  frame: 'frame',
  window: 'window',
  furniture: 'furniture',
  waves: 'waves',
  rocks: 'rocks',
  bubbles: 'bubbles',
  text: 'text',
};

/** What the negative field says of the picture. What it says of things stays for the reader of things: `rest`. */
export interface PictureNegative {
  without: string[];
  /** Names of colours that must not be the background's. */
  colors: string[];
  /** Settings that must not be taken, by their value. */
  values: Set<string>;
  rest: string;
}

/** Reads the negative field: parts of backdrops, moods and colours, word by word. */
export function readNegative(negative: string, archetypes: Archetypes): PictureNegative {
  const tokens = tokenize(negative);
  const found: PictureNegative = { without: [], colors: [], values: new Set(), rest: '' };
  const rest: string[] = [];
  for (let i = 0; i < tokens.length; ) {
    const { text, raw } = tokens[i];
    const removable = Object.hasOwn(REMOVABLE, text) ? REMOVABLE[text] : undefined;
    const color = readColor(tokens, i, archetypes);
    const background = color && ['background', 'backdrop', 'sky', 'wall'].includes(tokens[i + color.length]?.text);
    const phrase = isWord(tokens[i])
      ? (findPhrase(MOOD_TABLE, tokens, i) ?? findPhrase(PLACE_TABLE, tokens, i))
      : undefined;
    if (color) {
      found.colors.push(color.hex);
      // "red background" is the picture's alone; "red" by itself is also the things'.
      if (!background) rest.push(color.name);
      i += color.length + (background ? 1 : 0);
      continue;
    }
    if (removable) found.without.push(removable);
    if (phrase) for (const value of Object.values(phrase.sets)) found.values.add(String(value));
    if (!removable && !phrase) rest.push(raw);
    i += Math.max(1, phrase?.length ?? 1);
  }
  found.rest = rest
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/^[, ]+|[, ]+$/g, '');
  return found;
}

/** Takes settings back that the negative field forbids. */
export function dropForbidden(settings: Settings, negative: PictureNegative): Settings {
  const kept: Record<string, PictureSpec[keyof PictureSpec]> = {};
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined || negative.values.has(String(value))) continue;
    if (key.startsWith('color') && negative.colors.includes(String(value))) continue;
    kept[key] = value;
  }
  return kept as Settings;
}
