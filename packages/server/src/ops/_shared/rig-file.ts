import type { RiggedScene, RigSkeleton, RigSpec } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import type { RIG_LIBRARIES } from './rig-terms.ts';

/** What a rig hands on to what moves it, kept beside its file. */
export interface RigFile {
  version: 1;
  /** Joints in the pose of the model, in which its skin is bound; metres, +Y up, +Z front. */
  skeleton: RigSkeleton;
  /** Per joint the name of the file's node that turns with it; null where the file has none. */
  nodes: (string | null)[];
  /** Per joint how that node's axes stand in the world in the pose of the model, xyzw. */
  turns: [number, number, number, number][];
  spec: RigSpec;
  library: (typeof RIG_LIBRARIES)[number];
}

/** Names under which a rig is kept: what is known of it, and the same model as GLB where the result is another format. */
const RIG_FILE = 'rig.json';
/** The model as GLB, where the result is another format. */
export const RIG_MODEL = 'rig.glb';

/** Keeps what later operations need of a rig. */
export async function keepRig(
  ctx: OpContext,
  { scene, nodes, turns }: RiggedScene,
  { skeleton, spec, library }: Pick<RigFile, 'skeleton' | 'spec' | 'library'>,
): Promise<void> {
  const names = nodes.map((node) => (node < 0 ? null : scene.nodes[node].name));
  const file: RigFile = { version: 1, skeleton, nodes: names, turns, spec, library };
  await ctx.keep(RIG_FILE, new TextEncoder().encode(JSON.stringify(file)));
}

/** What was kept of the rig that is the input; undefined where nothing was. */
export async function readRig(ctx: OpContext): Promise<RigFile | undefined> {
  try {
    const { bytes } = await ctx.input('input', RIG_FILE);
    return JSON.parse(new TextDecoder().decode(bytes)) as RigFile;
  } catch {
    return undefined;
  }
}
