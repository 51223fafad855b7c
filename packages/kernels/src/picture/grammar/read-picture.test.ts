import { expect, test } from 'vitest';
import { ARCHETYPES } from '../../sculpt/index.ts';
import { readPicture } from './read-picture.ts';

/** What a phrase comes to: the settings that differ from a plain studio picture, and what is left for the reader of things. */
const PHRASES: readonly (readonly [prompt: string, settings: Record<string, unknown>, rest: string])[] = [
  ['a red fox in the forest', { backdrop: 'forest' }, 'a red fox'],
  ['a fox at sunset', { backdrop: 'hills', light: 'sunset' }, 'a fox'],
  ['a dragon on the beach at golden hour', { backdrop: 'beach', light: 'golden' }, 'a dragon'],
  ['a snow leopard in the snow', { backdrop: 'snow' }, 'a snow leopard'],
  ['a horse standing in a green meadow', { backdrop: 'meadow' }, 'a horse standing'],
  ['a cactus in the desert, low angle, telephoto', { backdrop: 'desert', angle: 'low', lens: 'telephoto' }, 'a cactus'],
  ['a fish underwater', { backdrop: 'underwater' }, 'a fish'],
  ['a spaceship in outer space', { backdrop: 'space' }, 'a spaceship'],
  ['an astronaut on the moon', { backdrop: 'moon' }, 'an astronaut'],
  ['a ship on the sea', { backdrop: 'sea' }, 'a ship'],
  ['a house by the lake', { backdrop: 'beach' }, 'a house'],
  ['a cup on a marble floor', { backdrop: 'room', surface: 'marble' }, 'a cup'],
  ['a cat in a cozy living room by candlelight', { backdrop: 'room', light: 'candle' }, 'a cat'],
  ['a robot on a city street at night', { backdrop: 'city', light: 'night' }, 'a robot'],
  ['a house with mountains in the background', { backdrop: 'mountains' }, 'a house'],
  ['a bird, forest background', { backdrop: 'forest' }, 'a bird'],
  ['a dog in the rain', { weather: 'rain', light: 'overcast' }, 'a dog'],
  ['a wolf in a misty forest', { backdrop: 'forest', weather: 'fog' }, 'a wolf'],
  ['a bear in a blizzard', { backdrop: 'snow', weather: 'snowfall' }, 'a bear'],
  ['a tree on a hill under a starry sky', { backdrop: 'hills', light: 'night' }, 'a tree'],
  ['a castle, full moon, fog', { light: 'moonlight', weather: 'fog' }, 'a castle'],
  ['close-up portrait of a lion, dramatic lighting', { shot: 'close-up', light: 'dramatic' }, 'a lion'],
  ['macro photo of a bee, bokeh', { shot: 'macro', bokeh: true }, 'a bee'],
  ['isometric view of a castle', { angle: 'isometric' }, 'a castle'],
  ['a chair, top view', { angle: 'top' }, 'a chair'],
  ['a knight from behind', { angle: 'back' }, 'a knight'],
  ['a horse in profile', { angle: 'side' }, 'a horse'],
  ['a tiny house in the distance', { shot: 'wide' }, 'a tiny house'],
  ['watercolour painting of a house', { finish: 'watercolor', backdrop: 'plain' }, 'a house'],
  ['oil painting of a ship on the sea', { finish: 'oil', backdrop: 'sea' }, 'a ship'],
  ['a pixel art sword', { finish: 'pixel' }, 'sword'],
  ['a low poly fox', { finish: 'lowpoly' }, 'fox'],
  ['a red cartoon fox and a blue cat', { finish: 'toon' }, 'a red fox and a blue cat'],
  ['blueprint of a robot', { finish: 'blueprint' }, 'a robot'],
  ['pencil sketch of a chair', { finish: 'pencil' }, 'a chair'],
  ['a knight in the style of an oil painting', { finish: 'oil' }, 'a knight'],
  ['a car in cyberpunk style', { finish: 'cyberpunk', light: 'neon' }, 'a car'],
  ['a black and white photo of an owl', { tone: 'mono' }, 'an owl'],
  ['a cat on a red background', { backdrop: 'studio', color: '#c8201c' }, 'a cat'],
  ['a green dragon, make the background red', { color: '#c8201c' }, 'a green dragon'],
  [
    'a vase, pink to orange gradient background',
    { backdrop: 'gradient', color: '#ee8fb0', color2: '#e8741a' },
    'a vase',
  ],
  ['a teapot on a white background', { color: '#f2f0ea' }, 'a teapot'],
  ['mountain landscape at sunset', { backdrop: 'mountains', light: 'sunset' }, ''],
  ['a misty forest at dawn', { backdrop: 'forest', light: 'dawn', weather: 'fog' }, ''],
  // What belongs in water is there, unless another place or another thing says otherwise.
  ['a pirate ship at sunset', { backdrop: 'sea', light: 'sunset' }, 'a pirate ship'],
  ['two small sailboats', { backdrop: 'sea' }, 'two small sailboats'],
  ['a yellow submarine', { backdrop: 'underwater' }, 'a yellow submarine'],
  ['a blue whale at dawn', { backdrop: 'sea', light: 'dawn' }, 'a blue whale'],
  ['an octopus', { backdrop: 'underwater' }, 'an octopus'],
  ['a giant squid attacking a ship', { backdrop: 'sea' }, 'a giant squid attacking a ship'],
  ['a ship on a white background', { backdrop: 'studio' }, 'a ship'],
  ['a fish, studio lighting', { backdrop: 'studio' }, 'a fish'],
  ['a ship in the desert', { backdrop: 'desert' }, 'a ship'],
  ['a fish on a plate', { backdrop: 'studio' }, 'a fish on a plate'],
  ['a toy boat', { backdrop: 'studio' }, 'a toy boat'],
  ['a cat and a goldfish', { backdrop: 'studio' }, 'a cat and a goldfish'],
  ['pencil sketch of a ship', { finish: 'pencil', backdrop: 'plain' }, 'a ship'],
  // Words of pictures that name things here.
  ['a beach ball', { backdrop: 'studio' }, 'a beach ball'],
  ['a beach chair on the beach', { backdrop: 'beach' }, 'a beach chair'],
  ['a forest green car', { backdrop: 'studio' }, 'a forest green car'],
  ['a night lamp', { light: 'studio' }, 'a night lamp'],
  ['a mountain bike', { backdrop: 'studio' }, 'a mountain bike'],
  ['the word SUNSET in gold', { light: 'studio' }, 'the word SUNSET in gold'],
  ['a sign that says night', { light: 'studio' }, 'a sign that says night'],
  ['three red apples on a wooden table', { backdrop: 'studio' }, 'three red apples on a wooden table'],
  ['a book called "by night"', { light: 'studio' }, 'a book called "by night"'],
];

test.each(PHRASES)('%s', (prompt, settings, rest) => {
  const { picture, rest: left } = readPicture(prompt, undefined, ARCHETYPES);
  expect(picture).toMatchObject(settings);
  expect(left.replaceAll(',', '')).toBe(rest.replaceAll(',', ''));
});

test('the negative field takes back what the prompt would bring', () => {
  const read = (prompt: string, negative: string) => readPicture(prompt, negative, ARCHETYPES);
  expect(read('a fox in the forest', 'forest').picture.backdrop).toBe('studio');
  expect(read('a fox in the fog', 'fog').picture.weather).toBe('clear');
  expect(read('a cat on a red background', 'red').picture.color).toBeUndefined();
  expect(read('a castle in a meadow', 'clouds, trees, blurry').picture.without).toEqual(['clouds', 'trees', 'blur']);
  expect(read('a watercolor of a cat', 'watercolor').picture.finish).toBe('photo');
  expect(read('a fox', 'tail, whiskers').negative).toBe('tail, whiskers');
});

test('any text is read, and what is left never grows', () => {
  for (const prompt of [
    '',
    '???',
    'in the',
    'background',
    'in the in the in the',
    'a'.repeat(1024),
    'sunset '.repeat(100),
    '的猫',
  ])
    expect(readPicture(prompt, prompt, ARCHETYPES).rest.length).toBeLessThanOrEqual(prompt.length + 1);
});
