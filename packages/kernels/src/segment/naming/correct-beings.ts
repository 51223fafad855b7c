import type { BodyPlan } from './body-plan.ts';
import type { PartView, WholeView } from './part-views.ts';
import { isWithin } from './within.ts';
import { nounOf, sideOf } from './words-of-names.ts';

/** Names that stand for much of a being, and so for little things that are on it only if nothing better is known. */
const COARSE = /^(head|jaw|neck|torso|body|chest|hips)$/;
/** What cannot be on a head. */
const ELSEWHERE = /^(arm|hand|leg|foot|hips|neck|torso|chest|body|wing)$/;

/** Whether a part lies over the floor of another, nearly. */
const isOver = (p: PartView, q: PartView): boolean =>
  [0, 2].every((k) => p.min[k] > q.min[k] - 0.1 && p.max[k] < q.max[k] + 0.1) && p.min[1] < q.max[1] + 0.1;

/** Whether a part touches nothing but another. */
const isOnly = (p: PartView, q: PartView): boolean => p.neighbours.length === 1 && p.neighbours[0] === q.index;

/** Sets right what the names of a being's parts say of each other: what ears are on is a head, what is on a head is no arm. */
export function correctBeing(names: (string | undefined)[], whole: WholeView, plan: BodyPlan): void {
  const { parts } = whole;
  const noun = (p: PartView): string => nounOf(names[p.index] ?? '');
  const called = (...nouns: string[]): PartView[] => parts.filter((p) => nouns.includes(noun(p)));
  headByEars(names, whole, called);
  if (plan === 'biped') headOnTop(names, called);
  if (plan === 'biped') armsByTrunk(names, called);
  for (const p of called('neck', 'torso', 'head')) if (isJaw(p, called('head'))) names[p.index] = 'jaw';
  for (const p of parts) {
    const q = parts[p.twin];
    if (!q || q.twin !== p.index || !isBall(p, whole)) continue;
    if (COARSE.test(noun(p)) || COARSE.test(noun(q))) names[p.index] = `${sideOf(p)}eye`;
  }
  jawOnTop(names, whole, called);
  const eyes = called('eye', 'eyes');
  for (const p of parts) {
    const onEye = eyes.some((q) => q !== p && p.share < 0.7 * q.share && isWithin(p, q));
    const isAround = eyes.some(
      (q) => q !== p && p.share < 0.06 && [0, 1, 2].every((k) => Math.abs(p.middle[k] - q.middle[k]) < 0.07),
    );
    if (isAround && /^(fin|leg|arm|wing|head|body|torso)$/.test(noun(p))) names[p.index] = `${sideOf(p)}eye`;
    else if (onEye && p.twin >= 0 && p.flat < 0.7) names[p.index] = `${sideOf(p)}eyelid`;
  }
  if (plan === 'biped' || plan === 'face') onHead(names, whole, called('head'), noun);
  hairOf(names, called('hat'), called('head'));
  if (plan === 'bird') beakOf(names, whole, noun);
  bodyOfHead(names, whole, called);
}

/** Small balls in pairs at the front. */
function isBall(p: PartView, { core }: WholeView): boolean {
  return (
    p.flat > 0.55 &&
    p.slender < 1.5 &&
    p.share < 0.07 &&
    p.y > 0.4 &&
    p.off > 0.05 &&
    p.z > 0.55 &&
    p.z > core.z + 0.05 &&
    !p.onGround
  );
}

/** A head is what has the ears; what lies before it is a muzzle. Skeletons often say neck for the one and head for the other. */
function headByEars(
  names: (string | undefined)[],
  { parts }: WholeView,
  called: (...nouns: string[]) => PartView[],
): void {
  const ears = called('ear', 'horn');
  const [head] = called('head');
  const neck = called('neck').find((p) => ears.length > 1 && ears.every((ear) => ear.neighbours.includes(p.index)));
  if (!head || !neck || head.share > neck.share || head.z < neck.z) return;
  // A neck that has none on it is one.
  if (parts.every((p) => p === neck || !neck.neighbours.includes(p.index))) return;
  names[head.index] = 'muzzle';
  names[neck.index] = 'head';
}

/** Where a person has no head, it is the highest of what is called a trunk, on top of the rest of it. */
function headOnTop(names: (string | undefined)[], called: (...nouns: string[]) => PartView[]): void {
  if (called('head', 'face', 'hair', 'hat', 'helmet', 'mask', 'skull').length) return;
  const trunk = called('torso', 'body', 'chest', 'neck', 'shirt', 'jacket');
  const top = trunk.reduce((m: PartView | undefined, p) => (m && m.y > p.y ? m : p), undefined);
  const isCarried = trunk.some((p) => top && p.y < top.y - 0.1 && p.share > 0.8 * top.share && p.off < 0.25);
  if (top && isCarried && top.min[1] > 0.55 && top.off < 0.25 && top.share > 0.03) names[top.index] = 'head';
}

/** An arm begins at the trunk and ends in a hand, whatever a skeleton says of what is between. */
function armsByTrunk(names: (string | undefined)[], called: (...nouns: string[]) => PartView[]): void {
  const trunk = new Set(called('torso', 'chest', 'shirt', 'body', 'jacket').map(({ index }) => index));
  const isOnTrunk = (p: PartView): boolean => p.neighbours.some((k) => trunk.has(k));
  const side = (p: PartView): string | undefined => names[p.index]?.split(' ')[0];
  for (const hand of called('hand')) {
    const arms = called('arm').filter((p) => side(p) === side(hand) && p.neighbours.includes(hand.index));
    const end = arms.find((p) => !isOnTrunk(p) && p.neighbours.every((k) => k === hand.index));
    const isBetween = isOnTrunk(hand) || arms.some((p) => p !== end && isOnTrunk(p));
    if (!end || !isBetween || end.share > 2 * hand.share) continue;
    [names[end.index], names[hand.index]] = [names[hand.index], names[end.index]];
  }
}

/** Below the front of a head, and as far before the rest: it opens. */
function isJaw(p: PartView, heads: readonly PartView[]): boolean {
  return heads.some(
    (q) =>
      q !== p &&
      p.off < 0.15 &&
      p.y < q.y - 0.04 &&
      p.max[1] < q.max[1] - 0.05 &&
      Math.abs(p.z - q.z) < 0.12 &&
      p.size[2] > 0.4 * q.size[2] &&
      p.size[2] > 0.9 * p.size[1] &&
      p.share < q.share &&
      p.min[1] > 0.3 &&
      p.neighbours.includes(q.index),
  );
}

/** Of two jaws without a head, the upper one is it. */
function jawOnTop(
  names: (string | undefined)[],
  { parts }: WholeView,
  called: (...nouns: string[]) => PartView[],
): void {
  const jaws = parts.filter((p) => p.known === 'jaw' && p.off < 0.1 && p.share > 0.03);
  if (jaws.length < 2 || called('head').some((p) => p.known !== 'jaw')) return;
  const top = jaws.reduce((m, p) => (p.max[1] > m.max[1] ? p : m));
  for (const p of jaws) names[p.index] = p === top ? 'head' : 'jaw';
}

/** What is on a head and is called after another limb: eyes before it, hair on top, ears beside it. */
function onHead(
  names: (string | undefined)[],
  { parts, core }: WholeView,
  heads: readonly PartView[],
  noun: (p: PartView) => string,
): void {
  if (!heads.length) return;
  const head = heads.reduce((m, p) => (p.share > m.share ? p : m));
  if ((head === core && head.min[1] < 0.1) || head.y < 0.57) return;
  for (const p of parts) {
    const isOn =
      p !== head &&
      p.share < 0.3 * head.share &&
      p.y > head.min[1] &&
      p.y < head.max[1] + 0.1 &&
      (isOver(p, head) || isOnly(p, head));
    if (!isOn || !(ELSEWHERE.test(noun(p)) || (noun(p) === 'head' && p.min[1] > head.y))) continue;
    const front = (p.z - head.min[2]) / (head.max[2] - head.min[2] || 1);
    const up = (p.y - head.min[1]) / (head.max[1] - head.min[1] || 1);
    const isMiddle = Math.abs(p.x - (head.min[0] + head.max[0]) / 2) < 0.12 * (head.max[0] - head.min[0]);
    if (up < 0.35 && front > 0.5 && p.share > 0.1 * head.share) names[p.index] = 'beard';
    else if (up > 0.8) names[p.index] = 'hair';
    else if (front > 0.7) names[p.index] = isMiddle ? (up < 0.4 ? 'mouth' : 'nose') : `${sideOf(p)}eye`;
    else names[p.index] = isMiddle ? 'hair' : `${sideOf(p)}ear`;
  }
}

/** What lies around a head and not on top of it is hair; so is what is in many pieces. */
function hairOf(names: (string | undefined)[], hats: readonly PartView[], heads: readonly PartView[]): void {
  const [head] = heads;
  if (!head) return;
  for (const p of hats)
    if (hats.length > 1 || (p.max[1] < head.max[1] + 0.01 && p.y < head.max[1] - 0.02)) names[p.index] = 'hair';
}

/** In the middle before all else: a beak; on top of the middle: a comb. */
function beakOf(names: (string | undefined)[], { parts, core }: WholeView, noun: (p: PartView) => string): void {
  for (const p of parts) {
    if (p === core || p.share > 0.08 || p.off > 0.08 || !COARSE.test(noun(p))) continue;
    if (p.z > 0.82 && p.max[2] > 0.93 && p.y > 0.3) names[p.index] = 'beak';
    else if (p.min[1] > 0.8) names[p.index] = 'comb';
  }
}

/** A head that is most of a being with limbs of its own is its body too. */
function bodyOfHead(
  names: (string | undefined)[],
  { core }: WholeView,
  called: (...nouns: string[]) => PartView[],
): void {
  const legs = called('leg', 'foot', 'claw').filter((p) => p.onGround);
  const isAlone = !called('torso', 'body', 'chest').length;
  if (nounOf(names[core.index] ?? '') === 'head' && isAlone && core.share > 0.35 && legs.length > 1)
    names[core.index] = 'body';
}
