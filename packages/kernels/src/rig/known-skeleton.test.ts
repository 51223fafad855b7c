import { expect, test } from 'vitest';
import { createRng, rotateVector, V3, type Vec3 } from '../math/index.ts';
import { ARCHETYPES } from '../sculpt/archetypes/index.ts';
import type { Joint, ParamValue } from '../sculpt/index.ts';
import type { SculptedBody } from './known/sculpted-body.ts';
import { knownSkeleton } from './known-skeleton.ts';

/** A sculpture's joints; a part about each joint stands for its flesh. */
function sculpt(archetype: string, given: Record<string, ParamValue> = {}, turn = 0): SculptedBody {
  const made = ARCHETYPES[archetype];
  const params: Record<string, ParamValue> = {};
  for (const [name, spec] of Object.entries(made.params)) params[name] = given[name] ?? spec.default;
  const materials = Object.fromEntries(Object.entries(made.slots).map(([name, slot]) => [name, { ...slot.material }]));
  const { skeleton, parts } = made.build({ params, materials, rng: createRng(1) });
  if (!skeleton) throw new Error(`${archetype} has no skeleton`);
  const at = (joint: Joint): Vec3 => rotateVector([0, Math.sin(turn / 2), 0, Math.cos(turn / 2)], joint.at);
  const joints = skeleton.joints.map((joint) => ({ ...joint, at: at(joint) }));
  const size = 0.02 * V3.distance(joints[0].at, joints[joints.length - 1].at);
  const flesh = (p: Vec3): Float32Array =>
    Float32Array.from([-1, 0.5, 1].flatMap((s) => [p[0] + s * size, p[1] + size, p[2] + s * size]));
  return {
    rigType: skeleton.rigType,
    joints,
    parts: parts.map(({ name, joint }) => ({
      name,
      joint,
      points: flesh((joints.find((j) => j.name === joint) ?? joints[0]).at),
    })),
  };
}

const species = (name: string) => sculpt('creature', { species: name });

test.each([
  ['humanoid', 'biped', sculpt('humanoid')],
  ['robot', 'biped', sculpt('robot')],
  ['tyrannosaur', 'biped', species('trex')],
  ['dog', 'quadruped', species('dog')],
  ['horse', 'quadruped', species('horse')],
  ['elephant', 'quadruped', species('elephant')],
  ['dragon', 'quadruped', species('dragon')],
  ['eagle', 'avian', species('eagle')],
  ['robin', 'avian', species('robin')],
  ['penguin', 'avian', species('penguin')],
  ['goldfish', 'aquatic', species('goldfish')],
  ['snake', 'serpentine', species('snake')],
  ['spider', 'octopod', species('spider')],
  ['scorpion', 'octopod', species('scorpion')],
  ['octopus', 'octopod', species('octopus')],
  ['squid', 'octopod', species('squid')],
  ['starfish', 'octopod', species('starfish')],
  ['bee', 'hexapod', species('bee')],
  ['beetle', 'hexapod', species('beetle')],
])('the skeleton of a %s is a whole %s', (_, type, body) => {
  const known = knownSkeleton(body);
  if (!known) throw new Error('not known');
  const { joints, chains } = known.skeleton;
  expect(known.skeleton.type).toBe(type);
  expect(joints[0]).toMatchObject({ name: 'Hips', parent: -1 });
  expect(new Set(joints.map(({ name }) => name)).size).toBe(joints.length);
  joints.forEach((joint, i) => {
    expect(joint.parent).toBeLessThan(i);
    expect(joint.at.every(Number.isFinite)).toBe(true);
    if (i) expect(V3.distance(joint.at, joints[joint.parent].at), joint.name).toBeGreaterThan(0);
  });
  const chained = new Set(chains.flatMap((chain) => chain.joints));
  expect([...joints.keys()].slice(1).filter((i) => !chained.has(i))).toEqual([]);
  for (const chain of chains)
    chain.joints.slice(1).forEach((joint, i) => {
      expect(joints[joint].parent).toBe(chain.joints[i]);
    });
  // both sides have the same joints, and left is +X
  const rights = joints.filter(({ name }) => name.startsWith('Right'));
  for (const { name } of rights) expect(joints.map((j) => j.name)).toContain(name.replace('Right', 'Left'));
  const ends = new Set(joints.map((_, i) => i));
  for (const { parent } of joints) ends.delete(parent);
  for (const joint of known.rigid) expect(ends.has(joint)).toBe(false);
  expect(known.rigid.length).toBe(body.parts.length);
});

test('a biped has the 65 joints that files of bipeds have', () => {
  const joints = knownSkeleton(sculpt('humanoid'))?.skeleton.joints ?? [];
  expect(joints.length).toBe(65);
  const at = (name: string) => joints.find((j) => j.name === name)?.at ?? [0, 0, 0];
  expect(at('LeftHandThumb2')[2]).toBeGreaterThan(at('LeftHandPinky2')[2]);
  expect(at('LeftToe_End')[2]).toBeGreaterThan(at('LeftToeBase')[2]);
  expect(at('LeftArm')[0]).toBeGreaterThan(at('LeftShoulder')[0]);
});

test('eyes follow the head, claws the paws and fins joints of their own', () => {
  const of = (body: SculptedBody, part: string): string | undefined => {
    const known = knownSkeleton(body);
    return known?.skeleton.joints[known.rigid[body.parts.findIndex(({ name }) => name === part)]]?.name;
  };
  expect(of(species('dog'), 'left eye')).toBe('Head');
  expect(of(species('dog'), 'front left claws')).toBe('LeftHand');
  expect(of(species('dog'), 'body')).toBeUndefined();
  expect(of(species('goldfish'), 'left pectoral fin')).toBe('LeftFin1_1');
  expect(of(species('bee'), 'thorax')).toBe('Hips');
  expect(of(species('bee'), 'abdomen')).toBe('Tail1');
  expect(of(species('bee'), 'left fore wing')).toBe('LeftWing1_1');
});

test('a body that looks elsewhere is turned to the front', () => {
  const straight = knownSkeleton(species('dog'));
  const turned = knownSkeleton(sculpt('creature', { species: 'dog' }, 2));
  expect(straight?.turn).toEqual([0, 0, 0, 1]);
  straight?.skeleton.joints.forEach((joint, i) => {
    // ends are measured on parts that did not turn about themselves
    if (!/_End|Tail/.test(joint.name))
      expect(V3.distance(joint.at, turned?.skeleton.joints[i].at ?? [9, 9, 9])).toBeLessThan(0.02);
  });
});

test('a body that no rig type fits has no known skeleton', () => {
  expect(knownSkeleton(species('jellyfish'))).toBeUndefined();
});

test('an abdomen ends behind and a head in the middle, however round they are', () => {
  const bee = species('bee');
  const at = (name: string): Vec3 => bee.joints.find((j) => j.name === name)?.at as Vec3;
  // Balls about both, the head's with an eye that stands out.
  const ball = ([x, y, z]: Vec3, r: number): number[] =>
    [-1, 1].flatMap((s) => [x + s * r, y, z, x, y + s * r, z, x, y, z + s * r]);
  const r = 0.3 * V3.distance(at('head'), at('abdomen'));
  const parts = bee.parts.map((part) => {
    if (part.name === 'abdomen') return { ...part, points: Float32Array.from(ball(at('abdomen'), r)) };
    if (part.name !== 'head') return part;
    const eye = V3.add(at('head'), [r, r, r]);
    return { ...part, points: Float32Array.from([...ball(at('head'), r), ...eye]) };
  });
  const joints = knownSkeleton({ ...bee, parts })?.skeleton.joints ?? [];
  const tail = joints.filter(({ name }) => name.startsWith('Tail')).at(-1)?.at as Vec3;
  expect(V3.distance(tail, V3.add(at('abdomen'), [0, 0, -r]))).toBeLessThan(1e-3);
  expect(joints.find(({ name }) => name === 'HeadTop_End')?.at[0]).toBeCloseTo(0, 6);
});

test.each([
  [0, 1],
  [1, 0],
])('the tail of a fish ends between the lobes of its fin, upright or level', (wide, high) => {
  const fish = species('goldfish');
  const root = fish.joints.find(({ name }) => name === 'tail end')?.at as Vec3;
  const size = V3.distance(root, fish.joints[0].at);
  const lobe = (s: number): Vec3 => V3.addScaled(root, [s * wide, s * high, -1], size);
  // one lobe reaches on a little farther
  const points = Float32Array.from([...lobe(1), ...lobe(-1.03), ...root]);
  const parts = fish.parts.map((part) => (part.name === 'tail fin' ? { ...part, points } : part));
  const joints = knownSkeleton({ ...fish, parts })?.skeleton.joints ?? [];
  const end = joints.filter(({ name }) => name.startsWith('Tail')).at(-1)?.at as Vec3;
  expect(V3.distance(end, V3.addScaled(root, [0, 0, -1], size))).toBeLessThan(0.03 * size);
});
