import type { Body } from './body.ts';

/** Runs shorter than this share of the longest side are thin, and how much longer another must be to be long beside it. */
const THIN = 0.07;
const LONG = 2.5;
/** Sheets that face x, y or z, rods along x, y or z, the rest. */
const FORMS = 7;
const ROUND = 8;

/**
 * What a body is made up of: fins and wings are sheets, legs and trunks are rods, by which way they stand and where; and what it stands on: how high up
 * it is thin, and in how many pieces. Always the same numbers in the same order.
 */
export function measureRuns(body: Body): number[] {
  return [...formTraits(body), ...standTraits(body)];
}

/** How many solid cells in a row each cell is one of, along each axis. */
function measureRow({ solid, size: [nx, ny, nz] }: Body, axis: number): Uint8Array {
  const out = new Uint8Array(solid.length);
  const stride = [1, nx, nx * ny];
  const [n, step] = [[nx, ny, nz][axis], stride[axis]];
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const [nu, nv] = [[nx, ny, nz][u], [nx, ny, nz][v]];
  for (let b = 0; b < nv; b++)
    for (let a = 0; a < nu; a++) {
      const base = a * stride[u] + b * stride[v];
      for (let k = 0; k < n; k++) {
        if (!solid[base + k * step]) continue;
        let end = k;
        while (end < n && solid[base + end * step]) end++;
        const run = Math.min(255, end - k);
        for (; k < end; k++) out[base + k * step] = run;
      }
    }
  return out;
}

function formOf(x: number, y: number, z: number, thin: number): number {
  const least = Math.min(x, y, z);
  if (least > thin) return 6;
  const longX = x > LONG * least;
  const longY = y > LONG * least;
  const longZ = z > LONG * least;
  const count = +longX + +longY + +longZ;
  if (count === 2) return longX ? (longY ? 2 : 1) : 0;
  if (count === 1) return longX ? 3 : longY ? 4 : 5;
  return 6;
}

/** The share of the body that has each form: all of it, its lowest and its highest third, about the mirror plane, and at either end. */
function formTraits(body: Body): number[] {
  const {
    solid,
    size: [nx, ny, nz],
    floor,
    height,
  } = body;
  const [alongX, alongY, alongZ] = [0, 1, 2].map((axis) => measureRow(body, axis));
  const thin = Math.max(2, THIN * Math.max(nx, ny, nz));
  let [first, last] = [nz, 0];
  for (let i = 0; i < solid.length; i++)
    if (solid[i]) {
      const z = Math.floor(i / (nx * ny));
      if (z < first) first = z;
      if (z > last) last = z;
    }
  const zones = Array.from({ length: 6 }, () => new Float64Array(FORMS));
  let all = 0;
  for (let z = first, i = first * nx * ny; z <= last; z++) {
    const t = (z - first + 0.5) / (last - first + 1);
    for (let y = 0; y < ny; y++) {
      const up = (y - floor + 0.5) / height;
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        all++;
        const form = formOf(alongX[i], alongY[i], alongZ[i], thin);
        zones[0][form]++;
        if (up < 1 / 3) zones[1][form]++;
        if (up > 2 / 3) zones[2][form]++;
        if (Math.abs(x - (nx - 1) / 2) < 2) zones[3][form]++;
        if (t < 0.25) zones[4][form]++;
        if (t > 0.75) zones[5][form]++;
      }
    }
  }
  const out: number[] = [];
  for (const zone of zones.slice(0, 4)) for (let f = 0; f < FORMS; f++) out.push(zone[f] / Math.max(1, all));
  // Which end is the front is not known yet: the one with more upright sheet comes first.
  const ends = zones.slice(4).map((zone) =>
    Array.from(
      zone,
      (v) =>
        v /
        Math.max(
          1,
          zone.reduce((a, b) => a + b, 0),
        ),
    ),
  );
  ends.sort((a, b) => b[0] - a[0]);
  for (const end of ends) out.push(...end);
  return out;
}

/** From which height the layers are no longer thin, from below and from above; what stands below it; how round it all is seen from above. */
function standTraits({ solid, size: [nx, ny, nz], floor, top, height }: Body): number[] {
  const area = new Float64Array(ny);
  const aside = new Float64Array(ny);
  const across = new Float64Array(nz);
  const sections = Array.from({ length: nz }, () => [ny, 0, 0]);
  let [mz, all] = [0, 0];
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        const u = Math.abs(x - (nx - 1) / 2);
        area[y]++;
        across[z]++;
        if (u > 2) aside[y]++;
        const section = sections[z];
        if (y < section[0]) section[0] = y;
        if (y > section[1]) section[1] = y;
        if (u > section[2]) section[2] = u;
        mz += z;
        all++;
      }
  mz /= Math.max(1, all);
  let [most, widest] = [0, 0];
  for (const a of area) if (a > most) most = a;
  across.forEach((a, z) => {
    if (a > across[widest]) widest = z;
  });
  const out: number[] = [];
  for (const share of [0.15, 0.3, 0.6]) {
    let low = floor;
    while (low < top && area[low] < share * most) low++;
    let high = top;
    while (high > floor && area[high] < share * most) high--;
    let [sum, sides] = [0, 0];
    for (let y = floor; y < low; y++) [sum, sides] = [sum + area[y], sides + aside[y]];
    out.push((low - floor) / height, (top - high) / height, sum ? sides / sum : 0.5);
  }
  const section = sections[widest];
  out.push(
    Math.log((2 * section[2] + 1) / Math.max(1, section[1] - section[0] + 1)),
    across[widest] / Math.max(1, (2 * section[2] + 1) * (section[1] - section[0] + 1)),
  );
  // Seen from above: how evenly it spreads about its middle, by mass and by reach.
  const mass = new Float64Array(ROUND);
  const reach = new Float64Array(ROUND);
  for (let z = 0, i = 0; z < nz; z++)
    for (let y = 0; y < ny; y++)
      for (let x = 0; x < nx; x++, i++) {
        if (!solid[i]) continue;
        const [dx, dz] = [x - (nx - 1) / 2, z - mz];
        const bin = Math.floor(((Math.atan2(dz, dx) / (2 * Math.PI) + 1) * ROUND + 0.5) % ROUND);
        mass[bin]++;
        const r = dx * dx + dz * dz;
        if (r > reach[bin]) reach[bin] = r;
      }
  mass.sort();
  reach.sort();
  out.push(mass[0] / (mass[ROUND - 1] || 1), mass[2] / (mass[ROUND - 3] || 1));
  out.push(Math.sqrt(reach[0] / (reach[ROUND - 1] || 1)), Math.sqrt(reach[2] / (reach[ROUND - 3] || 1)));
  return out;
}
