import type { Shape } from '../../../curves/index.ts';
import type { Placement } from '../../../field/index.ts';
import type { Rng, Vec3 } from '../../../math/index.ts';
import type { Bench } from '../../kits/joinery/index.ts';

/** Palm: a ringed, leaning trunk, arching fronds of paired leaflets, a heart and coconuts. */
export function addPalm(b: Bench, h: number, rng: Rng, fruit: number): void {
  const lean = rng.range(0.1, 0.2) * h;
  const n = 26;
  const top: Vec3 = [lean, h * 0.8, 0];
  const path = Array.from({ length: n + 1 }, (_, i): Vec3 => [lean * (i / n) ** 1.8, h * 0.8 * (i / n), 0]);
  const r = h * 0.032;
  const taper = path.map((_, i) => (1.35 - 0.75 * (i / n) + 0.5 * Math.exp(-i * 0.7)) * (i % 2 ? 1.07 : 0.95));
  b.add(
    'trunk',
    'trunk',
    { op: 'sweep', path, section: { kind: 'circle', r }, taper, spline: 'linear', cap: 'flat' },
    { grain: [0, 1, 0] },
  );
  b.add('heart', 'trunk', { op: 'ball', r: [r * 1.25, r * 1.9, r * 1.25], at: top });
  const fronds = 13;
  for (let i = 0; i < fronds; i++) {
    const turn = i * 137.5 + rng.range(-10, 10);
    const up = 1 - i / fronds;
    b.add(
      `frond ${i + 1}`,
      'leaves',
      {
        op: 'placed',
        of: frond(h * rng.range(0.34, 0.42), 0.2 + up * 1.0, rng),
        places: [{ at: [top[0], top[1] + r * 1.2, top[2]], rot: [0, turn, 0] }],
      },
      { detail: 0.8 },
    );
  }
  const nuts: Placement[] = Array.from({ length: Math.max(3, Math.min(8, fruit || 4)) }, (_, i) => ({
    at: [
      top[0] + r * 1.7 * Math.cos(i * 1.6),
      top[1] - r * 0.5 - (i % 2) * r * 0.5,
      top[2] + r * 1.7 * Math.sin(i * 1.6),
    ] as Vec3,
  }));
  b.add('coconuts', fruit ? 'fruit' : { base: 'bark', color: '#6a4526' }, {
    op: 'placed',
    of: { op: 'ball', r: [r * 0.85, r, r * 0.85] },
    places: nuts,
  });
}

/** An arching rib with leaflets on both sides. `rise` > 0 stands up before it hangs. */
function frond(len: number, rise: number, rng: Rng): Shape {
  const rib = (t: number): Vec3 => [
    0,
    len * (rise * t * 0.75 - (0.45 + rise * 0.42) * t * t * 1.15),
    len * t * (1 - 0.2 * t * t),
  ];
  const shapes: Shape[] = [
    {
      op: 'sweep',
      path: Array.from({ length: 9 }, (_, i) => rib(i / 8)),
      section: { kind: 'circle', r: len * 0.013 },
      taper: Array.from({ length: 9 }, (_, i) => 1 - 0.1 * i),
      spline: 'catmull',
      cap: 'round',
    },
  ];
  const pairs = 15;
  for (let i = 0; i < pairs; i++) {
    const t = 0.12 + (0.86 * i) / (pairs - 1);
    const p = rib(t);
    const w = len * 0.3 * Math.sin(Math.PI * (0.16 + 0.8 * t)) * rng.range(0.92, 1.08);
    for (const s of [1, -1]) {
      const grid = [0, 0.5, 1].map((u) => {
        const half = len * 0.026 * (1 - u * 0.92);
        const out = w * u;
        return [-1, 1].map(
          (k): Vec3 => [p[0] + s * out, p[1] - w * (0.1 * u + 0.42 * u * u), p[2] + out * 0.5 + s * k * half],
        );
      });
      shapes.push({
        op: 'sheet',
        grid: s > 0 ? grid : grid.map((row) => [...row].reverse()),
        thickness: len * 0.004,
        spline: 'linear',
      });
    }
  }
  return { op: 'assembly', of: shapes };
}
