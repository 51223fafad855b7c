import { cutOut, evenLight, makeSubject, type SceneSpec, type Subject } from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { ladderPlan } from '../_shared/ladder.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { sculptQuads } from '../_shared/sculpt-quads.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { op, type Params } from './op.ts';

/** Longest side of the picture that is worked with. */
const SIDE = 1536;
/** Cells along the subject's longest side, and pixels of its pictures. */
const RUNGS = {
  draft: { cells: 112, pixels: 512 },
  standard: { cells: 168, pixels: 1024 },
  pro: { cells: 224, pixels: 1536 },
  cinematic: { cells: 288, pixels: 1536 },
} as const;

/** Picture -> subject without its ground -> solid with the picture on it -> model.glb, or model.fbx of quads. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the picture');
  const picture = await readPicture(params, ctx, SIDE);
  ctx.progress(0.03, 'cutting the subject out');
  const cut = cutOut(params.autofix ? evenLight(picture) : picture);
  ctx.signal.throwIfAborted();
  ctx.progress(0.12, 'shaping');
  const subject = makeSubject(cut, RUNGS[params.quality]);
  ctx.signal.throwIfAborted();
  const plan = ladderPlan(params);
  const scene = sceneOf(subject, ctx.seed);
  const made = await (plan.quad ? sculptQuads : sculptModel)(scene, plan, {
    signal: ctx.signal,
    thumbnail: true,
    progress: (fraction, stage) => ctx.progress(0.2 + 0.78 * fraction, stage),
  });
  if (made.thumbnail) await ctx.thumbnail(made.thumbnail);
  await ctx.emit(op.files(params)[0], 'file' in made ? made.file : made.glb);
  // The shape stands in the file: here it would only be numbers.
  const lineage = { ...made.lineage, scene: { ...scene, nodes: [{ id: 'subject' }] } };
  await ctx.keep('lineage.json', new TextEncoder().encode(JSON.stringify(lineage)));
  ctx.output({
    ...{ route: 'inflate', outline: cut.source, cut_off: cut.cut.includes(true), seed: ctx.seed },
    ...made.facts,
  });
  ctx.progress(1, 'done');
}

function sceneOf({ mesh, projection, color }: Subject, seed: number): SceneSpec {
  const { positions, indices } = mesh;
  const material = { base: 'plain', color, projection };
  return {
    dsl: 1,
    seed,
    nodes: [{ id: 'subject', parts: [{ name: 'subject', shape: { op: 'mesh', positions, indices }, material }] }],
  };
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
