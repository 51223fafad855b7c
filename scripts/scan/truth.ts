import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  flattenScene,
  type Mesh,
  mergeMeshes,
  type RenderScene,
  type RenderTexture,
  readScene,
  type Scene,
  toRenderScene,
} from '../../packages/kernels/src/index.ts';
import { decodePicture } from '../../packages/server/src/ops/_shared/decode-picture.ts';

/** A known model: on y = 0, its middle over the origin, its longest side 1 m. */
export interface Truth {
  name: string;
  mesh: Mesh;
  render: RenderScene;
  size: [number, number, number];
}

/** Reads a model and puts it into that frame. */
export async function readTruth(file: string): Promise<Truth> {
  const { scene } = await readScene(await readFile(file), basename(file));
  return { ...(await frame(scene)), name: basename(file, '.glb') };
}

/** A scene in that frame. */
export async function frame(scene: Scene): Promise<Omit<Truth, 'name'>> {
  const parts = flattenScene(scene).map(({ mesh, matrix }) => ({
    indices: mesh.indices,
    positions: place(mesh.positions, matrix),
  }));
  const lo = [1e30, 1e30, 1e30];
  const hi = [-1e30, -1e30, -1e30];
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i++) {
      lo[i % 3] = Math.min(lo[i % 3], positions[i]);
      hi[i % 3] = Math.max(hi[i % 3], positions[i]);
    }
  const k = 1 / Math.max(...hi.map((h, a) => h - lo[a]));
  const middle = [(lo[0] + hi[0]) / 2, lo[1], (lo[2] + hi[2]) / 2];
  for (const { positions } of parts)
    for (let i = 0; i < positions.length; i++) positions[i] = (positions[i] - middle[i % 3]) * k;
  const textures = await Promise.all(
    scene.textures.map(async ({ bytes }): Promise<RenderTexture | undefined> => {
      const picture = await decodePicture(bytes, 2048);
      return picture && { raster: { ...picture, channels: 4 } };
    }),
  );
  const render = toRenderScene(scene, textures);
  const fit = [k, 0, 0, 0, 0, k, 0, 0, 0, 0, k, 0, -middle[0] * k, -middle[1] * k, -middle[2] * k, 1];
  return {
    mesh: mergeMeshes(parts),
    render: { ...render, parts: render.parts.map((p) => ({ ...p, matrix: multiply(fit, p.matrix) })) },
    size: hi.map((h, a) => (h - lo[a]) * k) as [number, number, number],
  };
}

function place(positions: Float32Array, m: ArrayLike<number>): Float32Array {
  const out = new Float32Array(positions.length);
  for (let i = 0; i < out.length; i += 3)
    for (let r = 0; r < 3; r++)
      out[i + r] = m[r] * positions[i] + m[4 + r] * positions[i + 1] + m[8 + r] * positions[i + 2] + m[12 + r];
  return out;
}

function multiply(a: ArrayLike<number>, b: ArrayLike<number> | undefined): number[] {
  const from = b ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
  return Array.from({ length: 16 }, (_, i) => {
    const [c, r] = [i >> 2, i & 3];
    return [0, 1, 2, 3].reduce((sum, q) => sum + a[4 * q + r] * from[4 * c + q], 0);
  });
}
