import { fitBody, type JoinedScene, type RigSkeleton, type RigType } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { type KnownModel, knownModel } from './known-rig.ts';
import { readLineage } from './read-lineage.ts';

/** What kind of body a model is, and its skeleton. */
export interface FoundBody {
  riggable: boolean;
  rigType: RigType;
  /** 0..1. */
  confidence: number;
  /** Why it is not riggable. */
  reason?: string;
  /** Turns the model to stand upright and look to +Z. */
  turn: [number, number, number, number];
  skeleton?: RigSkeleton;
  /** How it was found: what our own sculpture was built on, or what was made out of the shape. */
  route: 'known' | 'fitted';
  /** What is known of the parts of a sculpture. */
  known?: KnownModel;
}

/** The body of a task's model: exact for our own sculptures, unless another type is asked for; else made out of its shape. */
export async function findBody(
  joined: JoinedScene,
  ctx: OpContext,
  { rigType, from, to }: { rigType?: RigType; from: number; to: number },
): Promise<FoundBody> {
  const known = knownModel(await readLineage(ctx), joined);
  if (known && (rigType === undefined || rigType === known.skeleton.type)) {
    const { skeleton, turn } = known;
    return { riggable: true, rigType: skeleton.type, confidence: 1, turn, skeleton, route: 'known', known };
  }
  const fitted = fitBody(joined.mesh, {
    rigType,
    signal: ctx.signal,
    progress: (share) => ctx.progress(from + (to - from) * share, 'making out the body'),
  });
  const { riggable, confidence, reason, turn, skeleton } = fitted;
  return { riggable, rigType: fitted.rigType, confidence, reason, turn: [...turn], skeleton, route: 'fitted' };
}
