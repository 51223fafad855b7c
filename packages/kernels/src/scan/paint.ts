import type { Volume } from '../field/index.ts';
import { blur, type FloatImage, fromOklab, resize, signedDistance, toOklab, toRaster } from '../image/index.ts';
import { completeBack, extendColors } from '../inflate/index.ts';
import { shareArray } from '../math/index.ts';
import { computeNormals, type Mesh } from '../mesh/index.ts';
import type { ProjectedView, ViewProjection } from '../texture/index.ts';
import { balanceViews } from './balance.ts';
import { measureDepth, TOWARD } from './depths.ts';
import { isSide, OPPOSITE, type Registered, type View, type ViewName } from './register.ts';
import { fillUnseen } from './unseen.ts';

/** Cells that a place may lie behind the nearest surface and still be seen: the mesh is not the lattice, and is simplified later. */
const TOLERANCE = 2.5;
/** Relief of a step from black to white, metres of a thing of one metre. */
const RELIEF = 0.005;
/** Pixels of a picture to one of its broad colours. */
const BROAD_STEP = 4;
/** What is not seen is worked out at this size, pixels. */
const GUESS_SIDE = 320;
/** Cells of the unseen's colours along the longest side. */
const UNSEEN = 44;

/** The front counts so many times as much as usual, the flanks as much less: from the one if it is much larger than they are, to the other. */
const FRONT = [0.65, 2.4] as const;
/** What is only guessed stands back. */
const GUESSED = 0.5;

/** The pictures as a projection onto the solid between them. Sides that nobody took are guessed: the other side of the front, the mirror image of a flank. */
export function paintScan(registered: Registered, volume: Volume, mesh: Mesh): ViewProjection {
  const { views, size } = registered;
  const taken = new Set(views.map(({ name }) => name));
  const weight = weighFront(views);
  const projected = views.flatMap((view) => {
    const front = extendColors(view.colors, view.alpha, signedDistance(view.alpha));
    const own = project(view.name, front, view, size, volume, isSide(view.name) ? 1 / weight : weight);
    const other = OPPOSITE[view.name];
    if (taken.has(other)) return [own];
    const guess = isSide(view.name) ? front : guessBack(front, view.alpha);
    return [own, { ...project(other, guess, view, size, volume, GUESSED * own.weight), perU: -own.perU }];
  });
  const tolerance = TOLERANCE * volume.cell;
  const cell = Math.max(...size) / UNSEEN;
  const count = size.map((s) => Math.ceil(s / cell) + 3) as [number, number, number];
  const normals = computeNormals(mesh, { creaseAngleDeg: 180 }).normals as Float32Array;
  const surface = { positions: mesh.positions, normals };
  const balanced = balanceViews(projected, tolerance, mesh, normals);
  const unseen = fillUnseen(balanced, tolerance, surface, {
    size: count,
    origin: [(-(count[0] - 1) * cell) / 2, -cell, (-(count[2] - 1) * cell) / 2],
    cell,
  });
  return { views: balanced, tolerance, relief: RELIEF, unseen };
}

/** What is seen aslant is a larger share of a small picture than of a large one, so that the smaller counts more. */
function weighFront(views: readonly View[]): number {
  const areaOf = (side: boolean): number => {
    const own = views.filter(({ name }) => isSide(name) === side);
    const areas = own.map(({ alpha, pixels: m }) => alpha.data.reduce((sum, a) => sum + a, 0) / (m.perU * m.perV));
    return areas.length ? areas.reduce((sum, area) => sum + area, 0) / areas.length : 0;
  };
  const [front, flank] = [areaOf(false), areaOf(true)];
  return front && flank ? Math.min(FRONT[1], Math.max(FRONT[0], Math.sqrt(flank / front))) : 1;
}

/** What the other side may look like, seen through the thing. */
function guessBack(front: FloatImage, alpha: FloatImage): FloatImage {
  const k = Math.min(1, GUESS_SIDE / Math.max(front.width, front.height));
  const [w, h] = [Math.max(4, Math.round(front.width * k)), Math.max(4, Math.round(front.height * k))];
  const back = completeBack(toOklab(resize(front, w, h)), signedDistance(resize(alpha, w, h)));
  return resize(fromOklab(back), front.width, front.height);
}

function project(
  name: ViewName,
  image: FloatImage,
  { pixels }: View,
  size: readonly number[],
  volume: Volume,
  weight: number,
): ProjectedView {
  const { width, height } = image;
  const broadWidth = Math.ceil(width / BROAD_STEP);
  const broadHeight = Math.ceil(height / BROAD_STEP);
  const broad = blur(resize(image, broadWidth, broadHeight), Math.max(broadWidth, broadHeight) / 60);
  const { depth, ...frame } = measureDepth(volume, name);
  return {
    toX: TOWARD[name][0],
    toZ: TOWARD[name][1],
    weight,
    width,
    height,
    colors: shareArray(toRaster(image).data as Uint8Array),
    broad: shareArray(toRaster(broad).data as Uint8Array),
    broadStep: BROAD_STEP,
    broadWidth,
    broadHeight,
    atU: pixels.atU,
    perU: pixels.perU,
    atV: pixels.atV + pixels.perV * size[1],
    perV: -pixels.perV,
    depth: shareArray(depth),
    ...frame,
  };
}
