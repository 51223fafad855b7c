import type { Shape } from '../../../curves/index.ts';
import { createRng, type Vec2, type Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** A glass tank with gravel, plants, a stone arch and fish in it. The water is only its surface: glass is seen through glass badly. */
export function addAquarium(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [w, h, d, t] = [0.8, 0.46, 0.36, 0.006];
  const glass = { base: 'glass', color: '#e4f2f4', rough: 0.02, transmission: 0.95 };
  for (const [name, z] of [
    ['front', 1],
    ['back', -1],
  ] as const)
    b.add(`${name} pane`, glass, solid.box([w - 2 * t, h - 0.03, t], [0, h / 2, z * (d / 2 - t / 2)], 0.001));
  for (const [name, x] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(`${name} pane`, glass, solid.box([t, h - 0.03, d], [x * (w / 2 - t / 2), h / 2, 0], 0.001));
  const frame = (y: number, hh: number): Shape =>
    solid.cut(
      solid.box([w + 0.012, hh, d + 0.012], [0, y, 0], 0.004),
      solid.box([w - 0.03, hh * 2, d - 0.03], [0, y, 0], 0),
    );
  b.add('lower frame', 'bars', solid.box([w + 0.012, 0.024, d + 0.012], [0, 0.012, 0], 0.004));
  b.add('upper frame', 'bars', frame(h - 0.012, 0.024));
  b.add('lamp hood', 'bars', solid.box([w * 0.92, 0.03, d * 0.3], [0, h + 0.014, -d * 0.16], 0.006));
  b.add(
    'gravel',
    { base: 'cobble', color: '#d8c8a4', scale: 0.06 },
    {
      op: 'displace',
      amp: 0.008,
      freq: 14,
      seed,
      of: { op: 'box', size: [w - 2 * t - 0.002, 0.05, d - 2 * t - 0.002], round: 0.004, at: [0, 0.044, 0] },
    },
  );
  b.add(
    'arch',
    { base: 'stone', color: '#8a8074' },
    {
      op: 'displace',
      amp: 0.008,
      freq: 22,
      seed: seed + 1,
      of: {
        op: 'chain',
        points: [
          [-0.27, 0.05, 0],
          [-0.25, 0.15, 0.01],
          [-0.17, 0.19, 0],
          [-0.09, 0.15, 0],
          [-0.07, 0.05, 0],
        ],
        radii: [0.045, 0.034, 0.03, 0.034, 0.045],
        spline: 'catmull',
      },
    },
  );
  for (let i = 0; i < 14; i++) {
    const x = i < 7 ? rng.range(0.12, 0.34) : rng.range(-0.36, 0.05);
    const z = i < 7 ? rng.range(-0.1, 0.02) : rng.range(-0.13, -0.07);
    const l = rng.range(0.16, 0.32);
    const grid = Array.from({ length: 15 }, (_, k) => {
      const u = k / 14;
      const half = 0.011 * Math.sin(Math.PI * Math.min(0.96, 0.15 + 0.83 * u));
      const sway = 0.028 * Math.sin(u * 6 + i);
      return [-1, 0, 1].map(
        (s): Vec3 => [x + sway + s * half, 0.06 + l * u, z + 0.5 * sway + (s ? 0.004 * Math.sin(u * 20) : 0)],
      );
    });
    b.add(
      `water plant ${i + 1}`,
      i % 3 ? 'plants' : b.tint('plants', { color: '#a83a3a', color2: '#d86a4a' }),
      { op: 'sheet', grid, thickness: 0.0016, spline: 'linear' },
      { detail: 0.7 },
    );
  }
  addFish(b);
}

/** Five fish, each with its fins and eyes. */
function addFish(b: Bench): void {
  const body: Shape = {
    op: 'loft',
    sections: [-0.5, -0.44, -0.3, -0.08, 0.15, 0.32, 0.42].map((u) => ({
      points: Array.from({ length: 16 }, (_, k): Vec3 => {
        const a = (2 * Math.PI * k) / 16;
        const q = Math.max(0.05, Math.cos(Math.PI * u) ** 0.75);
        return [u * 0.1, 0.028 * q * Math.sin(a), 0.013 * q * Math.cos(a)];
      }),
    })),
    spline: 'catmull',
    cap: 'flat',
  };
  const fin = (points: readonly Vec2[]): Shape => solid.slab(points, 0.0016, [0, 0, 0], 'z', { bevel: 0.0004 });
  for (const [i, [x, y, z, yaw]] of (
    [
      [0.02, 0.27, 0.06, 10],
      [0.22, 0.33, 0.09, 190],
      [-0.2, 0.31, 0.05, -14],
      [0.14, 0.17, 0.1, 165],
      [-0.3, 0.22, 0.09, 24],
    ] as const
  ).entries()) {
    const put = (s: Shape): Shape => solid.put(s, [x, y, z], [0, yaw, 0]);
    const skin = i % 2 ? b.tint('fish', { color: '#3a8ad0', color2: '#f0d84a' }) : 'fish';
    b.add(`fish ${i + 1}`, skin, put(body));
    b.add(
      `fish fins ${i + 1}`,
      i % 2
        ? b.tint('fish', { base: 'membrane', color: '#f0d84a' })
        : b.tint('fish', { base: 'membrane', color: '#f8a850' }),
      put(
        solid.many([
          fin([
            [0.034, 0],
            [0.068, 0.03],
            [0.06, 0],
            [0.068, -0.03],
          ]),
          fin([
            [-0.02, 0.022],
            [0.022, 0.02],
            [0.024, 0.04],
            [-0.004, 0.044],
          ]),
        ]),
      ),
      { detail: 0.6 },
    );
    b.add(
      `fish eyes ${i + 1}`,
      { base: 'plain', color: '#101214', rough: 0.1 },
      put(solid.both({ op: 'ball', r: 0.0032, at: [-0.038, 0.005, 0.0082] }, 'z')),
      { detail: 0.3 },
    );
  }
}
