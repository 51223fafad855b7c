import type { RigSkeleton, Scene } from '@claywork/kernels';
import { z } from 'zod';
import type { OpContext } from '../../engine/define-op.ts';
import { OpError } from '../../engine/op-error.ts';

/** What a rig keeps beside its file: the skeleton, and which node of the file is which joint. */
export interface KeptRig {
  skeleton: RigSkeleton;
  /** Per joint of the skeleton the name of its node; empty where the file has none. */
  nodes: string[];
}

const shape = z.object({
  skeleton: z.custom<RigSkeleton>((value) => typeof value === 'object' && value !== null && 'joints' in value),
  nodes: z.array(z.string()),
});

/** Reads what a rig task kept. */
export async function readRig(ctx: OpContext): Promise<KeptRig> {
  const { bytes } = await ctx.input('input', 'rig.json');
  return shape.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** Finds the joints in the file that was written: by name, among those that a skin has first. */
export function findJointNodes({ nodes }: KeptRig, scene: Scene): number[] {
  const byName = new Map<string, number>();
  const put = (i: number): void => {
    const name = plain(scene.nodes[i].name);
    if (!byName.has(name)) byName.set(name, i);
  };
  for (const { joints } of scene.skins) joints.forEach(put);
  scene.nodes.forEach((_, i) => {
    put(i);
  });
  return nodes.map((name) => {
    if (name === '') return -1;
    const found = byName.get(plain(name));
    if (found === undefined) throw new OpError(`The rig has lost its joint ${name}.`);
    return found;
  });
}

/** Programs write the colon of a prefix in their own ways. */
function plain(name: string): string {
  return name.replace(/[:._\s]/g, '_');
}
