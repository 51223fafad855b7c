import type { Raster } from './raster.ts';

/** Shares of the pixels that become black and white, and how far a channel may be stretched and grey shifted. */
const TAIL = 0.005;
const STRETCH_MOST = 2.2;
const TINT_MOST = 0.25;

/**
 * Mends a dark, pale or tinted picture: channels are stretched to the full range, most of it together so that colours keep their balance. Transparency
 * stays. Three or four channels.
 */
export function evenLight(image: Raster): Raster {
  const { channels, data } = image;
  const counts = [new Float64Array(256), new Float64Array(256), new Float64Array(256)];
  let n = 0;
  for (let i = 0; i < data.length; i += channels) {
    if (channels === 4 && data[i + 3] < 128) continue;
    for (let c = 0; c < 3; c++) counts[c][data[i + c]]++;
    n++;
  }
  const low = counts.map((count) => quantile(count, TAIL * n));
  const high = counts.map((count) => quantile(count, (1 - TAIL) * n));
  const from = Math.min(...low);
  const to = Math.max(...high);
  const out = Uint8Array.from(data);
  for (let c = 0; c < 3; c++) {
    const dark = Math.min(low[c], from + 255 * TINT_MOST);
    const light = Math.max(high[c], to - 255 * TINT_MOST);
    const gain = Math.min(STRETCH_MOST, 255 / Math.max(1, light - dark));
    // What cannot be stretched to the full range is made lighter, not darker.
    const a = Math.min(dark, Math.max(0, light - 255 / gain));
    for (let i = c; i < data.length; i += channels)
      out[i] = Math.min(255, Math.max(0, Math.round((data[i] - a) * gain)));
  }
  return { ...image, data: out };
}

function quantile(count: Float64Array, rank: number): number {
  let sum = 0;
  for (let v = 0; v < 256; v++) {
    sum += count[v];
    if (sum > rank) return v;
  }
  return 255;
}
