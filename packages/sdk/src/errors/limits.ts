import { ClayworkError } from './claywork-error.ts';

/** 429 with `retry_after`: the lane of this kind of work is full. The same create may be repeated then. */
export class LaneFull extends ClayworkError {
  /** Seconds. */
  get retryAfter(): number {
    return Number(this.details.retry_after);
  }
  get lane(): string {
    return String(this.details.lane);
  }
}

/** 429: too many running tasks, or too many requests. */
export class TooManyRequests extends ClayworkError {}

/** 429 with `quota`: this month's downloads are spent. */
export class QuotaSpent extends ClayworkError {
  get quota(): { total: number; used: number; left: number; resets_at: string } {
    return this.details.quota as { total: number; used: number; left: number; resets_at: string };
  }
}
