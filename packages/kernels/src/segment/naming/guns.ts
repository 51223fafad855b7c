import { along } from './along.ts';
import { type NameRule, share } from './name-rule.ts';
import type { PartView, WholeView } from './part-views.ts';

/** Grooves side by side: four or more of one size at one height. */
function isInRow(p: PartView, { parts }: WholeView): boolean {
  const alike = parts.filter((q) => Math.abs(Math.log(q.share / p.share)) < 0.25 && Math.abs(q.y - p.y) < 0.04);
  return p.share < 0.025 && alike.length > 3;
}

export const GUN: readonly NameRule[] = [
  { name: 'slide serration', when: isInRow },
  { name: 'magazine', when: (p) => p.onGround && p.lying > 0.9 && p.max[1] < 0.12 },
  {
    name: 'frame',
    when: (p, w) => along(p, w).length > 0.7 && p.min[1] < 0.2 && p.max[1] > 0.55 && p.share > 0.2,
    most: share,
  },
  {
    name: 'grip',
    when: (p) => p.twin >= 0 && p.off > 0.2 && p.flat < 0.4 && p.min[1] < 0.2 && p.max[1] < 0.75,
    sides: 'lr',
  },
  {
    name: 'cylinder',
    when: (p, w) =>
      along(p, w).at > 0.3 &&
      along(p, w).at < 0.7 &&
      p.share > 0.08 &&
      p.slender < 1.8 &&
      w.parts.some((q) => q !== p && spans(q, p, w)),
    most: share,
  },
  {
    name: 'grip',
    when: (p, { parts }) => p.min[1] < 0.15 && p.size[1] > 0.12 && !hasGripPlates(parts),
    most: (p) => p.share * (1 - p.y),
  },
  { name: 'slide', when: (p, w) => isSlide(p, w) },
  { name: 'barrel', when: (p, w) => along(p, w).length > 0.3 && p.slender > 1.8 && p.y > 0.5, most: (p) => p.slender },
  { name: 'frame', when: () => true, most: share },
  { name: 'trigger guard', when: (p) => p.share < 0.09 && p.y < 0.5, most: (p) => p.share },
  {
    name: 'chamber',
    when: (p, w) =>
      p.y > 0.6 && p.thickness > 0.03 && p.slender < 2 && p.share < 0.05 && Math.abs(along(p, w).at - 0.5) < 0.25,
  },
  { name: 'trigger', when: (p) => p.share < 0.06 && p.y < 0.6, most: (p) => -p.y },
  { name: 'sight', when: (p) => p.min[1] > 0.89 && p.share < 0.03 },
  { name: 'barrel', when: (p, w) => p.y > 0.5 && Math.abs(along(p, w).at - gripAt(w)) > 0.5 },
  { name: 'hammer', when: (p, w) => p.y > 0.5 && p.share < 0.03 && Math.abs(along(p, w).at - gripAt(w)) < 0.32 },
  { name: 'cylinder', when: (p) => p.slender < 2 && p.y > 0.4 && p.share > 0.05, most: share },
  { name: 'frame', when: (p) => p.y > 0.4 },
];

/** Along the top of a pistol, as broad as it is: what slides back over the barrel. Guns with a cylinder have none. */
function isSlide(p: PartView, w: WholeView): boolean {
  const k = w.size[0] > w.size[2] ? 2 : 0;
  const isShort = w.size[1] > 0.45 * w.size[2 - k];
  const hasCylinder = w.parts.some((q) =>
    w.parts.some((r) => r !== q && q.y < 0.75 && q.share > 0.08 && q.slender < 1.8 && spans(r, q, w)),
  );
  return isShort && !hasCylinder && p.y > 0.7 && p.share > 0.1 && p.max[k] - p.min[k] > 0.85 && p.min[1] > 0.55;
}

/** Whether a grip has a plate on either side. */
function hasGripPlates(parts: readonly PartView[]): boolean {
  return parts.some((p) => p.twin >= 0 && p.off > 0.2 && p.flat < 0.4 && p.min[1] < 0.2 && p.max[1] < 0.75);
}

/** Where along a gun its grip is. */
function gripAt(w: WholeView): number {
  return along(
    w.parts.reduce((m, p) => (p.y - p.share < m.y - m.share ? p : m)),
    w,
  ).at;
}

/** Whether one part reaches beyond both ends of another. */
function spans(q: PartView, p: PartView, w: WholeView): boolean {
  const k = w.size.indexOf(Math.max(...w.size));
  return q.min[k] < p.min[k] && q.max[k] > p.max[k] && q.max[1] > p.max[1];
}
