import { own, type Rule, rules } from '../dsl/rules.ts';
import { note } from '../dsl/validation.ts';
import { ATTRIBUTES, type AttributeEntry, COLORS, MATERIALS } from '../lexicon/index.ts';
import { type Modifiers, noModifiers } from '../prompt/mention.ts';
import { PLAN_LIMITS, PLAN_WORDS } from './families.ts';

/** What a plan says of any thing. */
export interface CommonNode {
  id: string;
  words?: string;
  stands_for?: string;
  count?: number;
  size?: NonNullable<Modifiers['measure']>;
}

/** What a plan says of a surface. */
export interface SlotPlan {
  material?: string;
  color?: string;
  color2?: string;
  finish?: string;
}

const { number, choice, text, optional, record } = rules;

/** One of these words; another is passed over with a note. */
export const word =
  (known: readonly string[]): Rule<string | undefined> =>
  (value, path, state) => {
    if (value === undefined || value === null || known.includes(value as string)) return (value ?? undefined) as string;
    note(state, path, `${JSON.stringify(value)?.slice(0, 40)} is not known`);
    return undefined;
  };

/** Fields of {@link SlotPlan}. */
export const slotFields = {
  material: word(PLAN_WORDS.materials),
  color: optional(text(40)),
  color2: optional(text(40)),
  finish: word(PLAN_WORDS.finishes),
};

/** Fields of {@link CommonNode}. */
export const commonFields = {
  id: text(60),
  archetype: text(40),
  words: optional(text(200)),
  stands_for: optional(text(60)),
  count: optional(number(1, PLAN_LIMITS.copies, true)),
  size: optional(record({ axis: choice('height', 'length', 'width'), metres: number(0.001, 100) })),
};

/** A surface as the words of a prompt would describe it. */
export function modifiersOf(
  { material, color, color2, finish }: SlotPlan,
  adjectives: readonly (string | undefined)[] = [],
): Modifiers {
  return {
    ...noModifiers(),
    colors: [color, color2].flatMap(colorOf),
    materials: MATERIALS.filter((entry) => entry.words[0] === material),
    attributes: [finish, ...adjectives].flatMap(attributesOf),
  };
}

function attributesOf(word: string | undefined): AttributeEntry[] {
  return ATTRIBUTES.filter((attribute) => attribute.words[0] === word).slice(0, 1);
}

/** A colour by its name in the lexicon or as #rrggbb; one that is neither is passed over. */
function colorOf(given: string | undefined): { name: string; hex: string }[] {
  const name = given?.trim().toLowerCase() ?? '';
  const hex = /^#[0-9a-f]{6}$/.test(name) ? name : own(COLORS, name.replaceAll(/[-_\s]+/g, ' '));
  return typeof hex === 'string' ? [{ name, hex }] : [];
}
