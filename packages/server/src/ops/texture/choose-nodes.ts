import type { Scene } from '@claywork/kernels';
import { OpError } from '../../engine/op-error.ts';
import { unknownParts } from './op.ts';

/** A scene in which no mesh is shown by both nodes that were chosen and others, and how to tell them. */
export interface ChosenNodes {
  scene: Scene;
  only?: (node: number, label: string) => boolean;
}

/** Finds the nodes, or the parts that a sculpture of ours consists of, by their names; what hangs from a node goes with it. Throws OpError that lists the names there are. */
export function chooseNodes(
  scene: Scene,
  names: readonly string[] | undefined,
  labels: readonly string[] | undefined,
): ChosenNodes {
  if (!names?.length) return { scene };
  const wanted = new Set(names);
  const shown = scene.nodes.map((_, n) => showsAnything(scene, n));
  const nodeNames = scene.nodes.flatMap(({ name }, n) => (name && shown[n] ? [name] : []));
  const known = [...new Set([...nodeNames, ...(labels ?? [])])];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) throw new OpError(unknownParts(unknown, known));
  const chosen = new Set<number>();
  const take = (n: number): void => {
    chosen.add(n);
    scene.nodes[n].children.forEach(take);
  };
  for (const [n, { name }] of scene.nodes.entries()) if (wanted.has(name)) take(n);
  return {
    scene: withOwnMeshes(scene, chosen),
    only: (node, label) => chosen.has(node) || Boolean(labels && wanted.has(label)),
  };
}

function showsAnything(scene: Scene, n: number): boolean {
  const { mesh, children } = scene.nodes[n];
  return mesh !== undefined || children.some((child) => showsAnything(scene, child));
}

/** Copies of the meshes that other nodes show as well. */
function withOwnMeshes(scene: Scene, chosen: ReadonlySet<number>): Scene {
  const others = new Set(scene.nodes.flatMap(({ mesh }, n) => (mesh === undefined || chosen.has(n) ? [] : [mesh])));
  const copies = new Map<number, number>();
  const meshes = [...scene.meshes];
  const nodes = scene.nodes.map((node, n) => {
    if (node.mesh === undefined || !chosen.has(n) || !others.has(node.mesh)) return node;
    let copy = copies.get(node.mesh);
    if (copy === undefined) {
      const { primitives, ...rest } = meshes[node.mesh];
      copies.set(node.mesh, (copy = meshes.push({ ...rest, primitives: primitives.map((p) => ({ ...p })) }) - 1));
    }
    return { ...node, mesh: copy };
  });
  return { ...scene, nodes, meshes };
}
