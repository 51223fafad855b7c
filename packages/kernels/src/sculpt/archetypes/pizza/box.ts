import type { Vec2, Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import type { Plan } from './dough.ts';

/** A delivery box standing open: tray with flaps, lid on its fold, print on the lid. */
export function addBox(b: Bench, p: Plan): void {
  const s = p.R * 2.14;
  const t = p.R * 0.018;
  const h = p.R * 0.24;
  const inside = b.tint('box', { color: '#e9dcc6', color2: '#f4ead8' });
  b.add('box floor', 'box', solid.box([s, t, s], [0, t / 2, 0], t * 0.2));
  b.add('box liner', inside, solid.box([s * 0.94, t * 0.5, s * 0.94], [0, t * 1.1, 0], t * 0.1));
  for (const [name, x, z, along] of [
    ['left', 1, 0, 0],
    ['right', -1, 0, 0],
    ['front', 0, 1, 1],
    ['back', 0, -1, 1],
  ] as const) {
    const size: Vec3 = along ? [s, h, t] : [t, h, s - t * 2];
    b.add(`box ${name} wall`, 'box', solid.box(size, [(x * (s - t)) / 2, h / 2, (z * (s - t)) / 2], t * 0.2));
  }
  for (const [side, x] of [
    ['left', 1],
    ['right', -1],
  ] as const)
    b.add(
      `box ${side} flap`,
      'box',
      solid.put(
        solid.box([h * 0.8, t * 0.8, s * 0.5], [(x * h * 0.8) / 2, 0, 0], t * 0.2),
        [(x * s) / 2 - x * t * 0.5, h - t * 0.4, 0],
        [0, 0, x * 34],
      ),
    );
  const lid = (of: Parameters<typeof solid.put>[0]): Parameters<typeof solid.put>[0] =>
    solid.put(of, [0, h, -s / 2 + t * 0.5], [-108 + 90, 0, 0]);
  b.add('box lid', 'box', lid(solid.box([s * 0.99, s, t], [0, s / 2, 0], t * 0.2)));
  b.add('box lid lining', inside, lid(solid.box([s * 0.95, s * 0.95, t * 0.4], [0, s / 2, t * 0.6], t * 0.1)));
  b.add('box lid front', 'box', lid(solid.box([s * 0.99, t, h * 0.9], [0, s - t / 2, h * 0.45], t * 0.2)));
  const tri: Vec2[] = [
    [0, -s * 0.2],
    [s * 0.16, s * 0.12],
    [0, s * 0.16],
    [-s * 0.16, s * 0.12],
  ];
  const red = { base: 'paint', color: '#b8281c', rough: 0.7 };
  b.add('print', red, lid(solid.slab(tri, t * 0.16, [0, s * 0.52, t * 0.85], 'z', { bevel: 0 })));
  b.add(
    'print rings',
    { base: 'paint', color: '#2f6a3a', rough: 0.7 },
    lid(solid.hoop(s * 0.27, { kind: 'rect', w: t * 0.2, h: s * 0.012 }, [0, s * 0.52, t * 0.82], 'z', 40)),
  );
}
