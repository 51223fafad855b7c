import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { addSeat } from './parts.ts';

/** A sleigh: curled runners, swan-necked body, cushioned seat, lamp irons, sack; or a plain sled of slats. */
export function buildSleigh(b: Bench, plain: boolean): void {
  const k = plain ? 0.5 : 1;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const x = s * 0.42 * k;
    const path: Vec3[] = (
      [
        [0.05, -1.0],
        [0.022, -0.8],
        [0.022, 0.6],
        [0.09, 0.95],
        [0.32, 1.15],
        [0.56, 1.08],
        [0.58, 0.94],
        [0.48, 0.92],
      ] as const
    ).map(([y, z]): Vec3 => [x, (y < 0.03 ? y / (plain ? 1 : 1) : y) * k + (plain ? 0.006 : 0), z * k]);
    b.add(
      `${side} runner`,
      plain ? 'wood' : 'accent',
      solid.bar(path, { kind: 'rect', w: 0.05 * k, h: 0.04 * k, r: 0.012 * k }, { spline: 'catmull', up: [0, 1, 0] }),
      { detail: 1.1 },
    );
    for (const [i, z] of [-0.6, 0, 0.5].entries())
      b.add(
        `${side} stanchion ${i + 1}`,
        plain ? 'wood' : 'accent',
        solid.tube(
          [
            [x, 0.03 * k, z * k],
            [x * 0.96, 0.2 * k, (z + 0.03) * k],
            [x * 0.86, 0.36 * k, z * k],
          ],
          0.02 * k,
        ),
        { detail: 0.6 },
      );
  }
  if (plain) {
    for (let i = 0; i < 6; i++)
      b.add(`slat ${i + 1}`, 'wood', solid.box([0.06, 0.014, 0.86], [(i - 2.5) * 0.068, 0.19, -0.05], 0.004), {
        grain: [0, 0, 1],
      });
    for (const [i, z] of [-0.3, 0, 0.25].entries())
      b.add(`cross bar ${i + 1}`, 'wood', solid.box([0.46, 0.024, 0.05], [0, 0.172, z], 0.006));
    b.add('steering bar', 'wood', solid.box([0.5, 0.02, 0.05], [0, 0.21, 0.36], 0.006));
    b.add(
      'rope',
      { base: 'rope', color: '#d8c49a', scale: 0.4 },
      solid.tube(
        [
          [0.22, 0.21, 0.37],
          [0.2, 0.16, 0.6],
          [0, 0.02, 0.78],
          [-0.2, 0.16, 0.6],
          [-0.22, 0.21, 0.37],
        ],
        0.008,
      ),
    );
    return;
  }
  addSleighBody(b);
}

/** Floor, sides with their trims, seat and sack. */
function addSleighBody(b: Bench): void {
  b.add('floor', 'wood', solid.box([0.8, 0.05, 1.5], [0, 0.36, -0.1], 0.012));
  const side = outline
    .rounded(
      [
        [-0.95, 1.12],
        [-0.98, 0.8],
        [-0.86, 0.44],
        [-0.7, 0.37],
        [0.5, 0.37],
        [0.75, 0.44],
        [0.92, 0.72],
        [0.86, 0.98],
        [0.78, 0.94],
        [0.7, 0.72],
        [0.42, 0.6],
        [0.1, 0.62],
        [-0.2, 0.72],
        [-0.5, 1.0],
        [-0.7, 1.2],
      ],
      0.08,
      5,
    )
    .reverse();
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(`${name} side`, 'body', solid.slab(side, 0.05, [s * 0.42, 0, 0], 'x', { bevel: 0.016 }), { detail: 1.3 });
    b.add(
      `${name} trim`,
      'accent',
      solid.tube(
        side.map(([z, y]): Vec3 => [s * 0.452, y, z]),
        0.014,
        { closed: true, spline: 'linear' },
      ),
    );
    b.add(
      `${name} scroll`,
      'accent',
      solid.tube(
        [
          [s * 0.45, 0.5, -0.4],
          [s * 0.45, 0.62, -0.1],
          [s * 0.45, 0.5, 0.15],
          [s * 0.45, 0.46, 0.02],
          [s * 0.45, 0.54, -0.02],
        ],
        0.012,
      ),
    );
    b.add(`${name} bell strap`, 'cushion', solid.box([0.008, 0.05, 0.5], [s * 0.45, 0.44, 0.3], 0.002));
    for (let i = 0; i < 4; i++)
      b.add(
        `${name} bell ${i + 1}`,
        'accent',
        { op: 'ball', r: 0.024, at: [s * 0.465, 0.44, 0.12 + i * 0.12] },
        { detail: 0.4 },
      );
  }
  b.add(
    'back',
    'body',
    formed.board(
      [
        [0.4, -0.82],
        [0.7, -0.92],
        [1.1, -0.9],
        [1.2, -0.84],
      ].map(([y, z]) => ({ at: [0, y, z] as Vec3, w: 0.8, h: 0.04, side: [1, 0, 0] as Vec3, up: [0, 0.2, 1] as Vec3 })),
      0.012,
    ),
  );
  b.add(
    'front',
    'body',
    formed.board(
      [
        [0.38, 0.55],
        [0.5, 0.74],
        [0.75, 0.86],
        [0.95, 0.84],
      ].map(([y, z]) => ({
        at: [0, y, z] as Vec3,
        w: 0.8,
        h: 0.04,
        side: [1, 0, 0] as Vec3,
        up: [0, -0.4, 1] as Vec3,
      })),
      0.012,
    ),
  );
  addSeat(b, [0, 0.6, -0.5], 0.78, 0.46, 0.36);
  b.add('seat box', 'body', solid.box([0.78, 0.22, 0.5], [0, 0.49, -0.52], 0.012));
  b.add(
    'sack',
    { base: 'velvet', color: '#7a2a1c' },
    solid.turned(
      [
        [0, 0],
        [0.2, 0.02],
        [0.27, 0.16],
        [0.25, 0.36],
        [0.13, 0.52],
        [0.09, 0.56],
        [0.15, 0.62],
        [0, 0.6],
      ],
      [0, 0.4, 0.1],
      { smooth: true },
    ),
    { detail: 1.1 },
  );
  b.add(
    'sack cord',
    'accent',
    solid.put(solid.hoop(0.1, { kind: 'circle', r: 0.016 }, [0, 0, 0], 'y', 28), [0, 0.96, 0.1]),
  );
}
