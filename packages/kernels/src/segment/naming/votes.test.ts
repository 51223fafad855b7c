import { expect, test } from 'vitest';
import type { Likeness } from './find-alike.ts';
import type { ThingPart } from './things.ts';
import { voteNames } from './votes.ts';

const like = (name: string | undefined, miss: number): Likeness => {
  const part: ThingPart = { name, box: [], share: 0.1, spread: [], thickness: 0.01, upright: 0, lying: 0 };
  return { thing: { name: 'thing', size: [], parts: [part] }, miss, facing: '+z', parts: [{ part, miss: 0.1 }] };
};

test('two that agree are heard before one that is a little liker, not before one that is much liker', () => {
  expect(voteNames([like('fin', 0.3), like('wing', 0.32), like('wing', 0.33)], 1)[0]?.name).toBe('wing');
  expect(voteNames([like('fin', 0.1), like('wing', 0.3), like('wing', 0.31)], 1)[0]?.name).toBe('fin');
});

test('nobody names what nobody knows a name for', () => {
  expect(voteNames([like(undefined, 0.2)], 1)).toEqual([undefined]);
  expect(voteNames([], 1)).toEqual([undefined]);
});
