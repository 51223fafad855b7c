import { expect, it } from 'vitest';
import { deriveForm } from './derive-form.ts';
import type { FormConfig, JsonSchema } from './field-types.ts';

const config: FormConfig = {
  costs: { glaze: { matte: 5, gloss: 10 } },
  limits: { face_limit: { glaze: [100, 5000] } },
  motions: ['preset:spin', 'preset:wobble'],
  motions_classic: ['preset:biped:bow'],
};
const task = (from: string[]): JsonSchema => ({ type: 'string', 'x-input': { kind: 'task', from } });
const token: JsonSchema = { type: 'string', 'x-input': { kind: 'image_token' } };
const form = (properties: Record<string, JsonSchema>, required: string[] = []) =>
  deriveForm({ title: 'glaze', properties: { op: { const: 'glaze' }, ...properties }, required }, config);

it('asks once for a picture that may be uploaded or made earlier', () => {
  const { sources } = form({ image_token: token, image_task: task(['text-to-image']) });
  expect(sources).toMatchObject([
    { kind: 'picture', token: 'image_token', task: { name: 'image_task', from: ['text-to-image'] } },
  ]);
});

it('offers sources as alternatives only where none is required', () => {
  const either = form({ image_token: token, input: task(['a']) });
  expect(either.sources.map(({ name }) => name)).toEqual(['image_token', 'input']);
  const one = form({ input: task(['a']), style_image_token: token }, ['input']);
  expect(one.sources.map(({ name }) => name)).toEqual(['input']);
  expect(one.more.map(({ name }) => name)).toEqual(['style_image_token']);
});

it('shows what is required and what changes the price, and folds the rest', () => {
  const { main, more } = form(
    {
      prompt: { type: 'string', maxLength: 400 },
      surface: { type: 'string', enum: ['matte', 'gloss'], default: 'matte' },
      axis: { type: 'string', enum: ['x', 'y'] },
      faces: { type: 'integer' },
      spin: { type: 'boolean' },
    },
    ['faces'],
  );
  expect(main.map(({ name }) => name)).toEqual(['prompt', 'surface', 'faces']);
  expect(more.map(({ name }) => name)).toEqual(['axis', 'spin']);
});

it('takes ranges and lists that the description leaves open from the configuration', () => {
  const { more } = form({
    face_limit: { type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 },
    motions: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5 },
  });
  expect(more).toMatchObject([
    { kind: 'list', options: ['preset:spin', 'preset:wobble', 'preset:biped:bow'], min: 1, max: 5, parts: false },
    { kind: 'number', min: 100, max: 5000 },
  ]);
});

it('knows seeds, slots, rows and names of parts by their shapes', () => {
  const { sources, more } = form({
    views: { type: 'object', properties: { front: {}, back: {} }, 'x-input': { kind: 'image_token' } },
    seed: { type: 'integer', minimum: 0, maximum: 2147483647 },
    edits: {
      type: 'array',
      items: { type: 'object', properties: { prompt: { type: 'string' } }, required: ['prompt'] },
    },
    part_names: { type: 'array', items: { type: 'string' } },
  });
  expect(sources).toMatchObject([{ kind: 'slots', slots: ['front', 'back'] }]);
  expect(more.map(({ kind }) => kind)).toEqual(['list', 'rows', 'seed']);
  expect(more[0]).toMatchObject({ parts: true });
});
