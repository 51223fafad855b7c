import type { PlanQuestion, PlanReply } from '../define-op.ts';

/** Parent to child: load these ops ahead; run this one; the answer to a request for an input or a plan; stop. */
export type ToChild =
  | { type: 'warm'; urls: string[] }
  | {
      type: 'run';
      url: string;
      params: unknown;
      seed: number;
      folder: string;
      /** Where a planner is attached: the child learns its name, never its address or key. */
      planner?: { model: string; when: 'unsure' | 'always' };
    }
  | { type: 'input'; request: number; file?: { name: string; path: string }; error?: string }
  | { type: 'plan'; request: number; reply: PlanReply }
  | { type: 'abort' };

/** A file that the op wrote into the attempt's folder. */
export interface WrittenFile {
  name: string;
  path: string;
  bytes: number;
}

/** Child to parent. `safe`: the message may be shown to the member. */
export type FromChild =
  | { type: 'started' }
  | { type: 'need'; request: number; name: string; file?: string }
  | { type: 'plan'; request: number; question: PlanQuestion }
  | { type: 'plan-verdict'; request: number; usable: boolean }
  | { type: 'progress'; fraction: number; stage: string }
  | { type: 'log'; message: string; details?: Record<string, unknown> }
  | {
      type: 'done';
      files: WrittenFile[];
      kept: WrittenFile[];
      thumbnail: WrittenFile | undefined;
      output: Record<string, unknown>;
    }
  | { type: 'failed'; safe: boolean; message: string; stack?: string };
