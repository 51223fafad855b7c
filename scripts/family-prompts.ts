import { ARCHETYPES, createRng, nounEntries } from '../packages/kernels/src/index.ts';

/** The plainest nouns of every archetype of a class that differ in what they ask for. */
export function familyPrompts(family: string, each: number): string[] {
  const seen = new Map<string, Set<string>>();
  const nouns = nounEntries(ARCHETYPES).filter(({ entry, confidence }) => {
    if (confidence === 'guess' || entry.standIn || (family !== 'all' && ARCHETYPES[entry.archetype]?.kind !== family))
      return false;
    const kinds = seen.get(entry.archetype) ?? new Set();
    seen.set(entry.archetype, kinds);
    const kind = JSON.stringify([entry.preset, entry.params]);
    if (kinds.has(kind) || kinds.size >= each) return false;
    return kinds.add(kind);
  });
  return nouns.map(({ word }) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`);
}

/** So many of them at random, the same ones for a seed. */
export function draw(from: readonly string[], count: number, seed: number): string[] {
  const rng = createRng(seed);
  const keyed = from.map((prompt) => ({ prompt, key: rng.range(0, 1) }));
  return keyed
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ prompt }) => prompt);
}
