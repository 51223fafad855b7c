import type { Archetype, ParamValue } from '../dsl/archetype.ts';
import { asObject, own, type Rule, rules } from '../dsl/rules.ts';
import { paramRules } from '../dsl/validate.ts';
import { note, refuse, type ValidationState } from '../dsl/validation.ts';
import { ATTRIBUTES, type AttributeEntry, COLORS, MATERIALS, type NounEntry } from '../lexicon/index.ts';
import { type Mention, type Modifiers, noModifiers } from '../prompt/mention.ts';
import { vocabularyOf } from '../prompt/vocabulary.ts';
import { ALL_SLOTS, PLAN_LIMITS, PLAN_WORDS, type PlanFamily } from './families.ts';

/** One thing of a plan, checked. */
export interface PlanNode {
  id: string;
  family: PlanFamily;
  like?: string;
  words?: string;
  stands_for?: string;
  count?: number;
  adjectives: readonly string[];
  depiction?: string;
  params: Readonly<Record<string, ParamValue>>;
  materials: Readonly<Record<string, SlotPlan>>;
  size?: NonNullable<Modifiers['measure']>;
}

interface SlotPlan {
  material?: string;
  color?: string;
  color2?: string;
  finish?: string;
}

const { number, choice, text, optional, record } = rules;

/** One of these words; another is passed over with a note. */
const word =
  (known: readonly string[]): Rule<string | undefined> =>
  (value, path, state) => {
    if (value === undefined || value === null || known.includes(value as string)) return (value ?? undefined) as string;
    note(state, path, `${JSON.stringify(value)?.slice(0, 40)} is not known`);
    return undefined;
  };

const slot = record({
  material: word(PLAN_WORDS.materials),
  color: optional(text(40)),
  color2: optional(text(40)),
  finish: word(PLAN_WORDS.finishes),
});

const size = record({ axis: choice('height', 'length', 'width'), metres: number(0.001, 100) });

/** Reads one node by the rules of its archetype. */
export function planNodeRule(families: ReadonlyMap<string, PlanFamily>): Rule<PlanNode> {
  return (value, path, state) => {
    const name = own(asObject(value, path), 'archetype');
    const family = families.get(name as string);
    if (!family) return refuse(`${path}.archetype`, `unknown archetype ${JSON.stringify(name)?.slice(0, 60)}`);
    const { archetype, likeRequired, slots } = family;
    const params = record(paramRules(archetype));
    const clean = record({
      id: text(60),
      archetype: text(40),
      like: word(Object.keys(archetype.presets ?? {})),
      words: optional(text(200)),
      stands_for: optional(text(60)),
      count: optional(number(1, PLAN_LIMITS.copies, true)),
      adjectives: (list, at, s) =>
        Array.isArray(list) ? list.map((item) => word(PLAN_WORDS.adjectives)(item, at, s)) : [],
      depiction: word(PLAN_WORDS.depictions),
      params: (pairs, at, s) => params(fromPairs(pairs, 'name', at, 'value'), at, s),
      materials: (pairs, at, s) => slotPlans(fromPairs(pairs, 'slot', at), [...slots, ALL_SLOTS], at, s),
      size: optional(size),
    })(value, path, state) as Omit<PlanNode, 'family'>;
    if (likeRequired && !clean.like) refuse(`${path}.like`, 'must be one of those that the archetype lists');
    const adjectives = clean.adjectives.filter((adjective) => adjective !== undefined).slice(0, PLAN_LIMITS.words);
    return { ...clean, adjectives, family };
  };
}

/** A list of pairs as an object; an object as it is. What is null counts as left out. */
function fromPairs(value: unknown, key: string, path: string, inner?: string): Record<string, unknown> {
  if (value === undefined || value === null) return {};
  if (!Array.isArray(value)) return asObject(value, path);
  if (value.length > PLAN_LIMITS.params) return refuse(path, `must have at most ${PLAN_LIMITS.params} entries`);
  const entries = value.map((item, i): [string, unknown] => {
    const { [key]: name, ...rest } = asObject(item, `${path}[${i}]`);
    if (typeof name !== 'string') return refuse(`${path}[${i}].${key}`, 'must be text');
    return [name, inner ? own(rest, inner) : rest];
  });
  return Object.fromEntries(entries.filter(([, item]) => item !== null));
}

function slotPlans(
  given: Record<string, unknown>,
  slots: readonly string[],
  path: string,
  state: ValidationState,
): Record<string, SlotPlan> {
  const plans: Record<string, SlotPlan> = {};
  for (const [name, value] of Object.entries(given)) {
    if (slots.includes(name)) plans[name] = slot(value, `${path}.${name}`, state);
    else note(state, path, `there is no slot "${name.slice(0, 40)}"`);
  }
  return plans;
}

/** A node as the parser would have read it, had it known the words. */
export function mentionOf(node: PlanNode, archetypes: Readonly<Record<string, Archetype>>): Mention {
  const { family, like, stands_for: standsFor } = node;
  const { name } = family.archetype;
  const senses = vocabularyOf(archetypes).phrases.get(like ?? name) ?? [];
  const known = senses.flatMap((s) => (s.kind === 'noun' && s.entry.archetype === name ? [s.entry] : []))[0];
  const entry: NounEntry = {
    words: [like ?? name],
    archetype: name,
    preset: like,
    kind: known?.kind ?? 'thing',
    size: known?.size ?? {},
    params: node.params,
  };
  const [main] = family.slots;
  const { [ALL_SLOTS]: all, [main]: whole, ...slots } = node.materials;
  const mods = modifiersOf({ ...all, ...whole });
  return {
    entry,
    confidence: standsFor ? 'guess' : 'planned',
    noun: standsFor ?? like ?? name,
    because: standsFor && 'planner: nearest thing that can be made',
    plural: false,
    mods: {
      ...mods,
      attributes: [...mods.attributes, ...node.adjectives.flatMap(attributeOf)],
      entirely: all?.material !== undefined,
      count: node.count ?? 1,
      measure: node.size,
    },
    parts: [],
    slots: Object.fromEntries(Object.entries(slots).map(([slotName, plan]) => [slotName, modifiersOf(plan)])),
    poses: [],
    depiction: node.depiction,
    words: [node.words ?? standsFor ?? like ?? name],
  };
}

function modifiersOf({ material, color, color2, finish }: SlotPlan): Modifiers {
  return {
    ...noModifiers(),
    colors: [color, color2].flatMap(colorOf),
    materials: MATERIALS.filter((entry) => entry.words[0] === material),
    attributes: finish ? attributeOf(finish) : [],
  };
}

function attributeOf(word: string): AttributeEntry[] {
  return ATTRIBUTES.filter((attribute) => attribute.words[0] === word).slice(0, 1);
}

/** A colour by its name in the lexicon or as #rrggbb; one that is neither is passed over. */
function colorOf(given: string | undefined): { name: string; hex: string }[] {
  const name = given?.trim().toLowerCase() ?? '';
  const hex = /^#[0-9a-f]{6}$/.test(name) ? name : own(COLORS, name.replaceAll(/[-_\s]+/g, ' '));
  return typeof hex === 'string' ? [{ name, hex }] : [];
}
