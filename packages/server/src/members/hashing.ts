import { hashPassword, verifyPassword } from 'better-auth/crypto';

/** Each takes a thread of four, which files and names need too, and 32 MB. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** A normalised password's hash, with its salt: scrypt, N = 16384, r = 16. */
export function hashOf(password: string): Promise<string> {
  return inTurn(() => hashPassword(password));
}

/** Whether a hash is of this password. Without a hash: false, in the same time. */
export async function isPasswordOf(hash: string | undefined, password: string): Promise<boolean> {
  if (hash === undefined) {
    await hashOf(password);
    return false;
  }
  return inTurn(() => verifyPassword({ hash, password }));
}
