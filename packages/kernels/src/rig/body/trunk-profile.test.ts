import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import { limb } from '../shapes.testing.ts';
import { makeBody } from './body.ts';
import { sliceBody } from './slices.ts';
import { profileTrunk } from './trunk-profile.ts';

test('ears that stand out from a large head are no arms: the neck is below them', () => {
  const sides = [1, -1].flatMap((s) => [
    limb([0.1 * s, 0.4, 0], [0.1 * s, 0.05, 0], 0.07),
    limb([0.12 * s, 0.5, 0], [0.28 * s, 0.3, 0], 0.05),
    limb([0.25 * s, 1.15, 0], [0.75 * s, 1.2, 0], 0.06),
  ]);
  const body = makeBody(
    mergeMeshes([...sides, limb([0, 0.35, 0], [0, 0.5, 0], 0.14), limb([0, 0.95, 0.1], [0, 1, 0], 0.34)]),
  );
  const { neck, neckSure } = profileTrunk(body, sliceBody(body));
  expect(neckSure).toBeGreaterThan(0.2);
  // of 1.34 in all, the trunk ends at .64 and the head begins at .61
  expect(neck / body.height).toBeGreaterThan(0.38);
  expect(neck / body.height).toBeLessThan(0.55);
});

test('what sticks out of a broad head over hands that are farther out is cheeks: the neck is below them', () => {
  const sides = [1, -1].flatMap((s) => [
    limb([0.1 * s, 0.3, 0], [0.1 * s, 0.05, 0], 0.07),
    limb([0.1 * s, 0.5, 0], [0.65 * s, 0.22, 0], 0.07),
    limb([0.1 * s, 0.85, 0], [0.52 * s, 0.85, 0], 0.07),
  ]);
  const trunk = [limb([0, 0.32, 0], [0, 0.36, 0], 0.2), limb([0, 0.4, 0], [0, 0.7, 0], 0.08)];
  const body = makeBody(mergeMeshes([...sides, ...trunk, limb([0, 0.85, 0], [0, 0.9, 0], 0.24)]));
  const { neck, neckSure } = profileTrunk(body, sliceBody(body));
  expect(neckSure).toBeGreaterThan(0.35);
  // of 1.16 in all, the trunk ends at .56 and the head begins at .61
  expect(neck / body.height).toBeGreaterThan(0.44);
  expect(neck / body.height).toBeLessThan(0.58);
});

test('the narrow place between arms that touch the hips is a waist', () => {
  const sides = [1, -1].flatMap((s) => [
    limb([0.16 * s, 0.62, 0], [0.18 * s, 0.05, 0], 0.07),
    limb([0.3 * s, 1.2, 0], [0.3 * s, 0.72, 0], 0.08),
    limb([0.3 * s, 0.72, 0], [0.4 * s, 0.4, 0.1], 0.07),
  ]);
  const trunk = [
    limb([-0.2, 0.68, 0], [0.2, 0.68, 0], 0.1),
    limb([0, 0.68, 0], [0, 1.2, 0], 0.07),
    limb([-0.12, 1.05, 0], [0.12, 1.05, 0], 0.18),
    limb([0, 1.2, 0], [0, 1.3, 0], 0.14),
  ];
  const body = makeBody(mergeMeshes([...sides, ...trunk]));
  const { neck } = profileTrunk(body, sliceBody(body));
  // of 1.46 in all, the chest is at 1.05 and the waist at .8
  expect(neck / body.height).toBeGreaterThan(0.7);
});

test('a neck that is known is taken', () => {
  const sides = [1, -1].map((s) => limb([0.1 * s, 0.7, 0], [0.1 * s, 0.05, 0], 0.07));
  const body = makeBody(mergeMeshes([...sides, limb([0, 0.75, 0], [0, 1.4, 0], 0.15)]), { across: 0 });
  expect(profileTrunk(body, sliceBody(body), { neck: 70, neckSure: 1 })).toMatchObject({ neck: 70, neckSure: 1 });
});
