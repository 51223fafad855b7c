import { ServiceError } from './service-error.ts';

/** The password that was asked for again is another. Not a 401: whoever asks is known. */
export function wrongPassword(field: string): ServiceError {
  return new ServiceError('invalid', `${field}: is not your password`);
}
