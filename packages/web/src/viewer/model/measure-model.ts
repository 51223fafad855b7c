import { type Mesh, type Object3D, Vector3 } from 'three';
import type { Extent } from '../stage/stage.ts';

/** Points that are enough to frame a thing well. */
const FRAMING = 6000;
/** Vertices that are placed one by one for the box; with more than these, every n-th. */
const EXACT = 600_000;

/** The meshes of a model that are shown, without what this viewer laid over them. */
export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  root.traverse((object) => {
    if ('isMesh' in object && object.isMesh && !object.userData.overlay) meshes.push(object as Mesh);
  });
  return meshes;
}

/**
 * The box of a model as it stands now, skinned and morphed, and points over its surface. Hidden meshes do not count, unless all are.
 * `exact`: vertices that are looked at, at most.
 */
export function measureModel(root: Object3D, exact = EXACT): Extent {
  root.updateWorldMatrix(true, true);
  const all = meshesOf(root);
  const shown = all.filter(isShown);
  const meshes = shown.length > 0 ? shown : all;
  const total = meshes.reduce((sum, mesh) => sum + (mesh.geometry.getAttribute('position')?.count ?? 0), 0);
  const step = Math.max(1, Math.floor(total / exact));
  const every = Math.max(1, Math.floor(total / step / FRAMING));
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  const points: number[] = [];
  const v = new Vector3();
  let counted = 0;
  for (const mesh of meshes) {
    const count = mesh.geometry.getAttribute('position')?.count ?? 0;
    for (let i = 0; i < count; i += step) {
      mesh.getVertexPosition(i, v).applyMatrix4(mesh.matrixWorld);
      if (!Number.isFinite(v.x + v.y + v.z)) continue;
      let extreme = false;
      for (let k = 0; k < 3; k++) {
        const c = v.getComponent(k);
        if (c < min[k]) {
          min[k] = c;
          extreme = true;
        }
        if (c > max[k]) {
          max[k] = c;
          extreme = true;
        }
      }
      // What sticks out decides the frame: it is kept whatever its turn.
      if (extreme || counted % every === 0) points.push(v.x, v.y, v.z);
      counted++;
    }
  }
  if (counted === 0) return { points: new Float32Array(), min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] };
  return { points: Float32Array.from(points), min, max };
}

function isShown(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) if (!at.visible) return false;
  return true;
}
