import type { FloatImage } from '../image/index.ts';
import { createProjection } from '../render/index.ts';
import { orderSplats, paintSplats } from './draw-splats.ts';
import type { FrontView } from './front-view.ts';
import { createSplats, joinSplats, orientSplat, type Splats } from './splats.ts';
import { type Cells, splitCells } from './split-cells.ts';

/** Standard deviation along the surface, as a share of a cell's width: where the picture is even, so wide that nothing shows through; where it is not, what keeps its detail; and at the outline, so that nothing spills over it. */
const ALONG = 0.72;
const ALONG_DETAIL = 0.6;
/** Differences from what is around, display values, between which the one becomes the other. */
const EVEN = 6;
const DETAIL = 24;
const ALONG_RIM = 0.5;
/** Where the one becomes the other, in cells from the outline. */
const RIM_NEAR = 0.5;
const RIM_FAR = 1.2;
const THROUGH = 0.1;
/** Cells face the viewer at least so much: steeper ones would be seen from the edge. */
const FACING = 0.35;
/** Cells lie before the surface by this share of a pixel, small ones before large ones. */
const LIFT = 0.4;
/** Cells of less opacity are left out. */
const OPAQUE_MIN = 0.08;
/** How often colours are mended by what is wrong with the drawn picture, and how much of it. */
const ROUNDS = 5;
const GAIN = 1;
/** Opacity from which a cell's colour is mended; at the rim, where the ground would be mixed in, its opacity is instead, down to so much. */
const MENDED_MIN = 245;
const RIM_MIN = 4;

/**
 * Splats that show a picture from where it was taken, lying on the surface behind it: one for every pixel, or for more where the picture is even, at most `most`
 * in all; and after them those of the other sides, `rest`. Colours of the former are mended until all of them, blended, come as near to the picture as they can. About 2 s.
 */
export function frontSplats(view: FrontView, most: number, rest: readonly Splats[] = []): Splats {
  const cells = splitCells(view.picture, { least: most / 3, most });
  const splats = joinSplats([placeCells(cells, view), ...rest]);
  mendColors(splats, cells, view);
  return splats;
}

function placeCells(cells: Cells, view: FrontView): Splats {
  const { picture, camera, distance, depth, metre } = view;
  const { width, height } = picture;
  const { eye, right, up, forward } = createProjection(camera, width, height);
  const splats = createSplats(cells.count);
  const mean = new Float64Array(4);
  const lie = new Float64Array(3);
  let n = 0;
  for (let k = 0; k < cells.count; k++) {
    const size = cells.size[k];
    const x0 = cells.x[k];
    const y0 = cells.y[k];
    averageCell(picture, x0, y0, size, mean);
    if (mean[3] < 255 * OPAQUE_MIN) continue;
    // Cells that are left out are taken off the list.
    cells.x[n] = x0;
    cells.y[n] = y0;
    cells.size[n] = size;
    const cx = x0 + size / 2;
    const cy = y0 + size / 2;
    const i = Math.min(height - 1, Math.floor(cy)) * width + Math.min(width - 1, Math.floor(cx));
    lieOn(view, i, lie);
    const [acrossX, acrossY, facing] = lie;
    const away = Math.sqrt(1 - facing * facing);
    const d = depth[i] - LIFT * metre * (1 + 1 / size);
    const sx = (cx - width / 2) * metre;
    const sy = (height / 2 - cy) * metre;
    for (let a = 0; a < 3; a++) splats.positions[3 * n + a] = eye[a] + sx * right[a] + sy * up[a] + d * forward[a];
    const normal = (a: number): number => away * (acrossY * right[a] - acrossX * up[a]) - facing * forward[a];
    const across = (a: number): number => acrossX * right[a] + acrossY * up[a];
    orientSplat(splats, n, normal(0), normal(1), normal(2), across(0), across(1), across(2));
    const far = Math.min(1, Math.max(0, (distance[i] / size - RIM_NEAR) / (RIM_FAR - RIM_NEAR)));
    const detail = Math.min(1, Math.max(0, (contrastAt(picture, i, size) - EVEN) / (DETAIL - EVEN)));
    const along = ALONG + (ALONG_DETAIL - ALONG) * detail;
    const s = (ALONG_RIM + (along - ALONG_RIM) * far) * size * metre;
    splats.scales[3 * n] = s;
    splats.scales[3 * n + 1] = s / facing;
    splats.scales[3 * n + 2] = THROUGH * size * metre;
    for (let c = 0; c < 3; c++) splats.colors[4 * n + c] = Math.min(255, (255 * mean[c]) / mean[3] + 0.5);
    splats.colors[4 * n + 3] = Math.min(255, mean[3] + 0.5);
    n++;
  }
  splats.count = n;
  cells.count = n;
  return splats;
}

/** Mean of a cell's pixels; beyond the picture all is zero. */
function averageCell(
  { width, height, data }: FloatImage,
  x0: number,
  y0: number,
  size: number,
  mean: Float64Array,
): void {
  mean.fill(0);
  for (let y = y0; y < Math.min(height, y0 + size); y++)
    for (let x = x0; x < Math.min(width, x0 + size); x++)
      for (let c = 0; c < 4; c++) mean[c] += data[4 * (y * width + x) + c] / (size * size);
}

/** Most that a pixel differs from those so many pixels beside, above and below it, in any channel. */
function contrastAt({ width, data }: FloatImage, i: number, reach: number): number {
  let most = 0;
  for (const at of [i - reach, i + reach, i - reach * width, i + reach * width])
    for (let c = 0; c < 3 && at >= 0 && 4 * at < data.length; c++)
      most = Math.max(most, Math.abs(data[4 * at + c] - data[4 * i + c]));
  return most;
}

/** How the surface lies at a pixel: the direction on the screen (right, up) in which it does not fall away, and the cosine to the viewer. */
function lieOn({ picture: { width, height }, depth, metre }: FrontView, i: number, out: Float64Array): void {
  const dx = slopeAt(depth, i, 1, i % width > 0, i % width < width - 1) / metre;
  const dy = -slopeAt(depth, i, width, i >= width, i < width * (height - 1)) / metre;
  const steep = Math.sqrt(dx * dx + dy * dy);
  const tilt = Math.min(steep, Math.sqrt(1 / (FACING * FACING) - 1));
  out[0] = steep > 1e-6 ? -dy / steep : 0;
  out[1] = steep > 1e-6 ? dx / steep : 1;
  out[2] = 1 / Math.sqrt(1 + tilt * tilt);
}

/** Change of depth a pixel along a step: of the two sides the gentler one, so that nothing is bent where one thing stands before another. */
function slopeAt(depth: Float32Array, i: number, step: number, before: boolean, after: boolean): number {
  const a = before ? depth[i] - depth[i - step] : Number.POSITIVE_INFINITY;
  const b = after ? depth[i + step] - depth[i] : Number.POSITIVE_INFINITY;
  return Math.abs(a) < 0.5 * Math.abs(b) ? a : Math.abs(b) < 0.5 * Math.abs(a) ? b : (a + b) / 2;
}

/** Adds to every opaque cell's colour what the drawn picture lacks there, and to the opacity of those at the rim, again and again. */
function mendColors(splats: Splats, cells: Cells, { picture, camera }: FrontView): void {
  const { width, height, data } = picture;
  const projection = createProjection(camera, width, height);
  const order = orderSplats(splats, projection);
  const exact = Float32Array.from(splats.colors);
  const rim = Uint8Array.from({ length: cells.count }, (_, k) => (splats.colors[4 * k + 3] < MENDED_MIN ? 1 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const drawn = paintSplats(splats, order, projection, 0);
    for (let k = 0; k < cells.count; k++) {
      const [x0, y0, size] = [cells.x[k], cells.y[k], cells.size[k]];
      const [x1, y1] = [Math.min(width, x0 + size), Math.min(height, y0 + size)];
      const lack = (c: number, scale: number): number => {
        let sum = 0;
        for (let y = y0; y < y1; y++)
          for (let x = x0; x < x1; x++) sum += data[4 * (y * width + x) + c] - scale * drawn[4 * (y * width + x) + c];
        return (GAIN * sum) / (size * size);
      };
      if (rim[k]) {
        exact[4 * k + 3] = Math.min(255, Math.max(RIM_MIN, exact[4 * k + 3] + lack(3, 255)));
        splats.colors[4 * k + 3] = Math.round(exact[4 * k + 3]);
        continue;
      }
      for (let c = 0; c < 3; c++) {
        exact[4 * k + c] = Math.min(280, Math.max(-25, exact[4 * k + c] + lack(c, 1)));
        splats.colors[4 * k + c] = Math.min(255, Math.max(0, Math.round(exact[4 * k + c])));
      }
    }
  }
}
