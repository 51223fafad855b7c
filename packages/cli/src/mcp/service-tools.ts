import type { Tool } from '@modelcontextprotocol/server';
import { describeBalance } from '../results/describe-balance.ts';
import { describeModel, describeModels } from '../results/describe-model.ts';
import { namedTask } from '../results/named-task.ts';
import { describeTasks } from '../results/report.ts';
import { saveBytes } from '../results/save-files.ts';
import { destination, stillRunning, taskResult } from './task-result.ts';
import { answer, type OwnTool } from './tool.ts';
import { whilePatient } from './while-patient.ts';

const SAVE_AS = {
  type: 'string',
  description: 'A name or a path in the folder that this server was given. Chosen by itself when absent.',
} as const;
const READS = { readOnlyHint: true, openWorldHint: false } as const;

/** Tools beside the ops: what is there, and what becomes of tasks. */
export const SERVICE_TOOLS: readonly OwnTool[] = [
  {
    described: tool('wait-for-task', 'Waits for a task that is still running, and saves its result.', {
      task_id: { type: 'string', description: 'The task, or "last".' },
      save_as: SAVE_AS,
    }),
    async call({ task_id, save_as }, call) {
      const { claywork, folder, signal, progress } = call;
      const id = await namedTask(claywork, task_id as string);
      const to = destination(folder, save_as, 'task');
      const ended = await whilePatient(call, (patient) =>
        claywork.tasks.wait(id, {
          signal: patient,
          onProgress: (task) => progress(task.progress, task.stage ?? ''),
        }),
      );
      return ended ? taskResult(ended, to(id), call) : stillRunning(await claywork.tasks.get(id, { signal }));
    },
  },
  {
    described: tool(
      'list-tasks',
      'The newest tasks of this member: their ids, ops and states.',
      {
        limit: { type: 'integer', minimum: 1, maximum: 50, default: 10 },
      },
      { required: [], annotations: READS },
    ),
    async call({ limit }, { claywork, signal }) {
      const { tasks } = await claywork.tasks.list({ limit: String(limit ?? 10) }, { signal });
      return answer(tasks.length ? describeTasks(tasks) : 'No tasks yet.', { tasks });
    },
  },
  {
    described: tool(
      'balance',
      'Credits that are left, and when the allowance comes anew.',
      {},
      { required: [], annotations: READS },
    ),
    async call(_, { claywork, signal }) {
      const found = await claywork.balance({ signal });
      return answer(describeBalance(found), found);
    },
  },
  {
    described: tool(
      'search-models',
      'Looks for finished models in the catalog.',
      {
        query: { type: 'string', description: 'Words; all models when absent.' },
        category: { type: 'string', description: 'Slug of a category.' },
        page: { type: 'integer', minimum: 1, default: 1 },
      },
      { required: [], annotations: READS },
    ),
    async call({ query, category, page }, { claywork, signal }) {
      const found = await claywork.models.list(
        { q: query as string | undefined, category: category as string | undefined, page: page as number | undefined },
        { signal },
      );
      const lines = found.models.length ? describeModels(found.models) : 'Nothing fits.\n';
      return answer(`${lines}page ${found.page} of ${found.pages}, ${found.total} models`, found);
    },
  },
  {
    described: tool(
      'download-model',
      'Saves a model of the catalog. It counts towards the month’s downloads.',
      {
        model: { type: 'string', description: 'Its slug or id.' },
        format: { type: 'string', description: 'As the model lists them; its first when absent.' },
        save_as: SAVE_AS,
      },
      { required: ['model'] },
    ),
    async call({ model, format, save_as }, { claywork, folder, signal, progress }) {
      const id = model as string;
      const to = destination(folder, save_as ?? './');
      const file = await claywork.models.read(id, {
        format: format as string | undefined,
        signal,
        onProgress: ({ bytes, total }) => total && progress((100 * bytes) / total, 'downloading'),
      });
      const path = saveBytes(file.bytes, file.name || id, to(id));
      const about = await claywork.models.get(id, { signal });
      return answer(`${describeModel(about)}saved     ${path}`, { model: about, path });
    },
  },
];

function tool(
  name: string,
  description: string,
  properties: Tool['inputSchema']['properties'],
  {
    required = Object.keys(properties ?? {}).slice(0, 1),
    annotations = {},
  }: Partial<{ required: string[]; annotations: Tool['annotations'] }> = {},
): Tool {
  return {
    name,
    description,
    inputSchema: { type: 'object', properties, required, additionalProperties: false },
    annotations,
  };
}
