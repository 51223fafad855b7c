/** What a material is to a style: which of its rules applies. */
export type MaterialClass = 'eye' | 'glow' | 'glass' | 'metal' | 'wood' | 'stone' | 'cloth' | 'coat' | 'leaf' | 'soft';

const CLASSES: readonly (readonly [MaterialClass, string])[] = [
  ['eye', 'eye eye-slit eye-goat eye-black'],
  ['glow', 'lamp lava'],
  ['glass', 'glass tinted-glass crystal ice'],
  [
    'metal',
    'steel brushed-steel aluminium chrome silver gold brass bronze copper iron cast-iron rust mail wicker-metal tin gold-leaf',
  ],
  ['wood', 'wood oak dark-wood planks bark wicker thatch cork bamboo'],
  [
    'stone',
    'stone sandstone obsidian granite marble sand dirt brick cut-stone tiles cobble roof-tile slate shingles plaster concrete',
  ],
  ['cloth', 'fabric canvas denim rope silk velvet knit leather paper cardboard felt'],
  [
    'coat',
    'skin hide scales fish-scales fur short-fur hair wool feathers chitin horn bone tooth claw hoof beak membrane flesh',
  ],
  ['leaf', 'leaf foliage grass petal cactus moss'],
];
const CLASS_OF: ReadonlyMap<string, MaterialClass> = new Map(
  CLASSES.flatMap(([kind, names]) => names.split(' ').map((name): [string, MaterialClass] => [name, kind])),
);

/** The class of a recipe; paints, plastics, ceramics, food and what is new are `soft`: any colour, no grain. */
export function classOf(base: string): MaterialClass {
  return CLASS_OF.get(base) ?? 'soft';
}
