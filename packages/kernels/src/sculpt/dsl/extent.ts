import { roughBounds } from '../../curves/index.ts';
import type { PartSpec } from './archetype.ts';

/** Longest axis of a whole by the rough bounds of its parts, metres; what has no bounds does not count. Negative infinity for nothing. */
export function roughExtent(parts: readonly Pick<PartSpec, 'shape'>[]): number {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { shape } of parts) {
    const b = roughBounds(shape);
    for (let a = 0; a < 3; a++) {
      if (Number.isFinite(b[a])) low[a] = Math.min(low[a], b[a]);
      if (Number.isFinite(b[a + 3])) high[a] = Math.max(high[a], b[a + 3]);
    }
  }
  return Math.max(high[0] - low[0], high[1] - low[1], high[2] - low[2]);
}
