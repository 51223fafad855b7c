import { linearToByte, shareArray } from '../math/index.ts';
import { createViewSampler, type ProjectedView, type ViewProjection } from '../texture/index.ts';

type Lattice = Omit<ViewProjection['unseen'], 'colors'>;

/** Seen this well a place hands on its colour in full. */
const SURE = 0.5;

/**
 * Colours for what no view shows: those of the surface that is seen, spread through the box by push and pull, so that each place takes the mean of the nearest that is
 * known. Source: Gortler et al., "The lumigraph", 1996. `positions` and `normals`: of the surface.
 */
export function fillUnseen(
  views: readonly ProjectedView[],
  tolerance: number,
  { positions, normals }: { positions: Float32Array; normals: Float32Array },
  lattice: Lattice,
): ViewProjection['unseen'] {
  const { size, origin, cell } = lattice;
  const sums = new Float32Array(4 * size[0] * size[1] * size[2]);
  const sample = createViewSampler(views, tolerance);
  const seen = new Float64Array(5);
  for (let i = 0; i < positions.length; i += 3) {
    sample(
      ...([positions[i], positions[i + 1], positions[i + 2], normals[i], normals[i + 1], normals[i + 2]] as const),
      seen,
    );
    const w = Math.min(1, seen[4] / SURE);
    if (w <= 0.02) continue;
    const at = [0, 1, 2].map((a) =>
      Math.min(size[a] - 1, Math.max(0, Math.round((positions[i + a] - origin[a]) / cell))),
    );
    const o = 4 * ((at[2] * size[1] + at[1]) * size[0] + at[0]);
    for (let c = 0; c < 3; c++) sums[o + c] += w * seen[c];
    sums[o + 3] += w;
  }
  return { ...lattice, colors: spreadColors(sums, size) };
}

/** Weighted sums of linear colours in a box (three channels and their weight, x fastest) -> sRGB everywhere, from what is near. Shared memory. */
export function spreadColors(sums: Float32Array, size: readonly [number, number, number]): Uint8Array {
  const filled = pushPull(sums, size);
  const colors = new Uint8Array(3 * size[0] * size[1] * size[2]);
  for (let i = 0, o = 0; o < colors.length; i += 4, o += 3)
    for (let c = 0; c < 3; c++) colors[o + c] = linearToByte(filled[i + c] / Math.max(1e-9, filled[i + 3]));
  return shareArray(colors);
}

/** Weighted sums (three channels and their weight, x fastest) -> the same with every weight over 0. */
function pushPull(sums: Float32Array, size: readonly [number, number, number]): Float32Array {
  for (let i = 0; i < sums.length; i += 4) {
    const w = sums[i + 3];
    if (w <= 1) continue;
    for (let c = 0; c < 4; c++) sums[i + c] /= w;
  }
  if (Math.max(...size) <= 1) return sums;
  const half = size.map((n) => Math.ceil(n / 2)) as [number, number, number];
  const coarse = new Float32Array(4 * half[0] * half[1] * half[2]);
  each(size, (x, y, z, i) => {
    const o = 4 * (((z >> 1) * half[1] + (y >> 1)) * half[0] + (x >> 1));
    for (let c = 0; c < 4; c++) coarse[o + c] += sums[i + c];
  });
  const below = pushPull(coarse, half);
  const near = new Float64Array(4);
  each(size, (x, y, z, i) => {
    const rest = 1 - sums[i + 3];
    if (rest <= 0) return;
    between(below, half, (x - 0.5) / 2, (y - 0.5) / 2, (z - 0.5) / 2, near);
    const scale = rest / Math.max(1e-12, near[3]);
    for (let c = 0; c < 3; c++) sums[i + c] += near[c] * scale;
    if (near[3] > 0) sums[i + 3] = 1;
  });
  return sums;
}

function each(size: readonly number[], visit: (x: number, y: number, z: number, at: number) => void): void {
  for (let z = 0, at = 0; z < size[2]; z++)
    for (let y = 0; y < size[1]; y++) for (let x = 0; x < size[0]; x++, at += 4) visit(x, y, z, at);
}

function between(
  data: Float32Array,
  size: readonly number[],
  x: number,
  y: number,
  z: number,
  out: Float64Array,
): void {
  const [fx, fy, fz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [tx, ty, tz] = [x - fx, y - fy, z - fz];
  out.fill(0);
  for (let corner = 0; corner < 8; corner++) {
    const [a, b, c] = [corner & 1, (corner >> 1) & 1, corner >> 2];
    const i = Math.min(size[0] - 1, Math.max(0, fx + a));
    const j = Math.min(size[1] - 1, Math.max(0, fy + b));
    const k = Math.min(size[2] - 1, Math.max(0, fz + c));
    const w = (a ? tx : 1 - tx) * (b ? ty : 1 - ty) * (c ? tz : 1 - tz);
    const o = 4 * ((k * size[1] + j) * size[0] + i);
    for (let q = 0; q < 4; q++) out[q] += w * data[o + q];
  }
}
