import {
  createFloatImage,
  type FloatImage,
  fillHole,
  findPalette,
  fromOklab,
  type Raster,
  resize,
  toLinear,
  toOklab,
  toRaster,
} from '../image/index.ts';
import { linearToByte, shareArray } from '../math/index.ts';
import type { MaterialSpec } from '../texture/index.ts';
import { findExemplar } from './find-exemplar.ts';
import type { SurfacePart } from './surface-parts.ts';

/** What a picture is as a style. */
export interface PictureStyle {
  /** Linear colours with their shares of the picture, the commonest first. */
  palette: { color: readonly [number, number, number]; share: number }[];
  /** Side of the square that the tile was made of, share of the picture's. */
  share: number;
  /** A square of it that goes on at its edges, sRGB; and its mean, linear. */
  tile: { size: number; colors: Uint8Array; mean: readonly [number, number, number] };
}

/** Pixels along a side of the tile, and of the seam that is filled in anew. */
const SIDE = 320;
const SEAM = 44;
const COLORS = 5;
/** Side of a picture on a thing, share of its longest side; that of a tile is the share that it was of the picture, at least. */
const TILE_REACH = 0.55;
const TILE_LEAST = 0.4;

/** Reads a picture as a style: the commonest colours of what it shows, and a tile of what it is made of, whose seams were filled from the tile itself. */
export function readStyle(picture: Raster, seed: number): PictureStyle {
  const whole = toLinear(picture);
  const { exemplar, covered } = findExemplar(picture, whole);
  const small = resize(cut(whole, exemplar.left, exemplar.top, exemplar.side), SIDE, SIDE);
  const tile = closeSeams(small, seed);
  const sum = [0, 0, 0];
  for (let i = 0; i < tile.data.length; i++) sum[i % 3] += tile.data[i];
  const mean = sum.map((v) => v / (SIDE * SIDE)) as [number, number, number];
  return {
    palette: weighPalette(shown(whole, covered), seed),
    share: exemplar.side / Math.min(picture.width, picture.height),
    tile: { size: SIDE, colors: shareArray(toRaster(tile).data as Uint8Array), mean },
  };
}

/** The pixels that are covered, in one row. */
function shown({ data }: FloatImage, covered: Uint8Array): FloatImage {
  const count = covered.reduce((sum, any) => sum + any, 0);
  const step = Math.max(1, Math.floor(count / (SIDE * SIDE)));
  const out: number[] = [];
  let turn = 0;
  for (let i = 0; i < covered.length; i++)
    if (covered[i] && turn++ % step === 0) out.push(data[3 * i], data[3 * i + 1], data[3 * i + 2]);
  return { width: out.length / 3, height: 1, channels: 3, data: Float32Array.from(out) };
}

/**
 * The materials of parts in a style. Where nothing was asked of them they become the tile: the largest as it is, each other one in the colour of the palette
 * that comes nearest to how light it was; what was asked for keeps its stuff and takes such a colour, unless it was given one.
 */
export function applyStyle(
  style: PictureStyle,
  parts: readonly { part: SurfacePart; spec: MaterialSpec; said: boolean; colored: boolean; light: number }[],
): MaterialSpec[] {
  const largest = parts.reduce((best, { part }, i) => (part.area > parts[best].part.area ? i : best), 0);
  const extent = Math.max(...parts.flatMap(({ part }) => part.extent));
  return parts.map(({ spec, said, colored, light }, i) => {
    const color = nearestLight(style, light);
    if (said) return colored ? spec : { ...spec, color: hexOf(color), color2: undefined, color3: undefined };
    const { tile } = style;
    const tint = (i === largest ? [1, 1, 1] : color.map((v, c) => Math.min(4, v / Math.max(0.01, tile.mean[c])))) as [
      number,
      number,
      number,
    ];
    return {
      base: 'plain',
      rough: 0.62,
      tile: {
        size: tile.size,
        colors: tile.colors,
        metres: TILE_REACH * Math.max(TILE_LEAST, style.share) * extent,
        tint,
        relief: 0.004 * extent,
      },
    };
  });
}

function nearestLight({ palette }: PictureStyle, light: number): readonly [number, number, number] {
  const lightOf = (c: readonly number[]): number => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
  return palette.reduce((best, each) =>
    Math.abs(Math.cbrt(lightOf(each.color)) - Math.cbrt(light)) <
    Math.abs(Math.cbrt(lightOf(best.color)) - Math.cbrt(light))
      ? each
      : best,
  ).color;
}

function hexOf(color: readonly number[]): string {
  return `#${color.map((v) => linearToByte(v).toString(16).padStart(2, '0')).join('')}`;
}

/** The picture moved by half its side, so that its edges meet in the middle, and the cross where they meet filled in anew. */
function closeSeams(square: FloatImage, seed: number): FloatImage {
  const moved = createFloatImage(SIDE, SIDE, 3);
  const mask = createFloatImage(SIDE, SIDE, 1);
  const half = SIDE / 2;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const from = 3 * (((y + half) % SIDE) * SIDE + ((x + half) % SIDE));
      for (let c = 0; c < 3; c++) moved.data[3 * (y * SIDE + x) + c] = square.data[from + c];
      const near = Math.min(Math.abs(x + 0.5 - half), Math.abs(y + 0.5 - half));
      // The rim stays, where the tile goes on.
      const rim = Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y);
      if (near < SEAM / 2 && rim >= 2) mask.data[y * SIDE + x] = 1;
    }
  return fillHole(moved, mask, { seed, kind: 'texture' });
}

function weighPalette(picture: FloatImage, seed: number): PictureStyle['palette'] {
  const lab = toOklab(picture);
  const found = findPalette(lab, COLORS, seed);
  const count = found.length / 3;
  const shares = new Float64Array(count);
  for (let i = 0; i < lab.data.length; i += 3) {
    let best = 0;
    let least = Infinity;
    for (let k = 0; k < count; k++) {
      const d =
        (lab.data[i] - found[3 * k]) ** 2 +
        (lab.data[i + 1] - found[3 * k + 1]) ** 2 +
        (lab.data[i + 2] - found[3 * k + 2]) ** 2;
      if (d < least) [best, least] = [k, d];
    }
    shares[best]++;
  }
  const { data } = fromOklab({ width: count, height: 1, channels: 3, data: Float32Array.from(found) });
  return Array.from(shares, (share, k) => ({
    color: [0, 1, 2].map((c) => Math.min(1, Math.max(0, data[3 * k + c]))) as [number, number, number],
    share: share / (lab.data.length / 3),
  })).sort((a, b) => b.share - a.share);
}

function cut({ width, data }: FloatImage, left: number, top: number, side: number): FloatImage {
  const out = createFloatImage(side, side, 3);
  for (let y = 0; y < side; y++)
    for (let i = 0; i < 3 * side; i++) out.data[3 * y * side + i] = data[3 * ((y + top) * width + left) + i];
  return out;
}
