import { setTimeout as sleep } from 'node:timers/promises';
import type { PlanFailure, PlanQuestion, PlanReply } from '../../engine/define-op.ts';
import type { Log } from '../../engine/log.ts';
import type { PlanSource } from '../../engine/planner.ts';
import { chatBody, type Dialect, FULL_DIALECT, plainerDialect } from './dialect.ts';
import { type Posted, postJson } from './post-json.ts';
import { errorCodes, readCompletion } from './read-completion.ts';

export interface ChatPlannerOptions {
  /** Base address (`http://localhost:11434/v1`), or that of the chat endpoint itself. */
  url: string;
  model: string;
  key?: string;
  when: 'unsure' | 'always';
  /** For one question, retries and pauses included. */
  timeoutMs: number;
  log: Log;
}

const ANSWER_BYTES_MAX = 256 * 1024;
/** Requests for one question: every plainer form once, and the one retry. */
const POSTS_MAX = 6;
const RETRY_AFTER_MS = 1000;
/** After so many troubles in a row with the server, tasks do not wait for it for a while. */
const TROUBLES_MAX = 3;
const REST_MS = 60_000;
const TROUBLES: ReadonlySet<PlanFailure> = new Set<PlanFailure>([
  'unreachable',
  'timeout',
  'limited',
  'unauthorized',
  'rejected',
  'server_error',
  'malformed',
  'too_large',
]);

/**
 * Any server with the OpenAI chat protocol as a planner: asked for JSON with a strict schema, or as plainly as it understands, which
 * is remembered. One retry after 429, 5xx or a broken connection, as late as `Retry-After` says if that is in time.
 * Neither the key nor the words of a question or an answer are ever logged.
 */
export class ChatPlanner implements PlanSource {
  readonly model: string;
  readonly when: 'unsure' | 'always';
  readonly #options: ChatPlannerOptions;
  readonly #url: URL;
  #dialect: Dialect = FULL_DIALECT;
  #troubles = 0;
  #restUntil = Number.NEGATIVE_INFINITY;

  constructor(options: ChatPlannerOptions) {
    this.model = options.model;
    this.when = options.when;
    this.#options = options;
    this.#url = new URL(options.url);
    const path = this.#url.pathname.replace(/\/+$/, '');
    this.#url.pathname = path.endsWith('/chat/completions') ? path : `${path}/chat/completions`;
  }

  async ask(question: PlanQuestion, signal: AbortSignal): Promise<PlanReply> {
    if (signal.aborted) return { failure: 'aborted' };
    if (performance.now() < this.#restUntil) return { failure: 'resting' };
    const deadline = performance.now() + this.#options.timeoutMs;
    const either = AbortSignal.any([signal, AbortSignal.timeout(this.#options.timeoutMs)]);
    let reply: PlanReply;
    try {
      reply = await this.#converse(question, either, deadline);
    } catch (error) {
      if (!either.aborted) throw error;
      reply = { failure: signal.aborted ? 'aborted' : 'timeout' };
    }
    this.#note(reply);
    return reply;
  }

  async #converse(question: PlanQuestion, signal: AbortSignal, deadline: number): Promise<PlanReply> {
    let dialect = this.#dialect;
    let retried = false;
    for (let posts = 1; ; posts++) {
      const { key } = this.#options;
      const body = chatBody(question, this.model, dialect);
      const posted = await postJson(this.#url, body, { key, bytesMax: ANSWER_BYTES_MAX, signal });
      if ('status' in posted && posted.status === 200) {
        this.#dialect = dialect;
        return readCompletion(posted.text);
      }
      const plainer = 'status' in posted && posts < POSTS_MAX && plainerDialect(dialect, posted.status, posted.text);
      if (plainer) {
        dialect = plainer;
        continue;
      }
      const { failure, retryMs } = judge(posted);
      if (retried || retryMs === undefined || performance.now() + retryMs >= deadline) {
        this.#logTrouble(failure, posted);
        return { failure };
      }
      retried = true;
      await sleep(retryMs, undefined, { signal });
    }
  }

  #logTrouble(failure: PlanFailure, posted: Posted): void {
    const detail = 'status' in posted ? `${posted.status} ${errorCodes(posted.text)}`.trim() : posted.detail;
    this.#options.log.warn({ host: this.#url.host, failure, detail }, 'the planner did not answer');
  }

  #note(reply: PlanReply): void {
    if ('failure' in reply && reply.failure === 'aborted') return;
    const trouble = 'failure' in reply && TROUBLES.has(reply.failure);
    this.#troubles = trouble ? this.#troubles + 1 : 0;
    if (this.#troubles < TROUBLES_MAX) return;
    this.#troubles = 0;
    this.#restUntil = performance.now() + REST_MS;
    this.#options.log.warn({ host: this.#url.host, seconds: REST_MS / 1000 }, 'the planner is left alone for a while');
  }
}

/** What a refusal means, and after how long to try again, if at all. */
function judge(posted: Posted): { failure: PlanFailure; retryMs?: number } {
  if ('failure' in posted)
    return posted.failure === 'unreachable' && posted.detail !== 'ECONNREFUSED'
      ? { failure: posted.failure, retryMs: 0 }
      : { failure: posted.failure };
  const { status, headers, text } = posted;
  if (status === 401 || status === 403) return { failure: 'unauthorized' };
  if (status === 429)
    return /insufficient_quota/.test(text) ? { failure: 'limited' } : { failure: 'limited', retryMs: waitOf(headers) };
  if (status === 408 || status >= 500) return { failure: 'server_error', retryMs: waitOf(headers) };
  return { failure: /content_policy|content_filter|moderation/.test(text) ? 'refused' : 'rejected' };
}

/** `Retry-After` in seconds or as a date. */
function waitOf(headers: Headers): number {
  const said = headers.get('retry-after')?.trim();
  if (!said) return RETRY_AFTER_MS;
  const ms = /^\d+(\.\d+)?$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : RETRY_AFTER_MS;
}
