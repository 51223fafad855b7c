import { expect, test } from 'vitest';
import { type Quat, rotateVector, type Vec3 } from '../../math/index.ts';
import { planBuild } from './options.ts';
import type { ShapedModel } from './shape.ts';
import { stageModels } from './stage.ts';

/** A rod of 2 m that stands on the floor: its box, turned, is larger than it. */
const ROD = Float32Array.of(0, 0, 0, 0.1, 0, 0, 0, 2, 0, 0.1, 2, 0);

function stage(turn: Quat | undefined) {
  const nodes = [{ id: 'rod', transform: { turn } }];
  const parts = [{ mesh: { positions: ROD, indices: Uint32Array.of(0, 1, 2, 1, 3, 2) } }];
  const model = { parts, nodes, sculpture: { parts: [] }, family: 'shape', kind: 'thing' } as unknown as ShapedModel;
  const [{ at, rotation, scale }] = stageModels(
    [model],
    { dsl: 1, seed: 1, nodes },
    planBuild({ quality: 'standard' }),
  );
  const points = [0, 3, 6, 9].map((i): Vec3 => {
    const p = rotateVector(rotation, [ROD[i], ROD[i + 1], ROD[i + 2]]);
    return [0, 1, 2].map((a) => at[a] + scale * p[a]) as unknown as Vec3;
  });
  const span = (a: number): [number, number] => [
    Math.min(...points.map((p) => p[a])),
    Math.max(...points.map((p) => p[a])),
  ];
  return [span(0), span(1), span(2)];
}

test('what is turned stands on its lowest point, its longest side 1 m', () => {
  const [s, c] = [Math.sin(0.4), Math.cos(0.4)];
  for (const turn of [undefined, [s, 0, 0, c], [0, 0, s, c], [Math.SQRT1_2, 0, 0, Math.SQRT1_2]] as (
    | Quat
    | undefined
  )[]) {
    const spans = stage(turn);
    expect(spans[1][0]).toBeCloseTo(0, 6);
    expect(Math.max(...spans.map(([low, high]) => high - low))).toBeCloseTo(1, 6);
  }
  // About +X: its top comes to the viewer.
  const [, , deep] = stage([s, 0, 0, c]);
  expect(deep[1]).toBeGreaterThan(0.5);
});
