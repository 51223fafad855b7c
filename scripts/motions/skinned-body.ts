import { createSkeletonPose, loadFrame, type Motion } from '../../packages/kernels/src/animation/index.ts';
import type { RenderPart } from '../../packages/kernels/src/render/index.ts';
import type { JointChain, RigSkeleton } from '../../packages/kernels/src/rig/index.ts';
import {
  computeWorldMatrices,
  findParents,
  invertMatrix,
  multiplyMatrices,
  type Scene,
} from '../../packages/kernels/src/scene/index.ts';

/** A model that an artist rigged: its skeleton by our names, and what it looks like in a frame of a motion. */
export interface SkinnedBody {
  skeleton: RigSkeleton;
  pose(motion: Motion, frame: number, shift: readonly [number, number, number]): RenderPart[];
}

/** Our joints, their parents, and what artists call them (without dots, underlines and sides). */
const JOINTS: readonly (readonly [name: string, parent: string, theirs: RegExp])[] = [
  ['Hips', '', /^(hips|pelvis)$/],
  ['Spine', 'Hips', /^(spine|abdomen)$/],
  ['Spine1', 'Spine', /^(chest|torso|spine1)$/],
  ['Neck', 'Spine1', /^neck$/],
  ['Head', 'Neck', /^head$/],
  ['Shoulder', 'Spine1', /^(shoulder|clavicle)$/],
  ['Arm', 'Shoulder', /^(upperarm|arm)$/],
  ['ForeArm', 'Arm', /^(lowerarm|forearm)$/],
  ['Hand', 'ForeArm', /^(wrist|hand|palm|fist)$/],
  ['UpLeg', 'Hips', /^(upperleg|upleg|thigh)$/],
  ['Leg', 'UpLeg', /^(lowerleg|leg|shin|calf)$/],
  ['Foot', 'Leg', /^foot$/],
  ['ToeBase', 'Foot', /^(toes|toebase|toe)$/],
];
const SIDED = /^(Shoulder|Arm|ForeArm|Hand|UpLeg|Leg|Foot|ToeBase)$/;

/** Reads the joints of a rigged file by their names. Its parts that no skin moves are left out. */
export function readSkinnedBody(scene: Scene): SkinnedBody {
  const world = computeWorldMatrices(scene);
  const parents = findParents(scene);
  const places = new Map<number, Float64Array>();
  // where the skin was bound, in the world
  for (const skin of scene.skins) {
    skin.joints.forEach((node, i) => {
      const bound = invertMatrix(skin.inverseBindMatrices.subarray(i * 16, i * 16 + 16));
      if (bound) places.set(node, multiplyMatrices(rootOf(skin, world), bound));
    });
  }
  const find = (pattern: RegExp, side: string) =>
    [...places.keys()].find((node) => {
      const name = scene.nodes[node].name.toLowerCase();
      const plain = name.replace(/[._-](l|r)$|^(left|right)/, '').replace(/[._ -]/g, '');
      const own = /[._-]l$|^left/.test(name) ? 'Left' : /[._-]r$|^right/.test(name) ? 'Right' : '';
      return own === side && pattern.test(plain);
    });
  const joints: { name: string; parent: number; at: [number, number, number]; node: number }[] = [];
  const add = (name: string, parent: string, node: number) => {
    let p = joints.findIndex((j) => j.name === parent);
    // a joint that the file lacks is stepped over
    for (let up = parent; p < 0 && up; p = joints.findIndex((j) => j.name === up)) {
      const side = /^(Left|Right)/.exec(up)?.[0] ?? '';
      up = JOINTS.find(([n]) => n === up.slice(side.length))?.[1] ?? '';
      if (SIDED.test(up)) up = side + up;
    }
    const m = places.get(node) as Float64Array;
    joints.push({ name, parent: p, at: [m[12], m[13], m[14]], node });
  };
  for (const side of ['', 'Left', 'Right']) {
    for (const [name, parent, theirs] of JOINTS) {
      if (SIDED.test(name) !== (side !== '')) continue;
      const node = find(theirs, side);
      if (node !== undefined) add(side + name, SIDED.test(parent) ? side + parent : parent, node);
    }
  }
  const { ground, top, parts } = collectSkin(scene, world, joints, parents);
  const head = joints.find((j) => j.name === 'Head') as (typeof joints)[number];
  joints.push({ name: 'HeadTop_End', parent: joints.indexOf(head), at: [head.at[0], top, head.at[2]], node: -1 });
  const chain = (kind: 'arm' | 'leg', side: 1 | -1): JointChain => {
    const names = kind === 'arm' ? ['Shoulder', 'Arm', 'ForeArm', 'Hand'] : ['UpLeg', 'Leg', 'Foot', 'ToeBase'];
    const list = names.map((n) => joints.findIndex((j) => j.name === (side > 0 ? 'Left' : 'Right') + n));
    return { kind, side, order: 0, joints: list.filter((j) => j >= 0) };
  };
  const skeleton: RigSkeleton = {
    type: 'biped',
    joints: joints.map(({ name, parent, at }) => ({ name, parent, at })),
    chains: [chain('arm', 1), chain('arm', -1), chain('leg', 1), chain('leg', -1)],
    ground,
    height: top - ground,
  };
  const pose = createSkeletonPose(skeleton);
  return {
    skeleton,
    pose: (motion, frame, shift) => {
      loadFrame(pose, motion, frame);
      return parts.map(({ rest, joints: influences, weights, mesh, material }) => {
        const positions = new Float32Array(rest.length);
        for (let v = 0; v < rest.length / 3; v++) {
          for (let i = 0; i < 4; i++) {
            const weight = weights[v * 4 + i];
            if (weight === 0) continue;
            const j = influences[v * 4 + i];
            const at = joints[j].at;
            const [x, y, z] = [rest[v * 3] - at[0], rest[v * 3 + 1] - at[1], rest[v * 3 + 2] - at[2]];
            const [qx, qy, qz, qw] = pose.turns.subarray(j * 4, j * 4 + 4);
            const tx = 2 * (qy * z - qz * y);
            const ty = 2 * (qz * x - qx * z);
            const tz = 2 * (qx * y - qy * x);
            positions[v * 3] += weight * (pose.at[j * 3] + x + qw * tx + qy * tz - qz * ty + shift[0]);
            positions[v * 3 + 1] += weight * (pose.at[j * 3 + 1] + y + qw * ty + qz * tx - qx * tz + shift[1]);
            positions[v * 3 + 2] += weight * (pose.at[j * 3 + 2] + z + qw * tz + qx * ty - qy * tx + shift[2]);
          }
        }
        return { mesh: { ...mesh, positions, normals: undefined }, material };
      });
    },
  };
}

function rootOf(skin: Scene['skins'][number], world: readonly (Float64Array | undefined)[]): Float64Array {
  // the skin's own frame in the world, read off its first joint
  return multiplyMatrices(world[skin.joints[0]] as Float64Array, skin.inverseBindMatrices.subarray(0, 16));
}

function collectSkin(
  scene: Scene,
  world: readonly (Float64Array | undefined)[],
  joints: readonly { name: string; node: number }[],
  parents: Int32Array,
) {
  const mine = (node: number): number => {
    for (let n = node; n >= 0; n = parents[n]) {
      const found = joints.findIndex((j) => j.node === n);
      if (found >= 0) return found;
    }
    return 0;
  };
  let ground = Infinity;
  let top = -Infinity;
  const parts = scene.nodes.flatMap((node) => {
    if (node.mesh === undefined || node.skin === undefined) return [];
    const skin = scene.skins[node.skin];
    const frame = rootOf(skin, world);
    const own = skin.joints.map(mine);
    return scene.meshes[node.mesh].primitives.flatMap(({ mesh, joints: at, weights, material }) => {
      if (!at || !weights) return [];
      const rest = new Float32Array(mesh.positions.length);
      for (let v = 0; v < rest.length; v += 3) {
        for (let k = 0; k < 3; k++)
          rest[v + k] =
            frame[k] * mesh.positions[v] +
            frame[4 + k] * mesh.positions[v + 1] +
            frame[8 + k] * mesh.positions[v + 2] +
            frame[12 + k];
        ground = Math.min(ground, rest[v + 1]);
        top = Math.max(top, rest[v + 1]);
      }
      return [
        { rest, joints: Uint16Array.from(at, (j) => own[j]), weights, mesh, material: scene.materials[material ?? 0] },
      ];
    });
  });
  return { ground, top, parts };
}
