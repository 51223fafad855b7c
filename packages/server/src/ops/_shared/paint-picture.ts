import {
  assembleScene,
  type ComposedPicture,
  composePicture,
  developPicture,
  draftFinish,
  FIGURINE,
  findFacts,
  findRealScale,
  isPhotographic,
  measureSubject,
  type PathPart,
  type PictureSpec,
  type Raster,
  type RenderTexture,
  type SceneSpec,
  stageModels,
  texturedFinish,
  toRenderScene,
} from '@claywork/kernels';
import { tracePictureOnThreads } from './picture-pool.ts';
import type { PicturePlan } from './picture-tiers.ts';
import { type SculptRun, sculptParts } from './sculpt-parts.ts';
import { shrinkAtlas } from './shrink-atlas.ts';

/** What a picture is of: things, how they are shown, and how much work it may be. */
export interface PictureOrder {
  /** Absent where only a place is shown. */
  scene?: SceneSpec;
  picture: PictureSpec;
  plan: PicturePlan;
  width: number;
  height: number;
  seed: number;
  /** Shows the things as a figurine beside its box. */
  figurine?: boolean;
}

/** Things of a scene as the path tracer takes them, in real metres. */
interface Model {
  parts: PathPart[];
  textures: RenderTexture[];
  facts: ReturnType<typeof findFacts>;
}

const NOTHING: Model = { parts: [], textures: [], facts: { color: [0.3, 0.3, 0.3], floating: false } };

/** Sculpts the things and sets the scene for them, with lights and camera. */
export async function composeOrder(order: PictureOrder, run: SculptRun): Promise<ComposedPicture> {
  const model = order.scene ? await sculptThing(order.scene, order, run) : NOTHING;
  run.progress(1, 'setting the scene');
  const { width, height, plan, seed } = order;
  return composePicture({ spec: order.picture, ...model, aspect: width / height, fine: plan.fine, seed });
}

/** Sculpts, sets the scene, traces and develops: the recipe of every op that makes pictures of things. RGB. */
export async function paintPicture(order: PictureOrder, run: SculptRun): Promise<Raster> {
  const sculpting = order.scene ? 0.4 : 0.02;
  const model = order.scene
    ? await sculptThing(order.scene, order, { ...run, progress: (f, stage) => run.progress(sculpting * f, stage) })
    : NOTHING;
  const later = (from: number): SculptRun => ({
    ...run,
    progress: (f, stage) => run.progress(from + (1 - from) * f, stage),
  });
  if (!order.figurine) return exposeModel(model, order, later(sculpting));
  const printed = await exposeModel(model, printOrder(order), {
    ...run,
    progress: (f) => run.progress(sculpting + 0.15 * f, 'printing the box'),
  });
  const small = shrinkModel(model, FIGURINE.height);
  return exposeModel(small, order, later(sculpting + 0.15), { raster: printed, wrap: 'clamp' });
}

/** Sets the scene around a model and takes its picture. */
async function exposeModel(
  model: Model,
  { picture: spec, plan, width, height, seed }: PictureOrder,
  run: SculptRun,
  figurine?: RenderTexture,
): Promise<Raster> {
  run.progress(0, 'setting the scene');
  const composed = composePicture({ spec, ...model, aspect: width / height, fine: plan.fine, seed, figurine });
  run.signal.throwIfAborted();
  const { samples, lift, bounces } = plan;
  const options = {
    ...{ width, height, samples, lift, bounces, seed },
    exposure: composed.stage.exposure,
    features: isPhotographic(spec.finish) ? ('plain' as const) : true,
    // Developing makes the bytes, and has the film's curve.
    bytes: false,
    tone: 'linear' as const,
  };
  const traced = await tracePictureOnThreads(composed.scene, composed.camera, options, {
    ...run,
    progress: (f) => run.progress(0.02 + 0.88 * f, 'exposing'),
  });
  run.signal.throwIfAborted();
  run.progress(0.91, 'developing');
  return developPicture(composed, traced);
}

/** The picture on the box: the thing before a bright gradient, upright. */
function printOrder(order: PictureOrder): PictureOrder {
  const picture: PictureSpec = {
    ...order.picture,
    backdrop: 'gradient',
    color: '#f4b73a',
    color2: '#d8432a',
    light: 'studio',
    angle: 'low',
    shot: 'full',
    bokeh: false,
    weather: 'clear',
  };
  return { ...order, picture, ...printSize(order), plan: { ...order.plan, lift: 1, samples: 12 } };
}

/** Large enough to be read on the box in the picture. */
function printSize({ width, height }: PictureOrder): { width: number; height: number } {
  const side = Math.max(24, Math.min(384, Math.round(0.375 * Math.min(width, height))));
  return { width: side, height: Math.round((side * 4) / 3) };
}

/** A model made so large, its middle over the origin. */
function shrinkModel(model: Model, size: number): Model {
  const { bounds } = measureSubject(model.parts, model.facts);
  const extent = Math.max(...[0, 1, 2].map((a) => bounds.max[a] - bounds.min[a]));
  const k = size / Math.max(1e-6, extent);
  return {
    ...model,
    parts: model.parts.map((part) => ({ ...part, matrix: scaled(part.matrix, k) })),
    facts: { ...model.facts, head: undefined, floating: false },
  };
}

/** Sculpts the things of a scene for the path tracer, in real metres. */
export async function sculptThing(spec: SceneSpec, { plan, picture }: PictureOrder, run: SculptRun): Promise<Model> {
  const { build } = plan;
  const { models, staged, pixels } = await sculptParts(spec, build, run);
  const finish = pixels ? texturedFinish(models, pixels.emissive !== undefined) : draftFinish(models, spec.seed);
  const scene = assembleScene(models, staged, finish, true);
  const textures = pixels ? shrinkAtlas(pixels, pixels.size) : [];
  const scale = findRealScale(staged, stageModels(models, spec, { ...build, autoSize: true }));
  const facts = findFacts(models, staged, pixels);
  const parts = toRenderScene(scene, textures).parts.map((part) => ({ ...part, matrix: scaled(part.matrix, scale) }));
  if (picture.finish === 'clay') for (const part of parts) part.material = { ...part.material, ...CLAY };
  return {
    parts,
    textures,
    facts: {
      ...facts,
      head: facts.head && {
        at: facts.head.at.map((v) => v * scale) as [number, number, number],
        reach: facts.head.reach * scale,
      },
    },
  };
}

/** Clay has one colour; its shapes are what is looked at. */
const CLAY = {
  baseColorFactor: [0.66, 0.53, 0.43, 1] as [number, number, number, number],
  baseColorTexture: undefined,
  metallicRoughnessTexture: undefined,
  metallicFactor: 0,
  roughnessFactor: 0.75,
  clearcoat: undefined,
  transmission: undefined,
  emissiveFactor: [0, 0, 0] as [number, number, number],
  emissiveTexture: undefined,
};

function scaled(matrix: ArrayLike<number> | undefined, scale: number): Float64Array {
  const m = Float64Array.from(matrix ?? [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  for (let i = 0; i < 16; i++) if (i % 4 < 3) m[i] *= scale;
  return m;
}
