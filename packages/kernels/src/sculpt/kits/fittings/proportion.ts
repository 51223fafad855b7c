import type { Rng, Vec3 } from '../../../math/index.ts';
import type { PartSpec } from '../../dsl/archetype.ts';

/** The whole a little slimmer or taller, as makers' models differ; what is round about Y stays round. `by`: largest share of change. */
export function proportioned(parts: readonly PartSpec[], rng: Rng, by = 0.03): PartSpec[] {
  const taste = rng.fork('proportions');
  const w = 1 + taste.range(-by, by);
  const scale: Vec3 = [w, 1 + taste.range(-by, by), w];
  return parts.map((p) => ({ ...p, shape: { op: 'placed', of: p.shape, places: [{ scale }] } }));
}
