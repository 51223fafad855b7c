import { ChangeFeed } from '../db/change-feed.ts';
import type { Database } from '../db/database.ts';
import { RecentMap } from '../db/recent-map.ts';
import { pollTask } from './poll-task.ts';
import type { PolledTask } from './task.ts';

/** Whose key it was, and what a poll of the task says: undefined when it is not theirs, like an unknown one. */
export interface PollAnswer {
  memberId: string;
  body: string | undefined;
}

export type PollSource = 'memory' | 'database';

interface Remembered {
  memberId: string;
  body: string;
}

/** A query under way: what it brings may be remembered unless a word has come meanwhile of what it reads. */
interface Load {
  taskId: string;
  stale: boolean;
}

/** What the words are said on: see migration 0011. */
const CHANNEL = 'claywork_polls';
const KEYS_MAX = 10_000;
/** Characters of bodies; a longer one than a sixteenth of it is not kept. */
const BODIES_MAX = 8_000_000;

/**
 * Answers polls from memory where memory is as fresh as a query, and from the database otherwise. Remembered are live keys, and
 * tasks that wait or have ended, as the JSON that is sent; both go when the database says a word of them (`ChangeFeed`). So a
 * retired key dies at once, on every node, and members see what they have just done. A task that is being worked on changes more often
 * than it is asked for, and is always read.
 */
export class Polls {
  readonly #db: Database;
  readonly #render: (task: PolledTask) => string;
  readonly #onAnswer: ((source: PollSource) => void) | undefined;
  /** Hears of keys, and of tasks that wait or have ended: see `#forget`. */
  readonly feed: ChangeFeed;
  /** Member by digest of the key. */
  readonly #keys = new RecentMap<string>(KEYS_MAX);
  readonly #tasks = new RecentMap<Remembered>(BODIES_MAX, ({ body }) => body.length);
  readonly #loads = new Set<Load>();

  /** `render` makes what is sent and remembered; `onAnswer` hears where answers came from. */
  constructor(db: Database, render: (task: PolledTask) => string, onAnswer?: (source: PollSource) => void) {
    this.#db = db;
    this.#render = render;
    this.#onAnswer = onAnswer;
    this.feed = new ChangeFeed(db, CHANNEL, { onWord: (word) => this.#forget(word), onGap: () => this.#forgetAll() });
  }

  /** Begins to listen; before that, every poll is a query. */
  start(): void {
    this.feed.start();
  }

  close(): Promise<void> {
    return this.feed.close();
  }

  get listening(): boolean {
    return this.feed.listening;
  }

  /** Undefined for a key that is unknown or retired. `keyDigest` is in hexadecimal. */
  async poll(keyDigest: string, taskId: string): Promise<PollAnswer | undefined> {
    if (this.#recall(keyDigest, taskId) && (await this.feed.caughtUp())) {
      const answer = this.#recall(keyDigest, taskId);
      if (answer) {
        this.#onAnswer?.('memory');
        return answer;
      }
    }
    this.#onAnswer?.('database');
    return this.#load(keyDigest, taskId);
  }

  #recall(keyDigest: string, taskId: string): PollAnswer | undefined {
    const memberId = this.#keys.get(keyDigest);
    if (memberId === undefined) return undefined;
    const task = this.#tasks.get(taskId);
    return task && { memberId, body: task.memberId === memberId ? task.body : undefined };
  }

  async #load(keyDigest: string, taskId: string): Promise<PollAnswer | undefined> {
    const load: Load = { taskId, stale: !this.feed.listening };
    this.#loads.add(load);
    try {
      const poll = await pollTask(this.#db, keyDigest, taskId);
      if (!poll) return undefined;
      const { memberId, task } = poll;
      const body = task && this.#render(task);
      if (!load.stale) {
        this.#keys.set(keyDigest, memberId);
        const still = task && (task.status !== 'running' || task.attempt === 0);
        if (still && body!.length <= BODIES_MAX / 16) this.#tasks.set(taskId, { memberId, body: body! });
      }
      return { memberId, body };
    } finally {
      this.#loads.delete(load);
    }
  }

  #forget(word: string): void {
    const [kind, id] = word.split(' ', 2) as [string, string | undefined];
    if (kind === 'task') {
      this.#tasks.delete(id!);
      for (const load of this.#loads) if (load.taskId === id) load.stale = true;
    } else if (kind === 'member') {
      this.#keys.deleteWhere((memberId) => memberId === id);
      for (const load of this.#loads) load.stale = true;
    } else this.#forgetAll();
  }

  #forgetAll(): void {
    this.#keys.clear();
    this.#tasks.clear();
    for (const load of this.#loads) load.stale = true;
  }
}
