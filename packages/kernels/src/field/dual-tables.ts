/**
 * Tables of dual marching cubes, computed rather than listed. Corner c of a cell stands at (c & 1, c >> 1 & 1, c >> 2). Edge
 * axis * 4 + u + 2 v runs along `axis`, at offsets u, v in the other two axes (in xyz order). A configuration is the bit set
 * of inside corners. A *patch* is one sheet of the surface in the cell, and gets one vertex.
 * Source: Nielson, "Dual marching cubes", 2004.
 */
export interface DualTables {
  /** Patches per configuration. */
  patchCount: Uint8Array;
  /** [configuration * 12 + edge]: patch of the edge, or 255. */
  edgePatch: Uint8Array;
  /** [configuration * 6 + face]: 1 when all four edges of the face are crossed and belong to one patch. Face = axis * 2 + side. */
  doubled: Uint8Array;
  /** [edge * 2]: the edge's two corners. */
  edgeCorners: Uint8Array;
}

/** The tables, built once when the module loads. */
export const DUAL: DualTables = build();

/** On a face with four crossings: the edge that shares an outside corner's cut with `edge`, for this configuration. */
export function facePartner(config: number, face: number, edge: number): number {
  for (const [a, b] of faceSegments(config, face)) {
    if (a === edge) return b;
    if (b === edge) return a;
  }
  return -1;
}

function edgeBetween(a: number, b: number): number {
  const lo = Math.min(a, b);
  const bit = a ^ b;
  if (bit === 1) return 0 + ((lo >> 1) & 1) + 2 * ((lo >> 2) & 1);
  if (bit === 2) return 4 + (lo & 1) + 2 * ((lo >> 2) & 1);
  return 8 + (lo & 1) + 2 * ((lo >> 1) & 1);
}

/** The face's corners in cyclic order. */
function faceCorners(face: number): number[] {
  const axis = face >> 1;
  const base = (face & 1) << axis;
  const u = axis === 0 ? 2 : 1;
  const v = axis === 2 ? 2 : 4;
  return [base, base + u, base + u + v, base + v];
}

function faceSegments(config: number, face: number): [number, number][] {
  const c = faceCorners(face);
  const inside = c.map((k) => (config >> k) & 1);
  const edges = [0, 1, 2, 3].map((i) => edgeBetween(c[i], c[(i + 1) % 4]));
  const crossed = [0, 1, 2, 3].filter((i) => inside[i] !== inside[(i + 1) % 4]);
  if (crossed.length === 2) return [[edges[crossed[0]], edges[crossed[1]]]];
  if (crossed.length < 4) return [];
  // ambiguous: cut off the outside corners, so that the inside stays connected (thin limbs keep together)
  const out: [number, number][] = [];
  for (let i = 0; i < 4; i++) if (inside[i] === 0) out.push([edges[(i + 3) % 4], edges[i]]);
  return out;
}

function build(): DualTables {
  const patchCount = new Uint8Array(256);
  const edgePatch = new Uint8Array(256 * 12).fill(255);
  const doubled = new Uint8Array(256 * 6);
  for (let config = 0; config < 256; config++) {
    const root = Array.from({ length: 12 }, (_, i) => i);
    const find = (i: number): number => (root[i] === i ? i : find(root[i]));
    const crossed = new Set<number>();
    for (let face = 0; face < 6; face++) {
      for (const [a, b] of faceSegments(config, face)) {
        crossed.add(a).add(b);
        root[Math.max(find(a), find(b))] = Math.min(find(a), find(b));
      }
    }
    const ids = new Map<number, number>();
    for (let e = 0; e < 12; e++) {
      if (!crossed.has(e)) continue;
      if (!ids.has(find(e))) ids.set(find(e), ids.size);
      edgePatch[config * 12 + e] = ids.get(find(e)) ?? 255;
    }
    patchCount[config] = ids.size;
    for (let face = 0; face < 6; face++) {
      const s = faceSegments(config, face);
      if (s.length === 2 && find(s[0][0]) === find(s[1][0])) doubled[config * 6 + face] = 1;
    }
  }
  const edgeCorners = new Uint8Array(24);
  for (let a = 0; a < 8; a++) {
    for (const bit of [1, 2, 4]) if (!(a & bit)) edgeCorners.set([a, a | bit], edgeBetween(a, a | bit) * 2);
  }
  return { patchCount, edgePatch, doubled, edgeCorners };
}
