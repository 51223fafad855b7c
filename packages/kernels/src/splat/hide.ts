import type { FrontView } from './front-view.ts';

/** Pixels of depth that tell one surface from another. */
const BEHIND = 4;
/** Places are moved so often, by a pixel at most, and not where distances rise less than so much a pixel: soft outlines rise slowly. */
const PULLS = 12;
const RIDGE = 0.05;

/** Whether a place is within the outline, and something else is seen before it. */
export function isBehind(view: FrontView, x: number, y: number, z: number): boolean {
  const i = pixelOf(view, x, y);
  return i >= 0 && view.camera.eye[2] - z > view.depth[i] + BEHIND * view.metre;
}

/** How far within the outline a place is seen, metres; negative outside. */
export function insideOf(view: FrontView, x: number, y: number): number {
  const i = pixelOf(view, x, y);
  return i < 0 ? Number.NEGATIVE_INFINITY : view.distance[i] * view.metre;
}

/** Pixels around a place that are looked through for what it would be seen before. */
const AROUND = 12;

/**
 * How far from a place, metres, the picture's own splats go on being before it, at most `AROUND` pixels: viewers draw splats by the distance of their middles, so that one
 * that spreads farther is drawn over what lies behind its middle.
 */
export function hiddenAround(view: FrontView, x: number, y: number, z: number): number {
  const { depth, distance, camera, metre, picture } = view;
  const at = pixelOf(view, x, y);
  if (at < 0) return 0;
  const { width, height } = picture;
  const [u, v] = [at % width, Math.floor(at / width)];
  const far = camera.eye[2] - z;
  let nearest = AROUND * AROUND;
  for (let dy = -AROUND; dy <= AROUND; dy++)
    for (let dx = -AROUND; dx <= AROUND; dx++) {
      const squared = dx * dx + dy * dy;
      if (squared >= nearest) continue;
      const [px, py] = [u + dx, v + dy];
      const i = py * width + px;
      const outside = px < 0 || py < 0 || px >= width || py >= height || distance[i] < 0;
      if (outside || depth[i] > far) nearest = squared;
    }
  return Math.sqrt(nearest) * metre;
}

/** Moves a place to where the picture hides it: by `within` pixels into the outline, and `behind` pixels behind what is seen there. */
export function tuckAway(
  view: FrontView,
  places: Float32Array,
  at: number,
  { within, behind }: { within: number; behind: number },
): void {
  pullInside(view, places, at, within);
  // What lies farther off stays.
  const i = pixelOf(view, places[at], places[at + 1]);
  if (i >= 0) places[at + 2] = Math.min(places[at + 2], view.camera.eye[2] - view.depth[i] - behind * view.metre);
}

/**
 * Moves a place near the outline, metres, along the screen until it is seen so many pixels within it. Where no way leads there (things
 * thinner than that) it comes as far inside as it can.
 */
function pullInside(view: FrontView, places: Float32Array, at: number, pixels: number): void {
  const { picture, distance, metre } = view;
  for (let step = 0; step < PULLS; step++) {
    const i = pixelOf(view, places[at], places[at + 1]);
    if (i < 0 || distance[i] >= pixels) return;
    const x = i % picture.width;
    if (x < 1 || x > picture.width - 2 || i < picture.width || i >= distance.length - picture.width) return;
    const dx = (distance[i + 1] - distance[i - 1]) / 2;
    const dy = (distance[i + picture.width] - distance[i - picture.width]) / 2;
    const steep = Math.sqrt(dx * dx + dy * dy);
    // On a ridge: as far inside as it goes.
    if (steep < RIDGE) return;
    const by = (Math.min(1, Math.max(0.5, pixels - distance[i])) * metre) / steep;
    places[at] += by * dx;
    places[at + 1] -= by * dy;
  }
}

function pixelOf({ picture: { width, height }, camera, metre }: FrontView, x: number, y: number): number {
  const u = Math.floor((x - camera.eye[0]) / metre + width / 2);
  const v = Math.floor((camera.eye[1] - y) / metre + height / 2);
  return u < 0 || v < 0 || u >= width || v >= height ? -1 : v * width + u;
}
