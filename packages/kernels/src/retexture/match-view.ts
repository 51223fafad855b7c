import type { FloatImage } from '../image/index.ts';
import { type Mesh, meshBounds } from '../mesh/index.ts';
import { createDepthBuffer, rasterize } from '../render/index.ts';

/** How a camera looks at a model: point -> pixel as `CameraProjection` says, of a picture of so many pixels. */
export interface MatchedView {
  azimuthDeg: number;
  elevationDeg: number;
  rollDeg: number;
  /** Rows right, up, back, four numbers each: of places divided by half the longest side, about the middle. */
  rows: number[];
  nearness: number;
  scale: number;
  x: number;
  y: number;
  /** Intersection over union of the model's outline with the picture's, boxes laid on each other. */
  overlap: number;
}

/** Half of the model's longest side over the camera's distance. */
const NEARNESS = 0.16;
/** Pixels along a side of the outlines that are compared. */
const SIDE = 64;
const AZIMUTHS = 24;
const ELEVATIONS = [-12, 3, 16, 30, 46, 66];
/** From behind a thing has the outline that it has from the front, mirrored: what comes this near is taken from the front. */
const FRONT_BONUS = 0.025;
/** Triangles that are drawn at most: outlines do not need them all. */
const FACES_MAX = 40_000;

/** Finds from where a model looks as the subject of a picture does, by its outline: all round first, then finer and finer about the best. */
export function matchView(meshes: readonly Mesh[], alpha: FloatImage): MatchedView {
  const { min, max } = meshBounds(meshes);
  const half = Math.max(1e-9, Math.max(...min.map((low, a) => max[a] - low)) / 2);
  const centre = min.map((low, a) => (low + max[a]) / 2);
  const thing = { centre, half, meshes: meshes.map(thinned) };
  const target = { ...shrinkToBox(alpha), alpha };
  const look = (azimuth: number, elevation: number, roll: number): MatchedView =>
    viewFrom(thing, target, azimuth, elevation, roll);
  let best: MatchedView | undefined;
  const score = (view: MatchedView): number =>
    view.overlap + FRONT_BONUS * Math.cos((view.azimuthDeg * Math.PI) / 180) - 0.0004 * Math.abs(view.rollDeg);
  const consider = (view: MatchedView): void => {
    if (!best || score(view) > score(best)) best = view;
  };
  for (const elevation of ELEVATIONS)
    for (let a = 0; a < AZIMUTHS; a++) consider(look((360 * a) / AZIMUTHS, elevation, 0));
  for (let step = 6; step > 0.8; step *= 0.6) {
    const at = best as MatchedView;
    for (const [da, de, dr] of [
      [step, 0, 0],
      [-step, 0, 0],
      [0, step, 0],
      [0, -step, 0],
      [0, 0, step],
      [0, 0, -step],
    ])
      consider(look(at.azimuthDeg + da, Math.max(-30, Math.min(85, at.elevationDeg + de)), at.rollDeg + dr));
  }
  return best as MatchedView;
}

/** Places of a mesh in a view: pixel and nearness, three numbers each. */
export function projectPlaces({ rows: m, nearness, scale, x, y }: MatchedView, p: Float32Array): Float32Array {
  const out = new Float32Array(p.length);
  for (let i = 0; i < p.length; i += 3) {
    const k = 1 / (1 - nearness * (m[8] * p[i] + m[9] * p[i + 1] + m[10] * p[i + 2] + m[11]));
    out[i] = x + scale * k * (m[0] * p[i] + m[1] * p[i + 1] + m[2] * p[i + 2] + m[3]);
    out[i + 1] = y - scale * k * (m[4] * p[i] + m[5] * p[i + 1] + m[6] * p[i + 2] + m[7]);
    out[i + 2] = k;
  }
  return out;
}

function thinned(mesh: Mesh): Mesh {
  const step = Math.ceil(mesh.indices.length / 3 / FACES_MAX);
  if (step < 2) return mesh;
  const indices: number[] = [];
  for (let f = 0; 3 * f < mesh.indices.length; f += step)
    for (let k = 0; k < 3; k++) indices.push(mesh.indices[3 * f + k]);
  return { ...mesh, indices: Uint32Array.from(indices) };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The outline within its own box, as a square. */
function shrinkToBox({ width, height, data }: FloatImage): { box: Box; mask: Uint8Array } {
  const box: Box = { left: width, top: height, right: 0, bottom: 0 };
  for (let i = 0; i < data.length; i++) {
    if (data[i] < 0.5) continue;
    box.left = Math.min(box.left, i % width);
    box.right = Math.max(box.right, (i % width) + 1);
    box.top = Math.min(box.top, Math.floor(i / width));
    box.bottom = Math.max(box.bottom, Math.floor(i / width) + 1);
  }
  const mask = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const u = Math.floor(box.left + ((x + 0.5) / SIDE) * (box.right - box.left));
      const v = Math.floor(box.top + ((y + 0.5) / SIDE) * (box.bottom - box.top));
      mask[y * SIDE + x] = data[v * width + u] >= 0.5 ? 1 : 0;
    }
  return { box, mask };
}

function viewFrom(
  { centre, half, meshes }: { centre: readonly number[]; half: number; meshes: readonly Mesh[] },
  { box, mask }: { box: Box; mask: Uint8Array },
  azimuthDeg: number,
  elevationDeg: number,
  rollDeg: number,
): MatchedView {
  const [a, e, r] = [azimuthDeg, elevationDeg, rollDeg].map((degrees) => (degrees * Math.PI) / 180);
  const right = [Math.cos(a), 0, -Math.sin(a)];
  const back = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const up = [-Math.sin(a) * Math.sin(e), Math.cos(e), -Math.cos(a) * Math.sin(e)];
  const turned = right.map((v, i) => Math.cos(r) * v + Math.sin(r) * up[i]);
  const upright = up.map((v, i) => Math.cos(r) * v - Math.sin(r) * right[i]);
  const rows = [turned, upright, back].flatMap((row) => {
    const scaled = row.map((v) => v / half);
    return [...scaled, -(scaled[0] * centre[0] + scaled[1] * centre[1] + scaled[2] * centre[2])];
  });
  const view: MatchedView = {
    azimuthDeg,
    elevationDeg,
    rollDeg,
    rows,
    nearness: NEARNESS,
    scale: 1,
    x: 0,
    y: 0,
    overlap: 0,
  };
  const places = meshes.map(({ positions }) => projectPlaces(view, positions));
  const own: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const list of places)
    for (let i = 0; i < list.length; i += 3) {
      own.left = Math.min(own.left, list[i]);
      own.right = Math.max(own.right, list[i]);
      own.top = Math.min(own.top, list[i + 1]);
      own.bottom = Math.max(own.bottom, list[i + 1]);
    }
  const [w, h] = [Math.max(1e-9, own.right - own.left), Math.max(1e-9, own.bottom - own.top)];
  const [sx, sy] = [(box.right - box.left) / w, (box.bottom - box.top) / h];
  // One scale both ways; that the boxes differ in their proportions counts against the view.
  view.scale = Math.sqrt(sx * sy);
  view.x = (box.left + box.right) / 2 - (view.scale * (own.left + own.right)) / 2;
  view.y = (box.top + box.bottom) / 2 - (view.scale * (own.top + own.bottom)) / 2;
  const buffer = createDepthBuffer(SIDE, SIDE, false);
  meshes.forEach(({ indices }, m) => {
    const list = places[m];
    for (let i = 0; i < list.length; i += 3) {
      list[i] = ((list[i] - own.left) / w) * SIDE;
      list[i + 1] = ((list[i + 1] - own.top) / h) * SIDE;
    }
    rasterize(buffer, list, indices, 0, 'both');
  });
  let [both, either] = [0, 0];
  for (let i = 0; i < mask.length; i++) {
    const drawn = buffer.nearness[i] > Number.NEGATIVE_INFINITY;
    if (drawn && mask[i]) both++;
    if (drawn || mask[i]) either++;
  }
  view.overlap = (both / Math.max(1, either)) * Math.exp(-0.5 * Math.abs(Math.log(sx / sy)));
  return view;
}
