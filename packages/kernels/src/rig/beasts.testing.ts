import type { Vec3 } from '../math/index.ts';
import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import { limb } from './shapes.testing.ts';

/** A dog-like animal that looks to +Z: trunk, neck, head with snout and ears, four legs, a tail. */
export function dog(): Mesh {
  const legs = [0.13, -0.13].flatMap((x) =>
    [0.32, -0.34].flatMap((z) => [
      limb([x * 0.8, 0.55, z], [x, 0.3, z - (z > 0 ? 0.02 : -0.05)], 0.085, 0.05),
      limb([x, 0.3, z - (z > 0 ? 0.02 : -0.05)], [x, 0.06, z - (z > 0 ? 0 : 0.05)], 0.045, 0.035),
      limb([x, 0.035, z - (z > 0 ? 0 : 0.05)], [x, 0.035, z + 0.08], 0.035, 0.03),
    ]),
  );
  const trunk = [limb([0, 0.6, -0.34], [0, 0.6, 0.3], 0.14, 0.17), limb([0, 0.66, 0.36], [0, 0.88, 0.55], 0.1, 0.085)];
  trunk.push(limb([0, 0.92, 0.58], [0, 0.9, 0.66], 0.11, 0.09), limb([0, 0.87, 0.7], [0, 0.85, 0.84], 0.06, 0.045));
  trunk.push(limb([0, 0.66, -0.45], [0, 0.78, -0.75], 0.045, 0.02));
  for (const x of [0.07, -0.07]) trunk.push(limb([x, 0.98, 0.56], [x * 1.3, 1.1, 0.55], 0.035, 0.012));
  return mergeMeshes([...legs, ...trunk]);
}

/** A fish that looks to +Z: a body thickest before its middle, an upright tail fin, fins either side and one on the back. */
export function fish(): Mesh {
  const body = [limb([0, 0.3, 0.35], [0, 0.3, 0.05], 0.14, 0.17), limb([0, 0.3, 0.05], [0, 0.3, -0.45], 0.17, 0.04)];
  for (const s of [1, -1]) body.push(limb([0, 0.3, -0.45], [0, 0.3 + s * 0.2, -0.68], 0.04, 0.015));
  for (const s of [1, -1]) body.push(limb([s * 0.12, 0.26, 0.12], [s * 0.33, 0.18, -0.05], 0.03, 0.012));
  return mergeMeshes([...body, limb([0, 0.44, 0.05], [0, 0.6, -0.1], 0.04, 0.015)]);
}

/** A fish as deep as many in reefs are. */
export function deepFish(): Mesh {
  const { positions, indices } = fish();
  return { positions: positions.map((v, i) => (i % 3 === 1 ? 2 * v : v)), indices };
}

/** A snake lying in curves, its head raised. */
export function snake(): Mesh {
  const at = (t: number): Vec3 => [0.22 * Math.sin(t * 9), 0.06 + 0.25 * Math.max(0, t - 0.85) ** 0.6, -1.2 + 2.4 * t];
  const steps = 40;
  const pieces = Array.from({ length: steps }, (_, k) =>
    limb(at(k / steps), at((k + 1) / steps), 0.015 + 0.05 * Math.min(1, (4 * k) / steps)),
  );
  const [hx, hy, hz] = at(1);
  return mergeMeshes([...pieces, limb([hx, hy, hz], [hx, hy, hz + 0.12], 0.075, 0.045)]);
}
