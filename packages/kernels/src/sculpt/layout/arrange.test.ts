import { expect, test } from 'vitest';
import { createRng, rotateVector, type Vec3 } from '../../math/index.ts';
import type { Mesh } from '../../mesh/index.ts';
import { buildBvh } from '../../spatial/index.ts';
import type { Socket } from '../dsl/archetype.ts';
import type { SceneRelation } from '../dsl/scene.ts';
import { arrange } from './arrange.ts';
import { boxOf } from './box.ts';
import { slide } from './contact.ts';
import type { LayoutItem, Spot } from './item.ts';
import { packCircles } from './pack-circles.ts';

type Box = readonly [min: Vec3, max: Vec3];

/** Boxes as triangles. */
function boxes(all: readonly Box[]): Pick<Mesh, 'positions' | 'indices'> {
  const positions: number[] = [];
  const indices: number[] = [];
  for (const [min, max] of all) {
    const first = positions.length / 3;
    for (let c = 0; c < 8; c++)
      positions.push(c & 1 ? max[0] : min[0], c & 2 ? max[1] : min[1], c & 4 ? max[2] : min[2]);
    for (const [a, b, c, d] of [
      [0, 2, 3, 1],
      [4, 5, 7, 6],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
      [0, 4, 6, 2],
      [1, 3, 7, 5],
    ])
      indices.push(first + a, first + b, first + c, first + a, first + c, first + d);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

function thing(id: string, parts: readonly Box[], sockets: Record<string, Socket> = {}, more = {}): LayoutItem {
  const low = (a: number): number => Math.min(...parts.map(([min]) => min[a]));
  const high = (a: number): number => Math.max(...parts.map(([, max]) => max[a]));
  const surface = buildBvh(boxes(parts));
  return {
    id,
    group: id,
    min: [low(0), low(1), low(2)],
    max: [high(0), high(1), high(2)],
    sockets,
    surface: () => surface,
    ...more,
  };
}

const cube = (id: string, s: number, sockets = {}): LayoutItem =>
  thing(
    id,
    [
      [
        [-s / 2, 0, -s / 2],
        [s / 2, s, s / 2],
      ],
    ],
    sockets,
  );
/** A seat with a back. */
const chair = (sockets = {}): LayoutItem =>
  thing(
    'chair',
    [
      [
        [-0.2, 0, -0.2],
        [0.2, 0.45, 0.2],
      ],
      [
        [-0.2, 0.45, -0.2],
        [0.2, 0.9, -0.16],
      ],
    ],
    sockets,
  );
/** Four walls and a floor. */
const bin = thing('bin', [
  [
    [-0.5, 0, -0.5],
    [0.5, 0.05, 0.5],
  ],
  [
    [-0.5, 0, -0.5],
    [-0.46, 1, 0.5],
  ],
  [
    [0.46, 0, -0.5],
    [0.5, 1, 0.5],
  ],
  [
    [-0.5, 0, -0.5],
    [0.5, 1, -0.46],
  ],
  [
    [-0.5, 0, 0.46],
    [0.5, 1, 0.5],
  ],
]);

function place(
  items: readonly LayoutItem[],
  ...relations: [string, SceneRelation['rel'], string, SceneRelation['place']?][]
): Map<string, Spot> {
  const spots = arrange(
    items,
    relations.map(([a, rel, b, at]) => ({ a, rel, b, place: at })),
    createRng(1),
  );
  return new Map(items.map((item) => [item.id, { item, ...spots.get(item.id)! }]));
}
const bottom = (spot: Spot | undefined): number => boxOf(spot!).min[1];
const top = (spot: Spot | undefined): number => boxOf(spot!).max[1];

test('what is on something touches it, and does not sink in', () => {
  const spots = place([cube('table', 1), cube('apple', 0.1)], ['apple', 'on', 'table']);
  expect(bottom(spots.get('apple'))).toBeCloseTo(1, 5);
});

test('who stands on a seat stands below the top of its back', () => {
  const seat = { at: [0, 0.45, 0.02] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.36 };
  const spots = place([chair({ seat }), cube('cat', 0.2)], ['cat', 'on', 'chair']);
  expect(bottom(spots.get('cat'))).toBeCloseTo(0.45, 5);
});

test('a stack grows', () => {
  const items = ['a', 'b', 'c'].map((id) => cube(id, 0.3));
  const spots = place(items, ['b', 'on', 'a'], ['c', 'on', 'b']);
  expect(bottom(spots.get('b'))).toBeCloseTo(0.3, 5);
  expect(bottom(spots.get('c'))).toBeCloseTo(0.6, 5);
});

test('what is in an open thing lies on its ground, or on what lies there, and looks out where it is alone', () => {
  const one = place([bin, cube('ball', 0.2)], ['ball', 'in', 'bin']);
  expect(top(one.get('ball'))).toBeGreaterThan(1);
  const balls = Array.from({ length: 9 }, (_, i) => ({ ...cube(`ball${i}`, 0.25), measured: true }));
  const many = place([bin, ...balls], ...balls.map((b): [string, 'in', string] => [b.id, 'in', 'bin']));
  const heights = balls.map((b) => bottom(many.get(b.id)));
  expect(Math.min(...heights)).toBeCloseTo(0.05, 5);
  expect(Math.max(...heights)).toBeGreaterThan(0.25);
  for (const ball of balls) expect(Math.abs(many.get(ball.id)!.at[0])).toBeLessThan(0.4);
});

test('what is too wide for an opening is made smaller, unless its metres were asked for', () => {
  expect(place([bin, cube('cat', 2)], ['cat', 'in', 'bin']).get('cat')!.scale).toBeLessThan(0.5);
  const cat = { ...cube('cat', 2), measured: true };
  expect(place([bin, cat], ['cat', 'in', 'bin']).get('cat')!.scale).toBe(1);
});

test('a shaft lies in the hand as the hand points', () => {
  const hand = { at: [0.3, 1, 0.1] as Vec3, dir: [0, 0, 1] as Vec3, size: 0.05 };
  const sword = thing(
    'sword',
    [
      [
        [-0.02, 0, -0.02],
        [0.02, 1, 0.02],
      ],
    ],
    {
      handle: { at: [0, 0.1, 0], dir: [0, 1, 0], size: 0.04 },
    },
  );
  const spot = place([cube('man', 1.8, { 'right hand': hand }), sword], ['man', 'holding', 'sword']).get('sword')!;
  const along = rotateVector(spot.rotation, [0, 1, 0]);
  expect(along[2]).toBeCloseTo(1, 6);
  expect(boxOf(spot).max[2]).toBeCloseTo(0.1 + 0.9, 2);
});

test('a hat fits the head and sits on it', () => {
  const head = { at: [0, 1.8, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.2 };
  const wearAt = { at: [0, 0.02, 0] as Vec3, dir: [0, 1, 0] as Vec3, size: 0.5 };
  const hat = cube('hat', 0.6, { wear: wearAt });
  const spot = place([cube('man', 1.8, { head }), hat], ['man', 'wearing', 'hat']).get('hat')!;
  expect(0.5 * spot.scale).toBeCloseTo(0.2 * 1.06, 5);
  expect(spot.at[1] + 0.02 * spot.scale).toBeCloseTo(1.8, 5);
});

test('what leans touches what it leans on, with its foot on the ground', () => {
  const pole = thing('pole', [
    [
      [-0.03, 0, -0.03],
      [0.03, 1.2, 0.03],
    ],
  ]);
  const spots = place([cube('crate', 0.8), pole], ['pole', 'against', 'crate']);
  const [leaning, crate] = [spots.get('pole')!, spots.get('crate')!];
  expect(boxOf(leaning).min[1]).toBeCloseTo(0, 4);
  const more = slide({ ...leaning, at: [leaning.at[0] + 1, leaning.at[1], leaning.at[2]] }, [crate], [-1, 0, 0]);
  expect(more!.distance).toBeCloseTo(1, 2);
});

test('what hangs is held at its top and touches nothing below', () => {
  const tree = thing('tree', [
    [
      [-0.1, 0, -0.1],
      [0.1, 2, 0.1],
    ],
    [
      [-1, 2, -1],
      [1, 3, 1],
    ],
  ]);
  const spot = place([tree, cube('lamp', 0.4)], ['lamp', 'hanging', 'tree']).get('lamp')!;
  expect(boxOf(spot).max[1]).toBeGreaterThan(2);
  expect(boxOf(spot).max[1]).toBeLessThan(2.05);
});

test('what is under a table fits there', () => {
  const table = thing('table', [
    [
      [-1, 0.7, -0.5],
      [1, 0.75, 0.5],
    ],
    [
      [-1, 0, -0.5],
      [-0.95, 0.7, -0.45],
    ],
  ]);
  expect(top(place([table, cube('dog', 1)], ['dog', 'under', 'table']).get('dog'))).toBeLessThan(0.7);
});

test('things that are not related do not touch, and relations in a circle still end', () => {
  const items = [cube('a', 1), cube('b', 0.5), cube('c', 2)];
  const boxesOf = [...place(items).values()].map(boxOf).sort((p, q) => p.min[0] - q.min[0]);
  for (let i = 1; i < 3; i++) expect(boxesOf[i].min[0]).toBeGreaterThan(boxesOf[i - 1].max[0]);
  expect(place(items, ['a', 'on', 'b'], ['b', 'on', 'c'], ['c', 'on', 'a']).size).toBe(3);
});

test('circles are packed without overlap, and closely', () => {
  const radii = [3, 1, 1, 2, 1, 0.5, 2, 1];
  const { at, radius } = packCircles(radii);
  for (let i = 0; i < radii.length; i++)
    for (let k = 0; k < i; k++)
      expect(Math.hypot(at[i][0] - at[k][0], at[i][1] - at[k][1])).toBeGreaterThan((radii[i] + radii[k]) * 0.999);
  const area = radii.reduce((sum, r) => sum + r * r, 0);
  expect(area / radius ** 2).toBeGreaterThan(0.45);
});

test('what is on a shoulder stands there on its feet, one to each side, and not on the head', () => {
  const shoulder = (x: number): Socket => ({ at: [x, 1.45, 0], dir: [0, 1, 0], size: 0.1 });
  const man = thing(
    'man',
    [
      [
        [-0.25, 0, -0.1],
        [0.25, 1.45, 0.1],
      ],
      [
        [-0.1, 1.45, -0.1],
        [0.1, 1.75, 0.1],
      ],
    ],
    { 'right shoulder': shoulder(-0.2), 'left shoulder': shoulder(0.2) },
  );
  const foot: Socket = { at: [0, 0, 0.03], dir: [0, 1, 0], size: 0.02 };
  const birds = ['parrot', 'crow'].map((id) => cube(id, 0.16, { 'hind left foot': foot }));
  const spots = place([man, ...birds], ['parrot', 'on', 'man', 'shoulder'], ['crow', 'on', 'man', 'shoulder']);
  for (const [id, x] of [
    ['parrot', -0.2],
    ['crow', 0.2],
  ] as const) {
    expect(bottom(spots.get(id))).toBeCloseTo(1.45, 5);
    expect(spots.get(id)!.at[0]).toBeCloseTo(x, 5);
    expect(spots.get(id)!.at[2]).toBeCloseTo(-0.03, 5);
  }
});

test('every foot has its own boot, with the leg in its shaft', () => {
  const feet = ['hind left', 'hind right', 'front left', 'front right'].map((name, i): [string, Socket] => [
    `${name} foot`,
    { at: [i % 2 ? -0.1 : 0.1, 0, i < 2 ? -0.2 : 0.2], dir: [0, 1, 0], size: 0.05 },
  ]);
  const wear: Socket = { at: [0, 0.02, 0], dir: [0, 1, 0], size: 0.1 };
  const inside: Socket = { at: [0, 0.2, -0.05], dir: [0, 1, 0], size: 0.08 };
  const boots = feet.map((_, i) => ({ ...cube(`boot${i}`, 0.25, { wear, inside }), family: 'shoe' }));
  const spots = place(
    [cube('cat', 0.5, Object.fromEntries(feet)), ...boots],
    ...boots.map(({ id }): [string, 'wearing', string] => ['cat', 'wearing', id]),
  );
  feet.forEach(([, { at }], i) => {
    const spot = spots.get(`boot${i}`)!;
    expect(spot.scale).toBeCloseTo(0.75, 5);
    expect(bottom(spot)).toBeCloseTo(0, 5);
    expect([spot.at[0], spot.at[2] - 0.05 * spot.scale]).toEqual([expect.closeTo(at[0], 5), expect.closeTo(at[2], 5)]);
  });
});

test('what is under a glass stands on the floor there and fits', () => {
  const chamber: Socket = { at: [0, 0.06, 0], dir: [0, 1, 0], size: 0.08 };
  const spot = place([cube('globe', 0.15, { chamber }), cube('castle', 20)], ['castle', 'in', 'globe']).get('castle');
  expect(bottom(spot)).toBeCloseTo(0.06, 5);
  expect(top(spot)).toBeLessThan(0.14);
});
