import { expect, it } from 'vitest';
import { fitting, partsOf } from './list-options.ts';

it('reads names of parts, told in either way', () => {
  expect(partsOf({ output: { parts: ['head', 'tail'] } })).toEqual(['head', 'tail']);
  expect(partsOf({ output: { parts: [{ name: 'head' }, { name: 'head' }] } })).toEqual(['head']);
  expect(partsOf(undefined)).toEqual([]);
});

it('leaves out what goes with other bodies', () => {
  const all = ['preset:walk', 'preset:avian:fly', 'preset:quadruped:trot'];
  expect(fitting(all, { output: { rig_type: 'quadruped' } })).toEqual(['preset:quadruped:trot', 'preset:walk']);
  expect(fitting(all, { output: {} })).toEqual(all);
});
