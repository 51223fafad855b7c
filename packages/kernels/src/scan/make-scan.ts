import { meshVolume, type Volume } from '../field/index.ts';
import { meanColor } from '../inflate/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { simplify } from '../remesh/index.ts';
import type { ViewProjection } from '../texture/index.ts';
import { arrangeViews } from './arrange.ts';
import { blowUp } from './blow-up.ts';
import { measureBoxiness } from './boxiness.ts';
import { coverOutlines } from './cover.ts';
import { evenRows } from './even-rows.ts';
import { type Outlines, placeOutlines, shapeHull } from './hull.ts';
import { joinPieces } from './join.ts';
import { joinOutlines } from './join-outlines.ts';
import { matchRows } from './match-rows.ts';
import { paintScan } from './paint.ts';
import { dropPhantoms, dropSpecks } from './pieces.ts';
import { reachInPlace } from './reach.ts';
import { isSide, type Registered, register, type ScanPicture } from './register.ts';
import { relaxVolume } from './relax.ts';
import { measureRoundness } from './roundness.ts';
import { sharpenInPlace } from './sharpen.ts';
import { snapInPlace } from './snap.ts';
import { thickenInPlace } from './thin.ts';

/** How finely a scan is made. */
export interface ScanOptions {
  /** Cells along the longest side. */
  cells: number;
  /** Longest side of the pictures that its surface takes its colours from, pixels. */
  pixels: number;
  /** About so many triangles at most, endless by default: what is reduced later no longer lies on its outlines. */
  faces?: number;
}

/** A thing as a solid, its longest side 1 m, front +Z, on y = 0, and the pictures for its surface. */
export interface Scan {
  mesh: Mesh;
  projection: ViewProjection;
  /** `hull`: between outlines from two directions. `inflate`: one direction alone was shown. */
  route: 'hull' | 'inflate';
  /** Whether left and right were exchanged, as their colours told. */
  swapped: boolean;
  /** Mean colour, `#rrggbb`. */
  color: string;
}

/** Depth of a limb over its width; boards and beams, whose outlines are straight, are as deep as the outlines allow. */
const LIMB = 1.3;
/** Half the thickness, cells, that the thinnest parts get. */
const THINNEST = 0.8;
/** Rounds of smoothing that curved things get; straight ones keep their edges. */
const ROUNDS = 6;
/** The same for what was moved row by row. */
const EVEN_ROUNDS = 2;
/** How often edges of steps are looked for, after the surface was laid onto its outlines and once more after that, for they move each other. */
const PASSES = [9, 3] as const;
/** Depth over width where nothing shows the depth. */
const DEPTH = 0.9;
/** Between these shares of straight outline cross-sections go from ellipses to rounded boxes. */
const ROUND = 0.25;
const BOXY = 0.75;
const EXPONENTS = [2.1, 12] as const;

/** Makes a solid of what pictures of its sides show. 2 to 4 of them, each side once. About two seconds at 160 cells. */
export function makeScan(
  pictures: readonly ScanPicture[],
  { cells, pixels, faces = Number.POSITIVE_INFINITY }: ScanOptions,
): Scan {
  const arranged = arrangeViews(pictures);
  const registered = register(arranged.pictures, pixels);
  joinOutlines(registered.views);
  const sides = registered.views.filter(({ name }) => isSide(name)).length;
  const route = sides === 0 || sides === registered.views.length ? 'inflate' : 'hull';
  const exact = registered.views.map(({ distance }) => ({ ...distance, data: distance.data.slice() }));
  const { volume, size } = route === 'hull' ? shapeBetween(registered, cells) : shapeAlone(registered, cells);
  const fine = meshVolume(volume);
  const mesh = fine.indices.length > 3 * faces ? simplify(fine, { faceCount: faces }) : fine;
  if (route === 'hull') {
    for (const passes of PASSES) {
      snapInPlace(mesh, registered, exact, volume.cell);
      sharpenInPlace(mesh, registered, volume, passes);
    }
    reachInPlace(mesh.positions, size, volume.cell);
  }
  const projection = paintScan({ ...registered, size }, volume, mesh);
  const { colors, alpha } = registered.views[0];
  return { mesh, projection, route, swapped: arranged.swapped, color: meanColor(colors, alpha) };
}

function shapeBetween(registered: Registered, cells: number): { volume: Volume; size: Registered['size'] } {
  const cell = 1 / cells;
  for (const { distance, distancePixels } of registered.views)
    thickenInPlace(distance, THINNEST * cell, 1 / distancePixels.perV);
  const { volume, outlines } = placeOutlines(registered, cell);
  const straight = straightnessOf(outlines);
  // Straight outlines are those of boxes or of cans: light tells.
  const exponent = EXPONENTS[0] + (EXPONENTS[1] - EXPONENTS[0]) * straight * (1 - measureRoundness(registered.views));
  shapeHull(volume, outlines, { cell, exponent: () => exponent, limbs: LIMB / (1 - straight), straight });
  dropPhantoms(volume);
  coverOutlines(volume, outlines);
  const rounds = Math.round(ROUNDS * (1 - straight));
  relaxVolume(volume, outlines, rounds);
  matchRows(volume, outlines);
  coverOutlines(volume, outlines);
  joinPieces(volume, outlines);
  evenRows(volume, outlines, Math.round(EVEN_ROUNDS * (1 - straight)));
  coverOutlines(volume, outlines);
  dropSpecks(volume);
  // What that cut again.
  joinPieces(volume, outlines);
  return { volume, size: registered.size };
}

/** From outlines of curves, 0, to those drawn with a ruler, 1. */
function straightnessOf({ front, side }: Outlines): number {
  const straight = (measureBoxiness(front) + measureBoxiness(side)) / 2;
  const t = Math.min(1, Math.max(0, (straight - ROUND) / (BOXY - ROUND)));
  return t * t * (3 - 2 * t);
}

/** Only opposite sides are shown: what is between them is as deep as it is wide. */
function shapeAlone(registered: Registered, cells: number): { volume: Volume; size: Registered['size'] } {
  const cell = 1 / cells;
  const side = isSide(registered.views[0].name);
  const thickest = Math.max(
    ...registered.views.map(({ distance }) => distance.data.reduce((a, b) => Math.max(a, b), 0)),
  );
  const depth = 2.2 * DEPTH * thickest;
  const [x, y, z] = registered.size;
  const size = side ? ([depth, y, z] as const) : ([x, y, depth] as const);
  const { volume, outlines } = placeOutlines({ ...registered, size }, cell);
  blowUp(volume, side ? outlines.side : outlines.front, side ? 'x' : 'z', DEPTH);
  return { volume, size };
}
