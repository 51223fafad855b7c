import type { Vec3 } from '../../../math/index.ts';
import { type Bench, outline, solid } from '../../kits/joinery/index.ts';

const SIDES = [
  ['front', 1],
  ['back', -1],
] as const;
/** A red garden bridge: a steep arc of a deck between curved rails with posts and gilt caps. */
export function buildJapanese(b: Bench): void {
  const [l, w, crown] = [6.4, 1.9, 1.55];
  const arc = (x: number): number => 0.18 + crown * Math.cos((Math.PI * x) / (l * 1.02)) ** 1.2;
  const xs = Array.from({ length: 25 }, (_, i) => (i / 24 - 0.5) * l);
  const line = (up: number, z: number, over = 0): Vec3[] => xs.map((x): Vec3 => [x * (1 + over), arc(x) + up, z]);
  const n = 34;
  b.add(
    'deck planks',
    'deck',
    solid.many(
      Array.from({ length: n }, (_, i) => {
        const x = ((i + 0.5) / n - 0.5) * l;
        const tilt = (Math.atan2(arc(x + 0.05) - arc(x - 0.05), 0.1) * 180) / Math.PI;
        return solid.box(
          [((l / n) * 1.08) / Math.max(0.8, Math.cos((tilt * Math.PI) / 180)) - 0.02, 0.07, w],
          [x, arc(x) + 0.02, 0],
          0.01,
          [0, 0, tilt],
        );
      }),
    ),
    { grain: [0, 0, 1] },
  );
  for (const [side, s] of SIDES) {
    const z = s * (w / 2 - 0.06);
    b.add(
      `${side} beam`,
      'body',
      solid.bar(line(-0.13, z), { kind: 'rect', w: 0.16, h: 0.26, r: 0.02 }, { up: [0, 1, 0] }),
    );
    b.add(
      `${side} handrail`,
      'rail',
      solid.bar(line(0.86, z, 0.05), { kind: 'rect', w: 0.13, h: 0.12, r: 0.03 }, { up: [0, 1, 0] }),
    );
    b.add(
      `${side} middle rail`,
      'rail',
      solid.bar(line(0.56, z), { kind: 'rect', w: 0.08, h: 0.09, r: 0.015 }, { up: [0, 1, 0] }),
    );
    b.add(
      `${side} lower rail`,
      'rail',
      solid.bar(line(0.24, z), { kind: 'rect', w: 0.08, h: 0.09, r: 0.015 }, { up: [0, 1, 0] }),
    );
    for (const [i, k] of [-0.485, -0.29, -0.1, 0.1, 0.29, 0.485].entries()) {
      const x = k * l;
      const end = Math.abs(k) > 0.4;
      const t = end ? 0.12 : 0.085;
      const top = arc(x) + (end ? 1.12 : 1);
      b.add(
        `${side} post ${i + 1}`,
        'rail',
        solid.box([2 * t, top - (end ? 0 : arc(x) - 0.2), 2 * t], [x, (top + (end ? 0 : arc(x) - 0.2)) / 2, z], 0.02),
      );
      b.add(
        `${side} finial ${i + 1}`,
        'metal',
        solid.turned(
          outline
            .pairs([0, 0, 1.2, 0, 1.25, 0.4, 0.75, 0.7, 1.1, 1.3, 1.15, 1.9, 0.7, 2.6, 0.12, 3.1, 0, 3.2])
            .map(([r, v]) => [r * t, v * t] as const),
          [x, top - 0.01, z],
          { bevel: 0, segments: 16 },
        ),
      );
    }
    b.add(`${side} footings`, 'base', solid.both(solid.box([0.62, 0.2, 0.5], [l / 2 - 0.1, 0.1, z], 0.04)));
  }
  b.add(
    'cross beams',
    'body',
    solid.at(
      solid.box([0.16, 0.16, w + 0.3], [0, 0, 0], 0.02),
      [-0.36, -0.2, 0, 0.2, 0.36].map((k) => ({ at: [k * l, arc(k * l) - 0.28, 0] as Vec3 })),
    ),
  );
  b.add(
    'trestles',
    'body',
    solid.both(
      solid.both(solid.rod([0.2 * l, 0.02, w / 2 - 0.16], [0.2 * l, arc(0.2 * l) - 0.2, w / 2 - 0.16], 0.1)),
      'z',
    ),
  );
  b.add('trestle tie', 'body', solid.both(solid.box([0.1, 0.14, w + 0.1], [0.2 * l, 0.55, 0], 0.02)));
}
