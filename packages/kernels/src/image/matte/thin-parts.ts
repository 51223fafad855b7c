import { blur } from '../blur.ts';
import type { FloatImage } from '../float-image.ts';
import { maskImage } from './mask-image.ts';
import type { SmoothGround } from './smooth-ground.ts';
import { colorDistance, offShade, shadeOf } from './work-image.ts';

/** Lightness from which a ground is paper: what is white on it may be the subject. */
const WHITE = 0.9;
/** Share of what surrounds a pixel that must be of the other side: less is no thin part but a region that was judged. */
const THIN = 0.2;
/** How far thin parts reach from the mask, as a share of the longest side. */
const REACH = 0.09;

/**
 * Gives a subject on a smooth ground the twigs, straps and spikes that are too thin for the coarse mask, and takes the thin gaps out of it that show the
 * ground: what hangs together with the mask (or with the ground) at full sharpness. `scale`: pixels of `fine` a pixel of the coarse mask. Changes `mask` and
 * `band`, the pixels that the outline passes through, in place.
 */
export function followThinParts(
  fine: FloatImage,
  mask: Uint8Array,
  band: Uint8Array,
  ground: SmoothGround,
  scale: number,
): void {
  const { width, height, data } = fine;
  const { predicted, sigma } = ground;
  const n = width * height;
  const other = new Uint8Array(n);
  const same = new Uint8Array(n);
  for (let i = 0; i < n; i++) {
    const o = 3 * i;
    const d = colorDistance(data, o, predicted, o);
    if (d < 2 * sigma + 0.012) same[i] = predicted[o] - Math.hypot(predicted[o + 1], predicted[o + 2]) < WHITE ? 1 : 0;
    else if (d > 5 * sigma + 0.06 && !isShade(data, predicted, o)) other[i] = 1;
  }
  const among = (pixels: Uint8Array): Float32Array => blur(maskImage(pixels, width, height), 1.5 * scale).data;
  const open = Uint8Array.from(mask, (m) => 1 - m);
  const before = mask.slice();
  const most = Math.round(REACH * Math.max(width, height));
  const around = among(other);
  for (let i = 0; i < n; i++) if (around[i] > 1 - THIN) other[i] = 0;
  spread(before, other, width, most, (i) => {
    mask[i] = 1;
    band[i] = 1;
  });
  const gaps = among(same);
  for (let i = 0; i < n; i++) if (gaps[i] > 1 - THIN) same[i] = 0;
  spread(open, same, width, most, (i) => {
    if (!before[i]) return;
    mask[i] = 0;
    band[i] = 1;
  });
}

/** Whether a colour is the ground's in less light. */
function isShade(data: Float32Array, predicted: Float32Array, o: number): boolean {
  const shade = shadeOf(data, predicted, o);
  return shade > 0.35 && shade < 1 && offShade(data, predicted, o, shade) < 0.025 + 0.08 * (1 - shade);
}

/** Visits what is `through` and hangs together with `from`, at most so many steps away; not `from` itself. */
function spread(from: Uint8Array, through: Uint8Array, width: number, steps: number, visit: (i: number) => void): void {
  const n = from.length;
  const seen = from.slice();
  const around = [1, -1, width, -width, width + 1, width - 1, -width + 1, -width - 1];
  let rim: number[] = [];
  for (let i = 0; i < n; i++) if (from[i]) rim.push(i);
  for (let step = 0; step < steps && rim.length; step++) {
    const next: number[] = [];
    for (const i of rim) {
      const x = i % width;
      for (const d of around) {
        const j = i + d;
        if (j < 0 || j >= n || seen[j] || !through[j] || Math.abs((j % width) - x) > 1) continue;
        seen[j] = 1;
        visit(j);
        next.push(j);
      }
    }
    rim = next;
  }
}
