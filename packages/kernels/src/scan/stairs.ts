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
/** The same one by one, how many cells each is long, and for how many pairs of places it stands. */
const RUN = Int32Array.from(SLOPES, ([a]) => a);
const RISE = Int32Array.from(SLOPES, ([, b]) => b);
const LONG = Float64Array.from(SLOPES, ([a, b]) => Math.max(a, b));
const SEEN = Float64Array.from(SLOPES, ([a, b]) => (2 * a * b) / (a + b));

/** Finds the cheapest stair of a row: for each a the furthest b so far, which never falls. Writes it to `after`; leaves that as it is where the outlines show nothing. */
export function createStairSolver(nx: number, nz: number): (row: StairRow, after: Int16Array) => void {
  // What it costs to go on from each place by a step along a, by one along b, by a slope: turns are paid for. No choices are kept, the way back finds them again.
  const onward = [0, 1, 2].map(() => new Float32Array(nx * nz));
  const [alongA, alongB, sloped] = onward;
  const stay = new Float32Array(nx * nz);
  const rises = new Int16Array(nz);
  const top = new Int16Array(nx);
  const backs = RUN.map((run, m) => run * nz + RISE[m]);
  const arrived = new Float64Array(3);
  return (row, after) => {
    // From where the surface begins to where it ends: rims that stay behind their outlines are laid onto them later.
    const [a0, a1] = [row.before.findIndex((b) => b >= 0), row.inX.lastIndexOf(1)];
    const [b0, b1] = [row.inZ.indexOf(1), row.before[nx - 1]];
    if (a0 < 0 || b0 < 0) return;
    weighStay(row, [a0, a1, b0, b1], { rises, stay, top });
    const { unlike } = row;
    // What ways cost whose last move is a step along a, one along b, a slope.
    const arrive = (a: number, b: number): void => {
      const at = a * nz + b;
      const own = stay[at];
      const seen = unlike[at];
      const step = own + STEP * seen;
      const start = a === a0 ? own : Number.POSITIVE_INFINITY;
      let slope = start;
      for (let m = 0; m < SLOPES.length; m++)
        if (a - a0 >= RUN[m] && b - b0 >= RISE[m])
          slope = Math.min(slope, own * LONG[m] + SEEN[m] * seen + sloped[at - backs[m]]);
      arrived[0] = a > a0 ? step + alongA[at - nz] : start;
      arrived[1] = b > b0 ? Math.min(start, step + alongB[at - 1]) : start;
      arrived[2] = slope;
    };
    let end = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let a = a0; a <= a1; a++) {
      // Nothing comes from where no stair goes.
      for (const of of onward) of.fill(Number.POSITIVE_INFINITY, a * nz + Math.max(b0, top[a] + 1), a * nz + b1 + 1);
      for (let b = b0, at = a * nz + b0; b <= top[a]; b++, at++) {
        arrive(a, b);
        const any = Math.min(arrived[0], arrived[1], arrived[2]);
        alongA[at] = Math.min(arrived[0], any + TURN);
        alongB[at] = Math.min(arrived[1], any + TURN);
        sloped[at] = Math.min(arrived[2], any + TURN);
        if (b === b1 && any < least) [least, end] = [any, at];
      }
    }
    if (end < 0) return;
    after.fill(-1);
    for (let at = end, state = -1; ; ) {
      const [a, b] = [Math.floor(at / nz), at % nz];
      after[a] = Math.max(after[a], b);
      arrive(a, b);
      const best = arrived.indexOf(Math.min(...arrived));
      if (state < 0 || arrived[best] + TURN < arrived[state]) state = best;
      if (a === a0 && arrived[state] === stay[at]) break;
      if (state === 0) at -= nz;
      else if (state === 1) at -= 1;
      else at -= backs[backs.findIndex((back, m) => isFrom(at, back, m, a - a0, b - b0))];
    }
    for (let a = 1; a < after.length; a++) after[a] = Math.max(after[a], after[a - 1]);

    function isFrom(at: number, back: number, m: number, run: number, rise: number): boolean {
      if (run < RUN[m] || rise < RISE[m]) return false;
      return stay[at] * LONG[m] + SEEN[m] * unlike[at] + sloped[at - back] === arrived[2];
    }
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

/** What speaks against each place by itself: how far it is from the stairs that were and that are next to it. `top`: the last b for each a that is not too far outside. */
function weighStay(
  { before, near, low, deep, inX, inZ }: StairRow,
  [a0, a1, b0, b1]: readonly [number, number, number, number],
  { rises, stay, top }: { rises: Int16Array; stay: Float32Array; top: Int16Array },
): void {
  const nz = rises.length;
  invertStair(before, rises);
  for (let a = a0; a <= a1; a++) {
    top[a] = b1;
    for (let b = b0; b <= b1; b++) {
      const d = outsideStair(b - before[a], rises[b] - a);
      // All that lies above it is no nearer.
      if (d > OUT) {
        top[a] = b - 1;
        break;
      }
      const gone = d <= 0 && (b < low[a] || a > deep[b]);
      stay[a * nz + b] =
        d > 0 ? OUTWARD * STAY * d * d : inX[a] && inZ[b] ? STAY * Math.min(FAR, -d) ** 2 + (gone ? NEVER : 0) : 0;
    }
  }
  for (const other of near) {
    invertStair(other, rises);
    for (let a = a0; a <= a1; a++)
      for (let b = b0; b <= top[a]; b++)
        stay[a * nz + b] += EVEN * Math.min(REACH, farFrom(b - other[a], rises[b] - a)) ** 2;
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

/** About how many cells a place is from a stair, exact up to `REACH`: roots take long, and most places are farther. */
function farFrom(above: number, beside: number): number {
  const least = above > 0 ? Math.min(above, beside) : 0.5 - Math.max(above, beside);
  return least > Math.SQRT2 * REACH ? REACH : Math.abs(outsideStair(above, beside));
}

/** Cells that a place is outside a stair, negative within: from how far it lies above it and beside it. */
export function outsideStair(above: number, beside: number): number {
  // Not `Math.hypot`: that takes many times as long, and this is asked of every cell.
  if (above > 0) return (above * beside) / Math.sqrt(above * above + beside * beside);
  const [v, h] = [0.5 - above, 0.5 - beside];
  return (-v * h) / Math.sqrt(v * v + h * h);
}
