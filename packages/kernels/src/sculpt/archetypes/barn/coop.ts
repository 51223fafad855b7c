import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { gableEnd } from '../../kits/building/gable.ts';
import { lacing } from '../../kits/building/structure.ts';
import { battens, lappedRoof } from '../../kits/building/timber.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A hen house on legs with nest boxes, a ramp, a hatch and a run behind wire. */
export function buildCoop(b: Bench): void {
  const [a, c, y, wall] = [0.75, 0.6, 0.55, 1.2];
  b.add(
    'legs',
    'trim',
    solid.both(solid.both(solid.box([0.09, y + 0.1, 0.09], [a - 0.05, (y + 0.1) / 2, c - 0.05], 0.01)), 'z'),
    { grain: [0, 1, 0] },
  );
  const half: Vec2[] = [
    [a, y],
    [a, wall],
    [0, wall + 0.5],
  ];
  b.add('walls', 'walls', solid.slab(gableEnd(half), 2 * c, [0, 0, 0], 'z', { bevel: 0.008 }), {
    grain: [0, 1, 0],
    detail: 1.2,
  });
  b.add(
    'boards',
    'walls',
    solid.many(
      [1, -1].map((s) =>
        solid.put(
          battens(2 * a, 11, 0.03, 0.02, (x) => wall + 0.44 - Math.abs(x) * 0.66, y),
          [0, 0, s * (c + 0.005)],
        ),
      ),
    ),
    { detail: 0.3 },
  );
  b.add(
    'corner boards',
    'trim',
    solid.both(solid.both(solid.box([0.08, wall - y - 0.05, 0.08], [a - 0.02, (wall + y) / 2, c - 0.02], 0.008)), 'z'),
  );
  b.add(
    'roof',
    'roof',
    lappedRoof(
      [
        [a + 0.18, wall - 0.06],
        [0, wall + 0.56],
      ],
      2 * c + 0.34,
      0.2,
      0.05,
    ),
    { detail: 1.2 },
  );
  b.add('ridge cap', 'trim', solid.box([0.14, 0.04, 2 * c + 0.36], [0, wall + 0.59, 0], 0.01));
  b.add(
    'hatch frame',
    'trim',
    solid.slab(outline.pairs([-0.2, 0, 0.2, 0, 0.2, 0.5, -0.2, 0.5]), 0.05, [-0.25, y + 0.06, c + 0.02], 'z', {
      holes: [outline.pairs([-0.15, 0.02, 0.15, 0.02, 0.15, 0.44, -0.15, 0.44])],
      bevel: 0.005,
    }),
  );
  b.add(
    'hatch dark',
    { base: 'plain', color: '#1c1510' },
    solid.box([0.3, 0.43, 0.02], [-0.25, y + 0.29, c + 0.012], 0),
  );
  b.add('hatch door', 'door', solid.box([0.29, 0.22, 0.025], [-0.25, y + 0.42, c + 0.04], 0.005), { grain: [0, 1, 0] });
  b.add(
    'ramp',
    'trim',
    solid.bar(
      [
        [-0.25, y + 0.08, c + 0.03],
        [-0.25, 0.03, c + 0.98],
      ],
      { kind: 'rect', w: 0.3, h: 0.03 },
      { up: [0, 1, 0] },
    ),
    { grain: [0, -0.5, 0.85] },
  );
  b.add(
    'ramp cleats',
    'door',
    solid.many(
      Array.from({ length: 8 }, (_, i) => {
        const k = (i + 0.7) / 8.5;
        return solid.box(
          [0.28, 0.03, 0.035],
          [-0.25, y + 0.1 - (y + 0.05) * k + 0.02, c + 0.03 + 0.95 * k],
          0.005,
          [28, 0, 0],
        );
      }),
    ),
    { detail: 0.5 },
  );
  b.add('round window', 'windows', solid.cyl(0.13, 0.02, [0.3, y + 0.5, c + 0.02], 'z', { bevel: 0 }));
  b.add(
    'round window frame',
    'trim',
    solid.hoop(0.14, { kind: 'rect', w: 0.05, h: 0.04, r: 0.008 }, [0.3, y + 0.5, c + 0.025], 'z', 28),
  );
  b.add(
    'nest box',
    'walls',
    solid.put(solid.slab(outline.pairs([0, 0, 0.42, 0, 0.42, 0.3, 0, 0.44]), 0.9, [0, 0, 0], 'z', { bevel: 0.008 }), [
      a - 0.01,
      y + 0.08,
      0,
    ]),
    { grain: [0, 0, 1] },
  );
  b.add('nest box lid', 'roof', solid.box([0.52, 0.04, 1], [a + 0.22, y + 0.47, 0], 0.008, [0, 0, -18.4]));
  b.add('nest box knob', 'metal', { op: 'ball', r: 0.025, at: [a + 0.45, y + 0.28, 0] });
  addRun(b, a, c, wall);
}

/** The fenced run beside the hen house: frame, wire, door. */
function addRun(b: Bench, a: number, c: number, h: number): void {
  const [x0, x1] = [-a - 1.75, -a - 0.02];
  const posts: Vec3[] = [
    [x0, 0, c - 0.04],
    [(x0 + x1) / 2, 0, c - 0.04],
    [x1, 0, c - 0.04],
    [x0, 0, -c + 0.04],
    [(x0 + x1) / 2, 0, -c + 0.04],
    [x1, 0, -c + 0.04],
  ];
  b.add(
    'run posts',
    'trim',
    solid.many(posts.map(([x, , z]) => solid.box([0.06, h - 0.1, 0.06], [x, (h - 0.1) / 2, z], 0.006))),
    { grain: [0, 1, 0] },
  );
  b.add(
    'run rails',
    'trim',
    solid.many(
      [0.06, h - 0.08].flatMap((y) =>
        [1, -1]
          .map((s) => solid.box([x1 - x0 + 0.06, 0.07, 0.05], [(x0 + x1) / 2, y, s * (c - 0.04)], 0.006))
          .concat([
            solid.box([0.05, 0.07, 2 * c - 0.1], [x0, y, 0], 0.006),
            solid.box([0.05, 0.07, 2 * c - 0.1], [x1, y, 0], 0.006),
          ]),
      ),
    ),
    { grain: [1, 0, 0] },
  );
  b.add('run ridge', 'trim', solid.box([x1 - x0 + 0.06, 0.06, 0.06], [(x0 + x1) / 2, h + 0.34, 0], 0.006));
  b.add(
    'run rafters',
    'trim',
    solid.both(
      solid.many(
        [x0, (x0 + x1) / 2].map((x) =>
          solid.bar(
            [
              [x, h - 0.06, c - 0.03],
              [x, h + 0.34, 0],
            ],
            { kind: 'rect', w: 0.05, h: 0.05 },
            { up: [0, 1, 0] },
          ),
        ),
      ),
      'z',
    ),
  );
  const wire = { kind: 'circle', r: 0.0035 } as const;
  const mesh = (p: Vec3, q: Vec3, up: Vec3): Shape =>
    solid.many([
      lacing(p, q, up, 11, wire),
      lacing(
        [p[0] + up[0], p[1] + up[1], p[2] + up[2]],
        [q[0] + up[0], q[1] + up[1], q[2] + up[2]],
        [-up[0], -up[1], -up[2]],
        11,
        wire,
      ),
    ]);
  b.add('run front wire', 'metal', mesh([x0, 0.08, c - 0.04], [x1, 0.08, c - 0.04], [0, h - 0.16, 0]), { detail: 0.3 });
  b.add('run back wire', 'metal', mesh([x0, 0.08, -c + 0.04], [x1, 0.08, -c + 0.04], [0, h - 0.16, 0]), {
    detail: 0.3,
  });
  b.add('run side wire', 'metal', mesh([x0, 0.08, -c + 0.04], [x0, 0.08, c - 0.04], [0, h - 0.16, 0]), { detail: 0.3 });
}
