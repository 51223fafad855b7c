import type { PlanFailure, Planner, PlanQuestion, PlanReply } from '../define-op.ts';
import type { FromChild } from './messages.ts';

/** The op's side of the planner: questions go to the parent, answers are read here, under this process's caps. */
export class ChildPlanner implements Planner {
  readonly model: string;
  readonly when: 'unsure' | 'always';
  readonly #send: (message: FromChild) => void;
  readonly #waiting = new Map<number, (reply: PlanReply) => void>();
  #requests = 0;

  constructor(terms: { model: string; when: 'unsure' | 'always' }, send: (message: FromChild) => void) {
    this.model = terms.model;
    this.when = terms.when;
    this.#send = send;
  }

  async ask<T>(question: PlanQuestion, read: (json: unknown) => T): Promise<{ value: T } | { failure: PlanFailure }> {
    const request = ++this.#requests;
    const reply = await new Promise<PlanReply>((resolve) => {
      this.#waiting.set(request, resolve);
      this.#send({ type: 'plan', request, question });
    });
    if ('failure' in reply) return reply;
    try {
      const value = read(JSON.parse(reply.text));
      this.#send({ type: 'plan-verdict', request, usable: true });
      return { value };
    } catch (error) {
      this.#send({ type: 'plan-verdict', request, usable: false });
      this.#send({ type: 'log', message: 'the plan is of no use', details: { detail: String(error) } });
      return { failure: 'unusable' };
    }
  }

  /** The parent's answer to `ask`. */
  answer(request: number, reply: PlanReply): void {
    this.#waiting.get(request)?.(reply);
    this.#waiting.delete(request);
  }
}
