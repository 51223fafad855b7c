import type { QuadMesh } from './extract.ts';
import { mendQuads } from './fill.ts';
import { MIRROR } from './isotropic.ts';
import { splitChord } from './split-chord.ts';
import { tidyQuads } from './tidy.ts';

/**
 * Joins a half (x >= 0, its cut at x = 0) with its mirror image: the vertices of the cut are shared, quads of the image run the other way
 * round. Quads that folded onto the plane merge with their image.
 */
export function mirrorQuads(half: QuadMesh): QuadMesh {
  const count = half.rank.length;
  const image = new Int32Array(count);
  let next = count;
  for (let v = 0; v < count; v++) image[v] = half.border[v] === MIRROR ? v : next++;
  const positions = new Float64Array(next * 3);
  const rank = new Uint8Array(next);
  const border = new Uint8Array(next);
  positions.set(half.positions);
  for (let v = 0; v < count; v++) {
    const cut = half.border[v] === MIRROR;
    // vertices of the cut are inner ones now, but for ends of creases and borders
    rank[v] = rank[image[v]] = cut && half.rank[v] === 1 ? 0 : half.rank[v];
    border[v] = border[image[v]] = cut ? 0 : half.border[v];
    if (cut) continue;
    positions[image[v] * 3] = -half.positions[v * 3];
    positions[image[v] * 3 + 1] = half.positions[v * 3 + 1];
    positions[image[v] * 3 + 2] = half.positions[v * 3 + 2];
  }
  const size = half.quads.length;
  const quads = new Int32Array(size * 2);
  quads.set(half.quads);
  for (let i = 0; i < size; i += 4) {
    for (let k = 0; k < 4; k++) quads[size + i + k] = image[half.quads[i + ((4 - k) & 3)]];
  }
  // gaps of the half that reached the cut are closed loops now
  return tidyQuads(mendQuads({ positions, quads, rank, border }));
}

/**
 * Makes a half fit to be mirrored. Open edges beside the cut, nearer than `reach` metres, where its quads fell together, are put on the
 * plane, so that the image closes them. Inner edges that join two vertices of the cut would lie on their own image, with four quads
 * around them: the row of quads across each is halved.
 */
export function prepareHalf(half: QuadMesh, reach: number): QuadMesh {
  let mesh = pullToPlane(half, reach);
  for (let side = findBridge(mesh); side >= 0; side = findBridge(mesh)) mesh = splitChord(mesh, side);
  return mesh;
}

function pullToPlane(half: QuadMesh, reach: number): QuadMesh {
  const positions = half.positions.slice();
  const border = half.border.slice();
  const rank = half.rank.slice();
  const open = openEdges(half.quads);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of open) {
      if ((border[a] === MIRROR) === (border[b] === MIRROR)) continue;
      const v = border[a] === MIRROR ? b : a;
      if (border[v] !== 0 || positions[v * 3] > reach) continue;
      positions[v * 3] = 0;
      border[v] = MIRROR;
      rank[v] = Math.max(1, rank[v]);
      changed = true;
    }
  }
  return { positions, quads: half.quads, rank, border };
}

function openEdges(quads: Int32Array): [number, number][] {
  const end = (i: number): number => quads[(i & ~3) + ((i + 1) & 3)];
  const seen = new Set<number>();
  for (let i = 0; i < quads.length; i++) seen.add(quads[i] * 67108864 + end(i));
  const out: [number, number][] = [];
  for (let i = 0; i < quads.length; i++) if (!seen.has(end(i) * 67108864 + quads[i])) out.push([quads[i], end(i)]);
  return out;
}

/** A side of a quad that joins two vertices of the cut and has a quad on both sides, -1 for none. */
function findBridge({ quads, border }: QuadMesh): number {
  const seen = new Set<number>();
  for (let i = 0; i < quads.length; i++) {
    const a = quads[i];
    const b = quads[(i & ~3) + ((i + 1) & 3)];
    if (border[a] !== MIRROR || border[b] !== MIRROR) continue;
    if (seen.has(b * 67108864 + a)) return i;
    seen.add(a * 67108864 + b);
  }
  return -1;
}
