import { GeometryError, linearToSrgb } from '../../math/index.ts';
import type { Primitive, TextureRef } from '../../scene/index.ts';
import { convertDirection, convertPoint, type Space } from './space.ts';
import type { FbxNode } from './tree.ts';
import { buildPolygons, type FbxPolygons } from './write-points.ts';
import { node, value } from './write-tree.ts';

/** A mesh as the file has it. */
export interface FbxGeometry {
  polygons: FbxPolygons;
  children: FbxNode[];
}

/** What a mesh goes through, 16 numbers column-major. */
type Matrix = ArrayLike<number>;

/**
 * The nodes of a mesh: points, polygons (quads stay quads), and by corner normals, texture coordinates (origin at the bottom, as FBX has it) and
 * colours (sRGB, as programs show them); by polygon the material's slot. Tangents are left to the programs: all of them make MikkTSpace's own.
 * `slots` and `transforms` are per primitive. Throws GeometryError `bad-mesh` for positions that are not finite or indices out of range.
 */
export function describeGeometry(
  primitives: readonly Primitive[],
  space: Space,
  matrix: Matrix,
  slots: readonly number[],
  transforms: readonly TextureRef['transform'][],
): FbxGeometry {
  for (const { mesh } of primitives) {
    if (mesh.positions.some((x) => !Number.isFinite(x)))
      throw new GeometryError('bad-mesh', 'The mesh has positions that are not numbers.');
    if (mesh.indices.some((v) => 3 * v >= mesh.positions.length))
      throw new GeometryError('bad-mesh', 'The mesh has indices out of range.');
  }
  const polygons = buildPolygons(primitives);
  const layers: FbxNode[] = [];
  if (primitives.some((p) => p.mesh.normals)) layers.push(describeNormals(primitives, polygons, space, matrix));
  if (primitives.some((p) => p.mesh.uvs)) layers.push(describeUvs(primitives, polygons, transforms));
  if (primitives.some((p) => p.mesh.colors)) layers.push(describeColors(primitives, polygons));
  layers.push(describeSlots(polygons, slots));
  if (primitives.some((p) => p.mesh.normals)) {
    // One group for all: the normals say the rest, and programs that ask for groups are content.
    const smoothing = new Int32Array(polygons.parts.length).fill(1);
    layers.push(layer('LayerElementSmoothing', 'ByPolygon', [node('Smoothing', [smoothing])], 102));
  }
  const children = [
    node('GeometryVersion', [124]),
    node('Vertices', [gatherPoints(primitives, polygons, space, matrix)]),
    node('PolygonVertexIndex', [endPolygons(polygons)]),
    ...layers,
    node(
      'Layer',
      [0],
      [
        node('Version', [100]),
        ...layers.map((l) => node('LayerElement', [], [node('Type', [l.name]), node('TypedIndex', [0])])),
      ],
    ),
  ];
  return { polygons, children };
}

function gatherPoints(primitives: readonly Primitive[], polygons: FbxPolygons, space: Space, m: Matrix): Float64Array {
  const out = new Float64Array(3 * polygons.points.length);
  let part = 0;
  polygons.points.forEach((vertex, i) => {
    part = partOf(polygons, vertex, part);
    const p = primitives[part].mesh.positions;
    const v = 3 * (vertex - polygons.offsets[part]);
    const [x, y, z] = [p[v], p[v + 1], p[v + 2]];
    const moved: [number, number, number] = [
      m[0] * x + m[4] * y + m[8] * z + m[12],
      m[1] * x + m[5] * y + m[9] * z + m[13],
      m[2] * x + m[6] * y + m[10] * z + m[14],
    ];
    out.set(convertPoint(space, moved), 3 * i);
  });
  return out;
}

/** The primitive of a vertex, looked for from a guess. */
function partOf({ offsets }: FbxPolygons, vertex: number, guess: number): number {
  let part = vertex < offsets[guess] ? 0 : guess;
  while (vertex >= offsets[part + 1]) part++;
  return part;
}

/** Corner indices; the last of each polygon is -index - 1. */
function endPolygons({ corners, starts }: FbxPolygons): Int32Array {
  const out = Int32Array.from(corners);
  for (let i = 1; i < starts.length; i++) out[starts[i] - 1] = -out[starts[i] - 1] - 1;
  return out;
}

function describeNormals(primitives: readonly Primitive[], polygons: FbxPolygons, space: Space, m: Matrix): FbxNode {
  // Normals go through the inverse transposed matrix; its cofactors are that but for the length.
  const cofactors = [
    [m[5] * m[10] - m[6] * m[9], m[6] * m[8] - m[4] * m[10], m[4] * m[9] - m[5] * m[8]],
    [m[2] * m[9] - m[1] * m[10], m[0] * m[10] - m[2] * m[8], m[1] * m[8] - m[0] * m[9]],
    [m[1] * m[6] - m[2] * m[5], m[2] * m[4] - m[0] * m[6], m[0] * m[5] - m[1] * m[4]],
  ];
  const { offsets } = polygons;
  const out = new Float64Array(3 * offsets[offsets.length - 1]);
  primitives.forEach(({ mesh: { normals: n, positions } }, part) => {
    for (let v = 0; v < positions.length; v += 3) {
      const [nx, ny, nz] = n ? [n[v], n[v + 1], n[v + 2]] : [0, 1, 0];
      const [a, b, c] = cofactors;
      const x = a[0] * nx + a[1] * ny + a[2] * nz;
      const y = b[0] * nx + b[1] * ny + b[2] * nz;
      const z = c[0] * nx + c[1] * ny + c[2] * nz;
      const l = Math.hypot(x, y, z);
      // No more digits than there were: the rest is noise that does not pack.
      const unit: [number, number, number] =
        l > 0 ? [Math.fround(x / l), Math.fround(y / l), Math.fround(z / l)] : [0, 1, 0];
      out.set(convertDirection(space, unit), 3 * offsets[part] + v);
    }
  });
  const index = Int32Array.from(polygons.vertices);
  return layer('LayerElementNormal', 'ByPolygonVertex', [node('Normals', [out]), node('NormalsIndex', [index])]);
}

function describeUvs(
  primitives: readonly Primitive[],
  polygons: FbxPolygons,
  transforms: readonly TextureRef['transform'][],
): FbxNode {
  const { offsets } = polygons;
  const uvs = new Float64Array(2 * offsets[offsets.length - 1]);
  primitives.forEach(({ mesh }, part) => {
    const t = transforms[part];
    const [cos, sin] = t ? [Math.cos(t.rotation), Math.sin(t.rotation)] : [1, 0];
    for (let v = 0; mesh.uvs && 2 * v < mesh.uvs.length; v++) {
      let [x, y] = [mesh.uvs[2 * v], mesh.uvs[2 * v + 1]];
      if (t) {
        [x, y] = [x * t.scale[0], y * t.scale[1]];
        [x, y] = [t.offset[0] + cos * x + sin * y, t.offset[1] - sin * x + cos * y];
      }
      uvs[2 * (offsets[part] + v)] = x;
      uvs[2 * (offsets[part] + v) + 1] = 1 - y;
    }
  });
  const index = Int32Array.from(polygons.vertices);
  return layer('LayerElementUV', 'ByPolygonVertex', [node('UV', [uvs]), node('UVIndex', [index])], 101, 'UVMap');
}

function describeColors(primitives: readonly Primitive[], polygons: FbxPolygons): FbxNode {
  const { offsets } = polygons;
  const colors = new Float64Array(4 * offsets[offsets.length - 1]).fill(1);
  primitives.forEach(({ mesh }, part) => {
    mesh.colors?.forEach((c, i) => {
      const x = Math.min(1, Math.max(0, c));
      colors[4 * offsets[part] + i] = i % 4 === 3 ? x : linearToSrgb(x);
    });
  });
  const index = Int32Array.from(polygons.vertices);
  return layer(
    'LayerElementColor',
    'ByPolygonVertex',
    [node('Colors', [colors]), node('ColorIndex', [index])],
    101,
    'Col',
  );
}

function describeSlots({ parts }: FbxPolygons, slots: readonly number[]): FbxNode {
  const isOne = slots.every((s) => s === slots[0]);
  const used = isOne ? Int32Array.of(slots[0] ?? 0) : Int32Array.from(parts, (p) => slots[p]);
  return layer('LayerElementMaterial', isOne ? 'AllSame' : 'ByPolygon', [node('Materials', [used])]);
}

function layer(kind: string, mapping: string, values: FbxNode[], version = 101, name = ''): FbxNode {
  const isIndexed = values.length > 1 || kind === 'LayerElementMaterial';
  return node(
    kind,
    [0],
    [
      node('Version', [version]),
      node('Name', [value.text(name)]),
      node('MappingInformationType', [mapping]),
      node('ReferenceInformationType', [isIndexed ? 'IndexToDirect' : 'Direct']),
      ...values,
    ],
  );
}
