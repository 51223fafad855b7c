import { along } from './along.ts';
import { deep, tall } from './extents.ts';
import { broad, isCore, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

const fromMiddle = (p: PartView): number => Math.hypot(p.x - 0.5, p.y - 0.5);

const SHIELD: NameRule[] = [
  { name: 'shield', when: isCore },
  { name: 'rivet', when: (p) => p.slender < 1.6 && p.share < 0.004 },
  { name: 'boss', when: (p) => p.slender < 1.35 && fromMiddle(p) < 0.15 && p.share < 0.2 && p.z > 0.5 },
  { name: 'handle', when: (p) => p.share < 0.05 && p.z < 0.45 && p.slender > 1.3 },
  { name: 'rim', when: (p) => broad(p) > 0.93 && tall(p) > 0.93, most: (p) => 1 / (p.share + 0.1) },
  { name: 'spike', when: (p) => p.share < 0.06 && p.z > 0.6 && p.flat > 0.6 && p.slender > 1.2 && tall(p) < 0.3 },
  { name: 'plank', when: (p) => p.upright > 0.8 && p.slender > 1.8 && tall(p) > 0.3 },
  { name: 'back', when: (p) => p.z < 0.4 && p.share > 0.1 },
  { name: 'strap', when: (p) => p.z < 0.4 },
  { name: 'emblem', when: (p) => p.flat < 0.4 },
  { name: 'band', when: (p) => p.slender > 2.5 },
];

const ARMOR: NameRule[] = [
  { name: 'breastplate', when: isCore },
  { name: 'shoulder guard', when: (p) => p.off > 0.2 && p.y > 0.5, sides: 'lr' },
  { name: 'helmet', when: (p) => p.min[1] > 0.75 && p.off < 0.1 && p.share > 0.08 },
  { name: 'collar', when: (p) => p.min[1] > 0.7 && p.off < 0.15 },
  { name: 'belt', when: (p) => p.y < 0.4 && p.lying > 0.8 && p.flat < 0.5 && broad(p) > 0.3, most: share },
  { name: 'glove', when: (p) => p.off > 0.3 && p.y > 0.2 && p.y < 0.5, sides: 'lr' },
  { name: 'boot', when: (p) => p.onGround && p.off > 0.06 && p.max[1] < 0.35, sides: 'lr' },
  { name: 'tasset', when: (p) => p.y < 0.4 && p.off > 0.06, sides: 'lr' },
  { name: 'skirt', when: (p) => p.y < 0.35 },
  { name: 'plate', when: (p) => p.flat < 0.5 },
];

/** The end where a key is widest. */
function bowEnd(w: WholeView): number {
  const wide = w.parts.reduce((m, p) => (along(p, w).across > along(m, w).across ? p : m));
  return along(wide, w).at > 0.5 ? 1 : 0;
}

const KEY: NameRule[] = [
  { name: 'bow', when: (p, w) => Math.abs(along(p, w).at - bowEnd(w)) < 0.4, most: (p, w) => along(p, w).across },
  { name: 'shaft', when: (p) => p.slender > 2, most: (p, w) => along(p, w).length },
  { name: 'tooth', when: (p, w) => Math.abs(along(p, w).at - bowEnd(w)) > 0.5 },
  { name: 'collar', when: (p) => p.share < 0.08 },
];

/** Inside the outline of something round and thin. */
const isInside = (p: PartView, { core }: WholeView): boolean =>
  [0, 1, 2].every((k) => p.min[k] >= core.min[k] - 0.01 && p.max[k] <= core.max[k] + 0.01);

const COIN: NameRule[] = [
  { name: 'rim', when: (p, w) => p === w.core && w.parts.some((q) => q !== p && q.share > 0.05 && q.flat < 0.15) },
  { name: 'coin', when: isCore },
  { name: 'face', when: (p, w) => isInside(p, w) && p.flat < 0.15 && p.share > 0.05 && p.slender < 1.5, sides: 'fb' },
  { name: 'relief', when: () => true },
];

/** Bows stand, crossbows lie. */
const isUprightBow = ({ size }: WholeView): boolean => size[1] > 1.2 * Math.max(size[0], size[2]);

/** Crossbows and bows: what it is held by is the largest part or lies in the middle. */
const BOW: NameRule[] = [
  { name: 'string', when: (p) => p.slender > 8 && p.thickness < 0.006 },
  { name: 'arrow', when: (p, { size }) => size[1] > size[0] && p.slender > 8 && p.upright < 0.3 },
  { name: 'grip', when: (p, w) => isUprightBow(w) && Math.abs(p.y - 0.5) < 0.12 && p.share > 0.02, most: share },
  { name: 'limb', when: (p, w) => isUprightBow(w) && p.share > 0.02 },
  { name: 'spike', when: (_, w) => isUprightBow(w) },
  {
    name: 'limb',
    when: (p, { core }) => p !== core && p.twin >= 0 && p.off > 0.15 && p.share > 0.03 && broad(p) > 0.2,
    sides: 'lr',
  },
  { name: 'limb', when: (p, { core }) => p !== core && broad(p) > 0.7 && deep(p) < 0.5 && p.share > 0.03 },
  { name: 'grip', when: (p, { core }) => p.off < 0.1 && p.max[1] < core.y && p.min[1] < 0.2 && p.share > 0.02 },
  {
    name: 'stock',
    when: (p, { size, core }) => p.off < 0.1 && p !== core && p.share > 0.08 && size[2] > 0.5 * size[0],
  },
  { name: 'stock', when: isCore },
  { name: 'trigger', when: (p, { core }) => p.off < 0.06 && p.y < core.y && p.share < 0.02 },
  { name: 'butt', when: (p) => p.off < 0.1 && p.z < 0.2 },
  { name: 'stirrup', when: (p, { core }) => p.z > core.z && p.max[2] > 0.85 },
  { name: 'string', when: (p, { core }) => p.y > core.y && p.slender > 4 && p.thickness < 0.02 },
  { name: 'bolt', when: (p) => p.slender > 5 },
];

/** The end of an arrow with its feathers: what is thin there, and widest. */
function featherEnd(w: WholeView): number {
  const rate = (p: PartView): number =>
    (along(p, w).across * (p.thickness < 0.03 ? 2 : 1)) / (along(p, w).length + 0.1);
  const ends = w.parts.filter((p) => along(p, w).length < 0.5);
  if (!ends.length) return 0;
  return along(
    ends.reduce((m, p) => (rate(p) > rate(m) ? p : m)),
    w,
  ).at > 0.5
    ? 1
    : 0;
}

const ARROW: NameRule[] = [
  { name: 'shaft', when: (p) => p.slender > 3, most: (p, w) => along(p, w).length },
  { name: 'feather', when: (p, w) => Math.abs(along(p, w).at - featherEnd(w)) < 0.35 },
  { name: 'arrowhead', when: (p, w) => Math.abs(along(p, w).at - featherEnd(w)) > 0.65 },
  { name: 'band', when: () => true },
];

/** A trap with jaws that snap. */
const TRAP: NameRule[] = [
  // Open, both in one ring.
  { name: 'jaws', when: (p) => broad(p) > 0.8 && deep(p) > 0.8 && p.lying > 0.8, most: share },
  { name: 'jaw', when: (p) => p.share > 0.12 && (p.twin >= 0 || p.off > 0.1) && tall(p) > 0.3 },
  { name: 'jaw', when: (p) => p.share > 0.12 && p.size[1] > 0.25 },
  { name: 'plate', when: (p) => p.lying > 0.7 && p.flat < 0.4 && p.slender < 1.7 && p.share > 0.02, most: share },
  { name: 'tooth', when: (p) => p.share < 0.03 && p.y > 0.2 && p.slender < 4 },
  { name: 'chain', when: (p) => p.share < 0.02 && p.y < 0.2 },
  { name: 'bar', when: (p) => p.slender > 3 },
  { name: 'spring', when: () => true },
];

const CANDLE: NameRule[] = [
  { name: 'holder', when: (p) => p.onGround && p.lying > 0.7 && p.max[1] < 0.35 && broad(p) > 0.6 },
  { name: 'flame', when: (p) => p.max[1] > 0.9 && p.slender > 1.3 && p.share < 0.15 && p.thickness > 0.02 },
  { name: 'wick', when: (p) => p.share < 0.02 && p.upright > 0.7 && p.y > 0.5 },
  { name: 'handle', when: (p) => p.off > 0.3 && p.max[1] < 0.5 && p.share < 0.1 },
  { name: 'candle', when: (p) => p.share > 0.08 },
  { name: 'drip', when: (p) => p.share < 0.08 },
];

/** A radio, a screen, a console: a case with things on its front. */
const DEVICE: NameRule[] = [
  { name: 'case', when: isCore },
  { name: 'antenna', when: (p) => p.slender > 6 && p.y > 0.4 && p.share < 0.03 && p.max[1] > 0.6 },
  {
    name: 'handle',
    when: (p, { core }) => p.y > core.max[1] - 0.02 && broad(p) > 0.3 && p.slender > 2,
    most: share,
  },
  { name: 'stand', when: (p) => p.onGround && p.max[1] < 0.25 && p.lying > 0.7 && broad(p) > 0.2 },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.12, sides: 'both' },
  { name: 'screen', when: (p) => p.flat < 0.1 && p.z > 0.5 && p.share > 0.2, most: share },
  { name: 'front panel', when: (p) => p.flat < 0.15 && p.z > 0.5 && p.share > 0.08 },
  { name: 'speaker', when: (p) => p.z > 0.6 && p.slender < 1.25 && p.flat < 0.3 && p.share > 0.01 },
  { name: 'dial', when: (p) => p.z > 0.6 && p.slender < 1.3 && p.share > 0.003 },
  { name: 'scale', when: (p) => p.z > 0.6 && p.slender > 2.5 && p.share < 0.01 },
  { name: 'button', when: (p) => p.z > 0.5 && p.share < 0.02 },
  { name: 'back panel', when: (p) => p.z < 0.3 && p.flat < 0.2 && deep(p) < 0.3 },
];

/** The thinnest direction of something flat: across it, not up. */
const standsFlat = (p: PartView): boolean => p.flat < 0.45 && p.lying < 0.4;

/** A road sign, a signpost, a board on feet. */
const SIGN: NameRule[] = [
  { name: 'post', when: (p) => p.upright > 0.85 && p.slender > 3 && p.size[1] > 0.25 },
  { name: 'base', when: (p) => p.onGround && p.max[1] < 0.25 && p.lying > 0.6 },
  { name: 'sign', when: (p) => p.y > 0.3 && standsFlat(p), most: share },
  { name: 'bracket', when: (p) => p.slender > 3 && p.upright < 0.5 && p.share < 0.05 },
  { name: 'sign', when: (p) => standsFlat(p) && p.share > 0.08 && p.slender < 6 },
  { name: 'symbol', when: (p) => p.y > 0.3 && p.share < 0.3 },
];

/** A book stands, lies or is open: its pages are within its cover. */
const BOOK: NameRule[] = [
  { name: 'cover', when: isCore },
  { name: 'pages', when: (p, w) => isInside(p, w) && p.thickness > 0.05 && p.share > 0.05 },
  { name: 'cover', when: (p, w) => p.flat < 0.12 && p.share > 0.08 && !isInside(p, w) },
  { name: 'spine', when: (p) => p.slender > 1.8 && p.share > 0.03 },
  { name: 'bookmark', when: (p) => p.share < 0.03 && p.slender > 3 },
  { name: 'clasp', when: (p) => p.share < 0.03 },
  { name: 'pages', when: (p) => p.share > 0.1 },
];

/** Rules for what is carried. */
export const GEAR = {
  ...{ shield: SHIELD, armor: ARMOR, key: KEY, coin: COIN, bow: BOW, arrow: ARROW },
  ...{ trap: TRAP, candle: CANDLE, device: DEVICE, sign: SIGN, book: BOOK },
};
