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
