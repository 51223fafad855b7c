import type { TFunction } from 'i18next';
import { opTitle } from './words.ts';

/** A sentence of the service with the op in it called as elsewhere: "Given back: rig failed" → "Given back: Rig failed". */
export function withOpTitle(t: TFunction, sentence: string, op: string | null): string {
  const at = op ? sentence.toLowerCase().indexOf(op) : -1;
  return op && at >= 0 ? sentence.slice(0, at) + opTitle(t, op) + sentence.slice(at + op.length) : sentence;
}
