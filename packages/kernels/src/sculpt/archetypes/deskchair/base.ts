import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, formed, solid } from '../../kits/joinery/index.ts';
import type { DeskChairPlan } from './deskchair.ts';

/** Five arms with twin-wheel castors, gas spring in two stages, tilt mechanism with lever and knob. */
export function addStarBase(b: Bench, p: DeskChairPlan, taste: Rng): void {
  const reach = 0.31;
  const slot = p.kind === 'task' && taste.next() < 0.5 ? 'frame' : 'metal';
  for (let i = 0; i < 5; i++) {
    const a = 90 + i * 72;
    const turn: Vec3 = [0, a, 0];
    const arm = formed.board(
      [
        { at: [0.025, 0.115, 0], w: 0.052, h: 0.05 },
        { at: [0.12, 0.104, 0], w: 0.046, h: 0.04 },
        { at: [0.24, 0.09, 0], w: 0.036, h: 0.028 },
        { at: [reach, 0.08, 0], w: 0.03, h: 0.022 },
        { at: [reach + 0.014, 0.079, 0], w: 0.02, h: 0.018 },
      ],
      0.009,
    );
    b.add(`base arm ${i + 1}`, slot, solid.put(arm, [0, 0, 0], turn));
    const x = reach - 0.002;
    const swing = taste.range(-70, 70);
    const wheel = (s: number): ReturnType<typeof solid.cyl> =>
      solid.cyl(0.027, 0.019, [0.014, 0.027, s * 0.0155], 'z', { bevel: 0.006 });
    const place = (of: ReturnType<typeof solid.cyl>): ReturnType<typeof solid.cyl> =>
      solid.put(solid.put(of, [x, 0, 0], [0, swing, 0]), [0, 0, 0], turn);
    b.add(`castor wheels ${i + 1}`, 'frame', place(solid.many([wheel(1), wheel(-1)])));
    b.add(
      `castor hood ${i + 1}`,
      slot,
      place(
        solid.many([solid.cyl(0.0085, 0.04, [0, 0.062, 0]), solid.box([0.04, 0.026, 0.011], [0.01, 0.042, 0], 0.004)]),
      ),
    );
  }
  const hub: Vec2[] = [
    [0, 0.08],
    [0.035, 0.08],
    [0.042, 0.095],
    [0.042, 0.135],
    [0.034, 0.15],
    [0, 0.15],
  ];
  b.add('hub', slot, solid.turned(hub));
  const under = p.seatH - 0.075;
  b.add(
    'gas spring sleeve',
    'frame',
    solid.turned([
      [0, 0.14],
      [0.03, 0.14],
      [0.027, 0.3],
      [0.0265, under - 0.06],
      [0, under - 0.06],
    ]),
  );
  b.add('gas spring', 'metal', solid.cyl(0.015, 0.12, [0, under - 0.05, 0]));
  b.add('tilt mechanism', 'frame', solid.box([0.17, 0.045, 0.22], [0, under + 0.008, -0.01], 0.012));
  b.add('seat plate', 'frame', solid.box([0.3, 0.014, 0.32], [0, under + 0.036, 0], 0.004), { hidden: true });
  b.add(
    'lever',
    'metal',
    solid.tube(
      [
        [-0.07, under + 0.005, 0.03],
        [-0.2, under + 0.005, 0.035],
        [-0.235, under - 0.005, 0.04],
      ],
      0.006,
    ),
  );
  b.add('lever grip', 'frame', solid.box([0.05, 0.012, 0.026], [-0.25, under - 0.007, 0.041], 0.004));
  b.add('tension knob', 'frame', solid.cyl(0.022, 0.04, [0, under - 0.005, 0.115], 'z', { bevel: 0.005 }));
}
