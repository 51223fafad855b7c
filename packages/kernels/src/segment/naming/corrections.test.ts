import { expect, test } from 'vitest';
import { planOfWords } from './body-plan.ts';
import { mayBe } from './disproofs.ts';
import { viewParts } from './part-views.ts';
import { boxes, type Fields, nameBoxes, type Place } from './testing-boxes.ts';

const X: Place = [1, 0, 0];
const Y: Place = [0, 1, 0];
const Z: Place = [0, 0, 1];
type Row = readonly [Place, Place, Fields?];

test('a door has knobs on both sides, a window its panes and a sill', () => {
  const knob: Fields = { spread: [0.01, 0.01, 0.01], share: 0.01 };
  const door = nameBoxes(
    [0.4, 0.9, 0.06],
    [
      [[0, 0, 0.2], [1, 1, 0.8], { share: 0.96 }],
      [[0.05, 0.45, 0.8], [0.15, 0.5, 1], knob],
      [[0.05, 0.45, 0], [0.15, 0.5, 0.2], knob],
    ],
    ['door'],
  );
  expect(door.names).toEqual(['door', 'knob', 'knob']);
  const pane: Fields = { share: 0.2, spread: [0.2, 0.15, 0.001], axes: [Y, X, Z] };
  const window = nameBoxes(
    [0.6, 0.8, 0.06],
    [
      [[0, 0, 0.2], [1, 1, 0.8], { share: 0.4, spread: [0.25, 0.18, 0.05], axes: [Y, X, Z] }],
      [[0.1, 0.1, 0.5], [0.9, 0.9, 0.5], pane],
      [[0, 0, 0], [1, 0.08, 1], { share: 0.1, axes: [X, Z, Y] }],
    ],
    ['window'],
  );
  expect(window.names).toEqual(['frame', 'glass', 'sill']);
});

test('stairs have steps and a handrail on either side', () => {
  const step = (k: number): Row => [[0, 0.1 * k, 0.25 * k], [1, 0.1 * k + 0.05, 0.25 * k + 0.2], { axes: [X, Z, Y] }];
  const rail = (x: number): Row => [
    [x, 0.6, 0],
    [x + 0.05, 1, 1],
    { spread: [0.2, 0.01, 0.01], axes: [Z, Y, X], share: 0.04 },
  ];
  const { names } = nameBoxes([0.5, 0.5, 0.7], [step(0), step(1), step(2), step(3), rail(0), rail(0.95)], ['stairs']);
  expect(names).toEqual(['step', 'step', 'step', 'step', 'right handrail', 'left handrail']);
});

/** A dog whose skeleton calls its muzzle a head, and its head a neck; with ears on that, and legs. */
function dog(): Row[] {
  const leg = (x: number, z: number, twin: number): Row => [
    [x, 0, z],
    [x + 0.2, 0.4, z + 0.1],
    { known: `${x > 0.5 ? 'left' : 'right'} ${z > 0.5 ? 'front' : 'back'} leg`, twin, neighbours: [0] },
  ];
  const ear = (x: number, twin: number): Row => [
    [x, 0.92, 0.8],
    [x + 0.1, 1, 0.85],
    { known: `${x > 0.5 ? 'left' : 'right'} ear`, twin, neighbours: [1], share: 0.01 },
  ];
  return [
    [[0, 0.35, 0.1], [1, 0.75, 0.75], { known: 'torso', share: 0.5, neighbours: [1, 3, 4, 5, 6] }],
    [[0.25, 0.65, 0.7], [0.75, 0.92, 0.9], { known: 'neck', share: 0.12, neighbours: [0, 2, 7, 8] }],
    [[0.35, 0.7, 0.9], [0.65, 0.82, 1], { known: 'head', share: 0.04, neighbours: [1] }],
    ...[leg(0.05, 0.15, 4), leg(0.75, 0.15, 3), leg(0.05, 0.6, 6), leg(0.75, 0.6, 5)],
    ...[ear(0.3, 8), ear(0.6, 7)],
  ];
}

test('what the ears are on is the head, whatever the skeleton says', () => {
  const { names, plan } = nameBoxes([0.3, 0.6, 0.75], dog(), ['dog']);
  expect(plan).toBe('quadruped');
  expect(names.slice(0, 3)).toEqual(['torso', 'head', 'muzzle']);
});

test('balls in pairs before the middle are eyes, though the skeleton moves them with a head', () => {
  const eye = (x: number, twin: number): Row => [
    [x, 0.5, 0.8],
    [x + 0.15, 0.65, 0.95],
    { known: 'head', twin, share: 0.04, spread: [0.03, 0.03, 0.03] },
  ];
  const { names } = nameBoxes(
    [0.5, 0.6, 0.6],
    [[[0.1, 0, 0], [0.9, 1, 0.9], { known: 'torso', share: 0.8 }], eye(0.2, 2), eye(0.65, 1)],
    ['chicken'],
  );
  expect(names).toEqual(['torso', 'right eye', 'left eye']);
});

test('what is like a vehicle is none without something that rolls', () => {
  const size: Place = [0.5, 0.5, 0.7];
  const body: Row = [
    [0.2, 0.2, 0],
    [0.8, 1, 1],
  ];
  // Fins are as flat as wheels, and higher than long.
  const disc = (x: number, z: number, long: number): Row => [
    [x, 0, z],
    [x + 0.1, 0.4, z + long],
    { spread: [0.06, 0.055, 0.012], axes: [Y, Z, X], share: 0.06 },
  ];
  const fish = viewParts(boxes(size, [body, disc(0, 0.5, 0.1), disc(0.9, 0.5, 0.1)]), size, '+z');
  expect(mayBe('vehicle', fish)).toBe(false);
  expect(mayBe('fish', fish)).toBe(true);
  const cart = viewParts(boxes(size, [body, disc(0, 0.5, 0.28), disc(0.9, 0.5, 0.28)]), size, '+z');
  expect(mayBe('vehicle', cart)).toBe(true);
});

test('a bar far below the seat is a stretcher, and a blanket is not what carries the mattress', () => {
  const bar = (y: number, flat: number): Row => [
    [0, y, 0.1],
    [0.04, y + 0.03, 0.9],
    { spread: [0.1, 0.01, 0.01 * flat], axes: [Z, Y, X], share: 0.02 },
  ];
  const chair = nameBoxes(
    [0.45, 0.75, 0.45],
    [
      [
        [0, 0.4, 0],
        [1, 0.5, 1],
      ],
      [
        [0, 0.5, 0],
        [1, 1, 0.1],
      ],
      bar(0.15, 0.9),
    ],
    ['chair'],
  );
  expect(chair.names).toEqual(['seat', 'backrest', 'stretcher']);
});

test('two halves that mirror each other have one name', () => {
  // One ear is just low enough to pass for an eye.
  const ear = (x: number, top: number, twin: number): Row => [
    [x, top - 0.07, 0.8],
    [x + 0.2, top, 0.85],
    { twin, share: 0.007, spread: [0.015, 0.01, 0.004], thickness: 0.013 },
  ];
  const bare = dog().slice(0, 7);
  const { names } = nameBoxes([0.3, 0.6, 0.75], [...bare, ear(0.78, 0.929, 8), ear(0.02, 0.931, 7)], ['dog']);
  expect(names.slice(7)).toEqual(['left ear', 'right ear']);
});

test('a fish is told by its fins, though two of them are as round as wheels; a duck by its beak', () => {
  const fin = (x: number, twin: number): Row => [
    [x, 0, 0.45],
    [x + 0.15, 0.38, 0.69],
    { spread: [0.048, 0.043, 0.013], axes: [Z, Y, X], twin, share: 0.08 },
  ];
  const sheet: Fields = { spread: [0.07, 0.04, 0.014], axes: [Y, Z, X], share: 0.1 };
  const fish = nameBoxes(
    [0.385, 0.475, 0.79],
    [
      [[0.08, 0.1, 0.3], [0.92, 0.75, 1], { spread: [0.137, 0.082, 0.081], share: 0.63 }],
      [[0.42, 0.15, 0], [0.58, 0.65, 0.37], sheet],
      [[0.43, 0.69, 0.41], [0.57, 1, 0.71], sheet],
      ...[fin(0, 4), fin(0.85, 3)],
    ],
  );
  expect(fish.plan).toBe('fish');
  expect(fish.names.slice(0, 3)).toEqual(['body', 'tail fin', 'dorsal fin']);
  const duck = nameBoxes(
    [0.5, 0.6, 0.6],
    [
      [[0, 0, 0], [1, 0.54, 0.9], { neighbours: [1] }],
      [[0.15, 0.48, 0.4], [0.85, 1, 0.85], { neighbours: [0, 2], share: 0.3 }],
      [[0.35, 0.63, 0.8], [0.65, 0.84, 1], { neighbours: [1], share: 0.05 }],
    ],
  );
  expect(duck.names).toEqual(['body', 'head', 'beak']);
});

test('a thing of unknown shape that is the same all through is called after that; a case with a door is no door', () => {
  const lump = nameBoxes(
    [0.6, 0.5, 0.6],
    [
      [[0, 0, 0], [0.6, 0.6, 0.6], {}],
      [[0.4, 0.4, 0.4], [1, 1, 1], {}],
    ],
    ['cloud'],
  );
  expect(lump.names).toEqual(['cloud', 'cloud']);
  expect(planOfWords(['book', 'case', 'left', 'door'])).toBe('cabinet');
  expect(planOfWords(['door', 'wood'])).toBe('door');
  expect(planOfWords(['seagull'])).toBe('bird');
  expect(planOfWords(['wheels'])).toBeUndefined();
  // As in a knight's.
  expect(planOfWords(['knight', 's'])).toBe('biped');
  expect(planOfWords(['goblin', 'face'])).toBe('biped');
  expect(planOfWords(['coin', 'skull'])).toBe('coin');
});

test('what has wheels that are called so is a vehicle', () => {
  const wheel = (x: number, z: number): Row => [[x, 0, z], [x + 0.2, 0.4, z + 0.2], { known: 'wheel', share: 0.05 }];
  const body: Row = [[0, 0.3, 0], [1, 1, 1], { known: 'body', share: 0.8 }];
  expect(nameBoxes([0.4, 0.4, 0.8], [body, wheel(0, 0.1), wheel(0.8, 0.1)]).plan).toBe('vehicle');
  expect(nameBoxes([0.2, 0.4, 0.8], [body, wheel(0.4, 0.1), wheel(0.4, 0.7)]).plan).toBe('cycle');
});

test('pieces that are called after the whole are named by what they are', () => {
  const post = (x: number): Row => [
    [x, 0, 0.3],
    [x + 0.1, 1, 0.7],
    { known: 'gate', share: 0.3, spread: [0.25, 0.03, 0.03], axes: [Y, X, Z], thickness: 0.08 },
  ];
  const bar = (y: number): Row => [
    [0.1, y, 0.45],
    [0.9, y + 0.08, 0.55],
    { known: 'gate', share: 0.2, spread: [0.2, 0.02, 0.01], axes: [X, Y, Z] },
  ];
  expect(nameBoxes([0.7, 0.7, 0.1], [post(0), post(0.9), bar(0.3), bar(0.7)], ['gate']).names).toEqual([
    'post',
    'post',
    'rail',
    'rail',
  ]);
});

test('a beast looks to where its ears are, though its tail is higher', () => {
  const back = ([x, y, z]: Place): Place => [1 - x, y, 1 - z];
  const turned = dog().map(([min, max, fields]): Row => {
    const [a, b] = [back(max), back(min)];
    return [a, b, { ...fields, known: undefined }];
  });
  const tail: Row = [[0.45, 0.6, 0.88], [0.55, 1, 1], { share: 0.2, neighbours: [0] }];
  const { names, plan } = nameBoxes([0.3, 0.6, 0.75], [...turned, tail], ['dog']);
  expect(plan).toBe('quadruped');
  expect(names[9]).toBe('tail');
  expect(names.filter((name) => /(ear|head)$/.test(name)).length).toBe(3);
  expect(names.slice(3, 7)).toEqual(['right back leg', 'left back leg', 'right front leg', 'left front leg']);
});
