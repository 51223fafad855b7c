import type { TaskListItem } from '@claywork/sdk';
import { expect, it } from 'vitest';
import type { OpForm } from './field-types.ts';
import { nextOps } from './next-ops.ts';

const form = (op: string, from: string[], formats?: string[]): [string, OpForm] => [
  op,
  {
    op,
    summary: '',
    visibility: 'public',
    sources: [{ kind: 'task', name: 'input', required: true, help: '', from, formats }],
    main: [],
    more: [],
  },
];
const forms = new Map([form('paint', ['throw', 'export', 'rig'], ['glb']), form('dance', ['rig'])]);
const task = (op: string, name: string, status = 'done') =>
  ({ op, status, files: [{ name }] }) as unknown as TaskListItem;

it('offers what takes the result, what is meant for it first', () => {
  expect(nextOps(forms, task('rig', 'model.glb'))).toEqual(['dance', 'paint']);
  expect(nextOps(forms, task('throw', 'model.glb'))).toEqual(['paint']);
});

it('offers nothing for files that nothing works on, and for what is not done', () => {
  expect(nextOps(forms, task('export', 'export.stl'))).toEqual([]);
  expect(nextOps(forms, task('throw', 'model.glb', 'running'))).toEqual([]);
});
