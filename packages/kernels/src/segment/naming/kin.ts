import type { PartFacts } from '../part-facts.ts';
import type { BodyPlan } from './body-plan.ts';
import { findAlike, type Likeness } from './find-alike.ts';
import type { Thing } from './things.ts';

/** The known things that a model is like. */
export interface Kin {
  /** The likest first; those that a word names count as likelier. */
  things: readonly Likeness[];
  /** The likest that is of the model's kind, if its looks or words say of which. */
  like?: Likeness;
  /** The model is one of these, or as good as one. */
  isSure: boolean;
  /** The kind of thing that its looks say it is, where no word does; and whether they say so surely. */
  plan?: BodyPlan;
  isKind?: boolean;
}

/** Up to this a known thing is taken for what the model is: where words name no plan but the thing itself, where they say the plan, and by looks alone. */
const SURE = { only: 0.85, planned: 0.4, seen: 0.42 };
/** So many have a say. */
const MOST = 9;
/** By how much likelier a thing is that the words name. */
const CALLED = 0.1;
/** Names of archetypes that are many things. */
const KINDS: ReadonlySet<string> = new Set(['creature', 'humanoid']);

/** Whether one of the words is a thing's kind, or the last word of what it was asked for (a wizard tower is no wizard). */
function isCalled(name: string, words: readonly string[]): boolean {
  const [kind, noun = ''] = name.split('/');
  return (words.includes(kind) && !KINDS.has(kind)) || words.includes(noun.split(' ').at(-1) ?? '');
}

/** What a model in parts is like, of what its words or its known limbs (`said`) allow. */
export function findKin(
  facts: readonly PartFacts[],
  size: readonly [number, number, number],
  said: BodyPlan | undefined,
  words: readonly string[],
  things: readonly Thing[],
): Kin {
  // No known thing is a face alone.
  if (said === 'face') return { things: [], isSure: false };
  const named = new Set(things.filter(({ name }) => isCalled(name, words)));
  if (!said && named.size) {
    const kin = findAlike(facts, size, [...named], MOST);
    if (kin.length && kin[0].miss < SURE.only) return { things: kin, like: kin[0], isSure: true };
  }
  const able = said ? things.filter((thing) => thing.plan === said || named.has(thing)) : things;
  const kin = findAlike(facts, size, able, 3 * MOST)
    .map((each) => (named.has(each.thing) ? { ...each, miss: each.miss - CALLED } : each))
    .sort((a, b) => a.miss - b.miss)
    .slice(0, MOST);
  const [like] = kin;
  if (!like) return { things: kin, isSure: false };
  return said ? { things: kin, like, isSure: like.miss < SURE.planned } : { things: kin, ...kindOf(kin) };
}

/** Up to this what it looks like says what kind of thing it is. */
const KIND = 0.5;
/** What is less alike has no say in that; and how much has to be said where nothing is as like as `KIND`. */
const FAR = 0.62;
const ENOUGH = 0.02;
const planOf = ({ thing }: Likeness): BodyPlan => thing.plan ?? 'generic';

/** The plan that the likest things agree on, each the more heard the liker it is. */
function kindOf(kin: readonly Likeness[]): Omit<Kin, 'things'> {
  const votes = new Map<BodyPlan, number>();
  for (const each of kin)
    if (each.miss < FAR) votes.set(planOf(each), (votes.get(planOf(each)) ?? 0) + (FAR - each.miss) ** 2);
  const [most] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!most || (kin[0].miss >= KIND && most[1] < ENOUGH)) return { isSure: false };
  return {
    like: kin.find((each) => planOf(each) === most[0]),
    isSure: kin[0].miss < SURE.seen && planOf(kin[0]) === most[0],
    plan: most[0],
    isKind: kin[0].miss < KIND,
  };
}
