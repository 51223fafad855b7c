import type { FloatImage } from '../image/index.ts';
import { computeNormals } from '../mesh/index.ts';
import { acrossOf, isSide, type Registered } from './register.ts';
import { sampleDistance } from './sample-distance.ts';

/** Rounds; each moves rims out to both outlines, then everything else back into them. */
const ROUNDS = 2;
/** What stands out moves back by so many cells at most, a round. */
const BACK = 1.2;
/** A rim is at most so many cells behind its outline; what lies so many behind the rim does not move with it. */
const BEHIND = 2;
const FADE = 2;
/** Parts of an outline, cells, over which that is evened out. */
const EVEN = 2;
const UNKNOWN = 1e9;
/** The rim of a thing, as one direction sees it, faces the way its outline does: from the first of these on, from the second on in full. */
const RIM = [0.6, 0.95] as const;

/** How far inside an outline a place of the surface is (metres), and which way further in. */
type Probe = (x: number, y: number, z: number, out: Float64Array) => boolean;

/**
 * Lays a surface onto its outlines: rims that stay behind them move out, together with what is next to them, for a lattice rounds edges off; and what stands out moves
 * back, for a lattice makes rods and blades as thick as its cells. `mesh`: in place; `exact`: distances of the views before anything was thickened, in their order.
 */
export function snapInPlace(
  mesh: { positions: Float32Array; indices: Uint32Array },
  registered: Registered,
  exact: readonly FloatImage[],
  cell: number,
): void {
  const probes = [false, true].map((side) => createProbe(side, registered, exact, 0.25 * cell));
  for (let round = 0; round < ROUNDS; round++) {
    const normals = computeNormals(mesh, { creaseAngleDeg: 180 }).normals as Float32Array;
    for (const [n, probe] of probes.entries()) pushInPlace(mesh.positions, normals, n === 0 ? 0 : 2, probe, cell);
    for (const [n, probe] of probes.entries()) pullInPlace(mesh.positions, n === 0 ? 0 : 2, probe, cell);
  }
}

/** `out`: how far inside, then the way in: across and up. False where no way can be told. */
function createProbe(side: boolean, { views, size }: Registered, exact: readonly FloatImage[], h: number): Probe {
  const own = views.flatMap(({ name, distancePixels }, n) =>
    isSide(name) === side ? [{ name, m: distancePixels, distance: exact[n] }] : [],
  );
  const inside = (x: number, y: number, z: number): number => {
    let sum = 0;
    for (const { name, m, distance } of own)
      sum += sampleDistance(
        distance,
        m.atU + m.perU * acrossOf(name, x, z),
        m.atV + m.perV * (size[1] - y),
        1 / m.perU,
      );
    return sum / own.length;
  };
  const [dx, dz] = side ? [0, h] : [h, 0];
  return (x, y, z, out) => {
    out[0] = inside(x, y, z);
    const across = inside(x + dx, y, z + dz) - inside(x - dx, y, z - dz);
    const up = inside(x, y + h, z) - inside(x, y - h, z);
    const length = Math.hypot(across, up);
    if (length < 0.4 * h) return false;
    out[1] = across / length;
    out[2] = up / length;
    return true;
  };
}

/** Each part of an outline draws its rim out by as much as the nearest place of it stays behind. `axis`: across, 0 or 2. */
function pushInPlace(positions: Float32Array, normals: Float32Array, axis: number, probe: Probe, cell: number): void {
  const count = positions.length / 3;
  const width = Math.ceil(1.2 / cell) + 4;
  const behind = new Float32Array(width * width).fill(UNKNOWN);
  const found = new Int32Array(count).fill(-1);
  const depth = new Float32Array(count);
  const ways = new Float32Array(2 * count);
  const share = new Float32Array(count);
  const out = new Float64Array(3);
  for (let n = 0, i = 0; n < count; n++, i += 3) {
    const [na, ny] = [normals[i + axis], normals[i + 1]];
    if (na * na + ny * ny < RIM[0] * RIM[0]) continue;
    const [across, y] = [positions[i + axis], positions[i + 1]];
    if (!probe(positions[i], y, positions[i + 2], out) || out[0] < 0 || out[0] > (BEHIND + FADE) * cell) continue;
    const rim = (-(out[1] * na + out[2] * ny) - RIM[0]) / (RIM[1] - RIM[0]);
    if (rim <= 0) continue;
    const u = Math.round((across - out[0] * out[1] + 0.6) / cell) + 1;
    const v = Math.round((y - out[0] * out[2] + 0.1) / cell) + 1;
    if (u < 1 || v < 1 || u > width - 2 || v > width - 2) continue;
    const at = v * width + u;
    found[n] = at;
    depth[n] = out[0];
    ways[2 * n] = out[1];
    ways[2 * n + 1] = out[2];
    share[n] = Math.min(1, rim);
    if (out[0] < behind[at] && out[0] < BEHIND * cell) behind[at] = out[0];
  }
  const even = evenOut(behind, width);
  for (let n = 0, i = 0; n < count; n++, i += 3) {
    const at = found[n];
    if (at < 0) continue;
    const least = Math.min(depth[n], even[at]);
    const move = least * share[n] * Math.max(0, 1 - (depth[n] - least) / (FADE * cell));
    positions[i + axis] -= move * ways[2 * n];
    positions[i + 1] -= move * ways[2 * n + 1];
  }
}

/** Each known place takes the mean of those around it that are known. */
function evenOut(from: Float32Array, width: number): Float32Array {
  const out = new Float32Array(from.length);
  for (let at = EVEN * (width + 1); at < from.length - EVEN * (width + 1); at++) {
    if (from[at] === UNKNOWN) continue;
    let [sum, count] = [0, 0];
    for (let v = -EVEN; v <= EVEN; v++)
      for (let to = at + v * width - EVEN; to <= at + v * width + EVEN; to++)
        if (from[to] !== UNKNOWN) {
          sum += from[to];
          count++;
        }
    out[at] = sum / count;
  }
  return out;
}

/** What stands out of an outline moves back onto it. */
function pullInPlace(positions: Float32Array, axis: number, probe: Probe, cell: number): void {
  const out = new Float64Array(3);
  for (let i = 0; i < positions.length; i += 3) {
    if (!probe(positions[i], positions[i + 1], positions[i + 2], out) || out[0] >= 0) continue;
    const move = Math.min(-out[0], BACK * cell);
    positions[i + axis] += move * out[1];
    positions[i + 1] += move * out[2];
  }
}
