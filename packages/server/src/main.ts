import { parseArgs } from 'node:util';
import { HELP } from './commands/help.ts';
import { Stopped } from './commands/stopped.ts';
import { VERSION } from './config/version.ts';

/** Runs a command's own arguments; returns the exit status. */
type Command = (args: string[]) => Promise<number>;

/** Commands by their first word, or their first two. Each loads what it needs and no more: a member is added without the service or the kernels. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: () => service({ api: true, worker: true }),
  api: () => service({ api: true, worker: false }),
  worker: () => service({ api: false, worker: true }),
  inspect: async () => (await import('./commands/inspect.ts')).inspect,
  render: async () => (await import('./commands/render.ts')).render,
  migrate: async () => (await import('./commands/admin.ts')).runMigrate,
  fsck: async () => (await import('./commands/admin.ts')).checkFiles,
  'ledger verify': async () => (await import('./commands/admin.ts')).verify,
  'member add': async () => (await import('./commands/member.ts')).addMember,
  'member set-password': async () => (await import('./commands/member.ts')).setPassword,
  'member grant': async () => (await import('./commands/member.ts')).grant,
  'catalog add': async () => (await import('./commands/catalog/add.ts')).addToCatalog,
  'catalog starter': async () => (await import('./commands/catalog/starter.ts')).starterCatalog,
  'catalog list': async () => (await import('./commands/catalog/list.ts')).listCatalog,
  'catalog remove': async () => (await import('./commands/catalog/list.ts')).removeFromCatalog,
};

async function service(roles: { api: boolean; worker: boolean }): Promise<Command> {
  const { serve } = await import('./commands/serve.ts');
  return (args) => {
    const { values } = parseArgs({ args, options: { 'free-ports': { type: 'boolean', default: false } } });
    return serve(roles, values['free-ports']);
  };
}

/** Runs a command line; returns the exit status. Throws a sentence when it makes no sense. */
async function main(args: string[]): Promise<number> {
  const [first = '--help', second] = args;
  if (first === '--help' || first === '-h' || first === 'help' || args.includes('--help')) {
    process.stdout.write(HELP);
    return 0;
  }
  if (first === '--version') {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  for (const name of [first, `${first} ${second}`]) {
    if (!Object.hasOwn(COMMANDS, name)) continue;
    const command = await COMMANDS[name]!();
    return command(args.slice(name.split(' ').length));
  }
  throw new Error(`unknown command: ${args.join(' ')}. claywork --help lists them`);
}

main(process.argv.slice(2)).then(
  (status) => process.exit(status),
  (error: Error) => {
    process.stderr.write(`claywork: ${error.message}\n`);
    process.exit(error instanceof Stopped ? error.status : 1);
  },
);
