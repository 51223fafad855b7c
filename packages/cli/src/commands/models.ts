import { type Claywork, QuotaSpent, UpgradeRequired } from '@claywork/sdk';
import type { Io } from '../io/io.ts';
import { Progress } from '../io/progress.ts';
import { UsageError } from '../io/usage-error.ts';
import { describeModel, describeModels } from '../results/describe-model.ts';
import { size } from '../results/report.ts';
import { saveBytes } from '../results/save-files.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';

const OWN = {
  category: { type: 'string' },
  page: { type: 'string' },
  limit: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const;

/** What a word after `models` may use of the command line. */
interface Asked {
  io: Io;
  claywork: Claywork;
  json: boolean;
  words: string[];
  values: { [K in keyof typeof OWN]?: string };
}

/** `claywork models`: looks through the catalog, and takes from it. */
export const models: Command = {
  usage: 'search WORDS | list | get MODEL | download MODEL',
  summary:
    'the catalog; search and list take --category SLUG, --page N, --limit N; download takes --format FORMAT, -o FILE|FOLDER',
  async run(args, io) {
    const { claywork, json, words, values } = options(io, args, OWN, { min: 1, max: Number.POSITIVE_INFINITY });
    const [what = '', ...rest] = words;
    return answering(io, json, async () => {
      if (!Object.hasOwn(WORDS, what)) throw new UsageError('models: search WORDS, list, get MODEL, or download MODEL');
      await WORDS[what]!({ io, claywork, json, words: rest, values });
      return 0;
    });
  },
};

const WORDS: Readonly<Record<string, (asked: Asked) => Promise<void>>> = {
  async search(asked) {
    const q = asked.words.join(' ');
    if (!q) throw new UsageError('models search: for what? claywork models list shows all');
    await show(asked, q);
  },
  async list(asked) {
    if (asked.words.length) throw new UsageError(`too much: ${asked.words.join(' ')}; to look for it: models search`);
    await show(asked);
  },
  async get(asked) {
    const model = await asked.claywork.models.get(one(asked), { signal: asked.io.signal });
    if (asked.json) printJson(asked.io, model);
    else asked.io.out(describeModel(model));
  },
  download,
};

async function show({ io, claywork, json, values: { category, page, limit } }: Asked, q?: string): Promise<void> {
  const found = await claywork.models.list({ q, category, page, limit }, { signal: io.signal });
  if (json) printJson(io, found);
  else if (!found.models.length) io.err(q ? 'Nothing fits.\n' : 'There are no models.\n');
  else io.out(describeModels(found.models));
  if (!json && found.pages > 1) io.err(`page ${found.page} of ${found.pages}, ${found.total} models\n`);
}

async function download(asked: Asked): Promise<void> {
  const { io, claywork, json, values } = asked;
  const id = one(asked);
  const progress = new Progress(io);
  try {
    const file = await claywork.models.read(id, {
      format: values.format,
      signal: io.signal,
      onProgress: ({ bytes, total }) => total && progress.show((100 * bytes) / total, size(bytes)),
    });
    progress.clear();
    const path = saveBytes(file.bytes, file.name || id, values.output);
    const { quota } = await claywork.members.getMe({ signal: io.signal });
    if (json) printJson(io, { model: id, path, bytes: file.bytes.length, quota });
    else {
      io.out(`${path}  ${size(file.bytes.length)}\n`);
      if (quota.total !== null)
        io.err(`${quota.left} of ${quota.total} downloads left until ${day(quota.resets_at)}\n`);
    }
  } catch (error) {
    progress.clear();
    throw plainly(error);
  }
}

/** Limits, with what can be done about them. */
function plainly(error: unknown): unknown {
  if (error instanceof QuotaSpent) {
    const { total, resets_at } = error.quota;
    const text = `this period’s ${total} downloads are spent; new ones come on ${day(resets_at)}, and a larger plan has more`;
    return new QuotaSpent({ status: error.status, error: text, details: error.details });
  }
  if (error instanceof UpgradeRequired) {
    const text = `${error.error} Plans and purchases: the Account page of the service`;
    return new UpgradeRequired({ status: error.status, error: text, details: error.details });
  }
  return error;
}

function one({ words }: Asked): string {
  if (words.length !== 1) throw new UsageError('models: name one model, by its id or slug');
  return words[0]!;
}

function day(iso: string): string {
  return iso.slice(0, 10);
}
