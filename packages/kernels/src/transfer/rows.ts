import { drawTriangles, GUTTER, type TriangleRows } from '../texture/index.ts';
import { createFacet, enterFacet, interpolateRay } from './facet.ts';
import { createHits, shootPacket } from './hits.ts';
import { BAND_ROWS, type TransferInput } from './input.ts';
import { createPacket, PACKET } from './packet.ts';
import { createGathered, createResolver } from './texel.ts';

/** Rays that lean further apart than this cosine go in different packets. */
const PACKET_LEAN = 0.7;
/** Samples along a side of a tile: as many as one packet holds. */
const TILE = Math.sqrt(PACKET);

/**
 * Bakes rows from..to of the atlas, both multiples of `BAND_ROWS` (or the end): draws the target's triangles at every sample, shoots tile by
 * tile, and writes the texels. The same bytes however the rows are split.
 */
export function transferRows(input: TransferInput, from: number, to: number): void {
  const { size, supersample: ss } = input;
  const halo = Math.ceil(GUTTER / ss) * ss;
  const width = size * ss;
  const rows = BAND_ROWS * ss + 2 * halo;
  const band: TriangleRows = { size: width, top: 0, rows, triangle: new Int32Array(rows * width) };
  const bakeTile = createTileBaker(input, band);
  // Tiles end with a texel.
  const step = TILE - (TILE % ss);
  for (let y = from; y < to; y += BAND_ROWS) {
    const end = Math.min(y + BAND_ROWS, size, to) * ss;
    drawTriangles([input.target.mesh], band, y * ss - halo);
    for (let ty = y * ss; ty < end; ty += step)
      for (let tx = 0; tx < width; tx += step)
        bakeTile(tx, ty, Math.min(tx + step, width), Math.min(ty + step, end), y / BAND_ROWS);
  }
}

type TileBaker = (x0: number, y0: number, x1: number, y1: number, bandIndex: number) => void;

function createTileBaker(input: TransferInput, band: TriangleRows): TileBaker {
  const { size, supersample: ss, target, tally } = input;
  const { charts } = target;
  const packet = createPacket();
  const found = createHits();
  const hits = createHits();
  const facet = createFacet();
  const rays = new Float64Array(7 * PACKET);
  const state = new Int8Array(PACKET);
  const members = new Int32Array(PACKET);
  const gathered = createGathered(ss * ss);
  const resolve = createResolver(input, hits);

  /** Rays of the tile's samples; says whether there are any. */
  const readTile = (x0: number, y0: number, x1: number, y1: number): boolean => {
    let any = false;
    state.fill(0);
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const t = band.triangle[(y - band.top) * band.size + x];
        if (t < 0) continue;
        const i = (y - y0) * TILE + x - x0;
        enterFacet(facet, target, t, size);
        interpolateRay(facet, (x + 0.5) / ss, (y + 0.5) / ss);
        for (let k = 0; k < 7; k++) rays[7 * i + k] = facet.at[k];
        state[i] = 1;
        any = true;
      }
    }
    return any;
  };

  /** Shoots the first sample that is left together with all of its chart that look its way. */
  const shootFrom = (first: number, chartAt: (i: number) => number): void => {
    const chart = chartAt(first);
    packet.count = 0;
    for (let i = first; i < PACKET; i++) {
      if (state[i] !== 1 || chartAt(i) !== chart) continue;
      const lean =
        rays[7 * i + 3] * rays[7 * first + 3] +
        rays[7 * i + 4] * rays[7 * first + 4] +
        rays[7 * i + 5] * rays[7 * first + 5];
      if (lean < PACKET_LEAN && i !== first) continue;
      const r = packet.count++;
      for (let k = 0; k < 3; k++) {
        packet.origins[3 * r + k] = rays[7 * i + k];
        packet.directions[3 * r + k] = rays[7 * i + 3 + k];
      }
      packet.reach[r] = rays[7 * i + 6];
      members[r] = i;
      state[i] = 2;
    }
    shootPacket(input.source, packet, found);
    for (let r = 0; r < packet.count; r++) {
      const i = members[r];
      hits.triangle[i] = found.triangle[r];
      hits.u[i] = found.u[r];
      hits.v[i] = found.v[r];
      hits.reversed[i] = found.reversed[r];
      hits.missed[i] = found.missed[r];
      hits.distance[i] = found.distance[r];
    }
  };

  return (x0, y0, x1, y1, bandIndex) => {
    if (!readTile(x0, y0, x1, y1)) return;
    const triangleAt = (i: number): number =>
      band.triangle[(y0 + Math.floor(i / TILE) - band.top) * band.size + x0 + (i % TILE)];
    for (let i = 0; i < PACKET; i++) if (state[i] === 1) shootFrom(i, (j) => charts[triangleAt(j)]);
    for (let i = 0; i < PACKET; i++) {
      if (state[i] !== 2) continue;
      tally[3 * bandIndex]++;
      tally[3 * bandIndex + 1] += hits.missed[i];
      tally[3 * bandIndex + 2] = Math.max(tally[3 * bandIndex + 2], hits.distance[i]);
    }
    for (let y = y0; y < y1; y += ss) {
      for (let x = x0; x < x1; x += ss) {
        const chart = mainChart(x - x0, y - y0);
        if (chart < 0) continue;
        gathered.count = 0;
        for (let q = 0; q < ss * ss; q++) {
          const [sx, sy] = [x - x0 + (q % ss), y - y0 + Math.floor(q / ss)];
          const i = sy * TILE + sx;
          if (state[i] !== 2 || charts[triangleAt(i)] !== chart) continue;
          const g = gathered.count++;
          gathered.hit[g] = i;
          gathered.triangle[g] = triangleAt(i);
          gathered.x[g] = (x0 + sx + 0.5) / ss;
          gathered.y[g] = (y0 + sy + 0.5) / ss;
        }
        resolve((y / ss) * size + x / ss, gathered);
      }
    }

    /** The chart that most samples of a texel belong to: what two charts share would show at the edges of both. */
    function mainChart(sx: number, sy: number): number {
      let best = -1;
      let most = 0;
      for (let q = 0; q < ss * ss; q++) {
        const i = (sy + Math.floor(q / ss)) * TILE + sx + (q % ss);
        if (state[i] !== 2) continue;
        const chart = charts[triangleAt(i)];
        let n = 0;
        for (let o = 0; o < ss * ss; o++) {
          const j = (sy + Math.floor(o / ss)) * TILE + sx + (o % ss);
          if (state[j] === 2 && charts[triangleAt(j)] === chart) n++;
        }
        if (n > most) {
          most = n;
          best = chart;
        }
      }
      return best;
    }
  };
}
