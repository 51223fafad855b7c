import { broad, isCore, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';
import { isWithin } from './within.ts';

const isLateral = (p: PartView, { core }: WholeView): boolean => Math.abs(p.x - core.x) > 0.14;
/** Higher than the core and in the middle. */
const tops = (p: PartView, { core }: WholeView): boolean =>
  p.off < 0.16 && p.y > core.y && p.min[1] > core.min[1] + 0.15;

/** Small balls in pairs on what is the face. */
const EYES: NameRule = {
  name: 'eye',
  when: (p, w) =>
    p !== w.core &&
    (p.twin >= 0 || p.share < 0.008) &&
    p.share < 0.045 &&
    (p.flat > 0.35 || p.share < 0.012) &&
    p.slender < 1.6 &&
    p.y > 0.35 &&
    (p.z > w.core.z || p.z > 0.6) &&
    p.size[1] < 0.2 &&
    p.thickness > 0.008 &&
    // Ears stand up, and are no balls.
    (p.max[1] < 0.93 || p.flat > 0.45),
  sides: 'lr',
};

/** What is on a head. */
const FACE: NameRule[] = [
  { name: 'head', when: isCore },
  {
    name: 'eyelid',
    when: (p, { parts }) =>
      p.twin >= 0 &&
      p.z > 0.5 &&
      parts.some((q) => q !== p && q.twin >= 0 && q.share < 0.12 && q.share > 1.5 * p.share && isWithin(p, q)),
    sides: 'lr',
  },
  { name: 'wing', when: (p) => p.off > 0.3 && p.flat < 0.35 && p.share > 0.03 && p.y < 0.6, sides: 'lr' },
  {
    name: 'eye',
    when: (p) =>
      (p.twin >= 0 || p.off > 0.12) &&
      p.z > 0.55 &&
      p.slender < 1.4 &&
      p.flat > 0.45 &&
      p.y > 0.25 &&
      p.share > 0.008 &&
      p.off < 0.45,
    sides: 'lr',
  },
  {
    name: 'eyebrow',
    when: (p) => p.off > 0.06 && p.z > 0.6 && p.y > 0.45 && p.slender > 1.5 && p.max[1] < 0.9,
    sides: 'lr',
  },
  {
    name: 'horn',
    when: (p) =>
      p.twin >= 0 &&
      p.off > 0.1 &&
      p.max[1] > 0.8 &&
      p.flat > 0.3 &&
      (p.slender > 1.9 || (p.slender > 1.5 && p.flat > 0.85 && p.off > 0.3)),
    sides: 'lr',
  },
  { name: 'ear', when: (p) => p.off > 0.22 && p.max[1] > 0.6 && p.share > 0.015 && p.z < 0.7, sides: 'lr' },
  { name: 'comb', when: (p) => p.off < 0.12 && p.min[1] > 0.6, most: share },
  { name: 'nose', when: (p) => p.off < 0.1 && p.max[2] > 0.85 && p.y > 0.3 && p.y < 0.65, most: (p) => p.max[2] + p.y },
  {
    name: 'mouth',
    when: (p) => p.off < 0.1 && p.max[2] > 0.8 && p.y > 0.15 && p.y < 0.5 && p.slender > 1.8,
    most: share,
  },
  { name: 'tongue', when: (p) => p.off < 0.12 && p.y < 0.45 && p.lying > 0.6 && p.size[0] > p.size[1], most: share },
  { name: 'tooth', when: (p) => p.z > 0.6 && p.y < 0.5 && p.share < 0.02 },
  { name: 'jaw', when: (p, { core }) => p !== core && p.max[1] < 0.4 && broad(p) > 0.3 && p.share > 0.03 },
  { name: 'cheek', when: (p) => p.off > 0.1 && p.z > 0.5 && p.y < 0.55, sides: 'lr' },
  { name: 'hair', when: (p) => p.y > 0.6 },
];

/** Below the front of the head: it opens. */
const JAW: NameRule = {
  name: 'jaw',
  when: (p, { parts }) =>
    p.off < 0.12 &&
    parts.some(
      (q) =>
        q !== p &&
        q.known === 'head' &&
        p.y < q.y - 0.04 &&
        Math.abs(p.z - q.z) < 0.12 &&
        p.size[2] > 0.4 * q.size[2] &&
        p.share < q.share,
    ),
};

/** Beside what stands on the ground, and above it: arms, not legs. */
function hangs(p: PartView, { parts }: WholeView): boolean {
  if (p.off < 0.2 || p.min[1] < 0.1 || p.flat < 0.2) return false;
  return parts.some(
    (q) =>
      q !== p &&
      q.onGround &&
      q.share > 0.01 &&
      q.max[1] < 0.6 &&
      (q.x - 0.5) * (p.x - 0.5) > 0 &&
      q.off < p.off - 0.1 &&
      (p.x > 0.5 ? q.max[0] < p.x : q.min[0] > p.x),
  );
}

/** A head that is larger than the body below it. */
function isBigHead(p: PartView, { parts, core }: WholeView): boolean {
  const isBody = (q: PartView): boolean =>
    q !== p && q.off < 0.1 && q.share > 0.04 && q.max[1] < p.y && q.min[1] < p.min[1] - 0.1 && broad(q) > 0.15;
  return (
    p === core &&
    p.off < 0.1 &&
    p.max[1] > 0.8 &&
    p.slender < 1.35 &&
    p.min[1] > 0.3 &&
    p.y > 0.5 &&
    p.flat > 0.6 &&
    parts.some(isBody) &&
    parts.some((q) => q.off > 0.08 && q.max[1] < p.y && q.share < p.share)
  );
}

const BIPED: NameRule[] = [
  { name: 'head', when: (p, w) => isBigHead(p, w) },
  {
    name: 'torso',
    when: (p) => p.off < 0.2 && p.max[1] > 0.35 && p.min[1] < 0.85,
    most: (p) => p.share * (p.y > 0.25 && p.y < 0.75 ? 1 : 0.3),
  },
  {
    name: 'head',
    when: (p, w) => tops(p, w) && p.flat > 0.35 && p.y > 0.6,
    most: (p) => p.share * Math.max(0.05, p.y - 0.5),
  },
  { name: 'hat', when: (p) => p.off < 0.2 && p.min[1] > 0.8 && p.share > 0.004 },
  { name: 'neck', when: (p, w) => tops(p, w) && p.share < 0.04 && p.max[1] < 0.92 && p.min[1] > 0.55 },
  { name: 'ear', when: (p) => p.twin >= 0 && p.min[1] > 0.78 && p.off < 0.3 },
  {
    name: 'hand',
    when: (p, { parts }) =>
      p.off > 0.25 &&
      p.share < 0.05 &&
      parts.some(
        (q) =>
          q !== p &&
          (q.x - 0.5) * (p.x - 0.5) > 0 &&
          q.off > 0.1 &&
          q.off < p.off - 0.04 &&
          q.y > 0.3 &&
          q.share > 0.6 * p.share &&
          q.neighbours.includes(p.index),
      ),
    sides: 'lr',
  },
  { name: 'arm', when: (p, w) => hangs(p, w), sides: 'lr' },
  {
    name: 'foot',
    when: (p, w) => p.onGround && p.max[1] < 0.22 && isLateral({ ...p, x: p.x + (p.x > 0.5 ? 0.1 : -0.1) }, w),
    sides: 'lr',
  },
  { name: 'leg', when: (p) => p.y < 0.42 && p.max[1] < 0.62 && p.off > 0.05 && broad(p) < 0.55, sides: 'lr' },
  { name: 'wing', when: (p, w) => p.twin >= 0 && p.flat < 0.25 && p.share > 0.05 && p.z < w.core.z, sides: 'lr' },
  {
    name: 'shoulder',
    when: (p) =>
      p.twin >= 0 && p.off > 0.1 && p.off < 0.22 && p.y > 0.68 && p.y < 0.88 && p.slender < 1.6 && p.share > 0.02,
    sides: 'lr',
  },
  { name: 'arm', when: (p, w) => isLateral(p, w) && p.y > 0.25 && p.flat > 0.2, sides: 'lr' },
  { name: 'robe', when: (p) => p.off < 0.2 && p.min[1] < 0.12 && p.max[1] > 0.25 },
  { name: 'backpack', when: (p, { core }) => p.z < core.z - 0.2 && p.off < 0.2 && p.y > 0.4 },
  { name: 'hips', when: (p, { core }) => p.off < 0.15 && p.max[1] < core.y + 0.02 && p.y > 0.2 },
  { name: 'chest', when: (p) => p.off < 0.15 && p.y > 0.45 && p.y < 0.75 && p.share > 0.02, most: share },
  { name: 'cape', when: (p, { core }) => p.z < core.z - 0.1 && p.flat < 0.35 && p.size[1] > 0.2 },
  { name: 'base', when: (p) => p.onGround && p.max[1] < 0.15 },
];

const isSheet = (p: PartView): boolean => p.flat < 0.2 && p.thickness < 0.01 && p.share > 0.01;

/** What hangs down before a head, before all legs. */
function isTrunk(p: PartView, { parts, core }: WholeView): boolean {
  if (p.upright < 0.8 || p.slender < 3 || p.off > 0.2 || p.z < core.z + 0.3 || p.min[1] > 0.35) return false;
  const legs = parts.filter((q) => q !== p && q.onGround && q.upright > 0.7 && q.off > 0.05);
  return legs.length > 3 && legs.every((q) => q.z < p.z - 0.15);
}

const QUADRUPED: NameRule[] = [
  { name: 'torso', when: isCore },
  JAW,
  EYES,
  {
    name: 'wing',
    when: (p, { core }) =>
      p.twin >= 0 && p.y > core.y && p.flat < 0.4 && p.size[0] > 0.09 && p.off > 0.12 && Math.abs(p.z - core.z) < 0.22,
    sides: 'lr',
  },
  // Wings that are spread are two sheets or more a side.
  {
    name: 'wing',
    when: (p, { core, parts }) =>
      isSheet(p) &&
      p.y > core.y &&
      p.off > 0.15 &&
      parts.some((q) => q !== p && isSheet(q) && q.off > 0.15 && q.share > p.share),
    sides: 'lr',
  },
  { name: 'trunk', when: isTrunk, most: (p) => p.z },
  {
    name: 'tusk',
    when: (p, { core }) =>
      p.z > core.z + 0.3 &&
      p.slender > 3 &&
      Math.abs(p.axes[0][2]) > 0.8 &&
      p.share < 0.02 &&
      p.flat > 0.3 &&
      p.upright < 0.4,
    sides: 'lr',
  },
  {
    name: 'belly',
    when: (p, { core }) =>
      p.thickness < 0.004 &&
      p.off < 0.08 &&
      p.y < core.y &&
      p.z > core.min[2] &&
      p.z < core.max[2] &&
      p.max[1] < core.max[1],
  },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.14 && p.off > 0.03, sides: 'both' },
  {
    name: 'leg',
    when: (p, { core }) =>
      p.y < core.y &&
      p.min[1] < 0.4 &&
      p.off > 0.03 &&
      // Tails hang in the middle.
      (p.z > 0.08 || (p.off > 0.08 && p.twin >= 0)) &&
      (p.onGround || p.upright > 0.5 || p.off > 0.15),
    sides: 'both',
  },
  {
    name: 'head',
    when: (p, { core }) => p.z > core.z && p.off < 0.22 && p.max[2] > 0.75,
    most: (p) => p.share * p.z ** 2,
  },
  {
    name: 'ear',
    when: (p, { core }) => p.off > 0.06 && p.z > core.z && p.max[1] > 0.75 && p.share < 0.1 && p.flat < 0.6,
    sides: 'lr',
  },
  {
    name: 'horn',
    when: (p, { core }) => p.z > core.z && p.max[1] > 0.85 && p.share < 0.05 && p.slender > 1.8 && p.flat > 0.4,
    sides: 'lr',
  },
  {
    name: 'hindquarters',
    when: (p, { core }) =>
      p.z < core.z - 0.1 &&
      p.off < 0.12 &&
      p.share > 0.07 &&
      p.flat > 0.4 &&
      p.slender < 2 &&
      p.size[0] > 0.5 * core.size[0],
    most: share,
  },
  {
    name: 'tail',
    when: (p, { core }) => p.z < core.z && p.off < 0.25 && p.min[2] < core.min[2] + 0.02 && p.min[1] > 0.08,
  },
  // A long tail swings aside.
  { name: 'tail', when: (p) => p.max[2] < 0.15 && p.off < 0.4 && p.min[1] > 0.08 && p.share < 0.05 },
  { name: 'neck', when: (p, { core }) => p.z > core.z && p.off < 0.12 && p.y > core.y - 0.1 },
  { name: 'muzzle', when: (p) => p.max[2] > 0.93 && p.off < 0.1 },
  { name: 'nose', when: (p) => p.max[2] > 0.95 && p.share < 0.01 },
  { name: 'mane', when: (p, { core }) => p.off < 0.1 && p.y > core.y && p.z > core.z - 0.1 },
  { name: 'hips', when: (p, { core }) => p.z < core.z && p.share > 0.05 },
  { name: 'chest', when: (p, { core }) => p.z > core.z && p.share > 0.05 && p.off < 0.15 },
];

const BIRD: NameRule[] = [
  { name: 'body', when: isCore },
  {
    name: 'beak',
    when: (p, { core }) => p.z > 0.78 && p.max[2] > 0.9 && p.y > core.y && p.share < 0.08 && p.flat > 0.4,
  },
  {
    name: 'tail feather',
    when: (p, { core }) => p.z < core.z - 0.12 && p.flat < 0.3 && p.slender > 3 && p.thickness < 0.006 && p.off < 0.35,
  },
  EYES,
  { name: 'wing', when: (p) => p.twin >= 0 && p.y > 0.25 && p.flat < 0.6 && p.share > 0.015, sides: 'lr' },
  { name: 'foot', when: (p) => p.onGround && p.max[1] < 0.16, sides: 'lr' },
  { name: 'leg', when: (p) => p.y < 0.4 && p.off > 0.03 && p.min[1] < 0.2, sides: 'lr' },
  { name: 'head', when: (p, { core }) => p.off < 0.15 && p.y > core.y && p.z > core.z - 0.1, most: share },
  { name: 'beak', when: (p, { core }) => p.off < 0.12 && p.z > core.z && p.max[2] > 0.85 && p.share < 0.08 },
  { name: 'tail', when: (p, { core }) => p.z < core.z && p.min[2] < 0.2 },
  { name: 'crest', when: (p) => p.min[1] > 0.85 && p.off < 0.1 },
];

const FISH: NameRule[] = [
  { name: 'body', when: isCore },
  EYES,
  { name: 'tail fin', when: (p) => p.min[2] < 0.12 && p.max[2] < 0.45, most: (p) => -p.z },
  { name: 'bill', when: (p) => p.max[2] > 0.93 && p.slender > 2.5 && Math.abs(p.axes[0][2]) > 0.8 && p.share < 0.1 },
  {
    name: 'dorsal fin',
    when: (p, { core }) => p.off < 0.12 && p.y > core.y + 0.12 && p.flat < 0.2 && p.share < 0.12,
  },
  {
    name: 'anal fin',
    when: (p, { core }) => p.off < 0.12 && p.y < core.y - 0.12 && p.flat < 0.2 && p.z < core.z && p.share < 0.12,
  },
  { name: 'tail', when: (p) => p.z < 0.35 && p.off < 0.12 },
  { name: 'dorsal fin', when: (p, { core }) => p.off < 0.1 && p.y > core.y + 0.12 && p.share < 0.12 && p.flat < 0.5 },
  { name: 'head', when: (p, { core }) => p.z > core.z && p.max[2] > 0.9, most: share },
  {
    name: 'belly fin',
    when: (p, { core }) => p.off < 0.1 && p.y < core.y - 0.12 && p.share < 0.12 && p.z < 0.85 && p.flat < 0.6,
  },
  { name: 'snout', when: (p) => p.off < 0.12 && p.max[2] > 0.85 && p.z > 0.75 && p.share < 0.1 },
  { name: 'belly', when: (p, { core }) => p.off < 0.1 && p.y < core.y - 0.1 && p.lying > 0.6 },
  { name: 'fin', when: (p) => p.share < 0.08 && (p.flat < 0.5 || p.slender > 2), sides: 'lr' },
];

const BUG: NameRule[] = [
  { name: 'body', when: (p) => Math.hypot(p.x - 0.5, p.z - 0.5) < 0.22, most: share },
  EYES,
  { name: 'wing', when: (p, { core }) => p.y > core.y && p.flat < 0.25 && p.off > 0.1 && p.lying > 0.4, sides: 'lr' },
  {
    name: 'feeler',
    when: (p, { core }) => p.z > core.z + 0.2 && p.slender > 2 && p.y > core.y && p.max[2] > 0.85,
    sides: 'lr',
  },
  // Raised before the body or beside it.
  {
    name: 'claw',
    when: (p, { core }) =>
      p.twin >= 0 &&
      p.off > 0.14 &&
      p.min[1] > 0.07 &&
      p.flat > 0.3 &&
      p.share > 0.03 &&
      p.slender > 1.45 &&
      p.slender < 2.2 &&
      p.z >= core.z,
    sides: 'lr',
  },
  {
    name: 'sting',
    when: (p, { core, parts }) =>
      p.off < 0.1 && p.min[1] > core.max[1] + 0.2 && parts.some((q) => q.off < 0.1 && q.neighbours.includes(p.index)),
    most: (p) => p.y,
  },
  {
    name: 'tail',
    when: (p, { core }) => p.off < 0.1 && p.z < core.z && p.max[1] > core.max[1] + 0.2 && p.slender > 1.8,
  },
  { name: 'abdomen', when: (p, { core }) => p.off < 0.12 && p.z < core.z && p.share > 0.06 },
  { name: 'head', when: (p, { core }) => p.off < 0.12 && p.z > core.z && p.share > 0.03, most: (p) => p.share * p.z },
  {
    name: 'leg',
    when: (p) => (p.slender > 1.5 || p.onGround) && (p.off > 0.08 || (p.off > 0.02 && Math.abs(p.z - 0.5) > 0.2)),
    sides: 'lr',
  },
];

const SNAKE: NameRule[] = [
  {
    name: 'eye',
    when: (p, { core }) => p.share < 0.04 && p.slender < 1.3 && p.flat > 0.6 && p.size[1] < 0.3 * core.size[1],
  },
  { name: 'head', when: (p) => p.max[2] > 0.6 && p.slender < 2.5, most: (p) => p.max[1] + p.thickness * 4 },
  { name: 'tail', when: (p, { core }) => p !== core, most: (p) => -p.thickness },
  { name: 'body', when: () => true },
];

/** Rules for what lives. */
export const BEINGS = {
  face: FACE,
  biped: BIPED,
  quadruped: QUADRUPED,
  bird: BIRD,
  fish: FISH,
  bug: BUG,
  snake: SNAKE,
};
