import { describe, expect, test } from 'vitest';
import { ARCHETYPES } from '../archetypes/index.ts';
import type { SceneNode } from '../dsl/scene.ts';
import { parsePrompt } from './parse.ts';

const read = (prompt: string, seed = 0) => parsePrompt(prompt, { seed, archetypes: ARCHETYPES });
const first = (prompt: string, seed = 0): SceneNode => read(prompt, seed).scene.nodes[0];
const names = (prompt: string) => read(prompt).scene.nodes.map((node) => node.archetype);
const relations = (prompt: string) => (read(prompt).scene.relations ?? []).map(({ rel }) => rel);

describe('colours that are also materials', () => {
  test.each(['rabbit', 'horse chess piece', 'bear', 'skull', 'heart'])('a chocolate %s is of chocolate', (noun) => {
    expect(Object.values(first(`a chocolate ${noun}`).materials ?? {}).map(({ base }) => base)).toContain('chocolate');
  });
  test.each(['labrador', 'cat', 'sofa', 'car', 'horse'])('a chocolate %s is brown', (noun) => {
    const materials = Object.values(first(`a chocolate ${noun}`).materials ?? {});
    expect(materials.map(({ base }) => base)).not.toContain('chocolate');
    expect(materials.map(({ color }) => color)).toContain('#5a3018');
  });
});

test('a vessel or a class after a noun says no more than the noun', () => {
  expect(first('a mana potion bottle')).toMatchObject({
    archetype: 'potion',
    materials: { liquid: { color: '#2f5ad8' } },
  });
  expect(first('a health potion flask').archetype).toBe('potion');
  expect(first('a katana weapon').params).toMatchObject(first('a katana').params ?? {});
  expect(first('a tulip flower').params?.kind).toBe('tulip');
});

test('"X of Y" is one thing where X is an arrangement of Y or Y comes in its own vessel', () => {
  expect(first('a bouquet of poppies').params).toMatchObject({ arrangement: 'bouquet', kind: 'poppy' });
  expect(first('a vase of lilies').params).toMatchObject({ kind: 'lily' });
  expect(names('a glass of orange juice')).toEqual(['drink']);
  expect(names('a bottle of mana potion')).toEqual(['potion']);
  expect(names('a bowl of apples')).toEqual(['vase', 'apple', 'apple', 'apple']);
});

test('a noun of several words is not cut in two by what comes before it', () => {
  expect(first('a little black dress').params?.cut).toBe('short');
  expect(first('a little mermaid').params?.age).toBeLessThan(0.7);
  expect(first('a hay cart').params?.loaded).toBe(true);
  expect(first('a gemstone on a stand')).toMatchObject({ archetype: 'gemstone', params: { stand: true } });
  expect(names('a little cat')).toEqual(['creature']);
});

test('what somebody has among his own is not put on him twice', () => {
  expect(read('a snowman with a top hat').scene.nodes).toHaveLength(1);
  expect(first('a snowman with a top hat').params?.hat).toBe('top');
  const straw = read('a snowman with a straw hat').scene;
  expect(straw.nodes[0].params?.hat).toBe('none');
  expect(straw.relations).toMatchObject([{ rel: 'wearing' }]);
  expect(first('a superhero in a blue cape').materials?.cape?.color).toBe('#2457b8');
});

test('a hat goes on whatever has something like a head, and a rider wears the cape, not the horse', () => {
  for (const noun of ['pumpkin', 'skull', 'rubber duck', 'cactus', 'cat'])
    expect(relations(`a ${noun} with a witch hat`), noun).toEqual(['wearing']);
  expect(relations('a table with a hat')).toEqual(['on']);
  expect(first('a knight riding a horse with a red cape').materials?.cape?.color).toBe('#c8201c');
});

test('a thing of wood is of wood for every seed, though its noun is "wooden X"', () => {
  for (let seed = 1; seed < 12; seed++) {
    const { frame } = first('a wooden chair', seed).materials ?? {};
    expect(frame?.base ?? 'wood', `seed ${seed}`).toBe('wood');
    expect(first('a wooden shield', seed).materials?.face?.color, `seed ${seed}`).toBe(
      first('a wooden shield').materials?.face?.color,
    );
  }
});

test('palettes can be called by name', () => {
  const body = ARCHETYPES.guitar.palettes?.flatMap(({ of }) => of).find(({ name }) => name === 'sunburst')?.slots.body;
  expect(first('a sunburst guitar').materials?.body).toMatchObject(body ?? { base: 'none' });
  expect(first('a sunburst guitar', 5).materials?.body).toMatchObject(body ?? { base: 'none' });
  expect(first('a sunburst vase').materials?.body?.color).toBe('#b8641f');
  expect(read('a brindle vase').understood.ignored).toContain('brindle');
});

test('factors are multiplied, counts are rounded', () => {
  expect(first('a fat cat').params?.bulk).toBeCloseTo(1.35);
  expect(first('a skinny cat').params?.bulk).toBeCloseTo(0.75);
  expect(first('a tall house').params?.storeys ?? 1).toSatisfy(Number.isInteger);
});

test('a snake lies in coils around a thing', () => {
  expect(first('a snake coiled around a sword').params?.pose).toBe('coiled');
  expect(first('a cobra wrapped around a staff').params?.pose).toBe('coiled');
  expect(first('a coiled python').params?.pose).toBe('coiled');
  expect(first('a snake').params?.pose).toBeUndefined();
});

test('an hour, a place and an unknown thing do not colour what was named', () => {
  const plain = first('a pirate ship').materials;
  for (const tail of ['at sunset', 'at dawn', 'with a straw', 'in the snow', 'at midnight'])
    expect(first(`a pirate ship ${tail}`).materials, tail).toEqual(plain);
});

test('a leg of wood does not make a man of wood', () => {
  const { skin } = first('a pirate with a wooden leg').materials ?? {};
  expect(skin?.base).not.toBe('wood');
  expect(
    first('a table with wooden legs').materials?.leg?.base ?? first('a table with wooden legs').materials?.legs?.base,
  ).toBe('wood');
});

test('a place on a thing is that thing', () => {
  expect(names('a bird on the roof of a house')).toEqual(['creature', 'house']);
  expect(names('a log cabin with smoke coming out of the chimney')).toEqual(['house']);
});

test('chairs stand about a table, a picture is on what bears it', () => {
  expect(relations('a table with two chairs')).toEqual(['around', 'around']);
  expect(names('a mug with a cat on it')).toEqual(['mug']);
  expect(first('a shield with an eagle').params?.emblem).toBe('eagle');
});

test('stripes of its own take the second colour', () => {
  expect(first('a red and white striped lighthouse').materials).toMatchObject({
    tower: { color: '#c8201c' },
    stripe: { color: '#f2f0ea' },
  });
  expect(first('a blue striped mug').params?.stripes).toBeGreaterThan(0);
});

test.each(['rainy', 'salty', 'strange', 'crowded', 'rising', 'torn', 'stormy'])('"%s" is no misspelling', (word) => {
  expect(read(`a ${word} castle`).understood.guesses.filter(({ because }) => because === 'spelling')).toEqual([]);
});

test('a word of asking may be a thing', () => {
  expect(first('a purple can').archetype).toBe('can');
  expect(names('can you make a dragon')).toEqual(['creature']);
});

test('a bird on a shoulder is on that shoulder', () => {
  const relation = { a: 'parrot', rel: 'on', b: 'pirate', place: 'shoulder' };
  for (const prompt of [
    'a pirate with a parrot on his shoulder',
    "a parrot on a pirate's shoulder",
    'a parrot on the shoulder of a pirate',
    'a parrot sitting on the shoulder of a pirate',
  ])
    expect(read(prompt).scene.relations, prompt).toEqual([relation]);
  expect(read('a parrot on a barrel').scene.relations?.[0]).not.toHaveProperty('place');
  expect(read('a pirate with a sword in his hand').scene.relations).toMatchObject([{ rel: 'holding' }]);
});

test('who has no clothes has no hat among them', () => {
  expect(names('a skeleton with a hat')).toEqual(['skeleton', 'hat']);
  expect(relations('a skeleton with a hat')).toEqual(['wearing']);
  expect(first('a skeleton pirate with a red hat').materials?.cloth?.color).toBe('#c8201c');
  expect(names('a skeleton pirate with a red hat')).toEqual(['skeleton']);
});

test('boots come by the foot, and by the pair for who goes on two legs', () => {
  const worn = (prompt: string) => read(prompt).scene.nodes.filter(({ archetype }) => archetype === 'shoe');
  expect(worn('a cat wearing boots').map(({ params }) => params?.pair)).toEqual([false, false, false, false]);
  expect(new Set(read('a cat wearing boots').scene.relations?.map(({ b }) => b)).size).toBe(4);
  expect(worn('a penguin wearing red boots')).toHaveLength(2);
  expect(worn('two dogs wearing boots')).toHaveLength(8);
  expect(worn('a skeleton wearing boots')).toHaveLength(1);
});

test('a snow globe shows what is said to be inside, for every seed', () => {
  for (let seed = 0; seed < 8; seed++) {
    expect(first('a snow globe with a house inside', seed).params?.inside ?? 'house', `seed ${seed}`).toBe('house');
    expect(first('a snow globe with a snowman inside', seed).params?.inside, `seed ${seed}`).toBe('snowman');
    expect(first('a snow globe with a castle inside', seed).params?.inside, `seed ${seed}`).toBe('bare');
  }
  for (const prompt of ['a snow globe with a castle inside', 'a castle in a snow globe', 'a snow globe with a castle'])
    expect(read(prompt).scene.relations, prompt).toEqual([{ a: 'castle', rel: 'in', b: 'snow-globe' }]);
});

test('of a lamp that glows the light does', () => {
  for (const noun of ['lantern', 'candle', 'street lamp', 'desk lamp', 'torch']) {
    const { archetype, materials, params } = first(`a glowing ${noun}`);
    const glowing = Object.keys(materials ?? {}).filter((slot) => materials?.[slot].emissive !== undefined);
    const main = Object.entries(ARCHETYPES[archetype ?? ''].slots).find(([, slot]) => slot.main)?.[0];
    expect(glowing, noun).not.toContain(main);
    expect(params?.lit, noun).toBe(true);
  }
  expect(first('a glowing sword').materials?.blade?.emissiveStrength).toBe(2);
});

test('a hat is on the head of who holds the sword, whatever was named last', () => {
  for (const prompt of ['a skeleton holding a sword with a hat', 'a skeleton with a hat holding a sword'])
    expect(read(prompt).scene.relations, prompt).toEqual(
      expect.arrayContaining([
        { a: 'skeleton', rel: 'holding', b: 'sword' },
        { a: 'skeleton', rel: 'wearing', b: 'hat' },
      ]),
    );
});

test('where somebody has his own crow is not a thing', () => {
  expect(names('a scarecrow with a crow on his shoulder')).toEqual(['scarecrow']);
  expect(names('a house with a chimney on its roof')).toEqual(['house']);
});

test('an icon of something is that thing, but a symbol where there is one', () => {
  expect(names('a house icon')).toEqual(['house']);
  expect(names('an icon of a rocket')).toEqual(['rocket']);
  for (const kind of ['cloud', 'flame', 'sun', 'moon', 'lightning', 'heart'])
    expect(first(`a ${kind} icon`), kind).toMatchObject({ archetype: 'star', params: { kind } });
});

test('a toy is of a toy size', () => {
  expect(first('a toy robot').transform?.size).toEqual({ height: 0.3 });
  expect(first('a toy car').transform?.size?.length).toBeLessThan(0.4);
  expect(first('a car').transform?.size).toBeUndefined();
});
