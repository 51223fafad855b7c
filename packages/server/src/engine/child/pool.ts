import { OpProcess } from './process.ts';

/** After this many attempts a process is replaced: whatever it leaked goes with it. */
const RUNS_MAX = 100;

/** Warm processes for ops: as many as tasks run at once, forked ahead, reused, replaced when they die or grow. */
export class ChildPool {
  readonly #idle: OpProcess[] = [];
  readonly #all = new Set<OpProcess>();
  readonly #memoryMb: number;
  readonly #warm: string[];
  readonly #codeCache: string;
  #closed = false;

  /** `codeCache`: folder that processes keep compiled code in. `warm`: ops to load ahead in every process. */
  constructor(size: number, memoryMb: number, codeCache: string, warm: Iterable<string> = []) {
    this.#memoryMb = memoryMb;
    this.#codeCache = codeCache;
    this.#warm = [...warm];
    for (let i = 0; i < size; i++) this.#idle.push(this.#fork());
  }

  /** A process for one attempt. */
  take(): OpProcess {
    let child = this.#idle.pop();
    while (child && !child.alive) child = this.#idle.pop();
    return child ?? this.#fork();
  }

  /** Back after an attempt. A dead, worn or grown one is replaced. */
  give(child: OpProcess): void {
    child.runs++;
    const worn = child.runs >= RUNS_MAX || child.residentMb() > this.#memoryMb / 2;
    if (worn) child.kill('worn');
    if (this.#closed) child.kill('closed');
    else this.#idle.push(child.alive && !worn ? child : this.#fork());
  }

  /** Pids of all processes: idle and busy. */
  pids(): number[] {
    return [...this.#all].flatMap((child) => child.pid ?? []);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const child of this.#all) child.kill('closed');
    await Promise.all([...this.#all].map((child) => child.ended));
  }

  #fork(): OpProcess {
    const child = new OpProcess(this.#memoryMb, this.#codeCache);
    this.#all.add(child);
    child.send({ type: 'warm', urls: this.#warm });
    void child.ended.then(() => this.#all.delete(child));
    return child;
  }
}
