import { hashString } from '../../math/index.ts';
import { type BakeInput, planBake } from '../../texture/index.ts';
import { cutCharts, type PackItem, packCharts } from '../../uv/index.ts';
import type { SculptExecutor, SculptJob } from './jobs.ts';
import type { BuildPlan } from './options.ts';
import type { ShapedModel, ShapedPart } from './shape.ts';
import type { StagedNode } from './stage.ts';

/** The raw pictures of an atlas: RGB bytes, `size` x `size`. */
export interface AtlasPixels {
  size: number;
  baseColor: Uint8Array;
  orm: Uint8Array;
  normal: Uint8Array;
  emissive?: Uint8Array;
}

/** Places the charts of all parts in one atlas: faces and hands denser, things that stand smaller in the scene coarser. */
export function packModels(
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  plan: BuildPlan,
): ShapedModel[] {
  const items: PackItem[] = [];
  models.forEach((model, m) => {
    const scale = Math.max(...staged.filter((s) => s.model === m).map((s) => s.scale));
    for (const { spec, unwrapped } of model.parts)
      if (unwrapped) items.push({ unwrapped, weight: scale * weightOf(spec.detail, spec.hidden) });
  });
  const cut = cutCharts(items);
  const { uvs } = packCharts(cut, { size: plan.textureSize });
  let k = 0;
  return models.map((model) => ({
    ...model,
    parts: model.parts.map((part): ShapedPart => {
      if (!part.unwrapped) return part;
      const { unwrapped } = cut[k];
      return { ...part, unwrapped, mesh: { ...unwrapped.mesh, uvs: uvs[k++] } };
    }),
  }));
}

/** Texel density relative to the rest. */
function weightOf(detail = 1, hidden = false): number {
  return hidden ? 0.4 : Math.min(1.6, Math.max(0.6, Math.sqrt(detail)));
}

/**
 * Bakes every part's material into the atlas. Models are baked in their own space, each with its own occlusion, into the same
 * pictures. The bytes do not depend on how the executor splits the work. Returns the models with the tangents that belong to the
 * normal map.
 */
export async function bakeModels(
  models: readonly ShapedModel[],
  plan: BuildPlan,
  run: { seed: number; executor: SculptExecutor; progress?: (fraction: number, stage: string) => void },
): Promise<{ models: ShapedModel[]; pixels: AtlasPixels }> {
  const plans = models.map((model) =>
    planBake(
      model.parts
        .filter((p) => p.unwrapped)
        .map(({ spec, mesh }) => ({ mesh, material: spec.material, seed: hashString(spec.name, run.seed) })),
      { size: plan.textureSize, rays: plan.rays },
    ),
  );
  const inputs = plans.map((p) => p.input);
  joinPictures(inputs);
  run.executor.share(inputs);
  // Stages keep their order; what fills the gaps between charts comes last, once.
  const stages: SculptJob[][] = [[], []];
  plans.forEach((p, input) => {
    for (const job of p.stages.flat())
      if (job.kind !== 'fill') stages[job.kind === 'occlusion' ? 0 : 1].push({ kind: 'bake', input, job });
  });
  const targets = ['baseColor', 'orm', 'normal', ...(inputs[0].emissive ? ['emissive' as const] : [])] as const;
  stages.push(targets.map((target) => ({ kind: 'bake', input: 0, job: { kind: 'fill', target } })));
  const words = ['light and shade', 'painting', 'painting'];
  const share = [0.3, 0.65, 0.05];
  let before = 0;
  for (const [i, jobs] of stages.entries()) {
    await run.executor.run(jobs, (n) => run.progress?.(before + (share[i] * n) / Math.max(1, jobs.length), words[i]));
    before += share[i];
  }
  const { baseColor, orm, normal, emissive } = inputs[0];
  return { models: withTangents(models, plans), pixels: { size: plan.textureSize, baseColor, orm, normal, emissive } };
}

/** Makes all bakes write into the first one's pictures. */
function joinPictures(inputs: readonly BakeInput[]): void {
  const [first] = inputs;
  const glowing = inputs.find((input) => input.emissive)?.emissive;
  for (const input of inputs)
    Object.assign(input, {
      baseColor: first.baseColor,
      orm: first.orm,
      normal: first.normal,
      coverage: first.coverage,
      emissive: glowing,
    });
}

function withTangents(models: readonly ShapedModel[], plans: readonly { tangents: Float32Array[] }[]): ShapedModel[] {
  return models.map((model, m) => {
    let k = 0;
    return {
      ...model,
      parts: model.parts.map((part) =>
        part.unwrapped ? { ...part, mesh: { ...part.mesh, tangents: plans[m].tangents[k++] } } : part,
      ),
    };
  });
}
