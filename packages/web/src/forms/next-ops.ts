import type { OpForm } from './field-types.ts';

/** Ops that take a result of `op`, those that need one before those that only may. */
export function nextOps(forms: ReadonlyMap<string, OpForm>, op: string): string[] {
  const rank = (form: OpForm): number => {
    const taking = form.sources.find(
      (field) =>
        (field.kind === 'task' && field.from.includes(op)) ||
        (field.kind === 'picture' && field.task?.from.includes(op)),
    );
    if (!taking) return 0;
    // the fewer go in, the more it is meant for what does: a rig wants motions
    const from = taking.kind === 'task' ? taking.from : taking.kind === 'picture' ? (taking.task?.from ?? []) : [];
    return 1 / (1 + from.length);
  };
  return [...forms.values()]
    .map((form) => ({ op: form.op, rank: rank(form) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ op }) => op);
}
