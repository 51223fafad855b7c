import { expect, test } from 'vitest';
import { rotateVector, V3, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { dog } from '../beasts.testing.ts';
import { fitBody } from '../index.ts';
import { limb } from '../shapes.testing.ts';

/** How far joints of a body on four legs are from where they should be, by the height. */
function errorsOf(mesh: Mesh, places: Readonly<Record<string, Vec3>>, height: number): [string, number][] {
  const { skeleton, turn } = fitBody(mesh, { rigType: 'quadruped' });
  const joints = new Map(skeleton?.joints.map(({ name, at }) => [name, at]));
  return Object.entries(places).map(([name, at]) => [
    name,
    V3.distance(joints.get(name) as Vec3, rotateVector(turn, at)) / height,
  ]);
}

function mirrored(places: Readonly<Record<string, Vec3>>): Record<string, Vec3> {
  const flip = ([name, [x, y, z]]: [string, Vec3]): [string, Vec3] => [name.replace('Left', 'Right'), [-x, y, z]];
  return { ...places, ...Object.fromEntries(Object.entries(places).map(flip)) };
}

const LIZARD: Readonly<Record<string, Vec3>> = mirrored({
  LeftArm: [0.05, 0.19, 0.3],
  LeftForeArm: [0.16, 0.19, 0.27],
  LeftHand_End: [0.22, 0.03, 0.32],
  LeftUpLeg: [0.05, 0.2, -0.3],
  LeftLeg: [0.16, 0.2, -0.25],
  LeftToeBase: [0.22, 0.03, -0.32],
});

/** A low body that looks to +Z, its upper legs level and out to the sides, a head at its front and a long tail. */
function lizard(): Mesh {
  const parts = [limb([0, 0.2, -0.34], [0, 0.2, 0.34], 0.1), limb([0, 0.21, 0.4], [0, 0.22, 0.62], 0.085, 0.05)];
  parts.push(limb([0, 0.2, -0.4], [0, 0.16, -1.1], 0.085, 0.015));
  for (const side of ['Left', 'Right'])
    for (const names of [
      ['Arm', 'ForeArm', 'Hand_End'],
      ['UpLeg', 'Leg', 'ToeBase'],
    ]) {
      const [root, bend, foot] = names.map((name) => LIZARD[`${side}${name}`]);
      parts.push(limb(root, bend, 0.045, 0.04), limb(bend, foot, 0.04, 0.03));
      parts.push(limb(foot, V3.add(foot, [0, 0, 0.08]), 0.03, 0.025));
    }
  return mergeMeshes(parts);
}

test('legs that go out to the sides begin within the trunk and bend beside it', () => {
  for (const [name, error] of errorsOf(lizard(), LIZARD, 0.3)) expect(error, name).toBeLessThan(0.25);
});

test('hips and shoulders of a body that stands are above its legs, hips between back and belly', () => {
  const places = mirrored({ LeftArm: [0.1, 0.55, 0.32], LeftUpLeg: [0.1, 0.57, -0.36] });
  for (const [name, error] of errorsOf(dog(), places, 1.1)) expect(error, name).toBeLessThan(0.08);
});

const FROG: Readonly<Record<string, Vec3>> = mirrored({
  LeftArm: [0.14, 0.28, 0.13],
  LeftHand_End: [0.26, 0.03, 0.26],
  LeftUpLeg: [0.11, 0.15, -0.36],
  LeftLeg: [0.27, 0.16, -0.1],
  LeftFoot: [0.25, 0.05, -0.44],
});

/** A frog that looks to +Z and sits on its folded hind legs. */
function frog(): Mesh {
  const parts = [limb([0, 0.2, -0.34], [0, 0.32, 0.24], 0.12, 0.14), limb([0, 0.34, 0.3], [0, 0.34, 0.42], 0.14, 0.08)];
  for (const side of ['Left', 'Right']) {
    const at = (name: string): Vec3 => FROG[`${side}${name}`];
    const sign = side === 'Left' ? 1 : -1;
    const elbow: Vec3 = [sign * 0.25, 0.16, 0.05];
    parts.push(limb(at('Arm'), elbow, 0.045, 0.04), limb(elbow, at('Hand_End'), 0.035, 0.03));
    parts.push(limb(at('UpLeg'), at('Leg'), 0.07, 0.06), limb(at('Leg'), at('Foot'), 0.05, 0.04));
    parts.push(limb(at('Foot'), [sign * 0.33, 0.03, -0.12], 0.03, 0.03));
  }
  return mergeMeshes(parts);
}

test('the hock is within a leg that slopes to the front', () => {
  const parts = [limb([0, 0.6, -0.4], [0, 0.6, 0.4], 0.17), limb([0, 0.65, 0.45], [0, 0.8, 0.75], 0.1, 0.06)];
  for (const s of [1, -1]) {
    parts.push(limb([s * 0.12, 0.55, 0.35], [s * 0.12, 0.03, 0.35], 0.06));
    parts.push(limb([s * 0.12, 0.55, -0.42], [s * 0.12, 0.3, -0.5], 0.06));
    parts.push(limb([s * 0.12, 0.3, -0.5], [s * 0.12, 0.03, -0.22], 0.04));
  }
  const hock: Vec3 = [0.12, 0.28, -0.49];
  for (const [name, error] of errorsOf(mergeMeshes(parts), { LeftFoot: hock }, 0.9))
    expect(error, name).toBeLessThan(0.06);
});

test('a body that squats has its knees before its hips, which are before its heels', () => {
  for (const [name, error] of errorsOf(frog(), FROG, 0.48)) expect(error, name).toBeLessThan(0.2);
});

/** A dog with something at its sides, from the shoulders out. */
function dogWith(...parts: readonly [from: Vec3, to: Vec3, from: number, to: number][]): Mesh {
  const both = parts.flatMap(([a, b, ra, rb]) =>
    [1, -1].map((s) => limb([s * a[0], a[1], a[2]], [s * b[0], b[1], b[2]], ra, rb)),
  );
  return mergeMeshes([dog(), ...both]);
}

test('wings are what goes far out from the shoulders, not what bulges at the sides', () => {
  const hasWings = (mesh: Mesh): boolean =>
    fitBody(mesh, { rigType: 'quadruped' }).skeleton?.chains.some(({ kind }) => kind === 'wing') ?? false;
  expect(hasWings(dogWith([[0.1, 0.7, 0.2], [0.6, 1.2, 0.05], 0.05, 0.03]))).toBe(true);
  expect(hasWings(dogWith([[0.1, 0.62, 0.2], [0.27, 0.64, 0.14], 0.06, 0.04]))).toBe(false);
  expect(hasWings(dogWith([[0.1, 0.6, -0.25], [0.32, 0.55, -0.3], 0.1, 0.08]))).toBe(false);
});

test('the hand of a wing is at its front, fingers that trail behind reach as far', () => {
  const mesh = dogWith(
    [[0.1, 0.7, 0.2], [0.4, 1.05, 0.15], 0.05, 0.04],
    [[0.4, 1.05, 0.15], [0.75, 1.15, 0.1], 0.04, 0.02],
    [[0.4, 1.05, 0.15], [0.74, 0.85, -0.15], 0.03, 0.02],
  );
  const tips = mirrored({ LeftWing4: [0.75, 1.15, 0.1] });
  for (const [name, error] of errorsOf(mesh, tips, 1.1)) expect(error, name).toBeLessThan(0.1);
});

test('a tail that hangs down behind haunches which reach as far back is followed to its end', () => {
  const legs = [0.16, -0.16].flatMap((x) =>
    [0.45, -0.45].flatMap((z) => [
      limb([x, 0.75, z], [x, 0.05, z], 0.1, 0.06),
      limb([x, 0.05, z], [x, 0.05, z + 0.1], 0.05),
    ]),
  );
  const trunk = [limb([0, 0.9, -0.5], [0, 0.9, 0.5], 0.26), limb([0, 1, 0.6], [0, 1.2, 0.95], 0.16, 0.12)];
  const end: Vec3 = [0, 0.35, -0.7];
  trunk.push(limb([0, 1.2, 0.95], [0, 1.1, 1.25], 0.13, 0.09));
  trunk.push(limb([0, 1, -0.5], [0, 1, -0.84], 0.2, 0.08), limb([0, 0.98, -0.86], end, 0.035, 0.03));
  const { skeleton, turn } = fitBody(mergeMeshes([...legs, ...trunk]), { rigType: 'quadruped' });
  const tail = skeleton?.joints.filter(({ name }) => name.startsWith('Tail')) ?? [];
  expect(V3.distance(tail[tail.length - 1].at, rotateVector(turn, end))).toBeLessThan(0.15);
});

test('a head ends at its snout and not at the horn on its brow', () => {
  const horned = mergeMeshes([dog(), limb([0, 0.95, 0.66], [0, 1.35, 0.95], 0.022, 0.012)]);
  for (const [, error] of errorsOf(horned, { HeadTop_End: [0, 0.85, 0.88] }, 1.1)) expect(error).toBeLessThan(0.08);
});

/** A beast on four slender legs, the hind ones close together, without a tail. */
function antelope(): Mesh {
  const legs = [
    [0.1, 0.4],
    [-0.1, 0.4],
    [0.03, -0.42],
    [-0.03, -0.42],
  ].map(([x, z]) => limb([x, 0.8, z], [x, 0.03, z], 0.06, 0.03));
  const trunk = [limb([0, 0.9, -0.4], [0, 0.9, 0.4], 0.17), limb([0, 0.98, 0.5], [0, 1.35, 0.75], 0.09, 0.08)];
  return mergeMeshes([...legs, ...trunk, limb([0, 1.38, 0.78], [0, 1.28, 1.05], 0.08, 0.05)]);
}

/** The last joint of a tail, as a model lies; undefined without one. */
function tailEnd(mesh: Mesh): Vec3 | undefined {
  const { skeleton } = fitBody(mesh, { rigType: 'quadruped' });
  return skeleton?.joints.filter(({ name }) => name.startsWith('Tail')).at(-1)?.at;
}

test('hind legs that stand close together are no tail', () => {
  const end = tailEnd(antelope());
  expect(end?.[1] ?? 1).toBeGreaterThan(0.4);
});

test('a tail that curls to a side is followed past its rear-most place to its end', () => {
  const places: Vec3[] = [
    [0, 0.18, -0.8],
    [0.1, 0.16, -1.15],
    [0.35, 0.16, -1.35],
    [0.65, 0.16, -1.35],
    [0.85, 0.16, -1.15],
  ];
  const pieces = places.slice(1).map((at, k) => limb(places[k], at, 0.05, 0.045));
  const end = tailEnd(mergeMeshes([lizard(), ...pieces]));
  expect(end && Math.abs(end[0])).toBeGreaterThan(0.75);
  expect(end?.[2]).toBeGreaterThan(-1.25);
});
