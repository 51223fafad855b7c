import type { MaterialSpec, Mesh, SceneSpec } from '@claywork/kernels';

/** A solid that is there already, as a scene that the sculpt pipeline builds. */
export function meshScene({ positions, indices }: Mesh, material: MaterialSpec, seed: number): SceneSpec {
  return {
    dsl: 1,
    seed,
    nodes: [{ id: 'subject', parts: [{ name: 'subject', shape: { op: 'mesh', positions, indices }, material }] }],
  };
}
