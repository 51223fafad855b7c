import type { JoinedScene, Lineage } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';

/** What was kept beside the model of a task when it was sculpted; undefined where nothing was. */
export async function readLineage(ctx: OpContext): Promise<Lineage | undefined> {
  try {
    const { bytes } = await ctx.input('input', 'lineage.json');
    return JSON.parse(new TextDecoder().decode(bytes)) as Lineage;
  } catch {
    return undefined;
  }
}

/**
 * The part that each face belongs to: parts of one node stand in its mesh in order, each with so many faces. Undefined for a file that was made with
 * other faces since (reduced, in quads): it is not told by them.
 */
export function partOfFaces(lineage: Lineage, { mesh }: JoinedScene): string[] | undefined {
  const names = lineage.nodes.flatMap(({ parts }) =>
    (parts ?? []).flatMap(({ name, faces }) => new Array<string>(faces).fill(name)),
  );
  return names.length && mesh.faceGroups.length === names.length ? names : undefined;
}
