import { expect, test } from 'vitest';
import { createRng } from '../math/index.ts';
import { computeNormals } from '../mesh/index.ts';
import type { Scene } from '../scene/index.ts';
import { box } from '../solid/broken.testing.ts';
import { BRICK_SIZES } from './brick-colors.ts';
import { type Brick, type BrickLayout, cellOf, NEED } from './brick-layout.ts';
import { groupBricks, joinBricks } from './join-bricks.ts';
import { layLayer } from './lay-bricks.ts';
import { restyleModel } from './restyle-model.ts';

/** A layout of so many cells a side whose needs a function names. */
function layOut(n: number, needAt: (x: number, y: number, z: number) => number): BrickLayout {
  const size: [number, number, number] = [n + 2, n + 2, n + 2];
  const layout = {
    size,
    need: new Int16Array(size[0] ** 3).fill(NEED.empty),
    brickOf: new Int32Array(size[0] ** 3).fill(-1),
    bricks: [] as (Brick | undefined)[],
  };
  for (let z = 1; z <= n; z++)
    for (let y = 1; y <= n; y++) for (let x = 1; x <= n; x++) layout.need[cellOf(layout, x, y, z)] = needAt(x, y, z);
  for (let y = 1; y <= n; y++) layLayer(layout, y);
  return layout;
}

/** Follows studs from the ground without the layout's own groups: bricks that are not reached. */
function findLoose({ bricks }: BrickLayout): Brick[] {
  const all = bricks.flatMap((b) => b ?? []);
  const overlap = (a: number, m: number, b: number, n: number): boolean => a < b + n && b < a + m;
  const reached = new Set(all.filter((b) => b.y === 1));
  for (const a of reached)
    for (const b of all)
      if (Math.abs(a.y - b.y) === 1 && overlap(a.x, a.width, b.x, b.width) && overlap(a.z, a.depth, b.z, b.depth))
        reached.add(b);
  return all.filter((b) => !reached.has(b));
}

function expectSound(layout: BrickLayout): void {
  const filled = new Int32Array(layout.brickOf.length).fill(-1);
  layout.bricks.forEach((brick, id) => {
    if (!brick) return;
    const [a, b] = [Math.min(brick.width, brick.depth), Math.max(brick.width, brick.depth)];
    expect(BRICK_SIZES.some(([p, q]) => p === a && q === b)).toBe(true);
    for (let k = 0; k < brick.depth; k++)
      for (let i = 0; i < brick.width; i++) {
        const at = cellOf(layout, brick.x + i, brick.y, brick.z + k);
        expect(filled[at]).toBe(-1);
        filled[at] = id;
      }
  });
  expect(filled).toEqual(layout.brickOf);
  for (let at = 0; at < filled.length; at++)
    if (layout.need[at] >= NEED.any) expect(filled[at]).toBeGreaterThanOrEqual(0);
  expect(findLoose(layout)).toEqual([]);
}

test('a wall of two colours side by side is tied together across the joint', () => {
  const wall = layOut(12, (x, _, z) => (z !== 4 ? NEED.empty : x <= 6 ? 0 : 1));
  expect(groupBricks(wall).count).toBeGreaterThan(1);
  joinBricks(wall);
  expectSound(wall);
  expect(groupBricks(wall).count).toBe(1);
});

test('few seams stand above seams, and large bricks are used where they fit', () => {
  const block = layOut(16, () => 0);
  joinBricks(block);
  expectSound(block);
  let [seams, above] = [0, 0];
  const { size, brickOf } = block;
  for (let at = size[0]; at < brickOf.length - 1; at++) {
    const joint = (i: number): boolean => brickOf[i] >= 0 && brickOf[i + 1] >= 0 && brickOf[i] !== brickOf[i + 1];
    if (!joint(at)) continue;
    seams++;
    if (joint(at - size[0])) above++;
  }
  expect(above / seams).toBeLessThan(0.2);
  const bricks = block.bricks.filter((b) => b !== undefined);
  expect(16 ** 3 / bricks.length).toBeGreaterThan(6);
});

test('what floats gets a stand, crumbs are left out', () => {
  const cloud = layOut(10, (x, y, z) => {
    if (y <= 2) return 0;
    if (y >= 7 && y <= 8 && x > 2 && x < 8 && z > 2 && z < 8) return 1;
    return x === 1 && y === 5 && z === 1 ? 2 : NEED.empty;
  });
  expect(joinBricks(cloud)).toEqual({ stands: 1 });
  expectSound(cloud);
  expect(cloud.bricks.filter((b) => b?.color === NEED.clear).length).toBe(4);
  expect(cloud.bricks.some((b) => b?.color === 2)).toBe(false);
});

test('blotches of colour on any shape hold together', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const rng = createRng(seed);
    const balls = Array.from({ length: 7 }, () => [
      rng.range(3, 12),
      rng.range(2, 12),
      rng.range(3, 12),
      rng.range(2, 4),
    ]);
    const spots = Array.from({ length: 12 }, () => [rng.range(1, 14), rng.range(1, 14), rng.range(1, 14)]);
    const layout = layOut(14, (x, y, z) => {
      const within = balls.some(([a, b, c, r]) => Math.hypot(x - a, y - b, z - c) < r) || (x === 7 && z === 7);
      if (!within) return NEED.empty;
      const far = spots.map(([a, b, c]) => Math.hypot(x - a, y - b, z - c));
      return far.indexOf(Math.min(...far)) % 5;
    });
    joinBricks(layout);
    expectSound(layout);
  }
});

test.each([
  ['muted teal', [0.07, 0.2, 0.2]],
  ['dark teal', [0.028, 0.11, 0.12]],
  ['mauve', [0.32, 0.19, 0.32]],
  ['moss', [0.15, 0.2, 0.04]],
  ['dark grey-green', [0.044, 0.061, 0.037]],
] as const)('%s does not turn grey', (_, [r, g, b]) => {
  const mesh = computeNormals(box([0, 0, 0], [1, 1, 1]), { creaseAngleDeg: 30 });
  const scene: Scene = {
    nodes: [{ name: 'box', children: [], translation: [0, 0, 0], rotation: [0, 0, 0, 1], scale: [1, 1, 1], mesh: 0 }],
    roots: [0],
    meshes: [{ name: 'box', primitives: [{ mesh, material: 0 }] }],
    materials: [
      {
        ...{ name: 'paint', baseColorFactor: [r, g, b, 1], metallicFactor: 0, roughnessFactor: 1 },
        ...{ emissiveFactor: [0, 0, 0], alphaMode: 'OPAQUE', doubleSided: false },
      },
    ],
    ...{ textures: [], skins: [], animations: [] },
  };
  const { bricks = [] } = restyleModel(scene, [], { style: 'lego', blocks: 8 });
  expect(bricks.length).toBeGreaterThan(0);
  for (const { color } of bricks) expect(color).not.toMatch(/grey|white|black/);
});
