import type { Rng } from '../../../math/index.ts';
import { read } from '../../kits/joinery/index.ts';

/** What is decided of a table. Metres. */
export interface TablePlan {
  style: string;
  w: number;
  d: number;
  h: number;
  top: 'rect' | 'round' | 'oval';
  thick: number;
  legs: 'square' | 'taper' | 'turned' | 'trestle' | 'pedestal' | 'hairpin' | 'tripod';
  planks: boolean;
  shelf: boolean;
  glass: boolean;
  drawers: number;
}

type Design = Partial<TablePlan>;

const DESIGNS: Readonly<Record<string, readonly Design[]>> = {
  dining: [
    { legs: 'turned', planks: true, thick: 0.036 },
    { legs: 'square', planks: true, thick: 0.045 },
    { legs: 'taper', thick: 0.026, top: 'oval' },
    { legs: 'trestle', planks: true, thick: 0.05 },
    { legs: 'taper', thick: 0.028 },
  ],
  round: [
    { legs: 'pedestal', top: 'round', thick: 0.032 },
    { legs: 'taper', top: 'round', thick: 0.028 },
    { legs: 'tripod', top: 'round', thick: 0.026 },
  ],
  coffee: [
    { legs: 'taper', thick: 0.028, shelf: true },
    { legs: 'hairpin', thick: 0.036, top: 'rect' },
    { legs: 'square', thick: 0.03, shelf: true, planks: true },
    { legs: 'taper', thick: 0.012, glass: true, top: 'oval', shelf: true },
  ],
  side: [
    { legs: 'tripod', top: 'round', thick: 0.022 },
    { legs: 'taper', top: 'rect', thick: 0.024, drawers: 1 },
    { legs: 'turned', top: 'round', thick: 0.024, shelf: true },
  ],
  desk: [
    { legs: 'taper', thick: 0.026, drawers: 3 },
    { legs: 'square', thick: 0.032, drawers: 6 },
    { legs: 'hairpin', thick: 0.034, drawers: 3 },
  ],
};

const SIZES: Readonly<Record<string, readonly [number, number, number]>> = {
  dining: [1.8, 0.92, 0.75],
  round: [1.15, 1.15, 0.75],
  coffee: [1.15, 0.6, 0.42],
  side: [0.5, 0.5, 0.58],
  desk: [1.4, 0.68, 0.75],
};

/** Kinds of tables. */
export const TABLE_STYLES = Object.keys(DESIGNS);

/** Settles a table; the seed chooses among the designs of its kind. */
export function planTable(params: Readonly<Record<string, unknown>>, rng: Rng): TablePlan {
  const style = read.word(params, 'style');
  const taste = rng.fork('design');
  const asked = read.word(params, 'legs');
  const pool = DESIGNS[style].filter((d) => asked === 'any' || d.legs === asked);
  const design: Design = pool.length
    ? taste.pick(pool)
    : { ...taste.pick(DESIGNS[style]), legs: asked as TablePlan['legs'] };
  const [w, d, h] = SIZES[style];
  const size = rng.fork('size');
  const k = read.num(params, 'length');
  const wide = w * k * size.range(0.96, 1.06);
  const plan: TablePlan = {
    style,
    w: wide,
    d: d * size.range(0.97, 1.05),
    h: h * size.range(0.985, 1.015),
    top: 'rect',
    thick: 0.03,
    legs: 'square',
    planks: false,
    shelf: false,
    glass: false,
    drawers: 0,
    ...design,
  };
  if (plan.top === 'round') plan.d = plan.w;
  return plan;
}
