import { expect, it } from 'vitest';
import type { CutOut } from '../image/index.ts';
import { pickConvincing } from './convince.ts';
import type { Candidate } from './recognise.ts';

const cut = { cut: [false, false, false, false] } as Partial<CutOut> as CutOut;

function candidate(
  archetype: string,
  named: number | undefined,
  overlap: number,
  outline: number,
  edges: number,
): Candidate {
  const total = overlap / 2 + 0.8 * outline + edges / 4;
  const agreement = { overlap, outline, edges, colours: 0, total };
  return {
    variant: { archetype, symmetric: true },
    agreement,
    named,
    worth: total + 0.2 * (named ?? 0),
  } as Partial<Candidate> as Candidate;
}

const other = candidate('bed', 0, 0.6, 0.6, 0.6);
const pick = (first: Candidate, second = other): string | undefined =>
  pickConvincing(cut, [first, second])?.candidate.variant.archetype;

it('what agrees needs no name', () => {
  expect(pick(candidate('car', undefined, 0.93, 0.9, 0.7))).toBe('car');
  expect(pick(candidate('bicycle', undefined, 0.7, 0.9, 0.8))).toBe('bicycle');
});

it('what has a name for it need not agree as well', () => {
  for (const [overlap, outline, edges] of [
    [0.85, 0.78, 0.45],
    [0.65, 0.82, 0.7],
  ]) {
    expect(pick(candidate('motorcycle', 0.6, overlap, outline, edges))).toBe('motorcycle');
    expect(pick(candidate('motorcycle', 0.2, overlap, outline, edges))).toBeUndefined();
  }
  expect(pick(candidate('teapot', 0.2, 0.87, 0.79, 0.47))).toBe('teapot');
  expect(pick(candidate('teapot', undefined, 0.87, 0.79, 0.47))).toBeUndefined();
});

it('what names hold impossible is not believed', () => {
  expect(pick(candidate('train', 0.001, 0.93, 0.9, 0.7))).toBeUndefined();
  expect(pick(candidate('train', 0.06, 0.93, 0.9, 0.7))).toBe('train');
});

it('what agrees as nothing else does is believed against its name', () => {
  expect(pick(candidate('banana', 0.009, 0.97, 0.92, 0.43))).toBe('banana');
  expect(pick(candidate('banana', 0.009, 0.93, 0.92, 0.43))).toBeUndefined();
  expect(pick(candidate('banana', 0.009, 0.97, 0.92, 0.43), candidate('shoe', 0.1, 0.85, 0.8, 0.6))).toBeUndefined();
});

it('some are told by their name only', () => {
  expect(pick(candidate('mushroom', 0.6, 0.94, 0.9, 0.7))).toBe('mushroom');
  expect(pick(candidate('mushroom', 0.2, 0.94, 0.9, 0.7))).toBeUndefined();
});

it('what has a body must agree in outline, whatever its name', () => {
  expect(pick(candidate('creature', 0.6, 0.87, 0.9, 0.7))).toBe('creature');
  expect(pick(candidate('humanoid', 0.9, 0.82, 0.82, 0.75))).toBeUndefined();
  expect(pick(candidate('humanoid', 0.65, 0.825, 0.865, 0.7))).toBeUndefined();
  expect(pick(candidate('creature', 0.1, 0.95, 0.95, 0.8))).toBeUndefined();
});

it('a name alone is no proof', () => {
  expect(pick(candidate('motorcycle', 1, 0.55, 0.82, 0.7))).toBeUndefined();
  expect(pick(candidate('motorcycle', 1, 0.82, 0.7, 0.7))).toBeUndefined();
});

it('nothing is told of what another kind of thing explains as well, unless that is much the same', () => {
  const mug = candidate('mug', undefined, 0.95, 0.9, 0.7);
  expect(pick(mug, candidate('handle', 0, 0.94, 0.9, 0.7))).toBeUndefined();
  expect(pick(candidate('truck', undefined, 0.95, 0.9, 0.7), candidate('bus', 0, 0.94, 0.9, 0.7))).toBe('truck');
  expect(pick(candidate('mug', 0.9, 0.95, 0.9, 0.7), candidate('handle', 0, 0.94, 0.9, 0.7))).toBe('mug');
});

it('what has a name for it need not stand out against what names hold impossible', () => {
  const settee = candidate('armchair', 0.2, 0.92, 0.87, 0.7);
  expect(pick(settee, candidate('train', 0.05, 0.92, 0.86, 0.7))).toBeUndefined();
  expect(pick(settee, candidate('train', 0.001, 0.92, 0.86, 0.7))).toBe('armchair');
  const train = candidate('train', 0.001, 0.94, 0.9, 0.7);
  expect(pick(train, settee)).toBe('armchair');
  expect(pick(train, { ...settee, named: 0.1 })).toBeUndefined();
  // A bottle that is called a machine is none.
  expect(
    pick(candidate('machine', 0.38, 0.878, 0.763, 0.64), candidate('temple', 0.001, 0.897, 0.792, 0.77)),
  ).toBeUndefined();
  expect(pick({ ...settee, named: 0.1 }, candidate('train', 0.001, 0.92, 0.86, 0.7))).toBeUndefined();
});

it('what the frame cuts off is not told by its outline', () => {
  const first = candidate('car', 0.9, 0.95, 0.95, 0.9);
  expect(pickConvincing({ ...cut, cut: [false, true, false, false] }, [first, other])).toBeUndefined();
});
