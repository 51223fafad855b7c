import { ServiceError } from './service-error.ts';

/** The same answer for an unknown task and for another member's. */
export function noSuchTask(): ServiceError {
  return new ServiceError('not_found', 'No such task.');
}
