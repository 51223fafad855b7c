import type { QuadMesh } from './extract.ts';
import { chordEnd, nextInQuad, splitChord } from './split-chord.ts';

/** Loops up to this length are filled as well as can be; longer ones by a fan. */
const LOOP_MAX = 40;

/**
 * Makes a quad soup manifold and closes the gaps that are not borders of the surface: quads that repeat a vertex or an edge go, and every
 * even loop of open edges is filled with quads by dynamic programming over its chords (shortest chords win), by a fan where that cannot
 * be. Around an odd loop the quads are taken away until it meets another: odd loops come in pairs. Odd loops that stay apart are made
 * even by halving the row of quads that runs from one to the other, or to a border. What comes out has no open edge but borders.
 */
export function mendQuads(mesh: QuadMesh): QuadMesh {
  let out = { ...mesh, quads: dropRepeats(mesh.quads) };
  for (let round = 0; round < 40; round++) {
    const loops = openLoops(out);
    if (!loops.length) break;
    const grow = new Set<number>();
    for (const loop of loops) {
      if (loop.length % 2 === 0) out = fillLoop(out, loop);
      else for (const v of loop) grow.add(v);
    }
    out = { ...out, quads: dropRepeats(out.quads) };
    if (round < 4) out = { ...out, quads: out.quads.filter((_, i) => !touches(out.quads, i - (i % 4), grow)) };
    else for (const loop of openLoops(out)) out = evenOut(out, loop);
  }
  return out;
}

/** Halves a row of quads that leads from an odd loop to somewhere else; leaves the mesh alone when there is none any more. */
function evenOut(mesh: QuadMesh, loop: readonly number[]): QuadMesh {
  if (loop.length % 2 === 0) return mesh;
  const own = new Set<number>();
  const sideOf = new Map<number, number>();
  mesh.quads.forEach((v, i) => {
    sideOf.set(v * 67108864 + mesh.quads[nextInQuad(i)], i);
  });
  for (let i = 0; i < loop.length; i++) {
    const side = sideOf.get(loop[(i + 1) % loop.length] * 67108864 + loop[i]);
    // another row has run through since
    if (side === undefined) return mesh;
    own.add(side);
  }
  for (const side of own) if (!own.has(chordEnd(mesh.quads, sideOf, side))) return splitChord(mesh, side);
  return mesh;
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

/** Loops along open edges that are not borders, in the direction a filling quad runs. */
function openLoops({ quads, border }: QuadMesh): number[][] {
  const edges = new Set<number>();
  for (let i = 0; i < quads.length; i++) edges.add(quads[i] * 67108864 + quads[(i & ~3) + ((i + 1) & 3)]);
  const next = new Map<number, number[]>();
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[(i & ~3) + ((i + 1) & 3)];
    if (edges.has(b * 67108864 + a) || (border[a] > 0 && border[b] > 0)) continue;
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

/** Quads inside an even polygon: least sum of squared chords that are not edges yet, or a fan around a new vertex. */
function fillLoop(mesh: QuadMesh, loop: readonly number[]): QuadMesh {
  const n = loop.length;
  const added: number[] = [];
  if (n <= LOOP_MAX && chooseChords(mesh, loop, added))
    return { ...mesh, quads: Int32Array.from([...mesh.quads, ...added]) };
  const centre = mesh.rank.length;
  const middle = [0, 1, 2].map((k) => loop.reduce((sum, v) => sum + mesh.positions[v * 3 + k] / n, 0));
  for (let i = 0; i < n; i += 2) added.push(centre, loop[i], loop[i + 1], loop[(i + 2) % n]);
  return {
    positions: Float64Array.from([...mesh.positions, ...middle]),
    quads: Int32Array.from([...mesh.quads, ...added]),
    rank: Uint8Array.from([...mesh.rank, 0]),
    border: Uint8Array.from([...mesh.border, 0]),
  };
}

/** Appends the best quads to `out`; false when every choice repeats an edge. */
function chooseChords(mesh: QuadMesh, loop: readonly number[], out: number[]): boolean {
  const n = loop.length;
  const p = mesh.positions;
  const taken = edgesAmong(mesh.quads, loop);
  const cost = new Float64Array(n * n).fill(Number.POSITIVE_INFINITY);
  const choice = new Int32Array(n * n * 2);
  const chord = (i: number, j: number): number => {
    const ring = j - i === 1 || j - i === n - 1;
    if (!ring && taken.has(loop[i] * 67108864 + loop[j])) return Number.POSITIVE_INFINITY;
    let d = 0;
    for (let k = 0; k < 3; k++) d += (p[loop[i] * 3 + k] - p[loop[j] * 3 + k]) ** 2;
    return d;
  };
  for (let i = 0; i + 1 < n; i++) cost[i * n + i + 1] = 0;
  for (let length = 3; length < n; length += 2) {
    for (let i = 0; i + length < n; i++) {
      const j = i + length;
      const own = chord(i, j);
      for (let a = i + 1; a < j; a += 2) {
        for (let b = a + 1; b < j; b += 2) {
          const total = cost[i * n + a] + cost[a * n + b] + cost[b * n + j] + own + chord(a, b) * 1e-3;
          if (total >= cost[i * n + j]) continue;
          cost[i * n + j] = total;
          choice[(i * n + j) * 2] = a;
          choice[(i * n + j) * 2 + 1] = b;
        }
      }
    }
  }
  if (cost[n - 1] === Number.POSITIVE_INFINITY) return false;
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
  return true;
}

/** Edges between vertices of a loop, both ways. */
function edgesAmong(quads: Int32Array, loop: readonly number[]): Set<number> {
  const own = new Set(loop);
  const out = new Set<number>();
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[nextInQuad(i)];
    if (own.has(a) && own.has(b)) out.add(a * 67108864 + b).add(b * 67108864 + a);
  }
  return out;
}
