import { multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../../math/index.ts';
import type { Socket } from '../dsl/archetype.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { castRay } from './contact.ts';
import { feetOf } from './feet.ts';
import type { LayoutItem, Spot } from './item.ts';
import { pinned, toScene, yawed } from './place.ts';

/** Hands in the order in which they take things. */
const HANDS = ['right hand', 'left hand', 'hand', 'grip', 'mouth'];

/** Puts a thing into a hand, its shaft along the grip; with both hands full, or none, before the chest. */
export function hold(item: LayoutItem, base: Spot, index: number): Spot {
  const hands = HANDS.filter((name) => base.item.sockets[name]);
  const hand = base.item.sockets[hands[index] ?? ''];
  const scale = heldScale(item, base, hand);
  const { handle } = item.sockets;
  if (!hand) {
    const box = boxOf(base);
    const size = extentsOf(box);
    const at: Vec3 = [box.max[0] - 0.1 * size[0], box.min[1] + 0.45 * size[1], box.max[2] - 0.15 * size[2]];
    return pinned(item, handle?.at ?? middleOf(item), at, base.rotation, scale);
  }
  const palm = toScene(base, hand.at);
  if (handle) {
    const way = rotateVector(base.rotation, hand.dir);
    const level = Math.hypot(way[0], way[2]);
    const along: Vec3 = !hangs(item) ? way : level > 0.2 ? [way[0] / level, 0, way[2] / level] : [0, 0, 0];
    const turn = level || !hangs(item) ? arc(rotateVector(base.rotation, handle.dir), along) : yawed(0);
    return pinned(item, handle.at, palm, multiplyQuats(turn, base.rotation), scale);
  }
  // What has no handle lies against the palm with its lower back edge.
  const [, y, z] = [0, item.min[1] + 0.3 * (item.max[1] - item.min[1]), item.min[2]];
  const front = rotateVector(base.rotation, [0, 0, 0.4 * hand.size * base.scale]);
  return pinned(item, [(item.min[0] + item.max[0]) / 2, y, z], V3.add(palm, front), base.rotation, scale);
}

/** Whether a thing hangs down from its grip, as a bag does: then only its weight says which way is up. */
function hangs({ sockets: { handle }, min, max }: LayoutItem): boolean {
  return handle !== undefined && Math.abs(handle.dir[1]) < 0.1 && handle.at[1] > min[1] + 0.75 * (max[1] - min[1]);
}

/** Nothing that is held is longer than its holder is tall, nor too thick for the hand. */
function heldScale(item: LayoutItem, base: Spot, hand: Socket | undefined): number {
  if (item.measured) return 1;
  const tall = extentsOf(boxOf(base))[1];
  const long = Math.max(...extentsOf(item));
  const { handle } = item.sockets;
  const grip = handle && hand ? (2.2 * hand.size * base.scale) / Math.max(1e-6, handle.size) : Infinity;
  return Math.min(1, (1.05 * tall) / Math.max(1e-6, long), Math.max(0.3, grip));
}

/** Where things of a family are worn; anything else on the head. */
const WORN_AT: Readonly<Record<string, string>> = {
  glasses: 'eyes',
  mask: 'eyes',
  scarf: 'neck',
  necklace: 'neck',
  bell: 'neck',
  bag: 'back',
  shoe: 'feet',
};
/** Clear width of a worn thing that does not say, as a share of its outer width. */
const INNER_SHARE: Readonly<Record<string, number>> = {
  ...{ hat: 0.55, helmet: 0.8, crown: 0.92, glasses: 1, mask: 0.95 },
  // Hangs at the throat, half as wide.
  bell: 2.2,
};

/** Puts a thing on: fitted to the head, the eyes, the neck or the back of its wearer. */
export function wear(item: LayoutItem, base: Spot, index = 0): Spot {
  const family = item.family ?? '';
  const foot = WORN_AT[family] === 'feet' ? feetOf(base.item)[index] : undefined;
  if (foot) return shoe(item, base, foot);
  const name = WORN_AT[family] ?? 'head';
  const { sockets } = base.item;
  const spare = name === 'head' ? crownOf(base.item) : name === 'back' ? ridgeOf(sockets.saddle) : undefined;
  const place = sockets[name] ?? spare;
  if (!place) return hold(item, base, 1);
  const inner = item.sockets.wear;
  const width = (inner?.size ?? (item.max[0] - item.min[0]) * (INNER_SHARE[family] ?? 0.8)) || 1;
  const scale = item.measured ? 1 : (1.06 * place.size * base.scale) / width;
  // on four legs a pack lies with its top towards the head
  const facing = name === 'back' && !sockets.back ? multiplyQuats(base.rotation, yawed(180)) : base.rotation;
  const rotation = multiplyQuats(arc(rotateVector(facing, inner?.dir ?? axisOf(name)), along(base, place)), facing);
  const sunk = name === 'head' && !inner ? sunkBy(place, base.item.sockets.eyes) : 0;
  const from: Vec3 = inner?.at ?? restOf(item, name);
  const to = toScene(base, V3.addScaled(place.at, place.dir, -sunk));
  if (PENDANTS.has(family)) {
    const top: Vec3 = [middleOf(item)[0], item.max[1], middleOf(item)[2]];
    return pinned(item, top, throat(base, to, place), base.rotation, scale);
  }
  return pinned(item, from, to, rotation, scale);
}

/** A shoe on one foot of several: about the foot, its shaft where the leg comes down, on the host's ground. */
function shoe(item: LayoutItem, base: Spot, foot: Socket): Spot {
  const { wear: fit, inside } = item.sockets;
  const width = (fit?.size ?? item.max[0] - item.min[0]) || 1;
  const scale = item.measured ? 1 : (1.5 * foot.size * base.scale) / width;
  const leg = inside?.at ?? middleOf(item);
  return pinned(item, [leg[0], item.min[1], leg[2]], toScene(base, foot.at), base.rotation, scale);
}

/** What hangs at the throat rather than lying about it. */
const PENDANTS = new Set(['bell', 'medal']);

/** The skin of the throat, before and below a neck's middle. */
function throat(base: Spot, neck: Vec3, { dir, size }: Socket): Vec3 {
  const out = V3.normalize(V3.add(rotateVector(base.rotation, dir), [0, -1.6, 0]));
  const far = 3 * size * base.scale;
  const t = castRay(base, V3.addScaled(neck, out, far), V3.scale(out, -1));
  return V3.addScaled(neck, out, t < far ? far - t : 0);
}

/** How far a hat goes down over a crown: never over the eyes. */
function sunkBy(head: Socket, eyes: Socket | undefined): number {
  const room = eyes ? V3.dot(V3.sub(head.at, eyes.at), head.dir) : head.size;
  return Math.min(0.32 * head.size, Math.max(0, 0.4 * room));
}

const axisOf = (name: string): Vec3 =>
  name === 'head' || name === 'feet' ? [0, 1, 0] : name === 'back' ? [0, 0, -1] : [0, 0, 1];
const along = (base: Spot, { dir }: Socket): Vec3 => rotateVector(base.rotation, dir);

/** The point of a worn thing that touches, where it names none: hats from below, what is worn before or behind from its far side. */
function restOf(item: LayoutItem, name: string): Vec3 {
  const [x, y, z] = middleOf(item);
  if (name === 'head' || name === 'feet') return [x, item.min[1], z];
  return [x, y, name === 'back' ? item.max[2] : item.min[2]];
}

/** The back of what goes on four legs, as somebody wears a pack on it. */
function ridgeOf(saddle: Socket | undefined): Socket | undefined {
  return saddle && { at: saddle.at, dir: [0, 0.94, -0.34], size: 1.15 * saddle.size };
}

/** A head where none is declared: the top of the box. */
function crownOf(item: LayoutItem): Socket {
  const [w, , d] = extentsOf(item);
  return {
    at: [(item.min[0] + item.max[0]) / 2, item.max[1], (item.min[2] + item.max[2]) / 2],
    dir: [0, 1, 0],
    size: 0.6 * Math.min(w, d),
  };
}

/** The shortest turn of one unit vector to another. */
export function arc(from: Vec3, to: Vec3): Quat {
  const cos = V3.dot(from, to);
  if (cos > 1 - 1e-9) return yawed(0);
  if (cos < -1 + 1e-9) {
    // turned about the vertical if it can be: what is worn behind stays upright
    const axis: Vec3 =
      Math.abs(from[1]) < 0.5
        ? V3.normalize([-from[0] * from[1], 1 - from[1] * from[1], -from[2] * from[1]])
        : V3.perpendicular(from);
    return [axis[0], axis[1], axis[2], 0];
  }
  const axis = V3.cross(from, to);
  const w = 1 + cos;
  const length = Math.hypot(axis[0], axis[1], axis[2], w);
  return [axis[0] / length, axis[1] / length, axis[2] / length, w / length];
}
