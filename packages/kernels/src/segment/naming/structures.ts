import { deep, tall } from './extents.ts';
import { broad, isCore, isOfRow, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

/** What stands flat, such as a door, is thin along this axis: 0 for x, 2 for z. */
const thinOf = ({ size }: WholeView): 0 | 2 => (size[0] < size[2] ? 0 : 2);
/** Extent along what stands flat, share of the box. */
const along = (p: PartView, w: WholeView): number => (thinOf(w) === 2 ? broad(p) : deep(p));
const isBoard = (p: PartView): boolean => p.lying > 0.7 && p.flat < 0.5;
const isUpright = (p: PartView): boolean => p.upright > 0.75 && p.slender > 1.6;
const isBar = (p: PartView): boolean => p.slender > 2.5 && p.upright < 0.75;

/** Small, and sticks out of what is flat. */
function sticksOut(p: PartView, w: WholeView): boolean {
  const k = thinOf(w);
  return p.share < 0.04 && tall(p) < 0.3 && along(p, w) < 0.25 && (p.max[k] > 0.9 || p.min[k] < 0.1);
}

/** At the left or right edge of what stands flat. */
function isAtSide(p: PartView, w: WholeView): boolean {
  const k = 2 - thinOf(w);
  return p.min[k] < 0.05 || p.max[k] > 0.95;
}

/** Whether something large lies within what reaches to all four sides: then that is a frame. */
const isFramed = (p: PartView, w: WholeView): boolean =>
  along(p, w) > 0.93 &&
  tall(p) > 0.93 &&
  w.parts.some((q) => q !== p && q.share > 0.1 && tall(q) > 0.4 && along(q, w) > 0.3 && q.flat < 0.3);

/** One of the boards side by side that a door is made of. */
const isDoorPlank = (p: PartView): boolean => p.upright > 0.85 && p.slender > 2.2 && tall(p) > 0.6 && p.share < 0.15;
const hasPlanks = ({ parts }: WholeView): boolean => parts.filter(isDoorPlank).length > 3;

const DOOR: NameRule[] = [
  { name: 'frame', when: isFramed, most: share },
  { name: 'frame', when: (p, w) => hasPlanks(w) && along(p, w) > 0.9 && tall(p) > 0.9, most: share },
  { name: 'plank', when: (p, w) => hasPlanks(w) && isDoorPlank(p) },
  { name: 'plank', when: (p, w) => isOfRow(p, w) && p.share > 0.02 && p.flat < 0.5 },
  { name: 'crossbar', when: (p, w) => p.slender > 4 && p.upright < 0.3 && along(p, w) > 0.5 && p.y > 0.1 && p.y < 0.9 },
  { name: 'knob', when: (p, w) => sticksOut(p, w) && p.slender < 1.7 && p.y > 0.25 && p.y < 0.75 },
  { name: 'handle', when: (p, w) => sticksOut(p, w) && p.y > 0.25 && p.y < 0.75 },
  { name: 'hinge', when: (p, w) => sticksOut(p, w) || (p.share < 0.012 && tall(p) < 0.16 && isAtSide(p, w)) },
  { name: 'frame', when: (p, w) => p.share < 0.06 && p.slender < 3 && isAtSide(p, w) && p.flat > 0.3 },
  { name: 'door', when: (p, w) => tall(p) > 0.6 && along(p, w) > 0.3 && p.share > 0.2, sides: 'lr' },
  { name: 'threshold', when: (p) => p.max[1] < 0.1 },
  { name: 'glass', when: (p) => p.y > 0.5 && p.flat < 0.1 && p.slender < 2 && p.thickness < 0.01 && p.share < 0.1 },
  { name: 'panel', when: (p) => p.flat < 0.3 && p.slender < 4 && p.share > 0.03 },
  { name: 'trim', when: () => true },
];

const WINDOW: NameRule[] = [
  { name: 'sill', when: (p, w) => p.max[1] < 0.16 && along(p, w) > 0.6 },
  { name: 'lintel', when: (p, w) => p.min[1] > 0.88 && along(p, w) > 0.6 },
  { name: 'glass', when: (p, w) => p.flat < 0.12 && p.slender < 5 && p.share > 0.02 && !isFramed(p, w) },
  { name: 'frame', when: (p) => p.share > 0.04, most: (p, w) => p.share * (isFramed(p, w) ? 3 : 1) },
  { name: 'shutter', when: (p) => p.off > 0.3 && p.flat < 0.3 && tall(p) > 0.5 && p.slender < 4, sides: 'lr' },
  { name: 'handle', when: (p, w) => sticksOut(p, w) && p.share < 0.015 },
  { name: 'mullion', when: (p) => p.upright > 0.75 && p.slender > 3 },
  { name: 'frame', when: (p, w) => p.slender < 2 && (along(p, w) > 0.9 || tall(p) > 0.9) && p.share > 0.1 },
  { name: 'glazing bar', when: () => true },
];

const FENCE: NameRule[] = [
  { name: 'post cap', when: (p) => p.min[1] > 0.8 && p.slender < 1.6 && p.share < 0.06 },
  { name: 'gate', when: (p) => p.flat < 0.2 && p.slender < 2 && p.share > 0.15 && broad(p) < 0.7 },
  { name: 'post', when: (p, w) => isUpright(p) && tall(p) > 0.6 && (p === w.core || p.thickness > 0.02) },
  { name: 'arch', when: (p) => p.min[1] > 0.5 && broad(p) > 0.6 && tall(p) > 0.15 && p.flat > 0.3 },
  { name: 'base', when: (p) => p.max[1] < 0.2 && p.share > 0.02 && p.slender < 2.5 },
  { name: 'picket', when: isUpright },
  { name: 'rail', when: (p) => p.upright < 0.75 && p.slender > 1.8 },
  { name: 'post', when: () => true },
];

const BRIDGE: NameRule[] = [
  { name: 'post', when: isUpright, sides: 'both' },
  { name: 'handrail', when: (p, { parts }) => isBar(p) && p.y > Math.max(...parts.filter(isBoard).map((q) => q.y)) },
  { name: 'plank', when: (p) => isBoard(p) && p.slender > 1.3 && p.share < 0.4 },
  { name: 'deck', when: (p) => p.lying > 0.7, most: share },
  { name: 'arch', when: (p) => p.share > 0.06 && p.min[1] < 0.3 },
  { name: 'beam', when: isBar },
  { name: 'parapet', when: (p) => p.off > 0.25 || Math.abs(p.z - 0.5) > 0.25 },
];

const STAIRS: NameRule[] = [
  { name: 'post', when: isUpright },
  { name: 'step', when: (p) => isBoard(p) && p.slender > 1.4 && p.flat > 0.02 },
  { name: 'handrail', when: (p) => isBar(p) && p.y > 0.55, sides: 'lr' },
  { name: 'stringer', when: isBar, sides: 'lr' },
  { name: 'wall', when: (p) => p.lying < 0.3 && p.flat < 0.3 },
  { name: 'steps', when: isCore },
  { name: 'landing', when: (p) => p.lying > 0.7 },
];

const LADDER: NameRule[] = [
  { name: 'rail', when: (p) => p.upright > 0.75 && p.slender > 5 && tall(p) > 0.6, sides: 'lr' },
  { name: 'rung', when: (p) => p.share < 0.12 && tall(p) < 0.2 },
];

const COLUMN: NameRule[] = [
  { name: 'shaft', when: (p) => tall(p) > 0.3, most: (p) => tall(p) * p.share },
  { name: 'column', when: (p) => tall(p) > 0.4 && p.upright > 0.8 && p.slender > 1.8 },
  { name: 'capital', when: (p) => p.min[1] > 0.6 },
  { name: 'base', when: (p) => p.max[1] < 0.4 },
  { name: 'ring', when: (p) => p.lying > 0.8 },
  { name: 'panel', when: (p) => p.flat < 0.2 && p.slender < 5 },
  { name: 'column', when: () => true },
];

const GRAVESTONE: NameRule[] = [
  { name: 'base', when: (p) => p.max[1] < 0.3 && broad(p) > 0.6 },
  { name: 'ground', when: (p) => p.max[1] < 0.25 && deep(p) > 0.7 },
  { name: 'stone', when: () => true, most: share },
  { name: 'plaque', when: (p) => p.flat < 0.2 && p.slender < 3 },
  { name: 'inscription', when: (p) => p.share < 0.02 && p.flat < 0.3 },
  { name: 'stone', when: (p) => p.y > 0.3 },
  { name: 'rubble', when: (p) => p.onGround },
];

const FLAG: NameRule[] = [
  { name: 'pole', when: (p) => p.slender > 4 && p.flat > 0.4, most: (p) => p.spread[0] },
  { name: 'cloth', when: (p) => p.flat < 0.35 && p.slender < 5, most: share },
  { name: 'base', when: (p) => p.onGround && p.max[1] < 0.25 },
  { name: 'finial', when: (p) => p.min[1] > 0.85 && p.share < 0.08 },
  { name: 'cloth', when: (p) => p.flat < 0.35 },
  { name: 'pole', when: (p) => p.upright > 0.75 },
];

const TENT: NameRule[] = [
  { name: 'canvas', when: isCore },
  { name: 'peg', when: (p) => p.onGround && p.share < 0.01 },
  { name: 'pole', when: (p) => p.slender > 4 && p.thickness > 0.006 },
  { name: 'rope', when: (p) => p.slender > 6 },
  { name: 'floor', when: (p) => p.max[1] < 0.1 && p.lying > 0.8 },
  { name: 'flap', when: (p) => p.flat < 0.2 && p.share < 0.1 && p.max[1] < 0.9 },
  { name: 'canvas', when: (p) => p.share > 0.05 },
];

/** A block of ground, a wall, a platform. */
const BLOCK: NameRule[] = [
  {
    name: 'merlon',
    when: (p, { parts }) =>
      p.min[1] > 0.7 &&
      p.share < 0.06 &&
      p.slender < 1.8 &&
      parts.filter((q) => q.min[1] > 0.7 && Math.abs(Math.log(q.share / p.share)) < 0.4).length > 2,
  },
  { name: 'top', when: (p) => p.y > 0.7 && p.lying > 0.6 && broad(p) > 0.4 },
  { name: 'bottom', when: (p) => p.y < 0.15 && p.lying > 0.8 && p.flat < 0.3 },
  { name: 'top edge', when: (p) => p.min[1] > 0.6 && p.slender > 2.5 },
  { name: 'side', when: (p) => p.lying < 0.3 && p.flat < 0.35 && tall(p) > 0.2 },
  { name: 'top', when: (p) => p.min[1] > 0.45 },
  { name: 'base', when: (p) => p.onGround && p.max[1] < 0.4 },
  { name: 'side', when: (p, { core }) => p !== core && p.share > 0.02 },
];

/** Rules for what is built and is no house. */
export const STRUCTURES = {
  ...{ door: DOOR, window: WINDOW, fence: FENCE, bridge: BRIDGE, stairs: STAIRS, ladder: LADDER },
  ...{ column: COLUMN, gravestone: GRAVESTONE, flag: FLAG, tent: TENT, block: BLOCK },
};
