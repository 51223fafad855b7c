import { joinScene, readGltf, type Scene } from '../../packages/kernels/src/index.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { type FaceKind, middleOf } from './face-kinds.ts';

/** What stands on a painted model's surface. */
export interface Painted {
  scene: Scene;
  pictures: Awaited<ReturnType<typeof decodeTextures>>;
}

/** Reads a painted model. */
export async function readPainted(glb: Uint8Array): Promise<Painted> {
  const { scene } = await readGltf(glb);
  return { scene, pictures: await decodeTextures(scene, 8192) };
}

/**
 * The step of colour across chart borders, of 255, as a viewer shows it: along edges that two smoothly joined faces share in space but not in the
 * atlas, the mean of what is looked up on the edge itself, between the texels, on either side, give or take half a texel: wider means take in
 * the shade that falls off across narrow charts, which is no step. Where the faces were of different kinds an edge is meant, and does not
 * count; nor do bevels too narrow for texels of their own: what is looked up there is beyond them. 95th percentile of the borders' length in
 * texels (of long and short edges alike: `perEdge`), and mean.
 */
export function measureBorders(
  { scene, pictures }: Painted,
  kinds: ReadonlyMap<string, FaceKind>,
): { p95: number; perEdge: number; mean: number; faces: number } {
  const steps: { step: number; length: number }[] = [];
  const { mesh: joined, parts, firstVertex } = joinScene(scene);
  let face = 0;
  for (const [part, { mesh, material }] of parts.entries()) {
    const ref = material === undefined ? undefined : scene.materials[material].baseColorTexture;
    const picture = ref && pictures[ref.texture]?.raster;
    const { positions: p, uvs, normals } = mesh;
    // Faces as the joined mesh has them: outwards, also where a node mirrors them.
    const first = face;
    while (joined.faceGroups[face] === part) face++;
    if (!picture || !uvs || !normals) continue;
    const open = new Map<string, [number, number]>();
    const key = (v: number): string =>
      `${p[3 * v]},${p[3 * v + 1]},${p[3 * v + 2]},${normals[3 * v].toFixed(2)},${normals[3 * v + 1].toFixed(2)}`;
    const apart = (a: number, b: number): number =>
      Math.hypot(uvs[2 * a] - uvs[2 * b], uvs[2 * a + 1] - uvs[2 * b + 1]);
    for (let c = 3 * first; c < 3 * face; c++) {
      const [a, b] = [c, c % 3 === 2 ? c - 2 : c + 1].map((i) => joined.indices[i] - firstVertex[part]);
      const apex = joined.indices[c % 3 === 0 ? c + 2 : c - 1] - firstVertex[part];
      if (heightOver(uvs, a, b, apex) * picture.width < NARROW) continue;
      const kind = kinds.get(middleOf(joined, Math.floor(c / 3)))?.kind;
      const other = open.get(`${kind};${key(b)};${key(a)}`);
      open.set(`${kind};${key(a)};${key(b)}`, [a, b]);
      // The edge runs the other way on the other side.
      if (!other || apart(a, other[1]) + apart(b, other[0]) < 1e-6) continue;
      const step = stepAcross(picture, uvs, [a, b], [other[1], other[0]]);
      steps.push({ step, length: apart(a, b) * picture.width });
    }
  }
  steps.sort((x, y) => x.step - y.step);
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const mean = steps.reduce((sum, { step, length }) => sum + step * length, 0) / Math.max(1e-9, total);
  let left = 0.95 * total;
  const p95 = steps.find(({ length }) => (left -= length) <= 0)?.step ?? 0;
  return { p95, perEdge: steps[Math.floor(0.95 * steps.length)]?.step ?? 0, mean, faces: face };
}

/** Faces narrower than this across an edge, in texels, have no texel of their own there. */
const NARROW = 1.5;

/** Height of a face over its edge a-b in the atlas. */
function heightOver(uvs: Float32Array, a: number, b: number, apex: number): number {
  const [x, y] = [uvs[2 * b] - uvs[2 * a], uvs[2 * b + 1] - uvs[2 * a + 1]];
  const cross = x * (uvs[2 * apex + 1] - uvs[2 * a + 1]) - y * (uvs[2 * apex] - uvs[2 * a]);
  return Math.abs(cross) / Math.max(1e-12, Math.hypot(x, y));
}

interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}

/** Places along an edge: one a texel, within these bounds. */
const PLACES = [3, 16] as const;

/** Mean colours of an edge in one chart and in the other, the latter where it comes nearest within half a texel: charts lie in the texels as they like. */
function stepAcross(picture: Pixels, uvs: Float32Array, one: readonly number[], two: readonly number[]): number {
  const here = alongEdge(picture, uvs, one, 0, 0);
  let least = Number.POSITIVE_INFINITY;
  for (const i of [0, -0.5, 0.5])
    for (const j of [0, -0.5, 0.5]) {
      const there = alongEdge(picture, uvs, two, i, j);
      least = Math.min(least, Math.max(...here.map((value, k) => Math.abs(value - there[k]))));
    }
  return least;
}

/** Mean of what is looked up along an edge, moved by so many texels. */
function alongEdge(picture: Pixels, uvs: Float32Array, [a, b]: readonly number[], dx: number, dy: number): number[] {
  const { width, height } = picture;
  const [ax, ay, bx, by] = [uvs[2 * a] * width, uvs[2 * a + 1] * height, uvs[2 * b] * width, uvs[2 * b + 1] * height];
  const count = Math.min(PLACES[1], Math.max(PLACES[0], Math.round(Math.hypot(bx - ax, by - ay))));
  const sum = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const seen = readBetween(picture, ax + t * (bx - ax) + dx, ay + t * (by - ay) + dy);
    for (let k = 0; k < 3; k++) sum[k] += seen[k] / count;
  }
  return sum;
}

/** Bilinear look-up, in texels. */
function readBetween({ width, height, channels, data }: Pixels, u: number, v: number): number[] {
  const [x, y] = [u - 0.5, v - 0.5];
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const at = (i: number, j: number, k: number): number =>
    data[channels * (Math.min(height - 1, Math.max(0, j)) * width + Math.min(width - 1, Math.max(0, i))) + k];
  const [s, t] = [x - x0, y - y0];
  return [0, 1, 2].map(
    (k) =>
      (1 - t) * ((1 - s) * at(x0, y0, k) + s * at(x0 + 1, y0, k)) +
      t * ((1 - s) * at(x0, y0 + 1, k) + s * at(x0 + 1, y0 + 1, k)),
  );
}
