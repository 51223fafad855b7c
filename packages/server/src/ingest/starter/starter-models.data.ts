/** What is done to a starter model after it was sculpted. */
export type StarterFinish =
  | { motion: string }
  | { style: 'lego' | 'voxel' | 'voronoi' | 'minecraft' }
  | { look: string };

/** One model of the starter catalog: what it is made of and what is said of it. */
export interface StarterModel {
  slug: string;
  title: string;
  prompt: string;
  category: string;
  tags: string[];
  description: string;
  /** Design of the prompt; the first when left out. */
  seed?: number;
  quality?: 'draft' | 'standard';
  finish?: StarterFinish;
}

type Row = [slug: string, title: string, prompt: string, tags: string, description: string, more?: More];
type More = Pick<StarterModel, 'seed' | 'finish'>;

const of = (category: string, rows: Row[]): StarterModel[] =>
  rows.map(([slug, title, prompt, tags, description, more]) => ({
    ...{ slug, title, prompt, category, tags: tags.split(' '), description },
    ...more,
  }));

const moves = (motion: string): More => ({ finish: { motion: `preset:${motion}` } });

/** The models that a fresh catalog begins with, the most inviting first: they appear in this order. */
export const STARTER_MODELS: readonly StarterModel[] = interleave([
  of('creatures', [
    [
      'green-dragon',
      'Green dragon',
      'a green dragon with orange wings',
      'dragon fantasy wings',
      'A scaly dragon with spread wings.',
    ],
    [
      'bronze-dragon',
      'Bronze dragon',
      'a dragon',
      'dragon statue bronze',
      'A dragon as a statue: weathered bronze, gilded wings.',
      { seed: 3, finish: { look: 'weathered bronze with gold wings' } },
    ],
    [
      'white-unicorn',
      'Unicorn',
      'a white unicorn with a golden horn and a purple mane',
      'unicorn horse fantasy animated',
      'A unicorn that gallops.',
      moves('quadruped:gallop'),
    ],
    [
      'stone-golem',
      'Stone golem',
      'a stone golem covered in moss',
      'golem stone monster',
      'A giant of boulders, long asleep.',
    ],
    [
      'voxel-dragon',
      'Voxel dragon',
      'a red dragon',
      'dragon voxel cubes',
      'A dragon of little cubes.',
      { finish: { style: 'voxel' } },
    ],
  ]),
  of('animals', [
    ['red-fox', 'Red fox', 'a red fox', 'fox forest animated', 'A fox on a trot, rigged.', moves('quadruped:trot')],
    ['bald-eagle', 'Bald eagle', 'a bald eagle', 'eagle bird feathers', 'An eagle with its wings spread.'],
    [
      'brown-horse',
      'Brown horse',
      'a brown horse with a black mane',
      'horse farm animated',
      'A horse at a walk, rigged.',
      moves('quadruped:walk'),
    ],
    [
      'great-white-shark',
      'Great white shark',
      'a great white shark',
      'shark fish sea animated',
      'A shark that swims, rigged.',
      moves('aquatic:march'),
    ],
    [
      'brick-elephant',
      'Brick elephant',
      'an elephant',
      'elephant bricks toy',
      'An elephant that you could build of bricks.',
      { finish: { style: 'lego' } },
    ],
  ]),
  of('characters', [
    ['knight', 'Knight', 'a knight in silver armor', 'knight armor medieval', 'A knight in plate, ready at the gate.'],
    [
      'wizard',
      'Old wizard',
      'an old wizard with a blue robe and a white beard',
      'wizard magic fantasy',
      'A wizard with a beard as long as his memory.',
    ],
    ['astronaut', 'Astronaut', 'an astronaut', 'astronaut space suit', 'Ready to go outside.'],
    [
      'pirate-captain',
      'Pirate captain',
      'a pirate captain with a red coat and a black hat',
      'pirate captain sea',
      'A captain without a crew.',
    ],
    [
      'dancing-robot',
      'Dancing robot',
      'a blue robot',
      'robot machine animated',
      'A robot that dances, rigged.',
      moves('biped:dance_01'),
    ],
  ]),
  of('vehicles', [
    ['red-sports-car', 'Red sports car', 'a red sports car', 'car road fast', 'Low, wide, and red.'],
    [
      'steam-locomotive',
      'Steam locomotive',
      'a black steam locomotive',
      'train steam railway',
      'An engine of the age of steam.',
    ],
    [
      'sailing-ship',
      'Sailing ship',
      'a wooden pirate ship with white sails',
      'ship sail sea',
      'Three masts and a following wind.',
    ],
    ['biplane', 'Biplane', 'a yellow biplane', 'airplane propeller flight', 'Two wings, one seat.'],
    ['space-rocket', 'Space rocket', 'a red rocket', 'rocket space retro', 'A rocket as they were once drawn.'],
    ['yellow-excavator', 'Excavator', 'a yellow excavator', 'excavator construction machine', 'It digs.'],
  ]),
  of('buildings', [
    ['castle', 'Castle', 'a stone castle with red flags', 'castle medieval towers', 'Walls, towers, and a gate.'],
    [
      'lighthouse',
      'Lighthouse',
      'a white lighthouse with red stripes on a rock',
      'lighthouse sea coast',
      'It has stood there through every storm.',
    ],
    ['windmill', 'Windmill', 'an old wooden windmill', 'windmill farm wind', 'A mill with four sails.'],
    ['pagoda', 'Pagoda', 'a red pagoda', 'temple asia tower', 'A temple of many roofs.'],
  ]),
  of('furniture', [
    [
      'leather-armchair',
      'Leather armchair',
      'a brown leather armchair',
      'armchair leather living-room',
      'A chair to read in.',
    ],
    ['bookshelf', 'Bookshelf', 'a wooden bookshelf full of books', 'bookshelf books library', 'More books than time.'],
    ['golden-throne', 'Golden throne', 'a golden throne with red velvet', 'throne royal gold', 'A seat for one.'],
  ]),
  of('nature', [
    ['oak-tree', 'Oak tree', 'an old oak tree', 'tree oak forest', 'A broad old oak.'],
    [
      'red-toadstool',
      'Toadstool',
      'a red mushroom with white spots',
      'mushroom forest toadstool',
      'Pretty, and not for eating.',
    ],
    [
      'potted-cactus',
      'Potted cactus',
      'a green cactus in a pot',
      'cactus plant pot',
      'Needs little and gives little away.',
    ],
    ['sunflower', 'Sunflower', 'a sunflower', 'flower summer garden', 'It follows the sun.'],
  ]),
  of('food', [
    [
      'cheeseburger',
      'Cheeseburger',
      'a cheeseburger with lettuce and tomato',
      'burger lunch fastfood',
      'Stacked as it should be.',
    ],
    [
      'chocolate-cake',
      'Chocolate cake',
      'a chocolate cake with cherries on top',
      'cake dessert chocolate',
      'For whoever comes first.',
    ],
    ['glazed-donut', 'Donut', 'a pink donut with sprinkles', 'donut sweet sprinkles', 'A ring of sugar.'],
  ]),
  of('weapons', [
    [
      'knights-sword',
      'Sword',
      'a medieval sword with a golden hilt',
      'sword medieval blade',
      'A long blade with a golden hilt.',
    ],
    ['battle-axe', 'Battle axe', 'a battle axe', 'axe viking medieval', 'A northern axe.'],
    ['heraldic-shield', 'Heraldic shield', 'a shield', 'shield knight heraldry', 'A shield with a lily on it.'],
  ]),
  of('music', [
    [
      'electric-guitar',
      'Electric guitar',
      'a red electric guitar',
      'guitar rock strings',
      'Six strings, and an amplifier somewhere.',
    ],
    ['violin', 'Violin', 'a violin with a bow', 'violin classical strings', 'Varnished spruce and maple.'],
    ['grand-piano', 'Grand piano', 'a black grand piano', 'piano concert keys', 'Eighty-eight keys.'],
  ]),
  of('household', [
    [
      'treasure-chest',
      'Treasure chest',
      'a wooden treasure chest full of gold',
      'chest gold pirate',
      'Somebody will come looking for it.',
    ],
    ['copper-teapot', 'Teapot', 'a copper teapot', 'teapot kitchen copper', 'Tea for two.'],
    [
      'voronoi-vase',
      'Lattice vase',
      'a tall vase',
      'vase lattice printable',
      'A vase of struts, to be printed.',
      { finish: { style: 'voronoi' } },
    ],
  ]),
]);

/** One of each group in turn: what has appeared so far is always a mixture. */
function interleave(groups: readonly (readonly StarterModel[])[]): StarterModel[] {
  const longest = Math.max(...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, i) => groups.flatMap((group) => group[i] ?? [])).flat();
}
