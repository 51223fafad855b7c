/** What a row's stair is found by. Planes hold a number for each a and b, b fastest. */
export interface StairRow {
  /** What two pictures differ by at each pair of places. */
  unlike: Float32Array;
  /** Whether the outlines show each a and each b. */
  inX: Uint8Array;
  inZ: Uint8Array;
  /** The stair that it starts from, and those next to it. */
  before: Int16Array;
  near: readonly Int16Array[];
  /** The least b for each a, the most a for each b. */
  low: Int16Array;
  deep: Int16Array;
}

/** What speaks against a turn from a step to a slope or to another step. */
const TURN = 0.1;
/** What speaks against leaving the surface by a cell, squared, inward up to so many cells; outward so many times as much, and without end: fins and limbs are thin. Gaps are free. */
const STAY = 0.001;
const FAR = 5;
const OUTWARD = 6;
/** Cells outward that are looked at. */
const OUT = 6;
/** Stairs along which pictures differ by less, in sum, are good as they are. */
const GOOD = 0.5;
/** The same against leaving the stairs next to it. */
const EVEN = 0.0007;
const REACH = 3;
/** What speaks against taking all of a part. */
const NEVER = 1;
/** Steps count by so much where the pictures differ, of what slopes do: corners are rounded later. */
const STEP = 0.05;
/** Cells along a and b of a slope's moves. */
const SLOPES = [
  [1, 1],
  [1, 2],
  [2, 1],
] as const;
const START = 255;

/** Finds the cheapest stair of a row: for each a the furthest b so far, which never falls. Writes it to `after`; leaves that as it is where the outlines show nothing. */
export function createStairSolver(nx: number, nz: number): (row: StairRow, after: Int16Array) => void {
  const n = nx * nz;
  // Ways whose last move is a step along a, one along b, a slope.
  const cost = [0, 1, 2].map(() => new Float32Array(n));
  const from = [0, 1, 2].map(() => new Uint8Array(n));
  const stay = new Float32Array(n);
  const rises = new Int16Array(nz);
  const reach = (state: number, at: number, back: number, extra: number, move: number): void => {
    for (let s = 0; s < 3; s++) {
      const sum = cost[s][back] + extra + (s === state ? 0 : TURN);
      if (sum >= cost[state][at]) continue;
      cost[state][at] = sum;
      from[state][at] = 3 * move + s;
    }
  };
  return (row, after) => {
    // From where the surface begins to where it ends: rims that stay behind their outlines are laid onto them later.
    const [a0, a1] = [row.before.findIndex((b) => b >= 0), row.inX.lastIndexOf(1)];
    const [b0, b1] = [row.inZ.indexOf(1), row.before[nx - 1]];
    if (a0 < 0 || b0 < 0) return;
    weighStay(row, [a0, a1, b0, b1], rises, stay);
    let end = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let a = a0; a <= a1; a++)
      for (let b = b0, at = a * nz + b0; b <= b1; b++, at++) {
        const own = stay[at];
        for (let s = 0; s < 3; s++) {
          cost[s][at] = a === a0 ? own : Number.POSITIVE_INFINITY;
          from[s][at] = START;
        }
        if (own === Number.POSITIVE_INFINITY) continue;
        const step = own + STEP * row.unlike[at];
        if (a > a0) reach(0, at, at - nz, step, 0);
        if (b > b0) reach(1, at, at - 1, step, 0);
        for (let m = 0; m < SLOPES.length; m++) {
          const [da, db] = SLOPES[m];
          if (a - da < a0 || b - db < b0) continue;
          const seen = ((2 * da * db) / (da + db)) * row.unlike[at];
          reach(2, at, at - da * nz - db, own * Math.max(da, db) + seen, m);
        }
        if (b < b1) continue;
        const sum = Math.min(cost[0][at], cost[1][at], cost[2][at]);
        if (sum < least) [least, end] = [sum, at];
      }
    if (end >= 0) trace(end, cost, from, nz, after);
  };
}

/** Whether a stair needs no other: it shows nothing, or pictures hardly differ along it. `unlike`: what they differ by at a pair of places. */
export function isGood(stair: Int16Array, unlike: (a: number, b: number) => number): boolean {
  const first = stair.findIndex((b) => b >= 0);
  let sum = 0;
  for (let a = first; a >= 0 && a < stair.length; a++) {
    // Steps up along b count as well.
    for (let b = a > first ? Math.min(stair[a], stair[a - 1] + 1) : stair[a]; b <= stair[a]; b++) sum += unlike(a, b);
    if (sum >= GOOD) return false;
  }
  return true;
}

/** Follows the way back from its end. */
function trace(
  end: number,
  cost: readonly Float32Array[],
  from: readonly Uint8Array[],
  nz: number,
  after: Int16Array,
): void {
  let state = 0;
  for (let s = 1; s < 3; s++) if (cost[s][end] < cost[state][end]) state = s;
  after.fill(-1);
  for (let at = end; ; ) {
    const a = Math.floor(at / nz);
    after[a] = Math.max(after[a], at % nz);
    const code = from[state][at];
    if (code === START) break;
    const [da, db] = SLOPES[Math.floor(code / 3)];
    at -= state === 0 ? nz : state === 1 ? 1 : da * nz + db;
    state = code % 3;
  }
  for (let a = 1; a < after.length; a++) after[a] = Math.max(after[a], after[a - 1]);
}

/** What speaks against each place by itself: how far it is from the stairs that were and that are next to it. */
function weighStay(
  { before, near, low, deep, inX, inZ }: StairRow,
  [a0, a1, b0, b1]: readonly [number, number, number, number],
  rises: Int16Array,
  stay: Float32Array,
): void {
  const nz = rises.length;
  invertStair(before, rises);
  for (let a = a0; a <= a1; a++)
    for (let b = b0; b <= b1; b++) {
      const d = outsideStair(b - before[a], rises[b] - a);
      const gone = d <= 0 && (b < low[a] || a > deep[b]);
      stay[a * nz + b] =
        d > OUT
          ? Number.POSITIVE_INFINITY
          : d > 0
            ? OUTWARD * STAY * d * d
            : inX[a] && inZ[b]
              ? STAY * Math.min(FAR, -d) ** 2 + (gone ? NEVER : 0)
              : 0;
    }
  for (const other of near) {
    invertStair(other, rises);
    for (let a = a0; a <= a1; a++)
      for (let b = b0; b <= b1; b++)
        stay[a * nz + b] += EVEN * Math.min(REACH, Math.abs(outsideStair(b - other[a], rises[b] - a))) ** 2;
  }
}

/** For each b the first a at which a stair is that high, their number for none. */
export function invertStair(heights: Int16Array, out: Int16Array): void {
  let a = 0;
  for (let b = 0; b < out.length; b++) {
    while (a < heights.length && heights[a] < b) a++;
    out[b] = a;
  }
}

/** Cells that a place is outside a stair, negative within: from how far it lies above it and beside it. */
export function outsideStair(above: number, beside: number): number {
  if (above > 0) return (above * beside) / Math.hypot(above, beside);
  const [v, h] = [0.5 - above, 0.5 - beside];
  return (-v * h) / Math.hypot(v, h);
}
