import type { Shape } from '../../../curves/index.ts';
import type { FieldShape } from '../../../field/index.ts';
import type { Bench } from '../joinery/index.ts';

const CANDY = ['#ffd23f', '#3ec1d3', '#ff6b6b', '#7bd389', '#ffffff', '#b07bdc'] as const;

/**
 * Sugar strands lying on a host, one part per colour: the first is the slot's own. `size` is their length in metres; `where` keeps them
 * inside a shape. Costs one chart per strand: keep `n` under 100.
 */
export function addSprinkles(
  b: Bench,
  slot: string,
  o: { on: Shape; where?: FieldShape; n: number; size: number; seed: number; round?: boolean },
): void {
  const l = o.size;
  const one: Shape = o.round
    ? { op: 'ball', r: l * 0.3 }
    : {
        op: 'sweep',
        path: [
          [-l / 2, l * 0.1, 0],
          [l / 2, l * 0.1, 0],
        ],
        section: { kind: 'circle', r: l * 0.17 },
        cap: 'round',
      };
  for (const [i, color] of CANDY.entries()) {
    const n = Math.floor((o.n + CANDY.length - 1 - i) / CANDY.length);
    if (n < 1) continue;
    b.add(
      `sprinkles ${i + 1}`,
      i ? b.tint(slot, { color, color2: color }) : slot,
      {
        op: 'scatter',
        on: o.on,
        of: one,
        n,
        seed: o.seed + i * 17,
        sink: l * 0.06,
        jitter: 0.15,
        ...(o.where ? { where: o.where } : {}),
      },
      { detail: 0.35 },
    );
  }
}
