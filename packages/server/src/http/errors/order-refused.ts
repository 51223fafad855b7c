import { OrderRefusedError } from '../../payments/errors.ts';
import { ServiceError } from './service-error.ts';

const CODES = { missing: 'invalid', conflict: 'conflict', unavailable: 'unavailable' } as const;

/** What became of an order, or the refusal as an answer. */
export async function orderAnswer<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof OrderRefusedError)
      throw new ServiceError(CODES[error.reason], error.message, { cause: error });
    throw error;
  }
}

/** The same answer for an unknown order and for another member's. */
export function noSuchOrder(): ServiceError {
  return new ServiceError('not_found', 'No such order.');
}
