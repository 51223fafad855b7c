import { type CutOut, createFloatImage, type FloatImage, opaqueBox, resize, signedDistance } from '../image/index.ts';
import { shareArray } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import type { Projection } from '../texture/index.ts';
import { areaOf } from './area-of.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';
import { meshBodies } from './body.ts';
import { chooseShape, LOOK_SIDE, type ShapeWishes } from './choose-shape.ts';
import { findThreads, type Threads } from './find-threads.ts';
import { firmOutline } from './firm-outline.ts';
import { keepsOutline } from './keeps-outline.ts';
import { meanColor } from './mean-color.ts';
import { paintSubject } from './paint-subject.ts';
import { guessRoughness } from './roughness.ts';
import type { Outline, Shape, ShapeRoute, Twin } from './shape.ts';
import { sweepThreads } from './sweep-threads.ts';

/** How finely a subject is made. */
export interface SubjectOptions extends ShapeWishes {
  /** Cells along the longest side of its outline; more where much of it is thinner than that. */
  cells: number;
  /** Longest side of the pictures that its surface takes its colours from, pixels. */
  pixels: number;
  /** Leaves the subject as the picture shows it, though it was taken from above. */
  aligned?: boolean;
  /** How likely it has a face, 0..1: its back shows no more of that than it must. Default 0. */
  face?: number;
}

/** A subject as a solid, its longest side 1 m, and the pictures for its surface. */
export interface Subject {
  /** Each closed; one, unless parts were asked for. */
  parts: { name: string; mesh: Mesh }[];
  projection: Projection;
  /** Mean colour, `#rrggbb`. */
  color: string;
  /** How rough its surface looks, 0..1. */
  rough: number;
}

/** What must be left of an outline on its cells, and how many times finer they are for lace and twigs until it is. */
const KEPT = 0.98;
const FINER = [1, 1.3];
const FINEST = 2.4;
/** Outlines of which more is left than this have nothing on them that is too thin. */
const HELD = 0.99;
/** Share of an outline that is no thread, where it has some: a net has no body that they could hang on. */
const MOSTLY = 0.5;
/** Half as thick as this, cells, is what is swept along its middle instead. */
const THREAD = 0.65;
/** Room around the outline, as a share of its longest side. */
const MARGIN = 0.05;
/** How a subject will be made. */
export interface SubjectPlan {
  /** How its shape was found. */
  route: ShapeRoute;
  /** From so far above the horizon, radians, it looks as in the picture. */
  elevation: number;
  /** Radians by which its own upright axis leans to the viewer: only where it is left as it is seen. */
  lean: number;
  make(): Subject;
}

/** Makes a solid of what was cut out of a picture. About a second at 160 cells. */
export function makeSubject(cut: CutOut, options: SubjectOptions): Subject {
  return planSubject(cut, options).make();
}

/** Finds the shape behind what was cut out of a picture; making it takes longer than that. */
export function planSubject(cut: CutOut, options: SubjectOptions): SubjectPlan {
  const { cells, pixels, aligned } = options;
  const frame = frameOf(cut);
  const alpha = firmOutline(cropPicture({ width: cut.width, height: cut.height, channels: 1, data: cut.alpha }, frame));
  const colours = cropPicture({ width: cut.width, height: cut.height, channels: 3, data: cut.colors }, frame);
  const { width, height, side } = frame;
  const { threads, fine } = partThreads(alpha, cells / side);
  const at = (k: number, of: FloatImage): Outline => {
    const size = [Math.max(8, Math.round(width * k)), Math.max(8, Math.round(height * k))] as const;
    const drawn = resize(of, ...size);
    return { alpha: drawn, distance: signedDistance(drawn), colours: resize(colours, ...size) };
  };
  const outline = at(fine, threads.rest);
  const shape = chooseShape(outline, at(LOOK_SIDE / Math.max(width, height), alpha), options);
  const elevation = aligned ? 0 : shape.elevation;
  const make = (): Subject =>
    build(outline, shape, {
      frame,
      threads,
      alpha,
      colours,
      pixels,
      elevation,
      face: options.face ?? 0,
      parts: options.parts ?? false,
    });
  return { route: shape.route, elevation, lean: shape.elevation - elevation, make };
}

/** Takes out of an outline what cells cannot hold, and says how fine those for the rest are; `k`: cells a pixel. */
function partThreads(alpha: FloatImage, k: number): { threads: Threads; fine: number } {
  const none = { threads: [], roots: [], rest: alpha };
  const isHeld = keepsOutline(alpha, k) > HELD;
  for (const finer of [...FINER, FINEST]) {
    const found = isHeld ? none : findThreads(alpha, THREAD / (finer * k));
    const threads = areaOf(found.rest) > MOSTLY * areaOf(alpha) ? found : none;
    if (finer === FINEST || keepsOutline(threads.rest, finer * k) > KEPT) return { threads, fine: finer * k };
  }
  throw new Error('the finest cells are always fine enough');
}

interface Sheets {
  frame: Frame;
  threads: Threads;
  /** Of the frame, in full. */
  alpha: FloatImage;
  colours: FloatImage;
  pixels: number;
  elevation: number;
  face: number;
  parts: boolean;
}

function build(outline: Outline, shape: Shape, sheets: Sheets): Subject {
  const { frame, threads, alpha, colours, pixels, elevation } = sheets;
  const { width, height, side, bottom } = frame;
  const size = [outline.alpha.width, outline.alpha.height] as const;
  // Both sides are rounded to whole pixels: the longer one says how large they are in depth, for it is wrong by less.
  const scale = Math.max(width, height) / side / Math.max(...size);
  const exact = [width / side / size[0], height / side / size[1]] as const;
  const ground = bottom * (size[1] / height);
  const names = sheets.parts ? [...new Set(shape.bodies.map(({ part }) => part ?? 'body'))] : ['subject'];
  const parts = names
    .map((name) => {
      const bodies = sheets.parts ? shape.bodies.filter(({ part }) => (part ?? 'body') === name) : shape.bodies;
      return { name, mesh: meshBodies(bodies, { width: size[0], ground, scale, exact, cell: scale }) };
    })
    .filter(({ mesh }) => mesh.indices.length > 0);
  hangThreads(parts, threads, { width, height, scale: 1 / side, top: bottom / side, left: -width / 2 / side });
  const k = Math.min(1, pixels / Math.max(width, height));
  const sheet = [Math.max(8, Math.round(width * k)), Math.max(8, Math.round(height * k))] as const;
  const metre = Math.max(width, height) / side / Math.max(...sheet);
  const whole = mergeMeshes(parts.map(({ mesh }) => mesh));
  const place = {
    frame: { width: sheet[0], height: sheet[1], scale: metre, top: bottom / side, left: (-sheet[0] * metre) / 2 },
    pixels: { scale, left: (0.5 - size[0] / 2) * scale, top: (ground - 0.5) * scale },
    twins: shape.twins,
    face: sheets.face,
  };
  const projection = paintSubject(whole, resize(alpha, ...sheet), resize(colours, ...sheet), place);
  // A single relief hides nothing of itself.
  const depth =
    shape.bodies.length > 1 || shape.bodies[0].kind === 'solid' ? depthOf(whole, 1, place.frame) : undefined;
  const low = standUp(
    parts.map(({ mesh }) => mesh),
    elevation,
  );
  if (depth) for (let i = 0; i < depth.data.length; i++) depth.data[i] -= low * Math.sin(elevation);
  return {
    parts,
    projection: {
      ...projection,
      ...{ tilt: elevation, top: projection.top - low * Math.cos(elevation) },
      ...(projection.sides && {
        sides: {
          ...projection.sides,
          left: projection.sides.left - low * Math.sin(elevation),
          top: projection.sides.top - low * Math.cos(elevation),
        },
      }),
      ...(depth && { depth: shareArray(depth.data) }),
      ...(shape.turns && { twins: shape.turns.map((turn) => turnRows(turn, place.pixels, elevation, low)) }),
    },
    color: meanColor(colours, alpha),
    rough: guessRoughness(outline.colours, outline.distance),
  };
}

/** Adds threads to what they hang on. */
function hangThreads(parts: Subject['parts'], threads: Threads, frame: PictureFrame): void {
  const whole = mergeMeshes(parts.map(({ mesh }) => mesh));
  const tubes = sweepThreads(threads, whole, frame);
  if (!tubes.length) return;
  parts[0].mesh = mergeMeshes([parts[0].mesh, ...tubes]);
}

/** Turns meshes that were seen from above so that they stand upright on y = 0; where their foot was, metres up. */
function standUp(meshes: readonly Mesh[], elevation: number): number {
  if (elevation === 0) return 0;
  const [sine, cosine] = [Math.sin(elevation), Math.cos(elevation)];
  let low = Number.POSITIVE_INFINITY;
  for (const { positions } of meshes)
    for (let i = 0; i < positions.length; i += 3) {
      const [y, z] = [positions[i + 1], positions[i + 2]];
      positions[i + 1] = y * cosine + z * sine;
      positions[i + 2] = z * cosine - y * sine;
      low = Math.min(low, positions[i + 1]);
    }
  for (const { positions } of meshes) for (let i = 1; i < positions.length; i += 3) positions[i] -= low;
  return low;
}

/** A symmetry in pixels as rows of a matrix in the camera's frame, metres: for what was stood up and let down by `low`. */
function turnRows(
  turn: Twin,
  { scale, left, top }: { scale: number; left: number; top: number },
  elevation: number,
  low: number,
): number[] {
  const shift = [0, low * Math.cos(elevation), low * Math.sin(elevation)];
  const out = new Float64Array(3);
  const at = (x: number, y: number, z: number): number[] => {
    turn((x + shift[0] - left) / scale, (top - (y + shift[1])) / scale, (z + shift[2]) / scale, out);
    return [left + out[0] * scale - shift[0], top - out[1] * scale - shift[1], out[2] * scale - shift[2]];
  };
  const origin = at(0, 0, 0);
  const axes = [at(1, 0, 0), at(0, 1, 0), at(0, 0, 1)];
  return [0, 1, 2].flatMap((r) => [...axes.map((axis) => axis[r] - origin[r]), origin[r]]);
}

/** The subject's box with a margin, pixels of the picture; `side`: of the box, `bottom`: of the box from the frame's top. */
interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  side: number;
  bottom: number;
}

function frameOf(cut: CutOut): Frame {
  const { left, right, top, bottom } = opaqueBox(cut);
  const side = Math.max(1, right - left, bottom - top);
  const margin = Math.max(2, Math.round(MARGIN * side));
  return {
    ...{ left: left - margin, top: top - margin, side, bottom: bottom - top + margin },
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  };
}

/** A part of a picture, which may reach past it: colours go on there, opacity ends. */
export function cropPicture(
  image: FloatImage,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): FloatImage {
  const { channels } = image;
  const out = createFloatImage(width, height, channels);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const u = Math.min(image.width - 1, Math.max(0, x + left));
      const v = Math.min(image.height - 1, Math.max(0, y + top));
      if (channels === 1 && (u !== x + left || v !== y + top)) continue;
      for (let c = 0; c < channels; c++)
        out.data[(y * width + x) * channels + c] = image.data[(v * image.width + u) * channels + c];
    }
  return out;
}
