import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';

/** A wooden reel of thread with a needle. */
export function buildThread(b: Bench): void {
  b.add(
    'spool',
    'core',
    solid.turned(
      pairs([
        0, 0, 0.0205, 0, 0.0215, 0.001, 0.0215, 0.004, 0.0105, 0.012, 0.0105, 0.048, 0.0215, 0.056, 0.0215, 0.059,
        0.0205, 0.06, 0.0045, 0.06, 0.004, 0.052, 0, 0.052,
      ]),
      [0, 0, 0],
      { bevel: 0.0006, segments: 48 },
    ),
    { detail: 1.1 },
  );
  const winds: number[] = [0.0103, 0.0108];
  for (let i = 0; i <= 26; i++) {
    const t = i / 26;
    winds.push(0.0168 + 0.0016 * Math.sin(Math.PI * t) + (i % 2 ? 0.0004 : 0), 0.0105 + 0.039 * t);
  }
  winds.push(0.0103, 0.0495, 0.0103, 0.0108);
  b.add('thread', 'sheet', solid.turned(pairs(winds), [0, 0, 0], { bevel: 0, segments: 48 }), { detail: 1.3 });
  const lay: Vec3[] = [];
  for (let i = 0; i <= 120; i++) {
    const t = i / 120;
    const a = t * Math.PI * 2 * 15;
    lay.push([0.0188 * Math.cos(a), 0.014 + 0.032 * t, 0.0188 * Math.sin(a)]);
  }
  b.add('thread turns', 'sheet', solid.tube(lay, 0.0006, { spline: 'linear' }), { detail: 0.6 });
  b.add(
    'thread end',
    'sheet',
    solid.tube(
      [
        [0.0188, 0.0145, 0.001],
        [0.022, 0.009, 0.012],
        [0.03, 0.0012, 0.024],
        [0.02, 0.0007, 0.038],
        [-0.005, 0.0007, 0.034],
        [-0.018, 0.0009, 0.027],
      ],
      0.0005,
    ),
  );
  b.add('needle', 'metal', solid.rod([-0.018, 0.0011, 0.0268], [-0.045, 0.0011, 0.008], 0.0008, 0.0002));
  b.add(
    'label',
    'trim',
    solid.turned(pairs([0.006, 0, 0.018, 0, 0.018, 0.0005, 0.006, 0.0005, 0.006, 0]), [0, 0.0598, 0], {
      bevel: 0,
      segments: 40,
    }),
  );
  b.add(
    'label word',
    'metal',
    solid.put({ op: 'text', value: 'CLAY', height: 0.0042, depth: 0.0004, bevel: 0 }, [0, 0.0604, 0.0145], [-90, 0, 0]),
    { detail: 0.3 },
  );
}

/** A drum standing on its flanges: spool of filament with windows, or a cable drum of boards. */
export function buildDrum(b: Bench, r: number, filament: boolean): void {
  const w = r * (filament ? 0.62 : 1.1);
  const stand = (of: Shape): Shape => solid.put(of, [0, r, 0]);
  const winds: number[] = [r * 0.4, -w * 0.42];
  const n = filament ? 14 : 9;
  for (let i = 0; i <= n * 2; i++)
    winds.push(
      r * (filament ? 0.84 : 0.74) + (i % 2 ? r * (filament ? 0.012 : 0.035) : 0),
      -w * 0.42 + (w * 0.84 * i) / (n * 2),
    );
  winds.push(r * 0.4, w * 0.42, r * 0.4, -w * 0.42);
  b.add(
    filament ? 'filament' : 'cable',
    'sheet',
    stand(solid.turned(pairs(winds), [0, 0, 0], { axis: 'z', bevel: 0, segments: 56 })),
    { detail: 1.2 },
  );
  addFlanges(b, r, filament);
}

/** Flanges with their hubs, irons and bolts, and the loose end. */
function addFlanges(b: Bench, r: number, filament: boolean): void {
  const w = r * (filament ? 0.62 : 1.1);
  const stand = (of: Shape): Shape => solid.put(of, [0, r, 0]);
  for (const [end, s] of [
    ['front', 1],
    ['back', -1],
  ] as const) {
    const holes = filament
      ? Array.from({ length: 6 }, (_, i): Vec2[] => {
          const a = (i * Math.PI) / 3;
          return Array.from(
            { length: 16 },
            (_, k): Vec2 => [
              r * 0.62 * Math.cos(a) + r * 0.15 * Math.cos((k * Math.PI) / 8),
              r * 0.62 * Math.sin(a) + r * 0.15 * Math.sin((k * Math.PI) / 8),
            ],
          ).reverse();
        })
      : [];
    const disc = Array.from(
      { length: 64 },
      (_, i): Vec2 => [r * Math.cos((i * Math.PI) / 32), r * Math.sin((i * Math.PI) / 32)],
    );
    b.add(
      `${end} flange`,
      'trim',
      stand(solid.slab(disc, w * 0.08, [0, 0, s * w * 0.46], 'z', { bevel: w * 0.012, holes })),
      { detail: 1.1 },
    );
    b.add(
      `${end} hub`,
      filament ? 'trim' : 'metal',
      stand(
        solid.turned(
          [
            [r * 0.14, 0],
            [r * 0.26, 0],
            [r * 0.26, w * 0.03],
            [r * 0.14, w * 0.03],
            [r * 0.14, 0],
          ],
          [0, 0, s > 0 ? w * 0.495 : -w * 0.525],
          { axis: 'z', segments: 40, bevel: w * 0.006 },
        ),
      ),
    );
    if (!filament) {
      b.add(
        `${end} rim iron`,
        'metal',
        stand(
          solid.hoop(
            r * 0.995,
            { kind: 'rect', w: w * 0.07, h: r * 0.02, r: r * 0.004 },
            [0, 0, s * w * 0.46],
            'z',
            64,
          ),
        ),
      );
      for (let i = 0; i < 6; i++)
        b.add(
          `${end} bolt ${i + 1}`,
          'metal',
          stand(
            solid.cyl(
              r * 0.03,
              w * 0.04,
              [r * 0.4 * Math.cos((i * Math.PI) / 3), r * 0.4 * Math.sin((i * Math.PI) / 3), s * w * 0.51],
              'z',
              { segments: 6 },
            ),
          ),
          { detail: 0.3 },
        );
    }
  }
  if (filament)
    b.add(
      'strand',
      'sheet',
      stand(
        solid.tube(
          [
            [r * 0.85, r * 0.1, 0],
            [r * 0.9, r * 0.6, 0.01],
            [r * 1.15, r * 0.9, 0.02],
          ],
          r * 0.012,
        ),
      ),
    );
  else
    b.add(
      'cable end',
      'sheet',
      stand(
        solid.tube(
          [
            [r * 0.76, 0, 0],
            [r * 0.8, -r * 0.5, 0],
            [r * 1.0, -r * 0.93, 0.02],
            [r * 1.3, -r * 0.965, 0.1],
          ],
          r * 0.032,
        ),
      ),
    );
}

/** A bolt of cloth lying, its end thrown forward in folds. */
export function buildCloth(b: Bench): void {
  const [r, l] = [0.075, 0.7];
  const rings: Vec3[] = [];
  for (let i = 0; i <= 130; i++) {
    const t = i / 130;
    const a = t * Math.PI * 2 * 7;
    const k = 0.022 + (r - 0.024) * t;
    rings.push([0, r + k * Math.sin(a), k * Math.cos(a)]);
  }
  b.add('roll', 'sheet', solid.cyl(r - 0.002, l, [0, r, 0], 'x', { bevel: 0.003, segments: 60 }), { detail: 1.2 });
  b.add('core', 'core', solid.cyl(0.02, l + 0.05, [0, r, 0], 'x', { bevel: 0.002 }));
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} layers`,
      b.tint('sheet', {}),
      solid.tube(
        rings.map(([, y, z]): Vec3 => [s * (l / 2 + 0.0005), y, z]),
        0.0018,
        { spline: 'linear' },
      ),
      { detail: 0.5 },
    );
  const line: Vec2[] = [];
  for (let i = 0; i <= 8; i++) {
    const a = ((110 - i * 24) * Math.PI) / 180;
    line.push([r * 1.0 * Math.cos(a), r + r * 1.0 * Math.sin(a)]);
  }
  for (const p of [
    [0.085, 0.016],
    [0.13, 0.005],
    [0.19, 0.012],
    [0.25, 0.004],
    [0.31, 0.009],
    [0.36, 0.003],
  ] as const)
    line.push([p[0], p[1]]);
  b.add(
    'thrown end',
    'sheet',
    {
      op: 'sheet',
      grid: [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((u) =>
        line.map(
          ([z, y], i): Vec3 => [
            u * l * 0.99 + (i > 8 ? 0.02 * Math.sin(i + u * 3) : 0),
            y + (i > 9 ? 0.004 * (1 + Math.sin(u * 22 + i)) : 0.001),
            z,
          ],
        ),
      ),
      thickness: 0.002,
    },
    { detail: 1.2 },
  );
  b.add('tag', 'trim', solid.box([0.05, 0.03, 0.001], [l / 2 + 0.004, r * 0.5, r * 0.5], 0.0003, [0, 90, 0]));
}
