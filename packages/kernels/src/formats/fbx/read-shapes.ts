import { Affine } from '../../math/index.ts';
import type { Primitive } from '../../scene/index.ts';
import type { Budget } from '../_read/budget.ts';
import { refuse } from './expect.ts';
import type { PlacedMesh } from './read-meshes.ts';
import type { FbxObject, FbxObjects } from './read-objects.ts';
import { childOf, numberOf, numbersOf, textOf } from './read-values.ts';
import type { FbxNode } from './tree.ts';

const TARGETS_MAX = 4096;

/** A slider of a face or body, and its shapes from the least to the fullest. */
export interface ShapeChannel {
  /** Undefined for the shapes of version 6100, which stand in the model. */
  object?: FbxObject;
  name: string;
  /** The slider's rest position, percent. */
  rest: number;
  /** Where each shape is reached alone, percent, rising. */
  full: number[];
  /** Number of its first shape among the targets of the mesh. */
  first: number;
}

/**
 * Gives a mesh the targets of its blend shapes, and its weights at rest. Shapes between others become targets of their own, whose weights
 * rise and fall as the slider passes.
 */
export function readShapes(
  objects: FbxObjects,
  placed: PlacedMesh,
  budget: Budget,
  warn: (text: string) => void,
): ShapeChannel[] {
  const channels: ShapeChannel[] = [];
  const shapes: { node: FbxNode; name: string }[] = [];
  for (const { object: deformer } of objects.sources(placed.geometry, 'Deformer')) {
    if (/Cache/.test(deformer.subtype)) warn('Geometry caches were left out: they are other files.');
    if (deformer.subtype !== 'BlendShape') continue;
    for (const { object } of objects.sources(deformer, 'Deformer')) {
      const list = objects.sources(object, 'Geometry').map((l) => l.object);
      if (list.length === 0) continue;
      const said = numbersOf(childOf(object.node, 'FullWeights'));
      // Some programs keep weights per vertex there.
      const full = list.map((_, i) => (said.length === list.length && said[i] !== 0 ? said[i] : 100));
      const order = list.map((_, i) => i).sort((a, b) => full[a] - full[b]);
      const rest = object.properties.number(
        'DeformPercent',
        numberOf(childOf(object.node, 'DeformPercent')?.properties[0]),
      );
      const name = object.name || deformer.name;
      channels.push({ object, name, rest, full: order.map((i) => full[i]), first: shapes.length });
      order.forEach((i, k) => {
        shapes.push({ node: list[i].node, name: k === order.length - 1 ? name : list[i].name });
      });
    }
  }
  for (const node of placed.geometry.node.children) {
    if (node.name !== 'Shape' || node.children.length === 0) continue;
    const name = textOf(node.properties[0]).slice(0, 256);
    channels.push({ name, rest: 0, full: [100], first: shapes.length });
    shapes.push({ node, name });
  }
  if (shapes.length === 0) return channels;
  if (shapes.length > TARGETS_MAX) throw refuse(`A mesh has more than ${TARGETS_MAX} blend shapes.`);
  for (const [p, primitive] of placed.mesh.primitives.entries())
    primitive.targets = shapes.map((s) => readTarget(s, primitive, placed, p, budget, warn));
  placed.mesh.weights = weighShapes(channels, shapes.length, (c) => c.rest);
  return channels;
}

/** Weights of all targets for the sliders' positions in percent. */
export function weighShapes(
  channels: readonly ShapeChannel[],
  count: number,
  percentOf: (channel: ShapeChannel) => number,
): number[] {
  const weights = new Array<number>(count).fill(0);
  for (const channel of channels) {
    const at = percentOf(channel);
    // Nothing is deformed at zero; past the last shape it goes on as it came.
    const stops = channel.full.map((full, i) => ({ full, target: channel.first + i }));
    stops.push({ full: 0, target: -1 });
    stops.sort((a, b) => a.full - b.full);
    let next = 1;
    while (next < stops.length - 1 && stops[next].full < at) next++;
    const [from, to] = [stops[next - 1], stops[next]];
    const t = to.full !== from.full ? (at - from.full) / (to.full - from.full) : 0;
    if (from.target >= 0) weights[from.target] = 1 - t;
    if (to.target >= 0) weights[to.target] = t;
  }
  return weights;
}

function readTarget(
  { node, name }: { node: FbxNode; name: string },
  { mesh }: Primitive,
  placed: PlacedMesh,
  part: number,
  budget: Budget,
  warn: (text: string) => void,
): NonNullable<Primitive['targets']>[number] {
  const indices = numbersOf(childOf(node, 'Indexes'));
  const moves = numbersOf(childOf(node, 'Vertices'));
  const turns = numbersOf(childOf(node, 'Normals'));
  const rows = new Int32Array(placed.pointCount).fill(-1);
  for (let i = 0; i < indices.length; i++) {
    if (indices[i] >= 0 && indices[i] < rows.length && 3 * i + 2 < moves.length) rows[indices[i]] = i;
    else warn('Parts of blend shapes that point to no vertex were left out.');
  }
  const gather = (from: ArrayLike<number>, matrix: Affine): Float32Array => {
    const list = placed.points[part];
    budget.spend(12 * list.length);
    const out = new Float32Array(3 * list.length);
    for (let v = 0; v < list.length; v++) {
      const row = 3 * rows[list[v]];
      if (row < 0) continue;
      const moved = Affine.direction(matrix, [from[row], from[row + 1], from[row + 2]]);
      for (let k = 0; k < 3; k++) if (Math.abs(moved[k]) < 1e18) out[3 * v + k] = moved[k];
    }
    return out;
  };
  const target: NonNullable<Primitive['targets']>[number] = { name, positions: gather(moves, placed.matrix) };
  if (mesh.normals && turns.length === moves.length && Array.from(turns).some((x) => x !== 0))
    target.normals = gather(turns, withoutScale(placed.matrix));
  return target;
}

/** The matrix without what it does to lengths, as far as one number goes: shapes' normals are differences of unit vectors. */
function withoutScale(matrix: Affine): Affine {
  const scale = Math.cbrt(Math.abs(Affine.determinant(matrix))) || 1;
  return matrix.map((x) => x / scale);
}
