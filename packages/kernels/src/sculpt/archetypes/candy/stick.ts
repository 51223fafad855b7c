import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import { createRng, sampleSpline, V3, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';
import { strand } from '../../kits/plait.ts';
import type { CandyPlan } from './candy.ts';

/** Two cords of sugar coiled side by side into a disc, on a stick, with a little bow. */
export function addLollipop(b: Bench): void {
  const r = 0.0052;
  const turns = 3.1;
  const y = 0.128;
  const coil = (phase: number): Shape => {
    const n = 110;
    const path = Array.from({ length: n + 1 }, (_, i): Vec3 => {
      const t = i / n;
      const a = turns * 2 * Math.PI * t + phase;
      const close = Math.max(0, (t - 0.92) / 0.08);
      const q = 0.0022 + 2 * r * 2 * turns * t * 0.96 - r * 0.85 * close * close;
      return [q * Math.cos(a), y + q * Math.sin(a), 0];
    });
    return solid.tube(path, r, {
      spline: 'linear',
      taper: path.map((_, i) => Math.min(1, 0.55 + i / 12, 0.25 + (n - i) / 9)),
    });
  };
  b.add('coil', 'sugar', coil(0), { detail: 1.4 });
  b.add('white coil', 'second', coil(Math.PI), { detail: 1.4 });
  b.add('heart', 'sugar', { op: 'ball', r: [r * 0.9, r * 0.9, r * 0.8], at: [0, y, 0] }, { detail: 0.6 });
  b.add('stick', 'stick', solid.rod([0, 0, 0], [0, y - 0.058, 0], 0.0026));
  const k: Vec3 = [0, 0.062, 0.002];
  const loop = (s: number): Shape =>
    solid.tube(
      [k, [s * 0.011, k[1] + 0.009, 0.004], [s * 0.018, k[1] + 0.002, 0.004], [s * 0.01, k[1] - 0.003, 0.003], k],
      0.0016,
    );
  const tail = (s: number): Shape =>
    solid.put(
      leafShape({ length: 0.024, width: 0.006, rise: -0.1, droop: 0.2, thick: 0.0006, foot: 0.8, point: 0.4 }),
      k,
      [70, s * 24, 0],
    );
  b.add('bow', 'wrapper', solid.many([loop(1), loop(-1), { op: 'ball', r: 0.003, at: k }]), { detail: 0.8 });
  b.add('bow tails', 'wrapper', solid.many([tail(1), tail(-1)]), { detail: 0.7 });
}

/** A crook of white sugar with red bands wound round it. */
export function addCane(b: Bench): void {
  const r = 0.0068;
  const line: Vec3[] = [];
  const top = 0.122;
  const bend = 0.026;
  for (let i = 0; i <= 18; i++) line.push([0, r * 0.9 + (top * i) / 18, 0]);
  for (let i = 1; i <= 18; i++) {
    const a = Math.PI * 1.06 * (i / 18);
    line.push([bend - bend * Math.cos(a), r * 0.9 + top + bend * Math.sin(a), 0]);
  }
  line.push([bend * 2 - 0.004, top - 0.008, 0]);
  const path = line.map(([x, y, z]): Vec3 => [x - bend, y, z]);
  b.add('cane', 'second', solid.tube(path, r), { detail: 1.2 });
  const dense = sampleSpline(path, 4) as unknown as Vec3[];
  for (const [name, width, phase] of [
    ['wide band', 1.25, 0],
    ['narrow band', 0.3, 1.5],
    ['fine band', 0.3, -1.5],
  ] as const)
    b.add(name, 'sugar', windingBand(dense, r, width, phase, 5.4), { detail: 1.2 });
}

/** A band that winds round a bent bar: a thin crescent lying on its skin, `width` radians wide. */
function windingBand(path: readonly Vec3[], r: number, width: number, phase: number, turns: number): Shape {
  const n = path.length;
  const sections = path.slice(1, -1).map((p, k) => {
    const i = k + 1;
    const t = V3.normalize(V3.sub(path[Math.min(n - 1, i + 1)], path[i - 1]));
    const side: Vec3 = [0, 0, 1];
    const up = V3.cross(side, t);
    const mid = phase + (turns * 2 * Math.PI * i) / n;
    const ring: Vec3[] = [];
    const put = (a: number, q: number): void => {
      ring.push(V3.addScaled(V3.addScaled(p, side, q * Math.cos(a)), up, q * Math.sin(a)));
    };
    for (let j = 0; j <= 6; j++) put(mid - width / 2 + (width * j) / 6, r * (j === 0 || j === 6 ? 1.004 : 1.035));
    for (let j = 6; j >= 0; j--) put(mid - width / 2 + (width * j) / 6, r * 0.93);
    return { points: ring };
  });
  return { op: 'loft', sections, spline: 'linear', cap: 'flat' };
}

/** Spun sugar on a paper cone: soft lumps with wisps that stand off. */
export function addCotton(b: Bench, p: CandyPlan): void {
  const rng = createRng(p.seed);
  const y = 0.225;
  const lumps: FieldShape[] = [{ op: 'ellipsoid', r: [0.07, 0.085, 0.07], at: [0, y, 0] }];
  for (let i = 0; i < 22; i++) {
    const t = (i + 0.5) / 22;
    const a = i * 2.39996;
    const v = 1 - 2 * t;
    const s = Math.sqrt(1 - v * v);
    const q = rng.range(0.03, 0.042);
    lumps.push({
      op: 'ellipsoid',
      r: [q, q * 0.9, q],
      at: [0.062 * s * Math.cos(a), y + 0.005 + 0.078 * v, 0.062 * s * Math.sin(a)],
    });
  }
  const cloud: FieldShape = {
    op: 'displace',
    amp: 0.0016,
    freq: 120,
    seed: p.seed,
    of: { op: 'displace', amp: 0.005, freq: 34, seed: p.seed + 1, of: { op: 'union', k: 0.012, of: lumps } },
  };
  const floss = b.tint('sugar', { base: 'snow', rough: 0.95, clearcoat: 0 });
  b.add('cloud', floss, cloud, { detail: 1.3 });
  const wisps = Array.from({ length: 16 }, (_, i): Shape => {
    const v = 1 - (2 * (i + 0.5)) / 16;
    const s = Math.sqrt(1 - v * v);
    const a = i * 2.39996 + 0.7;
    const at = (k: number, da: number, dy: number): Vec3 => [
      0.088 * k * s * Math.cos(a + da),
      y + 0.1 * v * k + dy,
      0.088 * k * s * Math.sin(a + da),
    ];
    return strand(
      sampleSpline(
        [at(0.92, -0.3, -0.004), at(1.06, -0.1, 0.004), at(1.09, 0.15, 0.007), at(0.95, 0.4, 0.003)],
        4,
      ) as unknown as Vec3[],
      [0, 1, 0],
      outline.ngon(0.0016, 5),
    );
  });
  b.add('wisps', floss, solid.many(wisps), { detail: 0.6 });
  b.add(
    'cone',
    'stick',
    solid.turned(
      [
        [0, 0],
        [0.004, 0],
        [0.019, 0.17],
        [0, 0.17],
      ],
      [0, 0, 0],
      { bevel: 0.0006 },
    ),
  );
}
