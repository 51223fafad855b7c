import type { Shape } from '../../../curves/index.ts';
import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { cabinAt, cabinSkin } from './hull.ts';
import { type CarPlan, lineAt } from './plan.ts';

/** What is seen through the glass above the belt: a lining, the dashboard, a steering wheel and the backs of the seats. */
export function addInterior(b: Bench, p: CarPlan): void {
  const low = cabinAt(p, 0);
  const half = low.half - 0.05;
  // nothing may stand through the glass, whatever the lines of the body
  const inside = (of: Shape): Shape => ({ op: 'clip', of, within: cabinSkin(p, 0.022).shape });
  const shelf = (z: number): number => Math.max(p.belt, lineAt(p.top, (2 * z) / p.L)) + 0.03;
  const stations = Array.from({ length: 13 }, (_, i) => low.rear + ((low.front - low.rear) * i) / 12);
  const lining: Vec2[] = [
    [low.rear, p.belt - 0.08],
    [low.front, p.belt - 0.08],
    ...stations.toReversed().map((z): Vec2 => [z, shelf(z)]),
  ];
  const dark = b.tint('rubber', { color: '#262422', rough: 0.85 });
  b.add('cabin lining', dark, inside(solid.slab(lining, 2 * half, [0, 0, 0], 'x', { bevel: 0 })), HIDDEN);
  const floor = shelf((low.front + low.rear) / 2);
  const front = low.front - 0.16;
  const dash = solid.span([-half, floor - 0.1, front - 0.42], [half, shelf(front) + 0.03, front], 0.02);
  b.add('dashboard', b.tint('trim', {}), inside(dash), HIDDEN);
  const driver = half * 0.46;
  const wheel = solid.hoop(0.17, { kind: 'circle', r: 0.016 }, [0, 0, 0], 'z', 24);
  b.add(
    'steering wheel',
    'rubber',
    inside(solid.put(wheel, [driver, shelf(front - 0.5) - 0.01, front - 0.5], [-30, 0, 0])),
    HIDDEN,
  );
  b.add('seats', 'seats', inside(solid.many(seatBacks(p, floor, front - 0.9, driver))), HIDDEN);
}

const HIDDEN = { hidden: true, detail: 0.5 } as const;

/** Backs and head rests, left and right, of one row or two. */
function seatBacks(p: CarPlan, floor: number, first: number, driver: number): Shape[] {
  const top = p.roof - 0.06 - p.roofFall * 0.5;
  const tall = top - floor;
  const w = Math.min(0.5, driver * 1.6);
  const row = (z: number): Shape[] =>
    [1, -1].flatMap((sx) => [
      block([w, tall * 0.9, 0.13], [sx * driver, floor + tall * 0.18, z], 0.045),
      block([w * 0.52, tall * 0.32, 0.09], [sx * driver, floor + tall * 0.8, z - 0.07], 0.035),
    ]);
  const second = Math.max(cabinAt(p, 0.75).rear + 0.3, first - 0.95);
  return first - second > 0.5 && p.style !== 'van' ? [...row(first), ...row(second)] : row(first);
}

/** A cushion leaning back a little. */
const block = (size: Vec3, at: Vec3, round: number): Shape => ({
  op: 'block',
  size,
  bevel: round,
  bevelSegments: 2,
  at,
  rot: [-11, 0, 0],
});
