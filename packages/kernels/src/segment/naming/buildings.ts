import { deep } from './extents.ts';
import { broad, type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

/** Whether something about as large stands on it: a storey, and no roof. */
function carries(p: PartView, { parts }: WholeView): boolean {
  return parts.some(
    (q) =>
      q !== p &&
      q.min[1] > (p.min[1] + p.max[1]) / 2 &&
      q.max[1] > p.max[1] + 0.02 &&
      broad(q) > 0.6 * broad(p) &&
      deep(q) > 0.6 * deep(p),
  );
}

const isColumn = (p: PartView): boolean =>
  p.upright > 0.85 && p.slender > 2.2 && p.flat > 0.6 && p.share < 0.06 && p.min[1] < 0.3 && p.max[1] < 0.75;

/** One of the teeth on top of a tower or a wall. */
const isMerlon = (p: PartView): boolean => p.min[1] > 0.75 && p.share < 0.03 && p.slender < 1.8 && p.flat > 0.35;
const isSlope = (p: PartView): boolean =>
  p.flat < 0.25 && p.lying > 0.4 && p.lying < 0.96 && p.min[1] > 0.25 && p.share > 0.03 && p.slender < 3;
// On a sloping roof they are dormers.
const hasMerlons = ({ parts }: WholeView): boolean => parts.filter(isMerlon).length > 3 && !parts.some(isSlope);

/** Rules for houses and towers. */
export const BUILDING: NameRule[] = [
  { name: 'merlon', when: (p, w) => hasMerlons(w) && isMerlon(p) },
  { name: 'parapet', when: (p, w) => hasMerlons(w) && p.min[1] > 0.7 && p.share > 0.04, most: share },
  { name: 'ground', when: (p) => p.max[1] < 0.18 && broad(p) > 0.75 && deep(p) > 0.75 && p.size[1] < 0.3 * p.size[0] },
  { name: 'base', when: (p) => p.max[1] < 0.2 && broad(p) > 0.75 && deep(p) > 0.75 },
  {
    name: 'chimney',
    when: (p) =>
      p.min[1] > 0.4 &&
      p.max[1] > 0.9 &&
      p.size[1] > Math.max(p.size[0], p.size[2]) &&
      p.share < 0.06 &&
      p.upright > 0.6 &&
      (broad(p) < 0.15 || Math.hypot(p.x - 0.5, p.z - 0.5) > 0.12),
  },
  { name: 'roof', when: (p, w) => p.max[1] > 0.6 && p.min[1] > 0.35 && p.share > 0.04 && !carries(p, w) },
  { name: 'roof', when: isSlope },
  {
    name: 'walls',
    when: (p, w) =>
      broad(p) > 0.45 && deep(p) > 0.45 && p.max[1] - p.min[1] > 0.12 && (p.min[1] < 0.3 || carries(p, w)),
  },
  { name: 'walls', when: (p) => p.min[1] < 0.3, most: share },
  {
    name: 'tower',
    when: (p) => p.onGround && p.size[1] > 1.3 * Math.max(p.size[0], p.size[2]) && p.share > 0.04 && p.flat > 0.3,
    sides: 'both',
  },
  {
    name: 'column',
    when: (p, { parts }) =>
      isColumn(p) && parts.filter((q) => isColumn(q) && Math.abs(Math.log(q.share / p.share)) < 0.3).length > 1,
  },
  {
    name: 'porch',
    when: (p, { parts }) =>
      p.max[2] > 0.93 &&
      p.min[1] < 0.3 &&
      p.max[1] < 0.6 &&
      p.size[2] > 0.06 &&
      broad(p) < 0.6 &&
      parts.some((q) => q.share > 0.15 && q.max[2] < p.max[2] - 0.06 && q.min[1] < 0.3),
  },
  {
    name: 'door',
    when: (p) =>
      p.min[1] < 0.2 && p.size[1] > p.size[0] && p.max[1] < 0.55 && p.share < 0.06 && p.z > 0.6 && p.slender < 3.5,
  },
  { name: 'base', when: (p) => p.max[1] < 0.15 && broad(p) > 0.4 },
  { name: 'step', when: (p) => p.max[1] < 0.12 },
  { name: 'pipe', when: (p) => p.upright > 0.9 && p.slender > 8 && p.share < 0.06 },
  {
    name: 'ledge',
    when: (p) => p.slender > 6 && p.upright < 0.2 && p.share < 0.05 && p.min[1] > 0.15 && p.max[1] < 0.95,
  },
  // Pointed, on a turret.
  {
    name: 'roof',
    when: (p, w) =>
      p.min[1] > 0.4 && p.upright > 0.85 && p.flat > 0.8 && p.slender < 3 && p.size[1] > 0.06 && !carries(p, w),
  },
  {
    name: 'flag',
    when: (p) => p.min[1] > 0.7 && p.flat < 0.15 && p.thickness < 0.01 && p.lying < 0.3 && p.share < 0.05,
  },
  { name: 'post', when: (p) => p.upright > 0.8 && p.slender > 3 && p.size[1] > 0.1 },
  { name: 'beam', when: (p) => p.slender > 4 },
  { name: 'window', when: (p) => p.flat < 0.6 && p.lying < 0.3 && p.share < 0.04 && p.slender < 3 && p.size[1] < 0.25 },
  { name: 'awning', when: (p) => p.lying > 0.6 && p.z > 0.75 && p.max[1] < 0.7 },
  { name: 'wall', when: (p) => p.flat < 0.5 && p.lying < 0.3 },
  { name: 'roof', when: (p) => p.min[1] > 0.5 && p.max[1] > 0.8 && p.lying > 0.6 && broad(p) > 0.4 },
  { name: 'roof part', when: (p) => p.min[1] > 0.8 },
];
