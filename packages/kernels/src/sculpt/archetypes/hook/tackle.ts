import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { roundBody } from '../../kits/organic/index.ts';

/** A barbed hook hanging from its eye at the origin, `h` long. */
function barbed(h: number): Shape[] {
  const r = h * 0.2;
  const bend = outline.arc(r, -h + r * 1.4, r, 180, 372, 10).map(([x, y]): Vec3 => [x, y, 0]);
  const end = bend[bend.length - 1];
  const tip: Vec3 = [end[0] - r * 0.12, end[1] + h * 0.17, 0];
  const path: Vec3[] = [[0, -h * 0.04, 0], [0, -h * 0.4, 0], ...bend, tip];
  const w = h * 0.026;
  return [
    solid.tube(path, w, { taper: path.map((_, i) => (i === path.length - 1 ? 0.12 : 1)) }),
    solid.tube(
      [
        [tip[0] + w * 0.2, tip[1] - h * 0.06, 0],
        [tip[0] - w * 2, tip[1] - h * 0.12, 0],
        [tip[0] - w * 3.6, tip[1] - h * 0.135, 0],
      ],
      w * 0.8,
      { taper: [1, 0.7, 0.12] },
    ),
    solid.hoop(w * 1.9, { kind: 'circle', r: w * 0.8 }, [0, w * 1.4, 0], 'z', 20),
  ];
}

function addFishHook(b: Bench): void {
  const [hook, barb, eye] = barbed(0.036);
  const put = (of: Shape): Shape => solid.put(of, [-0.006, 0.0372, 0]);
  b.add('hook', 'body', put(hook), { detail: 1.6 });
  b.add('barb', 'body', put(barb), { detail: 0.6 });
  b.add('eye', 'body', put(eye), { detail: 0.8 });
  b.add(
    'line',
    'cord',
    solid.tube(
      [
        [-0.006, 0.0385, 0.001],
        [-0.005, 0.041, 0.0014],
        [-0.002, 0.047, 0],
        [-0.005, 0.053, 0],
        [0.001, 0.059, 0],
      ],
      0.00045,
      {},
    ),
    { detail: 0.5 },
  );
  b.add(
    'knot',
    'cord',
    solid.many(
      [0, 1, 2].map((i) =>
        solid.hoop(0.0007, { kind: 'circle', r: 0.0004 }, [-0.0048 + i * 0.0003, 0.0412 + i * 0.0008, 0.0012], 'y', 12),
      ),
    ),
    {
      detail: 0.3,
    },
  );
}

/** A wobbler: a painted little fish with eyes, a lip, two treble hooks. */
function addLure(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0.038, 0]);
  b.add(
    'body',
    'grip',
    put(
      solid.put(
        roundBody({
          profile: pairs([0, 0, 0.006, 0.005, 0.011, 0.024, 0.0099, 0.045, 0.0055, 0.0645, 0.0024, 0.075, 0, 0.0757]),
        }),
        [0.036, 0, 0],
        [0, 0, 90],
      ),
    ),
    { detail: 1.5 },
  );
  b.add(
    'belly',
    { base: 'paint', color: '#f0ece2', rough: 0.2 },
    put({ op: 'ball', r: [0.026, 0.0065, 0.0085], at: [0.006, -0.005, 0] }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    b.add(
      `${name} eye`,
      { base: 'paint', color: '#f0d040', rough: 0.15 },
      put({ op: 'ball', r: [0.0036, 0.0036, 0.0018], at: [0.025, 0.003, s * 0.0078] }),
      { detail: 0.4 },
    );
    b.add(
      `${name} pupil`,
      { base: 'paint', color: '#141414', rough: 0.1 },
      put({ op: 'ball', r: [0.0018, 0.0018, 0.0008], at: [0.0255, 0.003, s * 0.0094] }),
      { detail: 0.3 },
    );
  }
  b.add(
    'lip',
    { base: 'plastic', color: '#c8d4d8', rough: 0.1 },
    put(
      solid.put(
        solid.slab(outline.roundRect(0.018, 0.012, 0.005), 0.0014, [0, 0, 0], 'y', { bevel: 0.0004 }),
        [0.038, -0.007, 0],
        [0, 0, -40],
      ),
    ),
  );
  b.add('nose ring', 'body', put(solid.hoop(0.0024, { kind: 'circle', r: 0.0006 }, [0.0385, 0.0015, 0], 'z', 20)), {
    detail: 0.3,
  });
  for (const [name, x, y] of [
    ['front', 0.008, -0.0105],
    ['rear', -0.036, -0.004],
  ] as const) {
    b.add(`${name} ring`, 'body', put(solid.hoop(0.0022, { kind: 'circle', r: 0.0006 }, [x, y, 0], 'z', 20)), {
      detail: 0.3,
    });
    for (let i = 0; i < 3; i++)
      b.add(
        `${name} hook ${i + 1}`,
        'body',
        put(solid.put(solid.many(barbed(0.02)), [x, y - 0.0025, 0], [0, 90 + 120 * i, 0])),
        { detail: 0.8 },
      );
  }
}

/** A rod leaning in the air with cork grip, reel, guides and line to its float. */
function addRod(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0.42, 0, 0], [0, 0, 26]);
  const bendAt = (y: number): number => -0.05 * Math.max(0, (y - 0.5) / 1.4) ** 2;
  const path = Array.from({ length: 9 }, (_, i): Vec3 => [bendAt(0.42 + i * 0.19), 0.42 + i * 0.19, 0]);
  b.add('blank', 'body', put(solid.tube(path, 0.0072, { taper: path.map((_, i) => 1 - 0.095 * i), cap: 'round' })), {
    detail: 1.2,
  });
  b.add(
    'butt',
    b.tint('grip', { base: 'rubber', color: '#2a2828' }),
    put(solid.cyl(0.0155, 0.03, [0, 0.02, 0], 'y', { bevel: 0.005 })),
  );
  b.add(
    'rear grip',
    'wood',
    put(solid.turned(pairs([0, 0.03, 0.0135, 0.03, 0.013, 0.15, 0.0115, 0.22, 0, 0.22]), [0, 0, 0], { bevel: 0.003 })),
  );
  b.add('reel seat', 'trim', put(solid.cyl(0.0105, 0.11, [0, 0.272, 0])));
  b.add(
    'fore grip',
    'wood',
    put(
      solid.turned(pairs([0, 0.325, 0.0125, 0.325, 0.0135, 0.36, 0.01, 0.42, 0.0075, 0.425, 0, 0.425]), [0, 0, 0], {
        bevel: 0.003,
      }),
    ),
  );
  b.add('reel foot', 'trim', put(solid.box([0.012, 0.07, 0.008], [0.013, 0.272, 0], 0.002)), { detail: 0.5 });
  b.add('reel stem', 'trim', put(solid.rod([0.014, 0.272, 0], [0.06, 0.272, 0], 0.006)), { detail: 0.5 });
  b.add(
    'reel body',
    b.tint('trim', { color: '#2c2e33', base: 'paint' }),
    put(solid.box([0.044, 0.05, 0.034], [0.078, 0.268, 0], 0.012)),
  );
  b.add(
    'spool',
    'trim',
    put(
      solid.turned(
        pairs([0, 0, 0.027, 0, 0.027, 0.005, 0.019, 0.008, 0.019, 0.03, 0.027, 0.033, 0.025, 0.04, 0, 0.042]),
        [0.078, 0.296, 0],
        { bevel: 0.0015 },
      ),
    ),
  );
  b.add('wound line', 'cord', put(solid.cyl(0.0215, 0.022, [0.078, 0.3145, 0], 'y', { bevel: 0.003 })), {
    detail: 0.5,
  });
  b.add(
    'bail',
    'trim',
    put(
      solid.tube(
        [
          [0.078, 0.3, 0.03],
          [0.1, 0.335, 0.02],
          [0.11, 0.343, 0],
          [0.1, 0.335, -0.02],
          [0.078, 0.3, -0.03],
        ],
        0.0018,
      ),
    ),
    { detail: 0.5 },
  );
  b.add('crank', 'trim', put(solid.rod([0.078, 0.268, 0.016], [0.078, 0.268, 0.046], 0.004)), { detail: 0.4 });
  b.add('crank arm', 'trim', put(solid.rod([0.078, 0.268, 0.043], [0.112, 0.245, 0.043], 0.0038, 0.0034, 'round')), {
    detail: 0.4,
  });
  b.add('crank knob', 'grip', put(solid.cyl(0.008, 0.026, [0.112, 0.245, 0.058], 'z', { bevel: 0.003 })), {
    detail: 0.6,
  });
  const guides: Vec3[] = [];
  for (const [i, y] of [0.62, 0.9, 1.16, 1.4, 1.6, 1.78, 1.93].entries()) {
    const r = 0.015 - 0.0018 * i;
    const x = bendAt(y) + 0.01 + r;
    guides.push([x, y, 0]);
    b.add(`guide ${i + 1}`, 'trim', put(solid.hoop(r, { kind: 'circle', r: 0.0016 }, [x, y, 0], 'y', 24)), {
      detail: 0.3,
    });
    b.add(`binding ${i + 1}`, 'grip', put(solid.cyl(0.0078 - 0.0007 * i, 0.018, [bendAt(y), y, 0])), { detail: 0.3 });
  }
  b.add('line', 'cord', put(solid.tube([[0.098, 0.31, 0], ...guides], 0.0009, { spline: 'linear', cap: 'flat' })), {
    detail: 0.4,
  });
  const tip: Vec3 = [
    0.42 + guides[6][0] * Math.cos(0.4538) - guides[6][1] * Math.sin(0.4538),
    guides[6][0] * Math.sin(0.4538) + guides[6][1] * Math.cos(0.4538),
    0,
  ];
  b.add('hanging line', 'cord', solid.tube([tip, [tip[0] - 0.004, tip[1] - 0.4, 0], [tip[0], 0.9, 0]], 0.0009), {
    detail: 0.3,
  });
  b.add(
    'float',
    'grip',
    solid.turned(pairs([0, 0, 0.004, 0.002, 0.02, 0.02, 0.022, 0.035, 0, 0.035]), [tip[0], 0.86, 0], {
      smooth: true,
      bevel: 0,
    }),
  );
  b.add(
    'float top',
    { base: 'paint', color: '#f2f0ea', rough: 0.25 },
    solid.turned(
      pairs([0, 0.034, 0.0222, 0.034, 0.019, 0.052, 0.004, 0.062, 0.003, 0.08, 0, 0.08]),
      [tip[0], 0.86, 0],
      { smooth: true, bevel: 0 },
    ),
  );
  b.add('leader', 'cord', solid.rod([tip[0], 0.862, 0], [tip[0], 0.7, 0], 0.0008), { detail: 0.2 });
  b.add('hook', 'trim', solid.put(solid.many(barbed(0.05)), [tip[0], 0.7, 0]), { detail: 0.7 });
}

/** Hooks, lures and rods of fishermen. */
export const tackle = { addFishHook, addLure, addRod };
