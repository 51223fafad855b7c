import { nextSide, type Surface } from '../mesh/index.ts';
import { edgeLength } from './vector.ts';

/** A surface as plain lists while it is being rebuilt; `sharp` marks creases and borders, per side. */
export interface Soup {
  positions: Float64Array;
  vertex: Int32Array;
  sharp: Uint8Array;
}

/**
 * Halves every edge longer than `longest`, all at once: triangles with one, two or three halved sides are cut by pattern. A chain of calls
 * reaches any length, halving each time.
 */
export function splitLong(surface: Surface, sharp: Uint8Array, longest: number): Soup | undefined {
  const { positions, vertex, twin } = surface;
  const middle = new Int32Array(vertex.length).fill(-1);
  const added: number[] = [];
  const first = positions.length / 3;
  for (let c = 0; c < vertex.length; c++) {
    if (middle[c] >= 0) continue;
    const a = vertex[c];
    const b = vertex[nextSide(c)];
    if (edgeLength(positions, a, b) <= longest) continue;
    middle[c] = first + added.length / 3;
    if (twin[c] >= 0) middle[twin[c]] = middle[c];
    for (let k = 0; k < 3; k++) added.push((positions[a * 3 + k] + positions[b * 3 + k]) / 2);
  }
  if (!added.length) return undefined;
  const out = new Float64Array(positions.length + added.length);
  out.set(positions);
  out.set(added, positions.length);
  let sides = vertex.length;
  for (let c = 0; c < vertex.length; c++) if (middle[c] >= 0) sides += 3;
  const faces = new Int32Array(sides);
  const flags = new Uint8Array(sides);
  let at = 0;
  const put = (a: number, b: number, c: number, ab: number, bc: number, ca: number): void => {
    faces[at] = a;
    faces[at + 1] = b;
    faces[at + 2] = c;
    flags[at] = ab;
    flags[at + 1] = bc;
    flags[at + 2] = ca;
    at += 3;
  };
  for (let f = 0; f < vertex.length; f += 3) cutFace(out, vertex, sharp, middle, f, put);
  return { positions: out, vertex: faces, sharp: flags };
}

type Put = (a: number, b: number, c: number, ab: number, bc: number, ca: number) => void;

function cutFace(
  p: Float64Array,
  vertex: Int32Array,
  sharp: Uint8Array,
  middle: Int32Array,
  f: number,
  put: Put,
): void {
  const count = (middle[f] >= 0 ? 1 : 0) + (middle[f + 1] >= 0 ? 1 : 0) + (middle[f + 2] >= 0 ? 1 : 0);
  // turned so that the pattern's halved sides come first
  let r = 0;
  if (count === 1) while (middle[f + r] < 0) r++;
  if (count === 2) while (middle[f + r] < 0 || middle[f + ((r + 1) % 3)] < 0) r++;
  const i = f + r;
  const j = f + ((r + 1) % 3);
  const k = f + ((r + 2) % 3);
  const a = vertex[i];
  const b = vertex[j];
  const c = vertex[k];
  const ab = middle[i];
  const bc = middle[j];
  const ca = middle[k];
  if (count === 0) put(a, b, c, sharp[i], sharp[j], sharp[k]);
  else if (count === 1) {
    put(a, ab, c, sharp[i], 0, sharp[k]);
    put(ab, b, c, sharp[i], sharp[j], 0);
  } else if (count === 2) {
    put(ab, b, bc, sharp[i], sharp[j], 0);
    if (edgeLength(p, a, bc) < edgeLength(p, ab, c)) {
      put(a, ab, bc, sharp[i], 0, 0);
      put(a, bc, c, 0, sharp[j], sharp[k]);
    } else {
      put(a, ab, c, sharp[i], 0, sharp[k]);
      put(ab, bc, c, 0, sharp[j], 0);
    }
  } else {
    put(a, ab, ca, sharp[i], 0, sharp[k]);
    put(ab, b, bc, sharp[i], sharp[j], 0);
    put(ca, bc, c, 0, sharp[j], sharp[k]);
    put(ab, bc, ca, 0, 0, 0);
  }
}
