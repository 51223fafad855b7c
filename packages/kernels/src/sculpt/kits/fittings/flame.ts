import type { Vec3 } from '../../../math/index.ts';
import type { MaterialLayer, MaterialSpec } from '../../../texture/index.ts';
import { type Bench, solid } from '../joinery/index.ts';

/** What burns between `y` and `y + h`: its glow at the root, low, in the middle and at the tip. */
export function fireOf(y: number, h: number, glows: readonly [string, string, string, string]): MaterialSpec {
  const zone = (from: number, to: number, glow: string): MaterialLayer => ({
    mask: { kind: 'span', dir: [0, 1, 0], from: y + h * from, to: y + h * to },
    material: { color2: glow, emissive: glow },
  });
  // what it reflects is dark, so that its own light keeps its colour
  return {
    base: 'lamp',
    color: '#3a1604',
    color2: glows[0],
    emissiveStrength: 1.3,
    layers: [zone(0.08, 0.3, glows[1]), zone(0.42, 0.72, glows[2]), zone(0.68, 0.98, glows[3])],
  };
}

/** A flame standing on `at`, `h` tall: a tongue that leans as air would have it, yellow-white low, orange to its tip. */
export function addFlame(b: Bench, at: Vec3, h: number, name = 'flame', wide = 0.26): void {
  const path = [0, 0.12, 0.3, 0.5, 0.72, 0.9, 1].map(
    (t): Vec3 => [
      at[0] + h * 0.03 * Math.sin(t * 5) * t,
      at[1] + h * (0.01 + t),
      at[2] + h * 0.02 * t * Math.sin(t * 4),
    ],
  );
  b.add(
    name,
    fireOf(at[1], h, ['#ff9a2c', '#ffe48a', '#ffb234', '#ff7414']),
    solid.tube(path, h * wide, { taper: [0.34, 0.82, 1, 0.84, 0.5, 0.22, 0.02], cap: 'round' }),
    {
      detail: 1.2,
    },
  );
}
