import { expect, test } from 'vitest';
import { rotateVector, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { fitBody, type RigType } from '../index.ts';
import { limb } from '../shapes.testing.ts';

function jointsOf(mesh: Mesh, rigType: RigType): { at: (name: string) => Vec3; stood: (p: Vec3) => Vec3 } {
  const { skeleton, turn } = fitBody(mesh, { rigType });
  const joints = new Map(skeleton?.joints.map(({ name, at }) => [name, at]));
  return { at: (name) => joints.get(name) as Vec3, stood: (p) => rotateVector(turn, p) };
}

/** A whale that looks to +Z: level flukes, larger than the fins at its sides. */
function whale(...more: readonly Mesh[]): Mesh {
  const body = [limb([0, 0.3, 0.45], [0, 0.3, 0.05], 0.12, 0.17), limb([0, 0.3, 0.05], [0, 0.3, -0.5], 0.17, 0.035)];
  for (const s of [1, -1]) {
    body.push(limb([0, 0.3, -0.5], [s * 0.34, 0.3, -0.66], 0.035, 0.015));
    body.push(limb([s * 0.1, 0.24, 0.2], [s * 0.3, 0.14, 0.08], 0.03, 0.012));
  }
  return mergeMeshes([...body, ...more, limb([0, 0.44, 0], [0, 0.6, -0.1], 0.04, 0.015)]);
}

/** A bird on a perch that is not there: its tail hangs below its feet. */
function perched(): Mesh {
  const trunk = [limb([0, 0.5, -0.12], [0, 0.66, 0.1], 0.12, 0.13), limb([0, 0.7, 0.14], [0, 0.84, 0.2], 0.1, 0.09)];
  trunk.push(limb([0, 0.86, 0.22], [0, 0.82, 0.36], 0.04, 0.012), limb([0, 0.46, -0.16], [0, 0.05, -0.42], 0.05, 0.03));
  for (const s of [1, -1]) {
    trunk.push(limb([s * 0.07, 0.5, 0], [s * 0.07, 0.28, -0.04], 0.03, 0.022));
    trunk.push(limb([s * 0.07, 0.26, -0.05], [s * 0.07, 0.26, 0.08], 0.022, 0.018));
  }
  return mergeMeshes(trunk);
}

test('the flukes of a whale are no fins at its sides', () => {
  const { at, stood } = jointsOf(whale(), 'aquatic');
  for (const [name, tip] of [
    ['LeftFin1_3', [0.3, 0.14, 0.08]],
    ['RightFin1_3', [-0.3, 0.14, 0.08]],
  ] as const)
    expect(Math.abs(at(name)[2] - stood(tip)[2]), name).toBeLessThan(0.12);
});

test('a tusk is before the head, which turns where it does without one', () => {
  const plain = jointsOf(whale(), 'aquatic');
  const tusked = jointsOf(whale(limb([0, 0.3, 0.5], [0, 0.3, 1.05], 0.025, 0.012)), 'aquatic');
  for (const name of ['Hips', 'Head'])
    expect(Math.abs(tusked.at(name)[2] - plain.at(name)[2]), name).toBeLessThan(0.05);
  expect(tusked.at('HeadTop_End')[2] - plain.at('HeadTop_End')[2]).toBeGreaterThan(0.4);
});

test('a bird whose tail hangs below its feet stands on its feet', () => {
  const { at, stood } = jointsOf(perched(), 'avian');
  for (const side of ['Left', 'Right']) {
    const [, y, z] = stood([side === 'Left' ? 0.07 : -0.07, 0.26, 0]);
    expect(Math.abs(at(`${side}ToeBase`)[1] - y), side).toBeLessThan(0.08);
    expect(Math.abs(at(`${side}ToeBase`)[2] - z), side).toBeLessThan(0.1);
  }
});
