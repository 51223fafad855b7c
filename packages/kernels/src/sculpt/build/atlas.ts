import { hashString } from '../../math/index.ts';
import { type BakeInput, type OcclusionPlan, planBake, planOcclusion, transferOcclusion } from '../../texture/index.ts';
import type { PackItem } from '../../uv/index.ts';
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

/** What painting works with. */
export interface PaintRun {
  seed: number;
  executor: SculptExecutor;
  progress?: (fraction: number, stage: string) => void;
}

/**
 * Places all charts in one atlas and bakes every part's material into it. Models are baked in their own space, each with its own
 * occlusion, into the same pictures. Occlusion needs no atlas: its rays are cast while one thread packs. The bytes do not depend
 * on how the executor splits the work. Returns the models with the texture coordinates and the tangents that belong to the pictures.
 */
export async function paintModels(
  models: readonly ShapedModel[],
  staged: readonly StagedNode[],
  plan: BuildPlan,
  run: PaintRun,
): Promise<{ models: ShapedModel[]; pixels: AtlasPixels }> {
  const shades = models.map((model) =>
    planOcclusion(
      paintedParts(model).map(({ spec, mesh }) => ({ mesh, material: spec.material })),
      { rays: plan.rays },
    ),
  );
  const packed = await packAndShade(models, packItems(models, staged), shades, plan, run);
  const plans = packed.map((model, m) =>
    planBake(
      paintedParts(model).map(({ spec, mesh }) => ({
        mesh,
        material: spec.material,
        seed: hashString(spec.name, run.seed),
      })),
      {
        size: plan.textureSize,
        occlusion: paintedParts(model).map(({ mesh }, i) => transferOcclusion(shades[m].input.surfaces[i], mesh)),
        jobs: plan.textureSize / 128,
      },
    ),
  );
  const inputs = plans.map((p) => p.input);
  joinPictures(inputs);
  run.executor.share({ occlusion: [], bakes: inputs });
  const rows = plans.flatMap((p, input) => p.stages[0].map((job): SculptJob => ({ kind: 'bake', input, job })));
  await run.executor.run(rows, (n) => run.progress?.(0.35 + (0.6 * n) / rows.length, 'painting'));
  // Models share the pictures, so one after the other.
  for (const [input, { stages }] of plans.entries())
    await run.executor.run(stages[1].map((job) => ({ kind: 'bake', input, job })));
  // What fills the gaps between charts comes last, once.
  const targets = ['baseColor', 'orm', 'normal', ...(inputs[0].emissive ? ['emissive' as const] : [])] as const;
  await run.executor.run(targets.map((target) => ({ kind: 'bake', input: 0, job: { kind: 'fill', target } })));
  // Workers let go of the pictures before the encoders copy them.
  run.executor.share({ occlusion: [], bakes: [] });
  const { baseColor, orm, normal, emissive } = inputs[0];
  return { models: withTangents(packed, plans), pixels: { size: plan.textureSize, baseColor, orm, normal, emissive } };
}

function paintedParts(model: ShapedModel): ShapedPart[] {
  return model.parts.filter((p) => p.unwrapped);
}

/** All charts with the density they ask for: faces and hands denser, things that stand smaller in the scene coarser. */
function packItems(models: readonly ShapedModel[], staged: readonly StagedNode[]): PackItem[] {
  const items: PackItem[] = [];
  models.forEach((model, m) => {
    const scale = Math.max(...staged.filter((s) => s.model === m).map((s) => s.scale));
    for (const { spec, unwrapped } of model.parts)
      if (unwrapped) items.push({ unwrapped, weight: scale * weightOf(spec.detail, spec.hidden), base: scale });
  });
  return items;
}

/** One long job that packs, beside many that cast rays; then the smoothing of what the rays found. */
async function packAndShade(
  models: readonly ShapedModel[],
  items: readonly PackItem[],
  shades: readonly OcclusionPlan[],
  plan: BuildPlan,
  { executor, progress }: PaintRun,
): Promise<ShapedModel[]> {
  executor.share({ occlusion: shades.map((s) => s.input), bakes: [] });
  const stage = (i: number): SculptJob[] =>
    shades.flatMap((s, input) => (s.stages[i] ?? []).map((job): SculptJob => ({ kind: 'occlusion', input, job })));
  const jobs: SculptJob[] = [{ kind: 'pack', items, size: plan.textureSize }, ...stage(0)];
  const [atlas] = await executor.run(jobs, (n) => progress?.((0.35 * n) / jobs.length, 'light and shade'));
  await executor.run(stage(1));
  if (atlas.kind !== 'pack') throw new Error('a pack job answered with something else');
  let k = 0;
  return models.map((model) => ({
    ...model,
    parts: model.parts.map((part): ShapedPart => {
      if (!part.unwrapped) return part;
      const unwrapped = atlas.cut[k] ?? part.unwrapped;
      return { ...part, unwrapped, mesh: { ...unwrapped.mesh, uvs: atlas.uvs[k++] } };
    }),
  }));
}

/** Texel density relative to the rest. */
function weightOf(detail = 1, hidden = false): number {
  return hidden ? 0.4 : Math.min(1.6, Math.max(0.6, Math.sqrt(detail)));
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
