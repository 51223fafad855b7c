import { resize } from '../image/index.ts';
import { MASK_SIDE } from './mask.ts';
import { spreadDistance, type Target } from './target.ts';

/** What every byte of a mask says of its likeness to a target. */
export interface MaskWeights {
  /** By place of the byte and its value: weight of what is in both, and of what is past the target. */
  both: Float32Array;
  past: Float32Array;
  /** Weight of the whole target. */
  all: number;
}

/** Pixels past the target at which a mask is as wrong as can be, and how much that weighs. */
const PAST_REACH = 1.6;
const PAST = 0.55;

/** Weighs the pixels of a target, or of its mirror image, stretched to the square of the masks: those of thin parts more. */
export function createMaskWeights(target: Target, mirrored: boolean): MaskWeights {
  const n = MASK_SIDE;
  const { box, size, soft } = target;
  const across = { width: box.right - box.left, height: box.bottom - box.top, channels: 1, data: new Float32Array(0) };
  across.data = new Float32Array(across.width * across.height);
  for (let i = 0; i < across.data.length; i++) {
    const x = i % across.width;
    const column = mirrored ? box.right - 1 - x : box.left + x;
    across.data[i] = soft[(box.top + Math.floor(i / across.width)) * size + column];
  }
  const inside = Uint8Array.from(resize(across, n, n).data, (v) => (v >= 0.5 ? 1 : 0));
  const depth = new Float32Array(n * n);
  const off = new Float32Array(n * n);
  spreadDistance(
    inside.map((v) => 1 - v),
    n,
    n,
    depth,
  );
  spreadDistance(inside, n, n, off);
  const weights = new Float32Array(n * n);
  for (let i = 0; i < n * n; i++) {
    if (!inside[i]) {
      weights[i] = PAST * Math.min(1, off[i] / PAST_REACH);
      continue;
    }
    let thick = depth[i];
    for (let j = 0; j < n * n; j++) {
      const away = Math.hypot((i % n) - (j % n), Math.floor(i / n) - Math.floor(j / n));
      if (depth[j] > thick && away < depth[j]) thick = depth[j];
    }
    weights[i] = 1 / (0.7 + thick);
  }
  const places = (n * n) / 8;
  const both = new Float32Array(256 * places);
  const past = new Float32Array(256 * places);
  let all = 0;
  for (let i = 0; i < n * n; i++) if (inside[i]) all += weights[i];
  for (let p = 0; p < places; p++)
    for (let value = 0; value < 256; value++)
      for (let bit = 0; bit < 8; bit++) {
        if (!((value >> bit) & 1)) continue;
        const i = 8 * p + bit;
        (inside[i] ? both : past)[256 * p + value] += weights[i];
      }
  return { both, past, all };
}

/** Weighted overlap of a target and the mask that begins at byte `o`, 0..1. */
export function weighMask({ both, past, all }: MaskWeights, bytes: Uint8Array, o: number): number {
  let [inside, outside] = [0, 0];
  for (let p = 0; p < both.length >> 8; p++) {
    const at = (p << 8) | bytes[o + p];
    inside += both[at];
    outside += past[at];
  }
  return inside / (all + outside);
}
