import { GeometryError } from '../math/index.ts';
import { createSplats, type Splats } from './splats.ts';

/** Bytes of a splat in a file: place and scales as floats, colour with opacity and rotation as bytes; little endian. */
const ROW = 32;

/**
 * Writes a .splat file: rows in the order of what matters most (volume times opacity), as viewers show what has arrived. The file's axes are
 * those of cameras: x to the right, y down, z away from whoever looks at the front. `scale`, `middle`: of the file's unit and origin in
 * the splats' own. Quaternions w x y z as 128 + 128 q.
 */
export function writeSplat(
  splats: Splats,
  { scale, middle }: { scale: number; middle: readonly number[] },
): Uint8Array {
  const { count, positions, scales, rotations, colors } = splats;
  const weight = new Float64Array(count);
  for (let i = 0; i < count; i++) weight[i] = scales[3 * i] * scales[3 * i + 1] * scales[3 * i + 2] * colors[4 * i + 3];
  const order = Uint32Array.from({ length: count }, (_, i) => i).sort((a, b) => weight[b] - weight[a]);
  const bytes = new Uint8Array(ROW * count);
  const view = new DataView(bytes.buffer);
  order.forEach((i, row) => {
    const o = ROW * row;
    for (let a = 0; a < 3; a++) {
      const flip = a === 0 ? 1 : -1;
      view.setFloat32(o + 4 * a, (flip * (positions[3 * i + a] - middle[a])) / scale, true);
      view.setFloat32(o + 12 + 4 * a, scales[3 * i + a] / scale, true);
    }
    bytes.set(colors.subarray(4 * i, 4 * i + 4), o + 24);
    const [w, x, y, z] = rotations.subarray(4 * i, 4 * i + 4);
    // Half a turn about x, then the splat's own.
    [-x, w, -z, y].forEach((q, k) => {
      bytes[o + 28 + k] = Math.min(255, Math.max(0, Math.round(128 + 128 * q)));
    });
  });
  return bytes;
}

/** Reads a .splat file in its own axes. Throws GeometryError `bad-splat` where it is no whole number of rows. */
export function readSplat(bytes: Uint8Array): Splats {
  if (bytes.length === 0 || bytes.length % ROW !== 0)
    throw new GeometryError('bad-splat', 'The file is not a whole number of splats.');
  const out = createSplats(bytes.length / ROW);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let i = 0; i < out.count; i++) {
    const o = ROW * i;
    for (let a = 0; a < 3; a++) {
      out.positions[3 * i + a] = view.getFloat32(o + 4 * a, true);
      out.scales[3 * i + a] = view.getFloat32(o + 12 + 4 * a, true);
    }
    out.colors.set(bytes.subarray(o + 24, o + 28), 4 * i);
    const q = [0, 1, 2, 3].map((k) => (bytes[o + 28 + k] - 128) / 128);
    const l = Math.hypot(...q) || 1;
    for (let k = 0; k < 4; k++) out.rotations[4 * i + k] = q[k] / l;
  }
  return out;
}
