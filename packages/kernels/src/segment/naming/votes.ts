import type { Likeness } from './find-alike.ts';
import type { ThingPart } from './things.ts';

/** What a part is called by most of the known things that are alike, and how much of what they say that is, 0 to 1. */
export interface PartVote {
  name: string;
  sides?: ThingPart['sides'];
  trust: number;
}

/** A thing that is so much less alike than the likest has a third of its say. */
const NEAR = 0.08;
/** Parts that are so unlike have none. */
const UNLIKE = 0.8;

/** The name of each part that the likest things agree on, the liker thing and the liker part the more heard; undefined where nobody has one. */
export function voteNames(kin: readonly Likeness[], count: number): (PartVote | undefined)[] {
  const likest = kin.reduce((least, { miss }) => Math.min(least, miss), 1);
  const says = kin.map(({ miss }) => Math.exp((likest - miss) / NEAR));
  const all = says.reduce((sum, say) => sum + say, 0);
  return Array.from({ length: count }, (_, p) => {
    const votes = new Map<string, { weight: number; part: ThingPart; best: number }>();
    for (const [k, { parts }] of kin.entries()) {
      const { part, miss } = parts[p];
      if (!part?.name) continue;
      const weight = says[k] * Math.max(0, 1 - miss / UNLIKE);
      const vote = votes.get(part.name);
      if (!vote) votes.set(part.name, { weight, part, best: weight });
      else {
        vote.weight += weight;
        if (weight > vote.best) Object.assign(vote, { part, best: weight });
      }
    }
    const [top] = [...votes].sort((a, b) => b[1].weight - a[1].weight);
    return top && { name: top[0], sides: top[1].part.sides, trust: top[1].weight / all };
  });
}
