import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, laidRope, oval, sprocketOutline } from '../../kits/mechanics/index.ts';
import type { GearPlan } from './gear.ts';
import { keyed } from './spur.ts';

/** A chain sprocket with a length of roller chain round its upper half. */
export function buildSprocket(b: Bench, { teeth }: GearPlan): void {
  const n = Math.max(12, teeth);
  const pitch = 0.0127;
  const r = pitch / (2 * Math.sin(Math.PI / n));
  const seat = 0.0043;
  const y = r + seat * 1.2;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  const windows = Array.from({ length: 5 }, (_, i): Vec2[] => {
    const a = (2 * Math.PI * i) / 5;
    const shape = outline.rounded(
      [...outline.arc(0, 0, r * 0.72, 58, 122, 10), ...outline.arc(0, 0, r * 0.36, 114, 66, 4)],
      r * 0.05,
    );
    return shape.map(([u, v]): Vec2 => [u * Math.cos(a) - v * Math.sin(a), u * Math.sin(a) + v * Math.cos(a)]);
  });
  b.add(
    'sprocket plate',
    'metal',
    put(
      solid.slab(sprocketOutline(r, n, seat), 0.0032, [0, 0, 0], 'z', {
        bevel: 0.0004,
        holes: [...windows, outline.ngon(r * 0.2, 32)],
      }),
    ),
    { detail: 2 },
  );
  b.add(
    'hub',
    'web',
    put(solid.slab(outline.ngon(r * 0.27, 40), 0.012, [0, 0, 0], 'z', { bevel: 0.001, holes: [keyed(r * 0.12)] })),
    { detail: 0.9 },
  );
  for (let i = 0; i < 5; i++) {
    const a = (2 * Math.PI * i) / 5 + Math.PI / 2;
    b.add(
      `hub bolt ${i + 1}`,
      'bolt',
      put(
        solid.put(fitting.screw(r * 0.035, 'hex'), [r * 0.22 * Math.cos(a), r * 0.22 * Math.sin(a), 0.006], [90, 0, 0]),
      ),
      { detail: 0.3 },
    );
  }
  const step = (2 * Math.PI) / n;
  const pins: Vec3[] = [];
  for (let i = 0; i <= Math.floor(n / 2); i++) pins.push([r * Math.cos(i * step), r * Math.sin(i * step), 0]);
  b.add(
    'chain rollers',
    'bolt',
    put(
      solid.at(
        solid.cyl(seat * 0.94, 0.0062, [0, 0, 0], 'z', { bevel: 0.0006, segments: 14 }),
        pins.map((at) => ({ at })),
      ),
    ),
    { detail: 0.5 },
  );
  const plate = [
    ...outline.arc(pitch / 2, 0, 0.0044, -80, 80, 8),
    [0, 0.0032] as Vec2,
    ...outline.arc(-pitch / 2, 0, 0.0044, 100, 260, 8),
    [0, -0.0032] as Vec2,
  ];
  pins.slice(1).forEach((p, i) => {
    const q = pins[i];
    const deg = (Math.atan2(p[1] - q[1], p[0] - q[0]) * 180) / Math.PI;
    const z = i % 2 ? 0.0037 : 0.005;
    const mid: Vec3 = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2, 0];
    b.add(
      `chain link ${i + 1}`,
      'accent',
      put(solid.put(solid.both(solid.slab(plate, 0.0012, [0, 0, z], 'z', { bevel: 0.0002 }), 'z'), mid, [0, 0, deg])),
      { detail: 0.4 },
    );
  });
}

/** A grooved pulley in its hanging block, a rope over it. */
export function buildPulley(b: Bench, { spokes }: GearPlan): void {
  const y = 0.078;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  const groove = pairs([
    0.034, -0.011, 0.05, -0.011, 0.05, -0.0085, 0.0415, -0.004, 0.0405, 0, 0.0415, 0.004, 0.05, 0.0085, 0.05, 0.011,
    0.034, 0.011,
  ]);
  b.add(
    'sheave',
    'metal',
    put(solid.hoop(0.04, { kind: 'polygon', points: groove.map(([u, v]): Vec2 => [v, u - 0.04]) }, [0, 0, 0], 'z', 64)),
    { detail: 1.6 },
  );
  b.add('hub', 'web', put(solid.cyl(0.0125, 0.025, [0, 0, 0], 'z', { bevel: 0.0015 })), { detail: 0.8 });
  for (let i = 0; i < Math.max(3, spokes); i++) {
    const stations = [0.01, 0.02, 0.036].map((v, k) => ({
      at: [0, v, 0] as Vec3,
      w: [0.011, 0.0085, 0.0105][k],
      d: 0.0105,
    }));
    b.add(
      `spoke ${i + 1}`,
      'web',
      put(solid.put(oval(stations, { e: 2.6, n: 16 }), [0, 0, 0], [0, 0, (360 * i) / Math.max(3, spokes)])),
      { detail: 0.6 },
    );
  }
  for (const s of [1, -1]) {
    const side = s > 0 ? 'front' : 'rear';
    const cheek = outline.rounded(
      pairs([
        -0.011, -0.03, 0.011, -0.03, 0.0135, 0, 0.012, 0.052, 0.008, 0.068, -0.008, 0.068, -0.012, 0.052, -0.0135, 0,
      ]),
      0.008,
    );
    b.add(`${side} cheek`, 'accent', put(solid.slab(cheek, 0.0045, [0, 0, s * 0.0158], 'z', { bevel: 0.0012 })), {
      detail: 0.9,
    });
    b.add(`${side} axle nut`, 'bolt', put(solid.put(fitting.hex(0.0085, 0.0055), [0, 0, s * 0.0175], [s * 90, 0, 0])), {
      detail: 0.5,
    });
    for (const v of [-0.024, 0.059])
      b.add(
        `${side} ${v > 0 ? 'upper' : 'lower'} rivet`,
        'bolt',
        put(solid.put({ op: 'ball', r: [0.0042, 0.0026, 0.0042] }, [0, v, s * 0.018], [90, 0, 0])),
        { detail: 0.3 },
      );
  }
  b.add('head', 'accent', put(solid.box([0.021, 0.016, 0.034], [0, 0.06, 0], 0.003)), { detail: 0.6 });
  b.add(
    'hook eye',
    'bolt',
    put(
      solid.tube(
        outline.ngon(0.0125, 24, 0, 0, 0.08).map(([u, v]): Vec3 => [u, v, 0]),
        0.0042,
        { closed: true },
      ),
    ),
    { detail: 0.8 },
  );
  const over: Vec3[] = [];
  for (let i = 0; i <= 18; i++) {
    const a = (Math.PI * i) / 18;
    over.push([0.0455 * Math.cos(a), 0.0455 * Math.sin(a), 0]);
  }
  const line: Vec3[] = [[0.0455, -y + 0.001, 0], ...over, [-0.0455, -0.05, 0]];
  b.add('rope', { base: 'rope', color: '#c3a76c' }, put(laidRope(evenly(line, 0.005), 0.0056)), { detail: 1 });
}

/** A deep-groove ball bearing: races, balls, riveted cage. */
export function buildBearing(b: Bench): void {
  const y = 0.04;
  const put = (of: Shape): Shape => solid.put(of, [0, y, 0]);
  const race = (inner: number, outer: number, groove: number): Vec2[] => {
    const out: Vec2[] = [];
    const h = 0.0095;
    const mid = (inner + outer) / 2;
    const bottom: Vec2[] = [
      [-h, inner],
      [h, inner],
    ];
    const top: Vec2[] = [
      [h, outer],
      [-h, outer],
    ];
    const dip = (r: number, s: number): Vec2[] =>
      [-0.5, -0.3, 0, 0.3, 0.5].map((t): Vec2 => [t * s * 0.013, r + (groove - r) * (1 - (t / 0.5) ** 2) * 0.24]);
    out.push(
      bottom[0],
      ...(groove < mid ? dip(inner, 1) : []),
      bottom[1],
      top[0],
      ...(groove > mid ? dip(outer, -1) : []),
      top[1],
    );
    return out.map(([u, v]): Vec2 => [u, v - mid]);
  };
  b.add(
    'outer race',
    'metal',
    put(solid.hoop(0.0352, { kind: 'polygon', points: race(0.0305, 0.04, 0.0235) }, [0, 0, 0], 'z', 72)),
    { detail: 1.8 },
  );
  b.add(
    'inner race',
    'metal',
    put(solid.hoop(0.0174, { kind: 'polygon', points: race(0.0132, 0.0216, 0.0285) }, [0, 0, 0], 'z', 64)),
    { detail: 1.6 },
  );
  const n = 9;
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    b.add(`ball ${i + 1}`, 'metal', put({ op: 'ball', r: 0.0058, at: [0.026 * Math.cos(a), 0.026 * Math.sin(a), 0] }), {
      detail: 0.8,
    });
    const m = a + Math.PI / n;
    b.add(
      `cage rivet ${i + 1}`,
      'bolt',
      put(solid.cyl(0.0009, 0.0068, [0.026 * Math.cos(m), 0.026 * Math.sin(m), 0], 'z')),
      { detail: 0.2 },
    );
  }
  for (const s of [1, -1]) {
    const path: Vec3[] = Array.from({ length: n * 10 }, (_, i): Vec3 => {
      const a = (2 * Math.PI * i) / (n * 10);
      const bulge = Math.max(0, Math.cos(n * a)) ** 0.7;
      return [0.026 * Math.cos(a), 0.026 * Math.sin(a), s * (0.0016 + 0.0049 * bulge)];
    });
    b.add(
      s > 0 ? 'front cage' : 'rear cage',
      'accent',
      put({
        op: 'sweep',
        path,
        section: { kind: 'rect', w: 0.0062, h: 0.0008, r: 0.0002 },
        closed: true,
        spline: 'linear',
        up: [0, 0, 1],
      }),
      { detail: 0.9 },
    );
  }
  const mark = solid.put(
    { op: 'text', value: '6204-2Z', height: 0.0042, depth: 0.0006, bevel: 0 },
    [0, 0.0332, 0.0096],
  );
  b.add('race marking', 'bolt', put(mark), { detail: 0.3 });
}
