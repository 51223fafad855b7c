import type { Mesh } from '../../mesh/index.ts';

/** Mark of a wide flat in `findFlats`; the bits below it are its edges. */
export const WIDE_FLAT = 8;

/** Shares of a part's diagonal: flats that are narrower than this belong to the edge beside them. */
const NARROW = 0.04;
/** Cosine of the angle by which the normals of a flat may differ. */
const FLAT = 0.995;

/**
 * Which faces are wide flats (`WIDE_FLAT`), and which of their edges go on in something that is none (bit k: the edge opposite corner k), by places, so
 * that seams do not matter. `size`: diagonal of the part, metres; `joined`: as of `joinByPosition`. A byte a face.
 */
export function findFlats(mesh: Mesh, size: number, joined: Uint32Array): Uint8Array {
  const { indices } = mesh;
  const count = indices.length / 3;
  const out = new Uint8Array(count);
  for (let f = 0; f < count; f++) if (isWideFlat(mesh, f, size)) out[f] = WIDE_FLAT;
  const vertices = mesh.positions.length / 3;
  const edgeOf = (c: number): number => {
    const a = joined[indices[c]];
    const b = joined[indices[c % 3 === 2 ? c - 2 : c + 1]];
    return Math.min(a, b) * vertices + Math.max(a, b);
  };
  const curved = new Set<number>();
  for (let c = 0; c < indices.length; c++) if (!out[Math.floor(c / 3)]) curved.add(edgeOf(c));
  for (let c = 0; c < indices.length; c++) {
    const f = Math.floor(c / 3);
    // The edge that starts at corner c is the one opposite the corner before it.
    if (out[f] && curved.has(edgeOf(c))) out[f] |= 1 << ((c + 2) % 3);
  }
  return out;
}

function isWideFlat({ positions: p, normals, indices }: Mesh, face: number, size: number): boolean {
  const n = normals as Float32Array;
  let longest = 0;
  for (let k = 0; k < 3; k++) {
    const a = 3 * indices[3 * face + k];
    const b = 3 * indices[3 * face + ((k + 1) % 3)];
    if (n[a] * n[b] + n[a + 1] * n[b + 1] + n[a + 2] * n[b + 2] < FLAT) return false;
    longest = Math.max(longest, (p[a] - p[b]) ** 2 + (p[a + 1] - p[b + 1]) ** 2 + (p[a + 2] - p[b + 2]) ** 2);
  }
  const [a, b, d] = [3 * indices[3 * face], 3 * indices[3 * face + 1], 3 * indices[3 * face + 2]];
  let area2 = 0;
  for (let i = 0; i < 3; i++) {
    const j = (i + 1) % 3;
    area2 += ((p[b + i] - p[a + i]) * (p[d + j] - p[a + j]) - (p[b + j] - p[a + j]) * (p[d + i] - p[a + i])) ** 2;
  }
  // Twice the area by the longest side is the height over it.
  return area2 > longest * (NARROW * size) ** 2;
}
