import type { Material, Mesh, Object3D } from 'three';
import { Overlay, pushBack } from '../inspect/overlays.ts';
import { Exploder, type Part, partsOf } from '../inspect/parts.ts';
import { Player } from '../inspect/player.ts';
import { SkeletonView } from '../inspect/skeleton-view.ts';
import { type ModelStats, measureStats } from '../inspect/stats.ts';
import { SurfaceMaterials } from '../inspect/surface-materials.ts';
import { type Surface, surfacesOf } from '../inspect/surfaces.ts';
import type { Palette } from '../stage/palette.ts';
import type { Extent } from '../stage/stage.ts';
import { disposeModel } from './dispose-model.ts';
import type { LoadedModel } from './load-model.ts';
import { measureModel, meshesOf } from './measure-model.ts';
import { toStandardMaterials } from './to-standard.ts';

/** A model on the stage with everything that can be asked of it. */
export class ShownModel {
  readonly root: Object3D;
  readonly meshes: readonly Mesh[];
  readonly parts: readonly Part[];
  readonly exploder: Exploder;
  readonly skeleton: SkeletonView;
  readonly player: Player;
  readonly extent: Extent;
  readonly stats: ModelStats;
  readonly available: ReadonlySet<Surface>;
  private readonly originals: (Material | Material[])[];
  private readonly materials: Material[];
  private readonly stand = new SurfaceMaterials();
  private readonly wires = new Overlay('wires');
  private readonly hoverTint = new Overlay('tint');
  private readonly selectTint = new Overlay('tint');
  private surface: Surface = 'shaded';
  private wired = false;

  constructor(loaded: LoadedModel, onClipEnd: () => void) {
    this.root = loaded.root;
    toStandardMaterials(this.root);
    this.root.updateMatrixWorld(true);
    this.meshes = meshesOf(this.root);
    for (const mesh of this.meshes) {
      // The box of a skin at rest says nothing of where its joints take it.
      if ('isSkinnedMesh' in mesh) mesh.frustumCulled = false;
      for (const material of [mesh.material].flat()) sharpen(material);
    }
    this.originals = this.meshes.map((mesh) => mesh.material);
    this.materials = [...new Set(this.originals.flat())];
    this.parts = partsOf(this.root);
    this.extent = measureModel(this.root);
    this.exploder = new Exploder(this.parts);
    this.skeleton = new SkeletonView(this.root, () => Math.hypot(...this.size()));
    this.skeleton.group.visible = false;
    this.player = new Player(this.root, loaded.clips, onClipEnd);
    const mapped = this.meshes.some((mesh) => mesh.geometry.hasAttribute('uv'));
    this.available = surfacesOf(this.materials, mapped);
    this.stats = {
      ...measureStats(this.meshes, this.materials),
      size: this.size().map((v) => v * loaded.unit) as [number, number, number],
      joints: this.skeleton.joints.length,
      clips: loaded.clips.length,
    };
  }

  show(surface: Surface, wired: boolean): void {
    this.surface = surface;
    this.wired = wired;
    const used = new Set<Material>();
    this.meshes.forEach((mesh, i) => {
      const swap = (material: Material) => this.stand.for(material, mesh, this.surface);
      const original = this.originals[i];
      mesh.material = Array.isArray(original) ? original.map(swap) : swap(original);
      for (const material of [mesh.material].flat()) used.add(material);
    });
    pushBack(used, this.wired);
    if (this.wired) this.wires.lay(this.meshes);
    else this.wires.lift();
  }

  tint(hovered: number, selected: number): void {
    this.hoverTint.lay(hovered >= 0 && hovered !== selected ? (this.parts[hovered]?.meshes ?? []) : []);
    this.selectTint.lay(selected >= 0 ? (this.parts[selected]?.meshes ?? []) : []);
  }

  paint(palette: Palette): void {
    this.wires.paint(palette.line, this.stats.triangles > 150_000 ? 0.22 : 0.42);
    this.hoverTint.paint(palette.accent, 0.25);
    this.selectTint.paint(palette.accent, 0.5);
    this.skeleton.paint('rgb(255, 255, 255)', palette.accent);
  }

  dispose(): void {
    this.player.dispose();
    for (const overlay of [this.wires, this.hoverTint, this.selectTint]) overlay.dispose();
    this.skeleton.group.removeFromParent();
    this.skeleton.dispose();
    this.meshes.forEach((mesh, i) => {
      mesh.material = this.originals[i];
    });
    this.stand.dispose();
    this.root.removeFromParent();
    disposeModel(this.root);
  }

  private size(): number[] {
    return this.extent.max.map((v, k) => v - this.extent.min[k]);
  }
}

/** Textures seen at a grazing angle stay sharp. */
function sharpen(material: Material): void {
  for (const value of Object.values(material))
    if (value && typeof value === 'object' && 'isTexture' in value) Object.assign(value, { anisotropy: 8 });
}
