import type { AttributeEntry } from './types.ts';

/**
 * Adjectives that are neither a colour nor a material: size, build, age, finish, pattern, character, style. An effect
 * names every parameter it may apply to, of any archetype; those that the archetype lacks are passed over.
 */
export const ATTRIBUTES: readonly AttributeEntry[] = [
  // Size
  { words: ['big', 'large', 'great', 'sizable', 'oversized', 'jumbo'], size: 1.5 },
  { words: ['huge', 'enormous', 'massive', 'immense', 'mighty'], size: 2.5 },
  { words: ['giant', 'gigantic', 'colossal', 'titanic', 'monumental', 'towering', 'epic'], size: 3.5 },
  { words: ['small', 'little', 'compact', 'smallish'], size: 0.6 },
  { words: ['tiny', 'miniature', 'mini', 'wee', 'teeny', 'itty bitty', 'dwarf'], size: 0.35 },
  { words: ['microscopic', 'minuscule'], size: 0.15 },
  // Age of animals and people
  {
    words: ['baby', 'newborn', 'infant'],
    size: 0.4,
    effects: [{ params: ['age'], set: 0 }],
  },
  {
    words: ['young', 'juvenile', 'teenage'],
    size: 0.7,
    effects: [{ params: ['age'], set: 0.4 }],
  },
  { words: ['adult', 'grown', 'grown up', 'mature', 'full grown'] },
  // Build
  {
    words: ['fat', 'chubby', 'plump', 'round', 'obese', 'chunky', 'tubby', 'stout', 'overweight', 'bulky', 'rotund'],
    effects: [{ params: ['bulk', 'girth', 'bodyGirth', 'belly', 'bodyWidth', 'fatness', 'weight'], times: 1.35 }],
  },
  {
    words: ['thin', 'skinny', 'slim', 'slender', 'lean', 'lanky', 'bony looking', 'scrawny', 'sleek', 'narrow'],
    effects: [
      { params: ['bulk', 'girth', 'bodyGirth', 'belly', 'bodyWidth', 'fatness', 'weight', 'width'], times: 0.75 },
    ],
  },
  {
    words: ['muscular', 'strong', 'buff', 'powerful', 'beefy', 'brawny'],
    effects: [{ params: ['bulk', 'muscle', 'chest', 'shoulders', 'bodyGirth'], times: 1.2 }],
  },
  {
    words: ['tall', 'high', 'elongated', 'upright'],
    effects: [
      {
        params: [
          'height',
          'legLen',
          'legLength',
          'floors',
          'storeys',
          'stories',
          'towerHeight',
          'stemHeight',
          'trunkHeight',
          'backHeight',
        ],
        times: 1.35,
      },
    ],
  },
  {
    words: ['short', 'low', 'squat', 'stubby', 'stocky'],
    effects: [
      {
        params: [
          'height',
          'legLen',
          'legLength',
          'floors',
          'storeys',
          'stories',
          'towerHeight',
          'stemHeight',
          'trunkHeight',
        ],
        times: 0.7,
      },
    ],
  },
  {
    words: ['long', 'lengthy', 'extended', 'stretched'],
    effects: [{ params: ['length', 'bodyLen', 'bodyLength', 'wheelbase', 'bladeLength'], times: 1.35 }],
  },
  {
    words: ['wide', 'broad'],
    effects: [{ params: ['width', 'bodyWidth', 'bladeWidth', 'girth'], times: 1.3 }],
  },
  {
    words: ['thick', 'heavy', 'sturdy', 'robust', 'hefty'],
    effects: [{ params: ['thickness', 'legThickness', 'bulk', 'trunkRadius', 'wall'], times: 1.3 }],
  },
  { words: ['open', 'opened', 'ajar'], effects: [{ params: ['open'], set: 1 }] },
  { words: ['closed', 'shut', 'locked'], effects: [{ params: ['open'], set: 0 }] },
  { words: ['bitten', 'half eaten'], effects: [{ params: ['bitten'], set: 1 }] },
  {
    words: ['ornate', 'decorated', 'ornamental', 'intricate', 'jeweled', 'jewelled'],
    effects: [{ params: ['ornate', 'gem'], set: 1 }],
  },
  { words: ['flowering', 'blooming', 'blossoming'], effects: [{ params: ['flowers'], set: 3 }] },
  { words: ['snow covered', 'snow capped'], effects: [{ params: ['snow'], set: 1 }] },
  { words: ['potted', 'in a pot'], effects: [{ params: ['pot'], set: 1 }] },
  // Finish
  {
    words: ['shiny', 'glossy', 'polished', 'gleaming', 'lustrous', 'shining', 'varnished', 'waxed'],
    finish: { rough: 0.18 },
    wear: 0,
  },
  { words: ['matte', 'matt', 'dull', 'flat finish', 'unpolished'], finish: { rough: 0.85 } },
  { words: ['satin finish', 'semi gloss'], finish: { rough: 0.4 } },
  { words: ['rough', 'coarse', 'rugged', 'bumpy', 'textured', 'warty', 'knobbly'], finish: { relief: 1.6 } },
  { words: ['smooth', 'sleek finish', 'clean looking'], finish: { relief: 0.4 } },
  {
    words: ['transparent', 'see through', 'clear', 'translucent', 'ghostly', 'spectral'],
    finish: { transmission: 0.85, rough: 0.1 },
  },
  {
    words: ['glowing', 'luminous', 'neon', 'lit', 'radiant', 'bioluminescent', 'lit up', 'illuminated'],
    finish: { emissiveStrength: 2 },
  },
  { words: ['fluffy', 'fuzzy', 'soft', 'cuddly', 'downy'], finish: { relief: 1.4, rough: 0.95, sheen: 0.4 } },
  { words: ['wet', 'slick', 'dripping'], finish: { rough: 0.12, clearcoat: 0.6 } },
  { words: ['iridescent', 'pearlescent', 'holographic'], finish: { clearcoat: 1, metal: 0.4, rough: 0.2 } },
  // Wear
  {
    words: ['old', 'aged', 'vintage', 'antique', 'used', 'retro looking', 'weathered', 'worn', 'worn out', 'elderly'],
    wear: 0.55,
  },
  {
    words: [
      'ancient',
      'ruined',
      'dilapidated',
      'broken',
      'battered',
      'damaged',
      'abandoned',
      'cracked',
      'crumbling',
      'decrepit',
    ],
    wear: 0.85,
  },
  { words: ['rusty', 'rusted', 'corroded', 'tarnished'], wear: 0.9 },
  {
    words: ['dirty', 'dusty', 'grimy', 'stained', 'filthy', 'scratched', 'scuffed', 'post apocalyptic', 'shabby'],
    wear: 0.7,
  },
  {
    words: ['new', 'brand new', 'clean', 'pristine', 'immaculate', 'fresh', 'spotless', 'unused', 'mint condition'],
    wear: 0,
  },
  { words: ['rustic', 'shabby chic', 'farmhouse'], wear: 0.4 },
  // Patterns
  { words: ['striped', 'stripey', 'stripy', 'banded', 'zebra striped', 'tiger striped'], pattern: 'stripes' },
  { words: ['spotted', 'spotty', 'dotted', 'polka dot', 'polka dotted', 'dappled'], pattern: 'spots' },
  { words: ['ringed', 'rosetted', 'leopard print'], pattern: 'rings' },
  { words: ['checkered', 'chequered', 'plaid', 'tartan', 'checked', 'checkerboard'], pattern: 'checks' },
  {
    words: [
      'patchy',
      'piebald',
      'patched',
      'camouflage',
      'camo',
      'calico',
      'tortoiseshell',
      'blotchy',
      'marbled',
      'pinto',
    ],
    pattern: 'patches',
  },
  {
    words: ['speckled', 'freckled', 'flecked', 'mottled', 'starry', 'sparkly', 'glittery', 'glitter'],
    pattern: 'speckles',
  },
  // Colour by association
  {
    words: ['rainbow', 'multicolored', 'multicoloured', 'colorful', 'colourful', 'multi colored'],
    colors: ['#d6322c', '#2457b8', '#f0c320'],
    pattern: 'patches',
  },
  {
    words: ['fiery', 'flaming', 'burning', 'fire', 'on fire', 'blazing', 'hellish', 'infernal'],
    colors: ['#c8320e', '#f2a01c'],
  },
  { words: ['frosty', 'frost', 'arctic', 'wintry', 'winter', 'polar'], colors: ['#dfeef6', '#9cc3dc'] },
  { words: ['aquatic', 'ocean', 'oceanic', 'marine', 'water'], colors: ['#1f6f96', '#8cc8cf'] },
  {
    words: ['shadow', 'shadowy', 'demonic', 'evil', 'dark themed', 'cursed', 'undead', 'zombie'],
    colors: ['#25222b', '#57233a'],
  },
  { words: ['forest', 'jungle', 'woodland', 'earth'], colors: ['#3f6a30', '#6b5230'] },
  { words: ['desert'], colors: ['#c9a468', '#94713f'] },
  { words: ['toxic', 'poisonous', 'acid', 'radioactive', 'venomous'], colors: ['#6fbf1f', '#2b4a14'] },
  { words: ['albino'], colors: ['#f3efea', '#f0cfc9'] },
  {
    words: ['celestial', 'cosmic', 'galaxy', 'galactic', 'space'],
    colors: ['#1d1b4c', '#7a4fb8'],
    pattern: 'speckles',
  },
  // Character: proportions and look
  {
    words: [
      'cute',
      'adorable',
      'chibi',
      'kawaii',
      'lovely',
      'sweet',
      'cartoon',
      'cartoony',
      'cartoonish',
      'toon',
      'funny',
      'goofy',
      'silly',
      'pixar style',
      'disney style',
      'anime',
    ],
    look: 'stylized',
    effects: [{ params: ['headSize', 'head', 'eyeSize', 'eyes'], times: 1.25 }],
  },
  {
    words: ['realistic', 'photorealistic', 'lifelike', 'real', 'natural', 'hyperrealistic', 'photoreal'],
    look: 'realistic',
  },
  { words: ['low poly', 'lowpoly', 'low polygon', 'faceted'], look: 'lowpoly' },
  { words: ['stylized', 'stylised', 'whimsical', 'hand painted', 'storybook'], look: 'stylized' },
  { words: ['claymation', 'clay style', 'claymated'], look: 'clay' },
  { words: ['voxel', 'minecraft style', 'pixelated', 'blocky', '8 bit'], look: 'voxel' },
];
