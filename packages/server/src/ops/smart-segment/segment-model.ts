import {
  type Camera,
  type DividedPart,
  describeSeen,
  isNamed,
  joinScene,
  type Mesh,
  measureModel,
  mergeMeshes,
  readWishes,
  renderLabels,
  renderScene,
  type Scene,
  type SeenPart,
  segmentScene,
  toRenderScene,
  writeGlb,
} from '@claywork/kernels';
import type { OpContext } from '../../engine/define-op.ts';
import { decodeTextures } from '../_shared/decode-textures.ts';
import { type KnownParts, knownParts } from '../_shared/known-parts.ts';
import { paintParts } from '../_shared/paint-parts.ts';
import { PART_COLORS } from '../_shared/part-colors.ts';
import { readModel } from '../_shared/read-model.ts';
import { renderThumbnail, thumbnailSide } from '../_shared/thumbnail.ts';
import { drawMask } from './draw-mask.ts';
import { op, type Params } from './op.ts';

/** The same words for pictures and for models, and the grains of the latter from coarse to fine. */
const GRAINS = { coarse: 'simple', medium: 'balanced', fine: 'detailed' } as const;
const FINER = ['coarse', 'medium', 'fine'] as const;
/** Pixels of the mask's longest side, and the share of it left free all round. */
const SIDE = 1024;
const MARGIN = 0.04;

/** A finished model -> its parts with names, and a picture of its front that shows them. */
export async function segmentModel(params: Params, ctx: OpContext): Promise<void> {
  ctx.progress(0.02, 'reading the model');
  const source = await readModel(await ctx.input('input'));
  const { known, words } = await knownParts(source, ctx);
  ctx.signal.throwIfAborted();
  ctx.progress(0.12, 'finding parts');
  const divided = divide(source, { known, words }, params, ctx.signal);
  ctx.signal.throwIfAborted();
  ctx.progress(0.66, 'looking at its front');
  const { scene, parts } = divided;
  const front = frontOf(scene);
  const meshes = parts.map(({ name }) => meshOf(scene, name));
  const label = renderLabels(meshes, front.camera, front.width, front.height);
  const picture = renderScene(toRenderScene(scene, await decodeTextures(scene, thumbnailSide(scene.textures.length))), {
    ...front,
    ...{ lit: false, ground: false, supersample: 1, cull: false },
  });
  const seen = describeSeen(
    label,
    picture,
    parts.map(({ name }) => name),
    params.hint,
  );
  const named = rename(scene, parts, seen);
  ctx.signal.throwIfAborted();
  ctx.progress(0.76, 'taking its picture');
  await ctx.thumbnail(await renderThumbnail(paintParts(named)));
  ctx.progress(0.92, 'writing the files');
  const [model, mask] = op.files(params);
  await ctx.emit(model, writeGlb(named));
  await ctx.emit(mask, await drawMask({ ...front, label, parts }));
  const { faces, vertices, size } = measureModel(named);
  ctx.output({
    parts: seen.map(({ name }) => name),
    legend: seen.map(({ name, color }, k) => ({
      ...{ name, color: PART_COLORS[k % PART_COLORS.length], ...(color && { looks: color }) },
      share: Number(parts[k].share.toFixed(4)),
    })),
    ...{ seed: ctx.seed, faces, vertices, size },
  });
  ctx.progress(1, 'done');
}

/** Divided as finely as asked; finer where only then all that the hint names are parts of their own. */
function divide(scene: Scene, known: KnownParts, params: Params, signal: AbortSignal) {
  const { count, nouns } = readWishes(params.hint);
  const missing = (parts: readonly DividedPart[]): number =>
    nouns.filter((noun) => !parts.some(({ name }) => isNamed(name, noun))).length;
  const cut = (grain: Params['granularity']): ReturnType<typeof segmentScene> =>
    segmentScene(scene, { granularity: GRAINS[grain], count, ...known, semantic: true, split: true });
  let best = cut(params.granularity);
  if (count !== undefined) return best;
  for (const grain of FINER.slice(FINER.indexOf(params.granularity) + 1)) {
    if (missing(best.parts) === 0) break;
    signal.throwIfAborted();
    const next = cut(grain);
    if (missing(next.parts) < missing(best.parts)) best = next;
  }
  return best;
}

function meshOf({ nodes, meshes }: Scene, name: string): Mesh {
  const index = nodes.find((node) => node.name === name)?.mesh ?? 0;
  return mergeMeshes(meshes[index].primitives.map(({ mesh: { positions, indices } }) => ({ positions, indices })));
}

/** A parallel view of the front, along -Z, that shows all of it. */
function frontOf(scene: Scene): { camera: Camera; width: number; height: number } {
  const { positions } = joinScene(scene).mesh;
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i++) {
    low[i % 3] = Math.min(low[i % 3], positions[i]);
    high[i % 3] = Math.max(high[i % 3], positions[i]);
  }
  const [w, h, d] = high.map((v, k) => v - low[k]);
  const longest = Math.max(w, h, 1e-9);
  const pixels = (1 - 2 * MARGIN) * (SIDE / longest);
  const [width, height] = [w, h].map((v) => Math.max(64, Math.ceil(v * pixels + 2 * MARGIN * SIDE)));
  const [x, y, z] = low.map((v, k) => (v + high[k]) / 2);
  const camera: Camera = { eye: [x, y, z + 2 * d + longest], target: [x, y, z], height: height / pixels };
  return { camera, width, height };
}

/** The nodes with their last names, in the order of the parts, so that the colours of pictures go by it. */
function rename(scene: Scene, parts: readonly DividedPart[], seen: readonly SeenPart[]): Scene {
  const nodes = parts.map((part, k) => {
    const node = scene.nodes.find(({ name }) => name === part.name) as Scene['nodes'][0];
    return { ...node, name: seen[k].name };
  });
  const meshes = nodes.map(({ name, mesh }) => ({ ...scene.meshes[mesh ?? 0], name }));
  return { ...scene, nodes: nodes.map((node, mesh) => ({ ...node, mesh })), roots: nodes.map((_, k) => k), meshes };
}
