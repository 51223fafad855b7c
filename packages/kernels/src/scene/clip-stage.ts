import { createChannelSampler, findSegment } from './channel-sampler.ts';
import { composeMatrix, multiplyMatrices } from './matrices.ts';
import { widthOf } from './pose.ts';
import type { Animation, AnimationChannel, Scene, SceneGraphNode } from './scene.ts';

/** A clip played on a scene: where single nodes are at a time, without posing all of them. */
export interface Stage {
  scene: Scene;
  clip: Animation;
  /** Nodes from the root down to this one. */
  path(node: number): number[];
  channel(node: number, path: AnimationChannel['path']): AnimationChannel | undefined;
  local(node: number, time: number): Pick<SceneGraphNode, 'translation' | 'rotation' | 'scale'>;
  /** World matrix, column-major; of -1 the identity. */
  world(node: number, time: number): Float64Array;
}

const IDENTITY = Float64Array.of(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1);

/** Sets a clip up to be asked about nodes. */
export function createStage(scene: Scene, parents: Int32Array, clip: Animation): Stage {
  const key = (node: number, path: string): string => `${node} ${path}`;
  const channels = new Map(clip.channels.map((c) => [key(c.node, c.path), c]));
  const samplers = new Map(clip.channels.map((c) => [key(c.node, c.path), createChannelSampler(c, widthOf(c))]));
  const value = (node: number, path: 'translation' | 'rotation' | 'scale', time: number): number[] => {
    const channel = channels.get(key(node, path));
    if (!channel?.times.length) return scene.nodes[node][path];
    return samplers.get(key(node, path))!(findSegment(channel.times, time), time);
  };
  const stage: Stage = {
    scene,
    clip,
    path(node) {
      const out: number[] = [];
      for (let i = node; i >= 0; i = parents[i]) out.push(i);
      return out.reverse();
    },
    channel: (node, path) => channels.get(key(node, path)),
    local: (node, time) =>
      ({
        translation: value(node, 'translation', time),
        rotation: value(node, 'rotation', time),
        scale: value(node, 'scale', time),
      }) as ReturnType<Stage['local']>,
    world(node, time) {
      let matrix = node < 0 ? IDENTITY : composeMatrix(stage.local(node, time));
      for (let i = node < 0 ? -1 : parents[node]; i >= 0; i = parents[i])
        matrix = multiplyMatrices(composeMatrix(stage.local(i, time)), matrix);
      return matrix;
    },
  };
  return stage;
}
