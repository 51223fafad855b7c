import { randomUUID } from 'node:crypto';
import { type Rng, rngInt } from './random.ts';

export interface Acknowledged {
  key: string;
  taskId: string;
}

/** Members that create tasks over HTTP without rest, repeating each create under its Idempotency-Key until it is answered. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** Answers that no client should see. */
  readonly surprises: string[] = [];
  readonly #url: string;
  readonly #random: Rng;
  #running = true;
  #loops: Promise<void>[];
  #lastAnswer = 0;
  #refusal = '';

  /** `keys[i]` are the keys that client i goes through: each has its own create budget. */
  constructor(url: string, keys: string[][], random: Rng) {
    this.#url = url;
    this.#random = random;
    this.#loops = keys.map((mine) => this.#client(mine));
  }

  /** Resolves at the first acknowledged create after now; with how long that took. */
  async nextAnswer(): Promise<number> {
    const from = performance.now();
    while (this.#lastAnswer < from) {
      if (performance.now() - from > 60_000) throw new Error('no create was answered for a minute');
      await pause(20);
    }
    return this.#lastAnswer - from;
  }

  /** The last answer that was not a success, for a report. */
  recent(): string {
    return this.#refusal;
  }

  async stop(): Promise<void> {
    this.#running = false;
    await Promise.all(this.#loops);
  }

  async #client(keys: string[]): Promise<void> {
    for (let n = 0; this.#running; n++) {
      const key = keys[n % keys.length]!;
      const steps = rngInt(this.#random, 0, 30);
      await this.#create(key, JSON.stringify({ op: 'rehearse', steps, pause: 25, seed: n }), randomUUID());
      await pause(rngInt(this.#random, 20, 120));
    }
  }

  async #create(key: string, body: string, idempotency: string): Promise<void> {
    // an unanswered create is repeated even after the end: its fate must be known
    for (let tries = 0; this.#running || tries < 400; tries++) {
      const headers = { 'x-api-key': key, 'idempotency-key': idempotency, 'content-type': 'application/json' };
      const answer = await fetch(`${this.#url}/api/gen/create`, {
        method: 'POST',
        headers: { ...headers, 'user-agent': 'faults/1.0 (test)' },
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer?.status === 200 && text !== undefined) {
        this.acknowledged.push({ key, taskId: (JSON.parse(text) as { task_id: string }).task_id });
        this.#lastAnswer = performance.now();
        return;
      }
      this.#refusal = `${answer?.status} ${text}`;
      if (answer?.status === 429) return;
      if (answer && answer.status !== 503) this.surprises.push(`${answer.status} ${text}`);
      await pause(50);
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
