import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { dropPlan, findPlan, keepPlan } from '../queue/plans.ts';
import type { PlanQuestion, PlanReply } from './define-op.ts';
import type { Log } from './log.ts';

/** A language model that answers with JSON. An adapter stands in `engines/`. */
export interface PlanSource {
  readonly model: string;
  /** Ask about every prompt, or only where the op's own reading is unsure. */
  readonly when: 'unsure' | 'always';
  /** `text` is well-formed JSON. Never rejects; says why there is no answer. */
  ask(question: PlanQuestion, signal: AbortSignal): Promise<PlanReply>;
}

export interface PlannerDeps {
  db: Database;
  source: PlanSource;
  log: Log;
  /** `used`, `stored` (used, and known from before), `unusable`, or why there was no answer. */
  onPlan?(result: string, seconds: number): void;
}

/**
 * The planner as one attempt of a task sees it. It lives in the worker: the child that runs the op never holds the key, and
 * can ask nothing but the one model. Answers are kept with the task, so that its next attempt has the same plan, and taken over by other
 * tasks with the same question, so that one prompt and seed give one model whatever the language model says the second time.
 */
export class TaskPlanner {
  readonly #deps: PlannerDeps;
  readonly #taskId: string;
  readonly #abort = new AbortController();
  readonly #answered = new Map<number, { key: Uint8Array; stored: boolean; seconds: number }>();

  constructor(deps: PlannerDeps, taskId: string) {
    this.#deps = deps;
    this.#taskId = taskId;
  }

  get terms(): { model: string; when: 'unsure' | 'always' } {
    return { model: this.#deps.source.model, when: this.#deps.source.when };
  }

  /** Answers a question of the op, from what is stored or from the model. Never rejects. */
  async ask(request: number, question: PlanQuestion): Promise<PlanReply> {
    const { db, source } = this.#deps;
    const started = performance.now();
    const key = keyOf(source.model, question);
    const stored = await this.#softly(() => findPlan(db, this.#taskId, key));
    const reply = stored === undefined ? await source.ask(question, this.#abort.signal) : { text: stored };
    const seconds = (performance.now() - started) / 1000;
    if ('failure' in reply) {
      this.#report(reply.failure, seconds);
      return reply;
    }
    const text = (await this.#softly(() => keepPlan(db, this.#taskId, key, reply.text))) ?? reply.text;
    this.#answered.set(request, { key, stored: stored !== undefined, seconds });
    return { text };
  }

  /** The op's verdict on an answer. One that is of no use is not kept. */
  async settle(request: number, usable: boolean): Promise<void> {
    const answer = this.#answered.get(request);
    if (!answer) return;
    this.#answered.delete(request);
    this.#report(usable ? (answer.stored ? 'stored' : 'used') : 'unusable', answer.seconds);
    if (!usable) await this.#softly(() => dropPlan(this.#deps.db, this.#taskId, answer.key));
  }

  /** The attempt is over, or not wanted any more: nobody waits for an answer. */
  close(): void {
    this.#abort.abort();
  }

  #report(result: string, seconds: number): void {
    this.#deps.onPlan?.(result, seconds);
    this.#deps.log.info({ task: this.#taskId, model: this.#deps.source.model, result, seconds }, 'planner');
  }

  /** The store of answers is a convenience: a task does not fail for it, nor when it was deleted meanwhile. */
  async #softly<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.#deps.log.warn({ task: this.#taskId, detail: String(error) }, 'the plan store is not reachable');
      return undefined;
    }
  }
}

function keyOf(model: string, { system, user, schema }: PlanQuestion): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([model, system, user, schema]))
    .digest();
}
