/** A net of knots around a thing: cubic B-splines carry what is in it. */
export interface Net {
  /** Knots along x, y and z. */
  counts: readonly [number, number, number];
  low: readonly [number, number, number];
  /** From knot to knot. */
  step: readonly [number, number, number];
  /** How far every knot has gone, x fastest. */
  knots: Float64Array;
}

/** Cells of the net along the longest side. */
const CELLS = 3;
/** What a knot's ways cost: bending, shearing, being unlike its twin at the other side, going at all. */
const BEND = 1;
const SHEAR = 1;
const UNLIKE = 4;
const GO = 0.06;

/** Hangs a net around points, its middle plane at x = 0. */
export function createNet(points: readonly Float32Array[]): Net {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const p of points)
    for (let i = 0; i < p.length; i++) {
      const a = i % 3;
      if (p[i] < low[a]) low[a] = p[i];
      if (p[i] > high[a]) high[a] = p[i];
    }
  const side = Math.max(-low[0], high[0]);
  [low[0], high[0]] = [-side, side];
  const longest = Math.max(...low.map((v, a) => high[a] - v));
  const cells = low.map((v, a) => Math.max(1, Math.round((CELLS * (high[a] - v)) / longest)));
  const step = low.map((v, a) => Math.max(1e-6, (high[a] - v) / cells[a]));
  const counts = cells.map((n) => n + 3);
  const three = ([x, y, z]: number[]): [number, number, number] => [x, y, z];
  return {
    counts: three(counts),
    low: three(low),
    step: three(step),
    knots: new Float64Array(3 * counts[0] * counts[1] * counts[2]),
  };
}

const spline = [new Float64Array(4), new Float64Array(4), new Float64Array(4)];
const first = new Uint32Array(3);

/** How much each of 64 knots carries of the point at `points[i]`: writes their weights and numbers, which rise. */
export function netWeights(
  net: Net,
  points: Float32Array,
  i: number,
  weights: Float64Array,
  places: Uint32Array,
): void {
  findSplines(net, points, i);
  const [nx, ny] = net.counts;
  let o = 0;
  for (let z = 0; z < 4; z++)
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 4; x++, o++) {
        weights[o] = spline[0][x] * spline[1][y] * spline[2][z];
        places[o] = ((first[2] + z) * ny + first[1] + y) * nx + first[0] + x;
      }
}

function findSplines({ counts, low, step }: Net, points: Float32Array, i: number): void {
  for (let a = 0; a < 3; a++) {
    const t = (points[i + a] - low[a]) / step[a];
    const cell = Math.max(0, Math.min(counts[a] - 4, Math.floor(t)));
    const f = Math.max(0, Math.min(1, t - cell));
    const g = 1 - f;
    first[a] = cell;
    spline[a][0] = (g * g * g) / 6;
    spline[a][1] = (3 * f * f * f - 6 * f * f + 4) / 6;
    spline[a][2] = (3 * g * g * g - 6 * g * g + 4) / 6;
    spline[a][3] = (f * f * f) / 6;
  }
}

/** Where the net carries points: writes `to`. */
export function place(net: Net, from: Float32Array, to: Float32Array): void {
  const [nx, ny] = net.counts;
  const { knots } = net;
  for (let i = 0; i < from.length; i += 3) {
    findSplines(net, from, i);
    let [dx, dy, dz] = [0, 0, 0];
    for (let z = 0; z < 4; z++)
      for (let y = 0; y < 4; y++) {
        const w = spline[1][y] * spline[2][z];
        let k = 3 * (((first[2] + z) * ny + first[1] + y) * nx + first[0]);
        for (let x = 0; x < 4; x++, k += 3) {
          const s = w * spline[0][x];
          dx += s * knots[k];
          dy += s * knots[k + 1];
          dz += s * knots[k + 2];
        }
      }
    to[i] = from[i] + dx;
    to[i + 1] = from[i + 1] + dy;
    to[i + 2] = from[i + 2] + dz;
  }
}

/** Adds what the ways of the knots cost to the lower half of a system's matrix. */
export function stiffen({ counts, step, knots }: Net, weight: number, matrix: Float64Array): void {
  const n = knots.length;
  const [nx, ny, nz] = counts;
  const total = nx * ny * nz;
  const stride = [1, nx, nx * ny];
  const add = (places: readonly number[], factors: readonly number[], cost: number): void => {
    for (let i = 0; i < places.length; i++)
      for (let j = 0; j < places.length; j++)
        if (places[j] <= places[i])
          matrix[places[i] * n + places[j]] += ((cost * weight) / total) * factors[i] * factors[j];
  };
  for (let k = 0; k < total; k++) {
    const at = [k % nx, Math.floor(k / nx) % ny, Math.floor(k / nx / ny)];
    const twin = k + nx - 1 - 2 * at[0];
    for (let d = 0; d < 3; d++) {
      add([3 * k + d], [1], GO);
      if (twin > k) add([3 * k + d, 3 * twin + d], [1, d === 0 ? 1 : -1], UNLIKE);
      else if (twin === k && d === 0) add([3 * k], [1], UNLIKE);
    }
    for (let a = 0; a < 3; a++) {
      const s = stride[a];
      if (at[a] + 1 < counts[a])
        for (let d = 0; d < 3; d++) if (d !== a) add([3 * k + d, 3 * (k + s) + d], [-1 / step[a], 1 / step[a]], SHEAR);
      if (at[a] + 2 < counts[a])
        for (let d = 0; d < 3; d++)
          add([3 * k + d, 3 * (k + s) + d, 3 * (k + 2 * s) + d], [1 / step[a], -2 / step[a], 1 / step[a]], BEND);
    }
  }
}
