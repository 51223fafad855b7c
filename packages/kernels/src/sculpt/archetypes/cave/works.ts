import type { Vec3 } from '../../../math/index.ts';
import { voussoirs } from '../../kits/building/structure.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** Rails on sleepers out of the mouth. */
function addRails(b: Bench, from: number, to: number): void {
  const n = Math.round((to - from) / 0.42);
  for (let i = 0; i <= n; i++)
    b.add(
      `sleeper ${i + 1}`,
      'timber',
      solid.box([1.15, 0.09, 0.17], [0, 0.2, from + ((to - from) * i) / n], 0.015, [0, (i % 3) - 1, 0]),
      { grain: [1, 0, 0], detail: 0.4 },
    );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} rail`,
      'metal',
      solid.bar(
        [
          [s * 0.38, 0.29, from - 0.15],
          [s * 0.38, 0.29, to + 0.15],
        ],
        {
          kind: 'polygon',
          points: pairs([
            -0.05, -0.045, 0.05, -0.045, 0.05, -0.03, 0.014, -0.02, 0.014, 0.02, 0.03, 0.028, 0.03, 0.05, -0.03, 0.05,
            -0.03, 0.028, -0.014, 0.02, -0.014, -0.02, -0.05, -0.03,
          ]),
        },
        { up: [0, 1, 0] },
      ),
      { detail: 0.6 },
    );
}

/** A mine: three timber frames, lagging, a lantern, rails with a loaded tub, a sign. */
export function addMine(b: Bench): void {
  for (const [i, z] of [1.12, 0.35].entries()) {
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${side} post ${i + 1}`,
        'timber',
        solid.bar(
          [
            [s * 0.95, 0.02, z],
            [s * 0.88, 2.02, z],
          ],
          { kind: 'rect', w: 0.2, h: 0.2, r: 0.03 },
          { up: [0, 0, 1] },
        ),
        { grain: [0, 1, 0], detail: 0.8 },
      );
    b.add(`cap beam ${i + 1}`, 'timber', solid.box([2.35, 0.24, 0.24], [0, 2.12, z], 0.03), {
      grain: [1, 0, 0],
      detail: 0.8,
    });
    for (const [side, s] of [
      ['left', 1],
      ['right', -1],
    ] as const)
      b.add(
        `${side} knee ${i + 1}`,
        'timber',
        solid.bar(
          [
            [s * 0.86, 1.6, z],
            [s * 0.5, 2.02, z],
          ],
          { kind: 'rect', w: 0.11, h: 0.11, r: 0.015 },
          { up: [0, 0, 1] },
        ),
        { detail: 0.4 },
      );
  }
  for (let i = 0; i < 6; i++)
    b.add(`roof board ${i + 1}`, 'timber', solid.box([0.27, 0.05, 2.1], [-0.75 + 0.3 * i, 2.27, 0.3], 0.012), {
      grain: [0, 0, 1],
      detail: 0.4,
    });
  addRails(b, -0.4, 2.3);
  b.add('lantern', 'light', solid.cyl(0.07, 0.16, [0.55, 1.72, 1.12], 'y', { bevel: 0.02 }), { detail: 0.5 });
  b.add(
    'lantern cap',
    'metal',
    solid.turned(pairs([0, 0, 0.1, 0, 0.04, 0.07, 0, 0.075]), [0.55, 1.8, 1.12], { bevel: 0.008 }),
    { detail: 0.4 },
  );
  b.add('lantern foot', 'metal', solid.cyl(0.085, 0.035, [0.55, 1.63, 1.12]), { detail: 0.3 });
  b.add('lantern hook', 'metal', solid.rod([0.55, 1.86, 1.12], [0.55, 2.02, 1.12], 0.014), { detail: 0.3 });
  b.add('sign', 'timber', solid.box([0.95, 0.3, 0.05], [0, 2.14, 1.28], 0.014), { grain: [1, 0, 0], detail: 0.5 });
  b.add(
    'sign letters',
    'inside',
    { op: 'text', value: 'MINE', height: 0.17, depth: 0.03, bevel: 0.004, at: [0, 2.055, 1.31] },
    { detail: 0.5 },
  );
  addTub(b);
}

/** A tub of ore on its wheels. */
function addTub(b: Bench): void {
  const z = 1.75;
  const tub = (w: number, d: number, y: number): Vec3[] => [
    [-w, y, z - d],
    [w, y, z - d],
    [w, y, z + d],
    [-w, y, z + d],
  ];
  b.add(
    'tub',
    'metal',
    { op: 'hull', points: [...tub(0.34, 0.4, 0.5), ...tub(0.46, 0.54, 0.98)], bevel: 0.02 },
    { detail: 0.9 },
  );
  for (const [name, y] of [
    ['upper', 0.965],
    ['lower', 0.56],
  ] as const) {
    const k = y > 0.8 ? 1.02 : 0.81;
    b.add(
      `${name} tub band`,
      'timber',
      solid.bar(
        [
          [-0.46 * k, y, z - 0.54 * k],
          [0.46 * k, y, z - 0.54 * k],
          [0.46 * k, y, z + 0.54 * k],
          [-0.46 * k, y, z + 0.54 * k],
        ],
        { kind: 'rect', w: 0.05, h: 0.07, r: 0.01 },
        { closed: true, up: [0, 1, 0] },
      ),
      { detail: 0.4 },
    );
  }
  for (let i = 0; i < 9; i++)
    b.add(
      `ore ${i + 1}`,
      i % 3 ? 'rock' : 'gold',
      solid.put(
        {
          op: 'hull',
          points: Array.from({ length: 12 }, (_, k): Vec3 => {
            const q = 1 - (2 * (k + 0.5)) / 12;
            const a = k * 2.4 + i;
            const w = Math.sqrt(1 - q * q);
            return [0.16 * w * Math.cos(a), 0.13 * q, 0.16 * w * Math.sin(a)];
          }),
          bevel: 0.01,
        },
        [
          0.27 * Math.cos(i * 2.4) * Math.sqrt(i / 8),
          1.02 + 0.08 * (1 - i / 9),
          z + 0.34 * Math.sin(i * 2.4) * Math.sqrt(i / 8),
        ],
      ),
      { detail: 0.35 },
    );
  for (const [i, [x, w]] of (
    [
      [0.38, -0.28],
      [-0.38, -0.28],
      [0.38, 0.28],
      [-0.38, 0.28],
    ] as const
  ).entries()) {
    b.add(`wheel ${i + 1}`, 'metal', solid.cyl(0.13, 0.06, [x, 0.47, z + w], 'x', { bevel: 0.012 }), { detail: 0.5 });
    b.add(`hub ${i + 1}`, 'timber', solid.cyl(0.045, 0.09, [x * 1.06, 0.47, z + w], 'x', { bevel: 0.01 }), {
      detail: 0.3,
    });
  }
}

/** A tunnel: a portal of cut stones with its keystone, wing walls, rails into the dark. */
export function addTunnel(b: Bench): void {
  const z = 1.05;
  for (const [i, stone] of voussoirs({ r: 1, wide: 0.34, depth: 0.5, n: 15, at: [0, 1, z], key: 1.3 }).entries())
    b.add(`arch stone ${i + 1}`, b.tint('rock', { base: 'cut-stone', color: '#b0a894', scale: 1 }), stone, {
      detail: 0.5,
    });
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    for (let i = 0; i < 3; i++)
      b.add(
        `${side} jamb stone ${i + 1}`,
        b.tint('rock', { base: 'cut-stone', color: '#b0a894', scale: 1 }),
        solid.box([0.36 + 0.05 * (i % 2), 0.32, 0.5], [s * (1.17 + 0.025 * (i % 2)), 0.17 + 0.33 * i, z], 0.02),
        { detail: 0.5 },
      );
    b.add(
      `${side} wing wall`,
      b.tint('rock', { base: 'cut-stone', color: '#968e7c', scale: 1.4 }),
      solid.put(
        solid.slab(pairs([0, 0, 1.35, 0, 1.35, 0.9, 0, 2.1]), 0.34, [0, 0, 0], 'z', { bevel: 0.02 }),
        [s * 1.36, 0.02, z - 0.1],
        [0, s > 0 ? 14 : 166, 0],
      ),
      { detail: 0.6 },
    );
  }
  b.add(
    'cornice',
    b.tint('rock', { base: 'cut-stone', color: '#c4bca8', scale: 1 }),
    solid.box([3.3, 0.17, 0.6], [0, 2.52, z - 0.02], 0.03),
    { detail: 0.6 },
  );
  b.add(
    'spandrel',
    b.tint('rock', { base: 'cut-stone', color: '#968e7c', scale: 1.4 }),
    solid.cut(
      solid.box([3, 2.4, 0.36], [0, 1.24, z - 0.05], 0.02),
      solid.cyl(1.3, 1, [0, 1, z], 'z'),
      solid.box([2.6, 2.04, 1], [0, 0, z]),
    ),
    { detail: 0.8 },
  );
  addRails(b, -0.5, 2.2);
}
