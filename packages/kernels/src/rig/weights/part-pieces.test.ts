import { expect, test } from 'vitest';
import { mergeMeshes } from '../../mesh/index.ts';
import { bindWeights } from '../bind-weights.ts';
import { knownSkeleton } from '../known-skeleton.ts';
import type { RigSkeleton } from '../skeleton.ts';
import { tube, tubePerson } from '../testing-body.ts';
import { KEPT } from './bone-distances.ts';
import { listBones } from './bones.ts';
import { partPieces } from './part-pieces.ts';
import { skinSurface } from './skin-surface.ts';

const person = tubePerson();
const skeleton = knownSkeleton(person.body)?.skeleton as RigSkeleton;
const indexOf = (name: string) => skeleton.joints.findIndex((joint) => joint.name === name);
const at = (name: string) => skeleton.joints.find((joint) => joint.name === name)?.at ?? [0, 0, 0];

test('a glove follows its arm and the skirt that it rests on does not', () => {
  const [elbow, wrist] = [at('LeftForeArm'), at('LeftHand')];
  const end = wrist.map((x, k) => x + 0.5 * (x - elbow[k])) as [number, number, number];
  const glove = tube(elbow as [number, number, number], end, 0.06, 16, 20);
  // as wide as the hand hangs from the middle
  const wide = Math.hypot(wrist[0], wrist[2]) - 0.02;
  const skirt = tube([0, at('Hips')[1] + 0.1, 0], [0, 0.15, 0], wide, 40, 30);
  const { joints, weights } = bindWeights(mergeMeshes([glove, skirt]), skeleton);
  const count = glove.positions.length / 3;
  const share = (v: number, of: RegExp) =>
    [0, 1, 2, 3].reduce(
      (sum, k) => sum + (of.test(skeleton.joints[joints[4 * v + k]].name) ? weights[4 * v + k] : 0),
      0,
    );
  const most = (from: number, to: number, of: RegExp): number =>
    Math.max(...Array.from({ length: to - from }, (_, i) => share(from + i, of)));
  expect(most(0, count, /^(Hips|Spine$|LeftUpLeg|LeftLeg|Right)/)).toBeLessThan(0.02);
  expect(most(count, weights.length / 4, /^Left(Arm|ForeArm|Hand)/)).toBeLessThan(0.02);
});

test("a glove deep in the folds of a skirt, which has more of it than its arm, is its arm's", () => {
  const [elbow, wrist] = [at('LeftForeArm'), at('LeftHand')];
  const end = wrist.map((x, k) => x + 0.5 * (x - elbow[k])) as [number, number, number];
  const glove = tube(elbow as [number, number, number], end, 0.06, 16, 20);
  const surface = skinSurface(glove.positions, glove.indices);
  const joint = new Int16Array((KEPT * surface.positions.length) / 3).fill(-1);
  const weight = new Float32Array(joint.length);
  for (let o = 0; o < joint.length; o += KEPT) {
    joint.set(['LeftUpLeg', 'LeftForeArm', 'Hips'].map(indexOf), o);
    weight.set([0.4, 0.3, 0.3], o);
  }
  // a second piece, so that there are pieces to part
  const shares = { joint, weight };
  partPieces(shares, { ...surface, shells: 2 }, skeleton, listBones(skeleton), {
    fixed: new Uint8Array(surface.positions.length / 3),
    sunken: new Uint8Array(skeleton.joints.length),
  });
  for (let o = 0; o < joint.length; o += KEPT) {
    const kept = [0, 1, 2].filter((k) => weight[o + k] > 0).map((k) => skeleton.joints[joint[o + k]].name);
    expect(kept).toEqual(['LeftForeArm']);
  }
});
