import { joinScene, readGltf, type Scene, srgbToLinear } from '../../packages/kernels/src/index.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { knownParts } from '../../packages/server/src/ops/_shared/known-parts.ts';
import { fakeContext } from '../../packages/server/src/ops/_shared/testing-context.ts';

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
 * The step of colour across chart borders, of 255: mean of three places along edges that two smoothly joined faces share in space but not in the
 * atlas, each the mean of 3 x 3 texels, since a border runs through texels as it likes. 95th percentile and mean.
 */
export function measureBorders({ scene, pictures }: Painted): { p95: number; mean: number; faces: number } {
  const steps: number[] = [];
  let faces = 0;
  for (const { mesh, material } of scene.meshes.flatMap(({ primitives }) => primitives)) {
    faces += mesh.indices.length / 3;
    const ref = material === undefined ? undefined : scene.materials[material].baseColorTexture;
    const picture = ref && pictures[ref.texture]?.raster;
    const { positions: p, uvs, indices, normals } = mesh;
    if (!picture || !uvs || !normals) continue;
    const open = new Map<string, [number, number]>();
    const key = (v: number): string =>
      `${p[3 * v]},${p[3 * v + 1]},${p[3 * v + 2]},${normals[3 * v].toFixed(2)},${normals[3 * v + 1].toFixed(2)}`;
    const apart = (a: number, b: number): number =>
      Math.hypot(uvs[2 * a] - uvs[2 * b], uvs[2 * a + 1] - uvs[2 * b + 1]);
    for (let c = 0; c < indices.length; c++) {
      const [a, b] = [indices[c], indices[c % 3 === 2 ? c - 2 : c + 1]];
      const other = open.get(`${key(b)};${key(a)}`);
      open.set(`${key(a)};${key(b)}`, [a, b]);
      // The edge runs the other way on the other side.
      if (!other || apart(a, other[1]) + apart(b, other[0]) < 1e-6) continue;
      const one = along(picture, uvs, a, b);
      const two = along(picture, uvs, other[1], other[0]);
      steps.push(Math.max(...one.map((v, k) => Math.abs(v - two[k]))));
    }
  }
  steps.sort((x, y) => x - y);
  const mean = steps.reduce((sum, v) => sum + v, 0) / Math.max(1, steps.length);
  return { p95: steps[Math.floor(0.95 * steps.length)] ?? 0, mean, faces };
}

interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}

function along(picture: Pixels, uvs: Float32Array, a: number, b: number): number[] {
  const sum = [0, 0, 0];
  for (const t of [0.25, 0.5, 0.75]) {
    const u = (1 - t) * uvs[2 * a] + t * uvs[2 * b];
    const v = (1 - t) * uvs[2 * a + 1] + t * uvs[2 * b + 1];
    readMean(picture, u, v).forEach((value, c) => {
      sum[c] += value / 3;
    });
  }
  return sum;
}

function readMean({ width, height, channels, data }: Pixels, u: number, v: number): number[] {
  const sum = [0, 0, 0];
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const x = Math.min(width - 1, Math.max(0, Math.floor(u * width) + i));
      const y = Math.min(height - 1, Math.max(0, Math.floor(v * height) + j));
      for (let c = 0; c < 3; c++) sum[c] += data[channels * (y * width + x) + c] / 9;
    }
  return sum;
}

/** What a prompt asked for, and what came: the distance (CIE 1976) of the phrase whose parts miss its colour most. */
export async function measureColors(
  { scene, pictures }: Painted,
  phrases: readonly { parts: string[]; color?: string }[],
  lineage?: Uint8Array,
): Promise<number> {
  const ctx = fakeContext(1);
  ctx.input = async (_, name) => {
    if (!lineage) throw new Error('none');
    return { bytes: lineage, name: name ?? '' };
  };
  const { known: labels } = await knownParts(scene, ctx);
  const { parts } = joinScene(scene);
  let worst = 0;
  for (const { parts: named, color } of phrases) {
    if (!color) continue;
    const sum = [0, 0, 0, 0];
    let face = 0;
    for (const { mesh, material } of parts) {
      const ref = material === undefined ? undefined : scene.materials[material].baseColorTexture;
      const picture = ref && pictures[ref.texture]?.raster;
      for (let f = 0; 3 * f < mesh.indices.length; f++, face++) {
        const label = labels?.[face];
        if (!picture || !mesh.uvs || (label !== undefined && !named.includes(label))) continue;
        const corners = [0, 1, 2].map((k) => mesh.indices[3 * f + k]);
        const area = areaOf(mesh.positions, corners);
        const [u, v] = [0, 1].map((k) => corners.reduce((s, c) => s + (mesh.uvs as Float32Array)[2 * c + k] / 3, 0));
        readMean(picture, u, v).forEach((value, c) => {
          sum[c] += area * srgbToLinear(value / 255);
        });
        sum[3] += area;
      }
    }
    if (sum[3] > 0)
      worst = Math.max(
        worst,
        distance(
          sum.slice(0, 3).map((c) => c / sum[3]),
          linearOf(color),
        ),
      );
  }
  return worst;
}

function linearOf(hex: string): number[] {
  return [1, 3, 5].map((i) => srgbToLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
}

function distance(a: readonly number[], b: readonly number[]): number {
  const [one, two] = [toLab(a), toLab(b)];
  return Math.hypot(...one.map((v, i) => v - two[i]));
}

function toLab([r, g, b]: readonly number[]): number[] {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function areaOf(p: Float32Array, [a, b, d]: readonly number[]): number {
  const [ux, uy, uz] = [0, 1, 2].map((k) => p[3 * b + k] - p[3 * a + k]);
  const [vx, vy, vz] = [0, 1, 2].map((k) => p[3 * d + k] - p[3 * a + k]);
  return 0.5 * Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}
