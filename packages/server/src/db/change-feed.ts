import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type Database, loneClient } from './database.ts';

export interface ChangeListener {
  /** A word that a transaction left with its commit. */
  onWord(word: string): void;
  /** Words may have been missed: nothing heard or read before holds any more. */
  onGap(): void;
}

const AGAIN_MS = 500;
/** Where words do not come through, they are not tried for all the time. */
const UNUSABLE_MS = 60_000;
const HELLO_MS = 5000;
/** How a feed's words to itself begin. */
const HELLO = 'hello ';
/** A server that takes longer to say nothing is no longer there. */
const FENCE_MS = 1000;

interface Fence {
  passed: Promise<boolean>;
  pass(current: boolean): void;
}

/**
 * Hears what transactions announce with NOTIFY, on a connection of its own, and knows when it has heard all: what makes memory as
 * fresh as a query. PostgreSQL signals the listeners before a commit is answered, and a session hands over what has come in before
 * it says that it is ready for the next query. So an empty query on the listening connection is a fence: once it is answered,
 * every word has been heard of every change that anybody had been told of when the query was sent. A round trip that reads no
 * row, shared by all who ask meanwhile.
 *
 * While the connection is away, and where it is not the session's own (a pooler that hands sessions around), `caughtUp` is false.
 */
export class ChangeFeed {
  readonly #db: Database;
  readonly #channel: string;
  readonly #listeners = new Set<ChangeListener>();
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #hangUp: (() => void) | undefined;
  #sent: Fence | undefined;
  #next: Fence | undefined;
  #loop: Promise<void> | undefined;

  constructor(db: Database, channel: string, listener: ChangeListener) {
    this.#db = db;
    this.#channel = channel;
    this.#listeners.add(listener);
  }

  /** One more who hears, from now on; returns how to stop. */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  start(): void {
    this.#loop ??= this.#keepListening();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#loop;
  }

  /** Whether words are being heard. */
  get listening(): boolean {
    return this.#client !== undefined;
  }

  /** True once all has been heard that was known to anybody when this was called; false when that cannot be said. */
  caughtUp(): Promise<boolean> {
    if (!this.#client) return NOT;
    if (!this.#next) {
      this.#next = newFence();
      if (!this.#sent) this.#schedule();
    }
    return this.#next.passed;
  }

  /** All who ask in one turn of the event loop, and all who ask while a fence is under way, share the next one. */
  #schedule(): void {
    setImmediate(() => {
      if (this.#client && this.#next && !this.#sent) this.#send(this.#client, this.#next);
    });
  }

  #send(client: pg.Client, fence: Fence): void {
    this.#sent = fence;
    this.#next = undefined;
    const timer = setTimeout(() => this.#lose(client), FENCE_MS);
    client.query('', (error: Error | null) => {
      clearTimeout(timer);
      if (client !== this.#client) return;
      if (error) return this.#lose(client);
      this.#sent = undefined;
      if (this.#next) this.#schedule();
      fence.pass(true);
    });
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      const usable = await this.#listen(signal).catch(() => true);
      await sleep(usable ? AGAIN_MS : UNUSABLE_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  /** Listens until the connection breaks or `signal` says so. False: words do not come through on connections to this address. */
  async #listen(signal: AbortSignal): Promise<boolean> {
    const { client, destroy } = loneClient(this.#db, this.#channel);
    const over = new Promise<void>((resolve) => client.once('end', resolve));
    signal.addEventListener('abort', destroy, { once: true });
    try {
      await client.connect();
      const hears = await Promise.race([this.#hears(client), over]);
      if (!hears) return hears === undefined;
      client.on('notification', ({ payload = '' }) => payload.startsWith(HELLO) || this.#tell(payload));
      this.#tellGap();
      this.#client = client;
      this.#hangUp = destroy;
      await over;
      this.#lose(client);
      return true;
    } finally {
      signal.removeEventListener('abort', destroy);
      destroy();
    }
  }

  /**
   * Whether a word said on another connection comes in on this one, unasked. Behind a pooler that hands sessions around it does
   * not; should it happen to, the session is not the one that was announced when connecting.
   */
  async #hears(client: pg.Client): Promise<boolean> {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    if (rows[0]!.pid !== (client as pg.Client & { processID: number }).processID) return false;
    const hello = HELLO + randomUUID();
    const heard = new Promise<boolean>((resolve) => {
      client.on('notification', ({ payload }) => payload === hello && resolve(true));
      setTimeout(resolve, HELLO_MS, false).unref();
    });
    await client.query(`listen ${this.#channel}`);
    await this.#db.pool.query('select pg_notify($1, $2)', [this.#channel, hello]);
    return heard;
  }

  #tell(word: string): void {
    for (const listener of this.#listeners) listener.onWord(word);
  }

  #tellGap(): void {
    for (const listener of this.#listeners) listener.onGap();
  }

  #lose(client: pg.Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#hangUp?.();
    this.#tellGap();
    this.#sent?.pass(false);
    this.#next?.pass(false);
    this.#sent = undefined;
    this.#next = undefined;
  }
}

const NOT = Promise.resolve(false);

function newFence(): Fence {
  let pass!: Fence['pass'];
  const passed = new Promise<boolean>((resolve) => {
    pass = resolve;
  });
  return { passed, pass };
}
