import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { ServiceError } from './errors/service-error.ts';
import { parsed } from './errors/zod-issue.ts';

/** Request schemas are zod; what is wrong becomes a 400 that names the field. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const result = parsed(schema, data);
    return 'value' in result ? result : { error: new ServiceError('invalid', result.error) };
  };
