import type { RiggedScene, RigSpec } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import type { KeptRig } from './read-rig.ts';
import type { RIG_LIBRARIES } from './rig-terms.ts';

/** What a rig hands on to what moves it, kept beside its file: the pose of the joints is that of the model, in which its skin is bound. */
interface RigFile extends KeptRig {
  version: 1;
  /** Per joint how its node's axes stand in the world in the pose of the model, xyzw. */
  turns: [number, number, number, number][];
  spec: RigSpec;
  library: (typeof RIG_LIBRARIES)[number];
}

/** The model as GLB, where the result is another format. */
export const RIG_MODEL = 'rig.glb';

/** Keeps what later operations need of a rig. */
export async function keepRig(
  ctx: OpContext,
  { scene, nodes, turns }: RiggedScene,
  { skeleton, spec, library }: Pick<RigFile, 'skeleton' | 'spec' | 'library'>,
): Promise<void> {
  const names = nodes.map((node) => (node < 0 ? '' : scene.nodes[node].name));
  const file: RigFile = { version: 1, skeleton, nodes: names, turns, spec, library };
  await ctx.keep('rig.json', new TextEncoder().encode(JSON.stringify(file)));
}
