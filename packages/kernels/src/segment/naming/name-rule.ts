import type { PartView, WholeView } from './part-views.ts';

/** One name and what has it. Rules are tried in order; each part takes the first that fits. */
export interface NameRule {
  name: string;
  when(part: PartView, whole: WholeView): boolean;
  /** Only the part that this is greatest for. */
  most?(part: PartView, whole: WholeView): number;
  /** Told apart by side: left and right, front and back, or both. */
  sides?: 'lr' | 'fb' | 'both';
}

/** The largest part. */
export const isCore = (p: PartView, { core }: WholeView): boolean => p === core;

/** Extent from side to side, share of the box. */
export const broad = (p: PartView): number => p.max[0] - p.min[0];

/** Share of the surface. */
export const share = (p: PartView): number => p.share;

/** Whether it is one of five or more bars or boards that are about as large and lie one beside the other. */
export function isOfRow(p: PartView, { parts }: WholeView): boolean {
  if (p.slender < 2) return false;
  const isLike = (q: PartView): boolean =>
    q.slender > 2 &&
    Math.abs(Math.log(q.share / p.share)) < 0.6 &&
    Math.abs(q.axes[0].reduce((dot, v, k) => dot + v * p.axes[0][k], 0)) > 0.95;
  return parts.filter(isLike).length > 4;
}
