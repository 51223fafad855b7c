import { namedTask } from '../results/named-task.ts';
import type { Command } from './command.ts';
import { answering, options, printJson } from './options.ts';

/** `claywork delete <id>`. */
export const remove: Command = {
  usage: 'TASK',
  summary: 'removes a task and its files for good; a running one is cancelled',
  async run(args, io) {
    const { claywork, json, words } = options(io, args, {}, { min: 1, max: 1 });
    return answering(io, json, async () => {
      const answer = await claywork.tasks.delete(await namedTask(claywork, words[0]!));
      if (json) printJson(io, answer);
      return 0;
    });
  },
};
