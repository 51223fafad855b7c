import { nextSide, previousSide, type Surface } from '../mesh/index.ts';
import type { Soup } from './split.ts';
import { edgeLength } from './vector.ts';

/**
 * Removes an independent set of the edges shorter than `shortest` (no two collapses share a neighbour), shortest first. Keeps topology
 * (link condition), creases (a free vertex goes to the crease, crease vertices only along it), corners, and triangles' facing; makes
 * no edge longer than `longest`. Undefined when nothing can go.
 */
export function collapseShort(
  surface: Surface,
  sharp: Uint8Array,
  rank: Uint8Array,
  shortest: number,
  longest: number,
): Soup | undefined {
  const { positions, vertex, twin } = surface;
  const list: number[] = [];
  const lengths = new Float64Array(vertex.length);
  for (let c = 0; c < vertex.length; c++) {
    if (twin[c] >= 0 && twin[c] < c) continue;
    lengths[c] = edgeLength(positions, vertex[c], vertex[nextSide(c)]);
    if (lengths[c] < shortest) list.push(c);
  }
  list.sort((x, y) => lengths[x] - lengths[y] || x - y);
  const locked = new Uint8Array(positions.length / 3);
  const target = new Int32Array(positions.length / 3);
  for (let v = 0; v < target.length; v++) target[v] = v;
  const moved = positions.slice();
  const place = new Float64Array(3);
  let done = 0;
  for (const c of list) {
    const a = vertex[c];
    const b = vertex[nextSide(c)];
    if (locked[a] || locked[b]) continue;
    const keep = keptEnd(a, b, rank, sharp[c]);
    if (keep === -2) continue;
    for (let k = 0; k < 3; k++)
      place[k] = keep >= 0 ? positions[keep * 3 + k] : (positions[a * 3 + k] + positions[b * 3 + k]) / 2;
    if (
      !linkHolds(surface, c) ||
      !ringStands(surface, a, b, place, longest) ||
      !ringStands(surface, b, a, place, longest)
    )
      continue;
    const stays = keep >= 0 ? keep : a;
    target[stays === a ? b : a] = stays;
    moved.set(place, stays * 3);
    lockRing(surface, a, locked);
    lockRing(surface, b, locked);
    done++;
  }
  return done ? rebuild(surface, sharp, moved, target) : undefined;
}

/** The vertex that must stay, -1 for the middle, -2 for no collapse. */
function keptEnd(a: number, b: number, rank: Uint8Array, sharp: number): number {
  if (rank[a] && rank[b] && !sharp) return -2;
  if (rank[a] === rank[b]) return rank[a] === 2 ? -2 : -1;
  return rank[a] > rank[b] ? a : b;
}

function rebuild(surface: Surface, sharp: Uint8Array, moved: Float64Array, target: Int32Array): Soup {
  const { vertex, twin } = surface;
  const faces = new Int32Array(vertex.length);
  const kept = new Int32Array(vertex.length / 3);
  let count = 0;
  for (let f = 0; f < vertex.length; f += 3) {
    const a = target[vertex[f]];
    const b = target[vertex[f + 1]];
    const c = target[vertex[f + 2]];
    if (a !== b && b !== c && c !== a) {
      faces[count * 3] = a;
      faces[count * 3 + 1] = b;
      faces[count * 3 + 2] = c;
      kept[count++] = f;
      continue;
    }
    // the two sides that remain of a collapsed triangle fall together: a crease on either is one on both
    const at = a === b ? f : b === c ? f + 1 : f + 2;
    const s = nextSide(at);
    const t = previousSide(at);
    const kind = Math.max(sharp[s], sharp[t]);
    if (!kind) continue;
    for (const side of [s, t]) {
      sharp[side] = kind;
      if (twin[side] >= 0) sharp[twin[side]] = kind;
    }
  }
  const flags = new Uint8Array(count * 3);
  for (let i = 0; i < count; i++) for (let k = 0; k < 3; k++) flags[i * 3 + k] = sharp[kept[i] + k];
  return { positions: moved, vertex: faces.subarray(0, count * 3), sharp: flags };
}

const around = new Int32Array(256);

/** Fills `around` with the neighbours of v. */
function ring(s: Surface, v: number): number {
  let n = 0;
  const start = s.side[v];
  let c = start;
  for (;;) {
    around[n++] = s.vertex[nextSide(c)];
    const back = previousSide(c);
    const t = s.twin[back];
    if (t < 0) {
      around[n++] = s.vertex[back];
      return n;
    }
    c = t;
    if (c === start || n > 250) return n;
  }
}

function lockRing(s: Surface, v: number, locked: Uint8Array): void {
  const n = ring(s, v);
  locked[v] = 1;
  for (let i = 0; i < n; i++) locked[around[i]] = 1;
}

function linkHolds(s: Surface, c: number): boolean {
  const a = s.vertex[c];
  const b = s.vertex[nextSide(c)];
  const n = ring(s, a);
  const mine = around.slice(0, n);
  const m = ring(s, b);
  let shared = 0;
  for (let i = 0; i < m; i++) if (mine.includes(around[i])) shared++;
  const border = s.twin[c] < 0;
  if (shared !== (border ? 1 : 2)) return false;
  // a tetrahedron, and an inner edge between two borders, must stay
  if (n <= 3 && m <= 3) return false;
  return border || !(onBorder(s, a) && onBorder(s, b));
}

function onBorder(s: Surface, v: number): boolean {
  return s.twin[s.side[v]] < 0;
}

/** Whether the triangles of v, without those that also have `other`, keep their facing and length when v moves to `place`. */
function ringStands(s: Surface, v: number, other: number, place: Float64Array, longest: number): boolean {
  const p = s.positions;
  const start = s.side[v];
  let c = start;
  do {
    const b = s.vertex[nextSide(c)];
    const d = s.vertex[previousSide(c)];
    if (b !== other && d !== other && !triangleStands(p, v * 3, b * 3, d * 3, place, longest)) return false;
    c = s.twin[previousSide(c)];
  } while (c >= 0 && c !== start);
  return true;
}

function triangleStands(p: Float64Array, v: number, b: number, d: number, q: Float64Array, longest: number): boolean {
  const ux = p[d] - p[b];
  const uy = p[d + 1] - p[b + 1];
  const uz = p[d + 2] - p[b + 2];
  const wx = p[v] - p[b];
  const wy = p[v + 1] - p[b + 1];
  const wz = p[v + 2] - p[b + 2];
  const zx = q[0] - p[b];
  const zy = q[1] - p[b + 1];
  const zz = q[2] - p[b + 2];
  if (zx * zx + zy * zy + zz * zz > longest * longest) return false;
  const ox = uy * wz - uz * wy;
  const oy = uz * wx - ux * wz;
  const oz = ux * wy - uy * wx;
  const nx = uy * zz - uz * zy;
  const ny = uz * zx - ux * zz;
  const nz = ux * zy - uy * zx;
  const dot = ox * nx + oy * ny + oz * nz;
  const l = Math.sqrt((ox * ox + oy * oy + oz * oz) * (nx * nx + ny * ny + nz * nz));
  return nx * nx + ny * ny + nz * nz > 1e-4 * (ux * ux + uy * uy + uz * uz) ** 2 && dot > 0.5 * l;
}
