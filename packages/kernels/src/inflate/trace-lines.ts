import { around, CORE, THIN } from './split-by-width.ts';

/** A line of pixels between two knots. */
export interface Branch {
  pixels: number[];
  /** Knots at its ends: numbers from 0 in `Lines.roots`, or from there on; -1 where it ends free. */
  ends: [number, number];
}

/** Lines one pixel wide as a graph. */
export interface Lines {
  branches: Branch[];
  /** Pixels at which lines leave what is thick; each is a knot. */
  roots: number[];
}

/** Reads lines one pixel wide (`THIN`) beside what is thick (`CORE`) as a graph. The border is clear. */
export function traceLines(mask: Uint8Array, width: number): Lines {
  const steps = around(width);
  const lines: number[] = [];
  for (let i = 0; i < mask.length; i++) if (mask[i] === THIN) lines.push(i);
  const beside = (i: number): number[] => steps.map((s) => i + s).filter((j) => mask[j] === THIN);
  const { knots, roots } = findKnots(mask, lines, beside, steps);
  const branches: Branch[] = [];
  const done = new Set<number>();
  const walk = (from: number, first: number): void => {
    const pixels = [from, first];
    const passed = new Set(pixels);
    let [at, end] = [first, -1];
    for (;;) {
      done.add(at);
      const next = beside(at).filter((j) => !passed.has(j));
      const knot = next.find((j) => knots.has(j) && (pixels.length > 2 || knots.get(j) !== knots.get(from)));
      const on = knot ?? next.find((j) => !knots.has(j) && !done.has(j));
      if (on === undefined) break;
      pixels.push(on);
      passed.add(on);
      if (knot !== undefined) {
        end = knots.get(on) as number;
        break;
      }
      at = on;
    }
    branches.push({ pixels, ends: [knots.get(from) ?? -1, end] });
  };
  for (const from of knots.keys())
    for (const first of beside(from)) if (!knots.has(first) && !done.has(first)) walk(from, first);
  // Lines without knots: from an end, or, in rings, from anywhere.
  for (const whole of [false, true])
    for (const from of lines) {
      if (knots.has(from) || done.has(from)) continue;
      const next = beside(from);
      if (next.length > 1 && !whole) continue;
      done.add(from);
      if (next.length) walk(from, next[0]);
      else branches.push({ pixels: [from], ends: [-1, -1] });
    }
  return { branches, roots };
}

/** Knots by their pixels: where lines meet, and where they leave what is thick. */
function findKnots(
  mask: Uint8Array,
  lines: readonly number[],
  beside: (i: number) => number[],
  steps: readonly number[],
): { knots: Map<number, number>; roots: number[] } {
  const rooted = lines.filter((i) => steps.some((s) => mask[i + s] === CORE));
  const knots = new Map<number, number>();
  const roots: number[] = [];
  const flood = (seed: number, knot: number, of: ReadonlySet<number>): void => {
    knots.set(seed, knot);
    for (const stack = [seed]; stack.length; )
      for (const j of beside(stack.pop() as number)) {
        if (!of.has(j) || knots.has(j)) continue;
        knots.set(j, knot);
        stack.push(j);
      }
  };
  const atRoot = new Set(rooted);
  for (const i of rooted)
    if (!knots.has(i)) {
      flood(i, roots.length, atRoot);
      roots.push(i);
    }
  let count = roots.length;
  const meeting = new Set(lines.filter((i) => !atRoot.has(i) && beside(i).length > 2));
  // What meets right beside a root hangs on that.
  for (const i of meeting)
    for (const j of knots.has(i) ? [] : beside(i)) if (atRoot.has(j)) flood(i, knots.get(j) as number, meeting);
  for (const i of meeting) if (!knots.has(i)) flood(i, count++, meeting);
  return { knots, roots };
}
