import { invertQuat, multiplyQuats, turnBetween, V3, type Vec3 } from '../../packages/kernels/src/math/index.ts';
import { computeWorldMatrices, decomposeMatrix, type Scene } from '../../packages/kernels/src/scene/index.ts';

/** How far below the horizon arms hang, radians. */
export const ARM_POSES = { T: 0, A: Math.PI / 4, relaxed: (78 * Math.PI) / 180 } as const;

/**
 * A scene whose biped holds its arms so far below the horizon, straight out to the sides, as its own skin bends there. `joints`: which nodes its joints are, by our names.
 * Undefined where it has no arms.
 */
export function holdArms(scene: Scene, joints: ReadonlyMap<string, number>, below: number): Scene | undefined {
  const nodes = scene.nodes.map((node) => ({ ...node }));
  const out = { ...scene, nodes };
  const worlds = computeWorldMatrices(scene);
  const placeOf = (name: string): Vec3 | undefined => {
    const m = worlds[joints.get(name) ?? -1];
    return m && [m[12], m[13], m[14]];
  };
  const [left, right] = [placeOf('LeftArm'), placeOf('RightArm')];
  if (!left || !right) return undefined;
  const across = V3.normalize([left[0] - right[0], 0, left[2] - right[2]], [1, 0, 0]);
  for (const [side, from, sign] of [
    ['Left', left, 1],
    ['Right', right, -1],
  ] as const) {
    const hand = placeOf(`${side}Hand`) ?? placeOf(`${side}ForeArm`);
    const node = joints.get(`${side}Arm`);
    if (!hand || node === undefined) return undefined;
    const wanted = V3.add(V3.scale(across, sign * Math.cos(below)), [0, -Math.sin(below), 0]);
    const turn = turnBetween(V3.normalize(V3.sub(hand, from), [0, -1, 0]), wanted);
    const parent = scene.nodes.findIndex(({ children }) => children?.includes(node));
    const above = parent < 0 ? [0, 0, 0, 1] : decomposeMatrix([...(worlds[parent] ?? [])]).rotation;
    const [x, y, z, w] = above;
    const within = multiplyQuats(invertQuat([x, y, z, w]), multiplyQuats(turn, [x, y, z, w]));
    nodes[node].rotation = multiplyQuats(within, nodes[node].rotation ?? [0, 0, 0, 1]);
  }
  return out;
}
