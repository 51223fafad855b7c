import type { Shape } from '../../../curves/index.ts';
import { sampleSpline, V3, type Vec2, type Vec3 } from '../../../math/index.ts';
import { outline, pairs, solid, triples } from '../../kits/joinery/index.ts';

/** Points of a closed curve, `n` of them, t once round. */
function loop(n: number, at: (t: number) => Vec3): Vec3[] {
  return Array.from({ length: n }, (_, i) => at((2 * Math.PI * i) / n));
}

/** A band with half a turn in it, on edge, `h` across: its one side and its one edge are one. */
function mobius(h: number): Shape {
  const r = h * 0.36;
  const w = h * 0.13;
  const t = h * 0.022;
  const n = 96;
  const m = outline.roundRect(2 * w, t, t * 0.35, 0, 0, 2).length;
  const positions = new Float32Array(n * m * 3);
  const indices = new Uint32Array(n * m * 6);
  for (let i = 0; i < n; i++) {
    const a = (2 * Math.PI * i) / n;
    const out: Vec3 = [Math.cos(a), Math.sin(a), 0];
    const u = V3.add(V3.scale(out, Math.cos(a / 2)), [0, 0, Math.sin(a / 2)]);
    const v = V3.add(V3.scale(out, -Math.sin(a / 2)), [0, 0, Math.cos(a / 2)]);
    const c = V3.add(V3.scale(out, r), [0, h / 2, 0]);
    outline.roundRect(2 * w, t, t * 0.35, 0, 0, 2).forEach(([x, y], k) => {
      positions.set(V3.add(c, V3.add(V3.scale(u, x), V3.scale(v, y))), (i * m + k) * 3);
    });
    for (let k = 0; k < m; k++) {
      // after once round the section has turned by half: its points meet their opposites
      const next = (q: number): number => (i + 1 < n ? (i + 1) * m + (q % m) : (q + m / 2) % m);
      const [p, q] = [i * m + k, i * m + ((k + 1) % m)];
      indices.set([p, next(k + 1), q, p, next(k), next(k + 1)], (i * m + k) * 6);
    }
  }
  return { op: 'mesh', positions, indices };
}

/** A trefoil knot on edge. */
function knot(h: number): Shape {
  const k = h / 6.9;
  const path = loop(
    120,
    (t): Vec3 => [
      k * (Math.sin(t) + 2 * Math.sin(2 * t)),
      h * 0.46 - k * (Math.cos(t) - 2 * Math.cos(2 * t)),
      -k * 1.1 * Math.sin(3 * t),
    ],
  );
  return solid.tube(path, k * 0.62, { spline: 'linear', closed: true });
}

/** A coil of four turns standing up. */
function helix(h: number): Shape {
  const path = Array.from({ length: 101 }, (_, i): Vec3 => {
    const t = i / 100;
    const a = t * 8 * Math.PI;
    return [h * 0.3 * Math.cos(a), h * (0.06 + 0.88 * t), h * 0.3 * Math.sin(a)];
  });
  return solid.tube(path, h * 0.052, { spline: 'linear', cap: 'round' });
}

/** Klein's bottle as it is blown of glass: the neck bends over and goes in through the side. */
function klein(h: number): Shape {
  // height, radius and lean of the body, the neck over it and down into the side: (x, y, r), in heights
  const keys = triples([
    0, 0.004, 0.06, 0, 0.004, 0.2, 0, 0.05, 0.262, 0, 0.16, 0.29, 0, 0.32, 0.28, 0, 0.47, 0.2, 0.02, 0.62, 0.12, 0.09,
    0.79, 0.085, 0.23, 0.89, 0.076, 0.38, 0.83, 0.073, 0.42, 0.65, 0.07, 0.33, 0.47, 0.068, 0.18, 0.33, 0.07, 0.05,
    0.24, 0.08,
  ]);
  const track = sampleSpline(keys, 6, false);
  const n = track.length - 1;
  const centre = (i: number): Vec3 => [track[i][0] * h, track[i][1] * h, 0];
  const sections = Array.from({ length: n + 1 }, (_, i) => {
    const c = centre(i);
    const r = track[i][2] * h;
    const d = V3.normalize(V3.sub(centre(Math.min(n, i + 1)), centre(Math.max(0, i - 1))), [0, 1, 0]);
    const side: Vec3 = i < n * 0.4 ? [1, 0, 0] : V3.normalize([d[1], -d[0], 0]);
    return {
      points: outline.ngon(1, 28).map(([u, v]): Vec3 => V3.add(c, V3.add(V3.scale(side, u * r), [0, 0, -v * r]))),
    };
  });
  return { op: 'loft', sections, spline: 'linear', smooth: true, cap: 'flat' };
}

/** A saddle: z = x² - y² as a slab of cloth-like thickness. */
function saddle(h: number): Shape {
  const n = 18;
  const grid = Array.from({ length: n + 1 }, (_, j) =>
    Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const u = (2 * i) / n - 1;
      const v = (2 * j) / n - 1;
      return [u * h * 0.75, h * (0.52 + 0.46 * (u * u - v * v)), v * h * 0.75];
    }),
  );
  return { op: 'sheet', grid, thickness: h * 0.045, spline: 'linear' };
}

/** An impossible triangle: three beams that only join seen from the front, where it is drawn flat. */
function penrose(h: number): Shape[] {
  const c = (a: number, r: number): Vec2 => [
    r * Math.cos((a * Math.PI) / 180),
    h * 0.36 + r * Math.sin((a * Math.PI) / 180),
  ];
  const w = h * 0.125;
  const side = (turn: number): Shape => {
    const [outer, middle] = [h * 0.62, h * 0.62 - 2 * w];
    const p = c(90 + turn, outer);
    const q = c(210 + turn, outer);
    const q2 = c(210 + turn, middle);
    const r = c(330 + turn, middle);
    const k = w / Math.hypot(q[0] - p[0], q[1] - p[1]);
    const cut: Vec2 = [p[0] + (r[0] - p[0]) * k, p[1] + (r[1] - p[1]) * k];
    return solid.slab([p, q, q2, cut], h * 0.16, [0, 0, 0], 'z', { bevel: h * 0.006 });
  };
  return [side(0), side(120), side(240)];
}

/** Menger's sponge: a cube bored through, and bored again in ninths. */
function menger(h: number): Shape {
  const holes: Shape[] = [];
  for (const axis of [0, 1, 2]) {
    const bar = (s: number, u: number, v: number): void => {
      const put = (k: number, along: number, one: number, two: number): number =>
        k === axis ? along : k === (axis + 1) % 3 ? one : two;
      const size: Vec3 = [put(0, 1.1, s, s) * h, put(1, 1.1, s, s) * h, put(2, 1.1, s, s) * h];
      holes.push(solid.box(size, [put(0, 0, u, v) * h, put(1, 0, u, v) * h, put(2, 0, u, v) * h], 0));
    };
    bar(1 / 3, 0, 0);
    for (const u of [-1 / 3, 0, 1 / 3]) for (const v of [-1 / 3, 0, 1 / 3]) if (u || v) bar(1 / 9, u, v);
  }
  return solid.put(solid.cut(solid.box([h, h, h], [0, 0, 0], 0), ...holes), [0, h / 2, 0]);
}

/** Capsule, egg, dome, drop: turned bodies `h` high. */
function turnedBody(kind: string, h: number): Shape {
  if (kind === 'capsule') {
    const r = h * 0.25;
    const low = outline.arc(0, r, r, -90, 0, 10);
    const high = outline.arc(0, h - r, r, 0, 90, 10);
    return solid.turned(
      [...low, ...high].map(([x, y]): Vec2 => [Math.max(0, x), y]),
      [0, 0, 0],
      { bevel: 0, segments: 56 },
    );
  }
  if (kind === 'hemisphere')
    return solid.turned(
      [[0, 0], ...outline.arc(0, 0, h, 0, 90, 16).map(([x, y]): Vec2 => [Math.max(0, x), y])],
      [0, 0, 0],
      { bevel: h * 0.02, segments: 64 },
    );
  return solid.turned(
    pairs([0, 0, 0.5, 0, 0, 1]).map(([x, y]): Vec2 => [x * h, y * h]),
    [0, 0, 0],
    { bevel: h * 0.012, segments: 64 },
  );
}

/** Bodies of curved faces and famous oddities, `h` high, standing on y = 0. */
export const curved = { mobius, knot, helix, klein, saddle, penrose, menger, turnedBody };
