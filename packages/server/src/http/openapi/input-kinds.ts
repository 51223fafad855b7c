import { z } from 'zod';
import type { InputTask } from '../../engine/define-op.ts';
import type { Op, Ops } from '../deps.ts';

/**
 * What a field that takes earlier work takes: `x-input` in the description, from which clients build pickers and offer next steps.
 * `from`: ops whose results it takes, with `kind` task; a token comes from an upload.
 */
export interface InputKind {
  kind: 'image_token' | 'model_token' | 'task';
  from?: string[];
  /** Endings of the files that it works on: a task that has none of them does not go in. */
  formats?: string[];
}

type Params = Readonly<Record<string, unknown>>;

const TASK = 'task_example';

/** The fields of an op that take earlier work. Which ops go in is not listed anywhere: the op's own check is asked. */
export function inputKinds(op: Op, ops: Ops): Record<string, InputKind> {
  return Object.fromEntries(
    Object.entries(op.inputs ?? {}).map(([field, kind]): [string, InputKind] => {
      if (kind === 'image_token' || kind === 'model_token') return [field, { kind }];
      const tried = variants(op, { [field]: TASK });
      const taken = [...ops.values()].flatMap(resultsOf).filter((result) => {
        if (kind === 'image_task' && !result.files.some(isPicture)) return false;
        return tried.some((params) => takes(op, params, field, result));
      });
      const formats = taken.map(({ files }) => /[^.]+$/.exec(files[0]!.name)![0]);
      return [field, { kind: 'task', from: sorted(taken.map((task) => task.op)), formats: sorted(formats) }];
    }),
  );
}

function takes(op: Op, params: Params, field: string, result: InputTask): boolean {
  try {
    return op.check?.(params, { [field]: result }) === undefined;
  } catch {
    return false; // it needs more of the task than its example shows
  }
}

/** The op's tasks as others see them, one for each set of files that it can have. */
function resultsOf(op: Op): InputTask[] {
  const inputs = op.inputs ? {} : undefined;
  const seen = new Map<string, InputTask>();
  for (const params of variants(op, inputs)) {
    const files = op.files(params).map((name) => ({ name, mime: '', bytes: 1 }));
    if (files.length)
      seen.set(files.map(({ name }) => name).join(), { taskId: TASK, op: op.name, params, files, output: {} });
  }
  return [...seen.values()];
}

/** The example, and the example with each other value of each field that has few. `inputs` stands in place of its own inputs. */
function variants(op: Op, inputs: Params | undefined): Params[] {
  const example = op.example as Params;
  const kept = Object.entries(example).filter(
    ([name]) => !inputs || !Object.keys(inputs).length || !(name in (op.inputs ?? {})),
  );
  const base = { ...Object.fromEntries(kept), ...inputs };
  const { properties = {} } = z.toJSONSchema(op.params, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, { type?: string; enum?: unknown[] }>;
  };
  const others = Object.entries(properties).flatMap(([name, { type, enum: values }]) =>
    (values ?? (type === 'boolean' ? [true, false] : [])).map((value) => ({ ...base, [name]: value })),
  );
  return [base, ...others].flatMap((body) => {
    const read = op.params.safeParse(body);
    return read.success ? [read.data as Params] : [];
  });
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function isPicture({ name }: { name: string }): boolean {
  return /\.(png|jpe?g|webp)$/.test(name);
}
