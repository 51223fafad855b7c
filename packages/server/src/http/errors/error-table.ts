import type { ErrorCode } from './service-error.ts';

/** The one place where a code becomes a status. */
export const STATUS: Readonly<Record<ErrorCode, number>> = Object.freeze({
  invalid: 400,
  unauthenticated: 401,
  credits: 402,
  upgrade: 403,
  forbidden: 403,
  not_found: 404,
  method: 405,
  conflict: 409,
  too_large: 413,
  media_type: 415,
  range: 416,
  idempotency_mismatch: 422,
  lane_full: 429,
  max_running: 429,
  budget: 429,
  quota: 429,
  internal: 500,
  engine_refused: 502,
  disabled: 503,
  unavailable: 503,
});
