import type { Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A smart watch or a digital one in the loop of its band: rounded case, screen with its figures, rings or segments, crown, button. */
export function buildSmart(b: Bench, digital: boolean): void {
  const [w, h, t] = digital ? [0.036, 0.038, 0.011] : [0.036, 0.043, 0.0104];
  const y = 0.0315;
  const corner = digital ? 0.006 : 0.0112;
  b.add(
    'case',
    'case',
    solid.slab(outline.roundRect(w, h, corner, 0, y, 6), t, [0, 0, -t / 2], 'z', { bevel: digital ? 0.0016 : 0.003 }),
    { detail: 1.4 },
  );
  b.add(
    'screen',
    'glass',
    solid.slab(outline.roundRect(w - 0.004, h - 0.004, corner - 0.0012, 0, y, 6), 0.0016, [0, 0, 0.0002], 'z', {
      bevel: 0.0006,
    }),
    { detail: 1.2 },
  );
  if (digital) addDigits(b, w, h, t, y);
  else addActivity(b, w, t, y);
  b.add('sensor', 'glass', solid.cyl(0.0125, 0.0018, [0, y, -t - 0.0004], 'z', { bevel: 0.0006 }));
  addBand(b, y, h, t);
}

/** A soft band in two halves that meet behind, with a pin and holes. */
function addBand(b: Bench, y: number, h: number, t: number): void {
  for (const [name, s] of [
    ['upper', 1],
    ['lower', -1],
  ] as const) {
    const path: Vec3[] = [
      [0, y + s * (h / 2 - 0.002), -t * 0.6],
      [0, y + s * (h / 2 + 0.0055), -t * 1.15],
      [0, y + s * (h / 2 + 0.0062), -t - 0.012],
      [0, y + s * h * 0.5, -t - 0.03],
      [0, y + s * 0.01, -t - 0.0435 - (s > 0 ? 0.0005 : 0.003)],
      [0, y - s * 0.006, -t - 0.0445 - (s > 0 ? 0.0005 : 0.0032)],
    ];
    b.add(
      `${name} band`,
      'strap',
      solid.bar(
        path,
        { kind: 'rect', w: 0.022, h: 0.0026, r: 0.001 },
        { spline: 'catmull', up: [0, s, 0.6], cap: 'round', taper: [1.1, 1.06, 1, 0.95, 0.9, 0.88] },
      ),
      { detail: 1.3 },
    );
    b.add(`${name} lug`, 'case', solid.box([0.0245, 0.004, 0.005], [0, y + s * (h / 2 + 0.0008), -t * 0.62], 0.0014));
  }
  b.add('pin', 'bezel', solid.cyl(0.0026, 0.003, [0, y, -t - 0.0486], 'z', { bevel: 0.0006 }));
  b.add(
    'holes',
    'glass',
    solid.many(
      [0.011, 0.018].map((d) =>
        solid.cyl(0.0014, 0.0004, [0, y - d, -t - 0.0475 + (d - 0.008) * 0.5], 'z', { bevel: 0 }),
      ),
    ),
    { detail: 0.3, hidden: true },
  );
}

/** A liquid-crystal display with the hour and the day, buttons and screws. */
function addDigits(b: Bench, w: number, h: number, t: number, y: number): void {
  const z = 0.0012;
  b.add(
    'display',
    { base: 'plain', color: '#a8b29a' },
    solid.slab(outline.roundRect(w * 0.74, h * 0.44, 0.0014, 0, y - 0.001), 0.0008, [0, 0, z], 'z', {
      bevel: 0.0002,
    }),
  );
  b.add(
    'digits',
    { base: 'plain', color: '#1a1d1a' },
    solid.put({ op: 'text', value: '10:08', height: 0.0078, depth: 0.0006, bevel: 0, font: 'sans' }, [
      0,
      y - 0.0052,
      z + 0.0005,
    ]),
    { detail: 0.6 },
  );
  b.add(
    'day',
    { base: 'plain', color: '#1a1d1a' },
    solid.put({ op: 'text', value: 'SU 22', height: 0.0028, depth: 0.0006, bevel: 0, font: 'sans' }, [
      0,
      y + 0.0036,
      z + 0.0005,
    ]),
    { detail: 0.5 },
  );
  b.add(
    'label',
    'ink',
    solid.put({ op: 'text', value: 'QUARTZ', height: 0.0024, depth: 0.0006, bevel: 0, font: 'sans' }, [
      0,
      y + 0.0115,
      z - 0.0002,
    ]),
    { detail: 0.4 },
  );
  b.add(
    'frame line',
    'bezel',
    solid.tube(
      outline.roundRect(w * 0.8, h * 0.72, 0.002, 0, y).map(([x, v]): Vec3 => [x, v, z]),
      0.0003,
      { closed: true, spline: 'linear' },
    ),
  );
  for (const [i, [sx, sy]] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].entries())
    b.add(
      `button ${i + 1}`,
      'bezel',
      solid.box([0.003, 0.005, 0.004], [sx * (w / 2 + 0.0006), y + sy * 0.009, -t / 2], 0.0008),
    );
  for (const [i, [sx, sy]] of [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ].entries())
    b.add(
      `screw ${i + 1}`,
      'bezel',
      solid.put(fitting.screw(0.0011, 'cross'), [sx * w * 0.41, y + sy * h * 0.42, 0.0002], [90, 0, 0]),
      { detail: 0.4 },
    );
}

/** Figures, activity rings and lights on the screen; crown and button. */
function addActivity(b: Bench, w: number, t: number, y: number): void {
  const z = 0.0012;
  const lit = (color: string) => ({ base: 'plain', color, emissive: color, emissiveStrength: 0.9 });
  b.add(
    'digits',
    lit('#f4f6f8'),
    solid.put({ op: 'text', value: '10:08', height: 0.0064, depth: 0.0004, bevel: 0, font: 'sans' }, [
      0,
      y + 0.0078,
      z - 0.0003,
    ]),
    { detail: 0.6 },
  );
  for (const [i, [r, color, share]] of (
    [
      [0.0088, '#f0325a', 0.82],
      [0.0066, '#8ae61e', 0.64],
      [0.0044, '#28c8f0', 0.9],
    ] as const
  ).entries()) {
    const arc = Array.from({ length: 32 }, (_, k): Vec3 => {
      const a = Math.PI / 2 - share * 2 * Math.PI * (k / 31);
      return [r * Math.cos(a), y - 0.0058 + r * Math.sin(a), z];
    });
    b.add(`activity ring ${i + 1}`, lit(color), solid.tube(arc, 0.00082, { spline: 'linear' }), { detail: 0.6 });
  }
  b.add(
    'status dots',
    lit('#f0a32c'),
    solid.many([-0.0115, 0.0115].map((x) => solid.cyl(0.0016, 0.0004, [x, y + 0.0155, z], 'z', { bevel: 0 }))),
    { detail: 0.4 },
  );
  b.add(
    'crown',
    'bezel',
    solid.put(
      solid.slab(fitting.ribbed(0.0036, 36, 0.0002), 0.0026, [0, 0.0013, 0], 'y', { bevel: 0.0005 }),
      [w / 2 - 0.0002, y + 0.0078, -t / 2],
      [0, 0, -90],
    ),
  );
  b.add(
    'crown dot',
    lit('#e0342a'),
    solid.cyl(0.0016, 0.0005, [w / 2 + 0.0025, y + 0.0078, -t / 2], 'x', { bevel: 0.0001 }),
  );
  b.add(
    'side button',
    'bezel',
    solid.slab(outline.roundRect(0.0034, 0.011, 0.0015, 0, 0), 0.0008, [w / 2 + 0.0001, y - 0.0068, -t / 2], 'x', {
      bevel: 0.0003,
    }),
  );
}
