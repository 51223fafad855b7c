import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { block, limb } from '../shapes.testing.ts';
import { fitBiped } from './biped.ts';
import { makeBody, regrow } from './body.ts';
import { findLegsLine } from './legs-line.ts';
import { standStraight } from './straight-legs.ts';

/** Somebody whose feet stand so far to one side of the trunk. */
function leaning(aside: number): Mesh {
  const sides = [1, -1].flatMap((s) => [
    limb([0.12 * s + 0.3 * aside, 0.7, 0], [0.14 * s + aside, 0.3, 0], 0.08),
    limb([0.14 * s + aside, 0.3, 0], [0.14 * s + aside, 0.05, 0.05], 0.08),
    limb([0.2 * s, 1.2, 0], [0.9 * s, 1.2, 0], 0.07),
  ]);
  return mergeMeshes([...sides, limb([0, 0.8, 0], [0, 1.2, 0], 0.2), limb([0, 1.5, 0], [0, 1.6, 0], 0.16)]);
}

test('legs that stand to one side are moved below the trunk, and joints back to where they are', () => {
  const mesh = leaning(0.16);
  const body = makeBody(mesh, { across: 0 });
  const straight = standStraight(body, mesh);
  const [a, b] = (straight && findLegsLine(straight.body)?.legs) ?? [];
  const plane = body.origin[0] + ((body.size[0] - 1) / 2) * body.cell;
  expect(Math.abs(((a?.[0] ?? 9) + (b?.[0] ?? 9)) / 2 - plane)).toBeLessThan(0.03);
  const at = (y: number): Vec3 => [0.1, y, 0];
  const joints = [0.1, 1.2].map((y) => ({ name: 'Hips', parent: -1, at: at(y) }));
  const back = straight?.takeBack({ type: 'biped', joints, chains: [], ground: 0, height: 1.76 });
  expect(back?.joints[0].at[0]).toBeGreaterThan(0.2);
  expect(back?.joints[1].at).toEqual(at(1.2));
  // a foot of the body as it is comes to stand beside the plane as far as the other one, arms stay
  const foot = straight?.move([0.3 / body.cell, body.floor + 2, 0]) ?? [9, 0, 0];
  expect(foot[0] * body.cell).toBeCloseTo(0.14, 1);
  expect(straight?.move([5, 0.9 * body.height, 0])).toEqual([5, 0.9 * body.height, 0]);
});

test('who stands straight is left as he is', () => {
  const mesh = leaning(0);
  expect(standStraight(makeBody(mesh, { across: 0 }), mesh)).toBeUndefined();
});

test('a leg that touches the mirror plane is one, and no cloak behind it', () => {
  const legs = [-0.13, 0.078].map((x) => limb([x, 0.7, 0], [x, 0.07, 0], 0.06));
  const arms = [1, -1].map((s) => limb([0.2 * s, 1.2, 0], [0.8 * s, 1.2, 0], 0.06));
  const cloak = [1, -1].map((s) => block([s > 0 ? 0.04 : -0.3, 0.06, -0.3], [s > 0 ? 0.3 : -0.04, 0.7, -0.24]));
  const top = [
    limb([0, 0.8, 0], [0, 1.15, 0], 0.18),
    limb([0, 1.5, 0], [0, 1.6, 0], 0.15),
    limb([0, 1.1, 0], [0, 1.5, 0], 0.06),
  ];
  const mesh = mergeMeshes([...legs, ...arms, ...cloak, ...top, block([-0.3, 0.66, -0.3], [0.3, 0.72, -0.05])]);
  const body = makeBody(mesh, { across: 0 });
  // as where arms that are not alike draw the plane to one side
  for (const cells of [0, 1, 2]) {
    const aside = regrow(
      body,
      Uint8Array.from(body.solid, (_, i) => body.solid[i - cells] ?? 0),
      true,
    );
    const { joints } = fitBiped(aside, mesh);
    for (const name of ['LeftLeg', 'RightLeg', 'LeftFoot', 'RightFoot'])
      expect(Math.abs(joints.find((joint) => joint.name === name)?.at[2] ?? 9), `${name}, ${cells}`).toBeLessThan(0.1);
  }
});
