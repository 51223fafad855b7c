import type { Shape } from '../../../curves/index.ts';
import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { around, roundBody } from '../../kits/organic/index.ts';
import type { MeatPlan } from './meat.ts';

/** Three bratwursts: bent, pinched ends, browned stripes where the grill was. */
export function addSausages(b: Bench, p: MeatPlan): void {
  const rng = createRng(p.seed);
  const r = 0.0155;
  const l = 0.15;
  const one = (i: number, at: Vec3, yaw: number): void => {
    const bend = rng.range(0.016, 0.024) * (i === 1 ? -1 : 1);
    const body = roundBody({
      profile: [
        [0.16, -0.53],
        [0.2, -0.515],
        [0.62, -0.49],
        [0.9, -0.46],
        [1, -0.4],
        [1.02, -0.2],
        [1, 0],
        [1.03, 0.2],
        [1, 0.4],
        [0.9, 0.46],
        [0.62, 0.49],
        [0.2, 0.515],
        [0.16, 0.53],
      ].map(([k, y]): Vec2 => [k * r, y * l]),
      sides: 32,
      swell: (a, t) => 1 + 0.03 * around(a, 4, p.seed + i, t * 5) + (t < 0.09 || t > 0.91 ? 0.1 * Math.cos(6 * a) : 0),
      axis: (t) => [bend * (1 - (2 * t - 1) ** 2), 0],
    });
    const place = (s: Shape): Shape => solid.put(solid.put(s, [0, 0, 0], [90, 0, 0]), at, [0, 90 + yaw, 0]);
    b.add(`sausage ${i + 1}`, 'flesh', place(body), { detail: 1.4 });
    const marks = [-0.3, -0.15, 0, 0.15, 0.3].map((t): Shape => {
      const path = Array.from({ length: 9 }, (_, k): Vec3 => {
        const a = -Math.PI / 2 + ((k / 8) * 2 - 1) * 0.95;
        const y = t + 0.045 * ((k / 8) * 2 - 1);
        const q = r * 1.025;
        return [q * Math.sin(a + Math.PI / 2) + bend * (1 - (2 * y) ** 2), y * l, -q * Math.cos(a + Math.PI / 2)];
      });
      return solid.bar(
        path,
        { kind: 'ellipse', rx: 0.0026, ry: 0.0011 },
        { spline: 'catmull', up: [0, 0, -1], cap: 'round' },
      );
    });
    b.add(`grill marks ${i + 1}`, 'char', place(solid.many(marks)), { detail: 0.6 });
  };
  one(0, [0, r, -0.018], 6);
  one(1, [0.004, r, 0.019], -5);
  one(2, [0.002, r * 2.62, 0.0], 16);
}

/** Cubes of meat between pepper and onion on a stick; two of them. */
export function addSkewer(b: Bench, p: MeatPlan): void {
  const rng = createRng(p.seed);
  const s = 0.026;
  for (const [j, z] of [-0.024, 0.024].entries()) {
    b.add(
      `stick ${j + 1}`,
      { base: 'wood', color: '#d8b070' },
      solid.rod([-0.15, s * 0.5, z], [0.15, s * 0.5, z], 0.0017, 0.0012, 'round'),
      { grain: [1, 0, 0] },
    );
    for (let i = 0; i < 9; i++) {
      const at: Vec3 = [-0.105 + i * 0.0245, s * 0.5, z];
      const turn: Vec3 = [rng.range(-14, 14), rng.range(-8, 8), rng.range(-6, 6)];
      if (i % 2 === 0)
        b.add(
          `meat ${j * 5 + i / 2 + 1}`,
          'flesh',
          solid.put(
            {
              op: 'displace',
              amp: 0.0012,
              freq: 110,
              seed: i + p.seed,
              of: { op: 'box', size: [s * 0.78, s, s], round: s * 0.16 },
            },
            at,
            turn,
          ),
          { detail: 0.9 },
        );
      else {
        const color = i % 4 === 1 ? (j ? '#d03a24' : '#5a9a34') : '#efe4ee';
        b.add(
          `${i % 4 === 1 ? 'pepper' : 'onion'} ${j * 4 + (i + 1) / 2}`,
          { base: i % 4 === 1 ? 'fruit-skin' : 'onion-skin', color, color2: color, rough: 0.2 },
          solid.put(solid.box([s * 0.2, s * 1.12, s * 1.05], [0, 0, 0], s * 0.08), at, turn),
          { detail: 0.7 },
        );
      }
    }
  }
}

/** Meatballs or nuggets in a heap. */
export function addBalls(b: Bench, p: MeatPlan): void {
  const rng = createRng(p.seed);
  const nugget = p.kind === 'nuggets';
  const r = 0.019;
  const places: Vec3[] = [
    [-0.038, 0, -0.012],
    [0, 0, -0.026],
    [0.038, 0, -0.01],
    [-0.02, 0, 0.024],
    [0.022, 0, 0.026],
    [-0.012, 1.5, -0.004],
    [0.014, 1.52, 0.006],
  ];
  places.forEach(([x, up, z], i) => {
    const flat = nugget ? 0.62 : 1;
    const body = roundBody({
      profile: [
        [0.02, -1],
        [0.5, -0.88],
        [0.9, -0.5],
        [1, 0],
        [0.9, 0.5],
        [0.5, 0.88],
        [0.02, 1],
      ].map(([k, y]): Vec2 => [k * r * (nugget ? 1.12 : 1), y * r * flat]),
      sides: 36,
      swell: (a, t) =>
        1 +
        (nugget ? 0.2 : 0.06) * around(a, nugget ? 4 : 8, p.seed + i * 3, t * 3) +
        (nugget ? 0.12 * Math.cos(2 * a + i) : 0),
    });
    b.add(
      `${nugget ? 'nugget' : 'meatball'} ${i + 1}`,
      'flesh',
      solid.put(
        body,
        [x, r * flat * (1 + up * 1.05), z],
        [up ? rng.range(-16, 16) : 0, rng.range(0, 360), up ? 12 : 0],
      ),
      { detail: 1 },
    );
  });
}

/** A salami with its end cut, slices fallen off. Flecks of fat lie in the cut. */
export function addSalami(b: Bench, p: MeatPlan): void {
  const rng = createRng(p.seed);
  const r = 0.032;
  const body = roundBody({
    profile: [
      [0.2, 0],
      [0.5, 0.004],
      [0.85, 0.016],
      [1, 0.04],
      [1, 0.12],
      [1, 0.17],
      [0.995, 0.1705],
      [0.01, 0.1705],
    ].map(([k, y]): Vec2 => [k * r, y]),
    sides: 44,
    steps: 2,
    swell: (a, t) => 1 + 0.02 * around(a, 6, p.seed, t * 4),
  });
  const place = (s: Shape): Shape => solid.put(solid.put(s, [0, 0, 0], [0, 0, -90]), [-0.11, r, -0.01], [0, 12, 0]);
  b.add('rind', { base: 'onion-skin', color: '#e6d8c8', color2: '#c8a890', rough: 0.7 }, place(body), { detail: 1.1 });
  const flecks = (n: number, seed: number): Vec2[] =>
    Array.from({ length: n }, (_, i): Vec2 => {
      const q = r * 0.86 * Math.sqrt((i + 0.5) / n);
      const a = i * 2.39996 + seed;
      return [q * Math.cos(a), q * Math.sin(a)];
    });
  const disc = (name: string, put: (s: Shape) => Shape, seed: number): void => {
    b.add(`${name} flesh`, 'flesh', put(solid.cyl(r * 0.955, 0.0034, [0, 0, 0])), { detail: 0.9 });
    b.add(
      `${name} flecks`,
      'fat',
      put(
        solid.many(
          flecks(26, seed).map(([x, z]) => ({
            op: 'ball' as const,
            r: [rng.range(0.0012, 0.0026), 0.0022, rng.range(0.0012, 0.002)] as Vec3,
            at: [x, 0.0004, z] as Vec3,
          })),
        ),
      ),
      { detail: 0.4 },
    );
  };
  disc('cut', (s) => place(solid.put(s, [0, 0.1695, 0])), 0.3);
  for (let i = 0; i < 4; i++) {
    const put = (s: Shape): Shape =>
      solid.put(s, [0.085 + i * 0.019, 0.0035 + 0.0028 * i, 0.012 + 0.004 * i], [0, 40 * i, i ? 9 : 0]);
    disc(`slice ${i + 1}`, put, i);
    b.add(
      `slice ${i + 1} rind`,
      { base: 'onion-skin', color: '#e6d8c8', color2: '#c8a890' },
      put(solid.hoop(r * 0.965, { kind: 'rect', w: 0.0036, h: 0.0016, r: 0.0004 }, [0, 0, 0], 'y', 40)),
      { detail: 0.5 },
    );
  }
}
