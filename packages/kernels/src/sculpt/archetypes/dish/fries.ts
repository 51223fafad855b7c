import type { Shape } from '../../../curves/index.ts';
import { createRng, type Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** Fries standing in a carton with a high back and a scooped front. */
export function addFries(b: Bench, seed: number): void {
  const rng = createRng(seed);
  const [w, d, h] = [0.088, 0.034, 0.082];
  const t = 0.0012;
  const wall = (front: boolean): Shape => {
    const n = 17;
    const grid = [0, 0.25, 0.5, 0.75, 1].map((v) =>
      Array.from({ length: n }, (_, i): Vec3 => {
        const u = (i / (n - 1)) * 2 - 1;
        const top = front ? h * (0.98 - 0.26 * (1 - u * u)) : h * (1 + 0.26 * (1 - u * u) ** 0.8);
        const y = top * v;
        const k = 0.74 + 0.26 * (y / h);
        const z = (d / 2) * (0.55 + 0.45 * Math.min(1.1, y / h)) * (1 - 0.9 * Math.abs(u) ** 3.2) + 0.001;
        return [u * (w / 2) * k, y, front ? z : -z];
      }),
    );
    return { op: 'sheet', grid, thickness: t, spline: 'linear' };
  };
  b.add('carton back', 'bowl', wall(false));
  b.add('carton front', 'bowl', wall(true));
  b.add('carton floor', 'bowl', solid.slab(outline.superellipse(w * 0.36, d * 0.28, 2.2, 32), t, [0, 0.012, 0], 'y'), {
    hidden: true,
    detail: 0.3,
  });
  const badge = (r: number, k: number): Shape => {
    const grid = Array.from({ length: 5 }, (_, j) =>
      Array.from({ length: 21 }, (_, i): Vec3 => {
        const a = (2 * Math.PI * i) / 20;
        const q = (r * (j + 0.02)) / 4.02;
        const [x, y] = [q * Math.cos(a) * 0.9999, h * 0.42 + q * Math.sin(a)];
        const kk = 0.74 + 0.26 * (y / h);
        const u = x / ((w / 2) * kk);
        return [x, y, (d / 2) * (0.55 + 0.45 * (y / h)) * (1 - 0.9 * Math.abs(u) ** 3.2) + 0.001 + k];
      }).map((p, i, all): Vec3 => (i === 20 ? [all[0][0], all[0][1] - 0.00005, all[0][2]] : p)),
    );
    return { op: 'sheet', grid, thickness: 0.0004, spline: 'linear' };
  };
  b.add('badge', b.tint('bowl', { color: '#f8d040' }), badge(0.019, 0.0009), { detail: 0.6 });
  const fry = (l: number): Shape => {
    const s = rng.range(0.0062, 0.0078);
    const bend = rng.range(-0.05, 0.05) * l;
    return solid.bar(
      [
        [0, 0, 0],
        [bend, l * 0.5, bend * 0.5],
        [0, l, 0],
      ],
      { kind: 'rect', w: s, h: s, r: s * 0.16 },
      { spline: 'catmull', up: [0, 0, 1], taper: [0.95, 1, 0.94] },
    );
  };
  const gold = b.tint(
    'food',
    b.tint('food', {}).color === '#f0d08a'
      ? { base: 'bun', color: '#f0bc4c', color2: '#cc8424', color3: '#f8dc90', rough: 0.5 }
      : {},
  );
  for (let i = 0; i < 34; i++) {
    const row = i % 4;
    const u = ((Math.floor(i / 4) + 0.5) / 8.5) * 2 - 1 + rng.range(-0.06, 0.06);
    const z = (row - 1.5) * d * 0.115;
    const l = h * rng.range(0.98, 1.28) * (row < 2 ? 1.12 : 0.96) - 0.022 * u * u;
    b.add(
      `fry ${i + 1}`,
      gold,
      solid.put(
        fry(l),
        [u * w * 0.25, 0.022, z],
        [rng.range(-2.5, 2.5) + (row - 1.5) * 2.5, rng.range(0, 90), -u * 11 + rng.range(-2.5, 2.5)],
      ),
      { detail: 0.8 },
    );
  }
}
