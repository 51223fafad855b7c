/** Bytes of one splat in a file: place and scales as floats, colour with opacity and rotation as bytes; little endian. */
const ROW = 32;
/** Texels of one splat in the data texture, and splats in one of its rows. */
export const TEXELS = 3;
export const SPLATS_A_ROW = 512;

/** Splats as the graphics card reads them. */
export interface SplatData {
  count: number;
  /** x, y, z in turn, in the file's axes (y down, z away). */
  centres: Float32Array;
  /** RGBA texels, rows of `SPLATS_A_ROW * TEXELS`: centre and packed colour; covariance xx xy xz yy; yz zz. Floats as their bits. */
  texels: Uint32Array;
  rows: number;
}

/** Reads a .splat file. Undefined where it is no whole number of splats, or none. */
export function readSplatData(bytes: ArrayBuffer): SplatData | undefined {
  const count = bytes.byteLength / ROW;
  if (count < 1 || !Number.isInteger(count)) return undefined;
  const floats = new Float32Array(bytes);
  const data = new Uint8Array(bytes);
  const words = new Uint32Array(bytes);
  const rows = Math.ceil(count / SPLATS_A_ROW);
  const texels = new Uint32Array(4 * TEXELS * SPLATS_A_ROW * rows);
  const out = new Float32Array(texels.buffer);
  const centres = new Float32Array(3 * count);
  const covariance = new Float64Array(6);
  for (let i = 0; i < count; i++) {
    const f = 8 * i;
    const o = 4 * TEXELS * i;
    for (let k = 0; k < 3; k++) out[o + k] = centres[3 * i + k] = floats[f + k];
    texels[o + 3] = words[f + 6];
    const q = ROW * i + 28;
    covarianceOf(floats, f + 3, data, q, covariance);
    for (let k = 0; k < 6; k++) out[o + 4 + k] = covariance[k];
  }
  return { count, centres, texels, rows };
}

/** R S S^T R^T of three scales and a quaternion (w x y z as 128 + 128 q): xx xy xz yy yz zz. */
function covarianceOf(scales: Float32Array, s: number, bytes: Uint8Array, q: number, out: Float64Array): void {
  let w = (bytes[q] - 128) / 128;
  let x = (bytes[q + 1] - 128) / 128;
  let y = (bytes[q + 2] - 128) / 128;
  let z = (bytes[q + 3] - 128) / 128;
  const length = Math.hypot(w, x, y, z) || 1;
  w /= length;
  x /= length;
  y /= length;
  z /= length;
  const [a, b, c] = [scales[s], scales[s + 1], scales[s + 2]];
  const m00 = (1 - 2 * (y * y + z * z)) * a;
  const m01 = 2 * (x * y - w * z) * b;
  const m02 = 2 * (x * z + w * y) * c;
  const m10 = 2 * (x * y + w * z) * a;
  const m11 = (1 - 2 * (x * x + z * z)) * b;
  const m12 = 2 * (y * z - w * x) * c;
  const m20 = 2 * (x * z - w * y) * a;
  const m21 = 2 * (y * z + w * x) * b;
  const m22 = (1 - 2 * (x * x + y * y)) * c;
  out[0] = m00 * m00 + m01 * m01 + m02 * m02;
  out[1] = m00 * m10 + m01 * m11 + m02 * m12;
  out[2] = m00 * m20 + m01 * m21 + m02 * m22;
  out[3] = m10 * m10 + m11 * m11 + m12 * m12;
  out[4] = m10 * m20 + m11 * m21 + m12 * m22;
  out[5] = m20 * m20 + m21 * m21 + m22 * m22;
}

/** Points to frame the splats with, as they stand on the stage (y up), without the few that float far off. At most about 6,000. */
export function framingPoints({ count, centres }: SplatData): Float32Array {
  const middle = [0, 1, 2].map((k) => median(Float32Array.from({ length: count }, (_, i) => centres[3 * i + k])));
  const away = new Float32Array(count);
  for (let i = 0; i < count; i++) away[i] = Math.hypot(...[0, 1, 2].map((k) => centres[3 * i + k] - middle[k]));
  const sorted = away.slice().sort();
  const reach = 1.6 * sorted[Math.min(count - 1, Math.floor(0.98 * count))];
  const step = Math.max(1, Math.floor(count / 6000));
  const points: number[] = [];
  for (let i = 0; i < count; i++) {
    if (away[i] > reach || (i % step !== 0 && away[i] < 0.9 * reach)) continue;
    points.push(centres[3 * i], -centres[3 * i + 1], -centres[3 * i + 2]);
  }
  return Float32Array.from(points);
}

function median(values: Float32Array): number {
  return values.sort()[values.length >> 1];
}
