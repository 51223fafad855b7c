import type { Vec3 } from '../../math/index.ts';
import type { MaterialSpec } from '../../texture/index.ts';
import { type Rule, rules } from '../dsl/rules.ts';
import type { ScenePart } from '../dsl/scene.ts';
import { laid } from '../prompt/materials.ts';
import type { Mention } from '../prompt/mention.ts';
import { PLAN_LIMITS } from './families.ts';
import { type CommonNode, commonFields, modifiersOf, type SlotPlan, slotFields } from './node-fields.ts';
import { PART_SHAPES, PARTS_FAMILY, partShape } from './part-shapes.ts';

/** A thing of parts, checked. */
interface PartsNode extends CommonNode {
  parts: readonly PlanPart[];
}

interface PlanPart extends SlotPlan {
  name?: string;
  shape: string;
  size: number[];
  at: number[];
  turn?: number[];
}

const { number, tuple, list, choice, text, optional, record } = rules;

const part = record({
  name: optional(text(40)),
  shape: choice(...PART_SHAPES),
  size: tuple(3, number(0.002, 100)),
  at: tuple(3, number(-50, 50)),
  turn: optional(tuple(3, number(-360, 360))),
  ...slotFields,
});

const node = record({ ...commonFields, parts: list(part, 1, PLAN_LIMITS.parts) });

/** Reads a thing of parts, as something that was named. */
export const readPartsNode: Rule<{ id: string; mention: Mention }> = (value, path, state) => {
  const parts = node(value, path, state) as unknown as PartsNode;
  return { id: parts.id, mention: partsMention(parts) };
};

/** What is not said to be made of something is painted. */
const PLAIN: MaterialSpec = { base: 'paint', color: '#b9b6ae' };

/** A thing of parts as something that was named. */
function partsMention({ id, words, stands_for: standsFor, count, size, parts }: PartsNode): Mention {
  const noun = standsFor ?? words ?? id;
  return {
    entry: { words: [noun], archetype: PARTS_FAMILY, kind: 'thing', size: {} },
    confidence: 'planned',
    noun,
    plural: false,
    mods: { ...modifiersOf({}), count: count ?? 1, measure: size },
    parts: [],
    composed: parts.map(sceneParts()),
    poses: [],
    words: [words ?? noun],
  };
}

/** Parts get different names: they are nodes of the file. */
function sceneParts(): (plan: PlanPart) => ScenePart {
  const used = new Map<string, number>();
  return ({ name, shape, size, at, turn, ...slot }) => {
    const stem = name?.trim() || shape;
    const nth = (used.get(stem) ?? 0) + 1;
    used.set(stem, nth);
    return {
      name: nth > 1 ? `${stem} ${nth}` : stem,
      // placed by an assembly, since some solids are placed within their box already
      shape: {
        op: 'assembly',
        of: [partShape(shape, size as unknown as Vec3)],
        at: at as unknown as Vec3,
        rot: turn as Vec3 | undefined,
      },
      // another recipe brings its own colours
      material: { ...(slot.material ? { base: PLAIN.base } : PLAIN), ...laid(modifiersOf(slot), undefined, PLAIN) },
    };
  };
}
