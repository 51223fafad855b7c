/**
 * What programs call the parts of a material, last part of the name, lower case, letters and digits only. Lambert and Phong of the format
 * itself; Stingray and Arnold of Maya; Physical, PBR and Arnold of 3ds Max.
 */
export const MATERIAL_NAMES = {
  baseColor: ['basecolor', 'diffusecolor', 'diffuse', 'color'],
  baseWeight: ['base', 'baseweight'],
  metallic: ['metalness', 'metallic'],
  roughness: ['specularroughness', 'roughness'],
  glossiness: ['glossiness'],
  emissive: ['emissioncolor', 'emitcolor', 'emissive'],
  emissiveWeight: ['emission', 'emissiveintensity'],
  clearcoat: ['coat', 'coating'],
  clearcoatRoughness: ['coatroughness', 'coatingroughness'],
  transmission: ['transmission', 'transparency'],
} as const;

export const TEXTURE_NAMES = {
  baseColor: [
    'texcolormap',
    'basecolormap',
    'basecolor',
    'diffusecolor',
    'diffusemap',
    'maincolor',
    'diffuse',
    'color',
  ],
  normal: ['texnormalmap', 'normmap', 'normalmap', 'normalcamera', 'normal'],
  bump: ['bumpmap', 'bump'],
  metallic: ['texmetallicmap', 'metalnessmap', 'metalness', 'metallic', 'reflectionfactor'],
  roughness: ['texroughnessmap', 'roughnessmap', 'specularroughness', 'roughness', 'shininessexponent', 'shininess'],
  glossiness: ['glossinessmap', 'glossiness', 'texglossinessmap'],
  occlusion: ['texaomap', 'aomap', 'ambientcolor'],
  emissive: ['texemissivemap', 'emitcolormap', 'emissioncolor', 'emissivecolor'],
  opacity: ['opacitymap', 'opacity', 'transparentcolor', 'transparencyfactor', 'cutoutmap'],
} as const;
