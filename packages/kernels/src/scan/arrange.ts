import { type CutOut, type FloatImage, opaqueBox, resize } from '../image/index.ts';
import { isSide, type ScanPicture, type ViewName } from './register.ts';
import { turnMirrored } from './turn-mirrored.ts';

/** Pictures in their places. */
export interface Arranged {
  pictures: ScanPicture[];
  /** Left and right were exchanged. */
  swapped: boolean;
}

/** Sides are compared by so many rows, and columns of each. */
const ROWS = 48;
const COLUMNS = 9;
/** How much better the other order must fit before it is believed, as a share, and per channel (root of linear light). */
const BETTER = 0.8;
const CLEARLY = 0.012;

/**
 * Puts the pictures of the sides where their colours say they belong: people mean by "left" either the viewer's left or the thing's own. At each height the part of a side
 * that borders on the front should look like the front's rim there, and the other part like the back's. Pictures the wrong way round are turned first.
 */
export function arrangeViews(pictures: readonly ScanPicture[]): Arranged {
  const fit = (turned: readonly ScanPicture[]): number => costsOf(turned)[0];
  const straight = turnMirrored(turnMirrored(pictures, ['front', 'back'], fit), ['left', 'right'], fit);
  const [as, turned] = costsOf(straight);
  const swapped = turned < BETTER * as && as - turned > CLEARLY;
  if (!swapped) return { pictures: straight, swapped };
  return { pictures: straight.map((p) => (isSide(p.name) ? { ...p, name: opposite(p.name) } : p)), swapped };
}

/** How badly colours fit where sides meet: as the pictures are named, and with left and right exchanged. */
function costsOf(pictures: readonly ScanPicture[]): [as: number, turned: number] {
  const grids = new Map(pictures.map(({ name, cut }) => [name, sampleGrid(cut)]));
  const sides = pictures.filter(({ name }) => isSide(name));
  const ends = pictures.filter(({ name }) => !isSide(name));
  if (!sides.length || !ends.length) return [0, 0];
  const cost = (turned: boolean): number => {
    let sum = 0;
    for (const { name } of sides)
      for (const end of ends) sum += mismatch(grids, turned ? opposite(name) : name, name, end.name);
    return sum / (sides.length * ends.length);
  };
  return [cost(false), cost(true)];
}

function opposite(name: ViewName): ViewName {
  return name === 'left' ? 'right' : 'left';
}

/** How far the colours of a side, taken for `as`, are from those of an end where the two meet. */
function mismatch(grids: ReadonlyMap<ViewName, FloatImage>, as: ViewName, side: ViewName, end: ViewName): number {
  const a = grids.get(side) as FloatImage;
  const b = grids.get(end) as FloatImage;
  // Seen from the left the front is at the right of the picture, and the left flank at the left of the front's.
  const frontAtRight = as === 'left';
  const sideRight = (end === 'front') === frontAtRight;
  const endRight = !sideRight;
  let sum = 0;
  let count = 0;
  const compare = (i: number, j: number, weight: number): void => {
    const w = weight * a.data[i + 3] * b.data[j + 3];
    for (let c = 0; c < 3; c++) sum += w * Math.abs(a.data[i + c] - b.data[j + c]);
    count += 3 * w;
  };
  for (let y = 1; y < ROWS - 1; y++)
    for (let n = 1; n <= 3; n++) {
      const i = 4 * (y * COLUMNS + (sideRight ? COLUMNS - 1 - n : n));
      // The rim counts as much as the rest of that half: what is in the middle shows from the side where it bulges.
      for (let m = 0; m <= COLUMNS / 2; m++)
        compare(i, 4 * (y * COLUMNS + (endRight ? COLUMNS - 1 - m : m)), m < 2 ? 2 : 1);
    }
  return count ? sum / count : 0;
}

/** Colours by height and by place between the outline's ends in that row: roots of linear light, and whether anything is there. */
function sampleGrid(cut: CutOut): FloatImage {
  const box = opaqueBox(cut);
  const { width, colors, alpha } = cut;
  const [w, h] = [Math.max(1, box.right - box.left), Math.max(1, box.bottom - box.top)];
  const data = new Float32Array(4 * ROWS * COLUMNS);
  const crop: FloatImage = { width: w, height: h, channels: 4, data: new Float32Array(4 * w * h) };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = (y + box.top) * width + x + box.left;
      const o = 4 * (y * w + x);
      for (let c = 0; c < 3; c++) crop.data[o + c] = alpha[i] * Math.sqrt(Math.max(0, colors[3 * i + c]));
      crop.data[o + 3] = alpha[i];
    }
  const small = resize(crop, Math.min(w, 96), ROWS);
  for (let y = 0; y < ROWS; y++) {
    let [from, to] = [small.width, -1];
    for (let x = 0; x < small.width; x++) {
      if (small.data[4 * (y * small.width + x) + 3] < 0.5) continue;
      from = Math.min(from, x);
      to = Math.max(to, x);
    }
    if (to < from) continue;
    for (let n = 0; n < COLUMNS; n++) {
      const x = Math.min(to, Math.max(from, Math.round(from + ((n + 0.5) / COLUMNS) * (to + 1 - from) - 0.5)));
      const i = 4 * (y * small.width + x);
      const a = small.data[i + 3];
      if (a < 0.3) continue;
      const o = 4 * (y * COLUMNS + n);
      for (let c = 0; c < 3; c++) data[o + c] = small.data[i + c] / a;
      data[o + 3] = 1;
    }
  }
  return { width: COLUMNS, height: ROWS, channels: 4, data };
}
