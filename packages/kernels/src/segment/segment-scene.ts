import { GeometryError } from '../math/index.ts';
import { weld } from '../mesh/index.ts';
import { joinScene, type Scene } from '../scene/index.ts';
import { cutParts } from './cut-parts.ts';
import { findMeshParts, type PartGranularity } from './find-parts.ts';
import { nameMeshParts, type PartName } from './name-parts.ts';
import { listPartFacts, type PartFacts } from './part-facts.ts';
import { buildPartScene } from './part-scene.ts';

/** How a scene is divided. */
export interface SegmentOptions {
  granularity: PartGranularity;
  /** So many parts, if the shape has them, whatever the granularity. */
  count?: number;
  /** Names by meaning; else the parts are numbered, the largest first, where nothing else names them. */
  semantic: boolean;
  /** Pieces that do not touch are parts of their own; else pieces that are alike (the wheels, both arms) are one. */
  split: boolean;
  /** What each face of the scene joined belongs to already, by name, where that is known: parts of a sculpture, named nodes. */
  known?: readonly (string | undefined)[];
  /** Lower-case words about the whole, such as its nodes' names: what kind of thing it may be. */
  words?: readonly string[];
}

/** One part of a divided scene. */
export interface DividedPart {
  name: string;
  faces: number;
  /** Share of the surface, 0 to 1. */
  share: number;
}

/**
 * Divides whatever a scene shows into named parts, each a node with its materials. Throws GeometryError `empty-scene` where there is no surface.
 * Source of the method: Shapira et al. 2008 for thickness, Katz & Tal 2003 for cuts along valleys, agglomeration after Attene et al. 2006.
 */
export function segmentScene(scene: Scene, options: SegmentOptions): { scene: Scene; parts: DividedPart[] } {
  const joined = joinScene(scene);
  const faces = Uint32Array.from(joined.mesh.faceGroups, (_, f) => f);
  const { positions, indices, faceGroups } = weld({ ...joined.mesh, faceGroups: faces });
  if (!faceGroups?.length) throw new GeometryError('empty-scene', 'The model has no faces to divide.');
  const mesh = { positions, indices };
  const looks = looksOf(faceGroups, options.known, (face) => joined.parts[joined.mesh.faceGroups[face]].material ?? -1);
  const found = findMeshParts(mesh, options.granularity, {
    looks,
    areNames: options.known !== undefined,
    count: options.count,
  });
  const { parts: facts, size } = listPartFacts(found, options.known && ((face) => options.known?.[faceGroups[face]]));
  const names = nameMeshParts(facts, size, options);
  const cut = cutParts(found);
  const built = buildPartScene({
    ...{ scene, joined, cut, vertices: positions.length / 3, faceOf: faceGroups },
    ...groupsOf(names),
  });
  return { scene: built, parts: listParts(built, facts, names) };
}

/** A number for each face by what it is known as, or, where that is unknown, by its material. */
function looksOf(
  faceOf: Uint32Array,
  known: SegmentOptions['known'],
  materialOf: (face: number) => number,
): Int32Array {
  const numbers = new Map<string | number, number>();
  return Int32Array.from(faceOf, (face) => {
    const look = known?.[face] ?? materialOf(face);
    if (!numbers.has(look)) numbers.set(look, numbers.size);
    return numbers.get(look) as number;
  });
}

/** Final part of each found one, and the names of the final ones. */
function groupsOf(named: readonly PartName[]): { partOf: number[]; names: string[] } {
  const names: string[] = [];
  for (const { group, name } of named) names[group] ??= name;
  return { partOf: named.map(({ group }) => group), names };
}

/** The parts that have come to stand in the file, the largest first. */
function listParts({ nodes, meshes }: Scene, facts: readonly PartFacts[], named: readonly PartName[]): DividedPart[] {
  return nodes
    .map(({ name, mesh }) => ({
      name,
      faces: meshes[mesh ?? 0].primitives.reduce((sum, p) => sum + p.mesh.indices.length / 3, 0),
      share: named.reduce((sum, n, p) => sum + (n.name === name ? facts[p].share : 0), 0),
    }))
    .sort((a, b) => b.share - a.share);
}
