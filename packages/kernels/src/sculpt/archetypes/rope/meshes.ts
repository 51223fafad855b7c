import type { Shape } from '../../../curves/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, pairs, solid } from '../../kits/joinery/index.ts';
import { laidRope, link, linkPlaces } from '../../kits/mechanics/index.ts';

/** A chain lying in a loose bow: welded links alternately flat and upright, end ring, hook. */
export function buildChain(b: Bench, rng: Rng): undefined {
  const r = 0.0085;
  const inner = 0.036;
  const w = 0.019;
  const bow = rng.range(0.9, 1.1);
  const path: Vec3[] = Array.from({ length: 80 }, (_, i): Vec3 => {
    const t = i / 79;
    const a = t * Math.PI * 2.5 - 0.4;
    const k = 0.235 - 0.13 * t;
    return [k * Math.cos(a) * 1.15, w / 2 + r * 1.9, -k * Math.sin(a) * bow];
  });
  const [flat, upright] = linkPlaces(path, inner * 0.985);
  const one = link(inner, w, r);
  // a flat link leans from one neighbour to the other, an upright one stands on its edge
  flat.forEach((place, i) => {
    b.add(`leaning link ${i + 1}`, 'rope', solid.at(solid.put(one, [0, 0, 0], [0, 38, 0]), [place]), { detail: 0.7 });
  });
  upright.forEach((place, i) => {
    b.add(`standing link ${i + 1}`, 'rope', solid.at(solid.put(one, [0, 0, 0], [0, 128, 0]), [place]), { detail: 0.7 });
  });
  const start = path[0];
  const ring = outline
    .ngon(0.032, 28)
    .map(([x, z]): Vec3 => [start[0] + x - 0.01, 0.0105 + (x + 0.03) * 0.12, start[2] + z + 0.034]);
  b.add('end ring', 'metal', solid.tube(ring, 0.0095, { closed: true }), { detail: 0.9 });
  const end = path[path.length - 1];
  const hook: Vec3[] = pairs([0, 0, -0.004, -0.03, 0.012, -0.062, 0.034, -0.07, 0.05, -0.052, 0.044, -0.034]).map(
    ([x, z]): Vec3 => [end[0] + x, 0.0125, end[2] - z - 0.012],
  );
  b.add('end hook', 'metal', solid.tube(hook, 0.011, { taper: [0.8, 1, 1.1, 1.05, 0.8, 0.35] }), { detail: 0.9 });
  b.add(
    'hook eye',
    'metal',
    solid.tube(
      outline.ngon(0.0155, 22).map(([x, z]): Vec3 => [end[0] + x, 0.0145, end[2] + z + 0.0]),
      0.006,
      { closed: true },
    ),
    { detail: 0.6 },
  );
  return undefined;
}

/** A fishing net thrown over its own heap: crossing cords with knots, edge rope, floats and weights. */
export function buildNet(b: Bench, rng: Rng): undefined {
  const n = 15;
  const half = 0.7;
  const wave = rng.range(0, 6);
  const height = (x: number, z: number): number => {
    const d = Math.hypot(x, z);
    return (
      0.016 +
      0.3 * Math.exp(-((d / 0.3) ** 2)) +
      0.02 * (1 + Math.sin(x * 9 + wave) * Math.cos(z * 8)) * Math.max(0, 1 - d / 0.9)
    );
  };
  const at = (u: number, v: number): Vec3 => {
    // diamonds: the cords run across the corners
    const [x, z] = [(u + v) * half * 0.72, (u - v) * half * 0.72];
    const pull = 1 - 0.12 * Math.exp(-((Math.hypot(x, z) / 0.4) ** 2));
    return [x * pull, height(x, z), z * pull];
  };
  // the outermost cords are the edge rope
  for (let i = 1; i < n - 1; i++) {
    const u = (2 * i) / (n - 1) - 1;
    const line = (swap: boolean): Vec3[] =>
      Array.from({ length: 29 }, (_, k): Vec3 => (swap ? at((2 * k) / 28 - 1, u) : at(u, (2 * k) / 28 - 1)));
    b.add(`warp ${i + 1}`, 'rope', solid.tube(line(false), 0.0042, { spline: 'linear', cap: 'flat' }), { detail: 0.7 });
    b.add(`weft ${i + 1}`, 'rope', solid.tube(line(true), 0.0042, { spline: 'linear', cap: 'flat' }), { detail: 0.7 });
  }
  const knots: Vec3[] = [];
  for (let i = 1; i + 1 < n; i++)
    for (let j = 1; j + 1 < n; j++) if ((i + j) % 2) knots.push(at((2 * i) / (n - 1) - 1, (2 * j) / (n - 1) - 1));
  b.add(
    'knots',
    'rope',
    solid.at(
      { op: 'ball', r: 0.0078 },
      knots.map((p) => ({ at: p })),
    ),
    { detail: 0.4 },
  );
  const rim: Vec3[] = [];
  for (const [fixed, s] of [
    [1, 1],
    [-1, -1],
  ] as const) {
    for (let k = 0; k < 22; k++) rim.push(at(fixed, s * ((2 * k) / 22 - 1) * -1));
    for (let k = 0; k < 22; k++) rim.push(at(fixed - (s * 2 * k) / 22, -s));
  }
  b.add('edge rope', 'rope', laidRope(rim, 0.0095, { closed: true }), { detail: 1.2 });
  for (let i = 0; i < 10; i++) {
    const p = rim[Math.round((i + 0.5) * (rim.length / 10))];
    if (i % 2) b.add(`weight ${i}`, 'metal', { op: 'ball', r: 0.021, at: [p[0], 0.021, p[2]] }, { detail: 0.4 });
    else
      b.add(`float ${i}`, 'extra', { op: 'ball', r: [0.042, 0.034, 0.042], at: [p[0], 0.036, p[2]] }, { detail: 0.5 });
  }
  return undefined;
}

/** Who made it, head down on the threads: round abdomen, small forebody, four bent legs on each side. */
function addSpider(b: Bench, [x, y, z]: Vec3): void {
  const p = (u: number, v: number, w: number): Vec3 => [x + u, y + v, z + w];
  b.add(
    'spider',
    'extra',
    solid.many([
      { op: 'ball', r: [0.019, 0.023, 0.018], at: p(0, 0.018, 0.022) },
      { op: 'ball', r: [0.011, 0.012, 0.01], at: p(0, -0.013, 0.017) },
    ]),
    { detail: 0.8 },
  );
  const leg = (s: number, i: number): Shape => {
    const v = 0.026 - 0.019 * i;
    return solid.tube(
      [
        p(s * 0.006, -0.008 - 0.003 * i, 0.016),
        p(s * 0.03, v * 0.8, 0.034),
        p(s * (0.052 - 0.004 * Math.abs(i - 1.5)), v * 1.9 - 0.006, 0.002),
      ],
      0.0028,
      { taper: [1, 0.9, 0.45] },
    );
  };
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    for (let i = 0; i < 4; i++) b.add(`${side} leg ${i + 1}`, 'extra', leg(s, i), { detail: 0.4 });
}

/** A spider's orb web in the xy plane: spokes from the hub, a spiral that sags between them, frame threads. */
export function buildWeb(b: Bench, rng: Rng): undefined {
  const n = 14;
  const angles = Array.from({ length: n }, (_, i) => ((i + rng.range(-0.16, 0.16)) * 2 * Math.PI) / n + 0.2);
  const reach = angles.map((a) => 0.265 + 0.03 * Math.sin(a * 3 + 1));
  // the lowest corner of the frame touches the ground
  const y = 0.002 - Math.min(...angles.map((a, i) => reach[i] * Math.sin(a)));
  const at = (i: number, k: number): Vec3 => {
    const j = ((i % n) + n) % n;
    return [k * reach[j] * Math.cos(angles[j]), y + k * reach[j] * Math.sin(angles[j]), 0.006 * k];
  };
  const fine = 0.0023;
  for (let i = 0; i < n; i++)
    b.add(`spoke ${i + 1}`, 'rope', solid.rod(at(i, 0.02), at(i, 1), fine * 1.2), { detail: 0.6 });
  const rounds = 9;
  for (let r = 0; r < rounds; r++) {
    const path: Vec3[] = [];
    for (let i = 0; i < n; i++) {
      const k = 0.12 + (0.82 * (r + i / n)) / rounds;
      const [p, q] = [at(i, k), at(i + 1, k + 0.82 / rounds / n)];
      path.push(p);
      path.push([(p[0] + q[0]) * 0.5 * 0.97, y + ((p[1] + q[1]) / 2 - y) * 0.955, (p[2] + q[2]) / 2]);
    }
    const k = 0.12 + (0.82 * (r + 1)) / rounds;
    path.push(at(0, k));
    b.add(`spiral turn ${r + 1}`, 'rope', solid.tube(path, fine, { spline: 'catmull', cap: 'flat' }), { detail: 1 });
  }
  for (let i = 0; i < n; i++)
    b.add(`frame thread ${i + 1}`, 'rope', solid.rod(at(i, 1), at(i + 1, 1), fine * 1.3), { detail: 0.5 });
  const hub: Shape = solid.tube(
    outline.ngon(0.014, 18, 0, 0, y).map(([x, v]): Vec3 => [x, v, 0]),
    fine * 1.2,
    { closed: true },
  );
  b.add('hub', 'rope', hub, { detail: 0.6 });
  addSpider(b, at(Math.round(n * 0.62), 0.44));
  return undefined;
}
