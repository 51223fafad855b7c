import { ServiceError } from './service-error.ts';

/** The answer of an address where there is nothing, and of one that is not for everybody to know of. */
export function noRoute(): ServiceError {
  return new ServiceError('not_found', 'There is nothing here.');
}
