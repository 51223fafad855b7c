import type { Mesh } from '../mesh/index.ts';
import { type Camera, createProjection, framePoints } from './camera.ts';
import { createDepthBuffer, projectVertices, rasterize } from './rasterize.ts';

/**
 * Counts the visible pixels of every mesh (world space, all drawn together) in a picture of `size` x `size`: the check for parts that are buried
 * inside others. Both sides of every triangle count. About 10 ms for 100k triangles at 256 px.
 */
export function renderIds(
  meshes: readonly Pick<Mesh, 'positions' | 'indices'>[],
  camera: Camera,
  size: number,
): Uint32Array {
  const projection = createProjection(camera, size, size);
  const buffer = createDepthBuffer(size, size, true);
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
  const counts = new Uint32Array(meshes.length);
  for (const id of ids) if (id) counts[owner[id - 1]]++;
  return counts;
}

/** The most pixels each mesh shows in any of six views along the axes, plus two from above at an angle. 0 = buried. */
export function measureVisiblePixels(meshes: readonly Pick<Mesh, 'positions' | 'indices'>[], size = 384): Uint32Array {
  const most = new Uint32Array(meshes.length);
  const clouds = meshes.map((m) => m.positions);
  const views = [
    [0, 4],
    [90, 4],
    [180, 4],
    [270, 4],
    [0, 89],
    [0, -89],
    [36, 25],
    [216, 25],
  ];
  for (const [azimuthDeg, elevationDeg] of views) {
    const camera = framePoints(clouds, { azimuthDeg, elevationDeg, fovDeg: 20 });
    const counts = renderIds(meshes, camera, size);
    for (let m = 0; m < most.length; m++) most[m] = Math.max(most[m], counts[m]);
  }
  return most;
}
