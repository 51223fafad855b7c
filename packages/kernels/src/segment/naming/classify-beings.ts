import type { PartView, WholeView } from './part-views.ts';

/** A head above a round body, with a beak before it or with feet and flat wings that hang: ducks and penguins. */
export function isPlainBird({ parts, core, size }: WholeView): boolean {
  if (core.share < 0.35 || core.min[1] > 0.2 || core.thickness < 0.08 || parts.length > 9) return false;
  const head = parts.find(
    (p) =>
      p !== core &&
      p.off < 0.14 &&
      p.min[1] > 0.4 &&
      p.max[1] > 0.93 &&
      p.slender < 1.6 &&
      p.flat > 0.65 &&
      p.share > 0.07 &&
      p.neighbours.includes(core.index),
  );
  if (!head) return false;
  const beak = parts.some(
    (p) =>
      p.share < 0.1 && p.max[2] > 0.93 && p.min[1] > 0.4 && p.neighbours.length === 1 && p.neighbours[0] === head.index,
  );
  const feet = parts.filter(
    (p) => p.twin >= 0 && p.onGround && p.max[1] < 0.2 && p.off > 0.06 && p.max[2] >= core.max[2],
  );
  const wings = parts.filter(
    (p) => p.twin >= 0 && p.off > 0.3 && p.min[1] > 0.2 && p.flat < 0.7 && p.slender > 1.8 && p.upright > 0.7,
  );
  return beak || (feet.length > 1 && wings.length > 1 && size[1] > size[0]);
}

/** Narrow, with fins that stand in its middle plane: one at its end, one on its back or under its belly. */
export function isFish({ parts, core, size }: WholeView): boolean {
  const isFin = (p: PartView): boolean =>
    p !== core && p.flat < 0.5 && p.off < 0.12 && p.share < 0.2 && Math.abs(p.axes[2][0]) > 0.75;
  const fins = parts.filter(isFin);
  const hasTail = fins.some((p) => p.min[2] < 0.05 || p.max[2] > 0.95);
  const isRound = core.share > 0.25 && core.flat > 0.35 && Math.abs(core.y - 0.5) < 0.22;
  return fins.length > 1 && hasTail && isRound && size[0] < 0.6 * size[2] && core.thickness > 0.03;
}

/** A large head above a body, with feet below it and arms or ears beside: toys and cartoons. */
export function isBigHeaded({ parts, core, size }: WholeView): boolean {
  const isMiddle = (p: PartView): boolean => p.off < 0.1 && p.flat > 0.6 && p.slender < 1.7;
  const head = parts.find((p) => isMiddle(p) && p.min[1] > 0.35 && p.max[1] > 0.85 && p.share > 0.12);
  const body = parts.find(
    (p) => p !== head && isMiddle(p) && p.min[1] < 0.35 && p.max[1] < 0.75 && p.max[1] > 0.3 && p.share > 0.1,
  );
  if (!head || !body || (core !== head && core !== body) || size[1] < 1.2 * size[2]) return false;
  const feet = parts.filter((p) => p.twin >= 0 && p.onGround && p.max[1] < 0.3 && p.off > 0.04 && p.share < 0.12);
  const arms = parts.filter(
    (p) => p.twin >= 0 && p.off > 0.15 && p.min[1] > 0.12 && p.max[1] < head.y && p.share < 0.12,
  );
  return feet.length > 1 && arms.length > 1;
}
