import { nameByPlan } from './naming/by-plan.ts';
import type { Thing } from './naming/things.ts';
import type { PartFacts } from './part-facts.ts';

/** The name of a found part, and the number of the part it goes to: several found ones can be one. */
export interface PartName {
  name: string;
  group: number;
}

/** What names go by. */
export interface NamingOptions {
  semantic: boolean;
  split: boolean;
  /** Lower-case words about the whole, such as its nodes' names. */
  words?: readonly string[];
  /** Things whose parts' names are known, where they are to be others than usual. */
  things?: readonly Thing[];
}

/**
 * Names for parts, all different: what they are called already; else, where `semantic`, by what the whole is and where on it they are; else numbered by size. Without
 * `split`, parts that differ only by side or number are one.
 */
export function nameMeshParts(
  facts: readonly PartFacts[],
  size: readonly [number, number, number],
  { semantic, split, words = [], things }: NamingOptions,
): PartName[] {
  const given = facts.map(({ known }, p) => (facts.findIndex((f) => f.known === known) === p ? known : undefined));
  const full = semantic ? nameByPlan(facts, size, given, { words, things }).names : given.map((name) => name ?? 'part');
  if (!split) {
    const plain = full.map((name) =>
      name
        .replace(/^(left|right) /, '')
        .replace(/^(front|back) /, '')
        .replace(/ \d+$/, ''),
    );
    const groups = [...new Set(plain)];
    return plain.map((name) => ({ name, group: groups.indexOf(name) }));
  }
  const counts = new Map<string, number>();
  for (const name of full) counts.set(name, (counts.get(name) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const used = new Set(full);
  return full.map((name, group) => {
    if (counts.get(name) === 1) return { name, group };
    let n = numbers.get(name) ?? 0;
    do n++;
    while (used.has(`${name} ${n}`));
    numbers.set(name, n);
    return { name: `${name} ${n}`, group };
  });
}
