import type { Vec3 } from '../../../math/index.ts';

/** The points of a bicycle, metres: z forward, y up. */
export interface BikePlan {
  r: number;
  tyre: number;
  spokes: number;
  front: number;
  rear: number;
  /** Bottom bracket, top of the seat tube, lower and upper end of the head tube: [y, z]. */
  crank: readonly [number, number];
  seat: readonly [number, number];
  low: readonly [number, number];
  head: readonly [number, number];
  saddle: number;
  tube: number;
  step: boolean;
  bars: 'drop' | 'flat' | 'swept' | 'high';
  suspension?: boolean;
  guards?: boolean;
  lamps?: boolean;
  stabilisers?: boolean;
}

const CITY: BikePlan = {
  r: 0.345,
  tyre: 0.038,
  spokes: 28,
  front: 0.62,
  rear: -0.5,
  crank: [0.29, -0.06],
  seat: [0.72, -0.2],
  low: [0.66, 0.44],
  head: [0.82, 0.385],
  saddle: 0.9,
  tube: 0.017,
  step: true,
  bars: 'swept',
  guards: true,
  lamps: true,
};

/** By kind. */
export const PLANS: Readonly<Record<string, BikePlan>> = {
  city: CITY,
  road: {
    ...CITY,
    tyre: 0.026,
    spokes: 24,
    front: 0.58,
    rear: -0.41,
    seat: [0.76, -0.19],
    low: [0.69, 0.41],
    head: [0.82, 0.37],
    saddle: 0.96,
    tube: 0.016,
    step: false,
    bars: 'drop',
    guards: false,
    lamps: false,
  },
  mountain: {
    ...CITY,
    r: 0.35,
    tyre: 0.062,
    front: 0.68,
    rear: -0.44,
    crank: [0.33, -0.03],
    seat: [0.68, -0.17],
    low: [0.74, 0.4],
    head: [0.86, 0.36],
    saddle: 0.93,
    tube: 0.022,
    step: false,
    bars: 'flat',
    suspension: true,
    guards: false,
    lamps: false,
  },
  bmx: {
    ...CITY,
    r: 0.255,
    tyre: 0.055,
    spokes: 28,
    front: 0.52,
    rear: -0.4,
    crank: [0.29, -0.04],
    seat: [0.5, -0.13],
    low: [0.5, 0.39],
    head: [0.62, 0.35],
    saddle: 0.58,
    tube: 0.019,
    step: false,
    bars: 'high',
    guards: false,
    lamps: false,
  },
  kids: {
    ...CITY,
    r: 0.205,
    tyre: 0.05,
    spokes: 20,
    front: 0.4,
    rear: -0.32,
    crank: [0.19, -0.04],
    seat: [0.42, -0.12],
    low: [0.42, 0.29],
    head: [0.52, 0.26],
    saddle: 0.53,
    tube: 0.016,
    step: true,
    bars: 'swept',
    guards: true,
    lamps: false,
    stabilisers: true,
  },
};

/** A point of the plan in space. */
export const spot = ([y, z]: readonly [number, number], x = 0): Vec3 => [x, y, z];
