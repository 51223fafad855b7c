import { srgbToLinear } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import type { Budget } from '../_read/budget.ts';
import type { Triangulator } from '../_read/triangulate.ts';
import { CornerTable } from './corner-table.ts';
import { refuse } from './expect.ts';
import { type Layer, readLayers } from './read-layers.ts';
import { type Polygons, readPolygons } from './read-polygons.ts';
import type { FbxNode } from './tree.ts';

const MATERIALS_MAX = 1024;

/** The faces of one material slot. */
export interface GeometryPart {
  /** Index among the materials of the model. */
  slot: number;
  /** In the file's space, UVs with the origin at the top, quads first; normals as they are in the file. */
  mesh: Mesh;
  /** Control point of each vertex: skin weights and shapes are given for these. */
  points: Int32Array;
}

/** A geometry as read, before it is placed by a model. */
export interface Geometry {
  parts: GeometryPart[];
  pointCount: number;
}

interface Attributes {
  /** Words per corner: normal, uv, colour, in this order, those that there are. */
  words: Uint32Array;
  floats: Float32Array;
  width: number;
  normals: boolean;
  uvs: boolean;
  colors: boolean;
}

/** Reads a geometry: one mesh per material slot, a vertex for every combination of control point, normal, UV and colour. */
export function readGeometry(
  node: FbxNode,
  budget: Budget,
  triangulate: Triangulator,
  warn: (text: string) => void,
): Geometry {
  const polygons = readPolygons(node, budget, triangulate, warn);
  const attributes = gatherAttributes(node, polygons, budget, warn);
  const materials = readLayers(node, 'LayerElementMaterial')[0];
  const bySlot = new Map<number, { quads: number[]; rest: number[] }>();
  for (const kind of ['quads', 'rest'] as const) {
    for (const face of polygons[kind]) {
      const slot = slotOf(materials, polygons, face);
      let group = bySlot.get(slot);
      if (!group) {
        bySlot.set(slot, (group = { quads: [], rest: [] }));
        if (bySlot.size > MATERIALS_MAX) throw refuse(`A mesh has more than ${MATERIALS_MAX} materials.`);
      }
      group[kind].push(face);
    }
  }
  const slots = [...bySlot].sort((a, b) => a[0] - b[0]);
  return {
    parts: slots.map(([slot, group]) => buildPart(slot, group, polygons, attributes, budget)),
    pointCount: polygons.points.length / 3,
  };
}

function slotOf(layer: Layer | undefined, { starts, corners }: Polygons, face: number): number {
  if (!layer) return 0;
  const index = layer.indexOf(starts[face], face, corners[starts[face]]);
  const slot = index < 0 ? 0 : layer.values[index];
  return slot >= 0 && slot < 65536 ? Math.floor(slot) : 0;
}

function gatherAttributes(
  node: FbxNode,
  { corners, starts }: Polygons,
  budget: Budget,
  warn: (text: string) => void,
): Attributes {
  const normals = readLayers(node, 'LayerElementNormal')[0];
  const uvSets = readLayers(node, 'LayerElementUV');
  const colors = readLayers(node, 'LayerElementColor')[0];
  if (uvSets.length > 1) warn('Only the first set of texture coordinates of each mesh was kept.');
  const sources: [Layer | undefined, number][] = [
    [normals, 3],
    [uvSets[0], 2],
    [colors, 4],
  ];
  const width = sources.reduce((sum, [layer, size]) => sum + (layer ? size : 0), 0);
  budget.spend(4 * width * corners.length);
  const floats = new Float32Array(width * corners.length);
  for (let face = 0; face + 1 < starts.length; face++) {
    for (let corner = starts[face]; corner < starts[face + 1]; corner++) {
      let at = corner * width;
      for (const [layer, size] of sources) {
        if (!layer) continue;
        const index = layer.indexOf(corner, face, corners[corner]);
        for (let k = 0; k < size; k++, at++) {
          const value = index < 0 ? (size === 4 ? 1 : 0) : layer.values[index * size + k];
          // Adding zero makes -0 the same vertex as 0.
          floats[at] = Math.abs(value) < 1e18 ? value + 0 : 0;
        }
      }
    }
  }
  return {
    words: new Uint32Array(floats.buffer),
    floats,
    width,
    normals: normals !== undefined,
    uvs: uvSets.length > 0,
    colors: colors !== undefined,
  };
}

function buildPart(
  slot: number,
  { quads, rest }: { quads: number[]; rest: number[] },
  polygons: Polygons,
  attributes: Attributes,
  budget: Budget,
): GeometryPart {
  const { triangles, firsts, corners, points } = polygons;
  let count = 2 * quads.length;
  for (const face of rest) count += firsts[face + 1] - firsts[face];
  budget.spend(60 * count);
  const indices = new Uint32Array(3 * count);
  const table = new CornerTable(3 * count, attributes.words, attributes.width);
  let n = 0;
  for (const faces of [quads, rest]) {
    for (const face of faces) {
      for (let i = 3 * firsts[face]; i < 3 * firsts[face + 1]; i++)
        indices[n++] = table.vertexOf(triangles[i], corners[triangles[i]]);
    }
  }
  const vertices = table.points.length;
  budget.spend(4 * (4 + attributes.width) * vertices);
  const positions = new Float32Array(3 * vertices);
  for (let v = 0; v < vertices; v++) for (let k = 0; k < 3; k++) positions[3 * v + k] = points[3 * table.points[v] + k];
  const mesh: Mesh = { positions, indices };
  let offset = 0;
  const take = (size: number): Float32Array => {
    const out = new Float32Array(size * vertices);
    for (let v = 0; v < vertices; v++)
      for (let k = 0; k < size; k++)
        out[size * v + k] = attributes.floats[table.makers[v] * attributes.width + offset + k];
    offset += size;
    return out;
  };
  if (attributes.normals) mesh.normals = take(3);
  if (attributes.uvs) mesh.uvs = flipV(take(2));
  if (attributes.colors) mesh.colors = toLinear(take(4));
  if (quads.length) mesh.quadCount = quads.length;
  return { slot, mesh, points: Int32Array.from(table.points) };
}

function flipV(uvs: Float32Array): Float32Array {
  for (let i = 1; i < uvs.length; i += 2) uvs[i] = 1 - uvs[i];
  return uvs;
}

/** Programs that write this format keep vertex colours as they look on the screen. */
function toLinear(colors: Float32Array): Float32Array {
  for (let i = 0; i < colors.length; i++) {
    const c = Math.min(1, Math.max(0, colors[i]));
    colors[i] = i % 4 === 3 ? c : srgbToLinear(c);
  }
  return colors;
}
