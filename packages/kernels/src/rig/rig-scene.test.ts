import { expect, test } from 'vitest';
import { V3 } from '../math/index.ts';
import { computeWorldMatrices, flattenScene, joinScene, multiplyMatrices, type Scene } from '../scene/index.ts';
import { bindWeights } from './bind-weights.ts';
import { RIG_SPECS, type RigSpec } from './file-joints.ts';
import { type KnownRig, knownSkeleton } from './known-skeleton.ts';
import { rigScene } from './rig-scene.ts';
import { sceneOf, tubePerson } from './testing-body.ts';

const person = tubePerson();
const known = knownSkeleton(person.body) as KnownRig;

function rig(scene: Scene, spec: RigSpec) {
  const joined = joinScene(scene);
  const weights = bindWeights(joined.mesh, known.skeleton);
  return rigScene(scene, joined, { skeleton: known.skeleton, turn: known.turn, weights, spec });
}

const rigged = Object.fromEntries(RIG_SPECS.map((spec) => [spec, rig(sceneOf(person.mesh), spec)])) as Record<
  RigSpec,
  ReturnType<typeof rig>
>;

test('a biped has 65 joints of Mixamo or 41 native ones', () => {
  const names = (spec: RigSpec): string[] =>
    rigged[spec].scene.skins[0].joints.map((j) => rigged[spec].scene.nodes[j].name);
  expect(names('mixamo').length).toBe(65);
  expect(names('mixamo').every((name) => name.startsWith('mixamorig:'))).toBe(true);
  expect(new Set(names('native')).size).toBe(41);
  expect(names('native').slice(0, 4)).toEqual(['Root', 'Hip', 'Pelvis', 'Waist']);
  expect(names('native')).toContain('L_ForearmTwist02');
  const { nodes } = rigged.native.scene;
  const parentOf = (name: string) => nodes.find(({ children }) => children.some((c) => nodes[c].name === name))?.name;
  expect(parentOf('R_Thigh')).toBe('Pelvis');
  expect(parentOf('Waist')).toBe('Hip');
  expect(parentOf('Head')).toBe('NeckTwist02');
  expect(parentOf('L_Clavicle')).toBe('Spine02');
});

test.each(RIG_SPECS)(
  '%s: vertices are kept to the byte, nodes rest in a T-pose, and the skin keeps the pose of the model',
  (spec) => {
    const { scene, nodes, turns } = rigged[spec];
    expect(scene.meshes[0].primitives[0].mesh).toBe(person.mesh);
    const world = computeWorldMatrices(scene);
    const at = (name: string): number[] => {
      const m = world[nodes[known.skeleton.joints.findIndex((joint) => joint.name === name)]] ?? [];
      return [m[12], m[13], m[14]];
    };
    const [shoulder, elbow, wrist] = ['LeftArm', 'LeftForeArm', 'LeftHand'].map(at);
    expect(elbow[1]).toBeCloseTo(shoulder[1], 5);
    expect(wrist[1]).toBeCloseTo(shoulder[1], 5);
    expect(wrist[0]).toBeGreaterThan(elbow[0] + 0.2);
    // the axis of the bone is +Y
    const arm = world[nodes[known.skeleton.joints.findIndex((joint) => joint.name === 'LeftArm')]] ?? [];
    expect([arm[4], arm[5], arm[6]].map((x) => Math.round(x * 1e5) / 1e5 + 0)).toEqual([1, 0, 0]);
    // a skin posed as it was bound is the model itself
    const { inverseBindMatrices, joints } = scene.skins[0];
    known.skeleton.joints.forEach((joint, i) => {
      const k = joints.indexOf(nodes[i]);
      if (k < 0) return;
      const q = turns[i];
      const bind = inverseBindMatrices.subarray(16 * k, 16 * k + 16);
      const [x, y, z, w] = q;
      const turn = [
        1 - 2 * (y * y + z * z),
        2 * (x * y + w * z),
        2 * (x * z - w * y),
        0,
        2 * (x * y - w * z),
        1 - 2 * (x * x + z * z),
        2 * (y * z + w * x),
        0,
        2 * (x * z + w * y),
        2 * (y * z - w * x),
        1 - 2 * (x * x + y * y),
        0,
        ...joint.at,
        1,
      ];
      const still = multiplyMatrices(turn, bind);
      [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1].forEach((v, n) => {
        expect(still[n]).toBeCloseTo(v, 4);
      });
    });
  },
);

test('raised arms bring their hands along, and nothing of the legs', () => {
  const [{ mesh }] = flattenScene(rigged.mixamo.scene);
  const p = person.mesh.positions;
  let far = 0;
  for (let i = 0; i < p.length; i += 3) {
    const moved = V3.distance(
      [p[i], p[i + 1], p[i + 2]],
      [mesh.positions[i], mesh.positions[i + 1], mesh.positions[i + 2]],
    );
    if (p[i + 1] < 0.6) expect(moved).toBeLessThan(0.01);
    far = Math.max(far, moved);
  }
  expect(far).toBeGreaterThan(0.5);
});

test('a model that a node moves stands in the world afterwards', () => {
  const scene = sceneOf(person.mesh, { translation: [0, 0, 0], scale: [-1, 1, 1] });
  const { mesh } = rig(scene, 'mixamo').scene.meshes[0].primitives[0];
  expect(mesh.positions[0]).toBeCloseTo(-person.mesh.positions[0], 6);
  expect([...mesh.indices.slice(0, 3)]).toEqual([0, 2, 1].map((k) => person.mesh.indices[k]));
});
