import type { Vec3 } from '../../../math/index.ts';
import { type Bench, formed, outline, solid } from '../../kits/joinery/index.ts';
import { pairs } from '../../kits/vehicle/index.ts';

/** A main rotor at the top of its mast: hub, swash plate, links, drooping blades with coloured tips. */
export function addRotor(b: Bench, at: Vec3, r: number, blades: number, turn: number): void {
  const [x, y, z] = at;
  b.add('rotor mast', 'chrome', solid.rod([x, y - 0.6, z], [x, y + 0.08, z], 0.07));
  b.add(
    'swash plate',
    'skids',
    solid.turned(pairs([0, 0, 0.2, 0, 0.22, 0.03, 0.2, 0.06, 0, 0.06]), [x, y - 0.28, z], { bevel: 0.008 }),
  );
  b.add(
    'rotor hub',
    'rotor',
    solid.turned(pairs([0, -0.1, 0.2, -0.08, 0.26, 0, 0.2, 0.08, 0.1, 0.14, 0, 0.15]), at, { bevel: 0.02 }),
  );
  const links = outline
    .ngon(0.19, blades, turn + 20)
    .map(([u, v]) => solid.rod([x + u, y - 0.24, z + v], [x + u * 1.1, y - 0.02, z + v * 1.1], 0.014));
  b.add('pitch links', 'chrome', solid.many(links));
  const droop = (t: number): number => 0.03 - 0.022 * r * t * t;
  const blade = formed.board(
    [0.05, 0.1, 0.16, 0.5, 0.86, 1].map((t) => ({
      at: [r * t, droop(t), 0] as Vec3,
      w: t < 0.12 ? 0.09 : 0.26,
      h: t < 0.12 ? 0.06 : 0.035,
      side: [0, 0.12, 1] as Vec3,
      up: [0, 1, 0] as Vec3,
    })),
    0.012,
    'linear',
  );
  const tip = formed.board(
    [0.9, 0.96].map((t) => ({
      at: [r * t, droop(t), 0] as Vec3,
      w: 0.268,
      h: 0.044,
      side: [0, 0.12, 1] as Vec3,
      up: [0, 1, 0] as Vec3,
    })),
    0.012,
    'linear',
  );
  for (let i = 0; i < blades; i++) {
    const rot: Vec3 = [0, turn + (360 * i) / blades, 0];
    b.add(`rotor blade ${i + 1}`, 'rotor', solid.put(blade, at, rot));
    b.add(`blade tip ${i + 1}`, b.tint('rotor', { color: '#e8b81c' }), solid.put(tip, at, rot));
    b.add(`blade grip ${i + 1}`, 'chrome', solid.put(solid.box([0.3, 0.09, 0.13], [0.34, 0.02, 0], 0.02), at, rot));
  }
}

/** A tail rotor on the left of the boom, about x. */
export function addTailRotor(b: Bench, at: Vec3, r: number, blades: number): void {
  b.add('tail rotor gearbox', 'skids', solid.cyl(0.11, 0.24, [at[0] - 0.14, at[1], at[2]], 'x', { bevel: 0.02 }));
  b.add('tail rotor hub', 'chrome', solid.cyl(0.06, 0.14, at, 'x', { bevel: 0.012 }));
  const blade = formed.board(
    [0.06, 0.2, 0.95, 1].map((t) => ({
      at: [0, r * t, 0] as Vec3,
      w: 0.11 * (t < 0.1 ? 0.5 : 1),
      h: 0.022,
      side: [0.2, 0, 1] as Vec3,
      up: [1, 0, 0] as Vec3,
    })),
    0.006,
    'linear',
  );
  b.add('tail rotor blades', 'rotor', solid.put({ op: 'arrayed', n: blades, around: 'x', of: blade }, at, [25, 0, 0]));
}
