import type { QuadMesh } from './extract.ts';

/**
 * Makes a quad soup manifold and closes the gaps that are not borders of the surface: quads that repeat a vertex or an edge go, and every
 * even loop of open edges is filled with quads by dynamic programming over its chords (shortest chords win). Around an odd loop the
 * quads are taken away until it meets another: odd loops come in pairs.
 */
export function mendQuads(mesh: QuadMesh): QuadMesh {
  const isBorder = (a: number, b: number): boolean => mesh.border[a] > 0 && mesh.border[b] > 0;
  let quads = dropRepeats(mesh.quads);
  for (let round = 0; round < 6; round++) {
    const loops = openLoops(quads, isBorder);
    if (!loops.length) break;
    const added: number[] = [];
    const grow = new Set<number>();
    for (const loop of loops) {
      if (loop.length % 2 === 0 && loop.length <= 40 && new Set(loop).size === loop.length) fillLoop(mesh, loop, added);
      else for (const v of loop) grow.add(v);
    }
    const next = dropRepeats(Int32Array.from([...quads, ...added]));
    quads = grow.size ? next.filter((_, i) => !touches(next, i - (i % 4), grow)) : next;
  }
  return { ...mesh, quads };
}

function touches(quads: Int32Array, o: number, set: Set<number>): boolean {
  return set.has(quads[o]) || set.has(quads[o + 1]) || set.has(quads[o + 2]) || set.has(quads[o + 3]);
}

function dropRepeats(quads: Int32Array): Int32Array {
  const seen = new Set<number>();
  const out: number[] = [];
  const key = (o: number, k: number): number => quads[o + k] * 67108864 + quads[o + ((k + 1) & 3)];
  for (let o = 0; o < quads.length; o += 4) {
    const distinct =
      quads[o] !== quads[o + 2] &&
      quads[o + 1] !== quads[o + 3] &&
      [0, 1, 2, 3].every((k) => quads[o + k] !== quads[o + ((k + 1) & 3)]);
    if (!distinct || [0, 1, 2, 3].some((k) => seen.has(key(o, k)))) continue;
    for (let k = 0; k < 4; k++) {
      seen.add(key(o, k));
      out.push(quads[o + k]);
    }
  }
  return Int32Array.from(out);
}

/** Loops along open edges, in the direction a filling quad runs. */
function openLoops(quads: Int32Array, isBorder: (a: number, b: number) => boolean): number[][] {
  const edges = new Set<number>();
  for (let i = 0; i < quads.length; i++) edges.add(quads[i] * 67108864 + quads[(i & ~3) + ((i + 1) & 3)]);
  const next = new Map<number, number[]>();
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[(i & ~3) + ((i + 1) & 3)];
    if (edges.has(b * 67108864 + a) || isBorder(a, b)) continue;
    const list = next.get(b);
    if (list) list.push(a);
    else next.set(b, [a]);
  }
  const loops: number[][] = [];
  for (const from of next.keys()) {
    for (;;) {
      const path = walkLoop(next, from);
      if (!path) break;
      if (path.length >= 3) loops.push(path);
    }
  }
  return loops;
}

/** Follows open edges until a vertex comes again; the part that closes is the loop. */
function walkLoop(next: Map<number, number[]>, from: number): number[] | undefined {
  const path = [from];
  const at = new Map<number, number>([[from, 0]]);
  for (;;) {
    const v = path[path.length - 1];
    const u = next.get(v)?.pop();
    if (u === undefined) {
      if (path.length === 1) return undefined;
      path.pop();
      at.delete(v);
      continue;
    }
    const back = at.get(u);
    if (back !== undefined) {
      const loop = path.slice(back);
      // what led to the loop is put back for another walk
      for (let i = 0; i < back; i++) next.get(path[i])?.push(path[i + 1]);
      return loop;
    }
    at.set(u, path.length);
    path.push(u);
  }
}

/** Quads inside an even polygon, least sum of squared chords. */
function fillLoop(mesh: QuadMesh, loop: number[], out: number[]): void {
  const n = loop.length;
  const p = mesh.positions;
  const cost = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  const choice = new Int32Array(n * n * 2);
  const chord = (i: number, j: number): number => {
    let d = 0;
    for (let k = 0; k < 3; k++) d += (p[loop[i] * 3 + k] - p[loop[j] * 3 + k]) ** 2;
    return d;
  };
  for (let i = 0; i + 1 < n; i++) cost[i * n + i + 1] = 0;
  for (let length = 3; length < n; length += 2) {
    for (let i = 0; i + length < n; i++) {
      const j = i + length;
      for (let a = i + 1; a < j; a += 2) {
        for (let b = a + 1; b < j; b += 2) {
          const total = cost[i * n + a] + cost[a * n + b] + cost[b * n + j] + chord(i, j) + chord(a, b) * 1e-3;
          if (total >= cost[i * n + j]) continue;
          cost[i * n + j] = total;
          choice[(i * n + j) * 2] = a;
          choice[(i * n + j) * 2 + 1] = b;
        }
      }
    }
  }
  const emit = (i: number, j: number): void => {
    if (j - i < 3) return;
    const a = choice[(i * n + j) * 2];
    const b = choice[(i * n + j) * 2 + 1];
    out.push(loop[i], loop[a], loop[b], loop[j]);
    emit(i, a);
    emit(a, b);
    emit(b, j);
  };
  emit(0, n - 1);
}
