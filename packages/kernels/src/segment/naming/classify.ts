import type { BodyPlan } from './body-plan.ts';
import { isBigHeaded, isFish, isPlainBird } from './classify-beings.ts';
import { isAxle, legsOf, type PartView, type WholeView } from './part-views.ts';

/** What kind of thing it is, from the shapes and places of its parts alone. */
export function classifyWhole(whole: WholeView): BodyPlan {
  const { parts, core, size } = whole;
  const [w, h, d] = size;
  const isUpright = w < 1.2 * d && d < 1.2 * w;
  if (
    isUpright &&
    h > 2 * w &&
    h < 5 * w &&
    core.size[0] > 0.8 * w &&
    core.size[2] > 0.8 * d &&
    core.onGround &&
    core.share > 0.3
  )
    return 'bottle';
  if (isPlainBird(whole)) return 'bird';
  if (isFish(whole)) return 'fish';
  if (isBigHeaded(whole)) return 'biped';
  if (isHulled(whole)) return 'ship';
  if (standsOnFoot(whole)) return 'lamp';
  if (d > 1.5 * w && parts.some(isAxle) && core.share > 0.1) return 'vehicle';
  const furniture = boardedOf(whole);
  if (furniture) return furniture;
  const tool = toolOf(whole);
  if (tool) return tool;
  if (isFace(whole)) return 'face';
  const wheels = parts.filter((p) => p.isWheel);
  if (rollsOn(wheels)) return wheels.every((p) => p.off < 0.2) && w < 0.6 * Math.max(d, h) ? 'cycle' : 'vehicle';
  const tracks = parts.filter(
    (p) => p.onGround && p.twin >= 0 && p.off > 0.25 && p.max[2] - p.min[2] > 0.6 && p.share > 0.03,
  );
  if (tracks.length === 2 && core.min[1] > 0.08) return 'vehicle';
  const winged = wingedOf(whole);
  if (winged) return winged;
  if (isWingedBug(whole)) return 'bug';
  const legs = legsOf(whole);
  const others = parts.filter((p) => p !== core);
  const head = others.some((p) => p.off < 0.12 && p.min[1] > 0.5 && p.max[1] > 0.85 && p.share > 0.01 && p.flat > 0.3);
  if (legs.filter((p) => p.flat < 0.35).length >= 3 && core.upright > 0.7 && h > 1.5 * Math.max(w, d)) return 'rocket';
  // Feathers that hang down are flat.
  if (legs.filter((p) => p.slender > 3 && p.flat > 0.3).length >= 5 || crawlersOf(whole) >= 4) return 'bug';
  const seat = seatOf(whole);
  if (seat) return seat;
  if (legs.length >= 3 || isFourFooted(whole)) return standing(whole, legs);
  const wings = others.filter(
    (p) =>
      p.twin >= 0 &&
      p.off > 0.15 &&
      p.slender > 1.5 &&
      p.flat < 0.6 &&
      p.thickness < 0.02 &&
      p.lying > 0.6 &&
      p.size[0] > 0.12,
  );
  if (wings.length >= 2 && w > 0.55 * d && h < 0.7 * Math.max(w, d)) return legs.length === 2 ? 'bird' : 'aircraft';
  const pairs = legs.filter((p) => p.twin >= 0 && p.off > 0.03).length;
  const arms = others.filter((p) => p.twin >= 0 && p.off > 0.2 && p.y > 0.3 && p.size[0] < 0.5 * Math.max(w, h));
  if (pairs >= 2 && h > 1.15 * d && h > 0.75 * w && (head || arms.length >= 2)) return 'biped';
  if (whole.isSymmetric && arms.length >= 2 && head && h > 0.75 * w && h > 1.1 * d) return 'biped';
  return roundOrBuilt(whole);
}

/** An open shell, longer than broad, with things inside: a boat. */
function isHulled({ parts, core, size }: WholeView): boolean {
  const isShell =
    core.thickness < 0.012 &&
    core.share > 0.35 &&
    core.min[1] < 0.05 &&
    core.max[2] - core.min[2] > 0.8 &&
    size[2] > 1.8 * core.size[0] &&
    core.size[1] < core.size[0] * 1.5 &&
    core.lying > 0.9;
  const isInside = (p: PartView): boolean =>
    p !== core &&
    p.share > 0.015 &&
    p.min[1] > core.min[1] + 0.02 &&
    p.y < core.max[1] &&
    [0, 2].every((k) => p.min[k] > core.min[k] - 0.02 && p.max[k] < core.max[k] + 0.02);
  return isShell && parts.filter(isInside).length > 1;
}

/** A shelf of boards, or a bed by its pillows. */
function boardedOf({ parts, size }: WholeView): BodyPlan | undefined {
  const [w, h, d] = size;
  const boards = parts.filter((p) => p.lying > 0.95 && p.flat < 0.35 && p.thickness < 0.03 && p.size[1] < 0.12 * h);
  const heights = new Set(boards.filter((p) => p.y > 0.08).map((p) => Math.round(10 * p.y)));
  const sides = parts.filter((p) => p.flat < 0.35 && p.lying < 0.1 && p.upright > 0.9 && p.max[1] - p.min[1] > 0.5);
  if (heights.size > 3 && sides.length > 1 && h > 0.6 * w && h > d) return 'cabinet';
  const lies = parts.some(
    (p) =>
      p.max[0] - p.min[0] > 0.55 && p.max[2] - p.min[2] > 0.5 && p.max[1] < 0.75 && p.lying > 0.9 && p.share > 0.12,
  );
  const pillows = parts.filter(
    (p) =>
      p.twin >= 0 &&
      p.off > 0.1 &&
      p.off < 0.4 &&
      Math.abs(p.z - 0.5) > 0.22 &&
      p.lying > 0.75 &&
      p.slender < 2.2 &&
      p.flat < 0.7 &&
      p.min[1] > 0.25 &&
      p.share < 0.08 &&
      p.share > 0.005 &&
      p.size[0] > 0.15 * w &&
      p.size[2] > 0.06 * d,
  );
  const isBed =
    lies && d > 1.2 * h && w > h && pillows.length > 1 && pillows.every((p) => (p.z - 0.5) * (pillows[0].z - 0.5) > 0);
  return isBed ? 'bed' : undefined;
}

/** A ball with eyes and ears that stands on nothing. */
function isFace({ parts, core }: WholeView): boolean {
  const eyes = parts.filter(
    (p) =>
      p.twin >= 0 &&
      p.z > 0.55 &&
      p.slender < 1.5 &&
      p.flat > 0.3 &&
      p.off > 0.08 &&
      p.off < 0.48 &&
      p.y > 0.3 &&
      p.y < 0.8 &&
      p.share < 0.07,
  );
  const isBall = core.share > 0.4 && core.slender < 1.3 && core.flat > 0.7 && core.size.every((s) => s > 0.35);
  return isBall && eyes.length > 1 && parts.filter((p) => p !== core && p.min[1] < core.min[1] + 0.03).length < 2;
}

/** Thin wings, and more than three thin legs below the body. */
function isWingedBug({ parts, core }: WholeView): boolean {
  const wings = parts.filter(
    (p) => p !== core && p.twin >= 0 && p.off > 0.12 && p.flat < 0.3 && p.slender < 5 && p.y > core.y && p.share > 0.02,
  );
  const legs = parts.filter(
    (p) =>
      p !== core &&
      p.slender > 2.4 &&
      p.y < core.y &&
      p.off > 0.02 &&
      p.off < 0.35 &&
      p.share < 0.06 &&
      p.upright > 0.3,
  );
  return wings.length > 1 && legs.length > 3;
}

/** A lamp on a foot: what is broad at the bottom of a thin stem stands. */
function standsOnFoot({ parts, size }: WholeView): boolean {
  if (size[1] < 1.5 * Math.max(size[0], size[2])) return false;
  const stem = parts.find((p) => p.upright > 0.95 && p.slender > 8 && p.size[1] > 0.4 * size[1]);
  const isFoot = (p: PartView): boolean =>
    p.onGround &&
    p.lying > 0.9 &&
    p.flat < 0.5 &&
    p.max[1] < 0.12 &&
    stem !== undefined &&
    p.size[0] > 3 * stem.size[0];
  const isThin = parts.every((p) => p.min[1] > 0.4 || p.max[1] < 0.6 || p.size[0] < 0.3 * size[0]);
  return (
    isThin &&
    stem !== undefined &&
    parts.some(isFoot) &&
    parts.some((p) => p.min[1] > 0.6 && p.size[0] > 3 * stem.size[0])
  );
}

/** A blade or a haft: long and thin, or one long bar with everything else at an end of it. */
function toolOf({ parts, size }: WholeView): BodyPlan | undefined {
  const longest = Math.max(...size);
  const k = size.indexOf(longest);
  const second = [...size].sort((a, b) => b - a)[1];
  const isBar = longest > 2 * second && parts.some((p) => p.slender > 5 && p.size[k] > 0.6 * longest && p.share > 0.25);
  if (longest < 3.2 * second && !isBar && !isHafted(parts, size, k)) return undefined;
  return parts.some((p) => p.flat < 0.35 && p.slender > 2.5 && p.share > 0.25) ? 'blade' : 'hafted';
}

/** Narrow pieces in a row, and all else flat and at one end of them. */
function isHafted(parts: readonly PartView[], size: readonly number[], k: number): boolean {
  const [least, second, longest] = [...size].sort((a, b) => a - b);
  if (least > 0.4 * second || longest < 1.2 * second) return false;
  const across = (p: PartView): number => Math.max(...p.size.filter((_, i) => i !== k));
  const haft = parts.filter((p) => across(p) < 0.3 * second);
  const from = Math.min(...haft.map((p) => p.min[k]));
  const to = Math.max(...haft.map((p) => p.max[k]));
  const head = parts.filter((p) => !haft.includes(p) && p.size[k] < 0.6 * longest);
  const isAtEnd = head.every((p) => p.middle[k] > 0.6) || head.every((p) => p.middle[k] < 0.4);
  return haft.length > 1 && head.length > 0 && head.length + haft.length === parts.length && to - from > 0.6 && isAtEnd;
}

/** Wings on a body: with feathers behind it a bird, with a head before and above it and a tail something that walks too. */
function wingedOf({ parts, core }: WholeView): BodyPlan | undefined {
  const wings = parts.filter((p) => p !== core && p.twin >= 0 && p.thickness < 0.02 && p.y > 0.4 && p.share > 0.04);
  if (wings.length < 2 || core.thickness < 0.03) return undefined;
  const behind = (p: PartView): boolean => p !== core && p.z < core.z - 0.12 && p.slender > 3 && p.off < 0.35;
  if (parts.filter((p) => behind(p) && p.flat < 0.3 && p.thickness < 0.006).length > 2) return 'bird';
  const head = parts.some((p) => p.off < 0.12 && p.z > core.z + 0.2 && p.y > core.y && p.share > 0.02 && p.flat > 0.5);
  return head && wings.every((p) => p.lying < 0.9) && parts.some(behind) && core.min[1] < 0.05
    ? 'quadruped'
    : undefined;
}

/** Wheels stand apart: one before the other, or side by side. */
function rollsOn(wheels: readonly PartView[]): boolean {
  const range = (k: 0 | 2): number =>
    Math.max(...wheels.map((p) => p.middle[k])) - Math.min(...wheels.map((p) => p.middle[k]));
  return wheels.length >= 2 && (range(0) > 0.5 || range(2) > 0.35) && wheels.every((p) => p.max[1] < 0.85);
}

/** Parts that lie on the ground and reach outwards: arms of an octopus, legs of a crab. */
function crawlersOf({ parts, core }: WholeView): number {
  return parts.filter(
    (p) =>
      p !== core &&
      p.min[1] < 0.1 &&
      p.share > 0.025 &&
      p.upright < 0.8 &&
      p.flat > 0.35 &&
      p.slender > 1.8 &&
      Math.hypot(p.x - 0.5, p.z - 0.5) > 0.22,
  ).length;
}

/** Feet in all four corners of a body that is not much higher than long. */
function isFourFooted({ parts, core, size }: WholeView): boolean {
  const feet = parts.filter(
    (p) => p !== core && p.onGround && p.max[0] - p.min[0] < 0.4 && p.max[2] - p.min[2] < 0.48 && p.off > 0.02,
  );
  if (feet.length < 4 || size[1] > 1.8 * size[2]) return false;
  const middle = feet.reduce((s, p) => s + p.z, 0) / feet.length;
  const corners = new Set(feet.map((p) => (p.x > 0.5 ? 1 : 0) + (p.z > middle ? 2 : 0)));
  return corners.size === 4 && Math.max(...feet.map((p) => p.z)) - Math.min(...feet.map((p) => p.z)) > 0.3;
}

/** A chair or a bed, by what one sits or lies on and something broad that rises at one end of it. */
function seatOf({ parts, core, size }: WholeView): BodyPlan | undefined {
  const lies = (p: PartView): boolean =>
    p.max[0] - p.min[0] > 0.55 && p.max[2] - p.min[2] > 0.5 && p.max[1] < 0.7 && p.lying > 0.75 && p.share > 0.15;
  const rises = (p: PartView): boolean =>
    p.max[1] > 0.78 && p.max[0] - p.min[0] > 0.55 && p.max[2] - p.min[2] < 0.35 && Math.abs(p.z - 0.5) > 0.25;
  if (!lies(core) || !parts.some(rises)) return undefined;
  return size[2] > 1.2 * size[1] ? 'bed' : 'chair';
}

/** On three or four legs: furniture, which is all board above them, or an animal, which is longer than broad and keeps its belly off the ground. */
function standing({ parts, core, size }: WholeView, legs: readonly PartView[]): BodyPlan {
  const rest = parts.filter((p) => !legs.includes(p) && p.share > 0.02);
  const isAbove = rest.every((p) => p.min[1] > 0.55 || p.slender > 3);
  if (legs.length >= 3 && isAbove) return 'table';
  const head = rest.some((p) => p !== core && p.off < 0.1 && p.z > core.z + 0.25 && p.share > 0.04 && p.flat > 0.5);
  // What squats has ears at least.
  const ears = rest.filter((p) => p.twin >= 0 && p.min[1] > 0.5 && p.off < 0.35 && p.z > core.z);
  return (core.min[1] > 0.1 && (head || size[2] > 1.15 * size[0])) || (head && ears.length > 1)
    ? 'quadruped'
    : roundOrBuilt({ parts, core, size, isSymmetric: false });
}

function roundOrBuilt({ parts, core, size }: WholeView): BodyPlan {
  const [w, h, d] = size;
  const isRound = (s: readonly number[]): boolean => s[0] < 1.25 * s[2] && s[2] < 1.25 * s[0];
  const others = parts.filter((p) => p !== core);
  const inMiddle = (p: PartView): boolean => Math.hypot(p.x - 0.5, p.z - 0.5) < 0.2;
  const stem = parts.find(
    (p) =>
      p.upright > 0.85 &&
      p.slender > 1.4 &&
      inMiddle(p) &&
      p.size[0] < 0.45 * w &&
      p.min[1] < 0.3 &&
      p.share > 0.02 &&
      p.max[1] < 0.85,
  );
  if (isRound(size) && stem) {
    const wide = parts.filter((p) => p !== stem && p.y > 0.5 && p.share > 0.08 && p.size[0] > 1.6 * stem.size[0]);
    const isOnBase = parts.some((p) => p !== stem && p.onGround && p.max[1] < 0.35 && p.size[0] > 1.5 * stem.size[0]);
    if (wide.length && isOnBase && h > 1.2 * w) return 'lamp';
    // A cap and its gills lie one in the other.
    const isCap = wide.every((p) => p.lying > 0.9 && p.slender < 1.3) && h < 1.2 * w;
    if (wide.length) return isCap || (wide.length === 1 && h < 1.8 * w) ? 'mushroom' : 'tree';
  }
  if (isRound(size) && h > 2 * w && others.every((p) => p.off < 0.2)) return 'bottle';
  const handles = others.filter(
    (p) => p.share < 0.25 && p.thickness < 0.12 && p.size[1] > 0.15 * h && Math.hypot(p.x - core.x, p.z - core.z) > 0.3,
  );
  // Bands and contents lie about one axis with the rest.
  const isMug = others.every((p) => handles.includes(p) || Math.hypot(p.x - core.x, p.z - core.z) < 0.12);
  if (handles.length === 1 && isMug && isRound(core.size) && core.share > 0.15 && h < 2 * w) return 'vessel';
  if (
    isRound(core.size) &&
    core.share > 0.4 &&
    handles.length &&
    handles.length <= 2 &&
    handles.every((p) => p.twin < 0 || handles.length === 2)
  )
    return 'vessel';
  const roof = others.find(
    (p) => p.max[1] > 0.85 && p.min[1] > 0.3 && p.max[0] - p.min[0] > 0.6 && p.max[2] - p.min[2] > 0.6,
  );
  const windows = others.filter((p) => p.flat < 0.6 && p.lying < 0.3 && p.share < 0.03 && Math.abs(p.z - 0.5) > 0.35);
  if (windows.length > 5 && core.onGround && core.size.every((s, k) => s > 0.5 * size[k]) && core.flat > 0.4)
    return 'building';
  if (roof && core.onGround && core.share > 0.2 && h > 0.4 * Math.max(w, d)) return 'building';
  return 'generic';
}
