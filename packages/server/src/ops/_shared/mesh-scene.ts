import type { MaterialSpec, Mesh, SceneSpec } from '@claywork/kernels';

/** A solid that is there already, as a scene that the sculpt pipeline builds. */
export function meshScene(mesh: Mesh, material: MaterialSpec, seed: number): SceneSpec {
  return partsScene([{ name: 'subject', mesh }], material, seed);
}

/** The same of several, all of one material. */
export function partsScene(
  parts: readonly { name: string; mesh: Mesh }[],
  material: MaterialSpec,
  seed: number,
): SceneSpec {
  const shaped = parts.map(({ name, mesh: { positions, indices } }) => {
    return { name, shape: { op: 'mesh' as const, positions, indices }, material };
  });
  return { dsl: 1, seed, nodes: [{ id: 'subject', parts: shaped }] };
}
