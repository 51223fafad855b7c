import type { PartFacts } from '../part-facts.ts';

/** A part as the rules for names see it. Places are shares of the model's box (x to the model's left, y up, z to its front), lengths shares of its diagonal. */
export interface PartView extends Omit<PartFacts, 'twin'> {
  /** The part opposite: by symmetry, or, on what has a pose, the one most alike on the other side. -1 for none. */
  twin: number;
  index: number;
  x: number;
  y: number;
  z: number;
  /** Width, height and depth. */
  size: readonly [number, number, number];
  /** Length over breadth, from 1. */
  slender: number;
  /** Thickness over breadth, up to 1. */
  flat: number;
  /** How upright its longest, and its thinnest direction is, 0 to 1. */
  upright: number;
  lying: number;
  /** Distance from the middle plane, 0 to 0.5. */
  off: number;
  onGround: boolean;
  isWheel: boolean;
}

/** All parts and the whole. */
export interface WholeView {
  parts: readonly PartView[];
  /** Width, height and depth, shares of the diagonal. */
  size: readonly [number, number, number];
  /** The largest part, of those that lie in the middle if one is large enough. */
  core: PartView;
  /** Its halves mirror each other: what is opposite is known, not guessed. */
  isSymmetric: boolean;
}

/** Discs as wheels are: round, flat, the axle level, low, and more than one of a size. */
function isDisc({ spread, axes, min }: PartFacts): boolean {
  return (
    spread[0] > 0.02 &&
    spread[1] > 0.82 * spread[0] &&
    spread[2] < 0.55 * spread[1] &&
    Math.abs(axes[2][1]) < 0.3 &&
    min[1] < 0.2
  );
}

/** Whether the box of what turns about an axle along an axis is as high as it is long: fins stand on their tips. */
function isAsHighAsLong({ min, max }: PartFacts, size: readonly number[], axle: 0 | 2): boolean {
  const [high, long] = [(max[1] - min[1]) * size[1], (max[2 - axle] - min[2 - axle]) * size[2 - axle]];
  return Math.abs(Math.log(high / (long || 1e-9))) < 0.25;
}

/** Two wheels and what joins them as one part: round about an axis from side to side, and low. */
export function isAxle(p: PartView): boolean {
  return (
    p.off < 0.1 &&
    p.max[0] - p.min[0] > 0.45 &&
    Math.abs(p.axes[0][0]) > 0.85 &&
    p.flat > 0.8 &&
    p.thickness < 0.03 &&
    p.min[1] < 0.13 &&
    p.max[1] < 0.48 &&
    p.size[2] < 1.5 * p.size[1] &&
    Math.abs(p.z - 0.5) < 0.45
  );
}

/** Where a model's front lies: +Z as it should, +X, -Z or -X. */
export type Facing = '+z' | '+x' | '-z' | '-x';

/** Derives what rules ask for, as if the model's front were at +Z. */
export function viewParts(
  given: readonly PartFacts[],
  box: readonly [number, number, number],
  facing: Facing,
): WholeView {
  const facts = given.map((fact) => turned(fact, facing));
  const size: WholeView['size'] = facing[1] === 'x' ? [box[2], box[1], box[0]] : box;
  // An axle lies across the length; of what is about as broad as long it goes from side to side.
  const axle = size[0] > 1.3 * size[2] ? 2 : 0;
  const discs = facts.filter(
    (fact) => isDisc(fact) && Math.abs(fact.axes[2][axle]) > 0.75 && isAsHighAsLong(fact, size, axle),
  );
  const parts = facts.map((fact, index): PartView => {
    const { min, max, spread, axes, middle } = fact;
    const alike = discs.filter((d) => d.share > 0.35 * fact.share && d.share < 2.8 * fact.share).length;
    return {
      ...fact,
      index,
      ...{ x: middle[0], y: middle[1], z: middle[2] },
      size: [0, 1, 2].map((k) => (max[k] - min[k]) * size[k]) as [number, number, number],
      slender: spread[0] / (spread[1] || 1e-9),
      flat: spread[2] / (spread[1] || 1e-9),
      ...{ upright: Math.abs(axes[0][1]), lying: Math.abs(axes[2][1]), off: Math.abs(middle[0] - 0.5) },
      onGround: min[1] < 0.07,
      isWheel: discs.includes(fact) && alike > 1 && fact.share < 0.25,
    };
  });
  for (const part of parts) if (part.twin < 0) part.twin = lookalikeOf(parts, part);
  const central = parts.filter((p) => p.off < 0.15);
  const largest = (list: readonly PartView[]): PartView => list.reduce((m, p) => (p.share > m.share ? p : m));
  const top = largest(parts);
  const core = central.length ? largest(central) : top;
  return {
    parts,
    size,
    core: core.share > 0.4 * top.share ? core : top,
    isSymmetric: facts.some(({ twin }) => twin >= 0),
  };
}

/** The part of about the same size and shape on the other side, -1 for none. */
function lookalikeOf(parts: readonly PartView[], p: PartView): number {
  let best = -1;
  let least = 1;
  for (const q of parts) {
    if (q === p || (q.x - 0.5) * (p.x - 0.5) >= 0) continue;
    const size =
      Math.abs(Math.log(q.share / p.share)) + Math.abs(Math.log((q.spread[0] + 1e-9) / (p.spread[0] + 1e-9)));
    const miss = size / 0.7 + Math.hypot(q.y - p.y, q.z - p.z, p.x + q.x - 1) / 0.35;
    if (miss < least) [least, best] = [miss, q.index];
  }
  return best;
}

/** Places and axes turned about Y, the front to +Z. */
function turned(f: PartFacts, facing: Facing): PartFacts {
  type Place = readonly [number, number, number];
  if (facing === '+z') return f;
  const turn = ([x, y, z]: Place): Place =>
    facing === '-z' ? [1 - x, y, 1 - z] : facing === '+x' ? [1 - z, y, x] : [z, y, 1 - x];
  const [a, b] = [turn(f.min), turn(f.max)];
  const [min, max] = [Math.min, Math.max].map((end) => a.map((v, k) => end(v, b[k])) as unknown as Place);
  const axes =
    facing === '-z'
      ? f.axes
      : f.axes.map(([x, y, z]): Place => [facing === '+x' ? -z : z, y, facing === '+x' ? x : -x]);
  return { ...f, middle: turn(f.middle), min, max, axes };
}

/** Slender things that carry the rest: what stands on the ground and is higher than wide. */
export function legsOf({ parts, core }: WholeView): PartView[] {
  return parts.filter(
    (p) =>
      p !== core &&
      p.min[1] < 0.13 &&
      p.share > 0.012 &&
      !p.isWheel &&
      p.size[1] > 0.08 &&
      p.size[1] > 0.9 * Math.max(p.size[0], p.size[2]) &&
      p.max[0] - p.min[0] < 0.48 &&
      p.share < 0.25,
  );
}
