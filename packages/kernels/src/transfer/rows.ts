import { drawTriangles, GUTTER, type TriangleRows } from '../texture/index.ts';
import { createHits, type Hits, shootPacket } from './hits.ts';
import { BAND_ROWS, TILE, type TransferInput } from './input.ts';
import { createPacket, PACKET } from './packet.ts';
import { createGathered, createResolver } from './texel.ts';
import { createTile, fillPacket, gatherTexel, readTile } from './tile.ts';

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
  const { size, supersample: ss, tally } = input;
  const tile = createTile();
  const packet = createPacket();
  const found = createHits();
  const hits = createHits();
  const gathered = createGathered(ss * ss);
  const resolve = createResolver(input, hits);
  return (x0, y0, x1, y1, bandIndex) => {
    if (!readTile(input, band, tile, x0, y0, x1, y1)) return;
    for (let i = 0; i < PACKET; i++) {
      if (tile.chart[i] < 0 || tile.done[i]) continue;
      fillPacket(tile, packet, i);
      shootPacket(input.source, packet, found);
      for (let r = 0; r < packet.count; r++) copyHit(found, r, hits, tile.members[r]);
    }
    for (let i = 0; i < PACKET; i++) {
      if (tile.chart[i] < 0) continue;
      tally[3 * bandIndex]++;
      if (hits.missed[i]) tally[3 * bandIndex + 1]++;
      if (hits.distance[i] > tally[3 * bandIndex + 2]) tally[3 * bandIndex + 2] = hits.distance[i];
    }
    for (let y = y0; y < y1; y += ss) {
      for (let x = x0; x < x1; x += ss) {
        gatherTexel(tile, x - x0, y - y0, ss, gathered);
        if (gathered.count === 0) continue;
        for (let g = 0; g < gathered.count; g++) {
          gathered.x[g] = (gathered.x[g] + x0) / ss;
          gathered.y[g] = (gathered.y[g] + y0) / ss;
        }
        resolve((y / ss) * size + x / ss, gathered);
      }
    }
  };
}

function copyHit(from: Hits, r: number, to: Hits, i: number): void {
  to.triangle[i] = from.triangle[r];
  to.u[i] = from.u[r];
  to.v[i] = from.v[r];
  to.reversed[i] = from.reversed[r];
  to.missed[i] = from.missed[r];
  to.distance[i] = from.distance[r];
}
