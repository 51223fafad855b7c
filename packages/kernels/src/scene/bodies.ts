import { findParents } from './parents.ts';
import type { Scene } from './scene.ts';

/** Something that clips may carry away as one. */
export interface Body {
  /** The deepest node that all of the body hangs from; several where that is in several trees. */
  carriers: number[];
  /** Nodes whose mean place is the body's. */
  anchors: number[];
}

/**
 * The bodies of a scene. A skeleton is one: its anchors are the topmost joints that move vertices (the hips, as a rule; joints that only steer
 * others do not count). Skins that share joints, or of which one hangs from the other, are one body. A scene without skins is one body if all its
 * meshes hang from one node: a car among its streets is not carried away by its clip, a car alone is.
 */
export function findBodies(scene: Scene): Body[] {
  const parents = findParents(scene);
  const depths = new Int32Array(scene.nodes.length);
  const { groupOf, join, find } = groupJoints(scene);
  const anchors = new Map<number, number[]>();
  // The nearest joint above each node that moves vertices; parents come before children.
  const above = new Int32Array(scene.nodes.length).fill(-1);
  const order = [...scene.roots];
  for (let at = 0; at < order.length; at++) {
    const node = order[at];
    const group = groupOf[node];
    if (group >= 0 && above[node] >= 0) join(group, groupOf[above[node]]);
    else if (group >= 0) anchors.set(node, []);
    for (const child of scene.nodes[node].children) {
      depths[child] = depths[node] + 1;
      above[child] = group >= 0 ? node : above[node];
      order.push(child);
    }
  }
  if (anchors.size === 0) return findRigidBody(scene, parents, depths);
  const bodies = new Map<number, number[]>();
  for (const node of anchors.keys()) {
    const group = find(groupOf[node]);
    bodies.set(group, [...(bodies.get(group) ?? []), node]);
  }
  return [...bodies.values()].map((list) => ({ anchors: list, carriers: joinPaths(list, parents, depths) }));
}

function findRigidBody(scene: Scene, parents: Int32Array, depths: Int32Array): Body[] {
  const holders = scene.nodes.map((_, i) => i).filter((i) => scene.nodes[i].mesh !== undefined);
  const carriers = holders.length ? joinPaths(holders, parents, depths) : [];
  return carriers.length === 1 ? [{ carriers, anchors: carriers }] : [];
}

/** Group of every joint that moves vertices (-1 of other nodes), joined where skins share joints. */
function groupJoints(scene: Scene) {
  const leader = scene.skins.map((_, i) => i);
  const find = (g: number): number => {
    while (leader[g] !== g) g = leader[g] = leader[leader[g]];
    return g;
  };
  const join = (a: number, b: number): void => void (leader[find(a)] = find(b));
  const owner = new Int32Array(scene.nodes.length).fill(-1);
  scene.skins.forEach((skin, index) => {
    for (const joint of skin.joints) {
      if (owner[joint] >= 0) join(index, owner[joint]);
      else owner[joint] = index;
    }
  });
  const groupOf = new Int32Array(scene.nodes.length).fill(-1);
  for (const { mesh, skin } of scene.nodes) {
    if (mesh === undefined || skin === undefined) continue;
    const list = scene.skins[skin].joints;
    for (const { joints, weights } of scene.meshes[mesh].primitives) {
      if (!joints || !weights) continue;
      for (let i = 0; i < weights.length; i++)
        if (weights[i] > 0 && joints[i] < list.length) groupOf[list[joints[i]]] = skin;
    }
  }
  return { groupOf, join, find };
}

/** The deepest node above, or at, all of these; where there is none, the roots that they hang from. */
function joinPaths(nodes: readonly number[], parents: Int32Array, depths: Int32Array): number[] {
  let common = nodes[0];
  for (let other of nodes) {
    while (other !== common) {
      if (common < 0 || other < 0) return [...new Set(nodes.map((n) => rootOf(n, parents)))];
      if (depths[common] > depths[other]) common = parents[common];
      else if (depths[other] > depths[common]) other = parents[other];
      else [common, other] = [parents[common], parents[other]];
    }
  }
  return common < 0 ? [...new Set(nodes.map((n) => rootOf(n, parents)))] : [common];
}

function rootOf(node: number, parents: Int32Array): number {
  while (parents[node] >= 0) node = parents[node];
  return node;
}
