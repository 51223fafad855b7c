import { finishPixel, joinLight, type Sheet } from './compose.ts';
import { showsEdge } from './edges.ts';
import { exposePixel, exposeSample } from './expose.ts';
import { createFrame, type Frame } from './frame.ts';
import { gatherLight, SHINE_ROUGHNESS } from './gather.ts';
import { blurOf, type Lens } from './lens.ts';
import { createShares, type Shares, sharePixel, shareSample } from './shares.ts';
import type { Tracer } from './tracer.ts';

/** Samples of a coarse pixel in which a mirror shows. */
const SHINE_SAMPLES = 4;

/** Surveys the sharp images in the mirrors of some coarse pixels, for `liftTile` to take off again. */
export function surveyShine(
  t: Tracer,
  lens: Lens,
  coarse: Frame,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const i = y * coarse.width + x;
      if (coarse.shape[8 * i + 7] === 0 || coarse.shape[8 * i + 6] > SHINE_ROUGHNESS) continue;
      exposePixel(t, lens, spot, 0, x, y, SHINE_SAMPLES);
      coarse.shine.set(spot.shine, 3 * i);
    }
  }
}

/** A frame of one pixel. */
const spot = createFrame(1, 1, true);

/** What lifting reads: the coarse picture and its filtered light, laid out as a frame's. */
export interface Lift {
  coarse: Frame;
  light: Float32Array;
  /** Of a pixel in which an edge shows. */
  samples: number;
}

const PLAIN = 0;
const EDGE = 1;
const BLURRED = 2;

/** A tile of the full picture while it is drawn: what the middles of its pixels show, what kind they are, and what edges get. */
interface Tile {
  middles: Frame;
  kinds: Uint8Array;
  shares: Shares;
}

/** The last tile, for the next. */
let spare: Tile | undefined;

/**
 * Draws a tile of the full picture from light traced at a lower resolution: what stands where is looked up by one ray per pixel, and several more where
 * an edge shows, and gets the light of those coarse pixels near it that show the same surface. Edges and textures come out sharp; light is as sharp
 * as it was traced, but for the sun's, which the rays look up too. Samples of a pixel with an edge count for its neighbours as well.
 * Source: Kopf et al., "Joint bilateral upsampling", 2007.
 */
export function liftTile(
  t: Tracer,
  lens: Lens,
  lift: Lift,
  sheet: Sheet,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  // Two pixels more all round, where there are any: the next ones share their samples, and it takes their neighbours to see whether they have any.
  const left = Math.max(0, x0 - 2);
  const top = Math.max(0, y0 - 2);
  const width = Math.min(sheet.width, x1 + 2) - left;
  const height = Math.min(sheet.height, y1 + 2) - top;
  const tile = takeTile(width, height);
  const scale = lift.coarse.width / sheet.width;
  survey(t, lens, lift, tile, left, top, scale);
  const right = Math.min(sheet.width, x1 + 1);
  const bottom = Math.min(sheet.height, y1 + 1);
  const { middles, kinds, shares } = tile;
  for (let y = Math.max(0, y0 - 1); y < bottom; y++) {
    for (let x = Math.max(0, x0 - 1); x < right; x++) {
      const at = (y - top) * width + x - left;
      const inside = x >= x0 && x < x1 && y >= y0 && y < y1;
      const shared = isByEdge(tile, x - left, y - top);
      if (!inside && !shared) continue;
      if (kinds[at] === BLURRED) takeCoarse(lift, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
      else lightPixel(lift, middles, at, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
      if (kinds[at] === EDGE) {
        shareSample(shares, x - left, y - top, 0, 0, 1 / (lift.samples + 1), shown);
        sampleEdge(t, lens, lift, shares, x, y, left, top, scale);
        continue;
      }
      if (shared) sharePixel(shares, x - left, y - top, shown);
      if (inside) finishPixel(sheet, y * sheet.width + x, shown, shown[3], middles, at, shown[4]);
    }
  }
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const at = (y - top) * width + x - left;
      if (kinds[at] !== EDGE) continue;
      for (let k = 0; k < 5; k++) shown[k] = shares.sums[6 * at + 1 + k] / shares.sums[6 * at];
      finishPixel(sheet, y * sheet.width + x, shown, shown[3], middles, at, shown[4]);
    }
  }
}

function takeTile(width: number, height: number): Tile {
  if (spare?.middles.width !== width || spare.middles.height !== height) {
    const kinds = new Uint8Array(width * height);
    spare = { middles: createFrame(width, height, true), kinds, shares: createShares(width, height) };
  }
  spare.shares.sums.fill(0);
  return spare;
}

/** Looks what the middles of the pixels of a tile at (left, top) show, and what kind they are. */
function survey(t: Tracer, lens: Lens, lift: Lift, tile: Tile, left: number, top: number, scale: number): void {
  const { middles, kinds } = tile;
  const { width, height } = middles;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) exposePixel(t, lens, middles, y * width + x, left + x, top + y, 1);
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const lx = (left + x + 0.5) * scale - 0.5;
      const ly = (top + y + 0.5) * scale - 0.5;
      const blurred = lens.radius > 0 && isBlurred(lens, lift.coarse, lx, ly);
      kinds[y * width + x] = blurred ? BLURRED : showsEdge(middles, x, y) ? EDGE : PLAIN;
    }
  }
}

/** Whether a pixel or one beside it has an edge. */
function isByEdge({ middles: { width, height }, kinds }: Tile, x: number, y: number): boolean {
  for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
    for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
      if (kinds[v * width + u] === EDGE) return true;
    }
  }
  return false;
}

/** Radiance, opacity and share of parts of what is shown. */
const shown = new Float64Array(5);

/** What pixel `from` of a frame shows in the light around (lx, ly), into `shown`. */
function lightPixel({ coarse, light }: Lift, frame: Frame, from: number, lx: number, ly: number): void {
  joinLight(frame, from, gatherLight(frame, from, coarse, light, lx, ly), 0, shown);
  shown[3] = frame.cover[from];
  shown[4] = frame.shape[8 * from + 7];
}

/** Several samples of a pixel, each lit for itself: what stands in front and what is behind it are lit differently. */
function sampleEdge(
  t: Tracer,
  lens: Lens,
  lift: Lift,
  shares: Shares,
  x: number,
  y: number,
  left: number,
  top: number,
  scale: number,
): void {
  const area = 1 / (lift.samples + 1);
  for (let i = 0; i < lift.samples; i++) {
    exposeSample(t, lens, spot, 0, x, y, i, place);
    lightPixel(lift, spot, 0, (x + 0.5) * scale - 0.5, (y + 0.5) * scale - 0.5);
    shareSample(shares, x - left, y - top, place[0], place[1], area, shown);
  }
}

const place = new Float64Array(2);

/** Whether the lens spreads what is around over more than two coarse pixels: then the coarse picture shows all there is to see. */
function isBlurred(lens: Lens, coarse: Frame, lx: number, ly: number): boolean {
  const { width, height, shape } = coarse;
  const x0 = Math.max(0, Math.min(width - 2, Math.floor(lx)));
  const y0 = Math.max(0, Math.min(height - 2, Math.floor(ly)));
  const i = 8 * (y0 * width + x0) + 3;
  const fewest = 2 * (lens.width / width);
  return (
    blurOf(lens, shape[i]) > fewest &&
    blurOf(lens, shape[i + 8]) > fewest &&
    blurOf(lens, shape[i + 8 * width]) > fewest &&
    blurOf(lens, shape[i + 8 * width + 8]) > fewest
  );
}

const radiance = new Float64Array(3);

/** The coarse picture between its pixels, smoothly, into `shown`. */
function takeCoarse({ coarse, light }: Lift, lx: number, ly: number): void {
  const { width, height } = coarse;
  shown.fill(0);
  const ix = Math.floor(lx);
  const iy = Math.floor(ly);
  let sum = 0;
  for (let y = Math.max(0, iy - 1); y <= Math.min(height - 1, iy + 2); y++) {
    for (let x = Math.max(0, ix - 1); x <= Math.min(width - 1, ix + 2); x++) {
      const w = (1 - Math.abs(x - lx) / 2) * (1 - Math.abs(y - ly) / 2);
      const q = y * width + x;
      joinLight(coarse, q, light, 8 * q, radiance);
      for (let k = 0; k < 3; k++) shown[k] += w * radiance[k];
      shown[3] += w * coarse.cover[q];
      shown[4] += w * coarse.shape[8 * q + 7];
      sum += w;
    }
  }
  for (let k = 0; k < 5; k++) shown[k] /= sum;
}
