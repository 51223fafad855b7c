import { expect, test } from 'vitest';
import type { PartFacts } from '../part-facts.ts';
import { planOfLimbs } from './body-plan.ts';
import { nameByPlan } from './by-plan.ts';
import { findAlike } from './find-alike.ts';
import { packThing, readThing } from './pack-thing.ts';
import { knownThings, type Thing } from './things.ts';

/** A known thing as a model of the same shape that nobody has named. */
function factsOf({ parts }: Thing): PartFacts[] {
  return parts.map(({ box, share, spread, thickness, upright, lying }) => {
    const rest = Math.sqrt(Math.max(0, 1 - upright ** 2));
    const thin = Math.sqrt(Math.max(0, 1 - lying ** 2));
    return {
      ...{ share, thickness, twin: -1, neighbours: [] },
      min: [box[0], box[1], box[2]],
      max: [box[3], box[4], box[5]],
      middle: [box[6], box[7], box[8]],
      spread: [spread[0], spread[1], spread[2]],
      axes: [
        [rest, upright, 0],
        [0, 0, 1],
        [thin, lying, 0],
      ],
    };
  });
}

const bicycle = knownThings().find(({ name }) => name === 'bicycle') as Thing;
const size = bicycle.size as [number, number, number];

test('what is known is read as it was packed, to a 255th', () => {
  const names = [''];
  const read = readThing(packThing(bicycle, names), names);
  expect(read.parts.map(({ name, sides }) => [name, sides])).toEqual(
    bicycle.parts.map(({ name, sides }) => [name, sides]),
  );
  for (const [p, part] of read.parts.entries()) {
    expect(part.share).toBeCloseTo(bicycle.parts[p].share, 2);
    part.box.forEach((v, k) => void expect(v).toBeCloseTo(bicycle.parts[p].box[k], 2));
  }
});

test('a thing is most like itself, and its parts are called as they are, whatever else is said', () => {
  const facts = factsOf(bicycle);
  const [first, second] = findAlike(facts, size, knownThings());
  expect(first.thing.name).toBe('bicycle');
  expect(first.facing).toBe('+z');
  expect(second.miss).toBeGreaterThan(first.miss + 0.05);
  const given = facts.map(() => undefined);
  const { names, plan } = nameByPlan(facts, size, given, { words: [] });
  expect(plan).toBe('cycle');
  expect(names).toContain('back wheel');
  expect(names).toContain('front wheel');
  const without = nameByPlan(facts, size, given, { words: [], things: [] });
  expect(without.names).not.toEqual(names);
});

test('limbs that are known say what a being is', () => {
  expect(planOfLimbs(['head', 'left arm', 'right leg', undefined])).toBe('biped');
  expect(planOfLimbs(['head', 'left front leg', 'tail'])).toBe('quadruped');
  expect(planOfLimbs(['left arm', 'knife'])).toBeUndefined();
});
