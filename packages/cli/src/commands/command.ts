import type { Io } from '../io/io.ts';

/** One word of the command line. `run` gets what follows it, and returns the exit status. */
export interface Command {
  /** What follows the word, as help shows it. */
  usage: string;
  summary: string;
  run(args: string[], io: Io): Promise<number>;
}
