import type { QuadMesh } from './extract.ts';

/**
 * Merges the two quads at every inner vertex of valence two, until there is none; drops pillows (two quads on the same four vertices, all that
 * is left of a thin end), then vertices nobody uses.
 */
export function tidyQuads(mesh: QuadMesh): QuadMesh {
  let { quads } = mesh;
  for (let round = 0; round < 10; round++) {
    const merged = mergeDoublets(mesh, quads);
    if (merged.length === quads.length) break;
    quads = merged;
  }
  return compactQuads({ ...mesh, quads: dropPillows(quads) });
}

function dropPillows(quads: Int32Array): Int32Array {
  const twins = new Map<string, number>();
  const gone = new Uint8Array(quads.length / 4);
  for (let o = 0; o < quads.length; o += 4) {
    // from the lowest corner on, either way round: the same corners in another order share two edges only
    let first = o;
    for (let i = o + 1; i < o + 4; i++) if (quads[i] < quads[first]) first = i;
    const at = (k: number): number => quads[o + ((first - o + k) & 3)];
    const key = `${at(0)},${Math.min(at(1), at(3))},${at(2)},${Math.max(at(1), at(3))}`;
    const twin = twins.get(key);
    if (twin === undefined) twins.set(key, o);
    else gone[twin >> 2] = gone[o >> 2] = 1;
  }
  return gone.includes(1) ? quads.filter((_, i) => !gone[i >> 2]) : quads;
}

function mergeDoublets(mesh: QuadMesh, quads: Int32Array): Int32Array {
  const count = mesh.rank.length;
  const valence = new Int32Array(count);
  const first = new Int32Array(count).fill(-1);
  const second = new Int32Array(count).fill(-1);
  for (let i = 0; i < quads.length; i++) {
    const v = quads[i];
    if (valence[v]++ === 0) first[v] = i;
    else second[v] = i;
  }
  const out = quads.slice();
  const gone = new Uint8Array(quads.length / 4);
  const changed = new Uint8Array(quads.length / 4);
  for (let v = 0; v < count; v++) {
    if (valence[v] !== 2 || mesh.rank[v]) continue;
    const f = first[v] >> 2;
    const g = second[v] >> 2;
    if (f === g || gone[f] || gone[g] || changed[f] || changed[g]) continue;
    const at = (q: number, i: number): number => quads[(q & ~3) + ((q + i) & 3)];
    const a = first[v];
    const b = second[v];
    // both neighbours of v are shared, the far corners differ
    if (at(a, 1) !== at(b, 3) || at(a, 3) !== at(b, 1) || at(a, 2) === at(b, 2)) continue;
    out[a] = at(b, 2);
    gone[g] = 1;
    changed[f] = changed[g] = 1;
  }
  return out.filter((_, i) => !gone[i >> 2]);
}

/** Drops unused vertices. */
function compactQuads(mesh: QuadMesh): QuadMesh {
  const map = new Int32Array(mesh.rank.length).fill(-1);
  const quads = mesh.quads.slice();
  const kept: number[] = [];
  for (let i = 0; i < quads.length; i++) {
    const v = quads[i];
    if (map[v] < 0) {
      map[v] = kept.length;
      kept.push(v);
    }
    quads[i] = map[v];
  }
  const positions = new Float64Array(kept.length * 3);
  const rank = new Uint8Array(kept.length);
  const border = new Uint8Array(kept.length);
  for (let i = 0; i < kept.length; i++) {
    rank[i] = mesh.rank[kept[i]];
    border[i] = mesh.border[kept[i]];
    for (let k = 0; k < 3; k++) positions[i * 3 + k] = mesh.positions[kept[i] * 3 + k];
  }
  return { positions, quads, rank, border };
}
