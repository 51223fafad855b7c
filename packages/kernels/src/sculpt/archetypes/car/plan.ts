import type { Rng, Vec2 } from '../../../math/index.ts';
import { read } from '../../kits/joinery/index.ts';

/** Knots [z along the car as -1 tail .. 1 nose, value in metres]. */
export type Line = readonly Vec2[];

/** The dimensions and lines of one car. Metres unless said; z is measured from the middle of the car, nose at +L/2. */
export interface CarPlan {
  style: string;
  L: number;
  W: number;
  wheelR: number;
  tyreW: number;
  frontAxle: number;
  rearAxle: number;
  /** Height of the body's upper edge: hood, belt line, deck. */
  top: Line;
  bottom: Line;
  /** Height of the belt, and of the edge of the roof. */
  belt: number;
  roof: number;
  /** How much the middle of the roof stands over its edge, and how it falls towards the back. */
  crown: number;
  roofFall: number;
  /** Windscreen: z at belt and at roof; rear screen the same. */
  screen: Vec2;
  rear: Vec2;
  cabinW: number;
  roofW: number;
  /** Side windows: z of the pillars between them, front to back; the outermost come from the screens. */
  pillars: readonly number[];
  cPillar: number;
  doors: 2 | 4;
  tail: 'trunk' | 'hatch' | 'bed' | 'barn';
  /** How round nose and tail are in plan. */
  bow: number;
  flare: number;
  /** How much the front and rear fenders stand over hood and deck. */
  hump: Vec2;
  cladding: boolean;
  rails: boolean;
  spoiler: boolean;
  wheel: 'five' | 'ten' | 'turbine' | 'mesh' | 'steel';
  face: 'wide' | 'split' | 'tall';
  lamps: 'slim' | 'round' | 'square';
}

type Style = Omit<CarPlan, 'style' | 'wheel' | 'face' | 'lamps'>;

const SEDAN: Style = {
  L: 4.72,
  W: 1.84,
  wheelR: 0.335,
  tyreW: 0.225,
  frontAxle: 1.46,
  rearAxle: -1.39,
  top: [
    [-1, 0.86],
    [-0.93, 1.0],
    [-0.6, 1.02],
    [-0.3, 0.97],
    [0.25, 0.95],
    [0.45, 0.91],
    [0.78, 0.82],
    [0.93, 0.75],
    [1, 0.66],
  ],
  bottom: [
    [-1, 0.4],
    [-0.9, 0.27],
    [-0.6, 0.2],
    [0.6, 0.2],
    [0.9, 0.2],
    [1, 0.26],
  ],
  belt: 0.965,
  roof: 1.4,
  crown: 0.06,
  roofFall: 0.05,
  screen: [1.02, 0.22],
  rear: [-1.66, -0.98],
  cabinW: 1.56,
  roofW: 1.13,
  pillars: [-0.14],
  cPillar: 0.25,
  doors: 4,
  tail: 'trunk',
  bow: 0.2,
  flare: 0.02,
  cladding: false,
  rails: false,
  spoiler: false,
  hump: [0.012, 0.01],
};

const STYLES: Readonly<Record<string, Style>> = {
  sedan: SEDAN,
  coupe: {
    ...SEDAN,
    L: 4.5,
    W: 1.86,
    frontAxle: 1.4,
    rearAxle: -1.31,
    wheelR: 0.345,
    belt: 0.92,
    roof: 1.3,
    roofFall: 0.06,
    top: [
      [-1, 0.84],
      [-0.94, 0.97],
      [-0.6, 0.98],
      [-0.3, 0.94],
      [0.25, 0.9],
      [0.45, 0.86],
      [0.78, 0.77],
      [0.93, 0.7],
      [1, 0.61],
    ],
    screen: [0.98, 0.2],
    rear: [-1.78, -0.9],
    pillars: [-0.52],
    cPillar: 0.42,
    doors: 2,
    flare: 0.028,
    hump: [0.03, 0.03],
  },
  hatchback: {
    ...SEDAN,
    L: 4.02,
    W: 1.78,
    frontAxle: 1.29,
    rearAxle: -1.28,
    wheelR: 0.32,
    belt: 0.95,
    roof: 1.45,
    roofFall: 0.06,
    top: [
      [-1, 0.8],
      [-0.97, 0.96],
      [-0.6, 1.0],
      [-0.3, 0.97],
      [0.35, 0.95],
      [0.55, 0.9],
      [0.82, 0.83],
      [0.95, 0.75],
      [1, 0.66],
    ],
    screen: [1.2, 0.46],
    rear: [-1.92, -1.42],
    pillars: [0.04],
    cPillar: 0.44,
    tail: 'hatch',
    bow: 0.17,
  },
  suv: {
    ...SEDAN,
    L: 4.6,
    W: 1.92,
    frontAxle: 1.44,
    rearAxle: -1.38,
    wheelR: 0.38,
    tyreW: 0.245,
    belt: 1.13,
    roof: 1.68,
    crown: 0.05,
    roofFall: 0.03,
    top: [
      [-1, 0.92],
      [-0.98, 1.12],
      [-0.6, 1.15],
      [0.3, 1.12],
      [0.5, 1.11],
      [0.82, 1.06],
      [0.95, 0.98],
      [1, 0.84],
    ],
    bottom: [
      [-1, 0.48],
      [-0.9, 0.36],
      [-0.6, 0.28],
      [0.6, 0.28],
      [0.9, 0.3],
      [1, 0.38],
    ],
    screen: [1.08, 0.52],
    rear: [-2.22, -1.98],
    cabinW: 1.68,
    roofW: 1.32,
    pillars: [-0.1, -1.02],
    cPillar: 0.2,
    tail: 'hatch',
    cladding: true,
    rails: true,
    bow: 0.15,
    flare: 0.035,
  },
  pickup: {
    ...SEDAN,
    L: 5.4,
    W: 1.96,
    frontAxle: 1.72,
    rearAxle: -1.56,
    wheelR: 0.4,
    tyreW: 0.26,
    belt: 1.18,
    roof: 1.68,
    crown: 0.05,
    roofFall: 0.01,
    top: [
      [-1, 1.12],
      [-0.99, 1.17],
      [-0.3, 1.17],
      [0.3, 1.17],
      [0.5, 1.14],
      [0.85, 1.08],
      [0.96, 1.0],
      [1, 0.85],
    ],
    bottom: [
      [-1, 0.52],
      [-0.9, 0.46],
      [-0.6, 0.36],
      [0.6, 0.36],
      [0.9, 0.38],
      [1, 0.44],
    ],
    screen: [1.12, 0.62],
    rear: [-0.72, -0.62],
    cabinW: 1.74,
    roofW: 1.42,
    pillars: [0.12],
    cPillar: 0.16,
    tail: 'bed',
    cladding: true,
    bow: 0.12,
    flare: 0.04,
  },
  sports: {
    ...SEDAN,
    L: 4.46,
    W: 1.96,
    frontAxle: 1.32,
    rearAxle: -1.28,
    wheelR: 0.345,
    tyreW: 0.28,
    belt: 0.82,
    roof: 1.12,
    crown: 0.05,
    roofFall: 0.05,
    top: [
      [-1, 0.78],
      [-0.95, 0.87],
      [-0.6, 0.88],
      [-0.3, 0.83],
      [0.2, 0.8],
      [0.45, 0.78],
      [0.62, 0.74],
      [0.85, 0.63],
      [0.95, 0.55],
      [1, 0.47],
    ],
    bottom: [
      [-1, 0.32],
      [-0.92, 0.2],
      [-0.6, 0.14],
      [0.6, 0.14],
      [0.9, 0.13],
      [1, 0.17],
    ],
    screen: [1.02, 0.12],
    rear: [-1.75, -0.6],
    cabinW: 1.52,
    roofW: 1.0,
    pillars: [],
    cPillar: 0.6,
    doors: 2,
    tail: 'trunk',
    bow: 0.34,
    flare: 0.05,
    spoiler: true,
    hump: [0.1, 0.05],
  },
  van: {
    ...SEDAN,
    L: 4.95,
    W: 1.94,
    frontAxle: 1.6,
    rearAxle: -1.5,
    wheelR: 0.34,
    belt: 1.12,
    roof: 1.88,
    crown: 0.05,
    roofFall: 0.0,
    top: [
      [-1, 0.9],
      [-0.99, 1.1],
      [-0.5, 1.12],
      [0.4, 1.12],
      [0.62, 1.12],
      [0.88, 1.0],
      [0.96, 0.9],
      [1, 0.74],
    ],
    bottom: [
      [-1, 0.4],
      [-0.95, 0.3],
      [-0.6, 0.22],
      [0.6, 0.22],
      [0.9, 0.24],
      [1, 0.3],
    ],
    screen: [1.82, 1.02],
    rear: [-2.44, -2.38],
    cabinW: 1.88,
    roofW: 1.64,
    pillars: [0.42, -0.86],
    cPillar: 0.16,
    tail: 'barn',
    bow: 0.12,
    flare: 0.015,
  },
};

/** Names of the modern bodies. */
export const CAR_STYLES = Object.keys(STYLES);

/** Settles the dimensions; the seed varies proportions by a few per cent and picks face, lamps and wheels that suit the body. */
export function planCar(params: Readonly<Record<string, unknown>>, rng: Rng): CarPlan {
  const style = read.word(params, 'body');
  const base = STYLES[style] ?? SEDAN;
  const taste = rng.fork('car');
  const sporty = style === 'sports' || style === 'coupe';
  const face = taste.pick(sporty ? (['wide', 'split'] as const) : (['wide', 'split', 'tall'] as const));
  const lamps = taste.pick(
    style === 'hatchback'
      ? (['slim', 'round'] as const)
      : style === 'pickup'
        ? (['square', 'slim'] as const)
        : (['slim', 'slim', 'round'] as const),
  );
  const wheel = taste.pick(
    sporty
      ? (['five', 'mesh', 'turbine'] as const)
      : style === 'pickup' || style === 'van'
        ? (['steel', 'five'] as const)
        : (['five', 'ten', 'turbine'] as const),
  );
  const low = taste.range(-0.012, 0.012);
  const asked = read.word(params, 'wheels');
  return {
    ...base,
    style,
    face,
    lamps,
    wheel: asked === 'any' ? wheel : (asked as CarPlan['wheel']),
    belt: base.belt + low,
    roof: base.roof + low + taste.range(-0.015, 0.015),
    spoiler: base.spoiler || read.flag(params, 'spoiler'),
    rails: base.rails && taste.next() < 0.75,
  };
}

/** Value of a line at z, smoothly interpolated (monotone cubic between the knots). */
export function lineAt(line: Line, t: number): number {
  if (t <= line[0][0]) return line[0][1];
  for (let i = 0; i + 1 < line.length; i++) {
    const [t0, v0] = line[i];
    const [t1, v1] = line[i + 1];
    if (t > t1) continue;
    const slope = (k: number): number => {
      if (k <= 0 || k >= line.length - 1) return 0;
      const a = (line[k][1] - line[k - 1][1]) / (line[k][0] - line[k - 1][0]);
      const b = (line[k + 1][1] - line[k][1]) / (line[k + 1][0] - line[k][0]);
      return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
    };
    const h = t1 - t0;
    const u = (t - t0) / h;
    const u2 = u * u;
    const u3 = u2 * u;
    const m0 = i === 0 ? (v1 - v0) / h : slope(i);
    const m1 = i + 2 === line.length ? (v1 - v0) / h : slope(i + 1);
    return (2 * u3 - 3 * u2 + 1) * v0 + (u3 - 2 * u2 + u) * h * m0 + (3 * u2 - 2 * u3) * v1 + (u3 - u2) * h * m1;
  }
  return line[line.length - 1][1];
}
