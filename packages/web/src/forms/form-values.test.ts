import { expect, it } from 'vitest';
import type { OpForm } from './field-types.ts';
import { fieldOfError, missing, sentenceOfError, toBody } from './form-values.ts';

const base = { help: '', required: false };
const form: OpForm = {
  op: 'glaze',
  summary: '',
  visibility: 'public',
  sources: [
    { ...base, kind: 'picture', name: 'image_token', token: 'image_token', task: { name: 'image_task', from: [] } },
    { ...base, kind: 'slots', name: 'views', slots: ['front', 'back'], min: 2 },
  ],
  main: [{ ...base, kind: 'text', name: 'prompt', required: true, min: 3, max: 100, default: '', long: false }],
  more: [
    { ...base, kind: 'choice', name: 'finish', options: ['matte', 'gloss'], default: 'matte' },
    { ...base, kind: 'toggle', name: 'lid', default: false },
  ],
};
const upload = { from: 'upload', token: 'img_1', name: 'a.png', preview: '' } as const;

it('sends what was filled in, and leaves defaults to the service', () => {
  const values = { image_token: upload, prompt: ' a jug ', finish: 'matte', lid: true, visibility: 'public' };
  expect(toBody(form, values, undefined)).toEqual({ op: 'glaze', image_token: 'img_1', prompt: 'a jug', lid: true });
});

it('sends the open alternative only', () => {
  const values = { image_token: upload, views: { front: upload, back: { ...upload, token: 'img_2' } } };
  expect(toBody(form, values, 'views')).toEqual({ op: 'glaze', views: { front: 'img_1', back: 'img_2' } });
});

it('names a picture of an earlier task by its task', () => {
  const values = { image_token: { from: 'task', task: 'task_1', name: '', preview: '' } };
  expect(toBody(form, values, 'image_token')).toEqual({ op: 'glaze', image_task: 'task_1' });
});

it('knows what is still missing', () => {
  expect(missing(form, { prompt: 'ab' }, undefined)).toEqual(['image_token', 'prompt']);
  expect(missing(form, { prompt: 'a jug', views: { front: upload } }, 'views')).toEqual(['views']);
  expect(missing(form, { prompt: 'a jug', image_token: upload }, undefined)).toEqual([]);
});

it('finds the field that a refusal names', () => {
  expect(fieldOfError(form, 'prompt: must have at least 3 characters')).toBe('prompt');
  expect(fieldOfError(form, 'image_task: that task made no image')).toBe('image_token');
  expect(fieldOfError(form, 'views.front: bad token')).toBe('views');
  expect(fieldOfError(form, 'Not enough credits.')).toBeUndefined();
  expect(sentenceOfError('views.front: bad token')).toBe('Bad token');
});
