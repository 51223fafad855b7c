import {
  ClayworkError,
  InsufficientCredits,
  LaneFull,
  NotFound,
  QuotaSpent,
  TooManyRequests,
  Unauthenticated,
  Unreachable,
  UpgradeRequired,
} from '@claywork/sdk';
import { Interrupted } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What a command ends with when something was thrown. docs/cli.md lists them. */
export function exitStatus(error: unknown): number {
  if (error instanceof UsageError) return 2;
  if (error instanceof Interrupted) return 130;
  if (error instanceof Unauthenticated) return 3;
  if (error instanceof InsufficientCredits || error instanceof UpgradeRequired) return 4;
  if (error instanceof LaneFull || error instanceof TooManyRequests || error instanceof QuotaSpent) return 5;
  if (error instanceof Unreachable) return 6;
  if (error instanceof NotFound) return 7;
  return error instanceof ClayworkError && error.status === 400 ? 2 : 1;
}

/** What scripts read of it. */
export function errorDocument(error: unknown): Record<string, unknown> {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ClayworkError)) return { error: message };
  return { error: message, ...(error.status && { status: error.status }), ...error.details };
}
