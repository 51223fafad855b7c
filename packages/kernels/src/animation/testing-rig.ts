import { invertQuat, multiplyQuats, type Quat, rotateVector, V3, type Vec3 } from '../math/index.ts';
import type { RigSkeleton } from '../rig/index.ts';
import { composeMatrix, invertMatrix, type Scene } from '../scene/index.ts';
import type { ClipTarget } from './to-clip.ts';

const BOX = [
  [0, 2, 3, 1],
  [4, 5, 7, 6],
  [0, 1, 5, 4],
  [2, 6, 7, 3],
  [0, 4, 6, 2],
  [1, 3, 7, 5],
];

/** A rotation that differs from joint to joint. */
function someTurn(i: number): Quat {
  const q: Quat = [Math.sin(i * 1.7), Math.cos(i * 2.3), Math.sin(i * 0.9 + 1), 1.2];
  const l = Math.hypot(...q);
  return q.map((v) => v / l) as Quat;
}

/**
 * A rigged scene for tests: a box on every joint, joints with axes of any directions under a node that is scaled and moved, nodes that rest in another
 * pose than the skin is bound in.
 */
export function testRig(skeleton: RigSkeleton): ClipTarget & { scene: Scene } {
  const { joints, height } = skeleton;
  const frame = { translation: [0, 0.1 * height, 0] as [number, number, number], scale: 0.5 };
  const turns = joints.map((_, i) => someTurn(i));
  const nodes: Scene['nodes'] = joints.map(({ name, parent, at }, i) => {
    const up: Quat = parent < 0 ? [0, 0, 0, 1] : turns[parent];
    const from: Vec3 = parent < 0 ? frame.translation : joints[parent].at;
    const step = V3.scale(rotateVector(invertQuat(up), V3.sub(at, from)), 1 / frame.scale);
    // at rest every joint but the root, on which files agree, is bent a little against how it is bound
    const bent: Quat = parent < 0 ? [0, 0, 0, 1] : [0.1, 0, 0, Math.sqrt(0.99)];
    const rest = multiplyQuats(multiplyQuats(invertQuat(up), turns[i]), bent);
    return {
      name: `mixamorig:${name}`,
      children: joints.flatMap((j, k) => (j.parent === i ? [k] : [])),
      translation: [...step],
      rotation: rest,
      scale: [1, 1, 1],
    };
  });
  const inverse = new Float32Array(16 * joints.length);
  joints.forEach(({ at }, i) => {
    const { scale } = frame;
    const matrix = composeMatrix({ translation: [...at], rotation: turns[i], scale: [scale, scale, scale] });
    inverse.set(invertMatrix(matrix) ?? matrix, 16 * i);
  });
  const size = 0.03 * height;
  const positions = joints.flatMap(({ at }) =>
    [0, 1, 2, 3, 4, 5, 6, 7].flatMap((c) => at.map((v, k) => v + (c & (1 << k) ? size : -size))),
  );
  const indices = joints.flatMap((_, i) =>
    BOX.flatMap(([a, b, c, d]) => [a, b, c, a, c, d].map((corner) => 8 * i + corner)),
  );
  const weights = Float32Array.from({ length: 32 * joints.length }, (_, k) => (k % 4 === 0 ? 1 : 0));
  const owners = Uint16Array.from({ length: 32 * joints.length }, (_, k) => (k % 4 === 0 ? Math.floor(k / 32) : 0));
  const root = nodes.length;
  const s = frame.scale;
  nodes.push({
    ...{ name: 'Armature', children: [0], rotation: [0, 0, 0, 1] },
    ...{ translation: frame.translation, scale: [s, s, s] },
  });
  nodes.push({
    ...{ name: 'body', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
    ...{ mesh: 0, skin: 0 },
  });
  const mesh = { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
  const scene: Scene = {
    nodes,
    roots: [root, root + 1],
    meshes: [{ name: 'body', primitives: [{ mesh, joints: owners, weights }] }],
    ...{ materials: [], textures: [], animations: [] },
    skins: [{ name: 'skin', joints: joints.map((_, i) => i), inverseBindMatrices: inverse }],
  };
  return { scene, skeleton, nodes: joints.map((_, i) => i) };
}
