import type { Rng, Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import type { Chassis } from './chassis.ts';

/** A van body with corner posts, ribs, roof edge, two doors with lock bars behind. */
export function addBox(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back - 0.02, c.load - 0.04];
  const [y0, y1, w] = [c.y + 0.02, 3.22 + rng.range(-0.1, 0.15), c.w + 0.02];
  const zm = (z0 + z1) / 2;
  const l = z1 - z0;
  b.add('box', 'bed', solid.box([2 * w, y1 - y0, l], [0, (y0 + y1) / 2, zm], 0.04), { detail: 1.2 });
  const trim = b.tint('ladder', {});
  b.add(
    'box edges',
    trim,
    solid.many(
      [
        [w, y0],
        [-w, y0],
        [w, y1],
        [-w, y1],
      ].map(([x, y]) => solid.box([0.09, 0.09, l + 0.03], [x * 0.985, y - Math.sign(y - 2) * 0.02, zm], 0.02)),
    ),
  );
  b.add(
    'corner posts',
    trim,
    solid.many(
      [
        [w, z0],
        [-w, z0],
        [w, z1],
        [-w, z1],
      ].map(([x, z]) => solid.box([0.1, y1 - y0, 0.1], [x * 0.985, (y0 + y1) / 2, z + (z < zm ? 0.03 : -0.03)], 0.025)),
    ),
  );
  fitting.pair(
    b,
    'side ribs',
    b.tint('bed', { rough: 0.5 }),
    solid.many(
      steps(z0 + 0.7, z1 - 0.7, 6).map((z) =>
        solid.box([0.03, y1 - y0 - 0.2, 0.06], [w + 0.006, (y0 + y1) / 2, z], 0.008),
      ),
    ),
  );
  const stripe: Vec2[] = pairs([z0 + 0.2, y0 + 0.35, z1 - 0.2, y0 + 0.35, z1 - 0.2, y0 + 0.75, z0 + 1.5, y0 + 0.75]);
  fitting.pair(b, 'side stripe', 'cab', solid.slab(stripe, 0.016, [w + 0.002, 0, 0], 'x', { bevel: 0.003 }));
  rearDoors(b, z0, y0, y1, w);
  b.add(
    'roof marker lamps',
    'beacon',
    solid.many([-0.9, 0.9].map((x) => solid.box([0.14, 0.06, 0.05], [x, y1 - 0.08, z1 + 0.005], 0.015))),
  );
  b.add(
    'refrigerator',
    b.tint('bed', { color: '#d3d6d8' }),
    solid.box([1.5, 0.62, 0.34], [0, y1 - 0.5, z1 + 0.14], 0.06),
  );
  return y1;
}

function rearDoors(b: Bench, z: number, y0: number, y1: number, w: number): void {
  fitting.pair(
    b,
    'rear door',
    'bed',
    solid.box([w - 0.12, y1 - y0 - 0.16, 0.04], [w / 2 - 0.02, (y0 + y1) / 2, z - 0.012], 0.012),
  );
  fitting.pair(
    b,
    'lock bars',
    'chrome',
    solid.many([0.25, 0.75].map((k) => solid.rod([w * k, y0 + 0.06, z - 0.055], [w * k, y1 - 0.06, z - 0.055], 0.018))),
  );
  fitting.pair(b, 'lock handle', 'chrome', solid.box([0.3, 0.04, 0.03], [w * 0.4, y0 + 0.85, z - 0.06], 0.01));
  fitting.pair(
    b,
    'door hinges',
    'frame',
    solid.many(steps(y0 + 0.3, y1 - 0.3, 4).map((y) => solid.box([0.14, 0.06, 0.03], [w - 0.09, y, z - 0.04], 0.008))),
  );
}

/** A tipping body: sloped front, ribbed sides, spill guard over the cab, tailgate on hinges, hydraulic ram, load of gravel. */
export function addDump(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back - 0.1, c.load - 0.05];
  const [y0, y1, w] = [c.y + 0.12, 2.45 + rng.range(-0.05, 0.15), c.w + 0.03];
  const out = outline.rounded(pairs([z0, y0 + 0.1, z1 - 0.2, y0, z1, y0 + 0.3, z1, y1, z0 - 0.2, y1]), 0.06);
  const hollow = pairs([
    z0 - 0.6,
    y0 + 0.2,
    z1 - 0.3,
    y0 + 0.1,
    z1 - 0.08,
    y0 + 0.36,
    z1 - 0.08,
    y1 + 1,
    z0 - 0.6,
    y1 + 1,
  ]);
  const body = solid.cut(
    solid.slab(out, 2 * w, [0, 0, 0], 'x', { bevel: 0.03 }),
    solid.slab(hollow, 2 * w - 0.16, [0, 0, 0], 'x', { bevel: 0 }),
  );
  b.add('tipper body', 'bed', body, { detail: 1.3 });
  const n = 6;
  fitting.pair(
    b,
    'side ribs',
    'bed',
    solid.many(
      steps(z0 + 0.25, z1 - 0.35, n).map((z) =>
        solid.box([0.09, y1 - y0 - 0.24, 0.1], [w + 0.03, (y0 + y1) / 2 + 0.02, z], 0.02),
      ),
    ),
  );
  fitting.pair(b, 'top rail', 'bed', solid.box([0.14, 0.12, z1 - z0 + 0.2], [w - 0.01, y1, (z0 + z1) / 2 - 0.1], 0.03));
  fitting.pair(
    b,
    'bottom rail',
    'bed',
    solid.box([0.12, 0.1, z1 - z0 - 0.5], [w - 0.02, y0 + 0.12, (z0 + z1) / 2], 0.03),
  );
  b.add(
    'cab guard',
    'bed',
    solid.slab(
      outline.rounded(
        pairs([z1 - 0.1, y1 - 0.04, z1 + 1.25, y1 + 0.62, z1 + 1.25, y1 + 0.7, z1 - 0.1, y1 + 0.05]),
        0.02,
      ),
      2 * w - 0.1,
      [0, 0, 0],
      'x',
      { bevel: 0.01 },
    ),
  );
  b.add(
    'cab guard ribs',
    'bed',
    solid.many(
      [-0.7, 0, 0.7].map((x) =>
        solid.bar(
          [
            [x, y1, z1 - 0.02],
            [x, y1 + 0.6, z1 + 1.2],
          ],
          { kind: 'rect', w: 0.08, h: 0.08, r: 0.02 },
          { up: [0, 0, 1] },
        ),
      ),
    ),
  );
  b.add(
    'tailgate',
    'bed',
    solid.put(
      solid.box([2 * w - 0.18, y1 - y0 - 0.16, 0.09], [0, 0, 0], 0.02),
      [0, (y0 + y1) / 2 + 0.1, z0 - 0.08],
      [-7, 0, 0],
    ),
  );
  b.add(
    'tailgate ribs',
    'bed',
    solid.many(
      steps(-w + 0.5, w - 0.5, 4).map((x) =>
        solid.put(
          solid.box([0.1, y1 - y0 - 0.2, 0.08], [0, 0, 0], 0.02),
          [x, (y0 + y1) / 2 + 0.1, z0 - 0.14],
          [-7, 0, 0],
        ),
      ),
    ),
  );
  fitting.pair(b, 'tailgate hinge', 'frame', solid.cyl(0.07, 0.16, [w - 0.06, y1 + 0.08, z0 - 0.18], 'x'));
  fitting.pair(b, 'tipping pivot', 'frame', solid.cyl(0.09, 0.2, [0.42, c.y + 0.04, c.back + 0.3], 'x'));
  b.add('hydraulic ram', 'chrome', solid.rod([0, 0.9, z1 + 0.06], [0, y1 - 0.1, z1 + 0.06], 0.08));
  b.add('ram cylinder', 'frame', solid.rod([0, 0.8, z1 + 0.06], [0, 1.7, z1 + 0.06], 0.12));
  fitting.pair(b, 'body rail', 'frame', solid.box([0.1, 0.16, z1 - z0 - 0.4], [0.42, y0 - 0.02, (z0 + z1) / 2], 0.02));
  const heap = Array.from({ length: 7 }, (_, i) => {
    const u = i / 6;
    return Array.from({ length: 7 }, (_, j): Vec3 => {
      const v = j / 6;
      const h = Math.sin(Math.PI * u) * Math.sin(Math.PI * v);
      return [
        (v - 0.5) * (2 * w - 0.2),
        y1 - 0.28 + 0.55 * h ** 0.7 + rng.range(-0.05, 0.05) * h,
        z0 + 0.1 + (z1 - z0 - 0.24) * u,
      ];
    });
  });
  b.add(
    'gravel',
    { base: 'dirt', color: '#7d6a52', relief: 2 },
    { op: 'sheet', grid: heap, thickness: 0.08, spline: 'catmull' },
  );
  return y1 + 0.3;
}

/** A flat bed with a headboard, stakes, drop sides and lashing hooks. */
export function addFlatbed(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back - 0.02, c.load - 0.02];
  const y = c.y + 0.14;
  const zm = (z0 + z1) / 2;
  b.add('bed', 'bed', solid.box([2 * c.w, 0.08, z1 - z0], [0, y, zm], 0.02), { grain: [0, 0, 1] });
  b.add(
    'bed planks',
    'bed',
    solid.many(
      steps(-c.w + 0.2, c.w - 0.2, 6).map((x) => solid.box([0.34, 0.03, z1 - z0 - 0.1], [x, y + 0.045, zm], 0.008)),
    ),
    { grain: [0, 0, 1] },
  );
  b.add(
    'bed frame',
    'frame',
    solid.many([-c.w, c.w].map((x) => solid.box([0.06, 0.16, z1 - z0 + 0.02], [x, y - 0.02, zm], 0.015))),
  );
  b.add(
    'headboard',
    'frame',
    solid.many([
      solid.box([2 * c.w, 0.08, 0.08], [0, y + 1.15, z1 - 0.05], 0.02),
      ...steps(-c.w + 0.05, c.w - 0.05, 7).map((x) => solid.box([0.06, 1.15, 0.06], [x, y + 0.6, z1 - 0.05], 0.015)),
    ]),
  );
  const h = 0.4 + rng.range(0, 0.12);
  fitting.pair(b, 'drop side', 'bed', solid.box([0.04, h, z1 - z0 - 0.2], [c.w - 0.01, y + 0.08 + h / 2, zm], 0.012));
  b.add('tail board', 'bed', solid.box([2 * c.w, h, 0.04], [0, y + 0.08 + h / 2, z0 + 0.03], 0.012), {
    grain: [1, 0, 0],
  });
  fitting.pair(
    b,
    'stakes',
    'frame',
    solid.many(
      steps(z0 + 0.1, z1 - 0.15, 5).map((z) =>
        solid.box([0.05, h + 0.16, 0.08], [c.w + 0.03, y + 0.06 + h / 2, z], 0.012),
      ),
    ),
  );
  fitting.pair(
    b,
    'hinges',
    'chrome',
    solid.many(steps(z0 + 0.5, z1 - 0.6, 4).map((z) => solid.cyl(0.03, 0.1, [c.w + 0.03, y + 0.07, z], 'z'))),
  );
  fitting.pair(
    b,
    'lashing hooks',
    'frame',
    solid.many(
      steps(z0 + 0.4, z1 - 0.4, 5).map((z) =>
        solid.hoop(0.04, { kind: 'circle', r: 0.012 }, [c.w + 0.04, y - 0.08, z], 'x', 12),
      ),
    ),
  );
  return y + 0.08;
}
