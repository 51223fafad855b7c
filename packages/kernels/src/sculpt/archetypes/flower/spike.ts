import type { Shape } from '../../../curves/index.ts';
import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';
import { leafShape } from '../../kits/organic/index.ts';
import type { Order } from './arrange.ts';

/** Lavender: spikes of whorled florets over narrow leaves. */
export function addSpike(b: Bench, o: Order): void {
  const n = Math.max(1, o.count);
  for (let i = 0; i < n; i++) {
    const a = i * 2.4;
    const k = i ? 0.02 * Math.sqrt(i) : 0;
    const h = 0.34 * o.rng.range(0.85, 1.05);
    const lean = i ? 0.14 : 0.04;
    const p = (t: number): Vec3 => [
      k * Math.cos(a) + h * lean * t * t * Math.cos(a),
      h * t,
      k * Math.sin(a) + h * lean * t * t * Math.sin(a),
    ];
    b.add(`stem ${i + 1}`, 'stem', solid.tube([p(0), p(0.5), p(1)], 0.0016, { cap: 'flat' }), { grain: [0, 1, 0] });
    const florets: Shape[] = [];
    const bud = leafShape({
      length: 0.012,
      width: 0.0062,
      rise: 1.0,
      droop: 0.5,
      fold: 0.35,
      thick: 0.001,
      plain: true,
    });
    for (let row = 0; row < 8; row++) {
      const t = 0.62 + 0.052 * row;
      const count = row > 6 ? 3 : 5;
      for (let j = 0; j < count; j++)
        florets.push(solid.put(solid.put(bud, [0, 0, 0.001]), p(t), [0, (360 * j) / count + row * 33, 0]));
    }
    b.add(`florets ${i + 1}`, i % 2 ? 'inner' : 'petals', solid.many(florets), { detail: 0.8 });
  }
  for (let i = 0; i < 9; i++) {
    const leaf = leafShape({
      length: 0.07,
      width: 0.008,
      rise: 1.1,
      droop: 0.6,
      fold: 0.3,
      point: 1.2,
      plain: true,
      thick: 0.0007,
    });
    b.add(
      `leaf ${i + 1}`,
      b.tint('leaves', { color: '#7a9478', color2: '#a4b89c' }),
      solid.put(leaf, [0, 0.001, 0], [0, 40 * i, 0]),
      { grain: [0, 0, 1] },
    );
  }
}
