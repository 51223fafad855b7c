import { describe, expect, test } from 'vitest';
import { campaign, FAULTS } from './campaign.ts';

const SEED = Math.floor(performance.timeOrigin) % 1_000_000;

describe('while eight members create, no acknowledged task is lost, every hold ends once, every slot is freed', () => {
  test.each(FAULTS)('when somebody does "%s"', { timeout: 120_000 }, async (fault) => {
    const outcome = await campaign(fault, 2, SEED);
    expect(outcome.problems, `seed ${SEED}`).toEqual([]);
    expect(outcome.acknowledged).toBeGreaterThan(0);
    expect(outcome.done).toBeGreaterThan(0);
  });
});
