import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** What stands on flat roofs: plant rooms, louvred coolers with fans, ducts, an antenna. */
export function addRoofPlant(b: Bench, w: number, d: number, y: number): void {
  b.add('plant room', 'roof', solid.box([w * 0.46, 3, d * 0.4], [-w * 0.1, y + 1.5, -d * 0.12], 0.08));
  b.add(
    'plant room louvres',
    'frame',
    solid.many(
      Array.from({ length: 5 }, (_, i) =>
        solid.box([w * 0.4, 0.2, 0.16], [-w * 0.1, y + 0.7 + i * 0.42, -d * 0.12 + d * 0.2], 0.02),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('plant room door', 'entrance', solid.box([0.1, 2, 1], [-w * 0.1 + w * 0.23, y + 1.02, -d * 0.12], 0.01));
  for (const [i, u] of [-0.28, -0.02, 0.24].entries()) {
    const at: Vec3 = [u * w, y, d * 0.28];
    b.add(`cooler ${i + 1}`, 'crown', solid.box([w * 0.18, 1.5, d * 0.18], [at[0], y + 0.95, at[2]], 0.06));
    b.add(
      `cooler fan ${i + 1}`,
      'frame',
      solid.cyl(Math.min(w, d) * 0.07, 0.3, [at[0], y + 1.82, at[2]], 'y', { bevel: 0.05 }),
    );
  }
  b.add(
    'duct',
    'crown',
    solid.bar(
      [
        [w * 0.24, y + 1, d * 0.2],
        [w * 0.24, y + 1, -d * 0.2],
        [w * 0.1, y + 1, -d * 0.2],
      ],
      { kind: 'rect', w: 0.9, h: 0.8, r: 0.08 },
      { up: [0, 1, 0] },
    ),
  );
  b.add(
    'antenna',
    'crown',
    solid.many([
      solid.rod([-w * 0.24, y + 2.9, -d * 0.2], [-w * 0.24, y + 9, -d * 0.2], 0.16, 0.05),
      ...[5, 6.4, 7.6].map((v, i) => solid.box([1.6 - i * 0.4, 0.08, 0.08], [-w * 0.24, y + v, -d * 0.2], 0)),
    ]),
  );
}

/** The way in: lobby doors under a canopy, a step, planters, bollards and a plaza. `front` is where the wall stands. */
export function addEntrance(b: Bench, w: number, front: number, y: number, h = 4): void {
  b.add('lobby doors', 'entrance', solid.box([w, h - 0.3, 0.3], [0, y + (h - 0.3) / 2, front + 0.1], 0.02));
  const n = 4;
  b.add(
    'lobby door frames',
    'crown',
    solid.many([
      ...Array.from({ length: n + 1 }, (_, i) =>
        solid.box([0.16, h - 0.1, 0.3], [(i / n - 0.5) * w, y + (h - 0.1) / 2, front + 0.22], 0.02),
      ),
      solid.box([w + 0.4, 0.24, 0.36], [0, y + h - 0.2, front + 0.22], 0.03),
      solid.box([w - 0.1, 0.12, 0.26], [0, y + 2.5, front + 0.22], 0.02),
    ]),
  );
  b.add(
    'door pulls',
    'crown',
    solid.many(
      [-1, 1].flatMap((s) =>
        [-0.16, 0.16].map((u) =>
          solid.rod([s * (w / 4) + u, y + 0.8, front + 0.5], [s * (w / 4) + u, y + 1.7, front + 0.5], 0.04),
        ),
      ),
    ),
    { detail: 0.4 },
  );
  b.add('canopy', 'crown', solid.box([w + 2.4, 0.36, 3], [0, y + h + 0.1, front + 1.5], 0.08));
  b.add('canopy lights', 'glow', solid.box([w + 1.8, 0.08, 2.4], [0, y + h - 0.13, front + 1.6], 0.01));
  b.add('canopy posts', 'crown', solid.both(solid.cyl(0.16, h, [w / 2 + 0.8, y + h / 2, front + 2.6])));
}

/** The paved ground of a tower, with kerb, planters and their green. */
export function addPlaza(b: Bench, w: number, d: number): void {
  b.add('plaza', 'base', solid.box([w, 0.4, d], [0, 0.2, 0], 0.06), { detail: 0.5 });
  b.add('kerb', 'roof', solid.box([w + 0.7, 0.22, d + 0.7], [0, 0.11, 0], 0.05), { detail: 0.5 });
  const [x, z] = [w / 2 - 1.6, d / 2 - 1.3];
  b.add('planters', 'facade', solid.both(solid.box([2.6, 0.8, 1.3], [x, 0.78, z], 0.06)));
  b.add(
    'planting',
    { base: 'foliage', color: '#4a7434' },
    solid.both(
      solid.many([-0.75, 0, 0.75].map((u): Shape => ({ op: 'ball', r: [0.62, 0.7, 0.55], at: [x + u, 1.35, z] }))),
    ),
  );
}
