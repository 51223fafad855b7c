import type { MaterialSpec } from './material-spec.ts';
import type { Recipe } from './recipe.ts';
import { ANIMAL_RECIPES } from './recipes/animal.ts';
import { BASIC_RECIPES } from './recipes/basic.ts';
import { BODY_RECIPES } from './recipes/body.ts';
import { CLOTH_RECIPES } from './recipes/cloth.ts';
import { FOOD_RECIPES } from './recipes/food.ts';
import { MASONRY_RECIPES } from './recipes/masonry.ts';
import { METAL_RECIPES } from './recipes/metal.ts';
import { MINERAL_RECIPES } from './recipes/mineral.ts';
import { PLANT_RECIPES } from './recipes/plant.ts';
import { PRODUCE_RECIPES } from './recipes/produce.ts';

const LIBRARY: Readonly<Record<string, Recipe>> = {
  ...BASIC_RECIPES,
  ...ANIMAL_RECIPES,
  ...BODY_RECIPES,
  ...PLANT_RECIPES,
  ...METAL_RECIPES,
  ...MINERAL_RECIPES,
  ...MASONRY_RECIPES,
  ...CLOTH_RECIPES,
  ...FOOD_RECIPES,
  ...PRODUCE_RECIPES,
};

/** Words an author may use for a recipe that has another name. */
const ALIASES: Readonly<Record<string, string>> = {
  metal: 'steel',
  silverware: 'silver',
  timber: 'wood',
  cloth: 'fabric',
  cotton: 'fabric',
  linen: 'canvas',
  clay: 'ceramic',
  terracotta: 'plaster',
  rock: 'stone',
  soil: 'dirt',
  mud: 'dirt',
  gem: 'crystal',
  carpaint: 'paint',
  'car-paint': 'paint',
  'car paint': 'paint',
  tyre: 'rubber',
  tire: 'rubber',
  neon: 'lamp',
  light: 'lamp',
  screen: 'lamp',
  shell: 'chitin',
  ivory: 'tooth',
  nail: 'claw',
  antler: 'horn',
  pumpkin: 'fruit-skin',
  frosting: 'icing',
  fish: 'fish-scales',
  straw: 'thatch',
  foliage: 'grass',
};

/** Names of every recipe, for the lexicon and the tests. */
export const MATERIAL_NAMES: readonly string[] = Object.keys(LIBRARY);

/** The recipe of a name or alias; unknown names are `plain`, so that no prompt can fail on a material. */
export function findRecipe(base: string): Recipe {
  const name = base.trim().toLowerCase();
  const dashed = name.replaceAll(/[ _]/g, '-');
  for (const key of [name, dashed, ALIASES[name], ALIASES[dashed]])
    if (key && Object.hasOwn(LIBRARY, key)) return LIBRARY[key];
  return LIBRARY.plain;
}

/** What the bake cannot hold in textures and the glTF material must say: factors 0..1 except `ior` and `emissiveStrength`. */
export interface MaterialHints {
  clearcoat: number;
  clearcoatRoughness: number;
  sheen: number;
  /** Sheen tint, sRGB hex. */
  sheenColor: string;
  transmission: number;
  ior: number;
  emissive: boolean;
  emissiveStrength: number;
}

/** Hints of a spec: its own values, else its recipe's. */
export function materialHints(spec: MaterialSpec): MaterialHints {
  const recipe = findRecipe(spec.base);
  const glow = spec.emissiveStrength ?? recipe.glow ?? (spec.emissive ? 1.5 : 0);
  return {
    clearcoat: spec.clearcoat ?? recipe.clearcoat ?? 0,
    clearcoatRoughness: 0.05 + 0.3 * (spec.wear ?? 0),
    sheen: spec.sheen ?? recipe.sheen ?? 0,
    sheenColor: spec.color2 ?? spec.color ?? recipe.color2,
    transmission: spec.transmission ?? recipe.transmission ?? 0,
    ior: recipe.ior ?? 1.5,
    emissive: recipe.glow !== undefined || spec.emissive !== undefined,
    emissiveStrength: glow,
  };
}
