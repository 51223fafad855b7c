export { runCli, type ServerCommands } from './cli.ts';
export type { Io } from './io/io.ts';
export { Progress } from './io/progress.ts';
