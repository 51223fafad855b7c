import type { PlanQuestion } from '../../engine/define-op.ts';

/** How much of the protocol a server understands; learned from what it refuses. */
export interface Dialect {
  format: 'json_schema' | 'json_object' | 'text';
  temperature: boolean;
  tokenLimit: boolean;
}

export const FULL_DIALECT: Dialect = Object.freeze({ format: 'json_schema', temperature: true, tokenLimit: true });

/** An answer with a dozen things stays below half of it: it stops a model that repeats itself. */
const TOKENS_MAX = 4096;

const LESS = { json_schema: 'json_object', json_object: 'text', text: undefined } as const;
/** Refusals that another form of the same request would not change. */
const FINAL = /content_policy|content_filter|moderation|context_length|context length|model_not_found/i;

/** The body of a chat request. */
export function chatBody(question: PlanQuestion, model: string, dialect: Dialect): object {
  const { system, user, schema } = question;
  const format =
    dialect.format === 'json_schema'
      ? { type: 'json_schema', json_schema: { name: 'plan', strict: true, schema } }
      : { type: 'json_object' };
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...(dialect.format !== 'text' && { response_format: format }),
    ...(dialect.temperature && { temperature: 0 }),
    ...(dialect.tokenLimit && { max_completion_tokens: TOKENS_MAX }),
    stream: false,
  };
}

/**
 * A plainer form of a request that a server refused, or undefined when its form is not to blame. Servers name the field that they do
 * not take (some with status 500), or just say 400: then it is most likely the schema.
 */
export function plainerDialect(dialect: Dialect, status: number, body: string): Dialect | undefined {
  if (![400, 422, 500, 501].includes(status) || FINAL.test(body)) return undefined;
  if (dialect.temperature && /temperature/i.test(body)) return { ...dialect, temperature: false };
  if (dialect.tokenLimit && /max_(completion_)?tokens/i.test(body)) return { ...dialect, tokenLimit: false };
  const blamed = /response_format|json_schema|json_object|schema|grammar|structured|guided/i.test(body);
  const format = blamed || status === 400 || status === 422 ? LESS[dialect.format] : undefined;
  return format && { ...dialect, format };
}
