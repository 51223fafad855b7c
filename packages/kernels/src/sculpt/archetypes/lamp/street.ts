import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A cast-iron lantern on a fluted post, one or three heads, or a modern curved mast. */
export function buildStreetLamp(b: Bench, asked: string, rng: Rng): void {
  const taste = rng.fork('street');
  const design =
    asked === 'modern' ? 'modern' : asked === 'classic' ? 'classic' : taste.pick(['classic', 'classic', 'modern']);
  if (design === 'modern') buildMast(b, taste);
  else buildPost(b, taste);
}

function buildPost(b: Bench, taste: Rng): void {
  const h = 2.75;
  const plinth: Vec2[] = [
    [0, 0],
    [0.2, 0],
    [0.2, 0.06],
    [0.16, 0.08],
    [0.16, 0.3],
    [0.17, 0.32],
    [0.12, 0.4],
    [0.105, 0.55],
    [0.12, 0.57],
    [0.12, 0.6],
    [0.075, 0.66],
    [0, 0.66],
  ];
  b.add('plinth', 'body', solid.turned(plinth, [0, 0, 0], { bevel: 0.006, segments: 8 }));
  b.add(
    'shaft',
    'body',
    solid.turned(
      [
        [0, 0.6],
        [0.056, 0.6],
        [0.038, h - 0.1],
        [0, h - 0.1],
      ],
      [0, 0, 0],
    ),
  );
  const flute = solid.rod([0.056, 0.68, 0], [0.041, h - 0.16, 0], 0.01, 0.007, 'round');
  b.add('flutes', 'body', { op: 'arrayed', n: 10, around: 'y', of: flute }, { detail: 0.5 });
  for (const [n, y, r] of [
    [1, 0.67, 0.085],
    [2, 1.5, 0.066],
    [3, h - 0.16, 0.066],
    [4, h - 0.06, 0.052],
  ] as const)
    b.add(
      `collar ${n}`,
      'detail',
      solid.turned(
        [
          [0, -0.03],
          [r * 0.8, -0.03],
          [r, -0.012],
          [r, 0.012],
          [r * 0.8, 0.03],
          [0, 0.03],
        ],
        [0, y, 0],
      ),
    );
  const anchor = solid.cyl(0.014, 0.03, [0.175, 0.072, 0], 'y', { segments: 6 });
  b.add('anchor bolts', 'detail', { op: 'arrayed', n: 8, around: 'y', of: anchor });
  b.add('ladder bar', 'body', solid.rod([-0.24, h - 0.3, 0], [0.24, h - 0.3, 0], 0.011, 0.011, 'round'));
  b.add('ladder bar ends', 'detail', solid.both({ op: 'ball', r: 0.022, at: [0.25, h - 0.3, 0] }));
  const heads = taste.pick([1, 1, 2]);
  if (heads === 1) {
    addLantern(b, '', [0, h - 0.03, 0]);
    return;
  }
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const arm: Vec3[] = [
      [0, h - 0.28, 0],
      [sx * 0.18, h - 0.42, 0],
      [sx * 0.4, h - 0.34, 0],
      [sx * 0.46, h - 0.12, 0],
      [sx * 0.46, h + 0.02, 0],
    ];
    b.add(`${side} arm`, 'body', solid.tube(arm, 0.017));
    b.add(
      `${side} scroll`,
      'detail',
      solid.tube(
        [
          [sx * 0.06, h - 0.5, 0],
          [sx * 0.2, h - 0.6, 0],
          [sx * 0.31, h - 0.52, 0],
          [sx * 0.28, h - 0.44, 0],
          [sx * 0.21, h - 0.47, 0],
        ],
        0.01,
      ),
    );
    addLantern(b, `${side} `, [sx * 0.46, h + 0.01, 0]);
  }
  b.add(
    'top finial',
    'detail',
    solid.turned(
      [
        [0, 0],
        [0.04, 0],
        [0.03, 0.05],
        [0.05, 0.1],
        [0.055, 0.14],
        [0.02, 0.22],
        [0, 0.3],
      ],
      [0, h - 0.12, 0],
      { smooth: true },
    ),
  );
}

/** Four raked panes in a frame, a hipped roof, chimney and finial. */
function addLantern(b: Bench, prefix: string, at: Vec3): void {
  const put = (of: Shape): Shape => solid.put(of, at);
  const w0 = 0.1;
  const w1 = 0.19;
  const y0 = 0.09;
  const y1 = 0.5;
  b.add(
    `${prefix}lantern cup`,
    'body',
    put(
      solid.turned(
        [
          [0, 0],
          [0.04, 0],
          [0.055, 0.03],
          [0.05, 0.06],
          [0.12, 0.08],
          [0.12, 0.092],
          [0, 0.092],
        ],
        [0, 0, 0],
      ),
    ),
  );
  const posts: Vec3[][] = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ].map(([sx, sz]): Vec3[] => [
    [sx * w0, y0, sz * w0],
    [sx * w1, y1, sz * w1],
  ]);
  b.add(
    `${prefix}lantern frame`,
    'body',
    put(solid.many(posts.map((p) => solid.bar(p, { kind: 'rect', w: 0.02, h: 0.02, r: 0.004 })))),
  );
  for (const [name, w, y] of [
    ['lower', w0, y0],
    ['upper', w1, y1],
  ] as const) {
    const ring = outline.roundRect(2 * w + 0.03, 2 * w + 0.03, 0.006);
    const hole = outline.roundRect(2 * w - 0.015, 2 * w - 0.015, 0.004);
    b.add(
      `${prefix}${name} lantern ring`,
      'body',
      put(solid.slab(ring, 0.024, [0, y, 0], 'y', { holes: [hole], bevel: 0.004 })),
    );
  }
  const pane = (sx: number, sz: number, name: string): void => {
    const c = (w: number, y: number, s: number): Vec3 => (sx ? [sx * w, y, s * w * 0.94] : [s * w * 0.94, y, sz * w]);
    const grid = [
      [c(w0 - 0.002, y0 + 0.01, -1), c(w0 - 0.002, y0 + 0.01, 1)],
      [c(w1 - 0.002, y1 - 0.01, -1), c(w1 - 0.002, y1 - 0.01, 1)],
    ];
    b.add(`${prefix}${name} pane`, 'glass', put({ op: 'sheet', grid, thickness: 0.004, spline: 'linear' }));
  };
  pane(0, 1, 'front');
  pane(0, -1, 'back');
  pane(1, 0, 'left');
  pane(-1, 0, 'right');
  b.add(
    `${prefix}lamp`,
    'bulb',
    put(
      solid.turned(
        [
          [0, 0.09],
          [0.03, 0.09],
          [0.034, 0.16],
          [0.06, 0.22],
          [0.07, 0.29],
          [0.05, 0.36],
          [0, 0.38],
        ],
        [0, 0, 0],
        { smooth: true },
      ),
    ),
  );
  addLanternRoof(b, prefix, put);
}

function addLanternRoof(b: Bench, prefix: string, put: (of: Shape) => Shape): void {
  const levels: readonly Vec2[] = [
    [0.235, 0.5],
    [0.24, 0.515],
    [0.2, 0.55],
    [0.11, 0.63],
    [0.075, 0.66],
    [0.07, 0.7],
    [0.085, 0.705],
    [0.085, 0.72],
    [0.03, 0.75],
  ];
  const sections = levels.map(([w, y]) => ({
    points: outline.roundRect(2 * w, 2 * w, 0.012, 0, 0, 2).map(([x, z]): Vec3 => [x, y, -z]),
  }));
  b.add(`${prefix}lantern roof`, 'body', put({ op: 'loft', sections, spline: 'linear', cap: 'flat' }));
  b.add(
    `${prefix}lantern finial`,
    'detail',
    put(
      solid.turned(
        [
          [0, 0.74],
          [0.02, 0.74],
          [0.016, 0.77],
          [0.032, 0.8],
          [0.03, 0.825],
          [0.01, 0.86],
          [0, 0.9],
        ],
        [0, 0, 0],
        { smooth: true },
      ),
    ),
  );
  b.add(
    `${prefix}roof corners`,
    'detail',
    put(
      solid.many(
        [
          [1, 1],
          [1, -1],
          [-1, -1],
          [-1, 1],
        ].map(([sx, sz]) =>
          solid.turned(
            [
              [0, 0],
              [0.014, 0],
              [0.01, 0.02],
              [0.016, 0.035],
              [0, 0.06],
            ],
            [sx * 0.222, 0.515, sz * 0.222],
            { smooth: false },
          ),
        ),
      ),
    ),
  );
}

function buildMast(b: Bench, taste: Rng): void {
  const h = 4.6;
  const reach = taste.range(1.1, 1.4);
  b.add(
    'base',
    'body',
    solid.turned(
      [
        [0, 0],
        [0.17, 0],
        [0.17, 0.025],
        [0.1, 0.04],
        [0.1, 0.5],
        [0.085, 0.54],
        [0, 0.54],
      ],
      [0, 0, 0],
      { bevel: 0.006 },
    ),
  );
  b.add(
    'mast',
    'body',
    solid.tube(
      [
        [0, 0.5, 0],
        [0, h * 0.5, 0],
        [0, h * 0.8, 0],
        [0, h * 0.95, 0.14],
        [0, h, reach * 0.5],
        [0, h + 0.06, reach],
      ],
      0.07,
      { taper: [1, 0.85, 0.75, 0.66, 0.58, 0.5], cap: 'flat' },
    ),
    { detail: 1.3 },
  );
  b.add('service door', 'detail', solid.box([0.09, 0.24, 0.012], [0, 0.3, 0.097], 0.004));
  b.add('anchor bolts', 'detail', {
    op: 'arrayed',
    n: 4,
    around: 'y',
    of: solid.cyl(0.016, 0.04, [0.14, 0.035, 0], 'y', { segments: 6 }),
  });
  const head: Vec3 = [0, h + 0.06, reach + 0.28];
  const stations = [
    [-0.36, 0.05, 0.06],
    [-0.28, 0.14, 0.085],
    [0, 0.24, 0.1],
    [0.24, 0.22, 0.07],
    [0.32, 0.14, 0.03],
  ] as const;
  const sections = stations.map(([z, w, t]) => ({
    points: outline
      .roundRect(w, t, t * 0.45, 0, 0, 3)
      .map(([x, y]): Vec3 => [head[0] + x, head[1] + y + 0.01, head[2] + z]),
  }));
  b.add('head', 'body', { op: 'loft', sections, spline: 'catmull', cap: 'flat' });
  b.add('diffuser', 'bulb', solid.box([0.17, 0.03, 0.4], [0, head[1] - 0.036, head[2] + 0.02], 0.012));
  b.add('head clamp', 'detail', solid.cyl(0.045, 0.1, [0, h + 0.057, reach - 0.03], 'z', { bevel: 0.006 }));
  b.add('sensor', 'detail', solid.cyl(0.03, 0.05, [0, head[1] + 0.07, head[2]], 'y', { bevel: 0.008 }));
}
