import type { SceneRelation } from '../dsl/scene.ts';
import type { NounEntry } from '../lexicon/index.ts';
import { BEARERS } from './bearers.ts';
import type { Item } from './items.ts';
import type { Mention, MentionLink } from './mention.ts';
import { placeNamed } from './place-on.ts';

interface Direction {
  rel: SceneRelation['rel'];
  /** The second thing stands in the relation to the first. */
  reversed: boolean;
  /** Where on the body of the other. */
  place?: SceneRelation['place'];
}

const WORN = new Set(['clothing']);
/** Of what is held: bags that go on the back; of what is worn: what a hand takes all the same. */
const ON_THE_BACK = new Set(['bag/backpack', 'bag/hiking backpack']);
const IN_THE_HAND = new Set(['umbrella']);
const HELD = new Set(['weapon', 'tool', 'instrument', 'food', 'container', 'thing', 'mineral']);

/** Put on whatever has something like a head: a pumpkin with a witch hat. */
const HEADGEAR = new Set(['hat', 'helmet', 'crown']);
/** What a hat with it only lies beside or on. */
const BARE = new Set(['furniture', 'building', 'vehicle', 'container', 'terrain', 'clothing', 'text']);
/** What animals have at the throat. */
const COLLARED = new Set(['bell', 'medal', 'necklace', 'scarf']);
const SEATS = new Set(['chair', 'armchair', 'deskchair', 'bench', 'stool', 'sofa']);

/** Under whose glass something stands. */
const GLAZED = new Set(['snowglobe']);

/** A relation of two things, the right way round. */
export function linked(a: Mention, b: Mention, { rel, reversed, place }: Direction): MentionLink {
  const where = rel === 'on' && place ? { place } : {};
  return reversed ? { a: b, rel, b: a, ...where } : { a, rel, b, ...where };
}

/** Where "A with B" puts B. */
export function accessoryRelation(a: NounEntry, b: NounEntry): Direction {
  const extent = (e: NounEntry): number => e.size.height ?? e.size.length ?? 1;
  if (HEADGEAR.has(b.wanted ?? b.archetype) && !BARE.has(a.kind)) return { rel: 'wearing', reversed: false };
  // "A table with two chairs": about it, not on it.
  if (a.kind === 'furniture' && SEATS.has(b.wanted ?? b.archetype))
    return { rel: SEATS.has(a.archetype) ? 'beside' : 'around', reversed: true };
  if (a.kind === 'furniture' && (b.kind !== 'furniture' || extent(b) < 0.6 * extent(a)))
    return { rel: 'on', reversed: true };
  if (a.kind === 'container' || GLAZED.has(a.archetype)) return { rel: 'in', reversed: true };
  if (a.kind === 'terrain') return { rel: 'on', reversed: true };
  if (BEARERS.has(a.kind) && isWorn(b)) return { rel: 'wearing', reversed: false };
  if (a.kind === 'animal' && COLLARED.has(b.wanted ?? b.archetype)) return { rel: 'wearing', reversed: false };
  if (BEARERS.has(a.kind) && (HELD.has(b.kind) || isFamily(b, IN_THE_HAND))) return { rel: 'holding', reversed: false };
  return { rel: 'beside', reversed: true };
}

function isWorn(b: NounEntry): boolean {
  return (WORN.has(b.kind) && !isFamily(b, IN_THE_HAND)) || ON_THE_BACK.has(`${b.archetype}/${b.preset}`);
}

/** Whether it is of one of these families, built or only planned. */
function isFamily(b: NounEntry, names: ReadonlySet<string>): boolean {
  return names.has(b.archetype) || (b.wanted !== undefined && names.has(b.wanted));
}

/**
 * Whether a thing that cannot be made yet is better left out than replaced: what is worn or comes along, and what only its
 * name in letters could stand in for.
 */
export function isLeftOut(
  mode: string,
  rel: SceneRelation['rel'] | undefined,
  entry: NounEntry,
  host: NounEntry,
): boolean {
  if (mode === 'with' && isEmblem(entry, host)) return true;
  if (!entry.wanted) return false;
  return mode === 'with' || rel === 'wearing' || (mode === 'relation' && entry.archetype === 'text');
}

/** Flat things that bear pictures. */
const FLAT = new Set([
  'shield',
  'coin',
  'flag',
  'shirt',
  'medal',
  'badge',
  'plate',
  'mug',
  'poster',
  'banner',
  'card',
  'stamp',
  'rug',
]);
const PICTURED = new Set(['star', 'skull', 'planet', 'flower', 'tree', 'crown']);

/** "A shield with a lion", "a mug with a cat on it": a picture, not another thing beside it. */
function isEmblem(entry: NounEntry, host: NounEntry): boolean {
  const alive = entry.kind === 'animal' || entry.kind === 'monster' || entry.kind === 'person';
  return FLAT.has(host.wanted ?? host.archetype) && (alive || PICTURED.has(entry.archetype));
}

/** What came along with something, and how it belongs to it. */
export interface Accessory {
  mention: Mention;
  link: MentionLink;
}

/** Places where something is held rather than put. */
const HANDS = new Set([
  ...['hand', 'claw', 'paw', 'mouth', 'beak', 'talon', 'tentacle', 'pincer', 'arm', 'tooth', 'jaw', 'trunk'],
]);

/**
 * Puts an accessory where a relation after it says: "with a parrot on his shoulder", "with a pearl in its claw", "with a tree in front of
 * it". Returns how many items after the relation belong to it, or undefined when the relation leads on to another thing. Without an accessory
 * it is of something that somebody has as his own: "with a crow on his shoulder" of a scarecrow.
 */
export function placeAccessory(
  accessory: Accessory | undefined,
  sense: Direction,
  items: readonly Item[],
  at: number,
  hasPart: (part: string) => boolean,
): number | undefined {
  if (!accessory) return pointsBack(items, at, () => false) || undefined;
  const used = pointsBack(items, at, hasPart);
  if (used === undefined) return undefined;
  const { mention, link } = accessory;
  const held = used > 1 && HANDS.has(items[at + 2].words);
  const place = used > 1 ? placeNamed(items[at + 2].words) : undefined;
  const way: Direction = held ? { rel: 'holding', reversed: true } : { ...sense, place };
  Object.assign(link, linked(mention, link.a === mention ? link.b : link.a, way));
  return used;
}

/**
 * "On top", "inside", "in front of it", "on its back", "out of the chimney" of what has one: such a relation leads back, over so many items.
 */
function pointsBack(items: readonly Item[], at: number, hasPart: (part: string) => boolean): number | undefined {
  const is = (item: Item | undefined, role: string): boolean =>
    item?.senses.some((s) => s.kind === 'role' && s.role === role) ?? false;
  const next = items[at + 1];
  if (!next || next.kind === 'comma' || next.kind === 'stop' || is(next, 'and')) return 0;
  if (is(next, 'pronoun')) return 1;
  const place = items[at + 2];
  const isPlace = place?.kind === 'unknown' || place?.senses.some((s) => s.kind === 'part');
  const isOwn = place?.senses.some((s) => s.kind === 'part' && hasPart(s.part));
  return (is(next, 'possessive') && isPlace) || (is(next, 'determiner') && isOwn) ? 2 : undefined;
}
