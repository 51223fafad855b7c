import type { FieldShape } from '../../../field/index.ts';
import type { Vec3 } from '../../../math/index.ts';

/** Fingers of a hand that stands upright, back to +Z: foot x, y; length; radius; spread in degrees. Thumb last. */
export const FINGERS: readonly (readonly [name: string, x: number, y: number, l: number, r: number, spread: number])[] =
  [
    ['index finger', -0.031, 0.158, 0.074, 0.0112, 6],
    ['middle finger', -0.0095, 0.164, 0.083, 0.0115, 1],
    ['ring finger', 0.0125, 0.16, 0.076, 0.0112, -4],
    ['little finger', 0.0335, 0.149, 0.058, 0.0102, -11],
  ];

/** A finger from its root to its tip, a little bent to the palm. */
export function fingerLine(x: number, y: number, l: number, spread: number): Vec3[] {
  const s = (-spread * Math.PI) / 180;
  return [0, 0.4, 0.75, 1].map((t): Vec3 => [x + Math.sin(s) * l * t, y + Math.cos(s) * l * t, -0.012 * t * t]);
}

/** The palm and thumb. */
export function palm(fat = 1): FieldShape[] {
  return [
    { op: 'superellipsoid', r: [0.046, 0.052, 0.0175 * fat], e: [0.75, 0.8], at: [0, 0.121, 0] },
    {
      op: 'chain',
      points: [
        [-0.018, 0.094, 0],
        [-0.045, 0.118, -0.006],
        [-0.066, 0.15, -0.012],
      ],
      radii: [0.022, 0.0165, 0.0122 * fat],
      spline: 'catmull',
    },
    {
      op: 'chain',
      points: [
        [0, 0.06, 0],
        [0, 0.1, 0],
      ],
      radii: [0.029, 0.032],
    },
  ];
}
