import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';

/** The app as a route sees it: request and response types come from the zod schemas of the route. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What `security` says of a route behind `requireMember`: a key, or a session. */
export const NEEDS_KEY: readonly Readonly<Record<string, string[]>>[] = [{ apiKey: [] }, { session: [] }];
