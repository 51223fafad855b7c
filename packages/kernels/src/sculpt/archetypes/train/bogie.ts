import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { pairs } from '../../kits/vehicle/index.ts';
import { addWheelSet, GAUGE } from './track.ts';

/** A two-axle bogie about z: side frames, springs, wheel sets. */
export function addBogie(b: Bench, name: string, z: number, r = 0.45): void {
  const base = 1.1;
  addWheelSet(b, `${name} front`, z + base, r);
  addWheelSet(b, `${name} rear`, z - base, r);
  const side = pairs([
    z - base - 0.35,
    r - 0.08,
    z + base + 0.35,
    r - 0.08,
    z + base + 0.35,
    r + 0.16,
    z + 0.5,
    r + 0.3,
    z - 0.5,
    r + 0.3,
    z - base - 0.35,
    r + 0.16,
  ]);
  b.add(`${name} frame`, 'trim', solid.both(solid.slab(side, 0.1, [GAUGE + 0.22, 0, 0], 'x', { bevel: 0.02 })));
  b.add(
    `${name} axle boxes`,
    'trim',
    solid.both(solid.many([z - base, z + base].map((zz) => solid.box([0.14, 0.3, 0.3], [GAUGE + 0.3, r, zz], 0.03)))),
  );
  const spring = (zz: number): Vec3[] => [0, 1, 2, 3, 4, 5, 6].map((i): Vec3 => [GAUGE + 0.3, r - 0.04 + i * 0.05, zz]);
  b.add(
    `${name} springs`,
    'chrome',
    solid.both(
      solid.many(
        [z - 0.25, z + 0.25].map((zz) =>
          solid.tube(spring(zz), 0.08, { taper: [1, 0.75, 1, 0.75, 1, 0.75, 1], cap: 'flat' }),
        ),
      ),
    ),
  );
}

/** Buffers, coupling hook and hoses at an end: `z` of the beam, facing `dir`. */
export function addBuffers(b: Bench, name: string, z: number, dir: 1 | -1, y = 1.06): void {
  b.add(`${name} buffer beam`, 'stripe', solid.box([2.5, 0.42, 0.12], [0, y, z], 0.02));
  const shank = pairs([0, 0, 0.1, 0, 0.1, 0.12, 0.07, 0.14, 0.07, 0.34, 0.2, 0.36, 0.21, 0.4, 0, 0.42]);
  const one = solid.put(
    solid.turned(shank, [0, 0, 0], { axis: 'z', bevel: 0.01 }),
    [0.86, y, z + dir * 0.05],
    [0, dir > 0 ? 0 : 180, 0],
  );
  b.add(`${name} buffers`, 'trim', solid.both(one));
  b.add(
    `${name} coupling`,
    'chrome',
    solid.tube(
      [
        [0, y, z],
        [0, y, z + dir * 0.22],
        [0, y - 0.08, z + dir * 0.3],
        [0, y - 0.18, z + dir * 0.26],
        [0, y - 0.2, z + dir * 0.18],
      ],
      0.04,
    ),
  );
  b.add(
    `${name} brake hose`,
    'trim',
    solid.tube(
      [
        [0.35, y - 0.1, z],
        [0.35, y - 0.14, z + dir * 0.16],
        [0.35, y - 0.42, z + dir * 0.16],
      ],
      0.028,
    ),
  );
}
