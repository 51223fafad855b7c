import { DisjointSets } from '../math/index.ts';
import type { PatchGraph } from './patches.ts';

/** A limb is at least so long, in lengths of the line along which it hangs on a body: a bit longer than it is wide there, */
const LONG = 0.35;
/** and on the whole this much thinner than there: what is thicker beyond, as a head on a neck, ends where it is narrow. */
const TAPERED = 0.85;
/** What else it touches along less than this share of that line does not count. */
const BESIDE = 0.2;
/** Rings shorter than so many patches say nothing. */
const RING = 8;
/** Width of a ring, in patches. */
const STEP = 2;
/** A limb that widens towards the body like a cone of so much half its opening (sine) is still a limb; where it meets a flank rings spread like those on flat ground, 1. */
const SPREAD = 0.45;
/** What a limb gains, at most: of its own length, and how much wider than its old end it may become. */
const REACH = 0.4;
const WIDER = 1.4;
/** Rules by which a limb ends are so many times as mild. */
const RULES = [0.6, 0.8, 1, 1.2, 1.4];
/** Share of its surface that a body keeps at least. */
const KEPT = 0.5;

/**
 * Lets limbs reach up to where they join the body: a thigh that is nearly as thick as the belly is of the belly's class of thickness, and legs would end at the knee. From the
 * line at which a limb ends now rings are drawn on the body, farther and farther along its surface; as long as they become wider only slowly they go around the limb, and where they spread
 * over a flank or meet those of the limb beside, the body begins. `mirror`: the patch opposite each. Returns the part of each patch. Source of the rings: Verroust & Lazarus, "Extracting skeletal curves from 3D
 * scattered data", 2000.
 */
export function growLimbs(graph: PatchGraph, part: Int32Array, mirror?: Int32Array): Int32Array {
  const size = Math.sqrt(graph.area.reduce((s, a) => s + a, 0) / graph.count);
  const near = listNeighbours(graph);
  const pieces = listPieces(graph, part);
  const limbs = findLimbs(graph, near, pieces, size, mirror);
  if (!limbs.length) return part;
  const { from, distance } = spreadOver(near, pieces.of, limbs);
  const twins = twinsOf(limbs, pieces.of, mirror);
  // What lies across the plane of symmetry, such as a tail, goes over into the trunk: legs hang on it.
  const reaches = limbs.map((limb, l) =>
    twins[l] === l ? 0 : reachOf(limb.length, ringsOf(graph, from, distance, l, STEP * size), STEP * size),
  );
  // Both limbs of a pair go on as far as the one that goes less far.
  const reach = reaches.map((r, l) => Math.min(r, reaches[twins[l]] ?? r));
  const gain = new Map<number, number>();
  const isGained = (n: number): boolean => from[n] >= 0 && distance[n] < reach[from[n]];
  for (let n = 0; n < graph.count; n++)
    if (isGained(n)) gain.set(pieces.of[n], (gain.get(pieces.of[n]) ?? 0) + graph.area[n]);
  const isEaten = (body: number): boolean => (gain.get(body) ?? 0) > (1 - KEPT) * pieces.area[body];
  return part.map((p, n) => (isGained(n) && !isEaten(pieces.of[n]) ? limbs[from[n]].part : p));
}

interface Neighbours {
  patch: number;
  /** Between the middles, metres. */
  distance: number;
  border: number;
}

function listNeighbours({ a, b, border, centre: c, count }: PatchGraph): Neighbours[][] {
  const near: Neighbours[][] = Array.from({ length: count }, () => []);
  for (let e = 0; e < a.length; e++) {
    const [i, j] = [a[e], b[e]];
    const distance = Math.hypot(c[3 * i] - c[3 * j], c[3 * i + 1] - c[3 * j + 1], c[3 * i + 2] - c[3 * j + 2]);
    near[i].push({ patch: j, distance, border: border[e] });
    near[j].push({ patch: i, distance, border: border[e] });
  }
  return near;
}

/** What of the parts hangs together. */
interface Pieces {
  of: Int32Array;
  area: Float64Array;
  part: Int32Array;
  /** Length of the border with each neighbour, by piece. */
  borders: Map<number, number>[];
}

function listPieces(graph: PatchGraph, part: Int32Array): Pieces {
  const sets = new DisjointSets(graph.count);
  const { a, b, border } = graph;
  for (let e = 0; e < a.length; e++) if (part[a[e]] === part[b[e]]) sets.join(a[e], b[e]);
  const of = sets.number();
  const count = of.reduce((m, p) => Math.max(m, p), -1) + 1;
  const area = new Float64Array(count);
  const ofPiece = new Int32Array(count);
  for (let n = 0; n < graph.count; n++) {
    area[of[n]] += graph.area[n];
    ofPiece[of[n]] = part[n];
  }
  const borders = Array.from({ length: count }, () => new Map<number, number>());
  for (let e = 0; e < a.length; e++) {
    const [p, q] = [of[a[e]], of[b[e]]];
    if (p === q) continue;
    borders[p].set(q, (borders[p].get(q) ?? 0) + border[e]);
    borders[q].set(p, (borders[q].get(p) ?? 0) + border[e]);
  }
  return { of, area, part: ofPiece, borders };
}

interface Limb {
  part: number;
  piece: number;
  body: number;
  /** Patches of the body along the limb's end. */
  start: number[];
  /** From the line at which it ends to its tip, metres. */
  length: number;
}

/** Pieces that hang on one larger piece, which is not their mirror image, but for smaller ones that hang on them alone (feet), and are long and tapered. */
function findLimbs(
  graph: PatchGraph,
  near: readonly Neighbours[][],
  pieces: Pieces,
  size: number,
  mirror: Int32Array | undefined,
): Limb[] {
  const limbs: Limb[] = [];
  const { borders, area } = pieces;
  const patches: number[][] = Array.from(area, () => []);
  for (let n = 0; n < graph.count; n++) patches[pieces.of[n]].push(n);
  for (let p = 0; p < area.length; p++) {
    const others = [...borders[p].keys()].sort((q, r) => area[r] - area[q] || q - r);
    const [body] = others;
    const ring = borders[p].get(body) ?? 0;
    const isAlone = others.every(
      (q) =>
        q === body || (borders[q].size === 1 && area[q] < area[p]) || (borders[p].get(q) as number) < BESIDE * ring,
    );
    const isTwin = (): boolean =>
      !!mirror && 2 * patches[p].filter((n) => pieces.of[mirror[n]] === body).length > patches[p].length;
    if (ring < RING * size || area[body] < area[p] || !isAlone || isTwin()) continue;
    const whole = new Set([p, ...others.filter((q) => q !== body && borders[q].size === 1)]);
    const inner = patches[p].filter((n) => near[n].some(({ patch }) => pieces.of[patch] === body));
    const start = [
      ...new Set(inner.flatMap((n) => near[n].map(({ patch }) => patch).filter((m) => pieces.of[m] === body))),
    ];
    const from = walk(near, inner, (n) => whole.has(pieces.of[n]));
    let [length, surface] = [0, 0];
    for (const q of whole) {
      for (const n of patches[q]) length = Math.max(length, from.get(n) ?? 0);
      surface += area[q];
    }
    if (length > LONG * ring && surface < TAPERED * ring * length)
      limbs.push({ part: pieces.part[p], piece: p, body, start, length });
  }
  return limbs;
}

/** Distances along the surface from some patches, within what may be entered, metres. */
function walk(
  near: readonly Neighbours[][],
  start: readonly number[],
  mayEnter: (patch: number) => boolean,
): Map<number, number> {
  const distance = new Map(start.map((n) => [n, 0]));
  const queue = [...start];
  for (let h = 0; h < queue.length; h++) {
    const own = distance.get(queue[h]) as number;
    for (const { patch, distance: d } of near[queue[h]]) {
      if (!mayEnter(patch) || own + d >= (distance.get(patch) ?? Number.POSITIVE_INFINITY)) continue;
      distance.set(patch, own + d);
      queue.push(patch);
    }
  }
  return distance;
}

/** The limb whose end is nearest to each patch of a body, -1 elsewhere, and how far that is. */
function spreadOver(
  near: readonly Neighbours[][],
  pieceOf: Int32Array,
  limbs: readonly Limb[],
): { from: Int32Array; distance: Float64Array } {
  const from = new Int32Array(near.length).fill(-1);
  const distance = new Float64Array(near.length).fill(Number.POSITIVE_INFINITY);
  limbs.forEach(({ start, body }, l) => {
    for (const [n, d] of walk(near, start, (m) => pieceOf[m] === body))
      if (d < distance[n]) [distance[n], from[n]] = [d, l];
  });
  return { from, distance };
}

/** Length of the rings around a limb's end, each `width` metres farther. Patches are as wide as half a ring: each counts in the two rings whose middles it is between, which smooths them. */
function ringsOf(graph: PatchGraph, from: Int32Array, distance: Float64Array, limb: number, width: number): number[] {
  const rings: number[] = [];
  for (let n = 0; n < graph.count; n++) {
    if (from[n] !== limb) continue;
    const at = distance[n] / width - 0.5;
    const k = Math.floor(at);
    const length = graph.area[n] / width;
    // The first ring has no other before it.
    const [before, after] = [Math.max(0, k), k + 1];
    rings[before] = (rings[before] ?? 0) + length * (1 - (at - k));
    rings[after] = (rings[after] ?? 0) + length * (at - k);
  }
  return rings;
}

/** How far up a limb goes on, metres: to where between two rings it has become too wide, in the mean of stricter and milder rules, so that no small step decides it. */
function reachOf(length: number, rings: readonly number[], width: number): number {
  if (!rings.length) return 0;
  const most = REACH * length;
  const ring = (rings[0] + (rings[1] ?? rings[0])) / 2;
  const upTo = (widest: number, spread: number): number => {
    let before = ring;
    for (let k = 1; k * width < most && rings[k] !== undefined; k++) {
      const limit = Math.min(widest, before + spread);
      if (rings[k] > limit) return width * (k - 0.5 + Math.max(0, (limit - before) / (rings[k] - before)));
      before = rings[k];
    }
    return rings.length * width;
  };
  let sum = 0;
  for (const share of RULES)
    sum += Math.min(most, upTo(ring * (1 + (WIDER - 1) * share), SPREAD * share * 2 * Math.PI * width));
  return sum / RULES.length;
}

/** The limb opposite each, which is itself where it lies across the plane of symmetry; -1 for none. */
function twinsOf(limbs: readonly Limb[], pieceOf: Int32Array, mirror: Int32Array | undefined): number[] {
  if (!mirror) return limbs.map(() => -1);
  const limbOf = new Map(limbs.map(({ piece }, l) => [piece, l]));
  const votes = limbs.map(() => new Float64Array(limbs.length));
  for (let n = 0; n < mirror.length; n++) {
    const [l, twin] = [limbOf.get(pieceOf[n]), limbOf.get(pieceOf[mirror[n]])];
    if (l !== undefined && twin !== undefined) votes[l][twin]++;
  }
  return votes.map((row) => {
    const most = Math.max(...row);
    return most > 0 ? row.indexOf(most) : -1;
  });
}
