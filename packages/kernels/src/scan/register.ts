import { type CutOut, type FloatImage, opaqueBox, resize, signedDistance } from '../image/index.ts';
import { cropPicture } from '../inflate/index.ts';
import { GeometryError } from '../math/index.ts';
import { matchOpposites } from './match-opposites.ts';

/** Sides that a thing is seen from, each as it appears from there. `left` is what a viewer at -X sees when the front faces +Z. */
export type ViewName = 'front' | 'left' | 'back' | 'right';

/** A picture of one side. */
export interface ScanPicture {
  name: ViewName;
  cut: CutOut;
}

/** A picture in the frame of the thing: pixel = at + per * metres, `u` to the picture's right from its middle, `v` down from the top of the thing. */
export interface View {
  name: ViewName;
  alpha: FloatImage;
  /** Linear light, three channels, the same size. */
  colors: FloatImage;
  /** Signed distance to the outline, metres, positive inside; at most `MASK_SIDE` pixels, so with a map of its own. */
  distance: FloatImage;
  pixels: PixelMap;
  distancePixels: PixelMap;
}

export interface PixelMap {
  atU: number;
  perU: number;
  atV: number;
  perV: number;
}

/** All views in one frame: the thing is so large, metres, its longest side 1. A side without any view has size 0. */
export interface Registered {
  views: View[];
  size: readonly [x: number, y: number, z: number];
}

/** Outlines are measured on pictures of at most so many pixels a side. */
const MASK_SIDE = 640;
/** Room around the outline, as a share of its height, and of its longest side: lines of a flat thing grow to what a lattice can hold. */
const MARGIN = 0.04;
const ROOM = 0.03;

/** The side that a thing shows from behind. */
export const OPPOSITE: Readonly<Record<ViewName, ViewName>> = {
  front: 'back',
  back: 'front',
  left: 'right',
  right: 'left',
};

/** Whether a view shows the thing from left or right: across its depth. */
export function isSide(name: ViewName): boolean {
  return name === 'left' || name === 'right';
}

/**
 * Puts pictures of different scale and padding into one frame: all outlines are equally high and stand on one ground, opposite ones are equally wide, unless one of them
 * lacks what the other shows. `pixels`: the most along a side that colours are kept at.
 */
export function register(pictures: readonly ScanPicture[], pixels: number): Registered {
  const shown = pictures.map(({ name, cut }) => {
    const box = opaqueBox(cut);
    if (box.right <= box.left) throw new GeometryError('no-subject', `The ${name} view shows nothing.`);
    return box;
  });
  for (const name of ['front', 'left'] as const) {
    const [i, k] = [name, OPPOSITE[name]].map((side) => pictures.findIndex((picture) => picture.name === side));
    if (i >= 0 && k >= 0) [shown[i], shown[k]] = matchOpposites(pictures[i].cut, pictures[k].cut);
  }
  const boxes = shown.map((box) => ({ ...box, width: box.right - box.left, height: box.bottom - box.top }));
  const across = (side: boolean): number => {
    const ratios = boxes.filter((_, i) => isSide(pictures[i].name) === side).map((b) => b.width / b.height);
    return ratios.length ? Math.exp(ratios.reduce((sum, r) => sum + Math.log(r), 0) / ratios.length) : 0;
  };
  const [x, z] = [across(false), across(true)];
  const longest = Math.max(x, 1, z);
  const size = [x / longest, 1 / longest, z / longest] as const;
  const views = pictures.map(({ name, cut }, i) => {
    const box = boxes[i];
    const margin = Math.max(2, Math.round(Math.max(MARGIN * box.height, ROOM * box.width)));
    const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
    const frame = { left: box.left - margin, top: box.top - margin, width, height };
    const alpha = cropPicture({ width: cut.width, height: cut.height, channels: 1, data: cut.alpha }, frame);
    const colors = cropPicture({ width: cut.width, height: cut.height, channels: 3, data: cut.colors }, frame);
    const wide = size[isSide(name) ? 2 : 0];
    const scaled = (most: number): [number, number] => {
      const k = Math.min(1, most / Math.max(width, height));
      return [Math.max(4, Math.round(width * k)), Math.max(4, Math.round(height * k))];
    };
    const mapOf = (w: number, h: number): PixelMap => {
      const [ku, kv] = [w / width, h / height];
      return {
        atU: (margin + box.width / 2) * ku - 0.5,
        perU: (box.width * ku) / wide,
        atV: margin * kv - 0.5,
        perV: (box.height * kv) / size[1],
      };
    };
    const fine = scaled(pixels);
    const coarse = scaled(MASK_SIDE);
    const distancePixels = mapOf(...coarse);
    const distance = signedDistance(resize(alpha, ...coarse));
    const metres = 1 / Math.sqrt(distancePixels.perU * distancePixels.perV);
    for (let p = 0; p < distance.data.length; p++) distance.data[p] *= metres;
    return {
      name,
      alpha: resize(alpha, ...fine),
      colors: resize(colors, ...fine),
      distance,
      pixels: mapOf(...fine),
      distancePixels,
    };
  });
  return { views, size };
}

/** How far to its picture's right a view shows a place, metres. */
export function acrossOf(name: ViewName, x: number, z: number): number {
  return name === 'front' ? x : name === 'back' ? -x : name === 'left' ? z : -z;
}
