import type { Vec3 } from '../../../math/index.ts';
import { addFlame } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';

/** A Japanese garden lantern: lotus foot, shaft, platform, six-sided fire box with windows, upturned roof, jewel. */
export function buildStone(b: Bench, lit: boolean): void {
  const stack = (name: string, rows: readonly (readonly [number, number])[]): void => {
    const sections = rows.map(([y, r]) => ({
      points: outline.rounded(outline.ngon(r, 6), 0.012).map(([x, z]): Vec3 => [x, y, -z]),
    }));
    b.add(name, 'frame', { op: 'loft', sections, spline: 'linear', smooth: false, cap: 'flat' }, { detail: 1.2 });
  };
  stack('base', [
    [0, 0.27],
    [0.06, 0.27],
    [0.07, 0.26],
  ]);
  b.add(
    'lotus foot',
    'frame',
    solid.turned(pairs([0, 0.065, 0.23, 0.065, 0.22, 0.1, 0.15, 0.13, 0.12, 0.14, 0, 0.14]), [0, 0, 0], {
      bevel: 0.01,
    }),
  );
  const petal = { op: 'ball', r: [0.05, 0.022, 0.05], at: [0.175, 0.112, 0], rot: [0, 0, -32] } as const;
  b.add('foot petals', 'frame', { op: 'arrayed', n: 12, around: 'y', of: petal }, { detail: 0.5 });
  b.add(
    'shaft',
    'frame',
    solid.turned(
      pairs([0, 0.13, 0.105, 0.13, 0.098, 0.32, 0.112, 0.335, 0.112, 0.365, 0.098, 0.38, 0.105, 0.55, 0, 0.55]),
      [0, 0, 0],
      { bevel: 0.01 },
    ),
  );
  stack('platform', [
    [0.54, 0.13],
    [0.58, 0.22],
    [0.6, 0.25],
    [0.645, 0.25],
    [0.65, 0.24],
  ]);
  const at = (r: number, k: number, y: number): Vec3 => {
    const a = (k * Math.PI) / 3;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  };
  b.add(
    'posts',
    'frame',
    solid.many([0, 1, 2, 3, 4, 5].map((k) => solid.rod(at(0.165, k, 0.64), at(0.165, k, 0.87), 0.026))),
  );
  stack('fire box sill', [
    [0.645, 0.185],
    [0.685, 0.185],
  ]);
  stack('fire box lintel', [
    [0.83, 0.185],
    [0.875, 0.185],
  ]);
  const wall = (k: number): void => {
    const panel = solid.slab(outline.roundRect(0.15, 0.16, 0.004), 0.026, [0, 0, 0], 'z', {
      holes: k % 2 ? [outline.ngon(0.05, 24)] : [outline.roundRect(0.085, 0.1, 0.006)],
      bevel: 0.004,
    });
    b.add(
      `wall ${k + 1}`,
      'frame',
      solid.put(
        panel,
        [0.141 * Math.cos(((k + 0.5) * Math.PI) / 3), 0.757, 0.141 * Math.sin(((k + 0.5) * Math.PI) / 3)],
        [0, 90 - (k + 0.5) * 60, 0],
      ),
    );
  };
  for (let k = 0; k < 6; k++) wall(k);
  stack('roof', [
    [0.865, 0.3],
    [0.895, 0.35],
    [0.92, 0.345],
    [0.97, 0.22],
    [1.03, 0.1],
    [1.05, 0.085],
  ]);
  const curl = solid.tube(
    [
      [0.29, 0.905, 0],
      [0.345, 0.925, 0],
      [0.375, 0.965, 0],
      [0.365, 1.0, 0],
      [0.345, 0.985, 0],
    ],
    0.026,
    { taper: [1, 1, 0.9, 0.7, 0.4] },
  );
  b.add('roof curls', 'frame', { op: 'arrayed', n: 6, around: 'y', of: curl });
  b.add(
    'jewel',
    'frame',
    solid.turned(
      pairs([0, 1.04, 0.075, 1.04, 0.085, 1.06, 0.06, 1.085, 0.075, 1.12, 0.07, 1.16, 0.04, 1.2, 0, 1.25]),
      [0, 0, 0],
      { smooth: false, bevel: 0.008 },
    ),
    { detail: 1.1 },
  );
  b.add(
    'moss',
    { base: 'moss', color: '#5a7a35' },
    solid.many(
      [
        [0.2, 0.068, 0.12],
        [-0.19, 0.648, 0.1],
        [0.1, 0.648, -0.2],
      ].map(([x, y, z]) => ({ op: 'ball', r: [0.06, 0.012, 0.045], at: [x, y, z] }) as const),
    ),
  );
  if (lit) addFlame(b, [0, 0.685, 0], 0.12);
}
