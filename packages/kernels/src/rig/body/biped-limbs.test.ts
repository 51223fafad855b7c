import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { fitBody } from '../fit-body.ts';
import { limb } from '../shapes.testing.ts';

type Course = readonly (readonly [from: Vec3, to: Vec3, radius: number])[];

/** A person 1.8 m high, its arms, legs and what else it has given for the left side. */
function person(sides: Course, more: readonly Mesh[] = []): Mesh {
  const mirrored = (s: number, [x, y, z]: Vec3): Vec3 => [s * x, y, z];
  return mergeMeshes([
    limb([0, 0.95, 0], [0, 1.4, 0], 0.14),
    limb([0, 1.45, 0], [0, 1.7, 0], 0.09),
    ...[1, -1].flatMap((s) => sides.map(([from, to, radius]) => limb(mirrored(s, from), mirrored(s, to), radius))),
    ...more,
  ]);
}

const LEGS: Course = [
  [[0.1, 0.9, 0], [0.11, 0.08, 0], 0.075],
  [[0.11, 0.05, -0.02], [0.11, 0.05, 0.16], 0.05],
];

function jointsOf(mesh: Mesh): (name: string) => Vec3 {
  const { skeleton } = fitBody(mesh, { rigType: 'biped' });
  return (name) => skeleton?.joints.find((joint) => joint.name === name)?.at ?? [NaN, NaN, NaN];
}

test('arms that hold long things to the front are the arms still', () => {
  const at = jointsOf(
    person([
      ...LEGS,
      [[0.12, 1.38, 0], [0.72, 1.38, 0], 0.05],
      [[0.7, 1.38, 0], [0.7, 1.45, 0.7], 0.03],
      [[0.2, 0.9, 0], [0.3, 0.5, 0], 0.07],
    ]),
  );
  for (const [side, s] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    const [x, y, z] = at(`${side}Hand`);
    expect(s * x).toBeGreaterThan(0.42);
    expect(Math.abs(y - 1.38)).toBeLessThan(0.08);
    expect(Math.abs(z)).toBeLessThan(0.1);
  }
});

test('arms raised to the front are arms, and the neck is above them', () => {
  const at = jointsOf(person([...LEGS, [[0.17, 1.36, 0], [0.17, 1.34, 0.65], 0.055]]));
  const hand = at('LeftHand');
  expect(hand[2]).toBeGreaterThan(0.35);
  expect(Math.abs(hand[1] - 1.35)).toBeLessThan(0.1);
  expect(at('Neck')[1]).toBeGreaterThan(1.36);
});

test('legs whose knees touch are told from hands that hang down beside the shins', () => {
  const at = jointsOf(
    person([
      [[0.145, 0.8, 0], [0.16, 0.06, 0], 0.11],
      [[0.145, 0.2, 0], [0.145, 0.24, 0], 0.15],
      [[0.2, 1.35, 0], [0.46, 0.9, 0], 0.08],
      [[0.46, 0.9, 0], [0.42, 0.28, 0], 0.13],
    ]),
  );
  for (const name of ['UpLeg', 'Leg', 'Foot']) expect(Math.abs(at(`Left${name}`)[0])).toBeLessThan(0.26);
});

test('the tip of a foot that is turned out is in its toes', () => {
  const [from, to]: [Vec3, Vec3] = [
    [0.1, 0.05, 0],
    [0.28, 0.05, 0.2],
  ];
  const tip = jointsOf(person([LEGS[0], [from, to, 0.05], [[0.16, 1.36, 0], [0.34, 0.85, 0], 0.05]]))('LeftToe_End');
  expect(tip[0]).toBeGreaterThan(0.22);
  expect(Math.hypot(tip[0] - to[0], tip[2] - to[2])).toBeLessThan(0.06);
});

test('arms begin at the shoulders of a broad machine and end with its large hands', () => {
  const at = jointsOf(
    person([
      ...LEGS,
      [[0.1, 1.3, 0], [0.34, 1.32, 0], 0.16],
      [[0.34, 1.32, 0], [0.56, 1.06, 0], 0.05],
      [[0.56, 1.06, 0], [0.74, 0.84, 0], 0.05],
      [[0.74, 0.84, 0], [0.86, 0.7, 0], 0.09],
    ]),
  );
  for (const [side, s] of [
    ['Left', 1],
    ['Right', -1],
  ] as const) {
    expect(V3.distance(at(`${side}Arm`), [s * 0.36, 1.3, 0])).toBeLessThan(0.12);
    expect(V3.distance(at(`${side}Hand`), [s * 0.74, 0.84, 0])).toBeLessThan(0.12);
  }
});

test('figures with large heads have larger hands, so that their wrists are farther from the finger tips', () => {
  const arms: Course = [[[0.17, 1.0, 0], [0.6, 1.0, 0], 0.06]];
  const legs: Course = [[[0.1, 0.6, 0], [0.1, 0.06, 0], 0.075]];
  const figure = (head: Mesh): Mesh =>
    mergeMeshes([
      limb([0, 0.65, 0], [0, 1.0, 0], 0.14),
      limb([0, 1.0, 0], [0, 1.16, 0], 0.06),
      head,
      ...[1, -1].flatMap((s) =>
        [...arms, ...legs].map(([[ax, ay, az], [bx, by, bz], r]) => limb([s * ax, ay, az], [s * bx, by, bz], r)),
      ),
    ]);
  const [usual, large] = [limb([0, 1.22, 0], [0, 1.26, 0], 0.09), limb([0, 1.45, 0], [0, 1.6, 0], 0.3)].map(
    (head) => jointsOf(figure(head))('LeftHand')[0],
  );
  expect(large).toBeLessThan(usual - 0.02);
});
