import { flattenScene, type Scene } from '@claywork/kernels';

/** Parts move away from the middle by this share of their distance from it. */
const SPREAD = 0.7;

/** The scene with its parts moved apart, so that a picture shows what was hidden between them. Nodes without parents and turns, as parts are. */
export function explodeParts(scene: Scene, spread = SPREAD): Scene {
  const boxes = flattenScene(scene).map(({ node, mesh: { positions: p } }) => {
    const min = [Infinity, Infinity, Infinity];
    const max = [-Infinity, -Infinity, -Infinity];
    for (let i = 0; i < p.length; i++) {
      min[i % 3] = Math.min(min[i % 3], p[i]);
      max[i % 3] = Math.max(max[i % 3], p[i]);
    }
    return { node, min, max };
  });
  const middleOf = (list: typeof boxes): number[] =>
    [0, 1, 2].map((k) => (Math.min(...list.map(({ min }) => min[k])) + Math.max(...list.map(({ max }) => max[k]))) / 2);
  const middle = middleOf(boxes);
  const nodes = scene.nodes.map((node, n) => {
    const own = boxes.filter((box) => box.node === n);
    if (!own.length) return node;
    const at = middleOf(own).map((x, k) => node.translation[k] + spread * (x - middle[k]));
    return { ...node, translation: [at[0], at[1], at[2]] as [number, number, number] };
  });
  return { ...scene, nodes };
}
