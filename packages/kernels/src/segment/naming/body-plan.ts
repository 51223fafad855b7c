/** What kind of thing a model is, as far as its parts' names go by it. */
export type BodyPlan =
  | 'biped'
  | 'quadruped'
  | 'bird'
  | 'fish'
  | 'bug'
  | 'snake'
  | 'face'
  | 'vehicle'
  | 'cycle'
  | 'aircraft'
  | 'rocket'
  | 'ship'
  | 'chair'
  | 'table'
  | 'bed'
  | 'cabinet'
  | 'chest'
  | 'lamp'
  | 'hat'
  | 'vessel'
  | 'bottle'
  | 'hafted'
  | 'blade'
  | 'gun'
  | 'building'
  | 'tree'
  | 'mushroom'
  | 'plant'
  | 'umbrella'
  | 'flower'
  | 'cactus'
  | 'snowman'
  | 'stringed'
  | 'door'
  | 'window'
  | 'fence'
  | 'bridge'
  | 'stairs'
  | 'ladder'
  | 'column'
  | 'gravestone'
  | 'flag'
  | 'tent'
  | 'block'
  | 'shield'
  | 'armor'
  | 'key'
  | 'coin'
  | 'bow'
  | 'arrow'
  | 'trap'
  | 'candle'
  | 'device'
  | 'sign'
  | 'book'
  | 'generic';

const WORDS: Readonly<Record<Exclude<BodyPlan, 'generic'>, string>> = {
  biped: `person man woman boy girl male female lady guy human humanoid figure character knight wizard witch king queen soldier robot mech android
    zombie skeleton goblin orc elf dwarf rogue mage barbarian ninja pirate doll monkey gorilla astronaut golem scarecrow mannequin farmer chef sailor priest teacher viking
    spartan pharaoh caveman demon policeman cowboy nurse doctor`,
  quadruped: `animal beast quadruped dog cat horse cow bull fox wolf husky shiba deer stag elk donkey alpaca pig sheep goat lion tiger bear elephant
    giraffe rhino hippo camel rabbit mouse rat frog turtle lizard crocodile dragon dinosaur trex triceratops unicorn pony zebra 
    puppy kitten calf foal lamb wolfhound corgi poodle dachshund leopard lioness cheetah panther jaguar llama moose hamster hedgehog squirrel skunk raccoon bunny hare ferret weasel mole rodent rat ox ram ewe mule wolverine hyena coyote jackal boar warthog tapir armadillo sloth anteater beaver otter
    alligator iguana gecko tortoise toad newt griffin parasaurolophus stegosaurus velociraptor raptor bison buffalo antelope gazelle kangaroo koala panda boar`,
  bird: 'bird chicken rooster hen duck goose eagle owl parrot penguin crow raven pigeon swan flamingo ostrich turkey sparrow toucan vulture hawk falcon gull pelican stork heron robin hummingbird peacock',
  fish: 'fish clownfish swordfish shark dolphin whale tuna goldfish piranha manta ray carp orca pufferfish salmon trout bass seahorse narwhal',
  bug: 'insect bug spider crab wasp bee ant beetle octopus squid scorpion lobster shrimp prawn hornet fly mosquito arachnid moth butterfly dragonfly tarantula ladybug locust cockroach',
  snake: 'snake worm eel serpent slug caterpillar snail rattlesnake cobra python viper',
  face: 'face mask skull',
  vehicle: `car siegeram batteringram hotrod racecar dragster truck van bus taxi tank jeep tractor wagon cart suv pickup ambulance sedan racer train locomotive vehicle lorry tram trolley trailer minivan limousine coupe roadster
    hatchback convertible buggy kart firetruck bulldozer excavator forklift digger tanker carriage rover skateboard`,
  cycle: 'bicycle bike motorcycle scooter moped motorbike',
  aircraft: 'airplane aeroplane plane aircraft jet helicopter drone glider biplane airliner seaplane chopper bomber',
  rocket: 'rocket ufo spacecraft missile spaceship shuttle',
  ship: 'ship boat sailboat yacht galleon canoe raft submarine ferry kayak gondola sloop cutter ketch dinghy tugboat trawler schooner frigate warship speedboat rowboat catamaran barge',
  chair: 'chair pew loveseat stool armchair throne sofa couch bench seat recliner',
  table: 'table desk nightstand workbench',
  bed: 'bed crib bunk cradle',
  cabinet:
    'cabinet shelf bookshelf bookcase wardrobe cupboard drawer dresser fridge oven closet washer machine dishwasher dryer stove microwave safe locker',
  chest: 'chest box coffin casket sarcophagus crate coffer strongbox toolbox',
  hat: 'hat cap fedora sombrero bonnet',
  lamp: 'lamp desklamp tablelamp desklight lightdesk lampdesk tablelight lighttable walllight lightwall ceilinglight lightceiling lamppost torchlight light lantern chandelier streetlight',
  vessel:
    'vessel teapot propanetank watertank gastank fueltank oiltank cauldron planter goblet chalice tankard jar mug cup pot jug kettle pitcher vase bowl pan bucket barrel can trashcan urn',
  bottle: 'bottle potion flask vial flacon decanter',
  hafted:
    'hammer axe mace pickaxe club spear staff torch shovel wand scepter hoe rake scythe broom trident halberd spoon fork brush',
  blade: 'sword katana knife dagger claymore saber sabre rapier scimitar machete shortsword longsword',
  gun: 'gun smg lmg ar ak uzi raygun zapper handgun rifle sniper carbine repeater pistol revolver rifle shotgun blaster musket',
  building: `house apartment apartments flat office skyscraper story storey storage towncenter townhall storehouse archery coop kennel silo watchtower crypt mausoleum warehouse garage shed stable inn tavern mill library school hospital hangar outpost bunker farmhouse barracks building castle tower hut cottage church windmill lighthouse barn cabin temple shop home skyscraper gazebo treehouse birdhouse doghouse mansion villa palace
    fortress chapel mosque pagoda bungalow townhouse`,
  tree: 'tree trees willow cedar maple palm sapling pine oak birch fir spruce bonsai',
  mushroom: 'mushroom toadstool fungus',
  plant:
    'plant houseplant grass bush crop fruit pear banana cherry melon watermelon strawberry lemon radish turnip onion potato eggplant cabbage carrot beet corn tomato lettuce rice fern reed wheat orange apple pumpkin',
  umbrella: 'umbrella parasol',
  flower: 'flower rose tulip sunflower daisy lily poppy daffodil',
  cactus: 'cactus saguaro',
  snowman: 'snowman',
  stringed: 'guitar violin ukulele cello banjo lute mandolin fiddle',
  door: 'door doorway trapdoor',
  window: 'window porthole',
  fence: 'fence gate gateway portcullis guardrail railing palisade barricade barrier picket',
  bridge: 'bridge footbridge dock port harbor harbour wharf quay pier jetty boardwalk',
  stairs: 'stairs staircase stair steps',
  ladder: 'ladder stepladder',
  column: 'column pilaster pillar obelisk plinth pedestal',
  gravestone: 'gravestone gravestones tombstone headstone grave gravemarker',
  flag: 'flag flagpole banner pennant',
  tent: 'tent tents marquee teepee tipi yurt',
  block: 'block platform tile brick wall cliff dirt',
  shield: 'shield buckler',
  armor: 'armor armour breastplate cuirass',
  key: 'key',
  coin: 'coin medal token',
  bow: 'bow crossbow longbow arbalest',
  arrow: 'arrow dart quarrel',
  trap: 'trap',
  candle: 'candle candlestick taper',
  device:
    'radio tv television monitor computer laptop phone smartphone tablet console boombox stereo screen keyboard speaker loudspeaker',
  sign: 'sign signpost signboard billboard noticeboard',
  book: 'book notebook diary tome spellbook',
};
const OF = new Map(
  Object.entries(WORDS).flatMap(([plan, words]) => words.split(/\s+/).map((word) => [word, plan as BodyPlan] as const)),
);

const planOfWord = (word: string): BodyPlan | undefined => OF.get(word) ?? OF.get(word.replace(/s$/, ''));

/** The longest noun that a longer one ends in: a seagull is a gull. */
function planOfEnding(word: string): BodyPlan | undefined {
  // What is parking is no king, a support no port.
  if (/([^v]king|[ps]port)$/.test(word)) return undefined;
  for (let k = 2; k <= word.length - 4; k++) {
    const ending = word.slice(k);
    const plan = OF.get(ending) ?? (ending.length > 4 ? planOfWord(ending) : undefined);
    if (plan) return plan;
  }
  return undefined;
}

/** What is as often a part of something else that is named. */
const PARTS: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  'door',
  'window',
  'stairs',
  'ladder',
  'column',
  'flag',
  'block',
  'key',
  'face',
  'sign',
  'book',
]);
/** What a wall with a door or a banner on it is, and a desk with drawers, only if nothing else is said. */
const LAST = /^(block|platform|tile|brick|wall|cliff|dirt|drawer|light)s?$/;

/**
 * The plan that words about a model name, such as those of its nodes; undefined where none does. Things count before beings (a king's bed is a bed), then the last word (a
 * sword fish is a fish). `byEnding`: words that end in one of its nouns count as it.
 */
export function planOfWords(words: readonly string[], byEnding = true): BodyPlan | undefined {
  const plans: BodyPlan[] = [];
  let last: BodyPlan | undefined;
  for (const [k, word] of words.entries()) {
    const joined = k ? OF.get(words[k - 1] + word) : undefined;
    // A sword fish is no sword.
    if (joined && planOfWord(words[k - 1])) plans.pop();
    const plan = joined ?? planOfWord(word) ?? (byEnding ? planOfEnding(word) : undefined);
    if (!joined && LAST.test(word)) last = plan;
    else if (plan) plans.push(plan);
  }
  const whole = plans.filter((plan) => !PARTS.has(plan));
  const [beings, things] = [whole.filter(isBeing), whole.filter((plan) => !isBeing(plan))];
  // A lamp for a table is no table.
  if (things.includes('lamp') && things.every((plan) => plan === 'lamp' || LIT.has(plan))) return 'lamp';
  return things.at(-1) ?? beings.findLast((plan) => plan !== 'biped') ?? beings.at(-1) ?? plans.at(-1) ?? last;
}

/** What lamps stand on and are called after. */
const LIT: ReadonlySet<BodyPlan> = new Set<BodyPlan>(['table', 'bed', 'cabinet', 'chair']);
const BEINGS: ReadonlySet<BodyPlan> = new Set<BodyPlan>(['biped', 'quadruped', 'bird', 'fish', 'bug', 'snake', 'face']);

/** Whether it lives, or is the face of what does. */
export const isBeing = (plan: BodyPlan): boolean => BEINGS.has(plan);

/** What parts that are known say a thing is: what has wheels rolls, on two in line if they are all in its middle. */
export function planOfParts(parts: readonly { known?: string; off: number }[]): BodyPlan | undefined {
  const wheels = parts.filter(({ known }) => known !== undefined && /\b(wheels?|tyres?|tires?)$/.test(known));
  if (wheels.length < 2) return undefined;
  return wheels.every(({ off }) => off < 0.12) ? 'cycle' : 'vehicle';
}

/** What limbs that are known say a being is; undefined where they say nothing. */
export function planOfLimbs(names: readonly (string | undefined)[]): BodyPlan | undefined {
  const has = (pattern: RegExp): boolean => names.some((name) => name !== undefined && pattern.test(name));
  if (!has(/\bhead$/)) return undefined;
  if (has(/\b(front|back|hind) (leg|foot)$/)) return has(/\bmiddle leg$/) ? 'bug' : 'quadruped';
  if (has(/\b(left|right) (arm|hand)$/) && has(/\b(leg|foot|torso|body)$/)) return 'biped';
  return undefined;
}
