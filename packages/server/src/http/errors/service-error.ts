/** What can go wrong with a request, by name. `error-table.ts` says which status each has. */
export type ErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'credits'
  | 'upgrade'
  | 'forbidden'
  | 'not_found'
  | 'method'
  | 'conflict'
  | 'too_large'
  | 'media_type'
  | 'range'
  | 'idempotency_mismatch'
  | 'lane_full'
  | 'max_running'
  | 'budget'
  | 'quota'
  | 'engine_refused'
  | 'disabled'
  | 'unavailable'
  | 'internal';

/** A refusal: a code, a sentence that is safe to show, what else the body carries, and the cause for the log. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ErrorCode,
    message: string,
    more: { details?: Record<string, unknown>; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'ServiceError';
    this.code = code;
    this.details = more.details ?? {};
    this.headers = more.headers ?? {};
  }
}
