import type { PartFacts } from './part-facts.ts';

/** The name of a found part, and the number of the part it goes to: several found ones can be one. */
export interface PartName {
  name: string;
  group: number;
}

/**
 * Names for parts, all different: what they are called already; else, where `semantic`, by shape and place; else numbered by size. Without `split`, parts that differ
 * only by side or number are one.
 */
export function nameMeshParts(facts: readonly PartFacts[], options: { semantic: boolean; split: boolean }): PartName[] {
  const used = new Set<string>();
  const plain = facts.map((fact, p): string => {
    if (fact.known && !used.has(fact.known)) {
      used.add(fact.known);
      return fact.known;
    }
    if (!options.semantic) return 'part';
    return byShape(facts, p);
  });
  const sided = plain.map((name, p) => {
    const { twin, middle } = facts[p];
    const hasSide = options.split && twin >= 0 && plain[twin] === name && options.semantic;
    return hasSide ? `${middle[0] > facts[twin].middle[0] ? 'left' : 'right'} ${name}` : name;
  });
  if (!options.split) {
    const groups = [...new Set(sided)];
    return sided.map((name) => ({ name, group: groups.indexOf(name) }));
  }
  const counts = new Map<string, number>();
  for (const name of sided) counts.set(name, (counts.get(name) ?? 0) + 1);
  const numbers = new Map<string, number>();
  return sided.map((name, group) => {
    if (counts.get(name) === 1) return { name, group };
    const n = (numbers.get(name) ?? 0) + 1;
    numbers.set(name, n);
    return { name: `${name} ${n}`, group };
  });
}

function byShape(facts: readonly PartFacts[], p: number): string {
  const { share, min, max, middle, spread, axes, twin } = facts[p];
  const slender = spread[0] / (spread[1] || 1e-9);
  const isUpright = Math.abs(axes[0][1]) > 0.7;
  if (p === 0 && share > 0.25) return 'body';
  if (isWheel(facts, p)) return 'wheel';
  if (min[1] < 0.06 && max[1] < 0.65 && isUpright && slender > 1.4) return 'leg';
  if (min[1] < 0.06 && max[1] < 0.3) return twin >= 0 ? 'foot' : 'base';
  if (twin >= 0 && spread[2] < 0.25 * spread[1] && share > 0.04) return 'wing';
  if (twin >= 0 && slender > 1.6) return middle[1] > 0.8 ? 'horn' : 'arm';
  if (max[1] > 0.93 && min[1] > 0.55) return share > 0.04 ? 'head' : 'top';
  if (slender > 2.5) return isUpright ? 'post' : 'bar';
  if (spread[2] < 0.2 * spread[1]) return 'panel';
  return middle[1] > 0.66 ? 'top' : middle[1] < 0.33 ? 'base' : 'middle';
}

/** Round and flat, its axle level, low, and not alone of its size. */
function isWheel(facts: readonly PartFacts[], p: number): boolean {
  const { spread, axes, min, share } = facts[p];
  const isDisc = (s: PartFacts['spread']): boolean => s[1] > 0.85 * s[0] && s[2] < 0.55 * s[1];
  if (!isDisc(spread) || Math.abs(axes[2][1]) > 0.3 || min[1] > 0.15) return false;
  return facts.some((f, q) => q !== p && isDisc(f.spread) && f.share > 0.5 * share && f.share < 2 * share);
}
