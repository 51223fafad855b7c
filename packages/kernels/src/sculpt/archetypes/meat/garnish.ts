import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';

/** A sprig of rosemary `l` long, lying on `at`. */
export function addSprig(b: Bench, l: number, at: Vec3, yaw: number): void {
  const of: Shape[] = [
    solid.tube(
      [
        [-l / 2, l * 0.03, 0],
        [0, l * 0.045, l * 0.04],
        [l / 2, l * 0.03, 0],
      ],
      l * 0.016,
    ),
  ];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const needle = leafShape({
      length: l * 0.2 * (1 - 0.3 * t),
      width: l * 0.035,
      rise: 0.35,
      droop: 0.1,
      fold: 0.1,
      thick: l * 0.007,
      plain: true,
      foot: 0.4,
    });
    of.push(
      solid.put(needle, [l * (t - 0.5), l * 0.035, l * 0.04 * Math.sin(Math.PI * t)], [0, 90 + (i % 2 ? 42 : -42), 0]),
    );
  }
  b.add('rosemary', 'herbs', solid.put(solid.many(of), at, [0, yaw, 0]), { detail: 0.8 });
}

/** Ruffled leaves round an oval, `a` x `b2` half extents. */
export function addLeaves(b: Bench, a: number, c: number, y: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const t = (2 * Math.PI * (i + 0.3)) / n;
    const l = a * 0.4;
    const leaf = leafShape({
      length: l,
      width: l * 0.85,
      rise: 0.28,
      droop: 0.35,
      fold: 0.16,
      waves: 9,
      ruffle: 0.3,
      thick: l * 0.012,
      belly: 0.6,
      point: 0.7,
      foot: 0.3,
    });
    b.add(
      `lettuce ${i + 1}`,
      'herbs',
      solid.put(
        leaf,
        [a * 0.72 * Math.cos(t), y, c * 0.72 * Math.sin(t)],
        [0, 90 - (Math.atan2(c * Math.sin(t), a * Math.cos(t)) * 180) / Math.PI, 0],
      ),
      { grain: [0, 0, 1], detail: 0.9 },
    );
  }
}

/** An oval platter with a raised rim, standing on y = 0. Returns nothing; its well lies at `0.12 h`. */
export function addPlatter(b: Bench, a: number, c: number): void {
  const ring = (k: number, y: number): { points: Vec3[] } => ({
    points: Array.from({ length: 56 }, (_, i): Vec3 => {
      const t = (2 * Math.PI * i) / 56;
      return [a * k * Math.cos(t), y, -c * k * Math.sin(t)];
    }),
  });
  const h = a * 0.1;
  b.add('platter', 'plate', {
    op: 'loft',
    sections: [
      ring(0.02, h * 0.1),
      ring(0.6, h * 0.1),
      ring(0.62, 0),
      ring(0.66, 0),
      ring(0.7, h * 0.12),
      ring(0.98, h * 0.9),
      ring(1, h),
      ring(0.985, h * 1.06),
      ring(0.74, h * 0.4),
      ring(0.68, h * 0.3),
      ring(0.02, h * 0.28),
    ]
      .reverse()
      .map((s) => ({ points: [...s.points].reverse() })),
    spline: 'linear',
    smooth: false,
    cap: 'flat',
  });
}
