import { createChannelSampler, findSegment } from './channel-sampler.ts';
import type { Animation, AnimationChannel, Scene, SceneMesh } from './scene.ts';

/**
 * The scene at a moment of a clip (seconds): node transforms and morph weights set, the clip itself left as it is. A mesh whose weights move
 * becomes one of its own, since several nodes may show it. The input is not changed.
 */
export function poseScene(scene: Scene, clip: Animation | undefined, time: number): Scene {
  const nodes = scene.nodes.map((n) => ({ ...n }));
  const meshes: SceneMesh[] = [...scene.meshes];
  for (const channel of clip?.channels ?? []) {
    const node = nodes[channel.node];
    const width = widthOf(channel);
    if (!node || width === 0) continue;
    const sampler = createChannelSampler(channel, width);
    const value = sampler(findSegment(channel.times, time), time);
    if (channel.path !== 'weights') Object.assign(node, { [channel.path]: value });
    else if (node.mesh !== undefined) node.mesh = meshes.push({ ...meshes[node.mesh], weights: value }) - 1;
  }
  return { ...scene, nodes, meshes };
}

/** Numbers that a channel sets at a time; 0 for one without keys. */
export function widthOf({ path, interpolation, times, values }: AnimationChannel): number {
  if (times.length === 0) return 0;
  if (path !== 'weights') return path === 'rotation' ? 4 : 3;
  return Math.floor(values.length / times.length / (interpolation === 'CUBICSPLINE' ? 3 : 1));
}
