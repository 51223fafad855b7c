import { expect, it } from 'vitest';
import { findUnseen } from './drop-unseen.ts';
import type { FittedPart, FittedShape } from './fitted-shape.ts';

const SIDE = 96;

/** An upright rectangle, corners in pixels of the canvas. */
function plate(name: string, left: number, top: number, right: number, bottom: number, z = 0): FittedPart {
  const at = (x: number, y: number): number[] => [x / 48 - 1, 1 - y / 48, z];
  const positions = [at(left, bottom), at(right, bottom), at(right, top), at(left, top)].flat();
  return {
    name,
    positions: Float32Array.from(positions),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  } as Partial<FittedPart> as FittedPart;
}

function shapeOf(...parts: FittedPart[]): FittedShape {
  const rows = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1);
  return { parts, rows, nearness: 0.02, scale: 48, x: 48, y: 48 };
}

/** Pixels inside a rectangle, and of others with it. */
function distanceTo(...boxes: [number, number, number, number][]): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const [x, y] = [(i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5];
    return Math.max(...boxes.map(([l, t, r, b]) => Math.min(x - l, r - x, y - t, b - y)));
  });
}

const body = plate('body', 20, 40, 76, 80);

it('what stands out over the outline, where nothing waits for it, is not shown', () => {
  const shape = shapeOf(body, plate('spoiler', 64, 28, 76, 33), plate('lamp', 22, 50, 28, 56, 0.2));
  expect([...findUnseen(shape, distanceTo([20, 40, 76, 80]))]).toEqual([0, 1, 0]);
});

it('what only lies elsewhere than it should stays', () => {
  const shape = shapeOf(body, plate('leg', 20, 81, 24, 94));
  expect([...findUnseen(shape, distanceTo([20, 40, 76, 80], [26, 80, 30, 94]))]).toEqual([0, 0]);
});

it('large parts stay, and what is hidden goes with its mirror image', () => {
  const shape = shapeOf(body, plate('roof', 20, 10, 76, 30));
  expect([...findUnseen(shape, distanceTo([20, 40, 76, 80]))]).toEqual([0, 0]);
  const pair = shapeOf(body, plate('left strut', 64, 28, 69, 33), plate('right strut', 40, 50, 45, 55, -0.5));
  expect([...findUnseen(pair, distanceTo([20, 40, 76, 80]))]).toEqual([0, 1, 1]);
});
