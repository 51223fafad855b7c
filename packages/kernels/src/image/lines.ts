import { blur } from './blur.ts';
import { createFloatImage, type FloatImage } from './float-image.ts';

/** What a renderer knows of every pixel beside its colour; all of the picture's size. Finishes draw better lines with it. */
export interface PictureFeatures {
  /** World normal, 3 per pixel; zero where there is nothing. */
  normal: Float32Array;
  /** Distance from the camera; 0 where there is nothing. */
  depth: Float32Array;
  /** Which part; -1 = none. */
  part: Int32Array;
  /** Base colour, 3 per pixel. */
  albedo?: Float32Array;
}

/** How dark each kind of line of {@link drawContours} is, 0..1. */
export interface ContourWeights {
  /** Where something ends before what lies behind it. */
  outline: number;
  /** Where two parts meet. */
  part: number;
  /** Where a surface folds. */
  crease: number;
  /** Where its colour changes. */
  color: number;
}

/**
 * Lines as a draughtsman draws them, from what lies where: outlines at jumps of depth, seams of parts, creases of the surface, borders of colours. One
 * channel, 0 = paper .. 1 = ink, `thickness` in pixels. Distances are compared to the slope of the surface, so that a floor seen at a
 * grazing angle has no lines. After Decaudin, "Cartoon-Looking Rendering of 3D-Scenes", 1996. About 0.15 us a pixel.
 */
export function drawContours(
  features: PictureFeatures,
  width: number,
  height: number,
  thickness: number,
  weights: ContourWeights,
): FloatImage {
  const { normal, depth, part, albedo } = features;
  const ink = createFloatImage(width, height, 1);
  const mark = (i: number, dark: number): void => {
    if (dark > ink.data[i]) ink.data[i] = dark;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      for (let k = 0; k < 2; k++) {
        if (k === 0 ? x + 1 >= width : y + 1 >= height) continue;
        const j = k === 0 ? i + 1 : i + width;
        const a = depth[i];
        const b = depth[j];
        if (a === 0 && b === 0) continue;
        // Ink belongs to what is nearer.
        const near = b === 0 || (a > 0 && a <= b) ? i : j;
        if (a === 0 || b === 0) {
          mark(near, weights.outline);
          continue;
        }
        // Against the slope that goes on from the other side.
        const before = k === 0 ? (x > 0 ? i - 1 : i) : y > 0 ? i - width : i;
        const slope = depth[before] > 0 ? Math.abs(a - depth[before]) : 0;
        if (Math.abs(b - a) > 0.012 * Math.min(a, b) + 3 * slope) mark(near, weights.outline);
        if (part[i] !== part[j]) mark(near, weights.part);
        const bend =
          normal[3 * i] * normal[3 * j] + normal[3 * i + 1] * normal[3 * j + 1] + normal[3 * i + 2] * normal[3 * j + 2];
        if (bend < 0.82) mark(near, weights.crease * Math.min(1, (0.9 - bend) * 3));
        if (!albedo || weights.color <= 0) continue;
        const change =
          Math.abs(albedo[3 * i] - albedo[3 * j]) +
          Math.abs(albedo[3 * i + 1] - albedo[3 * j + 1]) +
          Math.abs(albedo[3 * i + 2] - albedo[3 * j + 2]);
        if (change > 0.22) mark(near, weights.color * Math.min(1, change));
      }
    }
  spareCrowds(ink);
  return thicken(ink, thickness);
}

/** Where lines would crowd, as in grass, few are drawn: the eye reads the tone. */
function spareCrowds(ink: FloatImage): void {
  const crowd = blur(ink, Math.max(3, Math.min(ink.width, ink.height) / 130));
  for (let i = 0; i < ink.data.length; i++) {
    const t = Math.min(1, Math.max(0, (crowd.data[i] - 0.2) / 0.16));
    ink.data[i] *= 1 - t * t * (3 - 2 * t);
  }
}

function thicken(ink: FloatImage, thickness: number): FloatImage {
  const sigma = 0.5 * thickness;
  if (sigma < 0.4) return ink;
  const soft = blur(ink, sigma);
  // A line one pixel wide of full ink, blurred, peaks at 1 / (sigma sqrt 2 pi).
  const gain = 1.9 * sigma * Math.sqrt(2 * Math.PI);
  for (let i = 0; i < soft.data.length; i++) {
    const v = Math.min(1, Math.max(0, gain * soft.data[i] - 0.45) * 1.6);
    soft.data[i] = v;
  }
  return soft;
}

/**
 * Lines from brightness alone: an extended difference of Gaussians. One channel, 0 = paper .. 1 = ink; `sigma` pixels is half a line's width. `fill` 0..1:
 * how much of the dark areas is inked too. Source: Winnemöller, Kyprianidis & Olsen, "XDoG", 2012.
 */
export function drawEdges(lightness: FloatImage, sigma: number, fill = 0.2): FloatImage {
  const near = blur(lightness, sigma);
  const far = blur(lightness, 1.6 * sigma);
  const out = createFloatImage(lightness.width, lightness.height, 1);
  const sharpness = 20;
  for (let i = 0; i < out.data.length; i++) {
    const edge = near.data[i] + sharpness * (near.data[i] - far.data[i]);
    const limit = 0.12 + 0.45 * fill;
    out.data[i] = edge >= limit ? 0 : -Math.tanh(8 * (edge - limit));
  }
  return out;
}
