import type { Vec3 } from '../../../math/index.ts';
import type { MaterialLayer } from '../../../texture/index.ts';
import { type Bench, solid } from '../joinery/index.ts';

/** A flame standing on `at`, `h` tall: a tongue that leans as air would have it, yellow-white low, orange to its tip. */
export function addFlame(b: Bench, at: Vec3, h: number, name = 'flame', wide = 0.26): void {
  const path = [0, 0.12, 0.3, 0.5, 0.72, 0.9, 1].map(
    (t): Vec3 => [
      at[0] + h * 0.03 * Math.sin(t * 5) * t,
      at[1] + h * (0.01 + t),
      at[2] + h * 0.02 * t * Math.sin(t * 4),
    ],
  );
  const zone = (from: number, to: number, glow: string): MaterialLayer => ({
    mask: { kind: 'span', dir: [0, 1, 0], from: at[1] + h * from, to: at[1] + h * to },
    material: { color2: glow },
  });
  // what it reflects is dark, so that its own light keeps its colour
  const fire = {
    base: 'lamp',
    color: '#3a1604',
    color2: '#ff9a2c',
    emissiveStrength: 1.3,
    layers: [zone(0.08, 0.3, '#ffe48a'), zone(0.42, 0.72, '#ffb234'), zone(0.68, 0.98, '#ff7414')],
  };
  b.add(name, fire, solid.tube(path, h * wide, { taper: [0.34, 0.82, 1, 0.84, 0.5, 0.22, 0.02], cap: 'round' }), {
    detail: 1.2,
  });
}
