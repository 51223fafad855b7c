import { Progress } from '../io/progress.ts';
import { UsageError } from '../io/usage-error.ts';
import { namedTask } from '../results/named-task.ts';
import { describeTask, describeTasks } from '../results/report.ts';
import { saveFiles } from '../results/save-files.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';

const ONE = { min: 1, max: 1 };

/** `claywork tasks`. */
export const tasks: Command = {
  usage: '[--limit N] [--before TASK]',
  summary: 'your newest tasks',
  async run(args, io) {
    const { claywork, json, values } = options(io, args, { limit: { type: 'string' }, before: { type: 'string' } });
    return answering(io, json, async () => {
      const answer = await claywork.tasks.list({ limit: values.limit ?? '20', before: values.before });
      if (json) printJson(io, answer);
      else if (!answer.tasks.length) io.err('No tasks yet. Make something: claywork make "a red fox" -o fox.glb\n');
      else io.out(describeTasks(answer.tasks));
      return 0;
    });
  },
};

/** `claywork task <id>`. */
export const task: Command = {
  usage: 'TASK',
  summary: 'one task: how far it is, its files, what came out',
  async run(args, io) {
    const { claywork, json, words } = options(io, args, {}, ONE);
    return answering(io, json, async () => {
      const found = await claywork.tasks.get(await namedTask(claywork, words[0]!));
      if (json) printJson(io, found);
      else io.out(describeTask(found));
      return 0;
    });
  },
};

/** `claywork wait <id>`. */
export const wait: Command = {
  usage: 'TASK',
  summary: 'waits until it is done; fails if it fails',
  async run(args, io) {
    const { claywork, json, words } = options(io, args, {}, ONE);
    return answering(io, json, async () => {
      const progress = new Progress(io);
      const ended = await claywork.tasks
        .wait(await namedTask(claywork, words[0]!), {
          signal: io.signal,
          onProgress: (now) => progress.show(now.progress, now.stage ?? ''),
        })
        .finally(() => progress.clear());
      if (json) printJson(io, ended);
      else io.out(describeTask(ended));
      return ended.status === 'done' ? 0 : 1;
    });
  },
};

/** `claywork download <id>`. */
export const download: Command = {
  usage: 'TASK [-o FILE|FOLDER] [--file N|NAME]',
  summary: 'the files of a task',
  async run(args, io) {
    const own = { output: { type: 'string', short: 'o' }, file: { type: 'string' } } as const;
    const { claywork, json, words, values } = options(io, args, own, ONE);
    return answering(io, json, async () => {
      const found = await claywork.tasks.get(await namedTask(claywork, words[0]!));
      if (found.status !== 'done') throw new UsageError(`the task is not done: it is ${found.status}`);
      const { file } = values;
      const files = claywork
        .results(found)
        .filter(({ name }, n) => file === undefined || name === file || String(n) === file);
      if (!files.length)
        throw new UsageError(
          `the task has no such file; it has ${found.files.map(({ name }) => name).join(', ') || 'none'}`,
        );
      const paths = await saveFiles(files, { output: values.output, signal: io.signal });
      if (json) printJson(io, { task_id: found.task_id, paths });
      else io.out(paths.map((path) => `${path}\n`).join(''));
      return 0;
    });
  },
};
