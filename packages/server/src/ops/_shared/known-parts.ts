import { joinScene, type Lineage, type Scene } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';

/** Names that programs give to what nobody has named. */
const MEANINGLESS =
  /^(mesh|node|object|cube|sphere|cylinder|plane|group|model|geometry|primitive|default|scene|root|part|solid|body)?[\s._-]*\d*$/i;

/**
 * What each face of an input belongs to already: the parts of a sculpture, by what was kept beside its file, or named nodes. Undefined where
 * nothing is known.
 */
export async function knownParts(scene: Scene, ctx: OpContext): Promise<(string | undefined)[] | undefined> {
  return (await fromLineage(scene, ctx)) ?? fromNodes(scene);
}

/** Parts of one node stand in its mesh in order, each with so many faces. */
async function fromLineage(scene: Scene, ctx: OpContext): Promise<string[] | undefined> {
  const lineage = await readLineage(ctx);
  if (!lineage) return undefined;
  const names = lineage.nodes.flatMap(({ parts }) =>
    parts.flatMap(({ name, faces }) => new Array<string>(faces).fill(name)),
  );
  // A file that was made with other faces (reduced, in quads) is not told by them.
  return joinScene(scene).mesh.faceGroups.length === names.length ? names : undefined;
}

async function readLineage(ctx: OpContext): Promise<Lineage | undefined> {
  try {
    const { bytes } = await ctx.input('input', 'lineage.json');
    return JSON.parse(new TextDecoder().decode(bytes)) as Lineage;
  } catch {
    return undefined;
  }
}

function fromNodes(scene: Scene): (string | undefined)[] | undefined {
  const { mesh, parts } = joinScene(scene);
  const names = parts.map(({ name }) => (MEANINGLESS.test(name) ? undefined : name.trim()));
  if (new Set(names).size < 2) return undefined;
  return Array.from(mesh.faceGroups, (part) => names[part]);
}
