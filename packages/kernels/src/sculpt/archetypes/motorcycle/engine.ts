import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs } from '../../kits/vehicle/index.ts';

/** A cylinder with cooling fins standing on y = 0. */
export function finned(r: number, h: number, fins: number): Shape {
  const profile: Vec2[] = [
    [0, 0],
    [r * 0.8, 0],
  ];
  for (let i = 0; i < fins; i++) {
    const y = h * (0.1 + (0.8 * i) / fins);
    const t = (h * 0.4) / fins;
    profile.push([r * 0.8, y], [r, y + t * 0.2], [r, y + t], [r * 0.8, y + t * 1.2]);
  }
  profile.push([r * 0.8, h], [0, h]);
  return solid.turned(profile, [0, 0, 0], { bevel: r * 0.02 });
}

/** A V-twin on a crankcase with covers, heads, push rods, air filter and carburettor. */
export function addTwin(b: Bench, at: Vec3): void {
  const [, y, z] = at;
  const crank = outline.rounded(
    pairs([
      z - 0.26,
      y - 0.12,
      z + 0.2,
      y - 0.12,
      z + 0.24,
      y,
      z + 0.12,
      y + 0.1,
      z - 0.18,
      y + 0.1,
      z - 0.3,
      y + 0.02,
    ]),
    0.06,
  );
  b.add('crankcase', 'engine', solid.slab(crank, 0.24, [0, 0, 0], 'x', { bevel: 0.03 }));
  fitting.pair(
    b,
    'engine cover',
    'chrome',
    solid.turned(pairs([0, 0, 0.1, 0, 0.094, 0.02, 0.06, 0.03, 0, 0.032]), [0.118, y - 0.01, z + 0.08], {
      axis: 'x',
      bevel: 0.008,
    }),
  );
  b.add(
    'primary cover',
    'chrome',
    solid.slab(outline.roundRect(0.42, 0.17, 0.085, z - 0.08, y - 0.015), 0.03, [0.13, 0, 0], 'x', { bevel: 0.01 }),
  );
  b.add(
    'cover bolts',
    'engine',
    fitting.bolts(
      0.007,
      outline.roundRect(0.38, 0.13, 0.06, z - 0.08, y - 0.015, 1).map(([zz, yy]): Vec3 => [0.147, yy, zz]),
      'x',
    ),
  );
  for (const [name, tilt] of [
    ['front', 24],
    ['rear', -24],
  ] as const) {
    const put = (s: Shape): Shape => solid.put(s, [0, y + 0.06, z + (tilt > 0 ? 0.035 : -0.045)], [tilt, 0, 0]);
    b.add(`${name} cylinder`, 'engine', put(finned(0.085, 0.2, 7)));
    b.add(`${name} cylinder head`, 'engine', put(solid.box([0.16, 0.06, 0.18], [0, 0.22, 0], 0.02)));
    b.add(`${name} rocker cover`, 'chrome', put(solid.box([0.13, 0.05, 0.15], [0, 0.265, 0], 0.024)));
    b.add(
      `${name} push rods`,
      'chrome',
      put(
        solid.many([
          solid.rod([-0.1, -0.02, 0.03], [-0.075, 0.22, 0.02], 0.009),
          solid.rod([-0.1, -0.02, -0.03], [-0.075, 0.22, -0.02], 0.009),
        ]),
      ),
    );
    b.add(`${name} spark plug cap`, 'trim', put(solid.rod([0.07, 0.22, 0], [0.12, 0.24, 0], 0.012)));
  }
  const filter = pairs([0, 0, 0.085, 0, 0.085, 0.04, 0.07, 0.055, 0, 0.06]);
  const drum = solid.turned(filter, [0, 0, 0], { axis: 'x', bevel: 0.01 });
  b.add('air filter', 'chrome', solid.put(drum, [-0.09, y + 0.21, z - 0.005], [0, 180, 0]));
}

/** A single or parallel engine block: sump, crankcase, leaning cylinders. `w` is its width. */
export function addBlock(b: Bench, at: Vec3, w: number, lean: number, underTank = false): void {
  const [, y, z] = at;
  const crank = outline.rounded(
    pairs([z - 0.24, y - 0.12, z + 0.16, y - 0.14, z + 0.22, y + 0.02, z + 0.12, y + 0.09, z - 0.2, y + 0.08]),
    0.05,
  );
  b.add('crankcase', 'engine', solid.slab(crank, w, [0, 0, 0], 'x', { bevel: 0.025 }));
  const put = (s: Shape): Shape => solid.put(s, [0, y + 0.05, z + 0.07], [lean, 0, 0]);
  const fins = Array.from({ length: 6 }, (_, i) => solid.box([w * 0.94, 0.012, 0.19], [0, 0.04 + i * 0.024, 0], 0.003));
  b.add('cylinders', 'engine', put(solid.many([solid.box([w * 0.84, 0.2, 0.15], [0, 0.1, 0], 0.02), ...fins])));
  b.add('cylinder head', 'engine', put(solid.box([w * 0.9, 0.09, 0.18], [0, 0.23, 0], 0.024)));
  b.add('valve cover', 'frame', put(solid.box([w * 0.82, 0.05, 0.14], [0, 0.29, 0], 0.02)), { hidden: underTank });
  fitting.pair(
    b,
    'engine cover',
    'frame',
    solid.turned(pairs([0, 0, 0.1, 0, 0.095, 0.02, 0.07, 0.032, 0, 0.034]), [w / 2 - 0.004, y - 0.02, z + 0.05], {
      axis: 'x',
      bevel: 0.008,
    }),
  );
  fitting.pair(
    b,
    'clutch cover',
    'engine',
    solid.turned(pairs([0, 0, 0.075, 0, 0.07, 0.022, 0, 0.026]), [w / 2 - 0.004, y, z - 0.12], {
      axis: 'x',
      bevel: 0.008,
    }),
  );
}
