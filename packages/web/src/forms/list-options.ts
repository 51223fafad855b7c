import type { TaskListItem } from '@claywork/sdk';

type Input = Pick<TaskListItem, 'output'> | undefined;

/** Names of the parts of a divided model: some ops tell of each part, some its name only. */
export function partsOf(input: Input): string[] {
  const parts = (input?.output as { parts?: unknown } | undefined)?.parts;
  if (!Array.isArray(parts)) return [];
  const names = parts.map((part: unknown) =>
    typeof part === 'object' && part !== null ? (part as { name?: unknown }).name : part,
  );
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/**
 * What of a list suits the input: where its output says what kind of body it has, names of other kinds (`preset:avian:fly` for a biped) are
 * left out; names of its own kind come first.
 */
export function fitting(options: readonly string[], input: Input): string[] {
  const kind = (input?.output as { rig_type?: unknown } | undefined)?.rig_type;
  if (typeof kind !== 'string') return [...options];
  const kindOf = (option: string) => option.split(':').slice(1, -1)[0];
  const own = options.filter((option) => kindOf(option) === kind);
  const any = options.filter((option) => kindOf(option) === undefined);
  return kind === 'biped' ? [...any, ...own] : [...own, ...any];
}
