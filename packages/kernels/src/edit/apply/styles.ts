import {
  blur,
  createFloatImage,
  type FloatImage,
  findPalette,
  fromOklab,
  nearestColor,
  paintOver,
  resize,
  toOklab,
} from '../../image/index.ts';
import { createRng } from '../../math/index.ts';
import { mapLab } from './map-lab.ts';

/** What a style filter works on: linear light as shown. */
export interface StyleInput {
  image: FloatImage;
  seed: number;
}

/** An old print: faded black, yellowed white, less colour, darker corners, grain. */
export function vintage({ image, seed }: StyleInput): FloatImage {
  const { width, height } = image;
  const rng = createRng(seed).fork('vintage');
  const grain = createFloatImage(width, height, 1);
  for (let i = 0; i < grain.data.length; i++) grain.data[i] = rng.next() - 0.5;
  const noise = blur(grain, Math.max(0.6, Math.max(width, height) / 1400)).data;
  return mapLab(image, (lab, i) => {
    const dx = (2 * (i % width)) / width - 1;
    const dy = (2 * Math.floor(i / width)) / height - 1;
    const far = Math.min(1, (dx * dx + dy * dy) / 2);
    const L = lab[0];
    lab[0] =
      (0.19 + 0.74 * (L + 0.06 * Math.sin(2 * Math.PI * (L - 0.5)))) * (1 - 0.3 * far * far) +
      0.16 * noise[i] * (1 - L * 0.5);
    lab[1] = 0.68 * lab[1] + 0.012 - 0.012 * (1 - L);
    lab[2] = 0.62 * lab[2] + 0.048 * L - 0.016 * (1 - L);
  });
}

/** Screen print: four steps of light in loud colours, the lightest two in dots. */
export function popart({ image }: StyleInput): FloatImage {
  const { width, height } = image;
  const inks = [
    [0.06, 0.02, 0.12],
    [0.82, 0.02, 0.28],
    [0.98, 0.72, 0.02],
    [0.03, 0.55, 0.75],
  ];
  const small = Math.min(1, Math.sqrt(900_000 / (width * height)));
  const flat = resize(
    paintOver(toOklab(resize(image, Math.max(1, Math.round(width * small)), Math.max(1, Math.round(height * small)))), {
      radius: 5,
      sharpness: 9,
      stretch: 0.5,
    }),
    width,
    height,
  );
  const cell = Math.min(width, height) / 90;
  const out = createFloatImage(width, height, 3);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const L = flat.data[3 * i];
      const step = L < 0.38 ? 0 : L < 0.6 ? 1 : L < 0.8 ? 2 : 3;
      const u = (x + y) / (cell * Math.SQRT2) / Math.SQRT2;
      const v = (x - y) / (cell * Math.SQRT2) / Math.SQRT2;
      const dot = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
      const r = step === 3 ? 0.5 * Math.sqrt(Math.max(0, (L - 0.78) / 0.3)) : 0;
      const t = Math.min(1, Math.max(0, (r - dot) * cell + 0.5));
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = inks[step][c] + t * (0.98 - inks[step][c]);
    }
  return out;
}

/** Newspaper print: dots of cyan, magenta, yellow and black, each on its own slant, as large as it is dark. */
export function halftone({ image }: StyleInput): FloatImage {
  const { width, height } = image;
  const cell = Math.max(3, Math.min(width, height) / 110);
  const soft = blur(image, 0.35 * cell).data;
  const out = createFloatImage(width, height, 3);
  const slants = [0.26, 1.31, 0, 0.785].map((a) => [Math.cos(a) / cell, Math.sin(a) / cell]);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const black = 1 - Math.cbrt(Math.max(soft[3 * i], soft[3 * i + 1], soft[3 * i + 2], 0));
      const light = [1, 1, 1];
      for (let k = 0; k < 4; k++) {
        const ink = k === 3 ? black : (1 - Math.cbrt(Math.max(0, soft[3 * i + k])) - black) / Math.max(0.05, 1 - black);
        const [c, s] = slants[k];
        const u = c * x + s * y;
        const v = c * y - s * x;
        const dot = Math.hypot(u - Math.floor(u) - 0.5, v - Math.floor(v) - 0.5);
        const t = Math.min(1, Math.max(0, (0.68 * Math.sqrt(Math.min(1, Math.max(0, ink))) - dot) * cell + 0.5));
        for (let ch = 0; ch < 3; ch++) light[ch] *= 1 - t * (k === 3 ? 0.93 : ch === k ? 0.92 : 0.06);
      }
      for (let c = 0; c < 3; c++) out.data[3 * i + c] = 0.96 * light[c];
    }
  return out;
}

/** Few colours, the ones that tell most of the picture. `count` of them. */
export function fewColors(image: FloatImage, count: number, seed: number): FloatImage {
  const lab = toOklab(blur(image, Math.max(0.5, Math.max(image.width, image.height) / 1600)));
  const palette = findPalette(lab, count, seed);
  for (let o = 0; o < lab.data.length; o += 3) {
    const c = nearestColor(palette, lab.data[o], lab.data[o + 1], lab.data[o + 2]);
    for (let a = 0; a < 3; a++) lab.data[o + a] = palette[3 * c + a];
  }
  return fromOklab(lab);
}
