import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addBedding, MATTRESS } from './bedding.ts';
import type { BedPlan } from './plan.ts';

/** Two beds over each other: four posts, boards at the ends, guard rails and a ladder. */
export function addBunk(b: Bench, p: BedPlan): void {
  const levels = [0.3, 1.3];
  const x = p.w / 2 + 0.045;
  const z = p.l / 2 + 0.05;
  const top = 1.92;
  for (const [name, sx, sz] of [
    ['left head', 1, -1],
    ['right head', -1, -1],
    ['left foot', 1, 1],
    ['right foot', -1, 1],
  ] as const) {
    b.add(`${name} post`, 'frame', solid.box([0.085, top, 0.085], [sx * x, top / 2, sz * z], 0.01), {
      grain: [0, 1, 0],
    });
    b.add(`${name} cap`, 'frame', solid.box([0.1, 0.03, 0.1], [sx * x, top + 0.012, sz * z], 0.012));
  }
  levels.forEach((y, i) => {
    const name = i ? 'upper' : 'lower';
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(`${name} ${side} rail`, 'frame', solid.box([0.035, 0.17, 2 * z - 0.08], [s * x, y - 0.02, 0], 0.008), {
        grain: [0, 0, 1],
      });
    for (const [end, s] of [
      ['head', -1],
      ['foot', 1],
    ] as const) {
      for (const [k, dy] of [0.02, 0.2, 0.38].entries())
        b.add(
          `${name} ${end} board ${k + 1}`,
          'frame',
          solid.box([2 * x - 0.07, 0.13, 0.028], [0, y + dy, s * z], 0.008),
          { grain: [1, 0, 0] },
        );
    }
    const slat = solid.box([p.w + 0.04, 0.02, 0.09], [0, y - 0.03, 0], 0.003);
    b.add(
      `${name} slats`,
      'frame',
      solid.at(
        slat,
        Array.from({ length: 10 }, (_, k) => ({ at: [0, 0, (k - 4.5) * (p.l / 10.3)] as Vec3 })),
      ),
      { hidden: true, grain: [1, 0, 0] },
    );
    b.add(
      `${name} rail bolts`,
      'metal',
      solid.both(
        solid.many([z, -z].map((at) => solid.cyl(0.016, 0.012, [x + 0.043, y - 0.02, at], 'x', { segments: 12 }))),
      ),
    );
    addBedding(b, p, y, `${name} `);
  });
  const guard = levels[1] + MATTRESS + 0.1;
  for (const [k, y] of [guard, guard + 0.17].entries()) {
    b.add(`back guard ${k + 1}`, 'frame', solid.box([0.026, 0.085, 2 * z - 0.08], [-x, y, 0], 0.008), {
      grain: [0, 0, 1],
    });
    b.add(`front guard ${k + 1}`, 'frame', solid.box([0.026, 0.085, 1.46], [x, y, -z + 0.76], 0.008), {
      grain: [0, 0, 1],
    });
  }
  b.add(
    'guard post',
    'frame',
    solid.box(
      [0.05, guard + 0.24 - levels[1] + 0.08, 0.05],
      [x, (guard + 0.24 + levels[1] - 0.08) / 2, -z + 1.46],
      0.008,
    ),
    { grain: [0, 1, 0] },
  );
  const [l0, l1] = [z - 0.56, z - 0.14];
  for (const [side, at] of [
    ['back', l0],
    ['front', l1],
  ] as const)
    b.add(
      `ladder ${side} stile`,
      'frame',
      solid.bar(
        [
          [x + 0.2, 0, at],
          [x + 0.055, guard + 0.16, at],
        ],
        { kind: 'rect', w: 0.034, h: 0.07, r: 0.008 },
        { up: [1, 0, 0] },
      ),
      { grain: [0, 1, 0] },
    );
  for (let i = 0; i < 5; i++) {
    const t = (i + 0.8) / 5.6;
    b.add(
      `ladder rung ${i + 1}`,
      'frame',
      solid.box([0.07, 0.026, l1 - l0 - 0.03], [x + 0.2 - 0.145 * t, (guard + 0.16) * t, (l0 + l1) / 2], 0.008),
      { grain: [0, 0, 1] },
    );
  }
}
