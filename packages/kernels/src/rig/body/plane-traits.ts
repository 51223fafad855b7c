import type { LegsLine } from './legs-line.ts';
import type { MirrorPlane, PlaneGuess } from './mirror-plane.ts';
import type { Voxels } from './voxels.ts';

const BANDS = 6;
/** What is no farther from a plane than this share of the height is in the middle. */
const MIDDLE = 0.04;
/** Radians from which on planes are others. */
const OTHER = 0.6;

/**
 * What tells the mirror plane from others that a body is nearly its own image in, for each of them: by layers from the ground up how wide it is across the plane and
 * along it, how much of it is in the middle; whether its legs stand on either side; how good a mirror it is. Which way is front counts for nothing. Always the same numbers in the same order.
 */
export function measurePlaneTraits(voxels: Voxels, guesses: readonly PlaneGuess[], legs?: LegsLine): number[][] {
  const cells = listCells(voxels);
  return guesses.map(({ plane, square }) => {
    const { angle, score } = plane;
    const line = legs ? [Math.cos(angle - legs.angle) ** 2, legs.apart, legs.aside] : [-1, 0, 0];
    const others = guesses.filter((other) => Math.abs(Math.sin(other.plane.angle - angle)) > Math.sin(OTHER));
    const rival = Math.max(0, ...others.map((other) => other.plane.score));
    return [...measureLayers(cells, voxels, plane), ...line, score, score - rival, score - square].map(
      (v) => Math.round(v * 1e4) / 1e4,
    );
  });
}

/** Places of all solid cells: x, y above the lowest, z. */
function listCells({ solid, size: [nx, ny] }: Voxels): { at: Int16Array; height: number } {
  const at: number[] = [];
  let [low, high] = [ny, 0];
  for (let i = 0; i < solid.length; i++) {
    if (!solid[i]) continue;
    const y = Math.floor(i / nx) % ny;
    at.push(i % nx, y, Math.floor(i / (nx * ny)));
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  for (let k = 1; k < at.length; k += 3) at[k] -= low;
  return { at: Int16Array.from(at), height: high - low + 1 };
}

function measureLayers(
  { at, height }: ReturnType<typeof listCells>,
  { origin, cell }: Voxels,
  { angle, offset }: MirrorPlane,
): number[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (offset - origin[0] * cos - origin[2] * sin) / cell;
  const count = at.length / 3;
  const bands = Array.from({ length: BANDS }, () => ({ n: 0, u: 0, w: 0, uu: 0, ww: 0, inner: 0, centre: 0 }));
  let middle = 0;
  for (let k = 0; k < at.length; k += 3) middle += (at[k + 2] * cos - at[k] * sin) / count;
  let [wide, front, back] = [0, 0, 0];
  for (let k = 0; k < at.length; k += 3) {
    const u = at[k] * cos + at[k + 2] * sin - place;
    const w = at[k + 2] * cos - at[k] * sin - middle;
    const band = bands[Math.min(BANDS - 1, Math.floor((BANDS * at[k + 1]) / height))];
    band.n++;
    band.u += u;
    band.w += w;
    band.uu += u * u;
    band.ww += w * w;
    if (Math.abs(u) < MIDDLE * height) band.inner++;
    if (Math.abs(w) < MIDDLE * height) band.centre++;
    wide = Math.max(wide, Math.abs(u));
    front = Math.max(front, w);
    back = Math.min(back, w);
  }
  const out = bands.flatMap(({ n, u, w, uu, ww, inner, centre }) => {
    if (!n) return [0, 0, 0, 0, 0, 0, 0];
    const across = Math.sqrt(Math.max(0, uu / n - (u / n) ** 2)) / height;
    const along = Math.sqrt(Math.max(0, ww / n - (w / n) ** 2)) / height;
    const lean = (Math.abs(w) - Math.abs(u)) / n / height;
    return [n / count, across, along, (across - along) / (across + along + 1e-9), inner / n, centre / n, lean];
  });
  const long = front - back;
  return [...out, wide / height, long / height, long / (2 * wide + 1)];
}
