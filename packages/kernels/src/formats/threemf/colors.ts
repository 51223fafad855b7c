import type { Raster } from '../../image/index.ts';
import { linearToSrgb } from '../../math/index.ts';
import type { FlatPart, Scene } from '../../scene/index.ts';
import { createSampler } from '../_write/vertex-color.ts';

/** Resource ids of the two property groups. */
export const BASE_MATERIALS = 1;
export const COLOR_GROUP = 2;

/** The properties of a part's corners. */
export interface PartColors {
  group: number;
  /** Index in the group for every vertex; one for all where the part is of one colour. */
  index: (vertex: number) => number;
}

/** Collects the colours of all parts: one list of materials of one colour, and one of the colours that vertices have. */
export class ColorTable {
  readonly materials: { name: string; color: string }[] = [];
  readonly colors: string[] = [];
  readonly #materialIndex = new Map<string, number>();
  readonly #colorIndex = new Map<number, number>();

  /** A textured part or one with vertex colours has a colour at every vertex; any other has a material. */
  add(part: FlatPart, scene: Scene, pictures: readonly (Raster | undefined)[]): PartColors {
    const { mesh } = part;
    const material = part.material === undefined ? undefined : scene.materials[part.material];
    const sample = createSampler(mesh, material, pictures);
    const rgb = new Float64Array(3);
    const ref = material?.baseColorTexture;
    if (mesh.colors || (mesh.uvs && ref && pictures[ref.texture])) {
      const index = new Int32Array(mesh.positions.length / 3);
      for (let i = 0; i < index.length; i++) {
        sample(i, rgb);
        index[i] = this.#color(pack(rgb));
      }
      return { group: COLOR_GROUP, index: (vertex) => index[vertex] };
    }
    sample(0, rgb);
    const at = this.#material(material?.name || 'material', hex(pack(rgb)));
    return { group: BASE_MATERIALS, index: () => at };
  }

  #color(packed: number): number {
    const known = this.#colorIndex.get(packed);
    if (known !== undefined) return known;
    this.#colorIndex.set(packed, this.colors.length);
    return this.colors.push(hex(packed)) - 1;
  }

  #material(name: string, color: string): number {
    const key = `${color} ${name}`;
    const known = this.#materialIndex.get(key);
    if (known !== undefined) return known;
    this.#materialIndex.set(key, this.materials.length);
    return this.materials.push({ name, color }) - 1;
  }
}

/** Linear to sRGB, eight bits each. */
function pack(rgb: ArrayLike<number>): number {
  let out = 0;
  for (let k = 0; k < 3; k++) {
    const x = Math.min(1, Math.max(0, rgb[k] || 0));
    out = 256 * out + Math.round(255 * linearToSrgb(x));
  }
  return out;
}

const hex = (packed: number): string => `#${packed.toString(16).padStart(6, '0').toUpperCase()}`;
