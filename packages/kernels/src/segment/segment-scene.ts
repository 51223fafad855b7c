import { GeometryError } from '../math/index.ts';
import { faceArea, weld } from '../mesh/index.ts';
import { type JoinedScene, joinScene, type Scene } from '../scene/index.ts';
import { cutParts } from './cut-parts.ts';
import { type FoundParts, findMeshParts, type PartGranularity } from './find-parts.ts';
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

/** A scene's surface and the parts found on it. */
interface FoundOnScene {
  joined: JoinedScene;
  /** Face of the joined mesh that each face of the welded one was, and the welded one's vertices. */
  faceOf: Uint32Array;
  vertices: number;
  found: FoundParts;
  facts: PartFacts[];
  names: PartName[];
}

/**
 * Divides whatever a scene shows into named parts, each a node with its materials. Throws GeometryError `empty-scene` where there is no surface.
 * Source of the method: Shapira et al. 2008 for thickness, Katz & Tal 2003 for cuts along valleys, agglomeration after Attene et al. 2006.
 */
export function segmentScene(scene: Scene, options: SegmentOptions): { scene: Scene; parts: DividedPart[] } {
  const { joined, faceOf, vertices, found, facts, names } = findOnScene(scene, options);
  const built = buildPartScene({ ...{ scene, joined, cut: cutParts(found), vertices, faceOf }, ...groupsOf(names) });
  return { scene: built, parts: listParts(built, facts, names) };
}

/**
 * The name of the part that each face of the scene joined belongs to, the scene as it is: a face that two parts share belongs to the one that has more of it. Throws as
 * `segmentScene` does.
 */
export function labelScene(scene: Scene, options: SegmentOptions): (string | undefined)[] {
  const { joined, faceOf, found, names } = findOnScene(scene, options);
  const { fine, graph, ofPatch } = found;
  const shares = new Map<number, Map<string, number>>();
  for (let f = 0; f < fine.source.length; f++) {
    const face = faceOf[fine.source[f]];
    const { name } = names[ofPatch[graph.ofFace[f]]];
    const share = shares.get(face) ?? new Map<string, number>();
    share.set(name, (share.get(name) ?? 0) + faceArea(fine.positions, fine.corners, f));
    shares.set(face, share);
  }
  return Array.from(joined.mesh.faceGroups, (_, face) => {
    const share = [...(shares.get(face) ?? [])];
    return share.length ? share.reduce((most, each) => (each[1] > most[1] ? each : most))[0] : undefined;
  });
}

function findOnScene(scene: Scene, options: SegmentOptions): FoundOnScene {
  const joined = joinScene(scene);
  const faces = Uint32Array.from(joined.mesh.faceGroups, (_, f) => f);
  const { positions, indices, faceGroups: faceOf } = weld({ ...joined.mesh, faceGroups: faces });
  if (!faceOf?.length) throw new GeometryError('empty-scene', 'The model has no faces to divide.');
  const looks = looksOf(faceOf, options.known, (face) => joined.parts[joined.mesh.faceGroups[face]].material ?? -1);
  const found = findMeshParts({ positions, indices }, options.granularity, {
    looks,
    areNames: options.known !== undefined,
    count: options.count,
  });
  const { parts: facts, size } = listPartFacts(found, options.known && ((face) => options.known?.[faceOf[face]]));
  const names = nameMeshParts(facts, size, options);
  return { joined, faceOf, vertices: positions.length / 3, found, facts, names };
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
