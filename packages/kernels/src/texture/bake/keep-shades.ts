import { srgbToLinear } from '../../math/index.ts';
import type { Frame } from './frame.ts';
import type { BakeSurface, KeptShades } from './input.ts';

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => srgbToLinear(i / 255));
/** Luminance over the mean, at least and at most. */
const DARKEST = 0.06;
const LIGHTEST = 12;
/** What is lightest stays this far from white. */
const WHITEST = 0.9;

/** Gives a linear colour the light and dark that its surface had at the texel: darker by less light, lighter towards white, which keeps the hue. */
export function keepShades(frame: Frame, surface: BakeSurface, x: number, y: number, color: Float64Array): void {
  const { shades } = surface;
  if (!shades) return;
  const ratio = Math.min(
    LIGHTEST,
    Math.max(DARKEST, readLuma(frame, surface, shades, x, y) / Math.max(1e-3, shades.mean)),
  );
  if (ratio <= 1) {
    for (let c = 0; c < 3; c++) color[c] *= ratio;
    return;
  }
  const own = 0.2126 * color[0] + 0.7152 * color[1] + 0.0722 * color[2];
  if (own >= WHITEST) return;
  // As far as the hue carries it, then with white.
  const most = Math.min(ratio, 0.96 / Math.max(1e-3, color[0], color[1], color[2]));
  if (most > 1) for (let c = 0; c < 3; c++) color[c] *= most;
  const now = own * Math.max(1, most);
  const wanted = Math.min(WHITEST, own * ratio);
  const white = now < wanted ? (wanted - now) / (1 - now) : 0;
  for (let c = 0; c < 3; c++) color[c] += (1 - color[c]) * white;
}

/** Linear luminance of the picture where the texel was in it, between its four pixels. */
function readLuma(
  { bary: b, triangle, starts, surface: s }: Frame,
  { indices }: BakeSurface,
  { width, height, luma, uvs }: KeptShades,
  x: number,
  y: number,
): number {
  const face = 3 * (triangle - starts[s]);
  const [i, j, k] = [2 * indices[face], 2 * indices[face + 1], 2 * indices[face + 2]];
  const u = b[0] + b[1] * x + b[2] * y;
  const v = b[3] + b[4] * x + b[5] * y;
  const px = (uvs[i] + u * (uvs[j] - uvs[i]) + v * (uvs[k] - uvs[i])) * width - 0.5;
  const py = (uvs[i + 1] + u * (uvs[j + 1] - uvs[i + 1]) + v * (uvs[k + 1] - uvs[i + 1])) * height - 0.5;
  if (!(Math.abs(px) < 1e8 && Math.abs(py) < 1e8)) return LINEAR[luma[0]];
  const [ix, iy] = [Math.floor(px), Math.floor(py)];
  const [fx, fy] = [px - ix, py - iy];
  const wrap = (n: number, size: number): number => ((n % size) + size) % size;
  const [x0, x1] = [wrap(ix, width), wrap(ix + 1, width)];
  const [y0, y1] = [width * wrap(iy, height), width * wrap(iy + 1, height)];
  return (
    (LINEAR[luma[y0 + x0]] * (1 - fx) + LINEAR[luma[y0 + x1]] * fx) * (1 - fy) +
    (LINEAR[luma[y1 + x0]] * (1 - fx) + LINEAR[luma[y1 + x1]] * fx) * fy
  );
}
