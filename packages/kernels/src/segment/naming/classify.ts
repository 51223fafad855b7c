import type { BodyPlan } from './body-plan.ts';
import { legsOf, type PartView, type WholeView } from './part-views.ts';

/** What kind of thing it is, from the shapes and places of its parts alone. */
export function classifyWhole(whole: WholeView): BodyPlan {
  const { parts, core, size } = whole;
  const [w, h, d] = size;
  const wheels = parts.filter((p) => p.isWheel);
  if (wheels.length >= 2) return wheels.every((p) => p.off < 0.2) && w < 0.6 * Math.max(d, h) ? 'cycle' : 'vehicle';
  const legs = legsOf(whole);
  const pairs = legs.filter((p) => p.twin >= 0).length;
  const wings = parts.filter(
    (p) => p !== core && p.twin >= 0 && p.off > 0.2 && p.flat < 0.35 && p.lying > 0.6 && p.size[0] > 0.12,
  );
  const arms = parts.filter(
    (p) => p !== core && p.twin >= 0 && p.off > 0.2 && p.y > 0.3 && p.size[0] < 0.5 * Math.max(w, h),
  );
  const head = parts.some(
    (p) => p !== core && p.off < 0.12 && p.min[1] > 0.5 && p.max[1] > 0.85 && p.share > 0.01 && p.flat > 0.3,
  );
  if (legs.length >= 5) return 'bug';
  if (legs.length >= 3) return standing(whole, legs);
  if (wings.length >= 2 && w > 0.55 * d && h < 0.7 * Math.max(w, d)) return legs.length === 2 ? 'bird' : 'aircraft';
  if (pairs === 2 && h > 0.9 * d && h > 0.75 * w) return 'biped';
  if (arms.length >= 2 && head && h > 0.75 * w && h > 1.1 * d) return 'biped';
  const fins = parts.filter((p) => p !== core && p.flat < 0.3 && p.off < 0.1 && Math.abs(p.axes[2][0]) > 0.8);
  if (fins.length >= 2 && w < 0.6 * d) return 'fish';
  const longest = Math.max(w, h, d);
  const [, second] = [w, h, d].sort((a, b) => b - a);
  if (longest > 3.2 * second)
    return parts.some((p) => p.flat < 0.35 && p.slender > 2.5 && p.share > 0.25) ? 'blade' : 'hafted';
  return roundOrBuilt(whole);
}

/** On three or four legs: furniture, whose legs stand at the corners under a board, or an animal. */
function standing({ parts, size }: WholeView, legs: readonly PartView[]): BodyPlan {
  const range = (k: number): number => Math.max(...legs.map((p) => p.max[k])) - Math.min(...legs.map((p) => p.min[k]));
  const boards = parts.filter(
    (p) => !legs.includes(p) && p.flat < 0.4 && p.lying > 0.8 && p.max[0] - p.min[0] > 0.6 && p.max[2] - p.min[2] > 0.5,
  );
  const isUnderBoard = boards.length > 0 && range(0) > 0.6 && range(2) > 0.6;
  if (!isUnderBoard) return range(2) > 0.75 && range(0) > 0.75 && boards.length ? 'table' : 'quadruped';
  const seat = boards.reduce((m, p) => (p.share > m.share ? p : m));
  const isBacked = parts.some(
    (p) => p.min[1] > seat.y - 0.1 && p.max[1] > seat.max[1] + 0.2 && p.max[0] - p.min[0] > 0.4,
  );
  if (!isBacked) return 'table';
  return size[2] > 1.3 * size[0] && seat.y < 0.6 ? 'bed' : 'chair';
}

function roundOrBuilt({ parts, core, size }: WholeView): BodyPlan {
  const [w, h, d] = size;
  const isRound = (s: readonly number[]): boolean => s[0] < 1.25 * s[2] && s[2] < 1.25 * s[0];
  const others = parts.filter((p) => p !== core);
  const stem = parts.find(
    (p) => p.upright > 0.8 && p.slender > 1.5 && p.off < 0.2 && p.size[0] < 0.45 * w && p.min[1] < 0.3,
  );
  if (isRound(size) && stem) {
    const wide = parts.filter((p) => p !== stem && p.y > 0.5 && p.size[0] > 1.6 * stem.size[0]);
    const isOnBase = parts.some((p) => p !== stem && p.onGround && p.max[1] < 0.35 && p.size[0] > 1.5 * stem.size[0]);
    if (wide.length && isOnBase && h > 1.2 * w) return 'lamp';
    if (wide.length) return wide.length === 1 && h < 1.8 * w ? 'mushroom' : 'tree';
  }
  if (isRound(size) && h > 2 * w && others.every((p) => p.off < 0.2)) return 'bottle';
  const handles = others.filter(
    (p) => p.share < 0.25 && p.thickness < 0.12 && Math.hypot(p.x - core.x, p.z - core.z) > 0.3,
  );
  if (
    isRound(core.size) &&
    core.share > 0.3 &&
    handles.length &&
    handles.length <= 2 &&
    handles.every((p) => p.twin < 0 || handles.length === 2)
  )
    return 'vessel';
  const roof = others.find(
    (p) => p.max[1] > 0.85 && p.min[1] > 0.3 && p.max[0] - p.min[0] > 0.6 && p.max[2] - p.min[2] > 0.6,
  );
  if (roof && core.onGround && core.share > 0.2 && h > 0.4 * Math.max(w, d)) return 'building';
  return 'generic';
}
