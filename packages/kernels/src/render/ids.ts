import type { Vec3 } from '../math/index.ts';
import { type Mesh, measureMesh } from '../mesh/index.ts';
import { type Camera, createProjection, framePoints } from './camera.ts';
import { createDepthBuffer, projectVertices, rasterize } from './rasterize.ts';

type Surface = Pick<Mesh, 'positions' | 'indices'>;

/**
 * Counts the visible pixels of every mesh (world space, all drawn together) in a picture of `size` x `size`: the check for parts that are buried
 * inside others. Both sides of every triangle count. About 10 ms for 100k triangles at 256 px.
 */
export function renderIds(meshes: readonly Surface[], camera: Camera, size: number): Uint32Array {
  const counts = new Uint32Array(meshes.length);
  for (const owner of renderLabels(meshes, camera, size, size)) if (owner >= 0) counts[owner]++;
  return counts;
}

/** The number of the mesh that each pixel of a picture shows, -1 where none: rows from the top. Both sides of every triangle count. */
export function renderLabels(meshes: readonly Surface[], camera: Camera, width: number, height: number): Int32Array {
  const projection = createProjection(camera, width, height);
  const buffer = createDepthBuffer(width, height, true);
  const ids = buffer.ids as Uint32Array;
  // One number per mesh, not per triangle: triangle numbers are folded back while counting.
  const first: number[] = [];
  let base = 0;
  for (const mesh of meshes) {
    first.push(base);
    rasterize(buffer, projectVertices(projection, mesh.positions), mesh.indices, base, 'both');
    base += Math.floor(mesh.indices.length / 3);
  }
  const owner = new Uint32Array(base);
  for (let m = 0; m < meshes.length; m++) owner.fill(m, first[m], first[m + 1] ?? base);
  return Int32Array.from(ids, (id) => (id ? owner[id - 1] : -1));
}

/** Azimuth and elevation, degrees: six along the axes, two from above at an angle. */
const VIEWS_WHOLE = [
  [0, 4],
  [90, 4],
  [180, 4],
  [270, 4],
  [0, 89],
  [0, -89],
  [36, 25],
  [216, 25],
] as const;
/** Small things look wherever their surface does, so they are looked for from between the axes as well. */
const VIEWS_CLOSE = [...VIEWS_WHOLE, [126, 25], [306, 25], [36, -25], [216, -25], [0, 50], [180, 50]] as const;
const FOV_DEG = 20;
/** Pixels that the whole surface of a part would take in a close view, were it flat: a ball by itself shows a quarter of them. */
const CLOSE_PIXELS = 1000;
/** Pixels across a close view, at most. */
const CLOSE_SIZE_MAX = 512;
/** Whoever shows so many is not looked at closer. */
const PIXELS_PLENTY = 50;

/** A mesh that may be buried. What is `clear`, such as glass, hides nothing behind it. */
export interface Visible extends Surface {
  clear?: boolean;
}

/**
 * The most pixels each mesh shows in any of eight views of all, or, for what is small in these, in any of fourteen closer views on
 * which its surface would take a thousand pixels: a screw of a ship counts for as much as its mast, and one sunk into the hull for nothing.
 * 0 = buried. Cost: about 0.1 s, and up to as much again for every small part that shows little.
 */
export function measureVisiblePixels(meshes: readonly Visible[], size = 384): Uint32Array {
  const most = new Uint32Array(meshes.length);
  const clouds = meshes.map((m) => m.positions);
  const cameras = VIEWS_CLOSE.map(([azimuthDeg, elevationDeg]) =>
    framePoints(clouds, { azimuthDeg, elevationDeg, fovDeg: FOV_DEG }),
  );
  // Nothing is hidden by glass, but glass is by other glass: it is looked at with all in place, the rest without it.
  const bare = meshes.map((m) => (m.clear ? { positions: m.positions, indices: new Uint32Array(0) } : m));
  const scenes = meshes.some((m) => m.clear) ? [meshes, bare] : [meshes];
  for (const camera of cameras.slice(0, VIEWS_WHOLE.length))
    for (const scene of scenes)
      renderIds(scene, camera, size).forEach((count, m) => {
        most[m] = Math.max(most[m], count);
      });
  const pixel = (2 * Math.tan((FOV_DEG * Math.PI) / 360)) / size;
  for (let m = 0; m < most.length; m++) {
    if (most[m] >= PIXELS_PLENTY || !meshes[m].indices.length) continue;
    const { middle, radius, area } = extentOf(meshes[m]);
    const fine = Math.sqrt(area / CLOSE_PIXELS);
    const side = Math.min(CLOSE_SIZE_MAX, Math.ceil((2 * radius) / fine));
    for (const { eye, up } of cameras) {
      const distance = Math.hypot(middle[0] - eye[0], middle[1] - eye[1], middle[2] - eye[2]);
      if ((2 * radius) / side >= pixel * distance) continue;
      const close = { eye, target: middle, up, fovDeg: (2 * Math.atan(radius / distance) * 180) / Math.PI };
      most[m] = Math.max(most[m], renderIds(meshes[m].clear ? meshes : bare, close, side)[m]);
      if (most[m] >= PIXELS_PLENTY) break;
    }
  }
  return most;
}

/** A ball around the box of a mesh, and its surface, metres. */
function extentOf(mesh: Mesh): { middle: Vec3; radius: number; area: number } {
  const { area, bounds } = measureMesh(mesh);
  const { min, max } = bounds;
  const middle: Vec3 = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  return { middle, radius: Math.hypot(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 2, area };
}
