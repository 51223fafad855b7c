import { type CutOut, opaqueBox, type PartMap, type SceneSpec, segmentParts, traceParts } from '@claywork/kernels';
import { z } from 'zod';
import type { OpContext } from '../../engine/define-op.ts';
import { cutOnThreads } from '../_shared/cut-on-threads.ts';
import { ladderFields, ladderPlan } from '../_shared/ladder.ts';
import { PART_COLORS } from '../_shared/part-colors.ts';
import { readPicture } from '../_shared/picture-input.ts';
import { RECONSTRUCT_SIDE } from '../_shared/reconstruct.ts';
import { inflateRoute } from '../_shared/routes/inflate-route.ts';
import { sculptModel } from '../_shared/sculpt-model.ts';
import { warmThreads } from '../_shared/thread-pool.ts';
import { drawMask } from './draw-mask.ts';
import { op, type Params } from './op.ts';
import { segmentModel } from './segment-model.ts';

const PLAN = ladderPlan(z.object(ladderFields).parse({ parts: true }));
/** Pixels by which the outermost parts reach past the map, and how far the walls go in z, metres: past everything. */
const REACH = 40;
const DEPTH = 4;

/** A picture's subject, or a model, in named parts: parts.glb and mask.png. */
export async function run(params: Params, ctx: OpContext): Promise<void> {
  await (params.input === undefined ? segmentPicture : segmentModel)(params, ctx);
}

/** Picture -> subject -> parts with names -> the solid, divided by their outlines -> parts.glb; and mask.png. */
async function segmentPicture(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.01, 'reading the picture');
  const picture = await readPicture(params, ctx, RECONSTRUCT_SIDE);
  ctx.progress(0.03, 'cutting the subject out');
  const cut = await cutOnThreads(picture, ctx.signal);
  ctx.signal.throwIfAborted();
  ctx.progress(0.16, 'finding parts');
  const map = segmentParts(cut, params.granularity, params.hint);
  ctx.signal.throwIfAborted();
  ctx.progress(0.18, 'shaping');
  // Blown up, the solid's outline is the picture's: parts of the one are parts of the other.
  const proposal = await inflateRoute.propose(cut, {
    quality: 'standard',
    align: true,
    seed: ctx.seed,
    signal: ctx.signal,
  });
  if (!proposal) throw new Error('inflation takes every picture');
  const scene = proposal.make();
  const made = await sculptModel(divide(scene, cut, map), PLAN, {
    signal: ctx.signal,
    thumbnail: true,
    progress: (fraction, stage) => ctx.progress(0.22 + 0.74 * fraction, stage),
  });
  const [model, mask] = op.files(params);
  await ctx.emit(model, made.glb);
  await ctx.emit(mask, await drawMask(map));
  if (made.thumbnail) await ctx.thumbnail(made.thumbnail);
  // The shape stands in the file: here it would only be numbers.
  const lineage = { ...made.lineage, scene: { ...scene, nodes: [{ id: 'subject' }] } };
  await ctx.keep('lineage.json', new TextEncoder().encode(JSON.stringify(lineage)));
  const { faces, vertices, size } = made.facts;
  ctx.output({
    parts: map.parts.map(({ name }) => name),
    legend: map.parts.map(({ name, color, share }, k) => ({
      ...{ name, color: PART_COLORS[k % PART_COLORS.length], looks: color },
      share: Number(share.toFixed(4)),
    })),
    ...{ outline: cut.source, seed: ctx.seed, faces, vertices, size },
  });
  ctx.progress(1, 'done');
}

/** The subject's solid as one part for each of the map's: what of it stands on the part's outline. */
function divide(scene: SceneSpec, cut: CutOut, { parts, small }: PartMap): SceneSpec {
  const { left, right, top, bottom } = opaqueBox(cut);
  const side = Math.max(right - left, bottom - top);
  const [w, h] = [(right - left) / side, (bottom - top) / side];
  const outlines = traceParts(small.label, small.width, small.height, parts.length, REACH);
  const [node] = scene.nodes;
  const [whole] = node.parts ?? [];
  if (!whole || parts.length < 2) return scene;
  const place = ([x, y]: readonly [number, number]): [number, number] => [(x - 0.5) * w, y * h];
  const pieces = parts.map(({ name }, p) => ({
    ...whole,
    name,
    shape: {
      op: 'clip' as const,
      of: whole.shape,
      within: {
        op: 'fuse' as const,
        of: outlines[p].map(({ outline, holes }) => ({
          ...{ op: 'extrude' as const, depth: DEPTH, outline: outline.map(place) },
          holes: holes.map((hole) => hole.map(place)),
        })),
      },
    },
  }));
  return { ...scene, nodes: [{ ...node, parts: pieces }] };
}

/** Threads start while nobody waits. */
export function warm(): void {
  warmThreads();
}
