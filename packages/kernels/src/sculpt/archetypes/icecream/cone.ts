import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { addSprinkles, around, roundBody } from '../../kits/organic/index.ts';
import { addCherry } from '../../kits/pastry/index.ts';
import { addCrown, addScoop, type Portion } from './scoops.ts';

/** A rolled waffle cone with its diamond grid, scoops or a soft swirl on it, standing on its tip. */
export function addCone(b: Bench, p: Portion, soft: boolean): void {
  const r = p.h * 0.19;
  const coneH = p.h * 0.56;
  const R = r * 0.95;
  const grid = 9;
  const cone = roundBody({
    profile: [
      [0.03, 0],
      [0.1, 0.012],
      [0.93, 0.93],
      [0.98, 0.97],
      [0.98, 1],
      [0.88, 1],
      [0.84, 0.95],
      [0.02, 0.3],
    ].flatMap(([k, t], i, all): Vec2[] => {
      const q: Vec2 = [k * R, t * coneH];
      if (i !== 1) return [q];
      const next = all[2];
      return Array.from({ length: 40 }, (_, j): Vec2 => {
        const f = j / 40;
        return [(k + (next[0] - k) * f) * R, (t + (next[1] - t) * f) * coneH];
      });
    }),
    sides: 120,
    steps: 0,
    swell: (a, t, k, y) => {
      if (k < R * 0.12 || t > 0.9) return 1;
      // ribs wind both ways; they run together towards the tip as on a rolled waffle
      const u = (y / coneH) * 6.2;
      const rib = Math.max(Math.cos(grid * a + u * 5) ** 8, Math.cos(grid * a - u * 5) ** 8);
      return 1 + 0.1 * rib + 0.008 * around(a, 5, p.seed);
    },
  });
  const waffle = b.tint('cone', {
    layers: [
      { mask: { kind: 'cavity', from: 0.05, to: 0.5 }, material: { color: b.tint('cone', {}).color3 }, strength: 0.3 },
      { mask: { kind: 'edge', from: 0.05, to: 0.5 }, material: { color: '#b06a28' }, strength: 0.5 },
    ],
  });
  b.add('cone', waffle, cone, { detail: 1.5 });
  if (soft)
    b.add('cone rim', 'cone', solid.hoop(R * 0.95, { kind: 'circle', r: r * 0.07 }, [0, coneH * 0.99, 0], 'y', 56));
  if (soft) {
    addSwirl(b, p, r, coneH);
    return;
  }
  let y = coneH + r * 0.42;
  let k = r * 1.02;
  let lean: Vec3 = [0, y, 0];
  for (let i = 0; i < p.scoops; i++) {
    lean = [i ? p.rng.range(-0.06, 0.06) * r : 0, y, i ? p.rng.range(-0.06, 0.06) * r : 0];
    addScoop(b, p.scoops - 1 - i, k, lean, p.seed);
    if (i < p.scoops - 1) {
      y += k * 1.28;
      k *= 0.93;
    }
  }
  addCrown(b, p, k, lean);
}

/** Soft serve: rings laid on one another by a fluted nozzle, ending in a curl. */
function addSwirl(b: Bench, p: Portion, r: number, y0: number): void {
  const turns = 3.4;
  const n = 90;
  const h = p.h * 0.4;
  const path: Vec3[] = [];
  const taper: number[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    const a = 2 * Math.PI * turns * t + p.seed;
    const k = r * 0.66 * (1 - t) ** 0.8;
    path.push([k * Math.cos(a), y0 + r * 0.18 + h * 0.84 * t ** 1.05, k * Math.sin(a)]);
    taper.push((i < 5 ? 0.75 + 0.05 * i : 1) * (1 - 0.66 * t));
  }
  const tip = path[n];
  path.push([tip[0] + r * 0.06, tip[1] + r * 0.22, tip[2]], [tip[0] + r * 0.2, tip[1] + r * 0.3, tip[2] + r * 0.02]);
  taper.push(0.2, 0.04);
  const star: Vec2[] = Array.from({ length: 28 }, (_, i): Vec2 => {
    const a = (2 * Math.PI * i) / 28;
    const k = r * 0.46 * (1 + 0.09 * Math.cos(7 * a));
    return [k * Math.cos(a), k * Math.sin(a)];
  });
  b.add(
    'swirl',
    'scoop',
    {
      op: 'sweep',
      path,
      section: { kind: 'polygon', points: star, smooth: true },
      spline: 'catmull',
      taper,
      twist: 420,
      cap: 'round',
      up: [0, 1, 0],
    },
    { detail: 1.8 },
  );
  b.add(
    'core',
    'scoop',
    solid.turned(
      [
        [0, y0 - r * 0.1],
        [r * 0.8, y0 - r * 0.05],
        [r * 0.7, y0 + r * 0.3],
        [r * 0.2, y0 + h * 0.66],
        [0, y0 + h * 0.74],
      ],
      [0, 0, 0],
      { smooth: true },
    ),
    {
      hidden: true,
      detail: 0.3,
    },
  );
  if (p.topping === 'sprinkles')
    addSprinkles(b, 'sprinkles', {
      on: solid.turned(
        [
          [r * 1.1, y0 + r * 0.2],
          [r * 1.0, y0 + r * 0.5],
          [r * 0.72, y0 + h * 0.45],
          [r * 0.34, y0 + h * 0.75],
        ],
        [0, 0, 0],
      ),
      n: 48,
      size: r * 0.18,
      seed: p.seed,
    });
  else if (p.topping === 'cherry')
    addCherry(b, 'fruit', r * 0.24, { at: [tip[0], tip[1] + r * 0.02, tip[2]], lean: 1 });
  else if (p.topping === 'wafer') {
    const flake = b.tint('sauce', { rough: 0.5, clearcoat: 0 });
    b.add(
      'flake',
      flake,
      solid.put(
        solid.turned(
          [
            [0, 0],
            [r * 0.16, 0],
            [r * 0.17, r * 0.5],
            [r * 0.15, r * 1.6],
            [0, r * 1.62],
          ],
          [0, 0, 0],
        ),
        [r * 0.35, y0 + r * 0.75, r * 0.3],
        [18, 0, -32],
      ),
    );
  }
}
