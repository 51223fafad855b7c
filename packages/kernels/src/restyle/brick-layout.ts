import type { Voxels } from './voxels.ts';

/** What a cell needs: a colour from 0 on, or one of these. */
export const NEED = Object.freeze({
  empty: -3,
  /** Deep inside: hollow, but a brick may stand there. */
  spare: -2,
  /** Unseen: a brick of any colour. */
  any: -1,
  /** Colour of the see-through stands. */
  clear: 1000,
});

/** A brick: its first cell, its studs along x and z, its colour. */
export interface Brick {
  x: number;
  y: number;
  z: number;
  width: number;
  depth: number;
  /** Into the colours, NEED.any where nobody sees it, or NEED.clear. */
  color: number;
}

/** Bricks in a grid of cells. */
export interface BrickLayout {
  size: Voxels['size'];
  /** What each cell needs. */
  need: Int16Array;
  /** Brick of each cell, or -1. */
  brickOf: Int32Array;
  /** Bricks taken away again leave undefined. */
  bricks: (Brick | undefined)[];
}

/** Number of a cell. */
export function cellOf({ size }: Pick<BrickLayout, 'size'>, x: number, y: number, z: number): number {
  return (z * size[1] + y) * size[0] + x;
}

/** Puts a brick into its cells. */
export function addBrick(layout: BrickLayout, brick: Brick): void {
  const id = layout.bricks.push(brick) - 1;
  fill(layout, brick, id);
}

/** Takes a brick out of its cells. */
export function removeBrick(layout: BrickLayout, id: number): Brick | undefined {
  const brick = layout.bricks[id];
  if (brick) fill(layout, brick, -1);
  layout.bricks[id] = undefined;
  return brick;
}

function fill(layout: BrickLayout, { x, y, z, width, depth }: Brick, id: number): void {
  for (let k = 0; k < depth; k++) {
    const at = cellOf(layout, x, y, z + k);
    layout.brickOf.fill(id, at, at + width);
  }
}
