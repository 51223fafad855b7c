import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

/** A shackle of wire radius r over the body's top at y, legs at +-x, `rise` high; drawn out and swung when open. */
export function addShackle(b: Bench, x: number, y: number, r: number, rise: number, open: boolean): void {
  const path: Vec3[] = [
    [x, y - rise * 0.25, 0],
    [x, y + rise - x, 0],
  ];
  for (let i = 1; i < 12; i++) {
    const a = (Math.PI * i) / 12;
    path.push([x * Math.cos(a), y + rise - x + x * Math.sin(a), 0]);
  }
  // the short leg ends free when the lock is open
  path.push([-x, y + rise - x, 0], [-x, y - (open ? 0.2 : rise * 0.25) * (open ? rise : 1), 0]);
  const bow: Shape = { op: 'sweep', path, section: { kind: 'circle', r }, spline: 'linear', cap: 'flat' };
  const swung = open
    ? solid.put(solid.put(solid.put(bow, [-x, 0, 0]), [0, 0, 0], [0, 128, 0]), [x, rise * 0.24, 0])
    : bow;
  b.add('shackle', 'shackle', swung, { detail: 1.5 });
  for (const [side, s] of [
    ['left', -1],
    ['right', 1],
  ] as const)
    b.add(
      `${side} shackle collar`,
      'trim',
      solid.hoop(r * 1.18, { kind: 'ellipse', rx: r * 0.32, ry: r * 0.3 }, [s * x, y + r * 0.05, 0], 'y', 28),
      { detail: 0.5 },
    );
}

/** The outline of a keyhole of circle radius r about the origin, slot downwards. */
export function keyhole(r: number): Vec2[] {
  return [...outline.arc(0, 0, r, -60, 240, 16), [-r * 0.62, -r * 2.2], [r * 0.62, -r * 2.2]];
}
