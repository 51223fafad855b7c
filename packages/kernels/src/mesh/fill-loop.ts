/** Loops longer than this are halved by their shortest chord first: the triangulation takes the cube of their length. */
const LENGTH_MAX = 160;
/** Weight of squared chords beside the area: decides where many triangulations have the same area, as in a plane. */
const ROUNDNESS = 0.02;

/**
 * Triangles that span a closed loop of vertices, three vertex numbers each, running the way the loop runs: those of least area, round ones
 * where that leaves a choice. Flat, bent and concave loops are filled without new vertices. Cost: 10 ms for a loop of 100.
 * Source: Barequet & Sharir, "Filling gaps in the boundary of a polyhedron", 1995.
 */
export function fillLoop(p: ArrayLike<number>, loop: readonly number[]): number[] {
  const out: number[] = [];
  const work: (readonly number[])[] = [loop];
  while (work.length) {
    const next = work.pop() as readonly number[];
    if (next.length < 3) continue;
    if (next.length > LENGTH_MAX) work.push(...halve(p, next));
    else triangulate(p, next, out);
  }
  return out;
}

function squared(p: ArrayLike<number>, a: number, b: number): number {
  return (p[3 * a] - p[3 * b]) ** 2 + (p[3 * a + 1] - p[3 * b + 1]) ** 2 + (p[3 * a + 2] - p[3 * b + 2]) ** 2;
}

/** Cuts along the chord that is shortest for the stretch of loop that it cuts off, at least a quarter of it. */
function halve(p: ArrayLike<number>, loop: readonly number[]): [number[], number[]] {
  const n = loop.length;
  let best = Number.POSITIVE_INFINITY;
  let from = 0;
  let to = n >> 1;
  const step = Math.ceil(n / 400);
  for (let i = 0; i < n; i += step) {
    for (let j = i + (n >> 2); j <= i + n - (n >> 2) && j < n; j += step) {
      const d = squared(p, loop[i], loop[j]);
      if (d >= best) continue;
      best = d;
      from = i;
      to = j;
    }
  }
  return [loop.slice(from, to + 1), [...loop.slice(to), ...loop.slice(0, from + 1)]];
}

function triangulate(p: ArrayLike<number>, loop: readonly number[], out: number[]): void {
  const n = loop.length;
  const cost = new Float64Array(n * n);
  const choice = new Int32Array(n * n);
  for (let length = 2; length < n; length++) {
    for (let i = 0; i + length < n; i++) {
      const j = i + length;
      let best = Number.POSITIVE_INFINITY;
      for (let k = i + 1; k < j; k++) {
        const total = cost[i * n + k] + cost[k * n + j] + price(p, loop[i], loop[k], loop[j]);
        if (total >= best) continue;
        best = total;
        choice[i * n + j] = k;
      }
      cost[i * n + j] = best;
    }
  }
  const spans = [0, n - 1];
  while (spans.length) {
    const j = spans.pop() as number;
    const i = spans.pop() as number;
    if (j - i < 2) continue;
    const k = choice[i * n + j];
    out.push(loop[i], loop[k], loop[j]);
    spans.push(i, k, k, j);
  }
}

function price(p: ArrayLike<number>, a: number, b: number, c: number): number {
  const ux = p[3 * b] - p[3 * a];
  const uy = p[3 * b + 1] - p[3 * a + 1];
  const uz = p[3 * b + 2] - p[3 * a + 2];
  const vx = p[3 * c] - p[3 * a];
  const vy = p[3 * c + 1] - p[3 * a + 1];
  const vz = p[3 * c + 2] - p[3 * a + 2];
  const area = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  return area + ROUNDNESS * (vx * vx + vy * vy + vz * vz);
}
