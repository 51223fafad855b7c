import { type Rng, V3, type Vec3 } from '../../../math/index.ts';
import { hornShape } from '../../kits/horns.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Twigs that fork twice, from one foot; thorns along them where asked. */
export function addBare(b: Bench, full: number, thorns: boolean, rng: Rng): void {
  const spikes: ReturnType<typeof hornShape>[] = [];
  let count = 0;
  const grow = (from: Vec3, dir: Vec3, l: number, r: number, level: number): void => {
    const side: Vec3 = [rng.range(-0.3, 0.3), rng.range(-0.05, 0.25), rng.range(-0.3, 0.3)];
    const mid = V3.addScaled(V3.addScaled(from, dir, l * 0.5), side, l * 0.25);
    const end = V3.addScaled(V3.addScaled(from, dir, l), side, l * 0.1);
    count++;
    b.add(
      `${level ? 'twig' : 'branch'} ${count}`,
      'stem',
      solid.tube([from, mid, end], r, { taper: [1, 0.8, level > 1 ? 0.25 : 0.55], cap: level ? 'round' : 'flat' }),
      { detail: level ? 0.6 : 1 },
    );
    if (thorns)
      for (const [i, p] of [mid, end].entries())
        spikes.push(
          hornShape({
            at: p,
            dir: V3.normalize([rng.range(-1, 1), rng.range(-0.3, 1), rng.range(-1, 1)]),
            length: 0.055 - 0.012 * level,
            r: r * 0.5 * (1 - 0.3 * i),
          }),
        );
    if (level >= 2) return;
    const n = level === 0 ? 4 : 2;
    for (let i = 0; i < n; i++) {
      const t = 0.45 + (0.55 * i) / Math.max(1, n - 1);
      const at = t < 0.5 ? mid : V3.lerp(mid, end, (t - 0.5) * 2);
      const a = i * 2.4 + rng.range(0, 1);
      const d = V3.normalize([
        dir[0] + 0.75 * Math.cos(a),
        dir[1] + rng.range(-0.1, 0.35),
        dir[2] + 0.75 * Math.sin(a),
      ]);
      grow(at, d, l * rng.range(0.5, 0.66), r * 0.58, level + 1);
    }
  };
  for (let i = 0; i < 7; i++) {
    const a = i * 2.39996;
    const out = 0.28 + 0.5 * (i / 7) * full;
    grow(
      [0.02 * Math.cos(a), 0, 0.02 * Math.sin(a)],
      V3.normalize([out * Math.cos(a), 0.8, out * Math.sin(a)]),
      rng.range(0.5, 0.62),
      0.016,
      0,
    );
  }
  if (spikes.length)
    b.add('thorns', b.tint('stem', { color: '#8a6a4c' }), solid.many(spikes.slice(0, 120)), { detail: 0.5 });
}

/** A ball of dry twigs bent round each other. */
export function addTumbleweed(b: Bench, rng: Rng): void {
  const R = 0.28;
  const paths: Vec3[][] = [];
  for (let i = 0; i < 54; i++) {
    const axis = V3.normalize([rng.range(-1, 1), rng.range(-1, 1), rng.range(-1, 1)]);
    const u = V3.perpendicular(axis);
    const v = V3.cross(axis, u);
    const r = R * rng.range(0.6, 1);
    const off = R * rng.range(-0.35, 0.35);
    const from = rng.range(0, 6.28);
    const path = Array.from({ length: 8 }, (_, k): Vec3 => {
      const a = from + (k / 7) * rng.range(2.4, 4);
      const q = r * (0.7 + 0.3 * Math.sin(k * 0.6 + i));
      const p = V3.addScaled(V3.addScaled(V3.scale(axis, off), u, q * Math.cos(a)), v, q * Math.sin(a));
      return [p[0], p[1] * 0.94 + R, p[2]];
    });
    paths.push(path);
  }
  const low = Math.min(...paths.flat().map((p) => p[1]));
  paths.forEach((path, i) => {
    const down = path.map(([x, y, z]): Vec3 => [x, y - low + 0.005, z]);
    b.add(`twig ${i + 1}`, 'stem', solid.tube(down, 0.0058, { taper: path.map((_, k) => 1 - 0.09 * k) }), {
      detail: 0.7,
    });
  });
}
