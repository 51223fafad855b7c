import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { offSurface } from '../../kits/leatherwork/index.ts';
import type { Last } from './last.ts';

/** The heel block under the back of the sole: from `z0` to the back, `flare` wider or narrower at the ground. */
export function addHeelBlock(b: Bench, last: Last, z0: number, flare: number, slot = 'sole'): void {
  const outline = last.outline(0.003, 96).filter(([, z]) => z < z0);
  const [a, c] = [outline[0], outline[outline.length - 1]];
  const front = Array.from({ length: 7 }, (_, i): Vec2 => {
    const t = (i + 1) / 8;
    return [c[0] + (a[0] - c[0]) * t, z0 + 0.006 * Math.sin(Math.PI * t)];
  });
  const ring = [...outline, ...front];
  const mid = [ring.reduce((s, p) => s + p[0], 0) / ring.length, ring.reduce((s, p) => s + p[1], 0) / ring.length];
  const level = (k: number, y: (z: number) => number): { points: Vec3[] } => ({
    points: ring.map(([x, z]): Vec3 => [mid[0] + (x - mid[0]) * k, y(z), mid[1] + (z - mid[1]) * k]),
  });
  const at = (t: number) => (z: number) => last.ground(z) * t + 0.001;
  b.add('heel', slot, {
    op: 'loft',
    sections: [level(flare, at(0.12)), level(flare + (1 - flare) * 0.5, at(0.55)), level(1, at(1))],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
  b.add('heel tip', 'rubber', {
    op: 'loft',
    sections: [level(flare * 0.99, () => -(last.plan.under ?? 0)), level(flare * 1.01, at(0.14))],
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
}

/** A fur trim round the shaft: a thick uneven roll. */
export function addFur(b: Bench, last: Last, v: number, r: number): void {
  const n = 72;
  const path = Array.from(
    { length: n },
    (_, i): Vec3 => offSurface(last.surface, i / n, v, r * 0.35 + (i % 3 === 0 ? 0.0012 : 0)),
  );
  const taper = Array.from({ length: n }, (_, i) => 1 + 0.1 * Math.sin(i * 2.4) + 0.06 * Math.sin(i * 5.1));
  b.add('fur trim', 'fur', solid.tube(path, r, { closed: true, spline: 'linear', taper }), { detail: 1.2 });
}
