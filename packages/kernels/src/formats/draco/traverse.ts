import { refuse } from './expect.ts';
import { next, previous, type Surface } from './surface.ts';

/** The order in which a surface's values are stored. */
export interface ValueOrder {
  /** The corner at which each value was first met. */
  corners: Int32Array;
  /** The value of each vertex; -1 = none. */
  valueOf: Int32Array;
  count: number;
}

/** Walks a surface as the encoder did: depth first, or towards the vertices that are predicted best. */
export function orderValues(surface: Surface, faces: number, byDegree: boolean): ValueOrder {
  const order: ValueOrder = {
    corners: new Int32Array(surface.vertices),
    valueOf: new Int32Array(surface.vertices).fill(-1),
    count: 0,
  };
  const visited = new Uint8Array(faces);
  const walk = byDegree ? createDegreeWalk(surface, visited, order) : createDepthWalk(surface, visited, order);
  for (let f = 0; f < faces; f++) if (!visited[f]) walk(3 * f);
  return order;
}

/** Gives the corner's vertex the next value, unless it has one; says whether it had none. */
function visit({ vertex }: Surface, order: ValueOrder, corner: number): boolean {
  const v = vertex[corner];
  if (v < 0) throw refuse('a corner has no vertex');
  if (order.valueOf[v] >= 0) return false;
  order.valueOf[v] = order.count;
  order.corners[order.count++] = corner;
  return true;
}

function createDepthWalk(surface: Surface, visited: Uint8Array, order: ValueOrder): (start: number) => void {
  const { opposite } = surface;
  const stack: number[] = [];
  const isDone = (corner: number): boolean => corner < 0 || visited[Math.floor(corner / 3)] === 1;
  return (start) => {
    visit(surface, order, next(start));
    visit(surface, order, previous(start));
    stack.push(start);
    while (stack.length) {
      let corner = stack[stack.length - 1];
      if (isDone(corner)) {
        stack.pop();
        continue;
      }
      for (;;) {
        visited[Math.floor(corner / 3)] = 1;
        const right = opposite[next(corner)];
        if (visit(surface, order, corner) && !surface.isBoundary(surface.vertex[corner])) {
          if (right < 0) throw refuse('an inner vertex lies at a boundary');
          corner = right;
          continue;
        }
        const left = opposite[previous(corner)];
        const [rightDone, leftDone] = [isDone(right), isDone(left)];
        if (rightDone && leftDone) {
          stack.pop();
          break;
        }
        if (!rightDone && !leftDone) {
          stack[stack.length - 1] = left;
          stack.push(right);
          break;
        }
        corner = rightDone ? left : right;
      }
    }
  };
}

function createDegreeWalk(surface: Surface, visited: Uint8Array, order: ValueOrder): (start: number) => void {
  const { opposite, vertex } = surface;
  const stacks: number[][] = [[], [], []];
  const degree = new Int32Array(surface.vertices);
  let best = 0;
  const isDone = (corner: number): boolean => corner < 0 || visited[Math.floor(corner / 3)] === 1;
  const priorityOf = (corner: number): number => {
    const v = vertex[corner];
    return order.valueOf[v] >= 0 ? 0 : ++degree[v] > 1 ? 1 : 2;
  };
  const add = (corner: number, priority: number): void => {
    stacks[priority].push(corner);
    best = Math.min(best, priority);
  };
  const pop = (): number => {
    for (let p = best; p < 3; p++) {
      if (stacks[p].length === 0) continue;
      best = p;
      return stacks[p].pop() as number;
    }
    return -1;
  };
  return (start) => {
    stacks[0].push(start);
    best = 0;
    for (const corner of [next(start), previous(start), start]) visit(surface, order, corner);
    for (let from = pop(); from >= 0; from = pop()) {
      if (isDone(from)) continue;
      for (let corner = from; corner >= 0; ) {
        visited[Math.floor(corner / 3)] = 1;
        visit(surface, order, corner);
        const [right, left] = [opposite[next(corner)], opposite[previous(corner)]];
        const rightDone = isDone(right);
        corner = -1;
        if (!isDone(left)) {
          const priority = priorityOf(left);
          if (rightDone && priority <= best) {
            corner = left;
            continue;
          }
          add(left, priority);
        }
        if (!rightDone) {
          const priority = priorityOf(right);
          if (priority <= best) corner = right;
          else add(right, priority);
        }
      }
    }
  };
}
