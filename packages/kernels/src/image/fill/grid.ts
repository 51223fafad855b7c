import { createFloatImage, type FloatImage } from '../float-image.ts';

/** Half the size: means of what is known; hole where any of it is. */
export function halveLevel(lab: FloatImage, hole: Uint8Array): { lab: FloatImage; hole: Uint8Array } {
  const width = Math.floor(lab.width / 2);
  const height = Math.floor(lab.height / 2);
  const out = createFloatImage(width, height, 3);
  const outHole = new Uint8Array(width * height);
  const row = lab.width;
  for (let y = 0, o = 0; y < height; y++)
    for (let x = 0; x < width; x++, o++) {
      const i = 2 * y * row + 2 * x;
      const open = hole[i] + hole[i + 1] + hole[i + row] + hole[i + row + 1];
      outHole[o] = open > 0 ? 1 : 0;
      const share = 1 / (open < 4 ? 4 - open : 4);
      for (let k = 0; k < 4; k++) {
        const j = i + (k & 1) + (k >> 1) * row;
        if (open < 4 && hole[j]) continue;
        for (let c = 0; c < 3; c++) out.data[3 * o + c] += share * lab.data[3 * j + c];
      }
    }
  return { lab: out, hole: outHole };
}

/** 1 where anything within a square around a pixel is. */
export function boxAny(mask: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++)
    for (let x = 0, last = -1e9; x < width + reach; x++) {
      if (x < width && mask[y * width + x]) last = x;
      const at = x - reach;
      if (at >= 0 && last >= at - reach) across[y * width + at] = 1;
    }
  const out = new Uint8Array(mask.length);
  for (let x = 0; x < width; x++)
    for (let y = 0, last = -1e9; y < height + reach; y++) {
      if (y < height && across[y * width + x]) last = y;
      const at = y - reach;
      if (at >= 0 && last >= at - reach) out[at * width + x] = 1;
    }
  return out;
}
