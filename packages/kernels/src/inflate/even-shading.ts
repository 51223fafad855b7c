import { blur, createFloatImage, type FloatImage, luminanceOf, resize, toOklab } from '../image/index.ts';
import type { Mesh } from '../mesh/index.ts';
import { depthOf, type PictureFrame } from './back-depth.ts';

/** Shading is worked out at this size: it is smooth. */
const SIDE = 176;
/** Pixels between which light is compared. */
const APART = 5;
/** Neighbours that differ more than so in hue (OKLab) or in the logarithm of their light are two paints, not one in two lights. */
const HUE = 0.02;
const STEP = 0.35;
/** Differences that the shading does not explain count half from here on. */
const ODD = 0.12;
const ROUNDS = 4;
/** Surfaces seen from the edge say little. */
const FACING = 0.2;
/** What little turns prove nothing: added to the equations, a pair. */
const DAMPING = 0.001;
/** Strongest light from one side that is believed, per unit of the normal, how much of it is taken off, and the most and least that a colour is changed by. */
const STRONGEST = 0.7;
const TAKEN = 0.65;
const GAIN = 1.3;

/**
 * Takes the light off colours (linear, of the frame's size): how much lighter a surface gets as it turns is learnt from neighbours of one hue, over the normals of the shape, and
 * evened out. Paint keeps its differences, which a blurred picture does not tell from shading.
 */
export function evenShading(colours: FloatImage, mesh: Mesh, frame: PictureFrame): FloatImage {
  const k = Math.min(1, SIDE / Math.max(frame.width, frame.height));
  const [width, height] = [Math.max(4, Math.round(k * frame.width)), Math.max(4, Math.round(k * frame.height))];
  const normals = normalsOf(mesh, { ...frame, width, height, scale: (frame.scale * frame.width) / width });
  const small = resize(colours, width, height);
  const light = luminanceOf(small).data.map((v) => Math.log(Math.max(0.004, v)));
  const [lx, ly, lz] = findLight(normals, light, toOklab(small).data);
  const shade = createFloatImage(width, height, 2);
  let [sum, n] = [0, 1e-9];
  for (let i = 0; i < width * height; i++) {
    const [x, y, z] = normals.data.subarray(3 * i);
    if (!(z > 0)) continue;
    shade.data[2 * i] = lx * x + ly * y + lz * z;
    shade.data[2 * i + 1] = 1;
    sum += shade.data[2 * i];
    n++;
  }
  const near = blur(shade, 1.5).data;
  const far = blur(shade, Math.max(width, height) / 8).data;
  const gain = createFloatImage(width, height, 1);
  for (let i = 0; i < gain.data.length; i++) {
    const from = near[2 * i + 1] > 0.05 ? near : far;
    const off = from[2 * i + 1] > 1e-4 ? from[2 * i] / from[2 * i + 1] - sum / n : 0;
    gain.data[i] = Math.min(GAIN, Math.max(1 / GAIN, Math.exp(-TAKEN * off)));
  }
  const wide = resize(gain, colours.width, colours.height).data;
  const out = createFloatImage(colours.width, colours.height, 3);
  for (let i = 0; i < out.data.length; i++) out.data[i] = colours.data[i] * wide[Math.floor(i / 3)];
  return out;
}

/** Normals of a mesh's nearest surface, x right, y up, z to the viewer; 0 where there is none. */
function normalsOf(mesh: Mesh, frame: PictureFrame): FloatImage {
  const { width, height, scale } = frame;
  const depth = depthOf(mesh, 1, frame).data;
  const packed = createFloatImage(width, height, 2);
  for (let i = 0; i < depth.length; i++) {
    if (Number.isNaN(depth[i])) continue;
    packed.data[2 * i] = depth[i];
    packed.data[2 * i + 1] = 1;
  }
  const soft = blur(packed, 1.2).data;
  const z = Float32Array.from(depth, (d, i) => (Number.isNaN(d) ? Number.NaN : soft[2 * i] / soft[2 * i + 1]));
  const out = createFloatImage(width, height, 3);
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const dx = (z[i - 1] - z[i + 1]) / (2 * scale);
      const dy = (z[i + width] - z[i - width]) / (2 * scale);
      if (Number.isNaN(dx + dy)) continue;
      const l = Math.hypot(dx, dy, 1);
      out.data.set([dx / l, dy / l, 1 / l], 3 * i);
    }
  return out;
}

/** How fast the logarithm of the light grows with the normal: least squares over pairs of neighbours, again and again with less weight for what is odd. */
function findLight({ width, height, data: n }: FloatImage, light: Float32Array, lab: Float32Array): number[] {
  const steps = Int32Array.of(APART, APART * width, APART * width + APART, APART * width - APART);
  const d = new Float64Array(3);
  let found = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const a = new Float64Array(9);
    const b = new Float64Array(3);
    let pairs = 0;
    for (let y = 0; y < height - APART; y++)
      for (let x = APART; x < width - APART; x++)
        for (let k = 0, i = y * width + x; k < steps.length; k++) {
          const j = i + steps[k];
          if (!(n[3 * i + 2] > FACING && n[3 * j + 2] > FACING)) continue;
          const step = light[i] - light[j];
          const hue = Math.abs(lab[3 * i + 1] - lab[3 * j + 1]) + Math.abs(lab[3 * i + 2] - lab[3 * j + 2]);
          if (!(Math.abs(step) < STEP && hue < HUE)) continue;
          for (let c = 0; c < 3; c++) d[c] = n[3 * i + c] - n[3 * j + c];
          const odd = (step - found[0] * d[0] - found[1] * d[1] - found[2] * d[2]) / ODD;
          const w = round === 0 ? 1 : 1 / (1 + odd * odd);
          pairs += w;
          for (let r = 0; r < 3; r++) {
            b[r] += w * d[r] * step;
            for (let c = 0; c < 3; c++) a[3 * r + c] += w * d[r] * d[c];
          }
        }
    for (let r = 0; r < 3; r++) a[4 * r] += DAMPING * pairs + 1e-9;
    found = solve3(a, b);
  }
  const strength = Math.hypot(...found);
  return strength > STRONGEST ? found.map((v) => (v * STRONGEST) / strength) : found;
}

/** Cramer's rule. */
function solve3(a: Float64Array, b: Float64Array): number[] {
  const det = (m: ArrayLike<number>): number =>
    m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2] * (m[3] * m[7] - m[4] * m[6]);
  const whole = det(a);
  return [0, 1, 2].map((c) => det(a.map((v, i) => (i % 3 === c ? b[Math.floor(i / 3)] : v))) / whole);
}
