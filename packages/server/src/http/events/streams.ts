import type { TaskWatch } from '../../queue/task-watch.ts';
import { noSuchTask } from '../errors/no-such-task.ts';
import { ServiceError } from '../errors/service-error.ts';
import { hasSeen, TaskStream } from './task-stream.ts';

/** Streams that a member may have open at once, and that a process holds. */
export const STREAMS_MAX = 32;
const ALL_MAX = 20_000;
const HEARTBEAT_MS = 15_000;

export interface StreamRequest {
  memberId: string;
  taskId: string;
  lastEventId: string | undefined;
  /** Whether the member is still let in: asked with every heartbeat. */
  allowed(): Promise<boolean>;
}

interface Open {
  stream: TaskStream;
  memberId: string;
  allowed(): Promise<boolean>;
}

/** The event streams that this process holds open. */
export class Streams {
  readonly #watch: TaskWatch;
  readonly #heartbeatMs: number;
  readonly #open = new Set<Open>();
  readonly #byMember = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(watch: TaskWatch, heartbeatMs = HEARTBEAT_MS) {
    this.#watch = watch;
    this.#heartbeatMs = heartbeatMs;
  }

  get size(): number {
    return this.#open.size;
  }

  /** A stream that begins with the state of now; undefined when the task has ended and the client knows how. */
  async open({ memberId, taskId, lastEventId, allowed }: StreamRequest): Promise<TaskStream | undefined> {
    const leave = this.#enter(memberId);
    const stream = new TaskStream(lastEventId);
    let watching: Awaited<ReturnType<TaskWatch['watch']>>;
    try {
      watching = await this.#watch.watch(memberId, taskId, {
        onState: (state) => stream.show(state),
        // the client comes back, and is told that there is no such task
        onGone: () => stream.finish(),
      });
      if (!watching) throw noSuchTask();
    } catch (error) {
      leave();
      throw error;
    }
    const known = hasSeen(lastEventId, watching.first);
    if (known && watching.first.ended) {
      watching.stop();
      leave();
      return undefined;
    }
    const open = { stream, memberId, allowed };
    this.#open.add(open);
    stream.once('close', () => {
      watching.stop();
      this.#open.delete(open);
      leave();
      if (this.#open.size === 0) this.#stopBeating();
    });
    if (!known) stream.show(watching.first);
    if (this.#closed) stream.finish();
    this.#timer ??= setInterval(() => this.#beat(), this.#heartbeatMs).unref();
    return stream;
  }

  /** The member's key or session may have ended. */
  recheck(memberId: string): void {
    for (const open of this.#open) if (open.memberId === memberId) void this.#check(open);
  }

  /** Ends all streams; clients come back, to another process or a later one. */
  close(): void {
    this.#closed = true;
    this.#stopBeating();
    for (const { stream } of this.#open) stream.finish();
  }

  #enter(memberId: string): () => void {
    if (this.#open.size >= ALL_MAX) throw new ServiceError('unavailable', 'Too many event streams. Poll instead.');
    const count = this.#byMember.get(memberId) ?? 0;
    if (count >= STREAMS_MAX)
      throw new ServiceError('budget', `Too many event streams: at most ${STREAMS_MAX} at a time.`);
    this.#byMember.set(memberId, count + 1);
    return () => {
      const left = this.#byMember.get(memberId)! - 1;
      if (left > 0) this.#byMember.set(memberId, left);
      else this.#byMember.delete(memberId);
    };
  }

  #beat(): void {
    for (const open of this.#open) {
      open.stream.beat();
      void this.#check(open);
    }
  }

  async #check({ stream, allowed }: Open): Promise<void> {
    // while the database is away nobody is shut out: the next heartbeat asks again
    if (!(await allowed().catch(() => true))) stream.finish();
  }

  #stopBeating(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
