import type { Material, Scene, Texture } from '../../scene/index.ts';
import type { FbxPictures } from '../fbx/write-materials.ts';

/** A material library: its text, its pictures by path, and what the scene's materials, and last none, are called in it. */
export interface MaterialLibrary {
  text: string;
  pictures: { name: string; bytes: Uint8Array }[];
  names: string[];
}

const EXTENSIONS: Readonly<Record<Texture['mime'], string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

const PLAIN: Material = {
  name: 'plain',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 1,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

/**
 * Describes materials as an MTL file with the extension for physically based ones that Blender and most newer programs read: Pr roughness, Pm metalness,
 * Ke glow, and their maps. The normal map stands there twice, as `norm` and as Blender has it in `map_Bump`. `pictures`: channel by channel, by
 * material, with the factors worked in. Source: Wavefront, "Advanced Visualizer", appendix B1; Exocortex, "Extending the MTL format for PBR", 2015.
 */
export function writeMtl(scene: Scene, pictures: readonly (FbxPictures | undefined)[]): MaterialLibrary {
  const files = new Map<Texture, string>();
  const taken = new Set<string>();
  const unique = (wanted: string, ending = ''): string => {
    const stem =
      wanted
        .normalize('NFKD')
        .replace(/[^A-Za-z0-9._-]+/g, '_')
        .slice(0, 100) || 'material';
    let name = stem + ending;
    for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${stem}_${i}${ending}`;
    taken.add(name.toLowerCase());
    return name;
  };
  const pathOf = (picture: Texture): string => {
    let path = files.get(picture);
    if (!path) files.set(picture, (path = `textures/${unique(picture.name, `.${EXTENSIONS[picture.mime]}`)}`));
    return path;
  };
  const materials = [...scene.materials, PLAIN];
  const names = materials.map((m) => unique(m.name));
  const lines = ['# Claywork'];
  materials.forEach((material, i) => {
    lines.push('', `newmtl ${names[i]}`, ...describe(material, pictures[i] ?? {}, pathOf));
  });
  const list = [...files].map(([{ bytes }, name]) => ({ name, bytes }));
  return { text: `${lines.join('\n')}\n`, pictures: list, names };
}

function describe(material: Material, pictures: FbxPictures, pathOf: (picture: Texture) => string): string[] {
  const short = (x: number): string => String(Math.round(x * 1e4) / 1e4);
  const [r, g, b, a] = pictures.baseColor ? [1, 1, 1, 1] : material.baseColorFactor;
  const rough = pictures.roughness ? 1 : material.roughnessFactor;
  const metal = pictures.metallic ? 1 : material.metallicFactor;
  const glow = material.emissiveFactor.map((x) => (pictures.emissive ? 1 : x) * (material.emissiveStrength ?? 1));
  const isClear = material.alphaMode !== 'OPAQUE';
  const lines = [
    `Kd ${short(r)} ${short(g)} ${short(b)}`,
    'Ks 0.5 0.5 0.5',
    `Ns ${short(1000 * (1 - rough) ** 2)}`,
    `d ${short(isClear ? a : 1)}`,
    `Pr ${short(rough)}`,
    `Pm ${short(metal)}`,
    `Ke ${glow.map(short).join(' ')}`,
    'illum 2',
  ];
  const map = (word: string, picture: Texture | undefined): void => {
    if (picture) lines.push(`${word} ${pathOf(picture)}`);
  };
  map('map_Kd', pictures.baseColor);
  if (isClear) map('map_d', pictures.baseColor);
  map('map_Pr', pictures.roughness);
  map('map_Pm', pictures.metallic);
  map('map_Ke', pictures.emissive);
  map('norm', pictures.normal);
  map(`map_Bump -bm ${short(material.normalScale ?? 1)}`, pictures.normal);
  return lines;
}
