import type { Primitive } from '../../scene/index.ts';
import { convertDirection, convertPoint, type Space } from './space.ts';
import type { FbxFile } from './write-file.ts';
import type { FbxPolygons } from './write-points.ts';
import { entry, node, properties, value } from './write-tree.ts';

/**
 * Writes the morph targets of a geometry as blend shapes, each of the points that it moves, and gives the ids of their channels. `matrix` is what
 * the mesh went through, `defaults` the weights when nothing animates them.
 */
export function writeShapes(
  primitives: readonly Primitive[],
  polygons: FbxPolygons,
  geometry: number,
  defaults: readonly number[],
  matrix: ArrayLike<number>,
  space: Space,
  file: FbxFile,
): number[] {
  const count = Math.max(0, ...primitives.map((p) => p.targets?.length ?? 0));
  if (count === 0) return [];
  const blend = file.add('Deformer', 'shapes', 'BlendShape', [node('Version', [100])]);
  file.link(blend, geometry);
  const channels: number[] = [];
  const used = new Set<string>();
  for (let t = 0; t < count; t++) {
    let name = primitives.find((p) => p.targets?.[t]?.name)?.targets?.[t].name || `shape ${t + 1}`;
    while (used.has(name)) name += ` ${t + 1}`;
    used.add(name);
    const percent = 100 * (defaults[t] ?? 0);
    const channel = file.add(
      'Deformer',
      name,
      'BlendShapeChannel',
      [
        node('Version', [100]),
        properties([entry.number('DeformPercent', percent)]),
        node('DeformPercent', [value.double(percent)]),
        node('FullWeights', [Float64Array.of(100)]),
      ],
      'SubDeformer',
    );
    const { indices, moves, turns } = gatherMoves(primitives, polygons, t, matrix, space);
    const shape = file.add('Geometry', name, 'Shape', [
      node('Version', [100]),
      node('Indexes', [indices]),
      node('Vertices', [moves]),
      node('Normals', [turns]),
    ]);
    file.link(channel, blend);
    file.link(shape, channel);
    channels.push(channel);
  }
  return channels;
}

function gatherMoves(
  primitives: readonly Primitive[],
  { points, offsets }: FbxPolygons,
  target: number,
  m: ArrayLike<number>,
  space: Space,
) {
  const indices: number[] = [];
  const moves: number[] = [];
  const turns: number[] = [];
  const turn = (d: ArrayLike<number>, v: number): [number, number, number] => {
    const [x, y, z] = [d[v], d[v + 1], d[v + 2]];
    return [m[0] * x + m[4] * y + m[8] * z, m[1] * x + m[5] * y + m[9] * z, m[2] * x + m[6] * y + m[10] * z];
  };
  let part = 0;
  points.forEach((vertex, point) => {
    if (vertex < offsets[part]) part = 0;
    while (vertex >= offsets[part + 1]) part++;
    const shape = primitives[part].targets?.[target];
    const v = 3 * (vertex - offsets[part]);
    const move: [number, number, number] = shape?.positions ? turn(shape.positions, v) : [0, 0, 0];
    // A shape that moves nothing keeps one point: some readers refuse empty lists.
    const isLast = point === points.length - 1 && indices.length === 0;
    if (!isLast && move[0] === 0 && move[1] === 0 && move[2] === 0) return;
    indices.push(point);
    moves.push(...convertPoint(space, move));
    turns.push(...convertDirection(space, shape?.normals ? turn(shape.normals, v) : [0, 0, 0]));
  });
  return { indices: Int32Array.from(indices), moves: Float64Array.from(moves), turns: Float64Array.from(turns) };
}
