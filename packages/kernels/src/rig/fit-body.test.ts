import { expect, test } from 'vitest';
import { rotateVector, V3, type Vec3 } from '../math/index.ts';
import { mergeMeshes } from '../mesh/index.ts';
import { deepFish, dog, fish, snake } from './beasts.testing.ts';
import { monk } from './cloth.testing.ts';
import { fitBody, RIG_TYPES } from './index.ts';
import { block, limb, person } from './shapes.testing.ts';
import { car, chair, table, tree } from './things.testing.ts';

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

test('a robe that is open below, with nobody in it, hides neither neck nor hips', () => {
  const { places } = person(60);
  const { skeleton, turn } = fitBody(monk(), { rigType: 'biped' });
  const joints = new Map(skeleton?.joints.map(({ name, at }) => [name, at]));
  for (const [name, to] of [
    ['LeftArm', places.shoulder],
    ['LeftHand', places.wrist],
    ['LeftUpLeg', places.hip],
    ['LeftLeg', places.knee],
    ['Head', places.head],
  ] as const)
    expect(V3.distance(joints.get(name) as Vec3, rotateVector(turn, to)) / 1.8, name).toBeLessThan(0.08);
});

test('a staff that stands before a robe is no leg, though no arm is seen to lead to it', () => {
  const { places } = person(60);
  // held out on a short stump at the height of the hands
  const stump = limb([-0.14, 1.05, 0.1], [-0.32, 1.05, 0.42], 0.05);
  const staff = limb([-0.34, 0.02, 0.46], [-0.34, 1.9, 0.42], 0.02);
  const { skeleton, turn } = fitBody(mergeMeshes([monk(), stump, staff]), { rigType: 'biped' });
  const joints = new Map(skeleton?.joints.map(({ name, at }) => [name, at]));
  const mirrored = ([x, y, z]: Vec3): Vec3 => [-x, y, z];
  for (const [name, to] of [
    ['RightUpLeg', places.hip],
    ['RightLeg', places.knee],
    ['RightFoot', places.ankle],
  ] as const)
    expect(V3.distance(joints.get(name) as Vec3, rotateVector(turn, mirrored(to))) / 1.8, name).toBeLessThan(0.1);
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

test.each([
  ['a person', () => person(60).mesh, 'biped'],
  ['a dog', dog, 'quadruped'],
  ['a fish', fish, 'aquatic'],
  ['a deep fish', deepFish, 'aquatic'],
  ['a snake', snake, 'serpentine'],
] as const)('%s is taken for what it is', (_, make, rigType) => {
  const fitted = fitBody(make());
  expect({ riggable: fitted.riggable, rigType: fitted.rigType }).toEqual({ riggable: true, rigType });
  expect(fitted.skeleton?.type).toBe(rigType);
});

test.each([
  ['chair', chair],
  ['table', table],
  ['car', car],
  ['tree', tree],
  ['box', () => block([0, 0, 0], [1, 1, 1])],
  ['ball', () => limb([0, 0.5, 0], [0.01, 0.5, 0], 0.5)],
] as const)('a %s cannot be rigged, and people are told why', (_, make) => {
  const fitted = fitBody(make());
  expect(fitted.riggable).toBe(false);
  expect(fitted.reason).toMatch(/\.$/);
  expect(fitted.skeleton).toBeUndefined();
});

test('a dog that was turned looks to the front again, and its feet are on the ground', () => {
  const yaw = Math.PI;
  const mesh = dog();
  const positions = mesh.positions.map((v, i) => (i % 3 === 1 ? v : -v));
  const { skeleton, turn } = fitBody({ positions, indices: mesh.indices }, { rigType: 'quadruped' });
  const at = new Map(skeleton?.joints.map((joint) => [joint.name, joint.at]));
  expect((at.get('Head') as Vec3)[2]).toBeGreaterThan((at.get('Hips') as Vec3)[2]);
  expect((at.get('Tail1') as Vec3)[2]).toBeLessThan((at.get('Hips') as Vec3)[2]);
  expect((at.get('LeftHand') as Vec3)[0]).toBeGreaterThan(0);
  expect((at.get('LeftHand_End') as Vec3)[1]).toBeLessThan(0.15);
  expect(Math.abs(2 * Math.asin(Math.abs(turn[1])))).toBeCloseTo(yaw, 1);
});

test.each([1, -1])('a person who lies, height along %i Z, is stood up', (sign) => {
  const { mesh, places } = person(45);
  const positions = mesh.positions.map((v, i) =>
    i % 3 === 0 ? v : i % 3 === 1 ? -sign * mesh.positions[i + 1] : sign * mesh.positions[i - 1],
  );
  const { skeleton, turn, rigType } = fitBody({ positions, indices: mesh.indices });
  expect(rigType).toBe('biped');
  const [x, y, z] = places.head;
  const head = skeleton?.joints.find(({ name }) => name === 'Head')?.at as Vec3;
  expect(V3.distance(head, rotateVector(turn, [x, -sign * z, sign * y])) / 1.8).toBeLessThan(0.08);
});

test('a model without faces is refused', () => {
  expect(() => fitBody({ positions: new Float32Array(0), indices: new Uint32Array(0) })).toThrow('no faces');
});
