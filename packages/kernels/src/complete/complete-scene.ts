import { initGeometry } from '../curves/index.ts';
import { GeometryError } from '../math/index.ts';
import { diagonalOf, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { transferAttributes } from '../print/index.ts';
import type { RenderTexture } from '../render/index.ts';
import { affineOf, flattenScene, joinScene, type Primitive, type Scene } from '../scene/index.ts';
import { buildWindingTree, isSolid, makeSolid } from '../solid/index.ts';
import { buildBvh } from '../spatial/index.ts';
import { type CompleteContext, completePart, type PartReport } from './complete-part.ts';
import { createTwinFinder, type Twin } from './find-twins.ts';
import { createPartLooks } from './part-looks.ts';

export interface CompleteOptions {
  /** `cap`: holes are filled flat. `ai`: surfaces go on, rounded, within what hid them. */
  mode: 'ai' | 'cap';
  /** Names of the parts to close; all by default. */
  parts?: ReadonlySet<string>;
  /** The scene's pictures, decoded, by index. */
  textures: readonly (RenderTexture | undefined)[];
  progress?: (share: number, stage: string) => void;
  signal?: AbortSignal;
}

/** A part of the result. */
export interface CompletedPart extends PartReport {
  name: string;
  /** Triangles, those that close it included. */
  faces: number;
  /** Whether it bounds a solid now. */
  watertight: boolean;
  /** It was broken beyond closing, and was made anew. */
  rebuilt: boolean;
}

/** Thickness of what has none, as a share of the model's diagonal. */
const WALL = 0.003;

/**
 * Closes the parts of a scene that was divided: one node a part, in the world, watertight. What a part shows stays as it is; what closes it is a primitive
 * of its own, in the colours around the hole; in `ai` their pattern goes on. Throws GeometryError `empty-scene` where there is no surface.
 * Sources: Liepa, "Filling holes in meshes", 2003; Botsch & Kobbelt, "An intuitive framework for real-time freeform modeling", 2004.
 */
export async function completeScene(
  scene: Scene,
  options: CompleteOptions,
): Promise<{ scene: Scene; parts: CompletedPart[] }> {
  await initGeometry();
  const { mesh: all } = joinScene(scene);
  if (!all.indices.length) throw new GeometryError('empty-scene', 'The model has no faces to complete.');
  const out: Scene = { ...scene, nodes: [], roots: [], meshes: [], skins: [], animations: [] };
  out.materials = [...scene.materials];
  const context: CompleteContext = {
    mode: options.mode,
    all: { bvh: buildBvh(all), winding: buildWindingTree(all) },
    looks: createPartLooks(out.materials, options.textures),
    wall: WALL * diagonalOf(all.positions),
  };
  const parts: CompletedPart[] = [];
  const listed = listParts(scene);
  const twinsOf = createTwinFinder(
    listed.map(({ primitives }) => primitives),
    context.looks,
  );
  for (const [i, { name, primitives }] of listed.entries()) {
    options.signal?.throwIfAborted();
    options.progress?.(i / listed.length, `closing ${name}`);
    const isAsked = !options.parts || options.parts.has(name);
    const closed = isAsked ? await closePart(primitives, context, () => twinsOf(i)) : undefined;
    const shown = closed?.primitives ?? primitives;
    out.roots.push(out.nodes.length);
    out.nodes.push({
      ...{ name, children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1] },
      mesh: out.meshes.length,
    });
    out.meshes.push({ name, primitives: shown });
    const faces = shown.reduce((sum, { mesh }) => sum + Math.floor(mesh.indices.length / 3), 0);
    if (closed) parts.push({ name, faces, ...closed.report });
  }
  return { scene: out, parts };
}

/** Closes a part, or, where that does not make a solid of it, makes it anew as one. */
async function closePart(
  primitives: readonly Primitive[],
  context: CompleteContext,
  twins: () => readonly Twin[],
): Promise<{ primitives: Primitive[]; report: Omit<CompletedPart, 'name' | 'faces'> }> {
  let closed = completePart(primitives, context, twins);
  let watertight = isSolid(bare(closed.primitives));
  if (!watertight && context.mode === 'ai') {
    // What a twin shows may cross itself here.
    closed = completePart(primitives, context);
    watertight = isSolid(bare(closed.primitives));
  }
  if (watertight) return { ...closed, report: { ...closed.report, watertight, rebuilt: false } };
  const made = await makeSolid(bare(primitives), { wallMin: context.wall / 2 }).catch(() => undefined);
  if (!made || !isSolid(made.mesh)) return { ...closed, report: { ...closed.report, watertight, rebuilt: false } };
  const world = primitives.map(({ mesh }) => mesh);
  return {
    primitives: transferAttributes(made.mesh, primitives, world),
    report: { ...closed.report, watertight: true, rebuilt: true },
  };
}

/** Positions and triangles of all primitives. */
function bare(primitives: readonly Primitive[]) {
  return mergeMeshes(primitives.map(({ mesh: { positions, indices } }) => ({ positions, indices })));
}

/** The nodes that show something, their meshes in the world. */
function listParts(scene: Scene): { name: string; primitives: Primitive[] }[] {
  const byNode = new Map<number, { name: string; primitives: Primitive[] }>();
  for (const { node, name, mesh, matrix: m, material } of flattenScene(scene)) {
    if (mesh.indices.length < 3) continue;
    const isPlaced = m.some((x, i) => x !== (i % 5 === 0 ? 1 : 0));
    const rows = affineOf(m);
    const placed = isPlaced ? transformMesh(mesh, rows) : mesh;
    const part = byNode.get(node) ?? { name, primitives: [] };
    part.primitives.push(material === undefined ? { mesh: placed } : { mesh: placed, material });
    byNode.set(node, part);
  }
  return [...byNode.values()];
}
