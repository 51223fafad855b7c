import type { Io } from './io.ts';

const WIDTH = 28;
const STEP = 10;

/** Shows how far something has come: a bar that is redrawn where somebody watches, else a line now and then. */
export class Progress {
  readonly #io: Pick<Io, 'err' | 'tty' | 'columns'>;
  #shown = -STEP;
  #stage = '';

  constructor(io: Pick<Io, 'err' | 'tty' | 'columns'>) {
    this.#io = io;
  }

  /** `percent`: 0 to 100. */
  show(percent: number, stage: string): void {
    const { tty, columns } = this.#io;
    if (!tty && percent < this.#shown + STEP && stage === this.#stage) return;
    this.#shown = percent;
    this.#stage = stage;
    const figure = `${String(Math.round(percent)).padStart(3)} %  ${stage}`;
    if (!tty) {
      this.#io.err(`${figure}\n`);
      return;
    }
    const filled = Math.round((percent / 100) * WIDTH);
    const line = `[${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}] ${figure}`;
    this.#io.err(`\r\x1b[K${line.slice(0, columns - 1)}`);
  }

  /** Takes the bar away. */
  clear(): void {
    if (this.#io.tty) this.#io.err('\r\x1b[K');
  }
}
