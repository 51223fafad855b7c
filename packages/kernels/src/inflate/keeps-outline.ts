import { type FloatImage, resize } from '../image/index.ts';

/** How much of an outline is still there when its opacity is made smaller by `k`: overlap of both as masks, 0..1. Lace, twigs and spikes are what goes. */
export function keepsOutline(alpha: FloatImage, k: number): number {
  const { width, height, data } = alpha;
  if (k >= 1) return 1;
  const small = resize(alpha, Math.max(8, Math.round(width * k)), Math.max(8, Math.round(height * k)));
  const again = resize(small, width, height);
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const [a, b] = [data[i] >= 0.5, again.data[i] >= 0.5];
    both += a && b ? 1 : 0;
    either += a || b ? 1 : 0;
  }
  return both / Math.max(1, either);
}
