import type { PartFacts } from './measure-parts.ts';

/** Where things of a name are found, and what they are like; see `fitPlace`. */
export interface Place {
  /** Wanted middle, shares of the subject's box from its left and top; undefined: anywhere. */
  x?: number;
  y?: number;
  /** Distance from the vertical middle line, 0 to 0.5. */
  off?: number;
  /** Length over breadth. */
  slender?: number;
  /** The most that it may be. */
  plump?: number;
  share?: number;
  /** Share of the rim on the subject's outline. */
  outer?: number;
}

const TOP: Place = { x: 0.5, y: 0.12, outer: 0.6, share: 0.1 };
const BOTTOM: Place = { y: 0.9, outer: 0.5, share: 0.08 };
const ROUND: Place = { ...BOTTOM, y: 0.82, share: 0.05, outer: 0.4, plump: 1 };
const WEAPON: Place = { off: 0.35, slender: 4, outer: 0.8, share: 0.06 };
const PLACES: readonly (readonly [string, Place])[] = [
  ['hood hair', { x: 0.5, y: 0.2, share: 0.3, outer: 0.5 }],
  ['hat cap crown helmet roof lid cork bow antler horn ear flower cherry flame top', TOP],
  ['head face', { x: 0.5, y: 0.25, share: 0.25 }],
  ['eye nose mouth tooth button logo window dot spot', { y: 0.3, share: 0.015, outer: 0.02 }],
  ['body torso shirt dress coat jacket armor armour chest sweater robe', { x: 0.5, y: 0.52, share: 0.4 }],
  ['belt scarf collar tie band ribbon', { x: 0.5, y: 0.5, share: 0.05, outer: 0.2 }],
  ['arm hand glove sleeve', { off: 0.38, y: 0.5, share: 0.06, outer: 0.7 }],
  ['wing fin sail', { off: 0.38, y: 0.4, share: 0.15, outer: 0.7 }],
  ['leg foot shoe boot paw sock trousers pants base stand stem plinth ground root claw', BOTTOM],
  ['wheel tyre tire roller', ROUND],
  ['skirt', { x: 0.5, y: 0.7 }],
  ['tail', { off: 0.4, y: 0.6, slender: 3, outer: 0.8, share: 0.08 }],
  ['handle spout', { off: 0.42, y: 0.4, slender: 2.5, outer: 0.6, share: 0.1 }],
  ['sword staff wand spear gun stick weapon knife axe bow hammer shovel lance rod pole umbrella torch', WEAPON],
  ['shield bag backpack basket', { off: 0.25, y: 0.5, share: 0.12, outer: 0.5 }],
  ['seat cushion', { y: 0.6, share: 0.25 }],
  ['back', { y: 0.25, share: 0.3 }],
];
const OF = new Map(PLACES.flatMap(([words, place]) => words.split(' ').map((word) => [word, place] as const)));

/** Where a thing of this name is looked for; undefined where the name says nothing. */
export function placeOf(noun: string): Place | undefined {
  return OF.get(noun);
}

/** How well a part fits a place: 0 is perfect, each unit a clear miss in one respect. */
export function fitPlace(part: PartFacts, place: Place): number {
  let miss = 0;
  if (place.x !== undefined) miss += Math.abs(part.x - place.x) / 0.3;
  if (place.y !== undefined) miss += Math.abs(part.y - place.y) / 0.25;
  if (place.off !== undefined) miss += Math.max(0, place.off - Math.abs(part.x - 0.5)) / 0.2;
  if (place.slender !== undefined) miss += Math.max(0, Math.log2(place.slender / part.slender));
  if (place.plump !== undefined) miss += Math.max(0, 2 * Math.log2(part.slender / place.plump) - 0.6);
  if (place.share !== undefined) miss += 0.5 * Math.abs(Math.log2(place.share / Math.max(1e-4, part.share)));
  if (place.outer !== undefined) miss += Math.abs(part.outer - place.outer) / 0.5;
  return miss;
}
