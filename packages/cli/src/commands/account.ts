import { connect, keepSettings, readSettings } from '../io/settings.ts';
import { UsageError } from '../io/usage-error.ts';
import { describeBalance } from '../results/describe-balance.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';

/** `claywork balance`. */
export const balance: Command = {
  usage: '',
  summary: 'credits, and what is left of the allowance',
  async run(args, io) {
    const { claywork, json } = options(io, args, {});
    return answering(io, json, async () => {
      const answer = await claywork.balance();
      if (json) printJson(io, answer);
      else io.out(`${describeBalance(answer)}\n`);
      return 0;
    });
  },
};

/** `claywork login`: asks for the key, tries it, keeps it. */
export const login: Command = {
  usage: '[--url URL]',
  summary: 'keeps the service and your key for the next time',
  async run(args, io) {
    const { json, values } = options(io, args, {}) as { json: boolean; values: { url?: string } };
    const { url } = readSettings(io, values.url);
    const key = io.env.CLAYWORK_KEY || (await io.secret(`API key of ${url}: `));
    if (!key) throw new UsageError('login: no key was given');
    const { tier } = await connect(io, url, { url, key }).balance({
      signal: io.signal,
    });
    const file = keepSettings(io, { url, key });
    if (json) printJson(io, { url, tier, file });
    else io.err(`Signed in to ${url}, plan ${tier}. Kept in ${file}\n`);
    return 0;
  },
};

/** `claywork logout`. */
export const logout: Command = {
  usage: '',
  summary: 'forgets them',
  async run(_args, io) {
    keepSettings(io, undefined);
    return 0;
  },
};
