import { GeometryError } from '../math/index.ts';
import { type Mesh, measureMesh, mergeMeshes, transformMesh } from '../mesh/index.ts';
import { simplify } from '../remesh/index.ts';
import { affineOf, type FlatPart, flattenScene, type Scene, type SceneGraphNode } from '../scene/index.ts';
import {
  findSelfIntersections,
  makeSolid,
  measureWalls,
  type SolidReport,
  settlePlaces,
  type WallMeasure,
} from '../solid/index.ts';
import { transferAttributes } from './transfer-attributes.ts';

export interface SolidSceneOptions {
  /** `whole`: everything becomes one object. `parts`: every node with a mesh becomes one, with its colours. */
  split: 'whole' | 'parts';
  /** Width of the nozzle, metres. */
  nozzle: number;
  /** Triangles at most, over all objects. */
  faceLimit?: number;
  progress?: (share: number, stage: string) => void;
  signal?: AbortSignal;
}

/** One object to print. */
export interface SolidObject {
  name: string;
  report: SolidReport;
  walls: WallMeasure;
  /** Names of parts whose pieces in it are too thin to print, each once. */
  lost: string[];
  /** Cubic metres. */
  volume: number;
  faces: number;
  watertight: boolean;
}

export interface SolidScene {
  /** The objects, centred over the origin and standing on the ground: metres, +Y up. */
  scene: Scene;
  objects: SolidObject[];
  /** Names of parts that had nothing solid in them, or were smaller than the nozzle. */
  lost: string[];
  /** Metres: width, height, depth. */
  size: [number, number, number];
  /** Area of what lies flat on the ground, square metres: a model that stands on points needs a raft or supports. */
  contact: number;
}

/** Corners nearer than this may fall together in a file, metres: a thousandth of a millimetre, or what floats tell apart. */
const STEP = 1e-6;
const FLOAT_STEP = 3e-7;

/**
 * Makes a scene printable: every object one closed, outward solid that crosses nothing (`makeSolid`), in world places and the pose it has,
 * with the materials and texture coordinates of its source. The input is not changed.
 * Throws GeometryError `empty-mesh` when nothing is left to print. Cost: as `makeSolid`, for each object.
 */
export async function solidScene(scene: Scene, options: SolidSceneOptions): Promise<SolidScene> {
  const groups = groupParts(scene, options.split);
  const objects: SolidObject[] = [];
  const meshes: Scene['meshes'] = [];
  const lost: string[] = [];
  const total = groups.reduce((sum, g) => sum + facesOf(g), 0);
  let done = 0;
  for (const group of groups) {
    const share = facesOf(group) / Math.max(1, total);
    const limit = options.faceLimit === undefined ? undefined : Math.max(4, Math.floor(options.faceLimit * share));
    try {
      const made = await solidObject(group, limit, {
        ...options,
        progress: (f, stage) => options.progress?.(done + share * f, stage),
      });
      objects.push(made.object);
      meshes.push({ name: group[0].name, primitives: made.primitives });
    } catch (error) {
      if (!(error instanceof GeometryError)) throw error;
      lost.push(group[0].name || 'part');
    }
    done += share;
  }
  if (!objects.length)
    throw new GeometryError('empty-mesh', 'The model has nothing in it that could be printed at this size.');
  const placed = place(scene, meshes);
  return { ...placed, contact: contactArea(meshes, options.nozzle / 2), objects, lost };
}

function groupParts(scene: Scene, split: 'whole' | 'parts'): FlatPart[][] {
  const parts = flattenScene(scene).filter((part) => part.mesh.indices.length >= 3);
  if (split === 'whole') return parts.length ? [parts] : [];
  const nodes = new Map<number, FlatPart[]>();
  for (const part of parts) nodes.set(part.node, [...(nodes.get(part.node) ?? []), part]);
  return [...nodes.values()];
}

function facesOf(parts: readonly FlatPart[]): number {
  return parts.reduce((sum, { mesh }) => sum + Math.floor(mesh.indices.length / 3), 0);
}

async function solidObject(parts: readonly FlatPart[], limit: number | undefined, options: SolidSceneOptions) {
  const world = parts.map(({ mesh, matrix: m }) =>
    transformMesh({ positions: mesh.positions, indices: mesh.indices }, affineOf(m)),
  );
  const { mesh: raw, report } = await makeSolid(mergeMeshes(world), {
    wallMin: options.nozzle,
    progress: options.progress,
    signal: options.signal,
  });
  const { bounds } = measureMesh(raw);
  const diagonal = Math.hypot(...[0, 1, 2].map((k) => bounds.max[k] - bounds.min[k]));
  const mesh = settlePlaces(keepLimit(raw, limit), Math.max(STEP, FLOAT_STEP * diagonal));
  const measure = measureMesh(mesh);
  const walls = measureWalls(mesh, options.nozzle);
  const object: SolidObject = {
    name: parts[0].name,
    report,
    walls,
    lost: namesOf(walls.lostFaces, mesh, parts),
    volume: measure.volume,
    faces: measure.faces,
    watertight: measure.isWatertight,
  };
  return { object, primitives: transferAttributes(mesh, mirrored(parts), world) };
}

/** Parts whose triangles run as they do in the world: mirrored ones are turned round there. */
function mirrored(parts: readonly FlatPart[]): FlatPart[] {
  return parts.map((part) => {
    const m = part.matrix;
    const det =
      m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
    if (!(det < 0)) return part;
    const indices = part.mesh.indices.slice();
    for (let f = 0; f + 2 < indices.length; f += 3) [indices[f + 1], indices[f + 2]] = [indices[f + 2], indices[f + 1]];
    return { ...part, mesh: { ...part.mesh, indices } };
  });
}

/** Fewer faces where a limit asks for that, as long as the solid stays one. */
function keepLimit(mesh: Mesh, limit: number | undefined): Mesh {
  if (limit === undefined || mesh.indices.length <= 3 * limit) return mesh;
  const less = simplify(mesh, { faceCount: limit });
  return findSelfIntersections(less, { limit: 1 }).length ? mesh : less;
}

function namesOf(faces: readonly number[], mesh: Mesh, parts: readonly FlatPart[]): string[] {
  const ends: number[] = [];
  for (const { mesh: m } of parts) ends.push((ends.at(-1) ?? 0) + Math.floor(m.indices.length / 3));
  const names = faces.map((f) => {
    const source = (mesh.faceGroups as Uint32Array)[f];
    return parts[ends.findIndex((end) => source < end)]?.name || 'part';
  });
  return [...new Set(names)];
}

/** Area of the faces that lie within `reach` of the lowest point, as seen from below. */
function contactArea(meshes: Scene['meshes'], reach: number): number {
  const all = meshes.flatMap(({ primitives }) => primitives.map(({ mesh }) => mesh));
  let low = Infinity;
  for (const { positions: p } of all) for (let i = 1; i < p.length; i += 3) if (p[i] < low) low = p[i];
  let area = 0;
  for (const { positions: p, indices } of all) {
    for (let f = 0; f < indices.length; f += 3) {
      const [a, b, c] = [3 * indices[f], 3 * indices[f + 1], 3 * indices[f + 2]];
      if (Math.max(p[a + 1], p[b + 1], p[c + 1]) > low + reach) continue;
      const down = (p[b] - p[a]) * (p[c + 2] - p[a + 2]) - (p[b + 2] - p[a + 2]) * (p[c] - p[a]);
      if (down > 0) area += down / 2;
    }
  }
  return area;
}

/** A scene of the objects alone, moved over the origin. */
function place(source: Scene, meshes: Scene['meshes']): { scene: Scene; size: [number, number, number] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (const { primitives } of meshes) {
    for (const { mesh } of primitives) {
      for (let i = 0; i < mesh.positions.length; i++) {
        min[i % 3] = Math.min(min[i % 3], mesh.positions[i]);
        max[i % 3] = Math.max(max[i % 3], mesh.positions[i]);
      }
    }
  }
  const nodes = meshes.map(
    ({ name }, mesh): SceneGraphNode => ({
      name,
      children: [],
      translation: [-(min[0] + max[0]) / 2, -min[1], -(min[2] + max[2]) / 2],
      rotation: [0, 0, 0, 1],
      scale: [1, 1, 1],
      mesh,
    }),
  );
  const scene = { ...source, nodes, roots: nodes.map((_, i) => i), meshes, skins: [], animations: [] };
  return { scene, size: [max[0] - min[0], max[1] - min[1], max[2] - min[2]] };
}
