import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { coil, thread } from '../../kits/mechanics/index.ts';

/** A countersunk wood screw, point down. */
export function buildScrew(b: Bench): void {
  const head = solid.turned(
    pairs([0, 0.0455, 0.0026, 0.0455, 0.0029, 0.0475, 0.0058, 0.0528, 0.006, 0.0545, 0.0052, 0.055, 0, 0.0552]),
    [0, 0, 0],
    { bevel: 0.0002 },
  );
  const cross: readonly Vec2[] = [
    [0.0074, 0.0015],
    [0.0015, 0.0074],
  ];
  const slots = cross.map(
    ([w, d]): Shape => ({
      op: 'hull',
      points: [
        [-w / 2, 0.0556, -d / 2],
        [w / 2, 0.0556, -d / 2],
        [-w / 2, 0.0556, d / 2],
        [w / 2, 0.0556, d / 2],
        [-w / 6, 0.0525, -d / 6],
        [w / 6, 0.0525, -d / 6],
        [-w / 6, 0.0525, d / 6],
        [w / 6, 0.0525, d / 6],
      ],
    }),
  );
  b.add('head', 'metal', solid.cut(head, ...slots), { detail: 1.6 });
  b.add(
    'shank',
    'metal',
    solid.turned(pairs([0, 0.03, 0.0026, 0.03, 0.0027, 0.0462, 0, 0.0462]), [0, 0, 0], { bevel: 0.0002 }),
    { detail: 0.8 },
  );
  b.add(
    'core',
    'thread',
    solid.turned(pairs([0, 0, 0.0002, 0, 0.0016, 0.007, 0.0021, 0.0315, 0, 0.0315]), [0, 0, 0], { bevel: 0.0001 }),
    { detail: 0.8 },
  );
  b.add(
    'point thread',
    'thread',
    thread({ r: 0.0003, r2: 0.0016, depth: 0.0012, pitch: 0.0026, from: 0.0008, to: 0.0082, crest: 0.06, per: 22 }),
    { detail: 0.9 },
  );
  b.add(
    'thread',
    'thread',
    thread({ r: 0.0016, r2: 0.0021, depth: 0.0014, pitch: 0.0026, from: 0.0062, to: 0.0328, crest: 0.06, per: 22 }),
    { detail: 1.4 },
  );
}

/** Three wire nails: one upright on its point, two lying. */
export function buildNail(b: Bench): void {
  const addNail = (name: string, put: (of: Shape) => Shape): void => {
    b.add(
      `${name} shaft`,
      'metal',
      put(solid.cyl(0.0018, 0.072, [0, 0.043, 0], 'y', { bevel: 0.0001, segments: 20 })),
      { detail: 1, grain: [0, 1, 0] },
    );
    b.add(
      `${name} point`,
      'metal',
      put({ op: 'lathe', profile: pairs([0, 0, 0.0004, 0.0002, 0.0019, 0.0072, 0, 0.0075]), sides: 4 }),
      { detail: 0.6 },
    );
    b.add(
      `${name} head`,
      'metal',
      put(
        solid.turned(
          pairs([0, 0.077, 0.0018, 0.0772, 0.0046, 0.0786, 0.0048, 0.0794, 0.0042, 0.08, 0, 0.08]),
          [0, 0, 0],
          { bevel: 0.0002 },
        ),
      ),
      { detail: 0.9 },
    );
    const ticks = Array.from(
      { length: 5 },
      (_, i): Shape =>
        solid.hoop(0.00185, { kind: 'ellipse', rx: 0.0003, ry: 0.0002 }, [0, 0.069 + i * 0.0014, 0], 'y', 18),
    );
    b.add(`${name} grip marks`, 'trim', put(solid.many(ticks)), { detail: 0.3 });
    b.add(
      `${name} head checks`,
      'trim',
      put(
        solid.many(
          [-1, 0, 1].flatMap((i) => [
            solid.box([0.0052, 0.0003, 0.0003], [0, 0.08, i * 0.0016], 0),
            solid.box([0.0003, 0.0003, 0.0052], [i * 0.0016, 0.08, 0], 0),
          ]),
        ),
      ),
      { detail: 0.3 },
    );
  };
  addNail('upright', (of) => of);
  addNail('left', (of) => solid.put(of, [-0.012, 0.0046, 0.022], [88.2, 62, 0]));
  addNail('right', (of) => solid.put(of, [0.03, 0.0046, -0.004], [88.2, 130, 0]));
}

/** A compression spring with ground ends. */
export function buildSpring(b: Bench): void {
  b.add('coil', 'metal', coil(0.0148, 0.0018, 0.06, 6, { ends: 1, per: 32 }), { detail: 2 });
  for (const [name, y] of [
    ['lower ground end', 0.0012],
    ['upper ground end', 0.0588],
  ] as const)
    b.add(name, 'thread', solid.hoop(0.0148, { kind: 'rect', w: 0.0022, h: 0.003, r: 0.0004 }, [0, y, 0], 'y', 48), {
      detail: 0.8,
    });
}

/** A butt hinge opened to a right angle: two leaves, five knuckles, finials, countersunk screws. */
export function buildHinge(b: Bench): void {
  const h = 0.076;
  const w = 0.03;
  for (const [side, turn, odd] of [
    ['left', -42, 0],
    ['right', 222, 1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, 0.003, 0], [0, turn, 0]);
    const holes = [0.016, 0.038, 0.06].map((y, i) => outline.ngon(0.0024, 20, 0, -w * (i === 1 ? 0.72 : 0.5), y));
    const leaf = outline.rounded(
      pairs([-0.034, 0, -0.003, 0, -0.003, h, -0.034, h]),
      [0.003, 0.0004, 0.0004, 0.003],
      5,
    );
    b.add(`${side} leaf`, 'metal', put(solid.slab(leaf, 0.0024, [0, 0, 0], 'z', { bevel: 0.0005, holes })), {
      detail: 1.4,
      grain: [0, 1, 0],
    });
    for (let k = 0; k < 5; k++)
      if (k % 2 === odd)
        b.add(
          `${side} knuckle ${k + 1}`,
          'metal',
          solid.cyl(0.0045, h / 5 - 0.0005, [0, 0.003 + (h / 5) * (k + 0.5), 0], 'y', { bevel: 0.0005 }),
          { detail: 0.7 },
        );
    [0.016, 0.038, 0.06].forEach((y, i) => {
      const z = turn < 0 ? 0.0008 : -0.0008;
      b.add(
        `${side} ${['lower', 'middle', 'upper'][i]} screw`,
        'thread',
        put(solid.put(fitting.screw(0.0036), [-w * (i === 1 ? 0.72 : 0.5), y, z], [turn < 0 ? 90 : -90, 0, 0])),
        { detail: 0.5 },
      );
    });
  }
  for (const [name, y, turn] of [
    ['upper finial', h + 0.003, 0],
    ['lower finial', 0.003, 180],
  ] as const)
    b.add(
      name,
      'thread',
      solid.put(
        solid.turned(pairs([0, 0, 0.0042, 0, 0.0044, 0.0008, 0.003, 0.0016, 0.0028, 0.0022, 0, 0.003]), [0, 0, 0], {
          bevel: 0.0002,
        }),
        [0, y, 0] as Vec3,
        [turn, 0, 0],
      ),
      { detail: 0.5 },
    );
}
