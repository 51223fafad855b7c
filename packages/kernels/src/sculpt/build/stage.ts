import { createRng, type Vec3 } from '../../math/index.ts';
import { mergeMeshes } from '../../mesh/index.ts';
import { buildBvh } from '../../spatial/index.ts';
import type { SceneNode, SceneSpec } from '../dsl/scene.ts';
import { arrange, type LayoutItem, type LayoutPlacement } from '../layout/index.ts';
import type { BuildPlan } from './options.ts';
import type { ShapedModel } from './shape.ts';

/** A node in its place: which model, at which scale, where. Output units (metres of the file). */
export interface StagedNode {
  node: SceneNode;
  model: number;
  /** Sculpture-local metres to output metres. */
  scale: number;
  at: Vec3;
  /** Degrees about +Y. */
  yaw: number;
}

/** Extent of the whole, largest axis, unless real metres are asked for. */
const NORMAL_EXTENT = 1;

/**
 * Gives every node its size and place. Sizes are real ones (from the lexicon or the prompt), so that a cat is smaller than its
 * chair. Unless `autoSize`, the whole is then scaled to a largest extent of 1 m: what every viewer and engine shows well.
 */
export function stageModels(models: readonly ShapedModel[], scene: SceneSpec, plan: BuildPlan): StagedNode[] {
  const single = scene.nodes.length === 1;
  const staged: { item: LayoutItem; node: SceneNode; model: number; scale: number }[] = [];
  const hosts = new Set((scene.relations ?? []).filter((r) => r.rel === 'on').map((r) => r.b));
  models.forEach((model, m) => {
    const box = boundsOf(model);
    for (const node of model.nodes) {
      const scale = scaleOf(node, box);
      const point = (p: Vec3): Vec3 => [p[0] * scale, p[1] * scale, p[2] * scale];
      const sockets = model.sculpture.sockets ?? {};
      const seat = sockets.seat ?? sockets.back;
      const hand = Object.entries(sockets).find(([name]) => /hand|grip|mouth/.test(name))?.[1];
      const held = (scene.relations ?? []).some((r) => r.rel === 'holding' && r.b === node.id);
      const grip = held ? sockets.handle?.at : undefined;
      const item: LayoutItem = {
        id: node.id,
        min: point(box.min),
        max: point(box.max),
        group: `${node.archetype}/${node.words ?? node.id}`,
        at: node.transform?.at,
        yaw: node.transform?.yaw,
        seat: seat && point(seat.at),
        hand: hand && point(hand.at),
        grip: grip && point(grip),
      };
      staged.push({ item, node, model: m, scale });
    }
  });
  if (!plan.autoSize) evenOut(staged);
  staged.sort((a, b) => scene.nodes.indexOf(a.node) - scene.nodes.indexOf(b.node));
  for (const s of staged) if (hosts.has(s.node.id)) s.item = { ...s.item, bvh: scaledBvh(models[s.model], s.scale) };
  const rng = createRng(scene.seed).fork('layout');
  const places = arrange(
    staged.map((s) => s.item),
    scene.relations ?? [],
    rng,
  );
  const fit = fitOf(
    staged.map((s) => ({ item: s.item, place: places.get(s.item.id) })),
    plan.autoSize,
  );
  return staged.map(({ item, node, model, scale }) => {
    const place = places.get(item.id) ?? { at: [0, 0, 0], yaw: 0 };
    const move =
      single && !node.transform?.at
        ? [0, -item.min[1], 0]
        : [place.at[0] - fit.x, place.at[1] - fit.y, place.at[2] - fit.z];
    return {
      node,
      model,
      scale: scale * fit.scale,
      at: [move[0] * fit.scale, move[1] * fit.scale, move[2] * fit.scale],
      yaw: place.yaw,
    };
  });
}

/** Power of the true ratio of sizes: an apple on a table would be a speck. */
const RATIO_POWER = 0.7;

/** Brings the sizes of things nearer to the largest one's, at most threefold, so that all of them can be seen. */
function evenOut(staged: { item: LayoutItem; scale: number }[]): void {
  const extent = ({ min, max }: LayoutItem): number => Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const largest = Math.max(...staged.map((s) => extent(s.item)));
  for (const s of staged) {
    const k = Math.min(3, (extent(s.item) / largest) ** (RATIO_POWER - 1));
    const grow = (p: Vec3): Vec3 => [p[0] * k, p[1] * k, p[2] * k];
    const { item } = s;
    s.scale *= k;
    s.item = {
      ...item,
      min: grow(item.min),
      max: grow(item.max),
      seat: item.seat && grow(item.seat),
      hand: item.hand && grow(item.hand),
      grip: item.grip && grow(item.grip),
    };
  }
}

function boundsOf(model: ShapedModel): { min: Vec3; max: Vec3 } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { mesh } of model.parts)
    for (let i = 0; i < mesh.positions.length; i++) {
      const a = i % 3;
      if (mesh.positions[i] < min[a]) min[a] = mesh.positions[i];
      if (mesh.positions[i] > max[a]) max[a] = mesh.positions[i];
    }
  return { min, max };
}

/** Scale of a node: its own factor, and to the first size that was given. */
function scaleOf(node: SceneNode, box: { min: Vec3; max: Vec3 }): number {
  const { scale = 1, size } = node.transform ?? {};
  const extent = [0, 1, 2].map((a) => Math.max(1e-9, box.max[a] - box.min[a]));
  const wanted = size?.height
    ? size.height / extent[1]
    : size?.length
      ? size.length / Math.max(extent[0], extent[2])
      : size?.depth
        ? size.depth / extent[2]
        : size?.width
          ? size.width / extent[0]
          : 1;
  return wanted * scale;
}

function scaledBvh(model: ShapedModel, scale: number): LayoutItem['bvh'] {
  const merged = mergeMeshes(model.parts.map((p) => ({ positions: p.mesh.positions, indices: p.mesh.indices })));
  return buildBvh({ positions: merged.positions.map((v) => v * scale), indices: merged.indices });
}

/** Moves the whole to the middle of the floor and scales it to the normal extent. */
function fitOf(
  all: readonly { item: LayoutItem; place: LayoutPlacement | undefined }[],
  autoSize: boolean,
): { scale: number; x: number; y: number; z: number } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { item, place } of all) {
    const turn = ((place?.yaw ?? 0) * Math.PI) / 180;
    for (let c = 0; c < 8; c++) {
      const x = c & 1 ? item.max[0] : item.min[0];
      const y = c & 2 ? item.max[1] : item.min[1];
      const z = c & 4 ? item.max[2] : item.min[2];
      const p = [x * Math.cos(turn) + z * Math.sin(turn), y, z * Math.cos(turn) - x * Math.sin(turn)];
      for (let a = 0; a < 3; a++) {
        min[a] = Math.min(min[a], p[a] + (place?.at[a] ?? 0));
        max[a] = Math.max(max[a], p[a] + (place?.at[a] ?? 0));
      }
    }
  }
  const extent = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  return {
    scale: autoSize || !(extent > 0) ? 1 : NORMAL_EXTENT / extent,
    x: (min[0] + max[0]) / 2,
    y: min[1],
    z: (min[2] + max[2]) / 2,
  };
}
