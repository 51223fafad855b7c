import {
  type CutOut,
  createFloatImage,
  type FloatImage,
  opaqueBox,
  resize,
  signedDistance,
  toOklab,
} from '../image/index.ts';
import type { TargetBox } from './pose.ts';
import { isRim } from './rim.ts';

/** A cut-out made ready to be compared with drawings: a square canvas with the subject in its middle. */
export interface Target {
  size: number;
  /** 1 where the subject is. */
  mask: Uint8Array;
  /** Opacity, 0..1. */
  soft: Float32Array;
  area: number;
  /** OKLab, three a pixel. */
  lab: Float32Array;
  /** Distance to the nearest inner edge, pixels, at most `EDGE_REACH`. */
  edges: Float32Array;
  /** Pixels of inner edges. */
  edgePixels: Uint32Array;
  /** Distance to the outline, pixels, positive inside. */
  distance: Float32Array;
  /** Pixels of the subject that have ground beside them. */
  outline: Uint32Array;
  box: TargetBox;
  /** Pixel of the picture from the canvas: p * step + origin. */
  step: number;
  originX: number;
  originY: number;
}

/** Distances to edges are no longer than this share of the canvas. */
export const EDGE_REACH = 0.06;
/** Share of the canvas that the subject's longest side takes. */
const FILL = 0.86;

/** Draws a cut-out on a canvas of so many pixels a side. */
export function makeTarget(cut: CutOut, size: number): Target {
  const { left, top, right, bottom } = opaqueBox(cut);
  const side = Math.max(1, right - left, bottom - top);
  const step = side / (FILL * size);
  const square = Math.round(size * step);
  const originX = Math.round((left + right) / 2 - square / 2);
  const originY = Math.round((top + bottom) / 2 - square / 2);
  const window = { left: originX, top: originY, side: square };
  const alpha = sharpen(resize(cropSquare({ ...cut, channels: 1, data: cut.alpha }, window), size, size));
  const lab = toOklab(resize(cropSquare({ ...cut, channels: 3, data: cut.colors }, window), size, size));
  const mask = new Uint8Array(size * size);
  let area = 0;
  const box = { left: size, top: size, right: 0, bottom: 0 };
  for (let i = 0; i < mask.length; i++) {
    if (!(alpha.data[i] > 0.5)) continue;
    mask[i] = 1;
    area++;
    const [x, y] = [i % size, Math.floor(i / size)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const distance = signedDistance(alpha).data;
  const outline: number[] = [];
  for (let i = size; i < mask.length - size; i++) if (isRim(mask, i, size)) outline.push(i);
  const { edges, edgePixels } = findEdges(lab, distance);
  return {
    ...{
      size,
      mask,
      soft: alpha.data,
      area,
      lab: lab.data,
      edges,
      edgePixels,
      distance,
      box,
      outline: Uint32Array.from(outline),
    },
    ...{ step: square / size, originX, originY },
  };
}

/** An opacity that is all or nothing but for its rim: glass and bodies that are a trace see-through are no outline. In place. */
export function sharpen(alpha: FloatImage): FloatImage {
  const { data } = alpha;
  for (let i = 0; i < data.length; i++) data[i] = Math.min(1, Math.max(0, 2 * data[i] - 0.5));
  return alpha;
}

function cropSquare(image: FloatImage, { left, top, side }: { left: number; top: number; side: number }): FloatImage {
  const { width, height, channels, data } = image;
  const out = createFloatImage(side, side, channels);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [u, v] = [x + left, y + top];
      if (u < 0 || v < 0 || u >= width || v >= height) continue;
      for (let c = 0; c < channels; c++) out.data[(y * side + x) * channels + c] = data[(v * width + u) * channels + c];
    }
  return out;
}

/** A step of OKLab that is an edge at least, and the share of the inside that is edge at most. */
const EDGE_LEAST = 0.035;
const EDGE_SHARE = 0.16;

/** Ridges of the gradient well inside the outline, and the distance to them. */
function findEdges(lab: FloatImage, distance: Float32Array): { edges: Float32Array; edgePixels: Uint32Array } {
  const { width: size, data } = lab;
  const gradient = new Float32Array(size * size);
  const inside: number[] = [];
  for (let y = 1; y < size - 1; y++)
    for (let x = 1; x < size - 1; x++) {
      const i = y * size + x;
      if (!(distance[i] > 2.4)) continue;
      let [gx, gy] = [0, 0];
      let strongest = 0;
      for (let c = 0; c < 3; c++) {
        const at = (dx: number, dy: number): number => data[3 * (i + dy * size + dx) + c];
        const sx = (at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1)) / 8;
        const sy = (at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1)) / 8;
        gx += sx * sx;
        gy += sy * sy;
        strongest = Math.max(strongest, Math.hypot(sx, sy));
      }
      gradient[i] = Math.sqrt(gx + gy);
      inside.push(gradient[i]);
    }
  inside.sort((a, b) => b - a);
  const least = Math.max(EDGE_LEAST, inside[Math.floor(EDGE_SHARE * inside.length)] ?? EDGE_LEAST);
  const pixels: number[] = [];
  const on = new Uint8Array(size * size);
  for (let i = size; i < gradient.length - size; i++) {
    const g = gradient[i];
    if (!(g >= least)) continue;
    const ridge =
      (g >= gradient[i - 1] && g >= gradient[i + 1]) || (g >= gradient[i - size] && g >= gradient[i + size]);
    if (!ridge) continue;
    pixels.push(i);
    on[i] = 1;
  }
  const edges = new Float32Array(size * size);
  spreadDistance(on, size, EDGE_REACH * size, edges);
  return { edges, edgePixels: Uint32Array.from(pixels) };
}

/** Chamfer distance to set pixels, pixels, at most `reach`; into `out`. Two passes. */
export function spreadDistance(on: Uint8Array, size: number, reach: number, out: Float32Array): void {
  for (let i = 0; i < out.length; i++) out[i] = on[i] ? 0 : reach;
  for (let y = 1; y < size - 1; y++)
    for (let x = 1, i = y * size + 1; x < size - 1; x++, i++) {
      const d = Math.min(
        out[i - 1] + 1,
        out[i - size] + 1,
        out[i - size - 1] + Math.SQRT2,
        out[i - size + 1] + Math.SQRT2,
      );
      if (d < out[i]) out[i] = d;
    }
  for (let y = size - 2; y > 0; y--)
    for (let x = size - 2, i = y * size + size - 2; x > 0; x--, i--) {
      const d = Math.min(
        out[i + 1] + 1,
        out[i + size] + 1,
        out[i + size + 1] + Math.SQRT2,
        out[i + size - 1] + Math.SQRT2,
      );
      if (d < out[i]) out[i] = d;
    }
}
