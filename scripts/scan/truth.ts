import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  buildWindingTree,
  flattenScene,
  type Mesh,
  mergeMeshes,
  type Raster,
  type RenderScene,
  type RenderTexture,
  readScene,
  renderScene,
  type Scene,
  toRenderScene,
  windingNumber,
} from '../../packages/kernels/src/index.ts';
import { decodePicture } from '../../packages/server/src/ops/_shared/decode-picture.ts';

/** Sides, and the azimuth that each is seen from. */
export const SIDES = { front: 0, left: -90, back: 180, right: 90 } as const;
export type Side = keyof typeof SIDES;

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

/** The model from one side: parallel, or with a field of view. Its height and width fill at most `1 / room` of the picture. */
export function drawSide(
  { render, size }: Pick<Truth, 'render' | 'size'>,
  side: Side,
  pixels: number,
  fovDeg?: number,
): Raster {
  const a = (SIDES[side] * Math.PI) / 180;
  const away = fovDeg ? 0.6 / Math.tan((fovDeg * Math.PI) / 360) + 0.3 : 3;
  const y = size[1] / 2;
  const camera = { eye: [away * Math.sin(a), y, away * Math.cos(a)] as const, target: [0, y, 0] as const };
  return renderScene(render, {
    camera: { ...camera, ...(fovDeg ? { fovDeg } : { height: 1.15 }) } as never,
    width: pixels,
    height: pixels,
    lights: 12,
    lightMapSize: 128,
    ground: false,
  });
}

/** Which points of a lattice lie inside: so many along the longest side, x fastest. */
export function markVoxels(
  mesh: Mesh,
  size: readonly number[],
  cells: number,
  counts?: readonly number[],
): { inside: Uint8Array; count: number[] } {
  const count = counts ? [...counts] : size.map((s) => Math.max(2, Math.round(s * cells)));
  const tree = buildWindingTree(mesh);
  const inside = new Uint8Array(count[0] * count[1] * count[2]);
  let at = 0;
  for (let k = 0; k < count[2]; k++)
    for (let j = 0; j < count[1]; j++)
      for (let i = 0; i < count[0]; i++, at++) {
        const p = [(i + 0.5) / count[0] - 0.5, (j + 0.5) / count[1], (k + 0.5) / count[2] - 0.5];
        inside[at] = windingNumber(tree, p[0] * size[0], p[1] * size[1], p[2] * size[2]) > 0.5 ? 1 : 0;
      }
  return { inside, count };
}

/** What the outlines from the front and from the side allow, exactly. */
export function exactHull(inside: Uint8Array, [nx, ny, nz]: readonly number[]): Uint8Array {
  const front = new Uint8Array(nx * ny);
  const side = new Uint8Array(nz * ny);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, at++) if (inside[at]) front[j * nx + i] = side[j * nz + k] = 1;
  const hull = new Uint8Array(inside.length);
  for (let k = 0, at = 0; k < nz; k++)
    for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++, at++) hull[at] = front[j * nx + i] & side[j * nz + k];
  return hull;
}

/** Intersection over union. */
export function overlap(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let any = 0;
  for (let i = 0; i < a.length; i++) {
    both += a[i] & b[i];
    any += a[i] | b[i];
  }
  return any ? both / any : 1;
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
