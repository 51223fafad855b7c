import { ClayworkError } from './claywork-error.ts';

/** 401: the key or the session is missing, retired or wrong. */
export class Unauthenticated extends ClayworkError {}

/** 402: the job costs more than there is. Trying again does not help. */
export class InsufficientCredits extends ClayworkError {
  /** What the job costs, in credits. */
  get need(): number {
    return Number(this.details.need);
  }
  /** What is left of this period's allowance. */
  get allowanceLeft(): number {
    return Number(this.details.allowance_left);
  }
  /** Purchased credits. */
  get balance(): number {
    return Number(this.details.balance);
  }
}

/** 403 with `upgrade_required`: the plan does not hold this. */
export class UpgradeRequired extends ClayworkError {}
