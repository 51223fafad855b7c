import type { Vec2, Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const [LONG, WIDE, TALL] = [1.22, 0.36, 0.9];

/** The board from above, (x, -z): square behind, drawn to a round nose in front. */
function boardOutline(grow: number): Vec2[] {
  const [h, w] = [LONG / 2 + grow, WIDE / 2 + grow];
  const nose: Vec2[] = Array.from({ length: 17 }, (_, i): Vec2 => {
    const t = i / 16;
    const a = -Math.PI / 2 + Math.PI * t;
    return [h - 0.075 + 0.075 * Math.cos(a), 0.075 * Math.sin(a) + grow * Math.sin(a)];
  });
  const side = (s: number): Vec2[] =>
    [0, 0.25, 0.5, 0.75].map((t): Vec2 => {
      const x = -h + 0.06 + (LONG * 0.9 - 0.06) * t;
      return [x, s * (w - (w - 0.085) * Math.max(0, (t - 0.2) / 0.8) ** 1.7)];
    });
  return [
    ...outline.arc(-h + 0.06, -w + 0.06, 0.06, 180, 260, 5),
    ...side(-1),
    ...nose,
    ...side(1).reverse(),
    ...outline.arc(-h + 0.06, w - 0.06, 0.06, 100, 180, 5),
  ];
}

/** An ironing board: padded board with its hem, crossed legs of tube with their feet, a rest for the iron. Says where its top is. */
export function addIroningBoard(b: Bench): Socket {
  const y = TALL - 0.02;
  b.add('board', 'top', solid.slab(boardOutline(0), 0.032, [0, y, 0], 'y', { bevel: 0.014 }), { detail: 1.4 });
  b.add('hem', 'legs', solid.slab(boardOutline(0.004), 0.012, [0, y - 0.013, 0], 'y', { bevel: 0.004 }), {
    detail: 0.7,
  });
  b.add('under tray', 'metal', solid.box([LONG * 0.7, 0.012, 0.16], [-0.06, y - 0.024, 0], 0.003), { detail: 0.5 });
  const tube = 0.0125;
  const cross = (name: string, z: number, way: number): void => {
    const [top, foot]: Vec3[] = [
      [way * -0.34, y - 0.03, z],
      [way * 0.42, 0.02, z],
    ];
    b.add(`${name} leg`, 'legs', solid.tube([top, foot], tube, { spline: 'linear' }), { detail: 0.8 });
  };
  cross('front left', 0.105, 1);
  cross('front right', -0.105, 1);
  cross('rear left', 0.07, -1);
  cross('rear right', -0.07, -1);
  for (const [name, x, half] of [
    ['front', 0.42, 0.17],
    ['rear', -0.42, 0.14],
  ] as const) {
    b.add(
      `${name} foot`,
      'legs',
      solid.tube(
        [
          [x, 0.02, -half],
          [x, 0.02, half],
        ],
        tube,
        { spline: 'linear' },
      ),
      {
        detail: 0.8,
      },
    );
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${name} ${side} cap`,
        { base: 'rubber', color: '#26282a' },
        solid.cyl(0.0195, 0.045, [x, 0.0195, s * half], 'z', { bevel: 0.004 }),
        { detail: 0.5 },
      );
  }
  b.add('pivot', 'metal', solid.rod([0, y / 2 - 0.005, -0.12], [0, y / 2 - 0.005, 0.12], 0.007), { detail: 0.4 });
  b.add('top bar', 'legs', solid.rod([-0.34, y - 0.032, -0.12], [-0.34, y - 0.032, 0.12], 0.01), { detail: 0.4 });
  b.add('slide bar', 'legs', solid.rod([0.34, y - 0.032, -0.09], [0.34, y - 0.032, 0.09], 0.01), { detail: 0.4 });
  const back = -LONG / 2;
  const rest: Vec3[] = [
    [back + 0.04, y - 0.02, -0.1],
    [back - 0.2, y - 0.01, -0.1],
    [back - 0.22, y - 0.01, -0.08],
    [back - 0.22, y - 0.01, 0.08],
    [back - 0.2, y - 0.01, 0.1],
    [back + 0.04, y - 0.02, 0.1],
  ];
  b.add('iron rest', 'metal', solid.tube(rest, 0.006, { spline: 'linear' }), { detail: 0.7 });
  for (let i = 0; i < 5; i++)
    b.add(
      `rest wire ${i + 1}`,
      'metal',
      solid.rod([back - 0.03 - 0.04 * i, y - 0.0105, -0.1], [back - 0.03 - 0.04 * i, y - 0.0105, 0.1], 0.0032),
      { detail: 0.3 },
    );
  return { at: [0.05, TALL - 0.004, 0], dir: [0, 1, 0], size: 0.24 };
}
