import { expect, it } from 'vitest';
import type { OpForm } from './field-types.ts';
import { toBody } from './form-values.ts';
import { fromParams, withInput } from './from-params.ts';

const base = { help: '', required: false };
const form: OpForm = {
  op: 'glaze',
  summary: '',
  visibility: 'public',
  sources: [
    {
      ...base,
      kind: 'picture',
      name: 'image_token',
      token: 'image_token',
      task: { name: 'image_task', from: ['draw'] },
    },
    { ...base, kind: 'slots', name: 'views', slots: ['front', 'back'], min: 2 },
    { ...base, kind: 'task', name: 'input', from: ['throw'] },
  ],
  main: [{ ...base, kind: 'text', name: 'prompt', required: true, min: 3, max: 100, default: '', long: false }],
  more: [{ ...base, kind: 'seed', name: 'seed' }],
};
const names = { thumb: (id: string) => `/thumb/${id}` };

it('asks for the same again, whatever was given', () => {
  for (const params of [
    { prompt: 'a jug', seed: 7, image_token: 'img_1' },
    { prompt: 'a jug', image_task: 'task_1', visibility: 'private' },
    { prompt: 'a jug', views: { front: 'img_1', back: 'img_2' } },
    { prompt: 'a jug', input: 'task_2' },
  ]) {
    const { values, source } = fromParams(form, params, names);
    expect(toBody(form, values, source)).toEqual({ op: 'glaze', ...params });
  }
});

it('puts a result where results of its op go in', () => {
  expect(withInput(form, { id: 'task_3', op: 'throw', title: '' }, names)?.source).toBe('input');
  expect(withInput(form, { id: 'task_3', op: 'draw', title: '' }, names)?.source).toBe('image_token');
  expect(withInput(form, { id: 'task_3', op: 'fire', title: '' }, names)).toBeUndefined();
});
