import { buildEdges, computeFaceNormals } from '../mesh/index.ts';
import type { Bisected } from '../remesh/index.ts';

/** Labels of a surface as fields that change softly across borders. */
export interface LabelField {
  /** The label that weighs most at each vertex. */
  best: Int32Array;
  /** 1 at vertices on a border that runs along a hard edge: it stays where it is. */
  isPinned: Uint8Array;
  /** 1 within two rings of a border. */
  isNear: Uint8Array;
  /** Weight of a label at a vertex, 0 to 1. */
  weigh(vertex: number, label: number): number;
}

/** Rounds of averaging: borders become smooth over about as many edges. */
const ROUNDS = 5;
/** Cosine from which two faces meet in a hard edge: 30 degrees. */
const HARD = 0.866;

/** Averages the labels of faces over vertices near borders. `label` per fine face, below `count`. */
export function smoothLabels(fine: Bisected, label: Int32Array, count: number): LabelField {
  const { corners, positions } = fine;
  const vertices = positions.length / 3;
  const own = new Int32Array(vertices).fill(-1);
  const ring = new Uint8Array(vertices).fill(255);
  for (let c = 0; c < corners.length; c++) {
    const v = corners[c];
    const l = label[(c / 3) | 0];
    if (own[v] < 0) own[v] = l;
    else if (own[v] !== l) ring[v] = 0;
  }
  for (let r = 0; r < ROUNDS; r++) {
    for (let f = 0; f < corners.length; f += 3) {
      if (ring[corners[f]] !== r && ring[corners[f + 1]] !== r && ring[corners[f + 2]] !== r) continue;
      for (let k = f; k < f + 3; k++) if (ring[corners[k]] === 255) ring[corners[k]] = r + 1;
    }
  }
  const slot = new Int32Array(vertices).fill(-1);
  let size = 0;
  for (let v = 0; v < vertices; v++) if (ring[v] < 255) slot[v] = size++;
  const isPinned = pinHardBorders(fine, label, ring);
  const weights = average({ corners, label, count, own, slot, size, isPinned });
  const weigh = (v: number, l: number): number => (slot[v] < 0 ? Number(own[v] === l) : weights[slot[v] * count + l]);
  const best = own.slice();
  for (let v = 0; v < vertices; v++) {
    if (slot[v] < 0) continue;
    for (let l = 0; l < count; l++) if (weigh(v, l) > weigh(v, best[v])) best[v] = l;
  }
  return { best, isPinned, isNear: ring.map((r) => (r <= 2 ? 1 : 0)), weigh };
}

interface Band {
  corners: readonly number[];
  label: Int32Array;
  count: number;
  own: Int32Array;
  /** Place of each vertex near a border, -1 elsewhere. */
  slot: Int32Array;
  size: number;
  isPinned: Uint8Array;
}

/** Weights of all labels at each vertex of the band: shares of the faces around at first, then averaged with neighbours. */
function average({ corners, label, count, own, slot, size, isPinned }: Band): Float32Array {
  let now = new Float32Array(size * count);
  const valence = new Float32Array(size);
  for (let c = 0; c < corners.length; c++) {
    const s = slot[corners[c]];
    if (s < 0) continue;
    valence[s]++;
    now[s * count + label[(c / 3) | 0]]++;
  }
  for (let i = 0; i < now.length; i++) now[i] /= valence[(i / count) | 0];
  for (let round = 0; round < ROUNDS; round++) {
    const next = now.slice();
    const sum = new Float32Array(size).fill(1);
    for (let c = 0; c < corners.length; c++) {
      const v = corners[c];
      const s = slot[v];
      if (s < 0 || isPinned[v]) continue;
      // both neighbours within the face: each edge counts from both sides
      for (let k = 1; k < 3; k++) {
        const w = corners[c - (c % 3) + ((c + k) % 3)];
        if (isPinned[w]) continue;
        sum[s] += 0.5;
        if (slot[w] < 0) next[s * count + own[w]] += 0.5;
        else for (let l = 0; l < count; l++) next[s * count + l] += 0.5 * now[slot[w] * count + l];
      }
    }
    for (let i = 0; i < next.length; i++) next[i] /= sum[(i / count) | 0];
    now = next;
  }
  return now;
}

/** Vertices at the ends of hard edges between faces of different labels. */
function pinHardBorders({ corners, positions }: Bisected, label: Int32Array, ring: Uint8Array): Uint8Array {
  // Only faces that have an edge on a border.
  const faces: number[] = [];
  for (let f = 0; 3 * f < corners.length; f++) {
    const on = Number(!ring[corners[3 * f]]) + Number(!ring[corners[3 * f + 1]]) + Number(!ring[corners[3 * f + 2]]);
    if (on > 1) faces.push(f);
  }
  const indices = Uint32Array.from({ length: 3 * faces.length }, (_, c) => corners[3 * faces[(c / 3) | 0] + (c % 3)]);
  const normal = computeFaceNormals(Float32Array.from(positions), indices);
  const edges = buildEdges(indices);
  const last = new Int32Array(edges.count).fill(-1);
  const isPinned = new Uint8Array(positions.length / 3);
  for (let c = 0; c < indices.length; c++) {
    const e = edges.ofCorner[c];
    const f = (c / 3) | 0;
    const g = last[e];
    last[e] = f;
    if (g < 0 || label[faces[f]] === label[faces[g]]) continue;
    const dot =
      normal[3 * f] * normal[3 * g] + normal[3 * f + 1] * normal[3 * g + 1] + normal[3 * f + 2] * normal[3 * g + 2];
    if (dot > HARD) continue;
    isPinned[edges.vertices[2 * e]] = 1;
    isPinned[edges.vertices[2 * e + 1]] = 1;
  }
  return isPinned;
}
