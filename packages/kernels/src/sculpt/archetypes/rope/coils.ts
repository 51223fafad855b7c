import type { Shape } from '../../../curves/index.ts';
import { type Rng, sampleSpline, type Vec3 } from '../../../math/index.ts';
import type { Socket } from '../../dsl/archetype.ts';
import { fitting } from '../../kits/fittings/index.ts';
import { type Bench, pairs, solid } from '../../kits/joinery/index.ts';
import { evenly, laidRope } from '../../kits/mechanics/index.ts';

/** Points of turns laid on one another: `layers` of `rounds` turns from radius r outwards, wire radius w. */
function windings(r: number, w: number, layers: number, rounds: number, rng: Rng): Vec3[] {
  const out: Vec3[] = [];
  const per = 40;
  const wob = rng.range(0, 6);
  for (let l = 0; l < layers; l++)
    for (let i = 0; i < rounds * per; i++) {
      const t = i / per;
      const out_ = l % 2 ? rounds - t : t;
      const a = (2 * Math.PI * (l * rounds * per + i)) / per;
      const k = r + out_ * w * 2.04 + w * 0.3 * Math.sin(a * 1.3 + wob);
      const rise = l * w * 1.86 + w * 0.18 * Math.sin(a * 0.7 + l);
      out.push([k * Math.cos(a), w * 1.15 + Math.max(0, rise), -k * Math.sin(a)]);
    }
  return out;
}

/** A whipping of cord round a rope's end. */
function whipped(b: Bench, name: string, from: Vec3, to: Vec3, r: number): void {
  b.add(name, 'trim', solid.rod(from, to, r * 1.1), { detail: 0.4 });
}

/** A coil of rope lying on the ground, its end laid across. */
export function buildCoil(b: Bench, rng: Rng): Socket {
  const w = 0.016;
  const path = windings(0.125, w, 3, 3.4, rng);
  const last = path[path.length - 1];
  const y = last[1];
  const end: Vec3[] = [
    [last[0] * 0.9 - 0.02, y + 0.02, last[2] * 0.9 - 0.03],
    [0.05, y + 0.034, -0.03],
    [0.0, y + 0.036, 0.06],
    [0.035, y + 0.036, 0.15],
    [0.08, y * 0.6, 0.25],
    [0.1, w * 1.1, 0.31],
    [0.16, w * 1.1, 0.34],
  ];
  const line = evenly([...path, ...smooth(end)], 0.021);
  b.add('coil', 'rope', laidRope(line, w), { detail: 1.8 });
  const n = line.length;
  whipped(b, 'end whipping', line[n - 3], line[n - 1], w);
  whipped(b, 'inner end whipping', line[0], line[1], w);
  for (let i = 0; i < 3; i++) {
    const a = 0.4 + i * 2.1;
    const r = 0.19;
    const ring: Vec3[] = Array.from({ length: 20 }, (_, k): Vec3 => {
      const t = (2 * Math.PI * k) / 20;
      const rr = r + 0.068 * Math.cos(t);
      return [rr * Math.cos(a), 0.058 + 0.054 * Math.sin(t), -rr * Math.sin(a)];
    });
    b.add(`${['first', 'second', 'third'][i]} lashing`, 'trim', solid.tube(ring, 0.006, { closed: true }), {
      detail: 0.5,
    });
  }
  return { at: [0, 0.1, 0], dir: [0, 1, 0], size: 0.1 };
}

/** A smooth line through a few points. */
const smooth = (points: readonly Vec3[]): Vec3[] => sampleSpline(points, 8, false).map(([x, y, z]): Vec3 => [x, y, z]);

/** A trefoil knot of thick rope, upright. */
export function buildKnot(b: Bench): undefined {
  const n = 150;
  const w = 0.019;
  const path: Vec3[] = Array.from({ length: n }, (_, i): Vec3 => {
    const t = (2 * Math.PI * i) / n;
    return [
      0.046 * (Math.sin(t) + 2 * Math.sin(2 * t)),
      0.152 + 0.046 * (Math.cos(t) - 2 * Math.cos(2 * t)),
      -0.04 * Math.sin(3 * t),
    ];
  });
  b.add('knot', 'rope', laidRope(path, w, { closed: true }), { detail: 2 });
  const at = path[0];
  b.add(
    'splice',
    'trim',
    solid.rod([at[0] - 0.022, at[1], at[2] + 0.014], [at[0] + 0.022, at[1], at[2] - 0.014], w * 1.1),
    { detail: 0.5 },
  );
  return undefined;
}

/** A lasso: coil on the ground, its noose standing open above, honda knot. */
export function buildLasso(b: Bench, rng: Rng): Socket {
  const w = 0.0095;
  const base = windings(0.12, w, 2, 3, rng);
  const start = base[base.length - 1];
  const noose: Vec3[] = [];
  for (let i = 0; i <= 60; i++) {
    const a = -Math.PI / 2 + 0.12 + ((2 * Math.PI - 0.12) * i) / 60;
    noose.push([0.02 + 0.24 * Math.cos(a), 0.44 + 0.27 * Math.sin(a), 0.03 * Math.sin(2 * a) - 0.04]);
  }
  const rise = smooth([
    start,
    [start[0] * 0.75, 0.05, start[2] * 0.75 - 0.04],
    [0.08, 0.09, -0.06],
    [0.035, 0.13, -0.045],
    noose[0],
  ]);
  b.add('rope', 'rope', laidRope(evenly([...base, ...rise.slice(1), ...noose.slice(1)], 0.014), w), { detail: 1.8 });
  const knot = noose[0];
  b.add(
    'honda knot',
    'rope',
    solid.put({ op: 'ball', r: [0.026, 0.019, 0.019] }, [knot[0] - 0.004, knot[1] + 0.002, knot[2]]),
    { detail: 0.6 },
  );
  b.add(
    'honda binding',
    'trim',
    solid.rod([knot[0] - 0.03, knot[1] - 0.008, knot[2]], [knot[0] - 0.008, knot[1] - 0.002, knot[2]], w * 1.4),
    { detail: 0.5 },
  );
  b.add(
    'honda burner',
    'trim',
    solid.hoop(0.02, { kind: 'ellipse', rx: 0.006, ry: 0.0045 }, [knot[0], knot[1] + 0.002, knot[2]], 'x', 24),
    { detail: 0.4 },
  );
  whipped(b, 'tail whipping', base[0], base[2], w);
  return { at: [0.06, 0.1, -0.05], dir: [0, 1, 0], size: 0.03 };
}

/** A garden hose in a coil: ribbed tube, brass couplings, spray nozzle. */
export function buildHose(b: Bench, rng: Rng): undefined {
  const w = 0.0125;
  const path = windings(0.13, w, 3, 3.3, rng);
  const last = path[path.length - 1];
  const end = smooth([
    last,
    [last[0] * 0.7, last[1] + 0.012, last[2] * 0.7 - 0.05],
    [0.06, last[1] + 0.03, 0.04],
    [0.12, last[1] * 0.9, 0.2],
    [0.18, 0.03, 0.29],
  ]);
  const line = evenly([...path, ...end.slice(1)], 0.018);
  b.add('hose', 'rope', solid.tube(line, w, { spline: 'linear', cap: 'flat' }), { detail: 1.8 });
  const tip = line[line.length - 1];
  const before = line[line.length - 4];
  const deg = (Math.atan2(tip[0] - before[0], tip[2] - before[2]) * 180) / Math.PI;
  const put = (of: Shape): Shape => solid.put(of, [tip[0], tip[1], tip[2]], [96, deg, 0]);
  b.add('coupling', 'metal', put(solid.put(fitting.knob(0.0175, 0.022, 20), [0, -0.006, 0])), { detail: 0.7 });
  b.add(
    'nozzle',
    'metal',
    put(
      solid.turned(
        pairs([
          0, 0.014, 0.012, 0.014, 0.0135, 0.03, 0.0105, 0.05, 0.0125, 0.06, 0.0125, 0.085, 0.0085, 0.1, 0.0075, 0.1,
          0.006, 0.09, 0, 0.09,
        ]),
        [0, 0, 0],
        { bevel: 0.0006 },
      ),
    ),
    { detail: 1 },
  );
  b.add('nozzle grip', 'trim', put(solid.put(fitting.knob(0.0145, 0.02, 24), [0, 0.06, 0])), { detail: 0.6 });
  const first = line[0];
  b.add(
    'tap coupling',
    'metal',
    solid.put(fitting.knob(0.0175, 0.022, 18), [first[0], first[1], first[2] + 0.008], [90, 0, 0]),
    { detail: 0.6 },
  );
  return undefined;
}
