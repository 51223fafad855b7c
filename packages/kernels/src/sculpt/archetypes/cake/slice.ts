import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';
import { addCherry, addStrawberry, dollop } from '../../kits/pastry/index.ts';
import { addPlate, type CakePlan } from './tiers.ts';

/** A slice on a plate, point towards the viewer: sponge and cream by turns, icing on top and behind, rosette and fruit. */
export function addSlice(b: Bench, p: CakePlan): number {
  const R = p.w * 0.52;
  const half = 0.36;
  const y0 = p.plate ? addPlate(b, R * 0.5) : 0;
  const h = p.w * 0.36;
  /** The wedge grown by `d`, its middle over the origin. In slab coordinates: y up the plane is -z. */
  const wedge = (d: number, from = 0): Vec2[] => {
    const n = 10;
    const arc = Array.from({ length: n + 1 }, (_, i): Vec2 => {
      const a = -half + (2 * half * i) / n;
      return [(R + d) * Math.sin(a), (R + d) * Math.cos(a) - R * 0.58];
    });
    if (from > 0) {
      const inner = [...arc].reverse().map(([x, z]): Vec2 => [x * from, (z + R * 0.58) * from - R * 0.58]);
      return [...arc, ...inner].reverse();
    }
    return outline.rounded([...arc, [0, -R * 0.58 - d]].reverse() as Vec2[], R * 0.015);
  };
  const layers = 3;
  const step = (h * 0.9) / layers;
  for (let i = 0; i < layers; i++) {
    const at = y0 + i * step;
    b.add(
      `sponge ${i + 1}`,
      'sponge',
      solid.slab(wedge(0), step * 0.76, [0, at + step * 0.38, 0], 'y', { bevel: h * 0.012 }),
      { detail: 1.2 },
    );
    if (i < layers - 1) {
      b.add(
        `cream layer ${i + 1}`,
        'cream',
        solid.slab(wedge(R * 0.008), step * 0.18, [0, at + step * 0.85, 0], 'y', { bevel: h * 0.025 }),
      );
      b.add(
        `jam layer ${i + 1}`,
        'filling',
        solid.slab(wedge(R * 0.004), step * 0.1, [0, at + step * 0.965, 0], 'y', { bevel: h * 0.01 }),
      );
    }
  }
  const top = y0 + h * 0.9;
  b.add('icing top', 'icing', solid.slab(wedge(R * 0.014), h * 0.13, [0, top + h * 0.0, 0], 'y', { bevel: h * 0.04 }), {
    detail: 1.2,
  });
  b.add(
    'icing back',
    'icing',
    solid.slab(wedge(R * 0.05, 0.94), h * 0.95, [0, y0 + h * 0.478, 0], 'y', { bevel: h * 0.03 }),
  );
  b.add('glaze', 'glaze', solid.slab(wedge(R * 0.002), h * 0.05, [0, top + h * 0.082, 0], 'y', { bevel: h * 0.02 }));
  const seat: Vec3 = [0, top + h * 0.1, -R * 0.26];
  b.add('rosette', 'cream', solid.put(dollop(p.w * 0.075), seat), { detail: 1.3 });
  const fruit: Vec3 = [0, seat[1] + p.w * 0.066, seat[2]];
  if (p.topping === 'cherries') addCherry(b, 'fruit', p.w * 0.042, { at: fruit, lean: 0.8 });
  else addStrawberry(b, b.tint('fruit', {}), 'leaves', p.w * 0.115, { at: fruit });
  b.add(
    'border',
    'cream',
    solid.many(
      [-0.24, -0.08, 0.08, 0.24].map((a) =>
        solid.put(dollop(p.w * 0.032), [-R * 0.93 * Math.sin(a), top + h * 0.09, -R * 0.95 * Math.cos(a) + R * 0.58]),
      ),
    ),
  );
  return top + h * 0.1;
}
