import type { Contacts } from './contacts.ts';
import type { PatchGraph } from './patches.ts';

/** How many parts, and how unlike two neighbours must be to stay apart. */
export interface MergeLimits {
  min: number;
  max: number;
  /** Cost from which a merger is refused, once there are no more than `max`. */
  costMax: number;
  /** How many times dearer it is to join what looks different. */
  unlike: number;
  /** Never fewer than `min`, even where twins should go together. */
  isExact?: boolean;
}

/** What links patches besides their borders. */
export interface RegionLinks {
  /** Where shells touch: a seam. */
  contacts: Contacts;
  /** Two sides of thin walls, and where shells of one row touch: none. */
  seamless: readonly Contacts[];
}

interface Link {
  /** Metres. */
  border: number;
  /** Border weighted with how much of a seam it is, 0 to 1. */
  seam: number;
  /** What of the border is shells that touch. */
  contact: number;
  /** Border weighted with how much of a ridge it is, 0 to 1. */
  ridge: number;
}

/** What is told apart beyond shape: patches of different looks (materials, named nodes) part more easily. */
export type Looks = ArrayLike<number> | undefined;

const TOUCH_SEAM = 1;
/** A shell that lies on another with all it has, as a board on a floor, is joined to it no more than one that does with some of it: of contacts counts so much of a shell's girth at most. */
const CONTACT_MAX = 0.15;
/** A border this many girths long, as a rim has to its panel, joins as much as a border can. */
const TOUCH_MAX = 4;
/** What lies within the box around another and has at least so much of its length is a rim in its tyre, a pane in its frame: joining them costs so much less. */
const NESTED = 0.5;
const NESTED_COST = 0.25;
/** Share of the surface that such a pair has at most. */
const NESTED_MOST = 0.04;
/** What is thinner than this share of its own breadth is painted on rather than lies there: stripes, labels. */
const PAINTED = 0.006;
/** Share of the surface that such things have at most: large thin ones are sails and wings. */
const STRIPE = 0.03;
/** Share of `costMax` below which two regions are plainly one. */
const PLAIN = 0.9;
/** A pair is joined because its mirror image is, if that costs no more than so many times as much. */
const DEARER = 2;
/** Share of the surface below which regions are details: screws and buttons are bodies of their own, and would fill the list of parts. */
const TINY = 0.006;

/**
 * Joins regions into parts, the pair that is missed least first: small ones, those with broad smooth borders, those of one thickness. What one half of a symmetric
 * body does, the other does too. `region` holds the region of each patch, `mirror` the patch opposite each (-1 for none). Returns the part of each patch, numbered from the largest.
 */
export function mergeRegions(
  graph: PatchGraph,
  links: RegionLinks,
  diameter: Float64Array,
  region: Int32Array,
  mirror: Int32Array | undefined,
  looks: Looks,
  limits: MergeLimits,
): Int32Array {
  const state = createState(graph, links, diameter, region, looks);
  const twin = mirror ? twinsOf(region, mirror, graph.area, state.area.length) : undefined;
  const heap = new PairHeap();
  const offer = (i: number, j: number): void =>
    heap.push(costOf(state, i, j, twin, limits.unlike), i, j, state.stamp[i], state.stamp[j]);
  for (let i = 0; i < state.links.length; i++) for (const j of state.links[i].keys()) if (i < j) offer(i, j);
  let alive = state.area.filter((x) => x > 0).length;
  for (let top = heap.pop(); top; top = heap.pop()) {
    const { cost, i, j } = top;
    // What nobody would part stays together, even where fewer parts are left than asked for: a mug has two.
    if (alive <= limits.min && (limits.isExact || cost > PLAIN * limits.costMax)) break;
    if (state.stamp[i] !== top.si || state.stamp[j] !== top.sj) continue;
    if (cost > limits.costMax && alive <= limits.max) break;
    const pairs = [[i, j]];
    if (twin) {
      const [p, q] = [state.rootOf(twin[i]), state.rootOf(twin[j])];
      const other = p >= 0 && q >= 0 && p !== q && !(p === i && q === j) && !(p === j && q === i);
      // A speck's mirror image may lie in something large: two large things are not joined for the sake of two specks.
      const isAlike = (): boolean => costOf(state, p, q, twin, limits.unlike) < Math.max(limits.costMax, DEARER * cost);
      if (other && state.links[p]?.has(q) && isAlike()) pairs.push([p, q]);
    }
    for (const [x, y] of pairs) {
      const [p, q] = [state.rootOf(x), state.rootOf(y)];
      if (p === q || (limits.isExact && alive <= limits.min)) continue;
      const kept = unite(state, p, q);
      alive--;
      for (const n of state.links[kept].keys()) offer(Math.min(kept, n), Math.max(kept, n));
    }
  }
  return number(region, state);
}

interface State {
  area: Float64Array;
  /** Sum of area times logarithm of the thickness. */
  thick: Float64Array;
  /** Boxes around regions: lowest and highest places, 6 numbers each. */
  box: Float64Array;
  look: Map<number, number>[];
  links: Map<number, Link>[];
  stamp: Int32Array;
  total: number;
  parent: Int32Array;
  rootOf(i: number): number;
}

function createState(
  graph: PatchGraph,
  { contacts, seamless }: RegionLinks,
  diameter: Float64Array,
  region: Int32Array,
  looks: Looks,
): State {
  const count = region.reduce((m, r) => Math.max(m, r), -1) + 1;
  const area = new Float64Array(count);
  const thick = new Float64Array(count);
  const box = new Float64Array(6 * count).map((_, i) => (i % 6 < 3 ? Infinity : -Infinity));
  const look: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  for (let n = 0; n < graph.count; n++) {
    const r = region[n];
    area[r] += graph.area[n];
    thick[r] += graph.area[n] * Math.log(diameter[n]);
    for (let k = 0; k < 3; k++) {
      box[6 * r + k] = Math.min(box[6 * r + k], graph.centre[3 * n + k]);
      box[6 * r + 3 + k] = Math.max(box[6 * r + 3 + k], graph.centre[3 * n + k]);
    }
    if (looks) look[r].set(looks[n], (look[r].get(looks[n]) ?? 0) + graph.area[n]);
  }
  const links: Map<number, Link>[] = Array.from({ length: count }, () => new Map());
  const link = (i: number, j: number, border: number, seam: number, contact = 0, ridge = 0): void => {
    if (i === j) return;
    for (const [x, y] of [
      [i, j],
      [j, i],
    ]) {
      const known = links[x].get(y);
      if (known) {
        known.border += border;
        known.seam += border * seam;
        known.contact += contact;
        known.ridge += border * ridge;
      } else links[x].set(y, { border, seam: border * seam, contact, ridge: border * ridge });
    }
  };
  for (let e = 0; e < graph.a.length; e++)
    link(region[graph.a[e]], region[graph.b[e]], graph.border[e], seamOf(graph.bend[e]), 0, ridgeOf(graph.bend[e]));
  for (let e = 0; e < contacts.a.length; e++)
    link(region[contacts.a[e]], region[contacts.b[e]], contacts.length[e], TOUCH_SEAM, contacts.length[e]);
  for (const { a, b, length } of seamless)
    for (let e = 0; e < a.length; e++) link(region[a[e]], region[b[e]], length[e], 0);
  const parent = new Int32Array(count).map((_, i) => i);
  const rootOf = (i: number): number => {
    if (i < 0) return -1;
    while (parent[i] !== i) i = parent[i] = parent[parent[i]];
    return i;
  };
  const total = area.reduce((s, a) => s + a, 0);
  return { area, thick, box, look, links, stamp: new Int32Array(count), total, parent, rootOf };
}

/** How much of a seam a bend is: valleys from 20 degrees on, ridges little. */
function seamOf(bend: number): number {
  return bend > 0 ? Math.min(1, bend / 1.0) : Math.min(0.25, -bend / 6);
}

/** How much of a ridge a bend is: from 30 degrees on, wholly at a right angle. */
function ridgeOf(bend: number): number {
  return Math.min(1, Math.max(0, (-bend - 0.5) / 0.8));
}

/** What is lost when two regions become one. */
function costOf(s: State, i: number, j: number, twin: Int32Array | undefined, dear: number): number {
  const link = s.links[i].get(j) as Link;
  const least = Math.min(s.area[i], s.area[j]);
  const seam = link.seam / (link.border || 1);
  // Beyond a ridge one looks along a board and not through it, which says nothing of a limb.
  const slope = 1 - link.ridge / (link.border || 1);
  const step = slope * Math.min(1, Math.abs(s.thick[i] / s.area[i] - s.thick[j] / s.area[j]) / Math.log(4));
  const girth = Math.sqrt(4 * Math.PI * least);
  const small = s.area[i] < s.area[j] ? i : j;
  const isPainted =
    least < STRIPE * s.total && Math.exp(s.thick[small] / s.area[small]) < PAINTED * Math.sqrt(s.area[small]);
  const contact = Math.min(isPainted ? 1 : CONTACT_MAX, link.contact / girth);
  const touch = (link.border - link.contact) / girth + contact;
  const twins = twin && s.rootOf(twin[i]) === j ? 1.5 : 1;
  // A step in thickness tells a limb, which hangs by a short border; along a broad smooth one it is a thick floor or a rounded end.
  const neck = Math.min(1, 0.3 + 0.42 / touch);
  const unlike = sameLook(s.look[i], s.look[j]) ? 1 : dear;
  const nested = link.contact > 0 && isNested(s, i, j) ? NESTED_COST : 1;
  const tiny = Math.min(1, Math.sqrt(least / (TINY * s.total)));
  return (
    (tiny * twins * unlike * nested * Math.sqrt(least / s.total) * (0.12 + seam + 0.55 * neck * step)) /
    (0.35 + Math.min(TOUCH_MAX, touch))
  );
}

/** Whether the box of the shorter of two small regions lies within that of the other, but for a tenth of its length. */
function isNested({ area, box, total }: State, i: number, j: number): boolean {
  if (area[i] + area[j] > NESTED_MOST * total) return false;
  const lengthOf = (r: number): number =>
    Math.hypot(box[6 * r + 3] - box[6 * r], box[6 * r + 4] - box[6 * r + 1], box[6 * r + 5] - box[6 * r + 2]);
  const [inner, outer] = lengthOf(i) < lengthOf(j) ? [i, j] : [j, i];
  const length = lengthOf(outer);
  if (lengthOf(inner) < NESTED * length) return false;
  for (let k = 0; k < 3; k++) {
    if (box[6 * inner + k] < box[6 * outer + k] - 0.1 * length) return false;
    if (box[6 * inner + 3 + k] > box[6 * outer + 3 + k] + 0.1 * length) return false;
  }
  return true;
}

function sameLook(p: Map<number, number>, q: Map<number, number>): boolean {
  const most = (m: Map<number, number>): number => {
    let [best, sum] = [-1, -1];
    for (const [k, v] of m) if (v > sum) [best, sum] = [k, v];
    return best;
  };
  return most(p) === most(q);
}

function unite(s: State, i: number, j: number): number {
  const [keep, gone] = s.area[i] >= s.area[j] ? [i, j] : [j, i];
  s.parent[gone] = keep;
  s.area[keep] += s.area[gone];
  s.thick[keep] += s.thick[gone];
  for (let k = 0; k < 3; k++) {
    s.box[6 * keep + k] = Math.min(s.box[6 * keep + k], s.box[6 * gone + k]);
    s.box[6 * keep + 3 + k] = Math.max(s.box[6 * keep + 3 + k], s.box[6 * gone + 3 + k]);
  }
  for (const [k, v] of s.look[gone]) s.look[keep].set(k, (s.look[keep].get(k) ?? 0) + v);
  s.links[keep].delete(gone);
  for (const [n, link] of s.links[gone]) {
    if (n === keep) continue;
    const known = s.links[keep].get(n);
    const sum = known
      ? {
          border: known.border + link.border,
          seam: known.seam + link.seam,
          contact: known.contact + link.contact,
          ridge: known.ridge + link.ridge,
        }
      : link;
    s.links[keep].set(n, sum);
    s.links[n].set(keep, sum);
    s.links[n].delete(gone);
  }
  s.links[gone].clear();
  s.stamp[keep]++;
  s.stamp[gone] = -1;
  return keep;
}

/** The region opposite each region: where most of its mirrored patches lie, if they lie together. -1 for none. */
function twinsOf(region: Int32Array, mirror: Int32Array, area: Float64Array, count: number): Int32Array {
  const votes: Map<number, number>[] = Array.from({ length: count }, () => new Map());
  const sum = new Float64Array(count);
  for (let n = 0; n < region.length; n++) {
    sum[region[n]] += area[n];
    if (mirror[n] < 0) continue;
    const to = region[mirror[n]];
    votes[region[n]].set(to, (votes[region[n]].get(to) ?? 0) + area[n]);
  }
  return Int32Array.from(votes, (v, r) => {
    for (const [to, share] of v) if (share > 0.6 * sum[r]) return to;
    return -1;
  });
}

/** Parts by falling area. */
function number(region: Int32Array, s: State): Int32Array {
  const roots = [...s.area.keys()].filter((i) => s.rootOf(i) === i && s.area[i] > 0);
  roots.sort((i, j) => s.area[j] - s.area[i] || i - j);
  const place = new Map(roots.map((r, k) => [r, k]));
  return region.map((r) => place.get(s.rootOf(r)) as number);
}

interface Pair {
  cost: number;
  i: number;
  j: number;
  si: number;
  sj: number;
}

/** Pairs by cost; equal ones by number, so that the order depends on nothing else. */
class PairHeap {
  #items: Pair[] = [];

  push(cost: number, i: number, j: number, si: number, sj: number): void {
    const items = this.#items;
    items.push({ cost, i, j, si, sj });
    for (let k = items.length - 1; k > 0; ) {
      const up = (k - 1) >> 1;
      if (!isBefore(items[k], items[up])) break;
      [items[k], items[up]] = [items[up], items[k]];
      k = up;
    }
  }

  pop(): Pair | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!items.length || !last) return top;
    items[0] = last;
    for (let k = 0; ; ) {
      let down = 2 * k + 1;
      if (down >= items.length) break;
      if (down + 1 < items.length && isBefore(items[down + 1], items[down])) down++;
      if (!isBefore(items[down], items[k])) break;
      [items[k], items[down]] = [items[down], items[k]];
      k = down;
    }
    return top;
  }
}

function isBefore(p: Pair, q: Pair): boolean {
  return p.cost < q.cost || (p.cost === q.cost && (p.i < q.i || (p.i === q.i && p.j < q.j)));
}
