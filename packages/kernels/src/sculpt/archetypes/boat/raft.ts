import type { Rng } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { pairs, rigging, steps } from '../../kits/vehicle/index.ts';

import { paddle } from './paddle.ts';

/** A raft of lashed logs with a mast, a ragged sail, a barrel and a steering oar. */
export function buildRaft(b: Bench, rng: Rng): number {
  const n = 9;
  const r = 0.15;
  for (let i = 0; i < n; i++) {
    const x = (i - (n - 1) / 2) * r * 1.92;
    const half = 1.6 + rng.range(-0.14, 0.14) - Math.abs(x) * 0.12;
    const k = r * (1 + rng.range(-0.06, 0.04));
    b.add(
      `log ${i + 1}`,
      'hull',
      solid.turned(
        [
          [0, -half],
          [k * 0.9, -half],
          [k * 1.02, -half * 0.5],
          [k, half * 0.4],
          [k * 0.92, half],
          [0, half],
        ],
        [x, r * 1.06, 0],
        { axis: 'z', bevel: 0.012 },
      ),
      { grain: [0, 0, 1] },
    );
    b.add(
      `log ends ${i + 1}`,
      b.tint('trim', { color: '#c79f68' }),
      solid.many(
        [-1, 1].map((s) => solid.cyl(k * 0.8, 0.02, [x, r * 1.06, s * (half + 0.002)], 'z', { bevel: 0.003 })),
      ),
      { detail: 0.4 },
    );
  }
  const w = (n * r * 1.92) / 2;
  for (const [i, z] of [-1.1, 0, 1.1].entries()) {
    b.add(`cross beam ${i + 1}`, 'trim', solid.rod([-w - 0.05, r * 2.2, z], [w + 0.05, r * 2.2, z], 0.07));
    b.add(
      `lashings ${i + 1}`,
      'ropes',
      solid.many(
        steps(-w + r, w - r, n).map((x) =>
          solid.hoop(0.085, { kind: 'ellipse', rx: 0.05, ry: 0.02 }, [x, r * 2.2, z], 'x', 14),
        ),
      ),
      { detail: 0.4 },
    );
  }
  b.add(
    'deck planks',
    'deck',
    solid.many(
      steps(-0.85, 0.85, 6).map((z) =>
        solid.box([1.9, 0.03, 0.26], [rng.range(-0.04, 0.04), r * 2.72, z], 0.008, [0, rng.range(-1.5, 1.5), 0]),
      ),
    ),
    { grain: [1, 0, 0] },
  );
  b.add('mast', 'trim', solid.rod([0, r * 2, 0.35], [0.04, 2.9, 0.3], 0.055, 0.035));
  b.add('yard', 'trim', solid.rod([-0.95, 2.62, 0.36], [0.95, 2.66, 0.36], 0.035, 0.03));
  b.add('sail', 'sails', rigging.square(2.6, 0.38, 1.7, 1.55, 1.5, 0.35, 0.014));
  b.add(
    'sail patch',
    b.tint('sails', { color: '#a86a4a' }),
    solid.put(solid.box([0.34, 0.3, 0.012], [0, 0, 0], 0.003, [8, 0, 7]), [0.35, 1.75, 0.745]),
    { hidden: true },
  );
  b.add(
    'stays',
    'ropes',
    solid.many(
      [
        [w, 1.2],
        [-w, 1.2],
        [w, -1.2],
        [-w, -1.2],
      ].map(([x, z]) => solid.rod([0.02 * Math.sign(x), 2.7, 0.3 + 0.02 * Math.sign(z)], [x, r * 2.2, z], 0.012)),
    ),
  );
  b.add(
    'barrel',
    'trim',
    solid.turned(pairs([0, 0, 0.17, 0, 0.22, 0.26, 0.17, 0.52, 0, 0.52]), [-0.6, r * 2.8, -0.6], { bevel: 0.015 }),
    { grain: [0, 1, 0] },
  );
  b.add(
    'barrel hoops',
    'metal',
    solid.many(
      [0.09, 0.43].map((y) =>
        solid.hoop(0.197, { kind: 'rect', w: 0.035, h: 0.012 }, [-0.6, r * 2.8 + y, -0.6], 'y', 28),
      ),
    ),
  );
  b.add('crate', 'deck', solid.box([0.4, 0.34, 0.4], [0.58, r * 2.8 + 0.17, -0.5], 0.01, [0, 14, 0]));
  b.add('steering oar', 'oars', paddle([0.15, 1.0, -0.85], [0.35, 0.12, -2.5], 0.026, false, 0.1));
  b.add(
    'oar crutch',
    'trim',
    solid.many([-0.07, 0.07].map((x) => solid.rod([0.25 + x * 2.4, r * 2, -1.5], [0.25 + x * 0.6, 0.78, -1.45], 0.03))),
  );
  b.add('flag', 'buoys', rigging.flag([0.04, 2.95, 0.26], 0.5, 0.26, 0.01));
  return r * 2.85;
}
