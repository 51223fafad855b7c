import { linearToByte } from '../color.ts';
import { compileMaterial, type SolidMaterial } from '../compile.ts';
import { SAMPLE_STRIDE } from '../recipe.ts';
import { type Band, createBand, drawTriangles, HALO } from './band.ts';
import { BAND_ROWS, type BakeInput, type BakeSurface } from './input.ts';

/** Compiled materials per input: a worker compiles each once, not once per job. */
const compiled = new WeakMap<BakeInput, SolidMaterial[]>();

/** Bakes rows from..to of the atlas, both multiples of `BAND_ROWS` (or the end). */
export function runRows(input: BakeInput, from: number, to: number): void {
  let materials = compiled.get(input);
  if (!materials) {
    materials = input.surfaces.map((s) =>
      compileMaterial(s.material, s.seed, { size: s.size, round: s.round, footprint: s.footprint }),
    );
    compiled.set(input, materials);
  }
  const band = createBand(input.size);
  for (let y = from; y < to; y += BAND_ROWS) {
    drawTriangles(input, band, y - HALO);
    evaluateBand(input, materials, band);
    writeBand(input, band, y, Math.min(y + BAND_ROWS, input.size, to));
  }
}

/** Where each triangle's surface and face are found from its number. */
function surfaceStarts(input: BakeInput): Int32Array {
  const starts = new Int32Array(input.surfaces.length + 1);
  input.surfaces.forEach((s, i) => {
    starts[i + 1] = starts[i] + s.indices.length / 3;
  });
  return starts;
}

/** Runs the material once per texel, at the position, normal, occlusion and curvature interpolated there. */
function evaluateBand(input: BakeInput, materials: SolidMaterial[], band: Band): void {
  const { size, triangle, samples, occlusion } = band;
  const starts = surfaceStarts(input);
  const out = new Float64Array(SAMPLE_STRIDE);
  const at = new Float64Array(CORNER);
  const frame = createFrame();
  let last = -1;
  let s = 0;
  for (let i = HALO_SKIP * size; i < triangle.length - HALO_SKIP * size; i++) {
    const t = triangle[i];
    if (t < 0) continue;
    if (t !== last) {
      while (t < starts[s]) s--;
      while (t >= starts[s + 1]) s++;
      setFrame(frame, input.surfaces[s], t - starts[s], size);
      last = t;
    }
    const y = Math.floor(i / size);
    interpolate(frame, i - y * size + 0.5, y + band.top + 0.5, at);
    materials[s].evaluate(at[0], at[1], at[2], at[3], at[4], at[5], at[6], at[7], out);
    for (let c = 0; c < SAMPLE_STRIDE; c++) samples[i * SAMPLE_STRIDE + c] = out[c];
    occlusion[i] = at[6];
  }
}

/** The outermost halo rows only feed the gutter. */
const HALO_SKIP = HALO - 1;

interface Frame {
  /** Barycentric weights of corners 1 and 2 as affine functions of the texel: [u0, ux, uy, v0, vx, vy]. */
  bary: Float64Array;
  /** Position, normal, occlusion, curvature, tangent of the three corners: 3 x CORNER. */
  corner: Float64Array;
  /** Change of position per texel along x and y, 6 numbers. */
  step: Float64Array;
  /** Handedness. */
  w: number;
}

const CORNER = 11;

function createFrame(): Frame {
  return {
    bary: new Float64Array(6),
    corner: new Float64Array(3 * CORNER),
    step: new Float64Array(6),
    w: 1,
  };
}

function setFrame(f: Frame, s: BakeSurface, face: number, size: number): void {
  for (let k = 0; k < 3; k++) {
    const v = s.indices[3 * face + k];
    for (let c = 0; c < 3; c++) {
      f.corner[CORNER * k + c] = s.positions[3 * v + c];
      f.corner[CORNER * k + 3 + c] = s.normals[3 * v + c];
      f.corner[CORNER * k + 8 + c] = s.tangents[4 * v + c];
    }
    f.corner[CORNER * k + 6] = s.occlusion[v];
    f.corner[CORNER * k + 7] = s.curvature[v];
  }
  f.w = s.tangents[4 * s.indices[3 * face] + 3];
  const [a, b, c] = [0, 1, 2].map((k) => 2 * s.indices[3 * face + k]);
  const ax = s.uvs[a] * size;
  const ay = s.uvs[a + 1] * size;
  const [bx, by] = [s.uvs[b] * size - ax, s.uvs[b + 1] * size - ay];
  const [cx, cy] = [s.uvs[c] * size - ax, s.uvs[c + 1] * size - ay];
  const det = bx * cy - cx * by;
  const inv = Math.abs(det) < 1e-12 ? 0 : 1 / det;
  f.bary[1] = cy * inv;
  f.bary[2] = -cx * inv;
  f.bary[0] = -(ax * f.bary[1] + ay * f.bary[2]);
  f.bary[4] = -by * inv;
  f.bary[5] = bx * inv;
  f.bary[3] = -(ax * f.bary[4] + ay * f.bary[5]);
  for (let k = 0; k < 3; k++) {
    const e1 = f.corner[CORNER + k] - f.corner[k];
    const e2 = f.corner[2 * CORNER + k] - f.corner[k];
    f.step[k] = e1 * f.bary[1] + e2 * f.bary[4];
    f.step[3 + k] = e1 * f.bary[2] + e2 * f.bary[5];
  }
}

/** Position on the plane of the triangle, also outside it; the rest clamped to the triangle, so that nothing is extrapolated wildly. */
function interpolate(f: Frame, x: number, y: number, out: Float64Array): void {
  const b = f.bary;
  const c = f.corner;
  let u = b[0] + b[1] * x + b[2] * y;
  let v = b[3] + b[4] * x + b[5] * y;
  for (let k = 0; k < 3; k++) out[k] = c[k] + u * (c[CORNER + k] - c[k]) + v * (c[2 * CORNER + k] - c[k]);
  u = u < 0 ? 0 : Math.min(u, 1);
  v = v < 0 ? 0 : Math.min(v, 1);
  const sum = u + v;
  if (sum > 1) {
    u /= sum;
    v /= sum;
  }
  for (let k = 3; k < CORNER; k++) out[k] = c[k] + u * (c[CORNER + k] - c[k]) + v * (c[2 * CORNER + k] - c[k]);
  const l = 1 / Math.max(1e-9, Math.sqrt(out[3] * out[3] + out[4] * out[4] + out[5] * out[5]));
  out[3] *= l;
  out[4] *= l;
  out[5] *= l;
}

/** Bytes of rows from..to: colours, ORM, and the normal from height differences between neighbouring texels. */
function writeBand(input: BakeInput, band: Band, from: number, to: number): void {
  const { size, triangle, samples, occlusion } = band;
  const starts = surfaceStarts(input);
  const frame = createFrame();
  const at = new Float64Array(CORNER);
  const n = new Float64Array(3);
  let last = -1;
  let s = 0;
  for (let y = from; y < to; y++) {
    for (let x = 0; x < size; x++) {
      const i = (y - band.top) * size + x;
      const o = y * size + x;
      const t = triangle[i];
      if (t < 0) continue;
      if (t !== last) {
        while (t < starts[s]) s--;
        while (t >= starts[s + 1]) s++;
        setFrame(frame, input.surfaces[s], t - starts[s], size);
        last = t;
      }
      const j = i * SAMPLE_STRIDE;
      const ao = occlusion[i];
      const shade = 1 - input.darken * (1 - ao);
      for (let c = 0; c < 3; c++) input.baseColor[3 * o + c] = linearToByte(samples[j + c] * shade);
      input.orm[3 * o] = 255 * Math.min(1, ao) + 0.5;
      input.orm[3 * o + 1] = 255 * samples[j + 3] + 0.5;
      input.orm[3 * o + 2] = 255 * samples[j + 4] + 0.5;
      if (input.emissive) for (let c = 0; c < 3; c++) input.emissive[3 * o + c] = linearToByte(samples[j + 6 + c]);
      interpolate(frame, x + 0.5, y + 0.5, at);
      const dx = slope(band, i, 1, x > 0, x < size - 1);
      const dy = slope(band, i, size, true, true);
      tangentNormal(frame, at, dx, dy, n);
      for (let c = 0; c < 3; c++) input.normal[3 * o + c] = 127.5 * n[c] + 128;
      input.coverage[o] = 1;
    }
  }
}

/** Height difference per texel along a step; one-sided where a side has no texel. */
function slope(band: Band, i: number, step: number, back: boolean, ahead: boolean): number {
  const { triangle, samples } = band;
  const lo = back && triangle[i - step] >= 0 ? i - step : i;
  const hi = ahead && triangle[i + step] >= 0 ? i + step : i;
  return lo === hi ? 0 : (samples[hi * SAMPLE_STRIDE + 5] - samples[lo * SAMPLE_STRIDE + 5]) / (hi - lo > step ? 2 : 1);
}

/** Bends the interpolated normal by the surface gradient of the height, in the interpolated tangent frame. Unit length. */
function tangentNormal(f: Frame, at: Float64Array, dx: number, dy: number, out: Float64Array): void {
  const t = f.step;
  const tt = t[0] * t[0] + t[1] * t[1] + t[2] * t[2];
  const bb = t[3] * t[3] + t[4] * t[4] + t[5] * t[5];
  const tb = t[0] * t[3] + t[1] * t[4] + t[2] * t[5];
  const det = Math.max(1e-20, tt * bb - tb * tb);
  const a = (dx * bb - dy * tb) / det;
  const b = (dy * tt - dx * tb) / det;
  // Slopes past about 60 degrees are noise between two texels.
  let gx = a * t[0] + b * t[3];
  let gy = a * t[1] + b * t[4];
  let gz = a * t[2] + b * t[5];
  const g = Math.sqrt(gx * gx + gy * gy + gz * gz);
  const k = g > 1.6 ? 1.6 / g : 1;
  gx *= k;
  gy *= k;
  gz *= k;
  const [nx, ny, nz] = [at[3], at[4], at[5]];
  let tx = at[8];
  let ty = at[9];
  let tz = at[10];
  const d = tx * nx + ty * ny + tz * nz;
  tx -= d * nx;
  ty -= d * ny;
  tz -= d * nz;
  const l = 1 / Math.max(1e-12, Math.sqrt(tx * tx + ty * ty + tz * tz));
  tx *= l;
  ty *= l;
  tz *= l;
  const w = f.w;
  const x = -(gx * tx + gy * ty + gz * tz);
  const y = -w * (gx * (ny * tz - nz * ty) + gy * (nz * tx - nx * tz) + gz * (nx * ty - ny * tx));
  const z = 1 - (gx * nx + gy * ny + gz * nz);
  const m = 1 / Math.sqrt(x * x + y * y + z * z);
  out[0] = x * m;
  out[1] = y * m;
  out[2] = z * m;
}
