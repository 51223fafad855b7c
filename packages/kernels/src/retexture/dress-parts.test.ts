import { expect, test } from 'vitest';
import { ARCHETYPES } from '../sculpt/index.ts';
import type { MaterialSpec } from '../texture/index.ts';
import { type DressedPart, dressParts } from './dress-parts.ts';

function part(label: string, under: MaterialSpec, area = 1): DressedPart {
  const mesh = { positions: new Float32Array(9), indices: Uint32Array.of(0, 1, 2) };
  const surface = { label, pieces: [], mesh, cornerSource: new Uint32Array(3), area, extent: [1, 1, 1] as const };
  return { part: surface, alias: [], under };
}

const SCALES: MaterialSpec = { base: 'scales', color: '#2a7a3f' };
const BONE: MaterialSpec = { base: 'bone', color: '#e8e0c8' };
const DRAGON = [part('body', SCALES, 4), part('head', SCALES), part('left horn', BONE, 0.2), part('tail', SCALES)];

test('a body goes on in what is of its stuff, unless other words name that', () => {
  const all = dressParts('bronze body', DRAGON, { archetypes: ARCHETYPES });
  expect(all.specs.map(({ base }) => base)).toEqual(['bronze', 'bronze', 'bone', 'bronze']);
  const most = dressParts('bronze body, gold tail', DRAGON, { archetypes: ARCHETYPES });
  expect(most.specs.map(({ base }) => base)).toEqual(['bronze', 'bronze', 'bone', 'gold']);
});

test('a head is a head alone', () => {
  const { specs } = dressParts('gold head', DRAGON, { archetypes: ARCHETYPES });
  expect(specs.map(({ base }) => base)).toEqual(['scales', 'gold', 'bone', 'scales']);
});

test('a colour alone recolours, a stuff or a pattern does not', () => {
  const of = (prompt: string) => dressParts(prompt, DRAGON, { archetypes: ARCHETYPES }).recolored;
  expect(of('blue body, gold horn')).toEqual([0, 0, undefined, 0]);
  expect(of('blue with red stripes').every((group) => group === undefined)).toBe(true);
});

test('cloth goes on what is soft, where there is such, and not on the wood that holds it', () => {
  const chair = [
    part('seat', { base: 'fabric', color: '#446644' }, 3),
    part('back', { base: 'fabric', color: '#446644' }, 3),
    part('left leg', { base: 'oak', color: '#997744' }, 1),
  ];
  const bases = (prompt: string) => dressParts(prompt, chair, { archetypes: ARCHETYPES }).specs.map(({ base }) => base);
  expect(bases('blue wool')).toEqual(['wool', 'wool', 'oak']);
  expect(bases('gold')).toEqual(['gold', 'gold', 'gold']);
});

test('cloth does not go on a face, nor on what else is of its colour; a statue is of one stuff', () => {
  const skin: MaterialSpec = { base: 'plain', color: '#f3ae86' };
  const plain = (color: string): MaterialSpec => ({ base: 'plain', color });
  const person = [
    part('Rogue_Head', skin, 2),
    part('Rogue_Head', plain('#8f4e3b'), 1.5),
    part('Rogue_Body', plain('#107a50'), 4),
    part('Rogue_ArmLeft', plain('#107a50'), 1),
    part('Rogue_ArmLeft', skin, 0.3),
    part('belt', plain('#8f9ba0'), 0.2),
  ];
  const bases = (prompt: string) =>
    dressParts(prompt, person, { archetypes: ARCHETYPES }).specs.map(({ base }) => base);
  expect(bases('red cloth, silver details')).toEqual(['plain', 'plain', 'fabric', 'fabric', 'plain', 'silver']);
  expect(bases('gold')).toEqual(Array(6).fill('gold'));
  const robot = person.map((each) => ({ ...each, under: plain('#8899aa') }));
  expect(dressParts('red cloth', robot, { archetypes: ARCHETYPES }).specs[0].base).toBe('fabric');
});

test('what has the colour of the most is no detail, however small a piece of a palette it is', () => {
  const plain = (color: string): MaterialSpec => ({ base: 'plain', color });
  const person = [
    part('body', plain('#107a50'), 4),
    part('cape', plain('#0f8a5c'), 0.5),
    part('cape', plain('#0d6a48'), 0.5),
    part('buckle', plain('#8f9ba0'), 0.2),
  ];
  const { specs } = dressParts('red cloth, silver details', person, { archetypes: ARCHETYPES });
  expect(specs.map(({ base }) => base)).toEqual(['fabric', 'fabric', 'fabric', 'silver']);
});
