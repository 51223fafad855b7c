import { BRICK_SIZES } from './brick-colors.ts';
import { addBrick, type Brick, type BrickLayout, cellOf, NEED } from './brick-layout.ts';

/** What a seam above a seam costs, in studs covered. */
const SEAM = 1.1;
/** What each further brick below that a brick holds on to is worth. */
const BRIDGE = 0.5;
/** What lying along the layer's direction is worth, a share of the studs. */
const ALONG = 0.12;

const SHAPES = BRICK_SIZES.flatMap(([a, b]) =>
  a === b
    ? [[a, b]]
    : [
        [b, a],
        [a, b],
      ],
);

/** Lays a layer's bricks: cell by cell, the brick that covers most, bridges most bricks below and has fewest seams above theirs. Directions alternate. */
export function layLayer(layout: BrickLayout, y: number): void {
  const [nx, , nz] = layout.size;
  const along = y % 2 === 0;
  const [outer, inner] = along ? [nz, nx] : [nx, nz];
  for (let a = 1; a < outer - 1; a++)
    for (let b = 1; b < inner - 1; b++) {
      const [x, z] = along ? [b, a] : [a, b];
      layAt(layout, x, y, z);
    }
}

/** Lays the best brick whose first cell is this one, where there is none yet and one is needed. */
export function layAt(layout: BrickLayout, x: number, y: number, z: number): void {
  const at = cellOf(layout, x, y, z);
  if (layout.brickOf[at] >= 0 || layout.need[at] < NEED.any) return;
  let best: Brick | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [width, depth] of SHAPES) {
    const color = colorOf(layout, x, y, z, width, depth);
    if (color === undefined) continue;
    const brick = { x, y, z, width, depth, color };
    const score = judge(layout, brick);
    if (score > most) {
      most = score;
      best = brick;
    }
  }
  if (best) addBrick(layout, best);
}

/** The best brick over two neighbouring cells, of the first's colour where they differ and `recolor` says so. */
export function findSpanning(
  layout: BrickLayout,
  y: number,
  [ax, az]: readonly [number, number],
  [bx, bz]: readonly [number, number],
  recolor: boolean,
): Brick | undefined {
  let best: Brick | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const [width, depth] of SHAPES) {
    for (let z = Math.max(az, bz) - depth + 1; z <= Math.min(az, bz); z++)
      for (let x = Math.max(ax, bx) - width + 1; x <= Math.min(ax, bx); x++) {
        let color = colorOf(layout, x, y, z, width, depth);
        if (color === undefined && recolor && width * depth === 2) color = mixed(layout, y, [ax, az], [bx, bz]);
        if (color === undefined) continue;
        const brick = { x, y, z, width, depth, color };
        const score = judge(layout, brick) + 4 * countBelow(layout, brick);
        if (score > most) {
          most = score;
          best = brick;
        }
      }
  }
  return best;
}

function mixed(layout: BrickLayout, y: number, a: readonly [number, number], b: readonly [number, number]) {
  const [first, second] = [a, b].map(([x, z]) => {
    const at = cellOf(layout, x, y, z);
    return layout.brickOf[at] < 0 ? layout.need[at] : undefined;
  });
  if (first === undefined || second === undefined || first < NEED.any || second < NEED.any) return undefined;
  return first === NEED.any ? second : first;
}

/** The one colour that these cells need, or undefined where they are taken, not needed or of several colours. */
function colorOf(
  layout: BrickLayout,
  x: number,
  y: number,
  z: number,
  width: number,
  depth: number,
): number | undefined {
  if (x < 1 || z < 1 || x + width > layout.size[0] - 1 || z + depth > layout.size[2] - 1) return undefined;
  let color: number = NEED.any;
  for (let k = 0; k < depth; k++)
    for (let i = 0; i < width; i++) {
      const at = cellOf(layout, x + i, y, z + k);
      const need = layout.need[at];
      if (layout.brickOf[at] >= 0 || need < NEED.any) return undefined;
      if (need === NEED.any) continue;
      if (color !== NEED.any && color !== need) return undefined;
      color = need;
    }
  return color;
}

function judge(layout: BrickLayout, brick: Brick): number {
  const { width, depth, y } = brick;
  const lies = width === depth || width > depth === (y % 2 === 0);
  return (
    width * depth * (lies ? 1 + ALONG : 1) - SEAM * countSeams(layout, brick) + BRIDGE * (countBelow(layout, brick) - 1)
  );
}

/** Different bricks under a brick. */
function countBelow(layout: BrickLayout, { x, y, z, width, depth }: Brick): number {
  let count = 0;
  let [last, before] = [-1, -1];
  for (let k = 0; k < depth; k++)
    for (let i = 0; i < width; i++) {
      const id = layout.brickOf[cellOf(layout, x + i, y - 1, z + k)];
      if (id < 0 || id === last || id === before) continue;
      before = last;
      last = id;
      count++;
    }
  return Math.min(4, count);
}

/** Stud-lengths of the brick's sides that stand right above a joint below. */
function countSeams(layout: BrickLayout, { x, y, z, width, depth }: Brick): number {
  const { brickOf, size } = layout;
  const row = size[0] * size[1];
  let count = 0;
  const meet = (at: number, step: number): void => {
    const [a, b] = [brickOf[at], brickOf[at + step]];
    if (a >= 0 && b >= 0 && a !== b) count++;
  };
  for (let i = 0; i < width; i++) {
    meet(cellOf(layout, x + i, y - 1, z), -row);
    meet(cellOf(layout, x + i, y - 1, z + depth - 1), row);
  }
  for (let k = 0; k < depth; k++) {
    meet(cellOf(layout, x, y - 1, z + k), -1);
    meet(cellOf(layout, x + width - 1, y - 1, z + k), 1);
  }
  return count;
}
