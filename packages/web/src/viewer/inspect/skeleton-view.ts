import {
  type Bone,
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  type Object3D,
  OctahedronGeometry,
  Quaternion,
  Vector3,
} from 'three';

/** A joint as lists show it: how deep it hangs in the skeleton, 0 for a root. */
export interface JointEntry {
  name: string;
  depth: number;
}

const UP = new Vector3(0, 1, 0);

/** Joints of a model in the order of a walk through their tree. */
export function jointsOf(root: Object3D): { bone: Bone; name: string; depth: number; parent: number }[] {
  const joints: { bone: Bone; name: string; depth: number; parent: number }[] = [];
  const visit = (object: Object3D, parent: number, depth: number) => {
    let at = parent;
    if ('isBone' in object && object.isBone) {
      const name = String(object.userData.name ?? object.name);
      joints.push({ bone: object as Bone, name, depth, parent });
      at = joints.length - 1;
    }
    for (const child of object.children) visit(child, at, at === parent ? depth : depth + 1);
  };
  visit(root, -1, 0);
  return joints;
}

/** Bones drawn through the model: a slim wedge from each joint to the next, a knob where they meet. */
export class SkeletonView {
  readonly group = new Group();
  readonly joints: ReturnType<typeof jointsOf>;
  private readonly wedge = wedgeGeometry();
  private readonly ball = new OctahedronGeometry(1, 1);
  private readonly bone = overMaterial(0.85);
  private readonly knob = overMaterial(1);
  private readonly wedges: InstancedMesh;
  private readonly knobs: InstancedMesh;
  private readonly places: Vector3[];
  private chosen = -1;
  private color = new Color(0xffffff);
  private accent = new Color(0xff7d4a);

  constructor(root: Object3D, size: () => number) {
    this.joints = jointsOf(root);
    this.places = this.joints.map(() => new Vector3());
    this.wedges = new InstancedMesh(this.wedge, this.bone, Math.max(1, this.joints.length));
    this.knobs = new InstancedMesh(this.ball, this.knob, Math.max(1, this.joints.length));
    for (const mesh of [this.wedges, this.knobs]) {
      mesh.frustumCulled = false;
      mesh.renderOrder = 5;
      mesh.userData.overlay = true;
      mesh.raycast = () => undefined;
      this.group.add(mesh);
    }
    this.knobs.renderOrder = 6;
    this.size = size;
  }

  private readonly size: () => number;

  paint(color: string, accent: string): void {
    this.color.setStyle(color);
    this.accent.setStyle(accent);
    this.update();
  }

  choose(joint: number): void {
    this.chosen = joint;
    this.update();
  }

  /** Follows the joints; to be called after they have moved. */
  update(): void {
    const matrix = new Matrix4();
    const turn = new Quaternion();
    const along = new Vector3();
    const scale = new Vector3();
    const thin = this.size() * 0.006;
    for (const [i, { bone }] of this.joints.entries()) this.places[i].setFromMatrixPosition(bone.matrixWorld);
    this.joints.forEach(({ parent }, i) => {
      const here = this.places[i];
      const lit = i === this.chosen;
      matrix.compose(here, turn.identity(), scale.setScalar(lit ? thin * 1.8 : thin * 0.75));
      this.knobs.setMatrixAt(i, matrix);
      this.knobs.setColorAt(i, this.accent);
      if (parent < 0) matrix.makeScale(0, 0, 0);
      else {
        const from = this.places[parent];
        along.subVectors(here, from);
        const length = along.length();
        turn.setFromUnitVectors(UP, length > 1e-9 ? along.divideScalar(length) : UP);
        const wide = Math.min(thin * 1.6, length * 0.18);
        matrix.compose(from, turn, scale.set(wide, length, wide));
      }
      this.wedges.setMatrixAt(i, matrix);
      this.wedges.setColorAt(i, parent >= 0 && parent === this.chosen ? this.accent : this.color);
    });
    for (const mesh of [this.wedges, this.knobs]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
  }

  /** Where a joint is in the scene. */
  placeOf(joint: number): Vector3 {
    return this.places[joint];
  }

  dispose(): void {
    this.wedges.dispose();
    this.knobs.dispose();
    for (const thing of [this.wedge, this.ball, this.bone, this.knob]) thing.dispose();
  }
}

function overMaterial(opacity: number): MeshBasicMaterial {
  return new MeshBasicMaterial({ depthTest: false, depthWrite: false, transparent: true, opacity, toneMapped: false });
}

/** A bone as animators draw it: thickest near its joint, from y 0 to 1. */
function wedgeGeometry(): BufferGeometry {
  const corners = [
    [1, 0.16, 0],
    [0, 0.16, 1],
    [-1, 0.16, 0],
    [0, 0.16, -1],
  ];
  const positions: number[] = [];
  corners.forEach((corner, i) => {
    const next = corners[(i + 1) % 4];
    positions.push(0, 0, 0, ...corner, ...next, 0, 1, 0, ...next, ...corner);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  return geometry;
}
