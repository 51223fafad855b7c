import type { PartFacts } from '../part-facts.ts';
import { agreeTwins, type NameSource } from './agree-twins.ts';
import { type BodyPlan, isBeing, planOfLimbs, planOfParts, planOfWords } from './body-plan.ts';
import { byShape } from './by-shape.ts';
import { calledAlready, isCoarse } from './called-already.ts';
import { classifyWhole } from './classify.ts';
import { singleOf } from './classify-single.ts';
import { correctBeing } from './correct-beings.ts';
import { correctBed, correctChair } from './correct-furniture.ts';
import { mayBe } from './disproofs.ts';
import { findKin, type Kin } from './kin.ts';
import { nameBlocks } from './name-blocks.ts';
import type { NameRule } from './name-rule.ts';
import { isOther, lumpOf, pieceOf } from './no-plan.ts';
import { type Facing, type PartView, viewParts, type WholeView } from './part-views.ts';
import { RULES } from './rules.ts';
import { knownThings, type Thing } from './things.ts';
import { type PartVote, voteNames } from './votes.ts';
import { sideOf } from './words-of-names.ts';

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
  const isTurned = isPairedAlongZ(facts, size);
  const first = viewParts(facts, size, '+z');
  const said = planOfAll(first, words) ?? (lumpOf(words) ? 'generic' : singleOf(first));
  const kin = findKin(facts, size, said, words, things);
  // What no rules are for is at most what it surely is like.
  const sure: BodyPlan = (kin.isSure && kin.like?.thing.plan) || 'generic';
  const seen = said ? undefined : isOther(words) ? { plan: sure } : planOfLooks(kin, facts, first, isTurned);
  const plan = said ?? seen?.plan ?? 'generic';
  const facing = kin.isSure && kin.like ? kin.like.facing : facingOf(plan, facts, first, isTurned || seen?.isAcross);
  const whole = facing === '+z' ? first : viewParts(facts, size, facing);
  const names = given.map((name, p) => calledAlready(facts, p, plan, name !== undefined));
  const sources = names.map((name): NameSource => (name ? (isCoarse(name) ? 1 : 3) : 0));
  const settle = (source: NameSource): void => {
    for (const [p, name] of names.entries()) if (name && !sources[p]) sources[p] = source;
  };
  // What is a little like a clock has no hands for it.
  const isFarKin = plan === 'generic' && !kin.isSure;
  const heard = kin.things.filter(
    (each) => !isFarKin && each.facing === facing && each.miss < FAR && (each === kin.like || each.thing.plan === plan),
  );
  const votes = voteNames(heard, facts.length);
  if (kin.isSure) nameVoted(votes, whole, plan, names, TRUST.sure);
  for (const rule of RULES[plan]) apply(rule, whole, names);
  settle(2);
  nameVoted(votes, whole, plan, names, TRUST.like);
  settle(1);
  if (plan === 'quadruped') endLegs(whole, names);
  const lump = plan === 'generic' ? (lumpOf(words) ?? pieceOf(words)) : undefined;
  const { core } = whole;
  const isFloor = core.lying > 0.9 && core.flat < 0.3 && core.max[0] - core.min[0] > 0.8 && core.onGround;
  if (lump && lump === pieceOf(words) && isFloor) names[core.index] ??= 'base';
  whole.parts.forEach((part, p) => {
    names[p] ??=
      (plan === 'generic' && isOnlyWhole(facts, p) ? undefined : facts[p].known) ?? lump ?? byShape(part, whole);
  });
  if (plan === 'tree') nameFronds(names, whole);
  if (plan === 'block') nameBlocks(names, whole, words);
  agreeTwins(names, sources, whole, facts);
  if (isBeing(plan)) correctBeing(names, whole, plan);
  if (plan === 'chair') correctChair(names, whole);
  if (plan === 'bed') correctBed(names, whole);
  return { names: names as string[], plan };
}
/** What looks like a palm's leaf among palm's leaves is one. */
function nameFronds(names: (string | undefined)[], { parts }: WholeView): void {
  if (names.filter((name) => name === 'frond').length < 3) return;
  for (const p of parts)
    if (/^(branch|foliage|crown|coconuts)$/.test(names[p.index] ?? '') && p.slender > 1.6 && p.thickness < 0.02)
      names[p.index] = 'frond';
}

/** Whether a part is called what most others are too, and is not the largest of them. */
function isOnlyWhole(facts: readonly PartFacts[], p: number): boolean {
  const { known, share } = facts[p];
  const alike = facts.filter((fact) => fact.known === known);
  return alike.length > 2 && alike.length > 0.7 * facts.length && alike.some((fact) => fact.share > share);
}

/** Whether what is alike on two sides is so before and behind, not left and right: then it looks along x. */
function isPairedAlongZ(facts: readonly PartFacts[], size: readonly number[]): boolean {
  const apart = (k: 0 | 2): number =>
    facts.reduce(
      (sum, { twin, middle, share }) =>
        twin < 0 ? sum : sum + share * Math.abs(middle[k] - facts[twin].middle[k]) * size[k],
      0,
    );
  return apart(2) > 3 * apart(0) && apart(2) > 0.005;
}

/** What kind of thing it is by what it surely is like, by what its shapes say (`isAcross`: if it looks along x), or by what it is a little like. */
function planOfLooks(
  { plan, isKind, isSure }: Kin,
  facts: readonly PartFacts[],
  whole: WholeView,
  isTurned: boolean,
): { plan: BodyPlan; isAcross?: boolean } {
  // Much is a little like things of no kind.
  const isProved = plan !== undefined && mayBe(plan, whole);
  if (isProved && (plan === 'generic' ? isSure : isKind)) return { plan };
  const shaped = isTurned ? 'generic' : classifyWhole(whole);
  if (shaped !== 'generic' && mayBe(shaped, whole)) return { plan: shaped };
  const across = classifyWhole(viewParts(facts, whole.size, '+x'));
  return across === 'generic' ? { plan: isProved ? plan : shaped } : { plan: across, isAcross: true };
}

/** How much of what is said of a part has to be its name: before rules, of what is surely one of these, and after them. */
const TRUST = { sure: 0.4, like: 0.1 };
/** What is less alike has no say in names. */
const FAR = 0.72;

/** The plan that known limbs or words say. What is nothing but a head shows a face. */
function planOfAll(whole: WholeView, words: readonly string[]): BodyPlan | undefined {
  const { parts: facts } = whole;
  const known = facts.map((fact) => fact.known);
  const most = facts.reduce((m, f) => (f.share > m.share ? f : m));
  const isLimb = ({ known: name }: PartFacts): boolean => name !== undefined && name !== 'head' && LIMB.test(name);
  const isBodied = facts.reduce((sum, fact) => sum + (isLimb(fact) ? fact.share : 0), 0) > 0.05;
  if (most.known === 'head' && most.share > 0.4 && !isBodied) return 'face';
  const named = planOfWords(words);
  // A block of grass is no plant, a tank of gas no vehicle.
  const isDoubted = named === 'plant' || (named === 'vehicle' && words.every((word) => /^tanks?$/.test(word)));
  const said = isDoubted && !mayBe(named, whole) ? undefined : named;
  const limbs = planOfLimbs(known);
  if (!named && !limbs && facts.length > 5 && words.some((word) => /^wheels?$/.test(word))) return 'vehicle';
  // What drives has no legs, though its skeleton be a dog's.
  if (said && DRIVEN.has(said)) return said;
  return said && isBeing(said) ? said : (limbs ?? (rolling(said, facts) || said));
}

/** By wheels that are called so, unless words say of a thing that has them. */
function rolling(said: BodyPlan | undefined, parts: readonly PartView[]): BodyPlan | undefined {
  return said && WHEELED.has(said) ? undefined : planOfParts(parts);
}

const DRIVEN: ReadonlySet<BodyPlan> = new Set<BodyPlan>(['vehicle', 'aircraft', 'rocket', 'ship']);
const WHEELED: ReadonlySet<BodyPlan> = new Set<BodyPlan>([
  'vehicle',
  'cycle',
  'aircraft',
  'chair',
  'table',
  'bed',
  'vessel',
  'cabinet',
  'chest',
]);
const LIMB = /\b(torso|leg|foot|arm|hand|neck|hips|body)$/;

/** Gives parts that have no name those that known things have for them. */
function nameVoted(
  votes: readonly (PartVote | undefined)[],
  { parts: views }: WholeView,
  plan: BodyPlan,
  names: (string | undefined)[],
  least: number,
): void {
  // The trunk of a beast does not stand on the ground.
  const isTold = (p: number, name: string): boolean =>
    (!SHEETS.test(name) || views[p].flat < 0.3 || views[p].thickness < 0.01) &&
    (plan !== 'quadruped' || !TRUNK.test(name) || !(views[p].onGround && views[p].off > 0.04 && views[p].share < 0.2));
  const fits = votes.map((vote, p) =>
    !names[p] && vote && vote.trust > least && isTold(p, vote.name) ? vote : undefined,
  );
  for (const [p, vote] of fits.entries()) {
    if (!vote) continue;
    // What a beast walks on is told by where it is, whatever it is called on the known one.
    const isLeg = plan === 'quadruped' && LEG.test(vote.name);
    const isAlike = (called: string | undefined): boolean =>
      isLeg ? isNamed(called, 'leg') || isNamed(called, 'foot') : isNamed(called, vote.name);
    const of = views.filter((_, q) => isAlike(fits[q]?.name) || isAlike(names[q]));
    const name = isLeg && views[p].max[1] - views[p].min[1] > LEG_HEIGHT ? 'leg' : vote.name;
    names[p] = sided(name, isLeg ? 'both' : vote.sides, views[p], of);
  }
}

/** Legs that were named before the others were: front and back are told when all are known. */
function endLegs({ parts }: WholeView, names: (string | undefined)[]): void {
  const legs = parts.filter((p) => isNamed(names[p.index], 'leg') || isNamed(names[p.index], 'foot'));
  for (const leg of legs) {
    const [, noun] = /^(?:left |right )(leg|foot)$/.exec(names[leg.index] ?? '') ?? [];
    if (noun) names[leg.index] = sided(noun, 'both', leg, legs);
  }
}

/** Whether a part is called so, wherever it is. */
const isNamed = (called: string | undefined, name: string): boolean =>
  called === name || called?.endsWith(` ${name}`) === true;

/** What is made of cloth is thin. */
const SHEETS = /(sail|cloth|flag|banner|spanker|jib)$/;
const LEG = /^(leg|foot)$/;
const TRUNK = /^(torso|body)$/;
/** What is higher than this share of a beast is more than a foot. */
const LEG_HEIGHT = 0.22;

function apply(rule: NameRule, whole: WholeView, names: (string | undefined)[]): void {
  const { parts } = whole;
  // What is called so already is not looked for again.
  if (rule.most && names.includes(rule.name)) return;
  let fits = parts.filter((p) => !names[p.index] && rule.when(p, whole));
  if (rule.most && fits.length) {
    const { most } = rule;
    fits = [fits.reduce((m, p) => (most(p, whole) > most(m, whole) ? p : m))];
  }
  const of = parts.filter((p) => fits.includes(p) || isNamed(names[p.index], rule.name));
  for (const part of fits) names[part.index] = sided(rule.name, rule.sides, part, of);
}

/** A name with the side and the end of the model that a part is at, of those that are called so. */
function sided(name: string, sides: NameRule['sides'], part: PartView, fits: readonly PartView[]): string {
  const middle = (Math.max(...fits.map((p) => p.z)) + Math.min(...fits.map((p) => p.z))) / 2;
  const spread = Math.max(...fits.map((p) => p.z)) - Math.min(...fits.map((p) => p.z));
  const side = sides === 'fb' || !sides ? '' : sideOf(part);
  const end = sides === 'lr' || !sides || spread < 0.25 ? '' : part.z > middle ? 'front ' : 'back ';
  return `${side}${end}${name}`;
}

/** What is longer than broad, from its front to its back. */
const LONG: ReadonlySet<BodyPlan> = new Set<BodyPlan>(['vehicle', 'cycle', 'quadruped', 'fish', 'ship']);

/** Which way the model looks: along its length where it is long, and the way that its parts say, else as it should. */
function facingOf(plan: BodyPlan, facts: readonly PartFacts[], first: WholeView, seenAcross = false): Facing {
  const headed = headwards(plan, first);
  if (headed) return headed;
  const { size } = first;
  const isAcross = seenAcross || (LONG.has(plan) && size[0] > 1.3 * size[2]);
  const seen = isAcross ? viewParts(facts, size, '+x') : first;
  if (facesBack(plan, seen, isAcross)) return isAcross ? '-x' : '-z';
  return isAcross ? '+x' : '+z';
}

/** The way of a known head from the body, where a being's head stands before it. */
function headwards(plan: BodyPlan, { parts, size, core }: WholeView): Facing | undefined {
  const heads = parts.filter((p) => p.known === 'head');
  if (!heads.length || heads[0] === core || plan === 'biped' || plan === 'face' || !isBeing(plan)) return undefined;
  const all = heads.reduce((sum, { share }) => sum + share, 0);
  const mean = (k: 0 | 2): number => heads.reduce((sum, p) => sum + p.share * p.middle[k], 0) / all;
  const [x, z] = [(mean(0) - core.x) * size[0], (mean(2) - core.z) * size[2]];
  if (Math.max(Math.abs(x), Math.abs(z)) < 0.08) return undefined;
  return Math.abs(x) > Math.abs(z) ? (x > 0 ? '+x' : '-x') : z > 0 ? '+z' : '-z';
}

/**
 * Whether the model looks the other way: an animal's head end is the higher one, a chair's back the lower, and what is high on
 * a car stands towards its back.
 */
function facesBack(plan: BodyPlan, { parts, core }: WholeView, isAcross: boolean): boolean {
  if (plan === 'quadruped') {
    const height = (sign: number): number =>
      parts.reduce(
        (s, p) =>
          p !== core && p.y > 0.5 && sign * (p.z - core.z) > 0.1 && p.flat > 0.2 && p.slender < 3
            ? s + p.share * p.y
            : s,
        0,
      );
    // Ears are at the front, whatever is high at the back.
    const ears = parts.filter(
      (p) => p.twin >= 0 && p.share < 0.05 && p.y > 0.55 && p.off < 0.35 && Math.abs(p.z - core.z) > 0.2 && !p.onGround,
    );
    const lean = ears.reduce((sum, p) => sum + Math.sign(p.z - core.z), 0);
    return lean ? lean < 0 : height(-1) > height(1) + 0.03;
  }
  if (plan === 'aircraft') {
    const fins = parts.filter(
      (p) => p !== core && p.share < 0.15 && p.max[1] > 0.8 && p.off < 0.12 && p.flat < 0.5 && p.slender < 5,
    );
    const lean = fins.reduce((sum, p) => sum + p.share * (p.z - 0.5), 0);
    return fins.length > 0 && lean > 0.15 * fins.reduce((sum, p) => sum + p.share, 0);
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
