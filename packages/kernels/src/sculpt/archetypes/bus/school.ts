import type { Rng, Vec2 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, coach, fitting, mudguard, pairs, steps, streamlined } from '../../kits/vehicle/index.ts';

const W = 1.2;

/** A bonneted school bus: yellow body with black rub rails, warning lamps, stop arm, white roof. */
export function buildSchool(b: Bench, rng: Rng): number {
  const [f, e, high] = [3.2, -5.1 + rng.range(-0.2, 0.2), 2.95];
  const axles = [f + 0.75, e + 2.2];
  const side = outline.rounded(
    pairs([f, 0.6, f, 1.7, f - 0.12, high - 0.1, f - 0.3, high, e + 0.14, high, e, high - 0.25, e, 0.6]),
    [0.05, 0.05, 0.15, 0.12, 0.2, 0.2, 0.06],
  );
  const rows = coach.row(e + 0.4, f - 1.15, 1.62, 2.42, 9, 0.1);
  const driver: Vec2[] = pairs([f - 0.95, 1.62, f - 0.28, 1.62, f - 0.34, 2.42, f - 0.95, 2.42]);
  const door: Vec2[] = pairs([f - 0.22, 0.72, f - 0.3, 2.5, f - 0.98, 2.5, f - 0.98, 0.72]);
  const left = [...rows, driver].map((o) => coach.opening(o, 'x', W, 0.035, 0.06));
  const right = rows.map((o) => coach.opening(o, 'x', -W, 0.035, 0.06));
  const entry = coach.opening(door, 'x', -W, 0.06, 0.05);
  const screen = outline.roundRect(2 * W - 0.3, 0.74, 0.1, 0, 2.1);
  const front = coach.opening(screen, 'z', f - 0.04, 0.09);
  const back = coach.opening(outline.roundRect(0.66, 0.7, 0.06, 0, 2.05), 'z', e, 0.04);
  const sides = [-1, 1].map((s) => coach.opening(outline.roundRect(0.5, 0.7, 0.06, s * 0.8, 2.05), 'z', e, 0.04));
  const arches = axles.map((z) => solid.cyl(0.58, 4, [0, 0.5, z], 'x', { bevel: 0, segments: 40 }));
  const roof = {
    mask: { kind: 'span' as const, dir: [0, 1, 0] as [number, number, number], from: high - 0.14, to: high - 0.12 },
    material: { color: b.tint('roof', {}).color },
  };
  const cuts = [...left, ...right, entry, front, back, ...sides].map((o) => o.tool);
  b.add(
    'body',
    b.tint('body', { layers: [roof] }),
    solid.cut(solid.slab(side, 2 * W, [0, 0, 0], 'x', { bevel: 0.14 }), ...arches, ...cuts),
    { detail: 1.3 },
  );
  b.add('left windows', 'windows', solid.many(left.map((o) => o.pane)));
  b.add('right windows', 'windows', solid.many(right.map((o) => o.pane)));
  b.add('windscreen', 'windows', front.pane);
  b.add('windscreen post', 'body', solid.box([0.05, 0.76, 0.04], [0, 2.1, f - 0.055], 0.01));
  b.add('rear windows', 'windows', solid.many([back, ...sides].map((o) => o.pane)));
  b.add('entrance door', 'doors', entry.pane);
  b.add(
    'entrance glass',
    'windows',
    solid.many([0, 1].map((k) => solid.box([0.03, 1.4, 0.26], [-W + 0.022, 1.62, f - 0.8 + k * 0.34], 0.01))),
  );
  b.add(
    'window bars',
    'trim',
    solid.many(
      [W - 0.012, -W + 0.012].map((x) =>
        solid.box([0.012, 0.025, f - 1.2 - e - 0.4], [x, 2.02, (e + f) / 2 - 0.35], 0.004),
      ),
    ),
  );
  fitting.pair(
    b,
    'rub rails',
    b.tint('trim', {}),
    solid.many(
      [0.78, 1.12, 1.46].map((y) => solid.box([0.03, 0.06, f - e - 1.1], [W + 0.004, y, (f + e) / 2 - 0.5], 0.012)),
    ),
  );
  addHood(b, f);
  addSafety(b, f, e, high);
  axles.forEach((z, i) => {
    for (const [name, s] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      addDiscWheel(
        b,
        `${i ? 'rear' : 'front'} ${name}`,
        { r: 0.48, w: 0.28, rim: 0.6, nuts: 10 },
        [s * (i ? W - 0.18 : 0.94), 0.48, z],
        s,
      );
      if (i)
        b.add(
          `${name} rear wheel arch`,
          'trim',
          solid.put(mudguard(0.6, 0.1, 2, 178, { deep: 0.005, thick: 0.03, taper: 0 }), [s * (W - 0.045), 0.5, z]),
        );
    }
    b.add(`axle ${i + 1}`, 'trim', solid.rod([-0.9, 0.48, z], [0.9, 0.48, z], 0.07), { hidden: i > 0 });
  });
  b.add('rear wheel well', 'trim', solid.box([2 * W - 0.7, 0.7, 1.1], [0, 0.85, axles[1]], 0.02), { hidden: true });
  return high;
}

function addHood(b: Bench, f: number): void {
  const rows = [
    f - 0.15,
    1.2,
    0.92,
    0.44,
    0.55,
    4.6,
    f + 0.7,
    1.18,
    0.8,
    0.4,
    0.5,
    4.6,
    f + 1.42,
    1.14,
    0.68,
    0.34,
    0.46,
    4.6,
  ];
  b.add('hood', 'body', streamlined(rows, { around: 36, nose: 0.06 }).shape, { detail: 1.3 });
  coach.grille(b, 'trim', [0, 1.12, f + 1.48], 0.95, 0.56, 6);
  fitting.pair(
    b,
    'fender',
    'body',
    solid.put(mudguard(0.62, 0.46, 4, 172, { deep: 0.16, thick: 0.03, taper: 0.2 }), [0.94, 0.48, f + 0.75]),
    { detail: 1.2 },
  );
  coach.lamps(b, 'headlamp', 'lights', [0.84, 0.98, f + 1.36], 0.13, 1);
  fitting.pair(b, 'headlamp housing', 'body', solid.cyl(0.16, 0.4, [0.84, 0.98, f + 1.14], 'z', { bevel: 0.03 }));
  fitting.pair(b, 'indicator', b.tint('sign', { color: '#e8801c' }), {
    op: 'ball',
    r: [0.06, 0.06, 0.09],
    at: [0.94, 1.12, f + 0.98],
  });
  b.add(
    'front bumper',
    'trim',
    solid.slab(
      outline.rounded(
        pairs([
          -W,
          -(f + 1.2),
          -W + 0.02,
          -(f + 1.52),
          -0.6,
          -(f + 1.66),
          0.6,
          -(f + 1.66),
          W - 0.02,
          -(f + 1.52),
          W,
          -(f + 1.2),
        ]),
        [0.02, 0.12, 0.2, 0.2, 0.12, 0.02],
      ),
      0.28,
      [0, 0.62, 0],
      'y',
      { bevel: 0.03 },
    ),
  );
  fitting.pair(
    b,
    'fender mirror',
    'trim',
    solid.many([
      solid.tube(
        [
          [0.9, 1.1, f + 1.2],
          [1.12, 1.5, f + 1.25],
          [1.12, 1.62, f + 1.2],
        ],
        0.016,
      ),
      { op: 'ball', r: [0.1, 0.13, 0.05], at: [1.12, 1.7, f + 1.18] },
    ]),
  );
  coach.mirrors(b, [W - 0.05, 2.2, f - 0.08], [W + 0.2, 2.1, f + 0.18], [0.18, 0.42]);
  coach.wipers(b, f - 0.05, 1.76, 1.0, 0.7);
  b.add('hood seams', 'trim', solid.both(solid.box([0.02, 0.012, 1.2], [0.45, 1.595, f + 0.55], 0.003, [2.6, 0, 0])));
  b.add('number plate', b.tint('trim', { color: '#e9e7dc' }), solid.box([0.4, 0.14, 0.02], [0, 0.62, f + 1.67], 0.004));
}

function addSafety(b: Bench, f: number, e: number, high: number): void {
  const text = (value: string, h: number) => ({ op: 'text' as const, value, height: h, depth: 0.02 });
  b.add('front sign board', 'body', solid.box([2.1, 0.3, 0.08], [0, high - 0.16, f - 0.14], 0.03));
  b.add('front sign', 'trim', { ...text('SCHOOL BUS', 0.15), at: [0, high - 0.235, f - 0.092] });
  b.add('rear sign', 'trim', solid.put(text('SCHOOL BUS', 0.17), [0, 2.56, e - 0.006], [0, 180, 0]));
  const red = b.tint('tail lamps', { color: '#d01818', emissive: '#e01010', emissiveStrength: 0.8 });
  const lamp = (x: number, z: number) => solid.cyl(0.1, 0.06, [x, high - 0.12, z], 'z', { bevel: 0.015 });
  fitting.pair(b, 'front warning lamps', red, lamp(1.0, f - 0.1));
  fitting.pair(b, 'front amber lamps', 'sign', lamp(0.78, f - 0.1));
  fitting.pair(b, 'rear warning lamps', red, lamp(0.95, e - 0.0));
  fitting.pair(b, 'rear amber lamps', 'sign', lamp(0.72, e - 0.0));
  b.add('stop arm', red, solid.slab(outline.ngon(0.26, 8, 22.5), 0.02, [W + 0.3, 1.3, f - 1.2], 'z', { bevel: 0.004 }));
  b.add('stop arm text', b.tint('roof', { color: '#f6f6f4' }), {
    ...text('STOP', 0.1),
    at: [W + 0.3, 1.25, f - 1.187],
  });
  b.add('stop arm hinge', 'trim', solid.box([0.14, 0.16, 0.06], [W + 0.04, 1.3, f - 1.2], 0.01));
  b.add(
    'emergency door',
    'trim',
    solid.put(
      coach.seam(pairs([-0.42, 0.8, 0.42, 0.8, 0.42, 2.48, -0.42, 2.48]), 0, 0.02, 0.06),
      [0, 0, e - 0.004],
      [0, 90, 0],
    ),
  );
  b.add('emergency handle', 'chrome', solid.box([0.16, 0.04, 0.05], [0.28, 1.4, e - 0.02], 0.01));
  b.add('rear bumper', 'trim', solid.box([2 * W + 0.02, 0.28, 0.14], [0, 0.66, e - 0.02], 0.04));
  fitting.pair(b, 'tail lamp', 'tail lamps', solid.cyl(0.1, 0.05, [0.92, 1.32, e - 0.01], 'z', { bevel: 0.015 }));
  b.add(
    'roof hatches',
    'roof',
    solid.many([1.2, -2.6].map((z) => solid.box([0.6, 0.06, 0.6], [0, high + 0.01, z], 0.02))),
  );
  b.add(
    'strobe lamp',
    'lights',
    solid.turned(pairs([0, 0, 0.07, 0, 0.06, 0.12, 0, 0.15]), [0, high - 0.01, e + 0.7], { bevel: 0.02 }),
  );
  b.add(
    'roof ribs',
    'roof',
    solid.many(steps(e + 0.5, f - 0.8, 8).map((z) => solid.box([1.7, 0.025, 0.05], [0, high + 0.004, z], 0.008))),
  );
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} name`,
      'trim',
      solid.put(text('SCHOOL DISTRICT', 0.16), [s * (W + 0.002), 1.21, -1], [0, s * 90, 0]),
    );
}
