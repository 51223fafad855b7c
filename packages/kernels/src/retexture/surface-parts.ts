import { computeNormals, type Mesh, meshBounds, surfaceArea, transformMesh } from '../mesh/index.ts';
import { affineOf, type FlatPart, flattenScene, gatherVertices, type Scene } from '../scene/index.ts';

/** Faces of one primitive that belong to one part. */
export interface PartPiece {
  /** Index into `SurfaceModel.flat`. */
  flat: number;
  faces: Uint32Array;
}

/** A part of a model as its surface is made anew: posed, in the world, in metres that suit its size. */
export interface SurfacePart {
  /** What it is called in the file or in what is known of it. */
  label: string;
  /** Index into the scene's materials. */
  material?: number;
  pieces: PartPiece[];
  /** All pieces one after the other, with normals, faces outwards. */
  mesh: Mesh;
  /** Vertex of its piece's primitive, per corner of `mesh`. */
  cornerSource: Uint32Array;
  /** Square metres. */
  area: number;
  extent: readonly [number, number, number];
}

/** A scene taken apart. */
export interface SurfaceModel {
  /** The scene with normals wherever faces are. */
  scene: Scene;
  flat: FlatPart[];
  /** Per flat part: whether its node mirrors it, so that its faces stand turned round in the parts. */
  mirrored: boolean[];
  parts: SurfacePart[];
  /** What stands beside the parts, in the same room. */
  others: Mesh[];
  /** What positions of the parts are multiplied by: metres of the pattern per unit of the file. */
  scale: number;
}

/** What the caller knows of the faces. */
export interface PartKnowledge {
  /** Label of each face in the order of `joinScene`; undefined for what has no name. */
  labels?: readonly (string | undefined)[];
  /** Colour cell of each face, as `findColorCells` numbers them: faces of two cells are of two parts. */
  cells?: readonly (number | undefined)[];
  /** Which faces are to be painted, by their node and label. Default all. */
  only?: (node: number, label: string) => boolean;
  /** Largest extent that the thing has in its own metres, where that is known. */
  realExtent?: number;
}

/** Patterns of a thing smaller or larger than this look like nothing: it is taken to be this large, metres. */
const EXTENT_MIN = 0.25;
const EXTENT_MAX = 4;

/**
 * Takes a scene apart into what a prompt may name: faces by the name that is known of them or their node's, and by material. A mesh that several
 * nodes show counts once, where it stands first.
 */
export function takeApart(given: Scene, knowledge: PartKnowledge = {}): SurfaceModel {
  const scene = withNormals(given);
  const flat = flattenScene(scene);
  const world = flat.map(({ mesh, matrix: m }) => transformMesh(mesh, affineOf(m)));
  const scale = scaleOf(world, knowledge.realExtent);
  const groups = new Map<string, { label: string; material?: number; pieces: PartPiece[] }>();
  const seen = new Set<object>();
  const beside: number[] = [];
  let first = 0;
  flat.forEach((part, f) => {
    const faces = Math.floor(part.mesh.indices.length / 3);
    if (faces === 0) return;
    const from = first;
    first += faces;
    if (seen.has(part.primitive)) {
      // Another copy is painted with the first, and stands there all the same.
      beside.push(f);
      return;
    }
    seen.add(part.primitive);
    const byLabel = new Map<string, { label: string; list: number[] }>();
    for (let i = 0; i < faces; i++) {
      const label = knowledge.labels?.[from + i] ?? part.name;
      const name = `${label}\0${knowledge.cells?.[from + i] ?? ''}`;
      const entry = byLabel.get(name);
      if (entry) entry.list.push(i);
      else byLabel.set(name, { label, list: [i] });
    }
    for (const [name, { label, list }] of byLabel) {
      if (knowledge.only && !knowledge.only(part.node, label)) {
        if (byLabel.size === 1) beside.push(f);
        continue;
      }
      const key = `${name}\0${part.material ?? ''}`;
      const group = groups.get(key) ?? { label, material: part.material, pieces: [] };
      group.pieces.push({ flat: f, faces: Uint32Array.from(list) });
      groups.set(key, group);
    }
  });
  const mirrored = flat.map(({ matrix }) => determinant(matrix) < 0);
  const parts = [...groups.values()].map((group) => joinPieces(group, world, scale));
  const others = beside.map((f) => ({
    positions: world[f].positions.map((x) => scale * x),
    normals: world[f].normals,
    indices: world[f].indices,
  }));
  return { scene, flat, mirrored, parts, others, scale };
}

/** The scene with normals on every primitive that has none, or none that are numbers. */
function withNormals(scene: Scene): Scene {
  const meshes = scene.meshes.map((sceneMesh) => ({
    ...sceneMesh,
    primitives: sceneMesh.primitives.map((primitive) => {
      const { mesh } = primitive;
      if (mesh.normals?.every(Number.isFinite) && !mesh.normals.every((n) => n === 0)) return primitive;
      const { positions, indices, uvs, colors } = mesh;
      const whole = indices.subarray(0, indices.length - (indices.length % 3));
      const shaded = computeNormals({ positions, indices: whole }, { creaseAngleDeg: 40 });
      const source = new Uint32Array(shaded.positions.length / 3);
      for (let c = 0; c < whole.length; c++) source[shaded.indices[c]] = whole[c];
      const gathered = gatherVertices(
        { ...primitive, mesh: { positions, indices: whole, uvs, colors } },
        source,
        shaded.indices,
      );
      return { ...gathered, mesh: { ...gathered.mesh, normals: shaded.normals } };
    }),
  }));
  return { ...scene, meshes };
}

function scaleOf(meshes: readonly Mesh[], realExtent?: number): number {
  const { min, max } = meshBounds(meshes);
  const extent = Math.max(...min.map((low, a) => max[a] - low));
  if (!(extent > 0) || !Number.isFinite(extent)) return 1;
  const wanted = realExtent ?? extent;
  return Math.min(EXTENT_MAX, Math.max(EXTENT_MIN, wanted)) / extent;
}

function joinPieces(
  { label, material, pieces }: { label: string; material?: number; pieces: PartPiece[] },
  world: readonly Mesh[],
  scale: number,
): SurfacePart {
  const corners = pieces.reduce((sum, { faces }) => sum + 3 * faces.length, 0);
  const indices = new Uint32Array(corners);
  const cornerSource = new Uint32Array(corners);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  let c = 0;
  for (const { flat, faces } of pieces) {
    const mesh = world[flat];
    const place = new Map<number, number>();
    for (const face of faces)
      for (let k = 0; k < 3; k++) {
        const v = mesh.indices[3 * face + k];
        let at = place.get(v);
        if (at === undefined) {
          at = positions.length / 3;
          place.set(v, at);
          for (let a = 0; a < 3; a++) positions.push(scale * mesh.positions[3 * v + a]);
          const n = mesh.normals ?? [];
          const l = Math.hypot(n[3 * v], n[3 * v + 1], n[3 * v + 2]);
          if (l > 0.1) for (let a = 0; a < 3; a++) normals.push(n[3 * v + a] / l);
          else normals.push(0, 1, 0);
          uvs.push(mesh.uvs?.[2 * v] ?? Number.NaN, mesh.uvs?.[2 * v + 1] ?? Number.NaN);
        }
        indices[c] = at;
        cornerSource[c++] = v;
      }
  }
  const mesh: Mesh = {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices,
  };
  const { min, max } = meshBounds([mesh]);
  const extent: [number, number, number] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  return { label, material, pieces, mesh, cornerSource, area: surfaceArea(mesh), extent };
}

function determinant(m: ArrayLike<number>): number {
  return m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2]) + m[8] * (m[1] * m[6] - m[5] * m[2]);
}
