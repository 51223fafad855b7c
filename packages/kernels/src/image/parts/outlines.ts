import type { Vec2 } from '../../math/index.ts';

/** One piece of a part: its outline counter-clockwise with y up, and its holes. Shares of the map: x from the left, y from the bottom. */
export interface PartOutline {
  outline: Vec2[];
  holes: Vec2[][];
}

const ROUNDS = 3;
/** Points of an outline that lie nearer than this to the line between their neighbours are left out, pixels. */
const STRAIGHT = 0.08;

/**
 * The outlines of each part of a map (every pixel has a part), pushed `reach` pixels beyond the map's border so that nothing on it is lost.
 * Borders between two parts are the same in both.
 */
export function traceParts(
  label: Int32Array,
  width: number,
  height: number,
  count: number,
  reach: number,
): PartOutline[][] {
  const all: PartOutline[][] = Array.from({ length: count }, () => []);
  for (let p = 0; p < count; p++) {
    const loops = traceLoops(label, width, height, p).map((loop) => ease(loop, width, height));
    const place = ([x, y]: Vec2): Vec2 => [push(x, width, reach) / width, 1 - push(y, height, reach) / height];
    const outer = loops.filter((loop) => areaOf(loop) > 0);
    all[p] = outer.map((loop) => ({ outline: loop.map(place).reverse(), holes: [] }));
    for (const hole of loops.filter((loop) => areaOf(loop) < 0)) {
      const home = outer.findIndex((loop) => isInside(hole[0], loop));
      if (home >= 0) all[p][home].holes.push(hole.map(place).reverse());
    }
  }
  return all;
}

function push(v: number, size: number, reach: number): number {
  return v <= 0 ? -reach : v >= size ? size + reach : v;
}

/** Loops along pixel edges with the part on the right in picture axes (y down): outlines have positive area, holes negative. */
function traceLoops(label: Int32Array, width: number, height: number, part: number): Vec2[][] {
  const at = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && label[y * width + x] === part;
  const W = width + 1;
  // Directed edges by where they begin: right 0, down 1, left 2, up 3.
  const next = new Uint8Array(W * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!at(x, y)) continue;
      if (!at(x, y - 1)) next[y * W + x] |= 1;
      if (!at(x + 1, y)) next[y * W + x + 1] |= 2;
      if (!at(x, y + 1)) next[(y + 1) * W + x + 1] |= 4;
      if (!at(x - 1, y)) next[(y + 1) * W + x] |= 8;
    }
  const steps = [1, W, -1, -W];
  const loops: Vec2[][] = [];
  for (let start = 0; start < next.length; start++)
    while (next[start]) {
      const loop: Vec2[] = [];
      let node = start;
      let way = 31 - Math.clz32(next[start] & -next[start]);
      do {
        loop.push([node % W, Math.floor(node / W)]);
        next[node] &= ~(1 << way);
        node += steps[way];
        // where two pixels touch at a corner only, the loop turns into its own pixel
        const turn = [(way + 1) % 4, way, (way + 3) % 4].find((d) => next[node] & (1 << d));
        if (turn === undefined) break;
        way = turn;
      } while (node !== start || loop.length < 3);
      if (loop.length >= 4) loops.push(loop);
    }
  return loops;
}

/** Stairs become slopes; what lies on the map's border stays there. */
function ease(loop: Vec2[], width: number, height: number): Vec2[] {
  let from = loop;
  for (let round = 0; round < ROUNDS; round++) {
    const n = from.length;
    from = from.map(([x, y], i) => {
      const [ax, ay] = from[(i + n - 1) % n];
      const [bx, by] = from[(i + 1) % n];
      const fixedX = x <= 0 || x >= width;
      const fixedY = y <= 0 || y >= height;
      return [fixedX ? x : 0.5 * x + 0.25 * (ax + bx), fixedY ? y : 0.5 * y + 0.25 * (ay + by)];
    });
  }
  const kept: Vec2[] = [];
  from.forEach(([x, y], i) => {
    const [ax, ay] = kept.at(-1) ?? from[from.length - 1];
    const [bx, by] = from[(i + 1) % from.length];
    const long = Math.hypot(bx - ax, by - ay);
    const off = long < 1e-6 ? 1 : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / long;
    if (off > STRAIGHT) kept.push([x, y]);
  });
  return kept.length >= 3 ? kept : from;
}

function areaOf(loop: readonly Vec2[]): number {
  let sum = 0;
  loop.forEach(([x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length];
    sum += x * v - u * y;
  });
  return sum / 2;
}

function isInside([x, y]: Vec2, loop: readonly Vec2[]): boolean {
  let inside = false;
  loop.forEach(([ax, ay], i) => {
    const [bx, by] = loop[(i + 1) % loop.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
