import {
  ARCHETYPES,
  briefPlanner,
  buildModels,
  describePlanTask,
  familiesOf,
  isSure,
  parsePrompt,
  planSchema,
  readPlan,
  type SceneSpec,
  type Understood,
} from '@claywork/kernels';
import type { OpContext, PlanFailure } from '../../engine/define-op.ts';
import { wordnet } from './wordnet.ts';

/** What the member hears of the planner: whether it was asked, and taken. */
export interface PlannerNote {
  model: string;
  used: boolean;
  reason: 'planned' | 'not needed' | 'unavailable' | 'refused' | 'unusable';
}

export interface Sketch {
  scene: SceneSpec;
  understood: Understood & { planner?: PlannerNote };
}

interface Words {
  prompt: string;
  negative?: string;
}

/** What the parser makes of a prompt. */
export function readThings({ prompt, negative }: Words, seed: number): Sketch {
  return parsePrompt(prompt, { negative, seed, archetypes: ARCHETYPES, thesaurus: wordnet() });
}

/**
 * Prompt -> scene. The parser reads it first: where it is sure of every word, that is the scene, at no cost. Else a planner is
 * asked, if there is one, and its plan is taken when it is sound, can be built, and keeps what the parser is sure of.
 * `parsed` is the floor: what is made when there is no plan, or when it cannot be finished. `read`: what the parser has made of it already.
 */
export async function sketchScene(
  { prompt, negative }: Words,
  ctx: OpContext,
  read: Sketch = readThings({ prompt, negative }, ctx.seed),
): Promise<{ sketch: Sketch; parsed: Sketch }> {
  const { planner } = ctx;
  if (!planner) return { sketch: read, parsed: read };
  const parsed = withNote(read, { model: planner.model, used: false, reason: 'unusable' });
  if (planner.when === 'unsure' && isSure(read.understood))
    return { sketch: withNote(read, { model: planner.model, used: false, reason: 'not needed' }), parsed };
  ctx.progress(0.01, 'asking the planner');
  const question = {
    system: briefPlanner(ARCHETYPES),
    user: describePlanTask(prompt, negative, read.understood, ARCHETYPES),
    schema: planSchema(ARCHETYPES, familiesOf(read.understood)),
  };
  const plan = await planner.ask(question, (json) => {
    const planned = readPlan(json, { archetypes: ARCHETYPES, parsed: read.understood, negative, seed: ctx.seed });
    // what cannot be built is better known now
    buildModels(planned.scene, ARCHETYPES);
    return planned;
  });
  ctx.signal.throwIfAborted();
  if ('failure' in plan)
    return { sketch: withNote(read, { model: planner.model, used: false, reason: toldAs(plan.failure) }), parsed };
  return { sketch: withNote(plan.value, { model: planner.model, used: true, reason: 'planned' }), parsed };
}

function withNote({ scene, understood }: Sketch, planner: PlannerNote): Sketch {
  return { scene, understood: { ...understood, planner } };
}

/** The operator's troubles are the operator's business. */
function toldAs(failure: PlanFailure): PlannerNote['reason'] {
  if (failure === 'refused') return 'refused';
  return failure === 'unusable' || failure === 'not_json' || failure === 'cut_off' ? 'unusable' : 'unavailable';
}
