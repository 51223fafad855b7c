import { InsufficientCredits, Unauthenticated, UpgradeRequired } from './account.ts';
import { ClayworkError, type Refusal } from './claywork-error.ts';
import { LaneFull, QuotaSpent, TooManyRequests } from './limits.ts';
import { Blocked, EngineRefused, NotFound, Unreachable } from './trouble.ts';

/** The error that an answer of 400 and above stands for. `body`: its text. */
export function readRefusal(status: number, body: string): ClayworkError {
  const json = parsed(body);
  if (!json) return new (edgeClass(status))({ status, error: edgeSentence(status), edge: true });
  const { error, ...details } = json;
  return new (classOf(status, details))({ status, error, details });
}

function parsed(body: string): { error: string; [more: string]: unknown } | undefined {
  try {
    const json = JSON.parse(body);
    return typeof json?.error === 'string' ? json : undefined;
  } catch {
    return undefined;
  }
}

function classOf(status: number, details: Record<string, unknown>): new (refusal: Refusal) => ClayworkError {
  if (status === 401) return Unauthenticated;
  if (status === 402) return InsufficientCredits;
  if (status === 403 && details.upgrade_required) return UpgradeRequired;
  if (status === 404) return NotFound;
  if (status === 429 && typeof details.retry_after === 'number') return LaneFull;
  if (status === 429) return details.quota ? QuotaSpent : TooManyRequests;
  if (status === 502) return EngineRefused;
  return ClayworkError;
}

function edgeClass(status: number): new (refusal: Refusal) => ClayworkError {
  if (status === 403) return Blocked;
  if (status === 429) return TooManyRequests;
  // a gateway that says so does not know what became of the request
  return status >= 500 ? Unreachable : ClayworkError;
}

function edgeSentence(status: number): string {
  if (status === 403) return 'The service turned this client away. It must name itself: MyApp/1.0 (me@example.org).';
  if (status === 429) return 'Too many requests from this address.';
  if (status >= 500) return `The service could not be reached (${status}).`;
  return `The address does not answer as Claywork does (${status}).`;
}
