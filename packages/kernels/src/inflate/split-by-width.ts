import type { FloatImage } from '../image/index.ts';

/** What of an outline is thick, one byte a pixel: `CORE`, `THIN` where balls of the radius do not fit, else 0. */
export const CORE = 2;
export const THIN = 1;

/** Balls of a thick place are somewhere so many times larger than those that tell thick from thin: wires are not thick where they are a little wider. */
const SURELY = 1.25;
/** Pixels that balls may fall short of an outline: corners are no wires. */
const SLACK = 0.75;

/** Tells apart what balls of a radius (pixels) fill of an outline, and what is too thin for them; `distance`: signed, pixels. */
export function splitByWidth(distance: FloatImage, radius: number): Uint8Array {
  const { width, height, data } = distance;
  const out = new Uint8Array(data.length);
  const reach = Math.ceil(radius + SLACK);
  const spans = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.floor(Math.sqrt(Math.max(0, (radius + SLACK) ** 2 - (k - reach) ** 2))),
  );
  const ball = (i: number): void => {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let k = -reach; k <= reach; k++) {
      if (y + k < 0 || y + k >= height) continue;
      const row = (y + k) * width;
      const span = spans[k + reach];
      for (let u = Math.max(0, x - span); u <= Math.min(width - 1, x + span); u++)
        if (out[row + u] === THIN) out[row + u] = CORE;
    }
  };
  for (let i = 0; i < data.length; i++) out[i] = data[i] > 0 ? THIN : 0;
  for (const seeds of seedsOf(distance, radius)) for (const i of seeds) ball(i);
  return out;
}

/** Connected pixels where a ball of the radius fits, that somewhere have room for a surely larger one. */
function seedsOf({ width, data }: FloatImage, radius: number): number[][] {
  const seen = new Uint8Array(data.length);
  const pieces: number[][] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || data[start] < radius) continue;
    const piece = [start];
    seen[start] = 1;
    let most = 0;
    for (let k = 0; k < piece.length; k++) {
      const i = piece[k];
      most = Math.max(most, data[i]);
      for (const step of around(width)) {
        const j = i + step;
        if (j < 0 || j >= data.length || seen[j] || data[j] < radius) continue;
        seen[j] = 1;
        piece.push(j);
      }
    }
    if (most >= SURELY * radius) pieces.push(piece);
  }
  return pieces;
}

/** Steps to the eight pixels around one, in their order around it. */
export function around(width: number): readonly number[] {
  return [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width];
}
