import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import { addBogie, addBuffers } from './bogie.ts';
import { addWheelSet, GAUGE, type Line } from './track.ts';

const Y = 2.35;
const R = 0.86;

/** A steam engine with three driven axles, rods, boiler with domes and bands, cab, and a tender full of coal. */
export function buildSteam(b: Bench, rng: Rng): Line {
  const drive = 0.78 + rng.range(-0.03, 0.05);
  addBoiler(b, rng);
  addCab(b);
  addRunning(b, drive);
  addFittings(b);
  addTender(b);
  return { from: -7.2, to: 5.2, top: 3.9 };
}

function addBoiler(b: Bench, rng: Rng): void {
  b.add(
    'boiler',
    'boiler',
    solid.turned(pairs([0, -1.9, R, -1.9, R, 2.1, R - 0.02, 2.6, 0, 2.6]), [0, Y, 0], {
      axis: 'z',
      bevel: 0.02,
      segments: 40,
    }),
    { detail: 1.3 },
  );
  b.add(
    'smokebox',
    b.tint('boiler', { rough: 0.6, clearcoat: 0 }),
    solid.turned(pairs([0, 2.5, R + 0.05, 2.5, R + 0.05, 3.85, R - 0.05, 3.92, 0, 3.92]), [0, Y, 0], {
      axis: 'z',
      bevel: 0.02,
      segments: 40,
    }),
  );
  b.add(
    'smokebox rivets',
    'boiler',
    fitting.bolts(
      0.028,
      outline.ngon(R - 0.08, 14, 9).map(([x, y]): Vec3 => [x, Y + y, 3.925]),
      'z',
    ),
    { detail: 0.4 },
  );
  b.add(
    'smokebox door',
    'boiler',
    solid.turned(pairs([0, 3.9, R * 0.76, 3.9, R * 0.74, 3.96, R * 0.5, 4.05, 0, 4.1]), [0, Y, 0], {
      axis: 'z',
      bevel: 0.015,
    }),
  );
  b.add(
    'smokebox hinge',
    'chrome',
    solid.many(
      [0.22, -0.22].map((y) =>
        solid.bar(
          [
            [-R * 0.7, Y + y, 4.0],
            [0.2, Y + y, 4.11],
          ],
          { kind: 'rect', w: 0.03, h: 0.06 },
          { up: [0, 1, 0] },
        ),
      ),
    ),
  );
  b.add(
    'smokebox handles',
    'brass',
    solid.many([
      solid.rod([0, Y, 4.08], [0, Y, 4.18], 0.05),
      solid.rod([-0.12, Y - 0.12, 4.17], [0.12, Y + 0.12, 4.17], 0.018),
      solid.rod([-0.12, Y + 0.12, 4.17], [0.12, Y - 0.12, 4.17], 0.018),
    ]),
  );
  b.add(
    'boiler bands',
    'brass',
    solid.many(
      steps(-1.4, 2.3, 5).map((z) =>
        solid.hoop(R + 0.004, { kind: 'rect', w: 0.08, h: 0.02, r: 0.004 }, [0, Y, z], 'z', 40),
      ),
    ),
  );
  const flared = rng.next() < 0.5;
  const stack = flared
    ? pairs([0, 0, 0.34, 0, 0.26, 0.12, 0.24, 0.5, 0.52, 1.05, 0.52, 1.14, 0.42, 1.3, 0.36, 1.3, 0.36, 1.2, 0, 1.2])
    : pairs([0, 0, 0.4, 0, 0.3, 0.12, 0.26, 0.3, 0.3, 0.95, 0.38, 1.0, 0.38, 1.1, 0.28, 1.12, 0.26, 0.9, 0, 0.9]);
  b.add('chimney', 'boiler', solid.turned(stack, [0, Y + R - 0.06, 3.25], { bevel: 0.015 }), { detail: 1.3 });
  b.add(
    'chimney cap',
    'brass',
    solid.hoop(
      flared ? 0.5 : 0.37,
      { kind: 'ellipse', rx: 0.05, ry: 0.03 },
      [0, Y + R - 0.06 + (flared ? 1.1 : 1.05), 3.25],
      'y',
      32,
    ),
  );
  addBoilerFittings(b);
}

/** What is fitted to it. */
function addBoilerFittings(b: Bench): void {
  const dome = pairs([0, 0, 0.5, 0, 0.4, 0.1, 0.38, 0.32, 0.32, 0.48, 0.18, 0.57, 0, 0.6]);
  b.add('steam dome', 'brass', solid.turned(dome, [0, Y + R - 0.06, 1.1], { bevel: 0.02 }));
  b.add(
    'sand dome',
    'boiler',
    solid.turned(pairs([0, 0, 0.44, 0, 0.36, 0.1, 0.34, 0.26, 0.2, 0.42, 0, 0.45]), [0, Y + R - 0.06, 2.1], {
      bevel: 0.02,
    }),
  );
  b.add(
    'bell',
    'brass',
    solid.turned(
      pairs([0, 0.3, 0.05, 0.28, 0.09, 0.18, 0.16, 0.02, 0.17, 0, 0.13, 0, 0, 0.05]),
      [0, Y + R + 0.12, -0.1],
      { bevel: 0.01 },
    ),
  );
  b.add(
    'bell yoke',
    'trim',
    solid.tube(
      [
        [0.22, Y + R - 0.06, -0.1],
        [0.22, Y + R + 0.3, -0.1],
        [0, Y + R + 0.46, -0.1],
        [-0.22, Y + R + 0.3, -0.1],
        [-0.22, Y + R - 0.06, -0.1],
      ],
      0.03,
    ),
  );
  b.add(
    'whistles',
    'brass',
    solid.many(
      [0.12, -0.12].map((x) =>
        solid.turned(pairs([0, 0, 0.03, 0, 0.03, 0.1, 0.06, 0.12, 0.06, 0.36, 0, 0.4]), [x, Y + R - 0.04, -1.2]),
      ),
    ),
  );
  fitting.pair(
    b,
    'hand rail',
    'brass',
    solid.tube(
      [
        [0.72, Y + 0.62, -1.8],
        [0.72, Y + 0.62, 3.7],
      ],
      0.024,
      { spline: 'linear' },
    ),
  );
  fitting.pair(
    b,
    'hand rail posts',
    'brass',
    solid.many(steps(-1.4, 3.5, 6).map((z) => solid.rod([0.62, Y + 0.54, z], [0.73, Y + 0.63, z], 0.018))),
  );
  fitting.pair(
    b,
    'sand pipe',
    'brass',
    solid.tube(
      [
        [0.34, Y + R - 0.05, 2.1],
        [0.78, Y + 0.4, 2.1],
        [0.94, Y - 0.3, 2.05],
        [0.9, 1.6, 2],
      ],
      0.028,
    ),
  );
}

function addCab(b: Bench): void {
  const side = outline.rounded(pairs([-3.6, 1.45, -1.9, 1.45, -1.9, 3.4, -3.6, 3.4]), 0.04);
  const w1 = coach.opening(pairs([-2.55, 2.45, -2.05, 2.45, -2.05, 3.1, -2.55, 3.1]), 'x', 1.25, 0.2, 0.08);
  const hole = solid.box([4, 1.2, 0.55], [0, 2.7, -3.1], 0.05);
  const inside = solid.box([2.3, 2.4, 1.9], [0, 2.55, -2.95], 0.02);
  const front = [-1, 1].map((s) => solid.cyl(0.2, 1, [s * 0.92, 3.02, -1.9], 'z', { bevel: 0 }));
  b.add(
    'cab',
    'body',
    solid.cut(
      solid.slab(side, 2.5, [0, 0, 0], 'x', { bevel: 0.02 }),
      inside,
      hole,
      w1.tool,
      solid.both(solid.box([0.3, 0.6, 0.44], [1.25, 2.78, -2.3], 0)),
      ...front,
    ),
    { detail: 1.3 },
  );
  fitting.pair(
    b,
    'cab window frame',
    'brass',
    solid.put(fitting.surround(0.44, 0.62, 0.05, 0.05, 0.04), [1.25, 2.78, -2.3], [0, 90, 0]),
  );
  fitting.pair(b, 'cab front glass', 'windows', solid.cyl(0.2, 0.03, [0.92, 3.02, -1.93], 'z'));
  fitting.pair(
    b,
    'cab front window ring',
    'brass',
    solid.hoop(0.2, { kind: 'circle', r: 0.03 }, [0.92, 3.02, -1.89], 'z', 24),
  );
  const roof = outline.arc(0, 2.35, 1.75, 35, 145, 14);
  const under = outline.arc(0, 2.35, 1.66, 35, 145, 14).reverse();
  b.add('cab roof', 'boiler', solid.slab([...roof, ...under], 2.3, [0, -0.37, -2.85], 'z', { bevel: 0.02 }));
  b.add('cab roof vent', 'boiler', solid.box([0.7, 0.12, 0.8], [0, 3.77, -2.8], 0.03));
  b.add('cab floor', 'trim', solid.box([2.5, 0.1, 2], [0, 1.44, -2.9], 0.02));
  b.add('boiler backhead', 'boiler', solid.cyl(R, 0.12, [0, Y, -1.98], 'z'), { hidden: true });
  b.add('fire door', 'brass', solid.box([0.5, 0.4, 0.08], [0, 2.0, -2.08], 0.05), { hidden: true });
  fitting.pair(b, 'cab grab rail', 'brass', solid.rod([1.27, 1.6, -3.5], [1.27, 3.1, -3.5], 0.025));
  fitting.pair(
    b,
    'cab steps',
    'trim',
    solid.many([0.55, 0.95].map((y) => solid.box([0.3, 0.04, 0.4], [1.12, y, -3.1], 0.01))),
  );
  fitting.pair(
    b,
    'cab step hangers',
    'trim',
    solid.many([-2.92, -3.28].map((z) => solid.box([0.03, 1.0, 0.04], [1.25, 1.0, z], 0.008))),
  );
  fitting.pair(
    b,
    'cab lining',
    'stripe',
    solid.slab(outline.roundRect(1.4, 0.6, 0.06, -2.75, 1.92), 0.012, [1.252, 0, 0], 'x', {
      bevel: 0.002,
      holes: [outline.roundRect(1.32, 0.52, 0.04, -2.75, 1.92).reverse()],
    }),
  );
  const plate = { op: 'text' as const, value: '1887', height: 0.24, depth: 0.03 };
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} number`, 'brass', solid.put(plate, [s * 1.256, 1.8, -2.75], [0, s * 90, 0]));
}

function addRunning(b: Bench, r: number): void {
  const axles = [1.55, -0.25, -2.05];
  axles.forEach((z, i) => {
    addWheelSet(b, `driving ${i + 1}`, z, r, true);
  });
  addWheelSet(b, 'leading', 3.45, 0.42);
  fitting.pair(
    b,
    'frame',
    'trim',
    solid.slab(
      outline.rounded(pairs([-3.5, 0.9, 4.1, 0.9, 4.1, 1.3, 2.6, 1.44, -3.5, 1.44]), 0.05),
      0.06,
      [GAUGE - 0.16, 0, 0],
      'x',
    ),
  );
  const x = GAUGE + 0.16;
  const pin = r * 0.42;
  fitting.pair(
    b,
    'coupling rod',
    'chrome',
    solid.bar(
      [
        [x, r - pin, axles[2]],
        [x, r - pin, axles[0]],
      ],
      { kind: 'rect', w: 0.05, h: 0.13, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  fitting.pair(
    b,
    'crank pins',
    'brass',
    solid.many(axles.map((z) => solid.cyl(0.1, 0.16, [x - 0.02, r - pin, z], 'x', { bevel: 0.01 }))),
  );
  fitting.pair(
    b,
    'connecting rod',
    'chrome',
    solid.bar(
      [
        [x + 0.09, r - pin, axles[1]],
        [x + 0.09, 0.92, 2.35],
      ],
      { kind: 'rect', w: 0.05, h: 0.13, r: 0.02 },
      { up: [0, 1, 0] },
    ),
  );
  fitting.pair(b, 'cylinder', 'body', solid.cyl(0.34, 1.1, [GAUGE + 0.28, 0.92, 3.4], 'z', { bevel: 0.03 }));
  fitting.pair(
    b,
    'cylinder covers',
    'brass',
    solid.many([2.84, 3.96].map((z) => solid.cyl(0.29, 0.06, [GAUGE + 0.28, 0.92, z], 'z', { bevel: 0.012 }))),
  );
  fitting.pair(b, 'valve chest', 'body', solid.box([0.42, 0.4, 0.9], [GAUGE + 0.2, 1.38, 3.4], 0.05));
  fitting.pair(b, 'piston rod', 'chrome', solid.rod([x + 0.09, 0.92, 2.2], [x + 0.09, 0.92, 2.9], 0.05));
  fitting.pair(
    b,
    'slide bars',
    'chrome',
    solid.many([0.12, -0.12].map((d) => solid.box([0.06, 0.05, 0.9], [x + 0.09, 0.92 + d, 2.45], 0.01))),
  );
  fitting.pair(
    b,
    'valve gear',
    'chrome',
    solid.many([
      solid.rod([x + 0.12, r - pin, axles[1]], [x + 0.16, 1.35, 0.5], 0.03),
      solid.rod([x + 0.16, 1.35, 0.5], [x + 0.08, 1.38, 2.9], 0.03),
      solid.rod([x + 0.16, 1.66, 0.75], [x + 0.16, 1.2, 0.45], 0.035),
    ]),
  );
  fitting.pair(b, 'running board', 'trim', solid.box([0.5, 0.06, 5.9], [1.02, 1.66, 1.0], 0.015));
  fitting.pair(b, 'running board edge', 'stripe', solid.box([0.03, 0.12, 5.9], [1.27, 1.65, 1.0], 0.008));
  fitting.pair(
    b,
    'splasher',
    'body',
    solid.slab([...outline.arc(axles[0], r, r + 0.12, 20, 160, 12)], 0.3, [GAUGE + 0.05, 0, 0], 'x', { bevel: 0.02 }),
    { hidden: true },
  );
  fitting.pair(
    b,
    'running board brackets',
    'trim',
    solid.many([-1.1, 0.7, 2.5].map((z) => solid.box([0.3, 0.12, 0.06], [0.95, 1.58, z], 0.01))),
  );
}

function addFittings(b: Bench): void {
  addBuffers(b, 'front', 4.16, 1);
  const bars = steps(-1, 1, 9).map((u) =>
    solid.rod([u * 1.1, 0.82, 4.2], [u * 0.95, 0.16, 4.95 - Math.abs(u) * 0.42], 0.035),
  );
  const lip: Vec3[] = steps(-1, 1, 5).map((u): Vec3 => [u * 0.97, 0.15, 4.97 - Math.abs(u) * 0.42]);
  b.add(
    'cowcatcher',
    'stripe',
    solid.many([...bars, solid.tube(lip, 0.045), solid.box([2.3, 0.1, 0.12], [0, 0.84, 4.2], 0.02)]),
  );
  b.add(
    'headlamp housing',
    'brass',
    solid.many([
      solid.box([0.42, 0.42, 0.4], [0, Y + R + 0.24, 3.95], 0.05),
      solid.box([0.2, 0.14, 0.2], [0, Y + R + 0.5, 3.95], 0.03),
    ]),
  );
  b.add(
    'headlamp',
    'lights',
    solid.turned(pairs([0, 0, 0.17, 0, 0.13, 0.04, 0, 0.06]), [0, Y + R + 0.24, 4.145], { axis: 'z' }),
  );
  b.add('headlamp rim', 'brass', solid.hoop(0.175, { kind: 'circle', r: 0.026 }, [0, Y + R + 0.24, 4.155], 'z', 24));
  b.add('headlamp bracket', 'trim', solid.box([0.4, 0.3, 0.3], [0, Y + R - 0.08, 3.9], 0.02));
  fitting.pair(
    b,
    'marker lamps',
    'lights',
    solid.many([solid.cyl(0.1, 0.2, [0.95, 1.42, 4.16], 'y', { bevel: 0.02 })]),
  );
  b.add(
    'smokebox saddle',
    'boiler',
    solid.slab(pairs([-0.7, 1.3, 0.7, 1.3, 0.55, 1.75, -0.55, 1.75]), 1.1, [0, 0, 3.3], 'z', { bevel: 0.02 }),
  );
  b.add('front deck', 'trim', solid.box([2.3, 0.06, 0.9], [0, 1.3, 3.75], 0.015));
  b.add('fire box', 'boiler', solid.box([1.3, 1.1, 1.9], [0, 1.6, -1.0], 0.1));
}

function addTender(b: Bench): void {
  const [z0, z1] = [-7.0, -3.95];
  const out = pairs([
    -1.22, 1.28, 1.22, 1.28, 1.22, 2.5, 1.3, 2.68, 1.24, 2.68, -1.24, 2.68, -1.3, 2.68, -1.22, 2.5,
  ]).filter((_, i) => i !== 4 && i !== 5);
  b.add(
    'tender',
    'body',
    solid.cut(
      solid.slab(out, z1 - z0, [0, 0, (z0 + z1) / 2], 'z', { bevel: 0.03 }),
      solid.box([2.1, 1, 2.3], [0, 2.85, z1 - 1.25], 0.03),
    ),
    { detail: 1.2 },
  );
  const heap: Vec3[][] = steps(0, 1, 6).map((u) =>
    steps(0, 1, 7).map(
      (v): Vec3 => [
        (v - 0.5) * 2.06,
        2.4 + 0.62 * (Math.sin(Math.PI * u) * Math.sin(Math.PI * v)) ** 0.6 + 0.09 * Math.sin(17 * u + 23 * v),
        z1 - 0.14 - 2.2 * u,
      ],
    ),
  );
  b.add('coal', 'coal', { op: 'sheet', grid: heap, thickness: 0.1, spline: 'linear' });
  b.add(
    'coal lumps',
    'coal',
    solid.many(
      steps(0, 1, 9).map((t, i) => ({
        op: 'hull' as const,
        bevel: 0.01,
        points: outline.ngon(0.16, 5, i * 40).flatMap(([x, y], k): Vec3[] => [
          [x, 0.1 * ((k + i) % 2), y],
          [x * 0.6, 0.16, y * 0.7],
        ]),
        at: [0.75 * Math.sin(i * 2.4), 2.58 + 0.26 * Math.sin(Math.PI * t), z1 - 0.5 - 1.5 * t] as Vec3,
      })),
    ),
  );
  fitting.pair(
    b,
    'tender lining',
    'stripe',
    solid.slab(outline.roundRect(2.6, 0.8, 0.08, (z0 + z1) / 2, 1.92), 0.012, [1.223, 0, 0], 'x', {
      bevel: 0.002,
      holes: [outline.roundRect(2.5, 0.7, 0.06, (z0 + z1) / 2, 1.92).reverse()],
    }),
  );
  for (const [name, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${name} tender letters`,
      'brass',
      solid.put(
        { op: 'text', value: 'EXPRESS', height: 0.3, depth: 0.03 },
        [s * 1.226, 1.78, (z0 + z1) / 2],
        [0, s * 90, 0],
      ),
    );
  b.add('tender frame', 'trim', solid.box([2.2, 0.24, z1 - z0 + 0.1], [0, 1.17, (z0 + z1) / 2], 0.03));
  b.add('water filler', 'brass', solid.cyl(0.25, 0.16, [0, 2.73, z0 + 0.4], 'y', { bevel: 0.02 }));
  addBogie(b, 'tender bogie', (z0 + z1) / 2 - 0.02, 0.46);
  addBuffers(b, 'rear', z0 - 0.04, -1);
  b.add('tender ladder', 'trim', fitting.ladder([0.7, 1.3, z0 - 0.04], [0.7, 2.8, z0 - 0.04], 0.4, 5, 0.022));
  b.add('draw bar', 'trim', solid.box([0.3, 0.14, 0.6], [0, 1.2, -3.75], 0.02));
  b.add('fall plate', 'trim', solid.box([1.6, 0.04, 0.5], [0, 1.5, -3.82], 0.01));
}
