import { childOf, numbersOf, textOf } from './read-values.ts';
import type { FbxNode } from './tree.ts';

/** Values of a layer element and which of them each corner has. */
export interface Layer {
  name: string;
  values: ArrayLike<number>;
  /** Index of the value of a corner, in values of `size` numbers; -1 where the file gives none. */
  indexOf(corner: number, face: number, vertex: number): number;
}

/** Names of the values and of their indices in each kind of layer element. */
const FIELDS: Readonly<Record<string, readonly [string, string, number]>> = {
  LayerElementNormal: ['Normals', 'NormalsIndex', 3],
  LayerElementUV: ['UV', 'UVIndex', 2],
  LayerElementColor: ['Colors', 'ColorIndex', 4],
  LayerElementMaterial: ['Materials', 'Materials', 1],
  LayerElementSmoothing: ['Smoothing', 'Smoothing', 1],
  LayerElementHole: ['Hole', 'HoleIndex', 1],
};

/** All layer elements of a kind, in the file's order: by corner, vertex, polygon, or one for all; direct or through indices. */
export function readLayers(geometry: FbxNode, kind: keyof typeof FIELDS & string): Layer[] {
  const [field, indexField, size] = FIELDS[kind];
  const layers: Layer[] = [];
  for (const node of geometry.children) {
    if (node.name !== kind) continue;
    const values = numbersOf(childOf(node, field));
    const mapping = textOf(childOf(node, 'MappingInformationType')?.properties[0]);
    const reference = textOf(childOf(node, 'ReferenceInformationType')?.properties[0]);
    const at = slotOf(mapping);
    if (!at || values.length === 0) continue;
    const count = Math.floor(values.length / size);
    // Materials and the like are their own indices.
    const indexed = reference !== 'Direct' && field !== indexField ? numbersOf(childOf(node, indexField)) : undefined;
    const indices = indexed && indexed.length > 0 ? indexed : undefined;
    layers.push({
      name: textOf(childOf(node, 'Name')?.properties[0]),
      values,
      indexOf(corner, face, vertex) {
        const slot = at(corner, face, vertex);
        const index = indices ? (slot < indices.length ? indices[slot] : -1) : slot;
        return index >= 0 && index < count ? index : -1;
      },
    });
  }
  return layers;
}

function slotOf(mapping: string): ((corner: number, face: number, vertex: number) => number) | undefined {
  if (mapping === 'ByPolygonVertex') return (corner) => corner;
  if (mapping === 'ByVertex' || mapping === 'ByVertice') return (_c, _f, vertex) => vertex;
  if (mapping === 'ByPolygon') return (_c, face) => face;
  if (mapping === 'AllSame') return () => 0;
  return undefined;
}
