import { invertMatrix, multiplyMatrices, type Primitive, type Scene } from '../../scene/index.ts';
import { convertParts } from './space.ts';
import type { FbxFile } from './write-file.ts';
import type { FbxPolygons } from './write-points.ts';
import type { PresetRules } from './write-presets.ts';
import { node, value } from './write-tree.ts';

const IDENTITY = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);
/** A bind this near to the identity is one. */
const SNAP = 1e-5;

/** World matrices at bind time, by node, in our space. */
export type BindPose = Map<number, Float64Array>;

/**
 * Where a skinned mesh stands when it is bound, 16 numbers column-major. glTF keeps only products of this with the joints' places; what makes the
 * joints stand at their nodes' rest is what the author had before him, so that is taken, by the first joint that has an inverse.
 */
export function findBindMatrix(scene: Scene, skin: number, world: readonly (Float64Array | undefined)[]): Float64Array {
  const { joints, inverseBindMatrices } = scene.skins[skin];
  for (let j = 0; j < joints.length; j++) {
    const rest = world[joints[j]];
    const inverse = inverseBindMatrices.subarray(16 * j, 16 * j + 16);
    if (!rest || inverse.length < 16) continue;
    const bind = multiplyMatrices(rest, inverse);
    if (!invertMatrix(bind)) continue;
    return bind.every((x, i) => Math.abs(x - IDENTITY[i]) < SNAP) ? IDENTITY : bind;
  }
  return IDENTITY;
}

/**
 * Writes a skin and its clusters, one for every joint, in the order of the skin: the points it moves and by how much, where it stood
 * (TransformLink) and the mesh as seen from there (Transform). The mesh has gone through `bind`. Notes joints' places in `pose`.
 */
export function writeSkin(
  scene: Scene,
  skinIndex: number,
  primitives: readonly Primitive[],
  polygons: FbxPolygons,
  bind: Float64Array,
  target: { file: FbxFile; rules: PresetRules; geometry: number; models: Map<number, number>; pose: BindPose },
  world: readonly (Float64Array | undefined)[],
): void {
  const { file, rules, geometry, models, pose } = target;
  const { name, joints, inverseBindMatrices } = scene.skins[skinIndex];
  const skin = file.add('Deformer', name || 'skin', 'Skin', [
    node('Version', [101]),
    node('Link_DeformAcuracy', [value.double(50)]),
  ]);
  file.link(skin, geometry);
  const influences = gatherInfluences(primitives, polygons, joints.length);
  joints.forEach((joint, j) => {
    const model = models.get(joint);
    if (model === undefined) return;
    const given = inverseBindMatrices.subarray(16 * j, 16 * j + 16);
    const back = given.length === 16 ? invertMatrix(given) : undefined;
    const link = back ? multiplyMatrices(bind, back) : (world[joint] ?? IDENTITY);
    if (!pose.has(joint)) pose.set(joint, link);
    const { points, weights } = influences[j];
    const moved = points.length
      ? [node('Indexes', [Int32Array.from(points)]), node('Weights', [Float64Array.from(weights)])]
      : [];
    const cluster = file.add(
      'Deformer',
      scene.nodes[joint].name || 'joint',
      'Cluster',
      [
        node('Version', [100]),
        node('UserData', ['', '']),
        ...moved,
        node('Transform', [convertParts.matrix(rules.space, invertMatrix(link) ?? IDENTITY)]),
        node('TransformLink', [convertParts.matrix(rules.space, link)]),
      ],
      'SubDeformer',
    );
    file.link(cluster, skin);
    file.link(model, cluster);
  });
}

/** Writes the pose in which everything was bound: meshes, joints and, as Autodesk's check asks, all that is above them. */
export function writeBindPose(
  scene: Scene,
  pose: BindPose,
  meshes: readonly number[],
  models: Map<number, number>,
  world: readonly (Float64Array | undefined)[],
  file: FbxFile,
  rules: PresetRules,
): void {
  const parent = new Map<number, number>();
  scene.nodes.forEach((n, i) => {
    for (const child of n.children) parent.set(child, i);
  });
  const all = new Map(pose);
  for (const joint of pose.keys())
    for (let up = parent.get(joint); up !== undefined && !all.has(up); up = parent.get(up))
      all.set(up, world[up] ?? IDENTITY);
  const entries: [number, Float64Array][] = meshes.map((m) => [m, IDENTITY]);
  for (const [index, matrix] of all) {
    const model = models.get(index);
    if (model !== undefined) entries.push([model, convertParts.matrix(rules.space, matrix)]);
  }
  file.add('Pose', 'BindPose', 'BindPose', [
    node('Type', ['BindPose']),
    node('Version', [100]),
    node('NbPoseNodes', [entries.length]),
    ...entries.map(([id, m]) => node('PoseNode', [], [node('Node', [value.long(id)]), node('Matrix', [m])])),
  ]);
}

/** Points and weights by joint; weights of a point sum to one. */
function gatherInfluences(primitives: readonly Primitive[], { points, offsets }: FbxPolygons, joints: number) {
  const out = Array.from({ length: joints }, () => ({ points: [] as number[], weights: [] as number[] }));
  let part = 0;
  points.forEach((vertex, point) => {
    if (vertex < offsets[part]) part = 0;
    while (vertex >= offsets[part + 1]) part++;
    const { joints: j, weights: w } = primitives[part];
    if (!j || !w) return;
    const v = 4 * (vertex - offsets[part]);
    let sum = 0;
    for (let k = v; k < v + 4; k++) if (w[k] > 0 && j[k] < joints) sum += w[k];
    if (sum === 0) {
      // A vertex that nothing holds hangs from the joint it names first, as in the GLB that we write.
      if (j[v] < joints) out[j[v]].points.push(point);
      if (j[v] < joints) out[j[v]].weights.push(1);
      return;
    }
    for (let k = v; k < v + 4; k++) {
      if (!(w[k] > 0) || j[k] >= joints) continue;
      const { points: list, weights } = out[j[k]];
      // A joint may be named twice by one vertex.
      if (list[list.length - 1] === point) weights[weights.length - 1] += Math.fround(w[k] / sum);
      else {
        list.push(point);
        weights.push(Math.fround(w[k] / sum));
      }
    }
  });
  return out;
}
