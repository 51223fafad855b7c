import { inBrowser } from '../transport/identity.ts';

/** How many live connections a client keeps at once: browsers share six per host among all tabs, the edge gives an address twenty. */
const IN_BROWSER = 2;
const ELSEWHERE = 8;

/** Counts live connections; who gets none polls. */
export class Streams {
  #left = inBrowser() ? IN_BROWSER : ELSEWHERE;

  take(): boolean {
    if (this.#left === 0) return false;
    this.#left--;
    return true;
  }

  give(): void {
    this.#left++;
  }
}
