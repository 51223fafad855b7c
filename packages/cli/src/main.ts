import { runCli, type ServerCommands } from './cli.ts';
import { terminal } from './io/terminal.ts';

/** The server's own program, where it is installed. It reads the command line, and ends the process itself. */
function installedServer(): ServerCommands | undefined {
  let program: string;
  try {
    program = import.meta.resolve('@claywork/server/main');
  } catch {
    return undefined;
  }
  return async (args) => {
    process.argv = [...process.argv.slice(0, 2), ...args];
    await import(program);
    return new Promise<number>(() => undefined);
  };
}

const server = installedServer();
process.exitCode = await runCli(process.argv.slice(2), terminal(), server);
