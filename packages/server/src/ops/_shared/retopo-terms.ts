/** Faces that a rebuilt model may be asked to have: triangles, and quads as `quad_*`. What is out of range is brought into it. */
export const RETOPO_RANGES = Object.freeze({
  smart: { min: 500, max: 20_000, quad_max: 10_000, default: 10_000, quad_default: 5000 },
  basic: { min: 100, max: 500_000, large_above: 20_000, default: 20_000 },
});

/** What retopo costs by mode; `basic_large` above `large_above` triangles. */
export const RETOPO_PRICES = Object.freeze({ smart: 30, basic: 10, basic_large: 15 });

/** Quads to lay where `wanted` faces are asked for. */
export function quadsFor(wanted: number = RETOPO_RANGES.smart.quad_default): number {
  return Math.min(RETOPO_RANGES.smart.quad_max, Math.max(RETOPO_RANGES.smart.min, wanted));
}
