import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { appliance, fitting } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** Soft black domes and dust caps. */
export const CAP = { base: 'plastic', color: '#18191b', rough: 0.25 };

/** A loudspeaker's driver facing +Z: chassis ring, rubber surround, cone, dust cap, four screws. `at` on the baffle. */
export function addDriver(b: Bench, name: string, at: Vec3, r: number, screws = 4): void {
  const turned = (flat: number[], bevel = r * 0.02) =>
    solid.turned(
      pairs(flat).map(([x, y]): Vec2 => [x * r, y * r]),
      at,
      { axis: 'z', bevel, segments: 48 },
    );
  b.add(`${name} ring`, 'metal', turned([0.86, -0.06, 1.12, -0.06, 1.12, 0.03, 1.02, 0.06, 0.86, 0.05, 0.86, -0.06]));
  b.add(
    `${name} surround`,
    'rubber',
    turned([0.66, -0.1, 0.89, -0.08, 0.89, 0.02, 0.83, 0.055, 0.77, 0.06, 0.7, 0.03, 0.66, -0.03, 0.66, -0.1]),
    { detail: 0.8 },
  );
  b.add(
    `${name} cone`,
    'cone',
    turned([0, -0.34, 0.22, -0.34, 0.68, -0.12, 0.7, -0.02, 0.66, -0.02, 0.3, -0.24, 0, -0.24]),
    { detail: 1.2 },
  );
  b.add(`${name} dust cap`, CAP, {
    op: 'ball',
    r: [r * 0.27, r * 0.27, r * 0.14],
    at: [at[0], at[1], at[2] - r * 0.21],
  });
  for (let i = 0; i < screws; i++) {
    const a = (2 * Math.PI * (i + 0.5)) / screws;
    b.add(
      `${name} screw ${i + 1}`,
      'metal',
      appliance.front(fitting.screw(r * 0.055, 'hex'), [
        at[0] + r * 1.07 * Math.cos(a),
        at[1] + r * 1.07 * Math.sin(a),
        at[2] + r * 0.025,
      ]),
      { detail: 0.3 },
    );
  }
}

/** The pit behind a driver, to be cut out of what it is set in. */
export function driverPit(at: Vec3, r: number): Shape {
  return solid.cyl(r * 0.93, r * 0.8, at, 'z', { bevel: 0, segments: 40 });
}
