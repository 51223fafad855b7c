import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { flatOval, oval } from '../../kits/mechanics/index.ts';

/** Stations of the body: height, half length left and right, depth. */
const BODY: readonly (readonly [number, number, number, number])[] = [
  [0, 0.158, 0.158, 0.2],
  [0.026, 0.156, 0.156, 0.198],
  [0.04, 0.136, 0.138, 0.168],
  [0.07, 0.092, 0.092, 0.122],
  [0.105, 0.068, 0.068, 0.1],
  [0.145, 0.07, 0.07, 0.098],
  [0.18, 0.1, 0.098, 0.104],
  [0.21, 0.158, 0.13, 0.11],
  [0.236, 0.192, 0.146, 0.112],
  [0.262, 0.196, 0.146, 0.112],
];

/** A London pattern anvil, horn to +X. Returns the height of its face. */
export function buildAnvil(b: Bench, stand: boolean, hammer: boolean): number {
  const y0 = stand ? addStump(b) : 0;
  const put = (of: Shape): Shape => (stand ? solid.put(of, [0, y0, 0]) : of);
  const sections = BODY.map(([y, l, r, d]) => ({
    points: outline.roundRect(l + r, d, Math.min(0.03, d * 0.16), (r - l) / 2, 0, 4).map(([x, z]): Vec3 => [x, y, -z]),
  }));
  const arch = (z: number): Shape => solid.put(solid.cyl(0.075, 0.05, [0, 0, 0], 'z', { bevel: 0 }), [0, -0.052, z]);
  const body: Shape = { op: 'loft', sections, spline: 'catmull', smooth: false, cap: 'flat' };
  b.add('body', 'iron', put(solid.cut(body, arch(0.11), arch(-0.11))), { detail: 1.6 });
  const plate = solid.box([0.286, 0.026, 0.114], [-0.0555, 0.273, 0], 0.004);
  const holes = [
    solid.box([0.024, 0.2, 0.024], [-0.165, 0.28, 0], 0),
    solid.cyl(0.007, 0.2, [-0.128, 0.28, 0.028], 'y', { bevel: 0 }),
  ];
  b.add('face', 'face', put(solid.cut(plate, ...holes)), { detail: 1.3, grain: [1, 0, 0] });
  b.add('hardy hole', 'trim', put(solid.box([0.0235, 0.01, 0.0235], [-0.165, 0.265, 0], 0)), { detail: 0.3 });
  b.add('pritchel hole', 'trim', put(solid.cyl(0.0068, 0.01, [-0.128, 0.265, 0.028])), { detail: 0.3 });
  b.add('step', 'face', put(solid.box([0.066, 0.03, 0.11], [0.118, 0.252, 0], 0.004)), {
    detail: 0.8,
    grain: [1, 0, 0],
  });
  const horn = [
    [0.1, 0.2, 0.118, 0.106],
    [0.16, 0.21, 0.1, 0.102],
    [0.22, 0.224, 0.078, 0.086],
    [0.28, 0.24, 0.054, 0.062],
    [0.33, 0.254, 0.03, 0.034],
    [0.356, 0.261, 0.012, 0.014],
  ].map(([x, y, w, d]) => ({ at: [x, y, 0] as Vec3, w, d }));
  b.add('horn', 'face', put(oval(horn, { e: 2.3, n: 28 })), { detail: 1.4 });
  b.add(
    'heel',
    'iron',
    put(flatOval([-0.15, 0.222, 0.06, 0.104, -0.205, 0.238, 0.036, 0.108, -0.214, 0.244, 0.024, 0.106], { e: 5 })),
    { detail: 0.8 },
  );
  for (const s of [1, -1]) {
    b.add(
      s > 0 ? 'weight mark' : 'rear mark',
      'trim',
      put(
        solid.put(
          { op: 'text', value: s > 0 ? '150 LB' : 'FORGED', height: 0.02, depth: 0.005, bevel: 0.0004 },
          [0, 0.115, s * 0.0485],
          [s > 0 ? -1 : 1, s > 0 ? 0 : 180, 0],
        ),
      ),
      { detail: 0.5 },
    );
    b.add(
      s > 0 ? 'handling hole' : 'rear handling hole',
      'trim',
      put(solid.box([0.016, 0.016, 0.004], [0, 0.088, s * 0.0535], 0.001)),
      { detail: 0.3 },
    );
  }
  const top = y0 + 0.286;
  if (hammer) addHammer(b, top);
  return top;
}

/** A sawn log with bark, rings and two iron bands. Returns its height. */
function addStump(b: Bench): number {
  const h = 0.44;
  const ripple = (r: number, y: number, k: number): { points: Vec3[] } => ({
    points: Array.from({ length: 56 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / 56;
      const m = r * (1 + k * (0.5 * Math.sin(i * 2.1) + 0.5 * Math.sin(i * 0.9 + 2)));
      return [m * Math.cos(a), y, -m * Math.sin(a)];
    }),
  });
  b.add(
    'stump bark',
    'bark',
    {
      op: 'loft',
      sections: [
        ripple(0.238, 0, 0.04),
        ripple(0.222, 0.06, 0.035),
        ripple(0.212, 0.2, 0.03),
        ripple(0.21, h - 0.012, 0.03),
      ],
      spline: 'linear',
      cap: 'flat',
    },
    { detail: 1.2, grain: [0, 1, 0] },
  );
  b.add(
    'stump top',
    'wood',
    { op: 'loft', sections: [ripple(0.202, h - 0.03, 0.028), ripple(0.2, h, 0.028)], spline: 'linear', cap: 'flat' },
    { detail: 0.9, grain: [0, 1, 0] },
  );
  b.add(
    'growth rings',
    b.tint('wood', { color: '#6f4a22' }),
    solid.many(
      [0.035, 0.07, 0.105, 0.14, 0.172].map((r) =>
        solid.hoop(r, { kind: 'rect', w: 0.0012, h: 0.0022, r: 0.0003 }, [0.008, h, 0.004], 'y', 48),
      ),
    ),
    { detail: 0.4 },
  );
  for (const [name, y] of [
    ['lower stump band', 0.1],
    ['upper stump band', 0.33],
  ] as const) {
    b.add(
      name,
      'trim',
      solid.hoop(0.2195 - y * 0.01, { kind: 'rect', w: 0.032, h: 0.008, r: 0.002 }, [0, y, 0], 'y', 56),
      { detail: 0.8 },
    );
    for (let i = 0; i < 4; i++)
      b.add(
        `${name} nail ${i + 1}`,
        'trim',
        solid.put(
          { op: 'ball', r: [0.007, 0.004, 0.007] },
          [0.2235 * Math.sin(0.5 + i * 1.57), y, 0.2235 * Math.cos(0.5 + i * 1.57)],
          [90, ((0.5 + i * 1.57) * 180) / Math.PI, 0],
        ),
        { detail: 0.2 },
      );
  }
  for (const [i, [x, z]] of pairs([-0.12, 0.112, 0.12, 0.112, -0.12, -0.112, 0.12, -0.112]).entries())
    b.add(`anvil spike ${i + 1}`, 'trim', solid.box([0.03, 0.03, 0.022], [x, h + 0.012, z], 0.004), { detail: 0.4 });
  return h;
}

function addHammer(b: Bench, y: number): void {
  const put = (of: Shape): Shape => solid.put(of, [-0.05, y + 0.019, 0.006], [0, 28, 0]);
  b.add('hammer head', 'trim', put(solid.box([0.036, 0.036, 0.104], [0, 0, 0], 0.006)), { detail: 0.9 });
  b.add('hammer face', 'face', put(solid.cyl(0.017, 0.008, [0, 0, 0.055], 'z', { bevel: 0.002 })), { detail: 0.5 });
  b.add(
    'hammer peen',
    'face',
    put({
      op: 'hull',
      points: [
        [-0.016, -0.016, -0.05],
        [0.016, -0.016, -0.05],
        [-0.016, 0.016, -0.05],
        [0.016, 0.016, -0.05],
        [-0.016, 0, -0.074],
        [0.016, 0, -0.074],
      ],
    }),
    { detail: 0.5 },
  );
  b.add(
    'hammer handle',
    'wood',
    put(
      flatOval([-0.024, 0, 0.022, 0.02, 0.1, 0.001, 0.02, 0.018, 0.2, 0.003, 0.026, 0.022, 0.262, 0.004, 0.024, 0.02], {
        e: 2.4,
      }),
    ),
    { detail: 0.8, grain: [1, 0, 0] },
  );
}
