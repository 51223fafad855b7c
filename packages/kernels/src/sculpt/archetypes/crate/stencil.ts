import type { Vec3 } from '../../../math/index.ts';
import { type Bench, solid } from '../../kits/joinery/index.ts';

/** Letters on the front, no wider than `w` and no higher than `h`, their middle at `at`, the paint a hair thick. */
export function stencil(b: Bench, value: string, w: number, h: number, at: Vec3, color?: string): void {
  const height = Math.min(h, (w / value.length) * 1.35);
  const ink = color ? b.tint('ink', { color, color2: color }) : 'ink';
  b.add(
    'stencilled text',
    ink,
    solid.put({ op: 'text', value, height, depth: 0.0012, bevel: 0 }, [at[0], at[1] - height / 2, at[2] + 0.0005]),
    { detail: 0.6 },
  );
}
