import type { Rng, Vec3 } from '../../../math/index.ts';
import { addPennant } from '../../kits/building/flag.ts';
import { drapery } from '../../kits/drapery.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { guy } from './guy.ts';

/** A striped big top with scalloped eaves, drawn curtains and a pennant. */
export function buildCircus(b: Bench, taste: Rng): void {
  const [r, wall, h] = [3.4, 1.7, taste.range(4.6, 5.1)];
  const n = 16;
  const roof = (t: number, a: number): Vec3 => {
    const k = (r + 0.35) * (1 - t) ** 1.02;
    const sag = 1 + 0.04 * Math.cos(n * a) * (1 - t);
    const y = wall + (h - wall) * (0.42 * t + 0.58 * t ** 2.6) - 0.1 * (1 - t) * (0.5 + 0.5 * Math.cos(n * a));
    return [Math.max(0.06, k) * sag * Math.sin(a), y, Math.max(0.06, k) * sag * Math.cos(a)];
  };
  for (let i = 0; i < n; i++) {
    const slot = i % 2 ? 'accent' : 'canvas';
    const a = (u: number): number => ((i + u) * 2 * Math.PI) / n;
    b.add(
      `roof panel ${i + 1}`,
      slot,
      drapery.cloth(9, 4, 0.03, (u, v) => roof(v * 0.99, a(u))),
      { detail: 0.8 },
    );
    if (i !== 0)
      b.add(
        `wall panel ${i + 1}`,
        slot,
        drapery.cloth(3, 4, 0.025, (u, v) => {
          const k = r * (1 + 0.02 * Math.sin(u * Math.PI * 3));
          return [k * Math.sin(a(u)), 0.02 + (wall - 0.02) * v, k * Math.cos(a(u))];
        }),
        { detail: 0.5 },
      );
  }
  const dag = outline.pairs([-0.3, 0, 0.3, 0, 0.24, -0.26, 0, -0.42, -0.24, -0.26]).reverse();
  b.add(
    'valance',
    'flag',
    { op: 'arrayed', n: 36, around: 'y', of: solid.slab(dag, 0.03, [0, wall, r + 0.37], 'z', { bevel: 0 }) },
    { detail: 0.3 },
  );
  b.add('eave rope', 'rope', solid.hoop(r + 0.36, { kind: 'circle', r: 0.035 }, [0, wall - 0.03, 0], 'y', 56), {
    detail: 0.5,
  });
  const w = Math.PI / n;
  for (const [side, s] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `${side} curtain`,
      'flag',
      drapery.cloth(10, 8, 0.025, (u, v) => {
        const pull = 1 - 0.62 * (1 - v) ** 0.8 * u;
        const a = w + s * w * (1.02 - 0.98 * u * pull);
        return [r * Math.sin(a), 0.02 + wall * v, r * Math.cos(a) + 0.05 + 0.04 * Math.sin(u * 14)];
      }),
    );
  b.add(
    'entrance',
    'dark',
    drapery.cloth(2, 4, 0.02, (u, v) => [
      (r - 0.25) * Math.sin(2 * w * u),
      0.02 + wall * v,
      (r - 0.25) * Math.cos(2 * w * u),
    ]),
  );
  b.add('king pole', 'pole', solid.rod([0, h - 0.25, 0], [0, h + 0.5, 0], 0.07));
  b.add('crown ring', 'flag', solid.hoop(0.16, { kind: 'circle', r: 0.05 }, [0, h - 0.02, 0], 'y', 20));
  addPennant(b, 'flag', [0, h + 0.4, 0], 1.3, { pole: 'pole', cloth: 'flag' });
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + w;
    guy(
      b,
      `guy ${i + 1}`,
      [(r + 0.34) * Math.sin(a), wall, (r + 0.34) * Math.cos(a)],
      [(r + 1.5) * Math.sin(a), 0, (r + 1.5) * Math.cos(a)],
    );
  }
  b.add(
    'lamps',
    { base: 'lamp', color: '#ffe08a', color2: '#ffc84a' },
    { op: 'arrayed', n: 36, around: 'y', of: { op: 'ball', r: 0.06, at: [0.28, wall + 0.04, r + 0.36] } },
    { detail: 0.3 },
  );
}
