import type { ParamValue } from '../dsl/archetype.ts';
import { asObject, own, type Rule, rules } from '../dsl/rules.ts';
import { paramRules } from '../dsl/validate.ts';
import { note, refuse, type ValidationState } from '../dsl/validation.ts';
import type { NounEntry } from '../lexicon/index.ts';
import type { Mention } from '../prompt/mention.ts';
import { type Archetypes, vocabularyOf } from '../prompt/vocabulary.ts';
import { ALL_SLOTS, PLAN_LIMITS, PLAN_WORDS, type PlanFamily, planFamilies } from './families.ts';
import { type CommonNode, commonFields, modifiersOf, type SlotPlan, slotFields, word } from './node-fields.ts';
import { PARTS_FAMILY } from './part-shapes.ts';
import { readPartsNode } from './plan-parts.ts';

/** A thing of one of the families, checked. */
interface FamilyNode extends CommonNode {
  like?: string;
  adjectives: readonly (string | undefined)[];
  depiction?: string;
  params: Readonly<Record<string, ParamValue>>;
  materials: Readonly<Record<string, SlotPlan>>;
}

const { record } = rules;
const slot = record(slotFields);

/** Reads one node by the rules of its archetype, as something that was named. */
export function planNodeRule(archetypes: Archetypes): Rule<{ id: string; mention: Mention }> {
  const families = new Map(planFamilies(archetypes).map((family) => [family.archetype.name, family]));
  return (value, path, state) => {
    const name = own(asObject(value, path), 'archetype');
    if (name === PARTS_FAMILY) return readPartsNode(value, path, state);
    const family = families.get(name as string);
    if (!family) return refuse(`${path}.archetype`, `unknown archetype ${JSON.stringify(name)?.slice(0, 60)}`);
    const node = readFamilyNode(value, path, state, family);
    return { id: node.id, mention: mentionOf(node, family, archetypes) };
  };
}

function readFamilyNode(value: unknown, path: string, state: ValidationState, family: PlanFamily): FamilyNode {
  const { archetype, likeRequired, slots } = family;
  const params = record(paramRules(archetype));
  const clean = record({
    ...commonFields,
    like: word(Object.keys(archetype.presets ?? {})),
    adjectives: (list, at, s) =>
      Array.isArray(list) ? list.map((item) => word(PLAN_WORDS.adjectives)(item, at, s)) : [],
    depiction: word(PLAN_WORDS.depictions),
    params: (pairs, at, s) => params(fromPairs(pairs, 'name', at, 'value'), at, s),
    materials: (pairs, at, s) => slotPlans(fromPairs(pairs, 'slot', at), [...slots, ALL_SLOTS], at, s),
  })(value, path, state) as unknown as FamilyNode;
  if (likeRequired && !clean.like) refuse(`${path}.like`, 'must be one of those that the archetype lists');
  return { ...clean, adjectives: clean.adjectives.slice(0, PLAN_LIMITS.words) };
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
function mentionOf(node: FamilyNode, family: PlanFamily, archetypes: Archetypes): Mention {
  const { like, stands_for: standsFor } = node;
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
  const mods = modifiersOf({ ...all, ...whole }, node.adjectives);
  return {
    entry,
    confidence: standsFor ? 'guess' : 'planned',
    noun: standsFor ?? like ?? name,
    because: standsFor && 'planner: nearest thing that can be made',
    plural: false,
    mods: {
      ...mods,
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
