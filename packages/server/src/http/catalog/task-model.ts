import { findTask } from '../../queue/find-task.ts';
import type { Task } from '../../queue/task.ts';
import type { AppDeps } from '../deps.ts';
import { ServiceError } from '../errors/service-error.ts';

/** What the catalog takes, the fullest first: a ZIP holds what an OBJ alone leaves behind. */
const FORMATS = ['glb', 'gltf', 'fbx', 'zip', 'obj', 'stl'];
/** A chain is never as long as this. */
const STEPS_MAX = 12;
const TITLE_LENGTH_MAX = 80;

/** The files of a task that can become a model of the catalog, the best first. 409 where there are none. */
export function modelFiles({ status, files }: Task): Task['files'] {
  if (status !== 'done') throw new ServiceError('conflict', 'The task is not done.');
  const found = files.filter(({ name }) => rank(name) >= 0).sort((a, b) => rank(a.name) - rank(b.name));
  if (!found.length) throw new ServiceError('conflict', 'The task made no model.');
  return found;
}

/** The words that a task began with, as a title: its own prompt, else that of what it was made from. Undefined: nobody said any. */
export async function titleOfTask(
  deps: Pick<AppDeps, 'db'>,
  memberId: string,
  task: Task,
): Promise<string | undefined> {
  let at: Task | undefined = task;
  for (let step = 0; at && step < STEPS_MAX; step++) {
    const title = titleOf(at.params.prompt) ?? titleOf(at.params.hint);
    if (title) return title;
    const [before]: readonly string[] = at.inputTasks;
    at = before === undefined ? undefined : await findTask(deps.db, memberId, before);
  }
  return undefined;
}

function rank(name: string): number {
  return FORMATS.indexOf(name.slice(name.lastIndexOf('.') + 1).toLowerCase());
}

/** A prompt as a title: on one line, cut between words. */
function titleOf(prompt: unknown): string | undefined {
  const line = typeof prompt === 'string' ? prompt.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  if (!line) return undefined;
  const short = line.length > TITLE_LENGTH_MAX ? line.slice(0, TITLE_LENGTH_MAX).replace(/\s+\S*$/, '') : line;
  return short.charAt(0).toUpperCase() + short.slice(1).replace(/[.,;:\s]+$/, '');
}
