import type { Scene } from './scene.ts';

/** Parent of every node; -1 for roots and for nodes that hang nowhere. */
export function findParents(scene: Scene): Int32Array {
  const parents = new Int32Array(scene.nodes.length).fill(-1);
  scene.nodes.forEach((node, i) => {
    for (const child of node.children) parents[child] = i;
  });
  return parents;
}
