import type { TaskListItem } from '@claywork/sdk';
import { paramsOf, wordsOf } from './task-title.ts';

/** Fields that name the task something was made from. */
const FROM = ['input', 'image_task', 'multiview_task'];
/** A chain is never as long as this; one that says so is broken. */
const STEPS_MAX = 12;

/** What an export, a rig or a division goes back to: the words it began with, and a picture. */
export interface Origin {
  words: string | undefined;
  /** The nearest task of the chain with a thumbnail: its own, or of what it was made from. */
  pictured: string | undefined;
}

/** Follows a task back through what it was made from, as far as `byId` knows. */
export function originOf(task: TaskListItem, byId: ReadonlyMap<string, TaskListItem>): Origin {
  const origin: Origin = { words: undefined, pictured: undefined };
  let at: TaskListItem | undefined = task;
  for (let step = 0; at && step < STEPS_MAX; step++) {
    origin.words ??= wordsOf(at);
    if (at.has_thumb) origin.pictured ??= at.task_id;
    const params: Record<string, unknown> = paramsOf(at);
    const before = FROM.map((name) => params[name]).find((id) => typeof id === 'string');
    at = before === undefined ? undefined : byId.get(before as string);
  }
  return origin;
}
