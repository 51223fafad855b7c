import { expect, test } from 'vitest';
import { planOfWords } from './body-plan.ts';
import { isOther, lumpOf, pieceOf } from './no-plan.ts';
import { type Fields, nameBoxes, type Place } from './testing-boxes.ts';

const X: Place = [1, 0, 0];
const Y: Place = [0, 1, 0];
const Z: Place = [0, 0, 1];
type Row = readonly [Place, Place, Fields?];

test('words say of what a pile is, and what stands on a block', () => {
  expect(lumpOf(['rocks', 'small'])).toBe('rock');
  expect(lumpOf(['snow', 'rock'])).toBe('rock');
  expect(lumpOf(['campfire'])).toBe('log');
  expect(lumpOf(['table'])).toBeUndefined();
  expect(pieceOf(['spikes', 'platform'])).toBe('spike');
  expect(pieceOf(['spike', 'platform'])).toBeUndefined();
  expect([isOther(['portal']), isOther(['dog'])]).toEqual([true, false]);
});

test('endings that are no word of their own say nothing', () => {
  expect(planOfWords(['parking'])).toBeUndefined();
  expect(planOfWords(['support'])).toBeUndefined();
  expect(planOfWords(['viking'])).toBe('biped');
  // A wall with a banner on it is a banner, alone it is a wall.
  expect([planOfWords(['banner', 'wall']), planOfWords(['wall'])]).toEqual(['flag', 'block']);
  expect([planOfWords(['light', 'desk']), planOfWords(['desk', 'drawer'])]).toEqual(['lamp', 'table']);
  expect(planOfWords(['lamp', 'round', 'table'])).toBe('lamp');
  expect(planOfWords(['bookcase', 'books'])).toBe('cabinet');
});

test('a road sign has a post and a sign with a symbol on it', () => {
  const { names } = nameBoxes(
    [0.3, 0.95, 0.05],
    [
      [[0.45, 0, 0.3], [0.55, 0.7, 0.7], { spread: [0.2, 0.01, 0.01], axes: [Y, X, Z], share: 0.2 }],
      [[0, 0.65, 0.4], [1, 1, 0.6], { spread: [0.1, 0.09, 0.01], axes: [Y, X, Z], share: 0.6 }],
      [[0.4, 0.75, 0.7], [0.6, 0.9, 0.75], { spread: [0.03, 0.02, 0.001], axes: [Y, X, Z], share: 0.05 }],
    ],
    ['traffic', 'sign'],
  );
  expect(names).toEqual(['post', 'sign', 'symbol']);
});

test('a plate before the top of a post is a sign, one around it a tool', () => {
  const post: Row = [[0.45, 0, 0.1], [0.55, 0.95, 0.4], { spread: [0.25, 0.01, 0.01], axes: [Y, X, Z], share: 0.3 }];
  const plate = (from: number, to: number): Row => [
    [0, 0.7, from],
    [1, 1, to],
    { spread: [0.08, 0.08, 0.005], axes: [Y, X, Z], share: 0.7 },
  ];
  expect(nameBoxes([0.25, 0.96, 0.06], [post, plate(0.5, 1)]).names).toEqual(['post', 'sign']);
  expect(nameBoxes([0.25, 0.96, 0.06], [post, plate(0, 0.5)]).plan).not.toBe('sign');
});

test('spikes on a platform are spikes', () => {
  const spike = (x: number): Row => [
    [x, 0.2, 0.4],
    [x + 0.1, 1, 0.6],
    { share: 0.1, spread: [0.1, 0.02, 0.02], axes: [Y, X, Z] },
  ];
  const { names } = nameBoxes(
    [0.8, 0.4, 0.4],
    [[[0, 0, 0], [1, 0.2, 1], { share: 0.7, axes: [X, Z, Y] }], spike(0.1), spike(0.4), spike(0.8)],
    ['spikes', 'platform'],
  );
  expect(names.slice(1)).toEqual(['spike', 'spike', 'spike']);
});

test('a person whose head is called a trunk has a head, and arms begin at the trunk', () => {
  const person: Row[] = [
    [[0.3, 0.45, 0.3], [0.7, 0.8, 0.7], { known: 'shirt', neighbours: [1, 2], share: 0.4 }],
    [[0.42, 0.82, 0.35], [0.58, 1, 0.65], { known: 'torso', neighbours: [0], share: 0.1 }],
    [[0.7, 0.6, 0.4], [0.85, 0.8, 0.6], { known: 'left hand', neighbours: [0, 3], share: 0.05 }],
    [[0.8, 0.4, 0.4], [1, 0.6, 0.6], { known: 'left arm', neighbours: [2], share: 0.06 }],
    [[0.35, 0, 0.4], [0.48, 0.45, 0.6], { known: 'right leg', neighbours: [0], share: 0.15 }],
  ];
  expect(nameBoxes([0.5, 0.8, 0.2], person, ['woman']).names).toEqual([
    'shirt',
    'head',
    'left arm',
    'left hand',
    'right leg',
  ]);
});

test('what nothing is known of is called by what it looks like', () => {
  const cube: Fields = { spread: [0.0745, 0.0745, 0.0745], share: 0.1 };
  const ball: Fields = { spread: [0.0577, 0.0577, 0.0577], share: 0.1 };
  const { names } = nameBoxes(
    [0.6, 0.6, 0.6],
    [
      [[0, 0, 0], [0.6, 0.5, 1], { share: 0.5 }],
      [[0.7, 0.5, 0.4], [1, 0.833, 0.733], cube],
      [[0.1, 0.55, 0.1], [0.433, 0.883, 0.433], ball],
    ],
    ['gizmo'],
  );
  expect(names).toEqual(['body', 'block', 'ball']);
});

test('a stool has a seat and legs, a bookcase on posts has shelves', () => {
  const post = (x: number, z: number, to: number): Row => [
    [x, 0, z],
    [x + 0.1, to, z + 0.1],
    { spread: [0.15, 0.01, 0.01], axes: [Y, X, Z], share: 0.05 },
  ];
  const corners = (to: number): Row[] => [
    post(0.1, 0.1, to),
    post(0.8, 0.1, to),
    post(0.1, 0.8, to),
    post(0.8, 0.8, to),
  ];
  const board = (y: number): Row => [
    [0, y, 0],
    [1, y + 0.04, 1],
    { spread: [0.15, 0.15, 0.01], axes: [X, Z, Y], share: 0.4 },
  ];
  const stool = nameBoxes([0.5, 0.6, 0.5], [board(0.95), ...corners(0.9)], ['stool']).names;
  expect([stool[0], ...new Set(stool.slice(1).map((name) => name.split(' ').at(-1)))]).toEqual(['seat', 'leg']);
  const rack = nameBoxes([0.5, 0.6, 0.5], [board(0.3), board(0.7), ...corners(1)], ['bookcase']).names;
  expect(rack.slice(0, 2)).toEqual(['shelf', 'shelf']);
  expect(new Set(rack.slice(2))).toEqual(new Set(['post']));
});

test('an aircraft looks away from its tail fin', () => {
  const wing = (x: number, twin: number): Row => [
    [x, 0.3, 0.5],
    [x + 0.45, 0.4, 0.7],
    { spread: [0.15, 0.05, 0.01], axes: [X, Z, Y], share: 0.2, twin, thickness: 0.01 },
  ];
  const plane = (fin: number): Row[] => [
    [[0.45, 0, 0], [0.55, 0.6, 1], { spread: [0.2, 0.03, 0.03], axes: [Z, Y, X], share: 0.45 }],
    wing(0.55, 2),
    wing(0, 1),
    [[0.48, 0.6, fin], [0.52, 1, fin + 0.1], { spread: [0.06, 0.03, 0.005], axes: [Y, Z, X], share: 0.05 }],
  ];
  const size: Place = [0.7, 0.25, 0.6];
  expect(nameBoxes(size, plane(0), ['plane']).names).toEqual(['fuselage', 'left wing', 'right wing', 'tail fin']);
  expect(nameBoxes(size, plane(0.9), ['plane']).names).toEqual(['fuselage', 'right wing', 'left wing', 'tail fin']);
});
