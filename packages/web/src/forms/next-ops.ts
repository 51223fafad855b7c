import type { TaskListItem } from '@claywork/sdk';
import type { OpForm } from './field-types.ts';
import { fits, type Takes } from './fits.ts';

/** Ops that take a result, those that need one before those that only may. */
export function nextOps(
  forms: ReadonlyMap<string, OpForm>,
  task: Pick<TaskListItem, 'op' | 'status' | 'files'>,
): string[] {
  const rank = (form: OpForm): number => {
    const takes = form.sources.flatMap((field): Takes[] =>
      field.kind === 'task' ? [field] : field.kind === 'picture' && field.task ? [field.task] : [],
    );
    const taking = takes.find((one) => fits(task, one));
    // the fewer go in, the more it is meant for what does: a rig wants motions
    return taking ? 1 / (1 + taking.from.length) : 0;
  };
  return [...forms.values()]
    .map((form) => ({ op: form.op, rank: rank(form) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ op }) => op);
}
