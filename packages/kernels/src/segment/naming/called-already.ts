import type { PartFacts } from '../part-facts.ts';
import { type BodyPlan, isBeing, planOfWords } from './body-plan.ts';

/** Names that stand for most of a being: what else is called so may well be something better. */
const COARSE = /^(head|face|jaw|neck|torso|body|skin|root|trousers|shirt|robe|suit)$/;
/** Names for most of a thing: pieces that are smaller than the largest may be something better. */
const BULK = /^(.* )?(body|main|hull|case|chassis|model|mesh|root)$/;
const LIMB = /^((left|right) )?((front|back|middle) )?(torso|neck|head|jaw|arm|hand|leg|foot|ear)$/;
const ALIKE = 0.9;
/** What is called after the whole, and is so much smaller than the largest part that is, may well be something better. */
const LITTLE = 0.2;
/** What is smaller than this is no trunk and no head of a being. */
const MUCH = 0.03;

/** Whether a name stands for so much of a being that a better one outweighs it. */
export const isCoarse = (name: string): boolean => COARSE.test(name);

/** What a part is called already, if that says what it is: names that stand for much are those of their largest part (`isFirst`) only. */
export function calledAlready(
  facts: readonly PartFacts[],
  p: number,
  plan: BodyPlan,
  isFirst: boolean,
): string | undefined {
  const { known, share } = facts[p];
  if (!known) return undefined;
  if (isBeing(plan)) {
    const isKept = isFirst && (share > MUCH || /^(jaw|neck)$/.test(known));
    return (isCoarse(known) && !isKept) || (plan !== 'face' && isOfPlan(facts[p], plan))
      ? undefined
      : onBeast(known, plan);
  }
  if (plan === 'vehicle' && LIMB.test(known)) return undefined;
  const alike = facts.filter((fact) => fact.known === known);
  const most = Math.max(...alike.map((fact) => fact.share));
  const isOne = alike.length < 3;
  if (isWhole(facts, p, plan)) return share < LITTLE * most || !isOne ? undefined : known;
  // A body is anything.
  return !isFirst && !isOne && BULK.test(known) && share < ALIKE * most ? undefined : known;
}

/** Whether a part is only called after the whole: as what it is of, or as nearly everything else is, in many pieces. */
function isWhole(facts: readonly PartFacts[], p: number, plan: BodyPlan): boolean {
  const { known, share } = facts[p];
  if (plan === 'generic') return false;
  const sum = (of: readonly PartFacts[]): number => of.reduce((total, fact) => total + fact.share, 0);
  const alike = facts.filter((fact) => fact.known === known);
  if (alike.length > 5 && sum(alike) > 0.6) return true;
  return isOfPlan(facts[p], plan) && (share < 0.05 || sum(facts.filter((fact) => isOfPlan(fact, plan))) > 0.5);
}

/** Whether a part is called what the whole is. */
const isOfPlan = ({ known }: PartFacts, plan: BodyPlan): boolean =>
  known !== undefined && planOfWords(known.split(' ')) === plan;

/** Skeletons of animals are often made from people's. */
function onBeast(name: string, plan: BodyPlan): string {
  if (plan !== 'quadruped') return name;
  return name.replace(
    /^(left |right )(arm|hand)$/,
    (_, side, limb) => `${side}front ${limb === 'arm' ? 'leg' : 'foot'}`,
  );
}
