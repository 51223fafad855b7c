import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, pairs, solid, triples } from '../../kits/joinery/index.ts';

const SLOTS = ['body', 'second', 'third', 'fourth'];

/** A turned top on its tip, leaning a little, in painted rings. */
function buildTop(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(of, [0, 0, 0], [0, 0, -9]);
  const zone = (name: string, slot: string, flat: readonly number[]): void =>
    b.add(name, slot, put(solid.turned(pairs(flat), [0, 0, 0], { bevel: 0.0008, segments: 56 })), { detail: 1.2 });
  zone('tip', 'metal', [0, 0, 0.0018, 0.001, 0.004, 0.009, 0, 0.0095]);
  zone('lower cone', 'wood', [0, 0.008, 0.0045, 0.008, 0.0165, 0.022, 0, 0.022]);
  zone('lower ring', 'body', [0, 0.0215, 0.0165, 0.0215, 0.0265, 0.0345, 0, 0.0345]);
  zone('rim', 'third', [0, 0.034, 0.0272, 0.034, 0.029, 0.0385, 0.0275, 0.043, 0, 0.043]);
  zone('upper ring', 'second', [0, 0.0425, 0.0268, 0.0425, 0.019, 0.048, 0, 0.048]);
  zone('crown', 'wood', [0, 0.0475, 0.019, 0.0475, 0.008, 0.052, 0.0045, 0.056, 0, 0.056]);
  zone('stem', 'wood', [0, 0.0555, 0.0036, 0.0555, 0.003, 0.072, 0.0042, 0.078, 0.0036, 0.082, 0, 0.083]);
  b.add(
    'pattern',
    'fourth',
    put({ op: 'arrayed', n: 12, around: 'y', of: { op: 'ball', r: [0.0016, 0.002, 0.0016], at: [0.0288, 0.0385, 0] } }),
    { detail: 0.5 },
  );
}

/** A yo-yo on edge, its string in a curl. */
function buildYoyo(b: Bench): void {
  const r = 0.029;
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    const put = (of: Shape): Shape => solid.put(of, [0, r, 0], [s * 90, 0, 0]);
    b.add(
      `${name} half`,
      'body',
      put(
        solid.turned(
          pairs([0, 0.0016, 0.012, 0.0016, 0.0265, 0.003, r, 0.0062, r, 0.0115, 0.0268, 0.015, 0, 0.0152]),
          [0, 0, 0],
          { bevel: 0.0012, segments: 56 },
        ),
      ),
      { detail: 1.2 },
    );
    b.add(
      `${name} cap`,
      'second',
      put(
        solid.turned(pairs([0, 0.0148, 0.018, 0.0148, 0.0175, 0.0166, 0.01, 0.0172, 0, 0.0174]), [0, 0, 0], {
          bevel: 0.0005,
          segments: 48,
        }),
      ),
    );
    b.add(`${name} ring`, 'third', put(solid.hoop(0.0225, { kind: 'circle', r: 0.0009 }, [0, 0.0151, 0], 'y', 48)));
    b.add(
      `${name} star`,
      'third',
      put(
        solid.slab(
          Array.from({ length: 10 }, (_, i): Vec2 => {
            const a = Math.PI / 2 + (i * Math.PI) / 5;
            const q = i % 2 ? 0.0045 : 0.011;
            return [q * Math.cos(a), q * Math.sin(a)];
          }),
          0.001,
          [0, 0.0175, 0],
          'y',
          { bevel: 0.0002 },
        ),
      ),
    );
  }
  b.add('axle', 'metal', solid.rod([0, r, -0.004], [0, r, 0.004], 0.004), { hidden: true });
  b.add(
    'wound string',
    'string',
    solid.many([-0.0009, 0.0009].map((z) => solid.hoop(0.0085, { kind: 'circle', r: 0.0009 }, [0, r, z], 'z', 36))),
  );
  b.add(
    'string',
    'string',
    solid.tube(
      triples([
        0.009,
        r - 0.001,
        0,
        0.03,
        0.012,
        0.004,
        0.045,
        0.0012,
        0.015,
        0.06,
        0.001,
        0.04,
        0.03,
        0.001,
        0.06,
        -0.01,
        0.001,
        0.045,
        -0.005,
        0.001,
        0.025,
        0.02,
        0.0012,
        0.03,
      ]),
      0.0009,
    ),
  );
  b.add(
    'finger loop',
    'string',
    solid.put(solid.hoop(0.01, { kind: 'circle', r: 0.0009 }, [0, 0, 0], 'y', 28), [0.0298, 0.0011, 0.031]),
  );
}

/** A diamond kite, leaning back, its tail of bows on the ground. */
function buildKite(b: Bench): void {
  const put = (of: Shape): Shape => solid.put(solid.put(of, [0, 0.16, 0]), [0, 0, 0], [-14, 0, 0]);
  const [w, h, y] = [0.36, 0.9, 0.58];
  const corners: readonly Vec3[] = [
    [0, 0, 0],
    [w, y, 0],
    [0, h, 0],
    [-w, y, 0],
  ];
  const middle: Vec3 = [0, y, 0.03];
  corners.forEach((p, i) => {
    const q = corners[(i + 1) % 4];
    const grid = [0, 0.25, 0.5, 0.75, 1].map((v) =>
      [0, 0.25, 0.5, 0.75, 1].map((u): Vec3 => {
        const e: Vec3 = [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u, 0];
        const k = 0.03 + 0.97 * v;
        return [
          middle[0] + (e[0] - middle[0]) * k,
          middle[1] + (e[1] - middle[1]) * k,
          middle[2] * (1 - k) - 0.05 * Math.sin(Math.PI * k) * Math.sin(Math.PI * u),
        ];
      }),
    );
    b.add(
      `${['lower right', 'upper right', 'upper left', 'lower left'][i]} panel`,
      SLOTS[i],
      put({ op: 'sheet', grid, thickness: 0.003, spline: 'linear' }),
      { detail: 1.2 },
    );
  });
  b.add('spine', 'wood', put(solid.rod([0, -0.005, -0.004], [0, h + 0.005, -0.004], 0.005)));
  b.add(
    'spar',
    'wood',
    put(
      solid.tube(
        [
          [-w - 0.005, y, -0.003],
          [0, y, 0.02],
          [w + 0.005, y, -0.003],
        ],
        0.005,
        { cap: 'flat' },
      ),
    ),
  );
  b.add('edge cord', 'string', put(solid.tube(corners, 0.0035, { spline: 'linear', closed: true })));
  b.add(
    'bridle',
    'string',
    put(
      solid.many([solid.rod([0, 0.16, 0.01], [0, 0.5, 0.2], 0.002), solid.rod([0, 0.8, 0.01], [0, 0.503, 0.2], 0.002)]),
    ),
  );
  b.add('bridle ring', 'metal', put(solid.hoop(0.012, { kind: 'circle', r: 0.0025 }, [0, 0.5, 0.205], 'x', 20)));
  const tail = Array.from({ length: 12 }, (_, i): Vec3 => {
    const t = i / 11;
    return [0.09 * Math.sin(t * 9), 0.155 * (1 - t) ** 2.5 + 0.006, 0.02 + 0.62 * t];
  });
  b.add('tail', 'string', solid.tube(tail, 0.004));
  for (let i = 0; i < 5; i++) {
    const [x, ty, z] = tail[2 + i * 2];
    const bow: Shape = solid.both(
      drapery.cloth(4, 5, 0.003, (u, v) => [
        0.004 + 0.055 * u,
        0.012 + (v - 0.5) * 0.05 * (0.25 + 0.75 * u) + 0.02,
        0.012 * Math.sin(u * 4),
      ]),
    );
    b.add(
      `bow ${i + 1}`,
      SLOTS[i % 4],
      solid.put(
        solid.many([bow, { op: 'ball', r: 0.012, at: [0, 0.03, 0] }]),
        [x, ty - 0.012, z],
        [0, 20 * Math.sin(i * 2), 0],
      ),
    );
  }
}

/** A pinwheel of folded paper on its stick. */
function buildPinwheel(b: Bench): void {
  const c: Vec3 = [0, 0.31, 0];
  const n = 4;
  for (let i = 0; i < n; i++) {
    const vane = drapery.cloth(6, 8, 0.0012, (u, v) => {
      // from the middle out along one edge, the other edge curled forward
      const r = 0.1 * (0.04 + 0.96 * u);
      const a = (v * 78 * Math.PI) / 180;
      const curl = Math.sin((v * Math.PI) / 2);
      return [
        r * Math.cos(a) * (1 - 0.35 * curl * u),
        r * Math.sin(a) * (1 - 0.2 * curl * u),
        0.008 + 0.052 * curl * Math.sin(Math.PI * Math.min(1, u * 0.8)) + 0.004 * v,
      ];
    });
    b.add(`vane ${i + 1}`, SLOTS[i], solid.put(vane, c, [0, 0, 12 + (360 / n) * i]), { detail: 1.1 });
  }
  b.add(
    'hub',
    'third',
    solid.turned(pairs([0, 0.01, 0.012, 0.01, 0.012, 0.018, 0.006, 0.023, 0, 0.024]), c, { axis: 'z', bevel: 0.001 }),
  );
  b.add('pin', 'metal', solid.rod([c[0], c[1], -0.012], [c[0], c[1], 0.03], 0.0018));
  b.add('stick', 'wood', solid.cyl(0.0042, 0.335, [0, 0.1675, -0.008]), { grain: [0, 1, 0] });
  b.add(
    'stand',
    'wood',
    solid.turned(pairs([0, 0, 0.034, 0, 0.036, 0.006, 0.03, 0.013, 0.008, 0.02, 0, 0.02]), [0, 0, -0.008], {
      bevel: 0.0015,
    }),
  );
}

/** A fidget spinner flat on its face. */
function buildSpinner(b: Bench): void {
  const at = [0, 1, 2].map((i) => {
    const a = ((90 + 120 * i) * Math.PI) / 180;
    return [0.026 * Math.cos(a), 0.026 * Math.sin(a)] as const;
  });
  const put = (of: Shape): Shape => solid.put(of, [0, 0.038, 0]);
  b.add(
    'body',
    'body',
    put({
      op: 'subtract',
      from: {
        op: 'union',
        k: 0.009,
        of: [
          { op: 'cylinder', r: 0.015, h: 0.009, round: 0.0022, rot: [90, 0, 0] },
          ...at.map(([x, y]) => ({
            op: 'cylinder' as const,
            r: 0.0152,
            h: 0.009,
            round: 0.0022,
            rot: [90, 0, 0] as Vec3,
            at: [x, y, 0] as Vec3,
          })),
        ],
      },
      cut: [] as never[],
    }),
    { detail: 1.6 },
  );
  const bearing = (name: string, x: number, y: number, slot: string): void => {
    b.add(
      `${name} ring`,
      'metal',
      put(solid.hoop(0.0098, { kind: 'rect', w: 0.0108, h: 0.0026, r: 0.0006 }, [x, y, 0], 'z', 40)),
    );
    b.add(`${name} insert`, slot, put(solid.cyl(0.0088, 0.0118, [x, y, 0], 'z', { bevel: 0.0012, segments: 36 })));
  };
  at.forEach(([x, y], i) => {
    bearing(['upper', 'left', 'right'][i], x, y, 'dark');
  });
  b.add(
    'button',
    'second',
    put(
      solid.turned(
        pairs([0, -0.0075, 0.01, -0.0075, 0.011, -0.006, 0.011, 0.006, 0.01, 0.0075, 0, 0.0072]),
        [0, 0, 0],
        { axis: 'z', bevel: 0.0008 },
      ),
    ),
  );
}

/** What spins, rolls or flies, on y = 0: metres. */
export const spinning = { buildTop, buildYoyo, buildKite, buildPinwheel, buildSpinner };
