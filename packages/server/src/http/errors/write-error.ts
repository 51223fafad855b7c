import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/errors.ts';
import { STATUS } from './error-table.ts';
import { noSuchTask } from './no-such-task.ts';
import { ServiceError } from './service-error.ts';

/** The one writer of `{error, ...}`: whatever was thrown, the body is a safe sentence and the details go to the log. */
export function writeError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = asServiceError(error, request);
  const status = STATUS[known.code];
  if (status >= 500) request.log.error({ err: error, code: known.code }, 'request failed');
  return reply
    .code(status)
    .headers(known.headers)
    .type('application/json; charset=utf-8')
    .send({ error: known.message, ...known.details });
}

function asServiceError(error: unknown, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  if (isUnavailable(error))
    return new ServiceError('unavailable', 'The service is not available right now. Try again soon.');
  const thrown = error as Partial<FastifyError>;
  return fromFramework(thrown, request) ?? new ServiceError('internal', 'Something went wrong on our side.');
}

function fromFramework(error: Partial<FastifyError>, request: FastifyRequest): ServiceError | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ServiceError('too_large', 'The body is too large.', { details: { max_bytes: JSON_BYTES_MAX } });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE': {
      const accepted = request.routeOptions?.schema?.consumes ?? ['application/json'];
      return new ServiceError('media_type', `Content-Type: must be ${accepted.join(' or ')}`, {
        details: { accepted },
      });
    }
    case 'FST_ERR_MAX_PARAM_LENGTH':
      // longer than any id: like an id that names nothing
      return noSuchTask();
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_ASYNC_CONSTRAINT':
      return new ServiceError('invalid', 'The address is malformed.');
    default:
      return error.statusCode === 400 ? new ServiceError('invalid', 'The request is malformed.') : undefined;
  }
}

/** Largest JSON body; the longest fields of any op fit many times over. */
export const JSON_BYTES_MAX = 256 * 1024;
