import { ServiceError } from './errors/service-error.ts';

/** Requests that a member, an address or an e-mail address may make in any 15 minutes. */
export const BUDGETS = Object.freeze({
  polls: 2400,
  creates: 40,
  quotes: 1200,
  orders: 40,
  imageUploads: 30,
  modelUploads: 10,
  signIns: 20,
  signInsFrom: 60,
  signUpsFrom: 10,
  resets: 3,
  resetsFrom: 10,
  passwords: 10,
});
export type BudgetName = keyof typeof BUDGETS;

const WINDOW_MS = 15 * 60_000;
const SENTENCES: Readonly<Record<BudgetName, string>> = {
  polls: 'Slow down.',
  creates: 'Too many creates: at most 40 in 15 minutes.',
  quotes: 'Too many quotes: at most 1200 in 15 minutes.',
  orders: 'Too many orders: at most 40 in 15 minutes.',
  imageUploads: 'Too many image uploads: at most 30 in 15 minutes.',
  modelUploads: 'Too many model uploads: at most 10 in 15 minutes.',
  signIns: 'Too many failed sign-ins to this account. Wait a quarter of an hour, or reset the password.',
  signInsFrom: 'Too many failed sign-ins from your address. Wait a quarter of an hour.',
  signUpsFrom: 'Too many sign-ups from your address. Wait a quarter of an hour.',
  resets: 'Too many resets of this password. Look for the mail that was sent, or wait a quarter of an hour.',
  resetsFrom: 'Too many resets from your address. Wait a quarter of an hour.',
  passwords: 'Too many wrong passwords. Wait a quarter of an hour.',
};

/** The instants of the newest units spent, in a ring that grows up to the budget. */
class Spent {
  #times = new Float64Array(8);
  #first = 0;
  #count = 0;

  take(max: number, now: number): boolean {
    while (this.#count && now - this.#times[this.#first]! >= WINDOW_MS) {
      this.#first = (this.#first + 1) % this.#times.length;
      this.#count--;
    }
    if (this.#count >= max) return false;
    if (this.#count === this.#times.length) this.#grow();
    this.#times[(this.#first + this.#count++) % this.#times.length] = now;
    return true;
  }

  giveBack(): void {
    if (this.#count) this.#count--;
  }

  idleSince(now: number): boolean {
    if (!this.#count) return true;
    return now - this.#times[(this.#first + this.#count - 1) % this.#times.length]! >= WINDOW_MS;
  }

  #grow(): void {
    const grown = new Float64Array(this.#times.length * 2);
    for (let i = 0; i < this.#count; i++) grown[i] = this.#times[(this.#first + i) % this.#times.length]!;
    this.#times = grown;
    this.#first = 0;
  }
}

/**
 * Budgets by member (or by address), exact over a sliding window; a refused request costs nothing. Kept by each process: behind several API
 * nodes a member may have as many times the budget. Bound to the member, so a new key does not refill it.
 */
export class Budgets {
  readonly #spent = new Map<string, Spent>();
  readonly #now: () => number;
  #swept: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#swept = now();
  }

  /** Spends a unit, or throws the 429. */
  spend(name: BudgetName, who: string): void {
    const now = this.#now();
    this.#sweep(now);
    const key = `${name} ${who}`;
    let spent = this.#spent.get(key);
    if (!spent) this.#spent.set(key, (spent = new Spent()));
    if (!spent.take(BUDGETS[name], now)) throw new ServiceError('budget', SENTENCES[name]);
  }

  /** Takes the newest unit back: the service, not the member, was short of something. */
  giveBack(name: BudgetName, who: string): void {
    this.#spent.get(`${name} ${who}`)?.giveBack();
  }

  #sweep(now: number): void {
    if (now - this.#swept < WINDOW_MS) return;
    this.#swept = now;
    for (const [key, spent] of this.#spent) if (spent.idleSince(now)) this.#spent.delete(key);
  }
}
