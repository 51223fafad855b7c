import type { TaskListItem } from '@claywork/sdk';
import { expect, it } from 'vitest';
import { originOf } from './origin.ts';

const task = (task_id: string, params: object, has_thumb = false) =>
  ({ task_id, has_thumb, params_json: JSON.stringify(params) }) as TaskListItem;
const model = task('task_1', { prompt: 'a jug' }, true);
const rig = task('task_2', { input: 'task_1' }, true);
const file = task('task_3', { input: 'task_2', format: 'FBX' });
const byId = new Map([model, rig, file].map((one) => [one.task_id, one]));

it('calls an export by the words that its model began with, and shows the nearest picture', () => {
  expect(originOf(file, byId)).toEqual({ words: 'a jug', pictured: 'task_2' });
  expect(originOf(model, byId)).toEqual({ words: 'a jug', pictured: 'task_1' });
});

it('ends where nothing more is known, and where a chain bites its tail', () => {
  expect(originOf(file, new Map())).toEqual({ words: undefined, pictured: undefined });
  const round = task('task_4', { input: 'task_4' });
  expect(originOf(round, new Map([['task_4', round]]))).toEqual({ words: undefined, pictured: undefined });
});
