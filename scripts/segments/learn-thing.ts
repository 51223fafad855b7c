import { planOfWords } from '../../packages/kernels/src/index.ts';
import { viewParts } from '../../packages/kernels/src/segment/naming/part-views.ts';
import type { Thing, ThingPart } from '../../packages/kernels/src/segment/naming/things.ts';
import { limbOf } from '../../packages/server/src/ops/_shared/part-words.ts';
import type { PartTruth } from './judge-names.ts';
import type { NamedCase } from './named-case.ts';

/** What many small parts of ours make together on what rolls. */
const ROLLING: Readonly<Record<string, string>> = { wheel: 'tyre rim hub spokes nuts disc' };
/** On what lives, or is shaped as if it did. */
const LIVING: Readonly<Record<string, string>> = {
  hand: 'palm fist finger fingers thumb knuckle gauntlet claw',
  arm: 'forearm elbow pauldron couter vambrace cannon cuff sleeve',
  leg: 'thigh shin knee greave cuisse poleyn hose calf hock trousers ankle',
  foot: 'shoe boot sabaton sole toe toes paw claws hoof hooves laces web paw',
  torso: 'chest pelvis belly breastplate backplate shirt tunic jacket vest coat cuirass fauld spine hips waist collar',
  head: 'skull face jaw hair fringe beard cheek brow forehead',
  eye: 'iris pupil glint lashes eyeball socket',
  ear: 'ears',
};
/** On anything. */
const COMMON: Readonly<Record<string, string>> = { foliage: 'leaves needles', window: 'glass pane panes' };
type Groups = ReadonlyMap<string, string>;
const groupsOf = (...all: Readonly<Record<string, string>>[]): Groups =>
  new Map(
    all.flatMap((each) => Object.entries(each).flatMap(([name, words]) => words.split(' ').map((w) => [w, name]))),
  );
const LIVES: Groups = groupsOf(COMMON, LIVING);
const ROLLS: Groups = groupsOf(COMMON, ROLLING);
const OTHER: Groups = groupsOf(COMMON);
const BEINGS = new Set<Thing['plan']>(['biped', 'quadruped', 'bird', 'fish', 'bug', 'snake', 'face', 'snowman']);
const ROLLERS = new Set<Thing['plan']>(['vehicle', 'cycle', 'aircraft']);
/** Parts of beings that are more than one limb: there the joints say more. */
const SKIN =
  /^(body|skin|trousers|shirt|robe|dress|coat|suit|belly plates|fur|shell|mail coat|mail hose|tunic|jacket|robe skirt)$/;
const SIDE = /\b(left|right)\b/;
const END = /\b(front|rear|back|hind)\b/;
/** Share of a part that has to be of one name. */
const ENOUGH = 0.35;

/** What is kept of a divided thing: its parts, and what each is mostly. */
export function learnThing({ name, bare: { parts, size, truths } }: NamedCase): Thing {
  const isBeast = name.startsWith('creature');
  const plan = planOfThing(name);
  // The face of a shield is no head, the rim of a coin no wheel.
  const isBodied = BEINGS.has(plan) || truths.some(({ of }) => Object.keys(of).some((truth) => truth.includes(' / ')));
  const groups = isBodied ? LIVES : ROLLERS.has(plan) ? ROLLS : OTHER;
  const whole = viewParts(parts, size, '+z');
  return {
    name,
    plan,
    size,
    parts: whole.parts.map((part, p) => ({
      ...nameOf(truths[p], groups, isBeast),
      box: [...part.min, ...part.max, ...part.middle],
      ...{ share: part.share, spread: part.spread, thickness: part.thickness },
      ...{ upright: part.upright, lying: part.lying },
    })),
  };
}

/** The plan of a thing by the archetype that makes it; of creatures, which are of many plans, by what was asked for. */
export function planOfThing(name: string): Thing['plan'] {
  const [archetype, noun = 'dog'] = name.split('/');
  if (archetype in PLANS) return PLANS[archetype];
  return planOfWords((archetype === 'creature' ? noun : archetype).split(' '));
}
/** Archetypes whose words say something else, or nothing. */
const PLANS: Readonly<Record<string, Thing['plan']>> = {
  ...{ humanoid: 'biped', armor: 'biped', 'animal head': undefined, birdhouse: undefined, toy: undefined },
};

function nameOf({ area, of }: PartTruth, groups: Groups, isBeast: boolean): Pick<ThingPart, 'name' | 'sides'> {
  const sums = new Map<string, { area: number; sided: number; ended: number }>();
  for (const [truth, part] of Object.entries(of)) {
    const [own, joint] = truth.split(' / ');
    const limb = joint && SKIN.test(plain(own)) ? (limbOf(joint) ?? joint) : undefined;
    const name = onBeast(group(plain(limb ?? own), groups), isBeast);
    const row = sums.get(name) ?? { area: 0, sided: 0, ended: 0 };
    row.area += part;
    if (SIDE.test(limb ?? own)) row.sided += part;
    if (END.test(limb ?? own)) row.ended += part;
    sums.set(name, row);
  }
  const [best] = [...sums].sort((a, b) => b[1].area - a[1].area);
  if (!best || best[1].area < ENOUGH * area) return {};
  const [name, row] = best;
  const [lr, fb] = [row.sided > 0.5 * row.area, row.ended > 0.5 * row.area];
  return { name, sides: lr ? (fb ? 'both' : 'lr') : fb ? 'fb' : undefined };
}

/** Beasts walk on what people have for arms and hands. */
function onBeast(name: string, isBeast: boolean): string {
  return isBeast ? (({ arm: 'leg', hand: 'foot' } as Record<string, string>)[name] ?? name) : name;
}

/** Without sides and numbers. */
function plain(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/\b(left|right|front|rear|back|hind|upper|lower|inner|outer|middle|main)\b/g, ' ')
      .replace(/[\d-]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || name.toLowerCase()
  );
}

function group(name: string, groups: Groups): string {
  const words = name.split(' ');
  // The hair of a tail is none of a head's.
  if (words.includes('tail')) return name === 'tail hair' || name === 'tail tuft' ? 'tail' : name;
  const found = words.map((word) => groups.get(word)).findLast(Boolean);
  return found ?? name;
}
