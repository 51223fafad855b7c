import type { LedgerEntry } from './list-entries.ts';

/** How a task ended without a result, in words. */
const ENDINGS: Readonly<Record<string, string>> = {
  cancelled: 'was cancelled',
  refused: 'was refused',
  lost: 'was interrupted',
  crashed: 'was interrupted',
};

/** Why credits moved, for the person whose they are. */
export function reasonOf(entry: LedgerEntry): string {
  const task = entry.op ?? 'a task';
  switch (entry.kind) {
    case 'hold':
      return entry.state === 'running' ? `Set aside for ${task}` : capital(task);
    case 'refund':
      return `Given back: ${task} ${ENDINGS[entry.note ?? ''] ?? 'failed'}`;
    case 'purchase':
      return `Bought: ${entry.note}`;
    case 'reversal':
      return `Taken back: the payment for ${entry.note} was refunded`;
    case 'grant':
      return grantReason(entry);
  }
}

function grantReason({ note, purchased }: LedgerEntry): string {
  if (note === 'opening') return 'Credits to begin with';
  const what = purchased < 0 ? 'Corrected by the operator' : 'Granted by the operator';
  return note ? `${what}: ${note}` : what;
}

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
