import { parseArgs } from 'node:util';
import { checkFiles, runMigrate, verify } from './commands/admin.ts';
import { addToCatalog } from './commands/catalog/add.ts';
import { listCatalog, removeFromCatalog } from './commands/catalog/list.ts';
import { starterCatalog } from './commands/catalog/starter.ts';
import { HELP } from './commands/help.ts';
import { inspect } from './commands/inspect.ts';
import { addMember, grant, setPassword } from './commands/member.ts';
import { render } from './commands/render.ts';
import { serve } from './commands/serve.ts';
import { VERSION } from './config/version.ts';

/** Runs a command line; returns the exit status. Throws a sentence when it makes no sense. */
async function main(args: string[]): Promise<number> {
  const [command = '--help', ...rest] = args;
  if (command === '--help' || command === '-h' || command === 'help' || rest.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  if (command === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  if (command === 'serve' || command === 'api' || command === 'worker') {
    const { values } = parseArgs({ args: rest, options: { 'free-ports': { type: 'boolean', default: false } } });
    return serve({ api: command !== 'worker', worker: command !== 'api' }, values['free-ports']);
  }
  if (command === 'inspect') return inspect(rest);
  if (command === 'render') return render(rest);
  if (command === 'migrate') return runMigrate();
  if (command === 'fsck') return checkFiles(rest);
  const [sub, ...options] = rest;
  if (command === 'member' && sub === 'add') return addMember(options);
  if (command === 'member' && sub === 'set-password') return setPassword(options);
  if (command === 'member' && sub === 'grant') return grant(options);
  if (command === 'catalog' && sub === 'add') return addToCatalog(options);
  if (command === 'catalog' && sub === 'starter') return starterCatalog(options);
  if (command === 'catalog' && sub === 'list') return listCatalog(options);
  if (command === 'catalog' && sub === 'remove') return removeFromCatalog(options);
  if (command === 'ledger' && sub === 'verify') return verify();
  throw new Error(`unknown command: ${args.join(' ')}. claywork --help lists them`);
}

main(process.argv.slice(2)).then(
  (status) => process.exit(status),
  (error: Error) => {
    process.stderr.write(`claywork: ${error.message}\n`);
    process.exit(1);
  },
);
