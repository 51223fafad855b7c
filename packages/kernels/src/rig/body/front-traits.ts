import type { Body } from './body.ts';
import { placeOf } from './course.ts';
import { planeSpan, ridgeCell } from './mirror-ridge.ts';
import { sliceBody } from './slices.ts';

const BANDS = 9;

/**
 * What tells front from back, for a body that looks to +z if it looks anywhere: from back to front how much of it there is, how low and how high,
 * how wide and how thick; where its feet point; where its tips are. Always the same numbers in the same order.
 */
export function measureFrontTraits(body: Body): number[] {
  const { solid, size, floor, height } = body;
  const [nx, ny, nz] = size;
  let [start, end] = [nz, 0];
  for (let i = 0; i < solid.length; i++)
    if (solid[i]) {
      const z = Math.floor(i / (nx * ny));
      start = Math.min(start, z);
      end = Math.max(end, z);
    }
  const length = Math.max(1, end - start + 1);
  const bands = Array.from({ length: BANDS }, () => [0, ny, 0, 0, 0]);
  const uppers = [0, 0];
  let count = 0;
  for (let z = start, i = start * nx * ny; z <= end; z++) {
    const band = bands[Math.min(BANDS - 1, Math.floor((BANDS * (z - start)) / length))];
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        count++;
        band[0]++;
        band[1] = Math.min(band[1], y);
        band[2] = Math.max(band[2], y);
        band[3] = Math.max(band[3], Math.abs(x - (nx - 1) / 2));
        band[4] = Math.max(band[4], body.radius[i]);
        if (y - floor > 0.75 * height) {
          uppers[0] += z;
          uppers[1]++;
        }
      }
  }
  const out: number[] = [];
  for (const [n, low, high, wide, thick] of bands)
    out.push(n / count, (low - floor) / height, (high - floor) / height, wide / length, thick / height);
  const centre = (z: number): number => (z - start) / length - 0.5;
  out.push(uppers[1] ? centre(uppers[0] / uppers[1]) : 0, height / length);
  out.push(...footTraits(body, length), ...planeTraits(body, centre), ...tipTraits(body, centre));
  return out.map((v) => (Number.isFinite(v) ? Math.round(v * 1e4) / 1e4 : 0));
}

/** How far feet go before and behind what stands on them, for the front-most and the last, and of all of the lowest layers. */
function footTraits(body: Body, length: number): number[] {
  const layers = sliceBody(body);
  const low = layers[Math.min(layers.length - 1, Math.max(1, Math.round(0.02 * layers.length)))];
  const above = layers[Math.min(layers.length - 1, Math.max(2, Math.round(0.13 * layers.length)))];
  const feet: [z: number, lean: number][] = [];
  for (const foot of low) {
    let leg: (typeof above)[number] | undefined;
    for (const piece of above)
      if (!leg || Math.hypot(piece.x - foot.x, piece.z - foot.z) < Math.hypot(leg.x - foot.x, leg.z - foot.z))
        leg = piece;
    if (leg && !leg.middle) feet.push([foot.z, (foot.front - leg.front - (leg.back - foot.back)) / body.height]);
  }
  feet.sort((a, b) => a[0] - b[0]);
  const mean = feet.reduce((s, [, lean]) => s + lean, 0) / Math.max(1, feet.length);
  const column = (from: number, to: number): number => {
    let [sum, n] = [0, 0];
    for (let y = Math.round(from * layers.length); y < to * layers.length; y++)
      for (const piece of layers[y] ?? []) {
        sum += piece.z * piece.area;
        n += piece.area;
      }
    return n ? sum / n : Number.NaN;
  };
  const drift = (column(0, 0.04) - column(0.1, 0.3)) / length;
  return [
    mean,
    feet[0]?.[1] ?? 0,
    feet.at(-1)?.[1] ?? 0,
    feet.length,
    drift,
    (column(0.8, 1.01) - column(0.3, 0.7)) / length,
  ];
}

/** The mirror plane: where the body is thickest, how thick its ends are and how it rises towards them. */
function planeTraits(body: Body, centre: (z: number) => number): number[] {
  const [first, last] = planeSpan(body);
  const values: [y: number, r: number][] = [];
  for (let k = 0; k <= 8; k++) {
    const cell = ridgeCell(body, first + ((last - first) * (k + 0.25)) / 8.5);
    values.push(
      cell < 0 ? [0, 0] : [(placeOf(body, cell)[1] - body.floor) / body.height, body.radius[cell] / body.height],
    );
  }
  const thickest = values.reduce((a, v, k) => (v[1] > values[a][1] ? k : a), 0);
  return [...values.flat(), thickest / 8, centre(first), centre(last)];
}

/** The six farthest tips: where along, how high, how far out, how thick. */
function tipTraits(body: Body, centre: (z: number) => number): number[] {
  const tips = [...body.branches].sort((a, b) => b.reach - a.reach).slice(0, 6);
  const out = tips.flatMap(({ path, reach, own }) => {
    const [x, y, z] = placeOf(body, path[0]);
    let thick = 0;
    for (let k = 0; k < own; k++) thick += body.radius[path[k]];
    return [
      centre(z),
      (y - body.floor) / body.height,
      Math.abs(x) / body.height,
      reach / body.height,
      thick / own / body.height,
    ];
  });
  while (out.length < 30) out.push(0);
  let [low, high, n] = [0, 0, 0];
  for (const { path, reach } of tips) {
    const [x, y, z] = placeOf(body, path[0]);
    if (Math.abs(x) > 2) continue;
    const up = (y - body.floor) / body.height;
    if (up > 0.5) high += centre(z) * reach;
    else low += centre(z) * reach;
    n += reach;
  }
  return [...out, high / (n || 1), low / (n || 1)];
}
