import type { Mesh } from '../../mesh/index.ts';
import type { Primitive, SceneMesh } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import type { Accessors } from './accessors.ts';
import type { BufferViews } from './buffers.ts';
import { numberOr, textOr } from './coerce.ts';
import type { GltfDocument, GltfPrimitive } from './document.ts';
import { indexOf, listOf, refuse } from './expect.ts';
import { createArrays, type PrimitiveArrays } from './read-draco.ts';
import { readInfluences } from './read-influences.ts';

const MORPH_TARGETS_MAX = 256;

/** Reads meshes. Triangle strips and fans become triangles; points and lines are left out with a warning. */
export function readMeshes(
  document: GltfDocument,
  accessors: Accessors,
  views: BufferViews,
  uvSets: readonly number[],
  budget: Budget,
  warn: (text: string) => void,
): SceneMesh[] {
  const open = createArrays(accessors, views, budget);
  return listOf<NonNullable<GltfDocument['meshes']>[number]>(document.meshes, 'meshes').map((source) => {
    const names = source.extras && Array.isArray(source.extras.targetNames) ? source.extras.targetNames : [];
    const primitives: Primitive[] = [];
    for (const primitive of listOf<GltfPrimitive>(source.primitives, 'primitives')) {
      const mode = primitive.mode ?? 4;
      if (![4, 5, 6].includes(mode)) {
        warn('Points and lines were left out.');
        continue;
      }
      if (!primitive.attributes || typeof primitive.attributes !== 'object') throw refuse('A mesh has no positions.');
      primitives.push(readPrimitive(primitive, mode, accessors, open(primitive), uvSets, budget, names));
    }
    const mesh: SceneMesh = { name: textOr(source.name), primitives };
    if (Array.isArray(source.weights)) mesh.weights = source.weights.map((w) => numberOr(w, 0));
    return mesh;
  });
}

function readPrimitive(
  source: GltfPrimitive,
  mode: number,
  accessors: Accessors,
  arrays: PrimitiveArrays,
  uvSets: readonly number[],
  budget: Budget,
  names: readonly unknown[],
): Primitive {
  if (!arrays.has('POSITION')) throw refuse('A mesh has no positions.');
  const positions = arrays.floats('POSITION', [3]).values;
  const vertices = positions.length / 3;
  if ((arrays.points ?? vertices) !== vertices) throw refuse('A Draco-compressed mesh has its positions elsewhere.');
  for (let i = 0; i < positions.length; i++)
    if (!Number.isFinite(positions[i])) throw refuse('The mesh has positions that are not numbers.');
  const material = source.material === undefined ? undefined : indexOf(source.material, uvSets.length, 'A mesh');
  const mesh: Mesh = { positions, indices: arrays.triangles ?? readIndices(source, mode, vertices, accessors, budget) };
  const attribute = (name: string, sizes: readonly number[]) => {
    if (!arrays.has(name)) return undefined;
    const { values, size } = arrays.floats(name, sizes);
    if (values.length / size !== vertices)
      throw refuse(`${name} does not have as many entries as there are positions.`);
    return { values, size };
  };
  mesh.normals = attribute('NORMAL', [3])?.values;
  mesh.tangents = attribute('TANGENT', [4])?.values;
  mesh.uvs = attribute(`TEXCOORD_${material === undefined ? 0 : uvSets[material]}`, [2])?.values;
  const colors = attribute('COLOR_0', [3, 4]);
  if (colors) mesh.colors = colors.size === 4 ? colors.values : withAlpha(colors.values, budget);
  for (const key of ['normals', 'tangents', 'uvs', 'colors'] as const) if (mesh[key] === undefined) delete mesh[key];
  const primitive: Primitive = { mesh };
  if (material !== undefined) primitive.material = material;
  Object.assign(primitive, readInfluences(arrays, vertices, budget));
  const targets = listOf<Record<string, number>>(source.targets, 'morph targets', MORPH_TARGETS_MAX);
  if (targets.length) primitive.targets = targets.map((t, i) => readTarget(t, accessors, vertices, names[i]));
  return primitive;
}

function readTarget(
  source: Record<string, number>,
  accessors: Accessors,
  vertices: number,
  name: unknown,
): NonNullable<Primitive['targets']>[number] {
  const out: NonNullable<Primitive['targets']>[number] = {};
  for (const [key, field] of [
    ['POSITION', 'positions'],
    ['NORMAL', 'normals'],
  ] as const) {
    if (source[key] === undefined) continue;
    out[field] = accessors.floats(source[key], [3]).values;
    if (out[field].length !== 3 * vertices) throw refuse('A morph target does not fit its mesh.');
  }
  if (typeof name === 'string') out.name = name.slice(0, 256);
  return out;
}

function readIndices(
  source: GltfPrimitive,
  mode: number,
  vertices: number,
  accessors: Accessors,
  budget: Budget,
): Uint32Array {
  let list: Uint32Array;
  if (source.indices === undefined) {
    budget.spend(4 * vertices);
    list = new Uint32Array(vertices);
    for (let i = 0; i < vertices; i++) list[i] = i;
  } else list = accessors.integers(source.indices, 1);
  for (let c = 0; c < list.length; c++)
    if (list[c] >= vertices) throw refuse(`A triangle points to vertex ${list[c]}, and there are ${vertices}.`);
  if (mode === 4) return list.length % 3 === 0 ? list : list.slice(0, list.length - (list.length % 3));
  const count = Math.max(0, list.length - 2);
  budget.spend(12 * count);
  const out = new Uint32Array(3 * count);
  for (let t = 0; t < count; t++) {
    const fan = mode === 6;
    out[3 * t] = fan ? list[0] : list[t];
    // Every second triangle of a strip runs the other way round.
    out[3 * t + 1] = fan ? list[t + 1] : list[t + 1 + (t % 2)];
    out[3 * t + 2] = fan ? list[t + 2] : list[t + 2 - (t % 2)];
  }
  return out;
}

function withAlpha(rgb: Float32Array, budget: Budget): Float32Array {
  budget.spend((rgb.length / 3) * 16);
  const out = new Float32Array((rgb.length / 3) * 4).fill(1);
  for (let v = 0; v < rgb.length / 3; v++) for (let k = 0; k < 3; k++) out[4 * v + k] = rgb[3 * v + k];
  return out;
}
