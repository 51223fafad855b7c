import type { OpContext, Planner } from '../../engine/define-op.ts';

export interface FakeContext extends OpContext {
  files: Map<string, Uint8Array>;
  kept: Map<string, Uint8Array>;
  preview?: Uint8Array;
  values: Record<string, unknown>;
  steps: { fraction: number; stage: string }[];
}

/** An op's context in memory, for tests and scripts. */
export function fakeContext(
  seed: number,
  signal: AbortSignal = new AbortController().signal,
  planner?: Planner,
): FakeContext {
  const context: FakeContext = {
    files: new Map(),
    kept: new Map(),
    values: {},
    steps: [],
    seed,
    signal,
    planner,
    input: async (name) => {
      throw new Error(`no input ${name}`);
    },
    emit: async (name, bytes) => void context.files.set(name, bytes),
    keep: async (name, bytes) => void context.kept.set(name, bytes),
    thumbnail: async (webp) => void (context.preview = webp),
    output: (values) => void Object.assign(context.values, values),
    progress: (fraction, stage) => void context.steps.push({ fraction, stage }),
    log: () => undefined,
  };
  return context;
}
