import type { Model } from '@claywork/sdk';
import { table } from '../io/table.ts';
import { UsageError } from '../io/usage-error.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';

/** `claywork models`: what the catalog holds. */
export const models: Command = {
  usage: 'search [WORDS] [--category SLUG] [--page N] | show MODEL',
  summary: 'the catalog',
  async run(args, io) {
    const own = { category: { type: 'string' }, page: { type: 'string' }, limit: { type: 'string' } } as const;
    const { claywork, json, words, values } = options(io, args, own, { min: 1, max: Number.POSITIVE_INFINITY });
    const [what, ...rest] = words;
    return answering(io, json, async () => {
      if (what === 'search') {
        const { category, page, limit } = values;
        const found = await claywork.models.list({ q: rest.join(' ') || undefined, category, page, limit });
        if (json) printJson(io, found);
        else if (!found.models.length) io.err('Nothing fits.\n');
        else io.out(table(found.models.map(row)) + more(found));
        return 0;
      }
      if (what !== 'show' || rest.length !== 1) throw new UsageError('models: search WORDS, or show MODEL');
      printJson(io, await claywork.models.get(rest[0]!));
      return 0;
    });
  },
};

function row({ slug, title, category, formats, license }: Model): string[] {
  return [slug, title, category?.name ?? '', formats.join(' '), license.id];
}

function more({ page, pages, total }: { page: number; pages: number; total: number }): string {
  return pages > 1 ? `page ${page} of ${pages}, ${total} models\n` : '';
}
