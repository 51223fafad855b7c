import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { vessel } from '../../kits/vessel.ts';

/** A watering can: drum with a half cover, long spout with a brace and a rose with holes, bow handle over the top and down the back. */
export function addWateringCan(b: Bench, h: number, r: number): void {
  const rim = r * 0.95;
  b.add(
    'drum',
    'body',
    vessel.shape(
      {
        outer: [
          [r, 0],
          [r * 1.005, h * 0.02],
          [r * 0.99, h * 0.05],
          [rim, h * 0.96],
          [rim * 1.01, h],
        ],
        wall: h * 0.012,
        floor: h * 0.03,
        straight: true,
      },
      64,
    ),
  );
  for (const [name, y] of [
    ['lower bead', 0.12],
    ['upper bead', 0.88],
  ] as const)
    b.add(name, 'body', solid.hoop(r + (rim - r) * y, { kind: 'circle', r: h * 0.014 }, [0, h * y, 0], 'y', 64));
  b.add('rim', 'hoops', solid.hoop(rim, { kind: 'circle', r: h * 0.015 }, [0, h, 0], 'y', 64));
  // the cover over the front half keeps water from slopping out
  const cover = Array.from({ length: 9 }, (_, i) =>
    Array.from({ length: 13 }, (_, j): Vec3 => {
      const a = ((j / 12) * 2 - 1) * 1.5;
      const k = i / 8;
      const q = rim * (1 - k * 0.96);
      return [
        Math.max(rim * 0.05, q * Math.cos(a)) * 0.985,
        h + h * 0.13 * Math.sin((k * Math.PI) / 2),
        q * Math.sin(a) * 0.985,
      ];
    }),
  );
  b.add('half cover', 'body', { op: 'sheet', grid: cover, thickness: h * 0.012, spline: 'linear' });
  addSpout(b, h, r, rim);
  addBow(b, h, r, rim);
}

/** The spout with its brace, and the rose it pours through. */
function addSpout(b: Bench, h: number, r: number, rim: number): void {
  const tip: Vec3 = [r * 2.75, h * 1.16, 0];
  b.add(
    'spout',
    'body',
    solid.tube([[rim * 0.9, h * 0.2, 0], [r * 1.25, h * 0.33, 0], [r * 1.9, h * 0.72, 0], tip], h * 0.075, {
      taper: [1.15, 1, 0.72, 0.56],
      cap: 'flat',
    }),
    { detail: 1.2 },
  );
  b.add(
    'spout collar',
    'hoops',
    solid.put(solid.cyl(h * 0.1, h * 0.02, [0, 0, 0], 'y'), [rim * 1.03, h * 0.24, 0], [0, 0, -62]),
  );
  b.add(
    'brace',
    'hoops',
    solid.tube(
      [
        [rim * 0.98, h * 0.9, 0],
        [r * 1.5, h * 0.86, 0],
        [r * 2.08, h * 0.84, 0],
      ],
      h * 0.013,
      { spline: 'linear' },
    ),
  );
  // in the plane of the spout, looking up and forwards
  const rose = (of: Parameters<typeof solid.put>[0]): ReturnType<typeof solid.put> => solid.put(of, tip, [0, 0, -58]);
  b.add(
    'rose',
    'hoops',
    rose(
      solid.turned(
        [
          [0, 0],
          [h * 0.045, 0],
          [h * 0.06, h * 0.03],
          [h * 0.15, h * 0.14],
          [h * 0.152, h * 0.155],
          [h * 0.08, h * 0.18],
          [0, h * 0.188],
        ],
        [0, -h * 0.02, 0],
        { bevel: h * 0.004 },
      ),
    ),
  );
  const holes = [0.03, 0.075, 0.115].flatMap((q, k) =>
    Array.from({ length: 5 + 5 * k }, (_, i) => {
      const a = (2 * Math.PI * i) / (5 + 5 * k) + k;
      return solid.cyl(
        h * 0.008,
        h * 0.004,
        [q * h * Math.cos(a), h * (0.168 - 0.02 * (q / 0.115) ** 2 * 1.2), q * h * Math.sin(a)],
        'y',
        { segments: 8, bevel: 0 },
      );
    }),
  );
  b.add('rose holes', { base: 'plain', color: '#1a1c1e' }, rose(solid.many(holes)), { detail: 0.4 });
}

/** The handle, from the cover over the top and down the back. */
function addBow(b: Bench, h: number, r: number, rim: number): void {
  const arc: Vec3[] = [
    [rim * 0.72, h * 1.06, 0],
    [rim * 0.55, h * 1.34, 0],
    [0, h * 1.5, 0],
    [-rim * 0.75, h * 1.4, 0],
    [-rim * 1.5, h * 1.05, 0],
    [-rim * 1.62, h * 0.7, 0],
    [-rim * 1.3, h * 0.4, 0],
    [-r * 0.98, h * 0.3, 0],
  ];
  b.add(
    'handle',
    'handle',
    solid.bar(
      arc,
      { kind: 'ellipse', rx: h * 0.05, ry: h * 0.02 },
      { spline: 'catmull', up: [0.9, 0.4, 0], cap: 'round' },
    ),
  );
  for (const [name, at] of [
    ['front', [rim * 0.74, h * 1.055, 0]],
    ['back', [-r * 0.985, h * 0.3, 0]],
  ] as const)
    b.add(
      `${name} handle rivets`,
      'hoops',
      solid.many(
        [1, -1].map((z) => ({
          op: 'ball' as const,
          r: h * 0.016,
          at: [at[0] * (name === 'back' ? 1.04 : 1), at[1] + h * (name === 'front' ? 0.03 : 0), z * h * 0.03] as Vec3,
        })),
      ),
      { detail: 0.4 },
    );
}
