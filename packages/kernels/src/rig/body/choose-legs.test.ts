import { expect, test } from 'vitest';
import { V3, type Vec3 } from '../../math/index.ts';
import { type Mesh, mergeMeshes } from '../../mesh/index.ts';
import { limb } from '../shapes.testing.ts';
import { makeBody } from './body.ts';
import { chooseLegs } from './choose-legs.ts';
import { findClaws } from './claws.ts';
import { placeOf } from './course.ts';
import { tipOf } from './course-end.ts';
import { fitSkeleton } from './fit-skeleton.ts';
import { limbsForward } from './many-legged.ts';

/** Feet of a spider that stands still, its left side; the abdomen is behind. */
const FEET: readonly Vec3[] = [
  [0.55, 0, 0.8],
  [0.8, 0, 0.3],
  [0.8, 0, -0.25],
  [0.55, 0, -0.75],
];

/** A spider that looks to +Z with its feet at these places, left then right; where there is none it has no leg. */
function spider(feet: readonly (readonly (Vec3 | undefined)[])[]): Mesh {
  const parts = [limb([0, 0.3, -0.1], [0, 0.3, 0.2], 0.1), limb([0, 0.36, -0.5], [0, 0.36, -0.35], 0.22)];
  feet.forEach((side, i) => {
    side.forEach((foot, k) => {
      if (!foot) return;
      const root: Vec3 = [(1 - 2 * i) * 0.06, 0.28, 0.16 - 0.08 * k];
      const knee: Vec3 = [(root[0] + foot[0]) / 2, 0.6, (root[2] + foot[2]) / 2];
      parts.push(limb(root, knee, 0.03), limb(knee, foot, 0.03, 0.02));
    });
  });
  return mergeMeshes(parts);
}

const mirror = (p: Vec3): Vec3 => [-p[0], p[1], p[2]];

/** Tips of the legs that a mesh is given, by side and order. */
function feetOf(mesh: Mesh): Vec3[][] {
  const { joints, chains } = fitSkeleton(makeBody(mesh), 'octopod', mesh);
  return [1, -1].map((side) =>
    chains
      .filter((chain) => chain.kind === 'leg' && chain.side === side)
      .sort((a, b) => a.order - b.order)
      .map((chain) => joints[chain.joints.at(-1) as number].at),
  );
}

test('a leg whose foot is over the mirror plane is one of its own side', () => {
  const right = FEET.map(mirror);
  const left: Vec3[] = [[-0.03, 0, 0.75], ...FEET.slice(1)];
  right[0] = [-0.3, 0, 0.85];
  const feet = feetOf(spider([left, right]));
  for (const [side, places] of [left, right].entries())
    for (const [k, place] of places.entries())
      expect(V3.distance(feet[side][k], place), `side ${side}, leg ${k}`).toBeLessThan(0.15);
});

test('a leg that is lost is where its twin is, and the others keep their order', () => {
  const left = FEET.map((foot, k) => (k === 1 ? undefined : foot));
  const feet = feetOf(spider([left, FEET.map(mirror)]));
  for (const [k, foot] of FEET.entries()) expect(V3.distance(feet[0][k], foot), `leg ${k}`).toBeLessThan(0.15);
});

test('a pair that is lost on both sides is put where legs leave a gap', () => {
  const some = FEET.map((foot, k) => (k === 0 ? undefined : foot));
  const mesh = spider([some, some.map((foot) => foot && mirror(foot))]);
  const [left] = chooseLegs(makeBody(mesh), 4);
  expect(left).toHaveLength(4);
  const zs = left.map((leg) => tipOf(leg)[2]);
  expect(zs).toEqual([...zs].sort((a, b) => b - a));
  const feet = feetOf(mesh)[0];
  for (const k of [1, 2, 3]) expect(V3.distance(feet[k], FEET[k]), `leg ${k}`).toBeLessThan(0.15);
});

test('claws are a pair thicker than legs, and say where the front is; a spider has none', () => {
  const plain = spider([FEET, FEET.map(mirror)]);
  expect(findClaws(makeBody(plain))).toBeUndefined();
  for (const end of [1, -1]) {
    const parts: Mesh[] = [limb([0, 0.3, -0.25], [0, 0.3, 0.25], 0.16)];
    for (const s of [1, -1]) {
      for (const z of [0.2, 0.07, -0.07, -0.2]) {
        parts.push(limb([s * 0.1, 0.3, z], [s * 0.4, 0.45, 1.6 * z], 0.03));
        parts.push(limb([s * 0.4, 0.45, 1.6 * z], [s * 0.6, 0, 2.2 * z], 0.03, 0.02));
      }
      parts.push(limb([s * 0.1, 0.3, end * 0.2], [s * 0.4, 0.4, end * 0.5], 0.05));
      parts.push(limb([s * 0.4, 0.4, end * 0.5], [s * 0.2, 0.42, end * 0.9], 0.09, 0.06));
    }
    const body = makeBody(mergeMeshes(parts));
    const claws = findClaws(body);
    expect(claws?.map((claw) => Math.sign(tipOf(claw)[0]))).toEqual([1, -1]);
    expect(Math.sign(limbsForward(body, 'octopod'))).toBe(end);
    // none of the legs is one of them
    const tips = chooseLegs(body, 4, claws).flat().map(tipOf);
    const highest = body.floor + 0.5 * body.height;
    for (const [, y] of tips) expect(y).toBeLessThan(highest);
    expect(body.branches.some(({ path }) => placeOf(body, path[0])[1] > highest)).toBe(true);
  }
});
