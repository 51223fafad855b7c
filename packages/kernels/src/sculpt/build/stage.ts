import { createRng, multiplyQuats, type Quat, rotateVector, turnPoints, V3, type Vec3 } from '../../math/index.ts';
import { mergeMeshes, meshBounds } from '../../mesh/index.ts';
import { type Bvh, buildBvh } from '../../spatial/index.ts';
import type { SceneNode, SceneSpec } from '../dsl/scene.ts';
import { arrange, boxOf, type LayoutItem, type LayoutPlacement, packCircles, standingRadius } from '../layout/index.ts';
import type { BuildPlan } from './options.ts';
import type { ShapedModel } from './shape.ts';

/** A node in its place: which model, at which scale, where. Output units (metres of the file). */
export interface StagedNode {
  node: SceneNode;
  model: number;
  /** Sculpture-local metres to output metres. */
  scale: number;
  at: Vec3;
  rotation: Quat;
}

/** Extent of the whole, largest axis, unless real metres are asked for. */
const NORMAL_EXTENT = 1;

/**
 * Gives every node its size and place. Sizes are real ones (from the lexicon or the prompt), so that a cat is smaller than its
 * chair. Unless `autoSize`, the whole is then scaled to a largest extent of 1 m: what every viewer and engine shows well.
 */
export function stageModels(models: readonly ShapedModel[], scene: SceneSpec, plan: BuildPlan): StagedNode[] {
  const staged: { item: LayoutItem; node: SceneNode; model: number; scale: number }[] = [];
  models.forEach((model, m) => {
    const upright = meshBounds(model.parts.map((part) => part.mesh));
    for (const node of model.nodes) {
      const { turn } = node.transform ?? {};
      const box = turn ? turnedBounds(model, turn) : upright;
      const scale = scaleOf(node, box);
      const item: LayoutItem = {
        id: node.id,
        family: node.archetype,
        min: V3.scale(box.min, scale),
        max: V3.scale(box.max, scale),
        group: `${node.archetype}/${node.words ?? node.id}`,
        at: node.transform?.at,
        yaw: node.transform?.yaw,
        measured: plan.autoSize || node.transform?.size !== undefined,
        sockets: scaledSockets(turnedSockets(model.sculpture.sockets ?? {}, turn), scale),
        surface: () => surfaceOf(model, scale, turn),
      };
      staged.push({ item, node, model: m, scale });
    }
  });
  if (!plan.autoSize) evenOut(staged);
  for (const s of staged) if (s.item.family === 'plinth') widen(s, staged, scene);
  staged.sort((a, b) => scene.nodes.indexOf(a.node) - scene.nodes.indexOf(b.node));
  for (const s of staged)
    s.item = { ...s.item, surface: once(() => surfaceOf(models[s.model], s.scale, s.node.transform?.turn)) };
  const rng = createRng(scene.seed).fork('layout');
  const places = arrange(
    staged.map((s) => s.item),
    scene.relations ?? [],
    rng,
  );
  const placed = staged.map((s) => ({ ...s, place: places.get(s.item.id) ?? NOWHERE }));
  const single = staged.length === 1 && !staged[0].node.transform?.at;
  const fit = fitOf(placed, plan.autoSize);
  return placed.map(({ item, node, model, scale, place }) => {
    const [x, y, z] = single ? [0, -item.min[1], 0] : V3.sub(place.at, [fit.x, fit.y, fit.z]);
    return {
      node,
      model,
      scale: scale * place.scale * fit.scale,
      at: [x * fit.scale, y * fit.scale, z * fit.scale],
      rotation: node.transform?.turn ? multiplyQuats(place.rotation, node.transform.turn) : place.rotation,
    };
  });
}

const NOWHERE: LayoutPlacement = { at: [0, 0, 0], rotation: [0, 0, 0, 1], scale: 1 };

function scaledSockets(sockets: LayoutItem['sockets'], k: number): LayoutItem['sockets'] {
  return Object.fromEntries(
    Object.entries(sockets).map(([name, { at, dir, size }]) => [name, { at: V3.scale(at, k), dir, size: size * k }]),
  );
}

function turnedSockets(sockets: LayoutItem['sockets'], turn: Quat | undefined): LayoutItem['sockets'] {
  if (!turn) return sockets;
  return Object.fromEntries(
    Object.entries(sockets).map(([name, { at, dir, size }]) => [
      name,
      { at: rotateVector(turn, at), dir: rotateVector(turn, dir), size },
    ]),
  );
}

function turnedBounds(model: ShapedModel, turn: Quat): { min: Vec3; max: Vec3 } {
  return meshBounds(model.parts.map(({ mesh }) => ({ positions: turnPoints(mesh.positions, turn) })));
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Power of the true ratio of sizes: an apple on a table would be a speck. */
const RATIO_POWER = 0.7;

/** Brings the sizes of things nearer to the largest one's, at most threefold, so that all of them can be seen. */
function evenOut(staged: readonly Sized[]): void {
  const extent = ({ min, max }: LayoutItem): number => Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]);
  const largest = Math.max(...staged.map((s) => extent(s.item)));
  for (const s of staged) {
    const k = Math.min(3, (extent(s.item) / largest) ** (RATIO_POWER - 1));
    resize(s, k);
  }
}

/** Makes a plinth as wide as what stands on it needs, unless its size was asked for. */
function widen(plinth: Sized, staged: readonly Sized[], scene: SceneSpec): void {
  const { top } = plinth.item.sockets;
  if (!top || plinth.node.transform?.size) return;
  const on = (scene.relations ?? []).filter(({ rel, b }) => rel === 'on' && b === plinth.node.id).map(({ a }) => a);
  const feet = staged.filter(({ node }) => on.includes(node.id)).map(({ item }) => standingRadius(item));
  if (!feet.length) return;
  const { radius } = packCircles(feet);
  // What stands alone may reach out over the rim, as horses of bronze do.
  resize(plinth, (2 * radius * (feet.length === 1 ? 0.82 : 1.05)) / top.size);
}

interface Sized {
  item: LayoutItem;
  node: SceneNode;
  scale: number;
}

function resize(s: Sized, k: number): void {
  s.scale *= k;
  s.item = {
    ...s.item,
    min: V3.scale(s.item.min, k),
    max: V3.scale(s.item.max, k),
    sockets: scaledSockets(s.item.sockets, k),
  };
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

function surfaceOf(model: ShapedModel, scale: number, turn: Quat | undefined): Bvh {
  const merged = mergeMeshes(model.parts.map((p) => ({ positions: p.mesh.positions, indices: p.mesh.indices })));
  const positions = turn ? turnPoints(merged.positions, turn) : merged.positions;
  return buildBvh({ positions: positions.map((v) => v * scale), indices: merged.indices });
}

/** Moves the whole to the middle of the floor and scales it to the normal extent. */
function fitOf(
  all: readonly { item: LayoutItem; place: LayoutPlacement }[],
  autoSize: boolean,
): { scale: number; x: number; y: number; z: number } {
  const boxes = all.map(({ item, place }) => boxOf({ item, ...place }));
  const low = (a: number): number => Math.min(...boxes.map((box) => box.min[a]));
  const high = (a: number): number => Math.max(...boxes.map((box) => box.max[a]));
  const extent = Math.max(...[0, 1, 2].map((a) => high(a) - low(a)));
  return {
    scale: autoSize || !(extent > 0) ? 1 : NORMAL_EXTENT / extent,
    x: (low(0) + high(0)) / 2,
    y: low(1),
    z: (low(2) + high(2)) / 2,
  };
}
