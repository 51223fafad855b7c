import { joinScene, type Mesh, readGltf, type Scene, srgbToLinear } from '../../packages/kernels/src/index.ts';
import type { OpContext } from '../../packages/server/src/engine/define-op.ts';
import { decodeTextures } from '../../packages/server/src/ops/_shared/decode-textures.ts';
import { knownParts } from '../../packages/server/src/ops/_shared/known-parts.ts';
import { fakeContext } from '../../packages/server/src/ops/_shared/testing-context.ts';
import { labelsFromShape } from '../../packages/server/src/ops/texture/labels-from-shape.ts';

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

/** What the faces of a model belonged to before it was painted, part and material, by where their middles are. */
export async function kindsOfFaces(scene: Scene, prompt: string, lineage?: Uint8Array): Promise<Map<string, string>> {
  const { known: told, words } = await knownParts(scene, contextOf(lineage));
  const known = told ?? labelsFromShape(scene, prompt, words);
  const { mesh, parts } = joinScene(scene);
  const kinds = new Map<string, string>();
  for (let f = 0; f < mesh.faceGroups.length; f++) {
    const { material, name } = parts[mesh.faceGroups[f]];
    kinds.set(middleOf(mesh, f), `${known?.[f] ?? name} ${material}`);
  }
  return kinds;
}

function middleOf({ positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>, face: number): string {
  const corners = [0, 1, 2].map((k) => 3 * indices[3 * face + k]);
  return [0, 1, 2].map((k) => Math.round(1e5 * corners.reduce((sum, c) => sum + p[c + k], 0))).join();
}

/**
 * The step of colour across chart borders, of 255: mean of three places along edges that two smoothly joined faces share in space but not in the
 * atlas, each the mean of 3 x 3 texels, give or take a texel. Where the faces were of different kinds an edge is meant, and
 * does not count. 95th percentile and mean.
 */
export function measureBorders(
  { scene, pictures }: Painted,
  kinds: ReadonlyMap<string, string>,
): { p95: number; mean: number; faces: number } {
  const steps: number[] = [];
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
      const kind = kinds.get(middleOf(joined, Math.floor(c / 3)));
      const other = open.get(`${kind};${key(b)};${key(a)}`);
      open.set(`${kind};${key(a)};${key(b)}`, [a, b]);
      // The edge runs the other way on the other side.
      if (!other || apart(a, other[1]) + apart(b, other[0]) < 1e-6) continue;
      steps.push(stepAcross(picture, uvs, [a, b], [other[1], other[0]]));
    }
  }
  steps.sort((x, y) => x - y);
  const mean = steps.reduce((sum, v) => sum + v, 0) / Math.max(1, steps.length);
  return { p95: steps[Math.floor(0.95 * steps.length)] ?? 0, mean, faces: face };
}

interface Pixels {
  width: number;
  height: number;
  channels: number;
  data: ArrayLike<number>;
}

/** Colours of an edge in one chart and in the other, each time at the place next to it that comes nearest: charts lie in the texels as they like. */
function stepAcross(picture: Pixels, uvs: Float32Array, one: readonly number[], two: readonly number[]): number {
  const at = ([a, b]: readonly number[], t: number): number[] =>
    [0, 1].map((k) => (1 - t) * uvs[2 * a + k] + t * uvs[2 * b + k]);
  const [du, dv] = [1 / picture.width, 1 / picture.height];
  let sum = 0;
  for (const t of [0.25, 0.5, 0.75]) {
    const [u, v] = at(one, t);
    const [s, r] = at(two, t);
    const here = readMean(picture, u, v);
    let least = Number.POSITIVE_INFINITY;
    for (const i of [0, -1, 1])
      for (const j of [0, -1, 1]) {
        const there = readMean(picture, s + i * du, r + j * dv);
        least = Math.min(least, Math.max(...here.map((value, k) => Math.abs(value - there[k]))));
      }
    sum += least / 3;
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

/** Share of the surface that a colour must cover beside the colours of a pattern. */
const COVERED = 0.4;

/**
 * What a prompt asked for, and what came: the distance (CIE 1976) of the phrase whose parts miss its colour most. They meet it on the whole, or, where
 * there is a pattern, on a large share of their surface.
 */
export async function measureColors(
  { scene, pictures }: Painted,
  phrases: readonly { parts: string[]; color?: string }[],
  lineage?: Uint8Array,
): Promise<number> {
  const { known: labels } = await knownParts(scene, contextOf(lineage));
  const { parts } = joinScene(scene);
  let worst = 0;
  for (const { parts: named, color } of phrases) {
    if (!color) continue;
    const asked = toLab(linearOf(color));
    const sum = [0, 0, 0, 0];
    const faces: { area: number; off: number }[] = [];
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
        const shown = readMean(picture, u, v).map((value) => srgbToLinear(value / 255));
        for (let c = 0; c < 3; c++) sum[c] += area * shown[c];
        sum[3] += area;
        faces.push({ area, off: distance(toLab(shown), asked) });
      }
    }
    if (!(sum[3] > 0)) continue;
    const mean = distance(toLab(sum.slice(0, 3).map((c) => c / sum[3])), asked);
    let left = COVERED * sum[3];
    const covered = faces.toSorted((p, q) => p.off - q.off).find(({ area }) => (left -= area) <= 0);
    worst = Math.max(worst, Math.min(mean, covered?.off ?? mean));
  }
  return worst;
}

function contextOf(lineage: Uint8Array | undefined): OpContext {
  const ctx = fakeContext(1);
  ctx.input = async (_, name) => {
    if (!lineage) throw new Error('none');
    return { bytes: lineage, name: name ?? '' };
  };
  return ctx;
}

function linearOf(hex: string): number[] {
  return [1, 3, 5].map((i) => srgbToLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((v, i) => v - b[i]));
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
