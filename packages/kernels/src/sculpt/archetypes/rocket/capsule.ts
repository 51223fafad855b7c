import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs } from '../../kits/vehicle/index.ts';
import { addFlame, addPorthole } from './extras.ts';
import { band } from './parts.ts';

/** A blunt cone that has come back from orbit: heat shield, hatch, windows, thrusters, docking ring, feet. */
export function buildCapsule(b: Bench, rng: Rng, flame: boolean): number {
  const r = 1.95 + rng.range(-0.08, 0.1);
  const at = (y: number): number => r - (y - 0.75) * 0.56;
  b.add(
    'hull',
    'body',
    solid.turned(
      [
        [0, 0.62],
        [r, 0.62],
        [r, 0.78],
        [at(2.9), 2.9],
        [0, 2.9],
      ],
      [0, 0, 0],
      { bevel: 0.06, segments: 48 },
    ),
    { detail: 1.4 },
  );
  b.add(
    'heat shield',
    'trim',
    solid.turned(pairs([0, 0.12, r * 0.5, 0.18, r * 0.85, 0.36, r + 0.04, 0.6, r + 0.04, 0.68, 0, 0.68]), [0, 0, 0], {
      bevel: 0.03,
      segments: 48,
    }),
  );
  for (const [i, y] of [1.1, 1.9, 2.6].entries())
    b.add(
      `hull ring ${i + 1}`,
      'metal',
      solid.hoop(at(y) + 0.006, { kind: 'rect', w: 0.07, h: 0.03, r: 0.008 }, [0, y, 0], 'y', 48),
    );
  b.add(
    'docking collar',
    'metal',
    solid.turned(pairs([0, 2.88, 0.62, 2.88, 0.62, 3.1, 0.5, 3.18, 0.4, 3.18, 0.36, 3.08, 0, 3.08]), [0, 0, 0], {
      bevel: 0.02,
    }),
  );
  b.add(
    'docking probe',
    'metal',
    solid.turned(pairs([0, 3.05, 0.12, 3.05, 0.1, 3.3, 0.04, 3.48, 0, 3.5]), [0, 0, 0], { bevel: 0.01 }),
  );
  b.add('docking latches', 'fins', {
    op: 'arrayed',
    n: 6,
    around: 'y',
    of: solid.box([0.12, 0.1, 0.14], [0.56, 3.14, 0], 0.02),
  });
  addCapsuleFittings(at, b, r);
  b.add('recovery ring', 'fins', band(0.8, 2.9, 0.1));
  if (flame) addFlame(b, 'retro', [0, 0.2, 0], 0.4, 0.2);
  return 3.5;
}

/** What is fitted to it. */
function addCapsuleFittings(at: (y: number) => number, b: Bench, r: number): void {
  const lean = 29;
  const face = (deg: number, y: number, of: Parameters<typeof solid.put>[0]) =>
    solid.put(
      of,
      [Math.sin((deg * Math.PI) / 180) * at(y), y, Math.cos((deg * Math.PI) / 180) * at(y)],
      [-lean, deg, 0],
    );
  b.add(
    'hatch',
    b.tint('body', { rough: 0.6 }),
    face(0, 1.62, solid.slab(outline.roundRect(0.86, 0.96, 0.2), 0.12, [0, 0, 0.03], 'z', { bevel: 0.03 })),
  );
  b.add('hatch frame', 'metal', face(0, 1.62, fitting.surround(0.86, 0.96, 0.2, 0.16, 0.05)));
  b.add(
    'hatch handle',
    'fins',
    face(
      0,
      1.62,
      solid.tube(
        [
          [-0.16, -0.12, 0.05],
          [-0.16, -0.12, 0.13],
          [0.16, -0.12, 0.13],
          [0.16, -0.12, 0.05],
        ],
        0.025,
      ),
    ),
  );
  b.add('hatch window', 'windows', face(0, 1.62, solid.put(fitting.pane(0.4, 0.26, 0.08, 0.06), [0, 0.22, 0.1])));
  addPorthole(b, 'left window', at(1.9) - 0.02, 1.9, 52, 0.2, lean);
  addPorthole(b, 'right window', at(1.9) - 0.02, 1.9, -52, 0.2, lean);
  const shingle = Array.from({ length: 18 }, (_, i) => {
    const a = (i * 20 * Math.PI) / 180;
    return solid.tube(
      [
        [Math.sin(a) * (at(0.9) + 0.004), 0.9, Math.cos(a) * (at(0.9) + 0.004)],
        [Math.sin(a) * (at(2.8) + 0.004), 2.8, Math.cos(a) * (at(2.8) + 0.004)],
      ],
      0.014,
    );
  }).filter((_, i) => ![0, 1, 17, 3, 15, 2, 16].includes(i));
  b.add('shingle seams', 'metal', solid.many(shingle), { detail: 0.4 });
  for (const [i, deg] of [90, 180, 270].entries()) {
    b.add(`thruster block ${i + 1}`, 'metal', face(deg, 1.5, solid.box([0.36, 0.5, 0.12], [0, 0, 0.02], 0.03)));
    b.add(
      `thruster nozzles ${i + 1}`,
      'trim',
      face(
        deg,
        1.5,
        solid.many([-0.12, 0.12].map((y) => solid.cyl(0.08, 0.1, [0, y, 0.1], 'z', { top: 0.11, bevel: 0.01 }))),
      ),
    );
  }
  b.add('flag', 'fins', face(28, 1.1, solid.box([0.36, 0.22, 0.03], [0, 0, 0.01], 0.006)));
  b.add(
    'flag stripes',
    'boosters',
    face(28, 1.1, solid.many([-0.055, 0.02].map((y) => solid.box([0.36, 0.035, 0.034], [0, y, 0.011], 0.004)))),
  );
  b.add('mission name', 'trim', face(-28, 1.05, { op: 'text', value: 'USA', height: 0.22, depth: 0.05 }));
  b.add(
    'antenna',
    'metal',
    solid.many([70, -70, 160].map((deg) => face(deg, 2.4, solid.rod([0, 0, 0], [0, 0.1, 0.5], 0.02, 0.01)))),
  );
  const legs = [45, 135, 225, 315].map(
    (deg): Vec3 => [Math.sin((deg * Math.PI) / 180), 0, Math.cos((deg * Math.PI) / 180)],
  );
  b.add(
    'landing legs',
    'metal',
    solid.many(
      legs.map(([x, , z]) => solid.rod([x * r * 0.8, 0.4, z * r * 0.8], [x * (r + 0.25), 0.06, z * (r + 0.25)], 0.06)),
    ),
  );
  b.add(
    'landing feet',
    'metal',
    solid.many(
      legs.map(([x, , z]) => solid.cyl(0.22, 0.08, [x * (r + 0.28), 0.04, z * (r + 0.28)], 'y', { bevel: 0.02 })),
    ),
  );
  b.add('umbilical', 'trim', face(140, 0.95, solid.box([0.26, 0.34, 0.14], [0, 0, 0.03], 0.03)));
}
