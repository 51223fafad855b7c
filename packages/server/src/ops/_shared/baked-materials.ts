import type { Material, TransferReport } from '@claywork/kernels';

const UNNAMED: Material = {
  name: '',
  baseColorFactor: [1, 1, 1, 1],
  metallicFactor: 0,
  roughnessFactor: 1,
  emissiveFactor: [0, 0, 0],
  alphaMode: 'OPAQUE',
  doubleSided: false,
};

/**
 * Materials for a model that was built anew, one for each set of source materials that come out alike, and which one each source part gets.
 * After a bake they read the atlas (base colour, occlusion-roughness-metallic, normals, glow, in this order) and keep of their source what
 * pictures do not hold: transparency, clearcoat, sheen. Without one they keep their factors and lose their pictures.
 */
export function bakedMaterials(
  sources: readonly (Material | undefined)[],
  baked: (TransferReport & { glows: boolean }) | undefined,
): { materials: Material[]; ofPart: number[] } {
  const materials: Material[] = [];
  const known = new Map<string, number>();
  const ofPart = sources.map((source = UNNAMED) => {
    const made = baked ? readAtlas(source, baked) : leavePictures(source);
    const key = JSON.stringify({ ...made, name: '' });
    const before = known.get(key);
    if (before !== undefined) return before;
    known.set(key, materials.length);
    return materials.push({ ...made, name: made.name || `surface ${materials.length + 1}` }) - 1;
  });
  return { materials, ofPart };
}

function readAtlas(source: Material, baked: TransferReport & { glows: boolean }): Material {
  const { alphaMode, doubleSided, clearcoat, sheen, transmission } = source;
  const made: Material = {
    name: '',
    baseColorFactor: [1, 1, 1, 1],
    baseColorTexture: { texture: 0 },
    metallicFactor: 1,
    roughnessFactor: 1,
    metallicRoughnessTexture: { texture: 1 },
    normalTexture: { texture: 2 },
    emissiveFactor: baked.glows ? [1, 1, 1] : [0, 0, 0],
    alphaMode,
    doubleSided,
  };
  if (baked.hasOcclusion) made.occlusionTexture = { texture: 1 };
  if (baked.glows) made.emissiveTexture = { texture: 3 };
  if (baked.glows && baked.emissiveStrength !== 1) made.emissiveStrength = baked.emissiveStrength;
  if (alphaMode === 'MASK') made.alphaCutoff = 0.5;
  if (clearcoat?.factor) made.clearcoat = clearcoat;
  if (sheen?.color.some((c) => c > 0)) made.sheen = sheen;
  if (transmission?.factor) made.transmission = transmission;
  return made;
}

function leavePictures(source: Material): Material {
  const {
    baseColorTexture,
    metallicRoughnessTexture: _mr,
    normalTexture: _n,
    normalScale: _ns,
    occlusionTexture: _o,
    occlusionStrength: _os,
    emissiveTexture,
    ...kept
  } = source;
  // Holes were in the picture, and so was the glow's pattern: a lamp's factor alone would light everything.
  if (baseColorTexture && source.alphaMode !== 'OPAQUE' && source.baseColorFactor[3] === 1) kept.alphaMode = 'OPAQUE';
  if (emissiveTexture) kept.emissiveFactor = [0, 0, 0];
  if (kept.alphaMode !== 'MASK') delete kept.alphaCutoff;
  return kept;
}
