import { type CutOut, flattenScene, opaqueBox, type Scene } from '../../packages/kernels/src/index.ts';
import { decodePicture } from '../../packages/server/src/ops/_shared/decode-picture.ts';

/** Where a model is seen from, and where its picture goes. */
export interface UnlitView {
  /** From +Z towards +X and above the horizon, degrees, default 0. */
  azimuth?: number;
  elevation?: number;
  /** Of the model in the picture, pixels; that of the cut-out by default. */
  box?: { left: number; top: number; right: number; bottom: number };
}

/** Samples of a pixel, a side: pictures of fine things are the mean of their pixels, so that drawings must be. Odd, so that no pixel is just half covered: all of those would count. */
const SAMPLES = 3;

/** The base colours of a model in parallel projection, in its box: sRGB 0..255 per channel, grey without a texture, negative where it is not. */
export async function drawUnlit(scene: Scene, cut: CutOut, view: UnlitView): Promise<Float32Array> {
  const { left, top, right, bottom } = view.box ?? opaqueBox(cut);
  const size = { width: SAMPLES * cut.width, height: SAMPLES * cut.height };
  const box = { left: SAMPLES * left, top: SAMPLES * top, right: SAMPLES * right, bottom: SAMPLES * bottom };
  return shrink(await drawSamples(scene, size, { ...view, box }), cut.width, cut.height);
}

/** Means over the samples of every pixel of which half at least show the model. */
function shrink(from: Float32Array, width: number, height: number): Float32Array {
  const out = new Float32Array(3 * width * height).fill(-1);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const sum = [0, 0, 0];
      let n = 0;
      for (let k = 0; k < SAMPLES * SAMPLES; k++) {
        const at = 3 * ((y * SAMPLES + Math.floor(k / SAMPLES)) * SAMPLES * width + x * SAMPLES + (k % SAMPLES));
        if (from[at] < 0) continue;
        for (let c = 0; c < 3; c++) sum[c] += from[at + c];
        n++;
      }
      if (2 * n >= SAMPLES * SAMPLES) for (let c = 0; c < 3; c++) out[3 * i + c] = sum[c] / n;
    }
  return out;
}

async function drawSamples(
  scene: Scene,
  { width, height }: { width: number; height: number },
  { azimuth = 0, elevation = 0, box }: Required<Pick<UnlitView, 'box'>> & UnlitView,
): Promise<Float32Array> {
  const { left, top, right, bottom } = box;
  const out = new Float32Array(3 * width * height).fill(-1);
  const depth = new Float32Array(width * height).fill(Number.NEGATIVE_INFINITY);
  const atlas = await baseColor(scene);
  const parts = flattenScene(scene).map(({ mesh, matrix }) => ({
    mesh,
    p: turn(mesh.positions, matrix, azimuth, elevation),
  }));
  const min = [0, 1].map((axis) => Math.min(...parts.map(({ p }) => least(p, axis))));
  const max = [0, 1].map((axis) => Math.max(...parts.map(({ p }) => -least(p, axis, -1))));
  const sx = (right - left) / (max[0] - min[0]);
  const sy = (bottom - top) / (max[1] - min[1]);
  for (const { mesh, p } of parts)
    for (let t = 0; t + 2 < mesh.indices.length; t += 3) {
      const v = [mesh.indices[t], mesh.indices[t + 1], mesh.indices[t + 2]];
      const x = v.map((i) => left + (p[3 * i] - min[0]) * sx);
      const y = v.map((i) => bottom - (p[3 * i + 1] - min[1]) * sy);
      const area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0]);
      if (area === 0) continue;
      for (let j = Math.max(0, Math.ceil(Math.min(...y) - 0.5)); j < Math.min(height, Math.max(...y) + 0.5); j++)
        for (let i = Math.max(0, Math.ceil(Math.min(...x) - 0.5)); i < Math.min(width, Math.max(...x) + 0.5); i++) {
          const b = ((i + 0.5 - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (j + 0.5 - y[0])) / area;
          const c = ((x[1] - x[0]) * (j + 0.5 - y[0]) - (i + 0.5 - x[0]) * (y[1] - y[0])) / area;
          if (b < 0 || c < 0 || b + c > 1) continue;
          const w = [1 - b - c, b, c];
          const z = w[0] * p[3 * v[0] + 2] + b * p[3 * v[1] + 2] + c * p[3 * v[2] + 2];
          const at = j * width + i;
          if (z <= depth[at]) continue;
          depth[at] = z;
          const uv = mesh.uvs;
          if (!uv || !atlas) {
            out.fill(200, 3 * at, 3 * at + 3);
            continue;
          }
          const u = w.reduce((sum, k, q) => sum + k * uv[2 * v[q]], 0);
          const s = w.reduce((sum, k, q) => sum + k * uv[2 * v[q] + 1], 0);
          const from =
            4 *
            (Math.min(atlas.height - 1, Math.floor(s * atlas.height)) * atlas.width +
              Math.min(atlas.width - 1, Math.floor(u * atlas.width)));
          for (let k = 0; k < 3; k++) out[3 * at + k] = atlas.data[from + k];
        }
    }
  return out;
}

async function baseColor(scene: Scene) {
  const reference = scene.materials[0]?.baseColorTexture;
  const texture = reference && scene.textures[reference.texture];
  return texture && (await decodePicture(texture.bytes, 4096));
}

/** Into the frame of a viewer: x to the right, z towards it. */
function turn(positions: Float32Array, m: ArrayLike<number>, azimuth: number, elevation: number): Float32Array {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const [c, s, ce, se] = [Math.cos(a), Math.sin(a), Math.cos(e), Math.sin(e)];
  const out = new Float32Array(positions.length);
  for (let i = 0; i < out.length; i += 3) {
    const [x, y, z] = [0, 1, 2].map(
      (r) => m[r] * positions[i] + m[4 + r] * positions[i + 1] + m[8 + r] * positions[i + 2] + m[12 + r],
    );
    out[i] = c * x - s * z;
    const near = s * x + c * z;
    out[i + 1] = y * ce - near * se;
    out[i + 2] = y * se + near * ce;
  }
  return out;
}

function least(p: Float32Array, axis: number, sign = 1): number {
  let low = Number.POSITIVE_INFINITY;
  for (let i = axis; i < p.length; i += 3) low = Math.min(low, sign * p[i]);
  return low;
}
