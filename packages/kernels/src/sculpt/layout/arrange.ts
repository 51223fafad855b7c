import type { Rng } from '../../math/index.ts';
import type { SceneRelation } from '../dsl/scene.ts';
import { boxOf, extentsOf, middleOf } from './box.ts';
import { hang } from './hang.ts';
import type { LayoutItem, LayoutPlacement, Spot } from './item.ts';
import { lean } from './lean.ts';
import { perch } from './perch.ts';
import { pinned, yawed } from './place.ts';
import { putAround, putBeside, putInRow } from './put-aside.ts';
import { putIn } from './put-in.ts';
import { putOn, sitOn } from './put-on.ts';
import { hold, wear } from './put-to.ts';
import { putAbove, putUnder } from './put-under.ts';
import { clusterSpots, type Footprint } from './spots.ts';

type Rel = SceneRelation['rel'];

/**
 * Finds a place for everything: what depends on nothing stands in a row or cluster on y = 0, the rest where its relation puts it, its
 * host first. Contact is found by rays between the surfaces, not by boxes. Things that are not related never
 * intersect. One thing alone stays at the origin. Deterministic; cost: some hundred rays for each relation.
 */
export function arrange(
  items: readonly LayoutItem[],
  relations: readonly SceneRelation[],
  rng: Rng,
): Map<string, LayoutPlacement> {
  const spots = new Map<string, Spot>();
  const hangs = dependencies(relations);
  const free = items.filter((item) => !hangs.has(item.id));
  placeFree(free, items, hangs, spots);
  let waiting = items.filter((item) => hangs.has(item.id));
  while (waiting.length) {
    const ready = waiting.filter((item) => spots.has(host(hangs.get(item.id)!)));
    if (!ready.length) break;
    for (const item of ready) {
      const relation = hangs.get(item.id)!;
      const all = ready.filter((s) => same(hangs.get(s.id)!, relation));
      const placed = all.flatMap((s) => spots.get(s.id) ?? []);
      const base = spots.get(host(relation))!;
      const taken = [...spots.values()].filter((s) => s.item !== base.item && s.at[0] > base.at[0]).length;
      spots.set(item.id, placeBy(relation, { item, base, index: all.indexOf(item), all, placed, taken, rng }));
    }
    waiting = waiting.filter((item) => !ready.includes(item));
  }
  for (const { a, b, rel } of relations)
    if (rel === 'facing' && spots.has(a) && spots.has(b)) spots.set(a, turnedTo(spots.get(a)!, spots.get(b)!));
  return new Map([...spots].map(([id, { at, rotation, scale }]) => [id, { at, rotation, scale }]));
}

/** By whose place follows from another's: the relation that decides it. */
function dependencies(relations: readonly SceneRelation[]): Map<string, SceneRelation> {
  const hangs = new Map<string, SceneRelation>();
  for (const relation of relations)
    if (
      relation.rel !== 'facing' &&
      !hangs.has(dependent(relation)) &&
      !reaches(hangs, host(relation), dependent(relation))
    )
      hangs.set(dependent(relation), relation);
  return hangs;
}

/** Whose place follows from whose. Held things follow the hand, everything else its second noun. */
function dependent({ a, rel, b }: SceneRelation): string {
  return rel === 'holding' || rel === 'wearing' ? b : a;
}

function host({ a, rel, b }: SceneRelation): string {
  return rel === 'holding' || rel === 'wearing' ? a : b;
}

function same(x: SceneRelation, y: SceneRelation): boolean {
  return x.rel === y.rel && host(x) === host(y);
}

/** Whether following the hosts from `from` leads to `to`: such a relation would close a circle. */
function reaches(hangs: ReadonlyMap<string, SceneRelation>, from: string, to: string): boolean {
  let at: string | undefined = from;
  while (at !== undefined) {
    if (at === to) return true;
    const next = hangs.get(at);
    at = next && host(next);
  }
  return false;
}

/** Stands the independent things side by side, copies of one kind as a cluster. */
function placeFree(
  free: readonly LayoutItem[],
  items: readonly LayoutItem[],
  hangs: ReadonlyMap<string, SceneRelation>,
  spots: Map<string, Spot>,
): void {
  const groups = new Map<string, LayoutItem[]>();
  for (const item of free) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  const blocks = [...groups.values()].map((members) => {
    const feet = members.map((m) => footprint(m, marginOf(m, items, hangs)));
    const places = clusterSpots(feet);
    const left = Math.min(...places.map((p, i) => p[0] - feet[i].w / 2));
    const width = Math.max(...places.map((p, i) => p[0] + feet[i].w / 2)) - left;
    return { members, places, width, left };
  });
  let x = -blocks.reduce((sum, b) => sum + b.width, 0) / 2;
  for (const { members, places, width, left } of blocks) {
    members.forEach((item, i) => {
      const [cx, , cz] = middleOf(item);
      const to: [number, number] = free.length === 1 ? [0, 0] : [x + places[i][0] - left, places[i][1]];
      const spot = pinned(item, [cx, item.min[1], cz], [to[0], 0, to[1]], yawed(item.yaw ?? 0));
      spots.set(item.id, item.at ? { ...spot, at: item.at } : spot);
    });
    x += width;
  }
}

/** Room to leave around a thing for what stands beside, behind, before or around it. */
function marginOf(item: LayoutItem, items: readonly LayoutItem[], hangs: ReadonlyMap<string, SceneRelation>): number {
  let margin = 0.08 * spanOf(item);
  for (const [id, relation] of hangs) {
    if (host(relation) !== item.id || !ASIDE.includes(relation.rel)) continue;
    const other = items.find((i) => i.id === id);
    if (other) margin = Math.max(margin, spanOf(other) * 1.15);
  }
  return margin;
}

const ASIDE: readonly Rel[] = ['beside', 'behind', 'front', 'around', 'against'];

function footprint(item: LayoutItem, margin: number): Footprint {
  const [w, , d] = extentsOf(item);
  return { w: w + margin, d: d + margin };
}

function spanOf(item: LayoutItem): number {
  const [w, , d] = extentsOf(item);
  return Math.max(w, d);
}

interface Placing {
  item: LayoutItem;
  base: Spot;
  /** Which of those that stand in the same relation to the same host, and all of these. */
  index: number;
  all: readonly LayoutItem[];
  /** Those of them that have their place. */
  placed: Spot[];
  /** How many things stand on the host's right. */
  taken: number;
  rng: Rng;
}

function placeBy({ rel, place }: SceneRelation, { item, base, index, all, placed, taken, rng }: Placing): Spot {
  switch (rel) {
    case 'on':
      return (place && perch(item, base, place, index)) ?? putOn(item, base, index, all, placed);
    case 'riding':
      return ride(item, base, index, all, placed);
    case 'in':
      return putIn(item, base, index, all, placed);
    case 'wearing':
      return wear(item, base, index);
    case 'holding':
      return hold(item, base, index);
    case 'under':
      return putUnder(item, base, index, all);
    case 'above':
      return putAbove(item, base, index, all);
    case 'hanging':
      return hang(item, base, index, all);
    case 'against':
      return lean(item, base, index);
    case 'behind':
      return putInRow(item, base, index, all, -1);
    case 'front':
      return putInRow(item, base, index, all, 1);
    case 'around':
      return putAround(item, base, index, all, rng);
    default:
      return putBeside(item, base, index, taken);
  }
}

/** On the saddle; where there is none, astride the middle of the back: what hangs down on either side does not hold the rider up. */
function ride(item: LayoutItem, base: Spot, index: number, all: readonly LayoutItem[], placed: Spot[]): Spot {
  const { saddle, seat } = base.item.sockets;
  if (saddle || seat || all.length > 1 || !item.sockets.sit) return putOn(item, base, index, all, placed);
  const box = boxOf(base);
  const [w, , d] = extentsOf(box);
  const [x, , z] = middleOf(box);
  return sitOn(item, base, [x, box.max[1], z], Math.min(w, d));
}

function turnedTo(spot: Spot, to: Spot): Spot {
  const dx = to.at[0] - spot.at[0];
  const dz = to.at[2] - spot.at[2];
  if (Math.hypot(dx, dz) < 1e-6) return spot;
  return { ...spot, rotation: yawed((Math.atan2(dx, dz) * 180) / Math.PI) };
}
