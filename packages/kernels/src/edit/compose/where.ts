import { type FloatImage, opaqueBox } from '../../image/index.ts';
import { planBody, rowMiddle, runAt } from '../regions/body.ts';
import { searchRegion } from '../regions/index.ts';
import { viewOf } from '../regions/view.ts';
import type { Layers, Place, Spot } from '../types.ts';

/** Where a thing goes: the middle of its foot and its size in pixels, and how it stands to the rest. */
export interface Stand {
  x: number;
  foot: number;
  width: number;
  height: number;
  /** Behind the subject. */
  behind: boolean;
  /** What it touches: the ground gets a shadow, what wears it a soft one. */
  on: 'ground' | 'body' | 'air';
}

/** Worn on the head, before the eyes, around the neck. */
const HEADGEAR =
  /\b(?:hat|cap|crown|helmet|beanie|beret|turban|tiara|halo|headband|headphones|wig|hood|sombrero|fedora|fez|bonnet|antlers|horns|ears|bow)\b/;
const EYEWEAR = /\b(?:glasses|sunglasses|goggles|spectacles|monocle|mask|eyepatch|blindfold)\b/;
const NECKWEAR = /\b(?:scarf|necklace|tie|bowtie|collar|medal|pendant)\b/;

/** How high things are against the subject where nothing is known of either. */
const BESIDE = 0.62;

/**
 * Where the `index`th of `count` things goes. `aspect`: width to height of the thing. Things beside the subject stand on its ground line where there is room; what is worn takes the
 * head's size.
 */
export function findStand(
  layers: Layers & { subject: FloatImage },
  { words, place, spot }: { words: string; place?: Place; spot?: Spot },
  aspect: number,
  index: number,
  count: number,
): Stand {
  const { width, height } = layers.image;
  const box = opaqueBox({ width, height, alpha: layers.subject.data });
  const [w, h] = [box.right - box.left, box.bottom - box.top];
  const spread = count > 1 ? index - (count - 1) / 2 : 0;
  if (spot) return atSpot(layers, spot, aspect, spread, count);
  const worn = HEADGEAR.test(words) || EYEWEAR.test(words) || NECKWEAR.test(words);
  const onHead = place?.words && /\b(?:head|face|eyes|neck)\b/.test(place.words);
  const how = place?.how ?? (worn ? 'wearing' : 'beside');
  if (how === 'wearing' || (onHead && (how === 'on' || how === 'in')) || (worn && how === 'on' && !place?.words))
    return onBody(layers, words, aspect);
  const handed = place?.words && /\b(?:hands?|arms?|paws?)\b/.test(place.words);
  if (how === 'holding' || handed) {
    const tall = Math.min(0.42 * h, (0.5 * w) / aspect);
    const { box: small, work } = viewOf(layers);
    const k = width / work.width;
    const x = Math.min(width - (tall * aspect) / 2, k * (small.left + 0.86 * small.width));
    return { x, foot: box.top + 0.58 * h + 0.4 * tall, ...sized(tall, aspect), behind: false, on: 'body' };
  }
  const region = place?.words ? searchRegion(layers, place.words)?.mask : undefined;
  const base = region ? opaqueBox({ width, height, alpha: region.data }) : box;
  const [bw, bh] = [base.right - base.left, base.bottom - base.top];
  const middle = (base.left + base.right) / 2;
  const fit = (tall: number, room: number): number => Math.max(8, Math.min(tall, room / aspect));
  switch (how) {
    case 'on': {
      const seat = topAt(region ?? layers.subject, middle, base.top);
      // What has no room above it is stood lower rather than cut off.
      const tall = Math.max(0.1 * height, Math.min(fit(0.5 * h, (0.6 * bw) / count), 1.1 * seat));
      const x = middle + spread * 1.1 * tall * aspect;
      const foot = Math.max(0.96 * tall, topAt(region ?? layers.subject, x, base.top) + 0.06 * tall);
      return { x, foot, ...sized(tall, aspect), behind: false, on: 'body' };
    }
    case 'above': {
      const tall = Math.max(0.08 * height, Math.min(0.4 * h, 0.9 * base.top));
      return {
        x: middle + spread * 1.2 * tall * aspect,
        foot: Math.max(tall, base.top - 0.05 * height),
        ...sized(tall, aspect),
        behind: false,
        on: 'air',
      };
    }
    case 'below': {
      const tall = fit(Math.max(0.08 * height, 0.9 * (height - base.bottom)), bw);
      return {
        x: middle + spread * 1.2 * tall * aspect,
        foot: Math.min(0.99 * height, base.bottom + tall),
        ...sized(tall, aspect),
        behind: false,
        on: 'ground',
      };
    }
    case 'behind': {
      const tall = fit(0.95 * h, 0.8 * width);
      const side = box.left > width - box.right ? -1 : 1;
      const x = (box.left + box.right) / 2 + (count > 1 ? (spread * width) / (count + 0.3) : side * 0.42 * w);
      const foot = box.bottom - 0.07 * h;
      return { x: within(x, tall * aspect, width), foot, ...sized(tall, aspect), behind: true, on: 'ground' };
    }
    case 'before': {
      const tall = fit(0.42 * h, 0.4 * width);
      const foot = Math.min(0.985 * height, box.bottom + 0.05 * h);
      return {
        x: within(middle + (count > 1 ? spread * 1.2 * tall * aspect : 0.2 * w), tall * aspect, width),
        foot,
        ...sized(tall, aspect),
        behind: false,
        on: 'ground',
      };
    }
    case 'in': {
      if (!region) return besides(layers, how, aspect, index);
      const tall = fit(0.55 * bh, 0.6 * bw);
      return {
        x: middle,
        foot: (base.top + base.bottom) / 2 + tall / 2,
        ...sized(tall, aspect),
        behind: false,
        on: 'ground',
      };
    }
    default:
      return besides(layers, how, aspect, index);
  }
}

/** Beside the subject on its ground line: on the side asked for, or where there is more room; things in turn. */
function besides(layers: Layers & { subject: FloatImage }, how: Place['how'], aspect: number, index: number): Stand {
  const { width, height } = layers.image;
  const box = opaqueBox({ width, height, alpha: layers.subject.data });
  const h = box.bottom - box.top;
  const roomy = box.left > width - box.right ? -1 : 1;
  const first = how === 'left' ? -1 : how === 'right' ? 1 : roomy;
  const side = index % 2 && how !== 'left' && how !== 'right' ? -first : first;
  const room = side < 0 ? box.left : width - box.right;
  const step = how === 'left' || how === 'right' ? index : Math.floor(index / 2);
  // Where there is no room it stands a little before the subject.
  const tall = Math.max(Math.min(BESIDE * h, (0.92 * room) / aspect), Math.min(0.42 * h, (0.36 * width) / aspect));
  const wide = tall * aspect;
  const gap = 0.04 * width;
  const edge =
    side < 0 ? box.left - gap - wide / 2 - step * 1.1 * wide : box.right + gap + wide / 2 + step * 1.1 * wide;
  const overlaps = wide + gap > room;
  const foot = Math.min(0.985 * height, box.bottom + (overlaps ? 0.05 * h : -0.01 * h));
  return { x: within(edge, wide, width), foot, width: wide, height: tall, behind: false, on: 'ground' };
}

function sized(tall: number, aspect: number): { width: number; height: number } {
  return { width: tall * aspect, height: tall };
}

function within(x: number, wide: number, width: number): number {
  return Math.min(width - 0.5 * wide, Math.max(0.5 * wide, x));
}

/** The first row of a mask near a column. */
function topAt({ width, height, data }: FloatImage, x: number, otherwise: number): number {
  const at = Math.min(width - 1, Math.max(0, Math.round(x)));
  for (let y = 0; y < height; y++) if (data[y * width + at] > 0.5) return y;
  return otherwise;
}

function atSpot(
  layers: Layers & { subject: FloatImage },
  { across, down }: Spot,
  aspect: number,
  spread: number,
  count: number,
): Stand {
  const { width, height } = layers.image;
  const tall = Math.min(0.34 * height, (0.34 * width) / aspect) / Math.sqrt(count);
  const wide = tall * aspect;
  const middle = across === 'left' ? 0.2 : across === 'right' ? 0.8 : 0.5;
  const low = down === 'top' ? 0.05 * height + tall : down === 'bottom' ? 0.95 * height : height / 2 + tall / 2;
  const x = within(middle * width + spread * 1.1 * wide, wide, width);
  return { x, foot: low, width: wide, height: tall, behind: false, on: down === 'top' ? 'air' : 'ground' };
}

/** On a figure's head, before its eyes, around its neck. */
function onBody(layers: Layers & { subject: FloatImage }, words: string, aspect: number): Stand {
  const view = viewOf(layers);
  const k = layers.image.width / view.work.width;
  const plan = planBody(view);
  const figure = plan.upright > 0.4;
  const top = view.box.top;
  const head = figure ? plan.neck - top : 0.42 * view.box.height;
  // How wide the head is where a hat's brim sits, and where its middle is.
  const crown = Math.round(top + 0.12 * head);
  const brim = runAt(
    view.subject,
    view.width,
    Math.round(top + 0.3 * head),
    rowMiddle(view.subject, view.width, crown, crown + 1),
  );
  const centre = ((brim?.[0] ?? view.box.left) + (brim?.[1] ?? view.box.right)) / 2;
  const wide = (brim ? brim[1] - brim[0] : 0.5 * view.box.width) * k;
  if (EYEWEAR.test(words)) {
    const eyes = searchRegion(layers, 'eyes')?.mask;
    const row = eyes ? middleOf(eyes) : { x: centre * k, y: (top + 0.52 * head) * k };
    const size = 0.86 * wide;
    return { x: row.x, foot: row.y + size / aspect / 2, ...sized(size / aspect, aspect), behind: false, on: 'body' };
  }
  if (NECKWEAR.test(words)) {
    const neck = runAt(view.subject, view.width, Math.round(top + head), centre);
    const size = 1.1 * (neck ? neck[1] - neck[0] : 0.4 * view.box.width) * k;
    const tall = size / aspect;
    return {
      x: (neck ? (neck[0] + neck[1]) / 2 : centre) * k,
      foot: (top + head) * k + 0.6 * tall,
      ...sized(tall, aspect),
      behind: false,
      on: 'body',
    };
  }
  const size = 1.12 * wide;
  const tall = Math.min(size / aspect, 0.9 * head * k);
  return { x: centre * k, foot: (top + 0.2 * head) * k, width: tall * aspect, height: tall, behind: false, on: 'body' };
}

function middleOf({ width, data }: FloatImage): { x: number; y: number } {
  let [sx, sy, n] = [0, 0, 1e-9];
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.3) continue;
    sx += i % width;
    sy += Math.floor(i / width);
    n++;
  }
  return { x: sx / n, y: sy / n };
}
