import type { TriangleRows } from '../texture/index.ts';
import { createFacet, enterFacet, type Facet, interpolateRay } from './facet.ts';
import { TILE, type TransferInput } from './input.ts';
import { PACKET, type Packet } from './packet.ts';
import type { Gathered } from './texel.ts';

/** Rays that lean further apart than this cosine go in different packets. */
const PACKET_LEAN = 0.7;

/** The samples of a small square of the atlas. */
interface Tile {
  /** Triangle of the target, and its chart; -1 = none. */
  triangle: Int32Array;
  chart: Int32Array;
  /** Origin, direction and reach, 7 per sample. */
  rays: Float64Array;
  /** Whether a sample has been in a packet. */
  done: Uint8Array;
  /** Samples of the packet at hand. */
  members: Int32Array;
  facet: Facet;
}

/** An empty tile. */
export function createTile(): Tile {
  return {
    triangle: new Int32Array(PACKET),
    chart: new Int32Array(PACKET),
    rays: new Float64Array(7 * PACKET),
    done: new Uint8Array(PACKET),
    members: new Int32Array(PACKET),
    facet: createFacet(),
  };
}

/** Reads the samples x0..x1, y0..y1 and their rays; says whether there are any. */
export function readTile(
  input: TransferInput,
  band: TriangleRows,
  tile: Tile,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): boolean {
  const { target, size, supersample: ss } = input;
  const { triangle, chart, rays, facet } = tile;
  chart.fill(-1);
  tile.done.fill(0);
  let any = false;
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) {
      const t = band.triangle[(y - band.top) * band.size + x];
      if (t < 0) continue;
      const i = (y - y0) * TILE + x - x0;
      triangle[i] = t;
      chart[i] = target.charts[t];
      enterFacet(facet, target, t, size);
      interpolateRay(facet, (x + 0.5) / ss, (y + 0.5) / ss);
      for (let k = 0; k < 7; k++) rays[7 * i + k] = facet.at[k];
      any = true;
    }
  }
  return any;
}

/** Puts a sample and all others of its chart that look its way, and have not been in a packet yet, into one. */
export function fillPacket(tile: Tile, packet: Packet, first: number): void {
  const { chart, rays, done, members } = tile;
  const { origins, directions } = packet;
  const f = 7 * first;
  let count = 0;
  for (let i = first; i < PACKET; i++) {
    if (done[i] || chart[i] !== chart[first]) continue;
    const o = 7 * i;
    const lean = rays[o + 3] * rays[f + 3] + rays[o + 4] * rays[f + 4] + rays[o + 5] * rays[f + 5];
    if (lean < PACKET_LEAN && i !== first) continue;
    const r = 3 * count;
    origins[r] = rays[o];
    origins[r + 1] = rays[o + 1];
    origins[r + 2] = rays[o + 2];
    directions[r] = rays[o + 3];
    directions[r + 1] = rays[o + 4];
    directions[r + 2] = rays[o + 5];
    packet.reach[count] = rays[o + 6];
    members[count++] = i;
    done[i] = 1;
  }
  packet.count = count;
}

/**
 * Collects the samples of one texel of the chart that most of them belong to: what two charts shared would show at the edges of both.
 * Places are those of the sample in the tile, in samples.
 */
export function gatherTexel(tile: Tile, x: number, y: number, ss: number, out: Gathered): void {
  const { chart, triangle } = tile;
  const start = y * TILE + x;
  const best = mainChart(chart, start, ss);
  out.count = 0;
  if (best < 0) return;
  for (let sy = 0; sy < ss; sy++) {
    for (let sx = 0; sx < ss; sx++) {
      const i = start + sy * TILE + sx;
      if (chart[i] !== best) continue;
      const g = out.count++;
      out.hit[g] = i;
      out.triangle[g] = triangle[i];
      out.x[g] = x + sx + 0.5;
      out.y[g] = y + sy + 0.5;
    }
  }
}

function mainChart(chart: Int32Array, start: number, ss: number): number {
  let best = -1;
  let most = 0;
  for (let q = 0; q < ss * ss; q++) {
    const c = chart[start + ((q / ss) | 0) * TILE + (q % ss)];
    if (c < 0 || c === best) continue;
    let n = 0;
    for (let o = q; o < ss * ss; o++) if (chart[start + ((o / ss) | 0) * TILE + (o % ss)] === c) n++;
    if (n > most) {
      most = n;
      best = c;
    }
  }
  return best;
}
