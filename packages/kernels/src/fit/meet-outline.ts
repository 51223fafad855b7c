import { type CutOut, createFloatImage, type FloatImage, signedDistance } from '../image/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';
import { deformToOutline } from './deform.ts';
import { type FittedPart, type FittedShape, project } from './fitted-shape.ts';
import { makeTarget, type Target } from './target.ts';
import { findWarp, readWarp, type WarpField } from './warp.ts';

/** Rounds of drawing and moving, broadly and then narrowly, and pixels a side of the canvas for the latter: what is thin is hardly a pixel of the first wide. */
const ROUNDS = 3;
const ROUNDS_FINE = 2;
const FINE = 384;
/** Pixels of the canvas that hidden parts stay away from the outline. */
const TUCKED = 0.7;

/**
 * Moves a shape until its silhouette is the picture's, in place: bent in space as far as a stiff net goes, then along the picture's plane. `target` is the cut-out on a
 * canvas for the broad part of it.
 */
export function meetOutline(shape: FittedShape, cut: CutOut, target: Target): void {
  const broad = onCanvas(shape, target);
  deformToOutline(broad, target);
  warpTo(broad, target, ROUNDS, false);
  const fine = makeTarget(cut, FINE);
  warpTo(onCanvas(shape, fine), fine, ROUNDS_FINE, true);
  tuckHidden(broad, target.size);
}

/** The same parts, seen on a target's canvas instead of the whole picture. */
function onCanvas(shape: FittedShape, { step, originX, originY }: Target): FittedShape {
  return { ...shape, scale: shape.scale / step, x: (shape.x - originX) / step, y: (shape.y - originY) / step };
}

function warpTo(shape: FittedShape, { size, soft }: Target, rounds: number, narrow: boolean): void {
  const mask = createFloatImage(size, size, 1);
  mask.data.set(soft);
  for (let round = 0; round < rounds; round++)
    moveParts(shape, shape.parts, findWarp(drawMask(shape, size), mask, narrow));
}

/** Draws the silhouette, four samples a pixel. */
function drawMask(shape: FittedShape, size: number): FloatImage {
  const fine = 2 * size;
  const buffer = createDepthBuffer(fine, fine, false);
  const twice = { ...shape, scale: 2 * shape.scale, x: 2 * shape.x, y: 2 * shape.y };
  for (const part of shape.parts)
    if (!part.hidden) rasterize(buffer, project(twice, part.positions), part.indices, 0, 'both');
  const out = createFloatImage(size, size, 1);
  for (let i = 0; i < fine * fine; i++)
    if (buffer.nearness[i] > 0) out.data[((i % fine) >> 1) + size * Math.floor(i / fine / 2)] += 0.25;
  return out;
}

/** What is hidden by design, such as a floor pan, stands out nowhere, however the rest was stretched: it is drawn in behind the outline. */
function tuckHidden(shape: FittedShape, size: number): void {
  const hidden = shape.parts.filter((part) => part.hidden);
  if (hidden.length === 0) return;
  const { data } = signedDistance(drawMask(shape, size));
  const field = createFloatImage(size, size, 2);
  for (let y = 1; y < size - 1; y++)
    for (let x = 1, i = y * size + 1; x < size - 1; x++, i++) {
      const way = TUCKED - data[i];
      if (way <= 0) continue;
      const [gx, gy] = [data[i + 1] - data[i - 1], data[i + size] - data[i - size]];
      const length = Math.hypot(gx, gy) || 1;
      field.data[2 * i] = (way * gx) / length;
      field.data[2 * i + 1] = (way * gy) / length;
    }
  // From a corner the straight way in misses a little.
  for (let round = 0; round < ROUNDS; round++) moveParts(shape, hidden, field);
}

/** Moves every vertex of some parts along the picture's plane, as far as its pixel goes. */
function moveParts(shape: FittedShape, parts: readonly FittedPart[], field: WarpField): void {
  const { rows: m, scale } = shape;
  for (const { positions } of parts) {
    const screen = project(shape, positions);
    for (let i = 0; i < positions.length; i += 3) {
      const k = scale * screen[i + 2];
      const right = readWarp(field, screen[i], screen[i + 1], 0) / k;
      const up = -readWarp(field, screen[i], screen[i + 1], 1) / k;
      for (let a = 0; a < 3; a++) positions[i + a] += right * m[a] + up * m[3 + a];
    }
  }
}
