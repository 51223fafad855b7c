import { along } from './along.ts';
import { BEINGS } from './beings.ts';
import type { BodyPlan } from './body-plan.ts';
import { BUILDING } from './buildings.ts';
import { CRAFTS } from './crafts.ts';
import { deep } from './extents.ts';
import { GEAR } from './gear.ts';
import { GUN } from './guns.ts';
import { broad, isCore, isOfRow, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';
import { SINGLE_THINGS } from './single-things.ts';
import { STRUCTURES } from './structures.ts';
import { VEHICLES } from './vehicles.ts';

/** Stands on the ground, higher than broad. */
const leg = (p: PartView): boolean =>
  p.onGround && p.size[1] > 0.08 && p.size[1] > 0.8 * Math.max(p.size[0], p.size[2]);
const board = (p: PartView): boolean => p.flat < 0.45 && p.lying > 0.75;

const FURNITURE_LEGS: NameRule[] = [
  { name: 'leg', when: (p) => leg(p) && broad(p) < 0.45 && p.max[1] < 0.8, sides: 'both' },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.2 && broad(p) < 0.35 && deep(p) < 0.4, sides: 'both' },
];

/** What lies on a seat or leans on its back, one beside the other. */
const isCushion = (p: PartView): boolean =>
  p.flat > 0.3 && p.slender < 1.8 && p.thickness > 0.03 && p.min[1] > 0.2 && broad(p) < 0.45 && p.share < 0.15;
const cushions = ({ parts }: WholeView): number => parts.filter(isCushion).length;

/** Whether something rises behind what one sits on: a stool has nothing that does. */
const hasBack = ({ parts }: WholeView): boolean =>
  parts.some((p) => p.max[1] > 0.75 && broad(p) > 0.4 && p.lying < 0.7 && p.share > 0.02);

const CHAIR: NameRule[] = [
  { name: 'leg', when: (p, w) => !hasBack(w) && leg(p) && broad(p) < 0.45, sides: 'both' },
  { name: 'seat', when: (p, w) => !hasBack(w) && p.lying > 0.7 && p.max[1] > 0.6 && broad(p) > 0.5, most: share },
  ...FURNITURE_LEGS,
  { name: 'cushion', when: (p, w) => isCushion(p) && cushions(w) > 1 },
  { name: 'base', when: (p) => p.max[1] < 0.12 && broad(p) > 0.6 && deep(p) > 0.6 },
  {
    name: 'base',
    when: (p, w) => p === w.core && p.min[1] < 0.2 && p.max[1] < 0.6 && cushions(w) > 1,
  },
  {
    name: 'seat',
    when: (p) => p.y < 0.75 && broad(p) > 0.4 && deep(p) > 0.4,
    most: (p) => p.share * (board(p) ? 2 : 1),
  },
  { name: 'backrest', when: (p) => p.lying < 0.8 && p.max[1] > 0.75 && broad(p) > 0.4 && p.off < 0.15, most: share },
  { name: 'armrest', when: (p) => p.off > 0.2 && p.max[1] > 0.35 && deep(p) > 0.35, sides: 'lr' },
  { name: 'back post', when: (p) => p.off > 0.2 && p.upright > 0.7 && p.max[1] > 0.7, sides: 'lr' },
  {
    name: 'cushion',
    when: (p, { core }) =>
      p.y > core.y - 0.15 && p.min[1] > 0.2 && p.slender < 3 && p.share > 0.02 && p.thickness > 0.03,
  },
  { name: 'spindle', when: (p) => p.upright > 0.8 && p.slender > 2.5 },
  { name: 'top rail', when: (p) => p.min[1] > 0.8 },
  { name: 'rail', when: (p) => p.slender > 2 },
  { name: 'base', when: (p) => p.onGround },
];

const TABLE: NameRule[] = [
  { name: 'leg', when: (p) => leg(p) && broad(p) < 0.3 && deep(p) < 0.45, sides: 'both' },
  {
    name: 'top',
    when: (p) => p.max[1] > 0.8 && broad(p) > 0.5 && deep(p) > 0.35,
    most: (p) => p.share * (board(p) && p.max[1] > 0.95 ? 3 : 1),
  },
  ...FURNITURE_LEGS,
  { name: 'board', when: (p) => board(p) && p.max[1] > 0.85 },
  { name: 'apron', when: (p) => p.y > 0.6 && p.slender > 1.8 && p.upright < 0.4 },
  { name: 'drawer', when: (p) => p.max[2] > 0.8 && p.y > 0.5 && p.share > 0.02 },
  { name: 'shelf', when: (p) => board(p) && broad(p) > 0.5 },
  { name: 'stretcher', when: (p) => p.slender > 2.5 && p.upright < 0.4 && !p.onGround },
  {
    name: 'pedestal',
    when: (p) => broad(p) < 0.6 && p.off < 0.1 && Math.abs(p.z - 0.5) < 0.1 && p.y < 0.8 && p.max[1] - p.min[1] > 0.2,
    most: share,
  },
  { name: 'leg', when: (p) => p.onGround && p.slender > 1.8 },
  { name: 'base', when: (p) => p.onGround },
];

const BED: NameRule[] = [
  {
    name: 'headboard',
    when: (p) => (p.z < 0.2 || p.z > 0.8) && broad(p) > 0.6 && deep(p) < 0.35,
    most: (p) => p.max[1] + p.share,
  },
  { name: 'footboard', when: (p) => (p.z < 0.15 || p.z > 0.85) && broad(p) > 0.6 && deep(p) < 0.3, most: share },
  { name: 'mattress', when: (p) => broad(p) > 0.6 && deep(p) > 0.5, most: (p) => p.share * (0.5 + p.y) },
  ...FURNITURE_LEGS,
  { name: 'blanket', when: (p, { core }) => broad(p) > 0.6 && deep(p) > 0.35 && p.y >= core.y },
  { name: 'pillow', when: (p) => p.min[1] > 0.3 && (p.z < 0.35 || p.z > 0.65) && broad(p) < 0.6 && p.slender < 3 },
  { name: 'frame', when: (p) => broad(p) > 0.6 && deep(p) > 0.5 },
  { name: 'side rail', when: (p) => deep(p) > 0.5 && p.off > 0.3, sides: 'lr' },
  { name: 'blanket', when: (p, { core }) => p.flat < 0.45 && p.lying > 0.6 && p.max[1] > core.max[1] - 0.05 },
  { name: 'blanket', when: (p) => p.flat < 0.25 && p.off > 0.35 && p.y > 0.2 && p.min[1] > 0.05 && p.slender < 4 },
  { name: 'frame', when: (p, { core }) => p.y < core.y },
];

const CABINET: NameRule[] = [
  {
    name: 'divider',
    when: (p) => p.off < 0.35 && p.flat < 0.3 && p.lying < 0.15 && p.size[1] > 0.4 && Math.abs(p.axes[2][0]) > 0.8,
  },
  {
    name: 'post',
    when: (p, { size }) => p.upright > 0.95 && p.slender > 4 && p.flat > 0.4 && p.size[1] > 0.6 * size[1],
  },
  { name: 'shelf', when: (p, w) => isCore(p, w) && p.lying > 0.95 && p.size[1] < 0.15 * w.size[1] },
  { name: 'body', when: isCore },
  { name: 'side panel', when: (p) => p.off > 0.35 && p.size[1] > 0.4 && p.flat < 0.4, sides: 'lr' },
  { name: 'top', when: (p) => p.min[1] > 0.75 && broad(p) > 0.6 },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.2 && broad(p) < 0.2, sides: 'both' },
  { name: 'base', when: (p) => p.max[1] < 0.25 && broad(p) > 0.6 },
  { name: 'knob', when: (p) => p.share < 0.015 && p.slender < 1.6 && p.size[0] < 0.1 && p.y > 0.3 },
  { name: 'button', when: (p) => p.share < 0.01 && p.z > 0.8 && p.y > 0.75 && p.size[1] < 0.1 && p.slender < 3.5 },
  { name: 'handle', when: (p) => p.share < 0.02 && p.z > 0.8 },
  { name: 'door', when: (p) => p.z > 0.75 && p.size[1] > 0.9 * p.size[0] && p.flat < 0.5 },
  { name: 'drawer', when: (p) => p.z > 0.7 && p.size[0] >= p.size[1] },
  { name: 'shelf', when: board },
];

/** A board on a side that goes up most of it. */
const isPlank = (p: PartView): boolean => p.lying < 0.3 && p.flat < 0.4 && p.max[1] - p.min[1] > 0.5;

const CHEST: NameRule[] = [
  { name: 'body', when: (p) => p.min[1] < 0.15, most: share },
  { name: 'lid', when: (p) => p.y > 0.45 && broad(p) > 0.6, most: share },
  { name: 'lock', when: (p) => p.off < 0.12 && p.z > 0.75 && p.share < 0.03 && p.y < 0.75, most: share },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.15, sides: 'both' },
  { name: 'side panel', when: (p) => p.off > 0.35 && p.flat < 0.25 && p.size[1] > 0.12 && p.slender < 3, sides: 'lr' },
  { name: 'handle', when: (p) => p.off > 0.4 && p.share < 0.04 && p.y < 0.6, sides: 'lr' },
  { name: 'front panel', when: (p) => p.z > 0.85 && p.y < 0.5 && broad(p) > 0.5 && p.share > 0.03 },
  { name: 'back panel', when: (p) => p.z < 0.15 && p.y < 0.5 && broad(p) > 0.5 && p.flat < 0.3 && p.share > 0.03 },
  {
    name: 'content',
    when: (p, { parts }) =>
      p.flat > 0.25 &&
      p.y > 0.2 &&
      p.y < 0.65 &&
      parts.some(
        (q) => q.min[1] < 0.15 && q.share > 0.1 && [0, 2].every((k) => p.min[k] > q.min[k] && p.max[k] < q.max[k]),
      ),
  },
  { name: 'lid plank', when: (p) => p.y > 0.5 && broad(p) > 0.3 && p.size[1] < 0.6 * p.size[0] },
  {
    name: 'plank',
    when: (p, { parts }) => isPlank(p) && parts.filter((q) => isPlank(q) && Math.abs(q.y - p.y) < 0.05).length > 3,
  },
  { name: 'plank', when: (p, w) => isOfRow(p, w) && p.share > 0.01 && p.flat < 0.5 },
  { name: 'band', when: (p) => p.flat < 0.5 || p.slender > 2 },
  { name: 'lid', when: (p) => p.y > 0.5 },
];

const HAT: NameRule[] = [
  // Crown and brim in one.
  { name: 'hat', when: (p, w) => p === w.core && broad(p) > 0.9 && deep(p) > 0.9 && p.max[1] - p.min[1] > 0.8 },
  { name: 'brim', when: (p) => p.flat < 0.12 && broad(p) > 0.8 && deep(p) > 0.8 },
  { name: 'brim', when: (p) => p.y < 0.5 && broad(p) > 0.8 && deep(p) > 0.7, most: (p) => p.lying * p.share },
  { name: 'crown', when: (p) => p.max[1] > 0.6 && broad(p) > 0.35, most: share },
  { name: 'feather', when: (p) => p.flat < 0.4 && p.slender > 2.2 && broad(p) < 0.4 && deep(p) < 0.6 },
  { name: 'band', when: (p) => p.y < 0.6 && broad(p) > 0.35 && deep(p) > 0.35, most: share },
  { name: 'crown', when: (p) => p.max[1] > 0.8 && broad(p) > 0.3 },
  { name: 'band', when: (p) => p.y < 0.6 },
];

const isCentral = (p: PartView): boolean => Math.hypot(p.x - 0.5, p.z - 0.5) < 0.15;

const LAMP: NameRule[] = [
  { name: 'arm', when: (p) => p.slender > 5 && p.upright < 0.6 && p.y > 0.6 && p.share < 0.3 },
  { name: 'leg', when: (p) => p.onGround && p.upright > 0.8 && p.slender > 5 && p.off + Math.abs(p.z - 0.5) > 0.05 },
  { name: 'cord', when: (p) => p.onGround && p.max[1] < 0.1 && p.slender > 3 },
  { name: 'base', when: (p) => p.onGround && p.max[1] < 0.4, most: share },
  {
    name: 'stem',
    when: (p, { size }) => p.upright > 0.95 && p.slender > 6 && p.size[1] > (isCentral(p) ? 0.25 : 0.5) * size[1],
  },
  { name: 'post', when: (p, { size }) => p.upright > 0.95 && p.slender > 6 && p.size[1] > 0.25 * size[1] },
  { name: 'shade', when: (p) => p.y > 0.45, most: (p) => p.share * (0.3 + p.size[0]) },
  { name: 'stem', when: (p) => p.upright > 0.7 && p.slender > 1.4, most: (p) => p.size[1] },
  {
    name: 'shade',
    when: (p, { parts }) =>
      p.y > 0.5 && broad(p) > 0.75 * Math.max(...parts.map((q) => (q.y > 0.5 ? broad(q) : 0))) && p.share > 0.02,
  },
  { name: 'finial', when: (p) => p.min[1] > 0.85 && p.off < 0.2 },
  { name: 'body', when: isCore },
  { name: 'bulb', when: (p) => p.y > 0.5 && p.slender < 2.2 && p.share < 0.1 && p.off < 0.2, most: share },
  { name: 'socket', when: (p) => p.y > 0.5 && p.upright > 0.9 && p.slender < 2.5 && p.flat > 0.8 && p.share < 0.03 },
  { name: 'bulb', when: (p) => p.y > 0.5 && p.slender < 2.2 && p.share < 0.1 && p.off < 0.2 },
  { name: 'cord', when: (p) => p.slender > 3 && p.thickness < 0.03 },
  { name: 'light', when: (p) => p.y > 0.6 && p.share < 0.05 },
];

const VESSEL: NameRule[] = [
  { name: 'body', when: isCore },
  {
    name: 'knob',
    when: (p, { core }) => p.min[1] > 0.78 && p.share < 0.05 && Math.hypot(p.x - core.x, p.z - core.z) < 0.2,
    most: (p) => p.y,
  },
  {
    name: 'lid',
    when: (p, { core }) =>
      p.y > core.y + 0.15 && Math.hypot(p.x - core.x, p.z - core.z) < 0.15 && p.max[1] > 0.75 && p.lying > 0.6,
    most: share,
  },
  {
    name: 'handle',
    when: (p, { core }) =>
      p !== core &&
      p.max[1] > 0.93 &&
      p.lying < 0.3 &&
      p.flat < 0.5 &&
      p.share < 0.2 &&
      Math.max(broad(p), deep(p)) > 0.3,
  },
  {
    name: 'spout',
    when: (p, { parts, core }) => {
      const far = sideParts(parts, core);
      const isPair = far.some((q) => q !== p && Math.abs(q.share / p.share - 1) < 0.15 && Math.abs(q.y - p.y) < 0.05);
      return (
        far.length > 1 &&
        !isPair &&
        p.share > 0.025 &&
        p === far.reduce((m, q) => (spoutLike(q) > spoutLike(m) ? q : m))
      );
    },
  },
  { name: 'leg', when: (p) => p.onGround && p.max[1] < 0.35 && p.share < 0.05 && p.off + Math.abs(p.z - 0.5) > 0.15 },
  {
    name: 'stave',
    when: (p, { parts }) => isStave(p) && parts.filter(isStave).length > 4,
  },
  { name: 'handle', when: (p, { parts, core }) => sideParts(parts, core).includes(p) },
  { name: 'rim', when: (p) => p.min[1] > 0.75 && broad(p) > 0.5 },
  { name: 'handle', when: (p) => p.y > 0.3 && p.share < 0.1 && Math.hypot(p.x - 0.5, p.z - 0.5) > 0.35 },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.35 },
];

/** One of the boards around a barrel. */
const isStave = (p: PartView): boolean =>
  p.flat < 0.4 && p.lying < 0.4 && p.share < 0.12 && Math.hypot(p.x - 0.5, p.z - 0.5) > 0.28;

/** What sticks out at the side of a round body. */
function sideParts(parts: readonly PartView[], core: PartView): PartView[] {
  return parts.filter(
    (p) =>
      p !== core &&
      p.share < 0.3 &&
      Math.hypot(p.x - core.x, p.z - core.z) > 0.28 &&
      p.size[1] > 0.05 &&
      p.thickness < 0.15,
  );
}

/** A spout's end stands higher than its root and is open: it reaches far out; a handle comes back to the body. */
function spoutLike(p: PartView): number {
  return p.slender + 2 * Math.max(Math.abs(p.x - 0.5), Math.abs(p.z - 0.5)) - 1.5 * p.size[1];
}

const BOTTLE: NameRule[] = [
  { name: 'body', when: isCore },
  {
    name: 'liquid',
    when: (p, { core }) =>
      p.thickness > 3 * core.thickness &&
      p.off < 0.1 &&
      p.share > 0.08 &&
      [0, 1, 2].every((k) => p.min[k] > core.min[k] && p.max[k] < core.max[k]),
  },
  { name: 'cap', when: (p) => p.max[1] > 0.9 && p.min[1] > 0.7 && p.share < 0.15, most: (p) => p.y },
  { name: 'neck', when: (p, { core }) => p.y > core.y && p.y > 0.5 },
  { name: 'base', when: (p) => p.max[1] < 0.25 && p.min[1] < 0.1 },
  { name: 'label', when: (p) => p.y > 0.15 && p.y < 0.7 },
];

/** The end of a tool where it is widest: 0 or 1. */
function headEnd(whole: WholeView): number {
  const sum = whole.parts.reduce(
    (s, p) => s + (along(p, whole).at - 0.5) * along(p, whole).across * (along(p, whole).length < 0.7 ? 1 : 0),
    0,
  );
  return sum >= 0 ? 1 : 0;
}

/** The bar that all else is on. */
function haftOf(w: WholeView): PartView {
  const rate = (p: PartView): number => (p.slender > 1.8 ? along(p, w).length / (0.05 + along(p, w).across) : 0);
  return w.parts.reduce((m, p) => (rate(p) > rate(m) ? p : m));
}

/** How far from the bar's middle, share of the diagonal. */
function besideHaft(p: PartView, w: WholeView): number {
  const haft = haftOf(w);
  const k = w.size.indexOf(Math.max(...w.size));
  return Math.hypot(...[0, 1, 2].map((i) => (i === k ? 0 : (p.middle[i] - haft.middle[i]) * w.size[i])));
}

/** No wider than the bar, and on it: its bands and ends. */
function isOfHaft(p: PartView, w: WholeView): boolean {
  const haft = haftOf(w);
  const k = w.size.indexOf(Math.max(...w.size));
  const isNarrow = [0, 1, 2].every((i) => i === k || (p.min[i] > haft.min[i] - 0.06 && p.max[i] < haft.max[i] + 0.06));
  return p !== haft && isNarrow && p.lying > 0.5;
}

/** Small, pointed, and beside the end that hits. */
function isSpike(p: PartView, w: WholeView): boolean {
  const { at, length } = along(p, w);
  return p.share < 0.07 && length < 0.16 && Math.abs(at - headEnd(w)) < 0.5 && besideHaft(p, w) > 0.02 && p.flat > 0.3;
}

const HAFTED: NameRule[] = [
  { name: 'handle', when: (p) => p.slender > 1.8, most: (p, w) => along(p, w).length / (0.05 + along(p, w).across) },
  { name: 'handle', when: (p, w) => isOfHaft(p, w) && Math.abs(along(p, w).at - headEnd(w)) > 0.2 },
  { name: 'head', when: (p, w) => Math.abs(along(p, w).at - headEnd(w)) < 0.4, most: share },
  { name: 'spike', when: (p, w) => isSpike(p, w) && w.parts.filter((q) => isSpike(q, w)).length > 3 },
  {
    name: 'blade',
    when: (p, w) => p.flat < 0.45 && Math.abs(along(p, w).at - headEnd(w)) < 0.45 && besideHaft(p, w) > 0.06,
  },
  { name: 'head', when: (p, w) => Math.abs(along(p, w).at - headEnd(w)) < 0.2 },
  { name: 'pommel', when: (p, w) => Math.abs(along(p, w).at - headEnd(w)) > 0.9 },
  { name: 'grip', when: (p, w) => Math.abs(along(p, w).at - headEnd(w)) > 0.6 },
  {
    name: 'blade',
    when: (p, w) =>
      Math.abs(along(p, w).at - headEnd(w)) < 0.45 && p.share > 0.06 && Math.hypot(p.x - 0.5, p.z - 0.5) > 0.2,
  },
  { name: 'band', when: () => true },
];

const BLADE: NameRule[] = [
  { name: 'blade', when: () => true, most: (p, w) => along(p, w).length + 0.5 * p.share },
  {
    name: 'guard',
    when: (p, w) => along(p, w).length < 0.25 && Math.abs(along(p, w).at - 0.5) < 0.42,
    most: (p, w) => along(p, w).across,
  },
  { name: 'guard', when: (p, w) => isOnGuard(p, w) },
  { name: 'gem', when: (p, w) => p.share < 0.02 && p.off < 0.08 && p.slender < 1.8 && isAtGuard(p, w) },
  { name: 'grip', when: (p) => p.slender > 1.2, most: (p, w) => along(p, w).length },
  {
    name: 'pommel',
    when: (p, w) =>
      Math.abs(along(p, w).at - 0.5) > 0.42 && Math.sign(along(p, w).at - 0.5) !== Math.sign(bladeAt(w) - 0.5),
    most: share,
  },
  {
    name: 'blade tip',
    when: (p, w) =>
      Math.abs(along(p, w).at - bladeAt(w)) > 0.2 && Math.sign(along(p, w).at - 0.5) === Math.sign(bladeAt(w) - 0.5),
  },
  {
    name: 'gem',
    when: (p, w) => p.share < 0.02 && Math.abs(along(p, w).at - 0.5) > 0.45 && p.slender < 1.3 && p.flat < 0.5,
  },
  // Rings, wraps and ferrules between the guard and the end.
  {
    name: 'grip',
    when: (p, w) => Math.sign(along(p, w).at - 0.5) !== Math.sign(bladeAt(w) - 0.5) && along(p, w).across < 0.25,
  },
  { name: 'guard', when: () => true },
];

/** Before or behind the middle of the guard. */
function isAtGuard(p: PartView, w: WholeView): boolean {
  const guards = w.parts.filter(
    (q) => q !== p && along(q, w).length < 0.25 && along(q, w).across > 2 * along(p, w).across,
  );
  return guards.some((q) => Math.abs(along(p, w).at - along(q, w).at) < 0.02 && p.size[2] > 0.6 * q.size[2]);
}

/** At the ends of the widest thing that is short: of the guard. */
function isOnGuard(p: PartView, w: WholeView): boolean {
  const short = w.parts.filter((q) => along(q, w).length < 0.25);
  const guard = short.reduce((m, q) => (along(q, w).across > along(m, w).across ? q : m), short[0] ?? p);
  return p !== guard && Math.abs(along(p, w).at - along(guard, w).at) < 0.03 && p.off > 0.2;
}

function bladeAt(w: WholeView): number {
  const blade = w.parts.reduce((m, p) => (along(p, w).length > along(m, w).length ? p : m));
  return along(blade, w).at;
}

/** Nothing on it is as broad as a crown: it stands bare. */
const isBare = ({ parts }: WholeView): boolean => parts.every((p) => p.slender > 1.8 && p.thickness < 0.08);

const TREE: NameRule[] = [
  {
    name: 'ground',
    when: (p, { parts }) =>
      p.max[1] < 0.2 &&
      broad(p) > 0.4 &&
      p.flat < 0.3 &&
      p.lying > 0.6 &&
      parts.filter((q) => q.y > p.y + 0.1 && q.y < p.y + 0.35 && broad(q) > 0.25).length < 2,
  },
  {
    name: 'trunk',
    when: (p) => p.min[1] < 0.35 && p.size[1] > p.size[0],
    most: (p) => p.upright * p.slender * (1 - p.min[1]),
  },
  { name: 'trunk', when: (p) => p.upright > 0.9 && p.slender > 2 && p.off < 0.15 && p.min[1] < 0.5 && p.share < 0.15 },
  {
    name: 'crown',
    when: (p, w) => p.y > 0.35 && !isBare(w) && (p.slender < 2.2 || p.thickness > 0.06 || p.share > 0.25),
    most: share,
  },
  { name: 'trunk', when: (p, w) => isBare(w) && p.upright > 0.9 && p.off < 0.12 && p.onGround },
  { name: 'branch', when: (p) => p.slender > 2 && p.thickness < 0.06 },
  { name: 'foliage', when: (p) => p.y > 0.35 },
  { name: 'foliage', when: (p) => p.slender < 2 && p.share > 0.03 && broad(p) > 0.3 },
  { name: 'root', when: (p) => p.onGround && p.max[1] < 0.3 },
];

const MUSHROOM: NameRule[] = [
  { name: 'ground', when: (p) => p.max[1] < 0.25 && broad(p) > 0.5 && p.lying > 0.9 },
  { name: 'grass', when: (p) => p.max[1] < 0.25 && p.share < 0.02 && p.slender > 3 },
  { name: 'cap', when: (p) => p.y > 0.4, most: (p) => p.share * p.size[0] * p.max[1] },
  { name: 'stem', when: (p) => p.off < 0.25 && p.min[1] < 0.5, most: (p) => p.size[1] },
  { name: 'gills', when: (p) => p.lying > 0.9 && p.y > 0.4 && broad(p) > 0.4 && p.flat < 0.35, most: share },
  {
    name: 'ring',
    when: (p) => p.lying > 0.9 && p.flat < 0.3 && p.off < 0.1 && Math.abs(p.z - 0.5) < 0.1 && broad(p) < 0.4,
  },
  { name: 'spot', when: (p) => p.share < 0.05 && p.max[1] > 0.6 && p.thickness < 0.03 },
  { name: 'ground', when: (p) => p.max[1] < 0.2 },
  { name: 'ring', when: (p) => p.lying > 0.7 && p.y > 0.25 && p.y < 0.75 },
];

/** About as thick as it is broad, and long; what is as long and thin is a leaf. */
const isStalk = (p: PartView): boolean => p.slender > 2 && p.flat > 0.4 && p.thickness > 1.3 * p.spread[1];
const isSheet = (p: PartView): boolean => p.spread[1] > 0.02 && p.thickness < p.spread[1];

const PLANT: NameRule[] = [
  {
    name: 'pot',
    when: (p, { core }) =>
      p.min[1] < 0.04 && p.max[1] < 0.45 && p.slender < 1.4 && p.flat > 0.6 && p.share > 0.08 && p.max[1] < core.y,
  },
  { name: 'root', when: (p, { core }) => p !== core && p.onGround && p.max[1] < 0.35 && p.max[1] < core.y },
  {
    name: 'stem',
    when: (p) => p.upright > 0.75 && p.slender > 3 && p.size[1] > 0.3 && !isSheet(p),
    most: (p) => p.size[1] * p.share,
  },
  { name: 'stem', when: (p, { core }) => p !== core && isStalk(p) && p.share > 0.02 && (p.slender > 3 || p.onGround) },
  { name: 'vein', when: (p) => p.slender > 6 && p.share < 0.01 },
  { name: 'stem', when: (p) => p.slender > 7 && p.share < 0.08 && p.min[1] < 0.5 && !isSheet(p) },
  {
    name: 'fruit',
    when: (p) =>
      p.flat > 0.7 && p.slender < 2.4 && p.y > 0.15 && p.share < 0.2 && p.size[1] > 0.04 && p.thickness > 0.015,
  },
  { name: 'flower', when: (p) => p.min[1] > 0.85 && p.slender < 2.5 },
  { name: 'leaf', when: (p, { core }) => p !== core || isSheet(p) },
];

/** The rules of each plan, in the order in which they are tried. */
export const RULES: Readonly<Record<BodyPlan, readonly NameRule[]>> = {
  ...BEINGS,
  ...SINGLE_THINGS,
  ...VEHICLES,
  ...CRAFTS,
  ...STRUCTURES,
  ...GEAR,
  ...{
    chair: CHAIR,
    table: TABLE,
    bed: BED,
    cabinet: CABINET,
    chest: CHEST,
    hat: HAT,
    lamp: LAMP,
    vessel: VESSEL,
    bottle: BOTTLE,
  },
  ...{
    hafted: HAFTED,
    blade: BLADE,
    gun: GUN,
    building: BUILDING,
    tree: TREE,
    mushroom: MUSHROOM,
    plant: PLANT,
    generic: [],
  },
};
