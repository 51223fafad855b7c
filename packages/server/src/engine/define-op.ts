import type { z } from 'zod';

/** Families of operations that share worker slots. Every op stands in exactly one. */
export type Lane = 'generate' | 'image' | 'splat' | 'mesh' | 'rig' | 'io';

/** Default credits by variant. Configuration may override values, never keys. */
export type Prices = Readonly<Record<string, number>>;

/**
 * What an op knows of the earlier task it is chained to: its op, its parameters and its result files. An upload stands as a task
 * of the op `upload`, its token as the id, with one file whose extension tells the format.
 */
export interface InputTask {
  taskId: string;
  op: string;
  params: Readonly<Record<string, unknown>>;
  files: readonly { name: string; mime: string; bytes: number }[];
  output: Readonly<Record<string, unknown>>;
}

/** A question to the operator's language model: what it is, what is asked, and the JSON Schema of the answer. */
export interface PlanQuestion {
  system: string;
  user: string;
  /** Strict: every field required, no others. */
  schema: Readonly<Record<string, unknown>>;
}

/**
 * Why there is no plan: the model's server (down, slow, overloaded, wrong key or address, broken answers, resting after such
 * trouble), the model (would not answer; was cut off; answered no JSON, or JSON that the op cannot use), or nobody waits any more.
 */
export type PlanFailure =
  | 'unreachable'
  | 'timeout'
  | 'limited'
  | 'unauthorized'
  | 'rejected'
  | 'server_error'
  | 'malformed'
  | 'too_large'
  | 'resting'
  | 'refused'
  | 'cut_off'
  | 'not_json'
  | 'unusable'
  | 'aborted';

export type PlanReply = { text: string } | { failure: PlanFailure };

/** A language model that the operator has attached. A help, never a need: without it, or when it fails, an op works as before. */
export interface Planner {
  readonly model: string;
  /** `unsure`: the operator wants it asked only where the op's own reading is. */
  readonly when: 'unsure' | 'always';
  /**
   * Asks, and has the answer read; `read` throws when it is of no use. Never rejects. The same question gets the same answer
   * in every attempt of the task, and in other tasks for as long as one that holds the answer is kept.
   */
  ask<T>(question: PlanQuestion, read: (json: unknown) => T): Promise<{ value: T } | { failure: PlanFailure }>;
}

/** Bytes in, bytes out: what `run` may touch. No ids, no SQL, no HTTP, no clock. */
export interface OpContext {
  /**
   * The bytes of an input by parameter name (`input`, `image_token`, `model_token`, ...), and their file name. An element of an array or object
   * of inputs is named like `refs[0]`, `views.front`. For a task input, `file` picks one of its files by name (default: its first); kept artefacts of the op are found by their names too.
   */
  input(name: string, file?: string): Promise<{ name: string; bytes: Uint8Array }>;
  /** One result file, in the order of `files(params)`. */
  emit(name: string, bytes: Uint8Array): Promise<void>;
  /** Something stored beside the results for later operations (lineage, skeleton), never listed. */
  keep(name: string, bytes: Uint8Array): Promise<void>;
  /** The preview: WebP bytes. */
  thumbnail(webp: Uint8Array): Promise<void>;
  /** Merged into the task's `output`. */
  output(values: Record<string, unknown>): void;
  /** 0..1 and a few words for the person waiting. */
  progress(fraction: number, stage: string): void;
  readonly signal: AbortSignal;
  /** The seed given, or the one drawn at creation. */
  readonly seed: number;
  /** Absent where the operator has attached none. */
  readonly planner?: Planner;
  /** Safe sentences go to the user by throwing `GeometryError` or `OpError`; this is for the operator. */
  log(message: string, details?: Record<string, unknown>): void;
}

export interface OpDefinition<S extends z.ZodType> {
  /** The operation's name in the API; equals the folder's name. */
  name: string;
  summary: string;
  lane: Lane;
  /** The default when the request names none. */
  visibility: 'public' | 'private';
  /** The op's own fields (without `op` and `visibility`). Unknown fields are ignored. */
  params: S;
  example: z.input<S>;
  prices: Prices;
  /** Pure; an integer >= 0. `credits` is `prices` with the operator's overrides; `addons` and the quality ladder likewise. */
  price(params: z.output<S>, credits: Prices): number;
  /** Names of the result files, in order. */
  files(params: z.output<S>): readonly string[];
  /** Parameters that hold a token or a task id, or an array or object of them, and of what kind: resolved and checked for ownership before anything is charged. */
  inputs?: Readonly<Record<string, 'image_token' | 'model_token' | 'task' | 'image_task'>>;
  /** Chaining rules: a sentence for a 400, or undefined when all is well. */
  check?(params: z.output<S>, inputs: Readonly<Record<string, InputTask>>): string | undefined;
  /** Shape of `output`, for the OpenAPI description. */
  output?: z.ZodType;
  /** Whether results have a thumbnail. */
  thumbnail: boolean;
  /** Deadline of one attempt. */
  timeoutMs: number;
  /** Loads the work; called in the child process only. `warm` makes ready, while nobody waits, what runs will want. */
  load(): Promise<{ run(params: z.output<S>, ctx: OpContext): Promise<void>; warm?(): void }>;
}

/** Declares an operation. One folder each under `ops/`; the registry finds it there. */
export function defineOp<S extends z.ZodType>(definition: OpDefinition<S>): OpDefinition<S> {
  return Object.freeze(definition);
}
