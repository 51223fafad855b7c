import type { Animation, Scene, Skin } from '../../scene/index.ts';
import type { BinaryWriter } from './binary.ts';
import type { GltfAnimation, GltfDocument, GltfNode } from './document.ts';

/** Nodes that hang under a root, in depth-first order. */
export function listReachable(scene: Scene): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (index: number): void => {
    if (seen.has(index)) return;
    seen.add(index);
    order.push(index);
    for (const child of scene.nodes[index].children) visit(child);
  };
  for (const root of scene.roots) visit(root);
  return order;
}

/** Writes one node: default transforms are left out, rotations brought to unit length. */
export function describeNode(scene: Scene, index: number, at: (node: number) => number): GltfNode {
  const node = scene.nodes[index];
  const out: GltfNode = {};
  if (node.name) out.name = node.name;
  if (node.children.length) out.children = node.children.map(at);
  if (node.translation.some((x) => x !== 0)) out.translation = [...node.translation];
  const [x, y, z, w] = node.rotation;
  const l = Math.hypot(x, y, z, w);
  if (l > 0 && (x !== 0 || y !== 0 || z !== 0)) out.rotation = [x / l, y / l, z / l, w / l];
  if (node.scale.some((s) => s !== 1)) out.scale = [...node.scale];
  if (node.extras && Object.keys(node.extras).length) out.extras = node.extras;
  return out;
}

/** Writes a skin; its joints must be reachable nodes. */
export function writeSkin(
  skin: Skin,
  at: (node: number) => number,
  binary: BinaryWriter,
): NonNullable<GltfDocument['skins']>[number] {
  const out: NonNullable<GltfDocument['skins']>[number] = { joints: skin.joints.map(at) };
  if (skin.name) out.name = skin.name;
  if (skin.skeleton !== undefined) out.skeleton = at(skin.skeleton);
  const matrices = skin.inverseBindMatrices.slice();
  // The last row must be exactly 0 0 0 1.
  for (let m = 0; m < matrices.length; m += 16) {
    matrices[m + 3] = matrices[m + 7] = matrices[m + 11] = 0;
    matrices[m + 15] = 1;
  }
  if (matrices.length) out.inverseBindMatrices = binary.accessor(matrices, 'MAT4');
  return out;
}

const PATH_TYPES = { translation: 'VEC3', rotation: 'VEC4', scale: 'VEC3', weights: 'SCALAR' } as const;

/** Writes a clip, leaving out channels of nodes that are not written; undefined when nothing is left. */
export function writeAnimation(
  animation: Animation,
  at: (node: number) => number | undefined,
  binary: BinaryWriter,
): GltfAnimation | undefined {
  const out: GltfAnimation = { channels: [], samplers: [] };
  if (animation.name) out.name = animation.name;
  for (const channel of animation.channels) {
    const node = at(channel.node);
    if (node === undefined || channel.times.length === 0) continue;
    const values =
      channel.path === 'rotation' ? unitQuaternions(channel.values, channel.interpolation) : channel.values;
    const sampler: GltfAnimation['samplers'][number] = {
      input: binary.accessor(channel.times, 'SCALAR', { bounds: true }),
      output: binary.accessor(values, PATH_TYPES[channel.path]),
    };
    if (channel.interpolation !== 'LINEAR') sampler.interpolation = channel.interpolation;
    out.channels.push({ sampler: out.samplers.length, target: { node, path: channel.path } });
    out.samplers.push(sampler);
  }
  return out.channels.length ? out : undefined;
}

function unitQuaternions(values: Float32Array, interpolation: string): Float32Array {
  const out = values.slice();
  // In a cubic spline every second of three is the value; tangents have any length.
  const step = interpolation === 'CUBICSPLINE' ? 12 : 4;
  for (let i = interpolation === 'CUBICSPLINE' ? 4 : 0; i + 3 < out.length; i += step) {
    const l = Math.hypot(out[i], out[i + 1], out[i + 2], out[i + 3]);
    if (l > 0) for (let k = 0; k < 4; k++) out[i + k] /= l;
    else out[i + 3] = 1;
  }
  return out;
}
