import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import type { Chassis } from './chassis.ts';

/** A fire engine: crew room, roller shutters, pump panel, turntable ladder, hose reel, chevrons. */
export function addFire(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1, w] = [c.back - 0.02, c.load - 0.02, c.w];
  const [y0, y1] = [c.y - 0.16, 2.66];
  const crew = z1 - 1.25;
  const windows = coach.row(crew + 0.3, z1 - 0.12, 1.85, 2.46, 1, 0.1);
  const cuts = windows.flatMap((o) => [coach.opening(o, 'x', w, 0.05), coach.opening(o, 'x', -w, 0.05)]);
  const arch = c.axles.slice(1).map((z) => solid.cyl(0.66, 4, [0, c.r, z], 'x', { bevel: 0, segments: 40 }));
  b.add(
    'crew cabin',
    'cab',
    solid.cut(
      solid.box([2 * w, y1 + 0.1 - 0.7, z1 - crew], [0, (y1 + 0.1 + 0.7) / 2, (crew + z1) / 2], 0.06),
      ...cuts.map((o) => o.tool),
    ),
  );
  b.add('crew windows', 'windows', solid.many(cuts.map((o) => o.pane)));
  fitting.pair(
    b,
    'crew door seam',
    'trim',
    coach.seam(pairs([crew + 0.2, 0.85, z1 - 0.08, 0.85, z1 - 0.08, 2.56, crew + 0.2, 2.56]), w - 0.005),
  );
  b.add(
    'body',
    'bed',
    solid.cut(solid.box([2 * w, y1 - y0, crew - z0], [0, (y0 + y1) / 2, (z0 + crew) / 2], 0.05), ...arch),
    { detail: 1.2 },
  );
  addFireFittings(crew, z0, c, y1, b, w);
  const rise = rng.range(0.1, 0.3);
  const at = (t: number, up: number): Vec3 => [0, y1 + 0.72 + up + rise * t, z0 + 0.3 + (c.front + 0.35 - z0) * t];
  b.add('ladder lower section', 'ladder', fitting.ladder(at(0, 0), at(0.86, 0), 0.86, 12, 0.035));
  b.add('ladder upper section', 'ladder', fitting.ladder(at(0.12, 0.12), at(1, 0.12), 0.62, 12, 0.03));
  fitting.pair(
    b,
    'ladder truss',
    'ladder',
    solid.many([
      solid.rod(
        at(0.02, 0.3).map((v, i) => (i ? v : 0.43)) as unknown as Vec3,
        at(0.84, 0.3).map((v, i) => (i ? v : 0.43)) as unknown as Vec3,
        0.022,
      ),
      ...steps(0.02, 0.84, 9).map((t) =>
        solid.rod([0.43, at(t, 0)[1], at(t, 0)[2]], [0.43, at(t, 0.3)[1], at(t, 0.3)[2]], 0.018),
      ),
    ]),
  );
  b.add(
    'ladder rest',
    'frame',
    solid.many([
      solid.box([1.2, 0.08, 0.12], [0, at(0.78, -0.1)[1], at(0.78, 0)[2]], 0.02),
      ...[-0.5, 0.5].map((x) =>
        solid.box([0.08, at(0.78, -0.1)[1] - 2.7, 0.1], [x, (at(0.78, -0.1)[1] + 2.7) / 2, at(0.78, 0)[2]], 0.02),
      ),
    ]),
  );
  b.add(
    'water cannon',
    'chrome',
    solid.many([
      solid.cyl(0.1, 0.3, [0.7, y1 + 0.18, crew - 0.5], 'y'),
      solid.rod([0.7, y1 + 0.36, crew - 0.7], [0.7, y1 + 0.52, crew + 0.1], 0.06, 0.035),
    ]),
  );
  b.add(
    'hose reel',
    'cab',
    solid.put(solid.hoop(0.2, { kind: 'ellipse', rx: 0.16, ry: 0.08 }, [0, 0, 0], 'x', 28), [
      -0.62,
      y1 + 0.3,
      crew - 0.6,
    ]),
  );
  b.add('hose reel hub', 'chrome', solid.cyl(0.14, 0.42, [-0.62, y1 + 0.3, crew - 0.6], 'x'));
  b.add(
    'rear beacons',
    'beacon',
    solid.both(
      solid.turned(pairs([0, 0, 0.1, 0, 0.09, 0.16, 0, 0.2]), [w - 0.2, y1 + 0.02, z0 + 0.2], { bevel: 0.02 }),
    ),
  );
  fitting.pair(
    b,
    'crest',
    b.tint('beacon', { base: 'gold', color: '#e0b040', emissiveStrength: 0 }),
    solid.slab(outline.ngon(0.16, 8, 22.5, c.front - 1.7, 1.32), 0.014, [w + 0.003, 0, 0], 'x', { bevel: 0.004 }),
  );
  fitting.pair(b, 'side steps', 'ladder', solid.box([0.14, 0.05, 1.0], [w - 0.02, 0.62, crew + 0.7], 0.012));
  return y1 + 0.05;
}

/** What is fitted to it. */
function addFireFittings(crew: number, z0: number, c: Chassis, y1: number, b: Bench, w: number): void {
  const shutters = [
    [crew - 0.12, crew - 1.35],
    [crew - 1.5, crew - 2.7],
    [crew - 2.85, z0 + 0.15],
  ] as const;
  shutters.forEach(([a, e], i) => {
    const low = i === 1 || (i === 2 && c.axles[1] < a + 0.6) ? 1.42 : 1.0;
    const h = y1 - 0.2 - low;
    fitting.pair(
      b,
      `shutter ${i + 1}`,
      'ladder',
      solid.many([
        solid.box([0.04, h, a - e], [w, low + h / 2, (a + e) / 2], 0.012),
        ...steps(low + 0.12, low + h - 0.12, 6).map((y) =>
          solid.box([0.03, 0.05, a - e - 0.08], [w + 0.016, y, (a + e) / 2], 0.01),
        ),
      ]),
    );
    fitting.pair(
      b,
      `shutter handle ${i + 1}`,
      'chrome',
      solid.box([0.03, 0.04, 0.3], [w + 0.045, low + 0.06, (a + e) / 2], 0.01),
    );
  });
  const band: Vec2 = [1.16, 1.34];
  const white = b.tint('bed', { color: '#f3f4f2' });
  fitting.pair(
    b,
    'white band',
    white,
    solid.box([0.016, band[1] - band[0], 1.5], [w + 0.004, (band[0] + band[1]) / 2, c.front - 1.12], 0.003),
  );
  b.add('pump panel', 'chrome', solid.box([1.5, 1.0, 0.04], [0, 1.5, z0 - 0.02], 0.01));
  b.add(
    'pump gauges',
    'windows',
    solid.many(
      [
        [-0.5, 1.8],
        [-0.25, 1.8],
        [0, 1.8],
        [0.25, 1.8],
      ].map(([x, y]) => solid.cyl(0.09, 0.03, [x, y, z0 - 0.05], 'z', { bevel: 0.006 })),
    ),
  );
  b.add(
    'hose couplings',
    'chrome',
    solid.many([-0.5, -0.17, 0.17, 0.5].map((x) => solid.cyl(0.1, 0.14, [x, 1.35, z0 - 0.1], 'z', { bevel: 0.02 }))),
  );
  const chevron = b.tint('bed', {
    color: '#f0c21c',
    layers: [
      {
        mask: { kind: 'stripes', dir: [0.7, 0.7, 0], period: 0.34, width: 0.5, soft: 0.01 },
        material: { color: '#b0181a' },
      },
    ],
  });
  b.add('chevrons', chevron, solid.both(solid.box([0.4, 1.5, 0.02], [w - 0.22, 1.75, z0 - 0.008], 0.004)));
  b.add(
    'roof deck',
    'ladder',
    solid.box([2 * w - 0.16, 0.05, crew - z0 - 0.1], [0, y1 + 0.015, (z0 + crew) / 2], 0.01),
  );
  const rail: Vec3[] = [
    [w - 0.1, y1, crew - 0.1],
    [w - 0.1, y1, (crew + z0) / 2],
    [w - 0.1, y1, z0 + 0.15],
  ];
  fitting.pair(b, 'roof rail', 'chrome', fitting.railing(rail, 0.28, 0.02, 0));
  b.add(
    'turntable',
    'frame',
    solid.turned(pairs([0, 0, 0.7, 0, 0.7, 0.12, 0.55, 0.16, 0.5, 0.36, 0, 0.36]), [0, y1 + 0.02, z0 + 1.0], {
      bevel: 0.02,
    }),
  );
  b.add(
    'ladder cradle',
    'bed',
    solid.both(
      solid.slab(
        pairs([z0 + 0.7, y1 + 0.3, z0 + 1.3, y1 + 0.3, z0 + 1.1, y1 + 0.8, z0 + 0.85, y1 + 0.8]),
        0.08,
        [0.5, 0, 0],
        'x',
      ),
    ),
  );
}
