import { applyGuide, createFloatImage, type FloatImage, fitGuide, resize, shrinkToWork } from '../../image/index.ts';
import { GeometryError } from '../../math/index.ts';
import { ARCHETYPES, readColor, tokenize } from '../../sculpt/index.ts';
import { parseColor } from '../../texture/index.ts';
import type { FindRegion, Layers } from '../types.ts';
import { findColor, nearness } from './by-color.ts';
import { findPlace } from './by-place.ts';
import { findEyes } from './eyes.ts';
import { findOnBody } from './garments.ts';
import { findLettering } from './marks.ts';
import { findOpenings } from './openings.ts';
import { findGround, findShadow, findSky } from './surroundings.ts';
import { findThin, findThing } from './things.ts';
import { type Found, maskFrom, type RegionView, viewOf } from './view.ts';
import { type Meaning, type RegionPhrase, readPhrase } from './words.ts';

/** What a phrase was found as. */
export interface Region {
  /** Soft, one channel, as large as the picture. */
  mask: FloatImage;
  /** 0..1; what is under the bar is not given. */
  confidence: number;
  /** A few words: why this. */
  why: string;
}

/** Regions found less surely than this are not there. */
const BAR = 0.42;
/** Longest side at which the outline of a region is drawn. */
const FINE = 720;

/** Finds what a phrase names in a picture. Undefined where it is not found surely enough. */
export const findRegion: FindRegion = (layers, words) => searchRegion(layers, words)?.mask;

/**
 * Finds what a phrase names: colours ("the red part"), places ("left half", "upper right corner"), parts of figures by body plan and colour ("hat", "left eye"), parts of
 * things by their look and place ("wheels", "handle"), lettering, sky, ground and shadow; or several of them at once ("the red hat"). About 0.3 s after the cut.
 */
export function searchRegion(layers: Layers, words: string): Region | undefined {
  const view = tryView(layers);
  if (!view) return undefined;
  const tokens = tokenize(words);
  let color: readonly number[] | undefined;
  for (let i = 0; i < tokens.length && !color; i++) {
    const read = readColor(tokens, i, ARCHETYPES);
    if (read) color = [...parseColor(read.hex)];
  }
  const phrase = readPhrase(tokens.map((t) => t.text.toLowerCase()));
  const found = search(view, phrase, color);
  if (!found || found.confidence < BAR) return undefined;
  const mask = draw(view, found.mask, phrase.meaning?.kind === 'around');
  return { ...found, mask };
}

function tryView(layers: Layers): RegionView | undefined {
  try {
    return viewOf(layers);
  } catch (error) {
    if (error instanceof GeometryError) return undefined;
    throw error;
  }
}

function search(view: RegionView, phrase: RegionPhrase, color: readonly number[] | undefined): Found | undefined {
  const { meaning, place, one, ofPicture } = phrase;
  const named = meaning && meaning.kind !== 'place' && meaning.kind !== 'whole';
  if (named) {
    const found = byMeaning(view, meaning, one, place?.across ? (place.across[0] < 0.3 ? 'left' : 'right') : undefined);
    if (found) {
      const narrowed = color ? narrow(view, found, color) : found;
      return place && meaning.kind !== 'eyes' ? cutTo(view, narrowed, place) : narrowed;
    }
    if (!color) return undefined;
  }
  if (color) {
    const found = findColor(view, color, ofPicture) ?? findColor(view, color, true);
    return found && place ? cutTo(view, found, place) : found;
  }
  return place && findPlace(view, place, ofPicture);
}

function byMeaning(
  view: RegionView,
  meaning: Meaning,
  one: boolean,
  side: 'left' | 'right' | undefined,
): Found | undefined {
  if (meaning.kind === 'body') return findOnBody(view, meaning.part);
  if (meaning.kind === 'thing') {
    const { part } = meaning;
    if (part === 'door') return findOpenings(view, part);
    return (part === 'window' && findOpenings(view, part)) || (findThing(view, part) ?? longPart(view, part));
  }
  if (meaning.kind === 'thin')
    return (
      findThin(view, meaning.side, meaning.thickness, one) ??
      (meaning.side === 'bottom' ? findOnBody(view, 'legs') : undefined)
    );
  if (meaning.kind === 'eyes') return findEyes(view, side);
  if (meaning.kind === 'text') return findLettering(view);
  if (meaning.kind !== 'around') return undefined;
  if (meaning.part === 'sky') return findSky(view);
  if (meaning.part === 'ground') return findGround(view);
  if (meaning.part === 'shadow') return findShadow(view);
  return { mask: maskFrom(view, (i) => 1 - view.subject[i]), confidence: 0.9, why: 'all but the subject' };
}

/** Of what is long and upright, such as a sword or a brush, the upper part is the blade. */
function longPart(view: RegionView, part: string): Found | undefined {
  const { width, height } = view.box;
  return part === 'blade' && height > 2 * width
    ? { ...findPlace(view, { down: [0, 0.6] }, false), confidence: 0.5 }
    : undefined;
}

/** What of a find has the colour that was named too; where hardly any has, the colour alone counts less than the name. */
function narrow(view: RegionView, found: Found, color: readonly number[]): Found {
  const near = nearness(view, color);
  let whole = 0;
  let left = 0;
  const mask = maskFrom(view, (i) => {
    const v = found.mask.data[i] * near(i);
    whole += found.mask.data[i];
    left += v;
    return v;
  });
  if (left > 0.12 * whole)
    return { mask, confidence: Math.min(0.9, found.confidence + 0.1), why: `${found.why}, in the colour` };
  return findColor(view, color, false) ?? { ...found, confidence: found.confidence - 0.15 };
}

/** The half of a find itself that was asked for: "the left wheel" is left of the wheels' middle. */
function cutTo(view: RegionView, found: Found, place: NonNullable<RegionPhrase['place']>): Found {
  const placed = findPlace(view, place, true).mask;
  const own = findPlace({ ...view, box: boxOf(view, found.mask), subject: view.subject }, place, false).mask;
  const mask = maskFrom(view, (i) => found.mask.data[i] * (view.subject[i] ? own.data[i] : placed.data[i]));
  return { ...found, mask, why: `${found.why}, at that side` };
}

function boxOf({ width, height }: RegionView, { data }: FloatImage): RegionView['box'] {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (data[i] < 0.5) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  return { left, top, right, bottom, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The mask at the picture's size, its outline on the picture's edges; regions of the subject end where it does. */
function draw(view: RegionView, mask: FloatImage, outside: boolean): FloatImage {
  const { layers } = view;
  const { width, height } = layers.image;
  const guide = shrinkToWork(layers.image, FINE);
  const large = resize(mask, guide.width, guide.height);
  const soft = applyGuide(fitGuide(guide, large, 4, 4e-4), shrinkToWork(layers.image, Math.max(width, height)));
  const sure = resize(mask, width, height);
  const onSubject = mask.data.every((v, i) => v < 0.01 || view.subject[i]);
  const out = createFloatImage(width, height, 1);
  for (let i = 0; i < out.data.length; i++) {
    const v = Math.min(1, Math.max(0, 1.25 * (0.75 * soft.data[i] + 0.25 * sure.data[i] - 0.5) + 0.5));
    const alpha = layers.subject.data[i];
    out.data[i] = outside ? v * (1 - alpha) : onSubject ? v * alpha : v;
  }
  return out;
}
