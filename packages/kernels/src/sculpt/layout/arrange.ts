import type { Rng, Vec3 } from '../../math/index.ts';
import { type Bvh, createRayHit, intersectRay } from '../../spatial/index.ts';
import type { SceneRelation } from '../dsl/scene.ts';
import { clusterSpots, type Footprint } from './spots.ts';

/** A thing to be placed. Its box is in scene metres, as it stands at the origin before it is moved. */
export interface LayoutItem {
  id: string;
  min: Vec3;
  max: Vec3;
  /** Copies of one noun stand together. */
  group: string;
  /** Where the scene itself puts it; wins over relations. */
  at?: Vec3;
  yaw?: number;
  /** Rays against its surface (the same frame as the box), for things that are put on it. */
  bvh?: Bvh;
  /** Where something held goes: the origin of the held thing's grip. */
  hand?: Vec3;
  /** Where this thing is gripped when another holds it. */
  grip?: Vec3;
  /** Where something stands upon it, if the thing says so (a seat). */
  seat?: Vec3;
}

export interface LayoutPlacement {
  at: [number, number, number];
  /** Degrees about +Y. */
  yaw: number;
}

type Spot = LayoutPlacement & { item: LayoutItem };

/**
 * Finds a place for everything: what bears nothing stands in a row or cluster on y = 0; what is `on` something is put down by
 * rays onto its surface; `in`, `under`, `beside`, `behind`, `front`, `around`, `holding` by boxes. Things that are not
 * related never intersect. One thing alone stays at the origin. Deterministic; cost: a hundred rays per `on`.
 */
export function arrange(
  items: readonly LayoutItem[],
  relations: readonly SceneRelation[],
  rng: Rng,
): Map<string, LayoutPlacement> {
  const spots = new Map<string, Spot>();
  const hangs = new Map<string, SceneRelation>();
  for (const relation of relations)
    if (
      relation.rel !== 'facing' &&
      !hangs.has(dependent(relation)) &&
      !reaches(hangs, host(relation), dependent(relation))
    )
      hangs.set(dependent(relation), relation);
  const free = items.filter((item) => !hangs.has(item.id));
  placeFree(free, items, hangs, spots);
  let waiting = items.filter((item) => hangs.has(item.id));
  while (waiting.length) {
    const ready = waiting.filter((item) => spots.has(host(hangs.get(item.id)!)));
    for (const item of ready) {
      const relation = hangs.get(item.id)!;
      const siblings = ready.filter((s) => s !== item && same(hangs.get(s.id)!, relation));
      const all = [item, ...siblings].sort((a, b) => items.indexOf(a) - items.indexOf(b));
      spots.set(item.id, placeBy(relation.rel, item, spots.get(host(relation))!, all.indexOf(item), all, spots, rng));
    }
    waiting = waiting.filter((item) => !ready.includes(item));
    if (!ready.length) break;
  }
  for (const { a, b, rel } of relations)
    if (rel === 'facing' && spots.has(a) && spots.has(b)) turnTo(spots.get(a)!, spots.get(b)!);
  return new Map([...spots].map(([id, { at, yaw }]) => [id, { at, yaw }]));
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
    const width =
      Math.max(...places.map((p, i) => p[0] + feet[i].w / 2)) - Math.min(...places.map((p, i) => p[0] - feet[i].w / 2));
    return { members, places, width, left: Math.min(...places.map((p, i) => p[0] - feet[i].w / 2)) };
  });
  const total = blocks.reduce((sum, b) => sum + b.width, 0);
  let x = -total / 2;
  for (const { members, places, width, left } of blocks) {
    members.forEach((item, i) => {
      const at: [number, number, number] = item.at
        ? [...item.at]
        : free.length === 1
          ? [-(item.min[0] + item.max[0]) / 2, -item.min[1], -(item.min[2] + item.max[2]) / 2]
          : [
              x + places[i][0] - left - (item.min[0] + item.max[0]) / 2,
              -item.min[1],
              places[i][1] - (item.min[2] + item.max[2]) / 2,
            ];
      spots.set(item.id, { item, at, yaw: item.yaw ?? 0 });
    });
    x += width;
  }
}

/** Room to leave around a thing for what stands beside, behind, before or around it. */
function marginOf(item: LayoutItem, items: readonly LayoutItem[], hangs: ReadonlyMap<string, SceneRelation>): number {
  let margin = 0.08 * spanOf(item);
  for (const [id, relation] of hangs) {
    if (host(relation) !== item.id || !['beside', 'behind', 'front', 'around'].includes(relation.rel)) continue;
    const other = items.find((i) => i.id === id);
    if (other) margin = Math.max(margin, spanOf(other) * 1.15);
  }
  return margin;
}

function footprint(item: LayoutItem, margin: number): Footprint {
  return { w: item.max[0] - item.min[0] + margin, d: item.max[2] - item.min[2] + margin };
}

function spanOf(item: LayoutItem): number {
  return Math.max(item.max[0] - item.min[0], item.max[2] - item.min[2]);
}

function placeBy(
  rel: SceneRelation['rel'],
  item: LayoutItem,
  base: Spot,
  index: number,
  all: readonly LayoutItem[],
  spots: ReadonlyMap<string, Spot>,
  rng: Rng,
): Spot {
  const h = base.item;
  const [ox, oy, oz] = base.at;
  const center: Vec3 = [ox + (h.min[0] + h.max[0]) / 2, oy, oz + (h.min[2] + h.max[2]) / 2];
  const half = [(h.max[0] - h.min[0]) / 2, (h.max[2] - h.min[2]) / 2];
  const own = [(item.max[0] - item.min[0]) / 2, (item.max[2] - item.min[2]) / 2];
  const floor = oy + h.min[1] - item.min[1];
  const stand = (x: number, y: number, z: number, yaw = 0): Spot => ({
    item,
    at: [x - (item.min[0] + item.max[0]) / 2, y, z - (item.min[2] + item.max[2]) / 2],
    yaw: item.yaw ?? yaw,
  });
  const gap = 0.12 * Math.max(own[0], own[1]);
  switch (rel) {
    case 'on':
      return putOn(item, base, index, all, stand);
    case 'in':
    case 'wearing': {
      const spread = clusterSpots(all.map((i) => footprint(i, 0)))[index];
      const top = oy + h.max[1] - 0.45 * (item.max[1] - item.min[1]) - item.min[1];
      return stand(center[0] + spread[0] * 0.8, Math.max(floor, top), center[2] + spread[1] * 0.8);
    }
    case 'under':
      return stand(
        center[0] + clusterSpots(all.map((i) => footprint(i, gap)))[index][0],
        floor,
        center[2] + half[1] * 0.35,
      );
    case 'behind':
      return stand(center[0] + rowOffset(index, all, gap), floor, center[2] - half[1] - own[1] - gap);
    case 'front':
      return stand(center[0] + rowOffset(index, all, gap), floor, center[2] + half[1] + own[1] + gap);
    case 'around': {
      const angle = ((index + 0.5 + 0.15 * rng.fork(item.id).range(-1, 1)) / all.length) * 2 * Math.PI;
      const r = Math.hypot(half[0], half[1]) + Math.hypot(own[0], own[1]) + gap;
      return stand(center[0] + r * Math.sin(angle), floor, center[2] + r * Math.cos(angle));
    }
    case 'holding': {
      const hand = h.hand ?? [h.max[0] * 0.9, (h.min[1] + h.max[1]) * 0.45, h.max[2] * 0.7];
      const grip = item.grip ?? [0, (item.min[1] + item.max[1]) / 2, 0];
      return { item, at: [ox + hand[0] - grip[0], oy + hand[1] - grip[1], oz + hand[2] - grip[2]], yaw: base.yaw };
    }
    default: {
      const beside = [...spots.values()].filter((s) => s.item !== h && s.at[0] > center[0]).length;
      const side = (index + beside) % 2 === 0 ? 1 : -1;
      const rank = Math.floor(index / 2);
      return stand(center[0] + side * (half[0] + own[0] + gap + rank * (2 * own[0] + gap)), floor, center[2]);
    }
  }
}

function rowOffset(index: number, all: readonly LayoutItem[], gap: number): number {
  const widths = all.map((i) => i.max[0] - i.min[0] + gap);
  const total = widths.reduce((a, b) => a + b, 0);
  return widths.slice(0, index).reduce((a, b) => a + b, 0) + widths[index] / 2 - total / 2;
}

/**
 * Puts a thing down: spots spread over the host's middle, lowered by rays until its foot touches. A seat that the host declares
 * wins for a single thing. Rays that miss (a wheel-shaped table) fall back to the top of the box.
 */
function putOn(
  item: LayoutItem,
  base: Spot,
  index: number,
  all: readonly LayoutItem[],
  stand: (x: number, y: number, z: number) => Spot,
): Spot {
  const h = base.item;
  const gap = 0.1 * spanOf(item);
  const spread = clusterSpots(all.map((i) => footprint(i, gap)))[index];
  const anchor: Vec3 =
    h.seat && all.length === 1 ? h.seat : [(h.min[0] + h.max[0]) / 2, h.max[1], (h.min[2] + h.max[2]) / 2];
  const x = anchor[0] + spread[0];
  const z = anchor[2] + spread[1];
  const reach = [0.3 * (item.max[0] - item.min[0]), 0.3 * (item.max[2] - item.min[2])];
  let y = -Infinity;
  if (h.bvh) {
    const hit = createRayHit();
    for (let i = -2; i <= 2; i++)
      for (let k = -2; k <= 2; k++)
        if (
          intersectRay(
            h.bvh,
            x + (i / 2) * reach[0],
            h.max[1] + 1,
            z + (k / 2) * reach[1],
            0,
            -1,
            0,
            Number.POSITIVE_INFINITY,
            hit,
          )
        )
          y = Math.max(y, h.max[1] + 1 - hit.t);
    // A seat lies lower than the back behind it: only what is near its height counts.
    if (h.seat && all.length === 1) y = Math.abs(y - h.seat[1]) < 0.25 * (h.max[1] - h.min[1]) ? y : h.seat[1];
  }
  if (!Number.isFinite(y)) y = h.seat?.[1] ?? h.max[1];
  return stand(base.at[0] + x, base.at[1] + y - item.min[1], base.at[2] + z);
}

function turnTo(spot: Spot, to: Spot): void {
  const dx = to.at[0] - spot.at[0];
  const dz = to.at[2] - spot.at[2];
  if (Math.hypot(dx, dz) > 1e-6) spot.yaw = (Math.atan2(dx, dz) * 180) / Math.PI;
}
