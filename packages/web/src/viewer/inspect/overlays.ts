import { Color, type Material, Mesh, MeshBasicMaterial, SkinnedMesh } from 'three';

/** Lays a second drawing of the same geometry over meshes: their wires, or a tint that says which one is meant. */
export class Overlay {
  private readonly material: MeshBasicMaterial;
  private laid: Mesh[] = [];

  constructor(kind: 'wires' | 'tint') {
    this.material = new MeshBasicMaterial({
      wireframe: kind === 'wires',
      transparent: true,
      opacity: kind === 'wires' ? 0.5 : 0.4,
      depthWrite: false,
      toneMapped: false,
      polygonOffset: kind === 'tint',
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -2,
    });
  }

  /** Any CSS colour that three reads, and how much of it. */
  paint(color: string, opacity: number): void {
    this.material.color = new Color().setStyle(color);
    this.material.opacity = opacity;
  }

  /** Over these meshes and no others. */
  lay(meshes: readonly Mesh[]): void {
    this.lift();
    this.laid = meshes.map((mesh) => {
      const over = copyOf(mesh, this.material);
      over.userData.overlay = true;
      over.renderOrder = 2;
      over.raycast = () => undefined;
      mesh.add(over);
      return over;
    });
  }

  lift(): void {
    for (const over of this.laid) over.removeFromParent();
    this.laid = [];
  }

  dispose(): void {
    this.lift();
    this.material.dispose();
  }
}

/** Wires lie exactly in the surface; it is pushed back by a hair while they are shown. */
export function pushBack(materials: Iterable<Material>, on: boolean): void {
  for (const material of materials) {
    if (material.polygonOffset === on) continue;
    material.polygonOffset = on;
    material.polygonOffsetFactor = material.polygonOffsetUnits = on ? 1 : 0;
    material.needsUpdate = true;
  }
}

function copyOf(mesh: Mesh, material: Material): Mesh {
  const over =
    mesh instanceof SkinnedMesh ? new SkinnedMesh(mesh.geometry, material) : new Mesh(mesh.geometry, material);
  if (mesh instanceof SkinnedMesh && over instanceof SkinnedMesh) {
    over.bindMode = mesh.bindMode;
    over.bind(mesh.skeleton, mesh.bindMatrix);
    over.frustumCulled = false;
  }
  over.morphTargetInfluences = mesh.morphTargetInfluences;
  over.morphTargetDictionary = mesh.morphTargetDictionary;
  return over;
}
