import { expect, test } from 'vitest';
import { rotateVector, V3, type Vec3 } from '../math/index.ts';
import { fitBody, RIG_TYPES } from './index.ts';
import { block, person } from './shapes.testing.ts';

test.each([90, 45, 20])('people with arms raised by %i degrees get joints where their limbs are', (raised) => {
  const { mesh, places } = person(raised);
  const fitted = fitBody(mesh, { rigType: 'biped' });
  const joints = new Map(fitted.skeleton?.joints.map(({ name, at }) => [name, at]));
  const away = (name: string, to: Vec3): number =>
    V3.distance(joints.get(name) as Vec3, rotateVector(fitted.turn, to)) / 1.8;
  expect(away('LeftArm', places.shoulder)).toBeLessThan(0.07);
  expect(away('LeftForeArm', places.elbow)).toBeLessThan(0.05);
  expect(away('LeftHand', places.wrist)).toBeLessThan(0.05);
  expect(away('LeftUpLeg', places.hip)).toBeLessThan(0.06);
  expect(away('LeftLeg', places.knee)).toBeLessThan(0.05);
  expect(away('LeftFoot', places.ankle)).toBeLessThan(0.05);
  expect(away('LeftToe_End', places.toe)).toBeLessThan(0.05);
  expect(away('Head', places.head)).toBeLessThan(0.06);
});

test('a biped has the 65 joints of people, parents before children', () => {
  const { skeleton } = fitBody(person(45).mesh, { rigType: 'biped' });
  expect(skeleton?.joints).toHaveLength(65);
  skeleton?.joints.forEach(({ parent }, i) => {
    expect(parent).toBeLessThan(i);
  });
  const chained = new Set(skeleton?.chains.flatMap(({ joints }) => joints));
  expect(chained.size).toBe(64);
});

test.each(RIG_TYPES)('a box gets a skeleton when a %s is asked for', (rigType) => {
  const { skeleton } = fitBody(block([-0.5, 0, -0.6], [0.5, 0.8, 0.6]), { rigType });
  expect(skeleton?.type).toBe(rigType);
  expect(skeleton?.joints.length).toBeGreaterThan(8);
  skeleton?.joints.forEach(({ at, parent }, i) => {
    expect(parent).toBeLessThan(i);
    expect(at.every(Number.isFinite)).toBe(true);
  });
  const chained = new Set(skeleton?.chains.flatMap(({ joints }) => joints));
  expect(chained.size).toBe((skeleton?.joints.length ?? 0) - 1);
});
