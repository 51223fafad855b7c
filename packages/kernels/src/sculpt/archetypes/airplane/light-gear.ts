import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addDiscWheel, fitting, pairs, steps, streamlined } from '../../kits/vehicle/index.ts';
import type { LightPlan } from './light-plan.ts';

/** Propeller, spinner, cowling, cylinders or exhaust stubs. */
export function addEngine(b: Bench, p: LightPlan, kind: string, rng: Rng): void {
  if (!p.engine) return;
  const { at, r, prop, blades, radial } = p.engine;
  const [x, y, z] = at;
  if (radial) {
    const cowl = pairs([r, -0.2, r * 1.04, 0.05, r, 0.2, r * 0.93, 0.24, r * 0.88, 0.2, r * 0.88, -0.2, r, -0.2]);
    b.add('engine cowling', 'engines', solid.turned(cowl, [x, y, z - 0.02], { axis: 'z', bevel: 0.012 }));
    b.add(
      'engine crankcase',
      'wheels',
      solid.turned(pairs([0, -0.2, r * 0.4, -0.2, r * 0.4, 0.16, r * 0.22, 0.26, 0, 0.28]), [x, y, z - 0.02], {
        axis: 'z',
        bevel: 0.02,
      }),
    );
    const fins = pairs([
      0, 0, 0.075, 0, 0.075, 0.025, 0.06, 0.03, 0.06, 0.045, 0.078, 0.05, 0.078, 0.075, 0.06, 0.08, 0.06, 0.095, 0.078,
      0.1, 0.078, 0.13, 0.05, 0.16, 0, 0.16,
    ]);
    const cylinder: Shape = solid.put(solid.turned(fins, [0, 0, 0], { bevel: 0.004, segments: 12 }), [
      0,
      r * 0.36,
      0.05,
    ]);
    b.add('engine cylinders', b.tint('wheels', { color: '#4b4d50' }), {
      op: 'arrayed',
      n: 9,
      around: 'z',
      of: cylinder,
      at: [x, y, z - 0.02],
    });
    b.add('firewall', 'trim', solid.cyl(r * 0.9, 0.05, [x, y, z - 0.16], 'z'), { hidden: true });
  } else if (kind === 'warbird') {
    for (const [side, sx] of [
      ['left', 1],
      ['right', -1],
    ] as const) {
      const stub = (zz: number): Shape => solid.rod([sx * 0.4, 1.92, zz], [sx * 0.5, 1.9, zz - 0.14], 0.045, 0.038);
      b.add(`${side} exhaust stubs`, b.tint('wheels', { color: '#5a5149' }), solid.many(steps(1.9, 3.0, 6).map(stub)));
    }
    b.add(
      'oil cooler',
      'body',
      streamlined([-0.9, 1.2, 0.12, 0.2, 0.1, 3, 0, 1.16, 0.26, 0.2, 0.2, 4, 0.7, 1.2, 0.25, 0.15, 0.2, 4], {
        around: 16,
      }).shape,
    );
    b.add('propeller boss', 'tail', solid.cyl(r, 0.12, [x, y, z - 0.02], 'z'));
  } else {
    fitting.pair(b, 'air intake', 'trim', solid.box([0.22, 0.1, 0.06], [0.26, 1.24, 2.855], 0.03));
    b.add('landing light', 'lights', solid.cyl(0.075, 0.05, [0, 0.92, 2.84], 'z'));
    b.add(
      'exhaust pipe',
      'wheels',
      solid.tube(
        [
          [0.28, 0.84, 2.2],
          [0.3, 0.72, 2.05],
          [0.3, 0.68, 1.86],
        ],
        0.035,
      ),
    );
  }
  const zp = z + (radial ? 0.34 : 0.06);
  b.add(
    'propeller',
    'propeller',
    {
      ...fitting.propeller([0, 0, 0], prop, prop * 0.16, blades, r * 0.3),
      at: [x, y, zp],
      rot: [0, 0, 20 + 30 * rng.next()],
    } as Shape,
    { detail: 1.4 },
  );
  const spin = radial
    ? pairs([0, -0.1, r * 0.22, -0.1, r * 0.22, 0.04, r * 0.12, 0.14, 0, 0.16])
    : pairs([0, -0.1, r, -0.1, r * 0.9, 0.12, r * 0.62, 0.3, r * 0.25, 0.42, 0, 0.45]);
  b.add('spinner', radial ? 'wheels' : 'tail', solid.turned(spin, [x, y, zp], { axis: 'z', bevel: 0.01 }));
}

/** Main wheels on legs, and a wheel at the nose or the tail. */
export function addLightGear(b: Bench, p: LightPlan, kind: string): void {
  const {
    main: [x, z],
    r,
    third: [tz, tr],
  } = p.gear;
  const [w, y] = [r * 0.42, p.ground + 0.15];
  for (const [side, sx] of [
    ['left', 1],
    ['right', -1],
  ] as const) {
    addDiscWheel(b, `${side} main`, { r, w, rim: kind === 'biplane' ? 0.72 : 0.5 }, [sx * x, r, z], sx);
    const hub: Vec3 = [sx * (x - w * 0.4), r, z];
    if (kind === 'propeller') {
      b.add(
        `${side} gear leg`,
        'wheels',
        solid.bar(
          [[sx * 0.3, y, z - 0.05], [sx * 0.7, y - 0.1, z - 0.05], hub],
          { kind: 'rect', w: 0.1, h: 0.03 },
          { up: [0, 1, 0], spline: 'catmull' },
        ),
      );
      const fairing = streamlined(
        [
          -0.55, 0.03, 0.02, 0.05, 0.03, 2, -0.2, 0.04, 0.11, 0.19, 0.1, 2.4, 0.15, 0.02, 0.13, 0.24, 0.1, 2.4, 0.38, 0,
          0.06, 0.1, 0.08, 2,
        ],
        { around: 18, nose: 0.06 },
      );
      b.add(`${side} wheel fairing`, 'tail', solid.put(fairing.shape, [sx * x, r, z]));
    } else {
      const top: Vec3 = [sx * (kind === 'warbird' ? x - 0.1 : 0.34), kind === 'warbird' ? 1.5 : y, z];
      b.add(`${side} gear leg`, 'wheels', solid.rod(hub, top, 0.05));
      b.add(`${side} gear brace`, 'wheels', solid.rod(hub, [top[0], top[1], z - 0.5], 0.024));
      if (kind === 'warbird')
        b.add(`${side} gear door`, 'wings', solid.box([0.03, 0.8, 0.36], [sx * (x + 0.12), 0.95, z], 0.01));
    }
  }
  if (kind === 'biplane')
    b.add(
      'axle',
      'wheels',
      solid.bar(
        [
          [-x, r, z],
          [x, r, z],
        ],
        { kind: 'ellipse', rx: 0.06, ry: 0.025 },
        { up: [0, 1, 0] },
      ),
    );
  const a = ((p.tilt ?? 0) * Math.PI) / 180;
  const ty = p.tilt ? r + (tr - r + (z - tz) * Math.sin(a)) / Math.cos(a) : tr;
  addDiscWheel(b, p.tilt ? 'tail' : 'nose', { r: tr, w: tr * 0.5 }, [0, ty, tz], 1);
  const up = kind === 'propeller' ? 0.85 : kind === 'biplane' ? 1.24 : 1.82;
  b.add(
    p.tilt ? 'tail wheel leg' : 'nose gear leg',
    'wheels',
    solid.rod([tr * 0.35, ty, tz], [0.02, up, tz + 0.06], tr * 0.16),
  );
}

/** Two floats on struts. */
export function addFloats(b: Bench): void {
  const rows = [
    -2.6, 0.42, 0.06, 0.05, 0.08, 3, -1.4, 0.36, 0.26, 0.1, 0.24, 3, 0.2, 0.34, 0.34, 0.14, 0.32, 3, 1.8, 0.36, 0.33,
    0.14, 0.3, 3, 2.9, 0.46, 0.14, 0.1, 0.14, 2.2,
  ];
  fitting.pair(b, 'float', 'wings', solid.put(streamlined(rows, { around: 22, nose: 0.14 }).shape, [1.05, 0, 0]), {
    detail: 1.2,
  });
  fitting.pair(
    b,
    'float stripe',
    'tail',
    solid.put(
      {
        op: 'clip',
        of: streamlined(rows, { around: 22, nose: 0.14, grow: 0.008 }).shape,
        within: solid.box([2, 0.06, 8], [0, 0.36, 0], 0),
      },
      [1.05, 0, 0],
    ),
  );
  const strut = (z: number, zz: number): Shape =>
    solid.bar(
      [
        [1.05, 0.42, z],
        [0.42, 0.86, zz],
      ],
      { kind: 'ellipse', rx: 0.02, ry: 0.045 },
      { up: [0, 0, 1] },
    );
  fitting.pair(b, 'float struts', 'wheels', solid.many([strut(1.5, 1.4), strut(-0.7, -0.3), strut(1.4, -0.2)]));
  b.add(
    'float spreader bars',
    'wheels',
    solid.many([1.45, -0.75].map((z) => solid.rod([-1.05, 0.46, z], [1.05, 0.46, z], 0.03))),
  );
  fitting.pair(
    b,
    'water rudder',
    'wheels',
    solid.slab(
      outline.rounded(pairs([-2.6, 0.45, -2.95, 0.45, -2.95, 0.02, -2.7, 0.02]), 0.03),
      0.025,
      [1.05, 0, 0],
      'x',
    ),
  );
  fitting.pair(
    b,
    'mooring cleats',
    'chrome',
    solid.many([-1.6, 2.2].map((z) => solid.box([0.05, 0.06, 0.16], [1.05, z > 0 ? 0.53 : 0.47, z], 0.015))),
  );
}
