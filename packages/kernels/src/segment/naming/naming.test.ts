import { expect, test } from 'vitest';
import { planOfWords } from './body-plan.ts';
import { type Fields, nameBoxes as name, type Place } from './testing-boxes.ts';

const FOUR_LEGS = (top: number) =>
  [0, 1, 2, 3].map((i): [Place, Place] => {
    const [x, z] = [i % 2 ? 0.85 : 0.05, i > 1 ? 0.85 : 0.05];
    return [
      [x, 0, z],
      [x + 0.1, top, z + 0.1],
    ];
  });

test('words say what a thing is: things before people, the last word first', () => {
  expect(planOfWords(['king', 'bed'])).toBe('bed');
  expect(planOfWords(['sword', 'fish'])).toBe('fish');
  expect(planOfWords(['knights'])).toBe('biped');
  expect(planOfWords(['mesh'])).toBeUndefined();
});

test('a board on four legs is a table, and each leg has its corner', () => {
  const { names, plan } = name(
    [0.6, 0.5, 0.6],
    [
      [
        [0, 0.85, 0],
        [1, 1, 1],
      ],
      ...FOUR_LEGS(0.85),
    ],
  );
  expect(plan).toBe('table');
  expect(names).toEqual(['top', 'right back leg', 'left back leg', 'right front leg', 'left front leg']);
});

test('a chair is known from either side by its back', () => {
  const seat: [Place, Place] = [
    [0, 0.4, 0],
    [1, 0.5, 1],
  ];
  const back = (z: number): [Place, Place] => [
    [0, 0.5, z],
    [1, 1, z + 0.12],
  ];
  const size: Place = [0.45, 0.75, 0.45];
  const front = name(size, [seat, back(0), ...FOUR_LEGS(0.4)], ['chair']).names;
  expect(front.slice(0, 3)).toEqual(['seat', 'backrest', 'right back leg']);
  const behind = name(size, [seat, back(0.88), ...FOUR_LEGS(0.4)], ['chair']).names;
  expect(behind.slice(0, 3)).toEqual(['seat', 'backrest', 'left front leg']);
});

const DISC: Fields = { spread: [0.06, 0.06, 0.015] };

/** A car: body, a cabin behind its middle, four wheels. Along z, its front at +z. */
function car(): [Place, Place, Fields?][] {
  const axes: Fields['axes'] = [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ];
  const wheels = [0, 1, 2, 3].map((i): [Place, Place, Fields] => {
    const [x, z] = [i % 2 ? 0.88 : 0, i > 1 ? 0.7 : 0.08];
    return [[x, 0, z], [x + 0.12, 0.35, z + 0.12], { ...DISC, axes, share: 0.05 }];
  });
  return [
    [
      [0, 0.15, 0],
      [1, 0.6, 1],
    ],
    [
      [0.1, 0.6, 0.15],
      [0.9, 1, 0.55],
    ],
    ...wheels,
  ];
}

test('wheels make a vehicle; lying across, it is turned, and its front is where its cabin is not', () => {
  const along = name([0.4, 0.3, 0.85], car());
  expect(along.plan).toBe('vehicle');
  const wheels = ['right back wheel', 'left back wheel', 'right front wheel', 'left front wheel'];
  expect(along.names).toEqual(['body', 'cabin', ...wheels]);
  // The same with its front at +x and at -x.
  for (const sign of [1, -1]) {
    const turn = ([x, y, z]: Place): Place => (sign > 0 ? [z, y, 1 - x] : [1 - z, y, x]);
    const across = car().map(([min, max, fields]): [Place, Place, Fields?] => {
      const [a, b] = [turn(min), turn(max)];
      const low = a.map((v, k) => Math.min(v, b[k])) as unknown as Place;
      const high = a.map((v, k) => Math.max(v, b[k])) as unknown as Place;
      return [low, high, fields && { ...fields, axes: fields.axes?.map(([x, y, z]): Place => [z, y, x]) }];
    });
    const { names, plan } = name([0.85, 0.3, 0.4], across);
    expect(plan).toBe('vehicle');
    expect(names).toEqual(along.names);
  }
});

test('a pot has a spout that reaches out, a handle that comes back, a lid and its knob', () => {
  const { names } = name(
    [0.7, 0.5, 0.45],
    [
      [
        [0.25, 0, 0],
        [0.75, 0.75, 1],
      ],
      [
        [0.75, 0.4, 0.42],
        [1, 0.63, 0.58],
      ],
      [
        [0, 0.2, 0.45],
        [0.25, 0.75, 0.55],
      ],
      [
        [0.35, 0.75, 0.2],
        [0.65, 0.9, 0.8],
      ],
      [
        [0.46, 0.9, 0.42],
        [0.54, 1, 0.58],
      ],
    ],
    ['teapot'],
  );
  expect(names).toEqual(['body', 'spout', 'handle', 'lid', 'knob']);
});

test('what is called something already keeps its name, and nothing else gets it', () => {
  const { names } = name(
    [0.3, 0.9, 0.3],
    [
      [
        [0.3, 0, 0.3],
        [0.7, 0.5, 0.7],
      ],
      [
        [0, 0.45, 0],
        [1, 1, 1],
      ],
    ],
    ['tree'],
  );
  expect(names).toEqual(['trunk', 'crown']);
  const known = name(
    [0.3, 0.9, 0.3],
    [
      [[0.3, 0, 0.3], [0.7, 0.5, 0.7], { known: 'trunk' }],
      [
        [0.4, 0.2, 0.4],
        [0.6, 0.9, 0.6],
      ],
    ],
    ['tree'],
  );
  expect(known.names[0]).toBe('trunk');
  expect(known.names[1]).not.toBe('trunk');
});

test('storeys are walls, and only what nothing stands on is the roof', () => {
  const storey = (from: number, to: number): [Place, Place] => [
    [0.05, from, 0.05],
    [0.95, to, 0.95],
  ];
  const { names } = name(
    [0.4, 0.8, 0.4],
    [
      storey(0.02, 0.3),
      storey(0.3, 0.62),
      storey(0.62, 0.9),
      [
        [0, 0.9, 0],
        [1, 1, 1],
      ],
    ],
    ['building'],
  );
  expect(names).toEqual(['walls', 'walls', 'walls', 'roof']);
});

test('a thing that is called after an animal is none', () => {
  expect(planOfWords(['bear', 'trap', 'closed'])).toBe('trap');
});

test('an umbrella and a snowman are told by what only they have', () => {
  const sheet = { thickness: 0.002 };
  const sheets = [0, 0.5].flatMap((x): [Place, Place, Fields][] => [
    [[x, 0.68, 0], [x + 0.5, 0.93, 0.5], sheet],
    [[x, 0.68, 0.5], [x + 0.5, 0.93, 1], sheet],
  ]);
  const shaft: [Place, Place, Fields] = [[0.49, 0.12, 0.49], [0.51, 0.92, 0.51], {}];
  const umbrella = name(
    [0.6, 0.53, 0.6],
    [
      ...sheets,
      shaft,
      [
        [0.48, 0, 0.48],
        [0.56, 0.12, 0.52],
      ],
    ],
  );
  expect(umbrella.plan).toBe('umbrella');
  expect(umbrella.names).toEqual(['panel', 'panel', 'panel', 'panel', 'shaft', 'handle']);
  const snowman = name(
    [0.5, 0.75, 0.5],
    [
      [[0.1, 0, 0.1], [0.9, 0.45, 0.9], { spread: [0.1, 0.1, 0.1] }],
      [[0.22, 0.4, 0.22], [0.78, 0.72, 0.78], { spread: [0.08, 0.08, 0.08] }],
      [[0.34, 0.7, 0.34], [0.66, 0.9, 0.66], { spread: [0.05, 0.05, 0.05] }],
    ],
  );
  expect(snowman.plan).toBe('snowman');
  expect(snowman.names).toEqual(['body', 'chest', 'head']);
});

test('a box behind a cab, on axles, is a truck', () => {
  const { names, plan } = name(
    [0.35, 0.37, 0.86],
    [
      [
        [0.1, 0.3, 0],
        [0.9, 1, 0.68],
      ],
      [
        [0, 0.1, 0.72],
        [1, 0.85, 1],
      ],
      [[0.1, 0, 0.12], [0.9, 0.3, 0.25], { thickness: 0.02 }],
      [[0.1, 0, 0.75], [0.9, 0.3, 0.88], { thickness: 0.02 }],
    ],
  );
  expect(plan).toBe('vehicle');
  expect(names).toEqual(['cargo box', 'cab', 'back wheels', 'front wheels']);
});

test('an open shell with benches is a boat', () => {
  const { names, plan } = name(
    [0.3, 0.15, 0.94],
    [
      [[0, 0, 0], [1, 1, 1], { thickness: 0.005 }],
      [[0.1, 0.5, 0.3], [0.9, 0.55, 0.37], { share: 0.03 }],
      [[0.1, 0.5, 0.6], [0.9, 0.55, 0.67], { share: 0.03 }],
      [[0.2, 0.1, 0.1], [0.8, 0.15, 0.9], { thickness: 0.005 }],
    ],
  );
  expect(plan).toBe('ship');
  expect(names).toEqual(['hull', 'thwart', 'thwart', 'floor']);
});
