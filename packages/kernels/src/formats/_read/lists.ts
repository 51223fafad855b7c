import type { Budget } from './budget.ts';

/** A list of floats that grows by doubling: files do not say how much they hold, and what they say is not believed. */
export class FloatList {
  data = new Float64Array(256);
  length = 0;
  private readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      this.budget.spend(8 * this.length);
      // moved, not copied: what is left behind of large lists would wait for the collector
      this.data = new Float64Array(this.data.buffer.transfer(16 * this.length));
    }
    this.data[this.length++] = value;
  }
}

/** The same for whole numbers of 32 bits. */
export class IntList {
  data = new Int32Array(256);
  length = 0;
  private readonly budget: Budget;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  push(value: number): void {
    if (this.length === this.data.length) {
      this.budget.spend(4 * this.length);
      this.data = new Int32Array(this.data.buffer.transfer(8 * this.length));
    }
    this.data[this.length++] = value;
  }
}
