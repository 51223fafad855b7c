import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { mergeMeshes } from '../../mesh/index.ts';
import { block, limb } from '../shapes.testing.ts';
import { findWrist } from './hand-root.ts';

/** A stretched arm one metre long, whose palm begins at .72, with a flat pad on its elbow, so wide. */
function wristOf(pad: number): Vec3 | undefined {
  const parts = [
    limb([0, 0, 0], [0.42, 0, 0], 0.06, 0.045),
    limb([0.42, 0, 0], [0.72, 0, 0], 0.045, 0.035),
    limb([0.79, 0, -0.03], [0.79, 0, 0.03], 0.045),
    limb([0.8, 0, 0], [0.98, 0, 0], 0.03, 0.02),
    ...(pad ? [block([0.54, -0.05, -pad], [0.62, 0.05, pad])] : []),
  ];
  return findWrist(mergeMeshes(parts), [
    [0, 0, 0],
    [0.42, 0, 0],
    [0.74, 0, 0],
    [1, 0, 0],
  ]);
}

test('a wrist is where the palm begins, whatever sits on the elbow', () => {
  for (const pad of [0, 0.09]) {
    const wrist = wristOf(pad);
    expect(wrist?.[0], `pad ${pad}`).toBeGreaterThan(0.6);
    expect(wrist?.[0], `pad ${pad}`).toBeLessThan(0.82);
  }
});
