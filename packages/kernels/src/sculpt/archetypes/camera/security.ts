import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { fitting, glowing } from '../../kits/fittings/index.ts';
import { type Bench, formed, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { addLens } from './photo.ts';

/** A surveillance camera on a wall bracket that stands on its plate: hooded box, ring of lamps. */
export function buildSecurity(b: Bench): void {
  const at: Vec3 = [0, 0.2, 0.02];
  const put = (of: Shape): Shape => solid.put(of, at, [14, 0, 0]);
  b.add(
    'housing',
    'body',
    put(solid.slab(outline.roundRect(0.09, 0.082, 0.014), 0.22, [0, 0, 0], 'z', { bevel: 0.006 })),
    { detail: 1.3 },
  );
  b.add(
    'sun hood',
    'body',
    put(
      formed.board(
        [-0.13, 0, 0.15].map((z) => ({
          at: [0, 0.047, z] as Vec3,
          w: 0.106,
          h: 0.008,
          side: [1, 0, 0] as Vec3,
          up: [0, 1, 0] as Vec3,
        })),
        0.003,
        'linear',
      ),
    ),
  );
  b.add('hood sides', 'body', put(solid.both(solid.box([0.005, 0.045, 0.24], [0.0515, 0.027, 0.005], 0.002))));
  b.add(
    'face',
    'trim',
    put(solid.slab(outline.roundRect(0.084, 0.076, 0.012), 0.006, [0, 0, 0.109], 'z', { bevel: 0.002 })),
  );
  addLens(
    b,
    [at[0], at[1] - 0.108 * Math.sin((14 * Math.PI) / 180), at[2] + 0.112 * Math.cos((14 * Math.PI) / 180)],
    0.019,
    0.016,
  );
  const led = solid.cyl(0.0042, 0.003, [0.03, 0, 0.1125], 'z', { segments: 14 });
  b.add('infrared lamps', glowing('#c03a4a', 0.5), put({ op: 'arrayed', n: 12, around: 'z', of: led }), {
    detail: 0.4,
  });
  b.add('recording light', glowing('#ff3020', 2), put(solid.cyl(0.003, 0.003, [0.035, -0.031, 0.1125], 'z')), {
    detail: 0.4,
  });
  b.add(
    'side screws',
    'metal',
    put(
      solid.both(solid.many([-0.07, 0.07].map((z) => solid.put(fitting.screw(0.005), [0.054, 0.03, z], [0, 0, -90])))),
    ),
    { detail: 0.3 },
  );
  b.add(
    'bracket',
    'metal',
    solid.tube(
      [
        [0, 0.15, 0],
        [0, 0.1, -0.03],
        [0, 0.06, -0.1],
        [0, 0.06, -0.16],
      ],
      0.012,
      { cap: 'flat' },
    ),
  );
  b.add('bracket joint', 'metal', { op: 'ball', r: 0.022, at: [0, 0.152, 0.004] });
  b.add(
    'wall plate',
    'metal',
    solid.slab(outline.roundRect(0.1, 0.12, 0.01, 0, 0.06), 0.012, [0, 0, -0.165], 'z', { bevel: 0.003 }),
  );
  b.add(
    'plate screws',
    'metal',
    solid.many(
      [
        [1, 1],
        [-1, 1],
        [1, -1],
        [-1, -1],
      ].map(([x, y]) => solid.put(fitting.screw(0.006), [x * 0.038, 0.06 + y * 0.048, -0.159], [90, 0, 0])),
    ),
    { detail: 0.3 },
  );
  b.add(
    'cable',
    'rubber',
    solid.tube(
      [
        [0, 0.2 + 0.02, -0.09],
        [0, 0.18, -0.15],
        [0.01, 0.12, -0.13],
        [0.012, 0.09, -0.155],
      ],
      0.0045,
    ),
  );
}

/** A film camera on a tripod: box, two reels in their housing, long lens, matte box, viewfinder. */
export function buildFilm(b: Bench): void {
  const y = 1.12;
  b.add('body', 'body', solid.box([0.14, 0.2, 0.3], [0, y + 0.12, 0], 0.012), { detail: 1.2 });
  b.add('door', 'trim', solid.box([0.008, 0.16, 0.24], [0.071, y + 0.12, -0.01], 0.004));
  b.add('door latch', 'metal', solid.put(fitting.knob(0.018, 0.012, 20), [0.074, y + 0.12, -0.09], [0, 0, -90]));
  for (const [name, z, r] of [
    ['front', 0.075, 0.105],
    ['rear', -0.115, 0.105],
  ] as const) {
    b.add(`${name} magazine`, 'body', solid.cyl(r, 0.075, [0, y + 0.31, z], 'x', { bevel: 0.01, segments: 44 }), {
      detail: 1.1,
    });
    b.add(
      `${name} magazine ring`,
      'metal',
      solid.hoop(r * 0.8, { kind: 'rect', w: 0.006, h: 0.008, r: 0.002 }, [0.038, y + 0.31, z], 'x', 40),
    );
    b.add(`${name} magazine hub`, 'metal', solid.cyl(0.02, 0.09, [0, y + 0.31, z], 'x'));
  }
  addLens(b, [0, y + 0.13, 0.15], 0.05, 0.15);
  b.add(
    'matte box',
    'trim',
    solid.slab(outline.roundRect(0.18, 0.15, 0.006, 0, y + 0.13), 0.06, [0, 0, 0.32], 'z', {
      holes: [outline.roundRect(0.13, 0.11, 0.01, 0, y + 0.13)],
      bevel: 0.004,
    }),
  );
  b.add(
    'viewfinder',
    'trim',
    solid.turned(
      pairs([0, 0, 0.018, 0, 0.018, 0.2, 0.026, 0.22, 0.026, 0.27, 0.02, 0.28, 0, 0.26]),
      [0.11, y + 0.18, 0.08],
      { axis: 'z' },
    ),
    { hidden: false },
  );
  b.add('viewfinder bracket', 'metal', solid.box([0.05, 0.014, 0.02], [0.085, y + 0.18, 0.13], 0.003));
  b.add(
    'top handle',
    'leather',
    solid.tube(
      [
        [0, y + 0.4, 0.12],
        [0, y + 0.455, 0.08],
        [0, y + 0.455, -0.11],
        [0, y + 0.4, -0.16],
      ],
      0.011,
    ),
  );
  b.add(
    'crank',
    'metal',
    solid.many([
      solid.cyl(0.022, 0.02, [-0.078, y + 0.1, 0.04], 'x'),
      solid.rod([-0.086, y + 0.1, 0.04], [-0.09, y + 0.16, 0.04], 0.005),
      solid.rod([-0.086, y + 0.158, 0.04], [-0.125, y + 0.158, 0.04], 0.009, 0.01, 'round'),
    ]),
  );
  b.add('recording light', glowing('#ff3020', 2), { op: 'ball', r: 0.008, at: [0.04, y + 0.205, 0.148] });
  addTripod(b, y);
}

/** Three telescopic legs under a fluid head whose plate is at height `y`. */
function addTripod(b: Bench, y: number): void {
  b.add('head plate', 'metal', solid.box([0.11, 0.018, 0.16], [0, y + 0.01, 0], 0.004));
  b.add('tilt head', 'trim', solid.cyl(0.045, 0.12, [0, y - 0.035, 0], 'x', { bevel: 0.008 }));
  b.add(
    'pan head',
    'metal',
    solid.turned(pairs([0, -0.06, 0.05, -0.06, 0.06, -0.04, 0.05, 0.02, 0.03, 0.03, 0, 0.03]), [0, y - 0.09, 0]),
  );
  b.add('pan handle', 'leather', solid.rod([0.05, y - 0.04, -0.02], [0.14, y - 0.16, -0.34], 0.009, 0.013, 'round'));
  for (let i = 0; i < 3; i++) {
    const a = ((90 + 120 * i) * Math.PI) / 180;
    const at = (r: number, v: number): Vec3 => [r * Math.cos(a), v, r * Math.sin(a)];
    b.add(`leg ${i + 1}`, 'trim', solid.rod(at(0.045, y - 0.12), at(0.22, 0.56), 0.02));
    b.add(`leg tube ${i + 1}`, 'metal', solid.rod(at(0.215, 0.58), at(0.385, 0.02), 0.0135));
    b.add(`leg clamp ${i + 1}`, 'rubber', solid.rod(at(0.206, 0.61), at(0.224, 0.545), 0.025));
    b.add(`leg foot ${i + 1}`, 'rubber', solid.rod(at(0.38, 0.035), at(0.39, 0.001), 0.019, 0.016));
  }
  b.add('spreader', 'metal', { op: 'arrayed', n: 3, around: 'y', of: solid.rod([0, 0.5, 0], [0, 0.52, 0.225], 0.007) });
}
