import { deep } from './extents.ts';
import { broad, isCore, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

const lengthwise = (p: PartView): number => Math.abs(p.axes[0][2]);

const AIRCRAFT: NameRule[] = [
  { name: 'fuselage', when: (p) => p.off < 0.12 && deep(p) > 0.3 && p.share > 0.1, most: share },
  { name: 'main rotor', when: (p) => p.lying > 0.9 && p.flat < 0.2 && p.y > 0.8 && p.off < 0.15, most: share },
  {
    name: 'wing',
    when: (p, { parts }) =>
      p.twin >= 0 &&
      p.lying > 0.6 &&
      p.size[0] > 0.55 * Math.max(...parts.filter((q) => q.twin >= 0).map((q) => q.size[0])) &&
      p.z > 0.22,
    sides: 'lr',
  },
  { name: 'tailplane', when: (p) => p.off > 0.04 && p.z < 0.3 && p.lying > 0.6 && lengthwise(p) < 0.8, sides: 'lr' },
  { name: 'tail fin', when: (p) => p.off < 0.1 && p.z < 0.3 && p.max[1] > 0.7 },
  { name: 'skid', when: (p) => p.onGround && p.size[1] < 0.15 && deep(p) > 0.3 && p.share < 0.1, sides: 'lr' },
  { name: 'wheel', when: (p) => p.onGround && p.size[1] < 0.12 && p.share < 0.03, sides: 'lr' },
  { name: 'skid', when: (p) => p.onGround && p.twin >= 0, sides: 'lr' },
  {
    name: 'cockpit',
    when: (p, { core }) => p.max[2] > 0.9 && p.off < 0.15 && p.thickness < 0.012 && p.y > core.y && p.share < 0.06,
  },
  {
    name: 'door',
    when: (p) => p.twin >= 0 && p.thickness < 0.004 && Math.abs(p.axes[2][0]) > 0.9 && p.z > 0.5 && p.size[1] > 0.06,
    sides: 'lr',
  },
  { name: 'propeller', when: (p) => Math.abs(p.axes[2][2]) > 0.85 && p.flat < 0.5 && p.z > 0.75 },
  { name: 'engine', when: (p) => p.twin >= 0 && Math.abs(p.axes[0][2]) > 0.7, sides: 'lr' },
  {
    name: 'flap',
    when: (p) => p.twin >= 0 && p.off > 0.08 && p.thickness < 0.004 && p.z > 0.3 && p.z < 0.7,
    sides: 'lr',
  },
  { name: 'wing tip', when: (p) => p.off > 0.4, sides: 'lr' },
  { name: 'tail', when: (p) => p.z < 0.35 && p.off < 0.15 },
  { name: 'nose', when: (p) => p.max[2] > 0.9 && p.off < 0.12 },
];

const ROCKET: NameRule[] = [
  { name: 'hull', when: isCore },
  { name: 'nose cone', when: (p) => p.max[1] > 0.88 && p.min[1] > 0.5 },
  { name: 'fin', when: (p) => p.y < 0.45 && p.flat < 0.5 && (p.off > 0.15 || Math.abs(p.z - 0.5) > 0.15) },
  { name: 'engine', when: (p) => p.y < 0.2 && p.off < 0.15 },
];

const isStrip = (p: PartView): boolean =>
  p.twin >= 0 && p.slender > 4 && lengthwise(p) > 0.9 && deep(p) > 0.5 && p.flat < 0.5;
const isFlat = (p: PartView): boolean => p.flat < 0.45 && p.lying > 0.75;
/** How high it lies in the hull: 0 its bottom, 1 its edge. */
const depth = (p: PartView, { core }: WholeView): number => (p.y - core.min[1]) / (core.max[1] - core.min[1] || 1);

const SHIP: NameRule[] = [
  { name: 'hull', when: (p) => p.y < 0.55, most: share },
  { name: 'sail', when: (p) => p.flat < 0.3 && p.y > 0.4 && p.share > 0.02 && p.lying < 0.7 && p.size[1] > 0.15 },
  { name: 'keel', when: (p) => broad(p) < 0.1 && deep(p) > 0.6 && p.max[1] < 0.4 && p.off < 0.05 },
  {
    name: 'oar',
    when: (p) => p.slender > 15 && p.upright < 0.7 && p.thickness < 0.02 && lengthwise(p) < 0.95,
    sides: 'lr',
  },
  { name: 'mast', when: (p) => p.upright > 0.85 && p.slender > 2 && p.max[1] > 0.7 && p.flat > 0.3 },
  {
    name: 'funnel',
    when: (p) =>
      p.upright > 0.85 && p.flat > 0.7 && p.slender > 1.2 && p.min[1] > 0.35 && p.off < 0.1 && p.share < 0.06,
  },
  { name: 'bowsprit', when: (p) => p.max[2] > 0.9 && p.slender > 4 && p.flat > 0.4 && p.off < 0.08 && deep(p) < 0.5 },
  {
    name: 'rudder',
    when: (p) => p.min[2] < 0.1 && deep(p) < 0.3 && p.y < 0.3 && p.share < 0.03 && p.off < 0.1 && broad(p) < 0.25,
  },
  { name: 'transom', when: (p) => p.max[2] < 0.1 && p.flat < 0.25 && Math.abs(p.axes[2][2]) > 0.8 },
  {
    name: 'gunwale',
    when: (p, { parts }) => isStrip(p) && p.max[1] > Math.max(...parts.filter(isStrip).map((q) => q.max[1])) - 0.04,
    sides: 'lr',
  },
  { name: 'strake', when: (p) => isStrip(p) && p.off > 0.1, sides: 'lr' },
  {
    name: 'cabin',
    when: (p, { core }) =>
      p.off < 0.12 && p.flat > 0.4 && p.thickness > 0.015 && p.share > 0.03 && p.max[1] > core.max[1] && p.z < 0.85,
    most: share,
  },
  {
    name: 'roof',
    when: (p, { parts }) =>
      isFlat(p) &&
      p.off < 0.15 &&
      parts.some(
        (q) =>
          q !== p &&
          q.share > 0.03 &&
          q.thickness > 0.015 &&
          q.max[1] < p.y + 0.05 &&
          q.min[2] > p.min[2] - 0.05 &&
          q.max[2] < p.max[2] + 0.05,
      ),
  },
  {
    name: 'thwart',
    when: (p, w) =>
      isFlat(p) && p.slender > 2.5 && Math.abs(p.axes[0][0]) > 0.9 && depth(p, w) > 0.15 && p.share < 0.06,
  },
  { name: 'floor', when: (p, w) => isFlat(p) && depth(p, w) < 0.34 && lengthwise(p) > 0.7 },
  { name: 'deck', when: (p) => isFlat(p) && p.y < 0.7 && deep(p) > 0.15 },
];

/** Rules for what flies and what swims. */
export const CRAFTS = { aircraft: AIRCRAFT, rocket: ROCKET, ship: SHIP };
