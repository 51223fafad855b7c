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

/** What a face belonged to before the model was painted. */
export interface FaceKind {
  /** What its part is called, where that is known or was found. */
  label?: string;
  /** Part and material. */
  kind: string;
}

/** What the faces of a model belonged to before it was painted, by where their middles are. */
export async function kindsOfFaces(scene: Scene, prompt: string, lineage?: Uint8Array): Promise<Map<string, FaceKind>> {
  const { known: told, words } = await knownParts(scene, contextOf(lineage));
  const known = told ?? labelsFromShape(scene, prompt, words);
  const { mesh, parts } = joinScene(scene);
  const kinds = new Map<string, FaceKind>();
  for (let f = 0; f < mesh.faceGroups.length; f++) {
    const { material, name } = parts[mesh.faceGroups[f]];
    kinds.set(middleOf(mesh, f), { label: known?.[f], kind: `${known?.[f] ?? name} ${material}` });
  }
  return kinds;
}

function middleOf({ positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>, face: number): string {
  const corners = [0, 1, 2].map((k) => 3 * indices[3 * face + k]);
  return [0, 1, 2].map((k) => Math.round(1e5 * corners.reduce((sum, c) => sum + p[c + k], 0))).join();
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
  kinds: ReadonlyMap<string, FaceKind>,
  lineage?: Uint8Array,
): Promise<number> {
  const { known: labels } = await knownParts(scene, contextOf(lineage));
  const { mesh: joined, parts } = joinScene(scene);
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
        const label = labels?.[face] ?? kinds.get(middleOf(joined, face))?.label;
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
