import { createVolume, type Volume } from '../field/index.ts';
import type { FloatImage } from '../image/index.ts';
import { fitSections, STEPS, usualReach } from './fit-sections.ts';
import { boundLimbs } from './limbs.ts';
import { acrossOf, isSide, type Registered, type ViewName } from './register.ts';
import { placeColors, type RowColors } from './row-colors.ts';
import { sampleDistance } from './sample-distance.ts';
import { createRow, evenShares, measureRow, stretchesOf } from './sections.ts';

/** How the solid between outlines is shaped. */
export interface HullOptions {
  /** Metres per cell. */
  cell: number;
  /** Exponent of the cross-sections per row of the lattice: 2 is an ellipse, large ones are boxes. */
  exponent: (row: number) => number;
  /** Depth of limbs over their own width; infinity leaves them as deep as the outlines allow. */
  limbs: number;
  /** How straight the outlines are, 0..1. */
  straight: number;
}

/** Cells over which sections go over into one another. */
const EVEN = 3;

/** The outlines on a lattice: metres, positive inside, rows along y. */
export interface Outlines {
  front: FloatImage;
  side: FloatImage;
  /** Colours of all views, and the areas of their outlines, square metres. */
  colors: RowColors;
  areas: ReadonlyMap<ViewName, number>;
}

/**
 * The solid that two outlines allow, with rounded cross-sections: in every row each stretch of one outline and each of the other span a rectangle, in which a superellipse
 * touches all four sides, so that both outlines stay what they are.
 */
export function shapeHull(volume: Volume, outlines: Outlines, { exponent, limbs, straight, cell }: HullOptions): void {
  const { values, size } = volume;
  const [nx, ny, nz] = size;
  const { front, side } = outlines;
  const bounds = Number.isFinite(limbs) ? boundLimbs(outlines, cell, limbs, straight) : undefined;
  const evenX = evenShares(front, cell, EVEN);
  const evenZ = evenShares(side, cell, EVEN);
  const far = 4 * cell;
  const rows = Array.from({ length: ny }, (_, j) => {
    const [x, z] = [createRow(nx), createRow(nz)];
    measureRow(front.data, j * nx, cell, x);
    measureRow(side.data, j * nz, cell, z);
    return { x, z, ofX: stretchesOf(x, cell), ofZ: stretchesOf(z, cell) };
  });
  const fits = fitSections(
    rows.map(({ ofX, ofZ }, j) => ({ x: ofX.stretches, z: ofZ.stretches, exponent: exponent(j) })),
    outlines.colors,
    outlines.areas,
    cell,
  );
  for (let j = 0; j < ny; j++) {
    const { x, z, ofX, ofZ } = rows[j];
    const p = exponent(j);
    const usual = Float64Array.from({ length: STEPS + 1 }, (_, i) => usualReach(i / STEPS, p));
    const reaches = fits[j].quarters.map((logs) => usual.map((reach, i) => reach * Math.exp(logs[i])));
    for (let k = 0; k < nz; k++) {
      const s = -side.data[j * nz + k];
      const v = s < 0 ? evenZ[j * nz + k] : Math.abs(z.share[k]);
      const perZ = 1 / Math.max(z.half[k], cell / 2);
      const back = z.share[k] < 0 ? 2 : 0;
      let at = (k * ny + j) * nx;
      for (let i = 0; i < nx; i++, at++) {
        const f = -front.data[j * nx + i];
        let value = f > s ? f : s;
        if (value > far) {
          values[at] = value;
          continue;
        }
        const u = f < 0 ? evenX[j * nx + i] : Math.abs(x.share[i]);
        const sum = u + v;
        if (sum > 1e-6 && reaches.length) {
          const left = x.share[i] < 0 ? 1 : 0;
          const table = reaches[4 * (ofX.index[i] * ofZ.stretches.length + ofZ.index[k]) + back + left];
          const place = (v / sum) * STEPS;
          const n = Math.min(STEPS - 1, Math.floor(place));
          const slope = (table[n + 1] - table[n]) * STEPS;
          const t = v / sum;
          const reach = table[n] + (place - n) * (table[n + 1] - table[n]);
          const gu = (1 + (slope * t) / reach) / reach / Math.max(x.half[i], cell / 2);
          const gv = ((1 - (slope * (1 - t)) / reach) / reach) * perZ;
          value = Math.max(value, (sum / reach - 1) / Math.max(Math.hypot(gu, gv), 1e-6));
        }
        if (bounds && value < far) value = Math.max(value, bounds(i, j, k, x, z));
        values[at] = value;
      }
    }
  }
}

/** The volume around a registered thing, and its outlines on that lattice; opposite views are averaged. */
export function placeOutlines({ views, size }: Registered, cell: number): { volume: Volume; outlines: Outlines } {
  const volume = createVolume([-size[0] / 2, 0, -size[2] / 2], [size[0] / 2, size[1], size[2] / 2], cell);
  const { origin } = volume;
  const [nx, ny, nz] = volume.size;
  const outline = (side: boolean, n: number, from: number): FloatImage => {
    const data = new Float32Array(n * ny);
    const own = views.filter((view) => isSide(view.name) === side);
    for (const { name, distance, distancePixels: m } of own)
      for (let j = 0; j < ny; j++) {
        const v = m.atV + m.perV * (size[1] - (origin[1] + j * cell));
        for (let i = 0; i < n; i++) {
          const place = from + i * cell;
          const u = m.atU + m.perU * acrossOf(name, place, place);
          data[j * n + i] += sampleDistance(distance, u, v, 1 / m.perU) / own.length;
        }
      }
    return { width: n, height: ny, channels: 1, data };
  };
  return {
    volume,
    outlines: {
      front: outline(false, nx, origin[0]),
      side: outline(true, nz, origin[2]),
      colors: placeColors({ views, size }, volume.size, origin, cell),
      areas: new Map(
        views.map(({ name, alpha, pixels: m }) => [
          name,
          alpha.data.reduce((sum, a) => sum + a, 0) / (m.perU * m.perV),
        ]),
      ),
    },
  };
}
