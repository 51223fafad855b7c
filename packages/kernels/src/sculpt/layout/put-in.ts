import { V3, type Vec3 } from '../../math/index.ts';
import type { Socket } from '../dsl/archetype.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay, slide } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { moved, pinned, toScene } from './place.ts';
import { footOf, turned } from './stand.ts';

const DOWN: Vec3 = [0, -1, 0];
/** How much of a thing looks out of what it is in, at least, where it is smaller than that. */
const SHOWS = 0.45;

/**
 * Puts a thing into its host. Into an open one from above: scaled down to the opening, and let fall to the ground, or as deep as leaves
 * some of it to be seen; several fall onto each other. Into a closed one half, through its top.
 */
export function putIn(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], others: Spot[]): Spot {
  const { chamber } = base.item.sockets;
  if (chamber) return standIn(item, base, chamber, index, all.length);
  const mouth = openingOf(base);
  if (!mouth) return halfIn(item, base);
  const wide = Math.max(item.max[0] - item.min[0], item.max[2] - item.min[2]);
  const room = mouth.width * (all.length === 1 ? 0.86 : all.length < 4 ? 0.5 : 0.38);
  const scale = item.measured ? 1 : Math.min(1, room / Math.max(1e-6, wide));
  const ring = all.length === 1 ? 0 : 0.27 * mouth.width * Math.sqrt(((index % 7) + 0.3) / 7);
  const angle = index * 2.39996;
  const height = (item.max[1] - item.min[1]) * scale;
  const over: Vec3 = [
    mouth.at[0] + ring * Math.cos(angle),
    Math.max(mouth.at[1], ...others.map((other) => boxOf(other).max[1])) + 0.05 * height,
    mouth.at[2] + ring * Math.sin(angle),
  ];
  const above = pinned(item, footOf(item), over, turned(item, base), scale);
  const fall = slide(above, [base, ...others], DOWN);
  const deepest = over[1] - mouth.at[1] + (1 - SHOWS) * height;
  const drop = all.length === 1 ? Math.min(fall?.distance ?? deepest, deepest) : (fall?.distance ?? 0);
  return moved(above, V3.scale(DOWN, drop));
}

/** Middle and clear width of the opening at a host's top, if it has one: as declared, or found by rays. */
function openingOf(base: Spot): { at: Vec3; width: number } | undefined {
  const { inside } = base.item.sockets;
  if (inside) return { at: toScene(base, inside.at), width: inside.size * base.scale };
  const box = boxOf(base);
  const size = extentsOf(box);
  const middle = middleOf(box);
  const above: Vec3 = [middle[0], box.max[1] + 0.1 * size[1], middle[2]];
  const depth = castRay(base, above, DOWN) - 0.1 * size[1];
  if (!(depth > 0.25 * size[1])) return undefined;
  const level: Vec3 = [middle[0], box.max[1] - Math.min(0.12 * size[1], 0.5 * depth), middle[2]];
  const sides = (
    [
      [1, 0, 0],
      [-1, 0, 0],
      [0, 0, 1],
      [0, 0, -1],
    ] as Vec3[]
  ).map((side) => castRay(base, level, side));
  const width = 2 * Math.min(...sides);
  return Number.isFinite(width) ? { at: [middle[0], box.max[1], middle[2]], width } : undefined;
}

/** Stands in a closed room that is looked into, made as large as the room lets it be. */
function standIn(item: LayoutItem, base: Spot, { at, size }: Socket, index: number, count: number): Spot {
  const room = size * base.scale;
  const share = count === 1 ? 1 : 0.45;
  const scale = item.measured ? 1 : (share * room) / Math.max(1e-6, Math.hypot(...extentsOf(item)));
  const angle = index * 2.39996;
  const out = count === 1 ? 0 : 0.26 * size;
  const place: Vec3 = [at[0] + out * Math.cos(angle), at[1], at[2] + out * Math.sin(angle)];
  return pinned(item, footOf(item), toScene(base, place), turned(item, base), scale);
}

function halfIn(item: LayoutItem, base: Spot): Spot {
  const box = boxOf(base);
  const middle = middleOf(box);
  const height = item.max[1] - item.min[1];
  const top = Math.max(box.min[1], box.max[1] - SHOWS * height);
  return pinned(item, footOf(item), [middle[0], top, middle[2]], turned(item, base));
}
