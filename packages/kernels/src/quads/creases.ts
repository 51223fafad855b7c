import { nextSide, type Surface } from '../mesh/index.ts';
import { MIRROR } from './isotropic.ts';
import { edgeLength, faceNormals } from './vector.ts';

/**
 * Marks borders, and edges whose faces meet at more than `angleDeg`, both sides of an edge alike. Connected
 * creases shorter than `shortest`, or that end openly more often than once in 3 * `shortest`, are bumps of an organic surface rather than
 * features, and are dropped: each would cost irregular vertices. Borders whose ends both lie at x = 0 are a mirror plane's where `mirror` says
 * that there is one.
 */
export function findCreases(s: Surface, angleDeg: number, shortest: number, mirror = false): Uint8Array {
  const normals = faceNormals(s.positions, s.vertex);
  const limit = Math.cos((angleDeg * Math.PI) / 180);
  const sharp = new Uint8Array(s.vertex.length);
  const root = new Int32Array(s.positions.length / 3);
  for (let v = 0; v < root.length; v++) root[v] = v;
  const find = (v: number): number => {
    let at = v;
    while (root[at] !== at) at = root[at] = root[root[at]];
    return at;
  };
  for (let c = 0; c < sharp.length; c++) {
    const t = s.twin[c];
    if (t >= 0) {
      const f = c - (c % 3);
      const g = t - (t % 3);
      const dot = normals[f] * normals[g] + normals[f + 1] * normals[g + 1] + normals[f + 2] * normals[g + 2];
      if (dot >= limit) continue;
    }
    const onPlane =
      mirror && t < 0 && s.positions[s.vertex[c] * 3] === 0 && s.positions[s.vertex[nextSide(c)] * 3] === 0;
    sharp[c] = onPlane ? MIRROR : 1;
    root[find(s.vertex[c])] = find(s.vertex[nextSide(c)]);
  }
  const length = new Float64Array(root.length);
  const degree = new Int32Array(root.length);
  for (let c = 0; c < sharp.length; c++) {
    if (!sharp[c] || s.twin[c] > c) continue;
    degree[s.vertex[c]]++;
    degree[s.vertex[nextSide(c)]]++;
    length[find(s.vertex[c])] += edgeLength(s.positions, s.vertex[c], s.vertex[nextSide(c)]);
  }
  for (let v = 0; v < root.length; v++) if (degree[v] === 1) length[find(v)] -= 3 * shortest;
  for (let c = 0; c < sharp.length; c++) {
    if (sharp[c] && s.twin[c] >= 0 && length[find(s.vertex[c])] < shortest) sharp[c] = 0;
  }
  return sharp;
}
