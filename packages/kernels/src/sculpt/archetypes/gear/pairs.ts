import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { gearOutline, thread } from '../../kits/mechanics/index.ts';
import type { GearPlan } from './gear.ts';
import { addGear, keyed } from './spur.ts';

/** Three meshing gears between two plates on pillars. */
export function buildTrain(b: Bench, { teeth, spokes }: GearPlan): void {
  const module = 0.0044;
  const counts = [teeth + 4, Math.max(9, Math.round(teeth * 0.55)), Math.max(10, Math.round(teeth * 0.75))];
  const radii = counts.map((n) => (n * module) / 2);
  const first: Vec3 = [-0.03, radii[0] + module * 1.2, 0];
  const lean = [38, 118].map((a) => (a * Math.PI) / 180);
  const second: Vec3 = [
    first[0] + (radii[0] + radii[1]) * Math.cos(lean[0]),
    first[1] + (radii[0] + radii[1]) * Math.sin(lean[0]),
    0,
  ];
  const third: Vec3 = [
    second[0] + (radii[1] + radii[2]) * Math.cos(lean[1]),
    second[1] + (radii[1] + radii[2]) * Math.sin(lean[1]),
    0,
  ];
  // a tooth of the driver stands in a gap of the driven wheel where they meet
  const meshed = (turn: number, n: number, m: number, a: number): number => {
    const deg = (a * 180) / Math.PI;
    return deg + 180 - (360 / m) * 0.5 + ((deg - turn) * n) / m;
  };
  const t2 = meshed(0, counts[0], counts[1], lean[0]);
  const t3 = meshed(t2, counts[1], counts[2], lean[1]);
  addGear(b, 'large gear ', { r: radii[0], w: 0.013, teeth: counts[0], spokes: spokes || 5, at: first });
  addGear(b, 'pinion ', { r: radii[1], w: 0.013, teeth: counts[1], spokes: 0, at: second, turn: t2 });
  addGear(b, 'middle gear ', { r: radii[2], w: 0.013, teeth: counts[2], spokes: 4, at: third, turn: t3 });
  [first, second, third].forEach(([x, y], i) => {
    const r = radii[i] * 0.13;
    b.add(
      `${['first', 'second', 'third'][i]} axle`,
      'bolt',
      solid.cyl(r, 0.036, [x, y, -0.003], 'z', { bevel: 0.0008 }),
      { detail: 0.5 },
    );
    b.add(
      `${['first', 'second', 'third'][i]} axle nut`,
      'accent',
      solid.put(fitting.hex(r * 1.7, 0.004), [x, y, 0.0095], [90, 0, 0]),
      { detail: 0.4 },
    );
  });
  const hull = (k: number): Vec2[] =>
    outline.rounded(
      [
        [first[0], first[1] - k],
        [second[0] + k, second[1] - k * 0.3],
        [third[0] + k * 0.7, third[1] + k],
        [third[0] - k, third[1] + k * 0.7],
        [first[0] - k, first[1]],
      ],
      k * 0.8,
      5,
    );
  b.add('bridge plate', 'accent', solid.slab(hull(0.017), 0.004, [0, 0, -0.0165], 'z', { bevel: 0.001 }), {
    detail: 0.9,
  });
}

/** A planetary set: toothed ring, sun, three planets on their carrier. */
export function buildPlanetary(b: Bench): void {
  const module = 0.0026;
  const [sun, planet] = [18, 12];
  const ring = sun + 2 * planet;
  const [rs, rp, rr] = [sun, planet, ring].map((n) => (n * module) / 2);
  const outer = rr + 0.0095;
  const y = outer;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  // the inner teeth are the gaps of an outer gear
  const teeth = gearOutline(rr, ring, { tooth: 1.05 });
  b.add(
    'ring gear',
    'metal',
    put(solid.slab(outline.ngon(outer, 72), 0.014, [0, 0, 0], 'z', { bevel: 0.0008, holes: [teeth] })),
    { detail: 2 },
  );
  for (let i = 0; i < 8; i++) {
    const a = (Math.PI * (i + 0.5)) / 4;
    const p: Vec3 = [(outer - 0.0042) * Math.cos(a), (outer - 0.0042) * Math.sin(a), 0.0068];
    b.add(`ring bolt ${i + 1}`, 'bolt', put(solid.put(fitting.screw(0.0021, 'hex'), p, [90, 0, 0])), { detail: 0.4 });
  }
  addGear(b, 'sun ', { r: rs, w: 0.012, teeth: sun, spokes: 0, at: [0, y, 0], turn: 0 });
  for (let i = 0; i < 3; i++) {
    const a = (2 * Math.PI * i) / 3 + Math.PI / 2;
    const at: Vec3 = [(rs + rp) * Math.cos(a), y + (rs + rp) * Math.sin(a), 0];
    const deg = (a * 180) / Math.PI;
    addGear(b, `${['first', 'second', 'third'][i]} planet `, {
      r: rp,
      w: 0.012,
      teeth: planet,
      spokes: 0,
      at,
      turn: deg + 180 - 360 / planet / 2 + (deg * sun) / planet,
    });
    b.add(
      `${['first', 'second', 'third'][i]} planet pin`,
      'bolt',
      solid.cyl(0.0026, 0.02, [at[0], at[1], -0.002], 'z', { bevel: 0.0006 }),
      { detail: 0.4 },
    );
  }
  const arm = [0, 120, 240].map((turn) =>
    solid.put(
      solid.slab(outline.roundRect(0.011, rs + rp + 0.01, 0.0055, 0, (rs + rp) / 2), 0.004, [0, 0, -0.0105], 'z', {
        bevel: 0.0008,
      }),
      [0, 0, 0],
      [0, 0, turn],
    ),
  );
  b.add('carrier', 'accent', put({ op: 'fuse', of: arm }), { detail: 0.8 });
  b.add('sun shaft', 'bolt', put(solid.slab(keyed(0.0029), 0.03, [0, 0, 0.002], 'z', { bevel: 0.0005 })), {
    detail: 0.6,
  });
}

/** A bevel gear lying on its back, teeth up: sections shrink towards the apex. */
export function buildBevel(b: Bench, { teeth }: GearPlan): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: gearOutline(0.05 * k, teeth).map(([x, z]): Vec3 => [x, y, -z]),
  });
  b.add(
    'toothed cone',
    'metal',
    {
      op: 'loft',
      sections: [ring(0.985, 0.0165), ring(1, 0.0185), ring(0.66, 0.038), ring(0.645, 0.0388)],
      spline: 'linear',
      smooth: false,
      cap: 'flat',
    },
    { detail: 2 },
  );
  b.add(
    'back cone',
    'web',
    solid.turned(
      [
        [0, 0.004],
        [0.027, 0.004],
        [0.03, 0.008],
        [0.0445, 0.0168],
        [0.0445, 0.019],
        [0, 0.019],
      ],
      [0, 0, 0],
      { bevel: 0.0008, segments: 56 },
    ),
    { detail: 1 },
  );
  b.add(
    'hub',
    'web',
    solid.slab(outline.ngon(0.0185, 48), 0.046, [0, 0.023, 0], 'y', { bevel: 0.0012, holes: [keyed(0.0082)] }),
    { detail: 1 },
  );
  b.add(
    'bushing',
    'accent',
    solid.slab(outline.ngon(0.0122, 40), 0.0475, [0, 0.0234, 0], 'y', { bevel: 0.0006, holes: [keyed(0.0086)] }),
    { detail: 0.7 },
  );
  b.add('hub ring', 'accent', solid.hoop(0.0187, { kind: 'ellipse', rx: 0.001, ry: 0.0007 }, [0, 0.0425, 0], 'y', 40), {
    detail: 0.4,
  });
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI * i) / 3;
    b.add(
      `hub bolt ${i + 1}`,
      'bolt',
      solid.put(fitting.hex(0.002, 0.0018), [0.0152 * Math.cos(a), 0.0458, 0.0152 * Math.sin(a)]),
      { detail: 0.3 },
    );
  }
}

/** A worm on its shaft below the wheel that it drives, in bearing blocks on a base. */
export function buildWorm(b: Bench, { teeth, spokes }: GearPlan): void {
  const module = 0.0036;
  const n = Math.max(18, teeth);
  const r = (n * module) / 2;
  const y = 0.034;
  const core = 0.0105;
  const lie = (of: Shape): Shape => solid.put(of, [0, y, 0], [0, 0, -90]);
  addGear(b, 'wheel ', {
    r,
    w: 0.013,
    teeth: n,
    spokes: spokes || 5,
    at: [0, y + core + module * 1.15 + r, 0],
    turn: 90,
  });
  b.add('worm core', 'metal', lie(solid.cyl(core, 0.056, [0, 0, 0], 'y', { bevel: 0.001 })), { detail: 0.8 });
  b.add(
    'worm thread',
    'metal',
    lie(
      thread({
        r: core - 0.0004,
        depth: module * 2,
        pitch: module * Math.PI,
        from: -0.028,
        to: 0.028,
        crest: 0.26,
        per: 22,
      }),
    ),
    { detail: 1.4 },
  );
  b.add('worm shaft', 'bolt', lie(solid.cyl(0.006, 0.124, [0, 0, 0], 'y', { bevel: 0.001 })), { detail: 0.7 });
  b.add('base', 'web', solid.box([0.12, 0.01, 0.046], [0, 0.005, 0], 0.002), { detail: 0.9 });
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    const block: Vec2[] = [
      [-0.018, 0],
      [0.018, 0],
      [0.0145, 0.028],
      ...outline.arc(0, 0.026, 0.0145, 10, 170, 12),
      [-0.0145, 0.028],
    ];
    b.add(`${side} bearing block`, 'web', solid.slab(block, 0.014, [s * 0.044, 0.008, 0], 'x', { bevel: 0.0015 }), {
      detail: 0.8,
    });
    b.add(
      `${side} bearing`,
      'accent',
      solid.hoop(0.0078, { kind: 'rect', w: 0.0165, h: 0.0035, r: 0.0006 }, [s * 0.044, y, 0], 'x', 32),
      { detail: 0.5 },
    );
    for (const z of [-0.0185, 0.0185])
      b.add(
        `${side} ${z > 0 ? 'front' : 'rear'} base bolt`,
        'bolt',
        solid.put(fitting.hex(0.0036, 0.003), [s * 0.044, 0.0098, z]),
        { detail: 0.4 },
      );
  }
}
