/** An edit that the quality script asks for, and how its result is judged. */
export interface EditCase {
  /** Part of the picture's path. */
  picture: string;
  prompt: string;
  fields?: Record<string, unknown>;
  /** Reference picture. */
  ref?: string;
  /** sRGB hex that what changed of the subject has to have. */
  hue?: string;
  /** sRGB hex that the ground has to have everywhere; `clear`: it is see-through; `new`: no pixel of it is as it was. */
  ground?: string;
  /** The subject is as it was. */
  same?: boolean;
  /** The ground is as it was. */
  sameGround?: boolean;
  /** Width to height of the result. */
  shape?: number;
  /** It is refused, with these words in the sentence. */
  refused?: string;
}

/** Written down before any of it was tried, as people type. */
export const EDIT_CASES: readonly EditCase[] = [
  {
    picture: 'img_rembg/examples/car-1.jpg',
    prompt: 'could you please turn the car bright red and put it on a beach?',
    hue: '#e01f1a',
    ground: 'new',
  },
  { picture: 'syncdreamer/testset/teapot', prompt: 'make the teapot emerald green', hue: '#127a4e', sameGround: true },
  { picture: 'wonder3d/example_images/cat.png', prompt: 'make the cat blue', hue: '#2457b8' },
  { picture: 'elephant.png', prompt: 'I want the elephant to be pink', hue: '#ee8fb0' },
  { picture: 'school_bus2', prompt: 'paint the bus green', hue: '#2f8a3c' },
  { picture: 'shoe.png', prompt: 'change the color of the shoe to navy blue', hue: '#1b2a52' },
  {
    picture: 'backpack.png',
    prompt: 'recolor the backpack to olive green and remove the background',
    hue: '#6f6e2a',
    ground: 'clear',
  },
  { picture: 'giraffe.png', prompt: 'make the giraffe black', hue: '#17171a' },
  { picture: 'sofa.png', prompt: 'make the sofa white', hue: '#f2f0ea' },
  { picture: 'vase.png', prompt: 'turn the vase into gold' },
  { picture: 'chair_wood', prompt: 'make the chair chrome' },
  { picture: 'img_triposr/examples/teapot', prompt: 'make it look like marble' },
  { picture: 'cute_tiger', prompt: 'rainbow colored tiger' },
  { picture: 'bulldog', prompt: 'remove the background', refused: 'changes nothing' },
  { picture: 'animal-1.jpg', prompt: 'change the background to white', ground: '#ffffff', same: true },
  { picture: 'fox.jpg', prompt: "I'd like a pale blue background please", ground: 'new', same: true },
  { picture: 'img_rembg/examples/car-2.jpg', prompt: 'blur the background', same: true },
  { picture: 'hatsune_miku', prompt: 'pink to purple gradient background', ground: 'new', same: true },
  { picture: 'cake.jpg', prompt: 'background with polka dots in yellow and white', ground: 'new', same: true },
  { picture: 'typical_creature_dragon', prompt: 'put it in a forest at sunset', ground: 'new' },
  { picture: 'animal-2', prompt: 'place the dog in outer space', ground: 'new' },
  { picture: 'character_1', prompt: 'put her on a city street at night', ground: 'new' },
  { picture: 'sea_turtle', prompt: 'place it underwater', ground: 'new' },
  { picture: 'typical_vehicle_pirate_ship', prompt: 'put the ship on the ocean with fog', ground: 'new' },
  { picture: 'house2', prompt: 'make it a watercolor painting' },
  { picture: 'typical_building_castle', prompt: 'turn this into an oil painting by van gogh' },
  { picture: 'frog_sweater', prompt: 'pixel art' },
  { picture: 'grandfather', prompt: 'ink drawing please' },
  { picture: 'animal-3', prompt: 'cartoon style, more saturated colors' },
  { picture: 'typical_misc_phonograph', prompt: 'apply a blueprint effect' },
  { picture: 'img_rembg/examples/car-1.jpg', prompt: 'make it cyberpunk' },
  { picture: 'character_2', prompt: 'can you make this look like a pencil sketch?' },
  { picture: 'house2', prompt: 'give it a vintage look' },
  { picture: 'animal-1.jpg', prompt: 'black and white' },
  { picture: 'flower.png', prompt: 'sepia photo' },
  { picture: 'poly_fox', prompt: 'low poly' },
  { picture: 'rabbit_1', prompt: 'stained glass' },
  { picture: 'head.png', prompt: 'pop art' },
  { picture: 'fruit_elephant', prompt: 'make it a bit brighter and much warmer' },
  { picture: 'animal-3', prompt: 'increase the contrast by 30% and sharpen it' },
  { picture: 'armor.png', prompt: 'dramatic lighting' },
  { picture: 'img_rembg/examples/car-2.jpg', prompt: 'make it night' },
  { picture: 'genshin_building', prompt: 'golden hour light' },
  { picture: 'cat_head', prompt: 'neon lights' },
  { picture: 'animal-2', prompt: 'let it snow' },
  { picture: 'img_rembg/examples/car-1.jpg', prompt: 'add fog' },
  { picture: 'turtle.png', prompt: 'crop to the subject and make it square', shape: 1 },
  { picture: 'animal-1.jpg', prompt: 'make it black and white', fields: { aspect: '16:9' }, shape: 16 / 9 },
  { picture: 'kettle.png', prompt: 'rotate it 90 degrees clockwise' },
  { picture: 'bubble_mart', prompt: 'flip it horizontally and add a black frame' },
  { picture: 'cake.jpg', prompt: "add the text 'SALE' at the top in red" },
  { picture: 'halloween.png', prompt: 'write Happy Halloween at the bottom in big orange letters' },
  { picture: 'cute_tiger', prompt: 'make it a sticker' },
  { picture: 'pumpkin', prompt: 'turn it into a black silhouette on a yellow background', ground: '#f0c320' },
  { picture: 'crab.png', prompt: 'add a soft blue glow around it' },
  { picture: 'cartoon_dinosaur', prompt: 'remove the background, then add a drop shadow under it', ground: undefined },
  {
    picture: 'img_rembg/examples/animal-3',
    prompt: 'make the background black and white but keep the subject in color',
    same: true,
  },
  {
    picture: 'typical_humanoid_goblin',
    prompt: 'make the background black and white but keep the subject in color',
    refused: 'see-through',
  },
  { picture: 'mushroom_1', prompt: 'use the colors of the reference', ref: 'genshin_building' },
  {
    picture: 'chair_comfort',
    prompt: 'put it on a red background, keep the chair as it is',
    ground: '#c8201c',
    same: true,
  },
  {
    picture: 'img_rembg/examples/car-1.jpg',
    prompt: 'make the car fly with jet engines and explosions',
    refused: 'not understood',
  },
  { picture: 'genshin_teapot', prompt: 'show it from behind', refused: 'multiview' },
];
