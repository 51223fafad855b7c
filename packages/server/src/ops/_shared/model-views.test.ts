import type { Animation, Scene } from '@claywork/kernels';
import { expect, test } from 'vitest';
import { momentOf } from './model-views.ts';

const clip = (name: string, seconds = 2): Animation => ({
  name,
  channels: [
    {
      node: 0,
      path: 'translation',
      interpolation: 'LINEAR',
      times: Float32Array.of(0, seconds),
      values: new Float32Array(6),
    },
  ],
});
const skins: Scene['skins'] = [{ name: 'body', joints: [0], inverseBindMatrices: new Float32Array(16) }];
const shown = (...names: string[]) => {
  const moment = momentOf({ skins, animations: names.map((name) => clip(name)) });
  return [moment.clip?.name, moment.time];
};

test('a body is shown as it stands, else as it walks, else in the midst of what it does', () => {
  expect(shown('preset:biped:dance_01', 'Walk', 'Idle_2')).toEqual(['Idle_2', 0]);
  expect(shown('preset:biped:dance_01', 'walk')).toEqual(['walk', 0]);
  expect(shown('Death', 'HitReact', 'preset:biped:dance_01')).toEqual(['preset:biped:dance_01', 0.9]);
});

test('it is never shown lying, and what has no skeleton stays as it is', () => {
  expect(shown('Death')).toEqual([undefined, 0]);
  expect(shown()).toEqual([undefined, 0]);
  expect(momentOf({ skins: [], animations: [clip('Idle')] })).toEqual({ clip: undefined, time: 0 });
  expect(momentOf({ skins, animations: [{ name: 'still', channels: [] }] })).toMatchObject({ time: 0 });
});
