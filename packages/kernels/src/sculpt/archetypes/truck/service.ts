import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, coach, fitting, pairs, steps } from '../../kits/vehicle/index.ts';
import type { Chassis } from './chassis.ts';

/** A wrecker: low deck with tool boxes, a boom on a turntable, winch, cable and hook, wheel lift, light bar. */
export function addTow(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back, c.load];
  const y = c.y + 0.1;
  b.add('deck', 'bed', solid.box([2 * c.w, 0.14, z1 - z0], [0, y, (z0 + z1) / 2], 0.03));
  fitting.pair(
    b,
    'tool box',
    'cab',
    solid.box([0.5, 0.62, z1 - z0 - 0.5], [c.w - 0.26, y + 0.36, (z0 + z1) / 2 + 0.15], 0.05),
  );
  fitting.pair(
    b,
    'tool box doors',
    'cab',
    solid.many(
      steps(z0 + 1, z1 - 0.7, 4).map((z) =>
        solid.box([0.03, 0.44, (z1 - z0 - 0.9) / 4.3], [c.w + 0.002, y + 0.36, z], 0.012),
      ),
    ),
  );
  fitting.pair(
    b,
    'tool box latches',
    'chrome',
    solid.many(steps(z0 + 1, z1 - 0.7, 4).map((z) => solid.box([0.02, 0.05, 0.12], [c.w + 0.022, y + 0.48, z], 0.006))),
  );
  const a: Vec3 = [0, y + 0.7, z1 - 1.1];
  const end: Vec3 = [0, 2.75 + rng.range(-0.2, 0.2), z0 + 0.05];
  b.add(
    'turntable',
    'frame',
    solid.turned(pairs([0, 0, 0.5, 0, 0.46, 0.2, 0.3, 0.3, 0.28, 0.75, 0, 0.75]), [0, y + 0.05, z1 - 1.1], {
      bevel: 0.02,
    }),
  );
  b.add(
    'boom',
    'ladder',
    solid.bar([a, end], { kind: 'rect', w: 0.3, h: 0.36, r: 0.05 }, { up: [0, 1, 0], taper: [1.1, 0.75] }),
  );
  const mid = (t: number, d = 0): Vec3 => [0, a[1] + (end[1] - a[1]) * t + d, a[2] + (end[2] - a[2]) * t];
  b.add(
    'boom extension',
    'chrome',
    solid.bar([mid(0.9), mid(1.22)], { kind: 'rect', w: 0.18, h: 0.2, r: 0.03 }, { up: [0, 1, 0] }),
  );
  b.add(
    'boom rams',
    'chrome',
    solid.both(solid.rod([0.22, y + 0.3, z1 - 1.7], [0.2, mid(0.55)[1] - 0.05, mid(0.55)[2]], 0.05)),
  );
  b.add('winch drum', 'frame', solid.cyl(0.17, 0.5, [0, y + 0.95, z1 - 0.78], 'x', { bevel: 0.02 }));
  b.add(
    'winch cable',
    'trim',
    solid.many([
      solid.rod([0, y + 1.1, z1 - 0.85], mid(1.2, 0.14), 0.018),
      solid.rod(mid(1.2, 0.12), [0, 1.45, mid(1.2)[2] - 0.05], 0.018),
    ]),
  );
  b.add('pulley', 'chrome', solid.cyl(0.13, 0.08, mid(1.2, 0.03), 'x', { bevel: 0.015 }));
  const hz = mid(1.2)[2] - 0.05;
  b.add(
    'hook',
    'chrome',
    solid.tube(
      [
        [0, 1.5, hz],
        [0, 1.36, hz],
        [0, 1.24, hz + 0.05],
        [0, 1.16, hz],
        [0, 1.2, hz - 0.09],
        [0, 1.27, hz - 0.1],
      ],
      0.035,
      { taper: [1, 1.1, 1.2, 1.1, 0.8, 0.5] },
    ),
  );
  b.add('hook block', 'beacon', solid.box([0.12, 0.2, 0.12], [0, 1.52, hz], 0.03));
  b.add(
    'wheel lift',
    'frame',
    solid.bar(
      [
        [0, 0.62, z0 + 0.4],
        [0, 0.4, z0 - 0.4],
        [0, 0.36, z0 - 0.9],
      ],
      { kind: 'rect', w: 0.22, h: 0.16, r: 0.03 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'wheel lift arms',
    'frame',
    solid.many([
      solid.box([1.9, 0.14, 0.14], [0, 0.36, z0 - 0.95], 0.03),
      ...[-0.9, 0.9].map((x) => solid.box([0.14, 0.1, 0.55], [x, 0.34, z0 - 1.2], 0.03)),
    ]),
  );
  b.add(
    'pylon',
    'bed',
    solid.many([
      solid.box([0.14, 1.1, 0.14], [-0.9, y + 0.6, z1 - 0.16], 0.03),
      solid.box([0.14, 1.1, 0.14], [0.9, y + 0.6, z1 - 0.16], 0.03),
      solid.box([2.1, 0.14, 0.16], [0, y + 1.2, z1 - 0.16], 0.04),
    ]),
  );
  addDiscWheel(b, 'spare', { r: 0.3, w: 0.2 }, [c.w - 0.3, y + 0.95, z1 - 0.75], 1);
  return y + 0.7;
}

/** A refuse packer: ribbed hopper body, tailgate with a curved back, bin lift, ladder and grab rails, a bin. */
export function addGarbage(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back + 0.9, c.load - 0.05];
  const [y0, y1, w] = [c.y + 0.05, 3.2 + rng.range(-0.1, 0.15), c.w];
  b.add('packer body', 'bed', solid.box([2 * w, y1 - y0, z1 - z0], [0, (y0 + y1) / 2, (z0 + z1) / 2], 0.14), {
    detail: 1.2,
  });
  const rib = (z: number): Shape => solid.box([0.08, y1 - y0 - 0.3, 0.14], [w + 0.02, (y0 + y1) / 2, z], 0.03);
  fitting.pair(b, 'body ribs', 'bed', solid.many(steps(z0 + 0.4, z1 - 0.4, 5).map(rib)));
  b.add(
    'roof ribs',
    'bed',
    solid.many(steps(z0 + 0.4, z1 - 0.4, 5).map((z) => solid.box([2 * w - 0.3, 0.08, 0.14], [0, y1 + 0.01, z], 0.03))),
  );
  const e = c.back - 0.35;
  const tail = outline.rounded(
    pairs([
      z0 + 0.05,
      y0 + 0.1,
      z0 + 0.05,
      y1 + 0.12,
      z0 - 0.35,
      y1 + 0.12,
      e,
      y1 - 0.75,
      e,
      y0 + 0.55,
      e + 0.2,
      y0 - 0.25,
      z0 - 0.4,
      y0 - 0.25,
    ]),
    [0.05, 0.15, 0.35, 0.35, 0.1, 0.15, 0.2],
  );
  const mouth = solid.box([2 * w - 0.3, 1.05, 1.2], [0, y0 + 0.72, e - 0.1], 0.05);
  b.add(
    'tailgate',
    b.tint('bed', { rough: 0.36 }),
    solid.cut(solid.slab(tail, 2 * w + 0.04, [0, 0, 0], 'x', { bevel: 0.05 }), mouth),
    { detail: 1.2 },
  );
  b.add(
    'packer blade',
    'frame',
    solid.put(solid.box([2 * w - 0.32, 0.9, 0.1], [0, 0, 0], 0.02), [0, y0 + 0.8, e + 0.44], [-20, 0, 0]),
  );
  b.add('hopper sill', 'frame', solid.box([2 * w + 0.06, 0.12, 0.2], [0, y0 + 0.2, e + 0.03], 0.03));
  const hazard = b.tint('beacon', {
    base: 'paint',
    emissive: undefined,
    emissiveStrength: 0,
    color: '#f0c21c',
    layers: [
      {
        mask: { kind: 'stripes', dir: [0.7, 0.7, 0], period: 0.24, width: 0.5, soft: 0.01 },
        material: { color: '#1b1b1c' },
      },
    ],
  });
  b.add('hazard stripes', hazard, solid.both(solid.box([0.16, 1.1, 0.02], [w - 0.07, y0 + 0.8, e - 0.012], 0.004)));
  fitting.pair(
    b,
    'tailgate ram',
    'chrome',
    solid.rod([w + 0.05, y0 + 0.5, z0 + 0.2], [w + 0.05, y1 - 0.2, z0 - 0.3], 0.045),
  );
  fitting.pair(b, 'riding step', 'frame', solid.box([0.4, 0.05, 0.34], [w - 0.1, 0.52, e + 0.05], 0.012));
  fitting.pair(
    b,
    'grab rail',
    'chrome',
    solid.tube(
      [
        [w - 0.02, y0 + 0.5, e + 0.02],
        [w + 0.08, y0 + 0.55, e - 0.05],
        [w + 0.08, y1 - 1, e - 0.05],
        [w - 0.02, y1 - 0.95, e + 0.02],
      ],
      0.02,
    ),
  );
  fitting.pair(
    b,
    'recycling sign',
    b.tint('bed', { color: '#f2f3f0' }),
    solid.slab(outline.ngon(0.42, 3, 90, (z0 + z1) / 2, 2.1), 0.02, [w + 0.062, 0, 0], 'x', { bevel: 0.005 }),
  );
  fitting.pair(
    b,
    'side stripe',
    b.tint('bed', { color: '#f2f3f0' }),
    solid.box([0.02, 0.16, z1 - z0 - 0.4], [w + 0.004, y0 + 0.3, (z0 + z1) / 2], 0.004),
  );
  addGarbageFittings(b, y0, e);
  coach.lamps(b, 'work lamp', 'lights', [0.9, y1 - 0.5, e + 0.12], 0.08, -1);
  return y1;
}

/** What is fitted to it. */
function addGarbageFittings(b: Bench, y0: number, e: number): void {
  b.add(
    'bin',
    b.tint('bed', { base: 'plastic', color: '#2c4a34' }),
    solid.put(
      {
        op: 'loft',
        spline: 'linear',
        sections: [0, 1].map((t) => ({
          points: outline.roundRect(0.5 + 0.12 * t, 0.56 + 0.14 * t, 0.06).map(([x, z]): Vec3 => [x, t, z]),
        })),
      },
      [0.4, y0 - 0.1, e - 0.36],
      [12, 0, 0],
    ),
  );
  b.add(
    'bin lid',
    b.tint('bed', { base: 'plastic', color: '#d8b21c' }),
    solid.put(solid.box([0.68, 0.05, 0.76], [0, 0, 0], 0.02), [0.4, y0 + 0.9, e - 0.15], [12, 0, 0]),
  );
  b.add(
    'bin lift',
    'frame',
    solid.both(
      solid.bar(
        [
          [0.3, y0 + 0.15, e + 0.02],
          [0.3, y0 + 0.45, e - 0.2],
        ],
        { kind: 'rect', w: 0.08, h: 0.08, r: 0.02 },
        { up: [1, 0, 0] },
      ),
    ),
  );
}
