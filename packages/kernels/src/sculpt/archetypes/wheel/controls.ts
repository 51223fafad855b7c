import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { oval } from '../../kits/mechanics/index.ts';

/** A car's steering wheel: stitched rim with thumb rests, three spokes, cushion with badge, buttons, paddles, column. */
export function buildSteering(b: Bench): void {
  const r = 0.168;
  const y = r + 0.017;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  const thick = (a: number): number =>
    1 +
    0.22 * Math.exp(-(((Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) - 0.62) / 0.16) ** 2)) +
    0.22 * Math.exp(-(((Math.PI - Math.abs(Math.atan2(Math.sin(a), Math.cos(a))) - 0.62) / 0.16) ** 2));
  const sections = Array.from({ length: 72 }, (_, i) => {
    const a = (2 * Math.PI * i) / 72;
    const k = thick(a);
    return {
      points: outline
        .superellipse(0.0155 * (0.6 + 0.4 * k), 0.0165 * k, 2.2, 18)
        .map(([u, v]): Vec3 => [(r + u) * Math.cos(a), (r + u) * Math.sin(a), v])
        .reverse(),
    };
  });
  b.add('rim', 'tyres', put({ op: 'loft', sections, spline: 'linear', smooth: true, closed: true }), { detail: 1.6 });
  for (let i = 0; i < 4; i++) {
    const a = [0.36, 0.9, Math.PI - 0.36, Math.PI - 0.9][i];
    const ring = outline
      .superellipse(0.0158, 0.0172, 2.2, 24)
      .map(([u, v]): Vec3 => [(r + u) * Math.cos(a), (r + u) * Math.sin(a), v]);
    b.add(`stitch ring ${i + 1}`, 'chrome', put(solid.tube(ring, 0.0009, { closed: true })), { detail: 0.4 });
  }
  const spokes: readonly (readonly [string, number, number])[] = [
    ['left', 186, 0.036],
    ['right', -6, 0.036],
    ['lower', -90, 0.05],
  ];
  for (const [name, deg, w] of spokes) {
    const stations = [0.045, 0.08, 0.12, r - 0.002].map((x, k) => ({
      at: [x, 0, -0.012 + 0.012 * (k / 3)] as Vec3,
      w: w * [1.2, 1, 0.92, 1.05][k],
      d: [0.02, 0.017, 0.015, 0.02][k],
    }));
    const spin = (of: Shape): Shape => put(solid.put(of, [0, 0, 0], [0, 0, deg]));
    b.add(`${name} spoke`, 'trim', spin(oval(stations, { e: 3, n: 20 })), { detail: 0.9 });
    b.add(
      `${name} spoke inlay`,
      'wheels',
      spin(
        oval(
          stations
            .slice(1)
            .map((s) => ({ at: [s.at[0] - 0.006, s.at[1], s.at[2] + 0.005] as Vec3, w: s.w * 0.55, d: s.d * 0.7 })),
          { e: 3, n: 18 },
        ),
      ),
      { detail: 0.6 },
    );
    if (name === 'lower') continue;
    for (let k = 0; k < 4; k++)
      b.add(
        `${name} button ${k + 1}`,
        'tyres',
        spin(solid.box([0.012, 0.0095, 0.006], [0.076 + (k % 2) * 0.016, (k < 2 ? 1 : -1) * 0.0066, 0.0035], 0.0018)),
        { detail: 0.3 },
      );
  }
  addCushion(b, put);
}

/** Cushion with its badge, shift paddles, column and stalks. */
function addCushion(b: Bench, put: (of: Shape) => Shape): void {
  const cushion = outline.rounded(
    pairs([
      -0.058, -0.012, -0.034, -0.05, 0.034, -0.05, 0.058, -0.012, 0.052, 0.036, 0.03, 0.05, -0.03, 0.05, -0.052, 0.036,
    ]),
    0.018,
  );
  b.add('cushion', 'trim', put(solid.slab(cushion, 0.044, [0, 0, -0.004], 'z', { bevel: 0.012 })), { detail: 1.2 });
  b.add(
    'badge',
    'chrome',
    put(
      solid.turned(pairs([0, 0, 0.0165, 0, 0.0165, 0.0018, 0.012, 0.003, 0, 0.0034]), [0, 0.002, 0.0178], {
        axis: 'z',
        bevel: 0.0004,
      }),
    ),
    { detail: 0.7 },
  );
  b.add(
    'badge star',
    'trim',
    put({
      op: 'arrayed',
      n: 3,
      around: 'z',
      of: solid.put(solid.box([0.002, 0.0125, 0.001], [0, 0.006, 0], 0.0002), [0, 0, 0]),
      at: [0, 0.002, 0.0212],
    }),
    { detail: 0.3 },
  );
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left paddle' : 'right paddle',
      'wheels',
      put(
        solid.slab(
          outline.rounded(
            pairs([0.062, -0.012, 0.12, -0.02, 0.128, 0.034, 0.07, 0.03]).map(([x, v]) => [s * x, v]),
            0.008,
          ),
          0.004,
          [0, 0.006, -0.03],
          'z',
          { bevel: 0.001 },
        ),
      ),
      { detail: 0.5 },
    );
  b.add(
    'column',
    'trim',
    put(
      solid.turned(pairs([0, -0.12, 0.034, -0.12, 0.036, -0.05, 0.044, -0.024, 0, -0.024]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.003,
      }),
    ),
    { detail: 0.8 },
  );
  for (const s of [-1, 1])
    b.add(
      s < 0 ? 'left stalk' : 'right stalk',
      'trim',
      put(
        oval(
          [
            [0.03, 0.01],
            [0.08, 0.014],
            [0.13, 0.02],
            [0.142, 0.021],
          ].map(([x, v], i) => ({
            at: [s * x, v, -0.062] as Vec3,
            w: [0.014, 0.011, 0.014, 0.01][i],
            d: [0.012, 0.009, 0.01, 0.008][i],
          })),
          { e: 3, n: 16 },
        ),
      ),
      { detail: 0.5 },
    );
}

/** A ship's propeller of four skewed blades. */
export function buildPropeller(b: Bench): void {
  const r = 0.3;
  const put = (of: Shape): Shape => solid.put(of, [0, r - 0.0235, 0]);
  b.add(
    'boss',
    'wheels',
    put(
      solid.turned(pairs([0, -0.07, 0.05, -0.07, 0.06, -0.06, 0.064, 0, 0.056, 0.05, 0, 0.05]), [0, 0, 0], {
        axis: 'z',
        bevel: 0.003,
      }),
    ),
    { detail: 1 },
  );
  b.add(
    'cone cap',
    'wheels',
    put(
      solid.turned(pairs([0, 0.05, 0.052, 0.05, 0.044, 0.075, 0.026, 0.1, 0, 0.112]), [0, 0, 0], {
        axis: 'z',
        smooth: true,
      }),
    ),
    { detail: 0.8 },
  );
  b.add('shaft', 'chrome', put(solid.cyl(0.026, 0.13, [0, 0, -0.12], 'z', { bevel: 0.003 })), { detail: 0.5 });
  for (let k = 0; k < 4; k++) {
    const rows = Array.from({ length: 11 }, (_, i): Vec3[] => {
      const t = i / 10;
      const radius = 0.05 + (r - 0.05) * t;
      const chord =
        (0.075 + 0.15 * Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.62)) * Math.sqrt(Math.max(0.012, 1 - t ** 5));
      const pitch = Math.atan2(0.075, radius);
      const skew = 0.5 * t * t;
      return Array.from({ length: 9 }, (_, j): Vec3 => {
        const u = (j / 8 - 0.5) * chord;
        const a = Math.PI / 2 + skew + (u * Math.cos(pitch)) / radius;
        return [radius * Math.cos(a), radius * Math.sin(a), u * Math.sin(pitch) * 1.2 + 0.012 * (1 - (j / 4 - 1) ** 2)];
      });
    });
    b.add(
      `${['first', 'second', 'third', 'fourth'][k]} blade`,
      'wheels',
      put(solid.put({ op: 'sheet', grid: rows, thickness: 0.009, spline: 'catmull' }, [0, 0, 0], [0, 0, 90 * k])),
      { detail: 1.3 },
    );
  }
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 3;
    b.add(
      `cap bolt ${i + 1}`,
      'chrome',
      put(
        solid.put(
          { op: 'ball', r: [0.006, 0.004, 0.006] },
          [0.047 * Math.cos(a), 0.047 * Math.sin(a), 0.061],
          [90, 0, 0],
        ),
      ),
      { detail: 0.3 },
    );
  }
}
