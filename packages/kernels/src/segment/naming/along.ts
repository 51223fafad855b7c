import type { PartView, WholeView } from './part-views.ts';

/** Place along the longest side of the whole, 0 to 1, and size across it. */
export function along(p: PartView, { size }: WholeView): { at: number; length: number; across: number } {
  const k = size.indexOf(Math.max(...size));
  return { at: p.middle[k], length: p.max[k] - p.min[k], across: Math.hypot(...p.size.filter((_, i) => i !== k)) };
}
