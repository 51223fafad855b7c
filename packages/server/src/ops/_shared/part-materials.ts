import { wordsOf } from './part-words.ts';

/** Materials that are called after the part they are on, not after what they are made of. */
const PART_MATERIALS =
  /^(leaf|leaves|foliage|hair|beard|eye|eyes|teeth|tongue|horns?|hooves|muzzle|wheels?|tires?|tyres?|windows?|glass|roof|walls?|doors?|handle|blade|boots?|shoes?|armor|armour|shirt|pants|cape|hat|helmet|cushion|mattress|pillow|fire|flame|fins?|light|stem|trunk|bark)$/;

/** The part that a material is called after; undefined for what is only stuff or colour. */
export function partOfMaterial(name: string, glows = false): string | undefined {
  const words = wordsOf(name);
  // What is light and does not shine is a colour.
  return words.length === 1 && PART_MATERIALS.test(words[0]) && (glows || words[0] !== 'light') ? words[0] : undefined;
}
