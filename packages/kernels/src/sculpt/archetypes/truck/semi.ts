import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import type { Sculpture } from '../../dsl/archetype.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, coach, fitting, mudguard, pairs, steps, streamlined } from '../../kits/vehicle/index.ts';

const W = 1.22;
const R = 0.52;

/** A bonneted tractor with sleeper, chrome stacks and tanks, and a box trailer behind it. */
export function buildSemi(b: Bench, rng: Rng): Sculpture {
  const f = 7.2;
  addTractor(b, f, rng);
  addHood(b, f);
  const end = -6.6 + rng.range(-0.4, 0.4);
  addTrailer(b, f - 4.25, end);
  return { parts: b.parts, sockets: { top: { at: [0, 3.95, -2], dir: [0, 1, 0], size: 2 } } };
}

function wheels(b: Bench, name: string, z: number, twin: boolean): void {
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${name} ${side}`, { r: R, w: 0.3, rim: 0.6, nuts: twin ? 0 : 10 }, [s * (W - 0.16), R, z], s);
    if (twin)
      addDiscWheel(b, `${name} ${side} inner`, { r: R, w: 0.28, rim: 0.6, inner: true }, [s * (W - 0.5), R, z], -s);
  }
  b.add(`${name} axle`, 'frame', solid.rod([-W + 0.2, R, z], [W - 0.2, R, z], 0.07));
}

function addTractor(b: Bench, f: number, rng: Rng): void {
  wheels(b, 'front', f - 1.15, false);
  wheels(b, 'drive', f - 4.5, true);
  wheels(b, 'second drive', f - 5.75, true);
  fitting.pair(b, 'frame rail', 'frame', solid.box([0.1, 0.26, 6.3], [0.42, 0.92, f - 3.3], 0.02));
  const [z0, z1] = [f - 2.0, f - 4.0];
  const roof = 3.1 + rng.range(-0.05, 0.25);
  const side = outline.rounded(
    pairs([z0, 0.95, z0, 1.98, z0 - 0.28, 2.75, z0 - 0.75, 2.92, z1 + 0.6, roof + 0.3, z1, roof + 0.3, z1, 0.95]),
    [0.06, 0.1, 0.16, 0.3, 0.4, 0.14, 0.06],
  );
  const door: Vec2[] = pairs([z0 - 0.28, 1.92, z0 - 0.46, 2.6, z0 - 0.98, 2.6, z0 - 0.98, 1.92]);
  const sleeper: Vec2[] = pairs([z0 - 1.35, 2.1, z0 - 1.35, 2.55, z0 - 1.75, 2.55, z0 - 1.75, 2.1]);
  const open = [door, sleeper].flatMap((o) => [coach.opening(o, 'x', W - 0.08), coach.opening(o, 'x', -W + 0.08)]);
  const tilt = (Math.atan(0.28 / 0.77) * 180) / Math.PI;
  const pane = outline.roundRect(1.02, 0.62, 0.07, 0.54, 0.36);
  const glass = (d: number): Shape =>
    solid.both(solid.put(solid.slab(pane, d, [0, 0, 0], 'z', { bevel: 0 }), [0, 1.99, z0], [-tilt, 0, 0]));
  b.add(
    'cab',
    'cab',
    solid.cut(solid.slab(side, 2 * W - 0.16, [0, 0, 0], 'x', { bevel: 0.08 }), ...open.map((o) => o.tool), glass(0.1)),
    { detail: 1.4 },
  );
  b.add('cab windows', 'windows', solid.many(open.map((o) => o.pane)));
  b.add('windscreen', 'windows', solid.put(glass(0.05), [0, -0.01, -0.045]));
  b.add(
    'sun visor',
    'cab',
    solid.put(
      solid.slab(outline.roundRect(2.1, 0.26, 0.06), 0.03, [0, 0, 0], 'z', { bevel: 0.01 }),
      [0, 2.78, z0 - 0.16],
      [-35, 0, 0],
    ),
  );
  b.add(
    'marker lamps',
    'beacon',
    solid.many(steps(-0.8, 0.8, 5).map((x) => solid.box([0.12, 0.06, 0.1], [x, 2.93, z0 - 0.7], 0.02))),
  );
  fitting.pair(
    b,
    'door seam',
    'trim',
    coach.seam(pairs([z0 - 0.18, 1.05, z0 - 0.38, 2.68, z0 - 1.08, 2.68, z0 - 1.08, 1.05]), W - 0.086),
  );
  fitting.pair(b, 'door handle', 'chrome', solid.box([0.04, 0.05, 0.2], [W - 0.07, 1.7, z0 - 0.94], 0.012));
  fitting.pair(b, 'stripe', 'bed', solid.box([0.012, 0.14, 1.86], [W - 0.078, 1.5, (z0 + z1) / 2 - 0.02], 0.003));
  coach.mirrors(b, [W - 0.1, 2.3, z0 - 0.3], [W + 0.22, 2.25, z0 - 0.14], [0.2, 0.56]);
  fitting.pair(
    b,
    'exhaust stack',
    'chrome',
    solid.tube(
      [
        [W - 0.14, 1.0, z1 - 0.12],
        [W - 0.14, roof + 0.75, z1 - 0.12],
        [W - 0.1, roof + 0.95, z1 - 0.24],
      ],
      0.075,
      { cap: 'flat', spline: 'linear' },
    ),
  );
  fitting.pair(
    b,
    'stack heat shield',
    'chrome',
    solid.rod([W - 0.14, 1.5, z1 - 0.12], [W - 0.14, 2.6, z1 - 0.12], 0.115),
  );
  fitting.pair(b, 'fuel tank', 'chrome', solid.rod([W - 0.3, 0.68, z0 - 0.2], [W - 0.3, 0.68, z1 + 0.35], 0.32));
  fitting.pair(
    b,
    'fuel tank straps',
    'trim',
    solid.many(
      [0.5, 1.1].map((d) => solid.hoop(0.325, { kind: 'rect', w: 0.06, h: 0.014 }, [W - 0.3, 0.68, z0 - d], 'z', 28)),
    ),
  );
  fitting.pair(
    b,
    'cab steps',
    'chrome',
    solid.many([0.52, 0.9].map((y) => solid.box([0.14, 0.04, 0.44], [W - 0.04, y, z0 - 0.5], 0.01))),
  );
  fitting.pair(
    b,
    'air horn',
    'chrome',
    solid.turned(pairs([0, 0, 0.02, 0, 0.03, 0.4, 0.08, 0.56, 0, 0.56]), [0.4, 3.02, z0 - 1.25], {
      axis: 'z',
      bevel: 0.005,
    }),
  );
  b.add('fifth wheel', 'frame', solid.slab(outline.roundRect(0.9, 0.8, 0.2, 0, -(f - 5.1)), 0.1, [0, 1.12, 0], 'y'));
  fitting.pair(
    b,
    'drive fender',
    'chrome',
    solid.many(
      [4.5, 5.75].map((d) =>
        solid.put(mudguard(0.6, 0.62, 20, 160, { deep: 0.02, thick: 0.02, taper: 0 }), [W - 0.33, R, f - d]),
      ),
    ),
  );
}

function addHood(b: Bench, f: number): void {
  const rows = [
    f - 2.1,
    1.42,
    0.86,
    0.62,
    0.5,
    5,
    f - 1.2,
    1.4,
    0.78,
    0.56,
    0.5,
    5,
    f - 0.2,
    1.36,
    0.66,
    0.5,
    0.5,
    5.5,
    f - 0.02,
    1.34,
    0.62,
    0.44,
    0.48,
    5,
  ];
  b.add('hood', 'cab', streamlined(rows, { around: 40, along: 4 }).shape, { detail: 1.5 });
  coach.grille(b, 'chrome', [0, 1.34, f + 0.0], 1.06, 0.84, 9);
  b.add(
    'hood crest',
    'chrome',
    solid.tube(
      [
        [0, 1.9, f - 0.6],
        [0, 1.95, f - 0.25],
        [0, 1.93, f - 0.1],
      ],
      0.025,
    ),
  );
  fitting.pair(
    b,
    'fender',
    'cab',
    solid.put(mudguard(0.66, 0.48, 8, 168, { deep: 0.16, thick: 0.03, taper: 0.2 }), [W - 0.24, R, f - 1.15]),
    { detail: 1.3 },
  );
  fitting.pair(
    b,
    'headlamp pod',
    'chrome',
    solid.put(
      streamlined([-0.34, 0, 0.1, 0.1, 0.1, 2.6, -0.1, 0, 0.16, 0.15, 0.15, 2.8, 0.02, 0, 0.17, 0.16, 0.16, 3], {
        around: 20,
        tail: 0.1,
      }).shape,
      [0.86, 1.22, f - 0.22],
    ),
  );
  addHoodFittings(b, f);
}

/** What is fitted to it. */
function addHoodFittings(b: Bench, f: number): void {
  fitting.pair(b, 'headlamp bracket', 'chrome', solid.rod([0.6, 1.2, f - 0.3], [0.86, 1.2, f - 0.3], 0.05));
  fitting.pair(
    b,
    'headlamp',
    'lights',
    solid.put(solid.slab(outline.roundRect(0.28, 0.26, 0.06), 0.04, [0, 0, 0], 'z', { bevel: 0.015 }), [
      0.86,
      1.22,
      f - 0.19,
    ]),
  );
  fitting.pair(b, 'indicator', 'beacon', solid.box([0.1, 0.08, 0.2], [W - 0.2, 1.24, f - 0.9], 0.03));
  b.add(
    'front bumper',
    'chrome',
    solid.slab(
      outline.rounded(
        pairs([
          -W,
          -(f - 0.45),
          -W + 0.02,
          -(f - 0.02),
          -0.7,
          -(f + 0.14),
          0.7,
          -(f + 0.14),
          W - 0.02,
          -(f - 0.02),
          W,
          -(f - 0.45),
        ]),
        [0.02, 0.2, 0.3, 0.3, 0.2, 0.02],
      ),
      0.42,
      [0, 0.66, 0],
      'y',
      { bevel: 0.03 },
    ),
  );
  coach.lamps(b, 'fog lamp', 'lights', [0.75, 0.66, f + 0.12], 0.08, 1);
  b.add(
    'number plate',
    b.tint('trim', { color: '#e9e7dc' }),
    solid.box([0.46, 0.14, 0.02], [0, 0.66, f + 0.15], 0.004),
  );
  fitting.pair(
    b,
    'air cleaner',
    'chrome',
    solid.turned(pairs([0, 0, 0.14, 0, 0.17, 0.04, 0.17, 0.6, 0.12, 0.68, 0, 0.7]), [0.98, 1.3, f - 1.85], {
      bevel: 0.02,
    }),
  );
  fitting.pair(
    b,
    'hood vents',
    'trim',
    solid.many(
      [0, 1, 2, 3].map((i) => solid.box([0.03, 0.05, 0.5], [0.812 - i * 0.003, 1.35 + i * 0.1, f - 1.5], 0.012)),
    ),
  );
  fitting.pair(b, 'hood latch', 'chrome', solid.box([0.04, 0.1, 0.05], [0.86, 1.2, f - 1.95], 0.01));
}

function addTrailer(b: Bench, z1: number, z0: number): void {
  const [y0, y1, w] = [1.28, 3.95, W + 0.06];
  const zm = (z0 + z1) / 2;
  const l = z1 - z0;
  b.add('trailer', 'bed', solid.box([2 * w, y1 - y0, l], [0, (y0 + y1) / 2, zm], 0.04), { detail: 1.2 });
  fitting.pair(
    b,
    'trailer ribs',
    b.tint('bed', { rough: 0.55 }),
    solid.many(
      steps(z0 + 0.6, z1 - 0.6, 12).map((z) =>
        solid.box([0.03, y1 - y0 - 0.22, 0.07], [w + 0.006, (y0 + y1) / 2, z], 0.008),
      ),
    ),
  );
  b.add(
    'trailer edges',
    'ladder',
    solid.many(
      [
        [w, y0],
        [-w, y0],
        [w, y1],
        [-w, y1],
      ].map(([x, y]) => solid.box([0.1, 0.12, l + 0.04], [x * 0.985, y + (y < 2 ? 0.02 : -0.02), zm], 0.025)),
    ),
  );
  b.add(
    'trailer corners',
    'ladder',
    solid.many(
      [
        [w, z0],
        [-w, z0],
        [w, z1],
        [-w, z1],
      ].map(([x, z]) => solid.box([0.11, y1 - y0, 0.11], [x * 0.985, (y0 + y1) / 2, z], 0.03)),
    ),
  );
  fitting.pair(
    b,
    'trailer door',
    'bed',
    solid.box([w - 0.14, y1 - y0 - 0.2, 0.04], [w / 2 - 0.02, (y0 + y1) / 2, z0 - 0.02], 0.012),
  );
  fitting.pair(
    b,
    'lock bars',
    'chrome',
    solid.many([0.28, 0.75].map((k) => solid.rod([w * k, y0 + 0.08, z0 - 0.06], [w * k, y1 - 0.08, z0 - 0.06], 0.02))),
  );
  fitting.pair(b, 'trailer beam', 'frame', solid.box([0.12, 0.22, l - 0.6], [0.45, y0 - 0.1, zm - 0.1], 0.02));
  wheels(b, 'trailer', z0 + 2.2, true);
  wheels(b, 'second trailer', z0 + 0.95, true);
  fitting.pair(b, 'suspension', 'frame', solid.box([0.14, 0.5, 2.2], [0.45, 0.9, z0 + 1.55], 0.03));
  fitting.pair(
    b,
    'landing leg',
    'frame',
    solid.many([
      solid.box([0.12, 0.9, 0.12], [0.75, 0.8, z1 - 2.4], 0.02),
      solid.box([0.24, 0.05, 0.24], [0.75, 0.36, z1 - 2.4], 0.01),
    ]),
  );
  b.add('landing leg brace', 'frame', solid.rod([-0.75, 0.8, z1 - 2.4], [0.75, 0.8, z1 - 2.4], 0.03));
  fitting.pair(b, 'side skirt', 'bed', solid.box([0.03, 0.6, l - 6.6], [w - 0.03, y0 - 0.32, zm - 0.1], 0.01));
  fitting.pair(b, 'mud flap', 'trim', solid.box([0.6, 0.6, 0.02], [W - 0.32, 0.62, z0 + 0.28], 0.004));
  b.add(
    'under-run bar',
    'frame',
    solid.many([
      solid.box([2.3, 0.12, 0.1], [0, 0.6, z0 + 0.06], 0.02),
      ...[-0.45, 0.45].map((x) => solid.box([0.1, 0.62, 0.1], [x, 0.9, z0 + 0.06], 0.02)),
    ]),
  );
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.box([0.34, 0.12, 0.05], [0.95, 0.6, z0 - 0.0], 0.02));
  b.add(
    'top lamps',
    'tail lamps',
    solid.many([-0.2, 0, 0.2].map((x) => solid.box([0.12, 0.05, 0.03], [x, y1 - 0.06, z0 - 0.06], 0.012))),
  );
  const hose = (x: number): Vec3[] => [
    [x, 1.6, z1 + 0.02],
    [x * 1.3, 1.3, z1 + 0.35],
    [x, 1.5, z1 + 0.72],
  ];
  b.add('air lines', 'tail lamps', solid.many([-0.2, 0.2].map((x) => solid.tube(hose(x), 0.022))));
}
