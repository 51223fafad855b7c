import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { fitting, pairs, steps, streamlined } from '../../kits/vehicle/index.ts';
import type { Chassis } from './chassis.ts';

/** A concrete mixer: tilted drum with spiral fins, hopper, chutes, water tank, ladder. */
export function addMixer(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back, c.load];
  const mid = (z0 + z1) / 2;
  const profile = pairs([
    0, -2.05, 0.5, -2.05, 0.62, -1.9, 1.06, -0.6, 1.13, 0.1, 1.13, 0.55, 1.0, 1.2, 0.62, 2.15, 0.48, 2.3, 0, 2.3,
  ]);
  const tilt = -(74 + rng.range(0, 3));
  const at: Vec3 = [0, 2.32, mid + 0.15];
  const put = (s: Parameters<typeof solid.put>[0]) => solid.put(s, at, [tilt, 0, 0]);
  const stripe = {
    mask: { kind: 'stripes' as const, dir: [0.5, 1, 0] as Vec3, period: 1.15, width: 0.34, soft: 0.01 },
    material: { color: b.tint('cab', {}).color },
  };
  b.add('drum', b.tint('bed', { layers: [stripe] }), put({ op: 'lathe', profile, bevel: 0.06, segments: 40 }), {
    detail: 1.4,
  });
  const radius = (y: number): number => {
    const i = Math.max(
      1,
      profile.findIndex((p, k) => k > 0 && p[1] >= y),
    );
    const [a, e] = [profile[i - 1], profile[i]];
    return a[0] + ((e[0] - a[0]) * (y - a[1])) / Math.max(1e-6, e[1] - a[1]);
  };
  const spiral = steps(0, 1, 60).map((t): Vec3 => {
    const y = -1.5 + 3.4 * t;
    const a = t * Math.PI * 5;
    const r = radius(y) + 0.005;
    return [r * Math.cos(a), y, r * Math.sin(a)];
  });
  b.add('drum fins', 'cab', put(solid.tube(spiral, 0.03, { spline: 'linear' })));
  b.add(
    'drum ring',
    'chrome',
    put(solid.hoop(0.93, { kind: 'rect', w: 0.16, h: 0.12, r: 0.03 }, [0, 1.42, 0], 'y', 36)),
  );
  b.add('drum rollers', 'frame', solid.both(solid.cyl(0.14, 0.18, [0.55, 1.98, z0 + 0.95], 'z')));
  b.add(
    'front pedestal',
    'frame',
    solid.slab(
      outline.rounded(pairs([z1 - 0.1, 0.9, z1 - 0.75, 0.9, z1 - 0.6, 1.7, z1 - 0.2, 1.75]), 0.05),
      0.9,
      [0, 0, 0],
      'x',
      { bevel: 0.03 },
    ),
  );
  b.add('drum motor', 'frame', put(solid.cyl(0.4, 0.34, [0, -2.16, 0], 'y', { bevel: 0.03 })));
  b.add(
    'rear pedestal',
    'frame',
    solid.many(
      [-0.62, 0.62].map((x) =>
        solid.bar(
          [
            [x, 0.9, z0 + 0.5],
            [x * 0.9, 2.0, z0 + 0.9],
          ],
          { kind: 'rect', w: 0.14, h: 0.3, r: 0.03 },
          { up: [0, 0, 1] },
        ),
      ),
    ),
  );
  const ring = (r: number, y: number): { points: Vec3[] } => ({
    points: outline.roundRect(r * 2, r * 1.7, 0.1).map(([x, z]): Vec3 => [x, y, z]),
  });
  b.add(
    'hopper',
    'cab',
    solid.put(
      { op: 'loft', spline: 'linear', sections: [ring(0.3, 0), ring(0.62, 0.6), ring(0.58, 0.6), ring(0.27, 0.06)] },
      [0, 3.05, z0 + 0.05],
    ),
  );
  b.add(
    'hopper frame',
    'frame',
    solid.both(
      solid.bar(
        [
          [0.5, 0.95, z0 + 0.08],
          [0.42, 3.2, z0 + 0.12],
        ],
        { kind: 'rect', w: 0.08, h: 0.08, r: 0.02 },
        { up: [0, 0, 1] },
      ),
    ),
  );
  const trough = outline.arc(0, 0, 0.3, 200, 340, 10);
  const chute = (a: Vec3, e: Vec3, k: number) =>
    solid.bar(
      [a, e],
      {
        kind: 'polygon',
        points: [...trough, ...trough.toReversed().map(([x, y]): [number, number] => [x * 0.88, y * 0.88])].map(
          ([x, y]): [number, number] => [x * k, y * k],
        ),
      },
      { up: [0, 1, 0] },
    );
  b.add('chute', 'cab', chute([0, 2.4, z0 + 0.06], [0, 1.35, z0 - 0.75], 1));
  b.add('chute extension', 'ladder', chute([0, 1.5, z0 - 0.6], [0, 0.85, z0 - 1.15], 0.92));
  b.add('water tank', 'chrome', solid.rod([-0.75, 1.3, z1 - 0.12], [0.75, 1.3, z1 - 0.12], 0.2));
  b.add('ladder', 'ladder', fitting.ladder([-0.95, 0.9, z0 + 0.02], [-0.7, 3.2, z0 + 0.0], 0.4, 8, 0.025));
  b.add('platform', 'ladder', solid.box([0.7, 0.04, 0.5], [-0.7, 2.55, z0 + 0.15], 0.01));
  fitting.pair(
    b,
    'chassis fender',
    'cab',
    solid.box([0.62, 0.06, 2.6], [c.w - 0.34, 1.16, (c.axles[1] + c.axles[2]) / 2], 0.02),
  );
  fitting.pair(b, 'sub frame', 'frame', solid.box([0.12, 0.2, z1 - z0 - 0.3], [0.44, 1.04, mid], 0.02));
  return 3.4;
}

/** A tank of elliptic section with rings, man lids, walkway, hoses, hazard plates. */
export function addTanker(b: Bench, c: Chassis, rng: Rng): number {
  const [z0, z1] = [c.back + 0.05, c.load - 0.1];
  const y = 1.98 + rng.range(-0.03, 0.06);
  const [w, h] = [c.w - 0.02, 0.92];
  const row = (z: number): number[] => [z, y, w, h, h, 2.5];
  b.add(
    'tank',
    'bed',
    streamlined([...row(z0 + 0.2), ...row(z1 - 0.2)], { along: 1, nose: 0.2, tail: 0.2, around: 36 }).shape,
    { detail: 1.4, grain: [0, 0, 1] },
  );
  const hoop = outline.superellipse(w + 0.012, h + 0.012, 2.5, 40);
  b.add(
    'tank rings',
    'chrome',
    solid.many(
      steps(z0 + 0.35, z1 - 0.35, 5).map((z) =>
        solid.bar(
          hoop.map(([x, v]): Vec3 => [x, y + v, z]),
          { kind: 'rect', w: 0.03, h: 0.09, r: 0.008 },
          { closed: true, up: [0, 0, 1] },
        ),
      ),
    ),
  );
  const lids = steps(z0 + 1, z1 - 1, 3);
  b.add(
    'man lids',
    'chrome',
    solid.many(
      lids.map((z) =>
        solid.turned(
          pairs([0, -0.1, 0.3, -0.1, 0.3, 0.06, 0.34, 0.08, 0.34, 0.12, 0.2, 0.17, 0, 0.18]),
          [0, y + h, z],
          { bevel: 0.01 },
        ),
      ),
    ),
  );
  b.add('lid clamps', 'frame', solid.many(lids.map((z) => solid.box([0.8, 0.03, 0.06], [0, y + h + 0.18, z], 0.01))));
  b.add(
    'walkway',
    'ladder',
    solid.both(solid.box([0.4, 0.04, z1 - z0 - 0.5], [0.55, y + h * 0.93, (z0 + z1) / 2], 0.012)),
  );
  const rail = steps(z0 + 0.4, z1 - 0.4, 5).map((z): Vec3 => [0.8, y + h * 0.9, z]);
  fitting.pair(b, 'walkway rail', 'ladder', fitting.railing(rail, 0.42, 0.018, 0));
  b.add('ladder', 'ladder', fitting.ladder([0.4, 0.95, z0 - 0.04], [0.4, y + h + 0.2, z0 + 0.06], 0.44, 8, 0.024));
  b.add('valve box', 'frame', solid.box([1.6, 0.32, 0.5], [0, 0.86, z0 - 0.0], 0.03));
  b.add(
    'outlet valves',
    'chrome',
    solid.many([-0.5, -0.17, 0.17, 0.5].map((x) => solid.cyl(0.09, 0.16, [x, 0.86, z0 - 0.28], 'z', { bevel: 0.015 }))),
  );
  fitting.pair(b, 'hose tube', 'frame', solid.rod([c.w - 0.1, 1.0, z0 + 0.3], [c.w - 0.1, 1.0, z1 - 0.5], 0.1));
  fitting.pair(
    b,
    'tank saddle',
    'frame',
    solid.many(steps(z0 + 0.5, z1 - 0.5, 4).map((z) => solid.box([0.5, 0.3, 0.12], [0.5, y - h + 0.06, z], 0.02))),
  );
  fitting.pair(
    b,
    'hazard plate',
    b.tint('beacon', { base: 'paint', color: '#e8901c', emissiveStrength: 0 }),
    solid.box([0.02, 0.3, 0.42], [c.w - 0.02, y - 0.05, z0 + 1.2], 0.006),
  );
  fitting.pair(b, 'side stripe', 'cab', {
    op: 'clip',
    of: streamlined([...row(z0 + 0.2), ...row(z1 - 0.2)], { along: 1, nose: 0.2, tail: 0.2, around: 36, grow: 0.006 })
      .shape,
    within: solid.box([3, 0.14, 30], [1.6, y + 0.3, 0], 0),
  });
  return y + h;
}
