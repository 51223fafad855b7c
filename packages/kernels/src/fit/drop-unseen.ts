import { createDepthBuffer, rasterize } from '../render/index.ts';
import { type FittedShape, project } from './fitted-shape.ts';

/** What lies so far outside the picture's outline is outside, and how far what was meant by it may be, as shares of the canvas. */
const MARGIN = 0.012;
const NEAR = 0.06;
/** Share of what is seen of a part that lies outside, from which the picture may not show it; pixels of it at least. */
const OUTSIDE = 0.6;
const SEEN = 5;
/** Parts that take a larger share of the drawing belong to the thing, however they lie. */
const SMALL = 0.04;
/** Nothing drawn in the outline's inside near by, as a share of what is outside: then the part only lies elsewhere than it should. */
const MEANT = 0.3;

/**
 * Which parts the picture shows nothing of: small ones that stand out over its outline where nothing in it waits for them, such as a spoiler that this car lacks. `distance`: pixels
 * inside the picture's outline, of a square canvas that the shape is drawn on. One flag a part.
 */
export function findUnseen(shape: FittedShape, distance: Float32Array): Uint8Array {
  const size = Math.sqrt(distance.length);
  const buffer = createDepthBuffer(size, size, true);
  const ends: number[] = [];
  let faces = 0;
  for (const part of shape.parts) {
    if (!part.hidden) rasterize(buffer, project(shape, part.positions), part.indices, faces, 'both');
    faces += part.indices.length / 3;
    ends.push(faces);
  }
  const owner = new Uint16Array(faces + 1);
  for (let f = 0, p = 0; f < faces; f++) {
    while (f >= ends[p]) p++;
    owner[f + 1] = p;
  }
  const ids = buffer.ids as Uint32Array;
  const seen = new Uint32Array(shape.parts.length);
  const outside = new Uint32Array(shape.parts.length);
  let drawn = 0;
  for (let i = 0; i < ids.length; i++) {
    if (!ids[i]) continue;
    drawn++;
    seen[owner[ids[i]]]++;
    if (distance[i] < -MARGIN * size) outside[owner[ids[i]]]++;
  }
  const unseen = Uint8Array.from(seen, (n, p) => {
    if (n < SEEN || n > SMALL * drawn || outside[p] < OUTSIDE * n) return 0;
    const own = (i: number): boolean => ids[i] > 0 && owner[ids[i]] === p;
    return countOpen(ids, distance, size, own) < MEANT * outside[p] ? 1 : 0;
  });
  // What is hidden goes with its mirror image.
  const gone = new Set(shape.parts.flatMap(({ name }, p) => (unseen[p] ? otherSide(name) : [])));
  return unseen.map((flag, p) => (seen[p] < SEEN && gone.has(shape.parts[p].name) ? 1 : flag));
}

/** The name on the other side, of names that say theirs. */
function otherSide(name: string): string {
  return name.replace(/\b(left|right)\b/, (side) => (side === 'left' ? 'right' : 'left'));
}

/** Pixels near some of those that are asked for that lie well inside the outline where nothing is drawn. */
function countOpen(ids: Uint32Array, distance: Float32Array, size: number, isOwn: (i: number) => boolean): number {
  const reach = Math.round(NEAR * size);
  let [left, top, right, bottom] = [size, size, -1, -1];
  for (let i = 0; i < ids.length; i++) {
    if (!isOwn(i)) continue;
    left = Math.min(left, i % size);
    right = Math.max(right, i % size);
    top = Math.min(top, Math.floor(i / size));
    bottom = Math.max(bottom, Math.floor(i / size));
  }
  let open = 0;
  for (let y = Math.max(0, top - reach); y <= Math.min(size - 1, bottom + reach); y++)
    for (let x = Math.max(0, left - reach); x <= Math.min(size - 1, right + reach); x++)
      if (ids[y * size + x] === 0 && distance[y * size + x] > 0.5) open++;
  return open;
}
