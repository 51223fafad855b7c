import { DisjointSets } from '../math/index.ts';
import { addBrick, type Brick, type BrickLayout, cellOf, NEED, removeBrick } from './brick-layout.ts';
import { findSpanning, layAt } from './lay-bricks.ts';

/** Bricks that studs hold together. */
export interface BrickGroups {
  /** Group of each brick, -1 for those taken away. */
  ofBrick: Int32Array;
  count: number;
  /** Bricks in each group. */
  sizes: Int32Array;
  /** Whether a group stands on the ground. */
  grounded: Uint8Array;
}

/** Attempts at joining two groups, for the whole model. */
const TRIES_MAX = 1500;
/** Groups of so few bricks that hold on to nothing are left out. */
const CRUMB = 2;

/** Which bricks hold together: those with a stud of one in the other, one above the other. */
export function groupBricks({ size, brickOf, bricks }: BrickLayout): BrickGroups {
  const sets = new DisjointSets(bricks.length);
  const nx = size[0];
  for (let at = nx; at < brickOf.length; at++) {
    const [a, b] = [brickOf[at], brickOf[at - nx]];
    // Cells of the lowest row are empty, so no pair reaches from one row of z to the next.
    if (a >= 0 && b >= 0) sets.join(a, b);
  }
  const ofBrick = new Int32Array(bricks.length).fill(-1);
  const label = new Int32Array(bricks.length).fill(-1);
  let count = 0;
  for (let i = 0; i < bricks.length; i++) {
    if (!bricks[i]) continue;
    const r = sets.find(i);
    if (label[r] < 0) label[r] = count++;
    ofBrick[i] = label[r];
  }
  const sizes = new Int32Array(count);
  const grounded = new Uint8Array(count);
  bricks.forEach((brick, i) => {
    if (!brick) return;
    sizes[ofBrick[i]]++;
    if (brick.y === 1) grounded[ofBrick[i]] = 1;
  });
  return { ofBrick, count, sizes, grounded };
}

/**
 * Makes all bricks hold: groups that only touch sideways are tied together by a brick across the joint, or one unseen above or below it;
 * crumbs that hold to nothing are left out; what still floats gets a see-through stand. Says how many stands.
 */
export function joinBricks(layout: BrickLayout): { stands: number } {
  let groups = groupBricks(layout);
  const failed = new Set<number>();
  for (let tries = 0; groups.count > 1 && tries < TRIES_MAX; ) {
    const joint = findJoint(layout, groups, failed);
    if (!joint) break;
    tries++;
    const after = tie(layout, joint, groups.count);
    if (after) groups = after;
    else failed.add(joint.key);
  }
  return { stands: holdUp(layout) };
}

interface Joint {
  y: number;
  a: readonly [number, number];
  b: readonly [number, number];
  key: number;
}

/** Two cells side by side whose bricks belong to different groups, one of them in the smallest group that has such. */
function findJoint(layout: BrickLayout, groups: BrickGroups, failed: ReadonlySet<number>): Joint | undefined {
  const { size, brickOf } = layout;
  const row = size[0] * size[1];
  let best: Joint | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < brickOf.length - row; at++) {
    if (brickOf[at] < 0) continue;
    for (let k = 0; k < 2; k++) {
      const other = brickOf[at + (k ? row : 1)];
      if (other < 0) continue;
      const [g, h] = [groups.ofBrick[brickOf[at]], groups.ofBrick[other]];
      if (g === h) continue;
      const smaller = Math.min(groups.sizes[g], groups.sizes[h]);
      if (smaller >= least || failed.has(2 * at + k)) continue;
      least = smaller;
      const [x, y, z] = [at % size[0], Math.floor(at / size[0]) % size[1], Math.floor(at / row)];
      best = { y, a: [x, z], b: k ? [x, z + 1] : [x + 1, z], key: 2 * at + k };
    }
  }
  return best;
}

/** Tries to tie two groups at a joint; undefined, and nothing changed, where that joins nothing. */
function tie(layout: BrickLayout, { y, a, b }: Joint, before: number): BrickGroups | undefined {
  for (const dy of [-1, 1]) {
    const [p, q] = [cellOf(layout, a[0], y + dy, a[1]), cellOf(layout, b[0], y + dy, b[1])];
    if (
      layout.brickOf[p] >= 0 ||
      layout.brickOf[q] >= 0 ||
      layout.need[p] !== NEED.spare ||
      layout.need[q] !== NEED.spare
    )
      continue;
    const [width, depth] = [1 + Math.abs(a[0] - b[0]), 1 + Math.abs(a[1] - b[1])];
    addBrick(layout, { x: Math.min(a[0], b[0]), y: y + dy, z: Math.min(a[1], b[1]), width, depth, color: NEED.any });
    const groups = groupBricks(layout);
    if (groups.count < before) return groups;
    removeBrick(layout, layout.bricks.length - 1);
  }
  for (const [recolor, reach] of [
    [false, 0],
    [false, 1],
    [true, 0],
  ] as const) {
    const [first, second] = [a, b];
    for (const [from, to] of recolor
      ? [
          [first, second],
          [second, first],
        ]
      : [[first, second]]) {
      const groups = relay(layout, y, from, to, reach, recolor, before);
      if (groups) return groups;
    }
  }
  return undefined;
}

/** Takes up the bricks around a joint and lays them again, beginning with one across it. */
function relay(
  layout: BrickLayout,
  y: number,
  a: readonly [number, number],
  b: readonly [number, number],
  reach: number,
  recolor: boolean,
  before: number,
): BrickGroups | undefined {
  const ids = new Set<number>();
  for (let z = Math.min(a[1], b[1]) - reach; z <= Math.max(a[1], b[1]) + reach; z++)
    for (let x = Math.min(a[0], b[0]) - reach; x <= Math.max(a[0], b[0]) + reach; x++) {
      const id = layout.brickOf[cellOf(layout, x, y, z)];
      if (id >= 0 && layout.bricks[id]?.color !== NEED.clear) ids.add(id);
    }
  const taken = [...ids].flatMap((id) => removeBrick(layout, id) ?? []);
  const mark = layout.bricks.length;
  const across = findSpanning(layout, y, a, b, recolor);
  if (across) {
    addBrick(layout, across);
    for (const brick of taken) relayCells(layout, brick);
    const groups = groupBricks(layout);
    if (groups.count < before) return groups;
  }
  for (let id = layout.bricks.length - 1; id >= mark; id--) removeBrick(layout, id);
  layout.bricks.length = mark;
  for (const brick of taken) addBrick(layout, brick);
  return undefined;
}

function relayCells(layout: BrickLayout, { x, y, z, width, depth }: Brick): void {
  for (let k = 0; k < depth; k++) for (let i = 0; i < width; i++) layAt(layout, x + i, y, z + k);
}

/** Leaves crumbs out, and puts stands under groups that float. */
function holdUp(layout: BrickLayout): number {
  const { bricks, size, brickOf } = layout;
  const groups = groupBricks(layout);
  let stands = 0;
  const held = new Set<number>();
  for (let g = 0; g < groups.count; g++) if (groups.grounded[g]) held.add(g);
  const lowest = new Map<number, Brick>();
  bricks.forEach((brick, id) => {
    const g = groups.ofBrick[id];
    if (!brick || held.has(g)) return;
    if (groups.sizes[g] <= CRUMB) dropCrumb(layout, id);
    else if (brick.y < (lowest.get(g)?.y ?? size[1])) lowest.set(g, brick);
  });
  // The lowest first: another may come to stand on it.
  for (const { x, y, z } of [...lowest.values()].toSorted((p, q) => p.y - q.y)) {
    stands++;
    for (let below = y - 1; below >= 1 && brickOf[cellOf(layout, x, below, z)] < 0; below--)
      addBrick(layout, { x, y: below, z, width: 1, depth: 1, color: NEED.clear });
  }
  return stands;
}

/** Takes a brick away for good: nothing is needed in its cells any more. */
function dropCrumb(layout: BrickLayout, id: number): void {
  const brick = removeBrick(layout, id);
  if (!brick) return;
  for (let k = 0; k < brick.depth; k++) {
    const at = cellOf(layout, brick.x, brick.y, brick.z + k);
    layout.need.fill(NEED.empty, at, at + brick.width);
  }
}
