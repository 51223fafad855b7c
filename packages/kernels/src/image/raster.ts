/** Pixels in memory, rows from the top, interleaved channels, 8 bits a channel. Colour is sRGB unless said otherwise. */
export interface Raster {
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
  data: Uint8Array;
}
