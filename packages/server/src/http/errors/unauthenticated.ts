import { ServiceError } from './service-error.ts';

/** Neither a key nor a session that opens anything. */
export function unauthenticated(): ServiceError {
  return new ServiceError('unauthenticated', 'X-API-Key: missing, invalid or inactive key');
}

/** A session, but nothing that says that our own pages sent the request. */
export function foreignOrigin(): ServiceError {
  return new ServiceError('forbidden', 'Origin: a request with a session must come from this site itself');
}
