import type { Raster, Scene, StyledModel, Texture } from '@claywork/kernels';
import sharp from 'sharp';

/** A restyled model as a scene: a node for each part under one of this name, the picture encoded. */
export async function styledScene(name: string, { parts, picture }: StyledModel): Promise<Scene> {
  const node = (label: string, children: number[], mesh?: number): Scene['nodes'][0] => ({
    name: label,
    children,
    translation: [0, 0, 0],
    rotation: [0, 0, 0, 1],
    scale: [1, 1, 1],
    ...(mesh !== undefined && { mesh }),
  });
  return {
    nodes: [
      node(
        name,
        parts.map((_, i) => i + 1),
      ),
      ...parts.map((part, i) => node(part.name, [], i)),
    ],
    roots: [0],
    meshes: parts.map((part, i) => ({ name: part.name, primitives: [{ mesh: part.mesh, material: i }] })),
    materials: parts.map((part) => part.material),
    textures: picture ? [await encode(name, picture)] : [],
    skins: [],
    animations: [],
  };
}

/** Few colours and hard edges: a small PNG without loss. */
async function encode(name: string, { width, height, channels, data }: Raster): Promise<Texture> {
  const bytes = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 9 }).toBuffer();
  return { name, mime: 'image/png', bytes, wrap: 'clamp', filter: 'nearest' };
}
