import { blur, createFloatImage, type FloatImage, luminanceOf, resize } from '../../image/index.ts';
import { squaredHeight } from '../../inflate/index.ts';
import { subjectColors, withSubject } from '../layers/index.ts';
import type { Layers } from '../types.ts';
import { type Cut, fitted, standBefore, studioGround } from './studio.ts';

/** Longest side at which the shape is blown up. */
const SHAPE = 360;
/** Towards the lamps: x to the right, y up, z to the viewer; their colours, linear. */
const KEY = unit([-0.5, 0.62, 0.6]);
const FILL = unit([0.75, 0.1, 0.65]);
const RIM = unit([0.7, 0.45, -0.55]);
const KEY_COLOR = [1.12, 1.06, 0.98] as const;
const FILL_COLOR = [0.2, 0.23, 0.28] as const;
const RIM_COLOR = [0.75, 0.85, 1] as const;
const AMBIENT = [0.34, 0.35, 0.37] as const;
const STUDIO = [0.42, 0.43, 0.46] as const;
/** The blown-up shape is softened by so many of its pixels: its outline is jagged. */
const SMOOTH = 2.2;
/** Height of the picture's detail, as a share of the picture; and the cube root of light at which it levels off. */
const RELIEF = 0.015;
const CREST = 0.05;

/**
 * Shows the subject as a shaded model: its outline blown up to a relief with the picture's detail on it, the picture's own broad light taken off, lit anew by a key, a fill and
 * a rim lamp with occlusion in its hollows, standing in a studio. A second a megapixel.
 */
export function enhance3d(from: Layers, width: number, height: number): FloatImage {
  const known = withSubject(from);
  const cut = fitted({ colors: subjectColors(known), alpha: known.subject }, width, height);
  return standBefore(studioGround(width, height, STUDIO), { colors: relit(cut), alpha: cut.alpha });
}

/** The colours of a thing in the lamps' light. */
export function relit({ colors, alpha }: Cut): FloatImage {
  const { width, height } = alpha;
  const { shape, z } = heightOf({ colors, alpha });
  const size = Math.max(width, height);
  const light = luminanceOf(colors);
  const wide = meanInside(light, alpha, size / 14);
  let middle = 0;
  let n = 1e-6;
  for (let i = 0; i < light.data.length; i++) {
    middle += alpha.data[i] * light.data[i];
    n += alpha.data[i];
  }
  middle /= n;
  const near = meanInside(z, alpha, size / 90);
  const far = meanInside(z, alpha, size / 28);
  const out = createFloatImage(width, height, 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (alpha.data[i] < 0.004) continue;
      const l = x > 0 ? i - 1 : i;
      const r = x + 1 < width ? i + 1 : i;
      const u = y > 0 ? i - width : i;
      const d = y + 1 < height ? i + width : i;
      const dx = (z.data[r] - z.data[l]) / 2;
      const dy = (z.data[d] - z.data[u]) / 2;
      const k = 1 / Math.sqrt(dx * dx + dy * dy + 1);
      const [nx, ny, nz] = [-dx * k, dy * k, k];
      // Broad light of the picture off by half: what stays is material.
      const own = Math.max(0.55, Math.min(1.5, Math.sqrt((middle + 0.02) / (wide.data[i] + 0.02))));
      const hollow =
        Math.max(0, near.data[i] - z.data[i]) / (0.004 * size) + Math.max(0, far.data[i] - z.data[i]) / (0.02 * size);
      const open = 1 / (1 + 0.55 * hollow);
      const key = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
      const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]);
      const rim = (1 - nz) ** 2 * Math.max(0, nx * RIM[0] + ny * RIM[1] + nz * RIM[2]);
      // Half vector between the key and the viewer; the shape alone is glossy, its detail is paint for the most part.
      const sx = (shape.data[r] - shape.data[l]) / 2;
      const sy = (shape.data[d] - shape.data[u]) / 2;
      const hz = Math.sqrt((1 + KEY[2]) / 2);
      const along = (KEY[2] + 1 - sx * KEY[0] + sy * KEY[1]) / Math.sqrt(sx * sx + sy * sy + 1);
      const half = Math.max(0, along / (2 * hz));
      const gloss = 0.16 * half ** 36 * open;
      for (let c = 0; c < 3; c++) {
        const lamp =
          open * (AMBIENT[c] * (0.75 + 0.25 * ny) + FILL_COLOR[c] * fill) + (0.35 + 0.65 * open) * KEY_COLOR[c] * key;
        const v =
          own * colors.data[3 * i + c] * lamp * 1.12 +
          gloss +
          0.5 * rim * RIM_COLOR[c] * (0.15 + colors.data[3 * i + c]);
        out.data[3 * i + c] = v < 0.8 ? v : 1 - 0.2 * Math.exp(-(v - 0.8) / 0.2);
      }
    }
  return out;
}

/** Heights over the picture's plane, pixels: the blown-up outline, `shape`, and with the picture's detail as relief on it, `z`. */
function heightOf({ colors, alpha }: Cut): { shape: FloatImage; z: FloatImage } {
  const { width, height } = alpha;
  const k = Math.min(1, SHAPE / Math.max(width, height));
  const [w, h] = [Math.max(8, Math.round(k * width)), Math.max(8, Math.round(k * height))];
  const squares = squaredHeight(resize(alpha, w, h), 0.5);
  const round = createFloatImage(w, h, 1);
  for (let i = 0; i < round.data.length; i++) round.data[i] = (0.85 * Math.sqrt(Math.max(0, squares.data[i]))) / k;
  const shape = blur(resize(round, width, height), SMOOTH / k);
  const z = { ...shape, data: shape.data.slice() };
  const size = Math.max(width, height);
  const light = luminanceOf(colors);
  for (let i = 0; i < light.data.length; i++) light.data[i] = Math.cbrt(Math.max(0, light.data[i]));
  const fine = blur(light, Math.max(0.8, size / 700));
  const broad = meanInside(light, alpha, size / 60);
  for (let i = 0; i < z.data.length; i++) {
    // Highlights and stripes are far brighter than what is around: no bump is as high.
    const bump = CREST * Math.tanh((fine.data[i] - broad.data[i]) / CREST);
    z.data[i] += RELIEF * size * alpha.data[i] * bump;
  }
  return { shape, z };
}

/** Mean around a pixel, of what is inside alone. */
function meanInside(image: FloatImage, alpha: FloatImage, sigma: number): FloatImage {
  const packed = createFloatImage(image.width, image.height, 2);
  for (let i = 0; i < image.data.length; i++) {
    packed.data[2 * i] = alpha.data[i] * image.data[i];
    packed.data[2 * i + 1] = alpha.data[i];
  }
  const mean = blur(packed, sigma).data;
  const out = createFloatImage(image.width, image.height, 1);
  for (let i = 0; i < out.data.length; i++) out.data[i] = mean[2 * i + 1] > 1e-4 ? mean[2 * i] / mean[2 * i + 1] : 0;
  return out;
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const k = 1 / Math.hypot(x, y, z);
  return [x * k, y * k, z * k];
}
