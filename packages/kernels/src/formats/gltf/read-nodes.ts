import type { Animation, AnimationChannel, SceneGraphNode, Skin } from '../../scene/index.ts';
import { decomposeMatrix } from '../../scene/index.ts';
import type { Accessors } from './accessors.ts';
import { numbersOr, textOr } from './coerce.ts';
import type { GltfAnimation, GltfDocument, GltfNode } from './document.ts';
import { indexOf, listOf, refuse } from './expect.ts';

/** Deeper trees are refused: nobody builds them, and everything that walks a tree would have to survive them. */
const DEPTH_MAX = 1000;

/** Reads nodes and roots. The nodes must form trees: a node that is its own ancestor, or has two parents, is refused. */
export function readNodes(
  document: GltfDocument,
  meshes: number,
  skins: number,
): { nodes: SceneGraphNode[]; roots: number[] } {
  const sources = listOf<GltfNode>(document.nodes, 'nodes');
  const parent = new Int32Array(sources.length).fill(-1);
  const nodes = sources.map((source, index): SceneGraphNode => {
    const children = Array.isArray(source.children)
      ? source.children.map((c) => indexOf(c, sources.length, 'A node'))
      : [];
    for (const child of children) {
      if (parent[child] >= 0 || child === index)
        throw refuse('The nodes do not form a tree: one of them has two parents.');
      parent[child] = index;
    }
    const node: SceneGraphNode = {
      name: textOr(source.name),
      children,
      ...(Array.isArray(source.matrix)
        ? decomposeMatrix(numbersOr(source.matrix, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))
        : {
            translation: numbersOr<[number, number, number]>(source.translation, [0, 0, 0]),
            rotation: numbersOr<[number, number, number, number]>(source.rotation, [0, 0, 0, 1]),
            scale: numbersOr<[number, number, number]>(source.scale, [1, 1, 1]),
          }),
    };
    if (source.mesh !== undefined) node.mesh = indexOf(source.mesh, meshes, 'A node');
    if (source.skin !== undefined) node.skin = indexOf(source.skin, skins, 'A node');
    if (source.extras && typeof source.extras === 'object' && !Array.isArray(source.extras))
      node.extras = source.extras;
    return node;
  });
  checkDepth(parent);
  const scenes = listOf<{ nodes?: number[] }>(document.scenes, 'scenes', 10_000);
  const shown = scenes.length
    ? scenes[document.scene === undefined ? 0 : indexOf(document.scene, scenes.length, 'The file')]
    : undefined;
  const all = nodes.map((_, i) => i).filter((i) => parent[i] < 0);
  const listed =
    shown && Array.isArray(shown.nodes) ? shown.nodes.map((n) => indexOf(n, nodes.length, 'A scene')) : all;
  const roots = [...new Set(listed)];
  for (const root of roots) if (parent[root] >= 0) throw refuse('A scene lists a node that hangs under another.');
  return { nodes, roots };
}

/** Follows every node up to its root, marking what is known to be sound: linear, and finds loops. */
function checkDepth(parent: Int32Array): void {
  const depth = new Int32Array(parent.length);
  for (let start = 0; start < parent.length; start++) {
    const path: number[] = [];
    let node = start;
    while (node >= 0 && depth[node] === 0) {
      path.push(node);
      if (path.length > DEPTH_MAX) throw refuse(`The nodes form a loop, or a tree deeper than ${DEPTH_MAX}.`);
      node = parent[node];
    }
    let d = node >= 0 ? depth[node] : 0;
    for (let i = path.length - 1; i >= 0; i--) depth[path[i]] = ++d;
    if (d > DEPTH_MAX) throw refuse(`The nodes form a tree deeper than ${DEPTH_MAX}.`);
  }
}

/** Reads skins. Missing inverse bind matrices count as identity. */
export function readSkins(document: GltfDocument, accessors: Accessors): Skin[] {
  const nodes = listOf<GltfNode>(document.nodes, 'nodes').length;
  return listOf<NonNullable<GltfDocument['skins']>[number]>(document.skins, 'skins', 10_000).map((source) => {
    if (!Array.isArray(source.joints) || source.joints.length === 0 || source.joints.length > 65535)
      throw refuse('A skin has no joints, or too many.');
    const joints = source.joints.map((j) => indexOf(j, nodes, 'A skin'));
    const matrices = new Float32Array(16 * joints.length);
    for (let m = 0; m < joints.length; m++) for (let k = 0; k < 4; k++) matrices[16 * m + 5 * k] = 1;
    if (source.inverseBindMatrices !== undefined) {
      const { values } = accessors.floats(source.inverseBindMatrices, [16]);
      if (values.length < matrices.length) throw refuse('A skin has fewer bind matrices than joints.');
      matrices.set(values.subarray(0, matrices.length));
    }
    const skin: Skin = { name: textOr(source.name), joints, inverseBindMatrices: matrices };
    if (source.skeleton !== undefined) skin.skeleton = indexOf(source.skeleton, nodes, 'A skin');
    return skin;
  });
}

const PATH_SIZES = { translation: 3, rotation: 4, scale: 3, weights: 1 } as const;

/** Reads animations. A channel whose values do not fit its times, or that moves something else than a node, is left out with a warning. */
export function readAnimations(
  document: GltfDocument,
  accessors: Accessors,
  nodes: number,
  warn: (text: string) => void,
): Animation[] {
  return listOf<GltfAnimation>(document.animations, 'animations', 10_000).map((source) => {
    const samplers = listOf<GltfAnimation['samplers'][number]>(source.samplers, 'animation samplers');
    const channels: AnimationChannel[] = [];
    for (const channel of listOf<GltfAnimation['channels'][number]>(source.channels, 'animation channels')) {
      const sampler = samplers[indexOf(channel.sampler, samplers.length, 'An animation')];
      const path = channel.target?.path as AnimationChannel['path'];
      if (channel.target?.node === undefined || !(path in PATH_SIZES)) continue;
      const node = indexOf(channel.target.node, nodes, 'An animation');
      const times = accessors.floats(sampler.input, [1]).values;
      const { values } = accessors.floats(sampler.output, [PATH_SIZES[path]]);
      const mode = sampler.interpolation;
      const interpolation = mode === 'STEP' || mode === 'CUBICSPLINE' ? mode : 'LINEAR';
      const frames = times.length * (interpolation === 'CUBICSPLINE' ? 3 : 1);
      const fits =
        path === 'weights' ? values.length % Math.max(1, frames) === 0 : values.length === frames * PATH_SIZES[path];
      if (times.length === 0 || !fits || !isRising(times)) warn('An animation channel is damaged and was left out.');
      else channels.push({ node, path, interpolation, times, values });
    }
    return { name: textOr(source.name), channels };
  });
}

function isRising(times: Float32Array): boolean {
  for (let i = 0; i < times.length; i++) if (!(times[i] >= 0) || (i > 0 && times[i] <= times[i - 1])) return false;
  return true;
}
