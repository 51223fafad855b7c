import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUDGETS, Budgets } from './budgets.ts';

const WINDOW = 15 * 60_000;

describe('budgets', () => {
  it('pass exactly the contract’s numbers in 15 minutes, by member and by kind', () => {
    const budgets = new Budgets(() => 0);
    for (const [name, max] of Object.entries(BUDGETS) as [keyof typeof BUDGETS, number][]) {
      for (let i = 0; i < max; i++) budgets.spend(name, 'a');
      expect(() => budgets.spend(name, 'a')).toThrow();
      budgets.spend(name, 'b');
    }
    expect(BUDGETS).toMatchObject({ polls: 2400, creates: 40, quotes: 1200, imageUploads: 30, modelUploads: 10 });
  });

  it('tell a client that polls too fast to slow down', () => {
    const budgets = new Budgets(() => 0);
    for (let i = 0; i < BUDGETS.polls; i++) budgets.spend('polls', 'a');
    expect(() => budgets.spend('polls', 'a')).toThrow('Slow down.');
  });

  it('slide: in no 15 minutes do more pass, and none that would fit is refused', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: WINDOW / 4 }), fc.boolean()), { maxLength: 300 });
    fc.assert(
      fc.property(steps, (sequence) => {
        let now = 0;
        const budgets = new Budgets(() => now);
        let model: number[] = [];
        for (const [pause, giveBack] of sequence) {
          now += pause % 7 ? pause % 1000 : pause;
          model = model.filter((at) => now - at < WINDOW);
          const fits = model.length < BUDGETS.modelUploads;
          let passed = true;
          try {
            budgets.spend('modelUploads', 'a');
          } catch {
            passed = false;
          }
          expect(passed).toBe(fits);
          if (passed) model.push(now);
          if (passed && giveBack) {
            budgets.giveBack('modelUploads', 'a');
            model.pop();
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});
