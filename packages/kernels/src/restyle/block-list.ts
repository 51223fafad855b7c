/** How the pixels of a block are laid. */
export type BlockPattern =
  | 'planks'
  | 'log'
  | 'stone'
  | 'cobble'
  | 'bricks'
  | 'wool'
  | 'smooth'
  | 'clay'
  | 'leaves'
  | 'grass'
  | 'grain'
  | 'glass'
  | 'metal'
  | 'ring';

/** What a source's material is, as far as its name says so. */
export type BlockFamily = 'wood' | 'rock' | 'brick' | 'cloth' | 'plant' | 'ground' | 'glass' | 'metal';

/** A block that models are built of. */
export interface BlockKind {
  name: string;
  pattern: BlockPattern;
  /** sRGB as 0xrrggbb: its mean colour, about. */
  color: number;
  /** A second colour: mortar, dirt, veins. */
  other?: number;
  /** Materials it stands for; undefined = any. */
  family?: BlockFamily;
}

const WOOLS: readonly [string, number][] = [
  ['white', 0xe9ecec],
  ['light grey', 0x9d9d97],
  ['grey', 0x55595d],
  ['black', 0x17181c],
  ['brown', 0x774a2b],
  ['red', 0xa32a25],
  ['orange', 0xf07a1a],
  ['yellow', 0xf8c92b],
  ['lime', 0x74bb1b],
  ['green', 0x566f1f],
  ['cyan', 0x178b91],
  ['light blue', 0x43b2da],
  ['blue', 0x383da0],
  ['purple', 0x7c2dae],
  ['magenta', 0xbf48b5],
  ['pink', 0xee91af],
];
const CONCRETES: readonly [string, number][] = [
  ['white', 0xd1d6d8],
  ['light grey', 0x7f7f76],
  ['grey', 0x383b3f],
  ['black', 0x0a0b10],
  ['brown', 0x623d21],
  ['red', 0x902222],
  ['orange', 0xe26409],
  ['yellow', 0xf2b117],
  ['lime', 0x60ab1a],
  ['green', 0x4b5d26],
  ['cyan', 0x167a8a],
  ['light blue', 0x2592c9],
  ['blue', 0x2e3092],
  ['purple', 0x66219e],
  ['magenta', 0xab329f],
  ['pink', 0xd6678f],
];
const CLAYS: readonly [string, number][] = [
  ['plain', 0x985e44],
  ['white', 0xd2b3a2],
  ['light grey', 0x886c63],
  ['grey', 0x3a2b24],
  ['black', 0x261811],
  ['brown', 0x4e3424],
  ['red', 0x8f3e2f],
  ['orange', 0xa35527],
  ['yellow', 0xbb8625],
  ['lime', 0x697636],
  ['green', 0x4d542b],
  ['cyan', 0x575c5c],
  ['light blue', 0x726d8b],
  ['blue', 0x4b3c5c],
  ['purple', 0x774757],
  ['magenta', 0x96596d],
  ['pink', 0xa24f50],
];

const PLASTERS: readonly [string, number][] = [
  ['pale blue', 0x9fb6c8],
  ['sky', 0x7f9fb8],
  ['slate blue', 0x55708a],
  ['sage', 0xa9b89a],
  ['moss', 0x7d8c68],
  ['cream', 0xeadfc4],
  ['straw', 0xd0b98a],
  ['rose', 0xd9b0aa],
  ['coral', 0xe0705c],
  ['lilac', 0xb3a5c6],
  ['teal', 0x5f8f8c],
  ['mint', 0xa5d3bd],
  ['tan', 0xc39a74],
  ['umber', 0x8a6a50],
  ['graphite', 0x2a2d31],
  ['ash', 0xb9bcbd],
  ['midnight', 0x1e2d50],
  ['navy', 0x1c3f78],
  ['denim', 0x3c5a96],
  ['indigo', 0x2d1e5a],
  ['cobalt', 0x2350b4],
  ['azure', 0x4b87e1],
  ['clear sky', 0x5ab4f0],
  ['periwinkle', 0x87a5e1],
  ['aqua', 0x5ad2e1],
  ['lagoon', 0x3ca5a5],
  ['petrol', 0x14505a],
  ['ice green', 0xa5f0e1],
  ['sea green', 0x4bc3a5],
  ['jade', 0x2d9669],
  ['emerald', 0x3cb45a],
  ['leaf', 0x2d872d],
  ['forest', 0x1e693c],
  ['bottle green', 0x0f3d2e],
  ['fern', 0x87c387],
  ['pear', 0xb4d25a],
  ['honeydew', 0xc3f096],
  ['lemon', 0xe1e169],
  ['old gold', 0xa5a52d],
  ['sand tone', 0xe8c9a0],
  ['apricot', 0xd9a066],
  ['salmon', 0xe9967a],
  ['sienna', 0xb8553a],
  ['vermilion', 0xb42d0f],
  ['scarlet', 0xf02d1e],
  ['oxblood', 0x6e1418],
  ['wine', 0xa51e4b],
  ['raspberry', 0xe12d69],
  ['orchid', 0xe178c3],
  ['mauve', 0xe1b4e1],
  ['amethyst', 0xa578e1],
  ['heather', 0x9669a5],
  ['plum', 0x691e69],
  ['lichen', 0x48543f],
  ['dark moss', 0x333d2e],
  ['dusk', 0x3f4a5a],
  ['cocoa', 0x5a4436],
  ['taupe', 0x7d7066],
  ['dusty rose', 0xa87f7c],
  ['fog green', 0x8f9d8c],
  ['pewter', 0x6b7480],
  ['ochre', 0xcdae52],
  ['duck egg', 0x8fc3cc],
  ['russet', 0x7a4035],
  ['chestnut', 0x62372b],
  ['aubergine', 0x40384f],
  ['dove', 0x969ba0],
  ['surf', 0x50ece0],
  ['peppermint', 0x44e0b0],
  ['clover', 0x44bc80],
  ['bluebell', 0x3874b0],
  ['pistachio', 0x8ceca4],
  ['spruce green', 0x388068],
  ['shallows', 0x50c8bc],
  ['peony', 0x982c74],
  ['iris', 0x7468bc],
  ['wisteria', 0xb098e0],
  ['foxglove', 0x9850a4],
  ['primrose', 0xd4d480],
  ['grape', 0x684480],
  ['ultraviolet', 0x442074],
  ['royal purple', 0x5a2878],
  ['damson', 0x46284f],
  ['mulberry', 0x802050],
  ['meadow', 0x98b068],
  ['bronze', 0x8c7420],
  ['currant', 0xc8505c],
  ['lake', 0x4498b0],
  ['brook', 0x2098ec],
];

const dyed = (
  rows: readonly [string, number][],
  suffix: string,
  pattern: BlockPattern,
  family?: BlockFamily,
): BlockKind[] =>
  rows.map(([name, color]) => ({ name: `${name} ${suffix}`, pattern, color, ...(family && { family }) }));

/** All blocks. Their pixels are drawn by `drawBlock`. */
export const BLOCKS: readonly BlockKind[] = Object.freeze([
  { name: 'oak planks', pattern: 'planks', color: 0xa9855a, family: 'wood' },
  { name: 'spruce planks', pattern: 'planks', color: 0x765734, family: 'wood' },
  { name: 'birch planks', pattern: 'planks', color: 0xc6b47e, family: 'wood' },
  { name: 'dark oak planks', pattern: 'planks', color: 0x452d16, family: 'wood' },
  { name: 'acacia planks', pattern: 'planks', color: 0xad6035, family: 'wood' },
  { name: 'jungle planks', pattern: 'planks', color: 0xa5775a, family: 'wood' },
  { name: 'crimson planks', pattern: 'planks', color: 0x6a3348, family: 'wood' },
  { name: 'walnut planks', pattern: 'planks', color: 0x57493a, family: 'wood' },
  { name: 'mahogany planks', pattern: 'planks', color: 0x70483a, family: 'wood' },
  { name: 'oak log', pattern: 'log', color: 0x6f5735, other: 0xb0905b, family: 'wood' },
  { name: 'spruce log', pattern: 'log', color: 0x3d2813, other: 0x765734, family: 'wood' },
  { name: 'stone', pattern: 'stone', color: 0x7f7f7f, family: 'rock' },
  { name: 'smooth stone', pattern: 'ring', color: 0xa2a2a2, family: 'rock' },
  { name: 'cobblestone', pattern: 'cobble', color: 0x828282, other: 0x585858, family: 'rock' },
  { name: 'andesite', pattern: 'stone', color: 0x8b8d8e, family: 'rock' },
  { name: 'diorite', pattern: 'stone', color: 0xc4c4c5, family: 'rock' },
  { name: 'granite', pattern: 'stone', color: 0x9a6b5b, family: 'rock' },
  { name: 'deepslate', pattern: 'stone', color: 0x4d4e52, family: 'rock' },
  { name: 'basalt', pattern: 'cobble', color: 0x35343b, other: 0x222127, family: 'rock' },
  { name: 'limestone', pattern: 'stone', color: 0xb6ae99, family: 'rock' },
  { name: 'pale limestone', pattern: 'stone', color: 0xcdc4ac, family: 'rock' },
  { name: 'tuff', pattern: 'stone', color: 0x6c6d66, family: 'rock' },
  { name: 'fieldstone', pattern: 'cobble', color: 0x8b8476, other: 0x665f52, family: 'rock' },
  { name: 'dripstone', pattern: 'stone', color: 0x866b5c, family: 'rock' },
  { name: 'dark prismarine', pattern: 'stone', color: 0x2e5b58, family: 'rock' },
  { name: 'bricks', pattern: 'bricks', color: 0x9b5d4d, other: 0xb5a79d, family: 'brick' },
  { name: 'stone bricks', pattern: 'bricks', color: 0x7d7c7b, other: 0x565656, family: 'brick' },
  { name: 'dark bricks', pattern: 'bricks', color: 0x2e181d, other: 0x1c0d11, family: 'brick' },
  { name: 'sandstone', pattern: 'bricks', color: 0xdacd9f, other: 0xc5b47e, family: 'ground' },
  { name: 'quartz', pattern: 'ring', color: 0xebe6df, family: 'rock' },
  ...dyed(WOOLS, 'wool', 'wool', 'cloth'),
  ...dyed(CONCRETES, 'concrete', 'smooth'),
  ...dyed(CLAYS, 'terracotta', 'clay'),
  ...dyed(PLASTERS, 'plaster', 'clay'),
  { name: 'oak leaves', pattern: 'leaves', color: 0x4b7a2a, other: 0x2f5218, family: 'plant' },
  { name: 'dark leaves', pattern: 'leaves', color: 0x35552a, other: 0x22391b, family: 'plant' },
  { name: 'light leaves', pattern: 'leaves', color: 0x74a03c, other: 0x4f7a24, family: 'plant' },
  { name: 'blossom leaves', pattern: 'leaves', color: 0xe3a3c5, other: 0xc57aa5, family: 'plant' },
  { name: 'grass', pattern: 'grass', color: 0x69a53d, other: 0x85603f, family: 'ground' },
  { name: 'dirt', pattern: 'grain', color: 0x85603f, other: 0x6a4a30, family: 'ground' },
  { name: 'sand', pattern: 'grain', color: 0xdccfa3, other: 0xcdbd8a, family: 'ground' },
  { name: 'red sand', pattern: 'grain', color: 0xbe6621, other: 0xa85618, family: 'ground' },
  { name: 'gravel', pattern: 'cobble', color: 0x847f7e, other: 0x625d5b, family: 'ground' },
  { name: 'snow', pattern: 'grain', color: 0xf7fcfc, other: 0xe6f1f3, family: 'ground' },
  { name: 'ice', pattern: 'glass', color: 0x92b8fb, other: 0xb5d0ff, family: 'glass' },
  { name: 'glass', pattern: 'glass', color: 0xc3e2e8, other: 0xf2fbfc, family: 'glass' },
  { name: 'dark glass', pattern: 'glass', color: 0x2c3440, other: 0x4b5666, family: 'glass' },
  { name: 'gold', pattern: 'metal', color: 0xf6cf3e, other: 0xfff08a, family: 'metal' },
  { name: 'brass', pattern: 'metal', color: 0xb9a650, other: 0xd9c670, family: 'metal' },
  { name: 'steel', pattern: 'metal', color: 0x94989c, other: 0xb4b8bc, family: 'metal' },
  { name: 'iron', pattern: 'metal', color: 0xd9d9d9, other: 0xf2f2f2, family: 'metal' },
  { name: 'copper', pattern: 'metal', color: 0xc06b50, other: 0xe08e6f, family: 'metal' },
  { name: 'aged copper', pattern: 'metal', color: 0x55a587, other: 0x74c2a3, family: 'metal' },
  { name: 'dark metal', pattern: 'metal', color: 0x434046, other: 0x5f5b62, family: 'metal' },
]);

/** Words in the names of materials, and what they say. */
const WORDS: readonly [RegExp, BlockFamily][] = [
  [/glass|window|lens|ice|crystal/i, 'glass'],
  [/brick/i, 'brick'],
  [/wood|bark|trunk|plank|timber|oak|pine|log|branch|barrel/i, 'wood'],
  [/leaf|leaves|foliage|bush|hedge|plant|ivy|moss/i, 'plant'],
  [/grass|lawn|ground|soil|dirt|sand|snow|earth|terrain/i, 'ground'],
  [/stone|rock|cobble|marble|granite|slate/i, 'rock'],
  [/metal|gold|iron|steel|brass|bronze|copper|chrome|silver/i, 'metal'],
  [/cloth|wool|fur|fabric|linen|felt|velvet|cotton/i, 'cloth'],
];

/** What a material's name says it is. */
export function familyOf(materialName: string): BlockFamily | undefined {
  return WORDS.find(([pattern]) => pattern.test(materialName))?.[1];
}
