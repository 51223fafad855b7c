import { expect, test } from 'vitest';
import { readInstructions } from './read-instructions.ts';

const read = (prompt: string, refs = 0) => readInstructions(prompt, { refs });
const kinds = (prompt: string) => read(prompt).instructions.map((i) => i.kind);

test('a polite sentence with two wishes is read in order', () => {
  const { instructions } = read('Could you please turn the car bright red and put it on a beach?');
  expect(instructions).toMatchObject([
    { kind: 'recolor', target: { of: 'subject' }, color: '#e01f1a' },
    { kind: 'ground', ground: { to: 'place', picture: { backdrop: 'beach' } } },
  ]);
});

test('the same wish in other words is the same instruction', () => {
  for (const prompt of [
    'make the cat blue',
    'paint the cat blue',
    'I want the cat to be blue',
    "change the cat's colour to blue",
    'blue cat',
  ])
    expect(read(prompt).instructions).toMatchObject([{ kind: 'recolor', target: { of: 'subject' }, color: '#2457b8' }]);
  for (const prompt of [
    'remove the background',
    'make the background transparent',
    'transparent background',
    'cut it out',
    'no background please',
  ])
    expect(read(prompt).instructions).toMatchObject([{ kind: 'ground', ground: { to: 'clear' } }]);
  for (const prompt of [
    'white background',
    'on a white background',
    'change the background to white',
    'background: white',
    "I'd like a white background",
  ])
    expect(read(prompt).instructions).toMatchObject([{ kind: 'ground', ground: { to: 'color', color: '#ffffff' } }]);
});

test('"and" parts wishes, but not black from white', () => {
  expect(kinds('black and white')).toEqual(['tone']);
  expect(kinds('brighten it up, sharpen and crop square')).toEqual(['adjust', 'adjust', 'crop']);
  expect(kinds('Make the background blurry and the subject more saturated.')).toEqual(['adjust', 'adjust']);
  expect(kinds("change the sofa's colour to navy blue and the background to a pink to purple gradient")).toEqual([
    'recolor',
    'ground',
  ]);
});

test('parts are regions, the names of things the subject', () => {
  expect(read('turn only the hat green').instructions[0]).toMatchObject({ target: { of: 'region', words: 'hat' } });
  expect(read('change the red to blue').instructions[0]).toMatchObject({ target: { of: 'region', words: 'red' } });
  expect(read('make the elephant pink').instructions[0]).toMatchObject({ target: { of: 'subject' } });
});

test('what must stay is kept, in many words', () => {
  for (const prompt of [
    "don't change the background, but make the fox purple",
    'make the fox purple and keep the background as it is',
    'make the fox purple without changing the background',
  ])
    expect(read(prompt)).toMatchObject({ keep: [{ of: 'background' }], instructions: [{ kind: 'recolor' }] });
});

test('lettering is taken as typed', () => {
  expect(read('add the text "SALE, now!" at the top in red').instructions).toMatchObject([
    { kind: 'text', text: 'SALE, now!', spot: { down: 'top' }, color: '#c8201c' },
  ]);
  expect(read('write Hello World at the bottom').instructions).toMatchObject([{ kind: 'text', text: 'Hello World' }]);
});

test('things are taken out, put in, and put in the place of others', () => {
  expect(read('remove the hat').instructions).toMatchObject([{ kind: 'remove', words: 'hat' }]);
  expect(read('add two apples next to it').instructions).toMatchObject([
    { kind: 'add', count: 2, place: { how: 'beside' } },
  ]);
  expect(read('turn the cat into a dog').instructions).toMatchObject([{ kind: 'replace', by: 'dog' }]);
  expect(read('use the colours of the reference', 1).instructions).toMatchObject([{ kind: 'palette', ref: 0 }]);
});

test('what is not understood, cannot be done or asks for nothing is refused with a sentence', () => {
  expect(() => read('mirror it and frobnicate the gizmo')).toThrow(/"frobnicate the gizmo" was not understood/);
  expect(() => read('make the photo look more professional')).toThrow(/was not understood/);
  expect(() => read('show it from the side')).toThrow(/another view/);
  expect(() => read('keep the background')).toThrow(/asks for no change/);
  expect(() => read('use the colours of the reference')).toThrow(/^refs: /);
});
