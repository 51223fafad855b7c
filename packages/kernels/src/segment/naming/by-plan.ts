import type { PartFacts } from '../part-facts.ts';
import { type BodyPlan, planOfWords } from './body-plan.ts';
import { classifyWhole } from './classify.ts';
import { findAlike, type Likeness } from './find-alike.ts';
import type { NameRule } from './name-rule.ts';
import { type Facing, type PartView, viewParts, type WholeView } from './part-views.ts';
import { RULES } from './rules.ts';
import { knownThings, type Thing } from './things.ts';

/** What names go by beside the parts' shapes. */
export interface PlanHints {
  /** Lower-case words about the whole. */
  words: readonly string[];
  /** Things whose parts' names are known: `knownThings` by default. */
  things?: readonly Thing[];
}

/** Names for the parts that have none yet (undefined in `given`), by what the whole is: its words, or what it looks like. Not all different. */
export function nameByPlan(
  facts: readonly PartFacts[],
  size: readonly [number, number, number],
  given: readonly (string | undefined)[],
  { words, things = knownThings() }: PlanHints,
): { names: string[]; plan: BodyPlan } {
  const first = viewParts(facts, size, '+z');
  const said = planOfWords(words);
  const { like, isSure, plan: seen } = likeness(facts, size, said, words, things);
  const plan = said ?? seen ?? classifyWhole(first);
  const facing = isSure && like ? like.facing : facingOf(plan, facts, first);
  const whole = facing === '+z' ? first : viewParts(facts, size, facing);
  const names = [...given];
  if (isSure && like) nameAlike(like, whole, names, SURE_PART);
  for (const rule of RULES[plan]) apply(rule, whole, names);
  if (like) nameAlike(like, whole, names, LIKE_PART);
  whole.parts.forEach((part, p) => {
    names[p] ??= byShape(part, whole);
  });
  return { names: names as string[], plan };
}

/** Up to this a known thing is taken for what the model is: where a word says it is one, of the same plan, and by its looks alone. */
const SURE = { named: 0.6, planned: 0.36, seen: 0.4 };
/** Up to this parts are called as those of what the model surely is, and of what it is only like. */
const SURE_PART = 0.6;
const LIKE_PART = 0.5;
/** Up to this what it looks like says what kind of thing it is. */
const KIND = 0.48;

/** What the model is most like, whether it is one, and the kind of thing that it is then. */
function likeness(
  facts: readonly PartFacts[],
  size: readonly [number, number, number],
  said: BodyPlan | undefined,
  words: readonly string[],
  things: readonly Thing[],
): { like?: Likeness; isSure: boolean; plan?: BodyPlan } {
  const named = things.filter(({ name }) => name.split(/[^a-z]+/).some((word) => words.includes(word)));
  const [called] = findAlike(facts, size, named, 1);
  if (called && called.miss < SURE.named) return { like: called, isSure: true, plan: said };
  const [like] = findAlike(facts, size, said ? things.filter(({ plan }) => plan === said) : things, 1);
  if (!like) return { isSure: false };
  if (said) return { like, isSure: like.miss < SURE.planned };
  return {
    like: like.miss < KIND ? like : undefined,
    isSure: like.miss < SURE.seen,
    plan: like.miss < KIND ? (like.thing.plan ?? 'generic') : undefined,
  };
}

/** Gives parts that have no name those of the known parts that they are like. */
function nameAlike(
  { parts }: Likeness,
  { parts: views }: WholeView,
  names: (string | undefined)[],
  most: number,
): void {
  const fits = parts.map(({ part, miss }, p) => (!names[p] && part?.name && miss < most ? part : undefined));
  const named = new Set(fits.flatMap((part) => part?.name ?? []));
  for (const name of named) {
    const of = views.filter((_, p) => fits[p]?.name === name);
    for (const view of of) names[view.index] = sided(name, fits[view.index]?.sides, view, of);
  }
}

function apply(rule: NameRule, whole: WholeView, names: (string | undefined)[]): void {
  const { parts } = whole;
  // What is called so already is not looked for again.
  if (rule.most && names.includes(rule.name)) return;
  let fits = parts.filter((p) => !names[p.index] && rule.when(p, whole));
  if (rule.most && fits.length) {
    const { most } = rule;
    fits = [fits.reduce((m, p) => (most(p, whole) > most(m, whole) ? p : m))];
  }
  for (const part of fits) names[part.index] = sided(rule.name, rule.sides, part, fits);
}

/** A name with the side and the end of the model that a part is at, of those that are called so. */
function sided(name: string, sides: NameRule['sides'], part: PartView, fits: readonly PartView[]): string {
  const middle = (Math.max(...fits.map((p) => p.z)) + Math.min(...fits.map((p) => p.z))) / 2;
  const spread = Math.max(...fits.map((p) => p.z)) - Math.min(...fits.map((p) => p.z));
  const side = sides === 'fb' || part.off < 0.04 || !sides ? '' : part.x > 0.5 ? 'left ' : 'right ';
  const end = sides === 'lr' || !sides || spread < 0.25 ? '' : part.z > middle ? 'front ' : 'back ';
  return `${side}${end}${name}`;
}

/** What is longer than broad, from its front to its back. */
const LONG: ReadonlySet<BodyPlan> = new Set<BodyPlan>(['vehicle', 'cycle', 'quadruped', 'fish', 'ship']);

/** Which way the model looks: along its length where it is long, and the way that its parts say, else as it should. */
function facingOf(plan: BodyPlan, facts: readonly PartFacts[], first: WholeView): Facing {
  const { size } = first;
  const isAcross = LONG.has(plan) && size[0] > 1.3 * size[2];
  const seen = isAcross ? viewParts(facts, size, '+x') : first;
  if (facesBack(plan, seen, isAcross)) return isAcross ? '-x' : '-z';
  return isAcross ? '+x' : '+z';
}

/**
 * Whether the model looks the other way: an animal's head end is the higher one, a chair's back the lower, and what is high on
 * a car stands towards its back.
 */
function facesBack(plan: BodyPlan, { parts, core }: WholeView, isAcross: boolean): boolean {
  if (plan === 'quadruped') {
    const height = (sign: number): number =>
      parts.reduce(
        (s, p) => (p !== core && p.y > 0.5 && sign * (p.z - core.z) > 0.1 && p.flat > 0.2 ? s + p.share * p.y : s),
        0,
      );
    return height(-1) > height(1) + 0.03;
  }
  if (plan === 'chair') {
    const backs = parts.filter((p) => p.max[1] > 0.8 && p.max[0] - p.min[0] > 0.35 && p.max[2] - p.min[2] < 0.45);
    return backs.length > 0 && backs.reduce((s, p) => s + p.z, 0) / backs.length > 0.6;
  }
  if (plan === 'vehicle') {
    // What lies along z is seldom the wrong way round: then it takes more to say so.
    const high = parts.filter((p) => p.max[1] > 0.85 && p.min[1] > 0.3 && p.off < 0.15 && p.share > 0.05);
    const weight = high.reduce((s, p) => s + p.share, 0);
    return weight > 0 && high.reduce((s, p) => s + p.share * p.z, 0) / weight > (isAcross ? 0.56 : 0.7);
  }
  return false;
}

/** A modest name for what nothing surer is known of. */
function byShape(part: PartView, { core }: WholeView): string {
  const { min, max, y, twin, upright, slender, flat, size, x } = part;
  if (part === core) return 'body';
  if (part.isWheel) return 'wheel';
  const side = twin < 0 && part.off < 0.2 ? '' : x > 0.5 ? 'left ' : 'right ';
  if (part.onGround && max[1] < 0.65 && upright > 0.7 && slender > 1.6) return `${side}leg`;
  if (part.onGround && max[1] < 0.3) return part.off < 0.2 ? 'base' : `${side}foot`;
  if (min[1] > 0.6 && max[1] > 0.93 && part.off < 0.2) return 'top';
  if (slender > 2.5) return upright > 0.7 ? 'post' : `${side}bar`;
  if (flat < 0.2 && size[1] > 0.1) return `${side || (part.z > 0.7 ? 'front ' : part.z < 0.3 ? 'back ' : '')}panel`;
  if (part.off > 0.2) return `${side}side`;
  if (part.z > 0.75) return 'front';
  if (part.z < 0.25) return 'back';
  return y > 0.66 ? 'upper part' : y < 0.33 ? 'lower part' : 'middle';
}
