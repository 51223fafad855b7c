import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { WatchedState } from '../../queue/task-watch.ts';

/** Clients come back after so long when a stream ends or breaks. */
const RETRY_MS = 2000;
/** A client that takes nothing for so many heartbeats is not there any more. */
const STALLED_BEATS_MAX = 3;

/**
 * A task's states as server-sent events. A client that reads slowly misses states between, never the latest: what waits is
 * replaced, not queued.
 *
 * An event's id is `<n>-<digest>`: n grows from event to event, also across connections and nodes (it is the clock, or one more
 * than the id before), and the digest is the state's, so that a client that comes back is told what it does not know yet and
 * nothing else.
 */
export class TaskStream extends Readable {
  #last: number;
  #waiting: WatchedState | undefined;
  #wanted = false;
  #stalled = 0;
  #ending = false;
  #over = false;

  /** `lastEventId` is what the client says it has seen. */
  constructor(lastEventId: string | undefined) {
    super();
    this.#last = Number(/^(\d{1,16})-/.exec(lastEventId ?? '')?.[1] ?? 0);
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  show(state: WatchedState): void {
    this.#waiting = state;
    if (this.#wanted) this.#flush();
  }

  /** Ends after what waits has been sent. */
  finish(): void {
    this.#ending = true;
    if (this.#wanted) this.#flush();
  }

  /** A comment that keeps the connection from looking idle; gives up a client that takes nothing. */
  beat(): void {
    if (this.#wanted) this.#wanted = this.push(':\n\n');
    else if (++this.#stalled >= STALLED_BEATS_MAX) this.destroy();
  }

  override _read(): void {
    this.#wanted = true;
    this.#stalled = 0;
    this.#flush();
  }

  #flush(): void {
    if (this.#over) return;
    const state = this.#waiting;
    this.#waiting = undefined;
    if (state) {
      this.#last = Math.max(this.#last + 1, Date.now());
      this.#wanted = this.push(`id: ${this.#last}-${digestOf(state.body)}\nevent: task\ndata: ${state.body}\n\n`);
    }
    if (this.#ending || state?.ended) {
      this.#wanted = false;
      this.#over = true;
      this.push(null);
    }
  }
}

/** Whether an event's id says that the client has seen this state. */
export function hasSeen(lastEventId: string | undefined, state: WatchedState): boolean {
  return lastEventId !== undefined && lastEventId.slice(lastEventId.indexOf('-') + 1) === digestOf(state.body);
}

function digestOf(body: string): string {
  return createHash('sha1').update(body).digest('base64url').slice(0, 12);
}
