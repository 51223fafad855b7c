import { measureModel } from './facts.ts';
import type { Scene, SceneGraphNode } from './scene.ts';

export interface PlaceOptions {
  /** Multiplies all lengths. Default 1. */
  scale?: number;
  /** Turns the model about +Y, degrees, from +Z towards +X. Default 0. */
  yawDeg?: number;
  /** Moves the model so that the origin is under its middle, on the ground. Default false. */
  pivotBottom?: boolean;
}

/**
 * Scales, turns and moves a whole scene by one node above its roots. Skinned meshes stay outside of it, because they follow their joints,
 * which are inside. Gives the scene itself back when there is nothing to do.
 */
export function placeScene(scene: Scene, options: PlaceOptions): Scene {
  const scale = options.scale ?? 1;
  const yaw = (((options.yawDeg ?? 0) % 360) * Math.PI) / 180;
  if (scale === 1 && yaw === 0 && !options.pivotBottom) return scene;
  const translation: [number, number, number] = [0, 0, 0];
  if (options.pivotBottom) {
    const { min, max } = measureModel(scene).bounds;
    const x = (-(min[0] + max[0]) / 2) * scale;
    const z = (-(min[2] + max[2]) / 2) * scale;
    translation[0] = x * Math.cos(yaw) + z * Math.sin(yaw);
    translation[1] = -min[1] * scale;
    translation[2] = -x * Math.sin(yaw) + z * Math.cos(yaw);
  }
  const isSkinned = (i: number): boolean => scene.nodes[i].skin !== undefined && scene.nodes[i].children.length === 0;
  const top: SceneGraphNode = {
    name: 'placement',
    children: scene.roots.filter((r) => !isSkinned(r)),
    translation,
    rotation: [0, Math.sin(yaw / 2), 0, Math.cos(yaw / 2)],
    scale: [scale, scale, scale],
  };
  return { ...scene, nodes: [...scene.nodes, top], roots: [scene.nodes.length, ...scene.roots.filter(isSkinned)] };
}
