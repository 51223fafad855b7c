import { joinScene, type Mesh, type Scene } from '../../packages/kernels/src/index.ts';
import type { OpContext } from '../../packages/server/src/engine/define-op.ts';
import { knownParts } from '../../packages/server/src/ops/_shared/known-parts.ts';
import { fakeContext } from '../../packages/server/src/ops/_shared/testing-context.ts';
import { labelsFromShape } from '../../packages/server/src/ops/texture/labels-from-shape.ts';

/** What a face belonged to before the model was painted. */
export interface FaceKind {
  /** What its part is called, where that is known or was found. */
  label?: string;
  /** Part and material. */
  kind: string;
}

/** What the faces of a model belonged to before it was painted, by where their middles are. */
export async function kindsOfFaces(scene: Scene, prompt: string, lineage?: Uint8Array): Promise<Map<string, FaceKind>> {
  const { known: told, words } = await knownParts(scene, contextOf(lineage));
  const known = told ?? labelsFromShape(scene, prompt, words);
  const { mesh, parts } = joinScene(scene);
  const kinds = new Map<string, FaceKind>();
  for (let f = 0; f < mesh.faceGroups.length; f++) {
    const { material, name } = parts[mesh.faceGroups[f]];
    kinds.set(middleOf(mesh, f), { label: known?.[f], kind: `${known?.[f] ?? name} ${material}` });
  }
  return kinds;
}

/** Where a face's middle is, as a key. */
export function middleOf({ positions: p, indices }: Pick<Mesh, 'positions' | 'indices'>, face: number): string {
  const corners = [0, 1, 2].map((k) => 3 * indices[3 * face + k]);
  return [0, 1, 2].map((k) => Math.round(1e5 * corners.reduce((sum, c) => sum + p[c + k], 0))).join();
}

/** A context in which a model's lineage can be read. */
export function contextOf(lineage: Uint8Array | undefined): OpContext {
  const ctx = fakeContext(1);
  ctx.input = async (_, name) => {
    if (!lineage) throw new Error('none');
    return { bytes: lineage, name: name ?? '' };
  };
  return ctx;
}
