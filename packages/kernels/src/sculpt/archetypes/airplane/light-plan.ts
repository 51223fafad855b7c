import type { Vec2, Vec3 } from '../../../math/index.ts';
import { pairs, type Rib, ribs } from '../../kits/vehicle/index.ts';

/** The lines of a light airplane, metres: body, wings from the lowest up, tail, glass, engine. */
export interface LightPlan {
  rows: readonly number[];
  nose: number;
  tail: number;
  top: number;
  ground: number;
  stripe: number;
  wings: readonly Rib[][];
  stab: readonly Rib[];
  fin: readonly Rib[];
  /** Open cockpits: [z, length]. */
  cockpit?: readonly Vec2[];
  /** Side windows as outlines (z, y). */
  glass?: readonly (readonly Vec2[])[];
  canopy?: readonly number[];
  bows?: readonly number[];
  engine?: { at: Vec3; r: number; prop: number; blades: number; radial: boolean };
  /** Main gear [x, z], radius; where the third wheel is. */
  gear: { main: Vec2; r: number; third: Vec2 };
  /** Degrees that the nose points up when it stands on its tail wheel. */
  tilt?: number;
}

const BIPLANE: LightPlan = {
  rows: [
    -3.4, 1.35, 0.05, 0.16, 0.14, 2.4, -2, 1.32, 0.2, 0.26, 0.26, 2.6, 0, 1.3, 0.38, 0.44, 0.44, 2.8, 1.6, 1.28, 0.43,
    0.46, 0.46, 2.5, 2.5, 1.26, 0.44, 0.44, 0.44, 2,
  ],
  nose: 0,
  tail: 0.05,
  top: 1.76,
  ground: 0.82,
  stripe: 1.3,
  wings: [
    ribs([0.3, 0.95, 1.35, 1.3, 0.13, 4.05, 1.12, 1.35, 1.3, 0.13, 4.3, 1.13, 1.2, 1, 0.1]),
    ribs([0.3, 2.38, 1.85, 1.35, 0.14, 4.35, 2.5, 1.85, 1.35, 0.14, 4.62, 2.51, 1.68, 1, 0.1]),
  ],
  stab: ribs([0.05, 1.4, -2.4, 1.05, 0.08, 1.1, 1.4, -2.55, 0.85, 0.06, 1.42, 1.4, -2.75, 0.5, 0.04]),
  fin: ribs([0, 1.35, -2.45, 1.1, 0.08, 0, 1.9, -2.6, 1.05, 0.07, 0, 2.2, -2.85, 0.6, 0.05]),
  cockpit: [
    [0.35, 0.72],
    [-0.75, 0.76],
  ],
  engine: { at: [0, 1.26, 2.5], r: 0.48, prop: 1.15, blades: 2, radial: true },
  gear: { main: [0.85, 1.5], r: 0.36, third: [-3.1, 0.14] },
  tilt: 9,
};

const TOURER: LightPlan = {
  rows: [
    -4.6, 1.42, 0.07, 0.14, 0.14, 2.3, -3, 1.38, 0.2, 0.24, 0.28, 2.5, -0.9, 1.3, 0.46, 0.5, 0.52, 3, -0.3, 1.32, 0.53,
    0.66, 0.58, 3.4, 0.9, 1.32, 0.55, 0.7, 0.6, 3.6, 1.3, 1.28, 0.54, 0.58, 0.58, 3.2, 1.95, 1.2, 0.5, 0.26, 0.5, 2.8,
    2.7, 1.14, 0.45, 0.27, 0.38, 2.6,
  ],
  nose: 0.16,
  tail: 0.06,
  top: 2.02,
  ground: 0.6,
  stripe: 1.1,
  wings: [ribs([0.1, 2.02, 1.3, 1.62, 0.2, 2.6, 2.08, 1.3, 1.62, 0.2, 5.4, 2.16, 1.12, 1.1, 0.13])],
  stab: ribs([0.05, 1.46, -3.7, 1, 0.1, 1.75, 1.46, -3.95, 0.72, 0.07]),
  fin: ribs([0, 1.45, -3.1, 1.6, 0.12, 0, 1.85, -3.65, 1.1, 0.1, 0, 2.85, -4.25, 0.68, 0.07]),
  glass: [
    pairs([0.85, 1.34, 0.8, 1.84, 0.12, 1.86, 0.04, 1.34]),
    pairs([-0.02, 1.34, 0.04, 1.86, -0.42, 1.82, -0.66, 1.4]),
    pairs([-0.74, 1.42, -0.52, 1.74, -0.95, 1.6, -1.2, 1.42]),
  ],
  engine: { at: [0, 1.1, 2.84], r: 0.2, prop: 0.98, blades: 2, radial: false },
  gear: { main: [1.15, 0.35], r: 0.25, third: [2.25, 0.24] },
};

/** By kind. */
export const LIGHT: Readonly<Record<string, LightPlan>> = {
  biplane: BIPLANE,
  propeller: TOURER,
  seaplane: TOURER,
  warbird: {
    rows: [
      -5, 2.0, 0.05, 0.16, 0.16, 2, -3.4, 1.95, 0.24, 0.36, 0.34, 2, -1.4, 1.85, 0.42, 0.52, 0.52, 2.1, 0.6, 1.8, 0.48,
      0.48, 0.64, 2.2, 2.4, 1.78, 0.46, 0.46, 0.6, 2.4, 3.5, 1.76, 0.38, 0.38, 0.4, 2.2,
    ],
    nose: 0.1,
    tail: 0.1,
    top: 2.34,
    ground: 1.1,
    stripe: 1.5,
    wings: [
      ribs([
        0.3, 1.42, 1.75, 2.55, 0.32, 2.6, 1.62, 1.6, 2.3, 0.25, 4.4, 1.8, 1.25, 1.55, 0.16, 5.3, 1.9, 0.72, 0.72, 0.09,
      ]),
    ],
    stab: ribs([0.1, 2.05, -3.7, 1.2, 0.12, 1.2, 2.05, -3.85, 0.95, 0.09, 1.7, 2.05, -4.1, 0.5, 0.06]),
    fin: ribs([0, 2.05, -3.5, 1.6, 0.13, 0, 2.9, -4.05, 1.05, 0.1, 0, 3.3, -4.4, 0.5, 0.07]),
    canopy: [
      -1.35, 2.3, 0.06, 0.06, 0.06, 2, -0.9, 2.28, 0.24, 0.24, 0.1, 2, -0.2, 2.26, 0.3, 0.42, 0.1, 2.2, 0.5, 2.24, 0.3,
      0.42, 0.1, 2.2, 1.05, 2.2, 0.16, 0.14, 0.06, 2,
    ],
    bows: [-0.5, 0.0, 0.5],
    glass: [],
    engine: { at: [0, 1.76, 3.6], r: 0.34, prop: 1.55, blades: 3, radial: false },
    gear: { main: [1.25, 1.35], r: 0.38, third: [-4.3, 0.16] },
    tilt: 10,
  },
  glider: {
    rows: [
      -4.3, 1.12, 0.08, 0.1, 0.1, 2, -2, 1.1, 0.13, 0.14, 0.15, 2, -0.6, 1.1, 0.24, 0.3, 0.3, 2, 0.8, 1.05, 0.34, 0.4,
      0.4, 2, 2, 0.98, 0.31, 0.36, 0.34, 2, 2.9, 0.88, 0.18, 0.18, 0.2, 2,
    ],
    nose: 0.3,
    tail: 0.1,
    top: 1.45,
    ground: 0.5,
    stripe: 0.82,
    wings: [
      ribs([
        0.2, 1.34, 0.5, 0.95, 0.15, 4.4, 1.42, 0.42, 0.78, 0.11, 7.6, 1.6, 0.2, 0.36, 0.05, 8.0, 1.8, 0.08, 0.24, 0.03,
      ]),
    ],
    stab: ribs([0.02, 2.36, -3.75, 0.6, 0.06, 1.35, 2.38, -3.85, 0.36, 0.04]),
    fin: ribs([0, 1.15, -3.1, 1.2, 0.11, 0, 1.7, -3.4, 0.95, 0.09, 0, 2.36, -3.7, 0.7, 0.08]),
    canopy: [
      0.5, 1.28, 0.06, 0.06, 0.06, 2, 0.9, 1.24, 0.26, 0.26, 0.1, 2, 1.6, 1.16, 0.3, 0.36, 0.1, 2, 2.3, 1.06, 0.26,
      0.28, 0.1, 2, 2.85, 0.96, 0.1, 0.1, 0.06, 2,
    ],
    bows: [1.5],
    glass: [],
    gear: { main: [0, 0.75], r: 0.2, third: [0, 0] },
  },
};
