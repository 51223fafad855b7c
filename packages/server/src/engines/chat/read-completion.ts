import { z } from 'zod';
import type { PlanReply } from '../../engine/define-op.ts';
import { extractJson } from './extract-json.ts';

/** What we read of a `chat.completion`; servers differ in the rest. */
const completion = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({
          content: z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).nullish(),
          refusal: z.string().nullish(),
        }),
      }),
    )
    .min(1),
});

const errorBody = z.looseObject({
  error: z.looseObject({ code: z.union([z.string(), z.number()]).nullish(), type: z.string().nullish() }),
});

/** The JSON in a successful answer, or why there is none. */
export function readCompletion(body: string): PlanReply {
  const parsed = completion.safeParse(parse(body));
  // some gateways say 200 and put the error in the body
  if (!parsed.success) return { failure: errorBody.safeParse(parse(body)).success ? 'server_error' : 'malformed' };
  const { message, finish_reason: reason } = parsed.data.choices[0]!;
  if (message.refusal || reason === 'content_filter') return { failure: 'refused' };
  if (reason === 'length') return { failure: 'cut_off' };
  const { content } = message;
  const answer = Array.isArray(content) ? content.map((part) => part.text ?? '').join('') : content;
  if (!answer) return { failure: 'malformed' };
  const text = extractJson(answer);
  return text === undefined ? { failure: 'not_json' } : { text };
}

/** The code and type of an error answer, as far as they are identifiers: nothing that could quote the prompt or the key. */
export function errorCodes(body: string): string {
  const parsed = errorBody.safeParse(parse(body));
  if (!parsed.success) return '';
  const { code, type } = parsed.data.error;
  return [code, type].filter((word) => /^[\w.-]{1,60}$/.test(String(word ?? ''))).join(' ');
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
