import type { ChangeFeed } from '../db/change-feed.ts';
import type { Database } from '../db/database.ts';
import type { PolledTask } from './task.ts';

/** What a watched task looks like now. */
export interface WatchedState {
  memberId: string;
  taskId: string;
  /** As a poll shows it. */
  body: string;
  ended: boolean;
}

export interface Watcher {
  onState(state: WatchedState): void;
  /** The task has been deleted. */
  onGone(): void;
}

export interface Watching {
  /** What it was when watching began; every change after it goes to the watcher. */
  first: WatchedState;
  stop(): void;
}

/** Progress is written at most twice a second. */
const EVERY_MS = 500;
/** Words may be missed without anybody knowing (a trigger turned off): every so many turns all are looked at. */
const ALL_EVERY = 20;

interface Opening {
  memberId: string;
  watcher: Watcher;
  resolve(watching: Watching | undefined): void;
  reject(error: unknown): void;
}

interface Entry {
  state: WatchedState | undefined;
  /** Begun and not ended: its row changes without a word. */
  working: boolean;
  openings: Opening[];
  watchers: Set<Watcher>;
}

type Row = PolledTask & { memberId: string };

const TEXT = `select t.id, t.member_id as "memberId", t.op, t.status, t.attempt, t.progress, t.stage, t.cost, t.engine, t.error, t.files,
    t.output, t.created_at as "createdAt", t.finished_at as "finishedAt"
  from task t where t.id = any ($1)`;

/**
 * Follows tasks for any number of watchers with one query a turn: those being worked on are read twice a second, which is as
 * often as their progress is written, wherever their worker is; those that wait are read when the database says a word of them,
 * and everything that is asked for anew at once. Reads never overlap, so that no state is seen after a later one. Nobody
 * watching, nothing read.
 */
export class TaskWatch {
  readonly #db: Database;
  readonly #feed: Pick<ChangeFeed, 'listening' | 'subscribe'>;
  readonly #render: (task: PolledTask) => string;
  readonly #everyMs: number;
  readonly #entries = new Map<string, Entry>();
  readonly #due = new Set<string>();
  readonly #unsubscribe: () => void;
  #reading = false;
  #scheduled = false;
  #timer: NodeJS.Timeout | undefined;
  #turns = 0;
  /** Queries so far. */
  reads = 0;

  /** `render` makes the body of a state, once for all watchers. */
  constructor(
    db: Database,
    feed: Pick<ChangeFeed, 'listening' | 'subscribe'>,
    render: (task: PolledTask) => string,
    everyMs = EVERY_MS,
  ) {
    this.#db = db;
    this.#feed = feed;
    this.#render = render;
    this.#everyMs = everyMs;
    this.#unsubscribe = feed.subscribe({ onWord: (word) => this.#hear(word), onGap: () => this.#all() });
  }

  /** How many tasks are being followed. */
  get size(): number {
    return this.#entries.size;
  }

  /** Undefined when the task is not the member's, like an unknown one. Throws what the database throws. */
  watch(memberId: string, taskId: string, watcher: Watcher): Promise<Watching | undefined> {
    return new Promise((resolve, reject) => {
      const entry = this.#entries.get(taskId) ?? {
        state: undefined,
        working: false,
        openings: [],
        watchers: new Set(),
      };
      this.#entries.set(taskId, entry);
      entry.openings.push({ memberId, watcher, resolve, reject });
      this.#due.add(taskId);
      this.#schedule();
    });
  }

  close(): void {
    this.#unsubscribe();
    clearTimeout(this.#timer);
    this.#entries.clear();
    this.#due.clear();
  }

  #hear(word: string): void {
    const [kind, id] = word.split(' ', 2) as [string, string | undefined];
    if (kind === 'all') this.#all();
    else if (kind === 'task' && this.#entries.has(id!)) {
      this.#due.add(id!);
      this.#schedule();
    }
  }

  #all(): void {
    for (const id of this.#entries.keys()) this.#due.add(id);
    this.#schedule();
  }

  /** What comes in one turn of the event loop, and while a read is under way, is read together. */
  #schedule(): void {
    if (this.#scheduled || this.#reading || this.#due.size === 0) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      void this.#read();
    });
  }

  #tick(): void {
    this.#timer = undefined;
    const every = !this.#feed.listening || ++this.#turns % ALL_EVERY === 0;
    for (const [id, entry] of this.#entries) if (every || entry.working) this.#due.add(id);
    if (this.#due.size > 0) this.#schedule();
    else this.#rest();
  }

  #rest(): void {
    if (this.#timer || this.#entries.size === 0) return;
    this.#timer = setTimeout(() => this.#tick(), this.#everyMs).unref();
  }

  async #read(): Promise<void> {
    const ids = [...this.#due].filter((id) => this.#entries.has(id));
    this.#due.clear();
    // those who come from here on want a read that begins after they came
    const openings = ids.map((id) => this.#entries.get(id)!.openings.splice(0));
    if (ids.length > 0) {
      this.#reading = true;
      this.reads++;
      try {
        const { rows } = await this.#db.pool.query<Row>({ name: 'watch_tasks', text: TEXT, values: [ids] });
        const found = new Map(rows.map((row) => [row.id, row]));
        for (const [i, id] of ids.entries()) this.#take(id, found.get(id), openings[i]!);
      } catch (error) {
        // those who watch already are told with the next turn, which looks at all
        this.#turns = -1;
        for (const { reject } of openings.flat()) reject(error);
        for (const id of ids) this.#leave(id);
      } finally {
        this.#reading = false;
      }
    }
    this.#schedule();
    this.#rest();
  }

  #take(id: string, row: Row | undefined, openings: readonly Opening[]): void {
    const entry = this.#entries.get(id);
    if (!entry) return;
    if (!row) {
      for (const watcher of [...entry.watchers]) watcher.onGone();
      entry.watchers.clear();
      entry.state = undefined;
    } else {
      const { memberId, ...task } = row;
      const state = { memberId, taskId: id, body: this.#render(task), ended: row.status !== 'running' };
      const changed = entry.state?.body !== state.body;
      entry.working = row.status === 'running' && row.attempt > 0;
      if (changed) {
        entry.state = state;
        for (const watcher of [...entry.watchers]) watcher.onState(state);
      }
    }
    for (const opening of openings) opening.resolve(this.#open(id, entry, opening));
    this.#leave(id);
  }

  #open(id: string, entry: Entry, { memberId, watcher }: Opening): Watching | undefined {
    const { state } = entry;
    if (state?.memberId !== memberId) return undefined;
    entry.watchers.add(watcher);
    const stop = () => {
      entry.watchers.delete(watcher);
      this.#leave(id);
    };
    return { first: state, stop };
  }

  /** Forgets a task that nobody watches. */
  #leave(id: string): void {
    const entry = this.#entries.get(id);
    if (entry && entry.watchers.size === 0 && entry.openings.length === 0) this.#entries.delete(id);
  }
}
