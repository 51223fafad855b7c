import { type FloatImage, linearToOklab, oklabToLinear } from '../../image/index.ts';
import type { ToneName } from '../spec.ts';

/** The last turn of colours: black and white, sepia, warmer, colder, richer, quieter. Display-linear values, in place. */
export function gradeInPlace({ data }: FloatImage, tone: ToneName): void {
  if (tone === 'color') return;
  const lab = new Float64Array(3);
  for (let i = 0; i < data.length; i += 3) {
    linearToOklab(data[i], data[i + 1], data[i + 2], lab, 0);
    let [L, a, b] = lab;
    if (tone === 'mono') {
      a = 0;
      b = 0;
      // Silver has more contrast than colour.
      L = L + 0.09 * Math.sin(2 * Math.PI * (L - 0.5));
    } else if (tone === 'sepia') {
      a = 0.022 * (1 - 0.5 * L);
      b = 0.062 * (1 - 0.45 * L);
      L = 0.08 + 0.88 * L;
    } else if (tone === 'warm') {
      a += 0.008;
      b += 0.03;
    } else if (tone === 'cold') {
      a -= 0.012;
      b -= 0.035;
    } else {
      const k = tone === 'vivid' ? 1.35 : 0.6;
      a *= k;
      b *= k;
    }
    oklabToLinear(L, a, b, data, i);
    for (let c = 0; c < 3; c++) data[i + c] = Math.min(1, Math.max(0, data[i + c]));
  }
}

/** Corners a little darker, as lenses make them. */
export function vignetteInPlace({ width, height, data }: FloatImage, strength: number): void {
  for (let y = 0; y < height; y++) {
    const dy = (2 * (y + 0.5)) / height - 1;
    for (let x = 0; x < width; x++) {
      const dx = (2 * (x + 0.5)) / width - 1;
      const far = (dx * dx + dy * dy) / 2;
      const k = 1 - strength * far * far;
      const o = 3 * (y * width + x);
      data[o] *= k;
      data[o + 1] *= k;
      data[o + 2] *= k;
    }
  }
}
