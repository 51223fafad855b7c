import { along } from './along.ts';
import { deep } from './extents.ts';
import { broad, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

const fromMiddle = (p: PartView): number => Math.hypot(p.x - 0.5, p.z - 0.5);
/** A round lump. */
export const isBall = (p: PartView): boolean => p.slender < 1.2 && p.flat > 0.8 && p.thickness > 0.04;

const UMBRELLA: NameRule[] = [
  { name: 'shaft', when: (p) => p.upright > 0.9 && p.slender > 6, most: (p) => p.size[1] },
  { name: 'handle', when: (p) => p.max[1] < 0.4 },
  { name: 'hem', when: (p) => p.lying > 0.9 && p.flat < 0.1 && broad(p) > 0.7 && p.share < 0.05 },
  { name: 'panel', when: (p) => p.y > 0.4 && p.share > 0.04 },
  { name: 'cap', when: (p) => p.min[1] > 0.85 && fromMiddle(p) < 0.1 },
  { name: 'rib', when: (p) => (p.slender > 3 || p.flat < 0.05) && p.y > 0.3 },
];

const FLOWER: NameRule[] = [
  { name: 'pot', when: (p) => p.onGround && p.max[1] < 0.5 && p.flat > 0.5 && p.size[0] > 0.12, most: share },
  { name: 'stem', when: (p) => p.upright > 0.75 && p.slender > 3 && p.size[1] > 0.3, most: (p) => p.size[1] * p.share },
  { name: 'stamen', when: (p) => p.min[1] > 0.6 && (p.share < 0.02 || p.flat > 0.6) && p.thickness < 0.02 },
  { name: 'petal', when: (p) => p.y > 0.6 && p.thickness < 0.015 },
  { name: 'flower', when: (p) => p.min[1] > 0.6 },
  { name: 'leaf', when: () => true },
];

/** Where a cactus's trunk, or its ribs, begin. */
function trunkFrom({ parts }: WholeView): number {
  return Math.min(0.5, ...parts.filter((p) => p.upright > 0.85 && p.max[1] - p.min[1] > 0.4).map((p) => p.min[1]));
}

const CACTUS: NameRule[] = [
  { name: 'saucer', when: (p) => p.max[1] < 0.1 && p.lying > 0.9 && p.flat < 0.3 },
  { name: 'soil', when: (p) => p.max[1] < 0.4 && p.lying > 0.9 && p.flat < 0.3 && broad(p) > 0.4 },
  { name: 'pot', when: (p) => p.max[1] < 0.5 && p.min[1] < 0.1 && p.flat > 0.3, most: share },
  { name: 'flower', when: (p) => p.min[1] > 0.5 && p.share < 0.02 },
  { name: 'arm', when: (p, w) => p.off > 0.12 && p.min[1] > trunkFrom(w) + 0.1 && p.share > 0.02, sides: 'lr' },
  { name: 'pad', when: (p, w) => p !== w.core && p.flat < 0.45 && p.slender < 2 && p.share > 0.05 },
  { name: 'trunk', when: () => true },
];

const SNOWMAN: NameRule[] = [
  { name: 'base', when: (p) => p.onGround && p.lying > 0.9 && p.max[1] < 0.2, most: broad },
  { name: 'body', when: (p) => isBall(p) && p.min[1] < 0.12, most: share },
  { name: 'head', when: isBall, most: (p) => p.y },
  { name: 'chest', when: isBall },
  { name: 'hat', when: (p) => p.max[1] > 0.93, most: share },
  {
    name: 'scarf',
    when: (p) => p.slender < 2.5 && p.lying > 0.9 && p.flat < 0.5 && p.y > 0.4 && p.y < 0.76 && broad(p) > 0.2,
  },
  { name: 'brim', when: (p) => p.lying > 0.9 && p.flat < 0.15 && p.y > 0.7, most: broad },
  { name: 'hat band', when: (p) => p.lying > 0.9 && p.y > 0.76 },
  { name: 'scarf', when: (p) => p.upright > 0.8 && p.z > 0.6 && p.slender > 1.8 && p.y > 0.35 && p.y < 0.76 },
  { name: 'arm', when: (p) => p.off > 0.12 && p.slender > 2.5, sides: 'lr' },
  { name: 'hand', when: (p) => p.off > 0.35 && p.y > 0.35, sides: 'lr' },
  { name: 'nose', when: (p) => p.slender > 1.8 && p.max[2] > 0.75 && p.y > 0.55, most: (p) => p.max[2] },
  { name: 'eye', when: (p) => p.z > 0.6 && p.y > 0.7 && p.off > 0.02, sides: 'lr' },
  { name: 'button', when: (p) => p.z > 0.6 },
];

/** The end of an instrument with the sound box: 0 or 1. */
function boxEnd(w: WholeView): number {
  const sum = w.parts.reduce((s, p) => s + p.share * (along(p, w).at - 0.5), 0);
  return sum > 0 ? 1 : 0;
}

const isOnBox = (p: PartView, w: WholeView): boolean => Math.abs(along(p, w).at - boxEnd(w)) < 0.5;
const isPlate = (p: PartView): boolean => p.flat < 0.12 && p.slender < 2;

const STRINGED: NameRule[] = [
  { name: 'string', when: (p) => p.slender > 10 && p.thickness < 0.004 },
  { name: 'soundboard', when: (p, w) => isOnBox(p, w) && isPlate(p) && p.share > 0.1 && p.z > 0.5, most: share },
  { name: 'back', when: (p, w) => isOnBox(p, w) && isPlate(p) && p.share > 0.1 && p.z < 0.5, most: share },
  { name: 'side', when: (p, w) => isOnBox(p, w) && p.share > 0.08 && deep(p) > 0.4 },
  { name: 'body', when: (p, w) => isOnBox(p, w) && p.share > 0.1 },
  { name: 'binding', when: (p, w) => isOnBox(p, w) && along(p, w).across > 0.2 && p.flat < 0.05 && p.share > 0.01 },
  { name: 'head', when: (p, w) => Math.abs(along(p, w).at - boxEnd(w)) > 0.85 && p.share > 0.006 },
  { name: 'fretboard', when: (p) => p.slender > 4 && p.flat < 0.4 && p.share > 0.015, most: (p) => p.z },
  { name: 'neck', when: (p) => p.slender > 3 && p.share > 0.015, most: share },
  { name: 'heel', when: (p) => p.slender < 4 && p.share > 0.01 && deep(p) > 0.4 },
  { name: 'bridge', when: (p, w) => isOnBox(p, w) && p.slender > 2.5 && along(p, w).length < 0.1 },
  { name: 'rosette', when: (p, w) => isOnBox(p, w) && isPlate(p) && p.slender < 1.3 },
  { name: 'fret', when: (p, w) => !isOnBox(p, w) && p.share < 0.01 },
];

/** Rules for things that are like no others. */
export const SINGLE_THINGS = {
  umbrella: UMBRELLA,
  flower: FLOWER,
  cactus: CACTUS,
  snowman: SNOWMAN,
  stringed: STRINGED,
};
