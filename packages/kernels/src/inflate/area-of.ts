import type { FloatImage } from '../image/index.ts';

/** What an opacity covers, pixels. */
export function areaOf({ data }: FloatImage): number {
  return data.reduce((sum, a) => sum + a, 0);
}
