import { Raycaster, Vector2, type Vector3 } from 'three';
import type { Stage } from '../stage/stage.ts';
import type { ShownModel } from './shown-model.ts';

/** Above so many triangles nothing is looked up while the pointer moves: it would stutter. */
const LIVELY = 500_000;
/** Pixels within which a joint is meant. */
const JOINT_REACH = 14;

/** Which part lies under a place of the picture, and where the surface is there. Places in pixels of the canvas. */
export function pickPart(
  stage: Stage,
  model: ShownModel,
  x: number,
  y: number,
): { part: number; point: Vector3 } | undefined {
  const { width, height } = stage.canvas.getBoundingClientRect();
  const caster = new Raycaster();
  caster.setFromCamera(new Vector2((2 * x) / width - 1, 1 - (2 * y) / height), stage.camera);
  for (const hit of caster.intersectObject(model.root, true)) {
    let shown = true;
    hit.object.traverseAncestors((up) => {
      if (!up.visible) shown = false;
    });
    if (!shown || !hit.object.visible) continue;
    const part = model.parts.findIndex(({ meshes }) => meshes.some((mesh) => mesh === hit.object));
    return { part, point: hit.point };
  }
  return undefined;
}

/** Whether parts can be looked up as the pointer moves. Skins are placed vertex by vertex, which takes too long. */
export function isLively(model: ShownModel): boolean {
  return (
    model.parts.length > 1 &&
    model.stats.triangles < LIVELY &&
    !model.meshes.some((mesh) => 'isSkinnedMesh' in mesh && model.stats.triangles > 20_000)
  );
}

/** The joint nearest to a place of the picture, or -1 where none is near. */
export function pickJoint(stage: Stage, model: ShownModel, x: number, y: number): number {
  let best = -1;
  let reach = JOINT_REACH;
  model.skeleton.joints.forEach((_, i) => {
    const at = placeInPicture(stage, model.skeleton.placeOf(i));
    if (!at) return;
    const away = Math.hypot(at[0] - x, at[1] - y);
    if (away < reach) {
      reach = away;
      best = i;
    }
  });
  return best;
}

/** Where a point of the scene falls in the picture, pixels; undefined behind the camera. */
export function placeInPicture(stage: Stage, point: Vector3): [number, number] | undefined {
  const { width, height } = stage.canvas.getBoundingClientRect();
  const v = point.clone().project(stage.camera);
  return v.z > 1 ? undefined : [((v.x + 1) / 2) * width, ((1 - v.y) / 2) * height];
}
