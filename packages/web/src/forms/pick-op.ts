import type { OpForm } from './field-types.ts';

type Forms = ReadonlyMap<string, OpForm>;

/** The op to begin with: one of the lane that makes new things, from words alone; else the first there is. */
export function firstOp(forms: Forms, generating: readonly string[]): string {
  const fromWords = (op: string) => {
    const form = forms.get(op);
    return form && form.sources.length === 0 && form.main.some((field) => field.kind === 'text' && field.required);
  };
  return generating.find(fromWords) ?? [...forms.keys()].find(fromWords) ?? [...forms.keys()][0]!;
}

/** Where a dropped file goes: into the form that is open where that takes such a thing, else into an op that begins with one. */
export function opForFile(
  forms: Forms,
  open: string,
  kind: 'picture' | 'model',
  generating: readonly string[],
): { op: string; field: string } | undefined {
  const order = [open, ...generating, ...forms.keys()];
  for (const op of order) {
    const field = forms.get(op)?.sources.find((source) => source.kind === kind);
    if (field) return { op, field: field.name };
  }
  return undefined;
}
