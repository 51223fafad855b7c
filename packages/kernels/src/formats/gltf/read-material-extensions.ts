import type { Material } from '../../scene/index.ts';
import { numberOr, numbersOr } from './coerce.ts';
import type { GltfMaterial } from './document.ts';

const GLOSSINESS = 'KHR_materials_pbrSpecularGlossiness';
const KNOWN = new Set([
  'KHR_materials_emissive_strength',
  'KHR_materials_clearcoat',
  'KHR_materials_sheen',
  'KHR_materials_transmission',
  'KHR_materials_ior',
  GLOSSINESS,
]);
/** What a dielectric reflects head-on. */
const DIELECTRIC = 0.04;

/** The values of KHR_materials extensions that a scene has a place for; others are named in a warning. */
export function readExtensions(
  e: NonNullable<GltfMaterial['extensions']>,
  warn: (text: string) => void,
): Partial<Material> {
  const out: Partial<Material> = {};
  for (const [name, value] of Object.entries(e)) {
    if (!KNOWN.has(name)) warn(`Materials were kept without ${name.slice(0, 80)}.`);
    else if (name !== GLOSSINESS && value && Object.keys(value).some((key) => key.endsWith('Texture')))
      warn(`The textures of ${name} were left out.`);
  }
  if (e.KHR_materials_emissive_strength)
    out.emissiveStrength = numberOr(e.KHR_materials_emissive_strength.emissiveStrength, 1);
  const coat = e.KHR_materials_clearcoat;
  if (coat)
    out.clearcoat = {
      factor: numberOr(coat.clearcoatFactor, 0),
      roughness: numberOr(coat.clearcoatRoughnessFactor, 0),
    };
  const sheen = e.KHR_materials_sheen;
  if (sheen) {
    const color = numbersOr<[number, number, number]>(sheen.sheenColorFactor, [0, 0, 0]);
    out.sheen = { color, roughness: numberOr(sheen.sheenRoughnessFactor, 0) };
  }
  const clear = e.KHR_materials_transmission;
  if (clear)
    out.transmission = { factor: numberOr(clear.transmissionFactor, 0), ior: numberOr(e.KHR_materials_ior?.ior, 1.5) };
  return out;
}

type Glossiness = NonNullable<NonNullable<GltfMaterial['extensions']>['KHR_materials_pbrSpecularGlossiness']>;

/**
 * Metallic and roughness for specular and glossiness, from the factors. How metallic it is solves the equation in which both models reflect
 * alike. Source: Khronos, "Converting between workflows for KHR_materials_pbrSpecularGlossiness", 2017.
 */
export function convertGlossiness(gloss: Glossiness, warn: (text: string) => void): Partial<Material> {
  warn('Specular and glossiness were turned into metallic and roughness, which is close but not the same.');
  const diffuse = numbersOr<[number, number, number, number]>(gloss.diffuseFactor, [1, 1, 1, 1]);
  const specular = numbersOr<[number, number, number]>(gloss.specularFactor, [1, 1, 1]);
  const roughnessFactor = 1 - Math.min(1, Math.max(0, numberOr(gloss.glossinessFactor, 1)));
  // With a texture the factors are no values but limits: the texture, mostly of a dielectric, cannot be asked here.
  if (gloss.specularGlossinessTexture) {
    return { baseColorFactor: diffuse, metallicFactor: 0, roughnessFactor: Math.max(0.5, roughnessFactor) };
  }
  const strength = 1 - Math.max(...specular);
  const metallic = solveMetallic(brightness(diffuse), brightness(specular), strength);
  const base = [0, 1, 2].map((k) => {
    const fromDiffuse = (diffuse[k] * strength) / (1 - DIELECTRIC) / Math.max(1 - metallic, 1e-4);
    const fromSpecular = (specular[k] - DIELECTRIC * (1 - metallic)) / Math.max(metallic, 1e-4);
    const mixed = fromDiffuse + (fromSpecular - fromDiffuse) * metallic ** 2;
    return Math.min(1, Math.max(0, mixed));
  });
  return { baseColorFactor: [base[0], base[1], base[2], diffuse[3]], metallicFactor: metallic, roughnessFactor };
}

function brightness([r, g, b]: readonly number[]): number {
  return Math.sqrt(0.299 * r * r + 0.587 * g * g + 0.114 * b * b);
}

function solveMetallic(diffuse: number, specular: number, strength: number): number {
  if (specular < DIELECTRIC) return 0;
  const a = DIELECTRIC;
  const b = (diffuse * strength) / (1 - DIELECTRIC) + specular - 2 * DIELECTRIC;
  const c = DIELECTRIC - specular;
  const d = Math.max(0, b * b - 4 * a * c);
  return Math.min(1, Math.max(0, (-b + Math.sqrt(d)) / (2 * a)));
}
