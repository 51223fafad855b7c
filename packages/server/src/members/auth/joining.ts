import { AsyncLocalStorage } from 'node:async_hooks';

/** A sign-up under way: what it brings, and the key that came of it. */
export interface Joining {
  /** Token of the invitation that it stands on. */
  invite?: string;
  /** Of the password: made beforehand, so that no connection is held meanwhile. */
  hash?: string;
  /** Filled in when the member is there. */
  key?: string;
}

const current = new AsyncLocalStorage<Joining>();

/** Runs a sign-up; what makes the member on the way finds `joining` with `currentJoining`. */
export function whileJoining<T>(joining: Joining, work: () => Promise<T>): Promise<T> {
  return current.run(joining, work);
}

export function currentJoining(): Joining | undefined {
  return current.getStore();
}
