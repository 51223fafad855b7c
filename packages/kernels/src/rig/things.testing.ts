import { type Mesh, mergeMeshes } from '../mesh/index.ts';
import { block, limb } from './shapes.testing.ts';

/** A chair: seat, back, four straight legs. */
export function chair(): Mesh {
  const legs = [0, 1].flatMap((i) =>
    [0, 1].map((k) => block([i * 0.4, 0, k * 0.4], [i * 0.4 + 0.05, 0.45, k * 0.4 + 0.05])),
  );
  return mergeMeshes([...legs, block([0, 0.45, 0], [0.45, 0.5, 0.45]), block([0, 0.5, 0], [0.45, 0.95, 0.05])]);
}

/** A table: a plate on four straight legs. */
export function table(): Mesh {
  const legs = [0, 1].flatMap((i) =>
    [0, 1].map((k) => block([i * 1.2, 0, k * 0.6], [i * 1.2 + 0.07, 0.7, k * 0.6 + 0.07])),
  );
  return mergeMeshes([...legs, block([-0.05, 0.7, -0.05], [1.32, 0.75, 0.72])]);
}

/** A car: two boxes on four wheels. */
export function car(): Mesh {
  const wheels = [-0.75, 0.75].flatMap((x) =>
    [-1.3, 1.3].map((z) => limb([x - 0.05, 0.32, z], [x + 0.05, 0.32, z], 0.32)),
  );
  return mergeMeshes([
    ...wheels,
    block([-0.85, 0.3, -2.1], [0.85, 0.85, 2.1]),
    block([-0.72, 0.85, -1.2], [0.72, 1.4, 0.8]),
  ]);
}

/** A tree: a bent trunk that forks, leaves in lumps at the ends of its limbs. */
export function tree(): Mesh {
  const parts = [limb([0, 0, 0], [0.05, 0.9, 0.1], 0.09, 0.07), limb([0.05, 0.9, 0.1], [0.05, 1.5, 0.35], 0.06, 0.04)];
  parts.push(limb([0.05, 0.9, 0.1], [0, 1.6, -0.4], 0.06, 0.04), limb([0.05, 0.8, 0.1], [0.4, 1.3, 0.1], 0.04, 0.03));
  for (const [x, y, z, r] of [
    [0.05, 1.7, 0.45, 0.36],
    [0, 1.8, -0.45, 0.42],
    [0.45, 1.4, 0.1, 0.25],
  ])
    parts.push(limb([x, y, z - 0.1], [x, y, z + 0.1], r, 0.9 * r));
  return mergeMeshes(parts);
}
