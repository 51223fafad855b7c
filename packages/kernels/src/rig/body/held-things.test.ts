import { expect, test } from 'vitest';
import type { Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { block, limb } from '../shapes.testing.ts';
import { type Body, makeBody } from './body.ts';
import { fillLayers } from './fill-layers.ts';
import { withoutHeldThings } from './held-things.ts';
import { sliceBody } from './slices.ts';
import { profileTrunk } from './trunk-profile.ts';

/** A person 1.8 m high, and what is made for each side. */
function person(more: (side: 1 | -1) => Mesh): Mesh {
  return mergeMeshes([
    limb([0, 0.95, 0], [0, 1.4, 0], 0.14),
    limb([0, 1.45, 0], [0, 1.7, 0], 0.09),
    ...([1, -1] as const).flatMap((s) => [
      limb([0.1 * s, 0.9, 0], [0.11 * s, 0.08, 0], 0.075),
      limb([0.18 * s, 1.36, 0], [0.62 * s, 0.88, 0], 0.05),
      more(s),
    ]),
  ]);
}

function bare(mesh: Mesh): { whole: Body; rest?: Body } {
  const whole = makeBody(mesh);
  const trunk = profileTrunk(fillLayers(whole), sliceBody(whole));
  const hands = [1, -1].map(
    (s): Vec3 => [(s * 0.7) / whole.cell, (0.8 - whole.origin[1]) / whole.cell, -whole.origin[2] / whole.cell],
  );
  return { whole, rest: withoutHeldThings(whole, trunk, hands, mesh) };
}

const gauntlet = (s: 1 | -1): Mesh => {
  const [a, b] = [0.56 * s, 0.86 * s];
  return block([Math.min(a, b), 0.62, -0.19], [Math.max(a, b), 0.96, 0.19]);
};

test('thick forearms on both sides are of the body, one alone is held', () => {
  expect(bare(person(gauntlet)).rest).toBeUndefined();
  const one = bare(person((s) => (s > 0 ? gauntlet(s) : limb([-0.5, 1, 0], [-0.6, 0.9, 0], 0.05))));
  expect(one.rest).toBeDefined();
});

test('a sword in each hand is held', () => {
  const { whole, rest } = bare(person((s) => limb([0.64 * s, 0.84, -0.1], [0.64 * s, 0.88, 0.9], 0.02)));
  const count = ({ solid }: Body): number => solid.reduce((n, v) => n + v, 0);
  expect(rest).toBeDefined();
  expect(count(rest as Body)).toBeLessThan(count(whole));
});
