import type { SceneGraphNode } from '../../scene/index.ts';
import type { Accessors } from './accessors.ts';
import type { GltfDocument, GltfNode } from './document.ts';
import { listOf, refuse } from './expect.ts';

/** Copies beyond this are left out: each becomes a node. */
const INSTANCES_MAX = 10_000;

/** Turns every node with EXT_mesh_gpu_instancing into a parent of one node per copy of its mesh. Changes the list of nodes. */
export function expandInstances(
  document: GltfDocument,
  nodes: SceneGraphNode[],
  accessors: Accessors,
  warn: (text: string) => void,
): void {
  let made = 0;
  listOf<GltfNode>(document.nodes, 'nodes').forEach((source, index) => {
    const extension = source.extensions?.EXT_mesh_gpu_instancing as { attributes?: Record<string, number> } | undefined;
    const { mesh } = nodes[index];
    if (!extension?.attributes || mesh === undefined) return;
    const read = (name: string, size: number): Float32Array | undefined =>
      extension.attributes?.[name] === undefined
        ? undefined
        : accessors.floats(extension.attributes[name], [size]).values;
    const [places, turns, sizes] = [read('TRANSLATION', 3), read('ROTATION', 4), read('SCALE', 3)];
    const counts = [places && places.length / 3, turns && turns.length / 4, sizes && sizes.length / 3];
    const count = counts.find((n) => n !== undefined) ?? 0;
    if (counts.some((n) => n !== undefined && n !== count)) throw refuse('The instances of a mesh do not add up.');
    delete nodes[index].mesh;
    for (let i = 0; i < count; i++) {
      if (made++ >= INSTANCES_MAX) {
        warn(`The file shows more than ${INSTANCES_MAX} copies of meshes; the rest was left out.`);
        return;
      }
      const pick = (values: Float32Array | undefined, size: number, fallback: number[]): number[] =>
        values?.subarray(size * i, size * i + size).every((x) => Number.isFinite(x))
          ? [...values.subarray(size * i, size * i + size)]
          : fallback;
      nodes[index].children.push(nodes.length);
      nodes.push({
        name: nodes[index].name,
        children: [],
        translation: pick(places, 3, [0, 0, 0]) as [number, number, number],
        rotation: pick(turns, 4, [0, 0, 0, 1]) as [number, number, number, number],
        scale: pick(sizes, 3, [1, 1, 1]) as [number, number, number],
        mesh,
      });
    }
  });
}
