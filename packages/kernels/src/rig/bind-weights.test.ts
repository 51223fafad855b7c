import { expect, test } from 'vitest';
import { mergeMeshes } from '../mesh/index.ts';
import { bindWeights, type SkinWeights } from './bind-weights.ts';
import { knownSkeleton } from './known-skeleton.ts';
import type { RigSkeleton } from './skeleton.ts';
import { tube, tubePerson } from './testing-body.ts';

const person = tubePerson();
const skeleton = knownSkeleton(person.body)?.skeleton as RigSkeleton;

function weightOf({ joints, weights }: SkinWeights, v: number, of: RegExp, { joints: names } = skeleton): number {
  let sum = 0;
  for (let k = 4 * v; k < 4 * v + 4; k++) if (of.test(names[joints[k]].name)) sum += weights[k];
  return sum;
}

function vertices(p: Float32Array, test: (x: number, y: number, z: number) => boolean): number[] {
  return [...Array(p.length / 3).keys()].filter((v) => test(p[3 * v], p[3 * v + 1], p[3 * v + 2]));
}

test('every vertex has four shares at most, which are 1 together', () => {
  const { joints, weights } = bindWeights(person.mesh, skeleton);
  const ends = skeleton.joints.map((_, i) => !skeleton.joints.some(({ parent }) => parent === i));
  for (let v = 0; 4 * v < weights.length; v++) {
    const own = [...weights.subarray(4 * v, 4 * v + 4)];
    expect(own.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 5);
    own.forEach((w, k) => {
      expect(w).toBeGreaterThanOrEqual(0);
      if (w > 0) expect(ends[joints[4 * v + k]]).toBe(false);
    });
  }
});

test('limbs that hang side by side do not drag each other', () => {
  const { positions: p } = person.mesh;
  const skin = bindWeights(person.mesh, skeleton);
  // thighs are 3 cm apart
  const thigh = vertices(p, (x, y) => x > 0.01 && x < 0.05 && y > 0.3 && y < 0.75);
  expect(thigh.length).toBeGreaterThan(20);
  for (const v of thigh) expect(weightOf(skin, v, /^Right/)).toBeLessThan(0.02);
  const flank = vertices(p, (x, y, z) => x > 0.13 && x < 0.16 && y > 1 && y < 1.2 && Math.abs(z) < 0.05);
  expect(flank.length).toBeGreaterThan(3);
  for (const v of flank) expect(weightOf(skin, v, /Arm|Hand/)).toBeLessThan(0.1);
});

test('thighs that touch do not drag each other', () => {
  const legs = mergeMeshes([
    tube([0.1, 0.95, 0], [0.1, 0.1, 0], 0.0985, 24, 60),
    tube([-0.1, 0.95, 0], [-0.1, 0.1, 0], 0.0985, 24, 60),
  ]);
  const skin = bindWeights(legs, skeleton);
  const inner = vertices(legs.positions, (x, y) => x > 0 && x < 0.02 && y > 0.25 && y < 0.7);
  expect(inner.length).toBeGreaterThan(10);
  for (const v of inner) expect(weightOf(skin, v, /^Right/)).toBeLessThan(0.08);
});

test('legs below a stout belly go with their own bones more than with the hips', () => {
  const legs = [0.1, -0.1].map((x) => tube([x, 1, 0], [x, 0.1, 0], 0.09, 24, 60));
  const stout = mergeMeshes([tube([0, 1.5, 0], [0, 0.85, 0], 0.38, 48, 40), ...legs]);
  const skin = bindWeights(stout, skeleton);
  const ring = vertices(stout.positions, (x, y) => x > 0 && x < 0.2 && y > 0.62 && y < 0.74);
  expect(ring.length).toBeGreaterThan(20);
  const mean = ring.reduce((sum, v) => sum + weightOf(skin, v, /^Left(UpLeg|Leg)$/) / ring.length, 0);
  // hips whose flesh is measured down into the legs take nearly half of it
  expect(mean).toBeGreaterThan(0.65);
});

test('what is bent is bound evenly: neighbours differ little', () => {
  const arm = tube([0.2, 1.42, 0], [0.28, 0.87, 0.02], 0.05, 16, 60);
  const skin = bindWeights(arm, skeleton);
  let most = 0;
  for (let v = 16; v < 61 * 16; v++)
    for (const name of ['Arm', 'ForeArm', 'Hand'])
      most = Math.max(
        most,
        Math.abs(weightOf(skin, v, RegExp(`^Left${name}$`)) - weightOf(skin, v - 16, RegExp(`^Left${name}$`))),
      );
  expect(most).toBeLessThan(0.35);
  const elbow = vertices(arm.positions, (_, y) => Math.abs(y - 1.13) < 0.006);
  for (const v of elbow) expect(weightOf(skin, v, /^LeftForeArm$/)).toBeGreaterThan(0.25);
  for (const v of elbow) expect(weightOf(skin, v, /^LeftArm$/)).toBeGreaterThan(0.25);
});

test('a robe goes with both legs and does not tear between them', () => {
  const robe = tube([0, 1, 0], [0, 0.12, 0], 0.24, 32, 40);
  const mesh = mergeMeshes([person.mesh, robe]);
  const skin = bindWeights(mesh, skeleton);
  const { positions: p } = mesh;
  const from = person.mesh.positions.length / 3;
  const { joints } = skeleton;
  let [edges, torn] = [0, 0];
  for (const name of ['LeftUpLeg', 'RightUpLeg', 'LeftLeg', 'RightLeg']) {
    const top = joints.findIndex((j) => j.name === name);
    const follows = followOf(skin, top);
    const { at } = joints[top];
    for (let i = 0; i < robe.indices.length; i++) {
      const next = i % 3 === 2 ? i - 2 : i + 1;
      const [a, b] = [from + robe.indices[i], from + robe.indices[next]];
      const length = Math.hypot(p[3 * a] - p[3 * b], p[3 * a + 1] - p[3 * b + 1], p[3 * a + 2] - p[3 * b + 2]);
      if (length === 0) continue;
      // a kick by 60 degrees moves what follows by its distance from the joint's axis, which is across
      const arm = Math.hypot(p[3 * a + 1] - at[1], p[3 * a + 2] - at[2]);
      edges++;
      if (Math.abs(follows[a] - follows[b]) * arm > 1.5 * length) torn++;
    }
    if (!name.endsWith('UpLeg')) continue;
    const side = name.startsWith('Left') ? 1 : -1;
    const hem = vertices(p, (x, y) => y < 0.2 && x * side > 0.2);
    expect(hem.length).toBeGreaterThan(4);
    const other = followOf(
      skin,
      joints.findIndex((j) => j.name === (side > 0 ? 'RightUpLeg' : 'LeftUpLeg')),
    );
    const mean = (of: Float32Array): number => hem.reduce((sum, v) => sum + of[v], 0) / hem.length;
    expect(mean(follows)).toBeGreaterThan(mean(other) + 0.1);
  }
  expect(torn / edges).toBeLessThan(0.03);
});

/** How much each vertex follows a joint and all below it. */
function followOf({ joints, weights }: SkinWeights, top: number): Float32Array {
  const isBelow = skeleton.joints.map(() => false);
  skeleton.joints.forEach(({ parent }, j) => {
    isBelow[j] = j === top || (parent >= 0 && isBelow[parent]);
  });
  const out = new Float32Array(weights.length / 4);
  for (let k = 0; k < weights.length; k++) if (isBelow[joints[k]]) out[k >> 2] += weights[k];
  return out;
}

test('an eye and what a hand holds move as a whole: the one with the flesh about it, the other with the hand', () => {
  const eye = tube([0.03, 1.65, 0.075], [0.03, 1.65, 0.085], 0.012, 8, 8);
  const sword = tube([0.285, 0.78, 0.03], [0.285, 0.78, 1], 0.01, 8, 40);
  const mesh = mergeMeshes([person.mesh, eye, sword]);
  const skin = bindWeights(mesh, skeleton);
  const count = person.mesh.positions.length / 3;
  const hilt = count + eye.positions.length / 3;
  for (let v = count; v < hilt; v++) {
    expect(skin.joints.subarray(4 * v, 4 * v + 4)).toEqual(skin.joints.subarray(4 * count, 4 * count + 4));
    expect(skin.weights.subarray(4 * v, 4 * v + 4)).toEqual(skin.weights.subarray(4 * count, 4 * count + 4));
  }
  for (let v = hilt; v < mesh.positions.length / 3; v++) expect(skin.weights[4 * v]).toBe(1);
  expect(weightOf(skin, count, /^Head$/)).toBeGreaterThan(0.8);
  expect(weightOf(skin, mesh.positions.length / 3 - 1, /^LeftHand/)).toBe(1);
});

test('what is known of parts is kept', () => {
  const rigid = new Int32Array(person.mesh.positions.length / 3).fill(-1);
  rigid.fill(3, 0, 50);
  const skin = bindWeights(person.mesh, skeleton, { rigid });
  for (let v = 0; v < 50; v++) expect([skin.joints[4 * v], skin.weights[4 * v]]).toEqual([3, 1]);
  rigid.fill(0);
  expect(new Set(bindWeights(person.mesh, skeleton, { rigid }).weights)).toEqual(new Set([0, 1]));
});

test('the same model gives the same bytes, and loose triangles stay bound', () => {
  const soup = { positions: new Float32Array(0), indices: new Uint32Array(0) };
  const { positions, indices } = person.mesh;
  soup.positions = Float32Array.from(
    { length: 3 * indices.length },
    (_, i) => positions[3 * indices[Math.floor(i / 3)] + (i % 3)],
  );
  soup.indices = Uint32Array.from(indices, (_, i) => i);
  const [a, b] = [bindWeights(soup, skeleton), bindWeights(soup, skeleton)];
  expect(a.weights).toEqual(b.weights);
  expect(a.joints).toEqual(b.joints);
});
