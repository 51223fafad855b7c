import { Box3, Matrix4, type Mesh, type Object3D, SkinnedMesh, Vector3 } from 'three';
import { meshesOf } from '../model/measure-model.ts';
import { explodeOffsets, type PartPlace } from './explode.ts';
import { trianglesOf } from './stats.ts';

/** A piece of a model that has a name: a node of its file with all that it is drawn of. */
export interface Part {
  name: string;
  node: Object3D;
  meshes: Mesh[];
  triangles: number;
}

/** Parts of a model, in the order of its file. A node with several materials is one part. */
export function partsOf(root: Object3D): Part[] {
  const parts = new Map<Object3D, Part>();
  for (const mesh of meshesOf(root)) {
    const node = isWhole(mesh) ? mesh : (mesh.parent as Object3D);
    const part = parts.get(node) ?? { name: nameOf(node) || nameOf(mesh), node, meshes: [], triangles: 0 };
    part.meshes.push(mesh);
    part.triangles += trianglesOf(mesh.geometry);
    parts.set(node, part);
  }
  return [...parts.values()];
}

/** A mesh that is a node of its own: the reader of glTF gives nodes their names, but not the primitives of one that has several. */
function isWhole(mesh: Mesh): boolean {
  return mesh.userData.name !== undefined || mesh.parent?.userData.name === undefined;
}

/** The name in the file: three takes spaces and dots out of the names that it uses itself. */
function nameOf(object: Object3D): string {
  return String(object.userData.name ?? object.name ?? '')
    .replace(/_/g, ' ')
    .trim();
}

/** Takes a model apart and puts it together again. Skinned parts follow their joints and stay. */
export class Exploder {
  private readonly rest: { node: Object3D; position: Vector3; inverse: Matrix4 }[] = [];
  private readonly places: PartPlace[] = [];
  private readonly middle: [number, number, number];
  private readonly size: number;

  constructor(parts: readonly Part[]) {
    const whole = new Box3();
    const box = new Box3();
    const centre = new Vector3();
    const nodes = new Set(parts.map((part) => part.node));
    for (const { node, meshes } of parts) {
      if (meshes.some((mesh) => mesh instanceof SkinnedMesh) || !node.parent) continue;
      node.parent.updateWorldMatrix(true, false);
      box.makeEmpty();
      for (const mesh of meshes) box.expandByObject(mesh);
      if (box.isEmpty()) continue;
      whole.union(box);
      box.getCenter(centre);
      this.places.push({ centre: [centre.x, centre.y, centre.z] });
      // A part that hangs on another goes with it already: what it moves itself is laid on top, in the axes of its parent.
      const inverse = new Matrix4().copy(node.parent.matrixWorld).setPosition(0, 0, 0).invert();
      this.rest.push({ node, position: node.position.clone(), inverse });
    }
    whole.getCenter(centre);
    this.middle = [centre.x, centre.y, centre.z];
    this.size = whole.isEmpty() ? 0 : whole.min.distanceTo(whole.max);
    this.carried = this.rest.map(({ node }) => {
      for (let up = node.parent; up; up = up.parent)
        if (nodes.has(up)) return this.rest.findIndex((other) => other.node === up);
      return -1;
    });
  }

  private readonly carried: number[];

  /** Whether there is anything to take apart. */
  get possible(): boolean {
    return this.rest.length > 1;
  }

  /** Moves the parts; 0 together, 1 apart. */
  apply(amount: number): void {
    const offsets = explodeOffsets(this.places, this.middle, this.size, amount);
    const move = new Vector3();
    this.rest.forEach(({ node, position, inverse }, i) => {
      move.fromArray(offsets, 3 * i);
      const by = this.carried[i];
      if (by >= 0) for (let k = 0; k < 3; k++) move.setComponent(k, move.getComponent(k) - offsets[3 * by + k]);
      node.position.copy(position).add(move.applyMatrix4(inverse));
      node.updateMatrix();
    });
  }
}
