import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { gableTiles } from '../../kits/building/gable.ts';
import { addDoor, addWindows } from '../../kits/building/openings.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A modern wind turbine, in the proportions of an 80 m mast, drawn 14 m high. */
export function buildTurbine(b: Bench, blades: number, turn: number): void {
  const h = 10;
  b.add(
    'foundation',
    'stone',
    solid.turned(
      [
        [0, 0],
        [0.85, 0],
        [0.8, 0.1],
        [0.5, 0.16],
        [0, 0.16],
      ],
      [0, 0, 0],
      { bevel: 0.02 },
    ),
  );
  b.add(
    'mast',
    'walls',
    solid.turned(
      [
        [0, 0.14],
        [0.34, 0.14],
        [0.28, h * 0.5],
        [0.19, h - 0.12],
        [0, h - 0.12],
      ],
      [0, 0, 0],
      { bevel: 0.01 },
    ),
    { detail: 1.2 },
  );
  b.add(
    'mast flanges',
    'walls',
    solid.many(
      [
        [0.2, 0.37],
        [3.4, 0.31],
        [6.6, 0.262],
      ].map(([y, r]) => solid.cyl(r, 0.07, [0, y, 0], 'y', { bevel: 0.012 })),
    ),
  );
  b.add('mast door', 'metal', solid.slab(outline.roundRect(0.16, 0.38, 0.07, 0, 0, 4), 0.03, [0, 0.46, 0.335]));
  b.add(
    'door stair',
    'metal',
    solid.many([0, 1, 2].map((i) => solid.box([0.22, 0.025, 0.09], [0, 0.25 - i * 0.06, 0.4 + i * 0.08], 0.004))),
  );
  const nacelle = [-1, -0.92, -0.5, 0.1, 0.42, 0.5].map((z, i) => ({
    points: outline
      .superellipse([0.16, 0.24, 0.28, 0.28, 0.24, 0.2][i], [0.15, 0.23, 0.27, 0.27, 0.23, 0.2][i], 3.4, 24)
      .map(([x, y]): Vec3 => [x, h + 0.1 + y, z]),
  }));
  b.add(
    'nacelle',
    'walls',
    { op: 'loft', sections: nacelle, spline: 'linear', smooth: true, cap: 'flat' },
    { detail: 1.2 },
  );
  b.add(
    'nacelle vents',
    'metal',
    solid.both(
      solid.many([0, 1, 2].map((i) => solid.box([0.012, 0.03, 0.3], [0.281, h + 0.05 + i * 0.07, -0.4], 0.003))),
    ),
  );
  b.add(
    'wind gauge',
    'metal',
    solid.many([
      solid.rod([0, h + 0.3, -0.75], [0, h + 0.62, -0.75], 0.012),
      solid.rod([-0.1, h + 0.62, -0.75], [0.1, h + 0.62, -0.75], 0.008),
    ]),
  );
  b.add('beacon', { base: 'lamp', color: '#ff3a2a', color2: '#ff3a2a' }, solid.cyl(0.035, 0.08, [0, h + 0.4, -0.5]));
  const hub: Vec3 = [0, h + 0.1, 0.68];
  b.add('rotor collar', 'metal', solid.cyl(0.19, 0.12, [0, hub[1], 0.52], 'z'));
  b.add(
    'hub',
    'walls',
    solid.put(
      solid.turned(outline.pairs([0, -0.14, 0.22, -0.14, 0.25, -0.02, 0.22, 0.14, 0.13, 0.27, 0, 0.32]), [0, 0, 0], {
        axis: 'z',
        smooth: false,
      }),
      hub,
    ),
  );
  for (let i = 0; i < blades; i++) {
    const stations: readonly (readonly [number, number, number, number])[] = [
      [0.16, 0.1, 0.1, 0],
      [0.42, 0.12, 0.09, 24],
      [0.9, 0.28, 0.075, 18],
      [1.6, 0.24, 0.055, 12],
      [2.8, 0.165, 0.035, 6],
      [3.8, 0.1, 0.02, 2],
      [4.15, 0.035, 0.01, 0],
    ];
    const sections = stations.map(([y, w, t, twist]) => {
      const a = (twist * Math.PI) / 180;
      return {
        points: outline.superellipse(w, t, 2, 18).map(([u, v]): Vec3 => {
          const x = (u + (y > 0.5 ? w * 0.45 : 0)) * Math.cos(a) - v * Math.sin(a);
          return [x, y, (u + w * 0.4) * Math.sin(a) + v * Math.cos(a)];
        }),
      };
    });
    const blade: Shape = { op: 'loft', sections, spline: 'catmull', smooth: true, cap: 'flat' };
    const deg = (360 * i) / blades + turn;
    b.add(`blade ${i + 1}`, 'sails', solid.put(blade, hub, [0, 0, deg]), { detail: 1.2 });
    b.add(`blade root ${i + 1}`, 'metal', solid.put(solid.cyl(0.115, 0.08, [0, 0.24, 0]), hub, [0, 0, deg]));
  }
}

/** A house over a stream with a great wheel at its side. */
export function buildWaterMill(b: Bench, taste: Rng): void {
  const [a, c, h] = [3, 2.4, 4.2];
  b.add('ground floor', 'stone', solid.span([-a, 0, -c], [a, 2.1, c], 0.04));
  b.add('upper floor', 'walls', solid.span([-a + 0.06, 2.1, -c + 0.06], [a - 0.06, h, c - 0.06], 0.03));
  const rise = c * Math.tan((46 * Math.PI) / 180);
  b.add(
    'gables',
    'walls',
    solid.slab(
      [
        [-c + 0.08, h - 0.02],
        [c - 0.08, h - 0.02],
        [0, h + rise],
      ],
      2 * a - 0.14,
      [0, 0, 0],
      'x',
      { bevel: 0 },
    ),
  );
  b.add('roof', 'roof', gableTiles({ a, c, y: h, pitch: 46, eaves: 0.4, verge: 0.3 }), { detail: 1.2 });
  const beams: Shape[] = [];
  for (const x of [-a + 0.08, -1, 1, a - 0.08])
    beams.push(solid.box([0.2, h - 2.1, 0.1], [x, (h + 2.1) / 2, c - 0.03], 0.01));
  beams.push(
    solid.box([2 * a - 0.06, 0.22, 0.14], [0, 2.14, c - 0.03], 0.01),
    solid.box([2 * a - 0.1, 0.2, 0.12], [0, h - 0.1, c - 0.03], 0.01),
  );
  for (const s of [-1, 1])
    beams.push(
      solid.bar(
        [
          [s * 1.1, 2.25, c - 0.02],
          [s * (a - 0.2), h - 0.2, c - 0.02],
        ],
        { kind: 'rect', w: 0.16, h: 0.09 },
        { up: [0, 1, 0] },
      ),
    );
  b.add('timber frame', 'sails', solid.many(beams), { detail: 0.6 });
  b.add('chimney', 'stone', solid.box([0.8, 2.6, 0.8], [-1.6, h + 1.8, -0.6], 0.04));
  b.add('chimney cap', 'stone', solid.box([1, 0.2, 1], [-1.6, h + 3.15, -0.6], 0.04));
  addDoor(b, 'door', { w: 1.2, h: 1.95, head: 'round', slots: { frame: 'sails' } }, (of) =>
    solid.put(of, [-1.4, 0, c + 0.02]),
  );
  addWindows(b, 'window', { w: 0.75, h: 0.95, head: 'flat', frame: 0.08, cols: 2, rows: 2, slots: { sill: 'stone' } }, [
    { at: [0.1, 2.75, c - 0.02] },
    { at: [-2, 2.75, c - 0.02] },
    { at: [2, 2.75, c - 0.02] },
    { at: [1.4, 0.7, c + 0.01] },
    { at: [-a, 2.8, 0], rot: [0, -90, 0] },
    { at: [a, 4.6, 0], rot: [0, 90, 0] },
  ]);
  addWheel(b, [a + 0.75, 1.92, 0.4], 1.75, taste);
  b.add('stream', 'water', solid.span([a - 0.2, 0, -4.4], [a + 2, 0.14, 4.4], 0.05));
  b.add(
    'banks',
    'stone',
    solid.many([
      solid.span([a + 2, 0, -4.4], [a + 2.4, 0.36, 4.4], 0.08),
      solid.span([a - 0.06, 0, c + 0.1], [a - 0.4, 0.36, 4.4], 0.08),
    ]),
  );
  b.add(
    'flume',
    'sails',
    solid.many([
      solid.span([a + 0.35, 3.55, -4.4], [a + 1.15, 3.62, 0.1], 0.01),
      solid.span([a + 0.3, 3.55, -4.4], [a + 0.38, 3.95, 0.1], 0.01),
      solid.span([a + 1.12, 3.55, -4.4], [a + 1.2, 3.95, 0.1], 0.01),
    ]),
    { grain: [0, 0, 1] },
  );
  b.add('flume water', 'water', solid.span([a + 0.39, 3.62, -4.4], [a + 1.11, 3.82, 0.14], 0.02));
  b.add(
    'flume posts',
    'sails',
    solid.many(
      [-4, -2.4].flatMap((z) => [a + 0.4, a + 1.1].map((x) => solid.box([0.14, 3.6, 0.14], [x, 1.8, z], 0.01))),
    ),
  );
}

function addWheel(b: Bench, at: Vec3, r: number, taste: Rng): void {
  const put = (of: Shape): Shape => solid.put(of, at, [taste.range(0, 10), 0, 0]);
  for (const [side, x] of [
    ['inner', -0.38],
    ['outer', 0.38],
  ] as const) {
    b.add(
      `${side} wheel rim`,
      'sails',
      put(solid.hoop(r * 0.93, { kind: 'rect', w: 0.09, h: 0.26 }, [x, 0, 0], 'x', 40)),
    );
    b.add(
      `${side} wheel spokes`,
      'sails',
      put({ op: 'arrayed', n: 8, around: 'x', of: solid.box([0.1, r * 0.78, 0.14], [x, r * 0.52, 0], 0.01) }),
    );
  }
  b.add(
    'wheel paddles',
    'sails',
    put({ op: 'arrayed', n: 20, around: 'x', of: solid.box([0.74, 0.42, 0.05], [0, r * 0.93, 0], 0.008) }),
  );
  b.add('wheel axle', 'metal', put(solid.cyl(0.16, 1.8, [-0.1, 0, 0], 'x')));
  const hub: Vec2[] = [
    [0, -0.5],
    [0.3, -0.5],
    [0.3, 0.5],
    [0, 0.5],
  ];
  b.add('wheel hub', 'sails', put(solid.turned(hub, [0, 0, 0], { axis: 'x', segments: 12 })));
}
