import type { BufferGeometry, Material, Mesh, Texture } from 'three';

export interface TextureStats {
  name: string;
  width: number;
  height: number;
}

/** What a model is made of. */
export interface ModelStats {
  triangles: number;
  vertices: number;
  meshes: number;
  materials: number;
  textures: TextureStats[];
  /** Metres: width, height, depth. */
  size: [number, number, number];
  joints: number;
  clips: number;
}

/** Fields of materials that hold pictures, and what they are called. */
const SLOTS: Record<string, string> = {
  map: 'base color',
  metalnessMap: 'metallic',
  roughnessMap: 'roughness',
  normalMap: 'normal',
  aoMap: 'occlusion',
  emissiveMap: 'emissive',
  clearcoatMap: 'clearcoat',
  transmissionMap: 'transmission',
  alphaMap: 'opacity',
  specularMap: 'specular',
  bumpMap: 'bump',
};

/** Triangles of a geometry, as it is drawn. */
export function trianglesOf(geometry: Pick<BufferGeometry, 'index' | 'getAttribute' | 'drawRange'>): number {
  const count = geometry.index?.count ?? geometry.getAttribute('position')?.count ?? 0;
  const drawn = Math.min(count - geometry.drawRange.start, geometry.drawRange.count);
  return Math.max(0, Math.floor(drawn / 3));
}

/** Counts what a model is made of; a geometry used twice is drawn twice, and counts so, but its vertices are stored once. */
export function measureStats(
  meshes: readonly Mesh[],
  materials: readonly Material[],
): Omit<ModelStats, 'size' | 'clips'> {
  const stored = new Set<unknown>();
  const bones = new Set<unknown>();
  let triangles = 0;
  let vertices = 0;
  for (const mesh of meshes) {
    triangles += trianglesOf(mesh.geometry);
    const position = mesh.geometry.getAttribute('position');
    if (position && !stored.has(position)) {
      stored.add(position);
      vertices += position.count;
    }
    const { skeleton } = mesh as Mesh & { skeleton?: { bones: unknown[] } };
    for (const bone of skeleton?.bones ?? []) bones.add(bone);
  }
  return {
    triangles,
    vertices,
    meshes: meshes.length,
    materials: new Set(materials).size,
    textures: texturesOf(materials),
    joints: bones.size,
  };
}

/** Every picture once, with all that it is used for; one picture under several slots is one. */
function texturesOf(materials: readonly Material[]): TextureStats[] {
  const found = new Map<unknown, TextureStats & { uses: Set<string> }>();
  for (const material of materials) {
    for (const [slot, use] of Object.entries(SLOTS)) {
      const texture = (material as unknown as Record<string, Texture | null | undefined>)[slot];
      const image = texture?.source?.data as { width?: number; height?: number } | null | undefined;
      if (!texture || !image) continue;
      const entry = found.get(texture.source) ?? {
        name: '',
        width: image.width ?? 0,
        height: image.height ?? 0,
        uses: new Set<string>(),
      };
      entry.uses.add(use);
      found.set(texture.source, entry);
    }
  }
  return [...found.values()].map(({ uses, width, height }) => ({ name: [...uses].join(', '), width, height }));
}

/** Metres with as many digits as say something: 1.84 m, 12.5 cm, 3.2 mm. */
export function formatLength(metres: number): string {
  const [value, unit] = metres >= 1 ? [metres, 'm'] : metres >= 0.01 ? [metres * 100, 'cm'] : [metres * 1000, 'mm'];
  return `${Number(value.toPrecision(3))} ${unit}`;
}
