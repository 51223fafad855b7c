import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { voussoirs } from '../../kits/building/structure.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';

/** A standing ring of carved stones with glowing runes, crystals at its foot and a swirl of light in it. */
export function addPortal(b: Bench, taste: Rng): void {
  const [r, y] = [1.25, 1.72];
  for (const [i, [w, d, v]] of [
    [3.2, 2.2, 0.11],
    [2.6, 1.7, 0.31],
    [2.1, 1.3, 0.48],
  ].entries())
    b.add(
      `step ${i + 1}`,
      'base',
      solid.slab(outline.roundRect(w, d, 0.2), i === 2 ? 0.18 : 0.22, [0, v, 0], 'y', { bevel: 0.03 }),
    );
  const stones = voussoirs({ r, wide: 0.36, depth: 0.5, n: 20, at: [0, y + 0.15, 0], from: 0, to: 360 });
  for (const [i, stone] of stones.entries()) b.add(`ring stone ${i + 1}`, i % 5 === 0 ? 'trim' : 'stone', stone);
  b.add(
    'inner rim',
    'trim',
    solid.hoop(r + 0.005, { kind: 'rect', w: 0.3, h: 0.08, r: 0.02 }, [0, y + 0.15, 0], 'z', 64),
  );
  const glyphs: readonly (readonly number[])[] = [
    [0, -1, 0, 1],
    [-0.6, -1, 0, 1, 0.6, -1],
    [-0.6, 1, 0.6, 0, -0.6, -1],
    [-0.5, -1, -0.5, 1, 0.5, 0],
    [0.6, 1, -0.6, 0.3, 0.6, -0.3, -0.6, -1],
  ];
  b.add(
    'runes',
    'glow',
    solid.many(
      Array.from({ length: 20 }, (_, i) => {
        const a = ((i + 0.5) * 18 * Math.PI) / 180;
        const g = glyphs[taste.int(glyphs.length)];
        const path = Array.from({ length: g.length / 2 }, (_, k): Vec3 => [g[2 * k] * 0.09, g[2 * k + 1] * 0.1, 0]);
        return solid.put(
          solid.bar(path, { kind: 'rect', w: 0.028, h: 0.02 }, { up: [0, 0, 1] }),
          [(r + 0.18) * Math.cos(a), y + 0.15 + (r + 0.18) * Math.sin(a), 0.252],
          [0, 0, (a * 180) / Math.PI - 90],
        );
      }),
    ),
    { detail: 0.4 },
  );
  b.add(
    'veil',
    'glow',
    solid.put(
      solid.turned(
        [
          [0, -0.01],
          [r - 0.02, -0.01],
          [r - 0.02, 0.012],
          [r * 0.7, 0.03],
          [r * 0.4, 0.012],
          [r * 0.2, 0.05],
          [0, 0.09],
        ],
        [0, 0, 0],
        { axis: 'z', smooth: true, bevel: 0, segments: 64 },
      ),
      [0, y + 0.15, 0],
    ),
  );
  const pale = b.tint('glow', {});
  const arm = (k: number): Vec3[] =>
    Array.from({ length: 18 }, (_, i) => {
      const t = i / 17;
      const a = k * ((2 * Math.PI) / 5) + t * 3.4;
      return [(0.1 + t * (r - 0.22)) * Math.cos(a), (0.1 + t * (r - 0.22)) * Math.sin(a), 0.06 - 0.035 * t];
    });
  b.add(
    'swirl',
    { ...pale, color: '#f6f0ff', color2: pale.color },
    solid.put(
      solid.many(
        [0, 1, 2, 3, 4].map((k) =>
          solid.tube(arm(k), 0.05, {
            taper: Array.from({ length: 18 }, (_, i) => 0.25 + Math.sin((Math.PI * i) / 17)),
          }),
        ),
      ),
      [0, y + 0.15, 0.02],
    ),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} crystals`,
      'glow',
      solid.many(
        [0, 1, 2].map((i): Shape => {
          const [h, w] = [0.62 - i * 0.16, 0.1 - i * 0.02];
          return {
            op: 'hull',
            points: [
              ...outline.ngon(w, 6).flatMap(([u, v]): Vec3[] => [
                [u, 0, v],
                [u * 0.9, h * 0.72, v * 0.9],
              ]),
              [0, h, 0],
            ],
            at: [s * (1.2 + i * 0.14), 0.2, 0.62 - i * 0.2],
            rot: [8 - i * 9, i * 40, -s * (10 + i * 12)],
          };
        }),
      ),
    );
}

/** Two posts and a bow of lattice, with leaves and blossoms all over it. */
export function addFlowerArch(b: Bench, taste: Rng): void {
  const [a, d, h] = [0.85, 0.5, 1.55];
  const line = (z: number, k = 1): Vec3[] => [
    [a * k, 0, z],
    [a * k, h * 0.5, z],
    [a * k, h, z],
    ...outline.arc(0, h, a * k, 15, 165, 10).map(([x, y]): Vec3 => [x, y, z]),
    [-a * k, h, z],
    [-a * k, h * 0.5, z],
    [-a * k, 0, z],
  ];
  b.add('front bow', 'wood', solid.bar(line(d / 2), { kind: 'rect', w: 0.05, h: 0.05, r: 0.008 }, { up: [0, 0, 1] }));
  b.add('back bow', 'wood', solid.bar(line(-d / 2), { kind: 'rect', w: 0.05, h: 0.05, r: 0.008 }, { up: [0, 0, 1] }));
  const rungs: Vec3[] = [
    ...[0.25, 0.6, 0.95, 1.3].flatMap((y): Vec3[] => [
      [a, y, 0],
      [-a, y, 0],
    ]),
    ...outline.arc(0, h, a, 5, 175, 8).map(([x, y]): Vec3 => [x, y, 0]),
  ];
  b.add('rungs', 'wood', solid.many(rungs.map(([x, y]) => solid.rod([x, y, -d / 2], [x, y, d / 2], 0.016))));
  b.add('feet', 'base', solid.both(solid.box([0.3, 0.09, d + 0.26], [a, 0.045, 0], 0.02)));
  const leaf = leafShape({ length: 0.15, width: 0.075, thick: 0.006, droop: 0.4, plain: true });
  const spot = (i: number, n: number, out: number): Vec3 => {
    const t = 0.03 + (0.94 * (i + taste.range(0.1, 0.9))) / n;
    const l = t * (2 * h + Math.PI * a);
    const z = taste.range(-d / 2, d / 2 + 0.06);
    const k = a + out;
    if (l < h) return [k, l, z];
    if (l > h + Math.PI * a) return [-k, 2 * h + Math.PI * a - l, z];
    const g = (l - h) / a;
    return [k * Math.cos(g), h + k * Math.sin(g), z];
  };
  b.add(
    'leaves',
    'plants',
    solid.many(
      Array.from({ length: 80 }, (_, i) =>
        solid.put(leaf, spot(i, 80, 0.02), [taste.range(-60, 30), taste.range(0, 360), taste.range(-30, 30)]),
      ),
    ),
    { detail: 0.4 },
  );
  b.add(
    'greenery',
    'plants',
    solid.many(
      Array.from({ length: 44 }, (_, i): Shape => ({ op: 'ball', r: [0.09, 0.085, 0.09], at: spot(i, 44, 0.01) })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'blossoms',
    'flowers',
    solid.many(
      Array.from({ length: 46 }, (_, i): Shape => ({ op: 'ball', r: [0.065, 0.06, 0.065], at: spot(i, 46, 0.07) })),
    ),
    { detail: 0.4 },
  );
  b.add(
    'pale blossoms',
    b.tint('flowers', { color: '#f6efe6' }),
    solid.many(
      Array.from({ length: 30 }, (_, i): Shape => ({ op: 'ball', r: [0.05, 0.047, 0.05], at: spot(i, 30, 0.085) })),
    ),
    { detail: 0.4 },
  );
}
