import type { PartView, WholeView } from './part-views.ts';
import { sideOf } from './words-of-names.ts';

/** A modest name for what nothing surer is known of: what it looks like, else where it is. */
export function byShape(part: PartView, whole: WholeView): string {
  const { core, parts } = whole;
  const { min, max, y, twin, upright, slender, flat, lying, size } = part;
  // One of several that are about as large is no more the body than they are.
  const equals = parts.filter((q) => q !== core && q.share > 0.7 * core.share).length;
  if (part === core && (equals < 2 || equals < 0.5 * (parts.length - 1))) return 'body';
  if (part.isWheel) return parts.filter((q) => q.isWheel).length > 3 ? 'wheel' : 'disc';
  const side = twin < 0 && part.off < 0.2 ? '' : sideOf(part);
  if (part.onGround && max[1] < 0.65 && upright > 0.7 && slender > 1.6 && side) return `${side}leg`;
  if (part.onGround && max[1] < 0.3 && part.off < 0.2 && part.share > 0.03) return 'base';
  if (slender > 2.5 && upright > 0.85) return 'post';
  if (slender > 2.5) return flat < 0.3 ? 'board' : upright > 0.4 && slender > 4 ? 'brace' : 'bar';
  if (min[1] > 0.6 && max[1] > 0.93 && part.off < 0.2 && part.share > 0.03) return 'top';
  if (flat < 0.25) return lying > 0.8 && size[1] < 0.1 ? 'plate' : 'panel';
  if (isBall(part)) return 'ball';
  if (isBlock(part)) return 'block';
  if (part.share < 0.02) return 'knob';
  if (part.off > 0.2) return `${side}side`;
  if (part.z > 0.75) return 'front';
  if (part.z < 0.25) return 'back';
  return y > 0.66 ? 'upper part' : y < 0.33 ? 'lower part' : 'middle';
}

/** How far the part reaches across, to how far its surface is spread: a ball's 3.5, a cube's 2.7. */
const reach = ({ size, spread }: PartView): number => Math.max(...size) / (spread[0] || 1e-9);

const isBall = (p: PartView): boolean => p.slender < 1.15 && p.flat > 0.85 && reach(p) > 3.15;

/** About as long as broad as thick, along the axes, and flat on all sides. */
const isBlock = (p: PartView): boolean => p.slender < 2.5 && p.flat > 0.35 && reach(p) < 2.95;
